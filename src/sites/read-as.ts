/**
 * How the pages of a site are read that is not built in: as those of a casino that is, by labels alone, or as the player
 * showed it.
 * @module
 */
import { ALL } from './all.ts';
import { GENERIC, generic } from './generic.ts';
import { SITES } from './index.ts';
import { type Site, type SiteRecord, siteOf } from './site.ts';

/** What a profile says of where things stand on a page. */
export type Places = Pick<SiteRecord, 'panels' | 'tables' | 'suits'>;

/** @param as the id of a built-in casino, or `generic` */
export function readAs(as: string, places?: Places): Site {
  const base = SITES.find(({ id }) => id === as) ?? generic;
  if (!places) return base;
  const { readPanel, readTable, isBet } = siteOf({ ...GENERIC, ...places });
  return { ...base, readPanel, readTable, ...(isBet && { isBet }) };
}

/** Where things stand on the pages of a built-in casino or of any other; null where only code knows. */
export function placesOf(as: string): Places | null {
  const record = as === GENERIC.id ? GENERIC : ALL.find(({ id }) => id === as);
  if (!record || 'readTable' in record) return null;
  const { panels, tables, suits } = record;
  return { panels, tables, ...(suits && { suits }) };
}
