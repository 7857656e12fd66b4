/**
 * Draws of Duel and liqd: an HMAC-SHA256 of their own for each, over client seed, nonce and a cursor, keyed by the
 * bytes of the server seed. Its first four-byte number below a ceiling is the draw, so that all residues are as likely.
 * Sources: the casinos' verification code as audited by ProvablyFair.org (duel-blackjack, duel-video-poker,
 * liqd-blackjack).
 * @module
 */
import { hmacSha256 } from '../hash.ts';
import { type Seeds, Undealable } from '../scheme.ts';

export const messageAt = ({ clientSeed, nonce }: Seeds, cursor: number): string =>
  `${clientSeed}:${nonce}:${cursor}`;

/** The first number in the HMAC at this cursor that is below `ceiling`, or null where none of the eight is. */
export function drawBelow(key: Uint8Array, seeds: Seeds, cursor: number, ceiling: number): number | null {
  const bytes = hmacSha256(key, messageAt(seeds, cursor));
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 0; at < bytes.length; at += 4) {
    const value = view.getUint32(at);
    if (value < ceiling) return value;
  }
  return null;
}

/** The largest multiple of `range` that is not above 2^32. */
export const multipleBelow = (range: number): number => 2 ** 32 - (2 ** 32 % range);

/** Where eight numbers in a row are too high, which the casino's own code gives up on. */
export const gaveUp = (): Undealable => new Undealable('hash-ran-out', '0', '1');
