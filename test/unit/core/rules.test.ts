/** The steps that rules are made of, each held against an implementation of its own, and the cut of a white label. */
import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { audit } from '../../../src/core/audit.ts';
import { explainHand } from '../../../src/core/explain.ts';
import { dealPlaces, numberIn, placeOf } from '../../../src/core/rules/deal.ts';
import { freshCards } from '../../../src/core/rules/deck.ts';
import { hashHex } from '../../../src/core/rules/hashing.ts';
import type { Draw } from '../../../src/core/rules/rule.ts';
import cut from '../../vectors/financialplugins-computed.json';

/** Numbers from 0 to range - 1 that anybody can compute. */
const places = (seed: number) => {
  let state = seed;
  return (range: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor(state / 65_536) % range;
  };
};

const dealt = (draw: Draw, size: number, dealtFrom: 'first' | 'last' = 'first'): number[] => [
  ...dealPlaces({ draw, dealtFrom }, size, places(size)),
];

const swap = (deck: number[], a: number, b: number): void => {
  [deck[a], deck[b]] = [deck[b]!, deck[a]!];
};

describe.each([10, 52, 416])('of %i cards', (size) => {
  const fresh = (): number[] => Array.from({ length: size }, (_, i) => i);

  test('splice takes the card out of those left', () => {
    const [left, next] = [fresh(), places(size)];
    expect(dealt('splice', size)).toEqual(fresh().map(() => left.splice(next(left.length), 1)[0]));
  });

  test('down is Fisher-Yates from the last place, dealt from either end', () => {
    const [deck, next] = [fresh(), places(size)];
    for (let i = size - 1; i >= 1; i--) swap(deck, i, next(i + 1));
    expect(dealt('down', size)).toEqual(deck);
    expect(dealt('down', size, 'last')).toEqual(deck.toReversed());
  });

  test('up is Fisher-Yates from the first place, dealt from either end', () => {
    const [deck, next] = [fresh(), places(size)];
    for (let i = 0; i < size - 1; i++) swap(deck, i, i + next(size - i));
    expect(dealt('up', size)).toEqual(deck);
    expect(dealt('up', size, 'last')).toEqual(deck.toReversed());
  });

  test('inside out swaps with those before, dealt from either end', () => {
    const [deck, next] = [fresh(), places(size)];
    for (let i = 1; i < size; i++) swap(deck, i, next(i + 1));
    expect(dealt('inside out', size)).toEqual(deck);
    expect(dealt('inside out', size, 'last')).toEqual(deck.toReversed());
  });

  test('skip passes over what was dealt', () => {
    const next = places(size);
    const seen = new Set<number>();
    while (seen.size < size) seen.add(next(size));
    expect(dealt('skip', size)).toEqual([...seen]);
  });

  test('cut begins elsewhere', () => {
    const at = places(size)(size);
    expect(dealt('cut', size)).toEqual([...fresh().slice(at), ...fresh().slice(0, at)]);
  });
});

test('numbers are read off a digest in whole and half bytes, and at its end', () => {
  const digest = createHash('sha256').update('x').digest();
  const hex = digest.toString('hex');
  for (const digits of [1, 2, 4, 5, 8]) {
    for (let i = 0; (i + 1) * digits <= hex.length; i++) {
      expect(numberIn(digest, digits, i)).toBe(Number.parseInt(hex.slice(i * digits, (i + 1) * digits), 16));
    }
    expect(numberIn(digest, digits, -1)).toBe(Number.parseInt(hex.slice(-digits), 16));
  }
});

test('a number is a place, or is thrown away', () => {
  expect(placeOf({ digits: 8, as: 'fraction' }, 2 ** 32 - 1, 52)).toBe(51);
  expect(placeOf({ digits: 8, as: 'remainder' }, 2 ** 32 - 1, 52)).toBe((2 ** 32 - 1) % 52);
  expect(placeOf({ digits: 8, as: 'remainder', limit: 'multiple' }, 2 ** 32 - 1, 52)).toBe(-1);
  expect(placeOf({ digits: 8, as: 'remainder', limit: 'multiple' }, 2 ** 32 - 1, 32)).toBe(31);
  expect(placeOf({ digits: 8, as: 'remainder', limit: 'multiple less one' }, 2 ** 32 - 1, 32)).toBe(-1);
  expect(placeOf({ digits: 2, as: 'itself', modulo: 100 }, 151, 52)).toBe(51);
  expect(placeOf({ digits: 2, as: 'itself', modulo: 100 }, 152, 52)).toBe(-1);
});

test('a fresh deck lies by rank or by suit', () => {
  const byRank = freshCards({ decks: 2, major: 'rank', suits: 'dhsc', ranks: '23456789TJQKA' });
  expect(byRank.slice(0, 5)).toEqual(['2d', '2h', '2s', '2c', '3d']);
  expect(byRank.slice(51, 53)).toEqual(['Ac', '2d']);
  const bySuit = freshCards({ decks: 1, major: 'suit', suits: 'shdc', ranks: 'A23456789TJQK' });
  expect(bySuit.slice(0, 2)).toEqual(['As', '2s']);
  expect(bySuit[13]).toBe('Ah');
});

test('templates are filled with exactly what was shown', () => {
  const values = { serverSeed: 'a{nonce}', clientSeed: '$&{counter}', nonce: 7 };
  const message = '{clientSeed}-{nonce}.{counter}';
  expect(hashHex({ digest: 'sha512', message }, values)).toBe(
    createHash('sha512').update('$&{counter}-7.0').digest('hex'),
  );
  expect(hashHex({ digest: 'sha256', key: '{serverSeed}', message: '{nonce}' }, values)).toBe(
    createHmac('sha256', 'a{nonce}').update('7').digest('hex'),
  );
});

describe('the cut of a white label', () => {
  const shown = { player: ['Jh', 'Kh', '2s'], banker: ['Qh', 'Ah', '3s'] };
  const hand = {
    v: 1,
    scheme: 'financialplugins/baccarat',
    commitment: { value: cut.hash, beforeBet: true },
    clientSeed: cut.client_seed,
    nonce: null,
    reveal: { secret: cut.secret, serverSeed: cut.server_seed },
    shown,
  };
  const codes = (changes: object): string[] => audit({ ...hand, ...changes }).reasons.map(({ code }) => code);

  it('is where its code says, and proves no shuffle', () => {
    expect(audit(hand)).toMatchObject({
      status: 'consistent',
      reasons: [{ code: 'cut-only' }],
      checks: { commitment: 'pass', deal: 'pass' },
      expected: shown,
    });
    expect(audit({ ...hand, clientSeed: 'another' }).status).toBe('mismatch');
  });

  it('is explained with its hash and its place', () => {
    const cells = explainHand(hand).flatMap(({ lines, table }) => [
      ...lines.map(({ value }) => value),
      ...(table?.rows.flat() ?? []),
    ]);
    expect(cells).toEqual(expect.arrayContaining([cut.hash, String(cut.shift_value), `mod 52 = ${cut.cut}`]));
  });

  it('needs a whole deck, and accuses nobody where the list was read in part', () => {
    const cards = cut.secret.split(',');
    const reveal = (list: readonly string[]) => ({
      commitment: null,
      reveal: { ...hand.reveal, secret: list.join(',') },
    });
    expect(codes(reveal(cards.slice(1)))).toEqual(['commitment-not-seen', 'reveal-malformed']);
    expect(codes(reveal([...cards.slice(1), 'C3']))).toEqual(['commitment-not-seen', 'deck-not-whole']);
  });
});
