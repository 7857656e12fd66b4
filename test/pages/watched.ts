/**
 * Runs in the page under test: watches it as the content script does, and keeps what it would send.
 * @module
 */
import { Banner } from '../../src/content/banner.ts';
import { Watcher } from '../../src/content/watcher.ts';
import type { Sighting } from '../../src/core/observation.ts';
import { readAs, type SiteReader } from '../../src/sites/read-as.ts';

/** Everything reported so far, in order, and with the time it was reported at. */
export const reported: (Sighting & { readonly after: number })[] = [];

let began = 0;
let watcher: Watcher | null = null;

export function watch(change: Partial<SiteReader> = {}, isFirst = true): void {
  began = performance.now();
  const site = { ...readAs('crypto-games'), ...change };
  watcher = new Watcher(site, document, (sightings) => {
    const after = performance.now() - began;
    reported.push(...sightings.map((sighting) => ({ ...sighting, after })));
  });
  watcher.start(isFirst);
}

export function watchBroken(): void {
  const fail = () => {
    throw new TypeError('broken');
  };
  watch({ readPanel: fail, readTable: fail });
}

export const stop = (): void => watcher!.stop();
/** Looks over the whole page. */
export function look(then: () => void): void {
  watcher!.readWhole();
  then();
}
export const skeleton = (): string => watcher!.skeleton();
/** What the banner asked for. */
export const asked: string[] = [];
export const banner = new Banner(document, {
  show: (handId) => asked.push(`show ${handId}`),
  removed: (handId) => asked.push(`removed ${handId}`),
});
