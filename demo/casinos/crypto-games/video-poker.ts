/**
 * Crypto.Games' video poker tables, one for each pay table: deal, hold, draw, pay.
 * @module
 */
import { type Card, freshDeck, rankOf, SUITS, suitOf } from '../../../src/core/cards.ts';
import { type FieldReader, FLAG } from '../../../src/core/fields.ts';
import {
  FAMILIES,
  type Family,
  PAY_TABLES,
  payOf,
  type RankName,
  rankHand,
} from '../../../src/core/games/pay-tables.ts';
import { cryptoGamesVideoPoker, tenCards } from '../../../src/core/schemes/crypto-games/video-poker.ts';
import { oneOf } from '../random.ts';
import { VIDEO_POKER } from './cheats.ts';
import {
  lookFor,
  type PanelView,
  replaying,
  SEED_CONDUCTS,
  type SeedConduct,
  type Seeds,
  type ServerSeeds,
  type Wager,
} from './seeds.ts';

/** Credits that every hand costs. */
const BET = 10;
const HAND = 5;

/** What the page gets to show. */
export interface VideoPokerView {
  readonly variant: Family;
  readonly stage: 'resting' | 'dealt' | 'over';
  /** How many hands this table has dealt. */
  readonly hand: number;
  readonly cards: readonly Card[];
  readonly held: readonly boolean[];
  readonly bet: number;
  /** Credits won; null until the hand is over. */
  readonly win: number | null;
  readonly rank: RankName | null;
  readonly balance: number;
  readonly panel: PanelView;
  /** Positions to hold to see this behaviour at its clearest; null where any will do. */
  readonly advice: readonly number[] | null;
}

/** How a casino deals. What is left out, it does honestly. */
interface Conduct extends SeedConduct {
  /** The ten cards it deals from instead of those that the seeds force. */
  deal?(ten: readonly Card[]): readonly Card[];
  /** What it makes of the cards that lie there while the player decides. */
  meddle?(cards: readonly Card[], ten: readonly Card[]): readonly Card[];
  /** The order in which it deals the queue. */
  queue?(cards: readonly Card[]): readonly Card[];
  /** The cards it leaves on the table in the end. */
  leave?(final: readonly Card[], held: readonly boolean[], ten: readonly Card[]): readonly Card[];
  /** What it pays, as a multiple of the bet. */
  pay?(due: number, rank: RankName, family: Family): number;
  advise?(ten: readonly Card[]): readonly number[] | null;
}

/** The hand in "Video Poker (Encrypted Version)" at wizardofodds.com. */
const RECORDED: Seeds = {
  serverSeed: '2XMpPAbEw3qdH3HQla2K5zNwoNEFHOEYolkB969j',
  clientSeed: 'bc7v9bn70d7n07sn',
};

/** By the ids of cheats.ts. */
const CONDUCTS: Readonly<Record<string, Conduct>> = {
  ...SEED_CONDUCTS,
  recorded: { ...replaying(RECORDED), advise: () => [0, 3] },
  'swaps-dealt-card': { deal: (ten) => ten.with(2, cardNotIn(ten)) },
  'deals-card-twice': { deal: (ten) => ten.with(4, ten[0]!) },
  'changes-dealt-card': { meddle: (cards, ten) => cards.with(1, cardNotIn(ten)) },
  'draws-from-further-down': { queue: ([next, ...rest]) => [...rest, next!] },
  'changes-held-card': {
    leave: (final, held, ten) =>
      held.includes(true) ? final.with(held.indexOf(true), cardNotIn(ten)) : final,
  },
  'pays-royal-as-flush': {
    choose: (next) => lookFor(next, (digest) => royalIn(tenCards(digest)) !== null),
    pay: (due, rank, family) => (rank === 'royal-flush' ? PAY_TABLES[family].pays.flush! : due),
    advise: royalIn,
  },
};

export class VideoPokerTables {
  readonly #seeds: ServerSeeds;
  readonly #tables = new Map<Family, Table>();

  constructor(seeds: ServerSeeds) {
    this.#seeds = seeds;
  }

  /** Answers `state`, `refresh`, `seed`, `deal` and `draw`. @throws HandError */
  answer(action: string, fields: FieldReader): VideoPokerView | null {
    const variant = fields.choice('variant', FAMILIES);
    const conduct = conductOf(fields);
    const table = this.#tables.get(variant) ?? new Table(variant, this.#seeds);
    this.#tables.set(variant, table);
    switch (action) {
      case 'state':
        this.#seeds.prepare(conduct);
        break;
      case 'refresh':
        this.#seeds.refresh(conduct);
        table.refresh();
        break;
      case 'seed':
        this.#seeds.enter(conduct, fields);
        break;
      case 'deal':
        table.deal(conduct);
        break;
      case 'draw':
        table.draw(fields.list('held', FLAG, HAND));
        break;
      default:
        return null;
    }
    return table.view(conduct);
  }
}

