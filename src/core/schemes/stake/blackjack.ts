/**
 * Stake blackjack: an endless deck, two cards to the player, two to the dealer. Its split order is not published.
 * @module
 */
import { blackjack } from '../../games/blackjack.ts';
import { type DealtBlackjack, type ShownBlackjack, SPLIT_ORDERS } from '../../games/blackjack-layout.ts';
import type { Scheme } from '../../scheme.ts';
import { CARDS_EXPLAINED, placeInDeal } from '../blackjack-shoe.ts';
import { hashOfText } from '../committed-seed.ts';
import { cardsOf, explainCards, STAKE_SEEDS } from './numbers.ts';

const DEAL_ORDER = 'player, player, dealer, dealer';

export const stakeBlackjack: Scheme<ShownBlackjack, DealtBlackjack> = {
  id: 'stake/blackjack',
  game: blackjack,
  ...STAKE_SEEDS,
  commitments: hashOfText,
  *deals(seeds) {
    const shoe = cardsOf(seeds, 'endless');
    yield { dealt: { shoe, dealOrder: DEAL_ORDER, splitOrders: SPLIT_ORDERS, mayRunOut: false }, notes: [] };
  },
  explain: (seeds) => explainCards(seeds, 'endless', CARDS_EXPLAINED, (i) => placeInDeal(i, DEAL_ORDER)),
};
