import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Card } from '../../../src/core/cards.ts';
import {
  type BlackjackRules,
  CRYPTO_GAMES_RULES,
  houseEdge,
  parseRules,
  plays,
} from '../../../src/odds/blackjack.ts';
import { BLACKJACK, BUST, Dealer, OUTCOMES } from '../../../src/odds/blackjack-dealer.ts';
import { Hands, RANKS } from '../../../src/odds/blackjack-hands.ts';
import { Round } from '../../../src/odds/blackjack-round.ts';
import { fullShoe, Shoe } from '../../../src/odds/blackjack-shoe.ts';
import { bruteForceEdge, bruteForceSplit, dealerByRecursion } from './blackjack-brute-force.ts';

/** The seed's rules without the two that its author added up by hand. */
const BASE: BlackjackRules = { ...CRYPTO_GAMES_RULES, surrender: 'none', tenAceAfterSplitIsBlackjack: false };

/** A common table in a casino of bricks: peek, 3:2, stand on soft 17, split to four hands but aces once. */
const LAND: BlackjackRules = {
  ...BASE,
  decks: 1,
  dealerHitsSoft17: false,
  dealerPeeks: true,
  blackjackPays: 1.5,
  splits: 3,
  hitSplitAces: false,
  doubleSplitAces: false,
};

/** Every rank but the ten as one card, the ten as a king. */
const CARDS: readonly Card[] = ['Ac', '2c', '3c', '4c', '5c', '6c', '7c', '8c', '9c', 'Kc'];

const percent = (edge: number): string => (100 * edge).toFixed(5);

describe('house edge', () => {
  it.each<[string, BlackjackRules, string, string]>([
    ['no surrender, ten-ace after split is 21', BASE, '1.90841', '1.91389'],
    [
      '+ ten-ace after split is blackjack',
      { ...BASE, tenAceAfterSplitIsBlackjack: true },
      '1.80126',
      '1.80675',
    ],
    ['+ early surrender', { ...BASE, surrender: 'early' }, '1.18854', '1.19350'],
    ['+ both: Crypto.Games', CRYPTO_GAMES_RULES, '1.08140', '1.08635'],
    ['the dealer peeks', { ...BASE, dealerPeeks: true }, '1.79126', '1.79590'],
    [
      'one card to split aces',
      { ...BASE, hitSplitAces: false, doubleSplitAces: false },
      '2.08188',
      '2.08729',
    ],
    ['3:2', { ...BASE, blackjackPays: 1.5 }, '0.54529', '0.55078'],
  ])('%s', (_, rules, byComposition, byTotal) => {
    expect(percent(houseEdge(rules, { strategy: 'composition-dependent' }))).toBe(byComposition);
    expect(percent(houseEdge(rules, { strategy: 'total-dependent' }))).toBe(byTotal);
  });

  // Published returns (Wizard of Odds, blackjack appendix 9), whose strategy also minds how many hands there are.
  it.each<[string, Partial<BlackjackRules>, number]>([
    ['1 deck', {}, -0.001839],
    ['1 deck, no double after split', { doubleAfterSplit: false }, -0.000423],
    ['2 decks, hits soft 17', { decks: 2, dealerHitsSoft17: true }, 0.003797],
    ['6 decks, hits soft 17, no peek', { decks: 6, dealerHitsSoft17: true, dealerPeeks: false }, 0.0072705],
  ])(
    'comes within a thousandth of a percent of what is published for up to four hands: %s',
    (_, rules, edge) => {
      const ours = houseEdge({ ...LAND, ...rules }, { strategy: 'composition-dependent' });
      expect(Math.abs(ours - edge)).toBeLessThan(1e-5);
    },
  );

  it('is never lower for a table of totals than for play by the very cards', () => {
    const rules = fc.record({
      decks: fc.constantFrom(1, 4),
      dealerHitsSoft17: fc.boolean(),
      dealerPeeks: fc.boolean(),
      double: fc.constantFrom('any-two' as const, '9-11' as const, '10-11' as const, 'none' as const),
      doubleAfterSplit: fc.boolean(),
      splits: fc.constantFrom(0, 1),
      surrender: fc.constantFrom('none' as const, 'late' as const, 'early' as const),
      surrenderAgainst: fc.constantFrom('any' as const, 'not-ace' as const),
    });
    fc.assert(
      fc.property(rules, (some) => {
        const all = { ...BASE, ...some };
        const byComposition = houseEdge(all, { strategy: 'composition-dependent' });
        const byTotal = houseEdge(all, { strategy: 'total-dependent' });
        expect(byTotal).toBeGreaterThanOrEqual(byComposition - 1e-12);
        expect(byTotal).toBeLessThan(byComposition + 0.001);
      }),
      { numRuns: 6 },
    );
  });

  it.each<[string, Partial<BlackjackRules>, Partial<BlackjackRules>]>([
    ['resplitting', { splits: 1 }, { splits: 2 }],
    ['resplitting to four hands', { splits: 2 }, { splits: 3 }],
    ['resplitting aces', { splits: 3 }, { splits: 3, resplitAces: true }],
    ['late surrender', {}, { surrender: 'late' }],
    [
      'late surrender also against an ace',
      { surrender: 'late', surrenderAgainst: 'not-ace' },
      { surrender: 'late' },
    ],
    ['early surrender for late', { surrender: 'late' }, { surrender: 'early' }],
    ['doubling 9 for 10 to 11 only', { double: '10-11' }, { double: '9-11' }],
    ['doubling any two for 9 to 11', { double: '9-11' }, { double: 'any-two' }],
    ['hitting split aces', { hitSplitAces: false, doubleSplitAces: false }, { doubleSplitAces: false }],
  ])('falls with %s', (_, worse, better) => {
    const edge = (rules: Partial<BlackjackRules>) =>
      houseEdge({ ...BASE, ...rules }, { strategy: 'composition-dependent' });
    expect(edge(better)).toBeLessThan(edge(worse) - 1e-6);
  });
});

