/**
 * Blackjack: the cards of a shoe, held against the hands that were shown.
 * @module
 */
import { CARD, CARD_OR_FACE_DOWN, type FieldReader } from '../fields.ts';
import type { Comparison, Game } from '../game.ts';
import { type Reason, reason } from '../verdict.ts';
import { gatherBlackjack } from './blackjack-gather.ts';
import {
  type DealtBlackjack,
  HOLE_ORDERS,
  type Layout,
  layOut,
  type ShownBlackjack,
  SPLIT_ORDERS,
  startsOtherwise,
  strangersIn,
  withHoleSecond,
} from './blackjack-layout.ts';
import { mayHaveDrawn, standsLow } from './blackjack-table.ts';
import { cardsByAccident } from './dealt.ts';

export const blackjack: Game<ShownBlackjack, DealtBlackjack> = {
  id: 'blackjack',
  parseShown,
  compare,
  judgePlay,
  accident,
  first: {
    // The player's and the dealer's. With others at the table, theirs may come first, and the dealer's may be the other.
    shown: ({ player, dealer, holeCard, seatsBefore = [], seatsAfter = [] }) =>
      seatsBefore.length + seatsAfter.length === 0 && dealer[0] && holeCard !== 0
        ? `${player[0]![0]} ${dealer[0]}`
        : null,
    dealt({ shoe, dealOrder }) {
      const cards = shoe.take(4);
      return `${cards[0]} ${cards[dealOrder === 'player, dealer, player, dealer' ? 1 : 2]}`;
    },
  },
  gather: gatherBlackjack,
};

/** More than any table deals, and few enough to be laid out in a blink. */
const MOST_HANDS = 32;

function parseShown(fields: FieldReader): ShownBlackjack {
  const player = fields.lists('player', CARD);
  const dealer = fields.list('dealer', CARD_OR_FACE_DOWN);
  if (player.length === 0) fields.fail('player', 'a list of hands that is not empty');
  if (player.length > MOST_HANDS) fields.fail('player', `a list of ${MOST_HANDS} hands at most`);
  if (dealer.length === 0) fields.fail('dealer', 'a list of cards that is not empty');
  return {
    player,
    dealer,
    ...(fields.has('holeCard') && dealer.length > 1
      ? { holeCard: fields.integer('holeCard', 0, 1) as 0 | 1 }
      : {}),
    ...(fields.has('seatsBefore') ? { seatsBefore: fields.lists('seatsBefore', CARD_OR_FACE_DOWN) } : {}),
    ...(fields.has('seatsAfter') ? { seatsAfter: fields.lists('seatsAfter', CARD_OR_FACE_DOWN) } : {}),
  };
}

function judgePlay(shown: ShownBlackjack): readonly Reason[] {
  // The next cards are those behind others', and nothing tells who decides how many they take, or how many they are.
  const company = shown.seatsBefore?.length || shown.seatsAfter?.length;
  const notes = company ? [reason('others-at-table')] : [];
  if (!mayHaveDrawn(shown.dealer)) return [...notes, reason('rules-of-play-broken')];
  return standsLow(shown) ? [...notes, reason('dealer-stood')] : notes;
}

/** Of all cards that lie face up, in each order that a split may be dealt in. */
function accident(shown: ShownBlackjack): number {
  const { player, dealer, holeCard, seatsBefore = [], seatsAfter = [] } = shown;
  const cards = [...seatsBefore, ...player, ...seatsAfter, dealer].flat().filter((card) => card !== null);
  const once = Math.min(1, cardsByAccident(cards.length) * (holeCard === 0 ? HOLE_ORDERS.length : 1));
  if (player.length === 1) return once;
  // Split more than once, they are compared in no order at all.
  const orders = player.length === 2 ? SPLIT_ORDERS.length : factorial(cards.length);
  return Math.min(1, once * orders);
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** As the dealer's cards lie; and where that does not tell which came first, the other way round too. */
function compare(shown: ShownBlackjack, dealt: DealtBlackjack): Comparison {
  const asLaid = compareInOrder(shown, dealt);
  const [hole, up] = shown.dealer;
  if (shown.holeCard !== 0 || hole === up) return asLaid;
  const named = (comparison: Comparison, order: string): Comparison =>
    comparison.deal === 'fail'
      ? comparison
      : { ...comparison, reasons: [reason('deal-order-inferred', order), ...comparison.reasons] };
  const [holeFirst, upFirst] = HOLE_ORDERS;
  if (asLaid.deal !== 'fail') return named(asLaid, holeFirst);
  const turned = compareInOrder(withHoleSecond(shown), dealt);
  if (turned.deal === 'fail' && turned.differing >= asLaid.differing) return asLaid;
  const forced = turned.expected as ShownBlackjack | null;
  return named({ ...turned, expected: forced && { ...withHoleSecond(forced), holeCard: 0 } }, upFirst);
}

function compareInOrder(shown: ShownBlackjack, dealt: DealtBlackjack): Comparison {
  if (shown.player.length > 2) return compareResplit(shown, dealt);
  const split = shown.player.length === 2;
  const orders = split ? dealt.splitOrders : dealt.splitOrders.slice(0, 1);
  const layouts = orders.map((order) => layOut(shown, dealt, order));
  const best = layouts.reduce((a, b) => (b.differing < a.differing ? b : a));
  const { differing, expected } = best;
  const result = { payout: 'unknown', differing, expected } as const;
  if (differing > 0) {
    const startDiffers = split && startsOtherwise(shown, dealt);
    return { ...result, deal: 'fail', reasons: [reason('deal-differs')], startDiffers };
  }

  const notes: Reason[] = [];
  const order = orders[layouts.indexOf(best)]!;
  if (orders.length > 1) notes.push(reason('split-order-inferred', order));
  const company = shown.seatsBefore?.length || shown.seatsAfter?.length;
  if (company) notes.push(reason('deal-order-inferred', 'seat by seat'));
  const open = whatIsOpen(best);
  return { ...result, deal: open.length > 0 ? 'unknown' : 'pass', reasons: [...notes, ...open] };
}

/** Why a hand that fits as far as it can be compared is not known to fit as a whole. */
function whatIsOpen({ behindShoe, needed, faceDown, undealt }: Layout): Reason[] {
  const reasons: Reason[] = [];
  if (behindShoe > 0) reasons.push(reason('hash-ran-out', String(needed - behindShoe), String(needed)));
  if (undealt > 0) reasons.push(reason('hand-not-over'));
  if (faceDown > 0) reasons.push(reason('card-face-down'));
  return reasons;
}

/** A hand split more than once: it can be seen to be wrong, but not to be right. */
function compareResplit(shown: ShownBlackjack, dealt: DealtBlackjack): Comparison {
  const strangers = strangersIn(shown, dealt);
  return {
    deal: strangers > 0 ? 'fail' : 'unknown',
    payout: 'unknown',
    differing: strangers,
    expected: null,
    reasons: [reason(strangers > 0 ? 'deal-differs' : 'resplit-order-unknown')],
    startDiffers: strangers > 0 && startsOtherwise(shown, dealt),
  };
}
