/**
 * Duel video poker: one deck, shuffled with a draw for each swap; the first five cards are dealt, the next five drawn.
 * @module
 */
import { schemeOf } from '../../rules/scheme.ts';
import { DUEL_SEEDS } from './seeds.ts';

export const duelVideoPoker = schemeOf({
  id: 'duel/video-poker',
  basis: 'played',
  source: "the casino's code as audited by ProvablyFair.org: duel-video-poker, src/rng.ts",
  vectors: 'duel-videopoker-played.json',
  firstNonce: null,
  rule: {
    game: 'video-poker',
    ...DUEL_SEEDS,
    number: { digits: 8, as: 'remainder', limit: 'multiple less one' },
    draw: 'down',
  },
});
