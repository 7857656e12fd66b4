/**
 * A server seed of its own for each bet: the panel shows the next hand's commitment and the last hand's seeds.
 * @module
 */
import type { EvidenceRef } from '../evidence.ts';
import { mayRepeat } from '../games/tables.ts';
import type { Commitment } from '../hand.ts';
import { codeOf, isBefore } from '../observation.ts';
import { hashOn, isConfirmed, lastBehind, type PanelObservation, textOf } from '../panels.ts';
import type { Round } from '../round.ts';
import { type Reason, reason } from '../verdict.ts';
import {
  checkContinuity,
  isFalseHash,
  type Promised,
  promiseFor,
  RUNNING,
  wasBroken,
} from './per-bet-continuity.ts';
import { doubtsOf, isOfUnseenBet, wasPlayedUnseen, wereKnownBefore } from './per-bet-doubts.ts';
import { type Context, knownOf, nextOf } from './per-bet-known.ts';
import type { Link } from './per-bet-links.ts';
import { areByOwnHash, firstOf, settledOf, wasDoneBetween } from './per-bet-panels.ts';
import type { Seeded, Seeding } from './seeding.ts';

export const perBet: Seeding = function* (seen) {
  const known = knownOf(seen);
  return (round, scheme) => seededOf({ ...known, round, scheme });
};

function seededOf(context: Context): Seeded {
  const { round, links } = context;
  const link = links.get(round) ?? null;
  const before = context.before.get(round)!;
  const promise = promiseFor(before, link);
  const { check, reasons } = checkContinuity(context);
  const commitment = commitmentFor(context, promise, link);
  return {
    commitment,
    clientSeed: link
      ? (link.fit.asTyped ?? link.fit.clientSeed ?? emptyClientSeed(context, link))
      : before.here && textOf(before.here, 'announced.clientSeed'),
    nonce: link?.fit.nonce ?? null,
    revealed: link && { reveal: link.shown.reveal, panel: settledOf(link.shown) },
    continuity: check,
    reasons: [...reasons, ...whichCameFirst(context, promise, reasons)],
    unread: link ? [] : unreadOf(context),
    doubts: doubtsOf(context, link),
    evidence: { announced: announcedIn(context, promise?.seen), reported: reportedIn(link) },
  };
}

/**
 * Which the player could see first, the client seed or the hash: what came later was chosen knowing the other. A client
 * seed that came later is praised only where it is his own for all that is known.
 */
function whichCameFirst(context: Context, promise: Promised | null, reasons: readonly Reason[]): Reason[] {
  const first = wasClientSeedFirst(context, promise);
  const isDoubtful = reasons.some(({ code }) => code.startsWith('client-seed-'));
  if (first === null || (!first && isDoubtful)) return [];
  return [reason(first ? 'client-seed-before-hash' : 'client-seed-after-hash')];
}

/** What the hand was committed to: what was promised for it, else what is shown when it is over. */
function commitmentFor(context: Context, promise: Promised | null, link: Link | null): Commitment | null {
  if (
    promise &&
    (!link || link.by === 'promise' || isFalseHash(promise.hash, context) || wasBroken(context))
  ) {
    return { value: promise.hash, beforeBet: wasBeforeBet(context, promise.seen) };
  }
  const beside = link && hashOn(settledOf(link.shown), 'reported.commitment');
  return beside && link.shown.hashes.includes(beside) ? { value: beside, beforeBet: false } : null;
}

/**
 * Whether a promise was there before anything that can have sent the bet. Where nothing was pressed, it was if it came
 * no later than the seeds of the hand before, and stood there ever since; but at a table that lags behind its panel, what
 * those are nobody knows.
 */
function wasBeforeBet(context: Context, promised: PanelObservation): boolean {
  const { round, before, places, links, lagging } = context;
  const link = links.get(round);
  // Whose a number is that comes behind other seeds than its own, nobody knows.
  const isAnyones = (): boolean => lagging.has(round) || (link !== undefined && isOfUnseenBet(context, link));
  if ((mayRepeat(round.game) && isAnyones()) || wereKnownBefore(context)) return false;
  if (round.sent) return isBefore(promised, round.sent);
  if (wasPlayedUnseen(round)) return false;
  const { here } = before.get(round)!;
  const reported = here && places.get(here)!.reportedSince;
  return reported !== null && promised.seq <= reported.seq && !promisesAtBets(context);
}

/**
 * Whether the last hand of this page load whose bet was pressed was promised only behind the press: what comes with the
 * seeds of the hand before may then come with the bet too.
 */
