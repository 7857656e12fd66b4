/**
 * Tells what happens at a casino whose seed pairs serve many bets, as the observations that would be in the log.
 * @module
 */

import { sidesOf } from '../../../../demo/casinos/baccarat.ts';
import { type AssembledHand, assemble } from '../../../../src/core/assemble.ts';
import { audit } from '../../../../src/core/audit.ts';
import type { Card } from '../../../../src/core/cards.ts';
import type { GameId } from '../../../../src/core/game.ts';
import type { Observation, PanelField, Reading, Stage } from '../../../../src/core/observation.ts';
import { SCHEMES } from '../../../../src/core/schemes/index.ts';
import type { Verdict } from '../../../../src/core/verdict.ts';
import { playedOut } from '../../../support/played-out.ts';

export const STAKE = {
  schemes: {
    blackjack: 'stake/blackjack',
    'video-poker': 'stake/video-poker',
    hilo: 'stake/hilo',
    baccarat: 'stake/baccarat',
  },
  seeding: 'pair',
} as const;

/** A pair of seeds, and whose deals it makes. */
export interface SeedPair {
  readonly server: string;
  readonly client: string;
}

/** The n-th pair of a casino. */
export const seedPair = (n: number, client = `client ${n}`): SeedPair => ({
  server: `server seed ${n}`,
  client,
});

type Site = Parameters<typeof assemble>[1];
type Fields = Readonly<Partial<Record<PanelField, string>>>;

export const hashOf = ({ server }: SeedPair, scheme = 'stake/blackjack'): string =>
  SCHEMES.get(scheme)!.commitments({ serverSeed: server })[0]!.hash;

/** The first cards that a nonce deals. */
export function cardsAt(scheme: string, { server, client }: SeedPair, nonce: number, count: number): Card[] {
  const [first] = SCHEMES.get(scheme)!.deals({ reveal: { serverSeed: server }, clientSeed: client, nonce });
  const dealt = first!.dealt as readonly Card[] | { take?: unknown; shoe?: { take(n: number): Card[] } };
  if (Array.isArray(dealt)) return dealt.slice(0, count) as Card[];
  const shoe = ('shoe' in dealt ? dealt.shoe : dealt) as { take(n: number): Card[] };
  return [...shoe.take(count)];
}

/** What a table shows in the end of a hand with these cards, in the order of Stake's deal: no more of them than it takes. */
export function contentsOf(game: GameId, cards: readonly Card[]): object {
  const [a, b, c, d, e, ...rest] = cards as [Card, Card, Card, Card, Card, ...Card[]];
  if (game === 'blackjack') return playedOut([a, b], [c, d], [e, ...rest], 1);
  if (game === 'baccarat') return sidesOf(cards);
  if (game === 'hilo') return { cards };
  return {
    cards: cards.slice(5),
    held: [false, false, false, false, false],
    payTable: null,
    bet: null,
    multiplier: null,
  };
}

/** Cards that a hand takes at most, as `contentsOf` plays it. */
export const TAKEN: Partial<Record<GameId, number>> = {
  blackjack: 16,
  baccarat: 6,
  hilo: 3,
  'video-poker': 10,
};

export class PairStory {
  readonly observations: Observation[] = [];
  readonly site: Site;
  #tab = 'tab 1';
  #load = 'load 1';
  #tick = 0;
  #hands = 0;

  constructor(site: Site = STAKE) {
    this.site = site;
  }

  on(tab: string, load = `load of ${tab}`): this {
    this.#tab = tab;
    this.#load = load;
    return this;
  }

  see(reading: Reading, { confirmed = false } = {}): this {
    const seq = this.observations.length + 1;
    this.#tick++;
    this.observations.push({
      key: `${this.#load}:${seq}`,
      load: this.#load,
      tick: this.#tick,
      at: 1_700_000_000_000 + seq * 1000,
      confirmed,
      path: '/',
      reading,
      seq,
      site: 'stake',
      tab: this.#tab,
    });
    return this;
  }

  seeTwice(reading: Reading): this {
    return this.see(reading).see(reading, { confirmed: true });
  }

  panel(fields: Fields, { twice = true } = {}): this {
    const found = Object.entries(fields).map(([field, value]) => [
      field,
      { value, how: 'label', where: field },
    ]);
    const reading: Reading = { kind: 'panel', fields: Object.fromEntries(found) };
    return twice ? this.seeTwice(reading) : this.see(reading);
  }

  /** The fairness dialog: the active pair, how many bets were made with it, and the hash of the next. */
  dialog(pair: SeedPair, count: number, next: SeedPair, fields: Fields = {}, { twice = true } = {}): this {
    const found = {
      'announced.commitment': hashOf(pair),
      'announced.clientSeed': pair.client,
      'announced.count': String(count),
      'promised.commitment': hashOf(next),
      ...fields,
    };
    return this.panel(found, { twice });
  }

  /** The player types a client seed for the next pair into the dialog. */
  enter(): this {
    return this.see({ kind: 'entered', control: 'New Client Seed' });
  }

  /** The player presses something that is no known control. */
  press(): this {
    return this.see({ kind: 'press', by: 'pointer' });
  }

  /** The player presses the control beside the box of the client seed. */
  draw(): this {
    return this.press().see({ kind: 'entered', control: '🎲', pressed: true });
  }

  /** The receipt of one bet, with its server seed where that is out. */
  receipt(pair: SeedPair, nonce: number, { out = true, fields = {} as Fields } = {}): this {
    return this.panel({
      'reported.commitment': hashOf(pair),
      'reported.clientSeed': pair.client,
      'reported.nonce': String(nonce),
      ...(out ? { 'reported.serverSeed': pair.server } : {}),
      ...fields,
    });
  }

  /** A hand with these cards, from the bet to its end. `bet: false` where the page bets by itself. */
  cards(game: GameId, cards: readonly Card[], { bet = true, twice = true } = {}): this {
    this.#hands++;
    if (bet) this.see({ kind: 'bet', control: 'Bet' });
    else this.see({ kind: 'table', game, stage: 'resting', contents: null } as Reading);
    const begun = this.#begun(game, cards);
    if (begun) this.#table(game, 'dealt', begun, twice);
    return this.#table(game, 'over', contentsOf(game, cards), twice);
  }

  #begun(game: GameId, cards: readonly Card[]): object | null {
    const [a, b, c] = cards as [Card, Card, Card];
    if (game === 'blackjack') return { player: [[a, b]], dealer: [c, null] };
    if (game === 'video-poker') return { ...contentsOf(game, cards), cards: cards.slice(0, 5) };
    return null;
  }

  #table(game: GameId, stage: Stage, contents: object, twice: boolean): this {
    const reading = { kind: 'table', game, stage, contents } as Reading;
    return twice ? this.seeTwice(reading) : this.see(reading);
  }

  /** Hands of a game as these nonces deal them. */
  play(pair: SeedPair, nonces: readonly number[], game: GameId = 'blackjack', options = {}): this {
    for (const nonce of nonces) {
      this.cards(game, cardsAt(this.site.schemes[game]!, pair, nonce, TAKEN[game]!), options);
    }
    return this;
  }

  hands(): AssembledHand[] {
    return assemble(this.observations, this.site);
  }

  verdicts(): Verdict[] {
    return this.hands().map(({ hand, circumstances }) => audit(hand, circumstances));
  }

  nonces(): (number | null)[] {
    return this.hands().map(({ hand }) => hand.nonce);
  }

  statuses(): string[] {
    return this.verdicts().map(({ status }) => status);
  }
}

/** Whole numbers from the first to the last, both included. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
