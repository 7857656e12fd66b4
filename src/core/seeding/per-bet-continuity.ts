/**
 * Whether a hand was played with the seeds that had been announced for it, each used once. Pages are slow, and show what
 * was true a while ago: what accuses here is held against the cards, or was seen too often to be slowness.
 * @module
 */
import { mayRepeat } from '../games/tables.ts';
import { isBefore, type Observation, PANEL_FIELDS, sessionOf } from '../observation.ts';
import { countBefore, hashOn, isConfirmed, type PanelObservation, stretchOf, textOf } from '../panels.ts';
import { firstRead, isPressedFor, mayLieThereStill, type Round } from '../round.ts';
import { type Check, REASONS, type Reason, reason } from '../verdict.ts';
import { mayHaveDrawn } from './drawn.ts';
import type { Context } from './per-bet-known.ts';
import { comesClose, isByCards, type Link, nonceBehind } from './per-bet-links.ts';
import { checkNonce } from './per-bet-nonces.ts';
import {
  areByOwnHash,
  type Before,
  firstOf,
  isReadTwice,
  namesHashOf,
  promisedAtRest,
  tellsOf,
  wasDoneBetween,
} from './per-bet-panels.ts';
import { isRewritten, mayBeUnsaved } from './typed.ts';

export function checkContinuity(context: Context): { check: Check; reasons: Reason[] } {
  const reasons = [
    ...checkPromise(context),
    ...checkReplaced(context),
    ...checkReuse(context),
    ...checkClientSeed(context),
    ...checkClientSeedStays(context),
    ...checkNonce(context),
  ];
  const kept = context.links.get(context.round)?.by === 'promise' && reasons.length === 0;
  const broken = reasons.some(({ code }) => REASONS[code] === 'mismatch');
  return { check: broken ? 'fail' : kept ? 'pass' : 'unknown', reasons };
}

export interface Promised {
  readonly hash: string;
  readonly seen: PanelObservation;
}

/** The commitment that was promised for this hand: the one revealed, else the one its own page showed. */
export function promiseFor({ here, promises }: Before, link: Link | null): Promised | null {
  const kept = link?.shown.hashes.find((hash) => promises.has(hash));
  const hash = kept ?? (here ? hashOn(here, 'announced.commitment') : '');
  const seen = promises.get(hash);
  return seen ? { hash, seen } : null;
}

/** Whether the casino used the seed it had committed to before the bet. */
function checkPromise(context: Context): Reason[] {
  if (wasWithheld(context)) return [reason('commitment-withheld')];
  if (!wasBroken(context)) return [];
  // A hand that was passed over may have used the promise.
  const wasPassedOver = checkNonce(context).some(({ code }) => code === 'nonces-passed-over');
  const isInDoubt =
    wasPassedOver || wasPlayedBeside(context) || wasPlayedElsewhere(context) || mayBeUsedInLeaving(context);
  return [
    reason('commitment-changed'),
    ...(isInDoubt ? [reason('tables-interleaved')] : []),
    ...(mayBeUsedUnanswered(context) ? [reason('seeds-not-linked')] : []),
  ];
}

/**
 * Whether a bet was pressed behind a promise, and no cards came until another was, with the panel unread between: the bet
 * may have been taken, such as one in another game of the casino's, and have used it. Where this game's last hand lay
 * there still, by the one press or the other, it was pressed for this game.
 */
function mayBeUsedUnanswered({ round, before, looksOf }: Context): boolean {
  const { start, sent } = round;
  const isTwice = sent !== start && sent?.reading.kind === 'bet' && start.reading.kind === 'bet';
  if (!isTwice || !isBefore(before.get(round)!.here!, sent)) return false;
  const layThere = ({ seq: by }: Observation): boolean =>
    Boolean(looksOf.get(sent.load)?.findLast(({ seq }) => seq < by)?.reading.contents);
  return !layThere(sent) && !layThere(start);
}

