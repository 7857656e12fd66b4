import { expect, test, vi } from 'vitest';
import type { HandView } from '../../../src/platform/messages.ts';
import { checkLines } from '../../../src/ui/check-lines.ts';
import { rowsOf } from '../../../src/ui/games.ts';
import { evidenceItem, RECORDED, shownAs, verdictOf, view } from './hands.ts';

vi.mock('../../../src/platform/browser.ts', () => import('./words.ts'));

const told = (hand: HandView) =>
  checkLines(hand, rowsOf(hand)).map(({ id, check, detail }) => [id, check, Object.values(detail)[0]]);

test('an honest hand passes every check, with what each rests on', () => {
  expect(told(view({ evidence: [evidenceItem({})] }))).toEqual([
    ['before-bet', 'pass', '12 s before'],
    ['commitment', 'pass', '2XMp…969j'],
    ['deal', 'pass', '8 of 8'],
    ['payout', 'pass', 'jacks or better, 1×'],
    ['continuity', 'pass', 'bc7v…07sn'],
  ]);
});

test('a secret is shown by the seed in it, not by its brackets', () => {
  const secret = JSON.stringify({ server_seed: 'Xy'.repeat(16), initial_shuffle: 'abc' });
  expect(told(view({ hand: { ...RECORDED, reveal: { secret } } }))[1]![2]).toBe('XyXy…XyXy');
});

test('a hand that is not over leaves every check open that needs its seed', () => {
  const open = view({ hand: { ...RECORDED, reveal: null } });
  expect(
    told({
      ...open,
      verdict: { ...open.verdict, checks: { ...open.verdict.checks, continuity: 'unknown' } },
    }),
  ).toEqual([
    ['before-bet', 'pass', 'before the bet'],
    ['commitment', 'unknown', 'not revealed'],
    ['deal', 'unknown', 'not checked'],
    ['payout', 'unknown', 'not checked'],
    ['continuity', 'unknown', 'not checked'],
  ]);
});

test('a commitment is only before the bet where it was seen there', () => {
  const before = (hand: HandView) => told(hand)[0]!;
  const { commitment } = RECORDED;
  expect(before(view({ hand: { ...RECORDED, commitment: null } }))).toEqual([
    'before-bet',
    'unknown',
    'not seen',
  ]);
  expect(before(view({ hand: { ...RECORDED, commitment: { ...commitment!, beforeBet: false } } }))).toEqual([
    'before-bet',
    'unknown',
    'only after the bet',
  ]);
  const withheld = verdictOf({ status: 'mismatch', reasons: [{ code: 'commitment-withheld' }] });
  expect(before(view({ verdict: withheld }))[1]).toBe('fail');
});

test('what failed is counted', () => {
  const lines = told(shownAs({ deal: ['Jc', '5h', 'Qh', 'Ac', '2c'], multiplier: 25 }));
  expect(lines).toContainEqual(['deal', 'fail', '7 of 8']);
  expect(lines).toContainEqual(['payout', 'fail', 'jacks or better, 25×']);
});

test('games without a pay table on the page have no line for it', () => {
  const shown = { number: 17 };
  const checks = { commitment: 'pass', deal: 'pass', payout: 'unknown', continuity: 'pass' } as const;
  const spin = view({
    game: 'roulette',
    hand: { ...RECORDED, shown },
    verdict: verdictOf({ checks, expected: shown }),
  });
  expect(told(spin).map(([id]) => id)).toEqual(['before-bet', 'commitment', 'deal', 'continuity']);
});
