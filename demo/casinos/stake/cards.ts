/**
 * Stake's cards: HMAC-SHA256, keyed with the server seed's text, over client seed, nonce and a count of blocks. Four
 * bytes are a fraction, and a fraction of the deck is a card.
 * Source: stake.com/provably-fair/implementation, "game events".
 * @module
 */
import { createHash, createHmac } from 'node:crypto';
import type { Card } from '../../../src/core/cards.ts';
import type { PairSeeds } from '../seed-pairs.ts';

/** From the two of diamonds to the ace of clubs. */
export const DECK: readonly Card[] = [...'23456789TJQKA'].flatMap((rank) =>
  [...'dhsc'].map((suit) => `${rank}${suit}` as Card),
);

/** Fractions from 0 to less than 1, eight a block. */
function* fractionsOf({ serverSeed, clientSeed, nonce }: PairSeeds): Generator<number, never> {
  for (let block = 0; ; block++) {
    const bytes = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block}`).digest();
    for (let i = 0; i < bytes.length; i += 4) {
      yield bytes[i]! / 256 + bytes[i + 1]! / 256 ** 2 + bytes[i + 2]! / 256 ** 3 + bytes[i + 3]! / 256 ** 4;
    }
  }
}

function first<T>(count: number, all: Generator<number, never>, each: (fraction: number) => T): readonly T[] {
  return Array.from({ length: count }, () => each(all.next().value));
}

/** Cards with all 52 in the deck at each draw: blackjack, hilo and baccarat. */
export const drawn = (seeds: PairSeeds, count: number): readonly Card[] =>
  first(count, fractionsOf(seeds), (fraction) => DECK[Math.floor(fraction * DECK.length)]!);

/** Ten cards of one deck: video poker. */
export function tenOf(seeds: PairSeeds): readonly Card[] {
  const left = [...DECK];
  return first(10, fractionsOf(seeds), (fraction) => left.splice(Math.floor(fraction * left.length), 1)[0]!);
}

export const hashOf = (serverSeed: string): string => createHash('sha256').update(serverSeed).digest('hex');
