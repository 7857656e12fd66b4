/**
 * The chain of digests through the log: each is the SHA-256, in hex, of the digest before it (none before the first)
 * and the entry's JSON as it was written. So nothing can be changed or cut out unseen, and what is left out on purpose
 * is said, with the digest of its last entry.
 * @module
 */
import { sha256Hex } from './hash.ts';

/** An entry of the log: JSON as it was chained, whatever version wrote it. Numbers count from 1 without a break. */
export type LogEntry = Readonly<Record<string, unknown>> & { readonly seq: number };

/** Entries that are not there, `from` and `to` among them. */
export interface LogGap {
  readonly from: number;
  readonly to: number;
  readonly why: 'left-out' | 'deleted';
  /** That of entry `to`. */
  readonly digest: string;
}

/** What following the digests came to: the chain is whole, has gaps, or does not hold at the entry `at`. */
export type Chain =
  | { readonly chain: 'whole' }
  /** How many entries are left out, and how many had been deleted. */
  | { readonly chain: 'gaps'; readonly leftOut: number; readonly deleted: number }
  | { readonly chain: 'broken'; readonly at: number };

/** The digest that chains an entry to the one before it. */
export const digestOf = (previous: string, entry: object): string =>
  sha256Hex(previous + JSON.stringify(entry));

/**
 * Follows the digests of a file of evidence of any form. A gap proves nothing of what was in it; that what stands
 * behind it was written later shows only when the gap is filled.
 */
export function checkChain(file: unknown): Chain {
  const { observations, digests, gaps } = Object(file) as Partial<Record<string, unknown>>;
  const entries = listOf(observations);
  const said = listOf(digests);
  const left = listOf(gaps).map((gap) => Object(gap) as Partial<LogGap>);
  const missing = { 'left-out': 0, deleted: 0 };
  let place = 0;
  let previous = '';
  let i = 0;
  while (i < entries.length || left.length > 0) {
    const gap = left[0];
    if (gap?.from === place + 1) {
      const { from, to, why, digest } = gap;
      const sound = Number.isSafeInteger(to) && to! >= from && typeof digest === 'string';
      if (!sound || (why !== 'left-out' && why !== 'deleted')) return { chain: 'broken', at: from };
      missing[why] += to! - from + 1;
      place = to!;
      previous = digest;
      left.shift();
      continue;
    }
    const entry = Object(entries[i]) as Partial<LogEntry>;
    if (entry.seq !== place + 1 || said[i] !== digestOf(previous, entry)) {
      return { chain: 'broken', at: place + 1 };
    }
    place++;
    previous = said[i] as string;
    i++;
  }
  if (said.length !== entries.length) return { chain: 'broken', at: place + 1 };
  const { deleted, 'left-out': leftOut } = missing;
  return deleted + leftOut > 0 ? { chain: 'gaps', leftOut, deleted } : { chain: 'whole' };
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? [...value] : []);
