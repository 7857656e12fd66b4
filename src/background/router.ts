/**
 * Answers messages: who may ask what, and what each question is answered with.
 * @module
 */
import { HandError } from '../core/fields.ts';
import type { GameId } from '../core/game.ts';
import type { Sighting } from '../core/observation.ts';
import { CARD_GAMES } from '../core/rules/rule.ts';
import { SCHEMES } from '../core/schemes/index.ts';
import { browser, type Runtime } from '../platform/browser.ts';
import type {
  BackgroundMessages,
  ContentMessages,
  HandsAsked,
  HandView,
  Offer,
  PageMessages,
  Selection,
  TabView,
  WatchedView,
} from '../platform/messages.ts';
import type { Site } from '../sites/index.ts';
import { placesOf } from '../sites/read-as.ts';
import {
  GENERIC_ID,
  idOf,
  isHost,
  profilesIn,
  seedingOn,
  WATCHED_AS,
  type WatchedSite,
} from '../sites/watched.ts';
import { openHand, tellBannerRemoved } from './alerts.ts';
import { countsOf, handsIn, unreadIn } from './auditor.ts';
import { deleteSelected, dueIn, limitOf } from './deletion.ts';
import {
  endLeft,
  isRecorded,
  judge,
  notRecorded,
  onRules,
  parts,
  recorded,
  showCasino,
  tellPages,
} from './desk.ts';
import { evidencePart } from './evidence.ts';
import { isFlooding, waitFor } from './floods.ts';
import { type Hands, latestWithoutIndex } from './hands.ts';
import { importedFile, importFile, importsIn } from './imports.ts';
import { casinoOf, countOf, handsAsked } from './queries.ts';
import { reminderAfter } from './reminders.ts';
import { find, rulesOf, stopFinding } from './rules.ts';
import { type Sender, senderOf } from './senders.ts';
import { setSettings, settings } from './settings.ts';
import { parseSightings } from './sightings.ts';
import { isGeneric, keptById, siteAt, siteById, sites } from './sites.ts';
import { tabName } from './tabs.ts';
import {
  changeOne,
  choose,
  isPermitted,
  profiles,
  ready,
  takeProfiles,
  taught,
  unwatch,
  watch,
} from './watched.ts';
import { keepNotice } from './words.ts';

/** Hands that the popup shows of a tab; the report has them all. */
const MOST_OF_TAB = 20;
/** How long the popup waits for its page to be read once more, ms. */
const LONGEST_READ = 1500;
/** Entries around a hand that are looked at for it while the index is made anew. */
const AROUND = 400;

type Handler = (message: Record<string, unknown>) => Promise<unknown>;

