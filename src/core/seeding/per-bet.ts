/**
 * A server seed of its own for each bet: the panel shows the next hand's commitment and the last hand's seeds.
 * @module
 */
import type { EvidenceRef } from '../evidence.ts';
import type { Commitment } from '../hand.ts';
import { codeOf } from '../observation.ts';
import { belongsBehind, isConfirmed, normalHash, type PanelObservation, textOf } from '../panels.ts';
import type { Round } from '../rounds.ts';
import { type Reason, reason } from '../verdict.ts';
import {
  type Context,
  checkContinuity,
  clientSeedFor,
  type Promised,
  promiseFor,
} from './per-bet-continuity.ts';
import { type Before, beforeRound, type Link, linkReveals, revealsOn } from './per-bet-links.ts';
import type { Seeded, Seeding } from './seeding.ts';

export const perBet: Seeding = function* (seen) {
  const { panels, rounds, schemes } = seen;
  const before = new Map(rounds.map((round) => [round, beforeRound(round, panels)]));
  const links = linkReveals(rounds, before, revealsOn(panels, schemes), panels);
  return (round, scheme) => seededOf({ ...seen, round, scheme, before, links });
};

function seededOf(context: Context): Seeded {
  const { round, links } = context;
  const link = links.get(round) ?? null;
  const before = context.before.get(round)!;
  const promise = promiseFor(before, link);
  const { used, nonce } = clientSeedFor(before, link);
  const { check, reasons } = checkContinuity(context);
  return {
    commitment: commitmentFor(round, promise, link),
    clientSeed: used,
    nonce,
    revealed: link?.shown ?? null,
    continuity: check,
    reasons,
    unread: link ? [] : unreadOf(context),
    doubts: doubtsOf(context, link),
    evidence: { announced: announcedIn(before, promise?.seen ?? null), reported: reportedIn(link) },
  };
}

/** What the hand was committed to: what was promised for it, else what is shown when it is over. */
function commitmentFor({ sent }: Round, promise: Promised | null, link: Link | null): Commitment | null {
  if (promise && link?.by !== 'guess') {
    return { value: promise.hash, beforeBet: !sent || promise.seen.seq < sent.seq };
  }
  const late = link && textOf(link.shown.panel, 'reported.commitment');
  return late ? { value: normalHash(late), beforeBet: false } : null;
}

/** Why there is no reveal for a round. */
function unreadOf({ round, rounds, panels, scheme }: Context): Reason[] {
  if (!panels.some(({ load }) => load === round.start.load)) return [reason('panel-not-seen')];
  const reasons: Reason[] = [];
  const panel = panels.findLast(
    (candidate) => candidate.tab === round.tab && belongsBehind(candidate, round, rounds),
  );
  const isLast = !rounds.some((other) => other.tab === round.tab && other.start.seq > round.start.seq);
  for (const field of new Set(scheme.reveals.flat())) {
    const reading = panel?.reading.fields[`reported.${field}`];
    if (reading && 'problem' in reading)
      reasons.push(reason(codeOf(reading), `reported.${field}`, reading.detail));
  }
  if (!isLast && reasons.length === 0) reasons.push(reason('reveal-not-seen'));
  return reasons;
}

function doubtsOf({ round, panels, before, rounds, links }: Context, link: Link | null): Reason[] {
  if (!link) return [];
  const { here } = before.get(round)!;
  const doubts: Reason[] = [];
  const hereTwice = !here || link.by !== 'roll-over' || isConfirmed(here, panels);
  if (!hereTwice || !isConfirmed(link.shown.panel, panels)) doubts.push(reason('not-read-twice'));
  if (link.by === 'guess') doubts.push(reason('seeds-not-linked'));
  const rival = rounds.some(
    (other) =>
      other.tab !== round.tab &&
      !links.has(other) &&
      other.start.seq < link.shown.panel.seq &&
      other.start.seq > (here?.seq ?? 0),
  );
  if (rival) doubts.push(reason('tables-interleaved'));
  return doubts;
}

function announcedIn({ here }: Before, promised: PanelObservation | null): EvidenceRef[] {
  const evidence: EvidenceRef[] = [];
  if (promised) evidence.push({ what: 'commitment', observation: promised, field: 'announced.commitment' });
  if (here && textOf(here, 'announced.clientSeed') !== null) {
    evidence.push({ what: 'client seed', observation: here, field: 'announced.clientSeed' });
  }
  return evidence;
}

function reportedIn(link: Link | null): EvidenceRef[] {
  if (!link) return [];
  const { panel, reveal } = link.shown;
  const evidence: EvidenceRef[] = [];
  for (const field of ['serverSeed', 'secret'] as const) {
    if (reveal[field] !== undefined)
      evidence.push({ what: 'reveal', observation: panel, field: `reported.${field}` });
  }
  if (textOf(panel, 'reported.commitment')) {
    evidence.push({ what: 'reported commitment', observation: panel, field: 'reported.commitment' });
  }
  if (textOf(panel, 'reported.clientSeed') !== null) {
    evidence.push({ what: 'reported client seed', observation: panel, field: 'reported.clientSeed' });
  }
  return evidence;
}
