/**
 * Duel blackjack: an endless deck, each card a draw of its own, dealt to player and dealer in turn. Its split order is
 * not published.
 * @module
 */
import { schemeOf } from '../../rules/scheme.ts';
import { DUEL_SEEDS } from './seeds.ts';

export const duelBlackjack = schemeOf({
  id: 'duel/blackjack',
  basis: 'published',
  source: "the casino's code as audited by ProvablyFair.org: duel-blackjack, src/rng.ts",
  vectors: 'duel-blackjack-computed.json',
  firstNonce: null,
  rule: {
    game: 'blackjack',
    ...DUEL_SEEDS,
    number: { digits: 8, as: 'remainder', limit: 'multiple' },
    draw: 'replace',
    orders: ['player, dealer, player, dealer'],
  },
});
