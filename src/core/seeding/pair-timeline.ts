/**
 * Which pairs of seeds a casino's panels told of, and which of them a hand may have been dealt from.
 * @module
 */
import { getOr } from '../groups.ts';
import { isBefore, type Observation } from '../observation.ts';
import {
  countBefore,
  hashesOf,
  hashOn,
  isConfirmed,
  isPanel,
  nonceIn,
  type PanelObservation,
  revealOn,
  stretchOf,
  textOf,
} from '../panels.ts';
import { isPressedFor, type Round } from '../round.ts';
import type { Scheme } from '../scheme.ts';
import type { Revealed, Seen } from './seeding.ts';

/** A server seed, known by its hash, and all that panels said of it. */
export interface Pair {
  readonly hash: string;
  /** The panels that showed it as the active pair's, in order. */
  readonly active: readonly PanelObservation[];
  /** Those of each tab. */
  readonly activeOf: ReadonlyMap<string, readonly PanelObservation[]>;
  /** Those with a client seed, and which they name. */
  readonly stated: readonly PanelObservation[];
  readonly clientSeeds: ReadonlySet<string>;
  /** Those that count its bets. */
  readonly counting: readonly PanelObservation[];
  /** The most bets that any page load had counted last, up to each of the active ones. */
  readonly counted: readonly number[];
  /** The same, but for what a load had counted of another pair last: a page that is slow shows that beside the new hash still. */
  readonly countedAnew: readonly number[];
  /** The panels that promised it for the next pair. */
  readonly promised: readonly PanelObservation[];
  /** The panels that showed it as that of a bet that is over or of a pair that was rotated out. */
  readonly reported: readonly PanelObservation[];
  /** The seed, where it was first seen; null until it is out. */
  readonly revealed: Revealed | null;
  /** A seed that was shown as this pair's and hashes to something else. */
  readonly exchanged: Exchanged | null;
}

interface Exchanged extends Revealed {
  /**
   * Whether it may be another pair's, on a panel that fills its fields one after the other: it stood there before this
   * pair's hash did, or its own hash was shown too.
   */
  readonly isAnothers: boolean;
}

interface OpenPair extends Pair {
  readonly active: PanelObservation[];
  readonly activeOf: Map<string, PanelObservation[]>;
  readonly stated: PanelObservation[];
  readonly clientSeeds: Set<string>;
  readonly counting: PanelObservation[];
  readonly counted: number[];
  readonly countedAnew: number[];
  /** What each page load had counted of another pair, last before it showed this one. */
  readonly carried: Map<string, number>;
  readonly promised: PanelObservation[];
  readonly reported: PanelObservation[];
  revealed: Revealed | null;
  exchanged: Exchanged | null;
}

/** All pairs, in the order they were first heard of. `panels` are one site's, by `seq`. */
export function pairsOf(panels: readonly PanelObservation[], schemes: readonly Scheme[]): Pair[] {
  const pairs = new Map<string, OpenPair>();
  const pairOf = (hash: string): OpenPair => {
    const pair = pairs.get(hash) ?? newPair(hash);
    pairs.set(hash, pair);
    return pair;
  };
  /** Where each seed was first seen, by what it hashes to: perhaps before any panel showed that. */
  const out = new Map<string, Revealed>();
  /** What each page load counted last, and of which pair. */
  const lastCounted = new Map<string, { readonly pair: OpenPair; readonly bets: number }>();
  /** Beside which hash each page load first showed a seed. */
  const firstBeside = new Map<string, string>();
  const exchanged: { pair: OpenPair; shown: Revealed; hashes: ReadonlySet<string>; isBeside: boolean }[] = [];
  for (const panel of panels) {
    const [active, promised, reported] = [
      hashOn(panel, 'announced.commitment'),
      hashOn(panel, 'promised.commitment'),
      hashOn(panel, 'reported.commitment'),
    ];
    const reveal = revealOn(panel, schemes);
    const hashes = new Set(reveal ? hashesOf(reveal, schemes) : []);
    if (reveal) for (const hash of hashes) getOr(out, hash, () => ({ reveal, panel }));
    if (active) {
      const pair = pairOf(active);
      addActive(pair, panel);
      const last = lastCounted.get(panel.load);
      if (last && last.pair !== pair) pair.carried.set(panel.load, last.bets);
      const bets = betsOn(panel);
      if (bets !== null) lastCounted.set(panel.load, { pair, bets });
    }
    if (promised) pairOf(promised).promised.push(panel);
    if (reported) pairOf(reported).reported.push(panel);
    if (!reveal) continue;
    const beside = getOr(firstBeside, JSON.stringify([panel.load, reveal]), () => reported);
    const isKnown = [...hashes].some((hash) => pairs.has(hash));
    // A row that is still the active pair's has no seed yet: this one belongs to another.
    if (!isKnown && reported && reported !== active)
      exchanged.push({
        pair: pairOf(reported),
        shown: { reveal, panel },
        hashes,
        isBeside: beside === reported,
      });
  }
  for (const pair of pairs.values()) {
    pair.revealed = out.get(pair.hash) ?? null;
    countBets(pair);
  }
  for (const { pair, shown, hashes, isBeside } of exchanged) {
    const isAnothers = !isBeside || [...hashes].some((hash) => pairs.has(hash));
    if (!pair.exchanged || (pair.exchanged.isAnothers && !isAnothers))
      pair.exchanged = { ...shown, isAnothers };
  }
  return [...pairs.values()];
}

