import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Alignable, align, type Placement } from '../../../../src/core/seeding/align.ts';
import { finish } from '../../../../src/core/slices.ts';

const STRONG = 1e-9;
const hand = (fits: readonly number[], accident = STRONG, played = true): Alignable => ({
  accident,
  fits,
  played,
});
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
const aligned = (hands: readonly Alignable[], nonces: readonly number[]): Placement[] =>
  finish(align(hands, nonces));
/** `5` fits nonce 5, `!5` must have had it and does not fit, `?` fits one of several, `-` fits none. */
const told = (hands: readonly Alignable[], nonces: readonly number[]): string =>
  aligned(hands, nonces)
    .map(({ nonce, fits }) => (nonce === null ? (fits ? '?' : '-') : fits ? `${nonce}` : `!${nonce}`))
    .join(' ');

describe('aligning hands with nonces', () => {
  it('takes hands in order, with nonces between them that nobody saw', () => {
    expect(told([hand([3]), hand([4]), hand([9])], range(0, 20))).toBe('3 4 9');
    expect(
      aligned([hand([3]), hand([4]), hand([9])], range(0, 20)).map((one) => 'among' in one && one.among),
    ).toEqual([4, 5, 16]);
    // A hand between them takes one of the nonces that there are.
    expect(aligned([hand([3]), hand([]), hand([6])], range(0, 20))[0]).toMatchObject({ among: 5 });
    // One that may have been none at all takes no other's.
    const beside = [hand([3]), hand([], STRONG, false), hand([5])];
    expect(aligned(beside, [3, 5])[0]).toMatchObject({ nonce: 3, among: 1 });
    expect(aligned([], range(0, 5))).toEqual([]);
  });

  it('forces the place of a hand that fits none between its neighbours', () => {
    expect(told([hand([3]), hand([]), hand([5])], range(0, 20))).toBe('3 !4 5');
    expect(told([hand([3]), hand([]), hand([]), hand([6])], range(0, 20))).toBe('3 !4 !5 6');
    expect(told([hand([3]), hand([]), hand([5])], [3, 5])).toBe('3 - 5');
  });

  it('forces no place where there is room', () => {
    expect(told([hand([3]), hand([]), hand([6])], range(0, 20))).toBe('3 - 6');
    expect(told([hand([3]), hand([4]), hand([])], range(0, 20))).toBe('3 4 -');
    expect(told([hand([3]), hand([4]), hand([])], range(0, 5))).toBe('3 4 !5');
  });

  it('leaves out a hand there is no room for, whichever it fits', () => {
    expect(told([hand([3]), hand([]), hand([4]), hand([5])], range(0, 20))).toBe('3 - 4 5');
    expect(told([hand([2]), hand([3]), hand([3]), hand([4])], range(0, 20))).toBe('2 - - 4');
    expect(told([hand([3]), hand([3]), hand([4])], range(0, 20))).toBe('- 3 4');
    // Out of order: one of them is where it should not be, and that it fits elsewhere is for others to look at.
    expect(told([hand([3]), hand([1]), hand([4])], range(0, 20))).toBe('!0 1 4');
    expect(told([hand([2]), hand([3]), hand([0]), hand([4])], range(0, 20))).toBe('2 3 - 4');
  });

  it('says nothing where the place rests on hands that fit by accident', () => {
    const card = 1 / 52;
    // Two lone cards: either may be an accident, and so may the room between them.
    expect(told([hand([3], card), hand([]), hand([5], card)], range(0, 20))).toBe('? - ?');
    // A row of them without room is as good as many cards.
    const row = range(0, 9).map((nonce) => (nonce === 4 ? hand([], card) : hand([nonce], card)));
    expect(told(row, range(0, 9))).toBe('0 1 2 3 !4 5 6 7 8 9');
  });

  it('says nothing against a hand that may never have been dealt', () => {
    expect(told([hand([3]), hand([], STRONG, false), hand([5])], range(0, 20))).toBe('3 - 5');
    expect(told([hand([3]), hand([4], STRONG, false), hand([5])], range(0, 20))).toBe('3 4 5');
  });

  it('agrees with trying every way', () => {
    const drawn = fc.record({
      nonces: fc.uniqueArray(fc.nat(9), { maxLength: 6 }).map((all) => all.sort((a, b) => a - b)),
      hands: fc.array(
        fc.record({
          accident: fc.constantFrom(1e-9, 1e-4, 1 / 52, 1 / 2),
          fits: fc.uniqueArray(fc.nat(9), { maxLength: 3 }).map((all) => all.sort((a, b) => a - b)),
          played: fc.boolean(),
        }),
        { maxLength: 5 },
      ),
    });
    fc.assert(
      fc.property(drawn, ({ hands, nonces }) => {
        expect(aligned(hands, nonces).map(({ nonce, fits }) => ({ nonce, fits }))).toEqual(
          byTryingAll(hands, nonces),
        );
      }),
      { numRuns: 3000 },
    );
  });

  it('keeps no more of a long pair than it needs', () => {
    const nonces = range(0, 400);
    const hands = range(0, 299).map((i) => hand(i === 149 ? [] : [i + (i > 200 ? 7 : 0)]));
    const placed = aligned(hands, nonces);
    expect(placed[149]).toMatchObject({ nonce: 149, fits: false });
    expect(placed.filter(({ fits }) => !fits)).toHaveLength(1);
    expect(placed[299]).toMatchObject({ nonce: 306 });
  });
});

interface Way {
  readonly score: number;
  readonly nonces: readonly (number | null)[];
}

/** The same by enumeration. */
function byTryingAll(hands: readonly Alignable[], nonces: readonly number[]): Placement[] {
  const [first, good] = goodWays(hands, nonces, 1e-3, 5e-4);
  const roomless = hands.map((_, i) => good.some((way) => way.nonces[i] === null));
  expect(first.score).toBeGreaterThanOrEqual(-1);
  const rest = hands.filter((_, i) => !roomless[i]);
  const margin = Math.log(1e6);
  const [, final] = goodWays(rest, nonces, margin + 1e-3, margin);
  return hands.map((one, i) => {
    const options = [...new Set(final.map((way) => way.nonces[rest.indexOf(one)]!))];
    if (roomless[i]) return { nonce: null, fits: false };
    const fits = options.some((nonce) => one.fits.includes(nonce));
    return { nonce: options.length === 1 ? options[0]! : null, fits } as Placement;
  });
}

function goodWays(
  hands: readonly Alignable[],
  nonces: readonly number[],
  leavingOut: number,
  margin: number,
): [Way, Way[]] {
  const all: Way[] = [];
  const go = (i: number, from: number, score: number, chosen: readonly (number | null)[]): void => {
    const one = hands[i];
    if (!one) {
      all.push({ score, nonces: chosen });
      return;
    }
    go(i + 1, from, score - (one.played ? leavingOut : 0), [...chosen, null]);
    for (let k = from; k < nonces.length; k++) {
      const weight = one.fits.includes(nonces[k]!) ? -Math.log(one.accident) : 0;
      go(i + 1, k + 1, score + weight, [...chosen, nonces[k]!]);
    }
  };
  go(0, 0, 0, []);
  const best = all.reduce((a, b) => (b.score > a.score ? b : a));
  return [best, all.filter(({ score }) => score >= best.score - margin)];
}
