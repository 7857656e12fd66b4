/**
 * Why seeds that don't give a hand's cards, where each bet has a server seed of its own, may be another's: pages are slow,
 * and hands are played elsewhere.
 * @module
 */
import { isOverAtOnce, mayRepeat, sameOutcome, wasDecided } from '../games/tables.ts';
import { isBefore } from '../observation.ts';
import { hashOn, type PanelObservation, stretchOf, textOf } from '../panels.ts';
import { endingOf, mayLieThereStill, type Round, type TableObservation } from '../round.ts';
import { isUnknown } from '../rules/unknown.ts';
import { type Reason, reason } from '../verdict.ts';
import {
  isRunning,
  mayHaveEnteredAnother,
  RUNNING,
  wasBroken,
  wasPlayedBeside,
} from './per-bet-continuity.ts';
import { type Context, type Known, nextOf } from './per-bet-known.ts';
import { comesClose, isByCards, type Link, mayEndAs, nonceBehind, wasSeenToBegin } from './per-bet-links.ts';
import {
  areByOwnHash,
  firstOf,
  isReadTwice,
  isRest,
  promisedAtRest,
  type SeenReveal,
  settledOf,
  tellsOf,
  textsBeside,
} from './per-bet-panels.ts';
import { isStill } from './per-bet-unseen.ts';

/** Whether what was found of a round may be another hand's, for one reason. */
type Doubt = (context: Context, link: Link) => boolean;

/** Why a promise that the round's seeds don't keep may have been another hand's. */
const OF_PROMISE: readonly Doubt[] = [
  isBehindUnseenHand,
  isPromiseOfHandBefore,
  areOfHandBehind,
  hasPromiseGoneOnTwice,
  mayBeUsedOnTheWay,
];

/** Why seeds may have been held against another hand's client seed. */
const OF_CLIENT_SEED: readonly Doubt[] = [isClientSeedAnothers, isClientSeedUnread];

/** Why seeds that don't give a round's cards may be another hand's, or the cards. */
const OF_SEEDS: readonly Doubt[] = [
  ({ round, lagging }) => lagging.has(round),
  (_, { rivalled }) => rivalled === true,
  isUnpromised,
  ({ round }) => wasPlayedUnseen(round),
  areOfReceipt,
  areOfHandUnseen,
  isOfNextSpin,
  isLeftOver,
  areOfBetUnanswered,
  areOfHandBefore,
  areOfHandBehind,
  areOfBetElsewhere,
  isPromiseOfHandBefore,
  arePromisedToNext,
  isOfUnseenBet,
  isLastResultStill,
  areOfAnotherGame,
  isEndOfAnother,
];

/** Why nobody is to be accused by what was found of a round. */
export function doubtsOf(context: Context, link: Link | null): Reason[] {
  const { round, schemes, beside, panels, before, places } = context;
  if (!link) return beside.has(round) ? [reason('tables-interleaved')] : [];
  const { here } = before.get(round)!;
  const isBroken = wasBroken(context);
  // What gives all cards but one is its own, whatever else may be said of it.
  const mayBeOthers = link.fit.deal !== 'pass' && !comesClose(round, link.shown, link.fit, schemes);
  const isAny = (doubts: readonly Doubt[]): boolean => doubts.some((doubt) => doubt(context, link));
  const isNotItsOwn =
    link.by === 'guess' ||
    (isBroken && isAny(OF_PROMISE)) ||
    (here !== null && link.fit.deal !== 'pass' && isAny(OF_CLIENT_SEED)) ||
    // That they give a number may be an accident.
    (mayRepeat(round.game) && link.by === 'roll-over' && wereOutInPlay(context, link)) ||
    (mayBeOthers && isAny(OF_SEEDS)) ||
    wereOutBefore(context, link);
  const isReadOnce = (isBroken && !places.get(here!)!.promisedTwice) || !isReadTwice(link.shown, panels);
  const isPlayedBeside = beside.has(round) || (mayBeOthers && wasPlayedBeside(context));
  return [
    ...(isReadOnce ? [reason('not-read-twice')] : []),
    ...(isNotItsOwn ? [reason('seeds-not-linked')] : []),
    ...(isPlayedBeside ? [reason('tables-interleaved')] : []),
  ];
}

