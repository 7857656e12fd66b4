/**
 * Stake's baccarat: a bet on the player; two cards to each side, then third cards by the usual table.
 * @module
 */
import type { Card } from '../../../src/core/cards.ts';
import type { FieldReader } from '../../../src/core/fields.ts';
import { payOf, type Sides, sidesOf } from '../baccarat.ts';
import { otherThan } from '../blackjack-table.ts';
import { conductFrom, onceInMany } from '../pair-tables.ts';
import { PAIR_CONDUCTS, type PairConduct, type PairPanel, type SeedPairs } from '../seed-pairs.ts';
import { drawn } from './cards.ts';
import { BACCARAT } from './cheats.ts';

const BET = 10;

export interface BaccaratView {
  readonly stage: 'resting' | 'over';
  readonly hand: number;
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly bet: number;
  readonly win: number | null;
  readonly balance: number;
  readonly panel: PairPanel;
}

interface BaccaratConduct extends PairConduct {
  /** The six cards it deals from instead of those that the seeds force. */
  stack?(cards: readonly Card[]): readonly Card[];
}

export class BaccaratTable {
  readonly #seeds: ReturnType<SeedPairs['for']>;
  readonly #conductOf: (fields: FieldReader) => BaccaratConduct;
  #sides: Sides | null = null;
  #hands = 0;
  #balance = 1000;

  constructor(pairs: SeedPairs) {
    this.#seeds = pairs.for('baccarat');
    const isTime = onceInMany();
    const conducts: Readonly<Record<string, BaccaratConduct>> = {
      ...PAIR_CONDUCTS,
      'swaps-dealt-card': { stack: (cards) => cards.with(3, otherThan(cards[3]!)) },
      'swaps-one-of-many': { stack: (cards) => (isTime() ? cards.with(0, otherThan(cards[0]!)) : cards) },
    };
    this.#conductOf = conductFrom<BaccaratConduct>(BACCARAT, conducts);
  }

  /** Answers `state`, `refresh`, `seed` and `deal`. @throws HandError */
  answer(action: string, fields: FieldReader): BaccaratView | null {
    const conduct = this.#conductOf(fields);
    if (action === 'state') this.#seeds.prepare(conduct);
    else if (action === 'refresh') this.#seeds.refresh?.(conduct);
    else if (action === 'seed') this.#seeds.enter?.(conduct, fields);
    else if (action === 'deal') this.#deal(conduct);
    else return null;
    const { player = [], banker = [] } = this.#sides ?? {};
    return {
      stage: this.#sides ? 'over' : 'resting',
      hand: this.#hands,
      player,
      banker,
      bet: BET,
      win: this.#sides && BET * payOf(this.#sides),
      balance: this.#balance,
      panel: this.#seeds.panel(conduct),
    };
  }

  #deal(conduct: BaccaratConduct): void {
    const wager = this.#seeds.bet(conduct);
    const forced = drawn(wager.used, 6);
    this.#sides = sidesOf(conduct.stack?.(forced) ?? forced);
    this.#hands++;
    this.#balance += BET * payOf(this.#sides) - BET;
    this.#seeds.reveal(wager);
  }
}