const PAGE_HANDLERS: {
  readonly [K in keyof PageMessages]: (
    message: Record<string, unknown>,
  ) => Promise<PageMessages[K]['answer']>;
} = {
  'page/tab': async ({ tabId }) => viewTab(Number(tabId)),
  'page/hand': async ({ id }) => viewHand(String(id)),
  'page/hands': async (asked) => {
    const { store, hands } = await parts();
    const view = await handsAsked(store, hands, asked as unknown as HandsAsked);
    if (view.counts.pending > 0) lookForLeft();
    return view;
  },
  'page/opened': async ({ id }) => {
    const row = await (await parts()).hands.opened(String(id));
    const site = row && siteById(row.site);
    if (site) await showCasino(site);
    await tellPages();
    return null;
  },
  'page/count': async ({ of }) => {
    const { store, hands } = await parts();
    return countOf(store, hands, selectionIn(of));
  },
  'page/export': async ({ of, after }) =>
    evidencePart(await parts(), selectionIn(of), after === undefined ? undefined : String(after)),
  'page/import': async ({ name, file }) => {
    const { store } = await parts();
    return importFile(store, String(name), file).catch((error: Error) => ({ error: error.message }));
  },
  'page/imports': async () => importsIn((await parts()).store),
  'page/imported': async ({ id }) => {
    const found = await importedFile((await parts()).store, String(id));
    return found && { file: found.summary, hands: found.hands };
  },
  'page/forget': async ({ id }) => {
    await (await parts()).store.delete('imports', String(id));
    return null;
  },
  'page/delete': async ({ of }) => {
    const deleted = await deleteSelected(await parts(), selectionIn(of));
    for (const site of sites()) await judge(site);
    return deleted;
  },
  'page/storage': async () => {
    const { store, log, hands } = await parts();
    const { usage, quota } = await navigator.storage.estimate();
    const { retention } = await settings();
    const [head, gaps] = await Promise.all([log.head(), log.gaps()]);
    return {
      bytes: usage ?? null,
      quota: quota ?? null,
      // Counted by their numbers: browsers count entries one by one.
      entries: gaps.reduce((left, { from, to }) => left - (to - from + 1), head?.seq ?? 0),
      hands: await countOf(store, hands, 'everything'),
      deleted: gaps.map(({ from, to, at }) => ({ from, to, at })),
      due: await dueIn(store, limitOf(retention, Date.now())),
    };
  },
  'page/witness': async () => {
    const head = await (await parts()).log.head();
    return head && { ...head, at: Date.now() };
  },
  'page/watch': async ({ tabId, as }) => {
    const watched = await watch(await hostOfTab(Number(tabId)), String(as));
    await tellPages();
    return watched;
  },
  'page/unwatch': async ({ host }) => {
    await unwatch(String(host));
    await tellPages();
    return null;
  },
  'page/watched': async () => viewsOf(profiles().sites),
  'page/watched-export': async () => profiles(),
  'page/watched-import': async ({ file, take }) => {
    try {
      const sites = profilesIn(file);
      if (take === true) {
        await takeProfiles(sites);
        for (const site of sites) await (await parts()).hands.touchAll(idOf(site));
        await judge();
        await tellPages();
      }
      return await viewsOf(sites);
    } catch (error) {
      if (error instanceof HandError) return { error: error.message };
      throw error;
    }
  },
  'page/choose': async ({ id, seeding, game, scheme }) => {
    const site = String(id);
    await choose(site, { seeding, game, scheme });
    await (await parts()).hands.touchAll(site);
    await judge(siteById(site));
    await tellPages();
    return null;
  },
  'page/find-rule': async ({ site, game, stop }) => {
    const id = String(site);
    const sought = CARD_GAMES.find((one) => one === game);
    const kept = keptById(id);
    if (!sought || !kept || !isGeneric(kept)) return null;
    if (stop === true) stopFinding(id, sought);
    else void find((await parts()).hands, id, sought, () => onRules(id));
    return null;
  },
  'page/settings': async ({ set }) => {
    if (typeof set !== 'object' || set === null) return settings();
    const now = await setSettings(set);
    await keepNotice();
    for (const site of sites()) await showCasino(site).catch(() => undefined);
    await tellPages();
    return now;
  },
};

/** The known schemes of each game whose rule may be chosen. */
const SCHEMES_OF_GAMES = CARD_GAMES.map((game) => ({
  game,
  schemes: [...SCHEMES.values()].filter((scheme) => scheme.game.id === game).map(({ id }) => id),
}));

/** Watched sites as the pages see them. */
const viewsOf = (all: readonly WatchedSite[]): Promise<WatchedView[]> =>
  Promise.all(
    all.map(async (one) => ({
      id: idOf(one),
      host: one.host,
      mirrorOf: one.as === GENERIC_ID ? null : one.as,
      permitted: await isPermitted(one.host),
      taught: one.record !== undefined,
      choices: one.as === GENERIC_ID ? { seeding: one.seeding ?? null, games: SCHEMES_OF_GAMES } : null,
      rules: Object.entries(one.rules ?? {}).map(([game, { rule, origin }]) => ({
        game: game as GameId,
        id: 'scheme' in rule ? rule.scheme : rule.id,
        origin,
      })),
    })),
  );

/** What is selected. @throws Error where the message says it in no known way */
function selectionIn(of: unknown): Selection {
  if (of === 'everything') return of;
  const { ids, site, from, to } = Object(of) as Partial<Record<string, unknown>>;
  if (Array.isArray(ids)) return { ids: ids.map(String) };
  const span = Number.isFinite(from) && Number.isFinite(to) ? { from: Number(from), to: Number(to) } : null;
  if (typeof site === 'string') return span ? { site, ...span } : { site };
  if (span) return span;
  throw new Error('nothing is selected');
}

