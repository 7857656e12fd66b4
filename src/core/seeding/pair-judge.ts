/**
 * The hands of one pair, held against the deals of its nonces once its seed is out.
 *
 * What the result depends on, and so must be at hand, however long ago it was seen: the tables of all rounds that may
 * be the pair's; all panels that show its hash, as the active pair's, the promised one's or a reported one's; the
 * panels that were seen between the first and the last of these; and the panel that reveals its seed. Nothing else.
 * @module
 */
import { FieldReader, HandError } from '../fields.ts';
import { groupBy } from '../groups.ts';
import { isBefore, type Observation } from '../observation.ts';
import { nonceIn, type PanelObservation, stretchOf, textOf } from '../panels.ts';
import { isOver, isPressedFor, type Round } from '../rounds.ts';
import type { Reveal, Scheme } from '../scheme.ts';
import type { Sliced } from '../slices.ts';
import { type Alignable, align, type Placement } from './align.ts';
import { type Deals, dealsOf } from './deals.ts';
import {
  beganWithOne,
  betsOn,
  clientSeedOf,
  countedBefore,
  countedWith,
  countsAround,
  type FirstNonce,
  firstNonceOf,
  isClientSeedBlank,
  type Pair,
  reportedClientSeeds,
  tellsNext,
} from './pair-timeline.ts';

/** A round that may be a pair's. */
export interface Member {
  readonly round: Round;
  readonly scheme: Scheme;
  /** Whether it can be no other pair's. */
  readonly certain: boolean;
}

/** What came of a round. */
export interface Judged {
  readonly pair: Pair;
  readonly clientSeed: string;
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
   * How many nonces just before its own no hand was seen for, nor a panel that had counted so far before the bet, where
   * other pairs of the casino began with this nonce, or tell nothing of that.
   */
  passedOver(others: FirstNonce | null): number;
}

type Misplaced = 'reused' | 'taken' | 'out of order';

/** A pair has one client seed, or a few: a page that names many is not to take all the time there is. */
const MOST_SEEDS = 8;
/** A fit that is less likely by accident than this stands alone: once in ten thousand. */
const UNLIKELY = 1e-4;
/** Nonces of hands that were not seen: as many are allowed for at first, and at least before a search is given up. */
const ROOM = 8;
const LEAST_ROOM = 256;
/** As many, before a hand that fits nothing is held against what a panel counts: a page may count its own bets alone. */
const MOST_ROOM = 4096;

interface Item extends Member {
  readonly shown: object | null;
  readonly accident: number;
  readonly played: boolean;
  readonly betOn: boolean;
  /** Whether it showed the cards of the hand before it once more, and a panel counted one bet more behind its own. */
  readonly repeats: boolean;
  readonly deals: Deals;
}

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
  // One that is only ever blank is empty, if anything fits it.
  const isBlank = known.length === 0 && pair.active.some(isClientSeedBlank);
  const clientSeeds = isBlank ? [''] : known.slice(0, MOST_SEEDS);
  let first: ReadonlyMap<Round, Judged> = new Map();
  for (const clientSeed of clientSeeds) {
    const judged = yield* judgeWith(pair, reveal, clientSeed, group);
    if ([...judged.values()].some(({ nonce, fits }) => nonce !== null && fits)) return judged;
    if (clientSeed === text) first = judged;
  }
  return first;
}

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
  const counting = {
    isFromOne: beganWithOne(pair, proven),
    first: firstNonceOf(pair, proven),
    tellsNext: tellsNext(pair, proven),
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
}

/** What is known of the nonces that hands may have had: how many bets were counted before, and with which the pair began. */
interface Bounds {
  readonly counted: number;
  readonly first: FirstNonce | null;
}

