/**
 * Crypto.Games blackjack: each byte of the digest that is 0 to 207 and not seen yet is a card of four decks.
 * Source: wizardofodds.com, "Blackjack (Encrypted Version)". It deals the player two cards, then the dealer two; in
 * which order split hands get theirs it does not say.
 * @module
 */
import { blackjack } from '../../games/blackjack.ts';
import {
  type DealtBlackjack,
  type ShownBlackjack,
  SPLIT_ORDERS,
  shoeOf,
} from '../../games/blackjack-layout.ts';
import type { Reading, Scheme, Seeds } from '../../scheme.ts';
import { placeInDeal } from '../blackjack-shoe.ts';
import { type ByteRule, cardsIn, commitmentsOf, digestOf, explainDigest } from './digest.ts';
import { nonceOverlooked } from './nonce.ts';

export const BLACKJACK_RULE: ByteRule = { size: 208, reduce: (byte) => byte };
const DEAL_ORDER = 'player, player, dealer, dealer';

function* deals(seeds: Seeds): Generator<Reading<DealtBlackjack>, void> {
  const cards = cardsIn(digestOf(seeds), BLACKJACK_RULE, BLACKJACK_RULE.size);
  const shoe = shoeOf(cards);
  yield { dealt: { shoe, dealOrder: DEAL_ORDER, splitOrders: SPLIT_ORDERS, mayRunOut: true }, notes: [] };
}

export const cryptoGamesBlackjack: Scheme<ShownBlackjack, DealtBlackjack> = {
  id: 'crypto-games/blackjack',
  game: blackjack,
  clientSeed: 'required',
  nonce: 'optional',
  reveals: [['serverSeed']],
  commitments: commitmentsOf,
  deals,
  excuse: (seeds, compared, fits) => nonceOverlooked(seeds, compared, deals, fits),
  explain: (seeds) =>
    explainDigest(
      seeds,
      BLACKJACK_RULE,
      BLACKJACK_RULE.size,
      'Two hex digits at a time, to decimal: a card where that is 0 to 207 and not dealt yet. Its rank is the number modulo 13 (0 is the ace), its suit the number divided by 13, modulo 4: spades, hearts, diamonds, clubs.',
      (index) => placeInDeal(index, DEAL_ORDER),
    ),
};
