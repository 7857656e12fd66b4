/**
 * bitZino craps: a deck of 36 cards, one for each throw of two dice; the top card is the result.
 * Source: bitZino's blog, "Provably Fair Slots With Factoradics". That the top card is the first is inferred.
 * @module
 */
import { say } from '../../derivation.ts';
import { craps, type Dice } from '../../games/craps.ts';
import { numberOf } from './deck.ts';
import { shuffleScheme } from './shuffle.ts';

/** The throw of a number: 0 is 1 and 1, then 1 and 2, up to 35, which is 6 and 6. */
export const diceOf = (number: number): Dice => [Math.floor(number / 6) + 1, (number % 6) + 1];

export const bitzinoCraps = shuffleScheme({
  id: 'bitzino/craps',
  game: craps,
  deck: { size: 36, copies: 1 },
  *dealsFrom(final) {
    yield { dealt: diceOf(numberOf(final[0]!)), notes: [] };
  },
  explainFrom: (final) => {
    const number = numberOf(final[0]!);
    const [first, second] = diceOf(number);
    return [
      {
        title: say`The result`,
        text: say`The top card as a number from 0 to 35 (a is 10, z is 35): divided by 6 it gives the first die, modulo 6 the second, each counted from 1.`,
        lines: [
          { label: say`Top card`, value: final[0]! },
          { label: say`Number`, value: String(number) },
          { label: say`First die`, value: String(first), note: `⌊${number} / 6⌋ + 1` },
          { label: say`Second die`, value: String(second), note: `${number} mod 6 + 1` },
        ],
      },
    ];
  },
});
