import { expect, test } from 'vitest';
import { valuesIn } from '../../../src/ui/json-reader.ts';

/** A file that comes in pieces of so many characters. */
const inPieces = (text: string, size: number): Blob =>
  ({
    stream: () =>
      new ReadableStream({
        start(controller) {
          const bytes = new TextEncoder().encode(text);
          for (let i = 0; i < bytes.length; i += size) controller.enqueue(bytes.slice(i, i + size));
          controller.close();
        },
      }),
  }) as unknown as Blob;

async function read(text: string, names: readonly string[], size = 7): Promise<unknown[]> {
  const values: unknown[] = [];
  for await (const value of valuesIn(inPieces(text, size), names)) values.push(value);
  return values;
}

const nested = {
  v: 1,
  kind: 'a "kind", {so} [to] say: \\',
  'na"me\\': ['odd'],
  hands: [{ a: [1, { b: '},]\\"' }] }, [2, [3]], 'é🂡\u2028', null, -1.5e3, {}, []],
  empty: [],
  none: {},
  more: { hands: [1, 2] },
  gaps: [{ from: 1 }],
};

test.each([1, 2, 3, 5, 64, 100_000])('values are the same in pieces of %i bytes', async (size) => {
  for (const text of [JSON.stringify(nested), JSON.stringify(nested, null, 2)]) {
    const expected = Object.entries(nested).flatMap(([name, value]) =>
      Array.isArray(value) ? value.map((one) => [name, one]) : [[name, value]],
    );
    expect(await read(text, Object.keys(nested), size)).toEqual(expected);
  }
});

test('only what is named is given out', async () => {
  expect(await read(JSON.stringify(nested), ['gaps', 'v'])).toEqual([
    ['v', 1],
    ['gaps', { from: 1 }],
  ]);
});

test('a list that is not named may be of any length', async () => {
  const text = `{"long": ["${'x'.repeat(20_000_000)}"], "short": [1]}`;
  expect(await read(text, ['short'], 1_000_000)).toEqual([['short', 1]]);
  await expect(read(text, ['long'], 1_000_000)).rejects.toThrow('too long');
});

test.each([
  '',
  '[]',
  '"text"',
  '7',
  '{',
  '{"hands": [1',
  '{"hands": [1]',
  '{"hands": ["1]}',
  '{"hands": [1]}}',
  '{"hands": [1]}{}',
  '{"hands": [one]}',
  '{"hands": [1 2]}',
  '{hands: [1]}',
])('%s is refused', async (text) => {
  await expect(read(text, ['hands'])).rejects.toThrow();
});
