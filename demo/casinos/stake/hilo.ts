/**
 * Stake's hilo: a card to start with, then guesses whether the next is higher or lower (a card of the same rank counts
 * as either), until one is wrong or the player takes what is won. A skipped card takes a draw too.
 * @module
 */
import { type Card, rankOf } from '../../../src/core/cards.ts';
import type { FieldReader } from '../../../src/core/fields.ts';
import { otherThan } from '../blackjack-table.ts';
import { conductFrom, onceInMany } from '../pair-tables.ts';
import {
  PAIR_CONDUCTS,
  type PairConduct,
  type PairPanel,
  type PairWager,
  type SeedPairs,
} from '../seed-pairs.ts';
import { drawn } from './cards.ts';
import { HILO } from './cheats.ts';

const BET = 10;
const RANKS = 'A23456789TJQK';
/** As many cards as a round may have. */
const MOST = 52;

export const GUESSES = ['higher', 'lower', 'skip', 'cashout'] as const;
export type Guess = (typeof GUESSES)[number];

export interface HiloView {
  readonly stage: 'resting' | 'dealt' | 'over';
  readonly hand: number;
  /** Oldest first. */
  readonly cards: readonly Card[];
  readonly bet: number;
  readonly win: number | null;
  readonly balance: number;
  readonly panel: PairPanel;
}

interface HiloConduct extends PairConduct {
  /** The cards it deals from instead of those that the seeds force. */
  stack?(cards: readonly Card[]): readonly Card[];
}

interface Round {
  readonly wager: PairWager;
  readonly deck: readonly Card[];
  count: number;
  /** What the bet has become, as a multiple. */
  multiplier: number;
  win: number | null;
}

export class HiloTable {
  readonly #seeds: ReturnType<SeedPairs['for']>;
  readonly #conductOf: (fields: FieldReader) => HiloConduct;
  #round: Round | null = null;
  #hands = 0;
  #balance = 1000;

  constructor(pairs: SeedPairs) {
    this.#seeds = pairs.for('hilo');
    const isTime = onceInMany();
    const conducts: Readonly<Record<string, HiloConduct>> = {
      ...PAIR_CONDUCTS,
      'swaps-dealt-card': { stack: (cards) => cards.with(0, otherThan(cards[0]!)) },
      'swaps-one-of-many': { stack: (cards) => (isTime() ? cards.with(0, otherThan(cards[0]!)) : cards) },
    };
    this.#conductOf = conductFrom<HiloConduct>(HILO, conducts);
  }

  /** Answers `state`, `refresh`, `seed`, `deal` and `guess`. @throws HandError */
  answer(action: string, fields: FieldReader): HiloView | null {
    const conduct = this.#conductOf(fields);
    switch (action) {
      case 'state':
        this.#seeds.prepare(conduct);
        break;
      case 'refresh':
        this.#seeds.refresh?.(conduct);
        break;
      case 'seed':
        this.#seeds.enter?.(conduct, fields);
        break;
      case 'deal':
        this.#deal(conduct);
        break;
      case 'guess':
        this.#guess(fields.choice('guess', GUESSES));
        break;
      default:
        return null;
    }
    const round = this.#round;
    return {
      stage: !round ? 'resting' : round.win === null ? 'dealt' : 'over',
      hand: this.#hands,
      cards: round?.deck.slice(0, round.count) ?? [],
      bet: BET,
      win: round?.win ?? null,
      balance: this.#balance,
      panel: this.#seeds.panel(conduct),
    };
  }

  #deal(conduct: HiloConduct): void {
    if (this.#round && this.#round.win === null) return;
    const wager = this.#seeds.bet(conduct);
    const forced = drawn(wager.used, MOST);
    this.#round = { wager, deck: conduct.stack?.(forced) ?? forced, count: 1, multiplier: 1, win: null };
    this.#hands++;
    this.#balance -= BET;
  }

  #guess(guess: Guess): void {
    const round = this.#round;
    if (!round || round.win !== null) return;
    if (guess === 'cashout') {
      this.#end(round, Math.floor(BET * round.multiplier));
      return;
    }
    const [before, after] = round.deck.slice(round.count - 1, ++round.count).map(heightOf) as [
      number,
      number,
    ];
    const isRight = guess === 'skip' || (guess === 'higher' ? after >= before : after <= before);
    if (!isRight) this.#end(round, 0);
    else if (round.count === MOST) this.#end(round, Math.floor(BET * round.multiplier));
    else if (guess !== 'skip') {
      const chances = guess === 'higher' ? RANKS.length - before : before + 1;
      round.multiplier *= (0.99 * RANKS.length) / chances;
    }
  }

  #end(round: Round, win: number): void {
    round.win = win;
    this.#balance += win;
    this.#seeds.reveal(round.wager);
  }
}

const heightOf = (card: Card): number => RANKS.indexOf(rankOf(card));
