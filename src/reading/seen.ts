/**
 * A reading and the part of the page it was taken from.
 * @module
 */
import type { Reading } from '../core/observation.ts';
import { commonAncestor } from './tree.ts';

export interface Seen<R extends Reading> {
  readonly reading: R;
  /** Holds everything that counted; while nothing outside it changes, looking at it alone gives the same. */
  readonly region: Element | null;
}

export const seen = <R extends Reading>(reading: R, evidence: readonly Node[]): Seen<R> => ({
  reading,
  region: commonAncestor(evidence),
});