/**
 * Whether seeds that don't give a round's cards were out by the time its first ones lay there: with a decision to come, no
 * casino shows those of a hand that is still played. Those of one that is over at once a page may show while it deals, if it
 * was seen to do so at a hand that they give; else they may come out with this bet, of a hand that was played elsewhere and
 * had used the promise.
 */
function wereOutBefore({ round, roundsOf, links }: Context, { shown, fit }: Link): boolean {
  const [first] = round.tables;
  if (fit.deal === 'pass' || !first || isBefore(shown.outSince, round.start)) return false;
  if (first.reading.stage === 'dealt' && !isOverAtOnce(first.reading))
    return !isBefore(first, shown.outSince);
  const isOutFirst = ({ start, tables }: Round, { outSince }: SeenReveal): boolean =>
    !isBefore(outSince, start) && isBefore(outSince, tables[0]!);
  const isSo = (other: Round): boolean => {
    const link = links.get(other);
    return (
      other.certain && link?.by === 'promise' && link.fit.deal === 'pass' && isOutFirst(other, link.shown)
    );
  };
  return isOutFirst(round, shown) && !roundsOf.get(round.tab)!.some(isSo);
}

/**
 * Whether a result is the first thing that was read of its page behind the bet, or cards that came so late that another
 * hand may have been played meanwhile: one that goes on by itself, in a tab that nobody looks at, may have dealt others
 * since.
 */
function isBehindUnseenHand(
  { round: { start, tables, awaited }, panelsOf }: Context,
  { shown }: Link,
): boolean {
  const [first] = tables;
  if (awaited || !first) return false;
  // Seeds that are out by then tell that the page plays faster than it shows.
  const isPlayed = first.reading.stage !== 'over' && isBefore(first, shown.outSince);
  if (isPlayed && first.at - start.at < QUICK_HAND) return false;
  const since = stretchOf(panelsOf.get(start.load) ?? [], start.seq, first.seq);
  return !since.some((panel) => isBefore(panel, first));
}

/** Nobody plays a hand with decisions in less, in ms. */
const QUICK_HAND = 4000;

/**
 * Whether seeds that nothing but the panel's change links to a round may be those of the hand before, whose own are not
 * known: a panel that is slow shows them when the next one has been bet on. So it is with all that come before the end.
 */
function areOfHandBefore({ round, rounds, at, previous, links }: Context, { by, shown }: Link): boolean {
  if (by !== 'roll-over') return false;
  if (wereOutInPlay({ round }, { shown })) return true;
  // That of its tab, or the last of any.
  return [previous.get(round), rounds[at.get(round)! - 1]].some((before) => {
    if (!before) return false;
    const own = links.get(before);
    const isKnown = own?.by === 'promise' || (own?.fit.deal === 'pass' && !mayRepeat(before.game));
    return !isKnown;
  });
}

/** Whether seeds were out before a round was over. */
function wereOutInPlay({ round }: Pick<Context, 'round'>, { shown }: Pick<Link, 'shown'>): boolean {
  const over = round.tables.find(({ reading }) => reading.stage === 'over');
  return over !== undefined && isBefore(shown.outSince, over);
}

/**
 * Whether seeds that nothing but the panel's change links to a round were out only when its tab's next hand was under way,
 * and that one's are not known, or when that was over: they may be its own, or a receipt of a hand that was played
 * elsewhere.
 */
function areOfHandBehind(context: Context, { by, shown }: Link): boolean {
  const { links } = context;
  const next = nextOf(context);
  if (by !== 'roll-over' || !next) return false;
  const from = links.has(next) ? endOf(next) : (next.sent ?? next.start);
  return from !== undefined && isBefore(from, shown.outSince);
}

