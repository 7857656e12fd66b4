/**
 * Stake blackjack: an endless deck, two cards to the player, two to the dealer. Its split order is not published.
 * @module
 */
import { schemeOf } from '../../rules/scheme.ts';
import { RANK_MAJOR, STAKE_KNOWN, STAKE_SEEDS } from './seeds.ts';

export const stakeBlackjack = schemeOf({
  id: 'stake/blackjack',
  ...STAKE_KNOWN,
  rule: {
    game: 'blackjack',
    ...STAKE_SEEDS,
    deck: RANK_MAJOR,
    draw: 'replace',
    orders: ['player, player, dealer, dealer'],
  },
});
