/**
 * Randomness for the replicas' seeds and cheats.
 * @module
 */
import { randomBytes, randomInt } from 'node:crypto';

const ALPHANUMERICS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A text of random letters and digits. */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    // Numbers that would favour some characters don't count.
    for (const byte of randomBytes(length)) if (byte < 248) text += ALPHANUMERICS[byte % 62];
  }
  return text.slice(0, length);
}

/** One of these. */
export const oneOf = <T>(choices: readonly T[]): T => choices[randomInt(choices.length)]!;
