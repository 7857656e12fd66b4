/**
 * Waiting no longer than one can.
 * @module
 */

/** What there is in place of what did not come in time: anything else may be an answer, nothing at all as well. */
export const LATE = Symbol();

/** What comes within so many milliseconds. What is late goes on, and what it fails with then is heard by nobody. */
export const within = <T>(wait: number, coming: Promise<T>): Promise<T | typeof LATE> =>
  Promise.race([coming, new Promise<typeof LATE>((over) => setTimeout(over, wait, LATE))]);
