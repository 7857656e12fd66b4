/**
 * A round of blackjack as the replicas deal it: seats in turn, the player's among them, then the dealer.
 * @module
 */
import { type Card, RANKS, rankOf } from '../../src/core/cards.ts';
import type { DealOrder } from '../../src/core/games/blackjack-layout.ts';

export const ACTIONS = ['hit', 'stand', 'double', 'split', 'surrender'] as const;
export type Action = (typeof ACTIONS)[number];

export interface BlackjackRules {
  readonly dealOrder: DealOrder;
  readonly dealerHitsSoft17: boolean;
  /** What a blackjack wins, as a multiple of the bet. */
  readonly blackjackPays: number;
  /** The same after a split, where an ace and a ten count as a blackjack at some casinos. */
  readonly splitBlackjackPays: number;
  /** How many hands the player may have after splitting. */
  readonly mostHands: number;
  readonly mayDoubleAfterSplit: boolean;
  readonly maySurrender: boolean;
  /** Whether the hand that was split off is played before the one it was split from. */
  readonly splitHandFirst?: true;
  /** Whether the dealer draws though the player has lost already. */
  readonly dealerAlwaysPlays?: true;
}

export interface PlayerHand {
  readonly cards: readonly Card[];
  /** In bets: 2 when doubled. */
  readonly wager: number;
  readonly isDone: boolean;
  readonly hasSurrendered: boolean;
}

/** The next card: for somebody at the start, another player, the player, or the dealer. */
export type Source = (to: 'start' | 'other' | 'player' | 'dealer') => Card;

/** Cards at the other seats. Their players hit until they have 14, which is none of the player's business. */
export interface Company {
  readonly before: number;
  readonly after: number;
}

const OTHERS_STAND_ON = 14;

export class BlackjackRound {
  readonly #rules: BlackjackRules;
  readonly #next: Source;
  #hands: readonly PlayerHand[];
  #dealer: readonly Card[];
  #before: readonly (readonly Card[])[];
  #after: readonly (readonly Card[])[];
  #isOver = false;

  /** Deals the first cards: one to each seat, then another, the dealer's in the order of the rules. */
  constructor(rules: BlackjackRules, next: Source, { before, after }: Company = { before: 0, after: 0 }) {
    this.#rules = rules;
    this.#next = next;
    const seats: Card[][] = Array.from({ length: before + 1 + after }, () => []);
    const dealer: Card[] = [];
    const serve = () => {
      for (const seat of seats) seat.push(next('start'));
    };
    serve();
    if (rules.dealOrder === 'player, dealer, player, dealer') dealer.push(next('start'));
    serve();
    while (dealer.length < 2) dealer.push(next('start'));
    this.#dealer = dealer;
    this.#before = seats.slice(0, before).map((cards) => this.#playOther(cards));
    this.#hands = [handOf(seats[before]!)];
    this.#after = seats.slice(before + 1);
    this.#goOn();
  }

  get hands(): readonly PlayerHand[] {
    return this.#hands;
  }

  /** All of the dealer's cards, the second of which is face down until the round is over. */
  get dealer(): readonly Card[] {
    return this.#dealer;
  }

  get before(): readonly (readonly Card[])[] {
    return this.#before;
  }

