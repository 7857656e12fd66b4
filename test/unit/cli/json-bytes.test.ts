import fc from 'fast-check';
import { expect, it } from 'vitest';
import { JsonBytes } from '../../../src/cli/json-bytes.ts';

const decode = (json: JsonBytes): string => new TextDecoder().decode(json.written);

const written = (...values: unknown[]): string => {
  const json = new JsonBytes();
  for (const value of values) {
    json.value(value);
    json.text('\n');
  }
  return decode(json);
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

it('repeats what it has written', () => {
  const json = new JsonBytes();
  json.text('ab');
  json.value('é');
  json.repeat(1, json.length);
  json.text('.');
  expect(decode(json)).toBe('ab"é"b"é".');
});

it('writes to the memory it is given, until that is too small', () => {
  const memory = new ArrayBuffer(8);
  const json = new JsonBytes(memory);
  json.value('123456');
  expect(json.written.buffer).toBe(memory);
  json.repeat(0, 8);
  expect(json.written.buffer).not.toBe(memory);
  expect(decode(json)).toBe('"123456""123456"');
});
