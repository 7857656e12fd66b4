/**
 * Comparing games whose cards or numbers are dealt in one known order.
 * @module
 */
import type { Comparison } from '../game.ts';
import { reason } from '../verdict.ts';

/**
 * At most how likely these many cards come by accident, each in its place. Of a single deck, where the next is one of
 * those that are left; of more decks, or an endless one, it is less likely.
 */
export function cardsByAccident(count: number): number {
  let chance = 1;
  for (let i = 0; i < Math.min(count, 52); i++) chance /= 52 - i;
  return chance;
}

/** What was shown beside what was dealt, in the order of the deal. `expected` is the deal in the shape of `shown`. */
export function compareDealt<T extends string | number>(
  shown: readonly T[],
  dealt: readonly T[],
  expected: object,
): Comparison {
  const differing = shown.filter((one, i) => one !== dealt[i]).length;
  return {
    deal: differing > 0 ? 'fail' : 'pass',
    payout: 'unknown',
    differing,
    expected,
    reasons: differing > 0 ? [reason('deal-differs')] : [],
  };
}
