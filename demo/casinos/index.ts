/** All replica casinos. */
import { bitzino } from './bitzino.ts';
import type { Casino } from './casino.ts';
import { cryptoGames } from './crypto-games.ts';

export const CASINOS: readonly Casino[] = [cryptoGames, bitzino];
