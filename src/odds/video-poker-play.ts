/**
 * Plays every deal of video poker as well as it can be played. The method is told in video-poker.ts.
 * @module
 */
import { HAND, RANK_COUNT, RANK_SETS, RanksHeld, SUIT_COUNT } from './video-poker-completions.ts';
import { excludeDiscards, fillSubsets, SET_SIZE, weighDiscards } from './video-poker-subsets.ts';
import { CARD_SETS, type CardSet, type SuitPatterns, suitPatterns } from './video-poker-suits.ts';

/** How many draws there are, by the number of cards held: C(47, 5) to C(47, 0). */
export const DRAWS = [1_533_939, 178_365, 16_215, 1_081, 47, 1] as const;

/** What all the draws of one hold count together: the least common multiple of DRAWS. */
export const DEAL_WEIGHT = 7_669_695;

/** What a draw counts, by the hold. */
export const DRAW_WEIGHT = Float64Array.from(
  { length: CARD_SETS },
  (_, hold) => DEAL_WEIGHT / DRAWS[SET_SIZE[hold]!]!,
);

/** The subsets of each set of cards, in the order of fillSubsets. */
const SUBSETS = Array.from({ length: CARD_SETS }, (_, set) => {
  const subsets = new Uint8Array(1 << SET_SIZE[set]!);
  fillSubsets(set, subsets);
  return subsets;
});

/**
 * With what weight each count of video-poker-completions.ts goes into the outcomes of all best holds
 * together.
 */
export interface Weights {
  /** By multiset of ranks. */
  readonly ofRanks: Float64Array;
  /** By set of ranks of one suit. */
  readonly ofSuit: Float64Array;
}

/**
 * Makes the best hold of each of the 2,598,960 deals, and adds up the counts that its outcomes consist of. Of
 * equally good holds it makes any one. Values are in weighted draws, so that those of all holds compare.
 */
export class BestPlay {
  readonly #rankWorth: Float64Array;
  readonly #rankWeights: Float64Array;

  /**
   * What flushes add to a hold of one suit depends on the ranks that the deal has in that suit, and on which
   * of them are held. For each set of ranks there is a block of 32 numbers, one for each of its subsets in
   * the order of fillSubsets.
   */
  readonly #suitValues = new Float64Array(RANK_SETS * CARD_SETS);
  readonly #suitWeights = new Float64Array(RANK_SETS * CARD_SETS);

  // The rest is about the deals of the five ranks that are being played.
  readonly #ranks = new RanksHeld();

  /** By hold: its value without flushes, and in how many deals it is made. */
  readonly #value = new Float64Array(CARD_SETS);
  readonly #made = new Float64Array(CARD_SETS);
  /** The hold of at least two cards that has the highest such value. */
  #favourite: CardSet = 0;

  /**
   * By the cards of a suit: the best hold among them, as its place in SUBSETS; its value, flushes included;
   * and in how many deals it is made.
   */
  readonly #suitBest = new Uint8Array(CARD_SETS);
  readonly #suitBestValue = new Float64Array(CARD_SETS);
  readonly #suitBestMade = new Float64Array(CARD_SETS);
  /**
   * By the cards of a suit: what flushes in it add to holding nothing, and in how many deals nothing is held.
   */
  readonly #suitNoneValue = new Float64Array(CARD_SETS);
  readonly #suitNoneMade = new Float64Array(CARD_SETS);

  /**
   * @param rankWorth what the hands that contain a multiset of ranks pay together, flushes not recognised
   * @param suitWorth what to add to that where those ranks are of one suit
   */
  constructor(rankWorth: Float64Array, suitWorth: Float64Array) {
    this.#rankWorth = rankWorth;
    this.#rankWeights = new Float64Array(rankWorth.length);
    const values = this.#suitValues;
    const held = new Uint16Array(CARD_SETS);
    for (let set = 0; set < RANK_SETS; set++) {
      if (SET_SIZE[set]! > HAND) continue;
      const block = set * CARD_SETS;
      const size = fillSubsets(set, held);
      for (let k = 0; k < size; k++) values[block + k] = suitWorth[held[k]!]!;
      excludeDiscards(values, block, size);
      for (let k = 0; k < size; k++) values[block + k]! *= DRAW_WEIGHT[k]!;
    }
  }

  play(): Weights {
    this.#deal(0, 0, 0);
    return { ofRanks: this.#rankWeights, ofSuit: this.#weighSuits() };
  }

  /**
   * Deals the cards from `position` on in all ways, none lower than `lowest`, the rank of the card before.
   * @param pairs the cards dealt so far that have the rank of the card before them: bit i for card i
   */
  #deal(position: number, lowest: number, pairs: number): void {
    if (position === HAND) {
      this.#playRanks(suitPatterns(pairs >> 1));
      return;
    }
    for (let rank = lowest; rank < RANK_COUNT; rank++) {
      if (!this.#ranks.place(position, rank)) continue;
      const isPair = position > 0 && rank === lowest;
      this.#deal(position + 1, rank, isPair ? pairs | (1 << position) : pairs);
    }
  }

  #playRanks(patterns: SuitPatterns): void {
    this.#rateHolds();
    this.#rateSuits();
    this.#playDeals(patterns);
    this.#recordSuits();
    this.#recordHolds();
  }

