/**
 * The hands of one pair, held against the deals of its nonces once its seed is out.
 *
 * What the result depends on, and so must be at hand, however long ago it was seen: the tables of all rounds that may
 * be the pair's; all panels that show its hash, as the active pair's, the promised one's or a reported one's; the
 * panels that were seen between the first and the last of these; and the panel that reveals its seed. Nothing else.
 * @module
 */
import { mayRepeat } from '../games/tables.ts';
import { groupBy } from '../groups.ts';
import { isBefore } from '../observation.ts';
import { asTypedOn, countBefore, type PanelObservation, stretchOf, textOf } from '../panels.ts';
import { firstRead, hasShown, isOver, isPressedFor, type Round } from '../round.ts';
import type { Reveal } from '../scheme.ts';
import type { Sliced } from '../slices.ts';
import { Ledger } from './pair-ledger.ts';
import { endOf, type Item, itemOf, lastEndOf, type Member } from './pair-members.ts';
import { isProven, nameAll, type Placed, placeFrom, provenOf, UNLIKELY } from './pair-placing.ts';
import {
  aboveCount,
  beganWithOne,
  betsOn,
  clientSeedOf,
  countedBefore,
  countedWith,
  countsAround,
  type FirstNonce,
  isClientSeedBlank,
  likelyFirstOf,
  mostlyAboveCount,
  type Pair,
  reportedClientSeeds,
  tellsNext,
  wasEmptied,
} from './pair-timeline.ts';

/** What came of a round. */
export interface Judged {
  readonly pair: Pair;
  readonly clientSeed: string;
  /** The same with blanks around it, where they count for the cards. */
  readonly asTyped?: string;
  /** The nonce it was dealt with, or must have been; null where that is open. */
  readonly nonce: number | null;
  /** Whether what was shown is what that nonce deals, or, where it is open, one of those that it may be. */
  readonly fits: boolean;
  /** How likely it fits by accident, at most. */
  readonly accident: number;
  /** The nonces that were tried, from and to. */
  readonly tried: readonly [number, number];
  /** Only a receipt tells its nonce: its cards don't. */
  readonly isNamed: boolean;
  /** It fits neither of the two that were tried, and must have had one of them: `nonce` is that which comes closer. */
  readonly isEither: boolean;
  /** Whether hands before and behind it, of the same tab, are proven to be the pair's. */
  readonly bracketed: boolean;
  /**
   * It fits a nonce that is not its turn's: one that an earlier hand was dealt with, when that was over; an earlier or a
   * later one; or either, where it may be another look at a hand of before.
   */
  readonly misplaced: Misplaced | null;
  /**
   * Whether its own bet made its page count beyond its nonce, of a pair that does not tell with which one it began: where
   * other pairs of the casino began with 1, an earlier bet had it.
   */
  readonly isBelowCount: boolean;
  /**
   * How many nonces just before its own no hand was seen for, nor a panel that had counted so far before the bet; given
   * what other pairs of the casino tell. It is asked where its own is known alone.
   */
  passedOver(others: CasinoCounting): number;
}

/** How a casino counts, by its pairs. */
export interface CasinoCounting {
  /** Whether the first bet's nonce is 1. */
  readonly isFromOne: boolean;
  /** Whether its pages tell the nonce of the next bet. */
  readonly tellsNext: boolean;
}

type Misplaced = 'reused' | 'taken' | 'out of order';

/** A pair has one client seed, or a few: a page that names many is not to take all the time there is. */
const MOST_SEEDS = 8;

/** Judges what it can of these rounds, which are in order; those it says nothing of are not known to be the pair's. */
export function* judgePair(
  pair: Pair,
  reveal: Reveal,
  members: readonly Member[],
): Sliced<ReadonlyMap<Round, Judged>> {
  const judged = new Map<Round, Judged>();
  for (const group of byClientSeed(pair, members).values()) {
    for (const [round, result] of yield* judgeGroup(pair, reveal, group)) judged.set(round, result);
  }
  return judged;
}

/** A client seed counts nonces of its own. */
function byClientSeed(pair: Pair, members: readonly Member[]): Map<string | null, Member[]> {
  return groupBy(members, ({ round }) => clientSeedOf(pair, round).text);
}

