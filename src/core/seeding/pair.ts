/**
 * A pair of seeds for many bets: a nonce counts them, and the server seed comes out when the player rotates the pair.
 *
 * A round's answers depend on its own observations, on those of the other rounds that may be of the same pairs, on all
 * panels that show those pairs' hashes, and on what lies between them; see pair-judge.ts. Nothing that was seen before
 * the first or behind the last panel with one of a pair's hashes changes what is said of its hands, but for this: which
 * nonce the casino's pairs begin with is known of any of them.
 * @module
 */
import type { EvidenceRef } from '../evidence.ts';
import { mayRepeat } from '../games/tables.ts';
import { groupBy } from '../groups.ts';
import type { Commitment } from '../hand.ts';
import { codeOf, isBefore } from '../observation.ts';
import { hashOn, isConfirmed, lastBehind, type PanelObservation, textOf } from '../panels.ts';
import { endingOf, type Round } from '../round.ts';
import type { Sliced } from '../slices.ts';
import { type Check, REASONS, type Reason, reason } from '../verdict.ts';
import { type CasinoCounting, type Judged, judgePair } from './pair-judge.ts';
import { type Member, wasBetOn, wasDealt } from './pair-members.ts';
import { doubtsOfReuse, isReuse, REUSED } from './pair-reuse.ts';
import { clientSeedReplaced, rotationTo, strengthOf } from './pair-rotation.ts';
import {
  beganSayingOne,
  betsOn,
  type Candidates,
  candidatesOf,
  clientSeedOf,
  countsAround,
  firstNonceOf,
  isClientSeedBlank,
  likelyFirstOf,
  type Pair,
  pairsOf,
  wasEmptied,
} from './pair-timeline.ts';
import { onlyShown, type Revealed, type Seeded, type Seeding, type Seen, untilOf } from './seeding.ts';
import { isRewritten, mayBeUnsaved } from './typed.ts';

export const pair: Seeding = function* (seen) {
  const pairs = pairsOf(seen.panels, seen.schemes);
  const candidates = new Map(
    seen.rounds.map((round) => [round, candidatesOf(round, pairs, seen.observations)]),
  );
  const again = shownAgain(seen.rounds);
  const judged = yield* judgeAll(seen, pairs, candidates, again);
  const dealt = dealtFrom(judged);
  const counting = countingIn(pairs, dealt, seen);
  const said = new Map(pairs.map((one) => [one, aboutPair(one, judged, dealt.get(one) ?? [], seen)]));
  const beside = onlyShown(seen.rounds, untilOf(seen));
  const missed = new Set(pairs.filter((one) => wasMissed(one, pairs)));
  return (round) =>
    seededOf(round, candidates.get(round)!, judged, said, { ...seen, beside, counting, missed, again });
};

/** Judges the hands of each pair whose seed is out, in the order the pairs were heard of. */
function* judgeAll(
  { rounds, schemes }: Seen,
  pairs: readonly Pair[],
  candidates: ReadonlyMap<Round, Candidates>,
  again: ReadonlySet<Round>,
): Sliced<ReadonlyMap<Round, Judged>> {
  const judged = new Map<Round, Judged>();
  const isProven = (known: Judged | undefined): boolean => known?.fits === true && known.nonce !== null;
  const schemeOf = new Map(schemes.map((scheme) => [scheme.game.id, scheme]));
  // Those of another pair for certain come last, or of one that their page had gone on from, and only if cards prove it.
  for (const areOthers of [false, true]) {
    for (const one of pairs) {
      if (!one.revealed) continue;
      const members: Member[] = [];
      for (const round of rounds) {
        const { pairs: its, certain, late } = candidates.get(round)!;
        const scheme = schemeOf.get(round.game);
        const isOthers = (certain && its[0] !== one) || one === late;
        if (scheme && isOthers === areOthers && its.includes(one) && !isProven(judged.get(round)))
          members.push({ round, scheme, certain: certain && !isOthers, again: again.has(round) });
      }
      for (const [round, result] of yield* judgePair(one, one.revealed.reveal, members))
        if (!areOthers || isProven(result)) judged.set(round, result);
    }
  }
  // What no pair that was still open explains may have been dealt from one that was out.
  for (const one of new Set([...candidates.values()].flatMap(({ out }) => out))) {
    const isLeft = (round: Round): boolean =>
      candidates.get(round)!.out.includes(one) && !isProven(judged.get(round));
    const members = rounds.flatMap((round): Member[] => {
      const scheme = schemeOf.get(round.game);
      return scheme && isLeft(round) ? [{ round, scheme, certain: false, again: again.has(round) }] : [];
    });
    for (const [round, result] of yield* judgePair(one, one.revealed!.reveal, members)) {
      const isAll = !judged.has(round) && candidates.get(round)!.pairs.length === 0;
      if (isProven(result) || result.bracketed || isAll) judged.set(round, result);
    }
  }
  return judged;
}

