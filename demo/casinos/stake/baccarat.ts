/**
 * Stake's baccarat: a bet on the player; two cards to each side, then third cards by the usual table.
 * @module
 */
import { type Card, RANKS, rankOf } from '../../../src/core/cards.ts';
import type { FieldReader } from '../../../src/core/fields.ts';
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

export interface Sides {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
}

const pointsOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pipsOf(card), 0) % 10;

const pipsOf = (card: Card): number => {
  const pips = RANKS.indexOf(rankOf(card)) + 1;
  return pips > 9 ? 0 : pips;
};

/** The cards of each side: the player draws up to 5, the banker by the player's third card. */
export function sidesOf([p1, p2, b1, b2, ...rest]: readonly Card[]): Sides {
  const player = [p1!, p2!];
  const banker = [b1!, b2!];
  if (pointsOf(player) >= 8 || pointsOf(banker) >= 8) return { player, banker };
  const thirds = [...rest];
  const third = pointsOf(player) <= 5 ? thirds.shift()! : null;
  if (third) player.push(third);
  if (bankerDraws(pointsOf(banker), third)) banker.push(thirds.shift()!);
  return { player, banker };
}

function bankerDraws(points: number, third: Card | null): boolean {
  if (!third || points <= 2) return points <= 5;
  const pips = pipsOf(third);
  if (points === 3) return pips !== 8;
  if (points === 4) return pips >= 2 && pips <= 7;
  if (points === 5) return pips >= 4 && pips <= 7;
  return points === 6 && (pips === 6 || pips === 7);
}

/** What a bet on the player gets back, as a multiple; a tie gives it back. */
function payOf({ player, banker }: Sides): number {
  const lead = pointsOf(player) - pointsOf(banker);
  return lead > 0 ? 2 : lead === 0 ? 1 : 0;
}
