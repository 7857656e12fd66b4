/**
 * How the pages of a site are read that is not built in: as those of a casino that is, by labels alone, or as the player
 * showed it.
 * @module
 */
import { GENERIC, generic } from './generic.ts';
import { SITES } from './index.ts';
import { type Site, type SiteRecord, siteOf } from './site.ts';

/** What a profile says of where things stand on a page. */
export type Places = Pick<SiteRecord, 'panels' | 'tables' | 'suits'>;

/** @param as the id of a built-in casino, or `generic` */
export function readAs(as: string, places?: Places): Site {
  const base = SITES.find(({ id }) => id === as) ?? generic;
  if (!places) return base;
  const { readPanel, readTable } = siteOf({ ...GENERIC, ...places });
  return { ...base, readPanel, readTable };
}