/**
 * Whether the promise that stood on the hand's own page was not kept: the page showed another seed with another hash
 * for it. A promise that stood there for the round before too, or whose seed is out, was only not taken away yet.
 */
export function wasBroken(context: Context): boolean {
  const { round, before, links, places, out, panels } = context;
  const link = links.get(round);
  const { here } = before.get(round)!;
  if (!here || !link?.watched || link.by === 'promise') return false;
  const promise = hashOn(here, 'announced.commitment');
  if (!promise || link.shown.hashes.includes(promise) || out.has(promise)) return false;
  const previous = context.previous.get(round);
  const { promisedSince, promisedBefore } = places.get(here)!;
  const isStale =
    previous &&
    (isBefore(promisedSince, previous.start) ||
      // What came in one look with a hand that nothing was pressed for, and whose own seeds are not known, may be that one's.
      (previous.sent === null && !links.has(previous) && !isBefore(previous.start, promisedSince)));
  // A bet may be sent while the hand before is still shown, or by the page itself, and the panel go on with it: then it
  // had promised this before.
  const isBefores =
    link.shown.hashes.includes(promisedBefore) &&
    (round.sent === null ||
      previous?.tables.some((table) => isBefore(promisedSince, table) && isBefore(table, round.start)));
  // What came behind what may have sent the bet is not what its tab had promised by then, on a page that was loaded anew.
  const { sent, tab } = round;
  const isSentBefore =
    sent !== null &&
    isBefore(sent, promisedSince) &&
    panels.some(
      (panel) =>
        panel.tab === tab &&
        isBefore(panel, sent) &&
        link.shown.hashes.includes(hashOn(panel, 'announced.commitment')),
    );
  // Another game’s bet used what stood there, and the hand what the page went on to while the table rested.
  const next = promisedAtRest(round.start, round.tables[0]!, context);
  const isKept = next !== null && link.shown.hashes.includes(next);
  return !isStale && !isBefores && !isSentBefore && !isKept && !isPromisedToNext(context, here);
}

/**
 * Whether what was promised before a round is for the next: it came behind what may have sent the bet, and what had been
 * promised before is used.
 */
function isPromisedToNext(
  { round, previous, out, places, unseen }: Context,
  here: PanelObservation,
): boolean {
  const { promisedSince, promisedBefore } = places.get(here)!;
  if (!out.has(promisedBefore)) return false;
  const last = previous.get(round);
  const unpressed = (): Observation[] => [
    ...(last ? [last.start] : []),
    ...[...unseen.keys()].map(({ start }) => start),
  ];
  const from = last?.certain ? last.start.seq : 0;
  return (round.sent ? [round.sent] : unpressed()).some(
    ({ load, seq }) => load === here.load && seq > from && seq < promisedSince.seq,
  );
}

/** How many hands running must show a thing before it is more than slowness, or an accident. */
export const RUNNING = 3;

/** Whether so many of some rounds in a row are so. */
export function isRunning(rounds: readonly Round[], isSo: (round: Round) => boolean): boolean {
  let running = 0;
  return rounds.some((round) => {
    running = isSo(round) ? running + 1 : 0;
    return running === RUNNING;
  });
}

/**
 * Whether the page showed the commitment only with the bet, for several hands running: once or twice, that may be
 * slowness. A page that is slow at every hand shows it behind the bet too, but not each time in the moment between the
 * bet and its first cards, nor so much sooner behind the bet than before it. What settles it for one of them settles it
 * for all.
 */
function wasWithheld(context: Context): boolean {
  const { round, roundsOf, atOfTab } = context;
  const at = atOfTab.get(round)!;
  const around = roundsOf.get(round.tab)!.slice(Math.max(0, at - RUNNING + 1), at + RUNNING);
  return isRunning(around, (one) => isShownWithBet(one, round.start.load, context));
}

