/**
 * What the popup shows of a tab.
 * @module
 */
import { browser } from '../platform/browser.ts';
import type { BackgroundMessages, Offer, TabView } from '../platform/messages.ts';
import { LATE, within } from '../platform/within.ts';
import type { Site } from '../sites/index.ts';
import { placesOf } from '../sites/places.ts';
import { GENERIC_ID, isHost, WATCHED_AS } from '../sites/watched.ts';
import { countsOf, unreadIn } from './auditor.ts';
import { isRecorded, lookForLeft, parts } from './desk.ts';
import { isFlooding } from './floods.ts';
import type { Hands } from './hands.ts';
import { observations } from './observe.ts';
import { rulesOf } from './rules.ts';
import { keptById, siteAt } from './sites.ts';
import { logOfTab } from './tab-log.ts';
import { isRefused } from './watched.ts';

/** How long the popup waits for its page to be read once more, ms. */
const LONGEST_READ = 1500;

/** What a site may be watched as, the likeliest first. Which casino's marks its page has is looked at where the browser allows it. */
async function offersFor(tabId: number): Promise<Offer[]> {
  const target = { tabId };
  const looked = () => (globalThis as { cutcardMirror?: string | null }).cutcardMirror ?? null;
  const fits = await browser.scripting
    .executeScript({ target, files: ['probe.js'] })
    .then(() => browser.scripting.executeScript({ target, func: looked }))
    .then(([first]) => first?.result)
    .catch(() => null);
  const rank = (offer: Offer): number => (offer.fits ? 2 : offer.id === GENERIC_ID ? 1 : 0);
  return WATCHED_AS.map(({ id, name }) => ({ id, name, fits: id === fits })).sort(
    (a, b) => rank(b) - rank(a),
  );
}

export async function hostOfTab(tabId: number): Promise<string> {
  const url = (await browser.tabs.get(tabId).catch(() => null))?.url;
  return url?.startsWith('https:') ? new URL(url).hostname : '';
}

/** What the page's panel and table are built of, as its content script sees it. */
async function skeletonOf(tabId: number): Promise<{ skeleton?: string }> {
  type Answer = BackgroundMessages['background/skeleton']['answer'];
  const asked = browser.tabs.sendMessage<unknown, Answer>(tabId, { kind: 'background/skeleton' });
  return asked.then(({ text }) => ({ skeleton: text })).catch(() => ({}));
}

const NOTHING = {
  site: null,
  hands: [],
  onTable: null,
  counts: countsOf([]),
  casino: null,
  building: null,
  reminder: null,
  flooding: false,
  frame: null,
  refused: false,
  unread: [],
  offers: [],
  watched: null,
};

async function watchedView(hands: Hands, { id }: Site): Promise<TabView['watched']> {
  const kept = keptById(id);
  return kept
    ? { rules: await rulesOf(hands, id), teachable: kept.record !== undefined || placesOf(kept.as) !== null }
    : null;
}

/** What the popup shows of a tab, after its page has been read once more. */
export async function viewTab(tabId: number): Promise<TabView> {
  const host = await hostOfTab(tabId);
  const site = siteAt(host);
  const nothing = { ...NOTHING, host };
  if (!site) {
    const [refused, offers] = await Promise.all([isRefused(host), isHost(host) ? offersFor(tabId) : []]);
    return { state: 'unknown-site', ...nothing, refused, offers };
  }
  const named = { id: site.id, name: site.name };
  // Looked up while the page is read: mostly it has nothing new to say.
  const before = observations();
  const lookUp = async () => logOfTab(await parts(), site, tabId);
  const early = lookUp();
  early.catch(() => undefined);
  if (!(await browser.permissions.contains({ origins: [`https://${host}/*`] }))) {
    return {
      state: 'no-permission',
      ...nothing,
      site: named,
      watched: keptById(site.id) ? { rules: null, teachable: false } : null,
    };
  }
  type Answer = BackgroundMessages['background/read']['answer'];
  const read = browser.tabs
    .sendMessage<unknown, Answer>(tabId, { kind: 'background/read' })
    .catch(() => null);
  // A page that floods is stored late; nobody waits for it with what is there.
  const answer = await within(LONGEST_READ, read);
  // What could not be recorded comes before whatever can be read of the log.
  if (!isRecorded(tabId)) return { ...nothing, state: 'no-storage', site: named };
  try {
    const { tab, latest, ...found } = await (observations() === before ? early : lookUp());
    if (found.casino.waiting) lookForLeft();
    const panelSeen = latest.some((entry) => entry.tab === tab && entry.reading.kind === 'panel');
    const unread = unreadIn(latest, tab);
    const shown = latest.findLast((entry) => entry.tab === tab && entry.reading.kind === 'table')?.reading;
    const liesThere = shown?.kind === 'table' && shown.contents !== null;
    return {
      state: answer === null ? 'not-reachable' : panelSeen ? 'watching' : 'no-panel-yet',
      site: named,
      host,
      ...found,
      onTable: liesThere ? (found.hands[0]?.id ?? null) : null,
      flooding: isFlooding(tabId, Date.now()),
      frame: liesThere || answer === LATE ? null : (answer?.frame ?? null),
      refused: false,
      unread,
      offers: [],
      watched: await watchedView((await parts()).hands, site),
      ...(unread.length > 0 ? await skeletonOf(tabId) : {}),
    };
  } catch (error) {
    console.error('Cutcard could not read its log', error);
    return { ...nothing, state: 'no-storage', site: named };
  }
}
