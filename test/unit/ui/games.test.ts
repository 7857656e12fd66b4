import { describe, expect, test, vi } from 'vitest';
import type { GameId } from '../../../src/core/game.ts';
import { blackjackTotal, resultOf, rowsOf, rowsOnTable } from '../../../src/ui/games.ts';
import { followed, type Row } from '../../../src/ui/hand-rows.ts';
import { RECORDED, shownAs, verdictOf, view } from './hands.ts';

vi.mock('../../../src/platform/browser.ts', () => import('./words.ts'));

/** A hand of another game, with what it showed and what its seeds force. */
const of = (game: GameId, shown: object, expected: object | null) =>
  view({ game, hand: { ...RECORDED, shown }, verdict: verdictOf({ expected }) });

const wrong = (rows: readonly Row[]) =>
  rows.flatMap(({ label, cells }) =>
    cells.flatMap(({ expected }, i) => (expected ? [[label, i, expected]] : [])),
  );

describe('video poker', () => {
  test('an honest hand has deal and draw, held cards marked, and no row of seeds', () => {
    const rows = rowsOf(view());
    expect(rows.map(({ label }) => label)).toEqual(['Deal', 'Draw']);
    expect(rows[0]!.cells.map(({ held }) => held)).toEqual([true, false, false, true, false]);
    expect(rows.map(({ forced }) => forced)).toEqual([null, null]);
    expect(followed(rows)).toEqual({ right: 8, all: 8 });
    expect(resultOf(view())).toBe('jacks or better, 1×');
  });

  test('a swapped card is marked with the card the seeds give', () => {
    const rows = rowsOf(shownAs({ deal: ['Jc', '5h', 'Qh', 'Ac', '2c'] }));
    expect(wrong(rows)).toEqual([['Deal', 2, { kind: 'card', card: '8c' }]]);
    expect(rows[0]!.forced).toHaveLength(5);
    expect(rows[1]!.forced).toBeNull();
    expect(followed(rows)).toEqual({ right: 7, all: 8 });
  });

  test('a draw from elsewhere in the queue is marked in the draw', () => {
    const rows = rowsOf(shownAs({ final: ['Jc', '3d', '9h', 'Ac', 'Jd'] }));
    expect(wrong(rows)).toEqual([['Draw', 2, { kind: 'card', card: '5d' }]]);
  });

  test('a hand before the draw has one row and no result', () => {
    const open = shownAs({ final: null });
    expect(rowsOf(open).map(({ label }) => label)).toEqual(['Deal']);
    expect(resultOf(open)).toBe('');
  });

  test('a loss names the hand without a win, and cards twice the same name none', () => {
    expect(resultOf(shownAs({ final: ['Jc', '3d', '5d', 'Ac', '9h'], multiplier: 0 }))).toBe('no win');
    expect(resultOf(shownAs({ final: ['Jc', 'Jc', '5d', 'Ac', '9h'] }))).toBe('');
  });
});

describe('blackjack', () => {
  const shown = { player: [['8c', '3s', 'Ah']], dealer: ['Ts', null] };

  test('a card face down is no difference, and the seeds uncover it', () => {
    const rows = rowsOf(of('blackjack', shown, { player: shown.player, dealer: ['Ts', '7h'] }));
    expect(wrong(rows)).toEqual([]);
    expect(rows[0]!.forced).toEqual([
      { kind: 'card', card: 'Ts' },
      { kind: 'card', card: '7h' },
    ]);
    expect(followed(rows)).toEqual({ right: 4, all: 4 });
  });

  test('split hands and other seats have rows of their own', () => {
    const table = {
      player: [
        ['8c', '3s'],
        ['8d', '9d'],
      ],
      dealer: ['Ts', '7h'],
      seatsBefore: [['2c', '2d']],
    };
    const rows = rowsOf(of('blackjack', table, table));
    expect(rows.map(({ label, total }) => [label, total])).toEqual([
      ['Dealer', '17'],
      ['Seat 1', '4'],
      ['Hand 1', '11'],
      ['Hand 2', '17'],
    ]);
    expect(resultOf(of('blackjack', table, table))).toBe('11, 17 against 17');
  });

  test.each([
    [['Ac', 'Kd'], '21'],
    [['Ac', 'Ad', '9h'], '21'],
    [['Ac', 'Ad', '9h', 'Tc'], '21'],
    [['6c', '6d', 'Th'], '22'],
    [['Ts', null], ''],
    [[], ''],
  ] as const)('the total of %j is %s', (hand, total) => {
    expect(blackjackTotal(hand)).toBe(total);
  });
});

test.each<[GameId, object, object, string, [string, number, object][]]>([
  ['roulette', { number: 17 }, { number: 32 }, '17, black', [['Number', 0, { kind: 'pocket', number: 32 }]]],
  ['roulette', { number: 0 }, { number: 0 }, '0, zero', []],
  ['craps', { dice: [4, 3] }, { dice: [4, 6] }, '4 and 3', [['Dice', 1, { kind: 'die', pips: 6 }]]],
  ['slots', { stops: [3, 9] }, { stops: [3, 8] }, '3 · 9', [['Stops', 1, { kind: 'stop', index: 8 }]]],
  ['hilo', { cards: ['2c'] }, { cards: ['2d'] }, '1 cards', [['Cards', 0, { kind: 'card', card: '2d' }]]],
  [
    'baccarat',
    { player: ['2c', '9h'], banker: ['Kd', '8s'] },
    { player: ['2c', '9h'], banker: ['Kd', '8h'] },
    '1 against 8',
    [['Banker', 1, { kind: 'card', card: '8h' }]],
  ],
])('%s: what was shown beside what the seeds force', (game, shown, expected, result, differences) => {
  const hand = of(game, shown, expected);
  expect(wrong(rowsOf(hand))).toEqual(differences);
  expect(resultOf(hand)).toBe(result);
});

test('nothing is laid out that was not seen whole', () => {
  const unseen = view({ hand: { ...RECORDED, shown: null } });
  expect(rowsOf(unseen)).toEqual([]);
  expect(resultOf(unseen)).toBe('');
});

describe('what a table showed at one moment', () => {
  test('a card face down stays so, and a held one is marked', () => {
    const contents = {
      cards: ['Jc', null, '8c', 'Ac', '2c'] as const,
      held: [true, false, false, true, false],
      payTable: null,
      bet: null,
      multiplier: null,
    };
    const [row] = rowsOnTable({ kind: 'table', game: 'video-poker', stage: 'dealt', contents });
    expect(row!.cells.map(({ face }) => face.kind)).toEqual(['card', 'back', 'card', 'card', 'card']);
    expect(row!.cells.map(({ held }) => held)).toEqual(contents.held);
  });

  test('other games have the rows of a hand, and an unread table none', () => {
    const contents = { player: [['8c', '3s'] as const], dealer: ['Ts', null] as const };
    const rows = rowsOnTable({ kind: 'table', game: 'blackjack', stage: 'dealt', contents });
    expect(rows.map(({ label }) => label)).toEqual(['Dealer', 'You']);
    expect(rowsOnTable({ kind: 'table', game: 'roulette', stage: 'moving', contents: null })).toEqual([]);
  });
});
