/**
 * Total-dependent play: a table such as is printed on cards, which goes by the total, whether it is soft, the up card and
 * whether two cards are a pair, and by nothing else.
 *
 * The table is found by improving it until that no longer helps. Each entry is judged over all the hands that
 * reach it, split hands included, weighted by how often they do. A hand never comes to the same entry twice, so
 * what an entry gains is exact while the others stay. Surrender is laid over the finished table, as players learn it:
 * the entries beneath it remain what they are where surrender is not to be had.
 * @module
 */
import { type Hands, NO_HAND, NO_PAIR, RANKS } from './blackjack-hands.ts';
import type { Round } from './blackjack-round.ts';
import type { Decisions, Seat } from './blackjack-seat.ts';

/** Entries are numbered by total, soft totals above the hard ones. */
const SOFT = 32;
const ENTRIES = 64;
const entryOf = (hands: Hands, hand: number): number => hands.total[hand]! + (hands.soft[hand] ? SOFT : 0);

interface Table {
  readonly hit: readonly boolean[];
  readonly double: readonly boolean[];
  /** By rank of the pair. */
  readonly split: readonly boolean[];
}

/** Like the dealer: the start from which tables are improved. */
const DEALERS_TABLE: Table = {
  hit: Array.from({ length: ENTRIES }, (_, entry) => (entry < SOFT ? entry < 17 : entry < SOFT + 18)),
  double: new Array<boolean>(ENTRIES).fill(false),
  split: new Array<boolean>(RANKS).fill(false),
};

/** What a round is worth, played by the best table, weighted by how likely its openings are. */
export function tableValue(round: Round): number {
  let played = play(round, DEALERS_TABLE);
  for (;;) {
    const next = play(round, improve(round, played));
    if (next.value <= played.value) return withSurrender(round, played.values);
    played = next;
  }
}

interface Played {
  readonly table: Table;
  readonly decisions: Decisions;
  /** By opening, before the peek: what it is worth, split where the table says so, but not surrendered. */
  readonly values: readonly number[];
  /** The sum of those values, weighted. */
  readonly value: number;
  /** By rank of the pair, what splitting gains. */
  readonly splitGain: readonly number[];
}

function play(round: Round, table: Table): Played {
  const { seat, openings } = round;
  const { hands } = seat;
  const byHand = (entries: readonly boolean[]): Uint8Array =>
    Uint8Array.from({ length: hands.size }, (_, hand) => (entries[entryOf(hands, hand)] ? 1 : 0));
  const decisions = { hit: byHand(table.hit), double: byHand(table.double) };
  seat.play(decisions);
  const splitGain = new Array<number>(RANKS).fill(0);
  const values = openings.map(({ hand, pair }) => {
    const whole = seat.firstTwo(hand, decisions);
    if (!round.maySplit(pair)) return round.beforePeek(hand, whole);
    const split = round.split(pair, decisions);
    splitGain[pair] = split - whole;
    return round.beforePeek(hand, table.split[pair] ? split : whole);
  });
  const value = values.reduce((sum, each, i) => sum + openings[i]!.probability * each, 0);
  return { table, decisions, values, value, splitGain };
}

/** The table with every entry the better way round, as far as the play so far can tell. */
function improve(round: Round, { table, decisions, splitGain }: Played): Table {
  const hitGain = new Float64Array(ENTRIES);
  const doubleGain = new Float64Array(ENTRIES);
  const { seat } = round;
  const { hands } = seat;

  /** Follows hands, as many of each as `reached` says, to the end, and notes at each entry what the other way is worth. */
  const follow = (at: Seat, reached: Float64Array): void => {
    for (const hand of at.possible) {
      const weight = reached[hand]!;
      if (weight === 0 || at.isBlackjack(hand)) continue;
      const entry = entryOf(hands, hand);
      if (at.mayDouble(hand)) {
        doubleGain[entry]! += weight * (at.double[hand]! - at.played[hand]!);
        if (decisions.double[hand]) continue;
      }
      if (!at.mayHit) continue;
      hitGain[entry]! += weight * (at.hit[hand]! - at.stand[hand]!);
      if (decisions.hit[hand]) drawTo(at, hand, weight, reached);
    }
  };

  const whole = new Float64Array(hands.size);
  for (const { hand, pair, probability } of round.openings) {
    const weight = probability * round.goesOn(hand);
    if (round.maySplit(pair) && table.split[pair]) {
      const splitSeat = round.splitSeat(pair, 1);
      const reached = new Float64Array(hands.size);
      drawTo(splitSeat, hands.of([pair]), 2 * weight, reached);
      follow(splitSeat, reached);
    } else {
      whole[hand] = weight;
    }
  }
  follow(seat, whole);

  return {
    hit: table.hit.map((hit, entry) => (hitGain[entry] === 0 ? hit : hitGain[entry]! > 0)),
    double: table.double.map((_, entry) => doubleGain[entry]! > 0),
    split: splitGain.map((gain) => gain > 0),
  };
}

function drawTo(seat: Seat, hand: number, weight: number, reached: Float64Array): void {
  for (let at = hand * RANKS, end = at + RANKS; at < end; at++) {
    const next = seat.hands.next[at]!;
    if (next !== NO_HAND && seat.draw[at]! > 0) reached[next]! += weight * seat.draw[at]!;
  }
}

/** Every total, and every pair by itself, played or surrendered, whichever is worth more over all its hands. */
function withSurrender(round: Round, values: readonly number[]): number {
  const entries = new Map<string, { played: number; surrendered: number }>();
  for (const [i, { hand, pair, probability }] of round.openings.entries()) {
    const name = pair === NO_PAIR ? `total ${entryOf(round.seat.hands, hand)}` : `pair ${pair}`;
    const entry = entries.get(name) ?? { played: 0, surrendered: 0 };
    entry.played += probability * values[i]!;
    entry.surrendered += probability * (round.surrender(hand) ?? -Infinity);
    entries.set(name, entry);
  }
  return [...entries.values()].reduce(
    (sum, { played, surrendered }) => sum + Math.max(played, surrendered),
    0,
  );
}
