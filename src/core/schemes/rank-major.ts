/**
 * The card order of Stake and of those that follow it: the four twos, the four threes, up to the four aces, suits in
 * turn diamonds, hearts, spades, clubs.
 * @module
 */
import { type Card, RANKS, type Suit } from '../cards.ts';

const SUITS: readonly Suit[] = ['d', 'h', 's', 'c'];
const [ACE, ...TWO_TO_KING] = RANKS;

export const RANK_MAJOR: readonly Card[] = [...TWO_TO_KING, ACE].flatMap((rank) =>
  SUITS.map((suit): Card => `${rank}${suit}`),
);