function addActive({ active, activeOf, stated, clientSeeds }: OpenPair, panel: PanelObservation): void {
  active.push(panel);
  getOr(activeOf, panel.tab, () => []).push(panel);
  const clientSeed = textOf(panel, 'announced.clientSeed');
  if (!clientSeed) return;
  stated.push(panel);
  clientSeeds.add(clientSeed);
}

/**
 * Counts a pair's bets as each page load does. A count that falls was the pair's before; and where the seed is out, or
 * where it is none and goes on to be none, it is the next pair's from then on: the page is slow with the hash.
 */
function countBets({ active, counting, counted, countedAnew, carried, revealed }: OpenPair): void {
  const isOut = (panel: PanelObservation): boolean => revealed !== null && !isBefore(panel, revealed.panel);
  /** The last panel of each load that counted any. */
  const lastSome = new Map<string, PanelObservation>();
  for (const panel of active) if (betsOn(panel)) lastSome.set(panel.load, panel);
  const isOver = (panel: PanelObservation): boolean =>
    isOut(panel) || (betsOn(panel) === 0 && isBefore(lastSome.get(panel.load)!, panel));
  const countOf = new Map<string, number>();
  const anewOf = new Map<string, number>();
  const ended = new Set<string>();
  for (const panel of active) {
    const count = betsOn(panel);
    if (count !== null && count < (countOf.get(panel.load) ?? 0) && isOver(panel)) ended.add(panel.load);
    if (count !== null && !ended.has(panel.load)) {
      countOf.set(panel.load, count);
      counting.push(panel);
      if (count !== carried.get(panel.load) || anewOf.has(panel.load)) anewOf.set(panel.load, count);
    }
    counted.push(Math.max(0, ...countOf.values()));
    countedAnew.push(Math.max(0, ...anewOf.values()));
  }
}

/** The most bets that panels had counted with a pair before something was seen; 0 where none did. */
export const countedBefore = (pair: Pair, seen: Observation, counted = pair.counted): number =>
  counted[countBefore(pair.active, seen) - 1] ?? 0;

const newPair = (hash: string): OpenPair => ({
  hash,
  active: [],
  activeOf: new Map(),
  stated: [],
  clientSeeds: new Set(),
  counting: [],
  counted: [],
  countedAnew: [],
  carried: new Map(),
  promised: [],
  reported: [],
  revealed: null,
  exchanged: null,
});

/** The pairs a round may have been dealt from. */
export interface Candidates {
  /** The likeliest first. */
  readonly pairs: readonly Pair[];
  /**
   * Whether it can be none but the first: only that was seen to be active, both before the round and behind it. Those
   * seen on a receipt alone follow all the same: what a page shows may be out of date.
   */
  readonly certain: boolean;
  /**
   * Pairs whose seed was out before the round, and that panels show as the active one's all the same: a page that is out
   * of date does, and a casino that uses them again. Only cards tell which.
   */
  readonly out: readonly Pair[];
  /** That of `pairs` which the round's page had gone on from, and which it is only if its table lags behind its panel. */
  readonly late: Pair | null;
}

