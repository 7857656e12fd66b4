/**
 * Makes hands of observations. A pure function of the log: the same observations always give the same hands.
 * @module
 */

import type { Circumstances } from './audit.ts';
import type { GameId } from './game.ts';
import type { Commitment, Hand } from './hand.ts';
import type { NotFound, Observation, PanelField } from './observation.ts';
import {
  type Before,
  beforeRound,
  belongsBehind,
  isPanel,
  type Link,
  linkReveals,
  normalHash,
  type PanelObservation,
  promisedSince,
  revealsOn,
  textOf,
} from './panels.ts';
import { type Round, roundsOf } from './rounds.ts';
import type { Scheme } from './scheme.ts';
import { SCHEMES } from './schemes/index.ts';
import { type Check, REASONS, type Reason, type ReasonCode, reason } from './verdict.ts';

/** Which scheme each game of a site uses. */
export interface SiteSchemes {
  readonly schemes: Readonly<Partial<Record<GameId, string>>>;
}

/** A hand with the observations it rests on, ready for audit. */
export interface AssembledHand {
  /** The log's number of the observation that began it: it never changes. */
  readonly id: string;
  readonly tab: string;
  readonly game: GameId;
  readonly hand: Hand;
  readonly circumstances: Circumstances;
  readonly evidence: readonly EvidenceRef[];
}

/** What part of a hand an observation is evidence of. */
export interface EvidenceRef {
  readonly what:
    | 'commitment'
    | 'client seed'
    | 'bet'
    | 'deal'
    | 'final'
    | 'reveal'
    | 'last commitment'
    | 'last client seed';
  readonly observation: Observation;
  /** Where it is a field of the fairness panel. */
  readonly field?: PanelField;
}

/** The hands of one site, in the order they began. `observations` are that site's, by `seq`. */
export function assemble(observations: readonly Observation[], site: SiteSchemes): AssembledHand[] {
  const panels = observations.filter(isPanel);
  const rounds = roundsOf(observations);
  const before = new Map(rounds.map((round) => [round, beforeRound(round, panels)]));
  const hands: AssembledHand[] = [];
  const links = new Map<Round, Link>();
  for (const scheme of new Set(rounds.map(({ game }) => schemeOf(site, game)))) {
    if (!scheme) continue;
    const own = rounds.filter(({ game }) => schemeOf(site, game) === scheme);
    for (const [round, link] of linkReveals(own, before, revealsOn(panels, scheme))) links.set(round, link);
  }
  for (const round of rounds) {
    const scheme = schemeOf(site, round.game);
    if (scheme) {
      const context: Context = { round, rounds, scheme, panels, before: before.get(round)!, links };
      hands.push(handOf(context, links.get(round) ?? null));
    }
  }
  return hands;
}

const schemeOf = ({ schemes }: SiteSchemes, game: GameId): Scheme | undefined =>
  SCHEMES.get(schemes[game] ?? '');

interface Context {
  readonly round: Round;
  readonly rounds: readonly Round[];
  readonly scheme: Scheme;
  readonly panels: readonly PanelObservation[];
  readonly before: Before;
  readonly links: ReadonlyMap<Round, Link>;
}

function handOf(context: Context, link: Link | null): AssembledHand {
  const { round, scheme, before } = context;
  const gathered = scheme.game.gather(round.tables.map(({ reading }) => reading));
  const promise = promiseFor(before, link);
  const clientSeed = clientSeedFor(before, link);
  const continuity = [
    ...checkPromise(context, link, promise),
    ...checkClientSeed(scheme, clientSeed, link, promise),
    ...checkReuse(context),
  ];
  const findings = [
    ...continuity,
    ...gathered.findings,
    ...unreadOf(context, link, gathered.shown === null),
    ...doubtsOf(context, link),
  ];
  const finalShuffle = link && textOf(link.shown.panel, 'last.finalShuffle');
  const shown = gathered.shown && finalShuffle ? { ...gathered.shown, finalShuffle } : gathered.shown;
  const used = clientSeed.used;
  return {
    id: String(round.start.seq),
    tab: round.tab,
    game: round.game,
    hand: {
      v: 1,
      scheme: scheme.id,
      commitment: commitmentFor(promise, link),
      ...(used === null ? {} : { clientSeed: used }),
      nonce: nonceFor(before, link),
      reveal: link?.shown.reveal ?? null,
      shown,
    },
    circumstances: { findings, continuity: continuityOf(continuity, link) },
    evidence: evidenceOf(round, before, promise?.seen ?? null, link),
  };
}

interface Promised {
  readonly hash: string;
  readonly seen: PanelObservation;
}

