/**
 * Notes which hands cannot go on: where one seed serves a bet, the seed of a hand that waits for it comes in its tab, if
 * it comes, and that tab is gone, or shows another site. Where it is seen later after all, the hand is judged by it as any other. Hands of a
 * pair of seeds go on waiting, whatever becomes of their tab.
 * @module
 */
import { browser } from '../platform/browser.ts';
import type { Site } from '../sites/index.ts';
import type { Parts } from './evidence.ts';
import { siteAt, sites } from './sites.ts';
import type { HandRow } from './store.ts';
import { tabName } from './tabs.ts';

/** Notes it of all hands that still wait; the sites that have such. `closed`: a tab that the browser may still name. */
export async function noteLeft({ store, log }: Parts, closed: number | null): Promise<Site[]> {
  const open = await siteOfTabs(closed);
  const touched: Site[] = [];
  for (const site of sites()) {
    if (site.seeding !== 'per-bet') continue;
    const range = IDBKeyRange.bound([site.id, 'pending', 0], [site.id, 'pending', Number.MAX_SAFE_INTEGER]);
    const rows = await store.getAllFromIndex('hands', 'siteStatus', range);
    let any = false;
    for (const row of rows.filter(({ tab }) => open.get(tab) !== site.id)) {
      const { added } = await log.append(site.id, row.tab, [leaving(row)]);
      any ||= added.length > 0;
    }
    if (any) touched.push(site);
  }
  return touched;
}

/** Which site each open tab shows, by the tab's name. The browser does not say where a tab is that is not watched. */
async function siteOfTabs(closed: number | null): Promise<ReadonlyMap<string, string | undefined>> {
  const tabs = await browser.tabs.query({});
  const named = tabs.map(async ({ id, url, pendingUrl }) => {
    if (id === undefined || id === closed) return [];
    // Where a page is only asked for, the one before it is still there.
    const address = url || pendingUrl;
    const site = address?.startsWith('https:') ? siteAt(new URL(address).hostname) : null;
    return [[await tabName(id), site?.id] as const];
  });
  return new Map((await Promise.all(named)).flat());
}

/** Noted once a hand. */
const leaving = ({ id, site }: HandRow) => ({
  key: `left:${site}/${id}`,
  load: '',
  tick: 0,
  at: Date.now(),
  confirmed: false,
  path: '',
  reading: { kind: 'left' as const, since: id },
});
