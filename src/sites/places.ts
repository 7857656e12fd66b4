/**
 * Where things stand on the pages of a casino: data, which the player's own profile of a site can replace.
 * @module
 */
import { ALL } from './all.ts';
import { GENERIC } from './generic.ts';
import { isRecord, type SiteRecord } from './site.ts';

export type Places = Pick<SiteRecord, 'panels' | 'tables' | 'suits'>;

/**
 * Those of a built-in casino, or of any other; null where only code knows.
 * @param as the id of a built-in casino, or `generic`
 */
export function placesOf(as: string): Places | null {
  const record = ALL.find(({ id }) => id === as) ?? GENERIC;
  if (!isRecord(record)) return null;
  const { panels, tables, suits } = record;
  return { panels, tables, ...(suits && { suits }) };
}
