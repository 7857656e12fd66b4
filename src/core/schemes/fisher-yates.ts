/**
 * The Fisher-Yates shuffle as casinos do it: from the last place down to the second, each card swaps with one of those
 * not yet passed.
 * @module
 */
import { say, type Table } from '../derivation.ts';

/** The swap of the card at place `at` with that at place `with`, which is the random number modulo `at + 1`. */
export interface Swap {
  readonly at: number;
  readonly random: number;
  readonly with: number;
}

/**
 * Shuffles a copy of the cards.
 * @param randomFor the random number for a place, asked for in the order of the swaps
 * @param visit sees each swap and the deck before it
 */
export function shuffled<T>(
  cards: readonly T[],
  randomFor: (at: number) => number,
  visit?: (swap: Swap, deck: readonly T[]) => void,
): T[] {
  const deck = [...cards];
  for (let at = deck.length - 1; at > 0; at--) {
    const random = randomFor(at);
    const other = random % (at + 1);
    visit?.({ at, random, with: other }, deck);
    const card = deck[at]!;
    deck[at] = deck[other]!;
    deck[other] = card;
  }
  return deck;
}

/** Every swap of a shuffle. */
export function swapTable(cards: readonly string[], randomFor: (at: number) => number): Table {
  const rows: string[][] = [];
  shuffled(cards, randomFor, ({ at, random, with: other }, deck) => {
    rows.push([String(at), String(random), `mod ${at + 1} = ${other}`, deck[at]!, deck[other]!]);
  });
  return {
    columns: [say`Place`, say`Random number`, say`Swaps with place`, say`Card there`, say`Card it gets`],
    cardColumns: [],
    rows,
  };
}
