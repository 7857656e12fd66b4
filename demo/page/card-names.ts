/**
 * What cards are called on the replicas' pages.
 * @module
 */
import { type Card, RANKS, type Rank, rankOf, SUITS, type Suit, suitOf } from '../../src/core/cards.ts';

export const SUIT_SYMBOLS: Readonly<Record<Suit, string>> = { c: '♣', d: '♦', h: '♥', s: '♠' };

const SUIT_NAMES: Readonly<Record<Suit, string>> = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };

const RANK_NAMES: Readonly<Partial<Record<Rank, string>>> = {
  A: 'Ace',
  T: '10',
  J: 'Jack',
  Q: 'Queen',
  K: 'King',
};

/** In words: `Jack of clubs`, `10 of hearts`. */
export const cardName = (card: Card): string =>
  `${RANK_NAMES[rankOf(card)] ?? rankOf(card)} of ${SUIT_NAMES[suitOf(card)]}`;

/** A number that names the card's image and tells nobody which card it is. */
export const faceNumber = (card: Card): number =>
  4000 + (((RANKS.indexOf(rankOf(card)) * 4 + SUITS.indexOf(suitOf(card))) * 59) % 211);

/** The card as one Unicode character. The block has a knight between jack and queen. */
export function unicodeCard(card: Card): string {
  const rank = RANKS.indexOf(rankOf(card)) + 1;
  const block = { s: 0x1f0a0, h: 0x1f0b0, d: 0x1f0c0, c: 0x1f0d0 }[suitOf(card)];
  return String.fromCodePoint(block + (rank > 11 ? rank + 1 : rank));
}
