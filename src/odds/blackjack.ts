/**
 * Blackjack, exactly: the house edge of a set of rules, and what each play in any state is worth.
 *
 * The method in plain words. A player's hand is only how many cards it holds of each of ten ranks, and there are about
 * three thousand such hands that are not bust. For each of them, and each up card, the dealer's outcomes are computed
 * exactly from the cards that are left (`blackjack-dealer.ts`), which says what standing is worth. Hitting leads only to
 * hands of a higher hard total, so one pass down from 21 gives every hand the better of standing and hitting
 * (`blackjack-seat.ts`); doubling is one card and then standing. A split hand is such a hand again, with the other card of
 * the pair known to be gone (`blackjack-split.ts`). The edge is what the best first plays are worth, weighted by how
 * likely each deal is. Nothing is simulated, and nothing rounded but by floating point.
 *
 * A round starts from a full shoe, and there is no insurance. Values are in bets, the edge is per initial bet.
 * @module
 */
import type { Card } from '../core/cards.ts';
import { HandError } from '../core/fields.ts';
import { NO_HAND, RANKS, rankIndex } from './blackjack-hands.ts';
import { Round } from './blackjack-round.ts';
import type { BlackjackRules } from './blackjack-rules.ts';
import type { Seat } from './blackjack-seat.ts';
import { fullShoe, type RankCounts, Shoe } from './blackjack-shoe.ts';
import { tableValue } from './blackjack-table.ts';

export { type BlackjackRules, CRYPTO_GAMES_RULES, parseRules } from './blackjack-rules.ts';

/** Whether the player goes by the very cards of the hand, or by its total and a table. */
export type Strategy = 'composition-dependent' | 'total-dependent';

export const PLAYS = ['stand', 'hit', 'double', 'split', 'surrender'] as const;
export type Play = (typeof PLAYS)[number];

type PlayValues = Partial<Record<Play, number>>;

export interface Plays {
  /** Expectation in bets of each play that the rules allow; for a split, of both hands together. */
  readonly values: Readonly<PlayValues>;
  readonly best: Play;
}

export interface BlackjackState {
  /** The cards of the hand in question, the pair's card first if it was split. */
  readonly player: readonly Card[];
  /** The dealer's up card. */
  readonly dealer: Card;
  /** How often the round has been split; 0 if left out. */
  readonly splits?: number;
}

/**
 * The house edge as a fraction of the initial bet: 0.0108 is 1.08%.
 * @param options.shoe cards of each rank, aces first and tens last, if not the full shoe of `rules.decks`
 */
export function houseEdge(
  rules: BlackjackRules,
  options: { readonly strategy: Strategy; readonly shoe?: RankCounts },
): number {
  const shoe = shoeOf(options.shoe ?? fullShoe(rules.decks), rules);
  const roundValue = options.strategy === 'total-dependent' ? tableValue : bestValue;
  let value = 0;
  for (let up = 0; up < RANKS; up++) {
    if (shoe.counts[up]! > 0) value += roundValue(new Round(shoe, rules, up));
  }
  return -value;
}

/**
 * What each play is worth in a state, all that follows played as well as the hand's own cards allow, and the best of them.
 *
 * What the other hands of a split drew is not counted, nor what they may still split. Where the dealer peeks, the values are
 * given that there was no blackjack, but for a first play with early surrender, which comes before the peek.
 * @throws HandError naming the field, where the rules or the shoe cannot lead to the state
 */
export function plays(state: BlackjackState, rules: BlackjackRules): Plays {
  const { player, dealer, splits = 0 } = state;
  if (!Number.isInteger(splits) || splits < 0 || splits > rules.splits) {
    throw new HandError('splits', `a whole number from 0 to ${rules.splits}, as often as the rules allow`);
  }
  const shoe = shoeOf(fullShoe(rules.decks), rules);
  const ranks = player.map(rankIndex);
  const hand = shoe.hands.of(ranks);
  if (ranks.length < 2 || hand === NO_HAND)
    throw new HandError('player', 'two cards or more that are not bust');
  const seen = [...ranks, rankIndex(dealer), ...new Array<number>(splits).fill(ranks[0]!)];
  if (shoe.counts.some((count, rank) => seen.filter((each) => each === rank).length > count)) {
    throw new HandError('player', `cards that a shoe of ${rules.decks} decks can hold`);
  }

  const round = new Round(shoe, rules, rankIndex(dealer));
  const seat = splits === 0 ? round.seat : round.splitSeat(ranks[0]!, splits);
  seat.play();
  const values = playValues(round, seat, hand, splits);
  const surrender = splits === 0 && ranks.length === 2 ? round.surrender(hand) : null;
  if (surrender !== null) {
    const first = rules.surrender === 'early';
    if (first) for (const play of playsIn(values)) values[play] = round.beforePeek(hand, values[play]!);
    values.surrender = !first && rules.dealerPeeks ? -0.5 : surrender;
  }
  return {
    values,
    best: playsIn(values).reduce((best, play) => (values[play]! > values[best]! ? play : best)),
  };
}

/** What a round is worth, every hand played as well as its cards allow, weighted by how likely its openings are. */
function bestValue(round: Round): number {
  round.seat.play();
  let value = 0;
  for (const { hand, probability } of round.openings) {
    const played = round.beforePeek(hand, Math.max(...Object.values(playValues(round, round.seat, hand))));
    value += probability * Math.max(played, round.surrender(hand) ?? -Infinity);
  }
  return value;
}

/** The plays of a hand but surrender, once the dealer has peeked, if the dealer does. */
function playValues(round: Round, seat: Seat, hand: number, splits = 0): PlayValues {
  if (seat.isBlackjack(hand)) return { stand: seat.blackjackValue(hand) };
  const { hands } = seat;
  const values: PlayValues = { stand: seat.stand[hand]! };
  if (seat.mayHit && hands.total[hand]! < 21) values.hit = seat.hit[hand]!;
  if (seat.mayDouble(hand)) values.double = seat.double[hand]!;
  const pair = hands.pairOf(hand);
  if (round.maySplit(pair, splits)) values.split = round.split(pair, undefined, splits);
  return values;
}

const playsIn = (values: PlayValues): Play[] => PLAYS.filter((play) => values[play] !== undefined);

/** The last shoe asked for, since mostly one table is asked about again and again. */
let lastShoe: { readonly key: string; readonly shoe: Shoe } | null = null;

function shoeOf(counts: RankCounts, rules: BlackjackRules): Shoe {
  // To split twice or more, what the other hands did not draw counts too: see blackjack-split.ts.
  const mostBeside = Math.max(1, 2 * rules.splits - 1);
  const key = [counts, rules.dealerHitsSoft17, mostBeside].join();
  if (lastShoe?.key !== key) lastShoe = { key, shoe: new Shoe(counts, rules.dealerHitsSoft17, mostBeside) };
  return lastShoe.shoe;
}
