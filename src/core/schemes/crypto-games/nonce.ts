/**
 * The nonce that a Crypto.Games player may add behind the client seed. Where none was read, one may have been there.
 * @module
 */
import type { Reading, Seeds } from '../../scheme.ts';
import { type Reason, reason } from '../../verdict.ts';

const NONCES = 1000;
/** With fewer cards than this, one nonce in some thousands fits by chance. */
const CARDS_TO_TELL = 5;

/**
 * Whether a deal that does not fit without a nonce fits with exactly one: then the nonce was overlooked, and the hand
 * proves nothing either way.
 */
export function nonceOverlooked<Dealt>(
  seeds: Seeds,
  compared: number,
  deals: (seeds: Seeds) => Iterable<Reading<Dealt>>,
  fits: (dealt: Dealt) => boolean,
): Reason | null {
  if (seeds.nonce !== null || compared < CARDS_TO_TELL) return null;
  let fitting = 0;
  for (let nonce = 0; nonce < NONCES && fitting < 2; nonce++) {
    for (const { dealt } of deals({ ...seeds, nonce })) if (fits(dealt)) fitting++;
  }
  return fitting === 1 ? reason('nonce-not-read') : null;
}
