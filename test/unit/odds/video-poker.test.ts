import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Card, freshDeck, SUITS } from '../../../src/core/cards.ts';
import {
  BITZINO_JACKS_OR_BETTER,
  FAMILIES,
  type Family,
  PAY_TABLES,
  type PayTable,
  RANKS_PAID,
  rankHand,
} from '../../../src/core/games/pay-tables.ts';
import { COMBINATIONS, type Hold, holdsOf, returnTable } from '../../../src/odds/video-poker.ts';
import { suitPatterns } from '../../../src/odds/video-poker-suits.ts';

const hand = (text: string) => text.split(' ') as Card[];

/**
 * Wizard of Odds, "Video Poker (Encrypted Version)": combinations of each row, and of each row its return.
 */
const PRINTED: Readonly<
  Record<Family, readonly [combinations: number, probability: string, share: string][]>
> = {
  'jacks-or-better': [
    [34_706_466, '0.000021', '0.010447'],
    [184_178_161, '0.000111', '0.008316'],
    [3_924_486_891, '0.002363', '0.047252'],
    [19_115_939_799, '0.011508', '0.103572'],
    [19_427_500_088, '0.011696', '0.070173'],
    [18_354_238_557, '0.011049', '0.044198'],
    [123_573_760_275, '0.074393', '0.223178'],
    [214_462_314_819, '0.129108', '0.258217'],
    [356_047_418_052, '0.214344', '0.214344'],
    [905_977_999_992, '0.545408', '0.000000'],
  ],
  'tens-or-better': [
    [38_106_048, '0.000023', '0.011470'],
    [187_838_625, '0.000113', '0.008481'],
    [3_915_577_076, '0.002357', '0.051859'],
    [19_084_542_744, '0.011489', '0.068934'],
    [18_600_477_537, '0.011198', '0.055988'],
    [20_611_548_487, '0.012408', '0.049633'],
    [123_201_590_075, '0.074169', '0.222506'],
    [213_933_852_009, '0.128790', '0.257581'],
    [420_598_763_532, '0.253205', '0.253205'],
    [840_930_246_967, '0.506248', '0.000000'],
  ],
  'bonus-poker': [
    [35_737_262, '0.000022', '0.010757'],
    [172_191_438, '0.000104', '0.004665'],
    [325_566_459, '0.000196', '0.013720'],
    [875_937_305, '0.000527', '0.018456'],
    [2_725_708_639, '0.001641', '0.041023'],
    [19_133_720_127, '0.011519', '0.092149'],
    [18_714_893_725, '0.011267', '0.056333'],
    [18_432_640_328, '0.011097', '0.044387'],
    [123_733_729_692, '0.074489', '0.223467'],
    [214_762_339_278, '0.129289', '0.258578'],
    [358_572_571_638, '0.215864', '0.215864'],
    [903_617_507_209, '0.543987', '0.000000'],
  ],
};

describe('returnTable', () => {
  test.each(FAMILIES)('%s gives every row that is printed, to the last digit', (family) => {
    const { rows } = returnTable(PAY_TABLES[family]);
    expect(rows.map(({ rank }) => rank)).toEqual([...RANKS_PAID[family], 'nothing']);
    expect(rows.map((row) => [row.combinations, row.probability.toFixed(6), row.return.toFixed(6)])).toEqual(
      PRINTED[family],
    );
  });

  test.each([
    ['jacks-or-better', 1_627_375_074_357],
    ['tens-or-better', 1_627_310_692_419],
    ['bonus-poker', 1_626_880_649_713],
  ] as const)('%s returns the printed total', (family, won) => {
    expect(COMBINATIONS).toBe(1_661_102_543_100);
    expect(returnTable(PAY_TABLES[family]).return).toBe(won / 1_661_102_543_100);
  });

  test("full-pay jacks or better, which is bitZino's, returns what is known of it", () => {
    expect(returnTable(BITZINO_JACKS_OR_BETTER).return.toFixed(6)).toBe('0.995439');
  });

  test('the misprinted 75 for four aces does not give the printed rows', () => {
    const { family, pays } = PAY_TABLES['bonus-poker'];
    expect(returnTable({ family, pays: { ...pays, 'four-aces': 75 } }).return.toFixed(6)).toBe('0.980378');
  });

  test('a royal flush alone is chased as hard as can be', () => {
    const { rows } = returnTable({ family: 'jacks-or-better', pays: { 'royal-flush': 1 } });
    // One in 23,081: the royal flush frequency of the strategy that seeks nothing else.
    expect(Math.round(1 / rows[0]!.probability)).toBe(23_081);
  });

  test('no strategy that is best for another pay table does better', () => {
    const pay = fc.oneof(
      fc.nat(9),
      fc.nat(900),
      fc.nat(500_000).map((n) => n / 10_000),
    );
    const anyTable = (family: Family) =>
      fc.tuple(...RANKS_PAID[family].map(() => pay)).map(
        (pays): PayTable => ({
          family,
          pays: Object.fromEntries(RANKS_PAID[family].map((rank, i) => [rank, pays[i]!])),
        }),
      );
    const pairs = fc
      .constantFrom(...FAMILIES)
      .chain((family) => fc.tuple(anyTable(family), anyTable(family)));
    fc.assert(
      fc.property(pairs, ([table, other]) => {
        const { rows, return: returned } = returnTable(table);
        expect(rows.reduce((sum, { combinations }) => sum + combinations, 0)).toBe(COMBINATIONS);

        const foreign = returnTable(other).rows.reduce((sum, row) => {
          return sum + ((table.pays[row.rank] ?? 0) * row.combinations) / COMBINATIONS;
        }, 0);
        expect(foreign).toBeLessThanOrEqual(returned * (1 + 1e-12));
      }),
      { numRuns: 15 },
    );
  });
});

