/** Tables that lay their cards in other places than in the order in which they are dealt. */
import { describe, expect, it } from 'vitest';
import { differingAmong } from '../../../src/core/agreement.ts';
import { audit } from '../../../src/core/audit.ts';
import type { Card } from '../../../src/core/cards.ts';
import type { Reading } from '../../../src/core/observation.ts';
import { SCHEMES } from '../../../src/core/schemes/index.ts';
import { finish } from '../../../src/core/slices.ts';
import { cardsAt, contentsOf, PairStory, range, seedPair } from './seeding/pair-story.ts';

const [A, B, C] = [seedPair(1), seedPair(2), seedPair(3)];

type Cards = (Card | null)[];
interface Table {
  readonly player: Cards[];
  readonly dealer: Cards;
}

const table = (stage: 'dealt' | 'over', contents: Table): Reading =>
  ({ kind: 'table', game: 'blackjack', stage, contents }) as Reading;

describe('a hole card that is drawn on the left', () => {
  /** Hands of nonces from 1 on; `isUpFirst` says of each whether the card that lies open was dealt before the other. */
  const told = (count: number, isUpFirst: (nonce: number) => boolean, isLeft = true): PairStory => {
    const story = new PairStory().dialog(A, 0, B);
    for (const nonce of range(1, count)) {
      const { player, dealer } = contentsOf('blackjack', cardsAt('stake/blackjack', A, nonce, 16)) as Table;
      const [first, second, ...rest] = dealer as [Card, Card, ...Card[]];
      const [up, hole] = isUpFirst(nonce) ? [first, second] : [second, first];
      const lie = (other: Card | null) => (isLeft ? [other, up] : [up, other]);
      story.see({ kind: 'bet', control: 'Bet' });
      story.seeTwice(table('dealt', { player: [player[0]!.slice(0, 2)], dealer: lie(null) }));
      story.seeTwice(table('over', { player, dealer: [...lie(hole), ...rest] }));
      story.dialog(A, nonce, B);
    }
    return story.dialog(B, 0, C).receipt(A, 1);
  };
  const codes = (story: PairStory, hand: number): string[] =>
    story.verdicts()[hand]!.reasons.map(({ code, subs }) => [code, ...(subs ?? [])].join(' '));

  it.each([
    ['up card first', true],
    ['hole card first', false],
  ])('is no difference, whichever was dealt first: %s', (order, isUpFirst) => {
    const story = told(6, () => isUpFirst);
    expect(story.statuses()).toEqual(Array(6).fill('verified'));
    expect(codes(story, 0)).toContain(`deal-order-inferred ${order}`);
    // What is written out says so too.
    for (const { hand, circumstances } of story.hands()) {
      expect(hand.shown).toMatchObject({ holeCard: 0 });
      expect(audit(JSON.parse(JSON.stringify(hand)), circumstances).status).toBe('verified');
    }
  });

  it('is turned in place of the other now and then, which is not green among others', () => {
    const story = told(8, (nonce) => nonce !== 5);
    expect(story.statuses()).toEqual(range(1, 8).map((nonce) => (nonce === 5 ? 'consistent' : 'verified')));
    expect(codes(story, 4).join()).toMatch(/choice-differs/);
  });

  it('and one that is drawn on the right has its place', () => {
    expect(told(4, () => true, false).statuses()).toEqual(Array(4).fill('verified'));
    expect(told(4, (nonce) => nonce !== 3, false).statuses()[2]).toBe('mismatch');
  });

  it('excuses no other card', () => {
    const story = told(4, () => true);
    const [one] = story.hands();
    const { dealer, player } = one!.hand.shown as Table;
    for (const shown of [
      { player, dealer: [dealer[0] === 'As' ? 'Ks' : 'As', ...dealer.slice(1)], holeCard: 0 },
      { player: [player[0]!.toReversed()], dealer, holeCard: 0 },
    ])
      expect(audit({ ...one!.hand, shown }).status).toBe('mismatch');
  });

  it('does not matter where both cards are the same', () => {
    const scheme = SCHEMES.get('stake/blackjack')!;
    const [hand] = told(1, () => true).hands();
    const { player } = hand!.hand.shown as Table;
    const shown = { player, dealer: ['As', 'As'], holeCard: 0 };
    expect(finish(differingAmong([{ hand: { ...hand!.hand, shown }, scheme }])).size).toBe(0);
  });
});

describe('split hands', () => {
  const nonce = range(1, 400).find((n) => {
    const [a, b] = cardsAt('stake/blackjack', A, n, 2) as [Card, Card];
    return a[0] === b[0] && a !== b;
  })!;
  const [a, b, up, hole, e, f, g, ...rest] = cardsAt('stake/blackjack', A, nonce, 16) as [
    Card,
    Card,
    Card,
    Card,
    Card,
    Card,
    Card,
    ...Card[],
  ];
  const { dealer } = contentsOf('blackjack', ['2c', '2d', up, hole, '2h', ...rest]) as Table;
  const told = (meanwhile: Cards[], inTheEnd: Cards[]): string[] => {
    const story = new PairStory().dialog(A, nonce - 1, B).see({ kind: 'bet', control: 'Bet' });
    const looks: Cards[][] = [
      [[a, b]],
      [
        [a, e],
        [b, f],
      ],
      [
        [a, e, g],
        [b, f],
      ],
      meanwhile,
    ];
    for (const player of looks) story.seeTwice(table('dealt', { player, dealer: [up, null] }));
    story.seeTwice(table('over', { player: inTheEnd, dealer }));
    return story.dialog(A, nonce, B).dialog(B, 0, C).receipt(A, nonce).statuses();
  };

  it('may be taken away, or stand in another order', () => {
    expect(
      told(
        [
          [a, e, g],
          [b, f],
        ],
        [
          [a, e, g],
          [b, f],
        ],
      ),
    ).toEqual(['verified']);
    expect(told([[b, f]], [[b, f]])).toEqual(['verified']);
    expect(
      told(
        [
          [b, f],
          [a, e, g],
        ],
        [[b, f]],
      ),
    ).toEqual(['verified']);
  });

  it('show a card that is another all the same', () => {
    expect(told([[b, e]], [[b, e]])).toEqual(['mismatch']);
    expect(
      told(
        [
          [a, f, g],
          [b, e],
        ],
        [
          [a, f, g],
          [b, e],
        ],
      ),
    ).toEqual(['mismatch']);
  });
});
