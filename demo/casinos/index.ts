/** All replica casinos. */
import { bcGame } from './bc-game.ts';
import { bitzino } from './bitzino.ts';
import type { Casino } from './casino.ts';
import { cryptoGames } from './crypto-games.ts';

export const CASINOS: readonly Casino[] = [cryptoGames, bcGame, bitzino];