/** What `runtime.onMessage` calls. Undefined where the message is none of ours, or not from whom it may come. */
export function answer(message: unknown, from: Runtime.MessageSender): Promise<unknown> | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  // Opened while the sites are looked up; where it fails, whoever needs it is told.
  void parts().catch(() => undefined);
  return ready().then(() => answerFrom(message, senderOf(from)));
}

function answerFrom(message: object, sender: Sender): Promise<unknown> | undefined {
  const { kind } = message as { kind?: unknown };
  if (sender.kind === 'content' && kind === 'content/observe') {
    return observe(sender.site, sender.tabId, (message as { sightings?: unknown }).sightings);
  }
  if (sender.kind === 'content' && kind === 'content/site') return Promise.resolve(howToRead(sender.site));
  if (sender.kind === 'content' && kind === 'content/taught') {
    return taught(sender.site.id, (message as { record?: unknown }).record).catch(() => false);
  }
  if (sender.kind === 'content' && (kind === 'content/show-hand' || kind === 'content/banner-removed')) {
    const hand = handOn(sender.site, (message as { handId?: unknown }).handId);
    if (!hand) return undefined;
    return (kind === 'content/show-hand' ? openHand(hand) : tellBannerRemoved(hand, sender.site.name)).then(
      () => null,
    );
  }
  if (sender.kind === 'page' && typeof kind === 'string' && Object.hasOwn(PAGE_HANDLERS, kind)) {
    const handler: Handler = PAGE_HANDLERS[kind as keyof PageMessages];
    return handler(message as Record<string, unknown>);
  }
  return undefined;
}

/** The name of a hand of a site, where this is one. */
function handOn({ id }: Site, name: unknown): string | null {
  const [site, hand, ...rest] = typeof name === 'string' ? name.split('/') : [];
  return site === id && hand && /^\d{1,15}$/.test(hand) && rest.length === 0 ? `${site}/${hand}` : null;
}

/** How the pages of a site that is not built in are read. */
function howToRead({ id }: Site): ContentMessages['content/site']['answer'] {
  const kept = keptById(id);
  return kept ? { as: kept.as, ...(kept.record && { record: kept.record }) } : null;
}

/** How many messages content scripts have sent in this life of the worker. */
let observed = 0;

async function observe(
  site: Site,
  tabId: number,
  sent: unknown,
): Promise<ContentMessages['content/observe']['answer']> {
  const { sightings, refused } = parseSightings(sent);
  observed++;
  try {
    await (await parts()).log.append(site.id, await tabName(tabId), sightings);
  } catch (error) {
    // Unanswered, the content script keeps what it sent and tries again.
    await notRecorded(tabId, error);
    throw error;
  }
  recorded(tabId);
  await noteSeeding(site, sightings);
  // The alarm comes before the acknowledgement: where the worker dies in between, it is sent again and raised then.
  await judge(site).catch((error) => console.error('Cutcard could not judge the hand', error));
  const wait = waitFor(tabId, sightings.length + refused.length, Date.now());
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  return { stored: sightings.map(({ key }: Sighting) => key), refused };
}

/** How seeds serve the hands of a site that nobody has seen, its panel says; once that is known, it is kept. */
async function noteSeeding({ id }: Site, sightings: readonly Sighting[]): Promise<void> {
  const kept = keptById(id);
  if (!kept || !isGeneric(kept) || kept.seeding) return;
  for (const { reading } of sightings) {
    const seeding = reading.kind === 'panel' ? seedingOn(reading) : null;
    if (!seeding) continue;
    await changeOne(id, (one) => ({ ...one, seeding }));
    await (await parts()).hands.touchAll(id);
    return;
  }
}

/**
 * Ends the hands whose tabs went on to another site, which no event tells without watching every tab. Nobody waits for
 * it: whoever shows them is told.
 */
function lookForLeft(): void {
  endLeft().catch((error) => console.error('Cutcard could not end the hands of tabs that were left', error));
}