/** Gives nonces to hands, by what a panel had counted before them and by what they tell of the pair's first nonce. */
function* placeFrom(pair: Pair, items: readonly Item[], counted: number): Sliced<Placed[]> {
  let before = counted;
  let placed = yield* placeAll(pair, items, { counted, first: null });
  if (counted > 0 && !(placed.length > 0 && placed.every(isProven))) {
    // What a panel counted before may be another pair's.
    const anew = yield* placeAll(pair, items, { counted: 0, first: null });
    if (noncesOf(anew).length > noncesOf(placed).length) [before, placed] = [0, anew];
  }
  // With which nonce it began matters to the first hands and the last ones alone.
  const ofTabs = [...groupBy(placed, ({ item }) => item.round.tab).values()];
  if (ofTabs.every((ofTab) => isProven(ofTab[0]!) && isProven(ofTab.at(-1)!))) return placed;
  if (noncesOf(placed).length === 0) return (yield* placeEither(pair, items, counted)) ?? placed;
  const first = firstNonceOf(pair, provenOf(placed));
  return first === null ? placed : yield* placeAll(pair, items, { counted: before, first });
}

/**
 * Gives nonces to hands that fit none, where a panel counted as many bets as there are hands, so that each had one,
 * whichever the pair began with. Null where that is not so.
 */
function* placeEither(pair: Pair, items: readonly Item[], counted: number): Sliced<Placed[] | null> {
  const isCount = pair.active.every((panel) => textOf(panel, 'announced.nonce') === null);
  if (!isCount || !items.every(({ betOn }) => betOn)) return null;
  const fromZero = yield* placeAll(pair, items, { counted, first: 0 });
  const fromOne = yield* placeAll(pair, items, { counted, first: 1 });
  const isForced = (placed: readonly Placed[]): boolean =>
    placed.length === items.length && placed.every(({ nonce, fits }) => nonce !== null && !fits);
  if (!isForced(fromZero) || !isForced(fromOne)) return null;
  const differing = (placed: readonly Placed[]): number =>
    placed.reduce((sum, { item, nonce }) => sum + differingAt(item, nonce!), 0);
  const closer = differing(fromOne) < differing(fromZero) ? fromOne : fromZero;
  return closer.map((one, i) => ({
    ...one,
    tried: [fromZero[i]!.nonce!, fromOne[i]!.nonce!],
    isEither: true,
  }));
}

/** How many cards of a hand are not those of a nonce. */
const differingAt = ({ shown, deals }: Item, nonce: number): number =>
  shown ? deals.differing(shown, nonce) : 0;

/**
 * Gives nonces to the hands of all tabs. Tabs play side by side, and what is logged first need not have been dealt
 * first: only a tab's own hands are in order.
 */
function* placeAll(pair: Pair, items: readonly Item[], { counted, first }: Bounds): Sliced<Placed[]> {
  const tabs = [...groupBy(items, ({ round }) => round.tab).values()];
  // Of more hands than bets some are none of the pair's, and which they are no count tells.
  const bets = (pair.counted.at(-1) ?? 0) - counted;
  const isCounted = items.filter(({ played }) => played).length <= bets;
  const mostOf = (tab: readonly Item[]): number | null =>
    isCounted ? countedBehind(pair, tab.at(-1)!.round, first) : null;
  const from = counted + (first === 1 ? 1 : 0);
  const placed: Placed[][] = [];
  for (const tab of tabs) placed.push(yield* placeTab(tab, from, mostOf(tab)));
  if (tabs.length === 1) return placed.flat();
  // What is known of one tab leaves less room in the others.
  const again: Placed[][] = [];
  for (const [i, tab] of tabs.entries()) {
    const own = new Set(noncesOf(placed[i]!));
    const taken = noncesOf(placed.flat()).filter((nonce) => !own.has(nonce));
    const settled = placed[i]!.every(isProven);
    again.push(settled ? placed[i]! : yield* placeTab(tab, from, mostOf(tab), new Set(taken)));
  }
  return again.flat();
}

/** Gives hands whose nonce is open the one that a receipt names, where that is the only one named that they may have. */
function nameAll(pair: Pair, placed: readonly Placed[]): Placed[] {
  const named = new Set(
    pair.reported.flatMap((panel) => nonceIn(textOf(panel, 'reported.nonce')?.trim() ?? '') ?? []),
  );
  const dealt = new Set(noncesOf(placed));
  const open = [...named].filter((nonce) => !dealt.has(nonce));
  if (open.length === 0) return [...placed];
  return placed.map((one) => {
    if (one.nonce !== null || !one.fits) return one;
    const own = placed.filter((other) => isProven(other) && other.item.round.tab === one.item.round.tab);
    const inOrder = (nonce: number): boolean =>
      own.every((other) => other.item.round.start.seq < one.item.round.start.seq === other.nonce! < nonce);
    const possible = open.filter((nonce) => one.fitting.includes(nonce) && inOrder(nonce));
    const [nonce] = possible;
    if (nonce === undefined || possible.length > 1) return one;
    const accident = Math.min(1, one.item.accident * open.length);
    return { ...one, nonce, accident, isNamed: accident > UNLIKELY };
  });
}

