/**
 * Crypto.Games' video poker tables, one for each pay table.
 * @module
 */
import { type Card, rankOf, SUITS, suitOf } from '../../../src/core/cards.ts';
import type { FieldReader } from '../../../src/core/fields.ts';
import { FAMILIES, type Family, PAY_TABLES } from '../../../src/core/games/pay-tables.ts';
import { cryptoGamesVideoPoker, tenCards } from '../../../src/core/schemes/crypto-games/video-poker.ts';
import {
  type VideoPokerView as AnyVideoPokerView,
  HAND,
  VIDEO_POKER_CONDUCTS,
  type VideoPokerConduct,
  VideoPokerTable,
} from '../video-poker-table.ts';
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

export type VideoPokerView = AnyVideoPokerView<PanelView>;

type Conduct = SeedConduct & VideoPokerConduct;

/** The hand in "Video Poker (Encrypted Version)" at wizardofodds.com. */
const RECORDED: Seeds = {
  serverSeed: '2XMpPAbEw3qdH3HQla2K5zNwoNEFHOEYolkB969j',
  clientSeed: 'bc7v9bn70d7n07sn',
};

/** By the ids of cheats.ts. */
const CONDUCTS: Readonly<Record<string, Conduct>> = {
  ...SEED_CONDUCTS,
  ...VIDEO_POKER_CONDUCTS,
  recorded: { ...replaying(RECORDED), advise: () => [0, 3] },
  'pays-royal-as-flush': {
    choose: (next) => lookFor(next, (digest) => royalIn(tenCards(digest)) !== null),
    pay: (due, rank, { pays }) => (rank === 'royal-flush' ? pays.flush! : due),
    advise: royalIn,
  },
};

export class VideoPokerTables {
  readonly #seeds: ServerSeeds;
  readonly #tables = new Map<Family, VideoPokerTable<Conduct, Wager, PanelView>>();

  constructor(seeds: ServerSeeds) {
    this.#seeds = seeds;
  }

  /** Answers what a table does; `variant` says at which. @throws HandError */
  answer(action: string, fields: FieldReader): VideoPokerView | null {
    const variant = fields.choice('variant', FAMILIES);
    const table = this.#tables.get(variant) ?? this.#open(variant);
    this.#tables.set(variant, table);
    return table.answer(action, fields);
  }

  #open(variant: Family): VideoPokerTable<Conduct, Wager, PanelView> {
    const house = { payTable: PAY_TABLES[variant], conductOf, cardsOf: ({ used }: Wager) => cardsOf(used) };
    return new VideoPokerTable<Conduct, Wager, PanelView>(house, this.#seeds);
  }
}

function conductOf(fields: FieldReader): Conduct {
  const ids = VIDEO_POKER.map(({ id }) => id);
  return CONDUCTS[fields.choice('behaviour', ids)] ?? {};
}

/** The ten cards that seeds force, by the scheme the auditor uses. */
function cardsOf({ serverSeed, clientSeed }: Seeds): readonly Card[] {
  const [reading] = cryptoGamesVideoPoker.deals({ reveal: { serverSeed }, clientSeed, nonce: null });
  return reading!.dealt;
}

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
