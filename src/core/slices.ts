/**
 * Work done in slices, so that whoever does it can let others have a turn: a generator that yields between slices and
 * returns the result.
 * @module
 */
export type Sliced<T> = Generator<undefined, T>;

/** Does all of it at once. */
export function finish<T>(work: Generator<unknown, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
