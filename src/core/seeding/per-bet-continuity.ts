/**
 * Whether a hand was played with the seeds that had been announced for it, each used once.
 * @module
 */
import { PANEL_FIELDS } from '../observation.ts';
import { belongsBehind, hashOn, isConfirmed, type PanelObservation, textOf } from '../panels.ts';
import type { Round } from '../rounds.ts';
import type { Scheme } from '../scheme.ts';
import { type Check, REASONS, type Reason, reason } from '../verdict.ts';
import { type Before, type Link, promisedSince } from './per-bet-links.ts';
import type { Seen } from './seeding.ts';

/** A round among all that was seen of its site. */
export interface Context extends Seen {
  readonly round: Round;
  readonly scheme: Scheme;
  /** What was promised before each round. */
  readonly before: ReadonlyMap<Round, Before>;
  readonly links: ReadonlyMap<Round, Link>;
}

export function checkContinuity(context: Context): { check: Check; reasons: Reason[] } {
  const reasons = [
    ...checkPromise(context),
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
  const { round, before, links } = context;
  const link = links.get(round) ?? null;
  if (wasWithheld(context)) return [reason('commitment-withheld')];
  const promise = promiseFor(before.get(round)!, link);
  if (link?.by !== 'roll-over' || !promise || !before.get(round)!.here) return [];
  // Another table may have used up what this page's panel still promised.
  return usedElsewhere(context, promise.hash)
    ? [reason('tables-interleaved')]
    : [reason('commitment-changed')];
}

/** The panel had room for the commitment and left it blank until the bet was placed, though it showed other values. */
function wasWithheld({ before, round, rounds, panels }: Context): boolean {
  const { here } = before.get(round)!;
  if (!here || textOf(here, 'announced.commitment') !== '') return false;
  // A panel that is all blank has not been filled yet.
  if (!PANEL_FIELDS.some((field) => textOf(here, field))) return false;
  if (!isConfirmed(here, panels)) return false;
  return panels.some(
    (panel) =>
      panel.load === here.load &&
      belongsBehind(panel, round, rounds) &&
      (textOf(panel, 'announced.commitment') ||
        textOf(panel, 'reported.commitment') !== textOf(here, 'reported.commitment')),
  );
}

/** Whether another tab's round or panel shows that this commitment was used there. */
function usedElsewhere({ round, rounds, panels, links }: Context, hash: string): boolean {
  const other = rounds.filter(({ tab }) => tab !== round.tab);
  return (
    other.some((candidate) => links.get(candidate)?.shown.hashes.includes(hash)) ||
    other.some((candidate) => !links.has(candidate) && candidate.start.seq < lastSeq(round)) ||
    panels.some((panel) => panel.tab !== round.tab && hashOn(panel, 'reported.commitment') === hash)
  );
}

const lastSeq = ({ tables, start }: Round): number => tables.at(-1)?.seq ?? start.seq;

export interface ClientSeeds {
  /** As the panel showed it before the bet; null where it was not seen. */
  readonly announced: string | null;
  /** As the panel shows it after the hand. */
  readonly reported: string | null;
  /** The one the deal must follow; with the nonce at its end, where the panel reports it so. */
  readonly used: string | null;
  /** The nonce, where it stands in a field of its own. */
  readonly nonce: number | null;
  /** The nonce that the panel reports at the end of the client seed. */
  readonly appended: number | null;
}

export function clientSeedFor({ here }: Before, link: Link | null): ClientSeeds {
  const announced = here && textOf(here, 'announced.clientSeed');
  const reported = link && textOf(link.shown.panel, 'reported.clientSeed');
  const rest = announced !== null && reported?.startsWith(announced) ? reported.slice(announced.length) : '';
  const appended = nonceIn(rest);
  return {
    announced,
    reported,
    used: appended === null ? (announced ?? reported) : reported,
    nonce: nonceIn(
      (link && textOf(link.shown.panel, 'reported.nonce')) || (here && textOf(here, 'announced.nonce')) || '',
    ),
    appended,
  };
}

/** A nonce counts bets: with more digits it would be a seed. */
const nonceIn = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);

/** Whether the deal's client seed is the one that stood on the panel before the bet. */
function checkClientSeed({ round, scheme, before, links }: Context): Reason[] {
  const link = links.get(round);
  if (!link || scheme.clientSeed === 'optional') return [];
  const { announced, reported, used } = clientSeedFor(before.get(round)!, link);
  if (announced === null) {
    return promiseFor(before.get(round)!, link) ? [reason('client-seed-not-before-bet')] : [];
  }
  if (reported === null || reported === announced || reported === used) return [];
  return link.by === 'guess' ? [] : [reason('client-seed-changed', announced, reported)];
}

/**
 * Whether the client seed changed under a commitment that stayed, though nobody had entered another: a casino that
 * chooses the client seed when it knows the server seed chooses the cards.
 */
function checkClientSeedStays({ round, before, panels, observations }: Context): Reason[] {
  const { here } = before.get(round)!;
  if (!here || !textOf(here, 'announced.commitment')) return [];
  const since = promisedSince(here, panels).seq;
  const under = panels.filter(({ load, seq }) => load === here.load && seq >= since && seq <= here.seq);
  const announced = textOf(here, 'announced.clientSeed');
  const earlier = under.findLast((panel) => textOf(panel, 'announced.clientSeed') !== announced);
  if (!announced || !earlier || !textOf(earlier, 'announced.clientSeed') || !isConfirmed(earlier, panels))
    return [];
  const entered = observations.some(
    ({ reading, seq }) => reading.kind === 'entered' && seq > since && seq <= here.seq,
  );
  return entered || !isConfirmed(here, panels) ? [] : [reason('client-seed-replaced')];
}

/** Whether the panel promised, for this hand, a commitment whose seed had been revealed before. */
function checkReuse({ round, before, panels }: Context): Reason[] {
  const { here } = before.get(round)!;
  const hash = here && hashOn(here, 'announced.commitment');
  if (!here || !hash) return [];
  const since = promisedSince(here, panels).seq;
  const revealedBefore = panels.some(
    (panel) => panel.seq <= since && hashOn(panel, 'reported.commitment') === hash,
  );
  return revealedBefore && isConfirmed(here, panels) ? [reason('server-seed-reused')] : [];
}

/** Whether a nonce counts the hands of its client seed, none left out and none twice. */
function checkNonce({ round, rounds, before, links, observations }: Context): Reason[] {
  const nonceOf = (one: Round): number | null => {
    const link = links.get(one);
    if (!link || link.by === 'guess') return null;
    const { nonce, appended } = clientSeedFor(before.get(one)!, link);
    return nonce ?? appended;
  };
  const own = nonceOf(round);
  const [previous, ...between] = rounds.slice(0, rounds.indexOf(round)).reverse();
  // Of two hands in a row at one table. Elsewhere a bet that was not seen may lie between them.
  if (own === null || !previous || previous.tab !== round.tab || previous.start.load !== round.start.load)
    return [];
  const last = nonceOf(previous);
  const entered = observations.some(
    ({ reading, seq }) => reading.kind === 'entered' && seq > previous.start.seq && seq < round.start.seq,
  );
  const others = between.some(({ tab }) => tab !== round.tab);
  if (last === null || entered || others || announcedFor(previous, before) !== announcedFor(round, before))
    return [];
  if (own === last) return [reason('nonce-reused', String(own))];
  return own === last + 1 ? [] : [reason('nonce-skipped', String(last), String(own))];
}

const announcedFor = (round: Round, before: ReadonlyMap<Round, Before>): string | null =>
  clientSeedFor(before.get(round)!, null).announced;
