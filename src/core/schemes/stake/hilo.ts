/**
 * Stake hilo: an endless deck, one card to start with and one for each guess or skip.
 * @module
 */
import { type DealtHilo, hilo, type ShownHilo } from '../../games/hilo.ts';
import type { Scheme } from '../../scheme.ts';
import { hashOfText } from '../committed-seed.ts';
import { cardsOf, explainCards, STAKE_SEEDS } from './numbers.ts';

/** Cards that a derivation shows where it doesn't know how many were dealt. */
const CARDS_EXPLAINED = 10;

export const stakeHilo: Scheme<ShownHilo, DealtHilo> = {
  id: 'stake/hilo',
  game: hilo,
  ...STAKE_SEEDS,
  commitments: hashOfText,
  *deals(seeds) {
    yield { dealt: cardsOf(seeds, 'endless'), notes: [] };
  },
  explain: (seeds, shown) =>
    explainCards(seeds, 'endless', shown?.cards.length ?? CARDS_EXPLAINED, (i) =>
      i === 0 ? 'start' : `card ${i}`,
    ),
};