describe('holdsOf', () => {
  test.each<[string, Family]>([
    ['Jc 5h 8c Ac 2c', 'jacks-or-better'],
    ['Ts Th 9s 8s 7s', 'tens-or-better'],
    ['Ad 4d 4h 3d 2d', 'bonus-poker'],
  ])('counts all draws of all 32 holds of %s', (cards, family) => {
    const { all } = holdsOf(hand(cards), PAY_TABLES[family]);
    for (const hold of all) expect(hold.outcomes).toEqual(playOut(hand(cards), hold.held, family));
  });

  test.each<[string, Family]>([
    ['Ks Qs Js Ts 9s', 'jacks-or-better'],
    ['Ah Kh Qh Jh Th', 'bonus-poker'],
    ['As Ah Ad Ac 2c', 'bonus-poker'],
    ['5s 5h 5d 2c 2s', 'tens-or-better'],
    ['2c 7d 9h Js Kc', 'jacks-or-better'],
  ])('counts all draws of the holds of %s that keep three or more', (cards, family) => {
    const { all } = holdsOf(hand(cards), PAY_TABLES[family]);
    for (const hold of all.filter(({ draws }) => draws <= 1081)) {
      expect(hold.outcomes).toEqual(playOut(hand(cards), hold.held, family));
    }
  });

  test('a value is what the outcomes pay on average, a cost what the best is ahead', () => {
    const { best, all } = holdsOf(hand('Jc 5h 8c Ac 2c'), PAY_TABLES['jacks-or-better']);
    // Four clubs: 9 flushes, 3 jacks, 3 aces.
    expect(best).toEqual({
      held: [true, false, true, true, true],
      draws: 47,
      outcomes: { flush: 9, 'jacks-or-better': 6, nothing: 32 },
      value: (9 * 6 + 6) / 47,
      cost: 0,
    });
    const jackAce = all[0b01001]!;
    expect(jackAce.held).toEqual([true, false, false, true, false]);
    expect(jackAce.value).toBeCloseTo(paid(jackAce, PAY_TABLES['jacks-or-better']) / 16215, 14);
    expect(jackAce.cost).toBeCloseTo(best.value - jackAce.value, 14);
  });

  test('of equally good holds the best is one that keeps more, and none of them costs anything', () => {
    const { best, all } = holdsOf(hand('As Ah Ad Ac 2c'), PAY_TABLES['jacks-or-better']);
    expect(best.held).toEqual([true, true, true, true, true]);
    expect(all[0b01111]).toMatchObject({ value: 20, cost: 0 });
  });

  test('the order of the cards does not matter', () => {
    const cards = fc.shuffledSubarray(freshDeck(SUITS), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(cards, fc.constantFrom(...FAMILIES), (cards, family) => {
        const { all } = holdsOf(cards, PAY_TABLES[family]);
        const reversed = holdsOf([...cards].reverse(), PAY_TABLES[family]).all;
        for (const hold of all) {
          const same = reversed.find(({ held }) => held.every((kept, i) => kept === hold.held[4 - i]))!;
          expect({ ...same, held: null }).toEqual({ ...hold, held: null });
        }
      }),
      { numRuns: 50 },
    );
  });

  test.each(['Jc 5h 8c Ac', 'Jc 5h 8c Ac Jc'])('refuses %s', (cards) => {
    expect(() => holdsOf(hand(cards), PAY_TABLES['jacks-or-better'])).toThrow(
      /five different cards, not Jc 5h/,
    );
  });
});

describe('suitPatterns', () => {
  test('134,459 deals differ by more than the names of suits, and stand for all 2,598,960', () => {
    let patterns = 0;
    let deals = 0;
    const choose = (position: number, lowest: number, pairs: number): void => {
      if (position === 5) {
        patterns += suitPatterns(pairs).count;
        deals += suitPatterns(pairs).deals.reduce((sum, n) => sum + n, 0);
        return;
      }
      for (let rank = lowest; rank < 13; rank++) {
        const isPair = position > 0 && rank === lowest;
        choose(position + 1, rank, isPair ? pairs | (1 << (position - 1)) : pairs);
      }
    };
    choose(0, 0, 0);
    expect({ patterns, deals }).toEqual({ patterns: 134_459, deals: 2_598_960 });
  });
});

/** What all draws to the held cards end in, one by one. */
function playOut(cards: readonly Card[], held: readonly boolean[], family: Family): Record<string, number> {
  const rest = freshDeck(SUITS).filter((card) => !cards.includes(card));
  const counts: Record<string, number> = {};
  const draw = (hand: readonly Card[], from: number): void => {
    if (hand.length === 5) {
      const rank = rankHand(hand, family);
      counts[rank] = (counts[rank] ?? 0) + 1;
      return;
    }
    for (let i = from; i < rest.length; i++) draw([...hand, rest[i]!], i + 1);
  };
  draw(
    cards.filter((_, i) => held[i]),
    0,
  );
  return counts;
}

function paid({ outcomes }: Hold, { pays }: PayTable): number {
  return Object.entries(outcomes).reduce(
    (sum, [rank, n]) => sum + (pays[rank as keyof typeof pays] ?? 0) * n,
    0,
  );
}
