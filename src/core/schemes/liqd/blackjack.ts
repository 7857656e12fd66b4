/**
 * liqd blackjack: eight decks, shuffled with a draw for each swap, dealt to player and dealer in turn. After a split,
 * the main hand gets its second card, then the split hand, which is also played first.
 * @module
 */
import { type Card, freshDeck } from '../../cards.ts';
import { blackjack } from '../../games/blackjack.ts';
import { type DealtBlackjack, type ShownBlackjack, shoeOf } from '../../games/blackjack-layout.ts';
import type { Scheme, Seeds } from '../../scheme.ts';
import { CARDS_EXPLAINED, shoeTable } from '../blackjack-shoe.ts';
import { explainCommitment, hashOfText, seedBytes } from '../committed-seed.ts';
import { shuffled, swapTable } from '../fisher-yates.ts';
import { drawBelow, multipleBelow } from '../hmac-draw.ts';

const DEAL_ORDER = 'player, dealer, player, dealer';
const DECK = freshDeck(['c', 'h', 's', 'd']);
const SHOE: readonly Card[] = Array.from({ length: 8 }, () => DECK).flat();
/** How much further the cursor is put when eight numbers in a row are too high. */
const RETRY = 1_000_000;

/** The number drawn for the swap of place `at`. @throws Undealable where the server seed is not hex */
function drawsOf(seeds: Seeds): (at: number) => number {
  const key = seedBytes(seeds.reveal);
  return (at) => {
    for (let cursor = at; ; cursor += RETRY) {
      const value = drawBelow(key, seeds, cursor, multipleBelow(at + 1));
      if (value !== null) return value;
    }
  };
}

const cardsOf = (seeds: Seeds): Card[] => shuffled(SHOE, drawsOf(seeds));

export const liqdBlackjack: Scheme<ShownBlackjack, DealtBlackjack> = {
  id: 'liqd/blackjack',
  game: blackjack,
  clientSeed: 'required',
  nonce: 'required',
  reveals: [['serverSeed']],
  commitments: hashOfText,
  *deals(seeds) {
    const shoe = shoeOf(cardsOf(seeds));
    yield {
      dealt: { shoe, dealOrder: DEAL_ORDER, splitOrders: ['split hand first'], mayRunOut: false },
      notes: [],
    };
  },
  explain: (seeds) => [
    explainCommitment(seeds.reveal, 'text'),
    {
      title: 'Shuffle',
      text: "From the last place of eight decks, each with clubs, hearts, spades and diamonds from ace to king, down to the second: a number modulo the places so far says which card to swap with. The numbers are the first four bytes, below a ceiling that makes all places as likely, of HMAC-SHA256 with the server seed's bytes as the key, over client seed, nonce and the place.",
      lines: [
        { label: 'Client seed', value: seeds.clientSeed },
        { label: 'Nonce', value: String(seeds.nonce) },
      ],
      table: swapTable(SHOE, drawsOf(seeds)),
    },
    {
      title: 'Deal',
      text: `The first ${CARDS_EXPLAINED} cards.`,
      lines: [],
      table: shoeTable(cardsOf(seeds), [DEAL_ORDER]),
    },
  ],
};