  get after(): readonly (readonly Card[])[] {
    return this.#after;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** The hand to be played, by its number; null when all are done. */
  get active(): number | null {
    const { splitHandFirst } = this.#rules;
    const isOpen = ({ isDone }: PlayerHand) => !isDone;
    const index = splitHandFirst ? this.#hands.findLastIndex(isOpen) : this.#hands.findIndex(isOpen);
    return index < 0 ? null : index;
  }

  /** What the player may do now. */
  get actions(): readonly Action[] {
    const hand = this.active === null ? null : this.#hands[this.active]!;
    if (!hand) return [];
    const { cards } = hand;
    const isFirst = cards.length === 2;
    const isSplit = this.#hands.length > 1;
    const isPair = isFirst && rankOf(cards[0]!) === rankOf(cards[1]!);
    return ACTIONS.filter((action) => {
      if (action === 'double') return isFirst && (!isSplit || this.#rules.mayDoubleAfterSplit);
      if (action === 'split') return isPair && this.#hands.length < this.#rules.mostHands;
      if (action === 'surrender') return isFirst && !isSplit && this.#rules.maySurrender;
      return true;
    });
  }

  /** Plays the active hand. @throws Error where the action is not allowed now */
  act(action: Action): void {
    const { active } = this;
    if (active === null || !this.actions.includes(action)) throw new Error(`You may not ${action} now.`);
    const hand = this.#hands[active]!;
    if (action === 'split') this.#split(active, hand);
    else this.#hands = this.#hands.with(active, this.#played(hand, action));
    this.#goOn();
  }

  /** Replaces cards on the table, which is cheating. The hole card counts as long as it lies face down. */
  forge(forged: { readonly hands?: readonly (readonly Card[])[]; readonly dealer?: readonly Card[] }): void {
    this.#hands = this.#hands.map((hand, i) => ({ ...hand, cards: forged.hands?.[i] ?? hand.cards }));
    this.#dealer = forged.dealer ?? this.#dealer;
  }

  /** What the round wins, in bets, the stakes included. */
  get win(): number {
    return this.#hands.reduce((sum, hand) => sum + this.#winOf(hand), 0);
  }

  /** What the round costs, in bets. */
  get wager(): number {
    return this.#hands.reduce((sum, { wager }) => sum + wager, 0);
  }

  #played(hand: PlayerHand, action: Exclude<Action, 'split'>): PlayerHand {
    switch (action) {
      case 'hit':
        return closed({ ...hand, cards: [...hand.cards, this.#next('player')] });
      case 'double':
        return { ...hand, cards: [...hand.cards, this.#next('player')], wager: 2 * hand.wager, isDone: true };
      case 'stand':
        return { ...hand, isDone: true };
      case 'surrender':
        return { ...hand, isDone: true, hasSurrendered: true };
    }
  }

  /** The second cards of both hands come first, before either is played. */
  #split(index: number, { cards }: PlayerHand): void {
    const main = handOf([cards[0]!, this.#next('player')]);
    const split = handOf([cards[1]!, this.#next('player')]);
    this.#hands = [...this.#hands.slice(0, index), main, split, ...this.#hands.slice(index + 1)];
  }

  #goOn(): void {
    if (this.active !== null) return;
    this.#after = this.#after.map((cards) => this.#playOther(cards));
    const contested = this.#hands.some(
      (hand) => !hand.hasSurrendered && totalOf(hand.cards).total <= 21 && !this.#isBlackjack(hand),
    );
    const others = this.#after.length + this.#before.length;
    if (contested || others > 0 || this.#rules.dealerAlwaysPlays) this.#playDealer();
    this.#isOver = true;
  }

  #playOther(cards: readonly Card[]): readonly Card[] {
    let hand = cards;
    while (totalOf(hand).total < OTHERS_STAND_ON) hand = [...hand, this.#next('other')];
    return hand;
  }

  #playDealer(): void {
    for (;;) {
      const { total, isSoft } = totalOf(this.#dealer);
      if (total > 17 || (total === 17 && !(isSoft && this.#rules.dealerHitsSoft17))) return;
      this.#dealer = [...this.#dealer, this.#next('dealer')];
    }
  }

  #isBlackjack(hand: PlayerHand): boolean {
    return hand.cards.length === 2 && totalOf(hand.cards).total === 21;
  }

  #winOf(hand: PlayerHand): number {
    if (hand.hasSurrendered) return hand.wager / 2;
    const { total } = totalOf(hand.cards);
    const dealer = totalOf(this.#dealer).total;
    if (total > 21) return 0;
    const dealerHasBlackjack = this.#dealer.length === 2 && dealer === 21;
    if (this.#isBlackjack(hand)) {
      const pays = this.#hands.length > 1 ? this.#rules.splitBlackjackPays : this.#rules.blackjackPays;
      return dealerHasBlackjack ? hand.wager : hand.wager * (1 + pays);
    }
    if (dealerHasBlackjack) return 0;
    if (dealer > 21 || total > dealer) return 2 * hand.wager;
    return total === dealer ? hand.wager : 0;
  }
}

const handOf = (cards: readonly Card[]): PlayerHand =>
  closed({ cards, wager: 1, isDone: false, hasSurrendered: false });

/** With 21 or more there is nothing to decide. */
const closed = (hand: PlayerHand): PlayerHand => ({
  ...hand,
  isDone: hand.isDone || totalOf(hand.cards).total >= 21,
});

/** The best total of a hand, and whether an ace counts 11 in it. */
export function totalOf(cards: readonly Card[]): { total: number; isSoft: boolean } {
  const hard = cards.reduce((sum, card) => sum + Math.min(RANKS.indexOf(rankOf(card)) + 1, 10), 0);
  const isSoft = hard <= 11 && cards.some((card) => rankOf(card) === 'A');
  return { total: isSoft ? hard + 10 : hard, isSoft };
}
