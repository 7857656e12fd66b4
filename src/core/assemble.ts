/**
 * Makes hands of observations. A pure function of the log: the same observations always give the same hands.
 * @module
 */
import { audit, type Circumstances } from './audit.ts';
import type { EvidenceRef } from './evidence.ts';
import type { Ending, GameId } from './game.ts';
import type { Hand } from './hand.ts';
import { codeOf, type Observation } from './observation.ts';
import { isPanel, textOf } from './panels.ts';
import { type Round, roundsOf } from './rounds.ts';
import type { Scheme } from './scheme.ts';
import { SCHEMES } from './schemes/index.ts';
import { SEEDINGS, type SeedingId } from './seeding/index.ts';
import type { Seeded } from './seeding/seeding.ts';
import { finish, type Sliced } from './slices.ts';
import { type Reason, reason } from './verdict.ts';

/** Which scheme each game of a site uses, and how the site gives out seeds. */
export interface SiteSchemes {
  readonly schemes: Readonly<Partial<Record<GameId, string>>>;
  readonly seeding: SeedingId;
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

/** The hands of one site, in the order they began. `observations` are that site's, by `seq`. */
export const assemble = (observations: readonly Observation[], site: SiteSchemes): AssembledHand[] =>
  finish(assembleInSlices(observations, site));

/** The same, with breaks: the seeds of a thousand hands take a while to be looked at. */
export function* assembleInSlices(
  observations: readonly Observation[],
  site: SiteSchemes,
): Sliced<AssembledHand[]> {
  const panels = observations.filter(isPanel);
  const rounds = roundsOf(observations);
  const schemes = Object.values(site.schemes).flatMap((id) => SCHEMES.get(id) ?? []);
  const seededBy = yield* SEEDINGS[site.seeding]({ observations, panels, rounds, schemes });
  const lastOfTab = new Map(rounds.map((round) => [round.tab, round]));
  const hands: AssembledHand[] = [];
  for (const round of rounds) {
    const scheme = SCHEMES.get(site.schemes[round.game] ?? '');
    if (!scheme) continue;
    const hand = handOf(round, scheme, seededBy(round, scheme), lastOfTab.get(round.tab) !== round);
    if (round.certain || fits(hand)) hands.push(hand);
    yield;
  }
  return hands;
}

/** Of a round that only the panel tells of, the cards must tell too: another tab's hand makes it go on as well. */
const fits = ({ hand }: AssembledHand): boolean => audit(hand).checks.deal === 'pass';

function handOf(round: Round, scheme: Scheme, seeded: Seeded, closed: boolean): AssembledHand {
  const { commitment, clientSeed, nonce, revealed } = seeded;
  const ending = { revealed: revealed !== null, closed };
  const gathered = scheme.game.gather(
    round.tables.map(({ reading }) => reading),
    ending,
  );
  const finalShuffle = revealed && textOf(revealed.panel, 'reported.finalShuffle');
  const shown = gathered.shown && finalShuffle ? { ...gathered.shown, finalShuffle } : gathered.shown;
  const findings = [
    ...seeded.reasons,
    ...gathered.findings,
    ...unreadOnTable(round, gathered.shown === null),
    ...seeded.unread,
    ...doubtsOf(round, scheme, seeded, ending),
    ...(round.certain ? [] : [reason('hand-inferred')]),
  ];
  return {
    id: String(round.start.seq),
    tab: round.tab,
    game: round.game,
    hand: {
      v: 1,
      scheme: scheme.id,
      commitment,
      ...(clientSeed === null ? {} : { clientSeed }),
      nonce,
      reveal: revealed?.reveal ?? null,
      shown,
    },
    circumstances: { findings, continuity: seeded.continuity },
    evidence: evidenceOf(round, seeded),
  };
}

/** What could not be read although it stood where it should. */
function unreadOnTable({ tables }: Round, nothingShown: boolean): Reason[] {
  const problem = tables.findLast(({ reading }) => reading.problem)?.reading.problem;
  if (!problem || !(nothingShown || tables.at(-1)?.reading.problem)) return [];
  return [reason(codeOf(problem), 'table', problem.detail)];
}

/** Why a difference, if there is one, may lie in the readings. */
function doubtsOf(
  { tables }: Round,
  { game }: Scheme,
  { revealed, doubts }: Seeded,
  ending: Ending,
): readonly Reason[] {
  if (!revealed || doubts.some(({ code }) => code === 'not-read-twice')) return doubts;
  const once = tables.map(({ reading }) => reading);
  const twice = tables.filter(({ confirmed }) => confirmed).map(({ reading }) => reading);
  const sameTwice = JSON.stringify(game.gather(once, ending)) === JSON.stringify(game.gather(twice, ending));
  return sameTwice ? doubts : [reason('not-read-twice'), ...doubts];
}

function evidenceOf({ start, tables }: Round, { evidence }: Seeded): EvidenceRef[] {
  const played: EvidenceRef[] = [];
  if (start.reading.kind === 'bet') played.push({ what: 'bet', observation: start });
  const deal = tables.find(({ reading }) => reading.stage === 'dealt' && reading.contents);
  const final = tables.findLast(({ reading }) => reading.stage === 'over' && reading.contents);
  if (deal) played.push({ what: 'deal', observation: deal });
  if (final) played.push({ what: 'final', observation: final });
  return [...evidence.announced, ...played, ...evidence.reported];
}