function* judgeGroup(
  pair: Pair,
  reveal: Reveal,
  group: readonly Member[],
): Sliced<ReadonlyMap<Round, Judged>> {
  const { text } = clientSeedOf(pair, group[0]!.round);
  // As announced; where nothing fits that, as reported when it was over, or announced at another time: a page may be slow.
  const known = [
    ...new Set([...(text === null ? [] : [text]), ...reportedClientSeeds(pair), ...pair.clientSeeds]),
  ];
  // One that is only ever blank is empty, if anything fits it; or blank from before the hand on.
  const isBlank = text === null ? pair.active.some(isClientSeedBlank) : wasEmptied(pair, group[0]!.round);
  const clientSeeds = [...known.slice(0, MOST_SEEDS), ...(isBlank ? [''] : [])];
  let first: ReadonlyMap<Round, Judged> = new Map();
  for (const clientSeed of clientSeeds) {
    const judged = yield* judgeWith(pair, reveal, clientSeed, group);
    if (fitsSome(judged)) return judged;
    if (clientSeed === text) first = judged;
  }
  const asTyped = new Set(pair.stated.map((panel) => asTypedOn(panel, 'announced.clientSeed')!));
  for (const clientSeed of known) asTyped.delete(clientSeed);
  for (const typed of [...asTyped].slice(0, MOST_SEEDS)) {
    const judged = yield* judgeWith(pair, reveal, typed, group);
    if (!fitsSome(judged)) continue;
    return new Map(
      [...judged].map(([round, one]) => [round, { ...one, clientSeed: typed.trim(), asTyped: typed }]),
    );
  }
  return first;
}

/** Whether a round is known to fit. */
const fitsSome = (judged: ReadonlyMap<Round, Judged>): boolean =>
  [...judged.values()].some(({ nonce, fits }) => nonce !== null && fits);

function* judgeWith(
  pair: Pair,
  reveal: Reveal,
  clientSeed: string,
  group: readonly Member[],
): Sliced<ReadonlyMap<Round, Judged>> {
  const items = group.map((member) => itemOf(member, pair, reveal, clientSeed));
  const from = lowestFor(pair, items[0]!.round);
  const all = nameAll(pair, yield* placeFrom(pair, items, from));
  const ledger = new Ledger(items, all, from);
  const proven = provenOf(all);
  const first = likelyFirstOf(pair, proven);
  const isCounted = pair.counting.some((panel) => textOf(panel, 'announced.count') !== null);
  const counting = {
    isFromOne: beganWithOne(pair, proven),
    first,
    tellsNext: tellsNext(pair, proven),
    isOpen: isCounted && first === null && !tellsNext(pair, proven, pair.countedAnew),
    above: mostlyAboveCount(pair, proven),
  };
  return new Map(
    ledger.placed.map((one) => [one.item.round, verdictOn(one, ledger, pair, clientSeed, counting)]),
  );
}

/** What a pair's hands tell of how its panels count: see pair-timeline.ts. */
interface Counting {
  readonly isFromOne: boolean;
  readonly first: FirstNonce | null;
  readonly tellsNext: boolean;
  /** Whether nothing that is the pair's for certain tells with which nonce it began. */
  readonly isOpen: boolean;
  /** How far nonces are above what their pages counted before the bet. */
  readonly above: number | null;
}

/** The lowest nonce a round may have had: that of the next bet, as a panel counted before it. */
function lowestFor(pair: Pair, { sent, start }: Round): number {
  // A page that deals by itself may count a bet before its cards are seen.
  const early = start.reading.kind === 'bet' ? 0 : 1;
  return Math.max(0, countedBefore(pair, sent ?? start) - early);
}

