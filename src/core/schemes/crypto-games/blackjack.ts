/**
 * Crypto.Games blackjack: each byte of the digest that is 0 to 207 and not seen yet is a card of four decks.
 * Source: wizardofodds.com, "Blackjack (Encrypted Version)". It deals the player two cards, then the dealer two; in
 * which order split hands get theirs it does not say.
 * @module
 */
import { say } from '../../derivation.ts';
import { blackjack } from '../../games/blackjack.ts';
import { type DealtBlackjack, type ShownBlackjack, SPLIT_ORDERS } from '../../games/blackjack-layout.ts';
import type { Scheme, Seeds } from '../../scheme.ts';
import { placeInDeal } from '../blackjack-shoe.ts';
import { type ByteRule, cardsIn, commitmentsOf, digestOf, explainDigest } from './digest.ts';
import { nonceOverlooked } from './nonce.ts';

export const BLACKJACK_RULE: ByteRule = { size: 208, reduce: (byte) => byte };
const DEAL_ORDER = 'player, player, dealer, dealer';

function dealtFrom(seeds: Seeds): DealtBlackjack {
  const digest = digestOf(seeds);
  const shoe = { take: (count: number) => cardsIn(digest, BLACKJACK_RULE, count) };
  return { shoe, dealOrder: DEAL_ORDER, splitOrders: SPLIT_ORDERS, mayRunOut: true };
}

export const cryptoGamesBlackjack: Scheme<ShownBlackjack, DealtBlackjack> = {
  id: 'crypto-games/blackjack',
  basis: 'played',
  game: blackjack,
  clientSeed: 'required',
  nonce: 'optional',
  reveals: [['serverSeed']],
  commitments: commitmentsOf,
  deals: (seeds) => [{ dealt: dealtFrom(seeds), notes: [] }],
  excuse: (seeds, { player }, fits) =>
    nonceOverlooked(seeds, BLACKJACK_RULE, player[0]![0]!, (other) => fits(dealtFrom(other))),
  explain: (seeds) =>
    explainDigest(
      seeds,
      BLACKJACK_RULE,
      BLACKJACK_RULE.size,
      say`Two hex digits at a time, to decimal: a card where that is 0 to 207 and not dealt yet. Its rank is the number modulo 13 (0 is the ace), its suit the number divided by 13, modulo 4: spades, hearts, diamonds, clubs.`,
      (index) => placeInDeal(index, DEAL_ORDER),
    ),
};
