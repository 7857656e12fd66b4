/**
 * The index: every hand of the log with its verdict, and how many there are of each kind. It is derived and never the
 * truth. It is thrown away and made anew whenever the code that makes verdicts is another, and it is kept in step with
 * the log: an entry is in a stretch in the transaction that stores it, and that stretch's hands are judged behind it.
 * Where the worker dies in between, the stretch is still marked and judged the next time.
 * @module
 */
import type { GameId } from '../core/game.ts';
import { Latest } from '../core/latest.ts';
import type { Observation } from '../core/observation.ts';
import { STATUSES, type Status } from '../core/verdict.ts';
import type { Building } from '../platform/messages.ts';
import type { Site } from '../sites/index.ts';
import { type AuditedHand, handsIn } from './auditor.ts';
import { headOf, type Log } from './log.ts';
import { Counter, goneRow, rowOf } from './rows.ts';
import { siteById } from './sites.ts';
import {
  type Count,
  EMPTIED,
  forgetKeys,
  type HandRow,
  type IndexState,
  lastOf,
  type Store,
  type Stretch,
  type Write,
} from './store.ts';
import { Fold, type SiteOf, scopeOf } from './stretches.ts';

/** Entries that are taken in at once when the index is made anew. */
const SLICE = 1000;
/** Rows that are deleted at once when the index is thrown away: well below a megabyte. */
const MOST_EMPTIED = 100;
/** Stretches that are kept in memory: the latest of a few casinos, and what they reach. */
const MOST_KEPT = 24;
/** Stretches that are judged between two looks at what else there is to do. */
const AT_ONCE = 16;
/** The same where nobody waits for them: the background's other work comes in between. */
const ANEW_AT_ONCE = 4;
/** Hands that alarms are given for at once. */
const MOST_DUE = 1000;
/** Hands that are looked at for the latest of one game. */
const MOST_LOOKED_AT = 1000;

export class Hands {
  readonly #store: Store;
  readonly #log: Log;
  readonly #version: string;
  readonly #foreign: SiteOf | undefined;
  readonly #siteOf: SiteOf;
  /** Observations by stretch, as long as the stretch is what it was. */
  readonly #kept = new Latest<{ readonly count: number; readonly observations: Observation[] }>(MOST_KEPT);

  /** How often all hands of a site were to be judged anew. */
  #touchings = 0;

  /**
   * @param version of the code that makes verdicts
   * @param foreign where it is the log of a file that was taken in: its sites. Only hands that the file tells of count,
   * and nothing was shown of them before.
   */
  constructor(store: Store, log: Log, version: string, foreign?: SiteOf) {
    this.#store = store;
    this.#log = log;
    this.#version = version;
    this.#foreign = foreign;
    this.#siteOf = foreign ?? siteById;
  }

  /** How far the index is; null where it has all of the log. */
  async building(): Promise<Building | null> {
    // In one transaction: an entry that comes between two would look like one that the index has not.
    const transaction = this.#store.transaction(['index', 'observations', 'gaps']);
    const [state, head] = await Promise.all([
      transaction.objectStore('index').get('state'),
      headOf(transaction),
    ]);
    const done = state?.version === this.#version && !state.emptied ? state.upTo : 0;
    const of = head?.seq ?? 0;
    return done < of ? { done, of } : null;
  }

