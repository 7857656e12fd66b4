/**
 * Blackjack by plain recursion, for shoes of a few cards: slow, and made from the rules alone, so that it can
 * check the fast way. Where the dealer peeks, every value here is counted only over the rounds without a
 * dealer's blackjack, and not divided by how likely those are.
 * @module
 */
import type { BlackjackRules } from '../../../src/odds/blackjack.ts';

type Counts = readonly number[];

const without = (shoe: Counts, rank: number): number[] =>
  shoe.map((count, r) => count - (r === rank ? 1 : 0));
const sum = (shoe: Counts): number => shoe.reduce((a, b) => a + b, 0);

function points(ranks: readonly number[]): { total: number; soft: boolean } {
  const hard = ranks.reduce((all, rank) => all + rank + 1, 0);
  const soft = ranks.includes(0) && hard <= 11;
  return { total: soft ? hard + 10 : hard, soft };
}

const dealt = new Map<string, number[]>();

/** Probabilities of 17, 18, 19, 20, 21, blackjack and bust. */
export function dealerByRecursion(shoe: Counts, up: number, hitsSoft17: boolean): number[] {
  const key = `${shoe}/${up}/${hitsSoft17}`;
  const known = dealt.get(key);
  if (known) return known;
  const outcomes = new Array<number>(7).fill(0);
  const draw = (left: Counts, hand: number[], probability: number): void => {
    const { total, soft } = points(hand);
    if (total > 17 || (total === 17 && !(soft && hitsSoft17))) {
      outcomes[total > 21 ? 6 : total === 21 && hand.length === 2 ? 5 : total - 17]! += probability;
      return;
    }
    left.forEach((count, rank) => {
      if (count > 0) draw(without(left, rank), [...hand, rank], (probability * count) / sum(left));
    });
  };
  draw(shoe, [up], 1);
  dealt.set(key, outcomes);
  return outcomes;
}

interface Table {
  readonly rules: BlackjackRules;
  readonly up: number;
}

/** What a stake on a finished hand comes to, the dealer still to draw from `shoe`. */
function settle(shoe: Counts, total: number, stake: number, natural: boolean, table: Table): number {
  const outcomes = dealerByRecursion(shoe, table.up, table.rules.dealerHitsSoft17);
  const counted = table.rules.dealerPeeks ? 0 : outcomes[5]!;
  if (natural) return stake * table.rules.blackjackPays * (1 - outcomes[5]!);
  if (total > 21) return -stake * (1 - outcomes[5]! + counted);
  let value = outcomes[6]!;
  for (let i = 0; i < 5; i++) value += Math.sign(total - 17 - i) * outcomes[i]!;
  return stake * (value - counted);
}

const isNatural = (hand: readonly number[], split: boolean, { rules }: Table): boolean =>
  hand.length === 2 && points(hand).total === 21 && (!split || rules.tenAceAfterSplitIsBlackjack);

function mayDouble(hand: readonly number[], split: boolean, { rules }: Table): boolean {
  const { total, soft } = points(hand);
  if (hand.length !== 2 || (split && !rules.doubleAfterSplit)) return false;
  if (split && hand[0] === 0 && !rules.doubleSplitAces) return false;
  const least = { 'any-two': 0, '9-11': 9, '10-11': 10, none: 99 }[rules.double];
  return least === 0 || (!soft && total >= least && total <= 11);
}

type Choice = 'stand' | 'hit' | 'double';

/** The best play of a hand and its value, the shoe lacking the other cards that the player has seen. */
function best(
  shoe: Counts,
  hand: readonly number[],
  split: boolean,
  table: Table,
): { choice: Choice; value: number } {
  const drawn = (then: (left: number[], hand: number[]) => number): number =>
    shoe.reduce((value, count, rank) => {
      if (count === 0) return value;
      return value + (count / sum(shoe)) * then(without(shoe, rank), [...hand, rank]);
    }, 0);
  const natural = isNatural(hand, split, table);
  const stand = settle(shoe, points(hand).total, 1, natural, table);
  let result: { choice: Choice; value: number } = { choice: 'stand', value: stand };
  if (natural || points(hand).total > 21) return result;
  if (!(split && hand[0] === 0 && !table.rules.hitSplitAces)) {
    const hit = drawn((left, next) => best(left, next, split, table).value);
    if (hit > result.value) result = { choice: 'hit', value: hit };
  }
  if (mayDouble(hand, split, table)) {
    const double = drawn((left, next) => settle(left, points(next).total, 2, false, table));
    if (double > result.value) result = { choice: 'double', value: double };
  }
  return result;
}