/** A hand before or behind those that are certainly the pair's: it may be another's. */
const unplaced = (item: Item, from: number): Placed => ({
  item,
  fitting: [],
  nonce: null,
  fits: false,
  accident: 1,
  tried: [from, from + LEAST_ROOM],
  isNamed: false,
  isEither: false,
});

const provenOf = (placed: readonly Placed[]): { round: Round; nonce: number }[] =>
  placed.filter(isProven).map(({ item, nonce }) => ({ round: item.round, nonce: nonce! }));

const noncesOf = (placed: readonly Placed[]): number[] => placed.filter(isProven).map(({ nonce }) => nonce!);

function itemOf(member: Member, pair: Pair, reveal: Reveal, clientSeed: string): Item {
  const { round, scheme } = member;
  const shown = shownIn(round, scheme);
  return {
    ...member,
    shown,
    accident: shown ? scheme.game.accident(shown) : 1,
    played: wasDealt(pair, round),
    betOn: wasBetOn(pair, round),
    repeats: !round.certain && isCountedOn(pair, round),
    deals: dealsOf(scheme, reveal, clientSeed),
  };
}

/**
 * Whether a round was bet on for certain: a bet was pressed for it, or counted while it was played. A page that goes back
 * to what it was, or plays a hand of long ago once more, may show the player's decisions too.
 */
export function wasBetOn(pair: Pair, round: Round): boolean {
  if (isPressedFor(round)) return true;
  const counted = countedWith(pair, round);
  return counted !== null && !isBefore(round.tables.at(-1)!, counted);
}

/** Whether a page counted one bet more of the pair behind a round's bet than before it. */
const isCountedOn = (pair: Pair, round: Round): boolean =>
  round.start.reading.kind === 'bet' && countedWith(pair, round) !== null;

/** Whether a hand was certainly dealt here and now. What shows up over may be one of long ago, looked at again. */
export const wasPlayed = (round: Round): boolean =>
  round.certain && (isPressedFor(round) || round.tables.some(({ reading }) => reading.stage === 'dealt'));

/** The same of a hand of a pair. Where its page counted its bet as its cards came, and nothing was pressed, it dealt by itself. */
export function wasDealt(pair: Pair, round: Round): boolean {
  if (wasPlayed(round)) return true;
  const cards = round.tables.find(({ reading }) => reading.contents);
  const panel = round.certain && !round.sent && cards ? countedWith(pair, round) : null;
  return panel !== null && !isBefore(cards!, panel);
}

function shownIn({ tables }: Round, { game }: Scheme): object | null {
  const { shown } = game.gather(tables.map(({ reading }) => reading));
  try {
    return shown && game.parseShown(new FieldReader(shown));
  } catch (error) {
    if (error instanceof HandError) return null;
    throw error;
  }
}

interface Placed {
  readonly item: Item;
  readonly fitting: readonly number[];
  readonly nonce: number | null;
  readonly fits: boolean;
  readonly accident: number;
  readonly tried: readonly [number, number];
  readonly isNamed: boolean;
  readonly isEither: boolean;
}

const isProven = ({ nonce, fits, isNamed }: Placed): boolean => nonce !== null && fits && !isNamed;

