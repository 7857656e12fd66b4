/**
 * Stake baccarat: an endless deck, two cards to the player, two to the banker, then the third cards, if any.
 * @module
 */
import { schemeOf } from '../../rules/scheme.ts';
import { RANK_MAJOR, STAKE_KNOWN, STAKE_SEEDS } from './seeds.ts';

export const stakeBaccarat = schemeOf({
  id: 'stake/baccarat',
  ...STAKE_KNOWN,
  rule: {
    game: 'baccarat',
    ...STAKE_SEEDS,
    deck: RANK_MAJOR,
    draw: 'replace',
    orders: ['player, player, banker, banker'],
  },
});
