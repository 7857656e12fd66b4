/**
 * Cuts the observations of tables into rounds: from the bet, or the first sign of new cards, to the next.
 * @module
 */
import type { GameId } from './game.ts';
import type { Observation, TableReading } from './observation.ts';
import { isPanel, type PanelObservation, promisesWhatIsOut, textOf } from './panels.ts';

export interface Round {
  readonly tab: string;
  readonly game: GameId;
  /** What began it: the press of the bet control, or else the first sign of cards, still moving or not. */
  readonly start: Observation;
  /**
   * Where no bet was pressed: the first press of a key or of anything else that was, since the hand before was over. Which of them bet, if any did, is
   * not known. Taking the first proves a hand less at times; a later one could prove what was promised after the bet.
   */
  readonly press: Observation | null;
  /** The readings of its table, oldest first. */
  readonly tables: readonly TableObservation[];
}

export type TableObservation = Observation & { readonly reading: TableReading };

export const isTable = (observation: Observation): observation is TableObservation =>
  observation.reading.kind === 'table';

interface OpenRound extends Round {
  readonly tables: TableObservation[];
}

/** What is known of a tab as its observations are gone through. */
interface Tab {
  /** The round that its table showed last; null before the first, and for a hand that was over before it was watched. */
  round: OpenRound | null;
  /** The last reading with contents; null once the table was cleared. */
  contents: TableReading | null;
  /** What was seen since that may have begun the next round: a bet, a press, cards that move. */
  bet: Observation | null;
  press: Observation | null;
  moved: Observation | null;
  /** What its panel promises for the next hand. */
  promise: string | null;
  /** The panel that went on to that from something else; null where its seed is out already. */
  wentOn: Observation | null;
}

/** The rounds of all tabs in the order they began. `observations` are one site's, by `seq`. */
export function roundsOf(observations: readonly Observation[]): Round[] {
  const rounds: OpenRound[] = [];
  const tabs = new Map<string, Tab>();
  const loads = new Set<string>();

  for (const observation of observations) {
    const tab = tabs.get(observation.tab) ?? newTab();
    tabs.set(observation.tab, tab);
    const { kind } = observation.reading;
    if (kind === 'bet') tab.bet = observation;
    else if (kind === 'press') tab.press ??= observation;
    else if (isPanel(observation)) follow(tab, observation);
    if (!isTable(observation)) continue;
    const { stage, game, contents } = observation.reading;
    if (stage === 'moving') {
      // It may be the next hand's cards, or the last one's being shown off: what they show will tell.
      tab.moved ??= observation;
      continue;
    }
    const what = whatItIs(observation, tab, !loads.has(observation.load));
    loads.add(observation.load);
    if (what === 'cleared') tab.contents = null;
    if (what === 'left over') tab.round = null;
    if (what === 'new') {
      const start = tab.bet ?? tab.moved ?? observation;
      const press = !tab.bet && tab.press && tab.press.seq < start.seq ? tab.press : null;
      tab.round = { tab: observation.tab, game, start, press, tables: [] };
      tab.bet = null;
      rounds.push(tab.round);
    }
    tab.moved = null;
    if (what === 'cleared') continue;
    const ends = stage === 'over' && tab.round !== null && !isOver(tab.round);
    if (ends || what !== 'more') tab.press = null;
    tab.round?.tables.push(observation);
    if (contents) tab.contents = observation.reading;
  }
  return rounds.filter(showsSomething).sort((a, b) => a.start.seq - b.start.seq);
}

const newTab = (): Tab => ({
  round: null,
  contents: null,
  bet: null,
  press: null,
  moved: null,
  promise: null,
  wentOn: null,
});

function follow(tab: Tab, panel: PanelObservation): void {
  const promise = textOf(panel, 'announced.commitment');
  if (promise === null) return;
  if (promisesWhatIsOut(panel)) tab.wentOn = null;
  else if (tab.promise !== null && tab.promise !== promise) tab.wentOn = panel;
  tab.promise = promise;
}

/** Whether a reading continues what the tab showed last, begins a round, or is none of a round's. */
function whatItIs(
  table: TableObservation,
  tab: Tab,
  firstOfLoad: boolean,
): 'cleared' | 'more' | 'new' | 'left over' {
  const { reading } = table;
  const { round, contents, bet } = tab;
  if (reading.stage === 'resting') return 'cleared';
  const same = contents !== null && sameOutcome(contents, reading);
  if (round && !isOver(round) && round.game === reading.game && (contents || !hasContents(round))) {
    // A bet pressed in the middle of a round, and then other cards: the end of the round before was never seen.
    return bet && reading.stage === 'dealt' && !same ? 'new' : 'more';
  }
  // A hand without a press of the bet control whose result is the last one's is missed.
  if (bet && !(same && reading.stage === 'over' && mayBeRefused(bet, table, tab))) return 'new';
  // The same cards again are no new hand: a win that was counted up, a page that was loaded again.
  if (same) return 'more';
  // What a page shows at once when it is loaded is the end of a hand that was not watched.
  if (firstOfLoad && reading.stage === 'over') return 'left over';
  return 'new';
}

/**
 * Whether a bet behind which the same result was read again may have been refused: the panel went on behind the last
 * hand and not behind the bet. One that did not go on behind the last hand either tells nothing: a seed that is used
 * again deals the same again.
 */
function mayBeRefused(bet: Observation, { load }: TableObservation, { round, wentOn }: Tab): boolean {
  const at = wentOn?.seq ?? 0;
  return bet.load !== load || (at < bet.seq && (!round || at > round.start.seq));
}

const isOver = ({ tables }: Round): boolean => tables.some(({ reading }) => reading.stage === 'over');

const hasContents = ({ tables }: Round): boolean => tables.some(({ reading }) => reading.contents !== null);

const showsSomething = (round: Round): boolean =>
  hasContents(round) || round.tables.some(({ reading }) => reading.problem !== undefined);

/** Whether two readings have the same cards or numbers, whatever else they say. */
const sameOutcome = (a: TableReading, b: TableReading): boolean =>
  b.contents !== null && outcome(a) === outcome(b);

const outcome = (reading: TableReading): string =>
  JSON.stringify(reading.game === 'video-poker' ? reading.contents?.cards : reading.contents);