/** Gives nonces to one tab's hands. `most` is the highest that a panel counted, `taken` are known to be those of others. */
function* placeTab(
  tab: readonly Item[],
  from: number,
  most: number | null,
  taken: ReadonlySet<number> = new Set(),
): Sliced<Placed[]> {
  const within = most === null ? null : yield* placeWithin(tab, from, most, taken);
  if (within && endsWell(within, tab)) return within;
  // What a panel counts may be out of date, so that the last hands fit further on.
  const widest = Math.max(LEAST_ROOM, 2 * tab.length);
  for (let room = ROOM; ; room = Math.min(widest, room * 8)) {
    const to = from + tab.length + room;
    // Where the last hand fits nothing yet, none can end well.
    const { shown, deals } = lastOf(tab);
    if (room < widest && shown && (yield* deals.fitting(shown, from, to)).length === 0) continue;
    const placed = yield* placeWithin(tab, from, to, taken);
    if (endsWell(placed, tab)) return placed;
    if (room < widest) continue;
    if (!within) return placed;
    const far = from + Math.min(MOST_ROOM, Math.floor(UNLIKELY / lastOf(tab).accident));
    const fits = shown ? yield* deals.fitting(shown, from, far) : [];
    return fits.length > 0 && fits[0]! > most! ? yield* placeWithin(tab, from, far, taken) : within;
  }
}

function* placeWithin(
  tab: readonly Item[],
  from: number,
  to: number,
  taken: ReadonlySet<number>,
): Sliced<Placed[]> {
  const hands = ownPart(yield* fittingOf(tab, from, to));
  const nonces = Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);
  const free = nonces.filter((nonce) => !taken.has(nonce));
  const placements = yield* align(hands, free);
  return placements.map((placement, i) => placedAs(hands[i]!, placement, [from, to]));
}

/** The last of a tab's hands; what may be one of long ago doesn't count, where there are others. */
const lastOf = (tab: readonly Item[]): Item => tab.findLast(({ played }) => played) ?? tab.at(-1)!;

/** Whether that is known to fit, so that no hand before it can have had a nonce further on. */
function endsWell(placed: readonly Placed[], tab: readonly Item[]): boolean {
  const last = lastOf(tab);
  const one = placed.find(({ item }) => item === last);
  return one !== undefined && isProven(one);
}

interface Fitting extends Alignable {
  readonly item: Item;
}

function* fittingOf(tab: readonly Item[], from: number, to: number): Sliced<Fitting[]> {
  const hands: Fitting[] = [];
  for (const item of tab) {
    const { shown, accident, played, deals } = item;
    const fits = shown ? yield* deals.fitting(shown, from, to) : [];
    hands.push({ item, fits, accident, played });
  }
  return hands;
}

/** The hands from the first to the last that is certainly the pair's, or fits it as no accident does. */
function ownPart(hands: readonly Fitting[]): Fitting[] {
  const isOwn = ({ item, fits, accident }: Fitting): boolean =>
    item.certain || (fits.length > 0 && accident <= UNLIKELY);
  const start = hands.findIndex(isOwn);
  return start < 0 ? [] : hands.slice(start, hands.findLastIndex(isOwn) + 1);
}

function placedAs(
  { item, fits, accident }: Fitting,
  placement: Placement,
  tried: readonly [number, number],
): Placed {
  const among = placement.nonce === null ? tried[1] - tried[0] + 1 : placement.among;
  const chance = Math.min(1, accident * among);
  // Alone at its place, it is as good as with a nonce that was told; else it must be no accident that it fits there.
  const certain = placement.nonce !== null && (!placement.fits || among === 1 || chance <= UNLIKELY);
  return {
    item,
    fitting: fits,
    nonce: certain ? placement.nonce : null,
    fits: placement.fits,
    accident: chance,
    tried,
    isNamed: false,
    isEither: false,
  };
}

/** All the hands of a pair, as they are looked up. */
class Ledger {
  readonly placed: readonly Placed[];
  /** The nonces that are known to have been dealt. */
  readonly dealt: ReadonlySet<number>;
  readonly #proven = new Map<string, number[]>();
  readonly #played = new Map<string, Placed[]>();
  readonly #byNonce: ReadonlyMap<number, readonly Placed[]>;

