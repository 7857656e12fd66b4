/**
 * What splitting a pair is worth, all hands together.
 *
 * A hand is played by its own cards and not by those that the other hands drew. Cards not seen are exchangeable, so
 * the order in which the hands are played does not matter, and every hand is worth the same. With one split the pair is
 * therefore worth exactly twice one hand.
 *
 * With more splits, a hand whose second card makes the pair again is split again while the rules allow, and the others'
 * second cards are then known not to be of that rank. That knowledge is put exactly, too: what a hand is worth *and* a
 * card is not of the rank, is what it is worth less what it is worth *and* the card is of the rank. Exact for the
 * decisions given, which are the best for a hand after the first split.
 * @module
 */
import { RANKS } from './blackjack-hands.ts';
import type { Decisions, Seat } from './blackjack-seat.ts';

/**
 * @param seatBeside the seat of one hand with that many others beside it, played by `decisions`
 * @param mostHands how many hands the rules allow, two or more
 */
export function splitValue(
  pair: number,
  mostHands: number,
  decisions: Decisions,
  seatBeside: (others: number) => Seat,
): number {
  /** One hand's value over its second card, that card's being of the pair's rank counted or not. */
  const oneHand = (others: number, pairCounts: boolean): number => {
    const seat = seatBeside(others);
    const first = seat.hands.of([pair]);
    let value = 0;
    for (let rank = 0; rank < RANKS; rank++) {
      const probability = seat.draw[first * RANKS + rank]!;
      if (probability <= 0 || (rank === pair && !pairCounts)) continue;
      value += probability * seat.firstTwo(seat.hands.of([pair, rank]), decisions);
    }
    return value;
  };
  const pairChance = (others: number): number => {
    const seat = seatBeside(others);
    return Math.max(0, seat.draw[seat.hands.of([pair]) * RANKS + pair]!);
  };
  /** One hand's value on the event that `closed` other cards are not of the rank. */
  const onEvent = (others: number, pairCounts: boolean, closed: number): number => {
    if (closed === 0) return oneHand(others, pairCounts);
    const chance = pairChance(others);
    const wrong = chance > 0 ? chance * onEvent(others + 1, pairCounts, closed - 1) : 0;
    return onEvent(others, pairCounts, closed - 1) - wrong;
  };
  /** The value of all hands, of which `open` have yet to get a second card and `closed` have got one of another rank. */
  const hands = (open: number, closed: number): number => {
    const all = open + closed;
    if (open === 0 || all === mostHands) {
      const ofOpen = open > 0 ? open * onEvent(all - 1, true, closed) : 0;
      const ofClosed = closed > 0 ? closed * onEvent(all - 1, false, closed - 1) : 0;
      return ofOpen + ofClosed;
    }
    const chance = pairChance(all - 1);
    return hands(open - 1, closed + 1) + (chance > 0 ? chance * hands(open + 1, closed) : 0);
  };
  return hands(2, 0);
}
