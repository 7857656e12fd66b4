/**
 * The exact odds of video poker: what a pay table returns to the best play, and what each play of one hand is worth.
 *
 * Played out naively, that is 2,598,960 deals, 32 holds each, and up to 1,533,939 draws a hold. It takes a few
 * milliseconds instead, for four reasons.
 *
 * 1. *Counting with the discards is easy, counting without them is not.* How many hands contain the held cards depends
 *    on those alone. How many contain them and none of the discards depends on all five; but it follows from the
 *    easy counts: take the hands with the held cards, subtract those with the held cards and one discard, add those
 *    with two, and so on. For all 32 holds at once that is 80 subtractions (`excludeDiscards`, a Möbius transform).
 * 2. *The easy counts are few.* Flushes apart, they depend on ranks only: there are 2,380 multisets of at most four
 *    ranks. A correction for flushes is due only to cards of one suit, and depends on their ranks only: there are 2,380
 *    sets of at most five ranks. (video-poker-completions.ts)
 * 3. *So the 32 holds split.* The part without flushes is the same for all deals with the same ranks, of which there are
 *    6,175. The correction belongs to the cards of one suit, whatever the other suits hold. A deal, one of
 *    134,459 up to a change of suits, only has to add the two up and take the best. (video-poker-suits.ts)
 * 4. *Nobody needs to know what a single hold leads to.* The best hold of a deal stands for a signed sum of the easy
 *    counts. The signs are added up per easy count, over all deals, and only then multiplied by the counts.
 *
 * All of it is in whole numbers below 2^53. To compare holds that draw different numbers of cards, each draw of n
 * counts 7,669,695 / C(47, n), which is whole: 7,669,695 is the least common multiple of C(47, 0) to C(47, 5).
 * @module
 */
import { type Card, RANKS, rankOf, suitOf } from '../core/cards.ts';
import { PAY_PARTS, type PayTable, type RankName } from '../core/games/pay-tables.ts';
import { completionsOf, HAND, RanksHeld } from './video-poker-completions.ts';
import { BestPlay, DEAL_WEIGHT, DRAW_WEIGHT, DRAWS } from './video-poker-play.ts';
import { excludeDiscards, SET_SIZE } from './video-poker-subsets.ts';
import { CARD_SETS } from './video-poker-suits.ts';

/** Printed tables divide all combinations by this, which they happen to allow. */
const TABLE_DIVISOR = 12;
const DEALS = 2_598_960;

/** The combinations of a return table together: 1,661,102,543,100. */
export const COMBINATIONS = (DEALS * DEAL_WEIGHT) / TABLE_DIVISOR;

export interface ReturnRow {
  readonly rank: RankName;
  /** As a multiple of the bet. */
  readonly pays: number;
  /** Out of COMBINATIONS, exact. */
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
 * What `table` returns, rank by rank, to a player who always makes the best hold. Takes some hundredths of a second.
 * (Where holds are equally good, the rows may depend on which is made; the return does not. In the printed tables,
 * the rows do not either: there, holds that are equally good have equal outcomes.)
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
 * What each play of one hand is worth. Takes less than a millisecond, except for the first hand of a family.
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

function weightedSum(
  vectors: readonly (Int32Array | Float64Array)[],
  weights: readonly number[],
): Float64Array {
  const sum = new Float64Array(vectors[0]!.length);
  for (const [v, vector] of vectors.entries()) {
    const weight = weights[v]!;
    for (let i = 0; i < sum.length; i++) sum[i]! += weight * vector[i]!;
  }
  return sum;
}

function dot(a: Int32Array, b: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i]! * b[i]!;
  return sum;
}
