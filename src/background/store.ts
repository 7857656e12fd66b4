/**
 * The database: the log with what was done about it, which are facts, and the index, which is derived from them.
 * @module
 */
import {
  type DBSchema,
  deleteDB,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from 'idb';
import type { Chain, LogEntry, LogGap } from '../core/chain.ts';
import type { GameId } from '../core/game.ts';
import type { SeedingId } from '../core/seeding/index.ts';
import type { Status } from '../core/verdict.ts';
import type { Evidence, HandView } from '../platform/messages.ts';
import { LATE, within } from '../platform/within.ts';

/** An entry of the log: what was chained, as whichever version wrote it, and its digest. */
export interface Stored extends LogEntry {
  readonly seq: number;
  /** Unique: an entry that is stored twice is stored once. */
  readonly key: string;
  readonly site: string;
  /** 64 hex digits. */
  readonly digest: string;
}

/** What has been done about a hand. */
export interface Mark {
  readonly hand: string;
  /** In logs of the first version; since then an alarm is an entry of the log. */
  readonly alerted?: boolean;
  /** Its report or its details were opened. */
  readonly opened?: boolean;
  /** What an earlier version of the extension said of it, where this one sees it differently; and since when, ms. */
  readonly was?: { readonly status: Status; readonly at: number };
}

/** The verdicts that were last shown of the hands that began in a part of a site's log. */
export interface Shown {
  /** The site, and the first entry of that part. */
  readonly id: [string, number];
  /** The code that made them. */
  readonly version: string;
  /** By the hands' ids. */
  readonly statuses: Readonly<Record<string, Status>>;
}

/** Entries that the player deleted, or that were older than what is kept. */
export interface Gap extends LogGap {
  readonly why: 'deleted';
  /** When, ms since 1970. */
  readonly at: number;
  /** By site: how many of them were observations. */
  readonly sites: Readonly<Record<string, number>>;
}

/** A part of a site's log that is judged at once; see stretches.ts. */
export interface Stretch {
  /** The site, and the number of the stretch, from 0. */
  readonly id: [string, number];
  /** Its first and last entry. */
  from: number;
  to: number;
  /** Its observations, deleted ones included. */
  count: number;
  /** Stretches that show the same seeds, by number, and up to which entry they matter. */
  far: Record<number, number>;
  /** The alarms given for its hands: the hand's id and the alarm's entry. */
  alarms: Record<string, number>;
  /** Set while its hands have not been judged since it was touched. */
  dirty?: 1;
  /** How often it was touched. */
  touched: number;
}

/** Where in a site's log a commitment was shown. */
export interface Tie {
  /** The site and the hash. */
  readonly id: [string, string];
  /** Stretches that announce it. */
  announced: number[];
  /** Stretches and entries in which its seed was shown as out, the first few. */
  reported: (readonly [number, number])[];
}

export interface HandRow {
  readonly id: number;
  readonly site: string;
  readonly tab: string;
  readonly game: GameId;
  readonly status: Status;
  readonly at: number;
  /** Until it was opened: an alarm was due or given for it, or something differs that is in doubt. */
  open?: 'alarm' | 'suspect';
  /** An alarm must be given for it. */
  due?: 1;
  /** An earlier version of the extension said something else of it. */
  differs?: 1;
  readonly view: HandView & { readonly tab: string };
}

/** How many hands there are: of a casino's game with a status, of a tab, to be opened, or that differ. */
export interface Count {
  readonly id:
    | ['casino', string, GameId, Status]
    | ['tab', string, Status]
    | ['open', string, NonNullable<HandRow['open']>]
    | ['differs'];
  n: number;
}

export interface IndexState {
  /** Of the hands that the log's entries make; or, of a file that was taken in, of those that it tells of. */
  readonly id: 'state' | 'told';
  /** The code that made the index. */
  readonly version: string;
  /** The last entry of the log, or hand of the file, that it has. */
  upTo: number;
  /** While what other code made is thrown away: how far that is, by store and the last row that is gone from it. */
  readonly emptied?: readonly [store: (typeof EMPTIED)[number], last: IDBValidKey | null];
  /** By site: up to which of its stretches hands are to be judged anew, as by other rules; the latest go first. */
  readonly again?: Readonly<Record<string, number>>;
}

/** A file that another browser exported. What is in it has a database of its own, in the form of a log. */
export interface ImportedFile {
  readonly id: string;
  readonly name: string;
  /** When it was taken in, ms since 1970. */
  readonly at: number;
  /** What following its digests came to; left out while it is being taken in. */
  readonly chain?: Chain;
  readonly rules: readonly unknown[];
  /** How seeds serve the hands of sites that are not built in, as their panels say. */
  readonly seedings: Readonly<Record<string, SeedingId>>;
}

/** The same as an earlier version kept it: all in one. */
export interface ImportedWhole {
  readonly id: string;
  readonly summary: { readonly name: string; readonly at: number };
  readonly file: Evidence;
}

/** A hand as a file tells of it. */
export interface Told {
  readonly id: number;
  readonly site: string;
  /** Its verdict there, of any form. */
  readonly status: unknown;
  readonly hand: unknown;
}

export interface Schema extends DBSchema {
  observations: { key: number; value: Stored; indexes: { key: string; site: [string, number] } };
  gaps: { key: number; value: Gap };
  marks: { key: string; value: Mark };
  shown: { key: [string, number]; value: Shown };
  imports: { key: string; value: ImportedFile | ImportedWhole };
  /** The hands that a file tells of; empty in the player's own log. */
  told: { key: number; value: Told };
  hands: {
    key: number;
    value: HandRow;
    indexes: {
      site: [string, number];
      status: [Status, number];
      siteStatus: [string, Status, number];
      tab: [string, number];
      at: [number, number];
      open: [string, string, number];
      due: [number, number];
      differs: [number, number];
    };
  };
  counts: { key: Count['id']; value: Count };
  stretches: { key: [string, number]; value: Stretch; indexes: { dirty: number } };
  ties: { key: [string, string]; value: Tie };
  index: { key: string; value: IndexState };
}

export type Store = IDBPDatabase<Schema>;
export type StoreName = StoreNames<Schema>;
/** A transaction that writes; which stores it has is for its maker to see to. */
export type Write = IDBPTransaction<Schema, StoreName[], 'readwrite'>;

/** The transaction in which the database is brought to this version. */
type Upgrade = IDBPTransaction<Schema, StoreName[], 'versionchange'>;

export const FACTS = ['observations', 'gaps', 'marks', 'shown', 'imports', 'told'] as const;
/** What is thrown away before the index is made anew, in this order: first what could be judged. */
export const EMPTIED = ['stretches', 'ties', 'hands', 'counts'] as const;

const VERSION = 4;
/** A browser that has not opened its storage after this long, ms, is taken not to: Chromium may need seconds for a million hands. */
const PATIENCE = 10_000;

export class StorageError extends Error {}

/**
 * @param lost called when the browser takes the database away later
 * @throws StorageError or DOMException where the browser gives no storage
 */
export async function openStore(name = 'cutcard', lost: () => void = () => undefined): Promise<Store> {
  let late = false;
  const opening = openDB<Schema>(name, VERSION, {
    upgrade(db, from, _to, transaction) {
      if (from < 2) makeLogAndIndex(db, from, transaction);
      if (from < 3) {
        db.createObjectStore('shown', { keyPath: 'id' });
        transaction.objectStore('hands').createIndex('differs', ['differs', 'id']);
      }
      db.createObjectStore('told', { keyPath: 'id' });
    },
    // Another version of the extension wants to upgrade: let it.
    blocking: (_current, _blocked, event) => {
      (event.target as IDBDatabase).close();
      lost();
    },
    terminated: lost,
  });
  // One that opens when nobody waits for it any more would stand in the way of the next.
  void opening.then((db) => late && db.close()).catch(() => undefined);
  const db = await within(PATIENCE, opening);
  if (db !== LATE) return db;
  late = true;
  throw new StorageError('the browser does not open its storage');
}

interface Source<T> {
  openKeyCursor(
    range: IDBKeyRange,
    direction: 'prev',
  ): Promise<{ advance(count: number): Promise<{ readonly key: unknown } | null> } | null>;
  getAll(range: IDBKeyRange): Promise<T[]>;
}

/** The last so many of a range of a store or an index, last first. A cursor would come back for each. */
export async function lastOf<T>(source: unknown, range: IDBKeyRange, most: number): Promise<T[]> {
  const { lower, upper, lowerOpen, upperOpen } = range;
  const rows = source as Source<T>;
  const cursor = most > 0 ? await rows.openKeyCursor(range, 'prev') : null;
  if (!cursor) return [];
  // Read forwards from where the last `most` begin.
  const first = most > 1 ? await cursor.advance(most - 1) : (cursor as unknown as { readonly key: unknown });
  const from = first ? first.key : lower;
  const found = await rows.getAll(IDBKeyRange.bound(from, upper, !first && lowerOpen, upperOpen));
  return found.reverse();
}

interface Indexed {
  readonly indexNames: Iterable<string>;
  index(name: string): { readonly keyPath: string | string[]; getKey(key: IDBValidKey): Promise<unknown> };
}

/**
 * Lets indexes forget what they had of a row that was deleted, or that is another `now`. Chromium leaves it there until a
 * transaction that writes comes by; till then every reader steps over it, in a log of a million hands over a million.
 */
export async function forgetKeys(source: unknown, was: object, now: object = {}): Promise<void> {
  const store = source as Indexed;
  const keys = [...store.indexNames].map(async (name) => {
    const index = store.index(name);
    const key = keyOf(was, index.keyPath);
    if (key !== null && JSON.stringify(key) !== JSON.stringify(keyOf(now, index.keyPath)))
      await index.getKey(key);
  });
  await Promise.all(keys);
}

/** Under which key an index has a row, if it has it. */
function keyOf(row: object, path: string | readonly string[]): IDBValidKey | null {
  const parts = [path].flat().map((name) => (row as Record<string, IDBValidKey | undefined>)[name]);
  if (parts.includes(undefined)) return null;
  return typeof path === 'string' ? parts[0]! : (parts as IDBValidKey[]);
}

/** Deletes a database with all that is in it. */
export const deleteStore = (name: string): Promise<void> => deleteDB(name);

/** What there was before anything was kept of what was shown; `from` is the version there is, 0 or 1. */
function makeLogAndIndex(db: Store, from: number, transaction: Upgrade): void {
  if (from === 0) {
    const observations = db.createObjectStore('observations', { keyPath: 'seq' });
    observations.createIndex('key', 'key', { unique: true });
    observations.createIndex('site', ['site', 'seq']);
    db.createObjectStore('marks', { keyPath: 'hand' });
  } else {
    // The first version found seeds again by an index of the log; now that is derived.
    const { indexNames } = transaction.objectStore('observations');
    if ((indexNames as DOMStringList).contains('hash'))
      transaction.objectStore('observations').deleteIndex('hash');
  }
  db.createObjectStore('gaps', { keyPath: 'to' });
  db.createObjectStore('imports', { keyPath: 'id' });
  const hands = db.createObjectStore('hands', { keyPath: 'id' });
  hands.createIndex('site', ['site', 'id']);
  hands.createIndex('status', ['status', 'id']);
  hands.createIndex('siteStatus', ['site', 'status', 'id']);
  hands.createIndex('tab', ['tab', 'id']);
  hands.createIndex('at', ['at', 'id']);
  hands.createIndex('open', ['site', 'open', 'id']);
  hands.createIndex('due', ['due', 'id']);
  db.createObjectStore('counts', { keyPath: 'id' });
  db.createObjectStore('stretches', { keyPath: 'id' }).createIndex('dirty', 'dirty');
  db.createObjectStore('ties', { keyPath: 'id' });
  db.createObjectStore('index', { keyPath: 'id' });
}
