/** Hands whose cards are all the seeds', of which a side took more or fewer than the rules of play say. */
import { describe, expect, it } from 'vitest';
import { assemble } from '../../../src/core/assemble.ts';
import { audit } from '../../../src/core/audit.ts';
import type { Card } from '../../../src/core/cards.ts';
import { baccarat } from '../../../src/core/games/baccarat.ts';
import { blackjack } from '../../../src/core/games/blackjack.ts';
import type { TableReading } from '../../../src/core/observation.ts';
import { SCHEMES } from '../../../src/core/schemes/index.ts';
import { cardsAt, hashOf, range, seedPair } from './seeding/pair-story.ts';
import { type Seeds, Story, seeds } from './story.ts';

interface Shoe {
  readonly shoe: { take(count: number): readonly Card[] };
}

const list = (text: string): Card[] => (text === '' ? [] : (text.split(' ') as Card[]));

describe('baccarat', () => {
  /** What a hand with these cards comes to: the player's two, the banker's, and the third cards as they are dealt. */
  const compare = (dealt: string, player: string, banker: string) =>
    baccarat.compare({ player: list(player), banker: list(banker) }, list(dealt));
  const isPlayedOut = (player: string, banker: string) =>
    baccarat.judgePlay!({ player: list(player), banker: list(banker) }).length === 0;

  it.each([
    // Naturals.
    ['Kc 8s Td Jc 8d Kc', 'Kc 8s', 'Td Jc'],
    ['Kc 2s 4d 5c 8d Kc', 'Kc 2s', '4d 5c'],
    // The player stands on 6 and 7; the banker then draws to 5.
    ['Kc 6s Td 5c 8d Kc', 'Kc 6s', 'Td 5c 8d'],
    ['Kc 7s Td 6c 8d Kc', 'Kc 7s', 'Td 6c'],
    // The banker by the player's third card.
    ['Kc 5s Td 2c 8d Kc', 'Kc 5s 8d', 'Td 2c Kc'],
    ['Kc 5s Td 3c 8d Kc', 'Kc 5s 8d', 'Td 3c'],
    ['Kc 5s Td 3c 9d Kc', 'Kc 5s 9d', 'Td 3c Kc'],
    ['Kc 5s Td 4c Ad Kc', 'Kc 5s Ad', 'Td 4c'],
    ['Kc 5s Td 4c 7d Kc', 'Kc 5s 7d', 'Td 4c Kc'],
    ['Kc 5s Td 5c 3d Kc', 'Kc 5s 3d', 'Td 5c'],
    ['Kc 5s Td 5c 4d Kc', 'Kc 5s 4d', 'Td 5c Kc'],
    ['Kc 5s Td 6c 5d Kc', 'Kc 5s 5d', 'Td 6c'],
    ['Kc 5s Td 6c 6d Kc', 'Kc 5s 6d', 'Td 6c Kc'],
    ['Kc 5s Td 7c 6d Kc', 'Kc 5s 6d', 'Td 7c'],
  ])('%s is played out as it must be, and in no other way', (dealt, player, banker) => {
    expect(isPlayedOut(player, banker)).toBe(true);
    const [p1, p2, b1, b2, third, fourth] = dealt.split(' ');
    const ways = [
      [`${p1} ${p2}`, `${b1} ${b2}`],
      [`${p1} ${p2} ${third}`, `${b1} ${b2}`],
      [`${p1} ${p2}`, `${b1} ${b2} ${third}`],
      [`${p1} ${p2} ${third}`, `${b1} ${b2} ${fourth}`],
    ] as const;
    const others = ways.filter(([one, other]) => one !== player || other !== banker);
    expect(others).toHaveLength(3);
    for (const [one, other] of others) {
      expect(isPlayedOut(one, other)).toBe(false);
      // All are the seeds' cards.
      expect(compare(dealt, one, other)).toMatchObject({ deal: 'pass', differing: 0 });
    }
  });

  it('is accused of a card that is not the seeds’, however many there are', () => {
    expect(compare('Kc 8s Td Jc 8d Kc', 'Kc 8h', 'Td Jc')).toMatchObject({ deal: 'fail', differing: 1 });
  });

  it('that was never seen to be over lacks cards, and does not break the rule', () => {
    const table = (stage: 'moving' | 'over', player: string, banker: string) =>
      ({
        kind: 'table',
        game: 'baccarat',
        stage,
        contents: { player: list(player), banker: list(banker) },
      }) as TableReading;
    const closed = { revealed: true, closed: true };
    const short = baccarat.gather([table('moving', 'Kc 5s', 'Td 2c')], closed);
    expect(short).toMatchObject({ shown: null, findings: [{ code: 'final-not-seen' }] });
    const whole = baccarat.gather([table('moving', 'Kc 8s', 'Td 2c')], closed);
    expect(whole).toMatchObject({ shown: { player: ['Kc', '8s'] }, findings: [] });
    const over = baccarat.gather([table('over', 'Kc 5s', 'Td 2c')], closed);
    expect(over).toMatchObject({ shown: { player: ['Kc', '5s'] }, findings: [] });
  });
});

