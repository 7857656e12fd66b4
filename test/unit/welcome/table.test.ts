/** The practice table deals by the real rule, and its cheating is found by the real audit. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { ShownVideoPoker } from '../../../src/core/games/video-poker.ts';
import { handOf, newRound, verdictOf } from '../../../src/welcome/table.ts';

/** Bytes that look random and are the same every time. */
function bytes(): (count: number) => Uint8Array {
  let calls = 0;
  return (count) => createHash('sha256').update(`practice ${calls++}`).digest().subarray(0, count);
}

/** Every way to hold is tried within these. */
const ROUNDS = 400;
const held = (round: number) => Array.from({ length: 5 }, (_, i) => ((round >> i) & 1) === 1);

test('an honest hand is verified, however it is played', () => {
  const random = bytes();
  for (let i = 0; i < ROUNDS; i++) {
    const round = newRound(false, random);
    const hand = handOf(round, held(i));
    const { status, checks } = verdictOf(hand);
    expect(status).toBe('verified');
    expect(new Set(Object.values(checks))).toEqual(new Set(['pass']));
    const { final } = hand.shown as ShownVideoPoker;
    expect(new Set(final).size).toBe(5);
  }
});

test('a cheating hand is a mismatch in one card of the deal, however it is played', () => {
  const random = bytes();
  for (let i = 0; i < ROUNDS; i++) {
    const round = newRound(true, random);
    expect(new Set(round.cards).size).toBe(10);
    const hand = handOf(round, held(i));
    const { status, expected, reasons } = verdictOf(hand);
    expect(status).toBe('mismatch');
    expect(reasons.map(({ code }) => code)).toContain('deal-differs');
    const { deal } = hand.shown as ShownVideoPoker;
    const due = (expected as ShownVideoPoker).deal;
    expect(deal.filter((card, place) => card !== due[place])).toHaveLength(1);
  }
});
