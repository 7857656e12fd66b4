/**
 * Baccarat of the white label "Crypto Casino" by financialplugins: the casino chooses the order of the deck and commits
 * to it together with a server seed; the player's seed only says where that order is cut. A hand that fits proves that
 * the deck was fixed before the cut, not that it was shuffled: 52 cuts of a stacked deck can all be the casino's.
 * @module
 */
import { schemeOf } from '../../rules/scheme.ts';

export const financialpluginsBaccarat = schemeOf({
  id: 'financialplugins/baccarat',
  basis: 'published',
  source:
    'adaboys/adabet: app/Models/ProvablyFairGame.php, app/Helpers/Games/CardDeck.php, packages/baccarat',
  vectors: 'financialplugins-computed.json',
  firstNonce: null,
  rule: {
    game: 'baccarat',
    commitment: { digest: 'sha256', key: '{serverSeed}', message: '{secret}' },
    hash: { digest: 'sha256', key: '{clientSeed}', message: '{secret}{serverSeed}' },
    counter: null,
    number: { digits: 5, at: 'end', as: 'remainder' },
    deck: 'revealed',
    draw: 'cut',
    orders: ['player, banker, player, banker'],
  },
});
