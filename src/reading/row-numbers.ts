/**
 * Rows of cards of which each has its number beside it, as histories do: what could be a rank is none of the card's.
 * @module
 */
import { isFace, type Place } from './card.ts';
import { childElementCount, childrenOf } from './dom.ts';
import { textOf } from './tree.ts';

/** What the cards in these places are read from: without the number of each, which may be taken for a rank. */
export function withoutNumbers(
  places: readonly Element[],
  lies: (place: Element) => Place,
): readonly Element[] {
  if (!places.some((place) => lies(place) === 'malformed')) return places;
  const numbers = places.map((_, i) => i + 1);
  for (const inOrder of [numbers, numbers.toReversed()]) {
    const parts = places.flatMap((place, i) => partBeside(inOrder[i]!, place, lies) ?? []);
    if (parts.length === places.length) return parts;
  }
  return places;
}

/** The card in a place, beside which nothing but its number stands, and what says nothing of a card. No rank is 1. */
function partBeside(number: number, place: Element, lies: (place: Element) => Place): Element | null {
  if (childElementCount(place) > MOST_PARTS) return null;
  const isNumber = (part: Element) =>
    /^[#№]?\s?(\d{1,3})\.?$/.exec(textOf(part, LONGEST) ?? '')?.[1] === `${number}`;
  const parts = childrenOf(place);
  const others = parts.filter((part) => !isNumber(part) && lies(part) !== 'blank');
  const [part] = others;
  return part && others.length === 1 && parts.some(isNumber) && isFace(lies(part)) ? part : null;
}

/** More than a card, its number and how it is marked. */
const MOST_PARTS = 4;
/** More than a number takes. */
const LONGEST = 8;