  /** `placed` are those of `items` that are the pair's; what is not may be another's. */
  constructor(items: readonly Item[], placed: readonly Placed[], from: number) {
    const byItem = new Map(placed.map((one) => [one.item, one]));
    this.placed = items.map((item) => byItem.get(item) ?? unplaced(item, from));
    this.dealt = new Set(placed.flatMap(({ nonce }) => nonce ?? []));
    this.#byNonce = groupBy(placed.filter(isProven), ({ nonce }) => nonce!);
    for (const [tab, all] of groupBy(placed.filter(isProven), ({ item }) => item.round.tab)) {
      this.#proven.set(
        tab,
        all.map(({ item }) => item.round.start.seq),
      );
    }
    for (const one of placed) {
      if (!this.isTelling(one)) continue;
      for (const nonce of one.fitting) {
        const key = `${one.item.round.tab} ${nonce}`;
        this.#played.set(key, [...(this.#played.get(key) ?? []), one]);
      }
    }
  }

  /** Whether it is no accident where a hand fits one of the nonces that were dealt. */
  isTelling({ item }: Placed): boolean {
    return item.played && item.accident * this.placed.length <= UNLIKELY;
  }

  /** Whether hands before and behind this one, of the same tab, are proven to be the pair's. */
  brackets({ round }: Item): boolean {
    const proven = this.#proven.get(round.tab) ?? [];
    return proven.length > 0 && proven[0]! < round.start.seq && proven.at(-1)! > round.start.seq;
  }

  /** Whether a hand that was certainly bet on here, of the same tab, is proven to have had its nonce in another order. */
  contradicts({ round }: Item, nonce: number): boolean {
    return this.placed.some(
      (other) =>
        isProven(other) &&
        this.isTelling(other) &&
        other.item.betOn &&
        other.item.round.tab === round.tab &&
        other.item.round.start.seq < round.start.seq !== other.nonce! < nonce,
    );
  }

  /** Whether a hand of another tab is proven to have had this nonce. */
  isSharedBy({ round }: Item, nonce: number): boolean {
    return (this.#byNonce.get(nonce) ?? []).some(({ item }) => item.round.tab !== round.tab);
  }

  /** How many hands whose nonce is open may have had this one by the proven ones of their tabs. */
  openTo(nonce: number): number {
    return this.placed.filter(
      ({ item, nonce: own }) =>
        own === null &&
        this.placed.every(
          (other) =>
            !isProven(other) ||
            other.item.round.tab !== item.round.tab ||
            other.item.round.start.seq < item.round.start.seq === other.nonce! < nonce,
        ),
    ).length;
  }

  /** Another hand of the same tab that this nonce was dealt to, as far as its cards tell. */
  twinOf({ item }: Placed, nonce: number): Placed | null {
    const played = this.#played.get(`${item.round.tab} ${nonce}`) ?? [];
    return played.find((other) => other.item !== item && (!isProven(other) || other.nonce === nonce)) ?? null;
  }
}

