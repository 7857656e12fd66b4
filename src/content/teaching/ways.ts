/**
 * How an element that the player shows would be found again: the ways in the order of how long they last. A way that
 * finds something else too is none, and is told all the same.
 * @module
 */
import { attribute, childrenOf, isElement, localName, matches, parentNode } from '../../reading/dom.ts';
import { labelsOf, textsBefore } from '../../reading/said.ts';
import { LONGEST_VALUE } from '../../reading/shapes.ts';
import type { Survey } from '../../reading/survey.ts';
import { findAll, holds, parentOf, textOf } from '../../reading/tree.ts';
import type { Spot } from './lessons.ts';
import { isOwnName, looksMade } from './names.ts';

/** In the order of how long they last. */
export const WAYS = [
  'text',
  'test-id',
  'id',
  'label',
  'aria',
  'region',
  'class',
  'page',
  'made-class',
] as const;
export type WayKind = (typeof WAYS)[number];

export interface Way {
  readonly kind: WayKind;
  readonly spot: Spot;
}

/** Whether the next version of the page, or anything new on it, may well change it. */
export const isWeak = ({ kind }: Way): boolean => kind === 'page' || kind === 'made-class';

const TEST_IDS = [
  'data-testid',
  'data-test-id',
  'data-test',
  'data-qa',
  'data-qa-id',
  'data-cy',
  'data-e2e',
  'data-automation-id',
  'data-hook',
];
/** What a page says of an element to those who can't see it, and what it calls a field. */
const ARIA = ['name', 'aria-label', 'aria-labelledby', 'itemprop', 'autocomplete', 'placeholder'];
const LONGEST_NAME = 100;

const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&').replace(/\n/g, '\\a ')}"`;

function byAttributes(element: Element, names: readonly string[]): string[] {
  return names.flatMap((name) => {
    const value = attribute(element, name);
    return value && value.length <= LONGEST_NAME ? [`${localName(element)}[${name}=${quoted(value)}]`] : [];
  });
}

const isNamed = (value: string): boolean => value.split(/[-_.:]/).every((part) => !looksMade(part));

const testIds = (element: Element): string[] =>
  byAttributes(
    element,
    TEST_IDS.filter((name) => isNamed(attribute(element, name) ?? '')),
  );

function ids(element: Element): string[] {
  const id = attribute(element, 'id');
  return id && id.length <= LONGEST_NAME && !looksMade(id) ? [`[id=${quoted(id)}]`] : [];
}

/** Elements of which pages have one, mostly. */
const PARTS =
  'dialog, main, aside, nav, footer, form, fieldset, details, table, [role="dialog"], [role="region"]';

/** The selectors of an element by names that last. */
const steady = (element: Element): string[] => [
  ...testIds(element),
  ...ids(element),
  ...byAttributes(element, ['aria-label', 'name']),
  ...readable(element),
];

function classes(element: Element): string[] {
  return (attribute(element, 'class') ?? '')
    .slice(0, 500)
    .split(/\s+/)
    .filter((name) => name !== '');
}

const byClass = (element: Element, names: readonly string[]): string[] =>
  names.length > 0
    ? [`${localName(element)}${names.map((name) => `[class~=${quoted(name)}]`).join('')}`]
    : [];

/** By classes that name it; what they say of its state is no name. */
const readable = (element: Element): string[] => byClass(element, classes(element).filter(isOwnName));

/** What finds this element and nothing else. */
export const isAlone = (survey: Survey, selector: string, element: Element): boolean => {
  const found = findAll(survey.roots, selector);
  return found.length === 1 && found[0] === element;
};

/** How many elements of the page a way finds, were it taken: equal candidates are told. */
export const countOf = (survey: Survey, { spot }: Way): number =>
  spot.selectors ? findAll(survey.roots, spot.selectors.join()).length : 0;

/** What a site's record may hold. */
const LONGEST_SELECTOR = 500;

/** Deeper than any part of a page stands in one with a name. */
const DEEPEST = 40;

