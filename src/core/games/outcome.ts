/**
 * Comparing games whose whole outcome is a list of numbers.
 * @module
 */
import type { Comparison } from '../game.ts';
import { reason } from '../verdict.ts';

/** The numbers shown beside those dealt. Both lists have the same length. */
export function compareOutcome(
  shown: readonly number[],
  dealt: readonly number[],
  expected: Comparison['expected'],
): Comparison {
  const differing = shown.filter((number, i) => number !== dealt[i]).length;
  return {
    deal: differing > 0 ? 'fail' : 'pass',
    payout: 'unknown',
    compared: shown.length,
    differing,
    expected,
    reasons: differing > 0 ? [reason('deal-differs')] : [],
  };
}
