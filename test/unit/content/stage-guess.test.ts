/** How far a hand is whose cards alone tell, at video poker: they change twice a hand. */
import { expect, test } from 'vitest';
import { StageGuess } from '../../../src/content/stage-guess.ts';
import type { TableReading } from '../../../src/core/observation.ts';

/** A reading of five cards, written shortly. */
const table = (cards: string): TableReading =>
  ({
    kind: 'table',
    game: 'video-poker',
    stage: 'dealt',
    contents: { cards: cards.split(' '), held: [], payTable: null, bet: null, multiplier: null },
    guessed: true,
  }) as unknown as TableReading;

/** The stages of looks at a table, each a second after the one before, or as many ms as are given. */
function stages(...looks: readonly (readonly [cards: string, turn?: string, ms?: number])[]): string[] {
  const guess = new StageGuess();
  let now = 0;
  return looks.map(([cards, turn = '', ms = 1000]) => {
    now += ms;
    return guess.staged(table(cards), now, turn).stage;
  });
}

const DEAL = 'Jc Th As 2d 9c';
const DRAWN = 'Jc Kh As 4d 3c';
const NEXT = '5h 6h 7d 8s Qs';
const NEXT_DRAWN = '5h 6h Ac 8s Qs';

test('a draw keeps some cards, the next deal none', () => {
  expect(stages([DEAL], [DEAL], [DRAWN], [NEXT], [NEXT_DRAWN])).toEqual([
    'dealt',
    'dealt',
    'over',
    'dealt',
    'over',
  ]);
});

test('cards that are exchanged one by one are one stage', () => {
  const [a, b] = ['Jc Kh As 2d 9c', 'Jc Kh As 4d 9c'];
  expect(stages([DEAL], [a], [b, '', 100], [DRAWN, '', 100], [NEXT])).toEqual([
    'dealt',
    'over',
    'over',
    'over',
    'dealt',
  ]);
});

test('where all cards change, the panel tells', () => {
  const OLD = '2c 3c 4c 5c 6c';
  expect(stages([OLD, 'one'], [DEAL, 'one'], [NEXT, 'one'], [DEAL, 'two'])).toEqual([
    'dealt',
    'dealt',
    'over',
    'dealt',
  ]);
  expect(stages([OLD, 'one'], [DEAL, 'one'], [NEXT, 'two'])).toEqual(['dealt', 'dealt', 'dealt']);
  // Where nothing is known of it, all of them held is as likely.
  expect(stages([DEAL], [NEXT])).toEqual(['dealt', 'dealt']);
});

test('what was taken for an end and was a beginning is soon seen', () => {
  expect(stages([DRAWN], ['Jc 6h 7d 8s Qs'], ['Jc 6h 2d 8s 2s'], [DEAL], [DRAWN])).toEqual([
    'dealt',
    'over',
    'over',
    'dealt',
    'over',
  ]);
});
