/**
 * The ways in which the five cards of a hand can share suits. Which suit is which never matters, so a hand is
 * its ranks and a pattern of suits: of 2,598,960 hands, 134,459 differ.
 * @module
 */
import { HAND } from './video-poker-completions.ts';

/**
 * Some of the five cards of a hand, as bits, the cards being sorted by rank: those held, or those of one
 * suit.
 */
export type CardSet = number;
export const CARD_SETS = 1 << HAND;

/**
 * The patterns that some hands can have, by number; in flat arrays because they are walked through 6,175
 * times.
 */
export interface SuitPatterns {
  readonly count: number;
  /** Which cards are of each suit, none if it is not there: `suits[4 * pattern]` and the next three. */
  readonly suits: Uint8Array;
  /** The holds that take cards of more than one suit, as bits: bit h stands for the hold h. */
  readonly mixedHolds: Int32Array;
  /** In how many ways the four suits can be given to it. */
  readonly deals: Uint8Array;
}

const known: SuitPatterns[] = [];

/**
 * The patterns of the hands in which the cards i and i + 1 have the same rank exactly where bit i of `pairs`
 * is set.
 */
export function suitPatterns(pairs: number): SuitPatterns {
  known[pairs] ??= findPatterns(pairs);
  return known[pairs];
}

function findPatterns(pairs: number): SuitPatterns {
  const slots = [0];
  for (let i = 0; i < HAND - 1; i++) slots.push(slots[i]! + ((pairs >> i) & 1 ? 0 : 1));
  const found = new Map<string, { suits: Suits; deals: number }>();
  for (const suits of suitings(slots)) {
    // Cards of one rank may change places, so what counts is which ranks each suit has.
    const ranks = suits.map((cards) => slots.reduce((set, slot, i) => set | (((cards >> i) & 1) << slot), 0));
    const key = ranks.sort((a, b) => a - b).join();
    const deals = waysToName(suits) / ordersOf(slots);
    const pattern = found.get(key);
    if (pattern) pattern.deals += deals;
    else found.set(key, { suits, deals });
  }
  const patterns = [...found.values()];
  return {
    count: patterns.length,
    suits: Uint8Array.from(patterns.flatMap(({ suits }) => suits)),
    mixedHolds: Int32Array.from(patterns, ({ suits }) => mixedHolds(suits)),
    deals: Uint8Array.from(patterns, ({ deals }) => deals),
  };
}

/** Which cards are of each suit. */
type Suits = [CardSet, CardSet, CardSet, CardSet];

/** Each way to share out the cards among suits that are numbered as they first appear. */
function suitings(slots: readonly number[], placed = 0, suits: Suits = [0, 0, 0, 0]): Suits[] {
  if (placed === HAND) return [suits];
  const fresh = suits.indexOf(0);
  return suits.flatMap((cards, suit) => {
    const again = slots.some((slot, i) => slot === slots[placed] && (cards >> i) & 1);
    if (again || (cards === 0 && suit !== fresh)) return [];
    return suitings(slots, placed + 1, suits.with(suit, cards | (1 << placed)) as Suits);
  });
}

/** How many choices of real suits one suiting stands for. */
function waysToName(suits: Suits): number {
  const used = suits.filter((cards) => cards !== 0).length;
  return [4, 3, 2, 1].slice(0, used).reduce((product, left) => product * left, 1);
}

/** How often suitings that differ only in the order of cards of one rank are counted. */
function ordersOf(slots: readonly number[]): number {
  return slots.reduce((product, slot, i) => product * (i + 1 - slots.indexOf(slot)), 1);
}

function mixedHolds(suits: Suits): number {
  let mixed = 0;
  for (let hold = 1; hold < CARD_SETS; hold++) {
    if (suits.every((cards) => (cards & hold) !== hold)) mixed |= 1 << hold;
  }
  return mixed;
}
