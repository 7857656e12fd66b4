/**
 * All that was seen of a site where each bet has a server seed of its own, and what was made of it.
 * @module
 */
import { mayRepeat, sameOutcome } from '../games/tables.ts';
import { groupBy } from '../groups.ts';
import { isBefore, type Observation } from '../observation.ts';
import { hashOn, type PanelObservation } from '../panels.ts';
import { isTable, type Round, type TableObservation } from '../rounds.ts';
import type { Scheme } from '../scheme.ts';
import type { Reason } from '../verdict.ts';
import { type Link, laggingIn, linkReveals } from './per-bet-links.ts';
import { outOfTurnIn } from './per-bet-nonces.ts';
import {
  type Before,
  beforeRounds,
  firstOf,
  type Place,
  placesOf,
  promisedAtRest,
  revealsOn,
} from './per-bet-panels.ts';
import { onlyShown, type Seen, untilOf } from './seeding.ts';

/** All that was seen of a site, and what was made of it. */
export interface Known extends Seen {
  readonly places: ReadonlyMap<PanelObservation, Place>;
  /** What was promised before each round. */
  readonly before: ReadonlyMap<Round, Before>;
  readonly links: ReadonlyMap<Round, Link>;
  /** The panels of each page load. */
  readonly panelsOf: ReadonlyMap<string, readonly PanelObservation[]>;
  /** The place of each round among all. */
  readonly at: ReadonlyMap<Round, number>;
  /** The rounds of each tab. */
  readonly roundsOf: ReadonlyMap<string, readonly Round[]>;
  /** The place of each round among those of its tab. */
  readonly atOfTab: ReadonlyMap<Round, number>;
  /** The round before each on its tab, where there was one. */
  readonly previous: ReadonlyMap<Round, Round>;
  /** Until when each round's table may have been played: the tab's next round, or the last that was seen of it. */
  readonly until: ReadonlyMap<Round, number>;
  /** Rounds for which nothing was pressed while another tab was played. */
  readonly beside: ReadonlySet<Round>;
  /** Rounds that a page may have dealt by itself, and whose table may lag behind its panel. */
  readonly lagging: ReadonlySet<Round>;
  /** Rounds that no reveal was linked to. */
  readonly unlinked: readonly Round[];
  /** What was promised before bets of which no card was seen. */
  readonly unseen: ReadonlyMap<Round, Before>;
  /** What was promised before all of these: any of them may have used it. */
  readonly unaccounted: ReadonlyMap<Round, Before>;
  /** The panels that tell of seeds which were linked to a round. */
  readonly accounted: ReadonlySet<PanelObservation>;
  /** Hashes of the seeds that are out, and which panel showed each first. */
  readonly out: ReadonlyMap<string, PanelObservation>;
  /** Which panel first showed the seeds of each hash. */
  readonly revealed: ReadonlyMap<string, PanelObservation>;
  /** Looks at the tables of each page load. */
  readonly looksOf: ReadonlyMap<string, readonly TableObservation[]>;
  /** When the player entered something on a panel. */
  readonly entered: readonly Observation[];
  /** What is to be said of rounds whose nonce does not follow those that were seen before; null of those whose does. */
  readonly outOfTurn: ReadonlyMap<Round, Reason | null>;
}

/** A round among all that. */
export interface Context extends Known {
  readonly round: Round;
  readonly scheme: Scheme;
}

export function knownOf(seen: Seen): Known {
  const { observations, panels, rounds, schemes } = seen;
  const places = placesOf(panels);
  const before = beforeRounds(rounds, panels, places);
  const panelsOf = groupBy(panels, ({ load }) => load);
  const looksOf = groupBy(observations.filter(isTable), ({ load }) => load);
  const unseen = beforeRounds(betsWithoutCards(seen, { places, panelsOf, looksOf }), panels, places);
  const reveals = revealsOn(panels, schemes);
  const links = linkReveals({ rounds, schemes, before, reveals, panels, places, unseen });
  const unlinked = rounds.filter((round) => !links.has(round));
  const until = untilOf(seen);
  const roundsOf = groupBy(rounds, ({ tab }) => tab);
  const out = new Map<string, PanelObservation>();
  for (const panel of panels) {
    const hash = hashOn(panel, 'reported.commitment');
    if (hash && !out.has(hash)) out.set(hash, panel);
  }
  const revealed = new Map<string, PanelObservation>();
  for (const shown of reveals)
    for (const hash of shown.hashes) {
      if (!revealed.has(hash)) revealed.set(hash, firstOf(shown));
      if (firstOf(shown).seq < (out.get(hash)?.seq ?? Number.POSITIVE_INFINITY))
        out.set(hash, firstOf(shown));
    }
  const known = {
    ...seen,
    places,
    before,
    links,
    panelsOf,
    at: new Map(rounds.map((round, i) => [round, i])),
    roundsOf,
    atOfTab: new Map([...roundsOf.values()].flatMap((ofTab) => ofTab.map((round, i) => [round, i]))),
    previous: new Map(
      [...roundsOf.values()].flatMap((ofTab) => ofTab.slice(1).map((one, i) => [one, ofTab[i]!])),
    ),
    until,
    beside: onlyShown(rounds, until),
    lagging: laggingIn(roundsOf, { before, places }, links),
    unlinked,
    unseen,
    unaccounted: new Map([...unlinked.map((round) => [round, before.get(round)!] as const), ...unseen]),
    accounted: new Set([...links.values()].flatMap(({ shown }) => [...shown.panels, ...shown.named])),
    out,
    revealed,
    looksOf,
    entered: observations.filter(({ reading }) => reading.kind === 'entered'),
  };
  return { ...known, outOfTurn: outOfTurnIn(known) };
}