/** Whether a load's panel left the commitment of a round blank until the bet, and had it before the first cards lay. */
function isShownWithBet(round: Round, load: string, context: Context): boolean {
  const { before, panels, panelsOf } = context;
  const { here } = before.get(round)!;
  if (round.start.reading.kind !== 'bet' || here?.load !== load) return false;
  if (textOf(here, 'announced.commitment') !== '') return false;
  // A panel that is all blank has not been filled yet.
  if (!PANEL_FIELDS.some((field) => textOf(here, field)) || !isConfirmed(here, panels)) return false;
  const cards = firstRead(round);
  if (!cards) return false;
  const shown = stretchOf(panelsOf.get(load)!, round.start.seq, cards.seq + 2).find(
    (panel) => textOf(panel, 'announced.commitment') && !isBefore(cards, panel),
  );
  if (!shown) return false;
  const blank = round.start.at - blankSince(here, context).at;
  return blank >= SOONER * Math.max(shown.at - round.start.at, context.slowestFill.get(load) ?? 0);
}

/**
 * So many times as long it must be missing before the bet as behind it, and as it ever was on this page where no bet
 * brought it: a page that is slow is so on both sides, and at other times.
 */
const SOONER = 2;

/** Where the load of a panel without a commitment began to show none. */
function blankSince(panel: PanelObservation, { places }: Context): PanelObservation {
  let since = panel;
  for (;;) {
    const { previous } = places.get(since)!;
    if (!previous || textOf(previous, 'announced.commitment') !== '') return since;
    since = previous;
  }
}

/**
 * Whether another hand than the one before was reported when the promise stood there already: one that was played
 * elsewhere, and the promise may have been used before it.
 */
function wasPlayedElsewhere(context: Context): boolean {
  const { round, before, links, places, out } = context;
  const { reportedSince, promisedSince } = places.get(before.get(round)!.here!)!;
  if (!reportedSince || reportedSince.seq <= promisedSince.seq) return false;
  const previous = context.previous.get(round);
  if (!previous) return true;
  const link = links.get(previous);
  const named = hashOn(reportedSince, 'reported.commitment');
  if (before.get(previous)!.promises.has(named)) return false;
  // What is slower than a hand is told of the one before the last, its hash perhaps beside the last one's seed.
  const beforeLast = context.previous.get(previous);
  const late = beforeLast && links.get(beforeLast);
  const isSeedKnown = [late, link].some((one) => one?.shown.panels.includes(reportedSince));
  if (late && isSeedKnown && namesHashOf(late.shown, reportedSince)) return false;
  // A seed that is slow may stand beside the hash of the next hand; or the hash of one before be slow.
  const since = out.get(named);
  const isNew = since !== undefined && since.seq > previous.start.seq;
  return !link || (isNew ? !link.shown.hashes.includes(named) : !tellsOf(link.shown, reportedSince));
}

/**
 * Whether a page that was left may have used a promise as it went: one that bets by itself, as this round's does, and which
 * showed the promise too. The page loaded next shows it until it bets itself.
 */
function mayBeUsedInLeaving({ round, before, panels, previous }: Context): boolean {
  const here = before.get(round)!.here!;
  if (round.sent || previous.get(round)?.start.load === here.load) return false;
  const promise = hashOn(here, 'announced.commitment');
  return panels.some(
    (panel) =>
      panel.load !== here.load && panel.seq < here.seq && hashOn(panel, 'announced.commitment') === promise,
  );
}

/**
 * Says of bets in other tabs whether they were over when a round began, so that they used nothing of its: the tabs of an
 * earlier browser session. A page that such a session left behind may promise what is used; so the round's cards must be
 * those of its seeds but for one.
 */
function wereOver({ round, links, schemes }: Context): (bet: Observation) => boolean {
  const { shown, fit } = links.get(round)!;
  const own = sessionOf(round.tab);
  if (own === null || !comesClose(round, shown, fit, schemes)) return () => false;
  return ({ tab }) => ![own, null].includes(sessionOf(tab));
}

