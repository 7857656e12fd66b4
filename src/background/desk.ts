/**
 * The desk at which the background works: what is logged is judged, alarms are given, and badges show what is open.
 * One thing after the other, so that no alarm is given twice.
 * @module
 */
import { groupBy } from '../core/groups.ts';
import { browser } from '../platform/browser.ts';
import { areLastViewsKept, dropLastViews, keepLastViews, keptLastViews } from '../platform/last-view.ts';
import type { Site } from '../sites/index.ts';
import { giveAlarm, showNotRecorded, showStatus } from './alerts.ts';
import type { AuditedHand } from './auditor.ts';
import { isSweeping, limitOf, sweep, sweepDeleted } from './deletion.ts';
import type { Parts } from './evidence.ts';
import { Hands, latestWithoutIndex } from './hands.ts';
import { LastViewKeeper } from './last-views.ts';
import { noteLeft } from './left.ts';
import { Log } from './log.ts';
import { casinoOf } from './queries.ts';
import { dependsOnSeen, reminderOn } from './reminders.ts';
import { findByItself } from './rules.ts';
import { settings } from './settings.ts';
import { siteById, sites } from './sites.ts';
import { openStore } from './store.ts';
import { lastViewsOf } from './tab-log.ts';
import { tabName } from './tabs.ts';
import { CODE_VERSION } from './version.ts';
import { ready } from './watched.ts';

/** Entries that are looked at for alarms while the index is made anew. */
const LATEST = 400;
/** Hands that one banner may speak of. */
const MOST_COUNTED = 99;
/** Between two words of progress to open pages, ms. */
const PROGRESS = 500;
const DAY = 86_400_000;

const lastViews = new LastViewKeeper({ keep: keepLastViews, drop: dropLastViews }, async () =>
  lastViewsOf(await parts(), isRecorded),
);

/** Does what may change what the popup shows; what is kept of that for its first picture is dropped before. */
export const changing = <T>(work: () => Promise<T>): Promise<T> => lastViews.changing(work);

/** Has what the popup shows kept as it is now, when nothing changes it. */
const keepAnew = (): Promise<void> => changing(async () => undefined);

/** Drops what is kept of a tab that is gone; what is kept of others stays. */
export async function forgetView(tabId: number): Promise<void> {
  if (tabId in (await keptLastViews())) await keepAnew();
}

let opening: Promise<Parts> | null = null;

/** The database, opened once a life of the worker; a failure is not remembered. */
export function parts(): Promise<Parts> {
  const forget = (): void => {
    opening = null;
    inStep = false;
  };
  // Both at once: the background was stopped, more often than not, and somebody waits.
  opening ??= Promise.all([openStore('cutcard', forget), ready()]).then(
    ([store]) => {
      const log = new Log(store, CODE_VERSION);
      return { store, log, hands: new Hands(store, log, CODE_VERSION) };
    },
    (error) => {
      forget();
      throw error;
    },
  );
  return opening;
}

/** Whether the index is known to have all of the log: appending keeps it so. */
let inStep = false;
let working: Promise<void> = Promise.resolve();
let waiting: Promise<void> | null = null;
/** Sites that something was logged of since they were last shown. */
const touched = new Set<string>();

/**
 * Judges what was logged, and shows what these sites come to. What is waiting for its turn will read the log then: nothing that is
 * stored until then needs a turn of its own.
 */
export function judge(...shown: readonly Site[]): Promise<void> {
  for (const { id } of shown) touched.add(id);
  waiting ??= inTurn(async () => {
    waiting = null;
    await changing(turn);
  });
  return waiting;
}

