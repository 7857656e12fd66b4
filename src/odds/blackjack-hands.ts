/**
 * Every blackjack hand that is not bust, as how many it holds of each of the ten ranks that matter: 3,082 of them.
 * Suits never matter, nor does the order of the cards, so this is all a player can be faced with.
 * @module
 */
import { type Card, rankOf } from '../core/cards.ts';

/** Ranks are numbers: 0 the ace, 1 to 8 the two to the nine, 9 every card worth ten. */
export const RANKS = 10;
export const ACE = 0;
export const TEN = 9;

export function rankIndex(card: Card): number {
  const small = 'A23456789'.indexOf(rankOf(card));
  return small < 0 ? TEN : small;
}

/** A multiset of cards in one number, five bits a rank, tens highest. Adding keys adds the cards. */
export const KEY_OF_RANK: readonly number[] = Array.from({ length: RANKS }, (_, rank) => 32 ** rank);

export const NO_HAND = -1;
export const NO_PAIR = -1;

/** Hands by number, in ascending order of their hard total, so that whoever walks down sees a hand's successors first. */
export class Hands {
  readonly size: number;
  /** How many of each rank: `counts[hand * RANKS + rank]`. */
  readonly counts: Uint8Array;
  readonly cards: Uint8Array;
  /** The better total, and whether an ace in it counts eleven. */
  readonly total: Uint8Array;
  readonly soft: Uint8Array;
  readonly key: Float64Array;
  /** The hand after one more card: `next[hand * RANKS + rank]`, or NO_HAND where that is bust. */
  readonly next: Int16Array;
  /** The hands of two cards and more, and for each rank the hands that hold one of it, in ascending order. */
  readonly dealt: Int16Array;
  readonly holding: readonly Int16Array[];
  readonly #byKey = new Map<number, number>();

  constructor() {
    const found: { counts: number[]; hard: number }[] = [];
    const counts = new Array<number>(RANKS).fill(0);
    const extend = (rank: number, hard: number): void => {
      if (hard > 0) found.push({ counts: [...counts], hard });
      for (let more = rank; more < RANKS && hard + more + 1 <= 21; more++) {
        counts[more]!++;
        extend(more, hard + more + 1);
        counts[more]!--;
      }
    };
    extend(ACE, 0);
    found.sort((a, b) => a.hard - b.hard);

    const size = found.length;
    this.size = size;
    this.counts = new Uint8Array(size * RANKS);
    this.cards = new Uint8Array(size);
    this.total = new Uint8Array(size);
    this.soft = new Uint8Array(size);
    this.key = new Float64Array(size);
    this.next = new Int16Array(size * RANKS).fill(NO_HAND);
    for (const [hand, { counts, hard }] of found.entries()) {
      this.counts.set(counts, hand * RANKS);
      this.cards[hand] = counts.reduce((sum, count) => sum + count, 0);
      this.soft[hand] = counts[ACE]! > 0 && hard <= 11 ? 1 : 0;
      this.total[hand] = hard + (this.soft[hand] ? 10 : 0);
      this.key[hand] = counts.reduce((sum, count, rank) => sum + count * KEY_OF_RANK[rank]!, 0);
      this.#byKey.set(this.key[hand]!, hand);
    }
    for (let hand = 0; hand < size; hand++) {
      for (let rank = 0; rank < RANKS; rank++) {
        this.next[hand * RANKS + rank] = this.#byKey.get(this.key[hand]! + KEY_OF_RANK[rank]!) ?? NO_HAND;
      }
    }
    const all = Int16Array.from({ length: size }, (_, hand) => hand);
    this.dealt = all.filter((hand) => this.cards[hand]! >= 2);
    this.holding = Array.from({ length: RANKS }, (_, rank) =>
      all.filter((hand) => this.counts[hand * RANKS + rank]! > 0),
    );
  }

  /** The hand of these ranks, or NO_HAND where they are none or bust. */
  of(ranks: readonly number[]): number {
    return this.#byKey.get(ranks.reduce((key, rank) => key + KEY_OF_RANK[rank]!, 0)) ?? NO_HAND;
  }

  /** The rank of a pair, or NO_PAIR where a hand is none. */
  pairOf(hand: number): number {
    if (this.cards[hand] !== 2) return NO_PAIR;
    return this.counts.subarray(hand * RANKS, (hand + 1) * RANKS).indexOf(2);
  }

  /** Whether a hand is an ace and a ten-card. */
  isTenAce(hand: number): boolean {
    return this.cards[hand] === 2 && this.total[hand] === 21;
  }
}
