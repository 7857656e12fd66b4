/**
 * The log and its index as tests drive them inside a page of the extension, on the browser's own IndexedDB.
 * @module
 */
import { deleteSelected, sweep, sweepDeleted } from '../../../src/background/deletion.ts';
import { evidencePart, evidenceParts, type Parts } from '../../../src/background/evidence.ts';
import { Hands } from '../../../src/background/hands.ts';
import {
  addToImport,
  beginImport,
  endImport,
  forgetImport,
  importedHand,
  importedHands,
  importsIn,
} from '../../../src/background/imports.ts';
import { Log } from '../../../src/background/log.ts';
import { casinoOf, handsAsked } from '../../../src/background/queries.ts';
import { FACTS, type HandRow, openStore, type Stored } from '../../../src/background/store.ts';
import type { Sighting } from '../../../src/core/observation.ts';
import type { Status } from '../../../src/core/verdict.ts';
import type { Evidence, HandsAsked, Selection } from '../../../src/platform/messages.ts';
import { evidenceFile } from '../../../src/ui/evidence-file.ts';
import { EvidenceReader } from '../../../src/ui/evidence-reader.ts';

export interface Sent {
  readonly site: string;
  readonly tab: string;
  readonly sightings: readonly Sighting[];
}

const logs = new Map<string, Promise<Parts>>();

export function open(name: string, version = 'one'): Promise<Parts> {
  const known = logs.get(`${name} ${version}`);
  if (known) return known;
  const opening = openStore(name).then((store) => {
    const log = new Log(store, version);
    return { store, log, hands: new Hands(store, log, version) };
  });
  logs.set(`${name} ${version}`, opening);
  return opening;
}

/** Appends messages one after the other, and judges behind each `every`-th. */
export async function append(name: string, sent: readonly Sent[], every = 1): Promise<void> {
  const { log, hands } = await open(name);
  for (const [i, { site, tab, sightings }] of sent.entries()) {
    await log.append(site, tab, sightings);
    if (i % every === 0) await bringUp(hands);
  }
  await bringUp(hands);
}

/** Appends messages, and is stopped before they are judged. */
export async function logOnly(name: string, sent: readonly Sent[]): Promise<void> {
  const { log } = await open(name);
  for (const { site, tab, sightings } of sent) await log.append(site, tab, sightings);
}

export async function bringUp(hands: Hands): Promise<void> {
  while (await hands.catchUp()) while (await hands.judge({ settled: true }));
  while (await hands.judge());
  while (await hands.judgeAgain());
}

/** Throws the index away and makes it anew. */
export async function rebuild(name: string): Promise<void> {
  const { hands } = await open(name);
  await hands.clear();
  await bringUp(hands);
}

/** Begins to make the index anew and is stopped after so many transactions; appends, and goes on with another connection. */
export async function rebuildStopped(name: string, after: number, sent: readonly Sent[]): Promise<void> {
  await stopped(name, after, async ({ hands }) => {
    await hands.clear();
    await bringUp(hands);
  });
  await append(name, sent, Number.POSITIVE_INFINITY);
}

/** Begins to delete everything and is stopped in the same way; what the log has then, and has of what is to be deleted. */
export async function removeStopped(name: string, after: number) {
  await stopped(name, after, async (parts) => {
    await deleteSelected(parts, 'everything');
    while (await sweepDeleted(parts));
    await bringUp(parts.hands);
  });
  const { store, log, hands } = await open(name);
  const [told, left] = [(await log.entries()).length, await store.count('observations')];
  return { told, left, building: await hands.building() };
}

/** Goes on with what it was stopped in. */
export async function goOn(name: string): Promise<void> {
  const parts = await open(name);
  while (await sweepDeleted(parts));
  await bringUp(parts.hands);
}

/**
 * Has all hands of a site judged anew, and is stopped in the same way. So that it shows which have been, another time
 * stands in all of them before; how many have it still.
 */
export async function touchStopped(name: string, site: string, after: number): Promise<number> {
  const { store } = await open(name);
  for (const row of await store.getAll('hands'))
    await store.put('hands', { ...row, view: { ...row.view, at: 1 } });
  await stopped(name, after, async ({ hands }) => {
    await hands.touchAll(site);
    await bringUp(hands);
  });
  return (await rows(name)).filter(({ view }) => view.at === 1).length;
}

/** Does some work with a connection that is closed after so many transactions. */
async function stopped(name: string, after: number, work: (parts: Parts) => Promise<void>): Promise<void> {
  const parts = await open(name);
  const { store } = parts;
  const { transaction } = store;
  let left = after;
  store.transaction = ((...asked: Parameters<typeof transaction>) => {
    if (left-- <= 0) throw new DOMException('stopped', 'InvalidStateError');
    return transaction.apply(store, asked);
  }) as typeof transaction;
  await work(parts).catch(() => undefined);
  store.close();
  logs.clear();
}

