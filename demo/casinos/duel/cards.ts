/**
 * Duel's cards: HMAC-SHA256, keyed with the server seed's bytes, over client seed, nonce and a cursor, one for each
 * draw; a number too high to be fair gives way to the next of the same block.
 * Source: the rules published with the audits of Duel's games (ProvablyFair.org), in words.
 * @module
 */
import { createHash, createHmac } from 'node:crypto';
import type { Card } from '../../../src/core/cards.ts';
import type { PairSeeds } from '../seed-pairs.ts';

const DECK: readonly Card[] = [...'23456789TJQKA'].flatMap((rank) =>
  [...'dhsc'].map((suit) => `${rank}${suit}` as Card),
);

/** The first of a cursor's numbers below `limit`. */
function numberAt({ serverSeed, clientSeed, nonce }: PairSeeds, cursor: number, limit: number): number {
  const key = Buffer.from(serverSeed, 'hex');
  const block = createHmac('sha256', key).update(`${clientSeed}:${nonce}:${cursor}`).digest();
  for (let at = 0; at < block.length; at += 4) {
    const number = block.readUInt32BE(at);
    if (number < limit) return number;
  }
  throw new Error('No number of this block is low enough: the rule says nothing of that.');
}

/** Blackjack: all 52 cards are there at each draw. */
export const drawn = (seeds: PairSeeds, count: number): readonly Card[] =>
  Array.from({ length: count }, (_, i) => DECK[numberAt(seeds, i, 2 ** 32 - (2 ** 32 % 52)) % 52]!);

/** Video poker: the deck is shuffled from its end, and its first ten cards are the hand and what is drawn. */
export function tenOf(seeds: PairSeeds): readonly Card[] {
  const deck = [...DECK];
  for (let i = 51; i > 0; i--) {
    const range = i + 1;
    const other = numberAt(seeds, 51 - i, 0xffffffff - (0xffffffff % range)) % range;
    [deck[i], deck[other]] = [deck[other]!, deck[i]!];
  }
  return deck.slice(0, 10);
}

/** Of the seed's bytes. */
export const hashOf = (serverSeed: string): string =>
  createHash('sha256').update(Buffer.from(serverSeed, 'hex')).digest('hex');
