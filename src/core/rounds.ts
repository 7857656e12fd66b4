/**
 * Cuts the observations of tables into rounds: from the bet, or the first sign of new cards, to the next. Whether a
 * round is over is told by its cards, by the table's stage and by the panel that goes on, since none of them always does.
 * @module
 */
import {
  areOtherFive,
  goesOn,
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
import {
  hashOn,
  isPanel,
  isSealedReceipt,
  type PanelObservation,
  promisesWhatIsOut,
  textOf,
} from './panels.ts';
import { hasContents, hasShown, isOver, isTable, type Round, type TableObservation } from './round.ts';
import {
  areHeldGone,
  hasWin,
  isDrawing,
  isHeldGoneBehindEnd,
  isItsDraw,
  isMarked,
  isPlayedOut,
  mayBeDraw,
} from './rounds-draws.ts';
import { withoutMirrors } from './rounds-mirrors.ts';
import { dropMixtures, mayBeOnTheWay } from './rounds-mixtures.ts';
import { newTab, type OpenRound, type Tab } from './rounds-tab.ts';

/** The rounds of all tabs in the order they began. `observations` are one site's, by `seq`. */
export function roundsOf(observations: readonly Observation[]): Round[] {
  const rounds: OpenRound[] = [];
  const tabs = new Map<string, Tab>();
  const loads = new Set<string>();
  /** How rounds ended, each by the first that did. */
  const ends = new Map<string, OpenRound | null>();
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
        : look(tab, observation, !loads.has(observation.load), ends);
      const { reading } = observation;
      if (reading.stage !== 'moving') loads.add(observation.load);
      if (reading.stage === 'over' && reading.contents) getOr(ends, outcomeOf(reading), () => tab.round);
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
  const isInUse = promisesWhatIsOut(panel) || isSealedReceipt(panel);
  if (reported && reported === tab.promised && !isInUse) tab.out ??= panel;
  // A panel that is blank is about to be filled.
  if (!promise) return null;
  const changed = tab.promise !== null && tab.promise !== promise && tab.load === panel.load;
  tab.promises.push(panel);
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
  if (!tab.bet && !mayRepeat(tab.round.game)) return null;
  const tables = tab.again;
  const round = open(tab, tables[0]!, false, false);
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
function look(
  tab: Tab,
  table: TableObservation,
  firstOfLoad: boolean,
  known: ReadonlyMap<string, OpenRound | null>,
): OpenRound | null {
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
  const seen = whatItIs(table, tab, firstOfLoad);
  if (reading.stage === 'over') tab.said = table.load;
  if (seen === 'none') {
    tab.laid = table;
    return null;
  }
  const isAwaited = seen === 'new' && !tab.bet && !tab.press && tab.round?.repeats === true;
  const what = isAwaited ? 'more' : seen;
  if (isAwaited) fill(tab.round!);
  if (what === 'left over') tab.round = null;
  // A page that was just loaded may still have been laying out how a hand of before had ended when a bet was pressed.
  const isBetEarly = firstOfLoad && tab.bet?.load === table.load;
  const isKnown =
    reading.stage === 'over'
      ? known.get(outcomeOf(reading))?.tab === table.tab
      : tab.round !== null && isOlderLook(table, tab.round);
  const isLaidAnew = isBetEarly && !mayRepeat(reading.game) && isKnown;
  // The same cards once more are no other hand for certain, whatever was pressed.
  const certain = isSame(tab, reading)
    ? hasSign(tab) && mayRepeat(reading.game)
    : !isLaidAnew &&
      !(tab.round && (mayBeDraw(table, tab, tab.round) || (!tab.bet && mayStillBe(tab.round, reading))));
  // Where nothing was pressed for these, the last ones may have been on their way to them.
  if (what === 'new' && tab.round && !tab.bet) tab.round.mixed ||= mayBeOnTheWay(tab.round, reading);
  const began = what === 'new' ? open(tab, table, certain, firstOfLoad) : null;
  const { round } = tab;
  if (round && what === 'more' && isDealtOnceMore(tab, round, table)) round.certain = false;
  if (what !== 'again') tab.moved = null;
  // A second look is one at what was there at the first: before what was pressed since.
  else if (!table.confirmed || tab.again.length > 0) tab.again.push(table);
  // What comes behind a bet that was pressed when the hand's seeds were out may be the next one's.
  const isPressedBehind = tab.bet !== null && tab.out !== null && isBefore(tab.out, tab.bet);
  const hasGoneOn = tab.last !== null && hasDealerGoneOn(tab.last, reading);
  // So may what comes behind the end of a hand and a press.
  const isPressedAtEnd = round !== null && tab.press !== null && isOver(round);
  const hasStrayed =
    what === 'more' && (isPressedBehind || isPressedAtEnd) && !isSame(tab, reading) && !hasGoneOn;
  const ends = round !== null && !isOver(round) && (reading.stage === 'over' || saysOver(reading));
  // What was pressed while a hand was under way bet nothing, unless its page was just loaded and may only have been late to
  // lay out how it had ended.
  if (ends && isBetEarly) dropBet(tab);
  else if (ends || what === 'new' || what === 'left over') forgetPresses(tab);
  if (round) {
    const isOthers = mayBeNextOfLoad(table, round) || isHeldGoneBehindEnd(round, reading);
    dropMixtures(round, table, tab.said === table.load);
    round.strayed ||= hasStrayed || (what === 'more' && isOthers);
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

/** Lets the cards that come be those of a round of which nothing was seen but the last result: it lay there still. */
function fill(round: OpenRound): void {
  round.tables = [];
  round.repeats = false;
  round.certain = true;
}

/** A round that what was seen on a tab adds up to, with `first` its first look at the table. */
function open(tab: Tab, first: TableObservation, certain: boolean, firstOfLoad: boolean): OpenRound {
  // What moved and showed the last result again was none of this round's.
  const moved = tab.moved && !restedBetween(tab, tab.moved, first) ? tab.moved : null;
  const start = tab.bet ?? (moved && moved.seq < first.seq ? moved : first);
  const pressed = tab.press && tab.press.seq < start.seq ? tab.press : null;
  const { tab: name, reading } = first;
  const sent = tab.firstBet ?? pressed;
  // A result that was the last one's, behind a bet, is none where the table moves then, and nothing more was pressed for it.
  if (tab.round && start === moved && !sent && showsOld(tab.round)) tab.round.certain = false;
  const promising = tab.promises.findLast((panel) => isBefore(panel, start));
  tab.promised = promising ? hashOn(promising, 'announced.commitment') : '';
  tab.round = {
    tab: name,
    game: reading.game,
    start,
    sent,
    certain,
    awaited: tab.rested || (tab.bet !== null && moved !== null && isBefore(tab.bet, moved)),
    resumed: firstOfLoad && !tab.bet && pressed?.load !== first.load,
    tables: [],
    // Held cards that come first of all may be the draw already, where controls stay.
    mixed: isMarked(reading) && reading.stage === 'dealt' && tab.said !== first.load,
    strayed: false,
    mirrors: new Set(),
    repeats: sent !== null && isSame(tab, reading) && !mayRepeat(reading.game),
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

/** Whether cards that nothing was pressed for may be a hand's own all the same: its draw, or its deal once more. */
const mayStillBe = (round: Round, reading: TableReading): boolean =>
  isPlayedOut(round, reading) || (!isOver(round) && hasShown(round, reading));

/**
 * Whether the first cards of a hand that was over lie there to be played once more while its seed, which is out, is
 * promised still, or was until they came, or when something was pressed: it may have dealt another hand.
 */
function isDealtOnceMore(tab: Tab, round: Round, table: TableObservation): boolean {
  const { last, promises, press, moved } = tab;
  const { reading, load } = table;
  const promisedBy = (one: Observation | null) => promises.findLast((panel) => one && isBefore(panel, one));
  return (
    isOver(round) &&
    reading.stage === 'dealt' &&
    last?.stage === 'over' &&
    round.tables.at(-1)!.load === load &&
    [promises.at(-1), promisedBy(moved ?? table), promisedBy(press)].some(
      (panel) => panel && promisesWhatIsOut(panel),
    ) &&
    isPartOf(last, reading)
  );
}

/** Whether a page that was loaded anew in the middle of a hand of video poker offers decisions on five other cards: the next one's. */
function mayBeNextOfLoad({ load, reading }: TableObservation, { tables }: Round): boolean {
  const last = tables.findLast((one) => one.reading.contents);
  const isReloaded = last !== undefined && last.load !== load;
  return isReloaded && reading.stage === 'dealt' && areOtherFive(last.reading, reading);
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
  // A page that goes back to another of its games shows how the last hand there had ended, until that is cleared away.
  const end = last && last.game !== reading.game && !(bet && tab.cleared) && tab.ends.get(reading.game);
  if (end && reading.stage === 'over' && !mayRepeat(reading.game) && sameOutcome(end, reading)) return 'none';
  // Cards that say that their hand is over begin none, whatever was bet.
  if (bet && same && saysOver(reading) && !mayRepeat(reading.game)) return 'again';
  const isOld = round !== null && isOlderLook(table, round);
  // A page that was loaded anew may turn up the last hand's cards once more meanwhile.
  if (bet) {
    const isLaidAnew = isOld && (reading.stage === 'over' || isBeyondDeal(reading) || isLaidOn(table, tab));
    return isLaidAnew && !mayRepeat(reading.game) ? 'none' : 'new';
  }
  // A result that offers decisions again is about to be replaced by the next hand's cards.
  if (same) return last?.stage === 'over' ? 'none' : 'more';
  if (isOld) return 'none';
  // What can't be read behind a hand may be that hand still, or the end of one that was not watched.
  if (!reading.contents && (last || (reading.stage === 'over' && !tab.moved)))
    return reading.stage === 'dealt' && tab.press ? 'new' : 'none';
  // What a page shows at once when it is loaded is the end of a hand that was not watched.
  if (firstOfLoad && reading.stage === 'over') return 'left over';
  if (!round || !last || round.game !== reading.game || tab.cleared) return 'new';
  if (!bet && isDrawing(round, last, reading)) return 'more';
  // Cards that come behind the end, or one that was exchanged, are the same hand's; a hand that is played again is not.
  if (goesOn(last, reading)) return 'more';
  // Nor are as few as a hand begins with, with decisions to come, those of one that is over.
  const isDealt = reading.stage === 'dealt' && isFirstDeal(reading);
  return last.game === 'blackjack' && (isPartOf(last, reading) || (!isDealt && nearlyStays(last, reading)))
    ? 'more'
    : 'new';
}

/**
 * Whether another load of the page shows what lay on the table earlier in a round: a page on its way out, or one that lays
 * the cards of a hand that is over out once more.
 */
function isOlderLook({ load, reading }: TableObservation, round: Round): boolean {
  const last = round.tables.at(-1);
  if (!last || last.load === load) return false;
  return hasShown(round, reading) || (reading.stage === 'over' && goesOn(reading, last.reading));
}

/** Whether more cards lie there than a hand of blackjack begins with. */
const isBeyondDeal = (reading: TableReading): boolean =>
  reading.game === 'blackjack' && !isFirstDeal(reading);

/** Whether a page goes on to lay out the last hand once more, or has come no further. */
const isLaidOn = ({ load, reading }: TableObservation, { laid }: Tab): boolean =>
  laid?.load === load && (sameOutcome(laid.reading, reading) || goesOn(laid.reading, reading));

/** Whether a look shows more of a hand of which the player has no more cards than before. */
function hasDealerGoneOn(last: TableReading, now: TableReading): boolean {
  const count = ({ contents }: TableReading): number | null =>
    contents && 'dealer' in contents ? contents.player.flat().length : null;
  return goesOn(last, now) && count(now) === count(last);
}

/**
 * Whether a page that was loaded in the middle of a round shows how an earlier one had ended, on whatever tab: another
 * account's last hand. How it ended on a tab on which cards of the round lay too, which mirrors it, is its own end.
 */
function isEndOfBefore(
  { load, reading }: TableObservation,
  { round }: Tab,
  ends: ReadonlyMap<string, OpenRound | null>,
): boolean {
  if (!round || isOver(round) || round.tables.at(-1)?.load === load || reading.stage !== 'over') return false;
  const ended = ends.get(outcomeOf(reading));
  if (ended === undefined || mayRepeat(reading.game)) return false;
  return !ended?.tables.some((one) => hasShown(round, one.reading));
}

/** Whether a look at a table whose hand was not seen to end is the next hand's. */
function isNext(table: TableObservation, tab: Tab): boolean {
  const { bet, press, moved, cleared } = tab;
  const { reading } = table;
  const round = tab.round!;
  const first = round.tables.find((one) => one.reading.contents)?.reading;
  if (!first || !reading.contents) return false;
  const last = tab.last!;
  if (goesOn(last, reading)) return false;
  if (isOther(last, reading) || saysOver(last)) return true;
  if (isPlayedOut(round, reading) || isDealtAnew(first, reading)) return true;
  // Behind a press cards came: as few as a hand begins with are the next one's, though some may be the same, unless the
  // hand may just have been split.
  if (press && moved && isFirstDeal(reading) && !isPartOf(last, reading) && !mayBeSplit(last)) return true;
  // A table that is laid out anew for a split may be empty for a moment.
  const isCleared = cleared && !mayBeSplit(last);
  if (reading.stage !== 'dealt') return false;
  const marked = round.tables.findLast((one) => isMarked(one.reading));
  if (marked && areHeldGone(marked.reading, reading)) return true;
  // Wins are taken away with the deal; and where no draw can be, five cards that came behind a press, or with what is
  // promised for yet another hand, are no changed one.
  if (hasWin(last) && !hasWin(reading)) return true;
  const isAllNew = areOtherFive(last, reading);
  const hasCome = (press !== null && moved !== null) || tab.wentOn > 1;
  if (hasCome && isAllNew && !mayBeDraw(table, tab, round)) return true;
  return bet !== null || isCleared || (tab.out !== null && !isItsDraw(table, tab, round));
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
  // No hand comes to the cards of another: with no bet they are that one's, however often the panel went on.
  if (wentOn > 1) return bet ? bet.load === load : mayRepeat(reading.game);
  if (!bet || bet.load !== load || wentOn > 0) return false;
  return panelLoad === load || mayRepeat(reading.game);
}

/** Whether a round came to nothing but the number that lay there before it, and was not cleared away. */
const showsOld = ({ old, cleared, tables: [first] }: OpenRound): boolean =>
  old !== null && !cleared && sameOutcome(old, first!.reading);

const showsSomething = (round: Round): boolean =>
  hasContents(round) || round.tables.some(({ reading }) => reading.problem !== undefined);
