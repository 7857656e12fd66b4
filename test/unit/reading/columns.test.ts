// @vitest-environment jsdom
/** Which cells of a table a label heads, by the columns or the rows of which it is one. */
import { describe, expect, test } from 'vitest';
import { cellsBelow, cellsOf } from '../../../src/reading/columns.ts';

const [HASH, OTHER] = ['a1'.repeat(32), 'b2'.repeat(32)] as const;
const [SEED, OTHER_SEED] = ['c3'.repeat(32), 'd4'.repeat(32)] as const;

type Row = readonly string[];
const rowOf = (kind: 'th' | 'td', cells: Row) =>
  `<tr>${cells.map((cell) => `<${kind}>${cell}</${kind}>`).join('')}</tr>`;

/** Puts a table on the page, and gives the heading of its first row, or of its first column, that says this. */
function headingIn(label: string, heads: Row, rows: readonly Row[]): Element {
  const [first = '', ...others] = [rowOf('th', heads), ...rows.map((row) => rowOf('td', row))];
  document.body.innerHTML = `<table>${first}${others.join('')}</table>`;
  return [...document.querySelectorAll('th, td:first-child')].find((one) => one.textContent === label)!;
}

const pairsOf = (label: string, promised: Row, heads: Row, ...rows: readonly Row[]) =>
  cellsOf(headingIn(label, heads, rows), promised).map(([which, cell]) => [which, cell.textContent]);

describe('a label heads what each pair has of it', () => {
  const HEADS = ['Pair', 'Server seed hash', 'Nonce'];
  const CURRENT = ['Current', HASH, '9'];

  test('in rows that say which pair they are of, be it one alone', () => {
    expect(pairsOf('Nonce', [], HEADS, CURRENT)).toEqual([['active', '9']]);
    expect(pairsOf('Nonce', [], HEADS, CURRENT, ['Previous', OTHER, '31'])).toEqual([
      ['active', '9'],
      ['last', '31'],
    ]);
  });

  test('but not in rows of which one has other columns', () => {
    expect(pairsOf('Nonce', [], HEADS, CURRENT, ['Previous', '31'])).toEqual([]);
  });

  test('of no more columns than panels have', () => {
    const wide = (columns: number) => {
      const more = Array.from({ length: columns - 3 }, (_, i) => `${i}`);
      return pairsOf('Nonce', [], [...HEADS, ...more], [...CURRENT, ...more]);
    };
    expect(wide(12)).toEqual([['active', '9']]);
    expect(wide(13)).toEqual([]);
  });
});

describe('a table may have headings more than once', () => {
  const NOW = ['Next hand', 'Server seed hash', 'Nonce'];
  const WAS = ['Last hand', 'Server seed', 'Nonce'];
  const table = (...rows: readonly string[]) => {
    document.body.innerHTML = `<table>${rows.join('')}</table>`;
    return [...document.querySelectorAll('th')];
  };
  const rows = [
    rowOf('th', NOW),
    rowOf('td', ['', HASH, '9']),
    rowOf('th', WAS),
    rowOf('td', ['', SEED, '8']),
  ];
  const pairs = (head: Element) => cellsOf(head, []).map(([which, cell]) => [which, cell.textContent]);

  test('each for the rows up to the next ones, and the first of them may say which pair', () => {
    const [, hash, next, , seed, last] = table(...rows);
    expect([hash, next, seed, last].map((head) => pairs(head!))).toEqual([
      [['next', HASH]],
      [['next', '9']],
      [['last', SEED]],
      [['last', '8']],
    ]);
    expect(cellsBelow(last!)!.map((cell) => cell.textContent)).toEqual(['8']);
    expect(cellsBelow(hash!)!.map((cell) => cell.textContent)).toEqual([HASH]);
  });

  test('none for the rows behind the next ones, nor where those stand right below', () => {
    const more = [rowOf('th', ['Pair', 'Hash', 'Nonce']), rowOf('td', ['Previous', OTHER, '7'])];
    const [, hash, next] = table(...rows, ...more);
    expect([hash, next].map((head) => pairs(head!))).toEqual([[['next', HASH]], [['next', '9']]]);
    const [, first] = table(rows[0]!, rows[2]!, rows[3]!);
    expect([pairs(first!), cellsBelow(first!)]).toEqual([[], []]);
  });

  test('not of several rows, each of which may be another hand', () => {
    const [, hash] = table(rows[0]!, rows[1]!, rowOf('td', ['', OTHER, '7']));
    expect(pairs(hash!)).toEqual([]);
  });
});

