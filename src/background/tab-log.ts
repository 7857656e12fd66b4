/**
 * What the log has for the popup of a tab.
 * @module
 */
import type { Observation } from '../core/observation.ts';
import { browser } from '../platform/browser.ts';
import type { LastView, LastViews } from '../platform/last-view.ts';
import type { TabView } from '../platform/messages.ts';
import type { Site } from '../sites/index.ts';
import { countsOf } from './auditor.ts';
import type { Parts } from './evidence.ts';
import { latestWithoutIndex } from './hands.ts';
import { casinoOf } from './queries.ts';
import { reminderOn } from './reminders.ts';
import { settings } from './settings.ts';
import { siteAt, sites } from './sites.ts';
import { tabName } from './tabs.ts';

/** Hands that the popup shows of a tab; the report has them all. */
const MOST_OF_TAB = 20;
/** Latest entries that are looked at while the index is made anew. */
const WITHOUT_INDEX = 400;
/** Tabs whose views are kept, those looked at last; and how long the text of all may be. Browsers keep 10 MB. */
const MOST_TABS = 8;
const LONGEST = 1_000_000;

export interface TabLog extends Pick<TabView, 'hands' | 'counts' | 'building' | 'reminder'> {
  /** The tab's name in the log. */
  readonly tab: string;
  readonly casino: NonNullable<TabView['casino']>;
  /** The latest of the casino. */
  readonly latest: readonly Observation[];
}

export async function logOfTab({ log, hands }: Parts, site: Site, tabId: number): Promise<TabLog> {
  const [tab, { reminders }] = await Promise.all([tabName(tabId), settings()]);
  const [building, indexed, latest, casino, counts] = await Promise.all([
    hands.building(),
    hands.ofTab(tab, MOST_OF_TAB),
    hands.latest(site.id),
    casinoOf(hands, site.id),
    hands.countsOfTab(tab),
  ]);
  const rows = building
    ? (await latestWithoutIndex(log, site, WITHOUT_INDEX)).filter((hand) => hand.tab === tab).reverse()
    : indexed.map(({ view }) => view);
  const seen = { observations: latest, tab, latest: rows[0] ?? null, waiting: casino.waiting?.hands ?? 0 };
  return {
    tab,
    building,
    latest,
    casino,
    hands: rows.slice(0, MOST_OF_TAB),
    counts: building ? countsOf(rows) : counts,
    reminder: reminders ? reminderOn(site, seen) : null,
  };
}

/** What is kept of the casinos' tabs for the popup's first picture, but of those whose readings could not be recorded. */
export async function lastViewsOf(parts: Parts, isRecorded: (tabId: number) => boolean): Promise<LastViews> {
  if (await parts.hands.building()) return {};
  const origins = sites().flatMap(({ hosts }) => hosts.map((host) => `https://${host}/*`));
  const tabs = await browser.tabs.query({ url: origins });
  const latest = tabs.sort((a, b) => (b.lastAccessed ?? 0) - (a.lastAccessed ?? 0)).slice(0, MOST_TABS);
  const views: Record<number, LastView> = {};
  let length = 0;
  for (const { id, url } of latest) {
    const host = url ? new URL(url).hostname : '';
    const site = siteAt(host);
    if (id === undefined || !site || !isRecorded(id)) continue;
    const view = lastViewIn(await logOfTab(parts, site, id), site, host);
    length += JSON.stringify(view).length;
    if (length > LONGEST) break;
    views[id] = view;
  }
  return views;
}

const lastViewIn = (
  { hands, counts, casino, reminder }: TabLog,
  { id, name }: Site,
  host: string,
): LastView => ({
  host,
  site: { id, name },
  // Of the evidence nothing but how early the commitment was seen is drawn.
  hands: hands.map((hand) => ({
    ...hand,
    evidence: hand.evidence.filter(({ what }) => what === 'commitment'),
  })),
  counts,
  casino,
  reminder,
});
