/**
 * Makes hands of observations. A pure function of the log: the same observations always give the same hands.
 * @module
 */
import { differingAmong, type Played } from './agreement.ts';
import { audit, type Circumstances } from './audit.ts';
import type { EvidenceRef } from './evidence.ts';
import { type Ending, GAMES, type GameId, type Gathered } from './game.ts';
import { sameOutcome } from './games/tables.ts';
import type { Hand } from './hand.ts';
import { codeOf, isBefore, NAMED, type Named, type Observation, type TableReading } from './observation.ts';
import { isPanel, nonceIn, type PanelObservation, textOf } from './panels.ts';
import { isPressedFor, type Round } from './round.ts';
import { roundsOf } from './rounds.ts';
import { isUnknown, type SiteRules } from './rules/unknown.ts';
import type { Scheme } from './scheme.ts';
import { SCHEMES } from './schemes/index.ts';
import { SEEDINGS, type SeedingId } from './seeding/index.ts';
import type { Seeded } from './seeding/seeding.ts';
import { finish, type Sliced } from './slices.ts';
import { REASONS, type Reason, reason } from './verdict.ts';

/** What of each card can be read as text, and not only known by the name of a picture. */
export type Written = 'ranks' | 'cards';

/** Which scheme each game of a site uses, and how the site gives out seeds. */
export interface SiteSchemes {
  readonly schemes: Readonly<Partial<Record<GameId, string>>>;
  readonly seeding: SeedingId;
  /** Where a game's cards are known to be written in text that can be seen: their ranks, or all of them. */
  readonly written?: Readonly<Partial<Record<GameId, Written>>>;
  /** Whether what stands in the box of the client seed is sent with each bet: nothing typed there waits to be saved. */
  readonly sendsClientSeed?: true;
  /** The rules of games that none of the known schemes is given for: found, or not known yet. */
  readonly rules?: SiteRules;
}

/** The scheme by which a game of a site is audited. */
export const schemeFor = ({ schemes, rules }: SiteSchemes, game: GameId): Scheme | undefined =>
  rules?.[game]?.scheme ?? SCHEMES.get(schemes[game] ?? '');

/** The schemes of all games of a site. */
export const schemesFor = (site: SiteSchemes): Scheme[] =>
  GAMES.flatMap((game) => schemeFor(site, game) ?? []);

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
  const left = new Map(
    observations.flatMap(({ tab, reading, seq }) => (reading.kind === 'left' ? [[tab, seq] as const] : [])),
  );
  const read = observations.filter(({ reading }) => reading.kind !== 'left');
  const panels = read.filter(isPanel);
  const rounds = roundsOf(read);
  const gone = new Set(rounds.filter((round) => isGone(round, left.get(round.tab) ?? 0)));
  const schemes = schemesFor(site);
  const sendsClientSeed = site.sendsClientSeed === true;
  const seen = { observations: read, panels, rounds, schemes, gone, sendsClientSeed };
  const seededBy = yield* SEEDINGS[site.seeding](seen);
  const lastOfTab = new Map(rounds.map((round) => [round.tab, round]));
  const hands: AssembledHand[] = [];
  const played: Played[] = [];
  let kept = 0;
  for (const round of rounds) {
    const scheme = schemeFor(site, round.game);
    if (!scheme) continue;
    const seeded = seededBy(round, scheme);
    const assembled = handOf(round, scheme, seeded, {
      keepsPromises: kept >= PROVEN,
      closed: gone.has(round) || lastOfTab.get(round.tab) !== round,
      written: site.written?.[round.game],
      counted: () => nonceAnnounced(round, panels),
    });
    if (seeded.continuity === 'pass' && seeded.commitment?.beforeBet) kept++;
    if (round.certain || fits(assembled, scheme)) {
      hands.push(assembled);
      played.push({ hand: assembled.hand, scheme });
    }
    yield;
  }
  const differing = yield* differingAmong(played);
  return hands.map((assembled) => withFinding(assembled, differing.get(assembled.hand)));
}

/** So many promises kept tell that a casino's hashes are those of its seeds, whatever else its rule may be. */
const PROVEN = 3;

/** What of its promises a casino broke, though no deal tells whose seeds those are that were shown behind the hand. */
function brokenIn({ reasons, doubts }: Seeded): Reason[] {
  const broken = reasons.filter(
    ({ code }) => code === 'commitment-changed' || code === 'commitment-withheld',
  );
  const isDoubted = [...reasons, ...doubts].some(({ code }) => REASONS[code] === 'doubt');
  return broken.length > 0 && !isDoubted ? [...broken, reason('seeds-not-linked')] : [];
}

function withFinding(assembled: AssembledHand, finding: Reason | undefined): AssembledHand {
  if (!finding) return assembled;
  const { findings = [], ...circumstances } = assembled.circumstances;
  return { ...assembled, circumstances: { findings: [...findings, finding], ...circumstances } };
}

/**
 * Whether the tab of a round was left behind it. A tab may come back to the site, and show the round once more: that is
 * another load of its page, since what one load saw may be stored a moment after it was left.
 */
const isGone = ({ start, tables }: Round, left: number): boolean =>
  start.seq < left && !tables.some(({ seq, load }) => seq > left && load !== start.load);

/** The nonce that the next bet of this tab was to have, as the last panel before a round said; or how many bets there were. */
function nonceAnnounced({ tab, start, sent }: Round, panels: readonly PanelObservation[]): number | null {
  const before = panels.findLast((panel) => panel.tab === tab && isBefore(panel, sent ?? start));
  const text = before && (textOf(before, 'announced.nonce') ?? textOf(before, 'announced.count'));
  return nonceIn(text ?? '');
}

