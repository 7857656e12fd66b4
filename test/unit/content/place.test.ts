import { expect, test } from 'vitest';
import { choosePlace } from '../../../src/content/place.ts';

const EMPTY = () => [];

test('at the right edge there is room for a scroll bar, which lies over what is there', () => {
  const { left, top } = choosePlace({ width: 380, height: 200 }, { width: 1200, height: 900 }, EMPTY);
  expect(top).toBeLessThan(50);
  expect(left + 380).toBeGreaterThan(1200 - 50);
  expect(left + 380).toBeLessThanOrEqual(1200 - 17);
});

test('in a window as narrow as a phone it stays in the middle', () => {
  const { left } = choosePlace({ width: 336, height: 200 }, { width: 360, height: 740 }, EMPTY);
  expect(left).toBe(12);
});
