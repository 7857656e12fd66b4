/**
 * bitZino roulette: a deck of 37 cards, one for each number; the top card is the result.
 * Source: bitZino's blog, "Provably Fair Slots With Factoradics". That the top card is the first is inferred.
 * @module
 */
import { say } from '../../derivation.ts';
import { roulette } from '../../games/roulette.ts';
import { numberOf } from './deck.ts';
import { shuffleScheme } from './shuffle.ts';

const NUMBERS = 37;

export const bitzinoRoulette = shuffleScheme({
  id: 'bitzino/roulette',
  game: roulette(NUMBERS - 1),
  deck: { size: NUMBERS, copies: 1 },
  *dealsFrom(final) {
    yield { dealt: numberOf(final[0]!), notes: [] };
  },
  explainFrom: (final) => [
    {
      title: say`The result`,
      text: say`The top card: 0 to 9 stand for themselves, a is 10, b is 11, up to z, which is 35, and A, which is 36.`,
      lines: [
        { label: say`Top card`, value: final[0]! },
        { label: say`Number`, value: String(numberOf(final[0]!)) },
      ],
    },
  ],
});
