/**
 * Tells what happened on casino pages, as the observations that would be in the log.
 * @module
 */
import { assemble } from '../../../src/core/assemble.ts';
import { audit } from '../../../src/core/audit.ts';
import type { Card } from '../../../src/core/cards.ts';
import { sha256Hex, sha512 } from '../../../src/core/hash.ts';
import type {
  FieldReading,
  Observation,
  PanelField,
  Reading,
  TableContents,
} from '../../../src/core/observation.ts';
import { tenCards } from '../../../src/core/schemes/crypto-games/video-poker.ts';
import type { Verdict } from '../../../src/core/verdict.ts';

const NONE_HELD: readonly boolean[] = [false, false, false, false, false];

export const SITE = {
  schemes: { 'video-poker': 'crypto-games/video-poker' },
  seeding: 'per-bet',
  sendsClientSeed: true,
} as const;

export interface Seeds {
  readonly server: string;
  readonly client: string;
}

export const commitmentOf = ({ server }: Seeds): string => sha256Hex(server);
export const cardsOf = ({ server, client }: Seeds): readonly Card[] => tenCards(sha512(server + client));

/** The n-th server seed of a casino, with the player's client seed. */
export const seeds = (n: number, client = 'player'): Seeds => ({ server: `server seed ${n}`, client });

type Fields = Readonly<Partial<Record<PanelField, string | FieldReading>>>;

export class Story {
  readonly observations: Observation[] = [];
  #tab = 'tab 1';
  #load = 'load 1';
  #tick = 0;
  #late = 0;

  /** Nothing is read for so many ms. */
  wait(ms: number): this {
    this.#late += ms;
    return this;
  }

  /** Goes on in another tab, or on another load of the page in the same tab. */
  on(tab: string, load = `load of ${tab}`): this {
    this.#tab = tab;
    this.#load = load;
    return this;
  }

  /** A reading, at a tick of its own, or at that of the one before. */
  see(reading: Reading, { confirmed = false, sameTick = false } = {}): this {
    if (!sameTick) this.#tick++;
    const seq = this.observations.length + 1;
    this.observations.push({
      key: `${this.#load}:${seq}`,
      load: this.#load,
      tick: this.#tick,
      at: 1_600_000_000_000 + seq * 1000 + this.#late,
      confirmed,
      path: '/',
      reading,
      seq,
      site: 'crypto-games',
      tab: this.#tab,
    });
    return this;
  }

  /** The same reading, first and then confirmed. */
  seeTwice(reading: Reading): this {
    return this.see(reading).see(reading, { confirmed: true });
  }

  panel(fields: Fields, { twice = true, sameTick = false } = {}): this {
    const found = Object.entries(fields).map(([field, value]) => [
      field,
      typeof value === 'string' ? { value, how: 'attribute', where: `#${field}` } : value,
    ]);
    const reading: Reading = { kind: 'panel', fields: Object.fromEntries(found) };
    this.see(reading, { sameTick });
    return twice ? this.see(reading, { confirmed: true }) : this;
  }

  /** The panel of an honest casino between two hands. */
  between(last: Seeds | null, next: Seeds, { twice = true } = {}): this {
    const fields = {
      'announced.commitment': commitmentOf(next),
      'announced.clientSeed': next.client,
      'reported.commitment': last ? commitmentOf(last) : '',
      'reported.serverSeed': last?.server ?? '',
      'reported.clientSeed': last?.client ?? '',
    };
    return this.panel(fields, { twice });
  }

  bet(): this {
    return this.see({ kind: 'bet', control: 'Deal' });
  }

  key(): this {
    return this.see({ kind: 'press', by: 'key' });
  }

  deal(cards: readonly Card[], { twice = true, sameTick = false, bet = 1 } = {}): this {
    const reading = table('dealt', cards, { bet });
    this.see(reading, { sameTick });
    return twice ? this.see(reading, { confirmed: true }) : this;
  }

  over(
    cards: readonly Card[],
    {
      twice = true,
      bet = 1,
      payTable = null as string | null,
      multiplier = null as number | null,
      held = NONE_HELD,
    } = {},
  ): this {
    const reading = table('over', cards, { bet, payTable, multiplier, held });
    return twice ? this.seeTwice(reading) : this.see(reading);
  }

  /** The player changes something on the fairness panel. */
  enter(): this {
    return this.see({ kind: 'entered', control: 'Client seed' });
  }

  /** The player presses something that is no known control. */
  press(): this {
    return this.see({ kind: 'press', by: 'pointer' });
  }

  /** The player presses the control beside the box of the client seed. */
  draw(): this {
    return this.press().see({ kind: 'entered', control: '🎲', pressed: true });
  }

  /** The tab is closed, with a hand under way that began with this observation. */
  leave(since: number): this {
    return this.see({ kind: 'left', since });
  }

  moving(): this {
    return this.see({ kind: 'table', game: 'video-poker', stage: 'moving', contents: null });
  }

  /** A hand of an honest casino from bet to final cards: all cards drawn anew. */
  hand(used: Seeds): this {
    const cards = cardsOf(used);
    return this.bet().deal(cards.slice(0, 5)).over(cards.slice(5));
  }

  verdicts(): Verdict[] {
    return assemble(this.observations, SITE).map(({ hand, circumstances }) => audit(hand, circumstances));
  }

  /** The status of each hand and its first reason. */
  outcomes(): string[] {
    return this.verdicts().map(({ status, reasons }) =>
      [status, reasons.find(({ code }) => !OF_EVERY_HAND.has(code))?.code].filter(Boolean).join(': '),
    );
  }
}

/** A look at a table on which nothing could be read. */
export const unreadTable = (game: 'blackjack' | 'video-poker', stage: 'dealt' | 'over'): Reading => ({
  kind: 'table',
  game,
  stage,
  contents: null,
  problem: { problem: 'absent', detail: '' },
});

/** Notes that say which came first are made of every hand, and have a test of their own. */
const OF_EVERY_HAND: ReadonlySet<string> = new Set(['client-seed-after-hash', 'client-seed-before-hash']);

/** Two cards of the player's at blackjack, and two of the dealer's. */
export type Four = [Card, Card, Card, Card];

/** A table of blackjack with these, the last face down until it is over. */
export const tableOfFour = (stage: 'dealt' | 'over', [a, b, c, d]: Four): Reading => ({
  kind: 'table',
  game: 'blackjack',
  stage,
  contents: { player: [[a, b]], dealer: [c, stage === 'over' ? d : null] },
});

function table(
  stage: 'dealt' | 'over',
  cards: readonly Card[],
  amounts: Partial<TableContents['video-poker']>,
): Reading {
  return {
    kind: 'table',
    game: 'video-poker',
    stage,
    contents: {
      cards,
      held: NONE_HELD,
      payTable: null,
      bet: null,
      multiplier: null,
      ...amounts,
    },
  };
}
