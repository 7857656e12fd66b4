// @vitest-environment jsdom
/** Tables of what others have played, and those that are of a hand. */
import { expect, test } from 'vitest';
import { withoutOthers } from '../../../src/reading/chat.ts';

const kept = (html: string): number => {
  document.body.innerHTML = `<table>${html}</table>`;
  return withoutOthers([document.querySelector('b')!]).length;
};

const row = (cell: string, ...texts: readonly string[]): string =>
  `<tr>${texts.map((text) => `<${cell}>${text}</${cell}>`).join('')}</tr>`;
const played = row('td', 'ann', '<b>9♠</b> 8♥', '2.00');

test('a table with players at the head of a column, and nobody they play against, is of others', () => {
  expect(kept(row('th', 'Player', 'Hand', 'Win') + played)).toBe(0);
  expect(kept(row('th', 'Hand', 'Player', 'Win') + played)).toBe(0);
  const long = row('td', 'said '.repeat(50), '', '');
  expect(kept(row('th', 'Player', 'Hand', 'Win') + long + played)).toBe(0);
});

test.each([
  ['few columns', row('th', 'Player', 'Hand') + row('td', 'ann', '<b>9♠</b>')],
  [
    'a dealer at the head of its first column',
    row('th', 'Dealer', 'Player', 'Bet') + row('td', '', '<b>9♠</b>', '2'),
  ],
  ['a row for the player’s cards', `<tr><th>Player</th><td><b>9♠</b></td><td>8♥</td><td>2♦</td></tr>`],
  ['cells without a head', row('td', 'Player', 'Hand', 'Win') + played],
  ['no players', row('th', 'Game', 'Hand', 'Win') + played],
  ['no rows', '<caption><b>9♠</b></caption>'],
])('one with %s is not', (_, html) => {
  expect(kept(html)).toBe(1);
});