/** Whether a pair's seed was seen before a round began. */
export const wasOut = ({ revealed }: Pair, { start }: Round): boolean =>
  revealed !== null && revealed.panel.seq <= start.seq;

export function candidatesOf(
  round: Round,
  pairs: readonly Pair[],
  observations: readonly Observation[],
): Candidates {
  return { ...openTo(round, pairs, observations), out: outFor(round, pairs) };
}

/** Those that were shown nearest to the round, in its own tab or in any, and once more since their seed was out. */
function outFor(round: Round, pairs: readonly Pair[]): Pair[] {
  const isShownStill = ({ revealed, active }: Pair): boolean =>
    revealed !== null && active.length > 0 && active.at(-1)!.seq >= revealed.panel.seq;
  if (!pairs.some((pair) => wasOut(pair, round) && isShownStill(pair))) return [];
  const inTab = ({ activeOf }: Pair): readonly PanelObservation[] => activeOf.get(round.tab) ?? [];
  const anywhere = ({ active }: Pair): readonly PanelObservation[] => active;
  const nearest = [inTab, anywhere].flatMap((panelsOf) => [
    latest(pairs, (pair) => lastSeen(panelsOf(pair), round)),
    latest(pairs, (pair) => -firstSeen(panelsOf(pair), round)),
  ]);
  return [...new Set(nearest)].filter(
    (pair) => pair !== null && wasOut(pair, round) && isShownStill(pair),
  ) as Pair[];
}

function openTo(
  round: Round,
  pairs: readonly Pair[],
  observations: readonly Observation[],
): Omit<Candidates, 'out'> {
  // A pair whose seed is out deals no more.
  const open = pairs.filter((pair) => !wasOut(pair, round));
  // Seen only on a receipt: the pair may have come and gone unseen.
  const receipts = open.filter(({ active, promised: by }) => active.length === 0 && by.length === 0);
  const around = open.filter(
    ({ active }) =>
      active.length > 0 && isBefore(active[0]!, round.start) && !isBefore(active.at(-1)!, round.start),
  );
  if (around.length > 0) {
    // What the round's own tab shows next to it may be another account's.
    const here = ({ activeOf }: Pair): readonly PanelObservation[] => activeOf.get(round.tab) ?? [];
    const own = [
      latest(open, (pair) => lastSeen(here(pair), round)),
      latest(open, (pair) => -firstSeen(here(pair), round)),
    ].filter((pair) => pair !== null);
    const known = [...new Set([...own, ...around])];
    const late = lateFor(round, known[0]!, pairs);
    const entered = enteredBefore(round, observations);
    const soon = entered && (nextFor(round, known[0]!, open, entered) ?? soonFor(round, open, observations));
    known.push(...[late, soon].filter((pair) => pair !== null));
    return { pairs: [...new Set([...known, ...receipts])], certain: known.length === 1, late };
  }
  const before = latest(open, ({ active }) => lastSeen(active, round));
  const promised = latest(open, (pair) => lastSeen(pair.promised, round));
  const behind = latest(open, ({ active }) => -firstSeen(active, round));
  const known = [before, promised, behind, ...receipts].filter((pair) => pair !== null);
  return { pairs: [...new Set(known)], certain: false, late: null };
}

/** How long a table and the panel of its page may lag behind each other, in milliseconds; more than is seen in that time. */
const LAG = 10_000;
const MOST_SEEN = 500;

/** The first panel of a page load that shows a pair as active. */
const firstOn = ({ activeOf }: Pair, { tab, start }: Round): PanelObservation | undefined =>
  activeOf.get(tab)?.find(({ load }) => load === start.load);

/**
 * The pair that a round may be of although its page had gone on to another one: nothing was pressed for the round, the
 * page went on just before it, and counted no bet with the new pair since. Null where it is none.
 */
