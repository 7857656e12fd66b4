/**
 * Randomness for the replicas' seeds and cheats.
 * @module
 */
import { randomInt } from 'node:crypto';

const ALPHANUMERICS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** A text of random letters and digits. */
export const randomText = (length: number): string =>
  Array.from({ length }, () => ALPHANUMERICS[randomInt(ALPHANUMERICS.length)]).join('');

/** One of these. */
export const oneOf = <T>(choices: readonly T[]): T => choices[randomInt(choices.length)]!;
