/**
 * A freshly shuffled shoe, and how the dealer ends for everything a player can have seen of it.
 * @module
 */
import { Dealer } from './blackjack-dealer.ts';
import { Hands, KEY_OF_RANK, NO_PAIR, RANKS, TEN } from './blackjack-hands.ts';

/** Cards of each rank in a shoe, aces first, tens last. */
export type RankCounts = readonly number[];

export const fullShoe = (decks: number): RankCounts =>
  Array.from({ length: RANKS }, (_, rank) => decks * (rank === TEN ? 16 : 4));

export class Shoe {
  readonly counts: RankCounts;
  readonly cards: number;
  readonly hands = new Hands();
  readonly #hitsSoft17: boolean;
  /** The sets of seen cards, up card aside: every hand, and every hand with cards of one of its ranks beside it. */
  readonly #seen: Uint8Array;
  readonly #rowOfSeen: ReadonlyMap<number, number>;
  readonly #outcomes: Float64Array[] = [];
  readonly #rows: Int32Array[] = [];

  /** @param mostBeside how many cards of a hand's own rank may lie beside it after splits */
  constructor(counts: RankCounts, hitsSoft17: boolean, mostBeside: number) {
    this.counts = counts;
    this.cards = counts.reduce((sum, count) => sum + count, 0);
    this.#hitsSoft17 = hitsSoft17;
    const keys = new Set<number>();
    const { hands } = this;
    for (let hand = 0; hand < hands.size; hand++) {
      const key = hands.key[hand]!;
      keys.add(key);
      for (let rank = 0; rank < RANKS; rank++) {
        if (hands.counts[hand * RANKS + rank] === 0) continue;
        for (let beside = 1; beside <= mostBeside; beside++) keys.add(key + beside * KEY_OF_RANK[rank]!);
      }
    }
    const sorted = Float64Array.from(keys).sort();
    this.#seen = new Uint8Array(sorted.length * RANKS);
    sorted.forEach((key, row) => {
      for (let rank = 0; rank < RANKS; rank++)
        this.#seen[row * RANKS + rank] = Math.floor(key / KEY_OF_RANK[rank]!) % 32;
    });
    this.#rowOfSeen = new Map(Array.from(sorted, (key, row) => [key, row]));
  }

  /** Rows of the dealer's outcomes against an up card, one for each set of seen cards; computed once. */
  outcomes(up: number): Float64Array {
    this.#outcomes[up] ??= new Dealer(up, this.#hitsSoft17).outcomes(this.counts, this.#seen);
    return this.#outcomes[up];
  }

  /** Each hand's row among them, with `beside` cards of rank `pair` beside it; only hands that hold one have such rows. */
  rows(pair: number, beside: number): Int32Array {
    const key = beside * (RANKS + 1) + pair + 1;
    const besides = pair === NO_PAIR ? 0 : beside * KEY_OF_RANK[pair]!;
    this.#rows[key] ??= Int32Array.from(this.hands.key, (hand) => this.#rowOfSeen.get(hand + besides) ?? -1);
    return this.#rows[key];
  }
}
