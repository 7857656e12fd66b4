/**
 * bitZino slots: a deck of 32 cards, read as a number in the factorial number system.
 * Source: bitZino's blog, "Provably Fair Slots With Factoradics".
 * @module
 */
import { say } from '../../derivation.ts';
import { type DealtSlots, slots } from '../../games/slots.ts';
import { numberOf } from './deck.ts';
import { factoradicOf, numberFrom, outcomesOf, stopsFrom } from './factoradic.ts';
import { shuffleScheme } from './shuffle.ts';

/** Machines that a derivation shows where it knows of none: the smallest and the largest that the blog names. */
const EXAMPLES = [
  { reels: 3, icons: 32 },
  { reels: 5, icons: 128 },
];

function dealtFrom(final: readonly string[]): DealtSlots {
  const factoradic = factoradicOf(final.map(numberOf));
  return (reels, icons) => stopsFrom(numberFrom(factoradic, outcomesOf(reels, icons)), reels, icons);
}

export const bitzinoSlots = shuffleScheme({
  id: 'bitzino/slots',
  game: slots,
  deck: { size: 32, copies: 1 },
  *dealsFrom(final) {
    yield { dealt: dealtFrom(final), notes: [] };
  },
  explainFrom: (final, shown) => {
    const deck = final.map(numberOf);
    const factoradic = factoradicOf(deck);
    const stops = dealtFrom(final);
    return [
      {
        title: say`From the deck to a factoradic`,
        text: say`Each card as a number (a is 10, v is 31), less how many lower numbers came before it.`,
        lines: [
          { label: say`Deck`, value: deck.join(' ') },
          { label: say`Factoradic`, value: factoradic.join(' ') },
        ],
      },
      {
        title: say`From the factoradic to the stops`,
        text: say`Digit by digit: add it, multiply by the cards left, and reduce modulo icons to the power of reels. The result, in base icons from the lowest digit up, is where each reel stops.`,
        lines: (shown ? [shown] : EXAMPLES).map(({ reels, icons }) => ({
          label: say`${reels} reels with ${icons} icons`,
          value: stops(reels, icons).join(' '),
          note: say`number ${String(numberFrom(factoradic, outcomesOf(reels, icons)))}`,
        })),
      },
    ];
  },
});
