/**
 * Mutants that sleep in the code until one is woken, and what that code keeps from one run to the next.
 * @module
 */
import { resolve } from 'node:path';

const ONCE = resolve('src/reading/once.ts');
/** What keeps what texts mean; and what is known of pages as well. */
const OF_TEXTS = /^(const \w+ = )new (?:Map(?:<.*>)?\(\)|Latest<.*>\(.*\));$/gm;
const OF_ALL = /^(const \w+ = )new (?:(?:Weak)?Map(?:<.*>)?\(\)|Latest<.*>\(.*\));$/gm;

/** A source that keeps what it works out in the sleepers, where it can be forgotten; `pages`: that of pages too. */
export const forgetful = (file: string, source: string, { pages }: { readonly pages: boolean }): string =>
  file === ONCE
    ? 'export const { once } = globalThis.cutcardMutants;'
    : source.replaceAll(pages ? OF_ALL : OF_TEXTS, '$1globalThis.cutcardMutants.keep();');

/** What mutated code has in place of what it keeps: `cutcardMutants` in its global scope. */
export interface Sleepers {
  woken(mutant: number): boolean;
  /** In place of what keeps things that were worked out. */
  keep(): Map<unknown, unknown>;
  /** In place of `once`: what is made once is made anew for a mutant that is come by as it is made. */
  once<T>(make: () => T): () => T;
  /** Begins a run with one mutant awake, or with none, and what is kept; a longer one than so many switches fails. */
  begin(awake: number | null, most?: number): void;
  /** Forgets all that is kept, but for what is made once. */
  forget(): void;
  /** How often each was come by since that was asked, with none awake; and how many switches were passed in this run. */
  comeBy(): ReadonlyMap<number, number>;
  passed(): number;
  /** Whether one was come by as something was made that is made once. */
  isInMade(mutant: number): boolean;
}

/** It is taken into pages as its own text: nothing of it may stand outside. */
export function makeSleepers(): Sleepers {
  let awake: number | null = null;
  let passed = 0;
  let most = Number.POSITIVE_INFINITY;
  let runs = 0;
  let comeBy = new Map<number, number>();
  class Kept extends Map<unknown, unknown> {
    /** As what keeps the latest alone has it. */
    put(key: unknown, value: unknown): void {
      this.set(key, value);
    }
  }
  const kept: Kept[] = [];
  const made = new Set<number>();
  return {
    woken(mutant) {
      if (++passed > most) throw new Error('This mutant runs for ever.');
      if (awake === null) comeBy.set(mutant, (comeBy.get(mutant) ?? 0) + 1);
      return mutant === awake;
    },
    keep() {
      const map = new Kept();
      kept.push(map);
      return map;
    },
    once<T>(make: () => T): () => T {
      let asleep: { readonly made: T; readonly met: ReadonlySet<number>; toldTo: unknown } | undefined;
      let own: { readonly made: T; readonly run: number } | undefined;
      return () => {
        if (awake !== null && (!asleep || asleep.met.has(awake))) {
          if (own?.run !== runs) own = { made: make(), run: runs };
          return own.made;
        }
        if (!asleep) {
          const outer = comeBy;
          comeBy = new Map();
          try {
            asleep = { made: make(), met: new Set(comeBy.keys()), toldTo: null };
            for (const mutant of asleep.met) made.add(mutant);
          } finally {
            comeBy = outer;
          }
        }
        if (asleep.toldTo !== comeBy)
          for (const mutant of asleep.met) comeBy.set(mutant, (comeBy.get(mutant) ?? 0) + 1);
        asleep.toldTo = comeBy;
        return asleep.made;
      };
    },
    begin(mutant, longest = Number.POSITIVE_INFINITY) {
      awake = mutant;
      most = longest;
      passed = 0;
      runs++;
    },
    forget() {
      for (const map of kept) map.clear();
    },
    comeBy() {
      const all = comeBy;
      comeBy = new Map();
      return all;
    },
    passed: () => passed,
    isInMade: (mutant) => made.has(mutant),
  };
}
