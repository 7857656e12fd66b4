/**
 * Where the cards of a blackjack shoe go: four at the start, then the next to whoever draws, the player before the
 * dealer.
 * @module
 */
import type { Card } from '../cards.ts';

/** Who gets the first cards, in the order they leave the shoe. */
export const DEAL_ORDERS = ['player, player, dealer, dealer', 'player, dealer, player, dealer'] as const;
/** Without a hole card, three at the start: the dealer's second card is dealt when the player has played. */
export const NO_HOLE_CARD_ORDERS = ['player, player, dealer', 'player, dealer, player'] as const;
export type DealOrder = (typeof DEAL_ORDERS | typeof NO_HOLE_CARD_ORDERS)[number];

const hasHoleCard = (order: DealOrder): boolean => DEAL_ORDERS.some((one) => one === order);
const isDealtInTurn = (order: DealOrder): boolean => order.startsWith('player, dealer');

/**
 * How the cards behind the first four go to two split hands. The main hand keeps the first card of the pair.
 * - `both hands first`: second cards to the main and the split hand, then the main hand's draws, then the split hand's.
 * - `hand by hand`: all the main hand's cards, then all the split hand's.
 * - `split hand first`: second cards to the main and the split hand, then the split hand's draws, then the main hand's.
 */
export const SPLIT_ORDERS = ['both hands first', 'hand by hand', 'split hand first'] as const;
export type SplitOrder = (typeof SPLIT_ORDERS)[number];

/** The cards of a hand in the order received; null is one that lies face down. */
export type BlackjackHand = readonly (Card | null)[];

export interface ShownBlackjack {
  /** One list a hand: more than one after a split. */
  readonly player: readonly (readonly Card[])[];
  readonly dealer: BlackjackHand;
  /**
   * Which of the dealer's cards lay face down, where it was not the second: then its place does not tell whether it was
   * dealt first.
   */
  readonly holeCard?: 0 | 1;
  /**
   * The hands at the other seats of a table. No casino's rule says how they are dealt: it is assumed that the seats
   * come in turn, one card each and then another, and that they play in turn, before the dealer.
   */
  readonly seatsBefore?: readonly BlackjackHand[];
  readonly seatsAfter?: readonly BlackjackHand[];
}

/** How a hand whose hole card lay on the left may have been dealt: as it lies, or the card that lay open first. */
export const HOLE_ORDERS = ['hole card first', 'up card first'] as const;

/** A hand with the dealer's first two cards the other way round. */
export const withHoleSecond = ({ dealer, holeCard: _, ...shown }: ShownBlackjack): ShownBlackjack => ({
  ...shown,
  dealer: [dealer[1]!, dealer[0]!, ...dealer.slice(2)],
});

/** The dealer's card that lies open while the player plays; null where it lies face down, and undefined where none lies there. */
export const upCardOf = ({ dealer, holeCard }: ShownBlackjack): Card | null | undefined =>
  dealer[holeCard === 0 ? 1 : 0];

/** Cards in the order they are dealt. */
export interface Shoe {
  /** The first `count` cards, or all there are. */
  take(count: number): readonly Card[];
}

/** A shoe whose cards are all known. */
export const shoeOf = (cards: readonly Card[]): Shoe => ({ take: (count) => cards.slice(0, count) });

export interface DealtBlackjack {
  readonly shoe: Shoe;
  readonly dealOrder: DealOrder;
  /** One where the casino says which it is, else all that may be. */
  readonly splitOrders: readonly SplitOrder[];
  /** Whether the casino's rule leaves open what is dealt when the shoe is used up. */
  readonly mayRunOut: boolean;
}

/** A shown hand held against the shoe. */
export interface Layout {
  readonly differing: number;
  /** Cards that the deal has and the table does not show: face down, or not dealt yet. */
  readonly faceDown: number;
  readonly undealt: number;
  /** Cards that the hand takes, and those of them that the shoe hasn't got. */
  readonly needed: number;
  readonly behindShoe: number;
  /** What the shoe gives, in the shape of what was shown. */
  readonly expected: ShownBlackjack;
}

/** Lays the shoe out the way the shown hand was played. The player has one hand, or two. */
export function layOut(shown: ShownBlackjack, dealt: DealtBlackjack, splitOrder: SplitOrder): Layout {
  const table = tableOf(shown);
  const places = [...placesOf(table, dealt.dealOrder, splitOrder)];
  const cards = dealt.shoe.take(places.length);
  const behindShoe = places.length - cards.length;
  const expected: Card[][] = table.hands.map(() => []);
  let differing = 0;
  let faceDown = 0;
  let undealt = 0;
  places.forEach(([hand, index], i) => {
    const card = cards[i];
    const seen = table.hands[hand]![index];
    if (card !== undefined) expected[hand]!.push(card);
    if (seen === null || (seen === undefined && hand === table.dealer)) faceDown++;
    else if (seen === undefined) undealt++;
    else if (card === undefined ? !dealt.mayRunOut : card !== seen) differing++;
  });
  return {
    differing,
    faceDown,
    undealt,
    needed: places.length,
    behindShoe,
    expected: asShown(expected, shown),
  };
}

