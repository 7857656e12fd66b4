/**
 * The log: every observation, append-only, in IndexedDB. Module memory is never the truth.
 * Each entry carries the digest of the one before it, so that an exported log shows gaps and edits.
 * @module
 */
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import { sha256Hex } from '../core/hash.ts';
import type { Observation, Sighting } from '../core/observation.ts';
import { hashOn, isPanel } from '../core/panels.ts';

/** An observation as it is stored. */
export interface Entry extends Observation {
  /** The hashes on the panel, by which earlier promises and reveals of the same seed are found again. */
  readonly hashes: readonly string[];
  /** SHA-256 of the previous entry's digest and this observation's JSON. */
  readonly digest: string;
}

/** What has been done about a hand. */
interface Mark {
  readonly hand: string;
  readonly alerted?: boolean;
  /** Its report or its details were. */
  readonly opened?: boolean;
}

interface Schema extends DBSchema {
  observations: {
    key: number;
    value: Entry;
    indexes: { key: string; site: [string, number]; hash: string };
  };
  marks: { key: string; value: Mark };
}

type Write = IDBPTransaction<Schema, 'observations'[], 'readwrite'>;

export class Log {
  readonly #db: IDBPDatabase<Schema>;

  private constructor(db: IDBPDatabase<Schema>) {
    this.#db = db;
  }

  /** @throws DOMException where the browser gives no storage */
  static async open(name = 'cutcard'): Promise<Log> {
    const db = await openDB<Schema>(name, 1, {
      upgrade(created) {
        const observations = created.createObjectStore('observations', {
          keyPath: 'seq',
          autoIncrement: true,
        });
        observations.createIndex('key', 'key', { unique: true });
        observations.createIndex('site', ['site', 'seq']);
        observations.createIndex('hash', 'hashes', { multiEntry: true });
        created.createObjectStore('marks', { keyPath: 'hand' });
      },
      // Another version of the extension wants to upgrade: let it.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    return new Log(db);
  }

  /** Appends sightings in their order. Resolves when they are on disk; one that is there already is not stored again. */
  async append(site: string, tab: string, sightings: readonly Sighting[]): Promise<void> {
    const transaction = this.#db.transaction(['observations'], 'readwrite', { durability: 'strict' });
    // Awaited together: a transaction that aborts rejects both.
    await Promise.all([this.#write(transaction, site, tab, sightings), transaction.done]);
  }

  async #write(transaction: Write, site: string, tab: string, sightings: readonly Sighting[]): Promise<void> {
    const store = transaction.objectStore('observations');
    let last = await store.openCursor(null, 'prev').then((cursor) => cursor?.value);
    for (const sighting of sightings) {
      if (await store.index('key').getKey(sighting.key)) continue;
      const seq: number = (last?.seq ?? 0) + 1;
      const observation: Observation = { ...sighting, seq, site, tab };
      const digest = digestOf(last?.digest ?? '', observation);
      last = { ...observation, hashes: hashesOn(observation), digest };
      await store.add(last);
    }
  }

  /**
   * A site's observations up to `upTo`, the latest `limit` of them, with the earlier ones that show the same hashes:
   * a seed that was used twice shows, however long ago the first time was.
   */
  async recent(site: string, limit: number, upTo = Number.MAX_SAFE_INTEGER): Promise<Window> {
    const index = this.#db.transaction('observations').store.index('site');
    const range = IDBKeyRange.bound([site, 0], [site, upTo]);
    const cursor = await index.openKeyCursor(range, 'prev');
    const oldest = cursor && limit > 1 ? await cursor.advance(limit - 1) : cursor;
    const whole = oldest === null;
    const entries = await index.getAll(whole ? range : IDBKeyRange.bound(oldest.key, [site, upTo]));
    const from = entries[0]?.seq ?? 0;
    const earlier = new Map<number, Entry>();
    if (!whole) {
      const byHash = index.objectStore.index('hash');
      const hashes = new Set(entries.flatMap((entry) => entry.hashes));
      for (const entry of (await Promise.all([...hashes].map((hash) => byHash.getAll(hash)))).flat()) {
        if (entry.site === site && entry.seq < from) earlier.set(entry.seq, entry);
      }
    }
    const before = [...earlier.values()].sort((a, b) => a.seq - b.seq);
    return { observations: [...before, ...entries], from: whole ? 0 : from };
  }

  /** The whole log, entry by entry. */
  async all(): Promise<Entry[]> {
    return this.#db.getAll('observations');
  }

  /** The log's last entry, or null where there is none. */
  async last(): Promise<Entry | null> {
    const cursor = await this.#db.transaction('observations').store.openCursor(null, 'prev');
    return cursor?.value ?? null;
  }

  async count(): Promise<number> {
    return this.#db.count('observations');
  }

  /** The sites in the log. */
  async sites(): Promise<string[]> {
    const sites: string[] = [];
    let cursor = await this.#db.transaction('observations').store.index('site').openKeyCursor();
    while (cursor) {
      const [site] = cursor.key;
      sites.push(site);
      cursor = await cursor.continue([site, Number.MAX_SAFE_INTEGER]);
    }
    return sites;
  }

  async mark(hand: string, done: Omit<Mark, 'hand'>): Promise<void> {
    const transaction = this.#db.transaction('marks', 'readwrite');
    const mark = await transaction.store.get(hand);
    await transaction.store.put({ ...mark, hand, ...done });
    await transaction.done;
  }

  async marks(hands: readonly string[]): Promise<ReadonlyMap<string, Mark>> {
    const transaction = this.#db.transaction('marks');
    const marks = await Promise.all(hands.map((hand) => transaction.store.get(hand)));
    return new Map(hands.map((hand, i) => [hand, marks[i] ?? { hand }]));
  }
}

/** A part of a site's log. */
export interface Window {
  readonly observations: readonly Entry[];
  /** The first `seq` of the unbroken part; 0 where that is the site's whole log. */
  readonly from: number;
}

/** The digest that chains an observation to the one before it. */
export const digestOf = (previous: string, observation: Observation): string =>
  sha256Hex(previous + JSON.stringify(observation));

function hashesOn(observation: Observation): string[] {
  if (!isPanel(observation)) return [];
  const texts = (['announced.commitment', 'reported.commitment'] as const).map((field) =>
    hashOn(observation, field),
  );
  return [...new Set(texts.filter(Boolean))];
}
