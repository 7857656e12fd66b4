/**
 * How a hand is usually played at the tables that replicas share.
 * @module
 */
import type { Play } from './cheats.ts';

export const playVideoPoker: Play = (player) => player.playVideoPoker();

export const playBlackjack: Play = (player) => player.playBlackjack();
