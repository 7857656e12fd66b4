/**
 * The casinos Cutcard knows. The manifest's hosts are made from this list.
 * @module
 */
import { bcGame } from './bc-game.ts';
import { bitzino } from './bitzino.ts';
import { cryptoGames } from './crypto-games.ts';
import type { Site } from './site.ts';

export type { Site } from './site.ts';

export const SITES: readonly Site[] = [cryptoGames, bcGame, bitzino];

/** The casino at a host name, or null where Cutcard knows none there. */
export const siteOfHost = (host: string): Site | null =>
  SITES.find(({ hosts }) => hosts.includes(host)) ?? null;
