/** What the hands of a pair tell together of the nonce that one of them had. */
import { expect, test } from 'vitest';
import type { Card } from '../../../../src/core/cards.ts';
import type { Round } from '../../../../src/core/round.ts';
import { roundsOf } from '../../../../src/core/rounds.ts';
import { Ledger } from '../../../../src/core/seeding/pair-ledger.ts';
import type { Item } from '../../../../src/core/seeding/pair-members.ts';
import { type Placed, unplaced } from '../../../../src/core/seeding/pair-placing.ts';
import { Story } from '../story.ts';
import { spin } from '../wheel.ts';

const [one, two, three] = ['9s Ac 7d 9h 6h', '2c 3d 4h 5s Kh', 'Qd Jc 8s 7h 2d'].map(
  (text) => text.split(' ') as Card[],
) as [Card[], Card[], Card[]];

/** Rounds of video poker, each on its tab and with how it ended. */
const roundsWith = (...hands: readonly (readonly [tab: string, end: Card[]])[]): Round[] =>
  roundsOf(
    hands.reduce((story, [tab, end]) => story.on(tab, tab).bet().deal(three).over(end), new Story())
      .observations,
  );

const itemOf = (round: Round, more: Partial<Item> = {}): Item => ({
  ...({
    round,
    shown: {},
    accident: 1,
    played: true,
    betOn: true,
    repeats: false,
    again: false,
    certain: true,
  } as Item),
  deals: { mayEndAs: () => false } as unknown as Item['deals'],
  ...more,
});

const open = (item: Item): Placed => unplaced(item, 0);
const proven = (item: Item, nonce: number): Placed => ({
  ...open(item),
  fitting: [nonce],
  nonce,
  fits: true,
});

const ledgerOf = (...placed: readonly Placed[]): Ledger =>
  new Ledger(
    placed.map(({ item }) => item),
    placed,
    0,
  );

test('a hand may have been dealt with a nonce where an earlier one of its tab, whose own is open, ended with its cards', () => {
  const ended = (first: (item: Item) => Placed, tab: string, end: Card[]) => {
    const [before, now] = roundsWith([tab, end], ['a', one]).map((round) => itemOf(round)) as [Item, Item];
    return ledgerOf(first(before), open(now)).endedBefore(now, 7);
  };
  expect(ended(open, 'a', one)).toBe(true);
  expect(ended((item) => proven(item, 3), 'a', one)).toBe(false);
  expect(ended((item) => ({ ...proven(item, 3), isNamed: true }), 'a', one)).toBe(true);
  expect(ended(open, 'b', one)).toBe(false);
  expect(ended(open, 'a', two)).toBe(false);
  // One behind it is none before, and results that repeat tell nothing.
  const [now, behind] = roundsWith(['a', one], ['a', one]).map((round) => itemOf(round)) as [Item, Item];
  expect(ledgerOf(open(now), open(behind)).endedBefore(now, 7)).toBe(false);
  const wheel = new Story().bet().seeTwice(spin(5)).bet().see(spin(9)).bet().seeTwice(spin(5));
  const spins = roundsOf(wheel.observations).map((round) => itemOf(round));
  expect(spins.length).toBeGreaterThan(1);
  expect(ledgerOf(...spins.map(open)).endedBefore(spins.at(-1)!, 7)).toBe(false);
});

test('or where its deal was not seen, and it ended as that nonce may have it end', () => {
  const ended = (shown: object | null, tab: string, ends = true) => {
    const [before, now] = roundsWith([tab, two], ['a', one]) as [Round, Round];
    const deals = {
      mayEndAs: (_: unknown, nonce: number) => ends && nonce === 7,
    } as unknown as Item['deals'];
    const item = itemOf(now, { deals });
    return ledgerOf(open(itemOf(before, { shown })), open(item)).endedBefore(item, 7);
  };
  expect(ended(null, 'a')).toBe(true);
  expect(ended({}, 'a')).toBe(false);
  expect(ended(null, 'b')).toBe(false);
  expect(ended(null, 'a', false)).toBe(false);
});

test('a nonce is open to hands whose own is not told, in the order of the proven ones of their tabs', () => {
  const rounds = roundsWith(['a', one], ['a', two], ['a', one], ['b', two], ['b', one]);
  const items = rounds.map((round) => itemOf(round)) as [Item, Item, Item, Item, Item];
  const [first, second, third, other, last] = items;
  const openTo = (nonce: number, ...placed: readonly Placed[]) =>
    ledgerOf(...placed).openTo(nonce, last.round);
  const all = [proven(first, 4), open(second), proven(third, 6)];
  expect(openTo(5, ...all)).toBe(1);
  for (const nonce of [3, 7]) expect(openTo(nonce, ...all), `${nonce}`).toBe(0);
  // What another tab proves bounds none of this one, and what is no proof bounds nothing.
  expect(openTo(3, open(second), proven(other, 6), proven(last, 2))).toBe(1);
  expect(openTo(3, { ...proven(first, 4), isNamed: true }, open(second))).toBe(1);
  // Nor may what has its own nonce have it, or another look at a hand that was dealt it.
  expect(openTo(3, proven(second, 8))).toBe(0);
  const twin: Placed = { ...open(itemOf(second.round, { accident: 0 })), fitting: [6] };
  expect(openTo(5, twin, proven(third, 6))).toBe(0);
  expect(openTo(5, { ...twin, fitting: [9] }, proven(third, 6))).toBe(1);
});

test('nor is it to hands that began when a round was over, or that may be none', () => {
  const [first, second] = roundsWith(['a', one], ['a', two]) as [Round, Round];
  expect(ledgerOf(open(itemOf(second))).openTo(1, first)).toBe(0);
  expect(ledgerOf(open(itemOf(first))).openTo(1, second)).toBe(1);
  expect(ledgerOf(open(itemOf({ ...first, certain: false }))).openTo(1, second)).toBe(0);
  expect(ledgerOf(open(itemOf(first, { again: true, played: false }))).openTo(1, second)).toBe(0);
  expect(ledgerOf(open(itemOf(first, { again: true }))).openTo(1, second)).toBe(1);
});
