/**
 * Gives hands that were played in order nonces that count in order, by which deals fit which hands.
 *
 * Every hand that was dealt had a nonce, a later hand a later one; between them may lie nonces of hands that were not
 * seen. Of all ways to give nonces to hands in order, those count that fit best: a hand that fits its nonce weighs the
 * more, the less likely that is by accident. What all of them agree on is known, whether the hand fits there or not;
 * what any of them leaves open is open. A hand that there is no room for is left out, and nothing is said of it.
 * @module
 */
import type { Sliced } from '../slices.ts';

/** A hand as far as it matters here. */
export interface Alignable {
  /** How likely another deal fits it, at most. */
  readonly accident: number;
  /** The nonces whose deals it fits, ascending. */
  readonly fits: readonly number[];
  /** Whether it was certainly dealt here and now. What was not may have had no nonce at all. */
  readonly played: boolean;
}

export type Placement =
  /** `among`: how many nonces it could have had beside those of its neighbours, itself included. */
  | { readonly nonce: number; readonly fits: boolean; readonly among: number }
  /** Several nonces are as good, or there is room for none: whether it fits one of those that are. */
  | { readonly nonce: null; readonly fits: boolean };

/** How much less likely another way must be for it not to count: once in a million. */
const MARGIN = Math.log(1e6);
/** What leaving out costs, to find the hands that there is no room for: less than any fit is worth. */
const LITTLE = 1e-3;
/** Rows that are kept; those between are computed again. */
const STRIDE = 64;

/** @param nonces those that the hands may have had, ascending. The time taken grows with hands × nonces. */
export function* align(hands: readonly Alignable[], nonces: readonly number[]): Sliced<Placement[]> {
  const steps = stepsOf(hands, nonces);
  const roomless = yield* ways(steps, nonces.length, { leavingOut: LITTLE, margin: LITTLE / 2 });
  const rest = steps.filter((_, i) => !roomless[i]!.leftOut);
  const found = yield* ways(rest, nonces.length, { leavingOut: MARGIN + LITTLE, margin: MARGIN });
  const placed = found.map((one, i) => placementOf(one, i, found, nonces));
  let next = 0;
  return hands.map((_, i) => (roomless[i]!.leftOut ? { nonce: null, fits: false } : placed[next++]!));
}

/** A hand as the ways go by it. */
interface Step {
  readonly played: boolean;
  readonly weight: number;
  /** 1 at the places in `nonces` whose deals it fits. */
  readonly places: Uint8Array;
}

function stepsOf(hands: readonly Alignable[], nonces: readonly number[]): Step[] {
  const placeOf = new Map(nonces.map((nonce, k) => [nonce, k]));
  return hands.map(({ accident, fits, played }) => {
    const places = new Uint8Array(nonces.length);
    for (const nonce of fits) {
      const k = placeOf.get(nonce);
      if (k !== undefined) places[k] = 1;
    }
    return { played, weight: -Math.log(accident), places };
  });
}

/** What becomes of a hand in the ways that count. */
interface Found {
  /** The one place in `nonces` that it has in all of them; null where they differ. */
  readonly place: number | null;
  /** Whether it fits in any of them, and whether it is left out in any. */
  readonly fits: boolean;
  readonly leftOut: boolean;
}

interface Terms {
  /** What it costs to leave out a hand that was dealt. To leave out another costs nothing. */
  readonly leavingOut: number;
  /** How much worse than the best a way may be to count. */
  readonly margin: number;
}

function* ways(steps: readonly Step[], count: number, { leavingOut, margin }: Terms): Sliced<Found[]> {
  const costOf = ({ played }: Step): number => (played ? leavingOut : 0);
  const rowOf = (): Float64Array => new Float64Array(count + 1);
  // The row before hand i: at k, how well the hands before it fit with the first k nonces at best.
  const kept = new Map([[0, rowOf()]]);
  let [row, spare] = [rowOf(), rowOf()];
  for (const [i, step] of steps.entries()) {
    behind(row, step, costOf(step), spare);
    [row, spare] = [spare, row];
    if ((i + 1) % STRIDE === 0) kept.set(i + 1, row.slice());
    yield;
  }
  const enough = row[count]! - margin;

  const found: Found[] = [];
  // The same from the other end: at k, how well the hands behind fit with the nonces from k on.
  let rest = spare.fill(0);
  let next = row;
  const rows = Array.from({ length: Math.min(STRIDE, steps.length) }, rowOf);
  for (let end = steps.length; end > 0; ) {
    const start = end - (end % STRIDE || STRIDE);
    rows[0]!.set(kept.get(start)!);
    for (let i = start; i < end - 1; i++) {
      behind(rows[i - start]!, steps[i]!, costOf(steps[i]!), rows[i - start + 1]!);
      yield;
    }
    for (; end > start; end--) {
      const step = steps[end - 1]!;
      found.push(choose(rows[end - 1 - start]!, rest, step, costOf(step), enough));
      before(rest, step, costOf(step), next);
      [rest, next] = [next, rest];
      yield;
    }
  }
  return found.reverse();
}

/** Makes the row behind a hand of the one before it. */
function behind(row: Float64Array, { places, weight }: Step, cost: number, into: Float64Array): void {
  let best = row[0]! - cost;
  into[0] = best;
  for (let k = 1; k < row.length; k++) {
    best = Math.max(best, row[k]! - cost, row[k - 1]! + (places[k - 1] ? weight : 0));
    into[k] = best;
  }
}

/** Makes the row from the other end before a hand of the one behind it. */
function before(rest: Float64Array, { places, weight }: Step, cost: number, into: Float64Array): void {
  const last = rest.length - 1;
  let best = rest[last]! - cost;
  into[last] = best;
  for (let k = last - 1; k >= 0; k--) {
    best = Math.max(best, rest[k]! - cost, rest[k + 1]! + (places[k] ? weight : 0));
    into[k] = best;
  }
}

function choose(
  row: Float64Array,
  rest: Float64Array,
  { places, weight }: Step,
  cost: number,
  enough: number,
): Found {
  let place: number | null = null;
  let count = 0;
  let fits = false;
  let leftOut = false;
  for (let k = 0; k < row.length; k++) {
    if (row[k]! + rest[k]! - cost >= enough) leftOut = true;
    if (k === places.length || row[k]! + rest[k + 1]! + (places[k] ? weight : 0) < enough) continue;
    place = k;
    count++;
    if (places[k]) fits = true;
  }
  return { place: count === 1 && !leftOut ? place : null, fits, leftOut };
}

function placementOf(
  { place, fits }: Found,
  at: number,
  found: readonly Found[],
  nonces: readonly number[],
): Placement {
  if (place === null) return { nonce: null, fits };
  let [before, behind] = [at - 1, at + 1];
  while (found[before]?.place === null) before--;
  while (found[behind]?.place === null) behind++;
  const room = (found[behind]?.place ?? nonces.length) - (found[before]?.place ?? -1) - 1;
  const others = behind - before - 2;
  return { nonce: nonces[place]!, fits, among: Math.max(1, room - others) };
}
