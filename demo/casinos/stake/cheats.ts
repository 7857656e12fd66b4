/**
 * How the replica of Stake can behave.
 * @module
 */
import {
  type Behaviour,
  BLACKJACK_CHEATS,
  cheat,
  DEALS_PAIR,
  HONEST,
  VIDEO_POKER_CHEATS,
  without,
} from '../../cheats.ts';
import { AWKWARD, amongHonestHands, FROM_ZERO, PAIR_CHEATS, withOtherGame } from '../../pair-cheats.ts';
import { playHilo } from './player.ts';

/** Of games in which the player has nothing to hold. */
const SWAPS = cheat(
  'swaps-dealt-card',
  'Swaps a dealt card',
  'Deals a card in place of one that its seeds force.',
  'deal-differs',
);

export const BLACKJACK: readonly Behaviour[] = [
  HONEST,
  DEALS_PAIR,
  ...AWKWARD,
  FROM_ZERO,
  withOtherGame('/casino/games/hilo', playHilo),
  ...amongHonestHands(BLACKJACK_CHEATS),
  ...PAIR_CHEATS,
];

export const VIDEO_POKER: readonly Behaviour[] = [
  HONEST,
  ...amongHonestHands(VIDEO_POKER_CHEATS),
  ...PAIR_CHEATS,
];

export const HILO: readonly Behaviour[] = [
  HONEST,
  ...amongHonestHands([SWAPS]),
  ...without(PAIR_CHEATS, 'drops-wins'),
];

export const BACCARAT: readonly Behaviour[] = [
  HONEST,
  ...AWKWARD,
  FROM_ZERO,
  ...amongHonestHands([SWAPS]),
  ...without(PAIR_CHEATS, 'drops-wins'),
];
