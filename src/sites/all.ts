/**
 * All casinos, from the files beside this one. Written by `npm run docs`.
 * @module
 */
import * as bcGame from './bc-game.ts';
import * as bitzino from './bitzino.ts';
import * as cryptoGames from './crypto-games.ts';
import * as duel from './duel.ts';
import * as liqd from './liqd.ts';
import type { PageReader } from './reader.ts';
import type { About, Site, SiteRecord } from './site.ts';
import * as stake from './stake.ts';

// biome-ignore format: one a line
export const ALL: readonly (Site | SiteRecord)[] = [
  bcGame.site,
  bitzino.site,
  cryptoGames.site,
  duel.site,
  liqd.site,
  stake.site,
];

/** How the pages are read of those whose records can't say it. */
export const READERS: Readonly<Partial<Record<string, PageReader>>> = {
  bitzino: bitzino.reader,
};

/** What the documentation says of each, by its id. */
export const ABOUT: Readonly<Record<string, About>> = {
  'bc-game': bcGame.about,
  bitzino: bitzino.about,
  'crypto-games': cryptoGames.about,
  duel: duel.about,
  liqd: liqd.about,
  stake: stake.about,
};
