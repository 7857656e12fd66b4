/**
 * How the replica of liqd can behave.
 * @module
 */
import { type Behaviour, BLACKJACK_CHEATS, DEALS_PAIR, HONEST } from '../../cheats.ts';
import { AWKWARD, amongHonestHands, PAIR_CHEATS } from '../../pair-cheats.ts';

export const BLACKJACK: readonly Behaviour[] = [
  HONEST,
  DEALS_PAIR,
  ...AWKWARD,
  ...amongHonestHands(BLACKJACK_CHEATS),
  ...PAIR_CHEATS,
];
