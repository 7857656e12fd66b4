/**
 * What a game is to the auditor: how a hand of it is written down, and how what was shown is held against the deal.
 * @module
 */
import type { FieldReader } from './fields.ts';
import type { TableReading } from './observation.ts';
import type { Check, Reason } from './verdict.ts';

export const GAMES = ['video-poker', 'blackjack', 'roulette', 'craps', 'slots', 'hilo', 'baccarat'] as const;
export type GameId = (typeof GAMES)[number];

export interface Comparison {
  readonly deal: Check;
  readonly payout: Check;
  /** How many of the cards or numbers shown differ from the deal. */
  readonly differing: number;
  /** What the deal forces, in the shape of `shown`; null where the shown hand is too incomplete to say. */
  readonly expected: object | null;
  readonly reasons: readonly Reason[];
  /** Of a hand that was split: the cards dealt before it was cannot be those shown, in whatever order the others come. */
  readonly startDiffers?: boolean;
}

/** What is known of a round's end besides what its table says. */
export interface Ending {
  /** Its seeds are out, so that it must be over. */
  readonly revealed: boolean;
  /** The next round has begun: no more will be seen of it. */
  readonly closed: boolean;
  /**
   * Its first cards may have come and gone unread: no bet was pressed for it, and a page that plays by itself waits for
   * nobody to look at them; or nothing was read for a while behind the bet.
   */
  readonly unwatched?: boolean;
}

/** What the readings of one round add up to. */
export interface Gathered {
  /** The `shown` of a hand file, or null where too little was seen. */
  readonly shown: object | null;
  readonly over: boolean;
  readonly findings: readonly Reason[];
}

export interface Game<Shown extends object = object, Dealt = unknown> {
  readonly id: GameId;
  /** The `shown` of a hand file, checked. @throws HandError naming the field */
  parseShown(shown: FieldReader): Shown;
  /** @throws Undealable where the deal doesn't reach as far as what was shown */
  compare(shown: Shown, dealt: Dealt): Comparison;
  /**
   * What is to be said of how a hand that is over was played, whatever its seeds: whether each side took as many cards as
   * the rules of the game have it. A hand file may hold a part of a hand: only those seen on a page are held against them.
   */
  judgePlay?(shown: Shown): readonly Reason[];
  /** At most how likely the deal of other seeds fits what was shown, by one way to read the rule. Above 0, 1 at most. */
  accident(shown: Shown): number;
  /**
   * What every hand shows of the first cards or numbers of the deal, as it was shown and as it was dealt: where they
   * differ, nothing else need be compared. Null where it was not seen.
   */
  readonly first: {
    shown(shown: Shown): string | number | null;
    dealt(dealt: Dealt): string | number | null;
  };
  /**
   * Whether a deal may have come to what lay there in the end of a hand whose deal was not seen, however it was played;
   * where that is left out, none is known to.
   */
  mayEndAs?(last: TableReading, dealt: Dealt): boolean;
  /** The `shown` that the table's readings of one round, oldest first, add up to. Nothing is known where no ending is given. */
  gather(readings: readonly TableReading[], ending?: Ending): Gathered;
}
