/**
 * Makes hands of observations. A pure function of the log: the same observations always give the same hands.
 * @module
 */
import type { Circumstances } from './audit.ts';
import { type Context, checkContinuity, clientSeedFor, type Promised, promiseFor } from './continuity.ts';
import type { GameId } from './game.ts';
import type { Commitment, Hand } from './hand.ts';
import type { NotFound, Observation, PanelField } from './observation.ts';
import {
  type Before,
  beforeRound,
  belongsBehind,
  isConfirmed,
  isPanel,
  type Link,
  linkReveals,
  normalHash,
  type PanelObservation,
  revealsOn,
  textOf,
} from './panels.ts';
import { type Round, roundsOf } from './rounds.ts';
import type { Scheme } from './scheme.ts';
import { SCHEMES } from './schemes/index.ts';
import { type Reason, type ReasonCode, reason } from './verdict.ts';

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
    | 'reported commitment'
    | 'reported client seed';
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
  // One panel serves all games of a site: a reveal may be any of theirs.
  const schemes = Object.values(site.schemes).flatMap((id) => SCHEMES.get(id) ?? []);
  const links = linkReveals(rounds, before, revealsOn(panels, schemes), panels);
  for (const round of rounds) {
    const scheme = schemeOf(site, round.game);
    if (scheme) {
      const context: Context = { round, rounds, scheme, observations, panels, before, links };
      hands.push(handOf(context, links.get(round) ?? null));
    }
  }
  return hands;
}

const schemeOf = ({ schemes }: SiteSchemes, game: GameId): Scheme | undefined =>
  SCHEMES.get(schemes[game] ?? '');

function handOf(context: Context, link: Link | null): AssembledHand {
  const { round, scheme } = context;
  const before = context.before.get(round)!;
  const gathered = scheme.game.gather(round.tables.map(({ reading }) => reading));
  const promise = promiseFor(before, link);
  const { used, nonce } = clientSeedFor(before, link);
  const continuity = checkContinuity(context);
  const findings = [
    ...continuity.reasons,
    ...gathered.findings,
    ...unreadOf(context, link, gathered.shown === null),
    ...doubtsOf(context, link),
  ];
  const finalShuffle = link && textOf(link.shown.panel, 'reported.finalShuffle');
  const shown = gathered.shown && finalShuffle ? { ...gathered.shown, finalShuffle } : gathered.shown;
  return {
    id: String(round.start.seq),
    tab: round.tab,
    game: round.game,
    hand: {
      v: 1,
      scheme: scheme.id,
      commitment: commitmentFor(round, promise, link),
      ...(used === null ? {} : { clientSeed: used }),
      nonce,
      reveal: link?.shown.reveal ?? null,
      shown,
    },
    circumstances: { findings, continuity: continuity.check },
    evidence: evidenceOf(round, before, promise?.seen ?? null, link),
  };
}

/** What the hand was committed to: what was promised for it, else what is shown when it is over. */
function commitmentFor({ press }: Round, promise: Promised | null, link: Link | null): Commitment | null {
  if (promise && link?.by !== 'guess') {
    return { value: promise.hash, beforeBet: !press || promise.seen.seq < press.seq };
  }
  const late = link && textOf(link.shown.panel, 'reported.commitment');
  return late ? { value: normalHash(late), beforeBet: false } : null;
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
  if (!panels.some(({ load }) => load === round.start.load)) return [...reasons, reason('panel-not-seen')];
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

const codeOf = ({ problem }: NotFound): ReasonCode => `field-${problem}`;

/** Why a difference, if there is one, may lie in the readings. */
function doubtsOf({ round, scheme, panels, before, rounds, links }: Context, link: Link | null): Reason[] {
  if (!link) return [];
  const { here } = before.get(round)!;
  const doubts: Reason[] = [];
  const once = round.tables.map(({ reading }) => reading);
  const twice = round.tables.filter(({ confirmed }) => confirmed).map(({ reading }) => reading);
  const { gather } = scheme.game;
  const sameTwice = JSON.stringify(gather(once).shown) === JSON.stringify(gather(twice).shown);
  const hereTwice = !here || link.by !== 'roll-over' || isConfirmed(here, panels);
  if (!sameTwice || !hereTwice || !isConfirmed(link.shown.panel, panels))
    doubts.push(reason('not-read-twice'));
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

function evidenceOf(
  round: Round,
  { here }: Before,
  promised: PanelObservation | null,
  link: Link | null,
): EvidenceRef[] {
  const evidence: EvidenceRef[] = [];
  if (promised) evidence.push({ what: 'commitment', observation: promised, field: 'announced.commitment' });
  if (here && textOf(here, 'announced.clientSeed') !== null) {
    evidence.push({ what: 'client seed', observation: here, field: 'announced.clientSeed' });
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
        evidence.push({ what: 'reveal', observation: panel, field: `reported.${field}` });
    }
    if (textOf(panel, 'reported.commitment')) {
      evidence.push({ what: 'reported commitment', observation: panel, field: 'reported.commitment' });
    }
    if (textOf(panel, 'reported.clientSeed') !== null) {
      evidence.push({ what: 'reported client seed', observation: panel, field: 'reported.clientSeed' });
    }
  }
  return evidence;
}
