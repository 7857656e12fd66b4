import { expect, test } from 'vitest';
import { Bucket } from '../../../src/content/bucket.ts';

/** The characters that a page gets reported which says so many, so often a second, for so many seconds. */
function reported(characters: number, aSecond: number, seconds: number): number {
  const bucket = new Bucket();
  let sum = 0;
  for (let i = 0; i < aSecond * seconds; i++) {
    if (bucket.takes(characters, (1000 * i) / aSecond, false)) sum += characters;
  }
  return sum;
}

test('automatic play at two hands a second loses nothing, however long', () => {
  expect(reported(900, 4, 12 * 3600)).toBe(900 * 4 * 12 * 3600);
});

test('a flood fills no more than five million characters in an hour', () => {
  expect(reported(14_000, 4, 3600)).toBeLessThan(5_000_000);
  expect(reported(900, 100, 3600)).toBeLessThan(5_000_000);
});

test('what must be reported is, and where the flood is over all is again', () => {
  const bucket = new Bucket();
  while (bucket.takes(1000, 0, false));
  expect(bucket.takes(1000, 0, true)).toBe(true);
  expect(bucket.takes(1000, 60_000, false)).toBe(true);
  const later = 200_000;
  for (let i = 0; i < 150; i++) expect(bucket.takes(1000, later, false)).toBe(true);
});
