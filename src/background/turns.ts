/**
 * Long work in slices, between which the background does its other work.
 * @module
 */

/** Milliseconds of work between two looks at what else there is to do. */
const SLICE = 25;

/**
 * Does work in slices. Behind each, `goesOn` is told how far it is, and says whether to go on: what is left off comes to
 * null.
 */
export function inTurns<T>(work: Generator<unknown, T>): Promise<T>;
export function inTurns<P, T>(
  work: Generator<P, T>,
  goesOn: (progress: P) => Promise<boolean>,
): Promise<T | null>;
export async function inTurns<P, T>(
  work: Generator<P, T>,
  goesOn: (progress: P) => Promise<boolean> = async () => true,
): Promise<T | null> {
  for (;;) {
    const until = performance.now() + SLICE;
    let step = work.next();
    while (!step.done && performance.now() < until) step = work.next();
    if (step.done) return step.value;
    if (!(await goesOn(step.value))) return null;
    await new Promise((resolve) => setTimeout(resolve));
  }
}
