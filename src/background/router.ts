/**
 * Answers messages: who may ask what, and what each question is answered with.
 * @module
 */
import type { Sighting } from '../core/observation.ts';
import { browser, type Runtime } from '../platform/browser.ts';
import type { BackgroundMessages, ContentMessages, PageMessages, TabView } from '../platform/messages.ts';
import { SITES, type Site, siteOfHost } from '../sites/index.ts';
import { alertTo, markLooked, showStatus } from './alerts.ts';
import { allHands, countsOf, handById, recent, unreadIn } from './auditor.ts';
import { evidenceOf } from './evidence.ts';
import { Log } from './log.ts';
import { senderOf } from './senders.ts';
import { parseSightings } from './sightings.ts';
import { tabName } from './tabs.ts';

let opening: Promise<Log> | null = null;

/** The log, opened once a life of the worker; a failure is not remembered. */
function log(): Promise<Log> {
  opening ??= Log.open().catch((error) => {
    opening = null;
    throw error;
  });
  return opening;
}

type Handler = (message: Record<string, unknown>) => Promise<unknown>;

const PAGE_HANDLERS: {
  readonly [K in keyof PageMessages]: (
    message: Record<string, unknown>,
  ) => Promise<PageMessages[K]['answer']>;
} = {
  'page/tab': async ({ tabId }) => viewTab(Number(tabId)),
  'page/hand': async ({ id }) => handById(await log(), String(id)),
  'page/hands': async ({ limit, status, site }) => {
    const all = await allHands(await log());
    const wanted = all.filter(
      (hand) => (!status || hand.verdict.status === status) && (!site || hand.siteId === site),
    );
    const most = Number(limit);
    return {
      hands: wanted.slice(0, most),
      more: wanted.length > most,
      counts: countsOf(all),
      sites: SITES.filter(({ id }) => all.some(({ siteId }) => siteId === id)).map(({ id, name }) => ({
        id,
        name,
      })),
    };
  },
  'page/export': async ({ ids }) => {
    const hands = await allHands(await log());
    return evidenceOf(await log(), Array.isArray(ids) ? hands.filter(({ id }) => ids.includes(id)) : hands);
  },
  'page/looked': async ({ tabId }) => {
    const site = await siteOfTab(Number(tabId));
    if (site) {
      const { hands } = await recent(await log(), site);
      await markLooked(await log(), Number(tabId), hands);
      await showStatus(await log(), Number(tabId), hands);
    }
    return null;
  },
};

/** What `runtime.onMessage` calls. Undefined where the message is none of ours, or not from whom it may come. */
export function answer(message: unknown, from: Runtime.MessageSender): Promise<unknown> | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const { kind } = message as { kind?: unknown };
  const sender = senderOf(from);
  if (sender.kind === 'content' && kind === 'content/observe') {
    return observe(sender.site, sender.tabId, (message as { sightings?: unknown }).sightings);
  }
  if (sender.kind === 'page' && typeof kind === 'string' && Object.hasOwn(PAGE_HANDLERS, kind)) {
    const handler: Handler = PAGE_HANDLERS[kind as keyof PageMessages];
    return handler(message as Record<string, unknown>);
  }
  return undefined;
}

async function observe(
  site: Site,
  tabId: number,
  sent: unknown,
): Promise<ContentMessages['content/observe']['answer']> {
  const { sightings, refused } = parseSightings(sent);
  await (await log()).append(site.id, await tabName(tabId), sightings);
  // The alarm comes before the acknowledgement: where the worker dies in between, it is sent again and raised then.
  await judge(site, tabId).catch((error) => console.error('Cutcard could not judge the hand', error));
  return { stored: sightings.map(({ key }: Sighting) => key), refused };
}

/** By site: the judging that is going on, and behind it those that wait, by tab. */
const judging = new Map<string, Promise<void>>();
const waiting = new Map<string, Promise<void>>();

/**
 * Audits a site's latest hands and shows the result; one after the other, so that no alert is given twice. What is
 * waiting for its turn will read the log then: nothing that is stored until then needs a turn of its own.
 */
function judge(site: Site, tabId: number): Promise<void> {
  const name = `${site.id} ${tabId}`;
  const joined = waiting.get(name);
  if (joined) return joined;
  const next = (judging.get(site.id) ?? Promise.resolve())
    .catch(() => undefined)
    .then(async () => {
      waiting.delete(name);
      const { hands } = await recent(await log(), site);
      await Promise.all([alertTo(await log(), hands), showStatus(await log(), tabId, hands)]);
      await browser.runtime.sendMessage({ kind: 'background/changed' }).catch(() => undefined); // No page is open.
    });
  waiting.set(name, next);
  judging.set(site.id, next);
  return next;
}

async function hostOfTab(tabId: number): Promise<string> {
  const url = (await browser.tabs.get(tabId).catch(() => null))?.url;
  return url?.startsWith('https:') ? new URL(url).hostname : '';
}

const siteOfTab = async (tabId: number): Promise<Site | null> => siteOfHost(await hostOfTab(tabId));

/** What the page's panel and table are built of, as its content script sees it. */
async function skeletonOf(tabId: number): Promise<{ skeleton?: string }> {
  type Answer = BackgroundMessages['background/skeleton']['answer'];
  const asked = browser.tabs.sendMessage<unknown, Answer>(tabId, { kind: 'background/skeleton' });
  return asked.then(({ text }) => ({ skeleton: text })).catch(() => ({}));
}

/** What the popup shows of a tab, after its page has been read once more. */
async function viewTab(tabId: number): Promise<TabView> {
  const host = await hostOfTab(tabId);
  const site = siteOfHost(host);
  const nothing = { site: null, host, hands: [], counts: countsOf([]), unread: [] };
  if (!site) return { state: 'unknown-site', ...nothing };
  const named = { id: site.id, name: site.name };
  if (!(await browser.permissions.contains({ origins: [`https://${host}/*`] }))) {
    return { state: 'no-permission', ...nothing, site: named };
  }
  const reached = await browser.tabs.sendMessage(tabId, { kind: 'background/read' }).then(
    () => true,
    () => false,
  );
  try {
    const tab = await tabName(tabId);
    const { observations, hands: all } = await recent(await log(), site);
    const hands = all.filter((hand) => hand.tab === tab).reverse();
    const panelSeen = observations.some((entry) => entry.tab === tab && entry.reading.kind === 'panel');
    const state = !reached ? 'not-reachable' : panelSeen ? 'watching' : 'no-panel-yet';
    const unread = unreadIn(observations, tab);
    const skeleton = unread.length > 0 ? await skeletonOf(tabId) : {};
    return { state, site: named, host, hands, counts: countsOf(hands), unread, ...skeleton };
  } catch {
    return { ...nothing, state: 'no-storage', site: named };
  }
}
