/**
 * A seat: a player's hand against one up card, and what every play in it is worth.
 *
 * Values are expectations in bets, given the cards of the hand, the up card and, where the round was split, the cards
 * that the other hands were split with. Where the dealer peeks they are given, too, that there was no blackjack.
 * @module
 */
import { BLACKJACK, BUST, OUTCOMES } from './blackjack-dealer.ts';
import { ACE, type Hands, NO_HAND, NO_PAIR, RANKS, TEN } from './blackjack-hands.ts';
import type { BlackjackRules } from './blackjack-rules.ts';
import type { Shoe } from './blackjack-shoe.ts';

/** What to do with each hand, by number, 1 for yes: whether to hit it, and whether to double it as the first two cards. */
export interface Decisions {
  readonly hit: Uint8Array;
  readonly double: Uint8Array;
}

export class Seat {
  readonly hands: Hands;
  /** The hands that can lie here, in ascending order of hard total. */
  readonly possible: Int16Array;
  readonly mayHit: boolean;
  /** Values by hand. `hit` and `played`, the better or the decided of standing and hitting, are filled by play(). */
  readonly stand: Float64Array;
  readonly double: Float64Array;
  readonly hit: Float64Array;
  readonly played: Float64Array;
  /** Probability that the next card is of a rank: `draw[hand * RANKS + rank]`. */
  readonly draw: Float64Array;
  readonly #rules: BlackjackRules;
  readonly #pair: number;
  /** Probability that the dealer has blackjack, by hand, before any peek. */
  readonly dealerBlackjack: Float64Array;

  /**
   * @param pair rank this hand was split with, or NO_PAIR if it was not
   * @param beside how many other hands there are, each seen with one card of that rank
   */
  constructor(shoe: Shoe, rules: BlackjackRules, up: number, pair = NO_PAIR, beside = 0) {
    const { hands } = shoe;
    this.hands = hands;
    this.#rules = rules;
    this.#pair = pair;
    this.mayHit = pair !== ACE || rules.hitSplitAces;
    this.possible = pair === NO_PAIR ? hands.dealt : hands.holding[pair]!;
    this.stand = new Float64Array(hands.size);
    this.double = new Float64Array(hands.size);
    this.hit = new Float64Array(hands.size);
    this.played = new Float64Array(hands.size);
    this.draw = new Float64Array(hands.size * RANKS);
    this.dealerBlackjack = new Float64Array(hands.size);
    const unseen = shoe.counts.map(
      (count, rank) => count - (rank === up ? 1 : 0) - (rank === pair ? beside : 0),
    );
    const outcomes = shoe.outcomes(up);
    const rows = shoe.rows(pair, beside);
    for (const hand of this.possible) {
      this.#setDraw(hand, unseen, up);
      this.#setStand(hand, outcomes, rows[hand]! * OUTCOMES);
    }
    for (const hand of this.possible) {
      if (hands.cards[hand] === 2) this.double[hand] = 2 * this.#afterDraw(hand, this.stand);
    }
  }

  #setDraw(hand: number, unseenBesideHand: readonly number[], up: number): void {
    const at = hand * RANKS;
    let cards = -this.hands.cards[hand]!;
    for (const count of unseenBesideHand) cards += count;
    for (let rank = 0; rank < RANKS; rank++) {
      this.draw[at + rank] = (unseenBesideHand[rank]! - this.hands.counts[at + rank]!) / cards;
    }
    const completing = up === ACE ? TEN : up === TEN ? ACE : null;
    if (completing === null || !this.#rules.dealerPeeks) return;
    // By Bayes, a card is as much likelier after a peek as a peek without blackjack would be after the card.
    const blackjacks = this.draw[at + completing]! * cards;
    const noBlackjack = 1 - blackjacks / cards;
    for (let rank = 0; rank < RANKS; rank++) {
      const noBlackjackThen = 1 - (blackjacks - (rank === completing ? 1 : 0)) / (cards - 1);
      this.draw[at + rank]! *= noBlackjackThen / noBlackjack;
    }
  }

  #setStand(hand: number, outcomes: Float64Array, row: number): void {
    const blackjack = outcomes[row + BLACKJACK]!;
    const total = this.hands.total[hand]!;
    let value = outcomes[row + BUST]!;
    for (let dealer = 17; dealer <= 21; dealer++) {
      value += Math.sign(total - dealer) * outcomes[row + dealer - 17]!;
    }
    this.stand[hand] = this.#rules.dealerPeeks ? value / (1 - blackjack) : value - blackjack;
    this.dealerBlackjack[hand] = blackjack;
  }

  /** What a hand is worth after one more card, where a hand not bust is worth `values`. */
  #afterDraw(hand: number, values: Float64Array): number {
    let sum = 0;
    for (let at = hand * RANKS, end = at + RANKS; at < end; at++) {
      const probability = this.draw[at]!;
      if (probability <= 0) continue;
      const next = this.hands.next[at]!;
      sum += probability * (next === NO_HAND ? -1 : values[next]!);
    }
    return sum;
  }

  /** Plays every hand, biggest first, by `decisions`, or as well as can be; gives what was decided. */
  play(decisions?: Decisions): Decisions {
    const { hit, stand, double, played } = this;
    const best = decisions ?? {
      hit: new Uint8Array(this.hands.size),
      double: new Uint8Array(this.hands.size),
    };
    for (let i = this.possible.length - 1; i >= 0; i--) {
      const hand = this.possible[i]!;
      hit[hand] = this.#afterDraw(hand, played);
      if (!decisions) best.hit[hand] = hit[hand] > stand[hand]! ? 1 : 0;
      played[hand] = this.mayHit && best.hit[hand] ? hit[hand] : stand[hand]!;
      if (!decisions) best.double[hand] = double[hand]! > played[hand] ? 1 : 0;
    }
    return best;
  }

  /** What a hand of two cards is worth as it comes, if it is not split or surrendered. */
  firstTwo(hand: number, decisions: Decisions): number {
    if (this.isBlackjack(hand)) return this.blackjackValue(hand);
    return decisions.double[hand] && this.mayDouble(hand) ? this.double[hand]! : this.played[hand]!;
  }

  isBlackjack(hand: number): boolean {
    return this.hands.isTenAce(hand) && (this.#pair === NO_PAIR || this.#rules.tenAceAfterSplitIsBlackjack);
  }

  /** A blackjack's win, or nothing where the dealer has one too. */
  blackjackValue(hand: number): number {
    const push = this.#rules.dealerPeeks ? 0 : this.dealerBlackjack[hand]!;
    return this.#rules.blackjackPays * (1 - push);
  }

  mayDouble(hand: number): boolean {
    if (this.hands.cards[hand] !== 2) return false;
    if (this.#pair !== NO_PAIR && !this.#rules.doubleAfterSplit) return false;
    if (this.#pair === ACE && !this.#rules.doubleSplitAces) return false;
    if (this.#rules.double === 'any-two') return true;
    if (this.#rules.double === 'none' || this.hands.soft[hand]) return false;
    const total = this.hands.total[hand]!;
    return total <= 11 && total >= (this.#rules.double === '9-11' ? 9 : 10);
  }
}
