/**
 * Deletes from the log. What was deleted leaves a gap that says so, with the digest of its last entry: the chain goes
 * on behind it, and no one can take it for whole.
 * @module
 */

import { observationOf } from '../core/earlier.ts';
import type { Observation } from '../core/observation.ts';
import type { Deleted, HandRef, Selection } from '../platform/messages.ts';
import type { Retention } from '../platform/settings.ts';
import type { Parts } from './evidence.ts';
import { forgetImports } from './imports.ts';
import { headOf } from './log.ts';
import { countOf, isOf, refOf, rowsById } from './queries.ts';
import {
  forgetKeys,
  type Gap,
  type HandRow,
  type Store,
  type Stored,
  type Stretch,
  type Write,
} from './store.ts';
import { Fold } from './stretches.ts';

const AT_ONCE = 1000;
const DAY = 86_400_000;
const DAYS: Readonly<Record<Retention, number>> = {
  'for-ever': Number.POSITIVE_INFINITY,
  year: 366,
  month: 31,
};

/**
 * Deletes what is selected, for good. Of everything, what is left is still to be swept out: see `sweepDeleted`. `told`
 * hears of every part that is gone: a background that asks nothing of the browser for long is stopped.
 */
export async function deleteSelected(
  parts: Parts,
  of: Selection,
  told: () => void = () => undefined,
): Promise<Deleted> {
  const { store, log, hands } = parts;
  const count = await countOf(store, hands, of);
  const last = (await log.head())?.seq ?? 0;
  let entries = 0;
  if (of === 'everything') entries = await deleteAll(parts);
  else if ('ids' in of)
    for (const row of await rowsById(store, of.ids))
      entries += await deleteEntries(parts, await entriesOf(parts, row));
  else if (of.from === undefined) {
    for (let next = 1; next <= last; ) {
      const some = await log.ofSite(of.site, next, last, AT_ONCE);
      if (some.length === 0) break;
      next = some.at(-1)!.seq + 1;
      entries += await deleteEntries(parts, some);
      told();
    }
    // No seed of the site is left that another could be found by.
    await store.delete('ties', IDBKeyRange.bound([of.site, ''], [of.site, []]));
  } else {
    for (let next = 1; next <= last; ) {
      const some = await log.entries(next, last, AT_ONCE);
      if (some.length === 0) break;
      next = some.at(-1)!.seq + 1;
      entries += await deleteEntries(
        parts,
        some.filter((entry) => isOf(entry, of) && Number(entry.at) >= of.from && Number(entry.at) <= of.to),
      );
      told();
    }
  }
  hands.forget();
  return { hands: count, entries };
}

/**
 * What is a hand's alone: its table, its bet, its alarm, and panels that no other hand rests on. What was pressed behind its
 * cards is the next one's, whose client seed it may have drawn.
 */
async function entriesOf({ store, hands }: Parts, row: HandRow): Promise<Stored[]> {
  const around = await hands.around(row.site, row.id);
  const range = IDBKeyRange.bound([row.site, around[0]?.seq ?? 0], [row.site, around.at(-1)?.seq ?? 0]);
  const others = (await store.getAllFromIndex('hands', 'site', range)).filter(({ id }) => id !== row.id);
  const needed = new Set(others.flatMap(({ view }) => view.evidence.map(({ seq }) => seq)));
  const cited = new Set(row.view.evidence.map(({ seq }) => seq));
  const next = others.find(({ id, tab }) => tab === row.tab && id > row.id)?.id ?? Number.POSITIVE_INFINITY;
  const isItsTime = ({ seq, tab }: Observation): boolean => tab === row.tab && seq >= row.id && seq < next;
  const end = around.findLast((one) => isItsTime(one) && one.reading.kind === 'table')?.seq ?? row.id;
  const own = (one: Observation): boolean => {
    const { seq, reading } = one;
    if (needed.has(seq)) return false;
    if (reading.kind === 'panel') return cited.has(seq);
    const isNextOnes = reading.kind === 'entered' || (reading.kind === 'press' && seq > end);
    return isItsTime(one) && !isNextOnes;
  };
  const seqs = around.filter(own).map(({ seq }) => seq);
  const alarm = await store.getKeyFromIndex('observations', 'key', `alarm:${row.site}/${row.id}`);
  if (alarm !== undefined) seqs.push(alarm);
  const entries = await Promise.all(seqs.sort((a, b) => a - b).map((seq) => store.get('observations', seq)));
  return entries.filter((entry) => entry !== undefined);
}

