/**
 * The exact odds of video poker: what a pay table returns to the best play, and what each play of a hand is
 * worth.
 *
 * Played out, that is 2,598,960 deals, 32 holds of each, and up to 1,533,939 draws to a hold. It takes some
 * hundredths of a second instead, for four reasons.
 *
 * 1. *What contains the held cards is easy to count; what does not contain the discards follows.* How many
 *    hands contain the held cards depends on those alone. To leave out the hands that contain discards,
 *    subtract those that contain one of them besides, add those that contain two, and so on. For all 32 holds
 *    at once that takes 80 subtractions: a Möbius transform, here called `excludeDiscards`.
 * 2. *The easy counts are few.* Flushes apart, they depend on ranks only: there are 2,380 multisets of at
 *    most four ranks. A correction for flushes is due to cards of one suit only, and depends on their ranks:
 *    there are 2,380 sets of at most five. (video-poker-completions.ts)
 * 3. *So the transform splits.* The part without flushes is the same for all deals of the same ranks, of
 *    which there are 6,175. The correction is the same for all deals that have the same ranks in the suit
 *    that is held. A deal, one of 134,459 but for the names of the suits, only adds the two up and takes the
 *    best. (video-poker-suits.ts, video-poker-play.ts)
 * 4. *Nobody needs to know where a single hold leads.* What the best hold of a deal leads to is a signed sum
 *    of the easy counts. The signs are added up per count, over all deals, and multiplied by the counts at
 *    the end.
 *
 * All of it is in whole numbers below 2^53. To compare holds that draw different numbers of cards, each draw
 * of n cards counts 7,669,695 / C(47, n), which is whole: 7,669,695 is the least common multiple of C(47, 0)
 * to C(47, 5).
 * @module
 */
import { type Card, RANKS, rankOf, suitOf } from '../core/cards.ts';
import { PAY_PARTS, type PayTable, type RankName } from '../core/games/pay-tables.ts';
import { completionsOf, HAND, RanksHeld } from './video-poker-completions.ts';
import { BestPlay, DEAL_WEIGHT, DRAW_WEIGHT, DRAWS } from './video-poker-play.ts';
import { excludeDiscards, SET_SIZE } from './video-poker-subsets.ts';
import { CARD_SETS } from './video-poker-suits.ts';

/** Printed tables divide all combinations by this. */
const TABLE_DIVISOR = 12;
const DEALS = 2_598_960;

/** The combinations of a return table together: 1,661,102,543,100. */
export const COMBINATIONS = (DEALS * DEAL_WEIGHT) / TABLE_DIVISOR;

export interface ReturnRow {
  readonly rank: RankName;
  /** As a multiple of the bet. */
  readonly pays: number;
  /** Out of COMBINATIONS, exact: a whole number or, where flushes pay little, a number of thirds. */
  readonly combinations: number;
  readonly probability: number;
  /** The row's share of the return, as a fraction of the bet. */
  readonly return: number;
}

export interface ReturnTable {
  /** Best first; `nothing` last. */
  readonly rows: readonly ReturnRow[];
  /** What comes back of each unit bet under the best play: 1 less the house edge. */
  readonly return: number;
}

/**
 * What `table` returns, rank by rank, to a player who always makes the best hold.
 *
 * Where holds are equally good, the rows may depend on which is made; the return never does. With the printed
 * pay tables the rows do not either: there, equally good holds lead to each rank equally often.
 * @param table within the bounds that parsePayTable sets
 */
export function returnTable(table: PayTable): ReturnTable {
  const { rows: ranks, ofRanks, ofSuit } = completionsOf(table.family);
  const pays = wholePays(table, ranks);
  const weights = new BestPlay(weightedSum(ofRanks, pays), weightedSum(ofSuit, pays)).play();
  const rows = ranks.map((rank, row): ReturnRow => {
    const pays = table.pays[rank] ?? 0;
    const counted = dot(ofRanks[row]!, weights.ofRanks) + dot(ofSuit[row]!, weights.ofSuit);
    const combinations = counted / TABLE_DIVISOR;
    const probability = combinations / COMBINATIONS;
    return { rank, pays, combinations, probability, return: (pays * combinations) / COMBINATIONS };
  });
  const won = rows.reduce((sum, { pays, combinations }) => sum + pays * combinations, 0);
  return { rows, return: won / COMBINATIONS };
}

