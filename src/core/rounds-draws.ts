/**
 * Which cards of video poker are the draw of a hand and which the next one's deal, where controls stay as they are.
 * @module
 */
import { isBetween, outcomeOf } from './games/tables.ts';
import { isBefore, type TableContents, type TableReading } from './observation.ts';
import { isOver, type Round, type TableObservation, wasReadTwice } from './round.ts';
import type { OpenRound, Tab } from './rounds-tab.ts';

/**
 * Whether cards that lie there when the seeds of a hand are out are its draw: some stayed, or a win stands beside them on
 * a page that takes wins away with the deal. No casino shows the seeds before the draw is asked for, so that what was
 * pressed behind them was not for that.
 */
export function isItsDraw(table: TableObservation, tab: Tab, round: OpenRound): boolean {
  const { last, press, out } = tab;
  if (!mayBeDraw(table, tab, round) || (press && isBefore(out!, press))) return false;
  return haveStayed(last!, table.reading) || isFirstWin(table.reading, round);
}

/** Whether a win stands beside five cards where none stood beside the first ones, over those of a hand that had one. */
const isFirstWin = (reading: TableReading, { old, tables }: OpenRound): boolean =>
  old !== null && hasWin(old) && hasWin(reading) && !tables.some((table) => hasWin(table.reading));

export const hasWin = (reading: TableReading): boolean =>
  typeof fiveCardsOf(reading)?.multiplier === 'number';

/** What a table of video poker shows; null at any other, and where it could not be read. */
const fiveCardsOf = (reading: TableReading): TableContents['video-poker'] | null =>
  reading.game === 'video-poker' ? reading.contents : null;

/**
 * Whether other cards of video poker that offer decisions may be the draw of a hand of which only the deal was seen: no
 * bet was pressed for them, and the page has never said of a hand that it was over, so that its controls may stay.
 */
export function mayBeDraw(
  { load, reading }: TableObservation,
  { bet, said, cleared }: Tab,
  round: OpenRound,
): boolean {
  if (reading.game !== 'video-poker' || reading.stage !== 'dealt' || bet || cleared || said === load)
    return false;
  // Where nobody understands the controls, nobody is accused.
  return !reading.guessed && !isOver(round) && drawnIn(round, reading).length === 0;
}

/** Whether any of five cards still lies where it did. */
const haveStayed = (before: TableReading, after: TableReading): boolean =>
  fiveCardsOf(before)?.cards.some((card, i) => card === fiveCardsOf(after)?.cards[i]) === true;

/** Whether a hand of video poker was dealt and drawn, and other cards offer decisions now: controls may stay. */
export function isPlayedOut(round: Round, reading: TableReading): boolean {
  if (reading.game !== 'video-poker' || reading.stage !== 'dealt' || isOver(round)) return false;
  const isKnown = round.tables.some((table) => outcomeOf(table.reading) === outcomeOf(reading));
  return !isKnown && drawnIn(round, reading).length > 0;
}

/** What lay on a round's table beside its first cards, and not on the way from those to these. */
function drawnIn({ tables }: Round, reading: TableReading): TableObservation[] {
  const [first, ...others] = tables;
  return others.filter(
    (one) =>
      outcomeOf(one.reading) !== outcomeOf(first!.reading) &&
      !(isBetween(first!.reading, one.reading, reading) && mayLead(one, tables, reading)),
  );
}

/** Whether a look may be followed by more of its hand: it was read once, or cards of it are marked as held now. */
function mayLead(one: TableObservation, tables: readonly TableObservation[], reading: TableReading): boolean {
  const before = fiveCardsOf(one.reading)!;
  const { cards, held } = fiveCardsOf(reading)!;
  const isHeld = held.some(Boolean) && held.every((kept, i) => !kept || cards[i] === before.cards[i]);
  return isHeld || !wasReadTwice(one, tables);
}

/** Whether the draw was not whole yet at the last look, although the table said that the hand was over. */
export function isDrawing({ tables }: Round, last: TableReading, reading: TableReading): boolean {
  const dealt = tables.findLast(({ reading: { stage } }) => stage === 'dealt');
  if (dealt === undefined || reading.stage !== 'over') return false;
  return isBetween(dealt.reading, last, reading) && !areHeldGone(last, reading);
}

/** So many held cards that are gone are no change of a hand: it is another. */
const OF_ANOTHER = 3;

/** Whether most of the cards that were held are gone: those of another tab's hand lie there, as a page that mirrors it shows them. */
export const areHeldGone = (last: TableReading, now: TableReading): boolean =>
  countHeldGone(last, now) >= OF_ANOTHER;

/** How many of the cards that were held at one look lie there no more at another; none at other games, or where one can't be read. */
function countHeldGone(last: TableReading, now: TableReading): number {
  const [before, after] = [fiveCardsOf(last), fiveCardsOf(now)];
  if (!before || !after) return 0;
  return before.cards.filter((card, i) => before.held[i] && card !== after.cards[i]).length;
}

/** Whether a held card is gone behind a hand's end that was read twice: another's may lie there, as on a page that mirrors it. */
export const isHeldGoneBehindEnd = ({ tables }: Round, reading: TableReading): boolean =>
  tables.some(
    (one) => one.confirmed && one.reading.stage === 'over' && countHeldGone(one.reading, reading) > 0,
  );

/** Whether cards are marked as held. */
export const isMarked = (reading: TableReading): boolean =>
  fiveCardsOf(reading)?.held.includes(true) === true;