/** Of a round that only the panel tells of, the cards must tell too: another tab's hand makes it go on as well. */
const fits = ({ hand }: AssembledHand, scheme: Scheme): boolean =>
  audit(hand, { rule: { scheme, taughtBy: new Set() } }).checks.deal === 'pass';

/** What is known of a round besides its own observations and its seeds. */
interface Around {
  /** Whether the tab has gone on to another round, or is gone. */
  readonly closed: boolean;
  readonly written: Written | undefined;
  /** Whether the casino's hashes have proved, hand for hand, to be those of its seeds. */
  readonly keepsPromises: boolean;
  /** The nonce that a panel gave it, as far as one did. */
  counted(): number | null;
}

/** In so many ms behind its bet a hand with decisions may have been played to its end. */
const MAY_BE_PLAYED = 2000;

/** Whether the first that was read of a round's table behind its bet came so late that the hand may have been played by then. */
const cameLate = ({ start, tables: [first] }: Round): boolean =>
  first !== undefined && first.at - start.at > MAY_BE_PLAYED;

function handOf(
  round: Round,
  scheme: Scheme,
  seeded: Seeded,
  { closed, written, counted, keepsPromises }: Around,
): AssembledHand {
  const { commitment, clientSeed, revealed } = seeded;
  // No deal tells of a nonce while the rule is not known.
  const nonce = seeded.nonce ?? (isUnknown(scheme) ? counted() : null);
  const ending = { revealed: revealed !== null, closed, unwatched: !isPressedFor(round) || cameLate(round) };
  const gathered = scheme.game.gather(
    round.tables.map(({ reading }) => reading),
    ending,
  );
  const finalShuffle = revealed && textOf(revealed.panel, 'reported.finalShuffle');
  const shown = gathered.shown && finalShuffle ? { ...gathered.shown, finalShuffle } : gathered.shown;
  const known = SCHEMES.has(scheme.id);
  const all = [
    ...seeded.reasons,
    ...gathered.findings,
    ...unreadOnTable(round, gathered.shown === null),
    ...seeded.unread,
    ...namedIn(round, written),
    ...doubtsOf(round, scheme, seeded, ending, gathered),
    ...(round.tables.some(({ reading }) => reading.guessed) ? [reason('controls-unknown')] : []),
    ...(round.certain ? [] : [reason('hand-inferred')]),
  ];
  // Of what a commitment is the hash, and what a nonce counts, is part of the rule: without it nothing is held against
  // the casino, but for promises that it broke after it had kept others.
  const findings = isUnknown(scheme)
    ? [
        // Where all else is there, trying to deal says it.
        ...(revealed && gathered.shown ? [] : [reason('rule-not-found')]),
        ...all.filter(({ code }) => REASONS[code] === 'unreadable'),
        ...(keepsPromises ? brokenIn(seeded) : []),
      ]
    : all;
  return {
    id: String(round.start.seq),
    tab: round.tab,
    game: round.game,
    hand: {
      v: 1,
      ...(known ? { scheme: scheme.id } : { game: round.game }),
      commitment,
      ...(clientSeed === null ? {} : { clientSeed }),
      nonce,
      reveal: revealed?.reveal ?? null,
      shown,
    },
    circumstances: { findings, continuity: seeded.continuity, watched: gathered.over },
    evidence: evidenceOf(round, seeded),
  };
}

/** What could not be read although it stood where it should. */
function unreadOnTable({ tables }: Round, nothingShown: boolean): Reason[] {
  const problem = tables.findLast(({ reading }) => reading.problem)?.reading.problem;
  if (!problem || !(nothingShown || tables.at(-1)?.reading.problem)) return [];
  return [reason(codeOf(problem), 'table', problem.detail)];
}

/** Nothing, or more and more of the cards. */
const LEVELS: readonly (Named | undefined)[] = [undefined, ...NAMED];

/**
 * What of the cards was known by name alone: said, and no proof where the casino is known to write it. A look at the same
 * cards in which more of them was written counts before one in the middle of a change.
 */
function namedIn({ tables }: Round, written: Written | undefined): Reason[] {
  const looks = tables.map(({ reading }) => reading);
  const level = ({ named }: TableReading): number => LEVELS.indexOf(named);
  const least = (look: TableReading): number =>
    looks.reduce(
      (less, other) => (sameOutcome(other, look) ? Math.min(less, level(other)) : less),
      level(look),
    );
  const named = LEVELS[Math.max(...looks.map(least))];
  if (!named) return [];
  const isKnown = named === 'cards' ? written !== undefined : written === 'cards';
  return [reason(isKnown ? 'cards-not-written' : named === 'cards' ? 'cards-named' : 'suits-named')];
}

/** Why a difference, if there is one, may lie in the readings. */
function doubtsOf(
  { tables, mixed }: Round,
  { game }: Scheme,
  { revealed, doubts }: Seeded,
  ending: Ending,
  gathered: Gathered,
): readonly Reason[] {
  // As long as no seed is out, only what the table did by itself differs.
  const mayDiffer = revealed || gathered.findings.some(({ code }) => REASONS[code] === 'mismatch');
  const known = [...doubts, ...gathered.findings];
  if (!mayDiffer || known.some(({ code }) => code === 'not-read-twice')) return doubts;
  const twice = tables.filter(({ confirmed }) => confirmed).map(({ reading }) => reading);
  const sameTwice = JSON.stringify(gathered) === JSON.stringify(game.gather(twice, ending));
  return sameTwice && !mixed ? doubts : [reason('not-read-twice'), ...doubts];
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
