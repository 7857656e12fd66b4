/**
 * Stake hilo: an endless deck, one card to start with and one for each guess or skip.
 * @module
 */
import { schemeOf } from '../../rules/scheme.ts';
import { RANK_MAJOR, STAKE_KNOWN, STAKE_SEEDS } from './seeds.ts';

export const stakeHilo = schemeOf({
  id: 'stake/hilo',
  ...STAKE_KNOWN,
  rule: { game: 'hilo', ...STAKE_SEEDS, deck: RANK_MAJOR, draw: 'replace' },
});
