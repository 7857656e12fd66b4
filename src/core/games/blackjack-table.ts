/**
 * What the cards on a blackjack table say of the hand, whatever the controls beside them say.
 * @module
 */
import type { Card } from '../cards.ts';
import type { TableContents } from '../observation.ts';
import type { BlackjackHand } from './blackjack-layout.ts';

type Contents = TableContents['blackjack'];

/** The best total of some cards, and whether an ace counts eleven in it. */
export function totalOf(cards: readonly Card[]): { readonly total: number; readonly soft: boolean } {
  const values = cards.map((card) => (card[0] === 'A' ? 1 : Number(card[0]) || 10));
  const hard = values.reduce((sum, value) => sum + value, 0);
  const soft = values.includes(1) && hard <= 11;
  return { total: soft ? hard + 10 : hard, soft };
}

const isOpen = (hand: BlackjackHand): hand is readonly Card[] => !hand.includes(null);

/**
 * Whether the cards say that the hand is over: all of the player's hands are bust; or the hole card lies open, and the
 * dealer draws no more by any rule, or the player has blackjack. A soft 17 does not tell: some dealers hit it.
 */
export function isOverByCards({ player, dealer }: Contents): boolean {
  if (player.length === 0 || dealer.length === 0 || !player.every(isOpen)) return false;
  if (areBust(player)) return true;
  if (dealer.length < 2 || !isOpen(dealer)) return false;
  const { total, soft } = totalOf(dealer);
  if (total > 17 || (total === 17 && !soft)) return true;
  return player.length === 1 && isBlackjack(player[0]!);
}

/** Whether nothing is left to be played, since all of these hands are worth more than 21. */
export const areBust = (hands: readonly BlackjackHand[]): boolean =>
  hands.every((hand) => isOpen(hand) && totalOf(hand).total > 21);

/**
 * Whether these hands may be blackjack's: no dealer draws to 18 or more, nor to a hard 17, and nobody to what is bust. Of
 * three cards each, as at poker against the dealer, many could not.
 */
export const mayBeDealt = ({ player, dealer, seatsBefore = [], seatsAfter = [] }: Contents): boolean =>
  [...player, ...seatsBefore, ...seatsAfter].every((hand) => isDrawnTo(hand, 21)) && mayHaveDrawn(dealer);

/** Whether some published rule lets a dealer draw to these cards: none has one draw to 18 or more, or to a hard 17. */
export const mayHaveDrawn = (dealer: BlackjackHand): boolean => isDrawnTo(dealer, 16);

/**
 * Whether a dealer whose cards all lie open stands below 17, though the player has a hand that is neither bust nor, of two
 * cards, worth 21. By the rules of play he draws. But after a surrender he need not, nor where enough cards win by
 * themselves, and neither can be told from the cards.
 */
export const standsLow = ({ player, dealer }: Contents): boolean =>
  isOpen(dealer) &&
  totalOf(dealer).total < 17 &&
  player.some((hand) => {
    const total = isOpen(hand) ? totalOf(hand).total : 0;
    return total < 21 || (total === 21 && hand.length > 2);
  });

/** Whether all cards but the last are worth so much at most; a soft 17 is where that is a dealer's most. */
function isDrawnTo(hand: BlackjackHand, most: number): boolean {
  const before = hand.slice(0, -1);
  if (!isOpen(before)) return true;
  const { total, soft } = totalOf(before);
  return total <= (soft ? Math.max(most, 17) : most);
}

/** Whether a hand that is over had a decision to make: none has where the player's or the dealer's first two cards are blackjack. */
export function hadDecision({ player, dealer }: Contents): boolean {
  const [hand] = player;
  return (
    player.length > 1 ||
    (hand !== undefined && !isBlackjack(hand) && !(hand.length === 2 && isBlackjack(dealer)))
  );
}

/** Whether nothing is left to decide once these cards are dealt: the player has blackjack, and no dealer's ace asks for insurance. */
export const isOverAtDeal = ({ player: [hand, ...others], dealer: [up] }: Contents): boolean =>
  hand !== undefined && others.length === 0 && isBlackjack(hand) && up != null && up[0] !== 'A';

const isBlackjack = (cards: BlackjackHand): boolean =>
  cards.length === 2 && isOpen(cards) && totalOf(cards).total === 21;

const handsOf = ({ player, dealer, seatsBefore = [], seatsAfter = [] }: Contents): BlackjackHand[] => [
  ...player,
  dealer,
  ...seatsBefore,
  ...seatsAfter,
];

const faceUp = (contents: Contents): Card[] =>
  handsOf(contents).flatMap((hand) => hand.filter((card) => card !== null));

/** How many cards of the one table are on the other, each counted once. */
function shared(before: Contents, after: Contents): number {
  const left = faceUp(after);
  return faceUp(before).filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}

/** Whether all face-up cards of the one table lie on the other too, wherever a split has put them. */
export const continues = (before: Contents, after: Contents): boolean =>
  shared(before, after) === faceUp(before).length;

/** How many face-up cards of some hands no longer lie in their places. */
const gone = (before: readonly BlackjackHand[], after: readonly BlackjackHand[]): number =>
  before.flatMap((hand, h) => hand.filter((card, i) => card !== null && card !== after[h]?.[i])).length;

/** Whether as many cards lie there as a hand begins with, the dealer's second face down or not there yet. */
export const isDealt = ({ player, dealer }: Contents): boolean =>
  player.length === 1 && player[0]!.length === 2 && dealer.filter(Boolean).length === 1;

/**
 * Whether a table shows another hand than before: cards are fewer, and not those of before; or most of them are others, or
 * lie elsewhere, which but a split makes none of a hand's do. A hand with one card exchanged is the same hand.
 */
export function isAnother(before: Contents, after: Contents): boolean {
  const [were, are] = [faceUp(before).length, faceUp(after).length];
  if (are < were) return !continues(after, before);
  // A page may lay its player's cards out anew; when it does, those of the dealer stay.
  const isOtherDealer =
    before.player.length === after.player.length && gone([before.dealer], [after.dealer]) > 0;
  const areInPlace = isOtherDealer || (isDealt(before) && isDealt(after));
  const kept = areInPlace ? were - gone(handsOf(before), handsOf(after)) : shared(before, after);
  return kept * 2 < were;
}

/** Whether a table shows nothing but cards that lay there before, each in its place. */
export const isPart = (before: Contents, after: Contents): boolean =>
  isWithin([after.dealer], [before.dealer]) &&
  isWithin(after.player, before.player) &&
  isWithin(after.seatsBefore ?? [], before.seatsBefore ?? []) &&
  isWithin(after.seatsAfter ?? [], before.seatsAfter ?? []);

const isWithin = (part: readonly BlackjackHand[], whole: readonly BlackjackHand[]): boolean =>
  part.every((hand, h) => hand.every((card, i) => card === null || card === whole[h]?.[i]));

/** Whether the player's hand is split already, or two cards of one value lie in it. */
export const isSplittable = ({ player: [first = [], ...others] }: Contents): boolean =>
  others.length > 0 ||
  (first.length === 2 && isOpen(first) && totalOf([first[0]!]).total === totalOf([first[1]!]).total);

/** Whether all of a table's face-up cards but one still lie in their places. Of two hands running, two cards may well be the same. */
export const staying = (before: Contents, after: Contents): boolean =>
  gone([before.dealer, ...before.player], [after.dealer, ...after.player]) <= 1;