/** Deletes entries, given in their order; how many there were. */
export async function deleteEntries({ store, hands }: Parts, entries: readonly Stored[]): Promise<number> {
  for (let i = 0; i < entries.length; i += AT_ONCE) {
    const transaction: Write = store.transaction(
      ['observations', 'gaps', 'marks', 'stretches', 'ties'],
      'readwrite',
      { durability: 'strict' },
    );
    const some = entries.slice(i, i + AT_ONCE);
    const remove = async (): Promise<void> => {
      const fold = new Fold(transaction);
      for (const entry of some) {
        await transaction.objectStore('observations').delete(entry.seq);
        await transaction.objectStore('marks').delete(`${entry.site}/${entry.seq}`);
        await fold.forget(entry);
      }
      await fold.flush();
      for (const gap of runsOf(some)) await widen(transaction, gap);
    };
    await Promise.all([remove(), transaction.done]);
  }
  hands.forget();
  return entries.length;
}

/** Entries that stood one behind the other, as gaps. */
function runsOf(entries: readonly Stored[]): Gap[] {
  const runs: Gap[] = [];
  for (const entry of entries) {
    const { seq, digest, site } = entry;
    const counted = observationOf(entry) ? { [site]: 1 } : {};
    const gap: Gap = { from: seq, to: seq, why: 'deleted', digest, at: Date.now(), sites: counted };
    const last = runs.at(-1);
    if (last?.to === seq - 1) runs[runs.length - 1] = joined(last, gap);
    else runs.push(gap);
  }
  return runs;
}

function joined(first: Gap, second: Gap): Gap {
  const sites: Record<string, number> = { ...first.sites };
  for (const [site, count] of Object.entries(second.sites)) sites[site] = (sites[site] ?? 0) + count;
  return { ...second, from: first.from, sites };
}

/** Adds a gap, as one with those that it touches. */
async function widen(transaction: Write, gap: Gap): Promise<void> {
  const gaps = transaction.objectStore('gaps');
  const before = await gaps.get(gap.from - 1);
  if (before) await gaps.delete(before.to);
  let whole = before ? joined(before, gap) : gap;
  const behind = (await gaps.openCursor(IDBKeyRange.lowerBound(gap.to, true)))?.value;
  if (behind?.from === gap.to + 1) whole = joined(whole, behind);
  await gaps.put(whole);
}

/**
 * Deletes all there is but for the place in the chain: what is logged next is numbered on. All entries are gone for
 * everybody with one transaction, which notes where they ended and that the index is to be thrown away; what is left of
 * both then goes in small parts, which may be interrupted.
 */
async function deleteAll(parts: Parts): Promise<number> {
  const { store, log, hands } = parts;
  await forgetImports(store);
  const entries = await log.count();
  const small = ['gaps', 'marks', 'counts'] as const;
  const transaction: Write = store.transaction(['observations', 'index', ...small], 'readwrite', {
    durability: 'strict',
  });
  const mark = async (): Promise<void> => {
    const head = await headOf(transaction);
    if (!head) return;
    const { seq: to, digest } = head;
    for (const name of small) await transaction.objectStore(name).clear();
    // That nothing of any site is left makes it as if none had been seen: stretches begin anew.
    const gap: Gap = { from: 1, to, why: 'deleted', digest, at: Date.now(), sites: {} };
    await transaction.objectStore('gaps').put(gap);
    await hands.clearIn(transaction, to);
  };
  await Promise.all([mark(), transaction.done]);
  log.forget();
  return entries;
}

/** Rows that are deleted at once: well below a megabyte, since Chromium keeps what would undo more in the database. */
const SWEPT_AT_ONCE = 100;

/** Whether some is left of what was deleted from the first entry on. */
export async function isSweeping({ store, log }: Parts): Promise<boolean> {
  const range = IDBKeyRange.upperBound(await log.gone());
  return (await store.getAllKeys('observations', range, 1)).length > 0;
}

