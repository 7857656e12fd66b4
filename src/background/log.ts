/**
 * The log: every observation and every alarm, append-only, in IndexedDB. Module memory is never the truth.
 * Each entry carries the digest of the one before it, so that an exported log shows gaps and edits.
 * @module
 */
import { digestOf } from '../core/chain.ts';
import { observationOf } from '../core/earlier.ts';
import type { Observation, Sighting } from '../core/observation.ts';
import type { AuditedHand } from './auditor.ts';
import type { Gap, Mark, Store, Stored, Write } from './store.ts';
import { Fold } from './stretches.ts';

/** An alarm that was given to the player: a fact, whatever the verdict may be later. */
export interface Alarm {
  readonly kind: 'alarm';
  readonly key: string;
  readonly seq: number;
  readonly site: string;
  readonly tab: string;
  /** When it was given, ms since 1970. */
  readonly at: number;
  /** The hand's id. */
  readonly hand: string;
  /** The hand as it was seen then, its verdict included; not its evidence, which is in the log. */
  readonly seen: Omit<AuditedHand, 'evidence'>;
}

/** What an append came to. */
export interface Appended {
  /** The observations that were not in the log before. */
  readonly added: readonly Observation[];
}

const STORES = ['observations', 'gaps', 'stretches', 'ties', 'index'] as const;

export class Log {
  readonly #store: Store;
  readonly #version: string;
  #gone: Promise<number> | null = null;
  #isIndexed = true;

  /** @param version of the code that the index is made by */
  constructor(store: Store, version: string) {
    this.#store = store;
    this.#version = version;
  }

  /** Whether the index had all of the log when something was last appended, and so has that too. */
  get isIndexed(): boolean {
    return this.#isIndexed;
  }

  /**
   * The last of the entries from the first on that were deleted; 0 where the first is there. What is left of them while
   * they are being deleted is told to nobody.
   */
  gone(): Promise<number> {
    this.#gone ??= this.#store
      .getAll('gaps', undefined, 1)
      .then(([gap]) => (gap?.from === 1 ? gap.to : 0))
      .catch((error) => {
        this.#gone = null;
        throw error;
      });
    return this.#gone;
  }

  /** Forgets what is known of the log's beginning, as when it was deleted. */
  forget(): void {
    this.#gone = null;
  }

  /** Appends sightings in their order. Resolves when they are on disk; one that is there already is not stored again. */
  async append(site: string, tab: string, sightings: readonly Sighting[]): Promise<Appended> {
    const entries = await this.#append(sightings.map((sighting) => ({ ...sighting, site, tab })));
    return { added: entries.map((entry) => observationOf(entry)!) };
  }

