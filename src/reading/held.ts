/**
 * Which of the cards on a table are marked as held.
 * @module
 */
import { colourIn } from './colours.ts';
import { controlsFor } from './controls.ts';
import {
  attribute,
  boundsOf,
  childrenOf,
  follows,
  hasLayout,
  hostOf,
  isShadowRoot,
  matches,
  parentNode,
  select,
  selectFirst,
  shadowRoot,
  styleOf,
} from './dom.ts';
import type { Survey } from './survey.ts';
import { closest, elementsUp, holds, isVisible, rootAround, textOf } from './tree.ts';
import { LONGEST_LABEL, type Meaning, meaningsOf } from './words.ts';

const HELD_CLASS = /(?:^|[\s_-])held(?:$|\s)/;
const HELD = '[held]:not([held="false"])';
const PRESSED = '[aria-pressed="true"], [aria-checked="true"], [aria-selected="true"], input:checked';

/** Whether the card at each place is marked: by a class, as a pressed control, or by the word. `over`: once the hand is. */
export function heldAt(
  places: readonly Element[],
  survey: Survey,
  evidence: Element[],
  over: boolean,
): boolean[] {
  const words = survey
    .labelled('marks:held')
    .map(({ element }) => element)
    .slice(0, MOST);
  const outside = [...controlsFor(survey, ['hold']), ...words].filter(
    (control) => !places.some((place) => holds(place, control)),
  );
  const row = inOrder(outside);
  // A row of as many controls as there are cards: each belongs to the card above it.
  const controls = row.length === places.length ? row : [];
  evidence.push(...controls);
  const parts = places.map((place, i) => [place, controls[i] ?? place, ...hostOfOne(place, places)]);
  const named = places.map((place) => withinAlone(place).some(isNamedHeld));
  const said = parts.map((both) => both.some((one) => isSaidOn(one, words)));
  const badged = parts.map((both) => both.some(hasBadge));
  // A place that each card has for the word is no sign.
  const badges = badged.includes(false) ? badged.map((one, i) => one || said[i]!) : said;
  // What all five have, they may have whether or not they are held, lit or not.
  const isTold = badges.includes(false);
  const isTelling = named.includes(false);
  const holding = survey.labelled('controls:hold').map(({ element }) => element);
  // Where nothing speaks of holding, what is pressed still when the hand is over may be what was exchanged.
  const isHolding = !over || words.length + holding.length > 0;
  const marks = isHolding ? `${HELD}, ${PRESSED}` : HELD;
  const marked = parts.map(
    (both, i) =>
      both.some((one) => isHeld(one) || hasMark(one, marks)) ||
      (isTold && badges[i]!) ||
      (isTelling && named[i]!),
  );
  if (marked.includes(true)) return marked;
  const above = inRowBeside(places, [...words, ...holding.slice(0, MOST)]);
  if (above) return above;
  // Some have the word on cards that are held, and on no others. Alone on a control it says what that does.
  const telling = holding.filter(isWritten).filter((word) => {
    const control = closest(word, 'button');
    return !control || !meaningsOf(textOf(control, LONGEST_LABEL) ?? '').includes('controls:hold');
  });
  const worded = places.map((place) => telling.some((word) => holds(place, word)));
  return worded.every((one) => one) ? marked : worded;
}

/**
 * The cards at which one of these words stands, in a row of their own with a place for each card: `HOLD` above those that
 * are held, and nothing above the others. Null where there is no such row, or all say it.
 */
function inRowBeside(places: readonly Element[], words: readonly Element[]): boolean[] | null {
  const isSaid = (one: Element): boolean => words.some((word) => holds(one, word) && isWritten(word));
  const rows = words.flatMap((word) => elementsUp(word, 2).map((one) => childrenOf(parentNode(one)!)));
  for (const parts of rows) {
    if (parts.length !== places.length || !parts.every((part, i) => isInColumn(part, places[i]!))) continue;
    const said = parts.map(isSaid);
    const isRow = parts.every((part, i) => said[i] || textOf(part, LONGEST_LABEL) === '');
    if (isRow && said.includes(true) && said.includes(false)) return said;
  }
  return null;
}

/** Whether a part stands above or below a card, and is neither pressed nor around it. */
function isInColumn(part: Element, place: Element): boolean {
  if (matches(part, PRESSABLE) || selectFirst(part, PRESSABLE) || holds(part, place)) return false;
  if (!hasLayout) return true;
  const { left, width } = boundsOf(part);
  const card = boundsOf(place);
  const middle = left + width / 2;
  return middle > card.left && middle < card.right;
}

const PRESSABLE = 'button, input, a, [role="button"]';

/** The element that shows a card in a shadow root of its own. */
function hostOfOne(place: Element, places: readonly Element[]): readonly Element[] {
  const root = rootAround(place);
  const isOwn = isShadowRoot(root) && !places.some((other) => other !== place && holds(root, other));
  return isOwn ? [hostOf(root)] : [];
}

function hasMark(element: Element, marks: string): boolean {
  const root = shadowRoot(element);
  const isWithin =
    selectFirst(element, marks) !== null || (root !== null && selectFirst(root, marks) !== null);
  return isWithin || matches(element, marks);
}

/** Whether a word can be seen: on cards that are not held it may stand in ink that is transparent. */
const isWritten = (word: Element): boolean =>
  isVisible(word) && !(hasLayout && colourIn(styleOf(word).color)?.alpha === 0);

/** Whether something that can be seen on it is called so. */
const hasBadge = (element: Element): boolean =>
  select(element, '[class*="held"]').some((part) => isHeld(part) && isVisible(part));

/** Whether it can be read on it. */
const isSaidOn = (element: Element, words: readonly Element[]): boolean =>
  words.some((word) => holds(element, word) && isWritten(word));

/** The element of a card, and those in it that have nothing beside them, from the outside inwards. */
function withinAlone(place: Element): readonly Element[] {
  const all = [place];
  for (
    let [only, ...others] = childrenOf(place);
    only && others.length === 0;
    [only, ...others] = childrenOf(only)
  )
    all.push(only);
  return all;
}

/** Whether one of its classes is a word for it, in whatever language, or for holding: `card hold`, `carte tenue`. */
const isNamedHeld = (element: Element): boolean =>
  (attribute(element, 'class') ?? '')
    .slice(0, LONGEST_NAMES)
    .split(/[\s_-]+/)
    .some((word) => meaningsOf(word).some((meaning) => OF_HOLDING.has(meaning)));

const OF_HOLDING: ReadonlySet<Meaning> = new Set(['marks:held', 'controls:hold']);
const LONGEST_NAMES = 200;

const isHeld = (element: Element): boolean => HELD_CLASS.test(attribute(element, 'class') ?? '');

/** More than a table has that hold, or say that they do. */
const MOST = 50;

/** Outermost elements only, in the order of the page; none where they are too many. */
function inOrder(elements: readonly Element[]): Element[] {
  const all = [...new Set(elements)];
  if (all.length > MOST) return [];
  const outermost = all.filter((element) => !all.some((other) => other !== element && holds(other, element)));
  return outermost.sort((a, b) => Number(follows(b, a)) - Number(follows(a, b)));
}
