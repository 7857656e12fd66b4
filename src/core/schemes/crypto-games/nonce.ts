/**
 * The nonce that a Crypto.Games player may add behind the client seed. Where none was read, one may have been there.
 * @module
 */
import type { Card } from '../../cards.ts';
import type { Seeds } from '../../scheme.ts';
import { type Reason, reason } from '../../verdict.ts';
import { type ByteRule, cardsIn, digestOf } from './digest.ts';

const NONCES = 1000;
/** With fewer cards than this, one nonce in some thousands fits by chance. */
const CARDS_TO_TELL = 5;

/**
 * Why a deal that does not fit without a nonce proves nothing: it fits with exactly one, so that this was overlooked.
 * @param first the first card that was dealt
 * @param compared how many cards `fits` compares
 */
export function nonceOverlooked(
  seeds: Seeds,
  rule: ByteRule,
  first: Card,
  compared: number,
  fits: (seeds: Seeds) => boolean,
): Reason | null {
  if (seeds.nonce !== null || compared < CARDS_TO_TELL) return null;
  let fitting = 0;
  for (let nonce = 0; nonce < NONCES && fitting < 2; nonce++) {
    const withNonce = { ...seeds, nonce };
    const [card] = cardsIn(digestOf(withNonce), rule, 1);
    if (card === first && fits(withNonce)) fitting++;
  }
  return fitting === 1 ? reason('nonce-not-read') : null;
}
