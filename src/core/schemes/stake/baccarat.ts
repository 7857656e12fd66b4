/**
 * Stake baccarat: an endless deck, two cards to the player, two to the banker, then the third cards, if any.
 * @module
 */
import { baccarat, type DealtBaccarat, type ShownBaccarat } from '../../games/baccarat.ts';
import type { Scheme } from '../../scheme.ts';
import { hashOfText } from '../committed-seed.ts';
import { cardsOf, explainCards, STAKE_SEEDS } from './numbers.ts';

const PLACES = ['player 1', 'player 2', 'banker 1', 'banker 2', 'first third card', 'second third card'];

export const stakeBaccarat: Scheme<ShownBaccarat, DealtBaccarat> = {
  id: 'stake/baccarat',
  game: baccarat,
  ...STAKE_SEEDS,
  commitments: hashOfText,
  *deals(seeds) {
    yield { dealt: cardsOf(seeds, 'endless').take(PLACES.length), notes: [] };
  },
  explain: (seeds) => explainCards(seeds, 'endless', PLACES.length, (i) => PLACES[i]!),
};
