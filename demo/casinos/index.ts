/**
 * The replicas of all casinos. Written by `npm run docs`.
 * @module
 */
import { casino as bcGame } from './bc-game.ts';
import { casino as bitzino } from './bitzino.ts';
import type { Casino } from './casino.ts';
import { casino as cryptoGames } from './crypto-games.ts';
import { casino as duel } from './duel.ts';
import { casino as liqd } from './liqd.ts';
import { casino as stake } from './stake.ts';

// biome-ignore format: one a line
export const CASINOS: readonly Casino[] = [
  bcGame,
  bitzino,
  cryptoGames,
  duel,
  liqd,
  stake,
];
