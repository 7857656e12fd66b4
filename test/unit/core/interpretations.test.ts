import { expect, it } from 'vitest';
import { audit, closestInterpretation } from '../../../src/core/audit.ts';
import { bitzinoRoulette } from '../../../src/core/schemes/bitzino/roulette.ts';

const seeds = { reveal: {}, clientSeed: '', nonce: null };
const rule = (...numbers: number[]) => ({
  ...bitzinoRoulette,
  deals: () => numbers.map((dealt) => ({ dealt: { dealt }, notes: [] })),
});

it('a hand that fits none of the ways to read a rule is held against the usual one of those that come closest', () => {
  const { interpretation, comparison } = closestInterpretation(rule(1, 2), seeds, { number: 3 });
  expect(interpretation.dealt).toEqual({ dealt: 1 });
  expect(comparison).toMatchObject({ deal: 'fail', expected: { number: 1 } });
});

it('a hand that fits one of them is held against that', () => {
  expect(closestInterpretation(rule(1, 2), seeds, { number: 2 }).interpretation.dealt).toEqual({ dealt: 2 });
});

it('a fault of this program is none of the hand’s', () => {
  const deals = () => {
    throw new Error('a fault');
  };
  const given = { scheme: { ...bitzinoRoulette, deals }, taughtBy: new Set<string>() };
  const hand = {
    v: 1,
    game: 'roulette',
    commitment: null,
    clientSeed: 'player',
    nonce: null,
    reveal: { secret: '{}' },
    shown: { number: 1 },
  };
  expect(() => audit(hand, { rule: given as never })).toThrow('a fault');
});
