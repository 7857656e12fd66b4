/**
 * Baccarat as it is played: which side draws a third card, and what a bet on the player gets back.
 * @module
 */
import { type Card, RANKS, rankOf } from '../../src/core/cards.ts';

export interface Sides {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
}

const pointsOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pipsOf(card), 0) % 10;

const pipsOf = (card: Card): number => {
  const pips = RANKS.indexOf(rankOf(card)) + 1;
  return pips > 9 ? 0 : pips;
};

/** The cards of each side: the player draws up to 5, the banker by the player's third card. */
export function sidesOf([p1, p2, b1, b2, ...rest]: readonly Card[]): Sides {
  const player = [p1!, p2!];
  const banker = [b1!, b2!];
  if (pointsOf(player) >= 8 || pointsOf(banker) >= 8) return { player, banker };
  const thirds = [...rest];
  const third = pointsOf(player) <= 5 ? thirds.shift()! : null;
  if (third) player.push(third);
  if (bankerDraws(pointsOf(banker), third)) banker.push(thirds.shift()!);
  return { player, banker };
}

function bankerDraws(points: number, third: Card | null): boolean {
  if (!third || points <= 2) return points <= 5;
  const pips = pipsOf(third);
  if (points === 3) return pips !== 8;
  if (points === 4) return pips >= 2 && pips <= 7;
  if (points === 5) return pips >= 4 && pips <= 7;
  return points === 6 && (pips === 6 || pips === 7);
}

/** What a bet on the player gets back, as a multiple; a tie gives it back. */
export function payOf({ player, banker }: Sides): number {
  const lead = pointsOf(player) - pointsOf(banker);
  return lead > 0 ? 2 : lead === 0 ? 1 : 0;
}
