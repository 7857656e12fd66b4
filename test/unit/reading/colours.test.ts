import { describe, expect, test } from 'vitest';
import { colourIn, contrast, distance } from '../../../src/reading/colours.ts';

const WHITE = 'rgb(255, 255, 255)';
const BLACK = 'rgb(0, 0, 0)';

/** As WCAG 2 computes them, and those that judge pages by it. */
describe('contrast', () => {
  test.each([
    [BLACK, WHITE, 21],
    ['rgb(119, 119, 119)', WHITE, 4.4781],
    ['rgb(255, 0, 0)', WHITE, 3.9985],
    ['rgb(0, 255, 0)', WHITE, 1.3722],
    ['rgb(0, 0, 255)', WHITE, 8.5925],
    ['rgb(255, 0, 0)', BLACK, 5.252],
    ['rgb(10, 10, 10)', BLACK, 1.0607],
    ['rgb(64, 64, 64)', BLACK, 2.0254],
  ])('of %s and %s', (one, other, ratio) => {
    const [a, b] = [colourIn(one)!, colourIn(other)!];
    expect(contrast(a, b)).toBeCloseTo(ratio, 3);
    expect(contrast(b, a)).toBe(contrast(a, b));
  });
});

test('colours are as far from each other as their parts are in all', () => {
  const from = (text: string) => distance(colourIn(text)!, colourIn(WHITE)!);
  expect(from('rgb(255, 255, 175)')).toBe(80);
  expect(from('rgb(205, 255, 255)')).toBe(50);
  expect(from('rgb(252, 251, 255)')).toBe(5);
});

test.each([
  ['rgb(1, 2.5, 3)', { red: 1, green: 2.5, blue: 3, alpha: 1 }],
  ['rgba(1, 2, 3, 0.25)', { red: 1, green: 2, blue: 3, alpha: 0.25 }],
  ['rgba(0, 0, 0, 0)', { red: 0, green: 0, blue: 0, alpha: 0 }],
  ['', null],
])('%j is read as browsers write it', (text, colour) => {
  expect(colourIn(text)).toEqual(colour);
  expect(colourIn(text)).toEqual(colour);
});