function lateFor(round: Round, own: Pair, pairs: readonly Pair[]): Pair | null {
  const { tab, start, sent } = round;
  const first = sent ? undefined : firstOn(own, round);
  if (!first || !isBefore(first, start) || start.at - first.at > LAG) return null;
  const around = countsAround(own, round);
  if (around && betsOn(around.behind)! > betsOn(around.before)!) return null;
  const ofPage = ({ activeOf }: Pair): readonly PanelObservation[] =>
    (activeOf.get(tab) ?? []).filter(({ load }) => load === start.load);
  // Its seed may have come out meanwhile, and no sooner.
  const isLate = (pair: Pair): boolean =>
    pair !== own && (!wasOut(pair, round) || start.at - pair.revealed!.panel.at <= LAG);
  return latest(pairs, (pair) => (isLate(pair) ? lastSeen(ofPage(pair), round) : Number.NEGATIVE_INFINITY));
}

const isEntered = ({ reading }: Observation): boolean => reading.kind === 'entered';

/** What was entered on a round's page just before it; null where nothing was. */
function enteredBefore({ start }: Round, observations: readonly Observation[]): Observation | null {
  const entered = stretchOf(observations, start.seq - MOST_SEEN, start.seq).findLast(
    (one) => isEntered(one) && one.load === start.load,
  );
  return entered && start.at - entered.at <= LAG ? entered : null;
}

/**
 * The pair that was promised for the next, where the round's page tells of the active one as used since something was
 * entered: it has been rotated then, and the page is late to show it. Null where it does not.
 */
function nextFor(round: Round, own: Pair, open: readonly Pair[], entered: Observation): Pair | null {
  const { start } = round;
  const isUsed = own.reported.some(
    (panel) => panel.load === start.load && isBefore(entered, panel) && isBefore(panel, start),
  );
  return isUsed ? latest(open, (pair) => lastSeen(pair.promised, round)) : null;
}

/**
 * The pair that a round may be of although its page went on to that only behind its bet: something was entered just before
 * the bet, and nothing since, so that the page may have been late to show what was rotated then. Null where it is none.
 */
function soonFor(round: Round, open: readonly Pair[], observations: readonly Observation[]): Pair | null {
  const { start, tables } = round;
  const isOwn = ({ load }: Observation): boolean => load === start.load;
  const next = latest(open, (pair) => {
    const first = firstOn(pair, round);
    const isBehind = first !== undefined && !isBefore(first, start) && first.at - start.at <= LAG;
    return isBehind ? -first.seq : Number.NEGATIVE_INFINITY;
  });
  if (!next) return null;
  const { seq } = firstOn(next, round)!;
  const last = tables.findLast((table) => table.seq < seq) ?? start;
  // What is pressed while a hand is played plays it, and behind it may rotate the pair.
  const wasRotated =
    stretchOf(observations, start.seq, seq).some((one) => isEntered(one) && isOwn(one)) ||
    stretchOf(observations, last.seq, seq).some((one) => one.reading.kind === 'press' && isOwn(one));
  return wasRotated ? null : next;
}

/** When one of these panels was last seen before a round, or first behind it; infinitely far away where none was. */
const lastSeen = (panels: readonly PanelObservation[], { start }: Round): number =>
  panels[countBefore(panels, start) - 1]?.seq ?? Number.NEGATIVE_INFINITY;
const firstSeen = (panels: readonly PanelObservation[], { start }: Round): number =>
  panels[countBefore(panels, start)]?.seq ?? Number.POSITIVE_INFINITY;

/** The pair with the highest number; null where all are infinitely low. */
function latest(pairs: readonly Pair[], by: (pair: Pair) => number): Pair | null {
  let best: Pair | null = null;
  let highest = Number.NEGATIVE_INFINITY;
  for (const pair of pairs) {
    const number = by(pair);
    if (number <= highest) continue;
    [best, highest] = [pair, number];
  }
  return best;
}

/**
 * The client seed of a pair as it stood before a round, else as it was seen later, before the pair was out: what stands
 * beside its hash then is the next one's, on a page that is slow with that. Null where it was never seen.
 */
