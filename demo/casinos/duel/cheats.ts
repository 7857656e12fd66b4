/**
 * How the replica of Duel can behave.
 * @module
 */
import { type Behaviour, BLACKJACK_CHEATS, DEALS_PAIR, HONEST, VIDEO_POKER_CHEATS } from '../../cheats.ts';
import { AWKWARD, PAIR_CHEATS } from '../../pair-cheats.ts';

export const BLACKJACK: readonly Behaviour[] = [HONEST, DEALS_PAIR, ...BLACKJACK_CHEATS, ...PAIR_CHEATS];

export const VIDEO_POKER: readonly Behaviour[] = [HONEST, ...AWKWARD, ...VIDEO_POKER_CHEATS, ...PAIR_CHEATS];