/** Whether a table in another tab may have used what this round's page promised, or shown its seeds here, which are known. */
export function wasPlayedBeside(context: Context): boolean {
  const { round, before, links, places, schemes, unseen, until, rounds, at } = context;
  const isOver = wereOver(context);
  const { here } = before.get(round)!;
  const promise = here ? hashOn(here, 'announced.commitment') : '';
  const previous = rounds[at.get(round)! - 1];
  for (const [{ start }, { promises }] of unseen) {
    if (start.load === round.start.load || start.seq > round.start.seq || isOver(start)) continue;
    // One before which no promise was seen used what the next hand's page promised still, or showed late.
    const isNext = !previous || previous.start.seq < start.seq;
    if (promises.has(promise) || (isNext && areAllUsed({ promises }, start, context))) return true;
  }
  if (mayBeUsed(promise, context, isOver) || wasAnotherOut(promise, context)) return true;
  const from = here ? places.get(here)!.promisedSince.seq : round.start.seq;
  const to = firstOf(links.get(round)!.shown).seq;
  // Seeds that the panel's change alone links to cards that don't tell, or that they don't give, may be another hand's.
  const isKnown = (other: Round): boolean => {
    const link = links.get(other);
    if (!link) return false;
    const { by, shown, fit } = link;
    // What its page promises is the next hand's where it was under way.
    const isPromised = by === 'promise' && !wasUnderWay(other, context);
    return isPromised || isByCards(other, link, schemes) || comesClose(other, shown, fit, schemes);
  };
  return rounds.some(
    (other) =>
      other.tab !== round.tab &&
      (other.start.seq < to || wasUnderWay(other, context)) &&
      !isOver(other.start) &&
      // A hand that was left unfinished long ago used what had been promised to it, and a page may promise it still.
      (until.get(other)! > from ||
        before.get(other)!.promises.has(promise) ||
        (other === previous && areAllUsed(before.get(other)!, other.start, context))) &&
      !isKnown(other),
  );
}

/**
 * Whether a page that was loaded showed a hand with decisions to come before anything else, though it may have laid it out
 * card by card: it had been bet on before, nobody knows when.
 */
function wasUnderWay({ sent, start, tables: [first] }: Round, { looksOf }: Context): boolean {
  const shown = looksOf.get(start.load)?.find(({ reading }) => reading.stage !== 'moving');
  return sent === null && first?.reading.stage === 'dealt' && shown === first;
}

/**
 * Whether nothing was promised before a bet but what had been used by then: it was out, or a hand that had been bet on in
 * another page is known to be dealt from it. Nobody knows what the bet used.
 */
function areAllUsed({ promises }: Pick<Before, 'promises'>, bet: Observation, context: Context): boolean {
  const { rounds, links, schemes, out } = context;
  const isUsedBy = (hash: string, one: Round): boolean => {
    const link = links.get(one);
    if (one.start.load === bet.load || !isBefore(one.start, bet) || !link) return false;
    return link.shown.hashes.includes(hash) && isByCards(one, link, schemes);
  };
  return [...promises.keys()].every((hash) => {
    const since = out.get(hash);
    return (since && isBefore(since, bet)) || rounds.some((one) => isUsedBy(hash, one));
  });
}

/**
 * Whether the page showed seeds of no known hand between the bet and this round's: pages that play by themselves deal
 * hands so fast that nothing else of them is read.
 */
function wasAnotherOut(promise: string, context: Context): boolean {
  const { round, before, links, accounted, panelsOf, places, out } = context;
  const previous = context.previous.get(round);
  // What was out before the bet is looked at once more.
  const isOld = (hash: string): boolean => {
    const since = out.get(hash);
    return since !== undefined && isBefore(since, round.start);
  };
  // Of the hand before, which was pressed for, it may be said late and without its seeds.
  const ofPrevious = previous && isPressedFor(previous) ? hashBefore(previous, before) : '';
  const since = stretchOf(
    panelsOf.get(round.start.load) ?? [],
    round.start.seq,
    firstOf(links.get(round)!.shown).seq,
  ).flatMap((panel) => places.get(panel)!.reportedSince ?? []);
  return since.some((panel) => {
    const named = hashOn(panel, 'reported.commitment');
    return (
      panel.seq > round.start.seq &&
      !accounted.has(panel) &&
      ![promise, ofPrevious].includes(named) &&
      !isOld(named)
    );
  });
}

