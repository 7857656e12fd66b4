import fc from 'fast-check';
import { expect, it } from 'vitest';
import { JsonBytes } from '../../../src/cli/json-bytes.ts';

const written = (...values: unknown[]): string => {
  const bytes = new JsonBytes();
  for (const value of values) bytes.line(value);
  return new TextDecoder().decode(bytes.take());
};

it('writes what JSON.stringify writes', () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue({ noUnicodeString: false })), (values) => {
      expect(written(...values)).toBe(values.map((value) => `${JSON.stringify(value)}\n`).join(''));
    }),
    { numRuns: 1000 },
  );
});

it('writes texts of any characters and any length', () => {
  for (const text of [
    '',
    '"',
    '\\',
    '\u0000',
    '\u007f',
    'é',
    '🎲',
    '\ud83c',
    'x'.repeat(100_000),
    'é'.repeat(100_000),
  ]) {
    expect(written({ [text]: [text] })).toBe(`${JSON.stringify({ [text]: [text] })}\n`);
  }
});

it('leaves out what is undefined', () => {
  expect(written({ a: undefined, b: 1 })).toBe('{"b":1}\n');
});

it('begins anew when it was taken', () => {
  const bytes = new JsonBytes();
  bytes.line(1);
  const first = bytes.take();
  bytes.line('two');
  const decoder = new TextDecoder();
  expect([first, bytes.take(), bytes.take()].map((taken) => decoder.decode(taken))).toEqual([
    '1\n',
    '"two"\n',
    '',
  ]);
});
