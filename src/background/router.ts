/**
 * Answers messages: who may ask what, and what each question is answered with.
 * @module
 */
import type { Chain } from '../core/chain.ts';
import { HandError } from '../core/fields.ts';
import type { GameId } from '../core/game.ts';
import { CARD_GAMES } from '../core/rules/rule.ts';
import { SCHEMES } from '../core/schemes/index.ts';
import type { Runtime } from '../platform/browser.ts';
import type {
  ContentMessages,
  HandsAsked,
  HandView,
  ImportPart,
  PageMessages,
  Selection,
  WatchedView,
} from '../platform/messages.ts';
import type { Site } from '../sites/index.ts';
import { GENERIC_ID, idOf, profilesIn, WATCHED_AS, type WatchedSite } from '../sites/watched.ts';
import { openHand, tellBannerRemoved } from './alerts.ts';
import { handsIn } from './auditor.ts';
import { deleteSelected, dueIn, limitOf } from './deletion.ts';
import { build, changing, judge, lookForLeft, onRules, parts, showCasino, tellPages } from './desk.ts';
import { evidencePart } from './evidence.ts';
import {
  addToImport,
  beginImport,
  endImport,
  forgetImport,
  importedHand,
  importedHands,
  importsIn,
} from './imports.ts';
import { observe } from './observe.ts';
import { countOf, handsAsked } from './queries.ts';
import { find, stopFinding } from './rules.ts';
import { type Sender, senderOf } from './senders.ts';
import { setSettings, settings } from './settings.ts';
import { isGeneric, keptById, siteById, sites } from './sites.ts';
import { hostOfTab, viewTab } from './tab-view.ts';
import { choose, isPermitted, profiles, ready, takeProfiles, taught, unwatch, watch } from './watched.ts';
import { keepNotice } from './words.ts';

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
    await changing(async () => {
      const row = await (await parts()).hands.opened(String(id));
      const site = row && siteById(row.site);
      if (site) await showCasino(site);
    });
    tellPages();
    return null;
  },
  'page/count': async ({ of }) => {
    const { store, hands } = await parts();
    return countOf(store, hands, selectionIn(of));
  },
  'page/export': async ({ of, after }) =>
    evidencePart(await parts(), selectionIn(of), after === undefined ? undefined : String(after)),
  'page/import': async ({ name, rules }) =>
    beginImport((await parts()).store, String(name), Array.isArray(rules) ? rules : []),
  'page/import-part': async ({ id, part }) => {
    const { hands, observations } = Object(part) as ImportPart;
    await addToImport((await parts()).store, String(id), {
      hands: Array.isArray(hands) ? hands : [],
      observations: Array.isArray(observations) ? observations : [],
    });
    return null;
  },
  'page/import-end': async ({ id, chain }) => {
    await endImport((await parts()).store, String(id), chain as Chain);
    return null;
  },
  'page/imports': async () => importsIn((await parts()).store, tellPages),
  'page/imported': async ({ id, ...asked }) =>
    importedHands((await parts()).store, String(id), asked as unknown as HandsAsked, tellPages),
  'page/imported-hand': async ({ id, hand }) =>
    importedHand((await parts()).store, String(id), String(hand), tellPages),
  'page/forget': async ({ id }) => {
    await forgetImport((await parts()).store, String(id));
    return null;
  },
  'page/delete': async ({ of }) => {
    const selection = selectionIn(of);
    return changing(async () => {
      const deleted = await deleteSelected(await parts(), selection, tellPages);
      if (selection === 'everything') await build();
      await judge(...sites());
      return deleted;
    });
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
    const host = await hostOfTab(Number(tabId));
    const watched = await changing(() => watch(host, as === null ? null : String(as)));
    if (watched) tellPages();
    return watched;
  },
  'page/unwatch': async ({ host }) => {
    await changing(() => unwatch(String(host)));
    tellPages();
    return null;
  },
  'page/watched': async () => viewsOf(profiles().sites),
  'page/watched-export': async () => profiles(),
  'page/watched-import': async ({ file, take }) => {
    try {
      const sites = profilesIn(file);
      if (take === true) {
        await changing(() => takeProfiles(sites));
        for (const site of sites) await (await parts()).hands.touchAll(idOf(site));
        await judge();
        tellPages();
      }
      return await viewsOf(sites);
    } catch (error) {
      if (error instanceof HandError) return { error: error.message };
      throw error;
    }
  },
  'page/choose': async ({ id, seeding, game, scheme }) => {
    const site = String(id);
    await changing(() => choose(site, { seeding, game, scheme }));
    await (await parts()).hands.touchAll(site);
    const known = siteById(site);
    await judge(...(known ? [known] : []));
    tellPages();
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
    const now = await changing(() => setSettings(set));
    await keepNotice();
    for (const site of sites()) await showCasino(site).catch(() => undefined);
    tellPages();
    return now;
  },
};

/** The known schemes of each game whose rule may be chosen. */
const SCHEMES_OF_GAMES = CARD_GAMES.map((game) => ({
  game,
  schemes: [...SCHEMES.values()].filter((scheme) => scheme.game.id === game).map(({ id }) => id),
}));

const nameOfBase = (as: string): string => WATCHED_AS.find(({ id }) => id === as)?.name ?? as;

/** Watched sites as the pages see them. */
const viewsOf = (all: readonly WatchedSite[]): Promise<WatchedView[]> =>
  Promise.all(
    all.map(async (one) => ({
      id: idOf(one),
      host: one.host,
      mirrorOf: one.as === GENERIC_ID ? null : nameOfBase(one.as),
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
