/**
 * Labels by what the page itself calls things, in words that need not be known: the player showed one of them once.
 * @module
 */
import { attribute, localName } from './dom.ts';
import { fits } from './shapes.ts';
import { atColon } from './strip.ts';
import { isBox, type Label, type Survey } from './survey.ts';
import { elementAround, walk } from './tree.ts';
import { LONGEST_LABEL, squeeze } from './words.ts';

/** More texts than a page has that anybody plays on. */
const MOST_TEXTS = 20_000;

const known = new WeakMap<Survey, ReadonlyMap<string, readonly Label[]>>();

/** The labels that say this; case, blanks and punctuation don't count. */
export const labelsSaying = (survey: Survey, text: string): readonly Label[] =>
  labelsIn(survey).get(squeeze(text)) ?? [];

/** All short texts on the page, by what they say. Made where it is asked for, once a survey. */
function labelsIn(survey: Survey): ReadonlyMap<string, readonly Label[]> {
  const made = known.get(survey);
  if (made) return made;
  const labels = new Map<string, Label[]>();
  let texts = 0;
  const note = (label: Label): void => {
    const said = squeeze(label.text);
    if (said === '') return;
    labels.set(said, [...(labels.get(said) ?? []), label]);
  };
  // What was surveyed comes first, and holds the other roots.
  walk(survey.roots[0]!, {
    element(element) {
      const spoken = attribute(element, 'aria-label');
      if (spoken && isBox(element)) for (const label of labelsOf(spoken, element)) note(label);
    },
    text(node) {
      const around = elementAround(node)!;
      if (localName(around) === 'textarea') return undefined;
      for (const label of labelsOf(node.data, around)) note(label);
      return ++texts > MOST_TEXTS ? 'stop' : undefined;
    },
  });
  known.set(survey, labels);
  return labels;
}

/** What a text may be as a label: the whole of it, or what stands before a colon in it. */
export function labelsOf(text: string, element: Element): readonly Label[] {
  const whole = text.trim();
  if (whole.length <= LONGEST_LABEL)
    return whole === '' ? [] : [{ element, rest: null, text: whole }, ...parted(whole, element)];
  return parted(whole, element);
}

function parted(whole: string, element: Element): readonly Label[] {
  const halves = atColon(whole);
  return halves ? [{ element, rest: halves[1], text: halves[0] }] : [];
}

/** Something that shows what can only be a hash, or null. */
export function hashOn({ roots, boxes }: Survey): Element | null {
  const box = boxes.find(({ value }) => isHash(value));
  if (box) return box;
  let found: Element | null = null;
  walk(roots[0]!, {
    text(node) {
      if (!isHash(node.data)) return undefined;
      found = elementAround(node);
      return 'stop';
    },
  });
  return found;
}

const isHash = (text: string): boolean => fits('announced.commitment', text);

/** The nearest texts before an element, the nearest first. */
export function textsBefore(roots: readonly Node[], element: Element, most: number): readonly Label[] {
  const before: Label[] = [];
  let isThere = false;
  for (const root of roots) {
    if (isThere) break;
    walk(root, {
      element(at) {
        if (at !== element) return undefined;
        isThere = true;
        return 'stop';
      },
      text(node) {
        before.push(...labelsOf(node.data, elementAround(node)!));
      },
    });
  }
  return isThere ? before.slice(-most).reverse() : [];
}