/**
 * Whether seeds that a round's page did not promise as it was last read were out while its hand was played, or with it
 * where it was over at once: they are those of a bet elsewhere, which another page tells of late, or this one by then. Or
 * whether it was another tab that promised them, behind a hand that lay there and whose own seeds are not known: it
 * may tell late of that one's.
 */
function areOfBetElsewhere(context: Context, { by, shown }: Link): boolean {
  const { round, rounds, before } = context;
  const { here, promises } = before.get(round)!;
  const promise = here ? hashOn(here, 'announced.commitment') : '';
  if (by !== 'promise' || shown.hashes.includes(promise)) return false;
  const [first] = round.tables;
  const isWithIt = first?.reading.stage === 'over' && !isBefore(first, shown.outSince);
  if (isWithIt || wereOutInPlay(context, { shown })) return true;
  return shown.hashes.some((hash) => {
    const promised = promises.get(hash);
    const isThere = ({ tab, mirrors }: Round): boolean => tab === promised!.tab || mirrors.has(promised!.tab);
    const last = promised && rounds.findLast((one) => isBefore(one.start, promised) && isThere(one));
    return last !== undefined && last !== round && !isKnownByCards(last, context);
  });
}

/**
 * Whether what was promised to a round may have been promised to the hand before, whose own seeds are not known: it came,
 * or was asked for, while that hand was played, and none but an older hand's was read before that; or it is the first that its page
 * showed, since a panel that stays as it was opened rolls over to none; or what this round used came while this one was
 * played, so that the panel may show each too late.
 */
function isPromiseOfHandBefore(context: Context, { shown: { hashes } }: Link): boolean {
  const { round, before, places, panelsOf } = context;
  const last = beforeUnknown(round, context);
  if (!last) return false;
  if (isEachLate(round, context)) return true;
  const { promisedSince } = places.get(before.get(round)!.here!)!;
  const asked = blankBefore(promisedSince, places);
  const isFirst = places.get(asked)!.previous === null;
  const own = panelsOf
    .get(round.start.load)!
    .find((panel) => hashes.includes(hashOn(panel, 'announced.commitment')));
  const isLate = own !== undefined && isDuring(round, own);
  const came = [promisedSince, asked];
  return (
    (isFirst && came.some((seen) => isByEnd(last, seen))) ||
    (isLate && came.some((seen) => isDuring(last, seen)))
  );
}

/**
 * Whether a round's page was late with its promises from a hand on that had none but an older hand's before its bet: each
 * came, or was asked for, no later than the end of the hand before, and may have been that one's.
 */
function isEachLate(round: Round, context: Context): boolean {
  const { before, places, previous } = context;
  for (let one = round; ; ) {
    const last = beforeUnknown(one, context);
    const lastHere = last && before.get(last)!.here;
    if (!lastHere) return false;
    const { promisedSince } = places.get(before.get(one)!.here!)!;
    const asked = blankBefore(promisedSince, places);
    const beforeLast = previous.get(last);
    // What fills in a blank that stands since the hand before that one, over its bet, may be late for it as well.
    const isOverdue =
      beforeLast && isByEnd(beforeLast, asked) && hashOn(asked, 'announced.commitment') === '';
    if (!isOverdue && ![promisedSince, asked].some((seen) => isByEnd(last, seen))) return false;
    const isOlder = beforeLast && isBefore(places.get(lastHere)!.promisedSince, beforeLast.start);
    if (isOlder || hashOn(lastHere, 'announced.commitment') === '') return true;
    one = last;
  }
}

/** The hand before a round that something was promised to, where its own seeds are not known by its cards. */
function beforeUnknown(round: Round, context: Context): Round | undefined {
  const last = context.before.get(round)!.here ? handBefore(round, context) : undefined;
  return last && isKnownByCards(last, context) ? undefined : last;
}

/** The hand before a round on its tab. Where nothing came of a bet but what lay there before it, there was none. */
function handBefore(round: Round, { previous }: Context): Round | undefined {
  const last = previous.get(round);
  const beforeLast = last && previous.get(last);
  const isNone =
    beforeLast && !last.certain && !mayRepeat(last.game) && endingOf(last) === endingOf(beforeLast);
  return isNone ? beforeLast : last;
}