/** The cards of a shown hand in the order they left the shoe; null is one that was not seen. */
export function inShoeOrder(
  shown: ShownBlackjack,
  dealOrder: DealOrder,
  splitOrder: SplitOrder,
): (Card | null)[] {
  const table = tableOf(shown);
  return [...placesOf(table, dealOrder, splitOrder)].map(([hand, card]) => table.hands[hand]![card] ?? null);
}

/**
 * Cards shown that the shoe cannot have given, whatever the order: of a hand that was split more than once no rule
 * says which card goes where, but the first cards of all have their places, and none may come from elsewhere.
 */
export function strangersIn(shown: ShownBlackjack, dealt: DealtBlackjack): number {
  const table = tableOf(shown);
  const all = table.hands.flat();
  const left = [...dealt.shoe.take(all.length)];
  let strangers = dealt.mayRunOut ? left.length - all.length : 0;
  for (const card of all) {
    if (card === null) continue;
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    else strangers++;
  }
  return Math.max(strangers, startFits(table, dealt) ? 0 : 1);
}

/** Whether no way to name the hands of a split has the first cards where they must lie. */
export const startsOtherwise = (shown: ShownBlackjack, dealt: DealtBlackjack): boolean =>
  shown.player.every((main) => {
    const player = [main, ...shown.player.filter((hand) => hand !== main)];
    return !startFits(tableOf({ ...shown, player }), dealt);
  });

/** Whether the first cards lie where they must, the second of the pair in any of the hands split off. */
function startFits({ hands, seats, dealer }: BlackjackTable, { shoe, dealOrder }: DealtBlackjack): boolean {
  const cards = shoe.take(seats.length * 2 + (hasHoleCard(dealOrder) ? 2 : 1));
  const own = seats.find((seat) => seat.length > 1)!;
  const [main, ...splits] = own;
  return splits.some((split) => {
    const asIfOnce = { hands, dealer, seats: seats.map((seat) => (seat === own ? [main!, split] : seat)) };
    const places = placesOf(asIfOnce, dealOrder, 'hand by hand');
    return cards.every((card) => {
      const [hand, index] = places.next().value as Place;
      const seen = hands[hand]![index];
      return seen === card || seen === null || seen === undefined;
    });
  });
}

/** Everybody's hands in one list, and whose is where. */
interface BlackjackTable {
  readonly hands: readonly BlackjackHand[];
  /** The seats in turn, each with its hands. */
  readonly seats: readonly (readonly number[])[];
  readonly dealer: number;
}

function tableOf({ player, dealer, seatsBefore = [], seatsAfter = [] }: ShownBlackjack): BlackjackTable {
  const hands = [...seatsBefore, ...player, ...seatsAfter, dealer];
  const before = seatsBefore.map((_, i) => [i]);
  const own = player.map((_, i) => before.length + i);
  const after = seatsAfter.map((_, i) => [before.length + own.length + i]);
  return { hands, seats: [...before, own, ...after], dealer: hands.length - 1 };
}

/** The hands of a table, in the shape of `shown`. */
function asShown(
  hands: readonly Card[][],
  { player, seatsBefore, seatsAfter }: ShownBlackjack,
): ShownBlackjack {
  const rest = hands.slice(0, -1);
  const before = rest.splice(0, seatsBefore?.length ?? 0);
  return {
    player: rest.splice(0, player.length),
    dealer: hands.at(-1)!,
    ...(seatsBefore ? { seatsBefore: before } : {}),
    ...(seatsAfter ? { seatsAfter: rest } : {}),
  };
}

/** Which hand of a table, and which card of it. */
type Place = readonly [hand: number, card: number];

/** Where each card goes, in the order they leave the shoe. */
function* placesOf(
  { hands, seats, dealer }: BlackjackTable,
  dealOrder: DealOrder,
  splitOrder: SplitOrder,
): Generator<Place, void> {
  const drawn = function* (hand: number, from: number): Generator<Place> {
    for (let card = from; card < hands[hand]!.length; card++) yield [hand, card];
  };
  for (const [main] of seats) yield [main!, 0];
  const inTurn = isDealtInTurn(dealOrder);
  const holeCard = hasHoleCard(dealOrder);
  if (inTurn) yield [dealer, 0];
  // After a split, the second card of the pair is the split hand's first.
  for (const [main, split] of seats) yield split === undefined ? [main!, 1] : [split, 0];
  if (!inTurn) yield [dealer, 0];
  if (holeCard) yield [dealer, 1];
  for (const [main, split] of seats) {
    if (split === undefined) {
      yield* drawn(main!, 2);
    } else if (splitOrder === 'hand by hand') {
      yield* drawn(main!, 1);
      yield* drawn(split, 1);
    } else {
      yield [main!, 1];
      yield [split, 1];
      const [first, second] = splitOrder === 'split hand first' ? [split, main!] : [main!, split];
      yield* drawn(first, 2);
      yield* drawn(second, 2);
    }
  }
  yield* drawn(dealer, holeCard ? 2 : 1);
}
