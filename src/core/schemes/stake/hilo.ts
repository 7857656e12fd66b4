/**
 * Stake hilo: an endless deck, one card to start with and one for each guess or skip. The site's calculator lists the cards
 * of the seeds and not which is the first; programs that players wrote for the site send the card to start with along with the
 * bet, so that the seeds would give those behind it alone. Either may be.
 * @module
 */
import { HILO_ORDERS } from '../../rules/rule.ts';
import { schemeOf } from '../../rules/scheme.ts';
import { RANK_MAJOR, STAKE_KNOWN, STAKE_SEEDS } from './seeds.ts';

export const stakeHilo = schemeOf({
  id: 'stake/hilo',
  ...STAKE_KNOWN,
  rule: { game: 'hilo', ...STAKE_SEEDS, deck: RANK_MAJOR, draw: 'replace', orders: HILO_ORDERS },
});
