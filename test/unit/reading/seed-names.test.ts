/** What labels of seeds say, one at a time. */
import { expect, test } from 'vitest';
import { saysHashOfLast, saysNoSeed } from '../../../src/reading/seed-names.ts';
import { meaningsOf } from '../../../src/reading/words.ts';

test('a hash of the last hand is said to be both', () => {
  expect(saysHashOfLast('Last deal hash')).toBe(true);
  for (const label of ['Last hash', 'Game hash', 'Last game server seed hash'])
    expect(saysHashOfLast(label), label).toBe(false);
});

test('a text of eighty characters may be about no seed, and of a longer one nothing is known', () => {
  const text = (length: number) => 'Good luck to all of you. '.repeat(4).slice(0, length);
  expect(saysNoSeed(text(80))).toBe(true);
  expect(saysNoSeed(text(81))).toBe(false);
  for (const one of ['Nonce 4', 'Server seed', 'Seed pair']) expect(saysNoSeed(one), one).toBe(false);
});

test('what is revealed, and no more, is no part of a panel', () => {
  expect(meaningsOf('Revealed')).toEqual([]);
  expect(meaningsOf('Last revealed')).toEqual(['tabs:last']);
});

test('words without the signs of Vietnamese are none of its own', () => {
  expect(meaningsOf('Graine client (moi)')).toEqual(['fields:clientSeed']);
});