/** Whether a round has seeds, and they are its own by its cards. */
function isKnownByCards(round: Round, { links, schemes }: Context): boolean {
  const link = links.get(round);
  return link !== undefined && isByCards(round, link, schemes);
}

/** Whether something was read while a hand was played, or in the look that saw its end. */
function isByEnd(one: Round, seen: PanelObservation): boolean {
  const end = endOf(one);
  return isBefore(one.start, seen) && !(end && isBefore(end, seen));
}

/** Whether something was read while a hand was played. */
function isDuring(one: Round, seen: PanelObservation): boolean {
  const end = endOf(one);
  return isBefore(one.start, seen) && (!end || isBefore(seen, end));
}

/**
 * Whether what was promised to a round gave way to yet another promise before that of its seeds stood there: bets that
 * nobody saw, such as by a key that stays down, may have used both.
 */
function hasPromiseGoneOnTwice({ round, before, panelsOf }: Context, { shown }: Link): boolean {
  const here = before.get(round)!.here!;
  const ofLoad = panelsOf.get(here.load)!;
  const hashes = ofLoad.slice(ofLoad.indexOf(here)).map((panel) => hashOn(panel, 'announced.commitment'));
  const own = hashes.findIndex((hash) => shown.hashes.includes(hash));
  return hashes.some((hash, i) => i < own && !['', hashes[0]].includes(hash));
}

/**
 * Whether what was promised to a round gave way to that of its seeds while cards were on their way already, or that gave way
 * in turn before any lay there, and the hand then took no longer than they had: a page that plays by itself, and fast, may
 * have used the one for a hand of which nothing was read.
 */
function mayBeUsedOnTheWay({ round, panelsOf, looksOf }: Context, { shown }: Link): boolean {
  const bet = round.sent ?? round.start;
  const [first] = round.tables;
  const end = endOf(round);
  if (first?.reading.stage !== 'dealt' || !end || end.at - first.at > first.at - bet.at) return false;
  const since = stretchOf(panelsOf.get(round.start.load)!, bet.seq, first.seq);
  const isOwn = (panel: PanelObservation): boolean =>
    shown.hashes.includes(hashOn(panel, 'announced.commitment'));
  const at = since.findIndex(isOwn);
  if (at < 0) return false;
  const hasGoneOn = since.slice(at).some((panel) => !isOwn(panel) && isBefore(panel, first));
  const looks = stretchOf(looksOf.get(first.load)!, bet.seq, first.seq);
  return hasGoneOn || looks.some((look) => !isStill(look) && isBefore(look, since[at]!));
}

/** Where a round's table came to its end: where its controls stay, to its last cards; undefined where it never changed. */
function endOf({ tables }: Round): TableObservation | undefined {
  const over = tables.find(({ reading }) => reading.stage === 'over');
  const read = tables.filter(({ reading }) => reading.contents);
  const end = read.find(({ reading }) => sameOutcome(reading, read.at(-1)!.reading));
  return over ?? (end === read[0] ? undefined : end);
}

/** The first of the panels of a load that promised nothing, just before one that did; that one where there is none. */
function blankBefore(panel: PanelObservation, places: Known['places']): PanelObservation {
  for (let since = panel; ; ) {
    const { previous } = places.get(since)!;
    if (!previous || hashOn(previous, 'announced.commitment') !== '') return since;
    since = previous;
  }
}

/**
 * Whether a result and its seeds are the first that was read behind a bet: a page that goes on by itself may have turned the
 * wheel again, and not show the seeds of that yet; or dealt another hand of blackjack, if the last one's seeds were not out
 * by this bet either.
 */
