/**
 * The casinos that the background knows: those built in, and those that the player watches or has watched. Kept in
 * memory; `watched.ts` sees to it that they are what the browser's storage says before anything is answered.
 * @module
 */
import { SITES, type Site, siteOfHost } from '../sites/index.ts';
import { GENERIC_ID, siteOfWatched, type WatchedSite } from '../sites/watched.ts';

/** A watched site as it is kept. */
export interface Kept extends WatchedSite {
  /** Whether it is watched now; of one that is not any more, hands may be in the log. */
  readonly active: boolean;
}

interface Known {
  readonly kept: Kept;
  readonly site: Site;
}

let known: ReadonlyMap<string, Known> = new Map();
/** Hosts that the browser gives access to. */
let permitted: ReadonlySet<string> = new Set();

/** Sets what is watched. */
export function setWatched(all: readonly Kept[]): void {
  const made = all.map((kept): Known => ({ kept, site: siteOfWatched(kept) }));
  known = new Map(made.map((one) => [one.site.id, one]));
}

export function setPermitted(hosts: Iterable<string>): void {
  permitted = new Set(hosts);
}

/** All whose hands may be in the log. */
export const sites = (): readonly Site[] => [...SITES, ...[...known.values()].map(({ site }) => site)];

export const siteById = (id: string): Site | undefined =>
  known.get(id)?.site ?? SITES.find((site) => site.id === id);

export const keptById = (id: string): Kept | undefined => known.get(id)?.kept;

export const allKept = (): readonly Kept[] => [...known.values()].map(({ kept }) => kept);

/** The casino at a host name as far as it is watched, or null. */
export function siteAt(host: string): Site | null {
  const watched = [...known.values()].find(({ kept }) => kept.active && kept.host === host);
  return watched?.site ?? siteOfHost(host);
}

/** Whether what a page at this host says is heard: the browser must still give access to it. */
export const isHeard = (host: string): boolean => permitted.has(host);

/** Whether a site's rules are for the player to find. */
export const isGeneric = ({ as }: Kept): boolean => as === GENERIC_ID;