export function clientSeedOf(
  pair: Pair,
  round: Round,
): { readonly text: string | null; readonly panel: PanelObservation | null; readonly beforeBet: boolean } {
  const { stated, revealed } = pair;
  const before = stated[countBefore(stated, round.start) - 1];
  if (before) return { text: textOf(before, 'announced.clientSeed'), panel: before, beforeBet: true };
  const [behind] = stated;
  if (behind && (!revealed || wasOut(pair, round) || isBefore(behind, revealed.panel)))
    return { text: textOf(behind, 'announced.clientSeed'), panel: behind, beforeBet: false };
  const [text] = reportedClientSeeds(pair);
  return { text: text ?? null, panel: null, beforeBet: false };
}

/** Whether a panel's client seed was read, and is blank. */
export const isClientSeedBlank = (panel: PanelObservation): boolean =>
  textOf(panel, 'announced.clientSeed') === '';

/**
 * Whether a client seed that had stood beside a pair's hash was gone before a round, and none stood or was reported there
 * ever after: it may have been that of the pair before, on a page that is slow, and the pair's own one is empty. One that
 * was the pair's before for certain may be gone only behind the round, unless it `isUsed`: another hand was dealt from it.
 * That it is gone must be read twice, there or as what the pair was used with.
 */
export function wasEmptied(pair: Pair, { start }: Round, isUsed: () => boolean = () => false): boolean {
  const { active, stated, clientSeeds, promised, reported } = pair;
  const last = stated.at(-1);
  if (!last || reportedClientSeeds(pair).length > 0) return false;
  const text = textOf(last, 'announced.clientSeed');
  const isOfBefore =
    clientSeeds.size === 1 &&
    promised.some((panel) => textOf(panel, 'announced.clientSeed') === text) &&
    !isUsed();
  const isUsedBlank = reported.some(
    (panel) => isConfirmed(panel, reported) && textOf(panel, 'reported.clientSeed') === '',
  );
  const isRead = (panel: PanelObservation): boolean => isUsedBlank || isConfirmed(panel, active);
  const gone = isOfBefore ? active.findLast(isRead) : active[countBefore(active, start) - 1];
  return gone !== undefined && last.seq < gone.seq && isClientSeedBlank(gone) && isRead(gone);
}

/** The client seeds that panels reported with a pair. */
export function reportedClientSeeds({ hash, reported, revealed }: Pair): string[] {
  // What stands beside its seed may still be another's, as the hash there is.
  const isOwn = revealed && ['', hash].includes(hashOn(revealed.panel, 'reported.commitment'));
  const panels = isOwn ? [...reported, revealed.panel] : reported;
  const texts = panels.map((panel) => textOf(panel, 'reported.clientSeed'));
  return [...new Set(texts.filter((text) => text !== null && text !== ''))] as string[];
}

/** The panels of a round's page that counted the pair's bets last before it began, and first behind that; null where either did not. */
export function countsAround(
  { activeOf }: Pair,
  { tab, start }: Round,
): { readonly before: PanelObservation; readonly behind: PanelObservation } | null {
  const ofTab = activeOf.get(tab) ?? [];
  const isCount = (panel: PanelObservation): boolean => panel.load === start.load && betsOn(panel) !== null;
  const at = countBefore(ofTab, start);
  const before = ofTab.slice(0, at).findLast(isCount);
  const behind = ofTab.slice(at).find(isCount);
  return before && behind ? { before, behind } : null;
}

/** The panel that counted one bet more of the pair than the last before a round began, on its page; null where it was not one. */
export function countedWith(pair: Pair, round: Round): PanelObservation | null {
  const around = countsAround(pair, round);
  return around && betsOn(around.behind) === betsOn(around.before)! + 1 ? around.behind : null;
}

/** A round and the nonce that its cards prove. */
interface Proven {
  readonly round: Round;
  readonly nonce: number;
}

/** Whether hands tell that the pair's nonces begin with 1: none had 0, and one's own bet made the count what its nonce is. */
export const beganWithOne = (pair: Pair, proven: readonly Proven[]): boolean =>
  proven.every(({ nonce }) => nonce > 0) &&
  proven.some(({ round, nonce }) => {
    const panel = round.sent ? countedWith(pair, round) : null;
    return panel !== null && textOf(panel, 'announced.count') !== null && betsOn(panel) === nonce;
  });

