/**
 * Which order of the fresh deck makes cards of places. It need not be tried: the first card leaves few of the ways to
 * put ranks, and the suits follow from the cards.
 * @module
 */
import { type Card, RANKS, SUITS } from '../cards.ts';
import { CARDS_IN_DECK, type FreshDeck, MAJORS, RANK_ORDERS } from './rule.ts';

/** How ranks lie: which of the two is put first, and whether aces are low. */
const LAYOUTS = MAJORS.flatMap((major) => RANK_ORDERS.map((ranks) => ({ major, ranks })));

/** Orders of a fresh deck that there are: the layouts, each with every order of suits. */
export const DECK_ORDERS = LAYOUTS.length * 24;

const rankCode = (card: Card): number => RANKS.indexOf(card[0] as (typeof RANKS)[number]);
const suitCode = (card: Card): number => SUITS.indexOf(card[1] as (typeof SUITS)[number]);

/** For a place in the deck and a rank, the layouts that have the one at the other, as bits. */
const FITTING = new Uint8Array(CARDS_IN_DECK * RANKS.length);
for (const [bit, { major, ranks }] of LAYOUTS.entries()) {
  for (let place = 0; place < CARDS_IN_DECK; place++) {
    const rank = ranks[major === 'suit' ? place % 13 : place >> 2]!;
    FITTING[place * RANKS.length + RANKS.indexOf(rank as (typeof RANKS)[number])]! |= 1 << bit;
  }
}
const ALL_LAYOUTS = (1 << LAYOUTS.length) - 1;

/** Cards of a deal by their codes, as the search compares them; -1 is one that was not seen. */
export interface CodedDeal {
  readonly ranks: Int8Array;
  readonly suits: Int8Array;
}

export const coded = (cards: readonly (Card | null)[]): CodedDeal => ({
  ranks: Int8Array.from(cards, (card) => (card === null ? -1 : rankCode(card))),
  suits: Int8Array.from(cards, (card) => (card === null ? -1 : suitCode(card))),
});

/** Layouts in which the ranks of a deal come of these places, as bits. */
export function layoutsFor(places: ArrayLike<number>, { ranks }: CodedDeal, among = ALL_LAYOUTS): number {
  let layouts = among;
  for (let i = 0; i < ranks.length && layouts !== 0; i++) {
    const rank = ranks[i]!;
    if (rank >= 0) layouts &= FITTING[(places[i]! % CARDS_IN_DECK) * RANKS.length + rank]!;
  }
  return layouts;
}

/** A fresh deck in so far as it is known: for each of the four places of suits its suit, or -1. */
export interface PartialDeck {
  readonly layout: number;
  readonly suits: readonly number[];
}

/** The decks of these layouts in which the suits of a deal come of these places as well, and go with what is known. */
export function decksFor(
  places: ArrayLike<number>,
  { suits }: CodedDeal,
  layouts: number,
  known?: PartialDeck,
): PartialDeck[] {
  const decks: PartialDeck[] = [];
  for (let layout = 0; layout < LAYOUTS.length; layout++) {
    if ((layouts & (1 << layout)) === 0 || (known && known.layout !== layout)) continue;
    const found = suitsOf(places, suits, LAYOUTS[layout]!.major === 'suit', known?.suits);
    if (found) decks.push({ layout, suits: found });
  }
  return decks;
}

function suitsOf(
  places: ArrayLike<number>,
  suits: Int8Array,
  bySuit: boolean,
  known: readonly number[] = [-1, -1, -1, -1],
): number[] | null {
  const found = [...known];
  for (let i = 0; i < suits.length; i++) {
    const suit = suits[i]!;
    if (suit < 0) continue;
    const place = places[i]! % CARDS_IN_DECK;
    const slot = bySuit ? Math.floor(place / 13) : place % 4;
    if (found[slot] === -1 && !found.includes(suit)) found[slot] = suit;
    else if (found[slot] !== suit) return null;
  }
  return found;
}

/** The whole decks that a partial one can be: one, where three suits are known. */
export function wholeDecks({ layout, suits }: PartialDeck, decks: number): FreshDeck[] {
  const missing = [0, 1, 2, 3].filter((suit) => !suits.includes(suit));
  return ordersOf(missing).map((order) => {
    const left = [...order];
    const inTurn = suits.map((suit) => SUITS[suit === -1 ? left.shift()! : suit]!);
    return { decks, ...LAYOUTS[layout]!, suits: inTurn.join('') };
  });
}

function ordersOf(items: readonly number[]): number[][] {
  if (items.length <= 1) return [[...items]];
  return items.flatMap((item) =>
    ordersOf(items.filter((one) => one !== item)).map((rest) => [item, ...rest]),
  );
}
