/**
 * Cuts the observations of tables into rounds: from the bet, or the first sign of new cards, to the next. Whether a
 * round is over is told by its cards, by the table's stage and by the panel that goes on, since none of them always does.
 * @module
 */
import type { GameId } from './game.ts';
import {
  goesOn,
  isBetween,
  isDealtAnew,
  isFirstDeal,
  isOther,
  isPartOf,
  mayBeSplit,
  mayRepeat,
  nearlyStays,
  outcomeOf,
  sameOutcome,
  saysOver,
} from './games/tables.ts';
import { getOr } from './groups.ts';
import { isBefore, type Observation, type TableReading } from './observation.ts';
import { hashOn, isPanel, type PanelObservation, promisesWhatIsOut, textOf } from './panels.ts';

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
  /** The readings of its table, oldest first. */
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

interface OpenRound extends Round {
  sent: Observation | null;
  certain: boolean;
  tables: TableObservation[];
  mixed: boolean;
  /** Whether what lay there last may be another hand's. */
  strayed: boolean;
  readonly mirrors: Set<string>;
  /** Whether the seeds of what was bet were out while its table was at rest: the bet was in another of the casino's games. */
  readonly isSpent: boolean;
  /** What lay on the table before it, and whether that was cleared away first. */
  readonly old: TableReading | null;
  readonly cleared: boolean;
}

/** What is known of a tab as its observations are gone through. */
interface Tab {
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
  /** The page load whose table has said that a hand was over: its controls don't stay. */
  said: string | null;
  /** What its panel promises for the next hand, on which page load. */
  promise: string | null;
  load: string | null;
  /** How often the panel went on to another promise, on one page load, since the last round began; since the last bet. */
  wentOn: number;
  wentOnSinceBet: number;
  lastWentOn: Observation | null;
  /** Where it began to promise what it promises, and what it promised before; the latest first. */
  promises: PanelObservation[];
  /** What was promised for the last round, and where its seed was seen to be out. */
  promised: string;
  out: PanelObservation | null;
  /** The hash that its panel reported last. */
  reported: string;
}