/**
 * Whether a promise may have been used by a hand elsewhere to which the one before it was promised: two were, on pages
 * that went out of date, so that the later of them used the next.
 */
function mayBeUsed(
  promise: string,
  { round, panels, unaccounted }: Context,
  isOver: (bet: Observation) => boolean,
): boolean {
  const bets = [...unaccounted].filter(
    ([{ start }]) => start.load !== round.start.load && start.seq < round.start.seq && !isOver(start),
  );
  return bets.some(([{ start }, { promises }]) => {
    const isShared = bets.some(
      ([sooner, other]) =>
        sooner.start.load !== start.load &&
        sooner.start.seq < start.seq &&
        [...promises.keys()].some((hash) => other.promises.has(hash)),
    );
    const next = panels
      .map((panel) => (panel.seq > start.seq ? hashOn(panel, 'announced.commitment') : ''))
      .find((hash) => hash && !promises.has(hash));
    return isShared && next === promise;
  });
}

/**
 * Whether a promise was replaced by another without having been used. A new session or another device may do so; when
 * the player has typed a client seed under it, it is the casino's act.
 */
function checkReplaced(context: Context): Reason[] {
  const { round, roundsOf, atOfTab, before, links, places, panelsOf, out, typed } = context;
  const { here } = before.get(round)!;
  if (!here) return [];
  const promise = hashOn(here, 'announced.commitment');
  const sooner = roundsOf.get(round.tab)!.slice(0, atOfTab.get(round)!);
  // Of a round that may be none, no promise was the affair, nor for certain of a number that only lay there again.
  const at = sooner.findLastIndex(
    (one, i) => links.has(one) || (one.certain && !(i > 0 && mayLieThereStill(sooner[i - 1]!, one))),
  );
  const previous = sooner[at];
  const isForCertain = !sooner.slice(at + 1).some(({ certain }) => certain);
  const used = new Set(previous ? (links.get(previous)?.shown.hashes ?? [hashBefore(previous, before)]) : []);
  const hadAnother = (one: Round): boolean => {
    const by = links.get(one)?.by;
    return (by === 'promise' || by === 'cards') && !wasBroken({ ...context, round: one });
  };
  let replaced: Reason[] = [];
  const ofLoad = panelsOf.get(here.load)!;
  const stoodBefore = (one: Round | undefined): PanelObservation =>
    (one && ofLoad[countBefore(ofLoad, one.start) - 1]) ?? ofLoad[0]!;
  // A table that lags shows a hand when its seeds are out, or what was promised next is there: that was for a later one.
  const last = previous && links.get(previous)?.shown;
  // Its own promise came no sooner than the hand before it began: no more of a long session is looked through.
  const recent = last ? stretchOf(ofLoad, stoodBefore(sooner[at - 1]).seq, here.seq) : [];
  const promised = recent.findLast((panel) => last!.hashes.includes(hashOn(panel, 'announced.commitment')));
  const known = [stoodBefore(previous), promised, last?.outSince].filter(
    (panel) => panel?.load === here.load,
  );
  const from = Math.min(...known.map((panel) => panel!.seq));
  for (const panel of stretchOf(ofLoad, from, here.seq)) {
    const hash = hashOn(panel, 'announced.commitment');
    if (!hash || hash === promise || used.has(hash) || out.has(hash)) continue;
    const { promisedSince, promisedTwice } = places.get(panel)!;
    // One that stood there for the round before is that round's affair, unless that is known to have had another and to
    // have lagged: it was shown only when the next one stood there.
    const isPrevious = previous !== undefined && isBefore(promisedSince, previous.start);
    if (isPrevious && !hadAnother(previous)) continue;
    const next = places.get(here)!.promisedSince;
    // What is reported anew with the next promise, and is not the hand before, was played elsewhere, and perhaps more before it.
    const { reportedSince } = places.get(next)!;
    const isOfLast = last?.panels.some((one) => one === reportedSince && namesHashOf(last, one));
    const isElsewhere = !isOfLast && places.get(panel)!.reportedSince !== reportedSince;
    const isByCasino =
      isForCertain && wasDoneBetween(typed, panel, next) && promisedTwice && !isElsewhere && !isPrevious;
    const link = links.get(round);
    // On a page that shows at once what comes out, so would have what a hand elsewhere had used.
    const isPrompt = link !== undefined && link.shown.outSince.seq < round.tables.at(-1)!.seq;
    // Nor may a bet elsewhere, of which no more was seen, have used it.
    const isBetOn = (): boolean =>
      [...context.unaccounted].some(
        ([{ start }, { promises }]) => start.load !== here.load && start.seq < here.seq && promises.has(hash),
      );
    if (isByCasino && isPrompt && link.by === 'promise' && !isBetOn()) return [reason('commitment-swapped')];
    replaced = [reason('commitment-replaced')];
  }
  return replaced;
}

