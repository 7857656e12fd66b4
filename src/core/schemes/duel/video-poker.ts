/**
 * Duel video poker: one deck, shuffled with a draw for each swap; the first five cards are dealt, the next five drawn.
 * @module
 */
import type { Card } from '../../cards.ts';
import { PAY_TABLES } from '../../games/pay-tables.ts';
import { type DealtVideoPoker, type ShownVideoPoker, videoPoker } from '../../games/video-poker.ts';
import type { Scheme, Seeds } from '../../scheme.ts';
import { explainCommitment, hashOfBytes, seedBytes } from '../committed-seed.ts';
import { shuffled, swapTable } from '../fisher-yates.ts';
import { drawBelow, gaveUp } from '../hmac-draw.ts';
import { RANK_MAJOR } from '../rank-major.ts';
import { tenCardsTable } from '../ten-cards.ts';

/** The number drawn for the swap of place `at`. @throws Undealable */
function drawsOf(seeds: Seeds): (at: number) => number {
  const key = seedBytes(seeds.reveal);
  return (at) => {
    const range = at + 1;
    // One below the ceiling that would do, where the range is a power of two: so the casino has it.
    const ceiling = 0xffffffff - (0xffffffff % range);
    const value = drawBelow(key, seeds, RANK_MAJOR.length - 1 - at, ceiling);
    if (value === null) throw gaveUp();
    return value;
  };
}

const tenCards = (seeds: Seeds): Card[] => shuffled(RANK_MAJOR, drawsOf(seeds)).slice(0, 10);

export const duelVideoPoker: Scheme<ShownVideoPoker, DealtVideoPoker> = {
  id: 'duel/video-poker',
  game: videoPoker(PAY_TABLES),
  clientSeed: 'required',
  nonce: 'required',
  reveals: [['serverSeed']],
  commitments: hashOfBytes,
  *deals(seeds) {
    yield { dealt: tenCards(seeds), notes: [] };
  },
  explain: (seeds) => [
    explainCommitment(seeds.reveal, 'bytes'),
    {
      title: 'Shuffle',
      text: "From the last place of a deck of twos in diamonds, hearts, spades, clubs, then threes, up to aces, down to the second: a number modulo the places so far says which card to swap with. The numbers are the first four bytes, below a ceiling that makes all places as likely, of HMAC-SHA256 with the server seed's bytes as the key, over client seed, nonce and the swaps done so far.",
      lines: [
        { label: 'Client seed', value: seeds.clientSeed },
        { label: 'Nonce', value: String(seeds.nonce) },
      ],
      table: swapTable(RANK_MAJOR, drawsOf(seeds)),
    },
    { title: 'Deal', text: 'The first ten cards.', lines: [], table: tenCardsTable(tenCards(seeds)) },
  ],
};
