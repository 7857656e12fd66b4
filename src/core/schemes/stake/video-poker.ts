/**
 * Stake video poker: ten cards of one deck, five dealt and five for the draw.
 * @module
 */
import { PAY_TABLES } from '../../games/pay-tables.ts';
import { type DealtVideoPoker, type ShownVideoPoker, videoPoker } from '../../games/video-poker.ts';
import type { Scheme } from '../../scheme.ts';
import { hashOfText } from '../committed-seed.ts';
import { placeInHand } from '../ten-cards.ts';
import { cardsOf, explainCards, STAKE_SEEDS } from './numbers.ts';

export const stakeVideoPoker: Scheme<ShownVideoPoker, DealtVideoPoker> = {
  id: 'stake/video-poker',
  game: videoPoker(PAY_TABLES),
  ...STAKE_SEEDS,
  commitments: hashOfText,
  *deals(seeds) {
    yield { dealt: cardsOf(seeds, 'single').take(10), notes: [] };
  },
  explain: (seeds) => explainCards(seeds, 'single', 10, placeInHand),
};