/** The edge with at most one split, a split hand knowing only that the pair's other card is gone. */
export function bruteForceEdge(shoe: Counts, rules: BlackjackRules): number {
  let value = 0;
  shoe.forEach((ofUp, up) => {
    if (ofUp === 0) return;
    const table = { rules, up };
    const afterUp = without(shoe, up);
    afterUp.forEach((ofA, a) => {
      if (ofA === 0) return;
      const afterA = without(afterUp, a);
      afterA.forEach((ofB, b) => {
        if (ofB === 0) return;
        const left = without(afterA, b);
        const probability = (ofUp * ofA * ofB) / (sum(shoe) * sum(afterUp) * sum(afterA));
        const blackjack = dealerByRecursion(left, up, rules.dealerHitsSoft17)[5]!;
        let round = best(left, [a, b], false, table).value;
        if (a === b && rules.splits > 0)
          round = Math.max(round, bruteForceSplit(shoe, { ...rules, splits: 1 }, up, a));
        const natural = isNatural([a, b], false, table);
        if (rules.dealerPeeks && !natural) round -= blackjack;
        if (!natural && rules.surrender !== 'none' && !(rules.surrenderAgainst === 'not-ace' && up === 0)) {
          round = Math.max(round, rules.surrender === 'early' ? -0.5 : -0.5 * (1 - blackjack) - blackjack);
        }
        value += probability * round;
      });
    });
  });
  return -value;
}

interface Finished {
  readonly total: number;
  readonly stake: number;
  readonly natural: boolean;
}

/**
 * What a split pair comes to: its hands played to the end one after the other from one shoe, then the dealer's. Each is
 * played as is best for a hand that knows of its own cards and of one other of the pair.
 */
export function bruteForceSplit(shoe: Counts, rules: BlackjackRules, up: number, pair: number): number {
  const table = { rules, up };
  const mostHands = (pair === 0 && !rules.resplitAces ? 1 : rules.splits) + 1;
  const afterDeal = without(without(without(shoe, up), pair), pair);
  const choices = new Map<string, Choice>();
  const choose = (hand: readonly number[]): Choice => {
    const key = [...hand].sort().join();
    const choice =
      choices.get(key) ?? best(hand.slice(1).reduce<number[]>(without, afterDeal), hand, true, table).choice;
    choices.set(key, choice);
    return choice;
  };
  const values = new Map<string, number>();

  const overDraws = (left: Counts, then: (left: number[], rank: number) => number): number =>
    left.reduce(
      (value, count, rank) =>
        count > 0 ? value + (count / sum(left)) * then(without(left, rank), rank) : value,
      0,
    );

  /** `waiting` hands have one card still; `hand` is being played, or null between hands. */
  const play = (
    left: Counts,
    waiting: number,
    hand: readonly number[] | null,
    done: readonly Finished[],
  ): number => {
    const state = done.map(({ total, stake, natural }) => `${total}${natural ? 'n' : ''}x${stake}`).sort();
    const key = [left, waiting, hand, state].join('/');
    const value = values.get(key) ?? (hand ? act(left, waiting, hand, done) : between(left, waiting, done));
    values.set(key, value);
    return value;
  };

  const between = (left: Counts, waiting: number, done: readonly Finished[]): number => {
    if (waiting === 0) {
      return done.reduce(
        (all, { total, stake, natural }) => all + settle(left, total, stake, natural, table),
        0,
      );
    }
    return overDraws(left, (after, rank) => {
      const splitsAgain = rank === pair && waiting + done.length < mostHands;
      return splitsAgain
        ? play(after, waiting + 1, null, done)
        : play(after, waiting - 1, [pair, rank], done);
    });
  };

  const act = (left: Counts, waiting: number, hand: readonly number[], done: readonly Finished[]): number => {
    const { total } = points(hand);
    const finish = (at: Counts, end: readonly number[], stake: number): number =>
      play(at, waiting, null, [
        ...done,
        { total: points(end).total, stake, natural: isNatural(end, true, table) },
      ]);
    const choice = total >= 21 ? 'stand' : choose(hand);
    if (choice === 'stand') return finish(left, hand, 1);
    if (choice === 'double') return overDraws(left, (after, rank) => finish(after, [...hand, rank], 2));
    return overDraws(left, (after, rank) => play(after, waiting, [...hand, rank], done));
  };

  return play(afterDeal, 2, null, []);
}
