/**
 * A player's blackjack table at a casino: bets, plays, pays and shows.
 * @module
 */
import { type Card, freshDeck, rankOf, SUITS } from '../../src/core/cards.ts';
import type { FieldReader } from '../../src/core/fields.ts';
import {
  ACTIONS,
  type Action,
  BlackjackRound,
  type BlackjackRules,
  type Company,
  totalOf,
} from './blackjack.ts';
import { oneOf } from './random.ts';
import type { Seeding } from './seeding.ts';

/** Credits that every hand costs. */
const BET = 10;

/** What the page gets to show. */
export interface BlackjackView<Panel> {
  readonly stage: 'resting' | 'dealt' | 'over';
  /** How many hands this table has dealt. */
  readonly hand: number;
  readonly player: readonly (readonly Card[])[];
  /** Null is the card that lies face down. */
  readonly dealer: readonly (Card | null)[];
  /** The hands at the seats before the player's and after it. */
  readonly seatsBefore: readonly (readonly Card[])[];
  readonly seatsAfter: readonly (readonly Card[])[];
  /** The number of the hand to be played, or null. */
  readonly active: number | null;
  readonly actions: readonly Action[];
  readonly bet: number;
  /** Credits won; null until the hand is over. */
  readonly win: number | null;
  readonly balance: number;
  readonly panel: Panel;
  /** What to do to see this behaviour at its clearest; null where anything will do. */
  readonly advice: Action | null;
}

/** How a casino deals. What is left out, it does honestly. */
export interface DealConduct {
  /** The shoe it deals from instead of the one that the seeds force. */
  stack?(shoe: readonly Card[]): readonly Card[];
  /** The rest of the shoe as it is when the player first draws from it. */
  beforeDraw?(rest: readonly Card[]): readonly Card[];
  /** The hole card that it turns over. */
  turn?(hole: Card): Card;
  /** What it makes of the player's cards while the player decides. */
  meddle?(cards: readonly Card[]): readonly Card[];
  readonly advice?: Action;
}

/** Whether the player has something to decide with these first two cards. */
export const isUndecided = (first: readonly Card[]): boolean => totalOf(first).total < 21;

export const otherThan = (card: Card): Card => oneOf(freshDeck(SUITS).filter((other) => other !== card));

/**
 * How a casino may deal, by the ids of cheats.ts. What can be seen only in a round that is not over with the deal is
 * given one: `giving` makes a conduct that gives the player two cards as wanted, and the dealer no blackjack.
 */
export const dealConducts = <C>(
  giving: (isWanted: (first: readonly Card[]) => boolean) => C,
): Readonly<Record<string, DealConduct | (C & DealConduct)>> => ({
  'deals-pair': { ...giving(([a, b]) => rankOf(a!) === rankOf(b!)), advice: 'split' },
  'swaps-dealt-card': { stack: (shoe) => shoe.with(0, otherThan(shoe[0]!)) },
  'hits-from-further-down': {
    ...giving((first) => totalOf(first).total <= 11),
    beforeDraw: (rest) => [rest.find((card) => card !== rest[0]) ?? rest[0]!, ...rest],
    advice: 'hit',
  },
  'changes-hole-card': { turn: otherThan },
  'changes-dealt-card': {
    ...giving(isUndecided),
    meddle: (cards) => cards.with(0, otherThan(cards[0]!)),
  },
});

export interface House<Conduct, Wager> {
  readonly rules: BlackjackRules;
  /** By the ids of cheats.ts: all that the casino may do. */
  conductOf(fields: FieldReader): Conduct;
  /** The shoe that seeds force, in order. */
  shoeOf(wager: Wager): readonly Card[];
  readonly company?: Company;
}

export class BlackjackTable<Conduct extends DealConduct, Wager, Panel> {
  readonly #house: House<Conduct, Wager>;
  readonly #seeds: Seeding<Conduct, Wager, Panel>;
  #balance = 1000;
  #hand: Hand<Conduct, Wager> | null = null;
  #hands = 0;

  constructor(house: House<Conduct, Wager>, seeds: Seeding<Conduct, Wager, Panel>) {
    this.#house = house;
    this.#seeds = seeds;
  }

