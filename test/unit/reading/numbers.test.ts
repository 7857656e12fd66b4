/** Amounts as pages print them, and exact quotients of them. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberIn, quotient, quotientWithin } from '../../../src/reading/numbers.ts';

const numberOf = (text: string): number | null => {
  const found = numberIn(text);
  return found && Number(found.units) / 10 ** found.decimals;
};

test.each([
  ['0', 0],
  ['500', 500],
  ['x500', 500],
  ['0.0001 BTC', 0.0001],
  ['1,5', 1.5],
  ['0,500', 0.5],
  ['1,234.50', 1234.5],
  ['1.234,50 €', 1234.5],
  ['1 234 567', 1_234_567],
  ['1,234,567', 1_234_567],
  ["1'234.5", 1234.5],
  ['１２．５', 12.5],
  ['9'.repeat(30), 1e30],
  ['5'.padEnd(100), 5],
])('%s', (text, value) => {
  expect(numberOf(text)).toBe(value);
});

test.each([
  ...['', 'Win', '1,234', '1.234', '1 of 2', '-5', '−5', '1,2,3', '1.2.3'],
  '9'.repeat(31),
  '5'.padEnd(101),
  `${'9'.repeat(20)}.${'9'.repeat(20)}`,
  `5 ${'of all that you ever bet '.repeat(5)}`,
])('%j is not clearly one number', (text) => {
  expect(numberIn(text)).toBeNull();
});

test('a win divided by its bet comes out exactly', () => {
  const amount = fc.integer({ min: 1, max: 100_000_000 });
  fc.assert(
    fc.property(
      amount,
      fc.integer({ min: 0, max: 800 }),
      fc.integer({ min: 0, max: 12 }),
      (units, pays, decimals) => {
        const print = (n: number) => {
          const digits = String(n).padStart(decimals + 1, '0');
          const at = digits.length - decimals;
          return decimals ? `${digits.slice(0, at)}.${digits.slice(at)}` : digits;
        };
        const [bet, win] = [numberIn(print(units)), numberIn(print(units * pays))];
        fc.pre(bet !== null && win !== null);
        return quotient(win, bet) === pays;
      },
    ),
  );
});

test.each([
  ['1.50', '0.5', 3],
  ['1', '0.25', 4],
  ['0.25', '1', 0.25],
  ['12', '0.00000001', 1_200_000_000],
])('a win of %s on a bet of %s is %f times as much, however many decimals each has', (win, bet, times) => {
  expect(quotient(numberIn(win)!, numberIn(bet)!)).toBe(times);
});

test.each([
  // A bet of 0.125 and a win of 9 times as much.
  ['$1.13', '$0.13', 9, true],
  ['$0.75', '$0.13', 6, true],
  ['$0.75', '$0.13', 9, false],
  ['0.14', '0.02', 9, true],
  ['0.00060000', '0.00010000', 6, true],
  ['0.00060000', '0.00010000', 9, false],
  ['$0.73', '$0.13', 6, false],
  ['0.13', '0.02', 5, true],
  ['0.600', '0.10', 6, true],
  ['0.5', '0.1', 6, true],
  ['0.00', '0.02', 0, true],
  // Whole numbers are exact.
  ['44', '5', 9, false],
  ['45', '5', 9, true],
  ['30', '5', 9, false],
])('a win of %s on a bet of %s may be %i times as much: %s', (win, bet, times, may) => {
  const [from, to] = quotientWithin(numberIn(win)!, numberIn(bet)!);
  expect(from <= times && times <= to).toBe(may);
});

test('nothing is a multiple of nothing', () => {
  expect(quotient(numberIn('5')!, numberIn('0.00')!)).toBeNull();
});