function verdictOn(one: Placed, ledger: Ledger, pair: Pair, clientSeed: string, counting: Counting): Judged {
  const { item, nonce, fits, accident, tried, isNamed, isEither } = one;
  const elsewhere = misplacedAt(one, ledger);
  const own = elsewhere ? elsewhere.nonce : nonce;
  const isTaken =
    own !== null &&
    (fits || elsewhere !== null) &&
    (ledger.isSharedBy(item, own) ||
      ledger.endedBefore(item, own) ||
      wasCountedPast(pair, item.round, own, ledger, counting));
  const isFirstOpen = counting.first === null || (counting.first === 0 && !ledger.dealt.has(0));
  return {
    pair,
    clientSeed,
    nonce: own,
    fits: fits || elsewhere !== null,
    accident,
    tried,
    isNamed,
    isEither,
    bracketed: ledger.brackets(item),
    misplaced: elsewhere?.how ?? (isTaken ? 'taken' : null),
    isBelowCount:
      own !== null &&
      ((isFirstOpen && isBelowCount(pair, item.round, own)) ||
        (counting.isOpen && wasCountedPast(pair, item.round, own, ledger, { ...counting, isFromOne: true }))),
    passedOver: (others) => {
      const first = counting.first ?? (others.isFromOne ? 1 : null);
      const tellsNext = counting.tellsNext || (others.isFromOne && others.tellsNext);
      return passedOver(own!, item, ledger, pair, { ...counting, first, tellsNext });
    },
  };
}

/**
 * Where a hand fits that is not its turn: a nonce that an earlier hand was dealt with; or, where it fits none of those
 * it may have had, any other. Null where it is in its place.
 */
function misplacedAt(
  one: Placed,
  ledger: Ledger,
): { readonly nonce: number; readonly how: Misplaced | null } | null {
  const { item, fitting, fits, nonce: own, tried } = one;
  const isTelling = ledger.isTelling(one);
  if (!isTelling && !item.repeats) return null;
  for (const nonce of isProven(one) ? [own!] : fits ? [] : fitting) {
    const twin = ledger.twinOf(one, nonce);
    if (!twin) continue;
    if (twin.item.round.start.seq > item.round.start.seq) return { nonce, how: null };
    // One that was not over may still be the same; and a bet that was refused shows the last result again.
    return { nonce, how: isTelling && item.betOn && isOver(twin.item.round) ? 'reused' : 'taken' };
  }
  if (!isTelling) return null;
  const [nonce] = fitting;
  if (fits || nonce === undefined || item.accident * (tried[1] - tried[0] + 1) > UNLIKELY) return null;
  if (!ledger.contradicts(item, nonce)) return { nonce, how: null };
  return { nonce, how: item.betOn ? 'out of order' : 'taken' };
}

/** Whether the count of bets that a round's own made its page show is above its nonce. */
function isBelowCount(pair: Pair, round: Round, nonce: number): boolean {
  const panel = countedWith(pair, round);
  return panel !== null && textOf(panel, 'announced.count') !== null && nonce < betsOn(panel)!;
}

/** How many nonces before this one are not accounted for. */
function passedOver(nonce: number, { round }: Item, ledger: Ledger, pair: Pair, counting: Counting): number {
  const { dealt } = ledger;
  const isZeroNamed = pair.reported.some((panel) => textOf(panel, 'reported.nonce')?.trim() === '0');
  // Some casinos count from 1. Where nothing tells, a bet may have had 0.
  const first = isZeroNamed ? 0 : counting.first;
  let missing = 0;
  for (let n = nonce - 1; n >= (first ?? 0) && !dealt.has(n); n--) missing++;
  // Hands whose nonce is open may have had them.
  const open = missing > 0 ? ledger.openTo(nonce - 1, round) : 0;
  const unseen = unseenWith(pair, round, ledger);
  if (missing <= open) return unseen;
  const before = pair.active.slice(0, countBefore(pair.active, round.start));
  // A count that falls was that of the pair before.
  const wasCounted = (bets: number): boolean =>
    before.some(
      (panel, i) =>
        betsOn(panel) === bets &&
        before.slice(i).every((one) => one.load !== panel.load || (betsOn(one) ?? bets) >= bets),
    );
  // With which nonce bets begin makes a difference of one. No more than that one is excused where it is not known.
  const around = countsAround(pair, round);
  const isOneOpen =
    first === null &&
    around !== null &&
    !isCountedAbove(around.before, ledger) &&
    ((nonce === missing && missing - 1 <= open) || wasCounted(nonce - 1));
  if (isOneOpen && wasEachSeen(pair, around.before, ledger)) return unseen;
  // As a page deals by itself, its count may have its own bet in it.
  const counted = counting.tellsNext || first === 0 ? nonce : first === 1 ? nonce - 1 : null;
  return counted !== null && wasCounted(counted) ? unseen : missing - open;
}

