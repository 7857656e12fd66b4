/**
 * What is known of a tab while its observations are cut into rounds.
 * @module
 */
import type { GameId } from './game.ts';
import type { Observation, TableReading } from './observation.ts';
import type { PanelObservation } from './panels.ts';
import type { Round, TableObservation } from './round.ts';

export interface OpenRound extends Round {
  sent: Observation | null;
  certain: boolean;
  tables: TableObservation[];
  mixed: boolean;
  /** Whether what lay there last may be another hand's. */
  strayed: boolean;
  /** Whether nothing was seen of what was bet but the last result once more, at a game whose results don't repeat. */
  repeats: boolean;
  readonly mirrors: Set<string>;
  /** Whether the seeds of what was bet were out while its table was at rest: the bet was in another of the casino's games. */
  readonly isSpent: boolean;
  /** What lay on the table before it, and whether that was cleared away first. */
  readonly old: TableReading | null;
  readonly cleared: boolean;
}

/** What is known of a tab as its observations are gone through. */
export interface Tab {
  /** The round that its table showed last; null before the first, and for a hand that was over before it was watched. */
  round: OpenRound | null;
  /** The last reading with contents, and whether the table was cleared since. */
  last: TableReading | null;
  cleared: boolean;
  /** How the last hand of each game ended. */
  readonly ends: Map<GameId, TableReading>;
  /** What was seen since that may have begun the next round: bets, first and last; a press; cards that move. */
  firstBet: Observation | null;
  bet: Observation | null;
  /** Whether the table rested behind that bet. */
  rested: boolean;
  press: Observation | null;
  moved: Observation | null;
  /** Looks at the last round's result behind one of these, or behind the table being cleared. */
  again: TableObservation[];
  /** The last look that was of no round, as where a page that was loaded anew lays out the last one's once more. */
  laid: TableObservation | null;
  /** The page load whose table has said that a hand was over: its controls don't stay. */
  said: string | null;
  /** What its panel promises for the next hand, on which page load. */
  promise: string | null;
  load: string | null;
  /** How often the panel went on to another promise, on one page load, since the last round began; since the last bet. */
  wentOn: number;
  wentOnSinceBet: number;
  lastWentOn: Observation | null;
  /** Where it promised something, in order. */
  promises: PanelObservation[];
  /** What was promised for the last round, and where its seed was seen to be out. */
  promised: string;
  out: PanelObservation | null;
  /** The hash that its panel reported last. */
  reported: string;
}

export const newTab = (): Tab => ({
  round: null,
  last: null,
  cleared: false,
  ends: new Map(),
  firstBet: null,
  bet: null,
  rested: false,
  press: null,
  moved: null,
  again: [],
  laid: null,
  said: null,
  promise: null,
  load: null,
  wentOn: 0,
  wentOnSinceBet: 0,
  lastWentOn: null,
  promises: [],
  promised: '',
  out: null,
  reported: '',
});