export async function entries(name: string): Promise<Stored[]> {
  return (await open(name)).log.entries();
}

export async function rows(name: string): Promise<HandRow[]> {
  return (await open(name)).store.getAll('hands');
}

/** The ids of the hands from one on, and so many before it. */
export async function beside(
  name: string,
  site: string,
  hand: HandRow,
  before: number,
): Promise<HandRow['id'][]> {
  const { hands } = await open(name);
  return (await hands.beside(site, hand, before)).map(({ id }) => id);
}

/** Lets the version before this one have said something else of a hand. */
export async function saidBefore(name: string, id: number, status: Status): Promise<void> {
  const { store } = await open(name);
  for (const shown of await store.getAll('shown')) {
    const statuses = Object.hasOwn(shown.statuses, id) ? { ...shown.statuses, [id]: status } : shown.statuses;
    await store.put('shown', { ...shown, version: 'zero', statuses });
  }
}

/** All that is not derived, by the stores it is in. */
export async function facts(name: string) {
  const { store } = await open(name);
  const all = FACTS.map(async (one) => [one, await store.getAll(one)] as const);
  return Object.fromEntries(await Promise.all(all));
}

export async function counts(name: string) {
  return (await open(name)).store.getAll('counts');
}

export async function ask(name: string, asked: HandsAsked) {
  const { store, hands } = await open(name);
  return handsAsked(store, hands, asked);
}

export async function casino(name: string, site: string) {
  return casinoOf((await open(name)).hands, site);
}

/** The file of a selection, as it is saved. */
export async function evidence(name: string, of: Selection): Promise<Evidence> {
  const parts = await open(name);
  const { file } = await evidenceFile((after) => evidencePart(parts, of, after));
  return JSON.parse(await file.text());
}

/** How many messages it takes to save a selection. */
export async function messages(name: string, of: Selection): Promise<number> {
  let count = 0;
  for await (const _ of evidenceParts(await open(name), of)) count++;
  return count;
}

export async function remove(name: string, of: Selection) {
  const parts = await open(name);
  const deleted = await deleteSelected(parts, of);
  await goOn(name);
  return deleted;
}

export async function keepSince(name: string, limit: number) {
  const parts = await open(name);
  const swept = await sweep(parts, limit);
  await bringUp(parts.hands);
  return swept;
}

/** Gives the alarms that are due, without showing them to anybody. */
export async function alarm(name: string, at: number): Promise<string[]> {
  const { log, hands } = await open(name);
  const given: string[] = [];
  for (;;) {
    const due = await hands.due();
    if (due.length === 0) return given;
    await log.alarms(
      due.map(({ view: { evidence: _, ...seen } }) => ({
        at,
        site: seen.siteId,
        tab: seen.tab,
        hand: seen.id,
        seen,
      })),
    );
    given.push(...due.map(({ view }) => view.id));
    await bringUp(hands);
  }
}

export async function opened(name: string, id: string): Promise<void> {
  await (await open(name)).hands.opened(id);
}

/** Takes in a file as the report does, and waits until it is judged; what it comes to. */
export async function take(name: string, as: string, file: unknown) {
  const { store } = await open(name);
  const reader = await EvidenceReader.open(new Blob([JSON.stringify(file)]));
  const id = await beginImport(store, as, reader.rules);
  for await (const part of reader.parts()) await addToImport(store, id, part);
  await endImport(store, id, reader.chain);
  return imported(name, id);
}

/** What a file that was taken in comes to, when it is judged. */
export async function imported(name: string, id: string) {
  const { store } = await open(name);
  for (;;) {
    const found = (await importsIn(store, () => undefined)).find((one) => one.id === id)!;
    if (!found.building) return found;
    await new Promise((again) => setTimeout(again, 20));
  }
}

export async function taken(name: string, id: string, asked: HandsAsked) {
  return (await importedHands((await open(name)).store, id, asked, () => undefined))?.view ?? null;
}

export async function takenHand(name: string, id: string, hand: string) {
  return (await importedHand((await open(name)).store, id, hand, () => undefined))?.hand ?? null;
}

export async function letGo(name: string, id: string) {
  await forgetImport((await open(name)).store, id);
  return (await indexedDB.databases()).map((one) => one.name ?? '');
}

/** Lets there be a file as the version before this one kept it. */
export async function tookBefore(name: string, id: string, file: Evidence): Promise<void> {
  await (await open(name)).store.put('imports', { id, summary: { name: 'old', at: 5 }, file });
}
