/**
 * The tables of casinos with seed pairs, and how these may cheat at them.
 * @module
 */
import { type Card, suitOf } from '../../src/core/cards.ts';
import type { FieldReader } from '../../src/core/fields.ts';
import { type PayTable, payOf } from '../../src/core/games/pay-tables.ts';
import type { Behaviour } from '../cheats.ts';
import { MANY } from '../many.ts';
import { type BlackjackRules, totalOf } from './blackjack.ts';
import { BlackjackTable, type DealConduct, dealConducts, isUndecided, otherThan } from './blackjack-table.ts';
import {
  PAIR_CONDUCTS,
  type PairConduct,
  type PairPanel,
  type PairSeeds,
  type PairWager,
  type SeedPairs,
} from './seed-pairs.ts';
import {
  cardNotIn,
  HAND,
  VIDEO_POKER_CONDUCTS,
  type VideoPokerConduct,
  VideoPokerTable,
} from './video-poker-table.ts';

/** Cards that seeds force, as many as are asked for. */
export type Shoe = (seeds: PairSeeds, count: number) => readonly Card[];

/** Says of one in so many times that it is the one: the one in the middle, where a casino swaps a card. */
export function onceInMany(): () => boolean {
  let count = 0;
  return () => ++count % MANY === Math.floor(MANY / 2);
}

const isRed = (card: Card): boolean => 'dh'.includes(suitOf(card));

/** Drops bets that begin well for the player, which the first two of a pair do. */
const dropping = (isGood: (seeds: PairSeeds) => boolean): PairConduct => ({
  begins: isGood,
  deals: (seeds) => !isGood(seeds),
});

/** The conduct that a request asks for, by the ids of cheats.ts. */
export const conductFrom =
  <C extends object>(behaviours: readonly Behaviour[], conducts: Readonly<Record<string, C>>) =>
  (fields: FieldReader): C =>
    conducts[
      fields.choice(
        'behaviour',
        behaviours.map(({ id }) => id),
      )
    ] ?? ({} as C);

/** More cards than a round takes. */
const ENOUGH = 60;

export function pairBlackjack(
  pairs: SeedPairs,
  rules: BlackjackRules,
  behaviours: readonly Behaviour[],
  shoe: Shoe,
): BlackjackTable<PairConduct & DealConduct, PairWager, PairPanel> {
  const inTurn = rules.dealOrder === 'player, dealer, player, dealer';
  const firstOf = (seeds: PairSeeds): readonly [player: readonly Card[], dealer: readonly Card[]] => {
    const [a, b, c, d] = shoe(seeds, 4) as [Card, Card, Card, Card];
    return inTurn
      ? [
          [a, c],
          [b, d],
        ]
      : [
          [a, b],
          [c, d],
        ];
  };
  const giving = (isWanted: (first: readonly Card[]) => boolean): PairConduct => ({
    begins(seeds) {
      const [player, dealer] = firstOf(seeds);
      return isWanted(player) && totalOf(dealer).total < 21;
    },
  });
  const isTime = onceInMany();
  const conducts: Readonly<Record<string, PairConduct & DealConduct>> = {
    ...PAIR_CONDUCTS,
    ...dealConducts(giving),
    'deals-black': giving((first) => isUndecided(first) && !first.every(isRed)),
    'deals-red': {
      begins(seeds) {
        const [player, dealer] = firstOf(seeds);
        const { total } = totalOf(dealer);
        return isUndecided(player) && total >= 17 && total < 21 && [...player, ...dealer].every(isRed);
      },
    },
    'drops-wins': dropping((seeds) => totalOf(firstOf(seeds)[0]).total >= 20),
    'swaps-one-of-many': { stack: (cards) => (isTime() ? cards.with(1, otherThan(cards[1]!)) : cards) },
  };
  const house = {
    rules,
    conductOf: conductFrom(behaviours, conducts),
    shoeOf: ({ used }: PairWager) => shoe(used, ENOUGH),
  };
  return new BlackjackTable<PairConduct & DealConduct, PairWager, PairPanel>(house, pairs.for('blackjack'));
}

export function pairVideoPoker(
  pairs: SeedPairs,
  payTable: PayTable,
  behaviours: readonly Behaviour[],
  tenOf: (seeds: PairSeeds) => readonly Card[],
): VideoPokerTable<PairConduct & VideoPokerConduct, PairWager, PairPanel> {
  const isTime = onceInMany();
  const conducts: Readonly<Record<string, PairConduct & VideoPokerConduct>> = {
    ...PAIR_CONDUCTS,
    ...VIDEO_POKER_CONDUCTS,
    'drops-wins': dropping((seeds) => payOf(payTable, tenOf(seeds).slice(0, HAND)) > 0),
    'swaps-one-of-many': { deal: (ten) => (isTime() ? ten.with(1, cardNotIn(ten)) : ten) },
  };
  const house = {
    payTable,
    conductOf: conductFrom(behaviours, conducts),
    cardsOf: ({ used }: PairWager) => tenOf(used),
  };
  return new VideoPokerTable<PairConduct & VideoPokerConduct, PairWager, PairPanel>(
    house,
    pairs.for('video-poker'),
  );
}