/** The commitment that was promised for this hand: the one revealed, else the one its own page showed. */
function promiseFor({ here, promises }: Before, link: Link | null): Promised | null {
  const kept = link?.shown.hashes.find((hash) => promises.has(hash));
  const hash = kept ?? normalHash((here && textOf(here, 'next.commitment')) ?? '');
  const seen = promises.get(hash);
  return seen ? { hash, seen } : null;
}

function commitmentFor(promise: Promised | null, link: Link | null): Commitment | null {
  if (promise && link?.by !== 'guess') return { value: promise.hash, beforeBet: true };
  const late = link && textOf(link.shown.panel, 'last.commitment');
  return late ? { value: normalHash(late), beforeBet: false } : null;
}

interface ClientSeeds {
  /** As the panel showed it before the bet; null where it was not seen. */
  readonly announced: string | null;
  /** As the panel shows it after the hand. */
  readonly reported: string | null;
  /** The one the deal must follow. */
  readonly used: string | null;
}

function clientSeedFor({ here }: Before, link: Link | null): ClientSeeds {
  const announced = here && textOf(here, 'next.clientSeed');
  const reported = link && textOf(link.shown.panel, 'last.clientSeed');
  // A nonce may stand behind the client seed that is shown after the hand: it is the same seed all the same.
  const withNonce =
    announced !== null &&
    reported?.startsWith(announced) &&
    /^\d{1,15}$/.test(reported.slice(announced.length));
  return { announced, reported, used: withNonce ? reported : (announced ?? reported) };
}

function nonceFor({ here }: Before, link: Link | null): number | null {
  const text = (link && textOf(link.shown.panel, 'last.nonce')) || (here && textOf(here, 'next.nonce')) || '';
  return /^\d{1,15}$/.test(text) ? Number(text) : null;
}

/** Whether the casino used the seed it had committed to before the bet. */
function checkPromise(context: Context, link: Link | null, promise: Promised | null): Reason[] {
  const { before } = context;
  if (wasWithheld(context)) return [reason('commitment-withheld')];
  if (link?.by !== 'roll-over' || !promise || !before.here) return [];
  // Another table may have used up what this page's panel still promised.
  return usedElsewhere(context, promise.hash)
    ? [reason('tables-interleaved')]
    : [reason('commitment-changed')];
}

/** The panel had room for the commitment and left it blank until the bet was placed, though it showed the client seed. */
function wasWithheld({ before: { here }, round, rounds, panels }: Context): boolean {
  if (!here || textOf(here, 'next.commitment') !== '' || !textOf(here, 'next.clientSeed')) return false;
  if (!isConfirmed(here, panels)) return false;
  return panels.some(
    (panel) =>
      panel.load === here.load &&
      belongsBehind(panel, round, rounds) &&
      (textOf(panel, 'next.commitment') ||
        textOf(panel, 'last.commitment') !== textOf(here, 'last.commitment')),
  );
}

/** Whether another tab's round or panel shows that this commitment was used there. */
function usedElsewhere({ round, rounds, panels, links }: Context, hash: string): boolean {
  const other = rounds.filter(({ tab }) => tab !== round.tab);
  return (
    other.some((candidate) => links.get(candidate)?.shown.hashes.includes(hash)) ||
    other.some((candidate) => !links.has(candidate) && candidate.start.seq < lastSeq(round)) ||
    panels.some(
      (panel) => panel.tab !== round.tab && normalHash(textOf(panel, 'last.commitment') ?? '') === hash,
    )
  );
}

const lastSeq = ({ tables, start }: Round): number => tables.at(-1)?.seq ?? start.seq;

/** Whether the deal's client seed is the one that stood on the panel before the bet. */
function checkClientSeed(
  scheme: Scheme,
  { announced, reported, used }: ClientSeeds,
  link: Link | null,
  promise: Promised | null,
): Reason[] {
  if (!link || scheme.clientSeed === 'optional') return [];
  if (announced === null) return promise ? [reason('client-seed-not-before-bet')] : [];
  if (reported === null || reported === announced || reported === used) return [];
  return link.by === 'guess' ? [] : [reason('client-seed-changed', announced, reported)];
}

/** Whether the panel promised, for this hand, a commitment whose seed had been revealed before. */
function checkReuse({ before: { here }, panels }: Context): Reason[] {
  const hash = here && normalHash(textOf(here, 'next.commitment') ?? '');
  if (!here || !hash) return [];
  const since = promisedSince(here, panels).seq;
  const revealedBefore = panels.some(
    (panel) => panel.seq <= since && normalHash(textOf(panel, 'last.commitment') ?? '') === hash,
  );
  return revealedBefore && isConfirmed(here, panels) ? [reason('server-seed-reused')] : [];
}

