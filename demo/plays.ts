/**
 * How a hand is usually played at the tables that replicas share.
 * @module
 */
import type { Play } from './cheats.ts';
import type { Player } from './player.ts';

export const playVideoPoker: Play = (player) => player.playVideoPoker();

export const playBlackjack: Play = async (player) => {
  await player.playBlackjack();
};

/** Hands in a row that may be over with the deal. */
const MOST_NATURALS = 5;

/**
 * Plays on until there was something to decide. Where each bet has a seed of its own, little can be told of a hand that
 * is over with the deal: its cards and the next hand's seeds come at once.
 */
export const untilDecided =
  (playOne: (player: Player) => Promise<boolean>): Play =>
  async (player) => {
    for (let hands = 0; hands < MOST_NATURALS; hands++) if (await playOne(player)) return;
  };

export const playDecision: Play = untilDecided((player) => player.playBlackjack());
