/**
 * The deals of one pair of seeds, nonce by nonce, each computed once and only when it is asked for.
 * @module
 */
import { Latest } from '../latest.ts';
import type { TableReading } from '../observation.ts';
import { type Reveal, type Scheme, unlessUndealable } from '../scheme.ts';
import type { Sliced } from '../slices.ts';

/** Deals computed between two breaks. */
const SLICE = 8;

export class Deals {
  readonly #scheme: Scheme;
  readonly #reveal: Reveal;
  readonly #clientSeed: string;
  readonly #dealt = new Map<number, readonly unknown[]>();
  /** The nonces dealt so far, by the first card of their deals. */
  readonly #byFirst = new Map<string | number | null, Set<number>>();
  /** What was found for each hand that was asked for, and how far it was looked for. */
  readonly #fitting = new Map<
    string,
    { readonly from: number; readonly to: number; readonly fits: readonly number[] }
  >();

  constructor(scheme: Scheme, reveal: Reveal, clientSeed: string) {
    this.#scheme = scheme;
    this.#reveal = reveal;
    this.#clientSeed = clientSeed;
  }

  /** Which of the nonces from `from` to `to` deal what was shown, ascending. */
  *fitting(shown: object, from: number, to: number): Sliced<readonly number[]> {
    const key = JSON.stringify(shown);
    const known = this.#fitting.get(key);
    const extended = known?.from === from ? known : { from, to: from - 1, fits: [] };
    if (extended.to < to) {
      yield* this.#dealUpTo(extended.to + 1, to);
      const seen = this.#scheme.game.first.shown(shown);
      const candidates = seen === null ? this.#dealt.keys() : this.#starting(seen);
      const fits = [...candidates].filter(
        (nonce) => nonce > extended.to && nonce <= to && this.#fits(shown, nonce),
      );
      this.#fitting.set(key, { from, to, fits: [...extended.fits, ...fits.sort((a, b) => a - b)] });
      yield;
    }
    // Of no nonces, none fits: a panel may count further than one that was seen later.
    const { fits } = this.#fitting.get(key) ?? extended;
    return fits.filter((nonce) => nonce <= to);
  }

  /** How much of what was shown a nonce that was asked for does not deal. */
  differing(shown: object, nonce: number): number {
    const { compare } = this.#scheme.game;
    const counts = this.#dealt
      .get(nonce)!
      .map((dealt) => unlessUndealable(() => compare(shown, dealt).differing));
    return Math.min(...counts.filter((count) => count !== null));
  }

  /** Whether what lay there in the end of a hand whose deal was not seen may be what a nonce that was asked for deals. */
  mayEndAs(last: TableReading, nonce: number): boolean {
    const { mayEndAs } = this.#scheme.game;
    return this.#dealt.get(nonce)?.some((dealt) => mayEndAs?.(last, dealt)) === true;
  }

  *#dealUpTo(from: number, to: number): Sliced<void> {
    for (let nonce = from; nonce <= to; nonce++) {
      if (this.#dealt.has(nonce)) continue;
      this.#deal(nonce);
      if (nonce % SLICE === 0) yield;
    }
  }

  *#starting(first: string | number): Iterable<number> {
    yield* this.#byFirst.get(first) ?? [];
    yield* this.#byFirst.get(null) ?? [];
  }

  #deal(nonce: number): void {
    const seeds = { reveal: this.#reveal, clientSeed: this.#clientSeed, nonce };
    const dealt = unlessUndealable(() => [...this.#scheme.deals(seeds)].map((one) => one.dealt)) ?? [];
    this.#dealt.set(nonce, dealt);
    for (const one of dealt) {
      const first = unlessUndealable(() => this.#scheme.game.first.dealt(one));
      const nonces = this.#byFirst.get(first) ?? new Set();
      this.#byFirst.set(first, nonces.add(nonce));
    }
  }

  #fits(shown: object, nonce: number): boolean {
    const { compare } = this.#scheme.game;
    return this.#dealt
      .get(nonce)!
      .some((dealt) => unlessUndealable(() => compare(shown, dealt).deal !== 'fail') === true);
  }
}

/** Pairs whose deals are kept: judging them again, when the next hand is seen, then costs no hash. */
const kept = new Latest<Deals>(8);

/** The deals of these seeds by this scheme: the same as ever, and kept for a while. */
export function dealsOf(scheme: Scheme, reveal: Reveal, clientSeed: string): Deals {
  const key = JSON.stringify([scheme.id, reveal, clientSeed]);
  const deals = kept.get(key) ?? new Deals(scheme, reveal, clientSeed);
  kept.put(key, deals);
  return deals;
}
