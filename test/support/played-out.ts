/**
 * Hands of blackjack as they end by the rules of play.
 * @module
 */
import { totalOf } from '../../demo/casinos/blackjack.ts';
import type { Card } from '../../src/core/cards.ts';

/** The player takes so many of the cards that come next, but none behind 21; then the dealer draws to 17, unless he has won. */
export function playedOut<C extends string>(
  two: readonly C[],
  dealt: readonly C[],
  next: readonly C[],
  hits = 0,
): { readonly player: readonly [readonly C[]]; readonly dealer: readonly C[] } {
  const total = (cards: readonly C[]) => totalOf(cards as readonly string[] as Card[]).total;
  const rest = [...next];
  const draw = (hand: readonly C[], isToDraw: (hand: readonly C[]) => boolean): readonly C[] => {
    const cards = [...hand];
    while (rest.length > 0 && isToDraw(cards)) cards.push(rest.shift()!);
    return cards;
  };
  const player = draw(two, (hand) => hand.length < two.length + hits && total(hand) < 21);
  return { player: [player], dealer: draw(dealt, (hand) => total(player) <= 21 && total(hand) < 17) };
}
