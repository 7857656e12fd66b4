/**
 * The parts of a panel that a heading or a chosen tab says the seeds of: the active pair's, the one before, the next.
 * @module
 */
import { areSame } from './alike.ts';
import { isNamed } from './card.ts';
import { whichOf } from './columns.ts';
import {
  childrenOf,
  isElement,
  localName,
  matches,
  nextElement,
  parentNode,
  previousElement,
  select,
} from './dom.ts';
import { isOfPanel } from './strip.ts';
import { closest, elementsUp, holds, isVisible, parentOf, textOf, walk } from './tree.ts';
import { LONGEST_LABEL, type Meaning, meaningsOf } from './words.ts';

/** A part of a panel, such as that of the previous pair, whose rows have the same names as another's. */
export interface Section {
  /** Null where it cannot be told. */
  readonly which: string | null;
  /** It ends here, if no other begins before. */
  readonly scope: Node;
  /** What heads it, if that is a heading by its element. */
  readonly heading: Element | null;
  /** What says which it is. */
  readonly head: Element;
  /** Whether that is the chosen one of several tabs: what is hidden beside it may be another one's. */
  readonly isChosen: boolean;
}

/** How far around its heading a section reaches, in levels of the page's structure. */
const SECTION_LEVELS = 3;

/** The section that a label with these meanings is the heading of, or null. */
export function sectionAt(element: Element, meanings: readonly Meaning[]): Section | null {
  const which = whichOf(meanings, 'sections') ?? whichOf(meanings, 'tabs');
  if (which === undefined) return null;
  const tab = tabAround(element);
  if (!tab) {
    if (whichOf(meanings, 'sections') === undefined && !matches(element, HEADING)) return null;
    // Side by side with another it heads a column.
    const beside = [previousElement(element), nextElement(element)];
    const isOfColumn = beside.some(
      (one) => one && localName(one) === localName(element) && whichIs(one) !== undefined,
    );
    return sectionOf(isOfColumn ? null : which, element, closest(element, HEADING));
  }
  const row = rowOfTabs(tab);
  const chosen = row.filter((one) => matches(one, CHOSEN) || isNamed(one, CHOSEN_NAME));
  if (chosen.length === 1) return chosen[0] === tab ? sectionOf(which, tab, null, true) : null;
  // What is pressed is a heading only among others like it; which of them was pressed is not always said.
  return row.filter(whichIs).length > 1 ? sectionOf(null, tab, null) : null;
}

const sectionOf = (
  which: Section['which'],
  head: Element,
  heading: Element | null,
  isChosen = false,
): Section => ({
  which,
  scope: scopeOf(head),
  heading,
  head,
  isChosen,
});

/** Whether what stands in a section is hidden behind its tab, as the part of another tab is. */
export const isBehind = ({ isChosen, head }: Section, element: Element): boolean =>
  isChosen && isVisible(head) && !isVisible(element);

/** Whether a heading like that of a section, in whatever words, begins another part of the page. */
export function endsSection(
  { heading, head }: Section,
  element: Element,
  text: string,
  hasValues: (part: Element) => boolean,
): boolean {
  if (/\d/.test(text)) return false;
  if (!heading) return headsLike(head, element, hasValues);
  const name = localName(heading);
  const next = localName(element) === name ? element : parentOf(element);
  return !!next && next !== heading && isElement(next) && localName(next) === name;
}

/** Whether it is to a part of the page what another is to one like it before, with values of its own: what that begins with. */
function headsLike(head: Element, element: Element, hasValues: (part: Element) => boolean): boolean {
  if (!areSame(head, element)) return false;
  const own = elementsUp(head, SECTION_LEVELS).find(hasValues);
  const part = own && elementsUp(element, SECTION_LEVELS).find((up) => parentNode(up) === parentNode(own));
  return (
    !!part &&
    part !== own &&
    areSame(own, part) &&
    [own, part].every((one, i) => beginsWith(one, [head, element][i]!))
  );
}

/** Whether nothing is written in a part before this. */
function beginsWith(part: Element, head: Element): boolean {
  let first: Node | null = null;
  walk(part, {
    text(text) {
      if (text.data.trim() !== '') first = text;
      return first && 'stop';
    },
  });
  return first !== null && holds(head, first);
}

/** `Revealed seed`, which names a value, is a heading where right below it stands the label of another. */
export function headsUsed(element: Element, meanings: readonly Meaning[]): boolean {
  if (!meanings.includes('fields:revealed.serverSeed') || !matches(element, HEADING)) return false;
  const around = parentNode(element);
  const next = nextElement(element) ?? (around && isElement(around) ? nextElement(around) : null);
  let first = '';
  if (next)
    walk(next, {
      text({ data }) {
        first = data.trim();
        return first && 'stop';
      },
    });
  return isOfPanel(first);
}

export const USED: readonly Meaning[] = ['sections:last'];

/** Which section an element is the heading of. */
const whichIs = (element: Element): string | undefined =>
  whichOf(meaningsOf(textOf(element, LONGEST_LABEL) ?? ''), 'sections');

/** The part of a panel that a heading is of: all of it that stands in a shadow root with the heading. */
function scopeOf(heading: Element): Node {
  const own = closest(heading, 'caption, legend, summary');
  if (own) return parentNode(own)!;
  let scope: Element = heading;
  for (let level = 0; level < SECTION_LEVELS; level++) {
    const up = parentOf(scope);
    if (!up || !isElement(up)) return up ?? scope;
    const isBody = localName(up) === 'body';
    // What heads a part of the page by itself is right in it.
    if (isBody && scope !== heading && !matches(scope, '[role="tablist"]')) break;
    scope = up;
  }
  return scope;
}

/** `Previous` says little in a part of a panel, and all at the head of it. */
export const HEADING = 'h2, h3, h4, h5, h6, legend, summary';
const TAB = 'button, a, [role="button"], [role="tab"]';
/** What a tab is called that is no control by its element: `v-tab`, `tab-item`, `el-tabs__item`. */
const TAB_NAME = /^(?:\w+[-_]+)*(?:tab(?:[-_]*(?:item|link|btn|button|title|label))?|tabs__item)$/i;
/** Of the tabs in a row, the one whose panel is shown. */
const CHOSEN =
  '[aria-selected="true"], [aria-pressed="true"], [aria-current]:not([aria-current="false"]), [data-state="active"]';
const CHOSEN_NAME = /(?:^|(?<!not)[-_])(?:active|selected)$/i;

const isNamedTab = (element: Element): boolean => isNamed(element, TAB_NAME);

/** The tab that an element is, or stands in: of several called so in each other, the first that others stand beside. */
function tabAround(element: Element): Element | null | undefined {
  const named = elementsUp(element, 3).filter(isNamedTab);
  return closest(element, TAB) ?? named.find((one) => rowOfTabs(one).length > 1) ?? named[0];
}

/** What is pressed side by side with a tab, and itself: right beside it, or each in an item of a list. */
function rowOfTabs(tab: Element): readonly Element[] {
  let around = parentNode(tab);
  if (!matches(tab, TAB)) return childrenOf(around!).filter(isNamedTab).slice(0, MOST_TABS);
  for (let level = 0; level < 2 && around; level++, around = parentNode(around)) {
    const row = select(around, TAB);
    if (row.length > 1) return row.length > MOST_TABS ? [tab] : row;
  }
  return [tab];
}

const MOST_TABS = 12;