/**
 * All ways to an element, the steadiest first; by labels only where it is a value that has one. `others` are values
 * too, and nobody's labels.
 */
export function waysTo(
  element: Element,
  survey: Survey,
  hasLabel: boolean,
  others: readonly Element[] = [],
): readonly Way[] {
  const ways: Way[] = [];
  const add = (kind: WayKind, selectors: readonly string[]): void => {
    for (const selector of selectors) ways.push({ kind, spot: { selectors: [selector] } });
  };
  add('test-id', testIds(element));
  add('id', ids(element));
  if (hasLabel) ways.push(...byLabel(element, survey, others));
  add('aria', byAttributes(element, ARIA));
  const region = regionOf(element, survey);
  if (region) add('region', [`${region.selector}${pathFrom(region.element, element)}`]);
  add('class', readable(element));
  const root = topOf(element);
  if (root) add('page', [`${root.selector}${pathFrom(root.element, element)}`]);
  add(
    'made-class',
    byClass(
      element,
      classes(element).filter((name) => looksMade(name) || isOwnName(name)),
    ),
  );
  return ways.filter(({ spot }) => (spot.selectors?.[0]?.length ?? 0) <= LONGEST_SELECTOR);
}

/** As many texts before a value as may be its label. */
const MOST_TEXTS = 6;

function byLabel(element: Element, survey: Survey, others: readonly Element[]): Way[] {
  const own = labelsOf(textOf(element, LONGEST_VALUE) ?? '', element).filter(({ rest }) => rest !== null);
  const before = textsBefore(survey.roots, element, MOST_TEXTS).filter(
    (label) => label.rest !== null || !others.some((other) => holds(other, label.element)),
  );
  const texts = [...new Set([...own, ...before].map(({ text }) => text))].filter(isLabel);
  return texts.flatMap((text): Way[] => {
    const region = regionOf(element, survey);
    return [
      { kind: 'label', spot: { said: [text] } },
      ...(region ? [{ kind: 'label' as const, spot: { said: [text], within: region.selector } }] : []),
    ];
  });
}

/** A label has words, and neither looks drawn at random nor counts something: what changes is none. */
const isLabel = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && !/[0-9a-f]{12,}|\S{30,}|\d{3,}/i.test(text.replace(/sha-?(?:256|512)/gi, ''));

interface Named {
  readonly element: Element;
  readonly selector: string;
}

/** The nearest part of the page around an element that has a name of its own that lasts. */
function regionOf(element: Element, survey: Survey): Named | null {
  let at = parentOf(element);
  for (let level = 0; at && level < DEEPEST; level++, at = parentOf(at)) {
    if (!isElement(at)) return null; // Selectors don't reach across the borders of shadow roots and frames.
    const around = at;
    const names = [...steady(around), ...(matches(around, PARTS) ? [localName(around)] : [])];
    const selector = names.find((name) => isAlone(survey, name, around));
    if (selector && localName(around) !== 'body' && localName(around) !== 'html')
      return { element: around, selector };
  }
  return null;
}

/** The body, or the outermost element around one in its own shadow root. */
function topOf(element: Element): Named | null {
  let top = element;
  for (let up = parentNode(top); up && isElement(up) && localName(top) !== 'body'; up = parentNode(top))
    top = up;
  return top === element ? null : { element: top, selector: localName(top) };
}

/**
 * The way down, by places among siblings from both ends: where one more comes or goes, it leads nowhere. Other things
 * than the page's own are put at the body's end.
 */
function pathFrom(top: Element, element: Element): string {
  let path = '';
  for (let at = element; at !== top; ) {
    const parent = parentNode(at)!;
    const siblings = childrenOf(parent);
    const place = siblings.indexOf(at);
    const fromEnd =
      localName(top) === 'body' && parent === top ? '' : `:nth-last-child(${siblings.length - place})`;
    path = ` > ${localName(at)}:nth-child(${place + 1})${fromEnd}${path}`;
    if (!isElement(parent)) break;
    at = parent;
  }
  return path;
}
