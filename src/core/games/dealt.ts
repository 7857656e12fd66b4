/**
 * Comparing games whose cards or numbers are dealt in one known order.
 * @module
 */
import type { Comparison } from '../game.ts';
import { reason } from '../verdict.ts';

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
