/** Values in one line of text, told from what is merely said of seeds. */
import { describe, expect, test } from 'vitest';
import { atColon, isTold, nonceIn, pairsIn, withoutEnds } from '../../../src/reading/strip.ts';

const HASH = 'a1'.repeat(32);
const pairs = (text: string) => pairsIn(text).map(({ label, rest }) => [label, rest]);

describe('the pairs in a text', () => {
  const READ = [
    ['Server seed hash', HASH],
    ['Client seed', 'lucky'],
    ['Nonce', '14'],
  ];

  test('stand with a blank, a colon or a sign between label and value', () => {
    expect(pairs(`Server seed hash ${HASH} · Client seed lucky · Nonce 14`)).toEqual(READ);
    expect(pairs(`Server seed hash: ${HASH}, Client seed: lucky, Nonce: 14`)).toEqual(READ);
    expect(pairs(`Server seed hash — ${HASH} — Client seed — lucky — Nonce — 14`)).toEqual(READ);
  });

  test('are what the labels mean', () => {
    const [hash, client] = pairsIn(`Server seed hash ${HASH} · Client seed lucky`);
    expect(hash!.meanings).toEqual(['fields:commitment']);
    expect(client!.meanings).toEqual(['fields:clientSeed']);
  });

  test('are not those beside them that no panel has, nor a label that nothing follows', () => {
    expect(pairs(`Balance 7 · Server seed hash ${HASH} · Nonce 14`)).toEqual([READ[0], READ[2]]);
    expect(pairs(`Server seed hash ${HASH} · Nonce 14 · Client seed`)).toEqual([READ[0], READ[2]]);
    for (const next of ['Nonce 14', 'Nonce:14', 'Nonce — 14'])
      for (const blank of ['Client seed', 'Client seed:'])
        expect(pairs(`${blank} · ${next} · Server seed hash ${HASH}`), next).toEqual([READ[2], READ[0]]);
  });

  test('are two at least, and one of them at least beyond doubt', () => {
    expect(pairs('Nonce 14')).toEqual([]);
    expect(pairs('Client seed lucky · Next client seed day')).toEqual([]);
    expect(pairs('Client seed lucky · Nonce 14')).toEqual([READ[1], READ[2]]);
  });

  test('are none where anything but a client seed is of another form', () => {
    expect(pairs('Server seed hash secret · Nonce 14')).toEqual([]);
    expect(pairs('Client seed lucky · Server seed rotated · Nonce 14')).toEqual([]);
    expect(pairs(`Server seed hash ${HASH} · Client seed lucky · Nonce reset`)).toEqual([]);
  });
});

test('a colon parts a short label from its value, where there are both', () => {
  expect(atColon('Nonce: 14')).toEqual(['Nonce', '14']);
  expect(atColon('Nonce：14')).toEqual(['Nonce', '14']);
  expect(atColon('Nonce: 14: 15')).toEqual(['Nonce', '14: 15']);
  for (const none of ['Nonce 14', 'Nonce:', ': 14', ':', '']) expect(atColon(none), none).toBeNull();
  expect(atColon(`${'a'.repeat(80)}:b`)).toEqual(['a'.repeat(80), 'b']);
  expect(atColon(`${'a'.repeat(81)}:b`)).toBeNull();
});

test('a nonce is named and told in one text where that says nothing else', () => {
  for (const text of [
    'Nonce 12',
    'NONCE 12',
    'Nonce #12',
    'Nonce # 12',
    'Nonce#12',
    ' nonce № 12 ',
    'Nonce\n12',
  ])
    expect(nonceIn(text)?.[1], text).toBe('12');
  expect(nonceIn('Previous nonce 5,521')).toEqual(['Previous nonce', '5,521']);
  expect(nonceIn('ナンス 7')).toEqual(['ナンス', '7']);
  const long = 'Nonce 12'.padEnd(80);
  expect([nonceIn(long)?.[1], nonceIn(`${long} `)]).toEqual(['12', null]);
  for (const none of [
    'Nonce starts at 0',
    'the nonce increases by 1',
    'a nonce 3 bytes long',
    'Nonce 1.5',
    'Nonce 0 / 100',
    'Nonce 12x',
    'Nonce12',
    'Nonce',
    '12',
    'Round 12',
    'Total bets made with pair 12',
    'Server seed hash 12',
  ])
    expect(nonceIn(none), none).toBeNull();
});

test('a value is beyond doubt where only what its label says has that form', () => {
  expect(isTold('Nonce', '14')).toBe(true);
  expect(isTold('Bets made with pair', '14')).toBe(true);
  expect(isTold('Nonce', HASH)).toBe(false);
  expect(isTold('Server seed hash', HASH)).toBe(true);
  expect(isTold('Server seed hash', '14')).toBe(false);
  expect(isTold('Balance', '14')).toBe(false);
});

test.each([
  ['lucky · ', 'lucky'],
  ['lucky, ', 'lucky'],
  ['→ lucky', 'lucky'],
  [': lucky | ', 'lucky'],
  [' lucky ', 'lucky'],
  ['a-b', 'a-b'],
  ['-lucky', '-lucky'],
  ['lucky,', 'lucky,'],
  ['—', ''],
])('%j without the signs at its ends is %j', (text, bare) => {
  expect(withoutEnds(text)).toBe(bare);
});
