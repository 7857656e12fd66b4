/**
 * How the schemes explain the ten cards of a video poker hand.
 * @module
 */
import type { Card } from '../cards.ts';
import { say, type Table, type Text } from '../derivation.ts';

/** What the card at `index` is in the hand. */
export const placeInHand = (index: number): Text =>
  index < 5 ? say`deal ${index + 1}` : say`draw ${index - 4}`;

export const tenCardsTable = (cards: readonly Card[]): Table => ({
  columns: [say`Place`, say`Card`, say`Dealt as`],
  cardColumns: [1],
  rows: cards.map((card, i) => [String(i + 1), card, placeInHand(i)]),
});
