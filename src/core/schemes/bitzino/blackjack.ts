/**
 * bitZino blackjack: eight decks. Neither the blog nor the verifier page says how the first four cards are dealt, nor
 * those of split hands; the table animates player, dealer, player, dealer.
 * @module
 */
import { say } from '../../derivation.ts';
import { blackjack } from '../../games/blackjack.ts';
import { DEAL_ORDERS, SPLIT_ORDERS, shoeOf } from '../../games/blackjack-layout.ts';
import { reason } from '../../verdict.ts';
import { CARDS_EXPLAINED, shoeTable } from '../blackjack-shoe.ts';
import { cardOf, numberOf } from './deck.ts';
import { shuffleScheme } from './shuffle.ts';

const cardsOf = (items: readonly string[]) => items.map((item) => cardOf(numberOf(item)));

export const bitzinoBlackjack = shuffleScheme({
  id: 'bitzino/blackjack',
  game: blackjack,
  deck: { size: 52, copies: 8 },
  leavesOpen: true,
  *dealsFrom(final) {
    const shoe = shoeOf(cardsOf(final));
    for (const dealOrder of DEAL_ORDERS) {
      const dealt = { shoe, dealOrder, splitOrders: SPLIT_ORDERS, mayRunOut: false };
      yield { dealt, notes: [reason('deal-order-inferred', dealOrder)] };
    }
  },
  explainFrom: (final) => [
    {
      title: say`Deal`,
      text: say`The first ${CARDS_EXPLAINED} cards. Which of these orders the casino deals in is not published.`,
      lines: [],
      table: shoeTable(cardsOf(final.slice(0, CARDS_EXPLAINED)), DEAL_ORDERS),
    },
  ],
});
