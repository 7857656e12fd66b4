/**
 * How the schemes explain the ten cards of a video poker hand.
 * @module
 */
import type { Card } from '../cards.ts';
import type { Table } from '../derivation.ts';

/** What the card at `index` is in the hand. */
export const placeInHand = (index: number): string => (index < 5 ? `deal ${index + 1}` : `draw ${index - 4}`);

export const tenCardsTable = (cards: readonly Card[]): Table => ({
  columns: ['Place', 'Card', 'Dealt as'],
  cardColumns: [1],
  rows: cards.map((card, i) => [String(i + 1), card, placeInHand(i)]),
});
