/**
 * A player's video poker table at a casino: deal, hold, draw, pay.
 * @module
 */
import { type Card, freshDeck, SUITS } from '../../src/core/cards.ts';
import { type FieldReader, FLAG } from '../../src/core/fields.ts';
import { type PayTable, payOf, type RankName, rankHand } from '../../src/core/games/pay-tables.ts';
import { oneOf } from './random.ts';
import type { Seeding } from './seeding.ts';

/** Credits that every hand costs. */
const BET = 10;
export const HAND = 5;

/** What the page gets to show. */
export interface VideoPokerView<Panel> {
  readonly payTable: PayTable;
  readonly stage: 'resting' | 'dealt' | 'over';
  /** How many hands this table has dealt. */
  readonly hand: number;
  readonly cards: readonly Card[];
  /** The cards that the player sees in place of those, drawn as a picture; null where it shows what it writes. */
  readonly drawn: readonly Card[] | null;
  /** Cards that the page writes besides, where nobody sees them; null for none. */
  readonly unseen: readonly Card[] | null;
  readonly held: readonly boolean[];
  readonly bet: number;
  /** Credits won; null until the hand is over. */
  readonly win: number | null;
  readonly rank: RankName | null;
  readonly balance: number;
  readonly panel: Panel;
  /** Positions to hold to see this behaviour at its clearest; null where any will do. */
  readonly advice: readonly number[] | null;
}

/** How a casino deals. What is left out, it does honestly. */
export interface VideoPokerConduct {
  /** The ten cards it deals from instead of those that the seeds force. */
  deal?(ten: readonly Card[]): readonly Card[];
  /** What it makes of the cards that lie there while the player decides. */
  meddle?(cards: readonly Card[], ten: readonly Card[]): readonly Card[];
  /** The order in which it deals the queue. */
  queue?(cards: readonly Card[]): readonly Card[];
  /** The cards it leaves on the table in the end. */
  leave?(final: readonly Card[], held: readonly boolean[], ten: readonly Card[]): readonly Card[];
  /** What it pays, as a multiple of the bet. */
  pay?(due: number, rank: RankName, payTable: PayTable): number;
  advise?(ten: readonly Card[]): readonly number[] | null;
  /** What the player sees in place of the cards on the table. */
  draw?(cards: readonly Card[], ten: readonly Card[]): readonly Card[];
  /** What it writes besides those, where nobody sees it. */
  hide?(cards: readonly Card[], ten: readonly Card[]): readonly Card[];
}

export const cardNotIn = (cards: readonly Card[]): Card =>
  oneOf(freshDeck(SUITS).filter((card) => !cards.includes(card)));

/** The cards with another in place of the third, the same one in the deal and after the draw. */
const withOther = (cards: readonly Card[], ten: readonly Card[]): readonly Card[] =>
  cards.with(2, freshDeck(SUITS).find((card) => !ten.includes(card))!);

/** How any casino may deal video poker, by the ids of cheats.ts. */
export const VIDEO_POKER_CONDUCTS: Readonly<Record<string, VideoPokerConduct>> = {
  'swaps-dealt-card': { deal: (ten) => ten.with(2, cardNotIn(ten)) },
  'deals-card-twice': { deal: (ten) => ten.with(4, ten[0]!) },
  'changes-dealt-card': { meddle: (cards, ten) => cards.with(1, cardNotIn(ten)) },
  'draws-from-further-down': { queue: ([next, ...rest]) => [...rest, next!] },
  'changes-held-card': {
    leave: (final, held, ten) =>
      held.includes(true) ? final.with(held.indexOf(true), cardNotIn(ten)) : final,
  },
  'writes-forced-cards': { draw: withOther },
  'hides-other-cards': { hide: withOther },
};

export interface VideoPokerHouse<Conduct, Wager> {
  readonly payTable: PayTable;
  /** By the ids of cheats.ts: all that the casino may do. */
  conductOf(fields: FieldReader): Conduct;
  /** The ten cards that seeds force, in order. */
  cardsOf(wager: Wager): readonly Card[];
}

