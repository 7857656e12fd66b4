/**
 * The casinos Cutcard knows. The manifest's hosts are made from this list.
 * @module
 */
import { ALL } from './all.ts';
import type { Site } from './site.ts';

export type { Site } from './site.ts';

export const SITES: readonly Site[] = ALL;

/** The casino at a host name, or null where Cutcard knows none there. */
export const siteOfHost = (host: string): Site | null =>
  SITES.find(({ hosts }) => hosts.includes(host)) ?? null;
