/**
 * liqd's shoe: eight decks, shuffled from the end by HMAC-SHA256, keyed with the server seed's bytes, over client seed,
 * nonce and the place; where all of a block's numbers are too high to be fair, a million is added to the place.
 * Source: the rules published with the audit of liqd's blackjack (ProvablyFair.org), in words.
 * @module
 */
import { createHash, createHmac } from 'node:crypto';
import type { Card } from '../../../src/core/cards.ts';
import type { PairSeeds } from '../seed-pairs.ts';

const DECK: readonly Card[] = [...'chsd'].flatMap((suit) =>
  [...'A23456789TJQK'].map((rank) => `${rank}${suit}` as Card),
);

function numberAt({ serverSeed, clientSeed, nonce }: PairSeeds, place: number, range: number): number {
  const key = Buffer.from(serverSeed, 'hex');
  const limit = Math.floor(2 ** 32 / range) * range;
  for (let cursor = place; ; cursor += 1_000_000) {
    const block = createHmac('sha256', key).update(`${clientSeed}:${nonce}:${cursor}`).digest();
    for (let at = 0; at < block.length; at += 4) {
      if (block.readUInt32BE(at) < limit) return block.readUInt32BE(at) % range;
    }
  }
}

export function shoeOf(seeds: PairSeeds): readonly Card[] {
  const shoe = Array.from({ length: 8 }, () => DECK).flat();
  for (let i = shoe.length - 1; i > 0; i--) {
    const other = numberAt(seeds, i, i + 1);
    [shoe[i], shoe[other]] = [shoe[other]!, shoe[i]!];
  }
  return shoe;
}

/** Of the seed's text, though its bytes are the key. */
export const hashOf = (serverSeed: string): string => createHash('sha256').update(serverSeed).digest('hex');