/**
 * Whether a pair's seed was not seen though its time has passed: the tab that showed it last went on to another pair, and
 * the seed of that one has come out.
 */
function wasMissed({ revealed, exchanged, active }: Pair, pairs: readonly Pair[]): boolean {
  const last = active.at(-1);
  if (revealed || exchanged || !last) return false;
  return pairs.some((next) => {
    const [first] = next.activeOf.get(last.tab) ?? [];
    return first !== undefined && first.seq > last.seq && next.revealed !== null;
  });
}

/** What is to be said of each hand of a pair. */
function aboutPair(
  one: Pair,
  judged: ReadonlyMap<Round, Judged>,
  dealt: readonly Dealt[],
  seen: Seen,
): Reason[] {
  const strength = strengthOf(one, seen);
  const [first] = one.active;
  const last = first && seen.rounds.findLast((round) => round.start.seq < first.seq);
  const proven = last && judged.get(last);
  const dealtBefore = proven?.fits && proven.nonce !== null ? proven.pair.hash : null;
  return [
    ...rotationTo(one, dealtBefore, seen),
    ...aboutBets(one, dealt, seen),
    ...(strength ? [strength] : []),
  ];
}

interface Dealt {
  readonly pair: Pair;
  readonly round: Round;
  readonly nonce: number;
  readonly fits: boolean;
}

/** The hands whose nonces are known, by their pairs. */
const dealtFrom = (judged: ReadonlyMap<Round, Judged>): ReadonlyMap<Pair, readonly Dealt[]> =>
  groupBy(
    [...judged].flatMap(([round, { pair: its, nonce, fits }]) =>
      nonce === null ? [] : [{ pair: its, round, nonce, fits }],
    ),
    ({ pair: its }) => its,
  );

const fitting = (dealt: readonly Dealt[]): Dealt[] => dealt.filter(({ fits }) => fits);

/** How the casino counts, as far as any of its pairs tells, and none that its nonces begin with 0. */
function countingIn(
  pairs: readonly Pair[],
  dealt: ReadonlyMap<Pair, readonly Dealt[]>,
  seen: Seen,
): CasinoCounting {
  const hands = pairs.map((one) => fitting(dealt.get(one) ?? []));
  const hasOne = pairs.some((one, i) => likelyFirstOf(one, hands[i]!) === 1);
  const tellsNext = pairs.some((one) => beganSayingOne(one, seen));
  // Where none is known to have had 0, counts alone say so, as they do behind a nonce that was used twice.
  const hasZero = hands.flat().some(({ nonce }) => nonce === 0);
  return { isFromOne: (tellsNext || hasOne) && !hasZero, tellsNext };
}

/** From which nonce on a pair's bets count, where that is known of it alone, and how many no hand was seen of. */
function aboutBets(one: Pair, dealt: readonly Dealt[], { schemes }: Seen): Reason[] {
  if (dealt.length === 0) return [];
  const isPublished = schemes.some(({ record }) => record && record.firstNonce !== null);
  const first = firstNonceOf(one, fitting(dealt));
  const nonces = new Set(dealt.map(({ nonce }) => nonce));
  const bets = Math.max(...nonces) + (nonces.has(0) ? 1 : 0);
  return [
    ...(first === null || isPublished ? [] : [reason('first-nonce-inferred', String(first))]),
    ...(bets > nonces.size ? [reason('bets-not-seen', String(bets - nonces.size), String(bets))] : []),
  ];
}