/** What a site may be watched as. Which casino's marks its page has is looked at where the browser allows it. */
async function offersFor(tabId: number): Promise<Offer[]> {
  const target = { tabId };
  const looked = () => (globalThis as { cutcardMirror?: string | null }).cutcardMirror ?? null;
  const fits = await browser.scripting
    .executeScript({ target, files: ['probe.js'] })
    .then(() => browser.scripting.executeScript({ target, func: looked }))
    .then(([first]) => first?.result)
    .catch(() => null);
  return WATCHED_AS.map(({ id, name }) => ({ id, name, fits: id === fits })).sort(
    (a, b) => Number(b.fits) - Number(a.fits),
  );
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

async function viewHand(id: string): Promise<HandView | null> {
  const { log, hands } = await parts();
  const row = await hands.get(id);
  if (row || !/^\d{1,15}$/.test(id) || !(await hands.building())) return row?.view ?? null;
  const seq = Number(id);
  const [entry] = await log.entries(seq, seq);
  const site = entry && siteById(entry.site);
  if (!site) return null;
  const around = await log.observations(site.id, seq - AROUND, seq + AROUND);
  const [hand] = await handsIn(around, site, (one) => one === seq);
  return hand ?? null;
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

/** What the log has for a tab's popup. */
async function lookUp(site: Site, tabId: number) {
  const [{ hands }, tab] = await Promise.all([parts(), tabName(tabId)]);
  const [building, indexed, latest, casino, counts] = await Promise.all([
    hands.building(),
    hands.ofTab(tab, MOST_OF_TAB),
    hands.latest(site.id),
    casinoOf(hands, site.id),
    hands.countsOfTab(tab),
  ]);
  return { tab, building, indexed, latest, casino, counts };
}

/** What the popup shows of a tab, after its page has been read once more. */
async function viewTab(tabId: number): Promise<TabView> {
  const host = await hostOfTab(tabId);
  const site = siteAt(host);
  const nothing = { ...NOTHING, host };
  if (!site) return { state: 'unknown-site', ...nothing, offers: isHost(host) ? await offersFor(tabId) : [] };
  const named = { id: site.id, name: site.name };
  if (!(await browser.permissions.contains({ origins: [`https://${host}/*`] }))) {
    return {
      state: 'no-permission',
      ...nothing,
      site: named,
      watched: keptById(site.id) ? { rules: null, teachable: false } : null,
    };
  }
  // Looked up while the page is read: mostly it has nothing new to say.
  const before = observed;
  const early = lookUp(site, tabId);
  early.catch(() => undefined);
  const read = browser.tabs.sendMessage(tabId, { kind: 'background/read' }).then(
    () => true,
    () => false,
  );
  // A page that floods is stored late; nobody waits for it with what is there.
  const reached = await Promise.race([read, new Promise<true>((go) => setTimeout(go, LONGEST_READ, true))]);
  // What could not be recorded comes before whatever can be read of the log.
  if (!isRecorded(tabId)) return { ...nothing, state: 'no-storage', site: named };
  try {
    const { log, hands } = await parts();
    const [found, { reminders }] = await Promise.all([
      observed === before ? early : lookUp(site, tabId),
      settings(),
    ]);
    const { tab, building, indexed, latest, casino, counts } = found;
    if (casino.waiting) lookForLeft();
    const rows = building
      ? (await latestWithoutIndex(log, site, AROUND)).filter((hand) => hand.tab === tab).reverse()
      : indexed.map(({ view }) => view);
    const panelSeen = latest.some((entry) => entry.tab === tab && entry.reading.kind === 'panel');
    const unread = unreadIn(latest, tab);
    const shown = latest.findLast((entry) => entry.tab === tab && entry.reading.kind === 'table')?.reading;
    const liesThere = shown?.kind === 'table' && shown.contents !== null;
    return {
      state: !reached ? 'not-reachable' : panelSeen ? 'watching' : 'no-panel-yet',
      site: named,
      host,
      hands: rows.slice(0, MOST_OF_TAB),
      onTable: liesThere ? (rows[0]?.id ?? null) : null,
      counts: building ? countsOf(rows) : counts,
      casino,
      building,
      reminder: reminders ? reminderAfter(rows[0] ?? null, casino.waiting?.hands ?? 0) : null,
      flooding: isFlooding(tabId, Date.now()),
      unread,
      offers: [],
      watched: await watchedView(hands, site),
      ...(unread.length > 0 ? await skeletonOf(tabId) : {}),
    };
  } catch (error) {
    console.error('Cutcard could not read its log', error);
    return { ...nothing, state: 'no-storage', site: named };
  }
}