/** One of the 32 ways to play a hand. */
export interface Hold {
  /** For each of the five cards whether it is kept. */
  readonly held: readonly boolean[];
  /** How many draws there are, all equally likely. */
  readonly draws: number;
  /** How many of them end in each rank; ranks out of reach are left out. */
  readonly outcomes: Readonly<Partial<Record<RankName, number>>>;
  /** The expected win, as a multiple of the bet. */
  readonly value: number;
  /** By how much that falls short of the best hold; exactly 0 where it is just as good. */
  readonly cost: number;
}

export interface Holds {
  /** The best hold; of several equally good ones, one that keeps the most cards. */
  readonly best: Hold;
  /** All 32: bit i of the index is set where card i is kept. */
  readonly all: readonly Hold[];
}

/**
 * What each play of one hand is worth. Takes less than a millisecond, but for the first hand of a family.
 * @param cards five different cards, in any order
 * @throws RangeError where they are not
 */
export function holdsOf(cards: readonly Card[], table: PayTable): Holds {
  if (cards.length !== HAND || new Set(cards).size !== HAND) {
    throw new RangeError(`cards must be five different cards, not ${cards.join(' ') || 'none'}`);
  }
  const { rows: ranks, ofRanks, ofSuit } = completionsOf(table.family);
  const subsets = new RanksHeld();
  for (const [i, card] of cards.entries()) subsets.place(i, RANKS.indexOf(rankOf(card)));
  const suits = Array.from({ length: CARD_SETS }, (_, set) =>
    suitsAmong(cards.filter((_, i) => isIn(i, set))),
  );

  const outcomes = ranks.map((_, row) => {
    const counts = Float64Array.from(suits, (suits, set) => {
      return ofRanks[row]![subsets.multiset[set]!]! + suits * ofSuit[row]![subsets.set[set]!]!;
    });
    excludeDiscards(counts, 0, CARD_SETS);
    return counts;
  });
  const worth = weightedSum(outcomes, wholePays(table, ranks)).map((won, hold) => won * DRAW_WEIGHT[hold]!);
  const most = Math.max(...worth);

  const all = Array.from(worth, (won, hold): Hold => {
    const reached = ranks.flatMap((rank, row) =>
      outcomes[row]![hold] ? [[rank, outcomes[row]![hold]]] : [],
    );
    return {
      held: cards.map((_, i) => isIn(i, hold)),
      draws: DRAWS[SET_SIZE[hold]!]!,
      outcomes: Object.fromEntries(reached),
      value: won / (DEAL_WEIGHT * PAY_PARTS),
      cost: (most - won) / (DEAL_WEIGHT * PAY_PARTS),
    };
  });
  const best = all.filter(({ cost }) => cost === 0).reduce((a, b) => (b.draws < a.draws ? b : a));
  return { best, all };
}

const isIn = (element: number, set: number): boolean => ((set >> element) & 1) === 1;

/** In how many suits a flush may hold these cards. */
function suitsAmong(cards: readonly Card[]): number {
  if (cards.length === 0) return 4;
  return new Set(cards.map(suitOf)).size === 1 ? 1 : 0;
}

/** The pays of `ranks` as whole numbers, in which sums are exact. */
function wholePays(table: PayTable, ranks: readonly RankName[]): number[] {
  return ranks.map((rank) => Math.round((table.pays[rank] ?? 0) * PAY_PARTS));
}

function weightedSum(vectors: readonly Float64Array[], weights: readonly number[]): Float64Array {
  const sum = new Float64Array(vectors[0]!.length);
  for (const [v, vector] of vectors.entries()) {
    const weight = weights[v]!;
    for (let i = 0; i < sum.length; i++) sum[i]! += weight * vector[i]!;
  }
  return sum;
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}