function areOfHandUnseen(context: Context, link: Link): boolean {
  const { round, previous, links } = context;
  const { start, tables, game } = round;
  const [first] = tables;
  if (start.reading.kind !== 'bet' || !first || isBefore(first, link.shown.outSince)) return false;
  const last = previous.get(round);
  const own = last && links.get(last);
  const isEachLate = last !== undefined && !(own && isBefore(own.shown.outSince, start));
  const isDealt = game === 'blackjack' && first.reading.stage === 'over' && isEachLate;
  return (mayRepeat(game) || isDealt) && isBehindUnseenHand(context, link);
}

/**
 * Whether a result came no earlier than its seeds, on a page that was seen to show those of a hand when the next one is bet
 * on: it may be that one's.
 */
function isOfNextSpin({ round, roundsOf, atOfTab, links, panelsOf }: Context, { shown }: Link): boolean {
  const [first] = round.tables;
  if (first?.reading.stage !== 'over' || isBefore(first, shown.outSince)) return false;
  const ofTab = roundsOf.get(round.tab)!;
  return ofTab.slice(0, atOfTab.get(round)!).some((other, i) => {
    const [end, link] = [endOf(other), links.get(other)];
    const next = ofTab[i + 1]!.sent ?? ofTab[i + 1]!.start;
    if (!end || !link || isBefore(link.shown.outSince, next)) return false;
    return stretchOf(panelsOf.get(end.load) ?? [], end.seq, next.seq).length > 0;
  });
}

/**
 * Whether seeds that nothing but the panel's change links to a round may be those of an older bet, which the player looked
 * at: unless this page's panel was seen to go on to the seeds of another hand, which are its own by its cards; or it went
 * on to none that gave a hand's cards several times running.
 */
function areOfReceipt({ round, scheme, roundsOf, atOfTab, links, places }: Context, { by }: Link): boolean {
  if (by !== 'roll-over') return false;
  const ofTab = roundsOf.get(round.tab)!;
  const at = atOfTab.get(round)!;
  // While the rule is not known, no cards tell, but what was promised does.
  const isOwn = (link: Link): boolean =>
    isUnknown(scheme) ? link.by === 'promise' : link.by !== 'guess' && link.fit.deal === 'pass';
  const showsOwn = (other: Round): boolean => {
    const link = links.get(other);
    if (!link || !isOwn(link)) return false;
    const first = firstOf(link.shown);
    return first.load === round.start.load && places.get(first)!.previous !== null;
  };
  const isStrange = (other: Round): boolean => {
    const link = links.get(other);
    return link?.by === 'roll-over' && link.fit.deal === 'fail';
  };
  // Behind one that is strange, they may be that one's.
  return !ofTab.some(showsOwn) && !isRunning(ofTab.slice(at, at + RUNNING), isStrange);
}

/**
 * Whether a bet was pressed before that of a round, and no cards came: it may have been taken, and these be its seeds. A
 * panel that was read while the cards of the round were dealt would have gone on for that.
 */
function areOfBetUnanswered({ round }: Context, { by }: Link): boolean {
  const { start, sent, game } = round;
  if (sent?.reading.kind !== 'bet' || sent === start) return false;
  return by === 'roll-over' || (by === 'promise' && (mayRepeat(game) || !wasSeenToBegin(round)));
}

/**
 * Whether a hand was played that nobody saw begin: a page that plays by itself, and fast, may have dealt another before it,
 * and these be that one's seeds.
 */
export const wasPlayedUnseen = (round: Round): boolean =>
  !wasSeenToBegin(round) && round.tables.some(({ reading }) => wasDecided(reading));

/**
 * Whether seeds that were not promised to a round had come to be promised by the time they were out, when that was over:
 * they may be those of the next bet, in another of the casino's games or elsewhere.
 */
function arePromisedToNext({ round, places }: Context, { by, shown }: Link): boolean {
  const first = firstOf(shown);
  const before = places.get(first)!.previous;
  if (by !== 'roll-over' || !before || !shown.hashes.includes(hashOn(before, 'announced.commitment')))
    return false;
  return round.tables.some((table) => table.reading.stage === 'over' && isBefore(table, first));
}

/**
 * Whether its page came to tell of seeds that are no known hand's by the time a number lay there: it may be of those, where
 * the page turned the wheel by itself, or of a bet elsewhere.
 */
