import { describe, expect, test, vi } from 'vitest';
import { reasonSentence, sentence } from '../../../src/platform/i18n.ts';
import { howLongBefore, shorten, shortTime } from '../../../src/ui/format.ts';
import { verdictOf } from './hands.ts';

vi.mock('../../../src/platform/browser.ts', () => import('./words.ts'));

test.each([
  [0, '0 s before'],
  [12.4, '12 s before'],
  [89, '89 s before'],
  [150, '3 min before'],
  [7200, '2 h before'],
])('%s seconds are told as %s', (seconds, words) => {
  expect(howLongBefore(seconds)).toBe(words);
});

test('long values are shown by their ends', () => {
  expect(shorten('64e701539ecf4c03b95b')).toBe('64e7…b95b');
  expect(shorten('short')).toBe('short');
});

test('another day is named with its time', () => {
  const noon = new Date(2026, 10, 21, 12, 0).getTime();
  expect(shortTime(noon, noon + 3_600_000)).toMatch(/^12:00/);
  expect(shortTime(noon, noon + 86_400_000)).toMatch(/21.*12:00/);
});

test('the time of day is written as the language has it, without a zero that it has not', () => {
  const morning = new Date(2026, 10, 21, 9, 5).getTime();
  expect(shortTime(morning, morning)).toMatch(/^9:05\sAM$/);
});

describe('sentences', () => {
  test('name the fields of the panel in words', () => {
    expect(reasonSentence({ code: 'field-absent', subs: ['reported.serverSeed', 'no label fits'] })).toBe(
      'A value that is needed was not found: the revealed server seed (no label fits).',
    );
  });

  test('stay short whatever a page puts into them', () => {
    const long = reasonSentence({ code: 'scheme-unknown', subs: ['x'.repeat(10_000)] });
    expect(long.length).toBeLessThan(150);
  });

  test('a verdict is told by the reason that decided it', () => {
    const reasons = [
      { code: 'deal-order-inferred' },
      { code: 'not-read-twice' },
      { code: 'deal-differs' },
    ] as const;
    expect(sentence(verdictOf({ status: 'mismatch', reasons }))).toBe(
      'What the casino dealt is not what its seeds give.',
    );
    expect(sentence(verdictOf({ status: 'unreadable', reasons }))).toMatch(
      /^What differs was read only once/,
    );
    expect(sentence(verdictOf({ status: 'verified' }))).toMatch(/^Dealt exactly as the seeds force/);
  });
});