function promisesAtBets({ round, roundsOf, atOfTab, links, panelsOf }: Context): boolean {
  const { load } = round.start;
  const before = roundsOf.get(round.tab)!.slice(0, atOfTab.get(round)!);
  const pressed = before.findLast(({ start, sent }) => start.load === load && sent !== null);
  const link = pressed && links.get(pressed);
  if (!pressed?.sent || !link) return false;
  const first = panelsOf
    .get(load)!
    .find((panel) => link.shown.hashes.includes(hashOn(panel, 'announced.commitment')));
  return first !== undefined && !isBefore(first, pressed.sent);
}

/** Whether the client seed was there before the commitment; null where that can't be told. */
function wasClientSeedFirst({ round, before, places }: Context, promise: Promised | null): boolean | null {
  const { here } = before.get(round)!;
  if (!promise || !here || !textOf(here, 'announced.clientSeed')) return null;
  const { clientSeedSince } = places.get(here)!;
  return clientSeedSince === promise.seen ? null : clientSeedSince.seq < promise.seen.seq;
}

/**
 * The client seed of a hand that no known one fits, where all that was said of it was blank, before and behind: empty,
 * where the hands just before it were dealt from the empty one by their cards, and the player has entered none since.
 */
function emptyClientSeed(
  { round, roundsOf, atOfTab, before, links, panels, entered }: Context,
  { shown }: Link,
): '' | null {
  const at = atOfTab.get(round)!;
  const running = roundsOf.get(round.tab)!.slice(Math.max(0, at - RUNNING + 1), at);
  const isBlank = (one: Round): boolean => {
    const { here } = before.get(one)!;
    return here !== null && textOf(here, 'announced.clientSeed') === '' && isConfirmed(here, panels);
  };
  const settled = settledOf(shown);
  const isReportedBlank =
    areByOwnHash(shown) && textOf(settled, 'reported.clientSeed') === '' && isConfirmed(settled, panels);
  const wasEmpty = (one: Round): boolean => {
    const fit = links.get(one)?.fit;
    return isBlank(one) && fit?.deal === 'pass' && fit.clientSeed === '';
  };
  const isEmpty =
    running.length === RUNNING - 1 && running.every(wasEmpty) && isBlank(round) && isReportedBlank;
  return isEmpty && !wasDoneBetween(entered, running[0]!.start, settled) ? '' : null;
}

/** Why there is no reveal for a round. */
function unreadOf(context: Context): Reason[] {
  const { round, panelsOf, scheme, gone } = context;
  const panels = panelsOf.get(round.start.load);
  if (!panels) return [reason('panel-not-seen')];
  const reasons: Reason[] = [];
  const next = nextOf(context);
  const panel = lastBehind(panels, round, next);
  const mayCome = !gone.has(round) && !next;
  for (const field of new Set(scheme.reveals.flat())) {
    const reading = panel?.reading.fields[`reported.${field}`];
    if (reading && 'problem' in reading)
      reasons.push(reason(codeOf(reading), `reported.${field}`, reading.detail));
  }
  if (!mayCome && reasons.length === 0) reasons.push(reason('reveal-not-seen'));
  return reasons;
}

function announcedIn(
  { round, before, places }: Context,
  promised: PanelObservation | undefined,
): EvidenceRef[] {
  const { here } = before.get(round)!;
  const evidence: EvidenceRef[] = [];
  if (promised) evidence.push({ what: 'commitment', observation: promised, field: 'announced.commitment' });
  if (here && textOf(here, 'announced.clientSeed') !== null) {
    const { clientSeedSince } = places.get(here)!;
    // One that stood for many hands is cited where it stood beside this hand's promise, not where it was seen first.
    const beside = promised?.load === here.load ? promised : here;
    const observation = clientSeedSince.seq < beside.seq ? beside : clientSeedSince;
    evidence.push({ what: 'client seed', observation, field: 'announced.clientSeed' });
  }
  return evidence;
}

function reportedIn(link: Link | null): EvidenceRef[] {
  if (!link) return [];
  const { shown } = link;
  const settled = settledOf(shown);
  // Where it was first said, however often it was said again.
  const firstWith = (field: 'reported.commitment' | 'reported.clientSeed') =>
    shown.panels.find((panel) => textOf(panel, field) === textOf(settled, field))!;
  const evidence: EvidenceRef[] = [];
  for (const field of ['serverSeed', 'secret'] as const) {
    if (shown.reveal[field] !== undefined)
      evidence.push({ what: 'reveal', observation: firstOf(shown), field: `reported.${field}` });
  }
  if (textOf(settled, 'reported.commitment')) {
    const observation = firstWith('reported.commitment');
    evidence.push({ what: 'reported commitment', observation, field: 'reported.commitment' });
  }
  if (textOf(settled, 'reported.clientSeed') !== null) {
    const observation = firstWith('reported.clientSeed');
    evidence.push({ what: 'reported client seed', observation, field: 'reported.clientSeed' });
  }
  return evidence;
}