  /** Lets the index be thrown away if other code made it. */
  async begin(): Promise<void> {
    const state = await this.#store.get('index', 'state');
    if (!state) await this.#store.put('index', { id: 'state', version: this.#version, upTo: 0 });
    else if (state.version !== this.#version) await this.clear();
  }

  /** Lets the index be thrown away and made anew. */
  async clear(): Promise<void> {
    const transaction: Write = this.#store.transaction(['index'], 'readwrite');
    await Promise.all([this.clearIn(transaction, 0), transaction.done]);
  }

  /** The same, within a transaction; nothing is left of the log up to an entry. */
  async clearIn(transaction: Write, upTo: number): Promise<void> {
    const index = transaction.objectStore('index');
    await index.clear();
    await index.put({ id: 'state', version: this.#version, upTo, emptied: [EMPTIED[0], null] });
    this.#kept.clear();
  }

  /**
   * Deletes some more of what other code made; whether there is more. Not all at once: Chromium would write down what
   * undoes that, and step over the remains whenever it opens the database.
   */
  async #empty(): Promise<boolean> {
    const transaction: Write = this.#store.transaction([...EMPTIED, 'index'], 'readwrite');
    const work = async (): Promise<boolean> => {
      const state = await transaction.objectStore('index').get('state');
      if (state?.version !== this.#version || !state.emptied) return false;
      const [name, last] = state.emptied;
      const store = transaction.objectStore(name);
      const rows = await store.getAll(
        last === null ? null : IDBKeyRange.lowerBound(last, true),
        MOST_EMPTIED,
      );
      if (rows.length > 0) await store.delete(IDBKeyRange.bound(rows[0]!.id, rows.at(-1)!.id));
      for (const row of rows) await forgetKeys(store, row);
      const { emptied: _, ...rest } = state;
      const next = rows.length < MOST_EMPTIED ? EMPTIED[EMPTIED.indexOf(name) + 1] : name;
      const emptied = next && { emptied: [next, next === name ? rows.at(-1)!.id : null] as const };
      await transaction.objectStore('index').put({ ...rest, ...emptied });
      return next !== undefined;
    };
    const [more] = await Promise.all([work(), transaction.done]);
    return more;
  }

  /** Takes in one more slice of the log, or throws away some more of what other code made; whether there was any. */
  async catchUp(): Promise<boolean> {
    await this.begin();
    if (await this.#empty()) return true;
    const gone = await this.#log.gone();
    const transaction: Write = this.#store.transaction(
      ['observations', 'gaps', 'stretches', 'ties', 'index'],
      'readwrite',
    );
    const more = async (): Promise<boolean> => {
      const state = await transaction.objectStore('index').get('state');
      if (state?.version !== this.#version) return false;
      const range = IDBKeyRange.lowerBound(state.upTo, true);
      const there = IDBKeyRange.lowerBound(Math.max(state.upTo, gone), true);
      const entries = await transaction.objectStore('observations').getAll(there, SLICE);
      const end = entries.length === SLICE ? entries.at(-1)!.seq : Number.MAX_SAFE_INTEGER;
      const gaps = (await transaction.objectStore('gaps').getAll(range)).filter(({ from }) => from <= end);
      if (entries.length + gaps.length === 0) return false;
      const fold = new Fold(transaction, this.#siteOf);
      const waiting = [...gaps];
      for (const entry of entries) {
        while (waiting[0] && waiting[0].to < entry.seq) await fold.skip(waiting.shift()!);
        await fold.add(entry);
      }
      for (const gap of waiting) await fold.skip(gap);
      await fold.flush();
      const upTo = Math.max(entries.at(-1)?.seq ?? 0, gaps.at(-1)?.to ?? 0);
      await transaction.objectStore('index').put({ ...state, upTo });
      return true;
    };
    const [any] = await Promise.all([more(), transaction.done]);
    return any;
  }

  /**
   * Judges the hands of stretches that were touched; whether there were any. Where `settled`, only of those that the
   * log has gone on behind: while it is taken in, the others will be touched again.
   */
  async judge({ settled = false } = {}): Promise<boolean> {
    const dirty = await this.#store.getAllFromIndex(
      'stretches',
      'dirty',
      undefined,
      settled ? undefined : AT_ONCE,
    );
    const latest = new Map<string, number>();
    for (const { id } of dirty) latest.set(id[0], Math.max(latest.get(id[0]) ?? 0, id[1]));
    const ready = settled ? dirty.filter(({ id }) => id[1] + 2 <= latest.get(id[0])!) : dirty;
    const judged = new Map<string, readonly AuditedHand[]>();
    for (const stretch of ready.slice(0, settled ? ready.length : AT_ONCE))
      await this.#judgeStretch(stretch, judged);
    return ready.length > 0;
  }

  async #judgeStretch(stretch: Stretch, judged: Map<string, readonly AuditedHand[]>): Promise<void> {
    const [siteId, number] = stretch.id;
    const site = this.#siteOf(siteId);
    const next = await this.#store.get('stretches', [siteId, number + 1]);
    const before = next?.from ?? Number.MAX_SAFE_INTEGER;
    const own = ({ id }: { readonly id: string }) => Number(id) >= stretch.from && Number(id) < before;
    let hands: readonly AuditedHand[] = [];
    if (site) {
      const scope = scopeOf(stretch);
      // All hands of a long pair of seeds are judged on the same, and need assembling once.
      const name = JSON.stringify([siteId, ...scope]);
      const whole = Object.keys(stretch.far).length > 2;
      const wanted = (id: number) => whole || own({ id: String(id) });
      const all = judged.get(name) ?? (await handsIn(await this.#read(siteId, scope), site, wanted));
      if (whole) judged.set(name, all);
      hands = all.filter(own);
    }
    if (this.#foreign) {
      const range = IDBKeyRange.bound(stretch.from, before, false, true);
      const told = new Set(await this.#store.getAllKeys('told', range));
      hands = hands.filter(({ id }) => told.has(Number(id)));
    }
    await this.#write(stretch, before, hands);
  }

  /** The observations of a scope. */
  async #read(site: string, scope: ReadonlyMap<number, number>): Promise<Observation[]> {
    const parts = [...scope].map(async ([number, upTo]) => {
      const stretch = await this.#store.get('stretches', [site, number]);
      return stretch ? (await this.#observationsOf(stretch)).filter(({ seq }) => seq <= upTo) : [];
    });
    return (await Promise.all(parts)).flat();
  }

  async #observationsOf({ id, from, to, count }: Stretch): Promise<readonly Observation[]> {
    const name = id.join(' ');
    let kept = this.#kept.get(name);
    if (!kept || kept.count > count || kept.observations.length === 0) kept = undefined;
    const last = kept?.observations.at(-1)?.seq ?? 0;
    if (!kept || last < to) {
      const rest = await this.#log.observations(id[0], kept ? last + 1 : from, to, count);
      kept = { count, observations: [...(kept?.observations ?? []), ...rest] };
    }
    this.#kept.put(name, kept);
    return kept.observations;
  }

  /** Lets all hands of a site be judged anew, as when its rules are others: by `judgeAgain`, when there is time. */
  async touchAll(site: string): Promise<void> {
    this.#touchings++;
    await this.#changeState(({ again, ...state }) => ({
      ...state,
      again: { ...again, [site]: Number.MAX_SAFE_INTEGER },
    }));
  }

  /** Judges some more of the hands that are to be judged anew; whether there were any. */
  async judgeAgain(): Promise<boolean> {
    const touchings = this.#touchings;
    const state = await this.#store.get('index', 'state');
    const [first] = Object.entries((state?.version === this.#version && state.again) || {});
    if (!first) return false;
    const [site, from] = first;
    const range = IDBKeyRange.bound([site, 0], [site, from]);
    const some = await lastOf<Stretch>(this.#store.transaction('stretches').store, range, ANEW_AT_ONCE);
    const judged = new Map<string, readonly AuditedHand[]>();
    for (const stretch of some) await this.#judgeStretch(stretch, judged);
    // Where its rules are others once more, it is begun with once more.
    if (touchings !== this.#touchings) return true;
    await this.#changeState(({ again = {}, ...rest }) => {
      const { [site]: _, ...others } = again;
      const next = some.length === ANEW_AT_ONCE ? some.at(-1)!.id[1] - 1 : -1;
      const left = next < 0 ? others : { ...others, [site]: next };
      return Object.keys(left).length > 0 ? { ...rest, again: left } : rest;
    });
    return true;
  }

  /** Changes what the index knows of itself, if it is this version's. */
  async #changeState(change: (state: IndexState) => IndexState): Promise<void> {
    const transaction = this.#store.transaction('index', 'readwrite');
    const work = async (): Promise<void> => {
      const state = await transaction.store.get('state');
      if (state?.version === this.#version) await transaction.store.put(change(state));
    };
    await Promise.all([work(), transaction.done]);
  }

  /** Whether hands of a site wait to be judged, or of any; those behind the end of the index do not count. */
  async isTouched(site?: string): Promise<boolean> {
    const [keys, state] = await Promise.all([
      this.#store.getAllKeysFromIndex('stretches', 'dirty'),
      this.#store.get('index', 'state'),
    ]);
    const touched = [...keys.map(([id]) => id), ...Object.keys(state?.again ?? {})];
    return site === undefined ? touched.length > 0 : touched.includes(site);
  }

  /** The hands of a site's game among its latest, the last so many. */
  async ofGame(site: string, game: GameId, most: number): Promise<HandRow[]> {
    const range = IDBKeyRange.bound([site, 0], [site, Number.MAX_SAFE_INTEGER]);
    let rows: HandRow[] = [];
    for (const looked of [most, MOST_LOOKED_AT]) {
      rows = (await this.#take('site', range, looked)).filter((row) => row.game === game);
      if (rows.length >= most) break;
    }
    return rows.slice(0, most).reverse();
  }

  /** A hand of a site and those after it, of all its games, and so many before it. */
  async beside(site: string, { id }: HandRow, before: number): Promise<HandRow[]> {
    const from = IDBKeyRange.bound([site, id], [site, Number.MAX_SAFE_INTEGER]);
    const until = IDBKeyRange.bound([site, 0], [site, id], false, true);
    const after = await this.#take('site', from, MOST_LOOKED_AT);
    return [...after, ...(await this.#take('site', until, before))].reverse();
  }

  /** Forgets what is kept in memory, as after something was deleted. */
  forget(): void {
    this.#kept.clear();
  }

  /** The latest observations of a site. */
  async latest(site: string): Promise<Observation[]> {
    const range = IDBKeyRange.bound([site, 0], [site, Number.MAX_SAFE_INTEGER]);
    const cursor = await this.#store.transaction('stretches').store.openCursor(range, 'prev');
    if (!cursor) return [];
    const number = cursor.value.id[1];
    return this.#read(site, new Map([number - 1, number].map((one) => [one, Number.MAX_SAFE_INTEGER])));
  }

  /** The stretch that an entry's number falls in, with what its hands are judged on. */
  async around(site: string, seq: number): Promise<Observation[]> {
    const transaction: Write = this.#store.transaction(['stretches', 'ties'], 'readwrite');
    const stretch = await new Fold(transaction, this.#siteOf).stretchAt(site, seq);
    await transaction.done;
    return stretch ? this.#read(site, scopeOf(stretch)) : [];
  }

  async #write(stretch: Stretch, before: number, hands: readonly AuditedHand[]): Promise<void> {
    const transaction: Write = this.#store.transaction(
      ['observations', 'marks', 'shown', 'hands', 'counts', 'stretches'],
      'readwrite',
    );
    const write = async (): Promise<void> => {
      // It may have been thrown away since.
      const now = await transaction.objectStore('stretches').get([...stretch.id]);
      if (now?.from !== stretch.from) return;
      const rows = transaction.objectStore('hands');
      const site = stretch.id[0];
      const range = IDBKeyRange.bound([site, stretch.from], [site, before], false, true);
      const old = new Map((await rows.index('site').getAll(range)).map((row) => [row.id, row]));
      const counts = new Counter();
      const next = new Map<number, HandRow>();
      if (!this.#foreign) await this.#noteShown(transaction, stretch, before, hands);
      for (const hand of hands) next.set(Number(hand.id), await rowOf(transaction, stretch, hand));
      for (const [id, seq] of Object.entries(stretch.alarms)) {
        // The readings that made this hand are understood otherwise now; that it was there is not forgotten.
        if (!next.has(Number(id))) next.set(Number(id), await goneRow(transaction, seq));
      }
      for (const [id, row] of old) {
        if (!next.has(id)) await rows.delete(id);
        counts.add(row, -1);
      }
      for (const [id, row] of next) {
        counts.add(row, 1);
        if (JSON.stringify(old.get(id)) !== JSON.stringify(row)) await rows.put(row);
      }
      for (const [id, row] of old) await forgetKeys(rows, row, next.get(id));
      await counts.write(transaction);
      if (now.touched === stretch.touched) {
        const { dirty: _, ...clean } = now;
        await transaction.objectStore('stretches').put(clean);
        await forgetKeys(transaction.objectStore('stretches'), now, clean);
      }
    };
    await Promise.all([write(), transaction.done]);
  }

  /** Notes what is shown of a stretch's hands now, and of which of them another version said something else. */
  async #noteShown(
    transaction: Write,
    { id: [site], from }: Stretch,
    before: number,
    hands: readonly AuditedHand[],
  ): Promise<void> {
    const shown = transaction.objectStore('shown');
    const range = IDBKeyRange.bound([site, from], [site, before], false, true);
    const last = await shown.getAll(range);
    const marks = transaction.objectStore('marks');
    for (const { id, verdict } of hands) {
      const of = last.find(({ statuses }) => Object.hasOwn(statuses, id));
      const said = of && of.version !== this.#version ? of.statuses[id]! : null;
      const hand = `${site}/${id}`;
      const mark = await marks.get(hand);
      if (mark?.was?.status === verdict.status) {
        const { was: _, ...rest } = mark;
        await marks.put(rest);
      } else if (said && said !== 'pending' && said !== verdict.status) {
        await marks.put({ ...mark, hand, was: { status: said, at: Date.now() } });
      }
    }
    const statuses = Object.fromEntries(hands.map(({ id, verdict }) => [id, verdict.status]));
    const same = last.length === 1 && last[0]!.version === this.#version && last[0]!.id[1] === from;
    if (same && JSON.stringify(last[0]!.statuses) === JSON.stringify(statuses)) return;
    if (last.length > 0) await shown.delete(range);
    if (hands.length > 0) await shown.put({ id: [site, from], version: this.#version, statuses });
  }

  /** How many hands an earlier version of the extension said something else of. */
  differing(): Promise<number> {
    return this.#count(['differs']);
  }

  async #count(id: Count['id']): Promise<number> {
    return (await this.#store.get('counts', id))?.n ?? 0;
  }

  async get(id: string): Promise<HandRow | null> {
    return /^\d{1,15}$/.test(id) ? ((await this.#store.get('hands', Number(id))) ?? null) : null;
  }

  /** The hands of a tab, latest first. */
  async ofTab(tab: string, most: number): Promise<HandRow[]> {
    const range = IDBKeyRange.bound([tab, 0], [tab, Number.MAX_SAFE_INTEGER]);
    return this.#take('tab', range, most);
  }

  #take(index: 'site' | 'tab' | 'open', range: IDBKeyRange, most: number): Promise<HandRow[]> {
    return lastOf(this.#store.transaction('hands').store.index(index), range, most);
  }

  /** The hands of a site that have not been opened yet although an alarm, or a doubt, calls for it; latest first. */
  async open(
    site: string,
    kind: 'alarm' | 'suspect',
    most: number,
  ): Promise<{ rows: HandRow[]; count: number }> {
    const range = IDBKeyRange.bound([site, kind, 0], [site, kind, Number.MAX_SAFE_INTEGER]);
    const [rows, count] = await Promise.all([
      this.#take('open', range, most),
      this.#count(['open', site, kind]),
    ]);
    return { rows, count };
  }

  /** The hands that an alarm must still be given for, in the order they began: those of a long pair of seeds all at once. */
  async due(): Promise<HandRow[]> {
    return this.#store.getAllFromIndex('hands', 'due', undefined, MOST_DUE);
  }

  /** Remembers that a hand was opened. */
  async opened(id: string): Promise<HandRow | null> {
    const transaction: Write = this.#store.transaction(['hands', 'marks', 'counts'], 'readwrite');
    const write = async (): Promise<HandRow | null> => {
      const row = await transaction.objectStore('hands').get(Number(id));
      if (!row) return null;
      const hand = `${row.site}/${id}`;
      const marks = transaction.objectStore('marks');
      await marks.put({ ...(await marks.get(hand)), hand, opened: true });
      const { open: _, ...closed } = row;
      await transaction.objectStore('hands').put(closed);
      await forgetKeys(transaction.objectStore('hands'), row, closed);
      const counts = new Counter();
      counts.add(row, -1);
      counts.add(closed, 1);
      await counts.write(transaction);
      return row;
    };
    const [row] = await Promise.all([write(), transaction.done]);
    return row;
  }

  /** How many hands there are of each status, by casino and game. */
  async counts(): Promise<readonly { site: string; game: GameId; status: Status; n: number }[]> {
    const range = IDBKeyRange.bound(['casino'], ['casino', []]);
    const rows = await this.#store.getAll('counts', range);
    return rows.flatMap(({ id, n }) =>
      id[0] === 'casino' ? [{ site: id[1], game: id[2], status: id[3], n }] : [],
    );
  }

  async countsOfTab(tab: string): Promise<Record<Status, number>> {
    const rows = await this.#store.getAll('counts', IDBKeyRange.bound(['tab', tab], ['tab', tab, []]));
    const counts = Object.fromEntries(STATUSES.map((status) => [status, 0])) as Record<Status, number>;
    for (const { id, n } of rows) if (id[0] === 'tab') counts[id[2]] = n;
    return counts;
  }
}

/** Judges the latest of a site without the index, while that is not up to date. */
export async function latestWithoutIndex(log: Log, site: Site, entries: number): Promise<AuditedHand[]> {
  const head = await log.head();
  const observations = await log.observations(site.id, Math.max(0, (head?.seq ?? 0) - entries));
  return handsIn(observations, site);
}