/**
 * How many bets a round's page counted, before its last cards lay there, beside its own and those of other hands, that it had
 * not counted before.
 */
function unseenWith(pair: Pair, round: Round, { placed }: Ledger): number {
  const around = countsAround(pair, round);
  if (!around || around.behind.seq >= endOf(round).seq) return 0;
  const { before, behind } = around;
  const counted = betsOn(behind)! - betsOn(before)!;
  // Mostly it is the round's own.
  if (counted <= 1) return 0;
  const hands = placed.filter(({ item: { round: one, again, played } }) => {
    const { seq } = one.start;
    // The last one’s end that a page shows again as it is loaded is none, nor is this one in a tab that mirrors it.
    return seq > before.seq && seq < behind.seq && (played || !again) && !isShownBy(one, round);
  });
  return Math.max(0, counted - Math.max(1, hands.length));
}

/** Whether another tab's round showed the first cards of this one, of a game whose results don't repeat. */
function isShownBy(other: Round, round: Round): boolean {
  const first = firstRead(round);
  return (
    other.tab !== round.tab && !mayRepeat(round.game) && first !== undefined && hasShown(other, first.reading)
  );
}

/**
 * Whether a panel counted beyond all nonces that hands before it are known to have had: as where it counts from 0, or tells
 * the next one. Then that is the next one's nonce, and none above it is.
 */
function isCountedAbove(before: PanelObservation, { placed }: Ledger): boolean {
  const known = placed.filter((one) => isProven(one) && one.item.round.start.seq < before.seq);
  return known.length > 0 && known.every(({ nonce }) => nonce! < betsOn(before)!);
}

/** Whether a page counted no more bets, from one panel to a later one, than hands were dealt meanwhile. */
function wasEachSeen(pair: Pair, before: PanelObservation, { placed }: Ledger): boolean {
  return pair.active.some((panel) => {
    if (panel.load !== before.load) return false;
    const bets = (betsOn(panel) ?? 0) - betsOn(before)!;
    const hands = placed.filter(
      ({ nonce, item: { round: one } }) =>
        nonce !== null && one.start.seq > before.seq && one.start.seq < panel.seq,
    );
    return bets > 0 && bets <= hands.length;
  });
}

/** More than is read in one tick, in which nothing comes before anything else. */
const MOST_IN_TICK = 8;

/**
 * Whether a bet that was not seen may have had a round's nonce: a panel counted beyond it before the round's bet, further
 * than before other hands', or, by the time its last cards lay there, beyond it and all hands that are known. What is counted while they go on lying there
 * are bets that came behind it, unless that is the first count that was read since before the bet, when it could not be, and no
 * other hand was played meanwhile.
 */
function wasCountedPast(
  pair: Pair,
  round: Round,
  nonce: number,
  { dealt, placed }: Ledger,
  { isFromOne, above }: Counting,
): boolean {
  const { sent, start } = round;
  const own = aboveCount(pair, { round, nonce });
  if (own !== null && (own < 0 || (above !== null && own < above))) return true;
  if (isFromOne && isPressedFor(round) && nonce <= countedBefore(pair, sent ?? start)) return true;
  if (nonce < (sent ? countedBefore(pair, sent) : lowestFor(pair, round))) return true;
  const ofTab = pair.activeOf.get(start.tab) ?? [];
  const end = lastEndOf(round).seq;
  const counted = (from: number, to: number): number[] =>
    stretchOf(ofTab, from, to)
      .filter((panel) => !isBefore(panel, start))
      .flatMap((panel) => betsOn(panel) ?? []);
  const nextOfTab = (): number => {
    const starts = placed.map(({ item }) => item.round.start);
    return Math.min(
      ...starts.filter(({ tab, seq }) => tab === start.tab && seq > start.seq).map(({ seq }) => seq),
    );
  };
  const meanwhile = counted(start.seq - MOST_IN_TICK, end);
  const last = ofTab[countBefore(ofTab, start) - 1];
  const wasBlank = meanwhile.length === 0 && last !== undefined && betsOn(last) === null;
  const counts = wasBlank ? counted(end, nextOfTab()).slice(0, 1) : meanwhile;
  let known = nonce + 1;
  while (dealt.has(known)) known++;
  return Math.max(...counts) > (isFromOne ? known - 1 : known);
}
