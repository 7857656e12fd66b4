/**
 * Cards drawn small, of hands gone by: beside those that are played with they are none of the table's.
 * @module
 */
import { type Extra, isFace, readCard } from './card.ts';
import { isCardShape } from './card-shape.ts';
import { boundsOf, hasLayout } from './dom.ts';
import { memoryOf } from './memory.ts';
import { type Survey, withOnly } from './survey.ts';
import { elementsUp, isVisible } from './tree.ts';

/** Lower than this beside others twice as high, in CSS pixels, cards are examples in a pay table, or of hands gone by. */
const LOW = 40;
export const leastHeight = (highest: number): number => Math.min(LOW, highest / 2);

/** More levels than a card is drawn in, and more than tells of the cards on a table. */
const HIGHEST = 8;
const MOST_HINTS = 300;

/**
 * The same survey without what tells of cards that are so small beside others, or beside those that lay here before:
 * between two hands there may be no others.
 */
export function withoutSmallCards(from: Survey, extra?: Extra): Survey {
  const { cardHints } = from;
  if (!hasLayout || cardHints.length === 0 || cardHints.length > MOST_HINTS) return from;
  const memory = memoryOf(from);
  const known = new Map<Element, number>();
  /** How high a card lies open there; 0 where none does. */
  const heightAt = (element: Element): number => {
    const height = known.get(element) ?? (isFace(readCard(element, extra)) ? boundsOf(element).height : 0);
    known.set(element, height);
    return height;
  };
  const heights = cardHints.map((hint) => Math.max(...elementsUp(hint, HIGHEST).map(heightAt)));
  for (const [element, height] of known)
    if (height > (memory.tallest ?? 0) && isCardShape(boundsOf(element)) && isVisible(element))
      memory.tallest = height;
  const least = leastHeight(memory.tallest ?? 0);
  const large = cardHints.filter((_, i) => heights[i] === 0 || heights[i]! >= least);
  return large.length < cardHints.length ? withOnly(from, large) : from;
}