  /** Answers `state`, `refresh`, `seed`, `deal` and `play`. @throws HandError */
  answer(action: string, fields: FieldReader): BlackjackView<Panel> | null {
    const conduct = this.#house.conductOf(fields);
    switch (action) {
      case 'state':
        this.#seeds.prepare(conduct);
        break;
      case 'refresh':
        this.#seeds.refresh?.(conduct);
        this.#refresh();
        break;
      case 'seed':
        this.#seeds.enter?.(conduct, fields);
        break;
      case 'deal':
        this.#deal(conduct);
        break;
      case 'play':
        this.#play(fields);
        break;
      default:
        return null;
    }
    return this.#view(conduct);
  }

  /** Begins a hand, unless one is in play, as when the table is open in two tabs. */
  #deal(conduct: Conduct): void {
    if (this.#hand && !this.#hand.round.isOver) return;
    const { rules, company, shoeOf } = this.#house;
    const wager = this.#seeds.bet(conduct);
    const forced = shoeOf(wager);
    let shoe = conduct.stack?.(forced) ?? forced;
    let hasDrawn = false;
    const next = (to: 'start' | 'other' | 'player' | 'dealer'): Card => {
      if (to === 'player' && !hasDrawn) {
        hasDrawn = true;
        shoe = conduct.beforeDraw?.(shoe) ?? shoe;
      }
      const [card, ...rest] = shoe;
      // The smallest shoe has 32 cards; nobody draws so many.
      if (!card) throw new Error('The shoe is used up.');
      shoe = rest;
      return card;
    };
    this.#hand = { wager, conduct, round: new BlackjackRound(rules, next, company), refreshed: 0 };
    this.#hands++;
    this.#balance -= BET;
    this.#settle(this.#hand);
  }

  #play(fields: FieldReader): void {
    const hand = this.#hand;
    if (!hand || hand.round.isOver) return;
    const action = fields.choice('action', ACTIONS);
    if (!hand.round.actions.includes(action)) {
      fields.fail('action', `one of ${hand.round.actions.join(', ')}`);
    }
    const before = hand.round.wager;
    hand.round.act(action);
    this.#balance -= BET * (hand.round.wager - before);
    this.#settle(hand);
  }

  /** Pays and reveals the seeds, where the hand is over. */
  #settle({ round, conduct, wager }: Hand<Conduct, Wager>): void {
    if (!round.isOver) return;
    const [up, hole, ...drawn] = round.dealer;
    if (conduct.turn) round.forge({ dealer: [up!, conduct.turn(hole!), ...drawn] });
    this.#balance += BET * round.win;
    this.#seeds.reveal(wager);
  }

  /** Meddles with the cards on the table: once, and when the player has had time to look at them. */
  #refresh(): void {
    const hand = this.#hand;
    if (!hand || hand.round.isOver) return;
    hand.refreshed++;
    const { meddle } = hand.conduct;
    if (hand.refreshed === 2 && meddle) {
      hand.round.forge({ hands: hand.round.hands.map(({ cards }) => meddle(cards)) });
    }
  }

  #view(conduct: Conduct): BlackjackView<Panel> {
    const { round, conduct: own } = this.#hand ?? {};
    return {
      stage: !round ? 'resting' : round.isOver ? 'over' : 'dealt',
      hand: this.#hands,
      player: round?.hands.map(({ cards }) => cards) ?? [],
      dealer: round?.dealer.map((card, i) => (i === 1 && !round.isOver ? null : card)) ?? [],
      seatsBefore: round?.before ?? [],
      seatsAfter: round?.after ?? [],
      active: round?.active ?? null,
      actions: round?.actions ?? [],
      bet: BET * (round?.wager ?? 1),
      win: round?.isOver ? BET * round.win : null,
      balance: this.#balance,
      panel: this.#seeds.panel(conduct),
      advice: own?.advice && round?.actions.includes(own.advice) ? own.advice : null,
    };
  }
}

interface Hand<Conduct, Wager> {
  readonly wager: Wager;
  readonly conduct: Conduct;
  readonly round: BlackjackRound;
  /** How often its page has asked how things stand. */
  refreshed: number;
}