export function isOfUnseenBet(
  { round, before, panelsOf, places, accounted }: Context,
  { shown }: Link,
): boolean {
  const over = round.tables.find(({ reading }) => reading.stage === 'over');
  if (!over || !mayRepeat(round.game)) return false;
  const from = before.get(round)!.here?.seq ?? round.start.seq;
  return stretchOf(panelsOf.get(over.load) ?? [], from, over.seq).some((panel) => {
    const { reportedSince } = places.get(panel)!;
    if (!reportedSince || reportedSince.seq <= from) return false;
    return !tellsOf(shown, reportedSince) && !accounted.has(reportedSince);
  });
}

/**
 * Whether a bet, and the seeds that were promised before it, may have been another game's, and the page then dealt this
 * hand by itself: the panel went on behind the bet while the table rested, and to a promise that no other hand kept.
 */
function areOfAnotherGame(
  { round, links, panelsOf, places, looksOf }: Context,
  { by, shown }: Link,
): boolean {
  const hash = promisedAtRest(round.start, round.tables[0]!, { panelsOf, places, looksOf });
  if (by !== 'promise' || hash === null || shown.hashes.includes(hash)) return false;
  // A number that lies there still, as on a page that was loaded anew, may be this one.
  const keeps = ([other, link]: readonly [Round, Link]): boolean =>
    link.by === 'promise' &&
    link.fit.deal === 'pass' &&
    link.shown.hashes.includes(hash) &&
    !mayLieThereStill(round, other);
  return ![...links].some(keeps);
}

/**
 * Whether a hand ended as other seeds may have it, which came out before its tab's next hand began: its own end was not read,
 * and the page then dealt another by itself.
 */
function isEndOfAnother(context: Context, { shown }: Link): boolean {
  const { round, reveals, schemes } = context;
  const next = nextOf(context);
  const isMeanwhile = ({ seq }: PanelObservation): boolean =>
    seq > round.start.seq && (!next || seq < next.start.seq);
  return reveals.some(
    (other) => other !== shown && isMeanwhile(other.outSince) && mayEndAs(round, other, schemes),
  );
}

/**
 * Whether a result is the one its table had last, which was dealt as promised as far as is known: behind a bet that was
 * refused, or one in another game, a wheel may just show it again. It may be shown so once, and is no excuse for the next.
 */
function isLastResultStill({ round, atOfTab, roundsOf, links }: Context): boolean {
  const before = roundsOf.get(round.tab)!.slice(0, atOfTab.get(round)!);
  const last = before.findLast(({ game }) => game === round.game);
  return last !== undefined && links.get(last)?.fit.deal !== 'fail' && mayLieThereStill(last, round);
}

/**
 * Whether nothing but the panel's change links seeds to a round, and no promise was read before it: a panel may be a hand
 * late, and the bet have been another's. Cards of the hand before, that its own seeds give, tell that it is not.
 */
function isUnpromised({ round, before, previous, links }: Context, { by }: Link): boolean {
  if (by !== 'roll-over' || hashOn(before.get(round)!.here!, 'announced.commitment') !== '') return false;
  const own = links.get(previous.get(round)!);
  return mayRepeat(round.game) || own?.fit.deal !== 'pass';
}

/**
 * Whether a hand that is over may be an earlier one: its page was loaded behind the bet, or the table had not come to rest
 * since it was loaded, and shows what lay there before.
 */
function isLeftOver({ round: { start, tables, game }, looksOf }: Context): boolean {
  const [first] = tables;
  if (first?.reading.stage !== 'over') return false;
  if (first.load !== start.load) return true;
  const looks = looksOf.get(start.load)!;
  const before = stretchOf(looks, looks[0]!.seq, start.seq);
  return mayRepeat(game) && before.length > 0 && !before.some(isStill);
}

/**
 * Whether seeds were out, and promised still, before a round's first cards lay: the bet may have been another's, and they
 * were known when these were dealt. With a decision to come, or where the table rested meanwhile, that is so where it was
 * read twice; where nobody saw a hand with decisions begin, a page that plays by itself may have shown it for a moment.
 */
