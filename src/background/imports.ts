/**
 * Files that another browser exported: kept apart from the log, and audited anew here. Each is a log of its own, in a
 * database of its own, with the same index: it opens as fast as the player's, however long it is.
 * @module
 */
import { type Chain, checkChain } from '../core/chain.ts';
import { observationIn } from '../core/earlier.ts';
import { getOr } from '../core/groups.ts';
import type { HandsAsked, HandsView, HandView, Imported, ImportPart } from '../platform/messages.ts';
import { seedingOn } from '../sites/watched.ts';
import { build, buildingOf, type Foreign, foreignLog } from './foreign.ts';
import { handsAsked, sumOf, totalsOf } from './queries.ts';
import {
  deleteStore,
  type ImportedFile,
  type ImportedWhole,
  openStore,
  type Store,
  type Told,
  type Write,
} from './store.ts';

const MOST_RULES = 1000;

/** Begins to take in a file; its id. One that was begun before and never ended is let go of. */
export async function beginImport(own: Store, name: string, rules: readonly unknown[]): Promise<string> {
  for (const file of await own.getAll('imports')) {
    if (!('summary' in file) && !file.chain) await forgetImport(own, file.id);
  }
  const id = crypto.randomUUID();
  const given = rules.slice(0, MOST_RULES);
  await own.put('imports', { id, name: name.slice(0, 200), at: Date.now(), rules: given, seedings: {} });
  return id;
}

/** Adds to a file that is being taken in. @throws Error saying in what it is no evidence, or that it is gone */
export async function addToImport(
  own: Store,
  id: string,
  { hands = [], observations = [] }: ImportPart,
): Promise<void> {
  const file = await own.get('imports', id);
  if (!file || 'summary' in file) throw new Error('it is gone');
  const told = hands.map(toldIn);
  const entries = observations.flatMap((entry) => observationIn(entry) ?? []);
  const store = await storeOf(own, id);
  const transaction: Write = store.transaction(['told', 'observations'], 'readwrite');
  for (const hand of told) void transaction.objectStore('told').put(hand);
  for (const entry of entries) {
    // What chains it was looked at when the file was read. A part that comes twice is the same once more.
    void transaction.objectStore('observations').put({ ...entry, key: String(entry.seq), digest: '' });
  }
  await transaction.done;
  const seedings = { ...file.seedings };
  for (const { site, reading } of entries) {
    const seeding = reading.kind === 'panel' && site.includes('@') && !seedings[site] && seedingOn(reading);
    if (seeding) seedings[site] = seeding;
  }
  await own.put('imports', { ...file, seedings });
}

/** All of a file was added. */
export async function endImport(own: Store, id: string, chain: Chain): Promise<void> {
  const file = await own.get('imports', id);
  if (!file || 'summary' in file) throw new Error('it is gone');
  await own.put('imports', { ...file, chain });
}

/** The files that were taken in, latest first; what is not judged yet is judged behind the answer, which `tell` follows. */
export async function importsIn(own: Store, tell: () => void): Promise<Imported[]> {
  for (const file of await own.getAll('imports')) if ('summary' in file) await takeInAnew(own, file);
  const files = (await own.getAll('imports')) as ImportedFile[];
  const whole = files.filter(({ chain }) => chain).sort((a, b) => b.at - a.at);
  return Promise.all(whole.map(async (file) => summaryOf(await foreignOf(own, file), tell)));
}

/** A page of the hands of a file, as this version judges them; null where it is gone. */
export async function importedHands(
  own: Store,
  id: string,
  asked: HandsAsked,
  tell: () => void,
): Promise<{ file: Imported; view: HandsView } | null> {
  const found = await find(own, id);
  if (!found) return null;
  const file = await summaryOf(found, tell);
  const counted = await found.hands.counts();
  const known = [...new Set(counted.map(({ site }) => site))].flatMap((one) => found.siteOf(one) ?? []);
  const view = await handsAsked(found.store, found.hands, asked, known);
  return { file, view: { ...view, building: file.building } };
}

/** One hand of a file; null where the file is gone. */
export async function importedHand(
  own: Store,
  id: string,
  hand: string,
  tell: () => void,
): Promise<{ file: Imported; hand: HandView | null } | null> {
  const found = await find(own, id);
  if (!found) return null;
  return { file: await summaryOf(found, tell), hand: (await found.hands.get(hand))?.view ?? null };
}

/** Lets go of a file. */
export async function forgetImport(own: Store, id: string): Promise<void> {
  const store = await opened.get(id)?.catch(() => null);
  opened.delete(id);
  store?.close();
  await deleteStore(databaseOf(own, id));
  await own.delete('imports', id);
}

/** Lets go of all. */
export async function forgetImports(own: Store): Promise<void> {
  for (const id of await own.getAllKeys('imports')) await forgetImport(own, id);
}

const databaseOf = (own: Store, id: string): string => `${own.name}:${id}`;

const opened = new Map<string, Promise<Store>>();

function storeOf(own: Store, id: string): Promise<Store> {
  return getOr(opened, id, () => {
    const forget = (): void => void opened.delete(id);
    const store = openStore(databaseOf(own, id), forget);
    store.catch(forget);
    return store;
  });
}

async function find(own: Store, id: string): Promise<Foreign | null> {
  const file = await own.get('imports', id);
  return file && !('summary' in file) && file.chain ? foreignOf(own, file) : null;
}

const foreignOf = async (own: Store, file: ImportedFile): Promise<Foreign> =>
  foreignLog(await storeOf(own, file.id), file);

async function summaryOf(foreign: Foreign, tell: () => void): Promise<Imported> {
  const { file, hands } = foreign;
  const building = await buildingOf(foreign);
  if (building) void build(foreign, tell);
  const [counted, differing] = await Promise.all([hands.counts(), hands.differing()]);
  const counts = totalsOf(counted);
  return {
    id: file.id,
    name: file.name,
    at: file.at,
    hands: sumOf(counts),
    counts,
    differing,
    chain: file.chain!,
    building,
  };
}

/** A hand of a file. @throws Error where it is none that Cutcard saved */
function toldIn(value: unknown): Told {
  const { id, site, verdict, ...hand } = Object(value) as Partial<Record<string, unknown>>;
  if (typeof id !== 'string' || !/^\d{1,15}$/.test(id)) throw new Error('hands');
  return { id: Number(id), site: String(site), status: Object(verdict).status ?? null, hand };
}

/** What an earlier version took in. */
async function takeInAnew(own: Store, { id, summary, file }: ImportedWhole): Promise<void> {
  const { name, at } = summary;
  await own.put('imports', { id, name, at, rules: file.rules ?? [], seedings: {} });
  await addToImport(own, id, file);
  await endImport(own, id, checkChain(file));
}