  /** What the holds are worth without flushes: the same in all deals of these ranks. */
  #rateHolds(): void {
    const values = this.#value;
    for (let hold = 0; hold < CARD_SETS; hold++) values[hold] = this.#rankWorth[this.#ranks.multiset[hold]!]!;
    excludeDiscards(values, 0, CARD_SETS);
    this.#favourite = CARD_SETS - 1;
    for (let hold = 0; hold < CARD_SETS; hold++) {
      values[hold]! *= DRAW_WEIGHT[hold]!;
      if (values[hold]! > values[this.#favourite]! && SET_SIZE[hold]! >= 2) this.#favourite = hold;
    }
  }

  /** What can be made of cards that are of one suit, whatever the suits of the others. */
  #rateSuits(): void {
    const values = this.#value;
    for (let cards = 0; cards < CARD_SETS; cards++) {
      const set = this.#ranks.set[cards]!;
      // Two cards of one rank are not of one suit.
      if (SET_SIZE[set]! < SET_SIZE[cards]!) continue;
      const holds = SUBSETS[cards]!;
      const block = set * CARD_SETS;
      let best = 0;
      let bestValue = Number.NEGATIVE_INFINITY;
      for (let k = 1; k < holds.length; k++) {
        const value = values[holds[k]!]! + this.#suitValues[block + k]!;
        if (value <= bestValue) continue;
        best = k;
        bestValue = value;
      }
      this.#suitBest[cards] = best;
      this.#suitBestValue[cards] = bestValue;
      this.#suitNoneValue[cards] = this.#suitValues[block]!;
    }
  }

  /** The best hold holds nothing, or cards of one suit, or cards of several, to which flushes add nothing. */
  #playDeals({ count, suits, mixedHolds, deals }: SuitPatterns): void {
    const values = this.#value;
    const made = this.#made;
    const suitBestValue = this.#suitBestValue;
    const suitBestMade = this.#suitBestMade;
    const suitNoneValue = this.#suitNoneValue;
    const suitNoneMade = this.#suitNoneMade;
    for (let pattern = 0; pattern < count; pattern++) {
      const first = SUIT_COUNT * pattern;
      let suit = suits[first]!;
      let nothing = values[0]! + suitNoneValue[suit]!;
      for (let i = first + 1; i < first + SUIT_COUNT; i++) {
        nothing += suitNoneValue[suits[i]!]!;
        if (suitBestValue[suits[i]!]! > suitBestValue[suit]!) suit = suits[i]!;
      }
      const mixed = this.#bestAmong(mixedHolds[pattern]!);
      const mixedValue = mixed ? values[mixed]! : Number.NEGATIVE_INFINITY;

      if (nothing > mixedValue && nothing > suitBestValue[suit]!) {
        made[0]! += deals[pattern]!;
        for (let i = first; i < first + SUIT_COUNT; i++) suitNoneMade[suits[i]!]! += deals[pattern]!;
      } else if (mixedValue > suitBestValue[suit]!) {
        made[mixed]! += deals[pattern]!;
      } else {
        suitBestMade[suit]! += deals[pattern]!;
      }
    }
  }

  /** The best of the holds of several suits that are the bits of `holds`, or 0 if there are none. */
  #bestAmong(holds: number): CardSet {
    // It nearly always is the favourite.
    if ((holds >>> this.#favourite) & 1) return this.#favourite;
    let best = 0;
    for (let rest = holds; rest; rest &= rest - 1) {
      const hold = 31 - Math.clz32(rest & -rest);
      if (best === 0 || this.#value[hold]! > this.#value[best]!) best = hold;
    }
    return best;
  }

  /** Adds what was made of single suits to the weights of flushes, and to the holds made. */
  #recordSuits(): void {
    for (let cards = 0; cards < CARD_SETS; cards++) {
      if (this.#suitNoneMade[cards] === 0 && this.#suitBestMade[cards] === 0) continue;
      const block = this.#ranks.set[cards]! * CARD_SETS;
      const k = this.#suitBest[cards]!;
      const hold = SUBSETS[cards]![k]!;
      this.#suitWeights[block]! += this.#suitNoneMade[cards]! * DRAW_WEIGHT[0]!;
      this.#suitWeights[block + k]! += this.#suitBestMade[cards]! * DRAW_WEIGHT[hold]!;
      this.#made[hold]! += this.#suitBestMade[cards]!;
    }
    this.#suitNoneMade.fill(0);
    this.#suitBestMade.fill(0);
  }

  /** Adds the holds made to the weights of ranks. */
  #recordHolds(): void {
    const weights = this.#made;
    for (let hold = 0; hold < CARD_SETS; hold++) weights[hold]! *= DRAW_WEIGHT[hold]!;
    weighDiscards(weights, 0, CARD_SETS);
    for (let hold = 0; hold < CARD_SETS; hold++) {
      this.#rankWeights[this.#ranks.multiset[hold]!]! += weights[hold]!;
    }
    weights.fill(0);
  }

  /** The weights of suits from the weights in the blocks. */
  #weighSuits(): Float64Array {
    const ofSuit = new Float64Array(RANK_SETS);
    const weights = this.#suitWeights;
    const held = new Uint16Array(CARD_SETS);
    for (let set = 0; set < RANK_SETS; set++) {
      if (SET_SIZE[set]! > HAND) continue;
      const block = set * CARD_SETS;
      const size = fillSubsets(set, held);
      weighDiscards(weights, block, size);
      for (let k = 0; k < size; k++) ofSuit[held[k]!]! += weights[block + k]!;
    }
    return ofSuit;
  }
}
