/**
 * Files that another browser exported: kept apart from the log, and audited anew here. Each is a log of its own, in a
 * database of its own, with the same index: it opens as fast as the player's, however long it is.
 * @module
 */
import { schemeFor } from '../core/assemble.ts';
import { audit } from '../core/audit.ts';
import { type Chain, checkChain } from '../core/chain.ts';
import { HandError } from '../core/fields.ts';
import type { GameId } from '../core/game.ts';
import { limitsOf } from '../core/limits.ts';
import type { Observation } from '../core/observation.ts';
import type { SeedingId } from '../core/seeding/index.ts';
import type {
  Building,
  HandsAsked,
  HandsView,
  HandView,
  Imported,
  ImportPart,
} from '../platform/messages.ts';
import type { Site } from '../sites/index.ts';
import { parseWatched, seedingOn, siteOfWatched } from '../sites/watched.ts';
import { ruleIn } from './auditor.ts';
import { observationOf } from './earlier.ts';
import { Hands } from './hands.ts';
import { Log } from './log.ts';
import { handsAsked, totalsOf } from './queries.ts';
import { Counter } from './rows.ts';
import { isSighting } from './sightings.ts';
import { siteById } from './sites.ts';
import {
  deleteStore,
  type HandRow,
  type ImportedFile,
  type ImportedWhole,
  openStore,
  type Store,
  type Stored,
  type Told,
  type Write,
} from './store.ts';
import type { SiteOf } from './stretches.ts';
import { CODE_VERSION } from './version.ts';

const MOST_RULES = 1000;
/** Told hands that are compared at once. */
const AT_ONCE = 500;
/** Between two words of progress, ms. */
const PROGRESS = 500;

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
  const entries = observations.flatMap((entry) => readingIn(entry) ?? []);
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
  return Promise.all(whole.map(async (file) => summaryOf(await open(own, file), tell)));
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

/** A file that is open. */
interface Foreign {
  readonly file: ImportedFile;
  readonly store: Store;
  readonly hands: Hands;
  readonly siteOf: SiteOf;
}

const databaseOf = (own: Store, id: string): string => `${own.name}:${id}`;

const opened = new Map<string, Promise<Store>>();

function storeOf(own: Store, id: string): Promise<Store> {
  let store = opened.get(id);
  if (!store) {
    const forget = (): void => void opened.delete(id);
    store = openStore(databaseOf(own, id), forget);
    store.catch(forget);
    opened.set(id, store);
  }
  return store;
}

async function find(own: Store, id: string): Promise<Foreign | null> {
  const file = await own.get('imports', id);
  return file && !('summary' in file) && file.chain ? open(own, file) : null;
}

async function open(own: Store, file: ImportedFile): Promise<Foreign> {
  const store = await storeOf(own, file.id);
  const siteOf = sitesIn(file);
  return {
    file,
    store,
    siteOf,
    hands: new Hands(store, new Log(store, CODE_VERSION), CODE_VERSION, siteOf),
  };
}

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
    hands: counted.reduce((sum, { n }) => sum + n, 0),
    counts,
    differing,
    chain: file.chain!,
    building,
  };
}

/** The log of a file is judged first, and then compared with what the file tells. */
async function buildingOf({ store, hands }: Foreign): Promise<Building | null> {
  const building = await hands.building();
  if (building) return building;
  const last = await store.transaction('told').store.openKeyCursor(null, 'prev');
  if (!last) return null;
  const state = await store.get('index', 'told');
  const isDone = state?.version === CODE_VERSION && state.upTo === last.key;
  return isDone ? null : { done: Math.max(0, state?.upTo ?? 0), of: last.key };
}

const builds = new Map<string, Promise<void>>();

/** Judges what is not judged yet of a file, a slice at a time. */
export function build(foreign: Foreign, tell: () => void): Promise<void> {
  const { id } = foreign.file;
  let building = builds.get(id);
  if (!building) {
    building = buildAll(foreign, tell)
      // It may have been let go of meanwhile.
      .catch((error) => console.error('Cutcard could not judge a file that was taken in', error))
      .finally(() => builds.delete(id));
    builds.set(id, building);
  }
  return building;
}

async function buildAll(foreign: Foreign, tell: () => void): Promise<void> {
  const { hands } = foreign;
  let told = Date.now();
  const progress = (): void => {
    if (Date.now() - told < PROGRESS) return;
    told = Date.now();
    tell();
  };
  while (await hands.catchUp()) {
    while (await hands.judge({ settled: true }));
    progress();
  }
  while (await hands.judge()) progress();
  while (await compare(foreign)) progress();
  tell();
}

