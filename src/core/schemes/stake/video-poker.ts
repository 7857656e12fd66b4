/**
 * Stake video poker: ten cards of one deck, five dealt and five for the draw.
 * @module
 */
import { schemeOf } from '../../rules/scheme.ts';
import { RANK_MAJOR, STAKE_KNOWN, STAKE_SEEDS } from './seeds.ts';

export const stakeVideoPoker = schemeOf({
  id: 'stake/video-poker',
  ...STAKE_KNOWN,
  rule: { game: 'video-poker', ...STAKE_SEEDS, deck: RANK_MAJOR, draw: 'splice' },
});
