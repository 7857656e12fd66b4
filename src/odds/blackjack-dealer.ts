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
    const sets = seen.length / RANKS;
    const rows = new Float64Array(sets * OUTCOMES);
    const cardsInShoe = shoe.reduce((sum, count) => sum + count, 0) - 1;
    const ways = new Float64Array(this.#mostDraws + 1).fill(1);
    for (let set = 0; set < sets; set++) {
      const at = set * RANKS;
      let same = TEN;
      if (set > 0) while (same >= 0 && seen[at + same] === seen[at - RANKS + same]) same--;
      for (let rank = set > 0 ? same : TEN; rank >= ACE; rank--) {
        const unseen = shoe[rank]! - seen[at + rank]! - (rank === this.#up ? 1 : 0);
        for (let d = 1; d <= this.#mostDraws; d++) ways[d] = ways[d - 1]! * Math.max(0, unseen - d + 1);
        const before = rank === TEN ? this.#orders : this.#sums[TEN - rank - 1]!.terms;
        sumOver(before, this.#sums[TEN - rank]!, ways);
      }
      let unseen = cardsInShoe;
      for (let rank = 0; rank < RANKS; rank++) unseen -= seen[at + rank]!;
      this.#settle(unseen, rows, set * OUTCOMES);
    }
    return rows;
  }

  #settle(unseen: number, rows: Float64Array, row: number): void {
    const perOrder = new Float64Array(this.#mostDraws + 1).fill(1);
    for (let d = 1; d <= this.#mostDraws; d++)
      perOrder[d] = unseen - d + 1 > 0 ? perOrder[d - 1]! / (unseen - d + 1) : 0;
    const { terms } = this.#sums[TEN]!;
    let stops = 0;
    for (let i = 0; i < terms.length; i++) {
      const probability = terms[i]! * perOrder[this.#cardsOfTerm[i]!]!;
      rows[row + this.#outcomeOfTerm[i]!]! += probability;
      stops += probability;
    }
    rows[row + BUST] = 1 - stops;
  }
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
