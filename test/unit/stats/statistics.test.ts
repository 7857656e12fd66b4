import { describe, expect, test } from 'vitest';
import { type Card, freshDeck, SUITS } from '../../../src/core/cards.ts';
import { PAY_TABLES } from '../../../src/core/games/pay-tables.ts';
import { returnTable } from '../../../src/odds/video-poker.ts';
import { bustChances } from '../../../src/stats/results.ts';
import { type HandTaken, Statistics } from '../../../src/stats/statistics.ts';

const cards = (text: string) => text.split(' ') as Card[];

const DECK = freshDeck(SUITS);
let dealt = 0;
/** Another deal each time. */
function nextDeal(): Card[] {
  dealt++;
  return [0, 1, 2, 3, 4].map((i) => DECK[(dealt + 7 * i) % DECK.length]!);
}

const poker = (
  final: string | null,
  more: object = {},
  status: HandTaken['status'] = 'verified',
): HandTaken => ({
  game: 'video-poker',
  status,
  hand: {
    scheme: 'crypto-games/video-poker',
    shown: {
      deal: nextDeal(),
      final: final && cards(final),
      payTable: 'jacks-or-better',
      ...more,
    },
  },
});

const blackjack = (player: string[], dealer: string, scheme = 'crypto-games/blackjack'): HandTaken => ({
  game: 'blackjack',
  status: 'verified',
  hand: {
    scheme,
    shown: {
      player: player.map(cards),
      dealer: cards(dealer).map((card) => (`${card}` === '?' ? null : card)),
    },
  },
});

const viewOf = (hands: readonly HandTaken[]) => {
  const statistics = new Statistics();
  for (const hand of hands) statistics.take(hand);
  return statistics.view();
};

describe('video poker', () => {
  test('comes to what was won, beside what the best play returns', () => {
    const { videoPoker } = viewOf([
      poker('Ac Ad 7h 9s Jc'),
      poker('Kc Kd Kh 9s 9c', { multiplier: 9 }),
      poker('2c 4d 7h 9s Jc'),
      poker('2c 4d 7h 9s Jc', { payTable: undefined }),
      poker(null),
    ]);
    const [, , last] = videoPoker!.points;
    const full = PAY_TABLES['jacks-or-better'].pays['full-house']!;
    expect(videoPoker!.points.map(({ hand }) => hand)).toEqual([1, 2, 3]);
    expect(last!.result).toBe(1 + 9 - 3);
    expect(full).toBe(9);
    expect(last!.expected).toBeCloseTo(3 * (returnTable(PAY_TABLES['jacks-or-better']).return - 1), 10);
    // From the frequencies that the Wizard of Odds prints for this table: the sum of pay² · probability, less return².
    expect(last!.deviation ** 2 / 3).toBeCloseTo(8.76, 2);
    expect(videoPoker!.leftOut).toBe(1);
    const { ranks } = videoPoker!;
    expect(ranks.filter(({ came }) => came).map(({ rank, came }) => [rank, came])).toEqual([
      ['full-house', 1],
      ['jacks-or-better', 1],
      ['nothing', 1],
    ]);
    expect(ranks.reduce((sum, { due }) => sum + due, 0)).toBeCloseTo(3, 10);
  });

  test('keeps few points of many hands, the last among them', () => {
    const { videoPoker } = viewOf(Array.from({ length: 2345 }, () => poker('2c 4d 7h 9s Jc')));
    expect(videoPoker!.points.length).toBeLessThanOrEqual(401);
    expect(videoPoker!.points.at(-1)).toMatchObject({ hand: 2345, result: -2345 });
  });
});

describe('blackjack', () => {
  test('is told by its cards, as far as they tell', () => {
    const { blackjack: view } = viewOf([
      blackjack(['Tc 9d'], 'Th 8s'),
      blackjack(['Tc 8d'], 'Th 8s'),
      blackjack(['Tc 7d'], 'Th 8s'),
      blackjack(['Tc 7h 9h'], 'Th ?'),
      blackjack(['Ac Td'], '7h'),
      blackjack(['Ac Td'], 'Ah Ts'),
      blackjack(['Ac Ts'], 'Ah ?'),
      blackjack(['9c 9d', '9h 8s'], 'Th 6s 9d'),
      blackjack(['Tc 5d'], '9h 4s'),
    ]);
    expect(view).toMatchObject({ won: 4, blackjacks: 1, even: 2, lost: 2, leftOut: 2, played: 4, busts: 1 });
    expect(view!.stands.busts).toBeCloseTo(4 * bustChances(false)[9]!, 10);
  });

  test('the dealer goes over 21 as often as tables of it say', () => {
    // Griffin, The Theory of Blackjack; Wizard of Odds, dealer's odds, stands on soft 17, many decks: up cards 6 and ten.
    const stands = bustChances(false);
    expect(stands[5]).toBeCloseTo(0.4228, 2);
    expect(stands[9]).toBeCloseTo(0.2128, 2);
    expect(bustChances(true)[0]).toBeGreaterThan(stands[0]!);
  });
});

test('cards that were not read cleanly count as not seen, and uneven rules are not tested', () => {
  const { cards, untested, hands } = viewOf([
    poker('2c 4d 7h 9s Jc'),
    poker('2c 4d 7h 9s Jc', {}, 'unreadable'),
    blackjack(['Tc 9d'], 'Th 8s', 'bc-game/blackjack'),
    { game: 'roulette', status: 'verified', hand: { scheme: 'bitzino/roulette', shown: { number: 7 } } },
  ]);
  expect(hands).toBe(4);
  expect(untested).toBe(2);
  expect(cards).toMatchObject([{ game: 'video-poker', hands: 1, unseen: 1, toldAfter: null }]);
});

test('a hand that is there twice counts once', () => {
  const twice = blackjack(['Tc 9d'], 'Th 8s');
  const { cards, blackjack: view } = viewOf([twice, blackjack(['Tc 9d'], '9h 8s'), twice]);
  expect(cards).toMatchObject([{ hands: 2, unseen: 1 }]);
  expect(view).toMatchObject({ won: 2 });
});