/** The nonce that a pair's first bet had: casinos differ in that. */
export type FirstNonce = 0 | 1;

/**
 * The nonce of a pair's first bet, which most casinos publish nowhere: 0 where a hand had that, or one that was no higher
 * than the bets counted before it; 1 where the last hand's is no lower than the count of bets that came to stand there
 * behind it. Null where neither tells.
 */
export function firstNonceOf(pair: Pair, proven: readonly Proven[]): FirstNonce | null {
  if (proven.some(({ nonce }) => nonce === 0)) return 0;
  const counts = pair.active.filter((panel) => textOf(panel, 'announced.count') !== null);
  const panel = counts.at(-1);
  if (!panel) return null;
  if (tellsNext(pair, proven, pair.countedAnew)) return 0;
  const last = [...proven].sort((a, b) => a.nonce - b.nonce).at(-1);
  if (!last || !isConfirmed(panel, counts)) return null;
  const { start } = last.round;
  const isFresh = counts.every((one) => !isBefore(one, start) || betsOn(one) !== betsOn(panel));
  return isFresh && betsOn(panel) === last.nonce ? 1 : null;
}

/** The same, or 1 where nothing but a hand's own bet tells so, behind a panel that may be slow: nobody is accused by that. */
export const likelyFirstOf = (pair: Pair, proven: readonly Proven[]): FirstNonce | null =>
  firstNonceOf(pair, proven) ?? (beganWithOne(pair, proven) ? 1 : null);

/** Whether a pair's panels tell the next bet's nonce, or count from 0: a hand's was no higher than what they said before its bet. */
export const tellsNext = (pair: Pair, proven: readonly Proven[], counted = pair.counted): boolean =>
  proven.some(
    ({ round, nonce }) =>
      isPressedFor(round) && nonce <= countedBefore(pair, round.sent ?? round.start, counted),
  ) && !beganWithOne(pair, proven);

/**
 * Whether a pair's page said 1 of it before any hand: the nonce of its first bet, so it tells the next one's. It was seen
 * to come into use there, and what had been counted of the pair before was something else. That a bet elsewhere made it 1
 * is not out of the question: nobody is accused by that.
 */
export function beganSayingOne(
  { active: [first], promised: [foretold], counting }: Pair,
  { observations, rounds }: Seen,
): boolean {
  const [said] = counting;
  if (!first || !said || betsOn(said) !== 1 || !isConfirmed(said, counting)) return false;
  if (!foretold || !isBefore(foretold, first)) return false;
  const ofLoad = observations.filter(({ load, seq }) => load === said.load && seq < said.seq);
  const counted = ofLoad.filter(isPanel).findLast((panel) => betsOn(panel) !== null);
  if (!counted || betsOn(counted) === 1) return false;
  // Hands may have been dealt from it since it was last seen not to be in use, or since the player rotated the pair.
  const since = ofLoad.findLast(
    (one) => one.seq < first.seq && (isPanel(one) || one.reading.kind === 'entered'),
  );
  const starts = rounds.map(({ start }) => start);
  return since !== undefined && stretchOf(starts, since.seq, said.seq).length === 0;
}

/** How far a hand's nonce is above what its page counted before a bet that it then counted as one; null where it did not. */
export function aboveCount(pair: Pair, { round, nonce }: Proven): number | null {
  const behind = isPressedFor(round) ? countedWith(pair, round) : null;
  return behind && nonce + 1 - betsOn(behind)!;
}

/** What nonces are above their pages' counts where most hands of a pair tell, and two at least; null where they do not. */
export function mostlyAboveCount(pair: Pair, proven: readonly Proven[]): number | null {
  const all = proven.map((one) => aboveCount(pair, one)).filter((above) => above !== null);
  const most = Math.max(...all);
  const times = all.filter((above) => above === most).length;
  return times > 1 && times > all.length / 2 ? most : null;
}

/** How many bets a panel says were made with the pair it shows as active; null where it doesn't say. */
export function betsOn(panel: PanelObservation): number | null {
  for (const field of ['announced.count', 'announced.nonce'] as const) {
    const bets = nonceIn(textOf(panel, field) ?? '');
    if (bets !== null) return bets;
  }
  return null;
}
