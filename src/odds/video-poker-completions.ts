/**
 * How many of the 2,598,960 hands of five cards contain some given cards, by rank: the counts that everything
 * else about video poker is made of.
 *
 * Were it not for flushes, the ranks of the given cards would tell, whatever their suits. So hands are first
 * counted as if no flush were recognised, by multisets of ranks. Where all given cards are of one suit, a
 * correction is added: each flush that holds them is one hand more of its true rank and one less of the rank
 * that it has without its suit.
 * @module
 */
import { type Family, RANKS_PAID, type RankName, rankOfRanks } from '../core/games/pay-tables.ts';
import { SET_SIZE } from './video-poker-subsets.ts';

export const HAND = 5;
export const RANK_COUNT = 13;
export const SUIT_COUNT = 4;

/** Sets of ranks are 13 bits, bit 0 the ace: the ranks of given cards that are all of one suit. */
export const RANK_SETS = 1 << RANK_COUNT;

/** There are 2,380 multisets of at most four ranks, and 6,175 of five ranks that are not all equal. */
const MULTISETS = 2380 + 6175;

/** The multisets of at most five ranks that a deck can deal, by number: first the empty one, then by size. */
class Multisets {
  readonly size = new Uint8Array(MULTISETS);
  /** How many of each rank: `copies[multiset * RANK_COUNT + rank]`. */
  readonly copies = new Uint8Array(MULTISETS * RANK_COUNT);
  /**
   * The multiset with one rank more: `plus[multiset * RANK_COUNT + rank]`, or 0 where that is no such
   * multiset.
   */
  readonly plus = new Uint16Array(MULTISETS * RANK_COUNT);
  /** The set of the ranks in it, and of those that are in it more than once. */
  readonly seen = new Uint16Array(MULTISETS);
  readonly repeated = new Uint16Array(MULTISETS);

  constructor() {
    const keys = [0];
    const numbers = new Map<number, number>();
    for (let from = 0; from < MULTISETS; from++) {
      if (this.size[from] === HAND) continue;
      for (let rank = 0; rank < RANK_COUNT; rank++) {
        const at = from * RANK_COUNT + rank;
        if (this.copies[at] === SUIT_COUNT) continue;
        const key = keys[from]! + (SUIT_COUNT + 1) ** rank;
        let to = numbers.get(key);
        if (to === undefined) {
          to = keys.push(key) - 1;
          numbers.set(key, to);
          this.#add(from, rank, to);
        }
        this.plus[at] = to;
      }
    }
  }

  #add(from: number, rank: number, to: number): void {
    this.size[to] = this.size[from]! + 1;
    this.copies.copyWithin(to * RANK_COUNT, from * RANK_COUNT, (from + 1) * RANK_COUNT);
    this.copies[to * RANK_COUNT + rank]!++;
    this.seen[to] = this.seen[from]! | (1 << rank);
    this.repeated[to] = this.repeated[from]! | (this.seen[from]! & (1 << rank));
  }
}

const multisets = once(() => new Multisets());

/** The ranks in each subset of five cards, which are placed one by one. */
export class RanksHeld {
  /** As a multiset, by number, and as a set: by the subset, bit i standing for the card at position i. */
  readonly multiset = new Uint16Array(1 << HAND);
  readonly set = new Uint16Array(1 << HAND);
  readonly #plus = multisets().plus;

  /**
   * Gives the card at `position` a rank, those before it having one. @returns false if that makes five of a
   * kind
   */
  place(position: number, rank: number): boolean {
    const card = 1 << position;
    for (let others = 0; others < card; others++) {
      this.multiset[others | card] = this.#plus[this.multiset[others]! * RANK_COUNT + rank]!;
      this.set[others | card] = this.set[others]! | (1 << rank);
    }
    return this.multiset[2 * card - 1] !== 0;
  }
}

/** The counts of one family, by the `rows` that it tells apart. */
export interface Completions {
  /** The ranks that the family pays for, best first, then `nothing`. */
  readonly rows: readonly RankName[];
  /** Hands that contain the given cards, flushes not recognised: `ofRanks[row][multiset of their ranks]`. */
  readonly ofRanks: readonly Float64Array[];
  /** What to add if those are all of one suit: `ofSuit[row][set of their ranks]`. */
  readonly ofSuit: readonly Float64Array[];
}

const byFamily: Readonly<Record<Family, () => Completions>> = {
  'jacks-or-better': once(() => count('jacks-or-better')),
  'tens-or-better': once(() => count('tens-or-better')),
  'bonus-poker': once(() => count('bonus-poker')),
};

export const completionsOf = (family: Family): Completions => byFamily[family]();

function count(family: Family): Completions {
  const rows: readonly RankName[] = [...RANKS_PAID[family], 'nothing'];
  const { size, seen, repeated } = multisets();
  const ofRanks = rows.map(() => new Float64Array(MULTISETS));
  for (let hand = 0; hand < MULTISETS; hand++) {
    if (size[hand] !== HAND) continue;
    const rank = rankOfRanks(seen[hand]!, repeated[hand]!, false, family);
    ofRanks[rows.indexOf(rank)]![hand] = 1;
  }
  const ofSuit = rows.map(() => new Float64Array(RANK_SETS));
  for (let set = 0; set < RANK_SETS; set++) {
    if (SET_SIZE[set] !== HAND) continue;
    ofSuit[rows.indexOf(rankOfRanks(set, 0, true, family))]![set]!++;
    ofSuit[rows.indexOf(rankOfRanks(set, 0, false, family))]![set]!--;
  }
  ofRanks.forEach(countDownwards);
  ofSuit.forEach(countFlushesDownwards);
  return { rows, ofRanks, ofSuit };
}

/**
 * Given the counts of whole hands, fills in those of the smaller multisets. A hand with k given cards has 5 -
 * k others; it is also counted with each of those given too. So these counts, added up, are 5 - k times too
 * many.
 */
function countDownwards(counts: Float64Array): void {
  const { size, copies, plus } = multisets();
  for (let given = MULTISETS - 1; given >= 0; given--) {
    if (size[given] === HAND) continue;
    let sum = 0;
    for (let at = given * RANK_COUNT; at < (given + 1) * RANK_COUNT; at++) {
      sum += (SUIT_COUNT - copies[at]!) * counts[plus[at]!]!;
    }
    counts[given] = sum / (HAND - size[given]!);
  }
}

/** The same within one suit, which has each rank once. */
function countFlushesDownwards(counts: Float64Array): void {
  for (let given = RANK_SETS - 1; given >= 0; given--) {
    if (SET_SIZE[given]! >= HAND) continue;
    let sum = 0;
    for (let bit = 1; bit < RANK_SETS; bit <<= 1) {
      if (!(given & bit)) sum += counts[given | bit]!;
    }
    counts[given] = sum / (HAND - SET_SIZE[given]!);
  }
}

/** `make`, called when its result is first needed and never again. */
function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