describe('against recursion over a small shoe', () => {
  // Aces, fives, sixes, eights and tens: enough for soft hands, doubles, pairs and blackjacks on either side.
  const SHOE = [4, 0, 0, 0, 5, 3, 0, 4, 0, 8];
  it.each<[string, Partial<BlackjackRules>]>([
    ['no peek', {}],
    ['peek, late surrender', { dealerPeeks: true, surrender: 'late' }],
    ['no peek, late surrender', { surrender: 'late' }],
    [
      'peek, early surrender not against aces',
      { dealerPeeks: true, surrender: 'early', surrenderAgainst: 'not-ace' },
    ],
    ['stands on soft 17, doubles 10 to 11', { dealerHitsSoft17: false, double: '10-11' }],
    ['ten-ace after split', { tenAceAfterSplitIsBlackjack: true, dealerPeeks: true }],
    ['one card to aces, no double after split', { hitSplitAces: false, doubleAfterSplit: false }],
  ])('%s', (_, some) => {
    const rules = { ...BASE, ...some };
    const edge = houseEdge(rules, { strategy: 'composition-dependent', shoe: SHOE });
    expect(edge).toBeCloseTo(bruteForceEdge(SHOE, rules), 12);
  });

  // The brute force deals all hands of a split to the end, one after the other, and then the dealer's.
  const PAIRS = [2, 0, 0, 0, 3, 0, 0, 6, 0, 9];
  it.each([
    [1, false],
    [2, false],
    [3, false],
    [3, true],
  ])(
    'a pair split up to %i times is worth what all its hands together come to, peek %s',
    (splits, dealerPeeks) => {
      const rules = { ...BASE, splits, dealerPeeks };
      for (const [up, pair] of [
        [4, 7],
        [9, 7],
        [0, 7],
      ] as const) {
        const round = new Round(new Shoe(PAIRS, true, 5), rules, up);
        const goesOn = round.goesOn(round.seat.hands.of([pair, pair]));
        expect(goesOn * round.split(pair)).toBeCloseTo(bruteForceSplit(PAIRS, rules, up, pair), 12);
      }
    },
  );
});

describe('dealer', () => {
  it('ends as recursion card by card says, and always somewhere', () => {
    const shoe = [3, 2, 1, 2, 3, 2, 1, 2, 2, 9];
    const seen = Uint8Array.from(
      [
        [1, 1, 0, 1, 0, 0, 0, 0, 0, 0],
        [0, 0, 0, 0, 2, 0, 0, 0, 0, 1],
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 2],
      ].flat(),
    );
    for (const hitsSoft17 of [true, false]) {
      for (let up = 0; up < RANKS; up++) {
        const rows = new Dealer(up, hitsSoft17).outcomes(shoe, seen);
        for (let set = 0; set < 3; set++) {
          const unseen = shoe.map((count, rank) => count - seen[set * RANKS + rank]! - (rank === up ? 1 : 0));
          const expected = dealerByRecursion(unseen, up, hitsSoft17);
          const row = Array.from(rows.subarray(set * OUTCOMES, (set + 1) * OUTCOMES));
          for (const [outcome, probability] of row.entries())
            expect(probability).toBeCloseTo(expected[outcome]!, 13);
          expect(row.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1, 13);
        }
      }
    }
  });

  it('has blackjack and busts as often as four decks give it', () => {
    const rows = new Dealer(0, true).outcomes(fullShoe(4), new Uint8Array(RANKS));
    expect(rows[BLACKJACK]).toBeCloseTo(64 / 207, 14);
    const bust = dealerByRecursion(
      fullShoe(4).map((count, rank) => count - (rank === 0 ? 1 : 0)),
      0,
      true,
    )[BUST];
    expect(rows[BUST]).toBeCloseTo(bust!, 13);
  });
});