/**
 * Deletes some more of what is left of all entries up to one; whether there was any. The entries themselves go last: as
 * long as there is one, there is more to do.
 */
export async function sweepDeleted({ store, log }: Parts): Promise<boolean> {
  const gone = await log.gone();
  const transaction: Write = store.transaction(['shown', 'observations'], 'readwrite');
  const sweep = async (): Promise<boolean> => {
    const observations = transaction.objectStore('observations');
    const rows = await observations.getAll(IDBKeyRange.upperBound(gone), SWEPT_AT_ONCE);
    const [first] = rows;
    if (!first) return false;
    if (await sweepShown(transaction, gone)) return true;
    await observations.delete(IDBKeyRange.bound(first.seq, rows.at(-1)!.seq));
    for (const row of rows) await forgetKeys(observations, row);
    return true;
  };
  const [any] = await Promise.all([sweep(), transaction.done]);
  return any;
}

/** What was shown of hands up to an entry, site by site. */
async function sweepShown(transaction: Write, gone: number): Promise<boolean> {
  const shown = transaction.objectStore('shown');
  let cursor = await shown.openKeyCursor();
  while (cursor) {
    const [site] = cursor.key;
    const keys = await shown.getAllKeys(IDBKeyRange.bound([site, 0], [site, gone]), SWEPT_AT_ONCE);
    if (keys.length > 0) {
      await shown.delete(IDBKeyRange.bound(keys[0], keys.at(-1)));
      return true;
    }
    cursor = await shown.openKeyCursor(IDBKeyRange.lowerBound([site, Number.POSITIVE_INFINITY]));
  }
  return false;
}

/** Before when, ms since 1970, hands are no longer kept. */
export const limitOf = (retention: Retention, now: number): number => now - DAYS[retention] * DAY;

/** Hands that are older than what is kept, and the mismatches among them: those stay until the player deletes them. */
export async function dueIn(
  store: Store,
  limit: number,
): Promise<{ hands: number; mismatches: readonly HandRef[] }> {
  if (limit <= 0) return { hands: 0, mismatches: [] };
  const hands = await store.countFromIndex('hands', 'at', IDBKeyRange.upperBound([limit, 0]));
  const mismatches: HandRef[] = [];
  const range = IDBKeyRange.bound(['mismatch', 0], ['mismatch', Number.MAX_SAFE_INTEGER]);
  let cursor = await store.transaction('hands').store.index('status').openCursor(range);
  while (cursor && mismatches.length < 20 && cursor.value.at < limit) {
    mismatches.push(refOf(cursor.value));
    cursor = await cursor.continue();
  }
  return { hands, mismatches };
}

/**
 * Deletes what is older than the settings keep, a stretch of the log at a time. A stretch stays whole where a hand in
 * it, or one that is judged on it, is a mismatch or had an alarm: evidence is not swept out unasked.
 */
export async function sweep(parts: Parts, limit: number): Promise<number> {
  if (limit <= 0) return 0;
  const { store, log } = parts;
  let entries = 0;
  for (const stretch of await store.getAll('stretches')) {
    // A look at the first tells of most that they stay.
    const [first] = await log.ofSite(stretch.id[0], stretch.from, stretch.to, 1);
    if (!first || Number(first.at) >= limit) continue;
    const observations = await log.observations(stretch.id[0], stretch.from, stretch.to);
    if (observations.length === 0 || observations.some(({ at }) => at >= limit)) continue;
    if (await isEvidence(store, stretch)) continue;
    const stored = await log.ofSite(stretch.id[0], stretch.from, stretch.to);
    entries += await deleteEntries(parts, stored);
  }
  return entries;
}

async function isEvidence(store: Store, { id: [site, number], far }: Stretch): Promise<boolean> {
  for (const near of [number - 1, number, number + 1, ...Object.keys(far).map(Number)]) {
    const stretch = await store.get('stretches', [site, near]);
    if (!stretch) continue;
    if (Object.keys(stretch.alarms).length > 0) return true;
    const range = IDBKeyRange.bound([site, 'mismatch', stretch.from], [site, 'mismatch', stretch.to]);
    if ((await store.countFromIndex('hands', 'siteStatus', range)) > 0) return true;
  }
  return false;
}
