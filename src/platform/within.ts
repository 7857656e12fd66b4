/**
 * Waiting no longer than one can.
 * @module
 */

/** What comes within so many milliseconds. What is late goes on, and what it fails with then is heard by nobody. */
export const within = <T>(wait: number, coming: Promise<T>): Promise<T | undefined> =>
  Promise.race([coming, new Promise<undefined>((over) => setTimeout(over, wait))]);