describe('hands', () => {
  it('are every multiset of ranks up to 21', () => {
    const hands = new Hands();
    // Partitions of 1 to 21 into parts of at most ten.
    const ways = new Array<number>(22).fill(0).fill(1, 0, 1);
    for (let part = 1; part <= 10; part++)
      for (let sum = part; sum <= 21; sum++) ways[sum]! += ways[sum - part]!;
    expect(hands.size).toBe(ways.reduce((sum, count) => sum + count, 0) - 1);
    expect(hands.total[hands.of([0, 9])]).toBe(21);
    expect(hands.total[hands.of([0, 0, 9])]).toBe(12);
    expect(hands.of([9, 9, 1])).toBe(-1);
  });
});

describe('plays', () => {
  // Published values to six digits (Wizard of Odds, blackjack appendix 9): dealer's ace, no blackjack, one deck.
  it.each<[Card, Card, number, number, number]>([
    ['2c', 'Ac', -0.661732, -0.067808, -0.593281],
    ['3c', '2c', -0.659375, -0.291565, -1.318751],
    ['5c', '4c', -0.654533, -0.070215, -0.395771],
    ['6c', 'Ac', -0.482815, -0.199899, -0.527213],
    ['6c', '5c', -0.634013, 0.172946, 0.240259],
    ['7c', 'Ac', -0.101015, -0.108386, -0.357778],
  ])('after a peek %s %s is worth what is published', (a, b, stand, hit, double) => {
    const { values } = plays({ player: [a, b], dealer: 'Ad' }, LAND);
    expect(values.stand).toBeCloseTo(stand, 6);
    expect(values.hit).toBeCloseTo(hit, 6);
    expect(values.double).toBeCloseTo(double, 6);
  });

  it.each<[Card, Card, number, number, number]>([
    ['2c', 'Ac', -0.722356, -0.37991, -1.024099],
    ['6c', '5c', -0.720879, -0.235772, -0.535879],
    ['7c', 'Ac', -0.466029, -0.421285, -0.909374],
  ])('without a peek %s %s is worth what is published', (a, b, stand, hit, double) => {
    const rules = { ...LAND, decks: 6, dealerHitsSoft17: true, dealerPeeks: false };
    const { values } = plays({ player: [a, b], dealer: 'Ad' }, rules);
    expect(values.stand).toBeCloseTo(stand, 6);
    expect(values.hit).toBeCloseTo(hit, 6);
    expect(values.double).toBeCloseTo(double, 6);
  });

  it('add up to the house edge', () => {
    const counts = fullShoe(4);
    let value = 0;
    for (let up = 0; up < RANKS; up++) {
      for (let a = 0; a < RANKS; a++) {
        for (let b = a; b < RANKS; b++) {
          const left = [...counts];
          let ways = a === b ? 1 : 2;
          for (const rank of [up, a, b]) ways *= left[rank]!--;
          const { values, best } = plays(
            { player: [CARDS[a]!, CARDS[b]!], dealer: CARDS[up]! },
            CRYPTO_GAMES_RULES,
          );
          value += (ways / (208 * 207 * 206)) * values[best]!;
        }
      }
    }
    const edge = houseEdge(CRYPTO_GAMES_RULES, { strategy: 'composition-dependent' });
    expect(-value).toBeCloseTo(edge, 13);
  });

  it('make a split worth twice its first hand', () => {
    let hand = 0;
    for (let rank = 0; rank < RANKS; rank++) {
      const left = fullShoe(4)[rank]! - (rank === 7 ? 2 : 0) - (rank === 5 ? 1 : 0);
      const { values, best } = plays({ player: ['8c', CARDS[rank]!], dealer: '6h', splits: 1 }, BASE);
      hand += (left / 205) * values[best]!;
    }
    expect(plays({ player: ['8c', '8d'], dealer: '6h' }, BASE).values.split).toBeCloseTo(2 * hand, 13);
  });

  it('are those that the rules allow', () => {
    const names = (player: Card[], rules: Partial<BlackjackRules>, splits = 0, dealer: Card = '6h') =>
      Object.keys(plays({ player, dealer, splits }, { ...CRYPTO_GAMES_RULES, ...rules }).values);
    expect(names(['Ks', 'Qs'], {})).toEqual(['stand', 'hit', 'double', 'split', 'surrender']);
    expect(names(['Ks', '6s'], { surrender: 'none' })).toEqual(['stand', 'hit', 'double']);
    expect(names(['Ks', '6s'], { double: '9-11', surrenderAgainst: 'not-ace' }, 0, 'Ah')).toEqual([
      'stand',
      'hit',
    ]);
    expect(names(['Ks', '2s', '3s'], {})).toEqual(['stand', 'hit']);
    expect(names(['Ks', '5s', '6s'], {})).toEqual(['stand']);
    expect(names(['As', 'Ks'], {})).toEqual(['stand']);
    expect(names(['8s', '8d'], {}, 1)).toEqual(['stand', 'hit', 'double']);
    expect(names(['8s', '8d'], { splits: 2 }, 1)).toEqual(['stand', 'hit', 'double', 'split']);
    expect(names(['As', 'Ad'], { splits: 2 }, 1)).toEqual(['stand', 'hit', 'double']);
    expect(names(['As', '6d'], { hitSplitAces: false, doubleSplitAces: false }, 1)).toEqual(['stand']);
  });

  it('price the hand the seed shows: 5 and 6 against 3 is doubled', () => {
    const { best, values } = plays({ player: ['5c', '6d'], dealer: '3c' }, CRYPTO_GAMES_RULES);
    expect(best).toBe('double');
    expect(values.double).toBeGreaterThan(values.hit!);
  });

  it('give half the bet for surrender, and all of it to a blackjack where surrender comes late', () => {
    const of = (rules: Partial<BlackjackRules>) =>
      plays({ player: ['Kc', '6c'], dealer: 'Ac' }, { ...BASE, ...rules }).values.surrender;
    expect(of({ surrender: 'early' })).toBe(-0.5);
    expect(of({ surrender: 'late', dealerPeeks: true })).toBe(-0.5);
    const blackjack = 63 / 205;
    expect(of({ surrender: 'late' })).toBeCloseTo(-0.5 * (1 - blackjack) - blackjack, 14);
  });

  it.each<[string, Parameters<typeof plays>[0], RegExp]>([
    ['one card', { player: ['8c'], dealer: '6h' }, /player must be two cards or more that are not bust/],
    ['a bust hand', { player: ['Kc', '9c', '5d'], dealer: '6h' }, /player must be two cards or more/],
    ['too many splits', { player: ['8c', '8d'], dealer: '6h', splits: 2 }, /splits must be .* 0 to 1/],
    [
      'seventeen aces',
      { player: new Array<Card>(17).fill('Ac'), dealer: '6h' },
      /player must be cards that a shoe/,
    ],
  ])('refuse %s', (_, state, message) => {
    expect(() => plays(state, CRYPTO_GAMES_RULES)).toThrow(message);
  });
});

