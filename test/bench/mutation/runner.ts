/**
 * Runs each test once with all mutants asleep, to see which it comes by, and once more with each of those awake that is
 * still to be killed. What the tests came to is kept in a file, since some of them run in processes of their own.
 * @module
 */
import { setMaxListeners } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { TestRunner } from 'vitest';
import { makeSleepers } from './sleepers.ts';

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

/** Each run of a test is a page of its own: what modules keep of another is forgotten before it. */
const sleepers = makeSleepers();
sleepers.begin(state.awake);
const run = async (test: () => unknown, awake = state.awake, most?: number): Promise<void> => {
  sleepers.begin(awake, most);
  sleepers.forget();
  await test();
};
Object.assign(globalThis, { cutcardMutants: sleepers });
// One failure is enough: to look for the shortest takes long.
fc.configureGlobal({ endOnFailure: true });

export default class extends TestRunner {
  async runTask(test: Test): Promise<void> {
    const itself = TestRunner.getTestFn(test)!;
    if (state.awake !== null) return run(itself);
    for (const mutant of sleepers.comeBy().keys()) atLoad.add(mutant);
    // Each run of it listens to the same signal.
    setMaxListeners(0, test.context.signal);
    const began = process.cpuUsage();
    await run(itself);
    const took = process.cpuUsage(began).user / 1000;
    const here = [...sleepers.comeBy().keys()];
    for (const mutant of here) met.add(mutant);
    if (took > LONG || !here.some((mutant) => alive.has(mutant))) return;
    const most = sleepers.passed() * MORE + LEAST;
    // One that does not pass twice would kill every mutant.
    await run(itself);
    for (const mutant of here) {
      if (!alive.has(mutant)) continue;
      try {
        await run(itself, mutant, most);
      } catch {
        alive.delete(mutant);
      }
      // What `expect.soft` found is kept and not thrown.
      if (test.result?.state !== 'fail') continue;
      alive.delete(mutant);
      Object.assign(test.result, { state: 'run', errors: undefined });
    }
    sleepers.begin(null);
  }

  override onAfterRunFiles(): void {
    super.onAfterRunFiles();
    writeFileSync(file, JSON.stringify({ ...state, alive: [...alive], met: [...met], atLoad: [...atLoad] }));
  }
}
