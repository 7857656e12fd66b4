/**
 * Results against what the game returns: video poker by its pay table, blackjack as far as the cards tell.
 * @module
 */
import type { Card } from '../core/cards.ts';
import { type ShownBlackjack, upCardOf } from '../core/games/blackjack-layout.ts';
import { totalOf } from '../core/games/blackjack-table.ts';
import { type PayTable, payOf, type RankName, rankHand } from '../core/games/pay-tables.ts';
import type { ShownVideoPoker } from '../core/games/video-poker.ts';
import { BUST, Dealer } from '../odds/blackjack-dealer.ts';
import { ACE, RANKS, rankIndex, TEN } from '../odds/blackjack-hands.ts';
import { CRYPTO_GAMES_RULES } from '../odds/blackjack-rules.ts';
import { fullShoe } from '../odds/blackjack-shoe.ts';
import { tablesOf } from '../odds/review.ts';
import { type ReturnRow, returnTable } from '../odds/video-poker.ts';

/** All hands up to one, in bets of one each. */
export interface Point {
  readonly hand: number;
  readonly result: number;
  readonly expected: number;
  /** The standard deviation of the result. */
  readonly deviation: number;
}

export interface ResultsView {
  readonly points: readonly Point[];
  /** How often hands ended in each rank, and how often the best play would; best first. */
  readonly ranks: readonly RankCount[];
  /** Video poker hands that are over whose pay table is not known. */
  readonly leftOut: number;
}

export interface RankCount {
  readonly rank: RankName;
  readonly came: number;
  readonly due: number;
}

interface Moments {
  readonly mean: number;
  readonly variance: number;
  readonly rows: readonly ReturnRow[];
}

/** What a hand of one bet comes to by the best play. */
function momentsOf(table: PayTable): Moments {
  const { rows, return: won } = returnTable(table);
  const squares = rows.reduce((sum, { pays, probability }) => sum + pays * pays * probability, 0);
  return { mean: won - 1, variance: squares - won * won, rows };
}

/** As many points as a chart can show. */
const MOST_POINTS = 400;

export class VideoPokerResults {
  readonly #moments = new Map<PayTable, Moments>();
  readonly #ranks = new Map<RankName, { came: number; due: number }>();
  #points: Point[] = [];
  /** Every so many hands there is a point. */
  #step = 1;
  #last: Point = { hand: 0, result: 0, expected: 0, deviation: 0 };
  #variance = 0;
  #leftOut = 0;