function verdictOn(one: Placed, ledger: Ledger, pair: Pair, clientSeed: string, counting: Counting): Judged {
  const { item, nonce, fits, accident, tried, isNamed, isEither } = one;
  const elsewhere = misplacedAt(one, ledger);
  const own = elsewhere ? elsewhere.nonce : nonce;
  const isTaken =
    own !== null &&
    (fits || elsewhere !== null) &&
    (ledger.isSharedBy(item, own) || wasCountedPast(pair, item.round, own, ledger, counting));
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
    passedOver: (others) => {
      if (nonce === null || !fits) return 0;
      return passedOver(nonce, item, ledger, pair, { ...counting, first: counting.first ?? others });
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

/** How many nonces before this one are not accounted for. */
function passedOver(nonce: number, { round }: Item, ledger: Ledger, pair: Pair, counting: Counting): number {
  const { dealt } = ledger;
  const isZeroNamed = pair.reported.some((panel) => textOf(panel, 'reported.nonce')?.trim() === '0');
  // Some casinos count from 1. Where nothing tells, a bet may have had 0.
  const first = isZeroNamed ? 0 : counting.first;
  let missing = 0;
  for (let n = nonce - 1; n >= (first ?? 0) && !dealt.has(n); n--) missing++;
  // Hands whose nonce is open may have had them.
  const open = missing > 0 ? ledger.openTo(nonce - 1) : 0;
  const unseen = unseenWith(pair, round, ledger);
  if (missing <= open) return unseen;
  if (first === null && wasEachSeen(pair, round, ledger)) return unseen;
  // As a page deals by itself, its count may have its own bet in it.
  const counted = counting.tellsNext || first === 0 ? nonce : first === 1 ? nonce - 1 : null;
  const wasCounted = pair.active.some(
    (panel) => counted !== null && isBefore(panel, round.start) && betsOn(panel) === counted,
  );
  return wasCounted ? unseen : missing - open;
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
  const hands = placed.filter(({ item: { round: one } }) => {
    const { seq } = one.start;
    return seq > before.seq && seq < behind.seq;
  });
  return Math.max(0, counted - Math.max(1, hands.length));
}

/** Whether a round's page counted no more bets, from before it to some time behind it, than hands were dealt meanwhile. */
function wasEachSeen(pair: Pair, round: Round, { placed }: Ledger): boolean {
  const around = countsAround(pair, round);
  if (!around) return false;
  const { before, behind } = around;
  return pair.active.some((panel) => {
    if (panel.load !== before.load || panel.seq < behind.seq) return false;
    const bets = (betsOn(panel) ?? 0) - betsOn(before)!;
    const hands = placed.filter(
      ({ nonce, item: { round: one } }) =>
        nonce !== null && one.start.seq > before.seq && one.start.seq < panel.seq,
    );
    return bets > 0 && bets <= hands.length;
  });
}

/** The lowest nonce a round may have had: that of the next bet, as a panel counted before it. */
function lowestFor(pair: Pair, { sent, start }: Round): number {
  // A page that deals by itself may count a bet before its cards are seen.
  const early = start.reading.kind === 'bet' ? 0 : 1;
  return Math.max(0, countedBefore(pair, sent ?? start) - early);
}

/**
 * Whether a bet that was not seen may have had a round's nonce: a panel counted beyond it before the round's bet, or, by
 * the time its last cards lay there, beyond it and all hands that are known. What is counted while they go on lying there
 * are bets that came behind it.
 */
function wasCountedPast(
  pair: Pair,
  round: Round,
  nonce: number,
  { dealt }: Ledger,
  { isFromOne }: Counting,
): boolean {
  const { sent, start } = round;
  if (isFromOne && isPressedFor(round) && nonce <= countedBefore(pair, sent ?? start)) return true;
  if (nonce < (sent ? countedBefore(pair, sent) : lowestFor(pair, round))) return true;
  const end = endOf(round);
  const counts = stretchOf(pair.active, start.seq, end.seq)
    .filter((panel) => panel.load === start.load)
    .map((panel) => betsOn(panel) ?? 0);
  let known = nonce + 1;
  while (dealt.has(known)) known++;
  return Math.max(...counts) > known;
}

/**
 * The highest nonce that bets which are over may have had, where a panel counted so far behind a round, and none before,
 * or its bet and no other behind it; null where none did. Of so many bets the nonces end one lower where they begin with 0.
 */
function countedBehind(pair: Pair, round: Round, first: FirstNonce | null): number | null {
  const { active } = pair;
  const end = endOf(round).seq;
  const before = new Set(active.filter(({ seq }) => seq <= end).map(betsOn));
  const fresh = active.findLast((panel) => betsOn(panel) !== null && !before.has(betsOn(panel)));
  const last = fresh ?? countedStill(pair, round);
  if (!last) return null;
  const endsLower = textOf(last, 'announced.count') === null || first === 0;
  return betsOn(last)! - (endsLower ? 1 : 0);
}

/** The last panel of a round's page that counts the pair, where it was read twice, and its bet had made it count so. */
function countedStill(pair: Pair, round: Round): PanelObservation | null {
  const own = countedWith(pair, round);
  const last = pair.active.findLast((panel) => panel.load === own?.load && betsOn(panel) !== null);
  const isStill = own && last?.confirmed && betsOn(last) === betsOn(own);
  return isStill ? last : null;
}

/** The first look at what lay there in the end: behind it a round may be looked at again, as where a dialog is closed. */
function endOf({ tables, start }: Round): Observation {
  const lying = tables.filter(({ reading }) => reading.contents);
  const final = JSON.stringify(lying.at(-1)?.reading);
  return lying.find(({ reading }) => JSON.stringify(reading) === final) ?? tables.at(-1) ?? start;
}
