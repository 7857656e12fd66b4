/**
 * Fills the extension's own log, inside one of its pages, as an evening after the other would have.
 * @module
 */
import { Hands } from '../../src/background/hands.ts';
import { Log } from '../../src/background/log.ts';
import { Counter } from '../../src/background/rows.ts';
import {
  openStore,
  type Schema,
  type Store,
  type Stored,
  type StoreName,
  type Write,
} from '../../src/background/store.ts';
import { STRETCH } from '../../src/background/stretches.ts';
import { digestOf } from '../../src/core/chain.ts';
import type { Sighting } from '../../src/core/observation.ts';
import { Story, seeds } from '../unit/core/story.ts';

const SITE = 'crypto-games';
const TAB = 'evening:1';
/** What a hand is in. */
const STORES: StoreName[] = ['observations', 'hands', 'stretches', 'ties', 'counts', 'index'];

/** Hands that are played and judged; what is more are copies of them. Their readings fill whole stretches. */
const PLAYED = STRETCH * 8;

function evening(from: number, hands: number): Sighting[] {
  const story = new Story().on(TAB, `load ${from}`);
  for (let n = from; n < from + hands; n++) {
    story.between(n === from ? null : seeds(n - 1), seeds(n)).hand(seeds(n));
  }
  return story.observations.map(({ seq, site, tab, ...sighting }) => sighting);
}

async function open(): Promise<{ store: Store; log: Log; hands: Hands }> {
  const store = await openStore();
  const version = (await store.get('index', 'state'))!.version;
  const log = new Log(store, version);
  return { store, log, hands: new Hands(store, log, version) };
}

async function bringUp(hands: Hands): Promise<void> {
  while (await hands.catchUp()) while (await hands.judge({ settled: true }));
  while (await hands.judge());
}

const handsIn = async (hands: Hands): Promise<number> =>
  (await hands.counts()).reduce((sum, { n }) => sum + n, 0);

/** Adds some hands to the log, where it has fewer than so many; how many there are now. */
export async function grow(to: number): Promise<number> {
  const { store, hands } = await open();
  await bringUp(hands);
  if ((await handsIn(hands)) === 0) await sit(1, PLAYED);
  else if ((await handsIn(hands)) < to) await copy(store, PLAYED * 7);
  const now = await handsIn(hands);
  store.close();
  return now;
}

/** Rows that are written in one transaction. Chromium keeps what would undo one of more than a megabyte in the database, and steps over what is left of it each time that is opened: an evening's writes are small. */
const AT_ONCE = 100;

type Row = { readonly [Name in StoreName]: readonly [Name, Schema[Name]['value']] }[StoreName];

/** Copies the first `size` entries, chained anew, and what the index has of them, behind the last. */
async function copy(store: Store, size: number): Promise<void> {
  original ??= await read(store, size);
  const { entries, rows, stretches, ties } = original;
  const state = (await store.get('index', 'state'))!;
  const by = state.upTo;
  const copies: Row[] = [];
  let { digest } = (await store.get('observations', by))!;
  for (const { digest: _, ...entry } of entries) {
    const chained = { ...entry, seq: entry.seq + by, key: `${by} ${entry.key}` };
    digest = digestOf(digest, chained);
    copies.push(['observations', { ...chained, digest } as Stored]);
  }
  for (const row of rows) {
    const id = row.id + by;
    copies.push(['hands', { ...row, id, view: { ...row.view, id: String(id) } }]);
  }
  // Behind the last there is, which is not full where the extension has noted meanwhile that a tab is gone.
  const last = await store
    .transaction('stretches')
    .store.openKeyCursor(IDBKeyRange.bound([SITE, 0], [SITE, Number.MAX_SAFE_INTEGER]), 'prev');
  const number = (last!.primaryKey as [string, number])[1] + 1;
  for (const stretch of stretches) {
    const { dirty: _, ...rest } = stretch;
    const id: [string, number] = [SITE, stretch.id[1] + number];
    copies.push(['stretches', { ...rest, id, from: stretch.from + by, to: stretch.to + by, far: {} }]);
  }
  for (const { announced, reported, id } of ties) {
    // Commitments of their own, so that the store grows as it would.
    const own: [string, string] = [SITE, by.toString(16).padStart(12, '0') + id[1].slice(12)];
    const there = reported.map(([one, seq]) => [one + number, seq + by] as const);
    copies.push(['ties', { id: own, announced: announced.map((one) => one + number), reported: there }]);
  }
  const counter = new Counter();
  for (const row of rows) counter.add(row, 1);
  for (let i = 0; i < copies.length; i += AT_ONCE) {
    const transaction: Write = store.transaction(STORES, 'readwrite', { durability: 'relaxed' });
    for (const [name, value] of copies.slice(i, i + AT_ONCE)) void transaction.objectStore(name).put(value);
    if (i + AT_ONCE >= copies.length) {
      await counter.write(transaction);
      void transaction.objectStore('index').put({ ...state, upTo: by + size });
    }
    await transaction.done;
  }
}

let original: Awaited<ReturnType<typeof read>> | undefined;

async function read(store: Store, size: number) {
  const range = IDBKeyRange.bound(1, size);
  const site = IDBKeyRange.bound([SITE, 0], [SITE, size / STRETCH - 1]);
  const [entries, rows, stretches, ties] = await Promise.all([
    store.getAll('observations', range),
    store.getAll('hands', range),
    store.getAll('stretches', site),
    store.getAll('ties', undefined, PLAYED),
  ]);
  return { entries, rows, stretches, ties };
}

/** The id of the n-th hand. */
export async function idOf(n: number): Promise<string> {
  const { store } = await open();
  const cursor = await store.transaction('hands').store.openKeyCursor();
  const found = n > 0 ? await cursor!.advance(n) : cursor;
  store.close();
  return String(found!.key);
}

/** An evening of so many hands more. */
export async function sit(from: number, count: number): Promise<void> {
  const { store, log, hands } = await open();
  const readings = evening(from, count);
  for (let i = 0; i < readings.length; i += 50) await log.append(SITE, TAB, readings.slice(i, i + 50));
  await bringUp(hands);
  store.close();
}

/** Plays so many hands more, of the same casino, whose readings must fill stretches; how long each took from its reading until it was judged, ms. */
export async function play(from: number, count: number): Promise<number[]> {
  const { store, log, hands } = await open();
  const times: number[] = [];
  for (let n = from; n < from + count; n++) {
    const start = performance.now();
    await log.append(SITE, TAB, evening(n, 1));
    await bringUp(hands);
    times.push(performance.now() - start);
  }
  store.close();
  return times;
}

/** How long the browser takes to open the database and nothing more, ms: soon after it was closed it is still at hand. */
export async function opening(): Promise<number> {
  const start = performance.now();
  const store = await openStore();
  const time = performance.now() - start;
  store.close();
  return time;
}

export async function storage(): Promise<number> {
  return (await navigator.storage.estimate()).usage ?? 0;
}