const hashBefore = (round: Round, before: ReadonlyMap<Round, Before>): string => {
  const { here } = before.get(round)!;
  return here ? hashOn(here, 'announced.commitment') : '';
};

/** Whether the hand was dealt from a seed that had been revealed, or reported as the last hand's, before its bet. */
function checkReuse(context: Context): Reason[] {
  const { round, before, links, panels } = context;
  const { here } = before.get(round)!;
  const link = links.get(round);
  if (!here || !link || !isBefore(link.shown.outSince, round.start)) return [];
  // A table that lags behind its panel shows the cards of a seed that is out.
  if (link.by === 'cards') return [];
  const isRead = isConfirmed(here, panels) && isReadTwice(link.shown, panels);
  // What two tabs tell may be logged in another order than it was seen in.
  const wasOut = [...link.shown.panels, ...link.shown.named].some(
    (panel) => panel.tab === round.tab && isBefore(panel, round.start),
  );
  return [
    reason('server-seed-reused'),
    ...(isRead ? [] : [reason('not-read-twice')]),
    ...(wasOut ? [] : [reason('tables-interleaved')]),
    // The same cards once more behind a bet that may have been refused, with a panel that is slow, are no hand for certain.
    ...(round.certain && !mayBeNone(context) ? [] : [reason('seeds-not-linked')]),
  ];
}

/** Whether the last number may just lie there still behind a bet that was refused: nobody saw the wheel turn. */
function mayBeNone({ round, previous }: Context): boolean {
  const last = previous.get(round);
  return last !== undefined && !round.awaited && mayLieThereStill(last, round);
}

