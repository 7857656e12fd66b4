/**
 * How the schemes explain a blackjack shoe.
 * @module
 */
import type { Card } from '../cards.ts';
import { phrase, say, type Table, type Text } from '../derivation.ts';
import type { DealOrder } from '../games/blackjack-layout.ts';

/** Cards of a shoe that a derivation shows: more than nearly every hand takes. */
export const CARDS_EXPLAINED = 20;

/** Who gets the card at `index` of the shoe. */
export function placeInDeal(index: number, order: DealOrder): Text {
  const who = order.split(', ');
  const name = who[index];
  if (name === undefined) return say`next to draw`;
  const count = who.slice(0, index + 1).filter((one) => one === name).length;
  return name === 'dealer' ? say`dealer ${count}` : say`player ${count}`;
}

/** The first cards of a shoe, and who gets them in each order that may be the casino's. */
export function shoeTable(cards: readonly Card[], orders: readonly DealOrder[]): Table {
  const columns = orders.length > 1 ? orders.map((order) => say`Dealt ${phrase(order)}`) : [say`Dealt as`];
  return {
    columns: [say`Place`, say`Card`, ...columns],
    cardColumns: [1],
    rows: cards
      .slice(0, CARDS_EXPLAINED)
      .map((card, i) => [String(i + 1), card, ...orders.map((order) => placeInDeal(i, order))]),
  };
}