export function wereKnownBefore({ round, before, links, panelsOf, looksOf }: Context): boolean {
  const link = links.get(round);
  const [first] = round.tables;
  if (!link || !first) return false;
  const isDealt = first.reading.stage === 'dealt';
  const rests = stretchOf(looksOf.get(first.load)!, round.start.seq, first.seq).filter(isRest);
  const isStanding = (panel: PanelObservation): boolean =>
    panel.confirmed && (isDealt || rests.some((rest) => !isBefore(rest, panel)));
  const ofPage = panelsOf.get(first.load) ?? [];
  /** Whether something else was promised behind the bet: what is promised again is for another. */
  const cameBack = (panel: PanelObservation): boolean =>
    stretchOf(ofPage, (before.get(round)!.here ?? round.start).seq, panel.seq).some(
      (other) => !['', ...link.shown.hashes].includes(hashOn(other, 'announced.commitment')),
    );
  return ofPage.some(
    (panel) =>
      (isStanding(panel) || !wasSeenToBegin(round) || (mayRepeat(round.game) && cameBack(panel))) &&
      link.shown.hashes.includes(hashOn(panel, 'announced.commitment')) &&
      link.shown.panels.includes(panel) &&
      !isBefore(panel, round.start) &&
      isBefore(panel, first),
  );
}

/** Whether the only client seed that was read stood beside another hand's hash. */
function isClientSeedAnothers({ round, before }: Context, { shown }: Link): boolean {
  const here = before.get(round)!.here!;
  return !textOf(here, 'announced.clientSeed') && areBesideAnothers(shown, here);
}

/** Whether another hand's hash still stands beside seeds and their client seed: the reported fields are filled slowly. */
function areBesideAnothers(shown: SeenReveal, here: PanelObservation): boolean {
  const settled = settledOf(shown);
  // One that is blank beside their own hash may not be filled yet.
  const isOwn = areByOwnHash(shown) && textOf(settled, 'reported.clientSeed') !== '';
  const stating = shown.panels.findLast((panel) => textOf(panel, 'reported.clientSeed')) ?? settled;
  const beside = isOwn ? '' : hashOn(stating, 'reported.commitment');
  return beside !== '' && beside !== hashOn(here, 'announced.commitment') && !shown.hashes.includes(beside);
}

/**
 * Whether the one client seed beside seeds stood beside others just before, and no hash says whose it is: on a page that
 * fills it in slowly it may be the last hand's still.
 */
function isLeftOfSeedsBefore(
  shown: SeenReveal,
  texts: readonly string[],
  places: Context['places'],
): boolean {
  const before = places.get(firstOf(shown))!.previous;
  return (
    !areByOwnHash(shown) &&
    texts.length === 1 &&
    before !== null &&
    textOf(before, 'reported.clientSeed') === texts[0]
  );
}

/**
 * Whether seeds that don't give a round's cards were held against a client seed that may not be theirs: none was read
 * beside them but another hand's, and the player may have entered another by the bet, or the tab's panel numbers it for
 * each hand.
 */
function isClientSeedUnread(context: Context, { shown }: Link): boolean {
  const { round, scheme, before, panels, places } = context;
  const here = before.get(round)!.here!;
  const announced = textOf(here, 'announced.clientSeed') ?? '';
  const texts = textsBeside(shown, 'reported.clientSeed');
  if (announced === '' && isLeftOfSeedsBefore(shown, texts, places)) return true;
  if (texts.length > 0 && !areBesideAnothers(shown, here)) return false;
  // What was entered at a casino whose players add nothing was none.
  if (scheme.clientSeed === 'optional') return false;
  const counts = panels.some(
    (panel) =>
      panel.tab === round.tab && nonceBehind(announced, textOf(panel, 'reported.clientSeed') ?? '') !== null,
  );
  return counts || mayHaveEnteredAnother(here, round.start, context);
}
