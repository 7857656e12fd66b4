/**
 * Duel blackjack: an endless deck, each card a draw of its own, dealt to player and dealer in turn. Its split order is
 * not published.
 * @module
 */
import type { Card } from '../../cards.ts';
import { blackjack } from '../../games/blackjack.ts';
import {
  type DealtBlackjack,
  type Shoe,
  type ShownBlackjack,
  SPLIT_ORDERS,
} from '../../games/blackjack-layout.ts';
import type { Scheme, Seeds } from '../../scheme.ts';
import { CARDS_EXPLAINED, placeInDeal } from '../blackjack-shoe.ts';
import { explainCommitment, hashOfBytes, seedBytes } from '../committed-seed.ts';
import { drawBelow, gaveUp, messageAt, multipleBelow } from '../hmac-draw.ts';
import { RANK_MAJOR } from '../rank-major.ts';

const DEAL_ORDER = 'player, dealer, player, dealer';
const CEILING = multipleBelow(52);

/** The number drawn for the card at `index`. @throws Undealable */
function drawAt(seeds: Seeds, key: Uint8Array, index: number): number {
  const value = drawBelow(key, seeds, index, CEILING);
  if (value === null) throw gaveUp();
  return value;
}

const cardOf = (value: number): Card => RANK_MAJOR[value % 52]!;

function shoeOf(seeds: Seeds): Shoe {
  const key = seedBytes(seeds.reveal);
  return { take: (count) => Array.from({ length: count }, (_, index) => cardOf(drawAt(seeds, key, index))) };
}

export const duelBlackjack: Scheme<ShownBlackjack, DealtBlackjack> = {
  id: 'duel/blackjack',
  game: blackjack,
  clientSeed: 'required',
  nonce: 'required',
  reveals: [['serverSeed']],
  commitments: hashOfBytes,
  *deals(seeds) {
    const shoe = shoeOf(seeds);
    yield { dealt: { shoe, dealOrder: DEAL_ORDER, splitOrders: SPLIT_ORDERS, mayRunOut: false }, notes: [] };
  },
  explain(seeds) {
    const key = seedBytes(seeds.reveal);
    const rows = Array.from({ length: CARDS_EXPLAINED }, (_, index) => {
      const value = drawAt(seeds, key, index);
      return [
        messageAt(seeds, index),
        String(value),
        `${value} mod 52 = ${value % 52}`,
        cardOf(value),
        placeInDeal(index, DEAL_ORDER),
      ];
    });
    return [
      explainCommitment(seeds.reveal, 'bytes'),
      {
        title: 'A draw for each card',
        text: `HMAC-SHA256 with the server seed's bytes as the key, over client seed, nonce and the card's number from 0. Its first four bytes that make a number below ${CEILING}, modulo 52, are a place in the list of cards: the twos in diamonds, hearts, spades, clubs, then the threes, up to the aces.`,
        lines: [
          { label: 'Client seed', value: seeds.clientSeed },
          { label: 'Nonce', value: String(seeds.nonce) },
        ],
        table: { columns: ['Message', 'Number', 'Place', 'Card', 'Dealt as'], cardColumns: [3], rows },
      },
    ];
  },
};