function seededOf(
  round: Round,
  { pairs, certain, late }: Candidates,
  all: ReadonlyMap<Round, Judged>,
  said: ReadonlyMap<Pair, readonly Reason[]>,
  seen: Seen & {
    readonly beside: ReadonlySet<Round>;
    readonly counting: CasinoCounting;
    readonly missed: ReadonlySet<Pair>;
    readonly again: ReadonlySet<Round>;
  },
): Seeded {
  const { panels, rounds, schemes, beside, counting, missed, again } = seen;
  const found = all.get(round) ?? null;
  // A round that fits none of the pairs that are out may belong to one that is not: the more so where its page shows that.
  const waiting = pairs.find(({ revealed }) => !revealed);
  const isOpen =
    found?.nonce === null || (found?.fits === false && waiting === pairs[0] && pairs.includes(found.pair));
  const judged = isOpen && !certain && waiting ? null : found;
  const own = judged?.pair ?? waiting ?? pairs[0] ?? null;
  const revealed = own && (judged ? own.revealed : certain ? own.exchanged : null);
  const announced = own && announcedBefore(own, round);
  const client = own && clientSeedOf(own, round);
  const clientSeed = judged?.asTyped ?? judged?.clientSeed ?? client?.text ?? null;
  const placed = judged?.nonce ?? null;
  const reasons: Reason[] = own ? [...said.get(own)!] : [];
  if (judged) reasons.push(...aboutNonce(judged, counting));
  if (judged?.fits && own === late) reasons.push(reason('pair-replaced'));
  const reuse = judged !== null && own !== late && isReuse(round, judged);
  if (reuse) reasons.push(...REUSED);
  if (client && revealed) reasons.push(...aboutClientSeed(own, judged, client, round, seen));
  const clientSeedOfDeal = (other: Round): string | null => {
    const one = all.get(other);
    return one?.fits && one.nonce !== null ? one.clientSeed : null;
  };
  if (judged?.fits && client?.beforeBet && client.text === judged.clientSeed)
    reasons.push(...clientSeedReplaced(own!, round, judged.clientSeed, clientSeedOfDeal, seen));
  const broken = reasons.some(({ code }) => REASONS[code] === 'mismatch');
  const kept = judged?.fits && placed !== null && announced !== null;
  const continuity: Check = broken
    ? 'fail'
    : kept && !reasons.some(({ code }) => REASONS[code] !== 'note')
      ? 'pass'
      : 'unknown';
  return {
    commitment: own && commitmentFor(own, announced, round),
    clientSeed,
    nonce: placed,
    revealed,
    continuity,
    reasons,
    unread: own
      ? missed.has(own)
        ? [reason('pair-not-revealed')]
        : []
      : unreadOf(round, panels, rounds, schemes),
    doubts: [
      ...(reuse
        ? doubtsOfReuse(round, judged, all, seen)
        : doubtsOf(round, own, judged, revealed, certain, all, panels, again)),
      ...(beside.has(round) ? [reason('tables-interleaved')] : []),
    ],
    evidence: {
      announced: announcedIn(announced, own, client?.beforeBet ? client.panel : null),
      reported: reportedIn(revealed),
    },
  };
}

/** Where the pair's hash was seen first, if that was before the round. */
function announcedBefore({ active, promised }: Pair, round: Round): PanelObservation | null {
  const first = [...active.slice(0, 1), ...promised.slice(0, 1)].sort((a, b) => a.seq - b.seq)[0];
  return first && isBefore(first, round.start) ? first : null;
}

function commitmentFor(own: Pair, announced: PanelObservation | null, { sent }: Round): Commitment {
  return { value: own.hash, beforeBet: announced !== null && (!sent || announced.seq < sent.seq) };
}

/** How a round came by its nonce. */
function aboutNonce(judged: Judged, counting: CasinoCounting): Reason[] {
  const { nonce, fits, accident, tried, misplaced, isNamed, isEither, isBelowCount } = judged;
  const [from, to] = tried.map(String) as [string, string];
  if (misplaced === 'reused') return [reason('nonce-reused', String(nonce))];
  if (misplaced === 'out of order') return [reason('nonce-out-of-order', String(nonce))];
  const taken =
    misplaced === 'taken' || (counting.isFromOne && isBelowCount)
      ? [reason('nonce-taken', String(nonce))]
      : [];
  if (isEither) return [reason('nonce-not-forced', from, to)];
  if (nonce === null)
    return [fits ? reason('nonce-ambiguous', from, to) : reason('nonce-not-forced', from, to)];
  if (!fits) return [reason('nonce-forced', String(nonce))];
  const missing = judged.passedOver(counting);
  const passed = missing > 0 ? [reason('nonces-passed-over', String(missing), String(nonce))] : [];
  if (isNamed) return [...taken, ...passed, reason('nonce-named', String(nonce))];
  return [...taken, ...passed, reason('nonce-aligned', String(nonce), String(Math.round(1 / accident)))];
}