/**
 * What may have been bets of which no card was seen, as rounds: presses of a bet control, and what else was pressed, or
 * began to move, on a page whose table was seen no more.
 */
function betsWithoutCards(
  { observations, panels, rounds }: Seen,
  known: Pick<Known, 'places' | 'panelsOf' | 'looksOf'>,
): Round[] {
  const { places } = known;
  // What was pressed before the page was loaded anew, or went on to another promise, may have sent a bet of its own.
  const starts = new Set(
    rounds.flatMap(({ start, sent }) =>
      sent?.load === start.load && promisedAtRest(sent, start, known) === null ? [start, sent] : [start],
    ),
  );
  const lastTables = new Map(
    observations.filter(isTable).flatMap((table) => (isStill(table) ? [[table.load, table] as const] : [])),
  );
  const roundOf = new Map<Observation, Round>(
    rounds.flatMap((round) => round.tables.map((table) => [table, round] as const)),
  );
  /** Whether the panel has begun since a table's bet to show the seeds that it shows: then the hand was over. */
  const isOut = (table: TableObservation, seq: number): boolean => {
    const { load } = table;
    const isItsBet = (one: Observation) =>
      one.reading.kind === 'bet' && one.load === load && one.seq < table.seq;
    const bet = observations.findLast(isItsBet) ?? roundOf.get(table)?.start ?? table;
    const panel = panels.findLast((one) => one.load === load && one.seq < seq);
    const since = panel && places.get(panel)!.reportedSince;
    return !!since && !isBefore(since, bet);
  };
  /** Whether cards of video poker are not the first of their hand: no more can be pressed for. */
  const isDrawn = (table: TableObservation): boolean =>
    table.reading.game === 'video-poker' &&
    (roundOf.get(table)?.tables.some(({ reading }) => !sameOutcome(reading, table.reading)) ?? false);
  /** Whether a number was no hand's, or that of one that was over before. */
  const wasThere = (result: Observation, by: number): boolean => {
    const tables = roundOf.get(result)?.tables ?? [];
    return !roundOf.has(result) || tables.some(({ reading, seq }) => reading.stage === 'over' && seq < by);
  };
  /** Whether a wheel turned and came to what lay there before, which was taken for no result. */
  const cameToSame = ({ reading, load, seq }: TableObservation): boolean => {
    if (!mayRepeat(reading.game)) return false;
    const next = observations.find(
      (one) => one.load === load && one.seq > seq && isTable(one) && isStill(one),
    );
    return next !== undefined && isTable(next) && next.reading.stage === 'over' && wasThere(next, seq);
  };
  const mayHaveBet = (one: Observation): boolean => {
    const { reading, load, seq } = one;
    const isMoving = isTable(one) && !isStill(one);
    if (reading.kind !== 'press' && !isMoving) return reading.kind === 'bet';
    if (isMoving && cameToSame(one)) return true;
    const last = lastTables.get(load);
    // In the middle of a hand it was the hand's.
    const isOver = (table: TableObservation): boolean =>
      table.reading.stage !== 'dealt' || isDrawn(table) || isOut(table, seq);
    return !last || (last.seq < seq && isOver(last));
  };
  // Where the page went on to another promise while the table rested, the bet was perhaps another game's, and the cards
  // came of one that was not seen.
  const behind = new Set<Observation>(
    rounds.flatMap(({ start, tables: [first] }) =>
      first && promisedAtRest(start, first, known) !== null ? [first] : [],
    ),
  );
  return observations
    .filter((one) => (mayHaveBet(one) && !starts.has(one)) || behind.has(one))
    .map((start) => ({ ...NO_ROUND, tab: start.tab, start, sent: start }));
}

const NO_ROUND = {
  game: 'roulette',
  certain: false,
  awaited: false,
  tables: [],
  mixed: false,
  mirrors: new Set<string>(),
} as const;

export const isStill = ({ reading }: TableObservation): boolean => reading.stage !== 'moving';
