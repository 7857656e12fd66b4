/**
 * Answers messages: who may ask what, and what each question is answered with.
 * @module
 */
import type { Sighting } from '../core/observation.ts';
import { browser, type Runtime } from '../platform/browser.ts';
import type {
  BackgroundMessages,
  ContentMessages,
  PageMessages,
  Selection,
  TabView,
} from '../platform/messages.ts';
import { SITES, type Site, siteOfHost } from '../sites/index.ts';
import { alertTo, nameOf, openHand, showStatus, tellBannerRemoved } from './alerts.ts';
import { type AuditedHand, allHands, countsOf, handById, recent, unreadIn } from './auditor.ts';
import { evidenceOf, previewOf } from './evidence.ts';
import { casinoOf, handsAsked } from './hands.ts';
import { Log } from './log.ts';
import { senderOf } from './senders.ts';
import { setSettings, settings } from './settings.ts';
import { parseSightings } from './sightings.ts';
import { tabName } from './tabs.ts';

/** Hands that the popup shows of a tab; the report has them all. */
const MOST_OF_TAB = 20;

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
  readonly [K in keyof PageMessages]?: (
    message: Record<string, unknown>,
  ) => Promise<PageMessages[K]['answer']>;
} = {
  'page/tab': async ({ tabId }) => viewTab(Number(tabId)),
  'page/hand': async ({ id }) => handById(await log(), String(id)),
  'page/hands': async (message) => handsAsked(await allHands(await log()), message as never),
  'page/opened': async ({ id }) => {
    const hand = await handById(await log(), String(id));
    if (!hand) return null;
    await (await log()).mark(nameOf(hand), { opened: true });
    const site = SITES.find((one) => one.id === hand.siteId);
    if (site) await showCasino(site);
    await browser.runtime.sendMessage({ kind: 'background/changed' }).catch(() => undefined);
    return null;
  },
  'page/preview': async ({ of }) => {
    const evidence = await evidenceOf(await log(), await selected(of as Selection));
    return previewOf(evidence);
  },
  'page/export': async ({ of }) => evidenceOf(await log(), await selected(of as Selection)),
  'page/storage': async () => {
    const { usage, quota } = await navigator.storage.estimate();
    const hands = await allHands(await log());
    return {
      bytes: usage ?? null,
      quota: quota ?? null,
      entries: await (await log()).count(),
      hands: hands.length,
      deleted: [],
      due: { hands: 0, mismatches: [] },
    };
  },
  'page/witness': async () => {
    const last = await (await log()).last();
    return last && { seq: last.seq, digest: last.digest, at: Date.now() };
  },
  'page/settings': async ({ set }) =>
    typeof set === 'object' && set !== null ? setSettings(set) : settings(),
};

async function selected(of: Selection): Promise<AuditedHand[]> {
  const all = await allHands(await log());
  if (of === 'everything') return all;
  if ('ids' in of) return all.filter(({ id }) => of.ids.includes(id));
  if ('site' in of) return all.filter(({ siteId }) => siteId === of.site);
  return all.filter(({ at }) => at >= of.from && at <= of.to);
}

/** What `runtime.onMessage` calls. Undefined where the message is none of ours, or not from whom it may come. */
export function answer(message: unknown, from: Runtime.MessageSender): Promise<unknown> | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const { kind } = message as { kind?: unknown };
  const sender = senderOf(from);
  if (sender.kind === 'content' && kind === 'content/observe') {
    return observe(sender.site, sender.tabId, (message as { sightings?: unknown }).sightings);
  }
  if (sender.kind === 'content' && (kind === 'content/show-hand' || kind === 'content/banner-removed')) {
    const hand = handOn(sender.site, (message as { handId?: unknown }).handId);
    if (!hand) return undefined;
    return (kind === 'content/show-hand' ? openHand(hand) : tellBannerRemoved(hand, sender.site.name)).then(
      () => null,
    );
  }
  if (sender.kind === 'page' && typeof kind === 'string' && Object.hasOwn(PAGE_HANDLERS, kind)) {
    const handler = PAGE_HANDLERS[kind as keyof PageMessages] as Handler;
    return handler(message as Record<string, unknown>);
  }
  return undefined;
}

/** The name of a hand of a site, where this is one. */
function handOn({ id }: Site, name: unknown): string | null {
  const [site, hand, ...rest] = typeof name === 'string' ? name.split('/') : [];
  return site === id && hand && /^\d{1,15}$/.test(hand) && rest.length === 0 ? `${site}/${hand}` : null;
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
      await alertTo(await log(), hands);
      await showCasino(site);
      await browser.runtime.sendMessage({ kind: 'background/changed' }).catch(() => undefined); // No page is open.
    });
  waiting.set(name, next);
  judging.set(site.id, next);
  return next;
}

/** Shows what a casino comes to on all its tabs. */
async function showCasino(site: Site): Promise<void> {
  const hands = (await allHands(await log())).filter(({ siteId }) => siteId === site.id);
  const { unopenedCount, suspects } = await casinoOf(await log(), hands);
  const tabs = await browser.tabs.query({ url: site.hosts.map((host) => `https://${host}/*`) });
  for (const { id } of tabs) {
    if (id === undefined) continue;
    const tab = await tabName(id);
    const latest = hands.find((hand) => hand.tab === tab)?.verdict.status ?? null;
    await showStatus(id, unopenedCount, suspects.length, latest);
  }
}

async function hostOfTab(tabId: number): Promise<string> {
  const url = (await browser.tabs.get(tabId).catch(() => null))?.url;
  return url?.startsWith('https:') ? new URL(url).hostname : '';
}

/** What the page's panel and table are built of, as its content script sees it. */
async function skeletonOf(tabId: number): Promise<{ skeleton?: string }> {
  type Answer = BackgroundMessages['background/skeleton']['answer'];
  const asked = browser.tabs.sendMessage<unknown, Answer>(tabId, { kind: 'background/skeleton' });
  return asked.then(({ text }) => ({ skeleton: text })).catch(() => ({}));
}

const NOTHING = { site: null, hands: [], counts: countsOf([]), casino: null, building: null, unread: [] };

/** What the popup shows of a tab, after its page has been read once more. */
async function viewTab(tabId: number): Promise<TabView> {
  const host = await hostOfTab(tabId);
  const site = siteOfHost(host);
  const nothing = { ...NOTHING, host };
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
    const { observations } = await recent(await log(), site);
    const all = (await allHands(await log())).filter(({ siteId }) => siteId === site.id);
    const hands = all.filter((hand) => hand.tab === tab);
    const panelSeen = observations.some((entry) => entry.tab === tab && entry.reading.kind === 'panel');
    const unread = unreadIn(observations, tab);
    return {
      state: !reached ? 'not-reachable' : panelSeen ? 'watching' : 'no-panel-yet',
      site: named,
      host,
      hands: hands.slice(0, MOST_OF_TAB),
      counts: countsOf(hands),
      casino: await casinoOf(await log(), all),
      building: null,
      unread,
      ...(unread.length > 0 ? await skeletonOf(tabId) : {}),
    };
  } catch {
    return { ...nothing, state: 'no-storage', site: named };
  }
}