describe('rules from JSON', () => {
  it('are read back as they were written', () => {
    expect(parseRules(JSON.parse(JSON.stringify(LAND)))).toEqual(LAND);
  });

  it('are as at Crypto.Games where nothing is said', () => {
    expect(parseRules({})).toEqual(CRYPTO_GAMES_RULES);
    expect(parseRules({ decks: 8, blackjackPays: '3:2' })).toEqual({
      ...CRYPTO_GAMES_RULES,
      decks: 8,
      blackjackPays: 1.5,
    });
  });

  it.each<[unknown, string]>([
    [[], 'rules must be an object'],
    [{ decks: 0 }, 'rules.decks must be a whole number from 1 to 12'],
    [{ decks: '4' }, 'rules.decks must be a whole number from 1 to 12'],
    [{ splits: 4 }, 'rules.splits must be a whole number from 0 to 3'],
    [{ dealerPeeks: 'no' }, 'rules.dealerPeeks must be true or false'],
    [
      { blackjackPays: '6/5' },
      'rules.blackjackPays must be a number not below 0, such as 1.2, or odds, such as "6:5"',
    ],
    [{ double: 'all' }, 'rules.double must be one of any-two, 9-11, 10-11, none'],
    [{ surrender: true }, 'rules.surrender must be one of none, late, early'],
    [{ surrenderAgainst: 'ten' }, 'rules.surrenderAgainst must be one of any, not-ace'],
  ])('%j is refused', (json, message) => {
    expect(() => parseRules(json)).toThrow(message);
  });

  it('refuse what is no rule, with the rules there are', () => {
    expect(() => parseRules({ deck: 4 })).toThrow(/rules\.deck must be left out: the rules are decks, /);
  });
});
