import { describe, expect, test } from 'vitest';
import type { Hand } from '../../../src/core/hand.ts';
import { review } from '../../../src/odds/review.ts';

const hand = (
  scheme: string,
  shown: object | null,
  reveal: Hand['reveal'] = { serverSeed: 'seed' },
): Hand => ({
  v: 1,
  scheme,
  commitment: null,
  nonce: null,
  reveal,
  shown,
});

describe('no advice while a hand is open', () => {
  test.each<[string, Hand]>([
    ['nothing seen', hand('crypto-games/video-poker', null)],
    ['video poker before the draw', hand('crypto-games/video-poker', { ...poker(), final: null })],
    [
      'blackjack with the hole card down',
      hand('crypto-games/blackjack', { player: [['Tc', '6s']], dealer: ['As', null] }),
    ],
    [
      'blackjack with one dealer card',
      hand('crypto-games/blackjack', { player: [['Tc', '6s']], dealer: ['As'] }),
    ],
    [
      'blackjack before the reveal',
      hand('crypto-games/blackjack', { player: [['Tc', '6s']], dealer: ['As', 'Kd'] }, null),
    ],
  ])('%s', (_, open) => {
    expect(review(open)).toBeNull();
  });
});

test('the card that the player saw counts, wherever it lies', () => {
  const reviewed = (dealer: string[], more: object = {}) =>
    review(hand('crypto-games/blackjack', { player: [['Tc', '6s']], dealer, ...more }));
  expect(reviewed(['Td', '6d', '5c'], { holeCard: 0 })).toEqual(reviewed(['6d', 'Td', '5c']));
  expect(reviewed(['Td', '6d', '5c'])).not.toEqual(reviewed(['6d', 'Td', '5c']));
});

function poker(over: object = {}) {
  return {
    deal: ['Jc', '5h', '8c', 'Ac', '2c'],
    final: ['Jc', '3d', '5d', 'Ac', 'Jd'],
    held: [true, false, false, true, false],
    payTable: 'jacks-or-better',
    ...over,
  };
}

describe('video poker', () => {
  test('the hold that was made is held against the best', () => {
    // Four clubs draw 9 flushes and 6 high pairs from 47 cards: (9 * 6 + 6 * 1) / 47.
    const told = review(hand('crypto-games/video-poker', poker()));
    expect(told).toMatchObject({
      held: [true, false, false, true, false],
      best: [true, false, true, true, true],
    });
    expect(told!.cost).toBeGreaterThan(0.5);
    expect(told!.cost).toBeLessThan(60 / 47);
    expect(told).toHaveProperty('returns', expect.closeTo(0.979695733486, 11));
  });

  test('the best hold costs nothing', () => {
    const held = [true, false, true, true, true];
    expect(review(hand('crypto-games/video-poker', poker({ held })))!.cost).toBe(0);
  });

  test('cards that did not change count as held where nothing says which were', () => {
    const { held, ...shown } = poker();
    expect(review(hand('crypto-games/video-poker', shown))).toMatchObject({ held });
  });

  test("each casino's own pay table counts", () => {
    const returns = (scheme: string) => review(hand(scheme, poker()));
    expect(returns('bitzino/video-poker')).not.toEqual(returns('crypto-games/video-poker'));
  });

  test('without a pay table, or with a card twice, nothing is said', () => {
    expect(review(hand('crypto-games/video-poker', poker({ payTable: undefined })))).toBeNull();
    expect(
      review(hand('crypto-games/video-poker', poker({ deal: ['Jc', 'Jc', '8c', 'Ac', '2c'] }))),
    ).toBeNull();
  });
});

describe('blackjack', () => {
  const of = (player: string[][], dealer: string[]) => {
    const told = review(hand('crypto-games/blackjack', { player, dealer }));
    if (told?.game !== 'blackjack') throw new Error('no review');
    return {
      cost: told.cost,
      decisions: told.decisions.map(({ player, played, best }) => [player.join(' '), played, best]),
    };
  };

  test('every hit is a decision of its own', () => {
    const { cost, decisions } = of([['Tc', '6s', '2h', '9h']], ['6s', 'Th', 'Kd']);
    expect(decisions).toEqual([
      ['Tc 6s', 'hit', 'stand'],
      ['Tc 6s 2h', 'hit', 'stand'],
    ]);
    expect(cost).toBeGreaterThan(1);
  });

  test('one card more may have been a double: the cheaper is taken', () => {
    expect(of([['8c', '3s', 'Ah']], ['6s', 'Th', 'Kd'])).toEqual({
      cost: 0,
      decisions: [['8c 3s', 'double', 'double']],
    });
  });

  test('two cards may have been surrendered: the cheaper is taken', () => {
    expect(of([['Tc', '6s']], ['As', 'Kd'])).toEqual({
      cost: 0,
      decisions: [['Tc 6s', 'surrender', 'surrender']],
    });
  });

  test('a split is a decision, and so is what comes after it', () => {
    const { decisions } = of(
      [
        ['8c', '3s', 'Th'],
        ['8d', '9d'],
      ],
      ['6s', 'Th', '7h'],
    );
    expect(decisions[0]).toEqual(['8c 8d', 'split', 'split']);
    expect(decisions.at(-1)).toEqual(['8d 9d', 'stand', 'stand']);
  });

  test('a blackjack leaves nothing to decide', () => {
    expect(of([['Ac', 'Ks']], ['6s', 'Th', '7h'])).toEqual({ cost: 0, decisions: [] });
  });

  test('a bust hand is not asked about', () => {
    expect(of([['Tc', '6s', 'Kh']], ['9s', 'Th']).decisions.length).toBeGreaterThan(0);
  });

  test('tables whose rules are not known are not judged', () => {
    expect(review(hand('bc-game/blackjack', { player: [['Tc', '6s']], dealer: ['As', 'Kd'] }))).toBeNull();
  });
});
