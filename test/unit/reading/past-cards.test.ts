/** The cards of hands of hilo whose row has only those before the one to guess from, by what was seen of it before. */
import { describe, expect, test } from 'vitest';
import type { Card } from '../../../src/core/cards.ts';
import type { Memory } from '../../../src/reading/memory.ts';
import { noteFirst, noteGuess, pastOf } from '../../../src/reading/past-cards.ts';

type Cards = readonly Card[];
const past = (memory: Memory, row: Cards, outside: Cards, isSmaller = false) =>
  pastOf(memory, row, outside, isSmaller);
const guessed = (card: Card, ...row: Cards): Pick<Memory, 'guess'> => ({ guess: { card, row } });

describe('of two cards, each alone in its place, the one that was guessed from is the row', () => {
  test('whichever was taken for it, whether that one or the row before it is left', () => {
    expect(past({ past: 'last', ...guessed('9c') }, ['9c'], ['Kd'])).toEqual(['9c', 'Kd']);
    expect(past({ past: 'last', ...guessed('9c') }, ['Kd'], ['9c'])).toEqual(['9c', 'Kd']);
    expect(past({ past: 'last', ...guessed('Kd', '9c') }, ['9c'], ['Kd'])).toEqual(['9c', 'Kd']);
  });

  test('and neither is where none was, where it is another, or one of a longer row', () => {
    expect(past({ past: 'last' }, ['9c'], ['Kd'])).toBeUndefined();
    expect(past({ past: 'last', ...guessed('2s') }, ['9c'], ['Kd'])).toBeUndefined();
    expect(past({ past: 'last', ...guessed('2s', '9c', 'Kd') }, ['9c'], ['Kd'])).toBeUndefined();
  });
});

describe('a second card behind one that was told to be the first', () => {
  const first = (): Memory => {
    const memory: Memory = guessed('9c');
    noteFirst(memory);
    return memory;
  };

  test('is the second, at whichever end the row takes cards in', () => {
    expect(past(first(), ['9c'], ['Kd'])).toEqual(['9c', 'Kd']);
    const memory = first();
    past(memory, ['9c'], ['Kd']);
    // However often it is looked at, and not where another came without it.
    for (const _ of [1, 2]) expect(past(memory, ['9c'], ['Kd'])).toEqual(['9c', 'Kd']);
    expect(past({ ...memory }, ['9c'], ['2s'])).toBeUndefined();
    expect(past(memory, ['Kd', '9c'], ['2s'])).toEqual(['9c', 'Kd', '2s']);
  });

  test('and not where nothing said so, where it lies in the row itself, or another one does', () => {
    expect(past(guessed('9c'), ['9c'], ['Kd'])).toBeUndefined();
    expect(past(first(), ['9c'], ['9c'])).toBeUndefined();
    expect(past(first(), ['2s'], ['Kd'])).toBeUndefined();
    expect(past(first(), ['9c'], ['Kd'], true)).toBeUndefined();
    expect(past(first(), ['9c', '2s'], ['Kd'])).toBeUndefined();
    const memory: Memory = guessed('Kd', '9c');
    noteFirst(memory);
    expect(memory).toEqual(guessed('Kd', '9c'));
    const unknown: Memory = {};
    noteFirst(unknown);
    expect(unknown).toEqual({});
  });
});

test('a card that is smaller than those of the row is none to guess from', () => {
  const memory: Memory = { past: 'last', ...guessed('Kd', '9c') };
  expect(past(memory, ['9c', 'Kd'], ['5h'], true)).toBeUndefined();
  expect(memory).toEqual({ past: 'last', ...guessed('Kd', '9c') });
  expect(past(memory, ['9c', 'Kd'], ['5h'])).toEqual(['9c', 'Kd', '5h']);
});

test('a row that has the card to guess from at an end has not only those before', () => {
  for (const row of [
    ['9c', 'Kd'],
    ['Kd', '9c'],
  ] as const) {
    const memory: Memory = guessed('Kd', '9c');
    expect(past(memory, row, ['Kd'])).toBeUndefined();
    expect(memory).toEqual(guessed('Kd', ...row));
  }
  // Which end is its newest, was seen before.
  expect(past({ past: 'first' }, ['Kd', '9c'], ['Kd'])).toBeUndefined();
  expect(past({ past: 'first' }, ['Kd', '9c'], ['9c'])).toEqual(['9c', 'Kd', '9c']);
});

test('a row that has taken in all cards has the hand once there are two', () => {
  expect(past({ past: 'last', ...guessed('Kd', '9c') }, ['9c', 'Kd'], [])).toEqual(['9c', 'Kd']);
  const memory: Memory = { past: 'last', ...guessed('9c') };
  expect(past(memory, ['9c'], [])).toBeUndefined();
  expect(memory).toEqual({ past: 'last', ...guessed('9c') });
});

test('one guesses from the only card, and from none of several', () => {
  const memory: Memory = {};
  noteGuess(memory, ['9c'], ['Kd']);
  expect(memory).toEqual(guessed('9c', 'Kd'));
  for (const cards of [[], ['9c', '2s']] as const) {
    noteGuess(memory, ['9c'], []);
    noteGuess(memory, cards, []);
    expect(memory).toEqual({});
  }
});
