/**
 * How a page is read: as those of a built-in casino, by labels alone, or as the player showed it.
 * @module
 */
import type { GameId } from '../core/game.ts';
import { READERS } from './all.ts';
import { SITES } from './index.ts';
import { placesOf } from './places.ts';
import { type PageReader, readerOf } from './reader.ts';

export interface SiteReader extends PageReader {
  /** The casino's games; none where nobody knows. */
  readonly games: readonly GameId[];
}

/** @param as the id of a built-in casino, or `generic` */
export function readAs(as: string, places = placesOf(as)): SiteReader {
  const { schemes = {} } = SITES.find(({ id }) => id === as) ?? {};
  const reader = places ? readerOf(places) : READERS[as]!;
  return { ...reader, games: Object.keys(schemes) as GameId[] };
}
