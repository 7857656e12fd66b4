/**
 * Runs each test once with all mutants asleep, to see which it comes by, and once more with each of those awake that is
 * still to be killed. What the tests came to is kept in a file, since some of them run in processes of their own.
 * @module
 */
import { setMaxListeners } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { TestRunner } from 'vitest';

type Test = Parameters<TestRunner['onAfterTryTask']>[0];

/** What is known of the mutants so far, by their numbers. */
export interface State {
  /** Those that are tried and alive. */
  alive: number[];
  /** Those that a test came by, or that were come by only when the modules were loaded. */
  met: number[];
  atLoad: number[];
  /** The one that is awake from the beginning, before any module is loaded; then no other is. */
  readonly awake: number | null;
}

const file = process.env['CUTCARD_MUTATION']!;
const state = JSON.parse(readFileSync(file, 'utf8')) as State;
const alive = new Set(state.alive);
const met = new Set(state.met);
const atLoad = new Set(state.atLoad);

/** A test that takes longer is not run for mutants: in milliseconds of the processor's time. */
const LONG = 1000;
/** A mutant may run for ever: so many more switches than without it no test passes. */
const MORE = 10;
const LEAST = 1_000_000;

let awake = state.awake ?? -1;
let passed = 0;
let most = Number.POSITIVE_INFINITY;
let comeBy = new Set<number>();

const woken = (mutant: number): boolean => {
  if (++passed > most) throw new Error('This mutant runs for ever.');
  if (awake === -1) comeBy.add(mutant);
  return mutant === awake;
};

/** Each run of a test is a page of its own: what modules keep of another is forgotten before it. */
let runs = 0;
class Kept extends Map<unknown, unknown> {
  /** As what keeps the latest alone has it. */
  put(key: unknown, value: unknown): void {
    this.set(key, value);
  }
}
const kept: Kept[] = [];
const keep = (): Kept => {
  const map = new Kept();
  kept.push(map);
  return map;
};
const run = async (test: () => unknown): Promise<void> => {
  runs++;
  passed = 0;
  for (const map of kept) map.clear();
  await test();
};

/** What is made once is made anew for a mutant that is come by as it is made. */
function once<T>(make: () => T): () => T {
  let asleep: { readonly made: T; readonly met: ReadonlySet<number>; toldTo: Set<number> } | undefined;
  let own: { readonly made: T; readonly run: number } | undefined;
  return () => {
    if (awake !== -1 && (!asleep || asleep.met.has(awake))) {
      if (own?.run !== runs) own = { made: make(), run: runs };
      return own.made;
    }
    if (!asleep) {
      const outer = comeBy;
      comeBy = new Set();
      try {
        asleep = { made: make(), met: comeBy, toldTo: comeBy };
      } finally {
        comeBy = outer;
      }
    }
    if (asleep.toldTo !== comeBy) for (const mutant of asleep.met) comeBy.add(mutant);
    asleep.toldTo = comeBy;
    return asleep.made;
  };
}
Object.assign(globalThis, { cutcardMutants: { woken, keep, once } });
// One failure is enough: to look for the shortest takes long.
fc.configureGlobal({ endOnFailure: true });

export default class extends TestRunner {
  async runTask(test: Test): Promise<void> {
    const itself = TestRunner.getTestFn(test)!;
    if (state.awake !== null) return run(itself);
    for (const mutant of comeBy) atLoad.add(mutant);
    comeBy = new Set();
    // Each run of it listens to the same signal.
    setMaxListeners(0, test.context.signal);
    const began = process.cpuUsage();
    await run(itself);
    const took = process.cpuUsage(began).user / 1000;
    const here = [...comeBy];
    comeBy = new Set();
    for (const mutant of here) met.add(mutant);
    if (took > LONG || !here.some((mutant) => alive.has(mutant))) return;
    most = passed * MORE + LEAST;
    // One that does not pass twice would kill every mutant.
    await run(itself);
    for (const mutant of here) {
      if (!alive.has(mutant)) continue;
      awake = mutant;
      try {
        await run(itself);
      } catch {
        alive.delete(mutant);
      }
      // What `expect.soft` found is kept and not thrown.
      if (test.result?.state !== 'fail') continue;
      alive.delete(mutant);
      Object.assign(test.result, { state: 'run', errors: undefined });
    }
    awake = -1;
    most = Number.POSITIVE_INFINITY;
  }

  override onAfterRunFiles(): void {
    super.onAfterRunFiles();
    writeFileSync(file, JSON.stringify({ ...state, alive: [...alive], met: [...met], atLoad: [...atLoad] }));
  }
}
