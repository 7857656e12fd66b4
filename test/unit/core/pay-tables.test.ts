import { describe, expect, test } from 'vitest';
import { type Card, freshDeck, parseCard, SUITS } from '../../../src/core/cards.ts';
import {
  BITZINO_JACKS_OR_BETTER,
  FAMILIES,
  type Family,
  PAY_TABLES,
  parsePayTable,
  payOf,
  RANKS_PAID,
  type RankName,
  rankHand,
} from '../../../src/core/games/pay-tables.ts';

const hand = (text: string): Card[] => text.split(' ').map((card) => parseCard(card)!);

describe('rankHand', () => {
  const sameInAll: [string, RankName][] = [
    ['Ts Js Qs Ks As', 'royal-flush'],
    ['9s Ts Js Qs Ks', 'straight-flush'],
    ['Ad 2d 3d 4d 5d', 'straight-flush'],
    ['2c 2d 2h 7c 7d', 'full-house'],
    ['2c 9c Kc 7c 4c', 'flush'],
    ['Ks Qc Jd Th Ac', 'straight'],
    ['5s 3c 4d Ah 2c', 'straight'],
    ['Qs Kc Ad 2h 3c', 'nothing'],
    ['Ks Kc Kd 2h 3c', 'three-of-a-kind'],
    ['2s 2c 3d 3h Ac', 'two-pair'],
    ['9s 9c Ad Kh Qc', 'nothing'],
  ];
  test.each(sameInAll)('%s is a %s in every family', (cards, rank) => {
    for (const family of FAMILIES) expect(rankHand(hand(cards), family)).toBe(rank);
  });

  const differ: [string, RankName, RankName, RankName][] = [
    ['As Ac Ad Ah 5c', 'four-of-a-kind', 'four-of-a-kind', 'four-aces'],
    ['5s 2c 2d 2h 2s', 'four-of-a-kind', 'four-of-a-kind', 'four-2s-4s'],
    ['4s 4c 4d 4h As', 'four-of-a-kind', 'four-of-a-kind', 'four-2s-4s'],
    ['5s 5c 5d 5h As', 'four-of-a-kind', 'four-of-a-kind', 'four-5s-ks'],
    ['Ks Kc Kd Kh 2s', 'four-of-a-kind', 'four-of-a-kind', 'four-5s-ks'],
    ['Ts Tc Ad Kh 2s', 'nothing', 'tens-or-better', 'nothing'],
    ['Js Jc Ad Kh 2s', 'jacks-or-better', 'tens-or-better', 'jacks-or-better'],
    ['As Ac 9d Kh 2s', 'jacks-or-better', 'tens-or-better', 'jacks-or-better'],
  ];
  test.each(differ)('%s is a %s, a %s in tens or better, a %s in bonus poker', (cards, ...ranks) => {
    expect(FAMILIES.map((family) => rankHand(hand(cards), family))).toEqual(ranks);
  });

  test('all 2,598,960 hands fall into the ranks as often as poker says', () => {
    const counts = countHands('bonus-poker');
    // Numbers of poker hands: any textbook on combinatorics. 48 hands hold four of a given rank.
    expect(counts).toEqual({
      'royal-flush': 4,
      'straight-flush': 36,
      'four-aces': 48,
      'four-2s-4s': 3 * 48,
      'four-5s-ks': 9 * 48,
      'full-house': 3744,
      flush: 5108,
      straight: 10200,
      'three-of-a-kind': 54912,
      'two-pair': 123552,
      'jacks-or-better': (1098240 / 13) * 4,
      nothing: 1302540 + (1098240 / 13) * 9,
    });
  });
});

describe('pay tables', () => {
  test.each(FAMILIES)('%s pays for each of its ranks and for nothing else', (family) => {
    expect(Object.keys(PAY_TABLES[family].pays)).toEqual(RANKS_PAID[family]);
  });

  test('pay what is printed', () => {
    expect(payOf(PAY_TABLES['jacks-or-better'], hand('9s Ts Js Qs Ks'))).toBe(75);
    expect(payOf(PAY_TABLES['jacks-or-better'], hand('2s 2c 2d 2h Ks'))).toBe(20);
    expect(payOf(PAY_TABLES['tens-or-better'], hand('2s 2c 2d 2h Ks'))).toBe(22);
    expect(payOf(PAY_TABLES['tens-or-better'], hand('Ts Tc 2d 4h Ks'))).toBe(1);
    expect(payOf(PAY_TABLES['bonus-poker'], hand('9s Ts Js Qs Ks'))).toBe(45);
    expect(payOf(PAY_TABLES['bonus-poker'], hand('As Ac Ad Ah Ks'))).toBe(70);
    expect(payOf(BITZINO_JACKS_OR_BETTER, hand('As Ts Js Qs Ks'))).toBe(800);
    expect(payOf(BITZINO_JACKS_OR_BETTER, hand('As 3s Jc Qs Ks'))).toBe(0);
  });
});

describe('parsePayTable', () => {
  const table = { family: 'tens-or-better', pays: { ...PAY_TABLES['tens-or-better'].pays, flush: 4.125 } };
  const withPay = (rank: string, pay: unknown) => ({ ...table, pays: { ...table.pays, [rank]: pay } });

  test('takes whole pays and decimals', () => {
    expect(parsePayTable(table)).toEqual(table);
  });

  const bad: [unknown, string][] = [
    [null, 'payTable must be an object'],
    [
      { ...table, family: 'deuces-wild' },
      'payTable.family must be one of jacks-or-better, tens-or-better, bonus-poker',
    ],
    [{ family: 'bonus-poker', pays: [1, 2, 3] }, 'payTable.pays must be an object'],
    [
      withPay('flush', -1),
      'payTable.pays.flush must be a number from 0 to 50000, with at most four decimals',
    ],
    [
      withPay('flush', '4'),
      'payTable.pays.flush must be a number from 0 to 50000, with at most four decimals',
    ],
    [withPay('flush', undefined), 'payTable.pays.flush must be a number'],
    [withPay('straight', 50_001), 'payTable.pays.straight must be a number from 0 to 50000'],
    [withPay('straight', Number.NaN), 'payTable.pays.straight must be a number from 0 to 50000'],
    [
      withPay('two-pair', 0.00001),
      'payTable.pays.two-pair must be a number from 0 to 50000, with at most four decimals',
    ],
    [
      withPay('four-aces', 80),
      'payTable.pays.four-aces must be left out: tens-or-better pays for royal-flush, ',
    ],
  ];
  test.each(bad)('%j: %s', (json, message) => {
    expect(() => parsePayTable(json)).toThrow(message);
  });
});

function countHands(family: Family): Record<string, number> {
  const deck = freshDeck(SUITS);
  const counts: Record<string, number> = {};
  const cards: Card[] = [];
  const choose = (from: number): void => {
    if (cards.length === 5) {
      const rank = rankHand(cards, family);
      counts[rank] = (counts[rank] ?? 0) + 1;
      return;
    }
    for (let i = from; i < deck.length; i++) {
      cards.push(deck[i]!);
      choose(i + 1);
      cards.pop();
    }
  };
  choose(0);
  return counts;
}
