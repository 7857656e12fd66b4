import { describe, expect, test } from 'vitest';
import { reminderOn } from '../../../src/background/reminders.ts';
import type { Observation, Reading } from '../../../src/core/observation.ts';
import type { ReasonCode } from '../../../src/core/verdict.ts';
import type { HandView } from '../../../src/platform/messages.ts';

const HASH = 'a'.repeat(64);
const NEXT = 'b'.repeat(64);

const TABLE = { kind: 'table', game: 'video-poker', stage: 'idle', contents: null } as unknown as Reading;
const panel = (hash: string) =>
  ({
    kind: 'panel',
    fields: { 'announced.commitment': { value: hash, how: 'label', where: '' } },
  }) as unknown as Reading;

/** What was read of a tab, numbered from 1. */
const read = (readings: readonly Reading[], tab = 'tab'): Observation[] =>
  readings.map((reading, i) => ({ seq: i + 1, tab, reading }) as unknown as Observation);

interface Hand {
  readonly codes: readonly ReasonCode[];
  readonly nonce?: number;
  /** The entry that it began with. */
  readonly id?: number;
}

function after(
  { codes, nonce, id = 1 }: Hand,
  { waiting = 0, readings = [] as Reading[], seeding = 'per-bet' as 'per-bet' | 'pair' } = {},
) {
  const verdict = { reasons: codes.map((code) => ({ code })) };
  const hand = { nonce: nonce ?? null, commitment: { value: HASH, beforeBet: false } };
  const latest = { id: String(id), verdict, hand } as unknown as HandView;
  return reminderOn({ seeding }, { observations: read(readings), tab: 'tab', latest, waiting });
}

describe('before the first hand of a tab', () => {
  const first = (observations: readonly Observation[], waiting = 0) =>
    reminderOn({ seeding: 'pair' }, { observations, tab: 'tab', latest: null, waiting });

  test('a table whose hash was not seen asks for the panel', () => {
    expect(first(read([TABLE]))).toBe('first_panel');
    expect(first(read([TABLE, panel('')]))).toBe('first_panel');
  });

  test('nothing is said where it was, where no table is, and where the hash of hands that wait is known', () => {
    expect(first(read([TABLE, panel(HASH)]))).toBeNull();
    expect(first([])).toBeNull();
    expect(first(read([TABLE], 'another tab'))).toBeNull();
    expect(first(read([TABLE]), 3)).toBeNull();
    expect(first(read([TABLE]), 50)).toBe('waiting');
  });
});

test('nothing to say is nothing said', () => {
  expect(after({ codes: [] })).toBeNull();
  expect(after({ codes: ['deal-differs'] })).toBeNull();
});

test('a hash that came too late, or not at all, asks for the panel before anything else', () => {
  expect(after({ codes: ['panel-not-seen'] })).toBe('panel');
  expect(after({ codes: ['commitment-not-seen', 'client-seed-not-before-bet'] })).toBe('panel');
  expect(after({ codes: ['commitment-not-before-bet'], nonce: 7 }, { waiting: 500 })).toBe('panel');
});

test('until the hash of the next hand stands there', () => {
  const late: Hand = { codes: ['commitment-not-before-bet'] };
  // Its own hash, which the page showed behind its bet, is none of the next hand's.
  expect(after(late, { readings: [TABLE, panel(HASH)] })).toBe('panel');
  expect(after(late, { readings: [TABLE, panel(HASH), panel(NEXT)] })).toBeNull();
  // What stood there before it is not either.
  expect(after({ ...late, id: 3 }, { readings: [TABLE, panel(NEXT), TABLE] })).toBe('panel');
  // Of a pair of seeds it is the same.
  expect(after(late, { readings: [TABLE, panel(HASH)], seeding: 'pair' })).toBeNull();
});

test('a client seed that may be the casino’s is asked for', () => {
  expect(after({ codes: ['client-seed-not-before-bet'] })).toBe('own_seed');
  expect(after({ codes: ['client-seed-replaced'] })).toBe('own_seed');
});

test('a client seed older than the hash matters only where seeds serve many hands', () => {
  expect(after({ codes: ['client-seed-before-hash'], nonce: 7 })).toBe('client_seed');
  expect(after({ codes: ['client-seed-before-hash'] })).toBeNull();
});

test('many hands that wait for their seed ask for the next pair', () => {
  expect(after({ codes: [], nonce: 7 }, { waiting: 49 })).toBeNull();
  expect(after({ codes: [], nonce: 7 }, { waiting: 50 })).toBe('waiting');
});
