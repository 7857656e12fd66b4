/**
 * Crypto.Games video poker: each byte of the digest modulo 100, 0 to 51 and not seen yet, until ten cards are found.
 * Source: wizardofodds.com, "Video Poker (Encrypted Version)". Its step 11 A means the reduced number.
 * @module
 */

import type { Card } from '../../cards.ts';
import { say } from '../../derivation.ts';
import { PAY_TABLES } from '../../games/pay-tables.ts';
import { type DealtVideoPoker, type ShownVideoPoker, videoPoker } from '../../games/video-poker.ts';
import { type Scheme, Undealable } from '../../scheme.ts';
import { placeInHand } from '../ten-cards.ts';
import { type ByteRule, cardsIn, commitmentsOf, digestOf, explainDigest } from './digest.ts';
import { nonceOverlooked } from './nonce.ts';

const RULE: ByteRule = { size: 52, reduce: (byte) => byte % 100 };
const CARDS = 10;

/** The first ten cards in a digest. @throws Undealable where it holds fewer */
export function tenCards(digest: Uint8Array): readonly Card[] {
  const cards = cardsIn(digest, RULE, CARDS);
  // What the casino does then is published nowhere.
  if (cards.length < CARDS) throw new Undealable('hash-ran-out', String(cards.length), String(CARDS));
  return cards;
}

export const cryptoGamesVideoPoker: Scheme<ShownVideoPoker, DealtVideoPoker> = {
  id: 'crypto-games/video-poker',
  basis: 'played',
  game: videoPoker(PAY_TABLES),
  clientSeed: 'required',
  nonce: 'optional',
  reveals: [['serverSeed']],
  commitments: commitmentsOf,
  deals: (seeds) => [{ dealt: tenCards(digestOf(seeds)), notes: [] }],
  excuse: (seeds, { deal }, fits) =>
    nonceOverlooked(seeds, RULE, deal[0]!, (other) => fits(tenCards(digestOf(other)))),
  explain: (seeds) =>
    explainDigest(
      seeds,
      RULE,
      CARDS,
      say`Two hex digits at a time: to decimal, modulo 100, and a card where that is 0 to 51 and not dealt yet.`,
      placeInHand,
    ),
};
