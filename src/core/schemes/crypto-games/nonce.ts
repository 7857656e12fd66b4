/**
 * The nonce that a Crypto.Games player may add behind the client seed. Where none was read, one may have been there.
 * @module
 */
import type { Card } from '../../cards.ts';
import type { Seeds } from '../../scheme.ts';
import { type Reason, reason } from '../../verdict.ts';
import { type ByteRule, cardsIn, digestOf } from './digest.ts';

/**
 * Nonces that are tried: of four cards that are not the seeds', they excuse one in seven thousand by chance. It takes
 * most of a millisecond on the command line and some 20 ms in a browser, which only a hand pays that would otherwise
 * accuse, and once: a casino whose page hides the nonce would be accused with every hand.
 */
const NONCES = 1000;

/**
 * Why a deal that does not fit without a nonce proves nothing: it fits with one, which was overlooked.
 * @param first the first card that was dealt
 */
export function nonceOverlooked(
  seeds: Seeds,
  rule: ByteRule,
  first: Card,
  fits: (seeds: Seeds) => boolean,
): Reason | null {
  if (seeds.nonce !== null) return null;
  for (let nonce = 0; nonce < NONCES; nonce++) {
    const withNonce = { ...seeds, nonce };
    const [card] = cardsIn(digestOf(withNonce), rule, 1);
    if (card === first && fits(withNonce)) return reason('nonce-not-read');
  }
  return null;
}
