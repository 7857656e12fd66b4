/**
 * liqd blackjack: eight decks, shuffled with a draw for each swap, dealt to player and dealer in turn. After a split,
 * the main hand gets its second card, then the split hand, which is also played first. The server seed's bytes are the
 * key, though its text is what is committed to.
 * @module
 */
import { schemeOf } from '../../rules/scheme.ts';

export const liqdBlackjack = schemeOf({
  id: 'liqd/blackjack',
  basis: 'played',
  source: "the casino's code as audited by ProvablyFair.org: liqd-blackjack, src/rng.ts",
  vectors: 'liqd-blackjack-played.json',
  firstNonce: null,
  rule: {
    game: 'blackjack',
    commitment: { digest: 'sha256', message: '{serverSeed}' },
    hash: {
      digest: 'sha256',
      key: '{serverSeed}',
      keyAs: 'bytes',
      message: '{clientSeed}:{nonce}:{counter}',
    },
    counter: { counts: 'places', from: 0, retry: 1_000_000 },
    number: { digits: 8, as: 'remainder', limit: 'multiple' },
    deck: { decks: 8, major: 'suit', suits: 'chsd', ranks: 'A23456789TJQK' },
    draw: 'down',
    orders: ['player, dealer, player, dealer'],
    splitOrders: ['split hand first'],
  },
});