const newTab = (): Tab => ({
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

/** The rounds of all tabs in the order they began. `observations` are one site's, by `seq`. */
export function roundsOf(observations: readonly Observation[]): Round[] {
  const rounds: OpenRound[] = [];
  const tabs = new Map<string, Tab>();
  const loads = new Set<string>();
  const ends = new Set<string>();
  for (const observation of observations) {
    const tab = tabs.get(observation.tab) ?? newTab();
    tabs.set(observation.tab, tab);
    const { kind } = observation.reading;
    if (kind === 'bet') noteBet(tab, observation);
    else if (kind === 'press') notePress(tab, observation);
    else if (kind === 'entered') dropBet(tab);
    else if (isPanel(observation)) {
      const began = follow(tab, observation);
      if (began) rounds.push(began);
    } else if (isTable(observation)) {
      const began = isEndOfBefore(observation, tab, ends)
        ? null
        : look(tab, observation, !loads.has(observation.load));
      const { reading } = observation;
      if (reading.stage !== 'moving') loads.add(observation.load);
      if (reading.stage === 'over' && reading.contents) ends.add(outcomeOf(reading));
      if (began) rounds.push(began);
    }
  }
  const shown = rounds.filter(showsSomething).sort((a, b) => a.start.seq - b.start.seq);
  return withoutMirrors(shown);
}

function noteBet(tab: Tab, bet: Observation): void {
  tab.firstBet ??= bet;
  tab.bet = bet;
  tab.rested = false;
  tab.again = [];
  tab.wentOnSinceBet = 0;
}

/** Where the table rested behind a bet, what is pressed next may be what bets. */
function notePress(tab: Tab, press: Observation): void {
  if (tab.rested) dropBet(tab);
  tab.press ??= press;
}

/** Follows what a panel promises. The round that it tells of, if it does: one whose result is the last one's. */
function follow(tab: Tab, panel: PanelObservation): OpenRound | null {
  const reported = hashOn(panel, 'reported.commitment');
  const promise = textOf(panel, 'announced.commitment');
  if (reported) tab.reported = reported;
  // A receipt of a pair that is still in use says nothing of the hand.
  if (reported && reported === tab.promised && !promisesWhatIsOut(panel)) tab.out ??= panel;
  // A panel that is blank is about to be filled.
  if (!promise) return null;
  const changed = tab.promise !== null && tab.promise !== promise && tab.load === panel.load;
  if (tab.promise !== promise) tab.promises.unshift(panel);
  tab.promise = promise;
  tab.load = panel.load;
  // A seed that is used again has nothing new to promise.
  if (promisesWhatIsOut(panel)) tab.wentOn = 0;
  else if (changed) return goOn(tab, panel);
  return null;
}

function goOn(tab: Tab, panel: PanelObservation): OpenRound | null {
  tab.lastWentOn = panel;
  tab.wentOn++;
  tab.wentOnSinceBet++;
  // A hand makes it go on once: what went on twice behind a bet, and no card, did so for hands elsewhere.
  if (tab.wentOnSinceBet > 1) dropBet(tab);
  if (tab.wentOn < 2 || tab.again.length === 0 || !tab.round || !isOver(tab.round)) return null;
  const tables = tab.again;
  const round = open(tab, tables[0]!, false);
  round.tables.push(...tables);
  return round;
}

/** It was refused, as far as can be told; if it was not, it still came before the hand that follows. */
function dropBet(tab: Tab): void {
  tab.press = tab.firstBet ?? tab.press;
  tab.bet = null;
  tab.firstBet = null;
  tab.rested = false;
}

/** Takes a look at a table for what it is. The round that it begins, if it does. */
function look(tab: Tab, table: TableObservation, firstOfLoad: boolean): OpenRound | null {
  const { reading } = table;
  if (reading.stage === 'moving') {
    // It may be the next hand's cards, or the last one's being shown off: what they show will tell.
    if (!tab.moved || restedBetween(tab, tab.moved, table)) tab.moved = table;
    return null;
  }
  if (reading.stage === 'resting') {
    tab.cleared = true;
    tab.moved = null;
    tab.rested = tab.bet !== null;
    return null;
  }
  const what = whatItIs(table, tab, firstOfLoad);
  if (reading.stage === 'over') tab.said = table.load;
  if (what === 'none') return null;
  if (what === 'left over') tab.round = null;
  // The same cards once more are no other hand for certain, whatever was pressed.
  const certain = isSame(tab, reading)
    ? hasSign(tab) && mayRepeat(reading.game)
    : !(tab.round && (mayBeDraw(table, tab, tab.round) || (!tab.bet && isPlayedOut(tab.round, reading))));
  // Where nothing was pressed for these, the last ones may have been on their way to them.
  if (what === 'new' && tab.round && !tab.bet) tab.round.mixed ||= mayBeOnTheWay(tab.round, reading);
  const began = what === 'new' ? open(tab, table, certain) : null;
  const { round } = tab;
  if (what !== 'again') tab.moved = null;
  // A second look is one at what was there at the first: before what was pressed since.
  else if (!table.confirmed || tab.again.length > 0) tab.again.push(table);
  // What comes behind a bet that was pressed when the hand's seeds were out may be the next one's.
  const isPressedBehind = tab.bet !== null && tab.out !== null && isBefore(tab.out, tab.bet);
  const hasStrayed = what === 'more' && isPressedBehind && !isSame(tab, reading);
  const ends = round !== null && !isOver(round) && (reading.stage === 'over' || saysOver(reading));
  // What was pressed while a hand was under way bet nothing.
  if (ends || what === 'new' || what === 'left over') forgetPresses(tab);
  if (round) {
    dropMixtures(round, table, tab.said === table.load);
    round.strayed ||= hasStrayed;
    round.mixed ||= round.strayed;
    round.tables.push(table);
  }
  if (reading.contents) {
    tab.last = reading;
    tab.cleared = false;
    if (reading.stage === 'over') tab.ends.set(reading.game, reading);
  }
  return began;
}

/** A round that what was seen on a tab adds up to, with `first` its first look at the table. */
function open(tab: Tab, first: TableObservation, certain: boolean): OpenRound {
  // What moved and showed the last result again was none of this round's.
  const moved = tab.moved && !restedBetween(tab, tab.moved, first) ? tab.moved : null;
  const start = tab.bet ?? (moved && moved.seq < first.seq ? moved : first);
  const pressed = tab.press && tab.press.seq < start.seq ? tab.press : null;
  const { tab: name, reading } = first;
  const sent = tab.firstBet ?? pressed;
  // A result that was the last one's, behind a bet, is none where the table moves then, and nothing more was pressed for it.
  if (tab.round && start === moved && !sent && showsOld(tab.round)) tab.round.certain = false;
  const at = tab.promises.findIndex((panel) => isBefore(panel, start));
  tab.promised = at < 0 ? '' : hashOn(tab.promises[at]!, 'announced.commitment');
  if (at >= 0) tab.promises.length = at + 1;
  tab.round = {
    tab: name,
    game: reading.game,
    start,
    sent,
    certain,
    awaited: tab.rested || (tab.bet !== null && moved !== null && isBefore(tab.bet, moved)),
    tables: [],
    // Held cards that come first of all may be the draw already, where controls stay.
    mixed: isMarked(reading) && reading.stage === 'dealt' && tab.said !== first.load,
    strayed: false,
    mirrors: new Set(),
    isSpent: tab.rested && tab.promised !== '' && tab.reported === tab.promised,
    old: tab.last,
    cleared: tab.cleared,
  };
  tab.again = [];
  tab.moved = null;
  tab.out = null;
  // The panel may have gone on for this round already.
  tab.wentOn = tab.lastWentOn && !isBefore(tab.lastWentOn, start) ? 1 : 0;
  forgetPresses(tab);
  return tab.round;
}

/** Whether the last round's result lay there again, at rest, between these two. */
const restedBetween = ({ again }: Tab, from: Observation, to: Observation): boolean =>
  again.some(({ seq }) => seq > from.seq && seq < to.seq);

function forgetPresses(tab: Tab): void {
  tab.bet = null;
  tab.rested = false;
  tab.firstBet = null;
  tab.press = null;
}

type What = 'new' | 'more' | 'again' | 'left over' | 'none';

/**
 * Whether a look at a table begins a round, shows more of the last one, or its result again where another's may be; or
 * is of a hand that was not watched, or tells nothing.
 */
function whatItIs(table: TableObservation, tab: Tab, firstOfLoad: boolean): What {
  const { reading } = table;
  const { round, last, bet } = tab;
  if (round && round.game === reading.game && !isOver(round)) return isNext(table, tab) ? 'new' : 'more';
  const same = isSame(tab, reading);
  if (same && reading.stage === 'over')
    return isRepeated(table, tab) ? 'new' : hasSign(tab) ? 'again' : 'more';
  // A dealer's cards may still be turned up when the next hand is bet on.
  if (bet && reading.stage === 'over' && last?.stage === 'over' && !same && hasDealerGoneOn(last, reading))
    return 'more';
  if (bet) return 'new';
  // A page that goes back to another of its games shows how the last hand there had ended.
  const end = last && last.game !== reading.game && tab.ends.get(reading.game);
  if (end && reading.stage === 'over' && !mayRepeat(reading.game) && sameOutcome(end, reading)) return 'none';
  // A result that offers decisions again is about to be replaced by the next hand's cards.
  if (same) return reading.stage === 'dealt' && last?.stage === 'over' ? 'none' : 'more';
  if (round && isOlderLook(table, round)) return 'none';
  // What can't be read behind a hand may be that hand still, or the end of one that was not watched.
  if (!reading.contents && (last || (reading.stage === 'over' && !tab.moved)))
    return reading.stage === 'dealt' && tab.press ? 'new' : 'none';
  // What a page shows at once when it is loaded is the end of a hand that was not watched.
  if (firstOfLoad && reading.stage === 'over') return 'left over';
  if (!round || !last || round.game !== reading.game || tab.cleared) return 'new';
  if (!bet && isDrawing(round, last, reading)) return 'more';
  // Cards that come behind the end, or one that was exchanged, are the same hand's; a hand that is played again is not.
  if (goesOn(last, reading)) return 'more';
  // A hole card that is hidden again, beside cards that are new, is another's.
  if (reading.stage === 'dealt' && isOther(last, reading)) return 'new';
  // Nor are as few as a hand begins with, with decisions to come, those of one that was said to be over.
  const isDealt = reading.stage === 'dealt' && last.stage === 'over' && isFirstDeal(reading);
  return last.game === 'blackjack' && (isPartOf(last, reading) || (!isDealt && nearlyStays(last, reading)))
    ? 'more'
    : 'new';
}

/**
 * Whether another load of the page shows what lay on the table earlier in a round: a page on its way out, or one that lays
 * the cards of a hand that is over out once more.
 */
function isOlderLook({ load, reading }: TableObservation, { tables }: Round): boolean {
  const last = tables.at(-1)!;
  if (last.load === load) return false;
  return (
    tables.some((table) => sameOutcome(table.reading, reading)) ||
    (reading.stage === 'over' && goesOn(reading, last.reading))
  );
}

/** Whether a look shows more of a hand of which the player has no more cards than before. */
function hasDealerGoneOn(last: TableReading, now: TableReading): boolean {
  const count = ({ contents }: TableReading): number =>
    contents && 'dealer' in contents ? contents.player.flat().length : 0;
  return goesOn(last, now) && count(now) === count(last);
}

/**
 * Whether a page that was loaded in the middle of a round shows how an earlier one had ended, on whatever tab: another
 * account's last hand.
 */
function isEndOfBefore(
  { load, reading }: TableObservation,
  { round }: Tab,
  ends: ReadonlySet<string>,
): boolean {
  if (!round || isOver(round) || round.tables.at(-1)?.load === load || reading.stage !== 'over') return false;
  return !mayRepeat(reading.game) && ends.has(outcomeOf(reading));
}

/** So many held cards that are gone are no change of a hand: it is another. */
const OF_ANOTHER = 3;

/** Whether most of the cards that were held are gone: those of another tab's hand lie there, as a page that mirrors it shows them. */
const areHeldGone = ({ contents: last }: TableReading, { contents: now }: TableReading): boolean =>
  last !== null &&
  'held' in last &&
  now !== null &&
  'held' in now &&
  last.cards.filter((card, i) => last.held[i] && card !== now.cards[i]).length >= OF_ANOTHER;

/** Whether cards are marked as held. */
const isMarked = ({ contents }: TableReading): boolean =>
  contents !== null && 'held' in contents && contents.held.includes(true);

/** Whether the draw was not whole yet at the last look, although the table said that the hand was over. */
function isDrawing({ tables }: Round, last: TableReading, reading: TableReading): boolean {
  const dealt = tables.findLast(({ reading: { stage } }) => stage === 'dealt');
  if (dealt === undefined || reading.stage !== 'over' || areHeldGone(last, reading)) return false;
  return isBetween(dealt.reading, last, reading);
}

/**
 * Takes from a round's looks at its table those at which cards were being replaced by the ones of this look. Cards that
 * came over the last hand's may be on their way, or the deal, and this look shows the draw: a drawn card may be the one
 * that lay there. So they stay where they were read twice, and it is open until there is a third look.
 */
function dropMixtures(round: OpenRound, { reading }: TableObservation, saysEnd: boolean): void {
  const { tables, old, cleared } = round;
  const dealt = tables.filter((table) => table.reading.stage === 'dealt' && table.reading.contents);
  const last = dealt.at(-1)?.reading;
  if (!last || !reading.contents) return;
  const first = dealt[0]!.reading;
  const isOnce = (one: TableObservation): boolean => !wasReadTwice(one, tables);
  const overOld = (now: TableReading) => (one: TableObservation) =>
    old !== null && !cleared && dealt.includes(one) && isBetween(old, one.reading, now);
  const isDealing = reading.stage === 'dealt';
  const isOnItsWay = (one: TableObservation): boolean =>
    isDealing
      ? isBetween(first, one.reading, reading) && !sameOutcome(first, one.reading) && isOnce(one)
      : one.reading.stage === reading.stage && isBetween(last, one.reading, reading);
  // What came before the last cards is no deal, if these are others.
  const isAnother = !sameOutcome(last, reading);
  // Nor is what lay there only once the deal: it may be on its way to the draw.
  const isDeal = wasReadTwice(dealt.at(-1)!, dealt);
  const wasMixed = round.mixed && isAnother && isDeal ? overOld(last) : () => false;
  const mixtures = isDealing ? dealt.filter(overOld(reading)) : [];
  if (isAnother) round.mixed = mixtures.some((one) => !wasMixed(one) && !(saysEnd && isOnce(one)));
  round.tables = tables.filter(
    (one) => !isOnItsWay(one) && !wasMixed(one) && !(mixtures.includes(one) && isOnce(one)),
  );
}

/** Whether the cards of a look were read twice, among these. */
const wasReadTwice = ({ reading }: TableObservation, tables: readonly TableObservation[]): boolean =>
  tables.some((table) => table.confirmed && sameOutcome(table.reading, reading));

/** Whether a look at a table whose hand was not seen to end is the next hand's. */
function isNext(table: TableObservation, tab: Tab): boolean {
  const { round, last, bet, press, moved, cleared } = tab;
  const { reading } = table;
  if (!last || !hasContents(round!) || !reading.contents) return false;
  if (goesOn(last, reading)) return false;
  if (isOther(last, reading) || saysOver(last)) return true;
  if (isPlayedOut(round!, reading)) return true;
  const first = round?.tables.find((table) => table.reading.contents)?.reading;
  if (first && isDealtAnew(first, reading)) return true;
  // Behind a press cards came: as few as a hand begins with are the next one's, though some may be the same, unless the
  // hand may just have been split.
  if (press && moved && isFirstDeal(reading) && !isPartOf(last, reading) && !mayBeSplit(last)) return true;
  // A table that is laid out anew for a split may be empty for a moment.
  const isCleared = cleared && !mayBeSplit(last);
  if (reading.stage !== 'dealt') return false;
  const marked = round!.tables.findLast((one) => isMarked(one.reading));
  if (marked && areHeldGone(marked.reading, reading)) return true;
  // Wins are taken away with the deal; and where no draw can be, five cards that came behind a press, or with what is
  // promised for yet another hand, are no changed one.
  if (hasWin(last) && !hasWin(reading)) return true;
  const isAllNew = reading.game === 'video-poker' && !haveStayed(last, reading);
  const hasCome = (press !== null && moved !== null) || tab.wentOn > 1;
  if (hasCome && isAllNew && !mayBeDraw(table, tab, round!)) return true;
  return bet !== null || isCleared || (tab.out !== null && !isItsDraw(table, tab, round!));
}

/**
 * Whether cards that lie there when the seeds of a hand are out are its draw: some stayed, or a win stands beside them on
 * a page that takes wins away with the deal. No casino shows the seeds before the draw is asked for, so that what was
 * pressed behind them was not for that.
 */
function isItsDraw(table: TableObservation, tab: Tab, round: OpenRound): boolean {
  const { last, press, out } = tab;
  if (!mayBeDraw(table, tab, round) || (press && isBefore(out!, press))) return false;
  return haveStayed(last!, table.reading) || isFirstWin(table.reading, round);
}

/** Whether a win stands beside five cards where none stood beside the first ones, over those of a hand that had one. */
const isFirstWin = (reading: TableReading, { old, tables }: OpenRound): boolean =>
  old !== null && hasWin(old) && hasWin(reading) && !tables.some((table) => hasWin(table.reading));

const hasWin = ({ contents }: TableReading): boolean =>
  contents !== null && 'multiplier' in contents && contents.multiplier !== null;

/**
 * Whether other cards of video poker that offer decisions may be the draw of a hand of which only the deal was seen: no
 * bet was pressed for them, and the page has never said of a hand that it was over, so that its controls may stay.
 */
function mayBeDraw(
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
const haveStayed = ({ contents: before }: TableReading, { contents: after }: TableReading): boolean =>
  before !== null &&
  'held' in before &&
  after !== null &&
  'held' in after &&
  before.cards.some((card, i) => card === after.cards[i]);

/** Whether a hand of video poker was dealt and drawn, and other cards offer decisions now: controls may stay. */
function isPlayedOut(round: Round, reading: TableReading): boolean {
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
function mayLead(
  one: TableObservation,
  tables: readonly TableObservation[],
  { contents }: TableReading,
): boolean {
  const before = one.reading.contents;
  if (!before || !('held' in before) || !contents || !('held' in contents)) return false;
  const { cards, held } = contents;
  const isHeld = held.some(Boolean) && held.every((kept, i) => !kept || cards[i] === before.cards[i]);
  return isHeld || !wasReadTwice(one, tables);
}

/**
 * Whether cards that lay there twice the same may have been on their way all the same, from a round's first to these: then
 * so was whatever lay there behind them, and its end was said before.
 */
function mayBeOnTheWay({ tables }: Round, reading: TableReading): boolean {
  const [first, ...others] = tables.flatMap((one) => (one.reading.contents ? [one.reading] : []));
  if (!first || reading.stage !== 'dealt') return false;
  const end = others.find(({ stage }) => stage === 'over');
  const last = others.findLastIndex(
    (one) => !isBetween(first, one, reading) || (end && sameOutcome(one, end)),
  );
  return others.slice(last + 1).some((one) => !sameOutcome(first, one));
}

/** Whether anything was seen, since the last round's result, that may belong to another. */
const hasSign = ({ bet, press, moved, cleared }: Tab): boolean =>
  bet !== null || press !== null || moved !== null || cleared;

const isSame = ({ last }: Tab, reading: TableReading): boolean => last !== null && sameOutcome(last, reading);

/**
 * Whether a result that is the last one's is another round's. The panel goes on once a round: where it went on behind
 * the last one and not again, a bet was refused. Where it never did, it tells nothing: a seed that is used again deals
 * the same again. Where nothing is known of the panel, the same cards are no other hand, and the same number may be.
 */
function isRepeated(
  { load, reading, confirmed }: TableObservation,
  { round, bet, wentOn, load: panelLoad }: Tab,
): boolean {
  // A second look is one at what was there at the first.
  if (!round || confirmed) return false;
  if (wentOn > 1) return !bet || bet.load === load;
  if (!bet || bet.load !== load || wentOn > 0) return false;
  return panelLoad === load || mayRepeat(reading.game);
}

/**
 * Rounds without those in which another tab only showed what lay on the table of one: the very same cards, at a time when
 * that was played, and nothing was pressed for them.
 */
function withoutMirrors(rounds: readonly OpenRound[]): Round[] {
  const mirrors = new Set<OpenRound>();
  // The last round of each tab that came by these cards.
  const known = new Map<string, Map<string, OpenRound>>();
  for (const round of rounds) {
    const outcomes = outcomesOf(round);
    for (const outcome of outcomes) {
      const byTab = getOr(known, outcome, () => new Map<string, OpenRound>());
      for (const other of byTab.values()) {
        if (other.tab === round.tab || mirrors.has(other) || mirrors.has(round)) continue;
        const mirror = [round, other].find((one) => isMirror(one, one === round ? other : round));
        if (!mirror) continue;
        const played = mirror === round ? other : round;
        // Which of two bets it was that the casino took, nothing tells.
        if (mirror.sent && played.sent && mirror.sent.seq < played.sent.seq) played.sent = mirror.sent;
        mirrors.add(mirror);
        played.mirrors.add(mirror.tab);
      }
      byTab.set(round.tab, round);
    }
  }
  return mirrors.size > 0 ? rounds.filter((round) => !mirrors.has(round)) : [...rounds];
}

function isMirror(round: OpenRound, played: OpenRound): boolean {
  const wasPressed = !round.isSpent && (round.sent !== null || round.start.reading.kind === 'bet');
  const [from, to] = [round.tables[0]!.seq, round.tables.at(-1)!.seq];
  if (played.start.seq > to || played.tables.at(-1)!.seq < from) return false;
  // A bet that nothing had followed when one was pressed elsewhere was refused.
  const isInVain = !mayRepeat(round.game) && isPressedFor(played) && played.start.seq < from;
  if (wasPressed && !(isInVain && round.start.seq < played.start.seq)) return false;
  const cards = outcomesOf(played);
  return [...outcomesOf(round)].every((outcome) => cards.has(outcome));
}

/** All that lay on a round's table. */
const outcomesOf = ({ tables }: Round): ReadonlySet<string> =>
  new Set(tables.flatMap(({ reading }) => (reading.contents ? [outcomeOf(reading)] : [])));

/**
 * Whether a round came to what another had come to, at a game whose results repeat: it may be that one's result that lies
 * there still.
 */
export function mayLieThereStill(other: Round, { game, tables }: Round): boolean {
  const [then, now] = [other.tables, tables].map((all) => all.at(-1)?.reading);
  return mayRepeat(game) && !!then && !!now && sameOutcome(then, now);
}

/** Whether a round came to nothing but the number that lay there before it, and was not cleared away. */
const showsOld = ({ game, old, cleared, tables }: OpenRound): boolean =>
  mayRepeat(game) && old !== null && !cleared && tables.every(({ reading }) => sameOutcome(old, reading));

/** Whether a round was seen to be over: by its stage, or by its cards as they last lay. */
export const isOver = ({ tables }: Round): boolean =>
  tables.some(({ reading }) => reading.stage === 'over') ||
  tables.slice(-1).some(({ reading }) => saysOver(reading));

/** Whether a bet was pressed for a hand. What a page shows that was loaded behind the press need not have come of it. */
export const isPressedFor = ({ start, tables: [first] }: Round): boolean =>
  start.reading.kind === 'bet' && first?.load === start.load;

const hasContents = ({ tables }: Round): boolean => tables.some(({ reading }) => reading.contents !== null);

const showsSomething = (round: Round): boolean =>
  hasContents(round) || round.tables.some(({ reading }) => reading.problem !== undefined);
