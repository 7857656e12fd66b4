/**
 * How the replica of Duel can behave.
 * @module
 */
import { type Behaviour, BLACKJACK_CHEATS, DEALS_PAIR, HONEST, VIDEO_POKER_CHEATS } from '../../cheats.ts';
import { AWKWARD, amongHonestHands, PAIR_CHEATS, withOtherGame } from '../../pair-cheats.ts';
import { playBlackjack } from '../../plays.ts';

export const BLACKJACK: readonly Behaviour[] = [
  HONEST,
  DEALS_PAIR,
  ...amongHonestHands(BLACKJACK_CHEATS),
  ...PAIR_CHEATS,
];

export const VIDEO_POKER: readonly Behaviour[] = [
  HONEST,
  ...AWKWARD,
  withOtherGame('/blackjack', playBlackjack),
  ...amongHonestHands(VIDEO_POKER_CHEATS),
  ...PAIR_CHEATS,
];