/** Whether the deal's client seed is the one that stood on the panel before the bet. */
function checkClientSeed(context: Context): Reason[] {
  const { round, scheme, before, links, panels } = context;
  const link = links.get(round);
  if (!link || scheme.clientSeed === 'optional') return [];
  const { here } = before.get(round)!;
  const announced = here && textOf(here, 'announced.clientSeed');
  // One that is blank may not have been filled yet.
  if (!here || !announced) {
    return promiseFor(before.get(round)!, link) && link.fit.clientSeed
      ? [reason('client-seed-not-before-bet')]
      : [];
  }
  // One that does not give the cards is the one announced.
  const { clientSeed } = link.fit;
  if (clientSeed === null || isOrNumbers(announced, clientSeed)) return [];
  if (link.by === 'guess') return [];
  // Seeds that only the panel's change links to a number may give it by accident, or those of a hand behind one that nothing
  // was pressed for.
  const isByAccident =
    mayRepeat(round.game) && (link.by === 'roll-over' || round.start.reading.kind !== 'bet');
  // Nor is one that was entered just before a hand whose table may lag behind the panel.
  const last = context.previous.get(round)?.start ?? panels[0]!;
  const isLate = context.lagging.has(round) && wasDoneBetween(context.entered, last, round.start);
  // Nor is what was there before the page was loaded anew, perhaps with another account.
  const isLeft = round.tables[0]!.load !== here.load;
  // Nor is one that came to stand there when the seeds were out the one that they were used with.
  const isLater = isBefore(link.shown.outSince, context.places.get(here)!.clientSeedSince);
  if (
    mayHaveEnteredAnother(here, round.start, context) ||
    isLate ||
    isLeft ||
    isLater ||
    isByAccident ||
    isRewritten(announced, clientSeed) ||
    !isConfirmed(here, panels) ||
    isDrawnNext(context, here, clientSeed)
  )
    return [reason('client-seed-not-before-bet')];
  const isUnsaved = !context.sendsClientSeed && mayBeUnsaved(here, clientSeed, round.start, panels, context);
  return [isUnsaved ? reason('client-seed-unsaved') : reason('client-seed-changed', announced, clientSeed)];
}

/**
 * Whether a hand's client seed came to stand on its page behind the bet, and something was pressed before that may have
 * drawn it: the page was slow with it.
 */
function isDrawnNext(context: Context, here: PanelObservation, clientSeed: string): boolean {
  const { round, panelsOf } = context;
  const next = stretchOf(panelsOf.get(here.load)!, round.start.seq, Number.POSITIVE_INFINITY)
    .map((panel) => textOf(panel, 'announced.clientSeed'))
    .find((text) => text && text !== textOf(here, 'announced.clientSeed'));
  return !!next && isOrNumbers(next, clientSeed) && mayHaveDrawn(here, round.start, context);
}

/** Whether a client seed is the announced one, or that with a nonce. */
const isOrNumbers = (announced: string, clientSeed: string): boolean =>
  clientSeed === announced || nonceBehind(announced, clientSeed) !== null;

/**
 * Whether the player may have entered another client seed, by the time something was done, than the one that a panel
 * shows: it has shown no other since; or it is the first that the page shows, which may have been asked for before the
 * player entered one, or the player had entered more than one before it came to stand there, and no hand has been dealt
 * from it since.
 */
export function mayHaveEnteredAnother(panel: PanelObservation, by: Observation, context: Context): boolean {
  const { places, entered, panelsOf } = context;
  const { clientSeedSince, isFirstClientSeed } = places.get(panel)!;
  /** Whether the page was there when the player entered one, on it or in another tab. */
  const wasThere = ({ load, seq }: Observation): boolean =>
    load === panel.load || panelsOf.get(panel.load)![0]!.seq < seq;
  // The page answers the earlier of two that were entered first, and may not have answered the later yet. One behind which
  // a hand was dealt from what stood there is not waited for: the same text once more never shows.
  const last = places.get(clientSeedSince)!.previous;
  const from = last ? places.get(last)!.clientSeedSince.seq : 0;
  const answered = entered.filter(
    (one) =>
      one.tab === panel.tab &&
      one.seq > from &&
      one.seq < clientSeedSince.seq &&
      !(last && wasUsedBetween(one, last, clientSeedSince, context)),
  );
  return entered.some(
    (one) =>
      one.seq < by.seq &&
      (one.seq > clientSeedSince.seq ||
        (((isFirstClientSeed && wasThere(one)) || answered.indexOf(one) > 0) &&
          !wasUsedBetween(one, panel, by, context))),
  );
}

/** Whether a hand was dealt, between two things, from the client seed that a panel shows. */
function wasUsedBetween(
  from: Observation,
  panel: PanelObservation,
  to: Observation,
  { round, roundsOf, links }: Context,
): boolean {
  const shown = textOf(panel, 'announced.clientSeed') ?? '';
  return roundsOf.get(round.tab)!.some((other) => {
    const fit = links.get(other)?.fit;
    const isBetween = other.start.seq > from.seq && other.start.seq < to.seq;
    return isBetween && fit?.deal === 'pass' && isOrNumbers(shown, fit.clientSeed ?? '');
  });
}

