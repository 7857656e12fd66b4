/**
 * Fills the extension's own log, inside one of its pages, as an evening after the other would have.
 * @module
 */
import { Hands } from '../../src/background/hands.ts';
import { Log } from '../../src/background/log.ts';
import { openStore, type Store, type Stored, type Write } from '../../src/background/store.ts';
import { STRETCH } from '../../src/background/stretches.ts';
import type { Sighting } from '../../src/core/observation.ts';
import { Story, seeds } from '../unit/core/story.ts';

const SITE = 'crypto-games';
const TAB = 'evening:1';

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

/** Adds some hands to the log, where it has fewer than so many; how many there are now. */
export async function grow(to: number): Promise<number> {
  const { store, log, hands } = await open();
  if ((await store.count('hands')) === 0) {
    const readings = evening(1, PLAYED);
    for (let i = 0; i < readings.length; i += 50) await log.append(SITE, TAB, readings.slice(i, i + 50));
    await bringUp(hands);
  } else if ((await store.count('hands')) < to) await copy(store, PLAYED * 7);
  const now = await store.count('hands');
  store.close();
  return now;
}

/** Copies the first `size` entries, their hands and stretches, behind the last. The digests are those of the originals. */
async function copy(store: Store, size: number): Promise<void> {
  const entries = await store.getAll('observations', IDBKeyRange.bound(1, size));
  const rows = await store.getAll('hands', IDBKeyRange.bound(1, size));
  const count = size / STRETCH;
  const stretches = await store.getAll('stretches', IDBKeyRange.bound([SITE, 0], [SITE, count - 1]));
  const transaction: Write = store.transaction(
    ['observations', 'hands', 'stretches', 'counts', 'index'],
    'readwrite',
    { durability: 'relaxed' },
  );
  const state = (await transaction.objectStore('index').get('state'))!;
  const by = state.upTo;
  for (const entry of entries) {
    void transaction
      .objectStore('observations')
      .put({ ...entry, seq: entry.seq + by, key: `${by} ${entry.key}` } as Stored);
  }
  for (const row of rows) {
    const id = row.id + by;
    void transaction.objectStore('hands').put({ ...row, id, view: { ...row.view, id: String(id) } });
  }
  for (const stretch of stretches) {
    const { dirty: _, ...rest } = stretch;
    void transaction.objectStore('stretches').put({
      ...rest,
      id: [SITE, stretch.id[1] + by / STRETCH],
      from: stretch.from + by,
      to: stretch.to + by,
      far: {},
    });
  }
  for (const one of await transaction.objectStore('counts').getAll()) {
    void transaction.objectStore('counts').put({ ...one, n: one.n + rows.length });
  }
  void transaction.objectStore('index').put({ ...state, upTo: by + size });
  await transaction.done;
}

/** Plays so many hands more, of the same casino; how long each took from its reading until it was judged, ms. */
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

export async function storage(): Promise<number> {
  return (await navigator.storage.estimate()).usage ?? 0;
}
