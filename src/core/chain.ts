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

/** Whether it is the digest of an entry of any form: one that is nested too deep to be written was never in a log. */
function isDigestOf(digest: unknown, previous: string, entry: object): digest is string {
  try {
    return digest === digestOf(previous, entry);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/**
 * Follows the digests, entry by entry. A gap proves nothing of what was in it; that what stands behind it was written
 * later shows only when the gap is filled.
 */
export class ChainWalk {
  readonly #gaps: readonly Partial<LogGap>[];
  readonly #missing = { 'left-out': 0, deleted: 0 };
  #gapsPassed = 0;
  #place = 0;
  #previous = '';
  #broken: number | null = null;

  /** @param gaps of any form, in their order */
  constructor(gaps: readonly unknown[]) {
    this.#gaps = gaps.map((gap) => Object(gap) as Partial<LogGap>);
  }

  /** Goes on to the next entry there is, with the digest that is said of it; both of any form. */
  add(entry: unknown, digest: unknown): void {
    this.#passGaps();
    if (this.#broken !== null) return;
    const { seq } = Object(entry) as Partial<LogEntry>;
    if (seq !== this.#place + 1 || !isDigestOf(digest, this.#previous, Object(entry))) {
      this.#broken = this.#place + 1;
      return;
    }
    this.#place++;
    this.#previous = digest;
  }

  /** What it came to; `isLeft`: there are digests of no entry. */
  end(isLeft = false): Chain {
    this.#passGaps();
    if (this.#broken !== null) return { chain: 'broken', at: this.#broken };
    if (isLeft || this.#gapsPassed < this.#gaps.length) return { chain: 'broken', at: this.#place + 1 };
    const { deleted, 'left-out': leftOut } = this.#missing;
    return deleted + leftOut > 0 ? { chain: 'gaps', leftOut, deleted } : { chain: 'whole' };
  }

  #passGaps(): void {
    for (;;) {
      const { from, to, why, digest } = this.#gaps[this.#gapsPassed] ?? {};
      if (this.#broken !== null || from !== this.#place + 1) return;
      const isSound = Number.isSafeInteger(to) && to! >= from && typeof digest === 'string';
      if (!isSound || (why !== 'left-out' && why !== 'deleted')) {
        this.#broken = from;
        return;
      }
      this.#missing[why] += to! - from + 1;
      this.#place = to!;
      this.#previous = digest;
      this.#gapsPassed++;
    }
  }
}

/** Follows the digests of a file of evidence of any form. */
export function checkChain(file: unknown): Chain {
  const { observations, digests, gaps } = Object(file) as Partial<Record<string, unknown>>;
  const entries = listOf(observations);
  const said = listOf(digests);
  const walk = new ChainWalk(listOf(gaps));
  for (const [i, entry] of entries.entries()) walk.add(entry, said[i]);
  return walk.end(said.length > entries.length);
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
