import { expect, test } from 'vitest';
import { firstDifference } from '../../../src/background/difference.ts';

test.each([
  ['the same', { cards: ['Jc', 'Td'] }, { cards: ['Jc', 'Td'] }, null],
  [
    'a card',
    { deal: ['Jc', 'Td'], final: ['Jc', '2d'] },
    { deal: ['Jc', 'Td'], final: ['Jc', '3s'] },
    ['2d', '3s'],
  ],
  ['a number', { number: 0 }, { number: 36 }, [0, 36]],
  ['in hands', { player: [['Jc'], ['2d', '4d']] }, { player: [['Jc'], ['2d', '5d']] }, ['4d', '5d']],
  ['a face-down card is no other', { dealer: ['Jc', null] }, { dealer: ['Jc', '5d'] }, null],
  ['what only one has', { cards: ['Jc'], held: [true] }, { cards: ['Jc', '5d'], finalShuffle: 'x' }, null],
  ['words are no cards', { payTable: 'jacks-or-better' }, { payTable: 'tens-or-better' }, null],
  ['nothing', null, null, null],
])('%s', (_, shown, expected, found) => {
  expect(firstDifference(shown, expected)).toEqual(found && { shown: found[0], expected: found[1] });
});
