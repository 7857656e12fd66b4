/** How fast a tab may send readings. */
import { beforeEach, expect, test } from 'vitest';
import { forgetTab, isFlooding, waitFor } from '../../../src/background/floods.ts';

beforeEach(() => {
  forgetTab(1);
  forgetTab(2);
});

test('play at any speed waits for nothing', () => {
  // Three hands a second, of eight readings each, for an hour.
  for (let second = 0; second < 3600; second++) expect(waitFor(1, 24, second * 1000)).toBe(0);
  expect(isFlooding(1, 3_600_000)).toBe(false);
});

test('a tab that floods is held to so many readings an hour, and no other tab waits', () => {
  let now = 0;
  let readings = 0;
  while (now < 3_600_000) {
    // It sends its next fifty as soon as it is answered.
    now += 5 + waitFor(1, 50, now);
    readings += 50;
  }
  expect(readings).toBeLessThan(3600 * 25 + 2000);
  expect(waitFor(2, 50, now)).toBe(0);
});

test('it is said to flood for as long as it does, whatever the clock says', () => {
  for (let i = 0; i < 30; i++) waitFor(1, 50, 1000);
  expect(isFlooding(1, 1000)).toBe(true);
  expect(waitFor(1, 50, 0)).toBeGreaterThan(0);
  expect(isFlooding(1, 120_000)).toBe(false);
});
