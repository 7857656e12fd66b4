/**
 * Which nonce each of a pair's hands had. The hands of each tab, in order, are aligned with the nonces, in order, by which
 * deals fit which hands; what panels counted bounds them, and so does what is known of other tabs.
 * @module
 */
import { groupBy } from '../groups.ts';
import { isBefore } from '../observation.ts';
import { nonceIn, type PanelObservation, textOf } from '../panels.ts';
import type { Round } from '../round.ts';
import type { Sliced } from '../slices.ts';
import { type Alignable, align, type Placement } from './align.ts';
import { endOf, type Item } from './pair-members.ts';
import { betsOn, countsAround, type FirstNonce, firstNonceOf, type Pair } from './pair-timeline.ts';

export interface Placed {
  readonly item: Item;
  readonly fitting: readonly number[];
  readonly nonce: number | null;
  readonly fits: boolean;
  readonly accident: number;
  readonly tried: readonly [number, number];
  readonly isNamed: boolean;
  readonly isEither: boolean;
}

export const isProven = ({ nonce, fits, isNamed }: Placed): boolean => nonce !== null && fits && !isNamed;

export const provenOf = (placed: readonly Placed[]): { round: Round; nonce: number }[] =>
  placed.filter(isProven).map(({ item, nonce }) => ({ round: item.round, nonce: nonce! }));

const noncesOf = (placed: readonly Placed[]): number[] => placed.filter(isProven).map(({ nonce }) => nonce!);

/** A fit that is less likely by accident than this stands alone: once in ten thousand. */
export const UNLIKELY = 1e-4;

/** Nonces of hands that were not seen: as many are allowed for at first, and at least before a search is given up. */
const ROOM = 8;

const LEAST_ROOM = 256;

/** As many, before a hand that fits nothing is held against what a panel counts: a page may count its own bets alone. */
const MOST_ROOM = 4096;

/** What is known of the nonces that hands may have had: how many bets were counted before, and with which the pair began. */
interface Bounds {
  readonly counted: number;
  readonly first: FirstNonce | null;
}

/** Gives nonces to hands, by what a panel had counted before them and by what they tell of the pair's first nonce. */
export function* placeFrom(pair: Pair, items: readonly Item[], counted: number): Sliced<Placed[]> {
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
  // What was neither dealt here for certain nor bet on is none, and no bet that was refused.
  const hands = items.filter(({ round, betOn, played }) => played || (betOn && !wasRefused(pair, round)));
  if (!isCount || hands.length === 0 || !hands.every(({ betOn }) => betOn)) return null;
  const fromZero = yield* placeAll(pair, hands, { counted, first: 0 });
  const fromOne = yield* placeAll(pair, hands, { counted, first: 1 });
  const isForced = (placed: readonly Placed[]): boolean =>
    placed.length === hands.length && placed.every(({ nonce, fits }) => nonce !== null && !fits);
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
    isCounted ? countedBehind(pair, items, lastOf(tab).round, first) : null;
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

/**
 * Gives hands whose nonce is open the one that a receipt names, where that is the only one named that they may have, and
 * would be given to no other.
 */
export function nameAll(pair: Pair, placed: readonly Placed[]): Placed[] {
  const named = new Set(
    pair.reported.flatMap((panel) => nonceIn(textOf(panel, 'reported.nonce')?.trim() ?? '') ?? []),
  );
  const dealt = new Set(noncesOf(placed));
  const open = [...named].filter((nonce) => !dealt.has(nonce));
  const namedFor = (one: Placed): number | null => {
    if (one.nonce !== null || !one.fits) return null;
    const own = placed.filter((other) => isProven(other) && other.item.round.tab === one.item.round.tab);
    const inOrder = (nonce: number): boolean =>
      own.every((other) => other.item.round.start.seq < one.item.round.start.seq === other.nonce! < nonce);
    const possible = open.filter((nonce) => one.fitting.includes(nonce) && inOrder(nonce));
    return possible.length === 1 ? possible[0]! : null;
  };
  const names = placed.map(namedFor);
  return placed.map((one, i) => {
    const nonce = names[i]!;
    if (nonce === null || names.indexOf(nonce) !== names.lastIndexOf(nonce)) return one;
    const accident = one.item.accident * open.length;
    return { ...one, nonce, accident, isNamed: accident > UNLIKELY };
  });
}

/** A hand before or behind those that are certainly the pair's: it may be another's. */
export const unplaced = (item: Item, from: number): Placed => ({
  item,
  fitting: [],
  nonce: null,
  fits: false,
  accident: 1,
  tried: [from, from + LEAST_ROOM],
  isNamed: false,
  isEither: false,
});

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
  const placements = yield* alignFairly(hands, free, taken);
  return placements.map((placement, i) => placedAs(hands[i]!, placement, [from, to]));
}