function continuityOf(findings: readonly Reason[], link: Link | null): Check {
  if (findings.some(({ code }) => REASONS[code] === 'mismatch')) return 'fail';
  return link?.by === 'promise' && findings.length === 0 ? 'pass' : 'unknown';
}

/** What could not be read although it stood where it should. */
function unreadOf(
  { round, rounds, panels, scheme }: Context,
  link: Link | null,
  nothingShown: boolean,
): Reason[] {
  const reasons: Reason[] = [];
  const problem = round.tables.findLast(({ reading }) => reading.problem)?.reading.problem;
  if (problem && (nothingShown || round.tables.at(-1)?.reading.problem)) {
    reasons.push(reason(codeOf(problem), 'table', problem.detail));
  }
  if (link) return reasons;
  const panel = panels.findLast(
    (candidate) => candidate.tab === round.tab && belongsBehind(candidate, round, rounds),
  );
  const isLast = !rounds.some((other) => other.tab === round.tab && other.start.seq > round.start.seq);
  for (const field of new Set(scheme.reveals.flat())) {
    const reading = panel?.reading.fields[`last.${field}`];
    if (reading && 'problem' in reading)
      reasons.push(reason(codeOf(reading), `last.${field}`, reading.detail));
  }
  if (!isLast && reasons.length === 0) reasons.push(reason('reveal-not-seen'));
  return reasons;
}

const codeOf = ({ problem }: NotFound): ReasonCode => `field-${problem}`;

/** Why a difference, if there is one, may lie in the readings. */
function doubtsOf({ round, scheme, panels, before, rounds, links }: Context, link: Link | null): Reason[] {
  if (!link) return [];
  const doubts: Reason[] = [];
  const once = round.tables.map(({ reading }) => reading);
  const twice = round.tables.filter(({ confirmed }) => confirmed).map(({ reading }) => reading);
  const { gather } = scheme.game;
  const sameTwice = JSON.stringify(gather(once).shown) === JSON.stringify(gather(twice).shown);
  const hereTwice = !before.here || link.by !== 'roll-over' || isConfirmed(before.here, panels);
  if (!sameTwice || !hereTwice || !isConfirmed(link.shown.panel, panels))
    doubts.push(reason('not-read-twice'));
  if (link.by === 'guess') doubts.push(reason('seeds-not-linked'));
  const rival = rounds.some(
    (other) =>
      other.tab !== round.tab &&
      !links.has(other) &&
      other.start.seq < link.shown.panel.seq &&
      other.start.seq > (before.here?.seq ?? 0),
  );
  if (rival) doubts.push(reason('tables-interleaved'));
  return doubts;
}

/** Whether the same panel was read again with the same result, at least 500 ms later. */
function isConfirmed(panel: PanelObservation, panels: readonly PanelObservation[]): boolean {
  if (panel.confirmed) return true;
  const same = JSON.stringify(panel.reading);
  return panels.some(
    (other) => other.confirmed && other.load === panel.load && JSON.stringify(other.reading) === same,
  );
}

function evidenceOf(
  round: Round,
  { here }: Before,
  promised: PanelObservation | null,
  link: Link | null,
): EvidenceRef[] {
  const evidence: EvidenceRef[] = [];
  if (promised) evidence.push({ what: 'commitment', observation: promised, field: 'next.commitment' });
  if (here && textOf(here, 'next.clientSeed') !== null) {
    evidence.push({ what: 'client seed', observation: here, field: 'next.clientSeed' });
  }
  if (round.start.reading.kind === 'bet') evidence.push({ what: 'bet', observation: round.start });
  const deal = round.tables.find(({ reading }) => reading.stage === 'dealt' && reading.contents);
  const final = round.tables.findLast(({ reading }) => reading.stage === 'over' && reading.contents);
  if (deal) evidence.push({ what: 'deal', observation: deal });
  if (final) evidence.push({ what: 'final', observation: final });
  if (link) {
    const { panel, reveal } = link.shown;
    for (const field of ['serverSeed', 'secret'] as const) {
      if (reveal[field] !== undefined)
        evidence.push({ what: 'reveal', observation: panel, field: `last.${field}` });
    }
    if (textOf(panel, 'last.commitment')) {
      evidence.push({ what: 'last commitment', observation: panel, field: 'last.commitment' });
    }
    if (textOf(panel, 'last.clientSeed') !== null) {
      evidence.push({ what: 'last client seed', observation: panel, field: 'last.clientSeed' });
    }
  }
  return evidence;
}
