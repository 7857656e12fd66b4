/**
 * The cards of a hand of hilo whose row has only those before the one to guess from, as it was seen to take them in.
 * @module
 */
import type { Card } from '../core/cards.ts';
import type { Memory } from './memory.ts';

type Cards = readonly Card[];

/**
 * The cards from the first drawn to the last, where the row has only those before the one to guess from; nothing where
 * that was not seen. Remembers what one guesses from. `isSmaller`: whether what lies outside of the row is, which no
 * card to guess from is.
 */
export function pastOf(memory: Memory, row: Cards, outside: Cards, isSmaller: boolean): Cards | undefined {
  const { guess } = memory;
  // The card guessed from may still lie beside the one that came; either two of them, or those before, are the row.
  const last = besideGuess(memory, row, outside) ?? besideGuess(memory, outside, row);
  if (last) return last;
  const [current, ...others] = outside;
  if (others.length > 0) return undefined;
  const ends = guess ? END_OF_ROW.filter((end) => areEqual(row, takenIn(guess, end))) : [];
  const { past } = memory;
  if (!current) {
    // At its end a row may have taken in the whole hand.
    if (past && row.length > 1 && ends.includes(past)) return inOrder(row, past);
    noteGuess(memory, row, []);
    return undefined;
  }
  if (row.length === 1 && current !== row[0]) {
    // Of two cards alone either may be taken for the row: the one that was guessed from is.
    const before = guess && guess.row.length < 2 ? (guess.row[0] ?? guess.card) : null;
    if (current === before) return pastOf(memory, outside, row, false);
    if (before !== row[0]) return undefined;
  }
  if (isSmaller) return undefined;
  // One that lies at an end is in the row itself.
  const isApart = current !== row.at(-1) && current !== row[0];
  // The first of a row lies at both of its ends; and where only one card is shown of those before, that one may too.
  const [end, ...both] = isApart ? ends : [];
  if (end && both.length === 0) memory.past = end;
  noteGuess(memory, outside, row);
  const isSecond = isApart && row.length === 1 && (guess?.row.length === 0 || guess?.card === current);
  if (guess?.isFirst && isSecond) {
    memory.guess = { card: current, row, isFirst: true };
    return [...row, current];
  }
  if (!memory.past || current === (memory.past === 'last' ? row.at(-1) : row[0])) return undefined;
  return [...inOrder(row, memory.past), current];
}

type Guess = NonNullable<Memory['guess']>;
type End = 'first' | 'last';

const END_OF_ROW = ['last', 'first'] as const satisfies readonly End[];

/** The row with the card that one guessed from. */
const takenIn = ({ card, row }: Guess, end: End): Cards => (end === 'last' ? [...row, card] : [card, ...row]);

const areEqual = (one: Cards, other: Cards): boolean => String(one) === String(other);

/** The cards of a row from the first drawn on. */
const inOrder = (row: Cards, past: End): Cards => (past === 'last' ? row : row.toReversed());

/** The cards of a hand whose row is as it was, where beside the card that one guessed from lies the one that came. */
function besideGuess({ guess, past }: Memory, row: Cards, two: Cards): Cards | undefined {
  if (!guess || !past || two.length !== 2 || !two.includes(guess.card)) return undefined;
  const came = two.find((card) => card !== guess.card);
  return came && areEqual(row, guess.row) ? [...inOrder(row, past), guess.card, came] : undefined;
}

/** Remembers that the card one guesses from is the first of the hand. */
export function noteFirst(memory: Memory): void {
  if (memory.guess?.row.length === 0) memory.guess = { ...memory.guess, isFirst: true };
}

/** Remembers the card one guesses from, where it is the only one, and what lies in the row before it. */
export function noteGuess(memory: Memory, cards: Cards, row: Cards): void {
  const [card, ...others] = cards;
  if (card && others.length === 0) memory.guess = { card, row };
  else delete memory.guess;
}