/** One thing after the other. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = working.then(work);
  working = next.then(
    () => undefined,
    () => undefined,
  );
  return next;
}

async function turn(): Promise<void> {
  const { log, hands } = await parts();
  const shown = [...touched].flatMap((id) => siteById(id) ?? []);
  touched.clear();
  if (!log.isIndexed) inStep = false;
  if (!inStep) await hands.begin();
  if (!inStep && (await hands.building())) {
    for (const site of shown) await alarmLatest(log, site);
    void build();
  } else {
    inStep = true;
    await bringUp();
    void judgeAgain();
  }
  for (const site of shown) await showCasino(site);
  tellPages();
  if (inStep) for (const { id } of shown) void lookForRules(id);
}

/** Behind the turn, which must not wait for it; what it finds is judged in a turn of its own. */
async function lookForRules(site: string): Promise<void> {
  const { hands } = await parts();
  await findByItself(hands, site, () => onRules(site)).catch((error) =>
    console.error('Cutcard could not look for a rule', error),
  );
}

/** Shows how far a search is, and judges by what it found. */
export async function onRules(id: string): Promise<void> {
  tellPages();
  const site = siteById(id);
  if (site && (await (await parts()).hands.isTouched(id))) await judge(site);
}

/** Judges all that was touched, and gives the alarms that are due. */
async function bringUp(): Promise<void> {
  const { log, hands } = await parts();
  for (;;) {
    // Told of, or a background that is long at it would be stopped: by itself, storage keeps it awake in no browser.
    for (let more = false; await hands.judge(); more = true) if (more) tellPages();
    const due = (await hands.due()).map(({ view }) => view);
    if (due.length === 0) return;
    await alarm(log, due);
  }
}

/** Of one matter: those that one commitment was for, as of a seed pair whose hands are all judged when its seed is out. */
const matterOf = ({ siteId, id, hand }: AuditedHand): string => `${siteId} ${hand.commitment?.value ?? id}`;

async function alarm(log: Log, due: readonly AuditedHand[]): Promise<void> {
  for (const matter of groupBy(due, matterOf).values()) {
    const { rows } = await (await parts()).hands.open(matter[0]!.siteId, 'alarm', MOST_COUNTED);
    const site = siteById(matter[0]!.siteId);
    await Promise.all([
      // The badge waits for no page, which may hang.
      site && showCasino(site),
      giveAlarm(matter, (own) => rows.filter(({ tab }) => tab === own).length),
    ]);
    // Behind the alarm: one given twice, under the same id, is better than one that was lost with the worker.
    const at = Date.now();
    await log.alarms(
      matter.map(({ evidence: _, ...seen }) => ({
        at,
        site: seen.siteId,
        tab: seen.tab,
        hand: seen.id,
        seen,
      })),
    );
  }
}

/** While the index is made anew nobody waits for it with an alarm. */
async function alarmLatest(log: Log, site: Site): Promise<void> {
  const latest = await latestWithoutIndex(log, site, LATEST);
  const due: AuditedHand[] = [];
  for (const hand of latest) {
    if (hand.verdict.status === 'mismatch' && !(await log.isAlarmed(site.id, hand.id))) due.push(hand);
  }
  await alarm(log, due);
}

let building: Promise<void> | null = null;

/** Takes in what of the log the index has not, a slice at a time; what is logged meanwhile comes in between. */
export function build(): Promise<void> {
  building ??= changing(buildAll).finally(() => {
    building = null;
  });
  return building;
}

async function buildAll(): Promise<void> {
  const all = await parts();
  const { hands } = all;
  let told = 0;
  const tell = (): void => {
    if (Date.now() - told < PROGRESS) return;
    told = Date.now();
    tellPages();
  };
  while (await sweepDeleted(all)) tell();
  while (await hands.catchUp()) {
    while (await hands.judge({ settled: true })) tell();
    tell();
  }
  await judge(...sites());
  await endLeft();
  await sweepDaily();
}

let judging: Promise<void> | null = null;

/** Judges what is to be judged anew, as by other rules: a little at a time, and what is logged meanwhile in between. */
function judgeAgain(): Promise<void> {
  judging ??= judgeAllAgain()
    .catch((error) => console.error('Cutcard could not judge all hands anew', error))
    .finally(() => {
      judging = null;
    });
  return judging;
}

