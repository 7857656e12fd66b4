/**
 * How the dealer ends, exactly, for many sets of seen cards at once.
 *
 * From an up card the dealer can stop with at most about a thousand different multisets of further cards. A multiset
 * that takes d[r] cards of rank r, in any of the orders in which the dealer would not have stopped sooner, comes with
 * probability
 *
 *     orders · Π over r of n[r]·(n[r] − 1)···(n[r] − d[r] + 1)  /  N·(N − 1)···(N − |d| + 1)
 *
 * where n[r] cards of rank r, N in all, are unseen. Each factor depends on one rank only, so the sum over the multisets
 * is taken one rank at a time, from tens to aces: once a rank is summed, all multisets that agree in the ranks to come
 * are one term. Sets of seen cards that begin alike share that work, which is why they must come sorted.
 * @module
 */
import { ACE, RANKS, TEN } from './blackjack-hands.ts';

/** Where each outcome stands in a row of probabilities: 17 to 20 and 21 by their total less 17, then these two. */
export const BLACKJACK = 5;
export const BUST = 6;
export const OUTCOMES = 7;

/** One rank's sum: term `i` is multiplied by the ways to draw `drawn[i]` cards of the rank and added to `into[i]`. */
interface RankSum {
  readonly drawn: Uint8Array;
  readonly into: Uint16Array;
  readonly terms: Float64Array;
}

/** Dealer multisets as numbers: four bits a rank, tens highest, above five bits of number of cards and three of outcome. */
const drawsKey = (rank: number): number => 256 * 16 ** rank;

export class Dealer {
  readonly #up: number;
  readonly #orders: Float64Array;
  /** By place in the order of summing: tens first, aces last. */
  readonly #sums: readonly RankSum[];
  readonly #cardsOfTerm: Uint8Array;
  readonly #outcomeOfTerm: Uint8Array;
  readonly #mostDraws: number;

  /** @param up rank of the up card */
  constructor(up: number, hitsSoft17: boolean) {
    this.#up = up;
    const orders = waysToStop(up, hitsSoft17);
    this.#orders = Float64Array.from(orders.values());
    let keys = [...orders.keys()];
    const sums: RankSum[] = [];
    for (let rank = TEN; rank >= ACE; rank--) {
      const drawn = keys.map((key) => Math.floor(key / drawsKey(rank)));
      const rest = keys.map((key, i) => key - drawn[i]! * drawsKey(rank));
      keys = [...new Set(rest)];
      const place = new Map(keys.map((key, i) => [key, i]));
      sums.push({
        drawn: Uint8Array.from(drawn),
        into: Uint16Array.from(rest, (key) => place.get(key)!),
        terms: new Float64Array(keys.length),
      });
    }
    this.#sums = sums;
    this.#cardsOfTerm = Uint8Array.from(keys, (key) => Math.floor(key / 8));
    this.#outcomeOfTerm = Uint8Array.from(keys, (key) => key % 8);
    this.#mostDraws = Math.max(...this.#cardsOfTerm);
  }

  /**
   * Probabilities of the outcomes, OUTCOMES to a row, one row for each set of seen cards.
   * @param shoe cards of each rank in the full shoe, the up card included
   * @param seen counts by rank, RANKS to a set, sorted ascending with tens as the leading digit
   */
  outcomes(shoe: readonly number[], seen: Uint8Array): Float64Array {
    const unseen = shoe.map((count, rank) => count - (rank === this.#up ? 1 : 0));
    const cards = unseen.reduce((sum, count) => sum + count, 0);
    const ways = waysToDraw(cards, this.#mostDraws);
    const rows = new Float64Array((seen.length / RANKS) * OUTCOMES);
    for (let at = 0, row = 0; at < seen.length; at += RANKS, row += OUTCOMES) {
      let rank = TEN;
      if (at > 0) while (rank >= ACE && seen[at + rank] === seen[at - RANKS + rank]) rank--;
      for (; rank >= ACE; rank--) {
        const before = rank === TEN ? this.#orders : this.#sums[TEN - rank - 1]!.terms;
        // A hand that no such shoe can deal has no probability, and any outcome will do.
        sumOver(before, this.#sums[TEN - rank]!, ways[Math.max(0, unseen[rank]! - seen[at + rank]!)]!);
      }
      let left = cards;
      for (let each = 0; each < RANKS; each++) left -= seen[at + each]!;
      this.#settle(ways[Math.max(0, left)]!, rows, row);
    }
    return rows;
  }

  #settle(waysInAll: Float64Array, rows: Float64Array, row: number): void {
    const { terms } = this.#sums[TEN]!;
    let stops = 0;
    for (let i = 0; i < terms.length; i++) {
      if (terms[i] === 0) continue;
      const probability = terms[i]! / waysInAll[this.#cardsOfTerm[i]!]!;
      rows[row + this.#outcomeOfTerm[i]!]! += probability;
      stops += probability;
    }
    rows[row + BUST] = 1 - stops;
  }
}

/** `[n][d]`: in how many orders `d` of `n` cards can be drawn. */
function waysToDraw(mostCards: number, mostDraws: number): Float64Array[] {
  return Array.from({ length: mostCards + 1 }, (_, cards) => {
    const ways = new Float64Array(mostDraws + 1).fill(1);
    for (let d = 1; d <= mostDraws; d++) ways[d] = ways[d - 1]! * Math.max(0, cards - d + 1);
    return ways;
  });
}

function sumOver(before: Float64Array, { drawn, into, terms }: RankSum, ways: Float64Array): void {
  terms.fill(0);
  for (let i = 0; i < before.length; i++) terms[into[i]!]! += before[i]! * ways[drawn[i]!]!;
}

/** Every multiset of draws with which the dealer stops on 17 to 21, and in how many orders. */
function waysToStop(up: number, hitsSoft17: boolean): Map<number, number> {
  const orders = new Map<number, number>();
  const draw = (hard: number, ace: boolean, cards: number, key: number): void => {
    const soft = ace && hard <= 11;
    const total = soft ? hard + 10 : hard;
    if (total > 17 || (total === 17 && !(soft && hitsSoft17))) {
      const outcome = total === 21 && cards === 1 ? BLACKJACK : total - 17;
      const stop = key + cards * 8 + outcome;
      orders.set(stop, (orders.get(stop) ?? 0) + 1);
      return;
    }
    for (let rank = 0; rank < RANKS && hard + rank + 1 <= 21; rank++) {
      draw(hard + rank + 1, ace || rank === ACE, cards + 1, key + drawsKey(rank));
    }
  };
  draw(up + 1, up === ACE, 0, 0);
  return orders;
}