  take(scheme: string, { final, payTable, multiplier }: ShownVideoPoker): void {
    const table = final && payTable && tablesOf(scheme)?.[payTable];
    if (!final) return;
    // A hand with the same card twice has no rank.
    if (!table || new Set(final).size < final.length) {
      this.#leftOut++;
      return;
    }
    const won = multiplier ?? payOf(table, final);
    const moments = this.#moments.get(table) ?? momentsOf(table);
    this.#moments.set(table, moments);
    this.#count(rankHand(final, table.family), moments.rows);
    this.#variance += moments.variance;
    this.#last = {
      hand: this.#last.hand + 1,
      result: this.#last.result + won - 1,
      expected: this.#last.expected + moments.mean,
      deviation: Math.sqrt(this.#variance),
    };
    if (this.#last.hand % this.#step > 0) return;
    this.#points.push(this.#last);
    if (this.#points.length < MOST_POINTS) return;
    this.#step *= 2;
    this.#points = this.#points.filter(({ hand }) => hand % this.#step === 0);
  }

  #count(ended: RankName, rows: readonly ReturnRow[]): void {
    for (const { rank, probability } of rows) {
      const count = this.#ranks.get(rank) ?? { came: 0, due: 0 };
      this.#ranks.set(rank, count);
      count.due += probability;
      if (rank === ended) count.came++;
    }
  }

  view(): ResultsView {
    const isThere = this.#last.hand === 0 || this.#points.at(-1)?.hand === this.#last.hand;
    return {
      points: isThere ? [...this.#points] : [...this.#points, this.#last],
      ranks: [...this.#ranks].map(([rank, count]) => ({ rank, ...count })),
      leftOut: this.#leftOut,
    };
  }
}

export interface BlackjackView {
  /** Hands by how their cards compare. */
  readonly won: number;
  readonly even: number;
  readonly lost: number;
  /** Of those won: ace and ten, where the dealer had none. */
  readonly blackjacks: number;
  /** Rounds whose end the cards do not tell. */
  readonly leftOut: number;
  /** Rounds in which the dealer had to play, and how many of them went over 21. */
  readonly played: number;
  readonly busts: number;
  /** How many would by theory, given the up cards: for a dealer who stands on a soft 17, and for one who hits it. */
  readonly stands: Expected;
  readonly hits: Expected;
  /** Decks that theory reckons with: few hands tell theirs, and it makes little difference. */
  readonly decks: number;
}

interface Expected {
  readonly busts: number;
  readonly deviation: number;
}

const DECKS = CRYPTO_GAMES_RULES.decks;

export class BlackjackResults {
  #won = 0;
  #even = 0;
  #lost = 0;
  #blackjacks = 0;
  #busts = 0;
  #leftOut = 0;
  /** Rounds that the dealer played, by the rank of the up card. */
  readonly #ups = new Array<number>(RANKS).fill(0);

  take(shown: ShownBlackjack): void {
    const { player, dealer } = shown;
    const natural = player.length === 1 && player[0]!.length === 2 && totalOf(player[0]!).total === 21;
    const totals = player.map((hand) => totalOf(hand).total);
    const up = upCardOf(shown);
    // Some hands end without the dealer's: over 21, or as a blackjack that the dealer can't have.
    if (totals.every((total) => total > 21)) this.#lost += totals.length;
    else if (dealer.length >= 2 && !dealer.includes(null))
      this.#compare(totals, natural, dealer as readonly Card[], up as Card);
    else if (natural && up && ![ACE, TEN].includes(rankIndex(up))) this.#winByBlackjack();
    else this.#leftOut++;
  }

  #compare(totals: readonly number[], natural: boolean, dealer: readonly Card[], up: Card): void {
    const { total } = totalOf(dealer);
    const dealerNatural = dealer.length === 2 && total === 21;
    if (natural) {
      if (dealerNatural) this.#even++;
      else this.#winByBlackjack();
      return;
    }
    // A hand that stands makes the dealer play. Where the dealer did not, the player may have surrendered.
    if (total < 17) {
      this.#leftOut++;
      return;
    }
    this.#ups[rankIndex(up)]!++;
    if (total > 21) this.#busts++;
    for (const own of totals) {
      const better = own > 21 || dealerNatural ? -1 : own - (total > 21 ? 0 : total);
      if (better > 0) this.#won++;
      else if (better < 0) this.#lost++;
      else this.#even++;
    }
  }

  #winByBlackjack(): void {
    this.#won++;
    this.#blackjacks++;
  }

  view(): BlackjackView {
    return {
      won: this.#won,
      even: this.#even,
      lost: this.#lost,
      blackjacks: this.#blackjacks,
      leftOut: this.#leftOut,
      played: this.#ups.reduce((sum, count) => sum + count, 0),
      busts: this.#busts,
      stands: this.#expected(false),
      hits: this.#expected(true),
      decks: DECKS,
    };
  }

  #expected(hitsSoft17: boolean): Expected {
    const chances = bustChances(hitsSoft17);
    let busts = 0;
    let variance = 0;
    for (const [up, count] of this.#ups.entries()) {
      busts += count * chances[up]!;
      variance += count * chances[up]! * (1 - chances[up]!);
    }
    return { busts, deviation: Math.sqrt(variance) };
  }
}

const known = new Map<boolean, readonly number[]>();

/** How likely the dealer goes over 21 from each up card, out of a full shoe. */
export function bustChances(hitsSoft17: boolean): readonly number[] {
  let chances = known.get(hitsSoft17);
  if (!chances) {
    chances = Array.from(
      { length: RANKS },
      (_, up) => new Dealer(up, hitsSoft17).outcomes(fullShoe(DECKS), new Uint8Array(RANKS))[BUST]!,
    );
    known.set(hitsSoft17, chances);
  }
  return chances;
}