/**
 * Aligns hands, and leaves open what hands that may be looks at bets of before would keep from fitting, or one of another
 * tab that it may be a mirror of: none of those is held against a hand that was dealt.
 */
function* alignFairly(
  hands: readonly Fitting[],
  nonces: readonly number[],
  taken: ReadonlySet<number>,
): Sliced<Placement[]> {
  const placements = yield* align(hands, nonces);
  const isKeptOff = (i: number): boolean =>
    hands[i]!.played && placements[i]!.nonce !== null && !placements[i]!.fits;
  if (!hands.some((_, i) => isKeptOff(i))) return placements;
  const played = hands.filter((hand) => hand.played);
  const alone = played.length < hands.length ? yield* align(played, nonces) : [];
  return placements.map((placement, i) => {
    if (!isKeptOff(i)) return placement;
    const isMirror = hands[i]!.fits.some((nonce) => taken.has(nonce));
    const fits = isMirror || alone[played.indexOf(hands[i]!)]?.fits === true;
    return fits ? { nonce: null, fits } : placement;
  });
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

/**
 * The highest nonce that bets which are over may have had, where a panel counted so far behind a round, and none before,
 * or its bet and no other behind it; null where none did. Of so many bets the nonces end one lower where they begin with 0.
 */
function countedBehind(
  pair: Pair,
  items: readonly Item[],
  round: Round,
  first: FirstNonce | null,
): number | null {
  const { counting } = pair;
  const end = endOf(round).seq;
  const before = new Set(counting.filter(({ seq }) => seq <= end).map(betsOn));
  const fresh = counting.findLast((panel) => !before.has(betsOn(panel)));
  const last = fresh ?? countedStill(pair, items, round);
  if (!last) return null;
  const endsLower = textOf(last, 'announced.count') === null || first === 0;
  return betsOn(last)! - (endsLower ? 1 : 0);
}

/** Whether the page of a round's bet counted no more behind it than before it, read twice. */
function wasRefused(pair: Pair, round: Round): boolean {
  const around = countsAround(pair, round);
  const last = lastCountBehind(pair, round);
  return around !== null && last !== null && betsOn(last) === betsOn(around.before);
}

/** The last panel of a round's page that counts the pair, where so many were read twice behind its bet; null where they were not. */
function lastCountBehind({ counting }: Pair, { start }: Round): PanelObservation | null {
  const own = counting.filter((panel) => panel.load === start.load && !isBefore(panel, start));
  const last = own.at(-1);
  const isTwice = last && own.some((panel) => panel.confirmed && betsOn(panel) === betsOn(last));
  return isTwice ? last : null;
}

/**
 * The same, where it counts as many bets more than was counted in its tab before the round began, by its page or the one
 * before it, as hands were certainly dealt since; null where it does not, or where another may have been.
 */
function countedStill(pair: Pair, items: readonly Item[], round: Round): PanelObservation | null {
  const { tab, start } = round;
  const last = lastCountBehind(pair, round);
  const before = pair.counting.findLast((panel) => panel.tab === tab && isBefore(panel, start));
  if (!last || !before) return null;
  const between = items.filter(
    ({ round: other }) => !isBefore(other.start, before) && isBefore(other.start, start),
  );
  const isEach = betsOn(last) === betsOn(before)! + between.length + 1;
  return isEach && between.every(({ played }) => played) ? last : null;
}
