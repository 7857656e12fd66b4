/**
 * A round at a table, as it is cut out of the observations: from the bet, or the first sign of new cards, to the next.
 * @module
 */
import type { GameId } from './game.ts';
import { mayRepeat, outcomeOf, sameOutcome, saysOver } from './games/tables.ts';
import type { Observation, TableReading } from './observation.ts';

export interface Round {
  readonly tab: string;
  readonly game: GameId;
  /** What began it: the last press of a bet control before it, or else the first sign of cards, still moving or not. */
  readonly start: Observation;
  /**
   * The earliest thing since the hand before that can have sent the bet: the first press of a bet control; where there
   * was none, the first press of a key or of anything else. Null where nothing was pressed: the page bet by itself, or
   * by means that can't be seen. Taking the first proves a hand less at times; a later one could prove what was promised
   * after the bet.
   */
  readonly sent: Observation | null;
  /** Whether more than its panel says that there was a hand: a press, or a table that moved. */
  readonly certain: boolean;
  /** Whether its table was looked at behind the bet, moving or at rest, before any of it lay there. */
  readonly awaited: boolean;
  /** Whether its page showed it at once as it was loaded, and nothing had been pressed there: it may have been bet on long before. */
  readonly resumed: boolean;
  /** The readings of its table, oldest first; at least one. */
  readonly tables: readonly TableObservation[];
  /**
   * Whether it is open which of its first cards, over those of the last hand, were on their way, and which were dealt; or
   * whether the last are its own.
   */
  readonly mixed: boolean;
  /** Other tabs that only showed its table. */
  readonly mirrors: ReadonlySet<string>;
}

export type TableObservation = Observation & { readonly reading: TableReading };

export const isTable = (observation: Observation): observation is TableObservation =>
  observation.reading.kind === 'table';

/** Whether a round was seen to be over: by its stage, or by its cards as they last lay. */
export function isOver({ tables }: Round): boolean {
  const last = tables.at(-1);
  return (
    last !== undefined && (saysOver(last.reading) || tables.some(({ reading }) => reading.stage === 'over'))
  );
}

/**
 * Where each round's tab went on to its next one, as a `seq`; of the last one of a tab what `ends` says of that, or never.
 * `rounds` are in the order they began.
 */
export function untilNext<T extends Round>(
  rounds: readonly T[],
  ends: ReadonlyMap<string, number> = new Map(),
): Map<T, number> {
  const next = new Map(ends);
  const until = new Map<T, number>();
  for (const round of rounds.toReversed()) {
    until.set(round, next.get(round.tab) ?? Number.POSITIVE_INFINITY);
    next.set(round.tab, round.start.seq);
  }
  return until;
}

/** Whether a bet was pressed for a hand. What a page shows that was loaded behind the press need not have come of it. */
export const isPressedFor = ({ start, tables: [first] }: Round): boolean =>
  start.reading.kind === 'bet' && first?.load === start.load;

/** The cards or numbers that a round ended with, as text; null where the last look at its table read none. */
export function endingOf({ tables }: Round): string | null {
  const last = tables.at(-1)?.reading;
  return last?.contents ? outcomeOf(last) : null;
}

/** The first look at a round's table that read what lay there. */
export const firstRead = ({ tables }: Round): TableObservation | undefined =>
  tables.find(({ reading }) => reading.contents);

/** Whether any look at a round's table read what this one does. */
export const hasShown = ({ tables }: Round, reading: TableReading): boolean =>
  tables.some((table) => sameOutcome(table.reading, reading));

/**
 * Whether a round came to what another had come to, at a game whose results repeat: it may be that one's result that lies
 * there still.
 */
export const mayLieThereStill = (other: Round, { game, tables }: Round): boolean =>
  mayRepeat(game) && sameOutcome(other.tables.at(-1)!.reading, tables.at(-1)!.reading);

export const hasContents = ({ tables }: Round): boolean =>
  tables.some(({ reading }) => reading.contents !== null);

/** Whether the cards of a look were read twice, among these. */
export const wasReadTwice = ({ reading }: TableObservation, tables: readonly TableObservation[]): boolean =>
  tables.some((table) => table.confirmed && sameOutcome(table.reading, reading));