/** Whether the deal's client seed is the one that stood on the panel before the bet. */
function aboutClientSeed(
  own: Pair,
  judged: Judged | null,
  client: ReturnType<typeof clientSeedOf>,
  { start }: Round,
  seen: Seen,
): Reason[] {
  if (judged?.clientSeed === '') {
    const wasBlank = own.active.some((panel) => isClientSeedBlank(panel) && isBefore(panel, start));
    // Whether one that is gone was the player's, nobody knows.
    return wasBlank && own.clientSeeds.size === 0 ? [] : [reason('client-seed-not-before-bet')];
  }
  if (!judged || client.text === judged.clientSeed)
    return client.beforeBet ? [] : [reason('client-seed-not-before-bet')];
  if (client.text === null) return [reason('client-seed-not-before-bet')];
  if (!judged.fits) return [];
  // Seen both before and behind it: it can't have been another in between.
  const last = own.active.findLast((panel) => textOf(panel, 'announced.clientSeed') === client.text);
  const isOwn = client.beforeBet && !isBefore(last!, start) && isOfPair(last!, own, seen.panels);
  if (!isOwn || isRewritten(client.text, judged.clientSeed)) return [reason('client-seed-not-before-bet')];
  const here = own.stated.findLast(({ load, seq }) => load === start.load && seq < start.seq);
  const told = [...own.active, ...own.reported].toSorted((a, b) => a.seq - b.seq);
  return mayBeUnsaved(here ?? client.panel!, judged.clientSeed, start, told, seen)
    ? [reason('client-seed-unsaved')]
    : [reason('client-seed-changed', client.text, judged.clientSeed)];
}

/**
 * Whether the client seed beside a pair's hash is known to be that pair's. One that had stood beside another hash is what
 * a slow panel shows, until it goes on to count the pair's bets.
 */
function isOfPair(
  panel: PanelObservation,
  { hash, active }: Pair,
  panels: readonly PanelObservation[],
): boolean {
  const text = textOf(panel, 'announced.clientSeed');
  const isSame = (one: PanelObservation): boolean =>
    one.load === panel.load && one.seq <= panel.seq && textOf(one, 'announced.clientSeed') === text;
  const stoodBefore = panels.some(
    (one) => isSame(one) && !['', hash].includes(hashOn(one, 'announced.commitment')),
  );
  return !stoodBefore || new Set(active.filter(isSame).map(betsOn)).size > 1;
}

/** Why there is no pair for a round. */
function unreadOf(
  round: Round,
  panels: readonly PanelObservation[],
  rounds: readonly Round[],
  schemes: Seen['schemes'],
): Reason[] {
  const next = rounds.find((one) => one.tab === round.tab && one.start.seq > round.start.seq);
  const ofTab = panels.filter(({ tab }) => tab === round.tab);
  const panel = lastBehind(ofTab, round, next);
  if (!panel) return [reason('panel-not-seen')];
  const fields = [
    'announced.commitment',
    ...new Set(schemes.flatMap(({ reveals }) => reveals.flat()).map((field) => `reported.${field}` as const)),
  ] as const;
  return fields.flatMap((field) => {
    const reading = panel.reading.fields[field];
    return reading && 'problem' in reading ? [reason(codeOf(reading), field, reading.detail)] : [];
  });
}