function conductOf(fields: FieldReader): Conduct {
  const ids = VIDEO_POKER.map(({ id }) => id);
  return CONDUCTS[fields.choice('behaviour', ids)] ?? {};
}

class Table {
  readonly #variant: Family;
  readonly #seeds: ServerSeeds;
  #balance = 1000;
  #hand: Hand | null = null;
  #hands = 0;

  constructor(variant: Family, seeds: ServerSeeds) {
    this.#variant = variant;
    this.#seeds = seeds;
  }

  /** Begins a hand, unless one is in play, as when the same table is open in two tabs. */
  deal(conduct: Conduct): void {
    if (this.#hand && this.#hand.win === null) return;
    const wager = this.#seeds.bet(conduct);
    const forced = cardsOf(wager.used);
    const ten = conduct.deal?.(forced) ?? forced;
    const held = ten.slice(0, HAND).map(() => false);
    this.#hand = { wager, conduct, ten, cards: ten.slice(0, HAND), held, win: null, refreshed: 0 };
    this.#hands++;
    this.#balance -= BET;
  }

  /** Meddles with the cards on the table: once, and when the player has had time to look at them. */
  refresh(): void {
    const hand = this.#hand;
    if (!hand || hand.win !== null) return;
    const refreshed = hand.refreshed + 1;
    const cards = refreshed === 2 ? (hand.conduct.meddle?.(hand.cards, hand.ten) ?? hand.cards) : hand.cards;
    this.#hand = { ...hand, cards, refreshed };
  }

  /** Replaces the cards not held, and pays. */
  draw(held: readonly boolean[]): void {
    const hand = this.#hand;
    if (!hand || hand.win !== null) return;
    const { conduct, ten } = hand;
    const queue = [...(conduct.queue?.(ten.slice(HAND)) ?? ten.slice(HAND))];
    const drawn = hand.cards.map((card, i) => (held[i] ? card : queue.shift()!));
    const cards = conduct.leave?.(drawn, held, ten) ?? drawn;
    const due = payOf(PAY_TABLES[this.#variant], cards);
    const win = BET * (conduct.pay?.(due, rankHand(cards, this.#variant), this.#variant) ?? due);
    this.#hand = { ...hand, cards, held, win };
    this.#balance += win;
    this.#seeds.reveal(hand.wager);
  }

  view(conduct: Conduct): VideoPokerView {
    const hand = this.#hand;
    return {
      variant: this.#variant,
      stage: hand === null ? 'resting' : hand.win === null ? 'dealt' : 'over',
      hand: this.#hands,
      cards: hand?.cards ?? [],
      held: hand?.held ?? [],
      bet: BET,
      win: hand?.win ?? null,
      rank: hand && hand.win !== null ? rankHand(hand.cards, this.#variant) : null,
      balance: this.#balance,
      panel: this.#seeds.panel(conduct),
      advice: hand?.win === null ? (hand.conduct.advise?.(hand.ten) ?? null) : null,
    };
  }
}

interface Hand {
  readonly wager: Wager;
  readonly conduct: Conduct;
  readonly ten: readonly Card[];
  readonly cards: readonly Card[];
  readonly held: readonly boolean[];
  readonly win: number | null;
  /** How often its page has asked how things stand. */
  readonly refreshed: number;
}

/** The ten cards that seeds force, by the scheme the auditor uses. */
function cardsOf({ serverSeed, clientSeed }: Seeds): readonly Card[] {
  const [reading] = cryptoGamesVideoPoker.deals({ reveal: { serverSeed }, clientSeed, nonce: null });
  return reading!.dealt;
}

const cardNotIn = (cards: readonly Card[]): Card =>
  oneOf(freshDeck(SUITS).filter((card) => !cards.includes(card)));

const ROYAL_RANKS = new Set(['A', 'K', 'Q', 'J', 'T']);

/** The positions of the deal to hold for a royal flush on the draw, or null where there is none to be had. */
function royalIn(ten: readonly Card[]): readonly number[] | null {
  for (const suit of SUITS) {
    const isRoyal = (card: Card) => suitOf(card) === suit && ROYAL_RANKS.has(rankOf(card));
    const hold = [0, 1, 2, 3, 4].filter((i) => isRoyal(ten[i]!));
    if (ten.slice(HAND, 2 * HAND - hold.length).every(isRoyal)) return hold;
  }
  return null;
}
