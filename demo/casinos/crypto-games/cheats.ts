/**
 * How the replica of Crypto.Games can behave.
 * @module
 */
import {
  type Behaviour,
  BLACKJACK_CHEATS,
  cheat,
  DEALS_PAIR,
  HIDDEN_CARDS,
  HONEST,
  RECORDED,
  SEED_CHEATS,
  VIDEO_POKER_CHEATS,
} from '../../cheats.ts';

export const VIDEO_POKER: readonly Behaviour[] = [
  HONEST,
  RECORDED,
  ...VIDEO_POKER_CHEATS,
  cheat(
    'pays-royal-as-flush',
    'Pays a royal flush as a flush',
    'Commits to a seed with a royal flush within reach, and pays it as a flush.',
    'payout-differs',
  ),
  ...SEED_CHEATS,
  ...HIDDEN_CARDS,
];

export const BLACKJACK: readonly Behaviour[] = [
  HONEST,
  RECORDED,
  DEALS_PAIR,
  ...BLACKJACK_CHEATS,
  ...SEED_CHEATS,
];
