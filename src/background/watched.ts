/**
 * The sites that the player watches: kept in the browser's storage, each by its own optional permission, its pages read
 * by the content script that is registered for its host alone. What is registered follows from what is watched and
 * permitted, whenever either changes.
 * @module
 */

import { FieldReader } from '../core/fields.ts';
import type { CardGame } from '../core/rules/rule.ts';
import { browser } from '../platform/browser.ts';
import { dropWish, keptWish } from '../platform/wish.ts';
import { SITES, siteOfHost } from '../sites/index.ts';
import { idOf, isHost, parsePlaces, parseWatched, WATCHED_AS, type WatchedSite } from '../sites/watched.ts';
import { showNotRecorded } from './alerts.ts';
import { allKept, isGeneric, isHeard, type Kept, keptById, setPermitted, setWatched } from './sites.ts';

const KEY = 'watched';
/** The browser's question for a permission may be answered so long after the wish, ms. */
const PATIENCE = 300_000;

const originOf = (host: string): string => `https://${host}/*`;

let loading: Promise<void> | null = null;

/** That what is watched is known; once a life of the worker. */
export function ready(): Promise<void> {
  loading ??= load().catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(): Promise<void> {
  const { [KEY]: stored } = await browser.storage.local.get(KEY);
  setWatched(Array.isArray(stored) ? stored.flatMap(keptIn) : []);
  await lookAtPermissions();
}

/** What another version stored, and this one does not understand, is left where it is and not watched. */
function keptIn(stored: unknown): Kept[] {
  try {
    return [{ ...parseWatched(stored), active: (stored as Partial<Kept>).active === true }];
  } catch {
    return [];
  }
}

export const isPermitted = (host: string): Promise<boolean> =>
  browser.permissions.contains({ origins: [originOf(host)] }).catch(() => false);

async function lookAtPermissions(): Promise<void> {
  const hosts = hostsOfAll();
  // Mostly all are, and one question tells.
  const all = await browser.permissions.contains({ origins: hosts.map(originOf) }).catch(() => false);
  const each = all ? [] : await Promise.all(hosts.map(isPermitted));
  setPermitted(all ? hosts : hosts.filter((_, i) => each[i]));
}

/** The hosts of the casinos that are built in, and of all that are or were watched. */
const hostsOfAll = (): readonly string[] => [
  ...new Set([...SITES.flatMap(({ hosts }) => hosts), ...allKept().map(({ host }) => host)]),
];

let turn: Promise<unknown> = Promise.resolve();

/** One change after the other: two at once would each undo the other's. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = turn.catch(() => undefined).then(work);
  turn = next;
  return next;
}

/** Changes what is kept, and registers what follows. */
export const change = (edit: (all: readonly Kept[]) => readonly Kept[]): Promise<void> =>
  inTurn(async () => {
    await ready();
    const next = edit(allKept());
    await browser.storage.local.set({ [KEY]: next });
    setWatched(next);
    await register();
  });

/** Changes the profile of one site. */
export const changeOne = (id: string, edit: (kept: Kept) => Kept): Promise<void> =>
  change((all) => all.map((kept) => (idOf(kept) === id ? edit(kept) : kept)));

/** Keeps where things stand on a site's pages, as the player showed it, and has them read like that at once. */
export async function taught(id: string, record: unknown): Promise<boolean> {
  const places = parsePlaces(new FieldReader(record, 'the record'));
  if (!keptById(id)?.active) return false;
  await changeOne(id, (kept) => ({ ...kept, record: places }));
  const kept = keptById(id);
  if (!kept) return false;
  const tabs = await browser.tabs.query({ url: originOf(kept.host), discarded: false });
  const message = { kind: 'background/taught', as: kept.as, record: places };
  const tell = (tabId: number) => browser.tabs.sendMessage(tabId, message).catch(() => undefined);
  await Promise.all(tabs.map(({ id: tab }) => tab !== undefined && tell(tab)));
  return true;
}

/** Brings what is registered into line with what is watched and permitted. `anew`: after an update, pages have no script. */
export const reconcile = (anew = false): Promise<void> =>
  inTurn(async () => {
    await ready();
    await register(anew);
  });

const scriptOf = (host: string): string => `watched:${host}`;

async function register(anew = false): Promise<void> {
  await lookAtPermissions();
  const active = allKept().filter((kept) => kept.active);
  const permitted = await Promise.all(active.map(({ host }) => isPermitted(host)));
  const wanted = new Set(active.flatMap(({ host }, i) => (permitted[i] ? [host] : [])));
  const scripts = await browser.scripting.getRegisteredContentScripts();
  const there = new Set(scripts.map(({ id }) => id));
  const gone = [...there].filter((id) => ![...wanted].some((host) => scriptOf(host) === id));
  const fresh = [...wanted].filter((host) => !there.has(scriptOf(host)));
  if (gone.length > 0) await browser.scripting.unregisterContentScripts({ ids: gone });
  if (fresh.length > 0)
    await browser.scripting.registerContentScripts(
      fresh.map((host) => ({
        id: scriptOf(host),
        matches: [originOf(host)],
        js: ['content.js'],
        runAt: 'document_start',
        allFrames: false,
        persistAcrossSessions: true,
      })),
    );
  await tellStopped(wanted);
  for (const host of anew ? wanted : fresh) await inject(host);
}

async function inject(host: string): Promise<void> {
  const tabs = await browser.tabs.query({ url: originOf(host), discarded: false });
  const put = ({ id }: { readonly id?: number | undefined }) =>
    id === undefined
      ? undefined
      : browser.scripting
          .executeScript({ target: { tabId: id }, files: ['content.js'] })
          .catch(() => undefined); // An error page, or gone.
  await Promise.all(tabs.map(put));
}

/**
 * Tells the pages of sites that are watched no more, or not permitted, to stop, and says so on their tabs. Which tabs
 * those are can't be asked without permission.
 */
async function tellStopped(wanted: ReadonlySet<string>): Promise<void> {
  const hosts = hostsOfAll().filter((host) => !(siteOfHost(host) ? isHeard(host) : wanted.has(host)));
  if (hosts.length === 0) return;
  const tabs = await browser.tabs.query({});
  const stop = async (tabId: number): Promise<void> => {
    const told = browser.tabs.sendMessage(tabId, { kind: 'background/stop', hosts });
    const stopped = await told.catch(() => undefined);
    if (stopped !== undefined) await showNotRecorded(tabId);
  };
  await Promise.all(tabs.map(({ id }) => id !== undefined && stop(id)));
}

/** The profiles with one site watched as it says, and its host as nothing else; what was known of it before is kept. */
const withSite = (all: readonly Kept[], site: WatchedSite): readonly Kept[] => {
  const known = all.find((kept) => idOf(kept) === idOf(site));
  const others = all.filter((kept) => kept !== known);
  return [
    ...others.map((kept) => (kept.host === site.host ? { ...kept, active: false } : kept)),
    { ...known, ...site, active: true },
  ];
};

/** Whether a site can be watched at a host, as what. @throws Error where it can't */
function checkSite(host: string, as: string): void {
  const isKnown = WATCHED_AS.some(({ id }) => id === as);
  if (!isHost(host) || siteOfHost(host) || !isKnown) throw new Error('it cannot be watched');
}

/**
 * Watches a host, as a casino or with null as what it is known as, where the browser permits it: whether it does.
 * @throws Error where there is nothing to be watched
 */
export async function watch(host: string, as: string | null): Promise<boolean> {
  if (as !== null) checkSite(host, as);
  if (!(await isPermitted(host))) return false;
  await dropWish();
  await (as === null ? reconcile() : change((all) => withSite(all, { host, as })));
  return true;
}

/** Whether the browser was asked for a host and has not given it. */
export const isRefused = async (host: string): Promise<boolean> =>
  (await keptWish())?.host === host && !(await isPermitted(host));

/**
 * What the browser permits or takes back may be what was wished for, or what is watched.
 * @returns whether a wish came true that was made in the popup that hangs from the icon
 */
export async function onPermissions(): Promise<boolean> {
  await ready();
  const wish = await keptWish();
  const granted = wish !== null && Date.now() - wish.at < PATIENCE && (await watch(wish.host, wish.as));
  if (!granted) await reconcile();
  return granted && wish.hanging;
}

/** Watches a host no more, and gives its permission back. Its hands stay in the log. */
export async function unwatch(host: string): Promise<void> {
  await change((all) => all.map((kept) => (kept.host === host ? { ...kept, active: false } : kept)));
  // What the manifest names was not given for this.
  const { host_permissions: named = [] } = browser.runtime.getManifest() as { host_permissions?: string[] };
  if (named.includes(originOf(host))) return;
  await browser.permissions.remove({ origins: [originOf(host)] }).catch(() => false);
}

/** Chooses how seeds serve a site's hands, or a game's rule; nothing is done where that can't be. */
export async function choose(
  id: string,
  {
    seeding,
    game,
    scheme,
  }: { readonly seeding?: unknown; readonly game?: unknown; readonly scheme?: unknown },
): Promise<void> {
  const kept = keptById(id);
  if (!kept || !isGeneric(kept)) return;
  const { [game as CardGame]: _, ...others } = kept.rules ?? {};
  const chosen = scheme ? { [game as CardGame]: { rule: { scheme }, origin: 'chosen' } } : {};
  const next = {
    ...kept,
    ...(seeding !== undefined && { seeding }),
    ...(game !== undefined && { rules: { ...others, ...chosen } }),
  };
  const checked = parseWatched(next);
  await changeOne(id, ({ active }) => ({ ...checked, active }));
}

/** What is known of the sites that are watched, as a file. */
export const profiles = (): { readonly v: 1; readonly sites: readonly WatchedSite[] } => ({
  v: 1,
  sites: allKept()
    .filter(({ active }) => active)
    .map(({ active: _, ...profile }) => profile),
});

/** Takes in profiles, in place of what was known of the same. None is watched before the browser permits its host. */
export const takeProfiles = (given: readonly WatchedSite[]): Promise<void> =>
  change((all) => given.reduce(withSite, all));