describe('a label heads the seed that was used last, in a list of those that are out beside their hashes', () => {
  const HEADS = ['Date', 'Server seed hash', 'Server seed'];
  const ROWS = [
    ['Monday', HASH, SEED],
    ['Sunday', OTHER, OTHER_SEED],
  ];

  test('whatever else the list says first', () => {
    expect(pairsOf('Server seed', [], HEADS, ROWS[0]!)).toEqual([['last', SEED]]);
    expect(pairsOf('Server seed', [HASH, OTHER], HEADS, ...ROWS)).toEqual([['last', OTHER_SEED]]);
    expect(pairsOf('Server seed', [], HEADS, ...ROWS)).toEqual([]);
  });

  test('of no more rows than one page has', () => {
    const long = (rows: number) =>
      pairsOf('Server seed', [HASH], HEADS, ...Array.from({ length: rows - 1 }, () => ROWS[1]!), ROWS[0]!);
    expect(long(50)).toEqual([['last', SEED]]);
    expect(long(51)).toEqual([]);
  });
});

describe('the cells below a heading', () => {
  const below = (label: string, heads: Row, ...rows: readonly Row[]) =>
    cellsBelow(headingIn(label, heads, rows))?.map(({ textContent }) => textContent);

  test('are those of rows that have as many, and of none for what heads no column', () => {
    const rows = [['1', 'x'], ['no rounds on Sunday'], ['2', 'y']];
    expect(below('Seed', ['Round', 'Seed'], ...rows)).toEqual(['x', 'y']);
    expect(below('2', ['Round', 'Seed'], ...rows)).toBeUndefined();
  });

  test('are as many as a list has on one page', () => {
    const cells = (rows: number) =>
      below('Seed', ['Seed'], ...Array.from({ length: rows }, (_, i) => [`${i}`]));
    for (const [rows, read] of [
      [49, 49],
      [50, 50],
      [51, 50],
    ] as const)
      expect(cells(rows)).toHaveLength(read);
  });
});

describe('a list of bets whose newest is still to be revealed', () => {
  const HEADS = ['Nonce', 'SHA-256 of server seed', 'Server seed', 'Client seed'];
  const NEWEST = ['3', HASH, 'secret until the game ends', 'now'];
  const USED = ['2', OTHER, SEED, 'before'];
  const OLDER = ['1', 'e5'.repeat(32), OTHER_SEED, 'long ago'];
  const told = (...rows: readonly Row[]) => pairsOf('Client seed', [], HEADS, ...rows);
  const BOTH = [
    ['active', 'now'],
    ['last', 'before'],
  ];

  test('has it at one of its ends, and beside it the last one', () => {
    expect(told(NEWEST, USED, OLDER)).toEqual(BOTH);
    expect(told(OLDER, USED, NEWEST)).toEqual(BOTH);
    expect(told(NEWEST, USED)).toEqual(BOTH);
    expect(told(NEWEST)).toEqual([]);
  });

  test('has it whichever column is the first, and where one has server seeds at all', () => {
    const from = (first: number) => (row: Row) => [...row.slice(first), ...row.slice(0, first)];
    const list = (cells: (row: Row) => Row) =>
      pairsOf('Client seed', [], cells(HEADS), ...[NEWEST, USED].map(cells));
    expect(list(from(2))).toEqual(BOTH);
    expect(list((row) => row.filter((_, i) => i !== 2))).toEqual([]);
  });

  test('and tells neither where it stands in between, is one of several, or has no hash', () => {
    expect(told(USED, NEWEST, OLDER)).toEqual([]);
    for (const several of [
      [NEWEST, NEWEST, USED],
      [NEWEST, USED, NEWEST],
    ])
      expect(told(...several)).toEqual([]);
    expect(told(['3', '', '', 'now'], USED, OLDER)).toEqual([]);
    expect(told(['3', HASH, 'Verify', 'now'], USED, OLDER)).toEqual([]);
  });
});
