/**
 * Cuts the observations of tables into rounds: from the bet, or the first sign of new cards, to the next.
 * @module
 */
import type { GameId } from './game.ts';
import type { Observation, TableReading } from './observation.ts';
import { isPanel, normalHash, textOf } from './panels.ts';

export interface Round {
  readonly tab: string;
  readonly game: GameId;
  /** What began it: the press of the bet control, or else the first sign of cards, still moving or not. */
  readonly start: Observation;
  /**
   * Where no bet was pressed: the first key that was, since the hand before was over. Which of them bet, if any did, is
   * not known. Taking the first proves a hand less at times; a later one could prove what was promised after the bet.
   */
  readonly key: Observation | null;
  /** The readings of its table, oldest first. */
  readonly tables: readonly TableObservation[];
}

export type TableObservation = Observation & { readonly reading: TableReading };

export const isTable = (observation: Observation): observation is TableObservation =>
  observation.reading.kind === 'table';

interface OpenRound extends Round {
  readonly tables: TableObservation[];
}

/** What a tab's table showed last. */
interface Last {
  /** The round it belonged to; null for a hand that was over before it was watched. */
  readonly round: OpenRound | null;
  /** The last reading with contents; null once the table was cleared. */
  readonly contents: TableReading | null;
}

/** The rounds of all tabs in the order they began. `observations` are one site's, by `seq`. */
export function roundsOf(observations: readonly Observation[]): Round[] {
  const rounds: OpenRound[] = [];
  const lasts = new Map<string, Last>();
  const bets = new Map<string, Observation>();
  const keys = new Map<string, Observation>();
  const moves = new Map<string, Observation>();
  const loads = new Set<string>();
  /** What each tab's panel promises for the next hand, and where it went on to that, if its seed is not out already. */
  const promises = new Map<string, string>();
  const wentOn = new Map<string, number>();

  for (const observation of observations) {
    const { tab, load, reading } = observation;
    if (reading.kind === 'bet') bets.set(tab, observation);
    if (reading.kind === 'key' && !keys.has(tab)) keys.set(tab, observation);
    if (isPanel(observation)) {
      const promise = textOf(observation, 'next.commitment');
      if (promise === null) continue;
      const isOut = normalHash(textOf(observation, 'last.commitment') ?? '') === normalHash(promise);
      if (isOut) wentOn.delete(tab);
      else if (promises.has(tab) && promises.get(tab) !== promise) wentOn.set(tab, observation.seq);
      promises.set(tab, promise);
    }
    if (!isTable(observation)) continue;
    if (observation.reading.stage === 'moving') {
      // It may be the next hand's cards, or the last one's being shown off: what they show will tell.
      if (!moves.has(tab)) moves.set(tab, observation);
      continue;
    }
    const last = lasts.get(tab) ?? { round: null, contents: null };
    const what = whatItIs(observation, last, bets.get(tab), wentOn.get(tab) ?? 0, !loads.has(load));
    loads.add(load);
    const moved = moves.get(tab);
    moves.delete(tab);
    if (what === 'cleared') {
      lasts.set(tab, { round: last.round, contents: null });
      continue;
    }
    let { round } = last;
    if (what === 'left over') round = null;
    if (what === 'new') {
      const bet = bets.get(tab);
      const start = bet ?? moved ?? observation;
      const key = keys.get(tab);
      round = {
        tab,
        game: observation.reading.game,
        start,
        key: !bet && key && key.seq < start.seq ? key : null,
        tables: [],
      };
      bets.delete(tab);
      rounds.push(round);
    }
    const ends = observation.reading.stage === 'over' && round !== null && !isOver(round);
    if (what === 'new' || what === 'left over' || ends) keys.delete(tab);
    round?.tables.push(observation);
    lasts.set(tab, { round, contents: observation.reading.contents ? observation.reading : last.contents });
  }
  return rounds.filter(showsSomething).sort((a, b) => a.start.seq - b.start.seq);
}

/** Whether a reading continues what the tab showed last, begins a round, or is none of a round's. */
function whatItIs(
  { reading, load }: TableObservation,
  { round, contents }: Last,
  bet: Observation | undefined,
  wentOn: number,
  firstOfLoad: boolean,
): 'cleared' | 'more' | 'new' | 'left over' {
  if (reading.stage === 'resting') return 'cleared';
  const same = contents !== null && sameOutcome(contents, reading);
  if (round && !isOver(round) && round.game === reading.game && (contents || !hasContents(round))) {
    // A bet pressed in the middle of a round, and then other cards: the end of the round before was never seen.
    return bet && reading.stage === 'dealt' && !same ? 'new' : 'more';
  }
  // A hand without a press of the bet control whose result is the last one's is missed.
  if (bet && !(same && reading.stage === 'over' && mayBeRefused(bet, load, round, wentOn))) return 'new';
  // The same cards again are no new hand: a win that was counted up, a page that was loaded again.
  if (same) return 'more';
  // What a page shows at once when it is loaded is the end of a hand that was not watched.
  if (firstOfLoad && reading.stage === 'over') return 'left over';
  return 'new';
}

/**
 * Whether a bet behind which the same result was read again may have been refused: the panel went on, at `wentOn`, behind
 * the last hand and not behind the bet. One that did not go on behind the last hand either tells nothing: a seed that
 * is used again deals the same again.
 */
const mayBeRefused = (bet: Observation, load: string, lastRound: Round | null, wentOn: number): boolean =>
  bet.load !== load || (wentOn < bet.seq && (!lastRound || wentOn > lastRound.start.seq));

const isOver = ({ tables }: Round): boolean => tables.some(({ reading }) => reading.stage === 'over');

const hasContents = ({ tables }: Round): boolean => tables.some(({ reading }) => reading.contents !== null);

const showsSomething = (round: Round): boolean =>
  hasContents(round) || round.tables.some(({ reading }) => reading.problem !== undefined);

/** Whether two readings have the same cards or numbers, whatever else they say. */
const sameOutcome = (a: TableReading, b: TableReading): boolean =>
  b.contents !== null && outcome(a) === outcome(b);

const outcome = (reading: TableReading): string =>
  JSON.stringify(reading.game === 'video-poker' ? reading.contents?.cards : reading.contents);