/**
 * Whether the client seed changed under a commitment that stayed, though nobody had typed another: a casino that
 * chooses the client seed when it knows the server seed chooses the cards. It accuses only where nothing was pressed that
 * may have drawn one.
 */
function checkClientSeedStays(context: Context): Reason[] {
  const { round, before, links, panels, panelsOf, places, entered, typed } = context;
  const { here } = before.get(round)!;
  const announced = here && textOf(here, 'announced.clientSeed');
  if (!here || !announced) return [];
  const ofLoad = panelsOf.get(here.load)!;
  // What can't be read for a moment stands there still.
  const promising = ofLoad.findLast(
    (panel) => panel.seq <= here.seq && textOf(panel, 'announced.commitment') !== null,
  );
  const promise = promising && hashOn(promising, 'announced.commitment');
  if (!promise) return [];
  const others = stretchOf(ofLoad, places.get(promising)!.promisedSince.seq, here.seq).filter(
    (panel) => ![null, '', announced].includes(textOf(panel, 'announced.clientSeed')),
  );
  // One entered under the promise before may be shown only now; hardly, where a hand was dealt since from this one.
  const isBy = (acts: readonly Observation[], panel: PanelObservation): boolean => {
    const from = places.get(panel)!.clientSeedSince;
    return acts.some(
      (one) => one.seq > from.seq && one.seq <= here.seq && !wasUsedBetween(one, panel, here, context),
    );
  };
  const replaced = others.filter((panel) => !isBy(typed, panel));
  const earlier = replaced.findLast((panel) => isConfirmed(panel, panels)) ?? replaced.at(-1);
  if (!earlier) return [];
  // Where the cards follow the earlier one, nothing but what is shown was replaced.
  const link = links.get(round);
  if (link?.fit.deal === 'pass' && link.fit.clientSeed === textOf(earlier, 'announced.clientSeed')) return [];
  const isKept = promising === here || link?.shown.hashes.includes(promise) === true;
  // What stood there for a moment may have been out of date.
  const isProven =
    isKept &&
    isConfirmed(earlier, panels) &&
    isConfirmed(here, panels) &&
    !mayHaveEnteredAnother(earlier, here, context) &&
    !isBy(entered, earlier) &&
    !mayHaveDrawn(earlier, places.get(here)!.clientSeedSince, context);
  return [reason(isProven ? 'client-seed-replaced' : 'client-seed-late')];
}

/**
 * Whether the hash beside the seeds of a round, which were not promised, is the promised one and not theirs: see
 * `reveal-not-committed`.
 */
export function isFalseHash(promise: string, { round, links, panels, out, revealed }: Context): boolean {
  const { shown, by } = links.get(round)!;
  const wasOut = out.get(promise);
  // A page that is slow promised what the hand before had used.
  if (wasOut && isBefore(wasOut, round.start)) return false;
  // One whose own seeds were shown before these was only not taken away yet.
  const wasShown = revealed.get(promise);
  if (wasShown && wasShown.seq < firstOf(shown).seq) return false;
  // Nor is one that another hand kept theirs: it was the first to be filled.
  const keeps = (link: Link): boolean => link.by === 'promise' && link.shown.hashes.includes(promise);
  if ([...links.values()].some(keeps)) return false;
  const isBeside = (panel: PanelObservation): boolean => hashOn(panel, 'reported.commitment') === promise;
  // Once they stand beside their own hash, the panel was slow.
  const isOwn = areByOwnHash(shown);
  if (by === 'guess' || isOwn) return false;
  // Whatever else changed beside the two meanwhile.
  return shown.panels.some((panel) => isBeside(panel) && isConfirmed(panel, panels));
}
