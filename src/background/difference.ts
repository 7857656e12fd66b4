/**
 * The first card or number that a table showed and the seeds do not give.
 * @module
 */
import type { Card } from '../core/cards.ts';

export type Face = Card | number;

/** Of two values of the same shape. Null where none differs that stands in both; what lies face down differs from nothing. */
export function firstDifference(
  shown: unknown,
  expected: unknown,
): { readonly shown: Face; readonly expected: Face } | null {
  if (isFace(shown) && isFace(expected)) return shown === expected ? null : { shown, expected };
  if (typeof shown !== 'object' || typeof expected !== 'object' || !shown || !expected) return null;
  for (const [key, part] of Object.entries(shown)) {
    const difference = firstDifference(part, (expected as Record<string, unknown>)[key]);
    if (difference) return difference;
  }
  return null;
}

const isFace = (value: unknown): value is Face =>
  typeof value === 'number' || (typeof value === 'string' && /^[A2-9TJQK][cdhs]$/.test(value));