export class VideoPokerTable<Conduct extends VideoPokerConduct, Wager, Panel> {
  readonly #house: VideoPokerHouse<Conduct, Wager>;
  readonly #seeds: Seeding<Conduct, Wager, Panel>;
  #balance = 1000;
  #hand: Hand<Conduct, Wager> | null = null;
  #hands = 0;

  constructor(house: VideoPokerHouse<Conduct, Wager>, seeds: Seeding<Conduct, Wager, Panel>) {
    this.#house = house;
    this.#seeds = seeds;
  }

  /** Answers `state`, `refresh`, `seed`, `deal` and `draw`. @throws HandError */
  answer(action: string, fields: FieldReader): VideoPokerView<Panel> | null {
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
      case 'draw':
        this.#draw(fields.list('held', FLAG, HAND));
        break;
      default:
        return null;
    }
    return this.#view(conduct);
  }

  /** Begins a hand, unless one is in play, as when the same table is open in two tabs. */
  #deal(conduct: Conduct): void {
    if (this.#hand && this.#hand.win === null) return;
    const wager = this.#seeds.bet(conduct);
    const forced = this.#house.cardsOf(wager);
    const ten = conduct.deal?.(forced) ?? forced;
    const held = ten.slice(0, HAND).map(() => false);
    this.#hand = { wager, conduct, ten, cards: ten.slice(0, HAND), held, win: null, refreshed: 0 };
    this.#hands++;
    this.#balance -= BET;
  }

  /** Meddles with the cards on the table: once, and when the player has had time to look at them. */
  #refresh(): void {
    const hand = this.#hand;
    if (!hand || hand.win !== null) return;
    const refreshed = hand.refreshed + 1;
    const cards = refreshed === 2 ? (hand.conduct.meddle?.(hand.cards, hand.ten) ?? hand.cards) : hand.cards;
    this.#hand = { ...hand, cards, refreshed };
  }

  /** Replaces the cards not held, and pays. */
  #draw(held: readonly boolean[]): void {
    const hand = this.#hand;
    if (!hand || hand.win !== null) return;
    const { payTable } = this.#house;
    const { conduct, ten } = hand;
    const queue = [...(conduct.queue?.(ten.slice(HAND)) ?? ten.slice(HAND))];
    const drawn = hand.cards.map((card, i) => (held[i] ? card : queue.shift()!));
    const cards = conduct.leave?.(drawn, held, ten) ?? drawn;
    const due = payOf(payTable, cards);
    const win = BET * (conduct.pay?.(due, rankHand(cards, payTable.family), payTable) ?? due);
    this.#hand = { ...hand, cards, held, win };
    this.#balance += win;
    this.#seeds.reveal(hand.wager);
  }

  #view(conduct: Conduct): VideoPokerView<Panel> {
    const { payTable } = this.#house;
    const hand = this.#hand;
    return {
      payTable,
      stage: hand === null ? 'resting' : hand.win === null ? 'dealt' : 'over',
      hand: this.#hands,
      cards: hand?.cards ?? [],
      drawn: hand?.conduct.draw?.(hand.cards, hand.ten) ?? null,
      unseen: hand?.conduct.hide?.(hand.cards, hand.ten) ?? null,
      held: hand?.held ?? [],
      bet: BET,
      win: hand?.win ?? null,
      rank: hand && hand.win !== null ? rankHand(hand.cards, payTable.family) : null,
      balance: this.#balance,
      panel: this.#seeds.panel(conduct),
      advice: hand?.win === null ? (hand.conduct.advise?.(hand.ten) ?? null) : null,
    };
  }
}

interface Hand<Conduct, Wager> {
  readonly wager: Wager;
  readonly conduct: Conduct;
  readonly ten: readonly Card[];
  readonly cards: readonly Card[];
  readonly held: readonly boolean[];
  readonly win: number | null;
  /** How often its page has asked how things stand. */
  readonly refreshed: number;
}
