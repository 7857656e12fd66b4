/**
 * Bets of which no card was seen, where each bet has a server seed of its own: any of them may have used what was promised.
 * @module
 */
import { mayRepeat, sameOutcome } from '../games/tables.ts';
import { isBefore, type Observation } from '../observation.ts';
import type { PanelObservation } from '../panels.ts';
import { isTable, type Round, type TableObservation } from '../round.ts';
import { type Bet, type Place, promisedAtRest } from './per-bet-panels.ts';
import type { Seen } from './seeding.ts';

/** What was seen of each page load. */
interface ByLoad {
  readonly places: ReadonlyMap<PanelObservation, Place>;
  readonly panelsOf: ReadonlyMap<string, readonly PanelObservation[]>;
  readonly looksOf: ReadonlyMap<string, readonly TableObservation[]>;
}

interface Context extends Seen, ByLoad {
  /** The round of each look at a table. */
  readonly roundOf: ReadonlyMap<Observation, Round>;
  /** The last look at rest of each page load. */
  readonly lastLooks: ReadonlyMap<string, TableObservation>;
}

/**
 * What may have been bets of which no card was seen: presses of a bet control, and what else was pressed, or
 * began to move, on a page whose table was seen no more.
 */
export function betsWithoutCards(seen: Seen, byLoad: ByLoad): Bet[] {
  const { observations, rounds } = seen;
  const context: Context = {
    ...seen,
    ...byLoad,
    roundOf: new Map(rounds.flatMap((round) => round.tables.map((table) => [table, round] as const))),
    lastLooks: new Map(
      observations.filter(isTable).flatMap((look) => (isStill(look) ? [[look.load, look] as const] : [])),
    ),
  };
  // What was pressed before the page was loaded anew, or went on to another promise, may have sent a bet of its own.
  const starts = new Set(
    rounds.flatMap(({ start, sent }) =>
      sent?.load === start.load && promisedAtRest(sent, start, byLoad) === null ? [start, sent] : [start],
    ),
  );
  // Where the page went on to another promise while the table rested, the bet was perhaps another game's, and the cards
  // came of one that was not seen.
  const behind = new Set<Observation>(
    rounds.flatMap(({ start, tables: [first] }) =>
      first && promisedAtRest(start, first, byLoad) !== null ? [first] : [],
    ),
  );
  return observations
    .filter((one) => (mayHaveBet(one, context) && !starts.has(one)) || behind.has(one))
    .map((start) => ({ tab: start.tab, start, tables: [] }));
}

export const isStill = ({ reading }: TableObservation): boolean => reading.stage !== 'moving';

function mayHaveBet(one: Observation, context: Context): boolean {
  const isMoving = isTable(one) && !isStill(one);
  if (one.reading.kind !== 'press' && !isMoving) return one.reading.kind === 'bet';
  if (isMoving && cameToSame(one, context)) return true;
  const last = context.lastLooks.get(one.load);
  // In the middle of a hand it was the hand's.
  return !last || (last.seq < one.seq && isOver(last, one, context));
}

/** Whether a wheel turned and came to what lay there before, which was taken for no result. */
function cameToSame({ reading, load, seq }: TableObservation, { observations, roundOf }: Context): boolean {
  if (!mayRepeat(reading.game)) return false;
  const next = observations.find(
    (one) => one.load === load && one.seq > seq && isTable(one) && isStill(one),
  ) as TableObservation | undefined;
  if (next?.reading.stage !== 'over') return false;
  const tables = roundOf.get(next)?.tables;
  // No hand's, or that of one that was over before.
  return !tables || tables.some((table) => table.reading.stage === 'over' && table.seq < seq);
}

/** Whether the hand of a table was over when something was done: then that was not the hand's. */
function isOver(table: TableObservation, by: Observation, context: Context): boolean {
  return table.reading.stage !== 'dealt' || isDrawn(table, context) || areSeedsOut(table, by, context);
}

/** Whether cards of video poker are not the first of their hand: no more can be pressed for. */
const isDrawn = (table: TableObservation, { roundOf }: Context): boolean =>
  table.reading.game === 'video-poker' &&
  roundOf
    .get(table)
    ?.tables.some(({ reading, seq }) => seq < table.seq && !sameOutcome(reading, table.reading)) === true;

/** Whether the panel has begun since a table's bet to show the seeds that it shows by then: the hand was over. */
function areSeedsOut(table: TableObservation, by: Observation, context: Context): boolean {
  const { panelsOf, places, roundOf } = context;
  const { load } = table;
  const bet = roundOf.get(table)?.start ?? table;
  const panel = panelsOf.get(load)?.findLast((one) => isBefore(one, by));
  const since = panel && places.get(panel)!.reportedSince;
  return !!since && !isBefore(since, bet);
}