  /** Appends alarms; once for each hand. */
  async alarms(alarms: readonly Omit<Alarm, 'kind' | 'key' | 'seq'>[]): Promise<void> {
    await this.#append(
      alarms.map((alarm) => ({ kind: 'alarm', key: `alarm:${alarm.site}/${alarm.hand}`, ...alarm })),
    );
  }

  /** Whether an alarm was given for a hand. */
  async isAlarmed(site: string, hand: string): Promise<boolean> {
    const [entry, mark] = await Promise.all([
      this.#store.getKeyFromIndex('observations', 'key', `alarm:${site}/${hand}`),
      this.#store.get('marks', `${site}/${hand}`),
    ]);
    return entry !== undefined || mark?.alerted === true;
  }

  async #append(facts: readonly Fact[]): Promise<Stored[]> {
    const transaction: Write = this.#store.transaction([...STORES], 'readwrite', { durability: 'strict' });
    // Awaited together: a transaction that aborts rejects both.
    const [added] = await Promise.all([this.#write(transaction, facts), transaction.done]);
    return added;
  }

  async #write(transaction: Write, facts: readonly Fact[]): Promise<Stored[]> {
    const store = transaction.objectStore('observations');
    const state = await transaction.objectStore('index').get('state');
    let last = await headOf(transaction);
    // The stretches grow with the log. Where they are behind, as after an update, they catch up later.
    const inStep = state?.version === this.#version && !state.emptied && state.upTo === (last?.seq ?? 0);
    this.#isIndexed = inStep;
    const fold = new Fold(transaction);
    const added: Stored[] = [];
    for (const fact of facts) {
      if (await store.index('key').getKey(fact.key)) continue;
      const { site, tab, ...rest } = fact;
      const chained = { ...rest, seq: (last?.seq ?? 0) + 1, site, tab };
      const entry: Stored = { ...chained, key: fact.key, digest: digestOf(last?.digest ?? '', chained) };
      await store.add(entry);
      if (inStep) await fold.add(entry);
      added.push(entry);
      last = entry;
    }
    if (inStep && added.length > 0) {
      await fold.flush();
      await transaction.objectStore('index').put({ ...state, upTo: last!.seq });
    }
    return added;
  }

  /** The number and the digest of the last entry there was; null where there was none. */
  head(): Promise<Head | null> {
    return headOf(this.#store.transaction(['observations', 'gaps']));
  }

  async count(): Promise<number> {
    return this.#store.count('observations');
  }

  /** The entries from one number to another; the first so many. */
  async entries(from = 0, to = Number.MAX_SAFE_INTEGER, most?: number): Promise<Stored[]> {
    const first = Math.max(from, (await this.gone()) + 1);
    return first > to ? [] : this.#store.getAll('observations', IDBKeyRange.bound(first, to), most);
  }

  /** A site's observations from one number to another; `about` so many, where that is known. */
  async observations(
    site: string,
    from = 0,
    to = Number.MAX_SAFE_INTEGER,
    about = 0,
  ): Promise<Observation[]> {
    // By the index each is looked up by itself: where few are another site's, those are sooner read along.
    const entries =
      to - from < 2 * about
        ? (await this.entries(from, to)).filter((entry) => entry.site === site)
        : await this.ofSite(site, from, to);
    return entries.flatMap((entry) => observationOf(entry) ?? []);
  }

  /** All entries of a site, from one number to another; the first so many. */
  async ofSite(site: string, from = 0, to = Number.MAX_SAFE_INTEGER, most?: number): Promise<Stored[]> {
    const first = Math.max(from, (await this.gone()) + 1);
    if (first > to) return [];
    const range = IDBKeyRange.bound([site, first], [site, to]);
    return this.#store.getAllFromIndex('observations', 'site', range, most);
  }

  async gaps(): Promise<Gap[]> {
    return this.#store.getAll('gaps');
  }

  /** The digest of an entry, or of one that was deleted and is the last of its gap; null where neither is there. */
  async digestAt(seq: number): Promise<string | null> {
    const entry = await this.#store.get('observations', seq);
    return (entry ?? (await this.#store.get('gaps', seq)))?.digest ?? null;
  }

  async mark(hand: string, done: Omit<Mark, 'hand'>): Promise<void> {
    const transaction = this.#store.transaction('marks', 'readwrite');
    const mark = await transaction.store.get(hand);
    await transaction.store.put({ ...mark, hand, ...done });
    await transaction.done;
  }

  async marks(hands: readonly string[]): Promise<ReadonlyMap<string, Mark>> {
    const transaction = this.#store.transaction('marks');
    const marks = await Promise.all(hands.map((hand) => transaction.store.get(hand)));
    return new Map(hands.map((hand, i) => [hand, marks[i] ?? { hand }]));
  }
}

/** What is to be appended: all of an entry but its place. */
type Fact = Readonly<Record<'key' | 'site' | 'tab', string>> & Readonly<Record<string, unknown>>;

export interface Head {
  readonly seq: number;
  readonly digest: string;
}

interface Reader {
  objectStore(name: 'observations'): {
    openCursor(range: null, direction: 'prev'): Promise<{ readonly value: Stored } | null>;
  };
  objectStore(name: 'gaps'): { getAll(range: IDBKeyRange): Promise<Gap[]> };
}

/** The same, as a transaction over `observations` and `gaps` sees it. */
export async function headOf(transaction: unknown): Promise<Head | null> {
  const reader = transaction as Reader;
  const entry = (await reader.objectStore('observations').openCursor(null, 'prev'))?.value;
  // Not by a cursor from the end: where there are none, as mostly, a large database would be long in saying so.
  const behind = await reader.objectStore('gaps').getAll(IDBKeyRange.lowerBound(entry?.seq ?? 0, true));
  const gap = behind.at(-1);
  if (gap) return { seq: gap.to, digest: gap.digest };
  return entry ? { seq: entry.seq, digest: entry.digest } : null;
}
