/**
 * How it travels that an answer failed: of the browsers only Firefox tells whoever asked by itself.
 * @module
 */

export const FAILED = { cutcard: 'failed' } as const;

/**
 * An answer as it came.
 * @throws Error where it says that there is none
 */
export function answered<T>(answer: T): T {
  if (Object(answer).cutcard === FAILED.cutcard) throw new Error('the answer failed');
  return answer;
}
