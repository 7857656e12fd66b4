import { describe, expect, test } from 'vitest';
import { betOnFrequencies, betOnShare, smallestShift } from '../../../src/stats/betting.ts';
import { CardsOfGame, TELLING, TENS_SHARE } from '../../../src/stats/cards.ts';
import { opening, randomNumbers } from '../../support/histories.ts';

describe('a bet', () => {
  const fair = [0.5, 0.25, 0.25];

  /** The capital that is to be expected after so many rounds, over all that can come, some of it not seen. */
  function expectation(seen: readonly boolean[]): number {
    const histories = seen.reduce<readonly (readonly number[])[]>(
      (all) => all.flatMap((one) => fair.map((_, outcome) => [...one, outcome])),
      [[]],
    );
    return histories.reduce((sum, history) => {
      const bet = betOnFrequencies(fair);
      for (const [i, outcome] of history.entries()) bet.take(seen[i] ? outcome : null);
      return sum + Math.exp(bet.log) * history.reduce((chance, outcome) => chance * fair[outcome]!, 1);
    }, 0);
  }

  test('on frequencies is fair', () => {
    expect(expectation([true, true, true, true, true])).toBeCloseTo(1, 12);
  });

  test('makes nothing of what was not seen', () => {
    expect(expectation([true, true, false, true, false])).toBeLessThan(1);
    expect(expectation([true, true, false, true, false])).toBeGreaterThan(0.9);
  });

  test('on a share is fair', () => {
    const rounds = 10;
    let sum = 0;
    for (let history = 0; history < 2 ** rounds; history++) {
      const bet = betOnShare(TENS_SHARE);
      let chance = 1;
      for (let i = 0; i < rounds; i++) {
        const outcome = (history >> i) & 1;
        chance *= outcome ? TENS_SHARE : 1 - TENS_SHARE;
        bet.take(outcome);
      }
      sum += chance * Math.exp(bet.log);
    }
    expect(sum).toBeCloseTo(1, 12);
  });

  test('tells how small a shift it could not have seen', () => {
    const needed = Math.log(TELLING);
    const shifts = [100, 1000, 10_000, 100_000].map((hands) => smallestShift(TENS_SHARE, hands, needed));
    expect(shifts).toEqual([...shifts].sort((a, b) => b - a));
    for (const [i, shift] of shifts.entries()) {
      const hands = 100 * 10 ** i;
      const bet = betOnShare(TENS_SHARE);
      // A hundred hands more, for those that a whole number of tens is off.
      const tens = Math.ceil((hands + 1) * (TENS_SHARE + shift));
      for (let n = 0; n < hands; n++) bet.take(Number(n < tens));
      expect(bet.log).toBeGreaterThan(needed - 0.5);
    }
    expect(smallestShift(TENS_SHARE, 0, needed)).toBeCloseTo(1 - TENS_SHARE);
  });
});

/** After how many hands the flag is raised; null where it is not within `most`. */
function toldAfter(seed: number, most: number, more: number): number | null {
  const random = randomNumbers(seed);
  const cards = new CardsOfGame('blackjack');
  for (let hand = 0; hand < most && cards.toldAfter === null; hand++) cards.take(opening(random, more));
  return cards.toldAfter;
}

test('of honest histories, one in twenty at most ever raises the flag', () => {
  const histories = 300;
  const told = Array.from({ length: histories }, (_, seed) => toldAfter(seed, 400, 0)).filter(Boolean);
  expect(told.length).toBeLessThanOrEqual(histories / 20);
});

test('a dealer with more tens is found, and when is told', () => {
  const found = Array.from({ length: 15 }, (_, seed) => toldAfter(seed, 2000, 0.15));
  for (const hands of found) expect(hands).toBeGreaterThan(20);
});

test('hands that were not seen raise nothing, and are counted', () => {
  const cards = new CardsOfGame('video-poker');
  for (let hand = 0; hand < 1000; hand++) cards.take(hand % 2 ? null : { deal: ['Kc'], final: null });
  const { hands, unseen, toldAfter, most, evidence } = cards.view();
  expect([hands, unseen]).toEqual([500, 500]);
  // Five hundred kings in a row are no fair deal, even if every other hand had been what speaks most against that.
  expect(toldAfter).toBeGreaterThan(10);
  expect(evidence).toBeLessThanOrEqual(most);
  const hidden = new CardsOfGame('video-poker');
  for (let hand = 0; hand < 1000; hand++) hidden.take(null);
  expect(hidden.view().most).toBe(1);
  expect(hidden.view().toldAfter).toBeNull();
});