async function judgeAllAgain(): Promise<void> {
  const { hands } = await parts();
  let any = false;
  while (await inTurn(() => changing(() => hands.judgeAgain()))) {
    any = true;
    tellPages();
  }
  if (!any) return;
  await judge(...sites());
}

/** Goes on with what the background was stopped in. */
export async function goOn(): Promise<void> {
  const all = await parts();
  if ((await isSweeping(all)) || (await all.hands.building())) await build();
  else if (await all.hands.isTouched()) await judge();
  // Where nothing changes, nothing else would have it kept.
  else if (!(await areLastViewsKept())) await keepAnew();
}

/** Ends the hands whose tabs are gone; while the index is made anew, that is done behind it. */
export async function endLeft(closed: number | null = null): Promise<void> {
  const all = await parts();
  if (await all.hands.building()) return;
  await judge(...(await noteLeft(all, closed)));
}

/**
 * Ends the hands whose tabs went on to another site, which no event tells without watching every tab. Nobody waits for
 * it: whoever shows them is told.
 */
export function lookForLeft(): void {
  endLeft().catch((error) => console.error('Cutcard could not end the hands of tabs that were left', error));
}

/** Lets go of what is older than the settings keep, once a day. */
async function sweepDaily(): Promise<void> {
  const { retention } = await settings();
  const { sweptAt } = await browser.storage.local.get('sweptAt');
  const now = Date.now();
  if (retention === 'for-ever' || now - Number(sweptAt ?? 0) < DAY) return;
  await browser.storage.local.set({ sweptAt: now });
  const swept = await changing(async () => sweep(await parts(), limitOf(retention, now)));
  if (swept > 0) await judge();
}

/** Brings everything up to date, as when the browser or another version of the extension has started. */
export async function start(): Promise<void> {
  await judge(...sites());
  await endLeft();
  await sweepDaily();
}

/** Shows what a casino comes to on all its tabs. */
export async function showCasino(site: Site): Promise<void> {
  const { hands } = await parts();
  const tabs = await browser.tabs.query({ url: site.hosts.map((host) => `https://${host}/*`) });
  if (tabs.length === 0) return;
  const [alarms, suspects] = await Promise.all([
    hands.open(site.id, 'alarm', 0),
    hands.open(site.id, 'suspect', 0),
  ]);
  const waiting = (await casinoOf(hands, site.id)).waiting?.hands ?? 0;
  for (const { id } of tabs) {
    if (id === undefined) continue;
    const tab = await tabName(id);
    const [row] = await hands.ofTab(tab, 1);
    const latest = row?.view ?? null;
    const observations = dependsOnSeen(latest) ? await hands.latest(site.id) : [];
    await showStatus(id, {
      alarms: alarms.count,
      suspects: suspects.count,
      latest: row?.status ?? null,
      reminder: reminderOn(site, { observations, tab, latest, waiting }),
    });
  }
}

/** Tabs of which the last that was seen could not be recorded; they go on sending it. */
const unrecorded = new Set<number>();

export const isRecorded = (tabId: number): boolean => !unrecorded.has(tabId);

/** What is seen on a tab is recorded, again or as before. */
export function recorded(tabId: number): void {
  unrecorded.delete(tabId);
}

/** Says on a tab that what is seen there is not recorded. */
export async function notRecorded(tabId: number, error: unknown): Promise<void> {
  unrecorded.add(tabId);
  console.error('Cutcard could not record what it saw', error);
  await changing(() => showNotRecorded(tabId));
  tellPages();
}

/** Nobody waits for a page to hear it: it may be busy. */
export function tellPages(): void {
  browser.runtime.sendMessage({ kind: 'background/changed' }).catch(() => undefined); // No page is open.
}
