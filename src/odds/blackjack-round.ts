/**
 * A round against one up card: the two cards a player can be dealt, and what can be done with them.
 * @module
 */
import { ACE, NO_PAIR, RANKS } from './blackjack-hands.ts';
import type { BlackjackRules } from './blackjack-rules.ts';
import { type Decisions, Seat } from './blackjack-seat.ts';
import type { Shoe } from './blackjack-shoe.ts';
import { splitValue } from './blackjack-split.ts';

/** Two cards dealt against the up card. */
export interface Opening {
  readonly hand: number;
  /** The rank of a pair, or NO_PAIR. */
  readonly pair: number;
  /** Of this hand and this up card together. */
  readonly probability: number;
}

export class Round {
  readonly up: number;
  readonly rules: BlackjackRules;
  /** The player's hand before any split. */
  readonly seat: Seat;
  readonly openings: readonly Opening[];
  readonly #shoe: Shoe;
  readonly #splitSeats = new Map<number, Seat>();

  constructor(shoe: Shoe, rules: BlackjackRules, up: number) {
    this.up = up;
    this.rules = rules;
    this.#shoe = shoe;
    this.seat = new Seat(shoe, rules, up);
    this.openings = openingsAgainst(shoe, up);
  }

  /** A hand split from a pair, with `beside` other such hands. */
  splitSeat(pair: number, beside: number): Seat {
    const key = beside * RANKS + pair;
    const seat = this.#splitSeats.get(key) ?? new Seat(this.#shoe, this.rules, this.up, pair, beside);
    this.#splitSeats.set(key, seat);
    return seat;
  }

  /** Whether a pair may be split after `made` splits. */
  maySplit(pair: number, made = 0): boolean {
    return pair !== NO_PAIR && made < this.#mostSplits(pair);
  }

  #mostSplits(pair: number): number {
    return pair === ACE && !this.rules.resplitAces ? Math.min(1, this.rules.splits) : this.rules.splits;
  }

  /**
   * What splitting a pair is worth, its hands together, played by `decisions` or as well as can be after one split.
   * @param made how often the round was split before; the other hands are then taken to split no more
   */
  split(pair: number, decisions?: Decisions, made = 0): number {
    const first = this.splitSeat(pair, made + 1);
    const followed = first.play(decisions);
    const seats = [first];
    const seatBeside = (others: number): Seat => {
      let seat = seats[others - 1];
      if (!seat) {
        seat = this.splitSeat(pair, made + others);
        seat.play(followed);
        seats[others - 1] = seat;
      }
      return seat;
    };
    return splitValue(pair, this.#mostSplits(pair) - made + 1, followed, seatBeside);
  }

  /** Probability that the player of two cards gets to act: the dealer does not peek, or finds no blackjack. */
  goesOn(hand: number): number {
    return this.rules.dealerPeeks ? 1 - this.seat.dealerBlackjack[hand]! : 1;
  }

  /** What a play is worth before the dealer peeks: a blackjack found then takes the one bet, or pushes with another. */
  beforePeek(hand: number, value: number): number {
    const goesOn = this.goesOn(hand);
    return goesOn * value - (this.seat.isBlackjack(hand) ? 0 : 1 - goesOn);
  }

  /** What giving up the first two cards is worth before the peek, if there is one; null where it is not allowed. */
  surrender(hand: number): number | null {
    const { surrender, surrenderAgainst } = this.rules;
    if (surrender === 'none' || (surrenderAgainst === 'not-ace' && this.up === ACE)) return null;
    if (this.seat.isBlackjack(hand)) return null;
    return surrender === 'early' ? -0.5 : -(1 + this.seat.dealerBlackjack[hand]!) / 2;
  }
}

function openingsAgainst({ counts, cards, hands }: Shoe, up: number): Opening[] {
  const openings: Opening[] = [];
  const left = counts.map((count, rank) => count - (rank === up ? 1 : 0));
  for (let a = 0; a < RANKS; a++) {
    for (let b = a; b < RANKS; b++) {
      const pairs = a === b ? left[a]! * (left[a]! - 1) : 2 * left[a]! * left[b]!;
      const probability = (counts[up]! * pairs) / (cards * (cards - 1) * (cards - 2));
      if (probability > 0)
        openings.push({ hand: hands.of([a, b]), pair: a === b ? a : NO_PAIR, probability });
    }
  }
  return openings;
}
