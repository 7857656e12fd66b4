/**
 * Cards that are on a page twice, once as a narrow window shows them and once as a wide one does: styles leave the other
 * copy out.
 * @module
 */
import { type Extra, isFace, readCard } from './card.ts';
import { checkVisibility, styleOf } from './dom.ts';
import { cardAround } from './hand-of-five.ts';
import { placesIn } from './hands.ts';
import { type Survey, withOnly } from './survey.ts';
import { elementAround, elementsUp, holds } from './tree.ts';

/** More than tells of the cards on a table. */
const MOST_HINTS = 300;

/** The same survey without what tells of cards that are left out, where beside them the same ones are to be seen. */
export function withoutHiddenCopies(from: Survey, extra?: Extra): Survey {
  const { cardHints } = from;
  if (cardHints.length > MOST_HINTS) return from;
  const leftOut = new Map(cardHints.map((hint) => [hint, leftOutAround(hint)]));
  const isShown = (hint: Element): boolean => leftOut.get(hint) === null;
  const faceOf = (element: Element) => readCard(element, extra);
  const isCopy = (copy: Element): boolean => {
    const around = elementAround(copy);
    const beside = cardHints.filter((hint) => isShown(hint) && around && holds(around, hint));
    const faces = new Set(beside.map((hint) => cardAround(hint, extra)).map((card) => card && faceOf(card)));
    const inside = cardHints.filter((hint) => leftOut.get(hint) === copy);
    const own = placesIn(copy, inside).map(faceOf).filter(isFace);
    return own.length > 0 && own.every((card) => faces.has(card));
  };
  const copies = new Set([...new Set(leftOut.values())].filter((copy) => copy !== null && isCopy(copy)));
  const hints = cardHints.filter((hint) => !copies.has(leftOut.get(hint)!));
  return hints.length === cardHints.length ? from : withOnly(from, hints);
}

/** The outermost element around what tells of a card, or itself, that styles leave out; null where none does. */
const leftOutAround = (hint: Element): Element | null =>
  checkVisibility(hint)
    ? null
    : (elementsUp(hint, Number.POSITIVE_INFINITY).findLast((at) => styleOf(at).display === 'none') ?? null);
