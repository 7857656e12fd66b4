/**
 * All the hands of a pair, with the nonces they were given, as they are looked up.
 * @module
 */
import { mayRepeat } from '../games/tables.ts';
import { getOr, groupBy } from '../groups.ts';
import { endingOf, hasShown, type Round } from '../round.ts';
import { type Item, lastEndOf } from './pair-members.ts';
import { isProven, type Placed, UNLIKELY, unplaced } from './pair-placing.ts';

export class Ledger {
  readonly placed: readonly Placed[];
  /** The nonces that are known to have been dealt. */
  readonly dealt: ReadonlySet<number>;
  readonly #proven = new Map<string, number[]>();
  readonly #played = new Map<string, Placed[]>();
  /** Where the first hand began whose nonce its cards don't prove, by its tab and how it ended. */
  readonly #endings = new Map<string, number>();
  /** The first round that may be no hand, by its tab and a nonce that its cards prove. */
  readonly #doubted = new Map<string, Round>();
  /** The hands whose deal was not seen, by their tabs. */
  readonly #unseen: ReadonlyMap<string, readonly Round[]>;
  readonly #byNonce: ReadonlyMap<number | null, readonly Placed[]>;

  /** `placed` are those of `items` that are the pair's; what is not may be another's. */
  constructor(items: readonly Item[], placed: readonly Placed[], from: number) {
    const byItem = new Map(placed.map((one) => [one.item, one]));
    this.placed = items.map((item) => byItem.get(item) ?? unplaced(item, from));
    this.dealt = new Set(placed.flatMap(({ nonce }) => nonce ?? []));
    this.#byNonce = groupBy(placed, ({ nonce }) => nonce);
    const unseen = items.filter(({ shown }) => shown === null).map(({ round }) => round);
    this.#unseen = groupBy(unseen, ({ tab }) => tab);
    for (const [tab, all] of groupBy(placed.filter(isProven), ({ item }) => item.round.tab)) {
      this.#proven.set(
        tab,
        all.map(({ item }) => item.round.start.seq),
      );
    }
    for (const one of this.placed) {
      const { round } = one.item;
      const ending = isProven(one) ? null : endingOf(round);
      if (ending) getOr(this.#endings, `${round.tab} ${ending}`, () => round.start.seq);
    }
    for (const one of placed) {
      if (!this.#isNoAccident(one)) continue;
      const { played, round } = one.item;
      for (const nonce of one.fitting) {
        const key = `${round.tab} ${nonce}`;
        if (played) this.#played.set(key, [...(this.#played.get(key) ?? []), one]);
        else getOr(this.#doubted, key, () => round);
      }
    }
  }

  /** Whether it is no accident where a hand fits one of the nonces that were dealt. */
  isTelling(one: Placed): boolean {
    return one.item.played && this.#isNoAccident(one);
  }

  #isNoAccident({ item }: Placed): boolean {
    return item.accident * this.placed.length <= UNLIKELY;
  }

  /** Whether hands before and behind this one, of the same tab, are proven to be the pair's. */
  brackets({ round }: Item): boolean {
    const proven = this.#proven.get(round.tab) ?? [];
    return proven.length > 0 && proven[0]! < round.start.seq && proven.at(-1)! > round.start.seq;
  }

  /** Whether a hand that was certainly bet on here, of the same tab, is proven to have had its nonce in another order. */
  contradicts({ round }: Item, nonce: number): boolean {
    return this.placed.some(
      (other) =>
        isProven(other) &&
        this.isTelling(other) &&
        other.item.betOn &&
        other.item.round.tab === round.tab &&
        other.item.round.start.seq < round.start.seq !== other.nonce! < nonce,
    );
  }

  /** Whether a hand of another tab has, or must have had, this nonce. */
  isSharedBy({ round }: Item, nonce: number): boolean {
    return (this.#byNonce.get(nonce) ?? []).some(({ item }) => item.round.tab !== round.tab);
  }

  /**
   * Whether an earlier hand of the same tab, of which too little was seen to tell its nonce, ended with the very cards of this
   * one, or as this one's nonce may have it end, or one that may be none proves that nonce, and went another way: it may have
   * been dealt with the same.
   */
  endedBefore({ round, deals }: Item, nonce: number): boolean {
    const doubted = this.#doubted.get(`${round.tab} ${nonce}`);
    const end = doubted && lastEndOf(doubted).seq < round.start.seq ? doubted.tables.at(-1) : undefined;
    if (end && !hasShown(round, end.reading)) return true;
    const began = this.#endings.get(`${round.tab} ${endingOf(round)}`);
    if (began !== undefined && began < round.start.seq && !mayRepeat(round.game)) return true;
    return (this.#unseen.get(round.tab) ?? []).some(
      ({ start, tables }) => start.seq < round.start.seq && deals.mayEndAs(tables.at(-1)!.reading, nonce),
    );
  }

  /**
   * How many hands whose nonce is open, and which began by the time a round was over, may have had this one by the proven
   * ones of their tabs. What has another hand's cards is another look at that one, also where nothing says that it was bet
   * on; and a bet that shows nothing but the last hand's result is none for certain, as where it was refused.
   */
  openTo(nonce: number, round: Round): number {
    const over = lastEndOf(round).seq;
    return this.placed.filter((one) => {
      const { played, again } = one.item;
      const { tab, start, certain } = one.item.round;
      if (start.seq > over || !certain || (again && !played)) return false;
      const mayHave = (other: Placed): boolean =>
        !isProven(other) ||
        other.item.round.tab !== tab ||
        other.item.round.start.seq < start.seq === other.nonce! < nonce;
      return one.nonce === null && !this.#isTwin(one) && this.placed.every(mayHave);
    }).length;
  }

  #isTwin(open: Placed): boolean {
    return this.#isNoAccident(open) && open.fitting.some((nonce) => this.dealt.has(nonce));
  }

  /** Another hand of the same tab that this nonce was dealt to, as far as its cards tell. */
  twinOf({ item }: Placed, nonce: number): Placed | null {
    const played = this.#played.get(`${item.round.tab} ${nonce}`) ?? [];
    return played.find((other) => other.item !== item && (!isProven(other) || other.nonce === nonce)) ?? null;
  }
}