/** Why a difference, if there is one, may be none of the pair's. */
function doubtsOf(
  round: Round,
  own: Pair | null,
  judged: Judged | null,
  revealed: Revealed | null,
  certain: boolean,
  all: ReadonlyMap<Round, Judged>,
  panels: readonly PanelObservation[],
  again: ReadonlySet<Round>,
): Reason[] {
  if (!own || !revealed || judged?.fits) return [];
  const doubts: Reason[] = [];
  const isSame = (panel: PanelObservation): boolean => reportedOn(panel) === reportedOn(revealed.panel);
  if (
    revealed === own.exchanged &&
    !own.reported.some((panel) => isConfirmed(panel, panels) && isSame(panel))
  )
    doubts.push(reason('not-read-twice'));
  // Another account may have been at a table where this pair was never shown.
  const here = own.active.some(({ tab }) => tab === round.tab);
  const isAnothers = revealed === own.exchanged && own.exchanged.isAnothers;
  // What was clicked may have been a hand of before, to be played once more.
  const isClicked = round.sent?.reading.kind === 'press' && round.sent.reading.by === 'pointer';
  const isOwn = judged?.bracketed || (certain && here && (!isClicked || wasBetOn(own, round)));
  const isNone =
    !wasDealt(own, round) ||
    again.has(round) ||
    wasNotCounted(own, round, all) ||
    hasGoneOnBefore(own, round, panels);
  const isUsed = (): boolean =>
    [...all.values()].some((one) => one.pair === own && one.fits && one.clientSeed !== '');
  const isEmptied = wasEmptied(own, round, isUsed);
  if (isAnothers || !isOwn || isNone || isEmptied) doubts.push(reason('seeds-not-linked'));
  return doubts;
}

/** All that a panel reports of what was used, whatever else on it is still awaited. */
const reportedOn = ({ reading }: PanelObservation): string =>
  JSON.stringify(Object.entries(reading.fields).filter(([field]) => field.startsWith('reported.')));

/**
 * Whether nothing was pressed for a round, and all bets that its page counted meanwhile are proven to be other hands': it
 * may be of the pair before, at a table that lags behind its panel.
 */
function wasNotCounted(own: Pair, round: Round, all: ReadonlyMap<Round, Judged>): boolean {
  const before = countsAround(own, round)?.before;
  if (!before || round.sent) return false;
  const counted = (panel: PanelObservation): number => (betsOn(panel) ?? 0) - betsOn(before)!;
  const behind = own.activeOf
    .get(round.tab)!
    .find((panel) => panel.load === before.load && panel.seq > round.start.seq && counted(panel) > 0);
  if (!behind) return false;
  const others = [...all].filter(
    ([{ start }, { pair: its, nonce, fits }]) =>
      its === own && fits && nonce !== null && start.seq > before.seq && !isBefore(behind, start),
  );
  return counted(behind) <= others.length;
}

/**
 * Whether a round's tab showed yet another pair as active by the time its first cards lay: what had been bet under this one
 * may have been something else, and they of the other.
 */
function hasGoneOnBefore(
  { hash }: Pair,
  { tab, start, tables: [first] }: Round,
  panels: readonly PanelObservation[],
): boolean {
  return panels.some(
    (panel) =>
      panel.tab === tab &&
      panel.seq > start.seq &&
      !isBefore(first!, panel) &&
      !['', hash].includes(hashOn(panel, 'announced.commitment')),
  );
}

/** The rounds that ended with the very cards of one before: each may be a look at that one, which is no hand. */
function shownAgain(rounds: readonly Round[]): ReadonlySet<Round> {
  const endings = new Set<string | null>([null]);
  return new Set(
    rounds.filter((round) => {
      const ending = endingOf(round);
      const isAgain = ending !== null && endings.has(ending) && !mayRepeat(round.game);
      endings.add(ending);
      return isAgain;
    }),
  );
}

function announcedIn(
  announced: PanelObservation | null,
  own: Pair | null,
  client: PanelObservation | null,
): EvidenceRef[] {
  const evidence: EvidenceRef[] = [];
  if (announced && own) {
    const field = own.active[0] === announced ? 'announced.commitment' : 'promised.commitment';
    evidence.push({ what: 'commitment', observation: announced, field });
  }
  if (client) evidence.push({ what: 'client seed', observation: client, field: 'announced.clientSeed' });
  return evidence;
}

function reportedIn(revealed: Revealed | null): EvidenceRef[] {
  if (!revealed) return [];
  const { panel } = revealed;
  const evidence: EvidenceRef[] = [{ what: 'reveal', observation: panel, field: 'reported.serverSeed' }];
  if (textOf(panel, 'reported.commitment'))
    evidence.push({ what: 'reported commitment', observation: panel, field: 'reported.commitment' });
  if (textOf(panel, 'reported.clientSeed'))
    evidence.push({ what: 'reported client seed', observation: panel, field: 'reported.clientSeed' });
  return evidence;
}
