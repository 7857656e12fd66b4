/**
 * Cuts the observations of tables into rounds: from the bet, or the first sign of new cards, to the next.
 * @module
 */
import type { GameId } from './game.ts';
import type { Observation, TableReading } from './observation.ts';

export interface Round {
  readonly tab: string;
  readonly game: GameId;
  /** What began it: the press of the bet control, or else the first sign of cards. */
  readonly start: Observation;
  /** The readings of its table, oldest first. */
  readonly tables: readonly TableObservation[];
}

export type TableObservation = Observation & { readonly reading: TableReading };

export const isTable = (observation: Observation): observation is TableObservation =>
  observation.reading.kind === 'table';

interface OpenRound extends Round {
  readonly tables: TableObservation[];
  /** Its cards were cleared away, so that whatever comes next is another round. */
  cleared: boolean;
}

/** The rounds of all tabs in the order they began. `observations` are one site's, by `seq`. */
export function roundsOf(observations: readonly Observation[]): Round[] {
  const rounds: OpenRound[] = [];
  const latest = new Map<string, OpenRound>();
  const bets = new Map<string, Observation>();
  const loads = new Set<string>();

  for (const observation of observations) {
    const { tab, load } = observation;
    if (observation.reading.kind === 'bet') {
      bets.set(tab, observation);
      continue;
    }
    if (!isTable(observation)) continue;
    const current = latest.get(tab);
    const firstOfLoad = !loads.has(load);
    loads.add(load);
    switch (whatItIs(observation, current, bets.get(tab), firstOfLoad)) {
      case 'nothing':
        if (current) current.cleared = true;
        break;
      case 'more':
        current?.tables.push(observation);
        break;
      case 'new': {
        const { game } = observation.reading;
        const start = bets.get(tab) ?? observation;
        const round: OpenRound = { tab, game, start, tables: [observation], cleared: false };
        bets.delete(tab);
        latest.set(tab, round);
        rounds.push(round);
        break;
      }
      case 'left over':
        break;
    }
  }
  return rounds.filter(showsSomething).sort((a, b) => a.start.seq - b.start.seq);
}

/** Whether a reading continues the tab's round, begins another, or is none of a round's. */
function whatItIs(
  { reading }: TableObservation,
  current: OpenRound | undefined,
  bet: Observation | undefined,
  firstOfLoad: boolean,
): 'nothing' | 'more' | 'new' | 'left over' {
  if (reading.stage === 'resting') return 'nothing';
  const ended = !current || current.cleared || isOver(current) || current.game !== reading.game;
  if (!ended) {
    // A bet pressed in the middle of a round, and then other cards: the end of the round before was never seen.
    return bet && reading.stage === 'dealt' && !shows(current, reading) ? 'new' : 'more';
  }
  if (bet) return 'new';
  // The same cards again are no new hand: a win that was counted up, a page that was loaded again.
  if (current && !current.cleared && shows(current, reading)) return 'more';
  // What a page shows at once when it is loaded is the end of a hand that was not watched.
  if (firstOfLoad && reading.stage === 'over') return 'left over';
  return 'new';
}

const isOver = ({ tables }: Round): boolean => tables.some(({ reading }) => reading.stage === 'over');

const showsSomething = ({ tables }: Round): boolean =>
  tables.some(({ reading }) => reading.contents !== null || reading.problem !== undefined);

/** Whether the round's last readable contents have the same cards as this reading, whatever else they say. */
function shows(round: Round, reading: TableReading): boolean {
  const last = round.tables.findLast((table) => table.reading.contents !== null);
  return last !== undefined && reading.contents !== null && outcome(last.reading) === outcome(reading);
}

/** A text that is equal for readings of the same cards or numbers. */
function outcome(reading: TableReading): string {
  return reading.game === 'video-poker' ? JSON.stringify(reading.contents?.cards) : JSON.stringify(reading.contents);
}