describe('a dealer at blackjack', () => {
  const compare = (player: string[], dealer: string) => {
    const hands = player.map(list);
    const all = [...hands.flatMap((hand) => hand.slice(0, 2)), ...list(dealer)];
    const rest = hands.flatMap((hand) => hand.slice(2));
    const [first, second] = [all.slice(0, 4), all.slice(4)];
    const shoe = { take: (count: number) => [...first, ...rest, ...second].slice(0, count) };
    return blackjack.compare(
      { player: hands, dealer: list(dealer) },
      {
        shoe,
        dealOrder: 'player, player, dealer, dealer',
        splitOrders: ['both hands first'],
        mayRunOut: false,
      },
    );
  };
  const codes = (player: string[], dealer: string): string[] =>
    blackjack.judgePlay!({ player: player.map(list), dealer: list(dealer) }).map(({ code }) => code);

  it.each(['Td Jc 8d', 'Td 7c 4d', 'Ad 7c 4d', 'Ad 5c 2d 9c', '5d 5c 7d 2c', 'Td 4c 8d 3h'])(
    'does not draw to %s by any rule',
    (dealer) => {
      expect(codes(['Kc 9s'], dealer)).toEqual(['rules-of-play-broken']);
      // All are the seeds' cards.
      expect(compare(['Kc 9s'], dealer).deal).toBe('pass');
    },
  );

  it.each(['Td 7c', 'Td 6c 2d', 'Ad 6c', 'Ad 6c 9d Kc', 'Ad 6c 4d', 'Ad 5c 3d', 'Ad 7c', '2d 2c 2h 2s 9d'])(
    'may come to %s: soft 17 is hit at some casinos',
    (dealer) => {
      expect(codes(['Kc 9s'], dealer)).toEqual([]);
    },
  );

  it.each(['4s 8d', 'Td 6c', 'Ad 5c', 'Ad 6c 9d'])('who stands on %s against a hand is noted', (dealer) => {
    expect(codes(['Kc 9s'], dealer)).toEqual(['dealer-stood']);
    expect(codes(['5c 6s Td'], dealer)).toEqual(['dealer-stood']);
    // Accused neither: it may have been given up.
    expect(compare(['Kc 9s'], dealer).deal).toBe('pass');
    expect(codes(['Kc 9s 7d', 'Kc 9s'], dealer)).toEqual(['dealer-stood']);
    // Bust, or a blackjack, needs no more.
    expect(codes(['Kc 9s 7d'], dealer)).toEqual([]);
    expect(codes(['Kc As'], dealer)).toEqual([]);
  });

  it('is judged so on the whole', () => {
    const pair = seedPair(1);
    const handAt = (nonce: number, drawn: number) => {
      const [a, b, c, d, ...rest] = cardsAt('stake/blackjack', pair, nonce, 8) as [Card, Card, Card, Card];
      return {
        v: 1,
        scheme: 'stake/blackjack',
        commitment: { value: hashOf(pair), beforeBet: true },
        clientSeed: pair.client,
        nonce,
        reveal: { serverSeed: pair.server },
        shown: { player: [[a, b]], dealer: [c, d, ...rest.slice(0, drawn)] },
      };
    };
    let broken = 0;
    for (const nonce of range(1, 60)) {
      for (const drawn of [0, 1, 2]) {
        // A hand file may hold a part of a hand.
        expect(audit(handAt(nonce, drawn)).status).toBe('verified');
        const { status, reasons, checks } = audit(handAt(nonce, drawn), { watched: true });
        const isBroken = reasons.some(({ code }) => code === 'rules-of-play-broken');
        expect(status).toBe(isBroken ? 'mismatch' : 'verified');
        expect(checks.deal).toBe(isBroken ? 'fail' : 'pass');
        if (isBroken) broken++;
      }
    }
    expect(broken).toBeGreaterThan(50);
    expect(broken).toBeLessThan(130);
  });
});

describe('a hand that was seen on a page', () => {
  const scheme = SCHEMES.get('crypto-games/blackjack')!;
  const site = { schemes: { blackjack: scheme.id }, seeding: 'per-bet' } as const;
  const shoeOf = ({ server, client }: Seeds): readonly Card[] => {
    const deals = scheme.deals({ reveal: { serverSeed: server }, clientSeed: client, nonce: null });
    return (deals[Symbol.iterator]().next().value!.dealt as Shoe).shoe.take(5);
  };
  /** The dealer has 18 to 20 of two cards without an ace, the player less than 17. */
  const used = range(1, 500)
    .map((n) => seeds(n))
    .find((one) => {
      const [a, b, c, d] = shoeOf(one).map(([rank]) => (rank === 'A' ? 99 : Number(rank) || 10));
      return a! + b! < 17 && c! + d! > 17 && c! + d! < 21;
    })!;
  const told = (drawn: number) => {
    const [a, b, c, d, e] = shoeOf(used) as [Card, Card, Card, Card, Card];
    const table = (stage: 'dealt' | 'over', dealer: readonly (Card | null)[]) =>
      ({ kind: 'table', game: 'blackjack', stage, contents: { player: [[a, b]], dealer } }) as TableReading;
    const story = new Story()
      .between(null, used)
      .bet()
      .seeTwice(table('dealt', [c, null]));
    story.seeTwice(table('over', [c, d, e].slice(0, 2 + drawn))).between(used, seeds(0));
    const [{ hand, circumstances } = never()] = assemble(story.observations, site);
    const { status, reasons } = audit(hand, circumstances);
    return [status, reasons.some(({ code }) => code === 'rules-of-play-broken')];
  };

  it('is a mismatch where the dealer drew behind a hard 17, and green where he stood', () => {
    expect(told(0)).toEqual(['verified', false]);
    expect(told(1)).toEqual(['mismatch', true]);
  });
});

function never(): never {
  throw new Error('no hand was assembled');
}