/** Holds the next hands against what the file tells of them; whether there were any. */
async function compare({ store, siteOf }: Foreign): Promise<boolean> {
  const transaction: Write = store.transaction(['told', 'hands', 'counts', 'index'], 'readwrite');
  const work = async (): Promise<boolean> => {
    const state = await transaction.objectStore('index').get('told');
    const range = IDBKeyRange.lowerBound(state?.upTo ?? -1, true);
    const some = await transaction.objectStore('told').getAll(range, AT_ONCE);
    const counter = new Counter();
    for (const told of some) {
      const judged = await transaction.objectStore('hands').get(told.id);
      const row = judged ?? rowOf(told, siteOf(told.site));
      if (!row) continue;
      if (!judged) counter.add(row, 1);
      const differs = row.status !== told.status;
      if (!judged || differs) {
        await transaction.objectStore('hands').put({ ...row, ...(differs && { differs: 1 as const }) });
      }
    }
    await counter.write(transaction);
    const last = some.at(-1);
    if (!last) return false;
    await transaction.objectStore('index').put({ id: 'told', version: CODE_VERSION, upTo: last.id });
    return true;
  };
  const [any] = await Promise.all([work(), transaction.done]);
  return any;
}

/** A hand without its observations: what it says of itself can still be recomputed. Null where its game is not known. */
function rowOf({ id, site: siteId, hand: told }: Told, site: Site | undefined): HandRow | null {
  const hand = told as HandView['hand'] & { readonly game?: unknown };
  const named = Object.entries(site?.schemes ?? {}).find(([, scheme]) => scheme === hand.scheme)?.[0];
  const game = (named ?? hand.game) as GameId | undefined;
  if (!site || !game || !schemeFor(site, game)) return null;
  const given = site.rules?.[game];
  const verdict = audit(hand, given ? { rule: given } : {});
  const view = {
    id: String(id),
    tab: '',
    siteId,
    siteName: site.name,
    game,
    at: 0,
    hand,
    ...ruleIn(site, game),
    verdict,
    limits: limitsOf(hand),
    evidence: [],
  };
  return { id, site: siteId, tab: '', game, status: verdict.status, at: 0, view };
}

/** The sites of a file: those that are known here, and those that another player watches, by the file's own rules. */
function sitesIn({ rules, seedings }: ImportedFile): SiteOf {
  const made = new Map<string, Site | undefined>();
  return (id) => {
    const known = siteById(id);
    if (known) return known;
    if (!made.has(id)) made.set(id, foreignSite(id, rules, seedings[id]));
    return made.get(id);
  };
}

function foreignSite(
  id: string,
  rules: readonly unknown[],
  seeding: SeedingId | undefined,
): Site | undefined {
  const [as, host] = id.split('@');
  if (host === undefined) return undefined;
  try {
    const own = rules.map(Object).filter(({ site }) => site === id);
    const given = own.map(({ written, origin }) => [Object(written).game, { rule: written, origin }]);
    return siteOfWatched(
      parseWatched({ host, as, ...(seeding && { seeding }), rules: Object.fromEntries(given) }),
    );
  } catch (error) {
    if (error instanceof HandError) return undefined;
    throw error;
  }
}

/** A hand of a file. @throws Error where it is none that Cutcard saved */
function toldIn(value: unknown): Told {
  const { id, site, verdict, ...hand } = Object(value) as Partial<Record<string, unknown>>;
  if (typeof id !== 'string' || !/^\d{1,15}$/.test(id)) throw new Error('hands');
  return { id: Number(id), site: String(site), status: Object(verdict).status ?? null, hand };
}

/** An entry that has the form of an observation. */
function readingIn(entry: unknown): Observation | null {
  const observation = typeof entry === 'object' && entry !== null ? observationOf(entry as Stored) : null;
  if (!observation) return null;
  const { seq, site, tab, ...sighting } = observation;
  const placed = Number.isSafeInteger(seq) && typeof site === 'string' && typeof tab === 'string';
  return placed && isSighting(sighting) ? observation : null;
}

/** What an earlier version took in. */
async function takeInAnew(own: Store, { id, summary, file }: ImportedWhole): Promise<void> {
  const { name, at } = summary;
  await own.put('imports', { id, name, at, rules: file.rules ?? [], seedings: {} });
  await addToImport(own, id, file);
  await endImport(own, id, checkChain(file));
}
