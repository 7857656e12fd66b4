/**
 * The file a person can give to a stranger, who re-verifies it with the command line. It has what was asked for and no
 * more: of one hand the observations it rests on, and never another casino's.
 * @module
 */
import type { LogGap } from '../core/chain.ts';
import type { Observation } from '../core/observation.ts';
import { isPanel } from '../core/panels.ts';
import type { Evidence, EvidencePart, Selection } from '../platform/messages.ts';
import type { Site } from '../sites/index.ts';
import { type AuditedHand, handsIn } from './auditor.ts';
import type { Hands } from './hands.ts';
import type { Log } from './log.ts';
import { rowsBetween, rowsById } from './queries.ts';
import { siteById } from './sites.ts';
import type { HandRow, Store, Stored } from './store.ts';

export interface Parts {
  readonly store: Store;
  readonly log: Log;
  readonly hands: Hands;
}

/** Entries in a part: at their longest they are a quarter of what browsers let a message hold. */
const IN_A_PART = 500;
const LAST = Number.MAX_SAFE_INTEGER;

/**
 * A part of the evidence of a selection: the one that begins `after` says, as the part before named it.
 * What is logged meanwhile is in it where it comes behind; what is deleted meanwhile is said as a gap, or is there.
 */
export async function evidencePart(parts: Parts, of: Selection, after?: string): Promise<EvidencePart> {
  const { store, log } = parts;
  if (typeof of === 'object' && 'ids' in of) {
    const rows = await rowsById(store, of.ids);
    const entries = await entriesOf(parts, rows);
    return fileOf(rows, entries, await gapsBetween(log, entries));
  }
  const { from, to } = placeIn(after) ?? (await spanOf(store, of));
  const found = to < from ? [] : await entriesIn(log, of, from, to, IN_A_PART + 1);
  const entries = found.slice(0, IN_A_PART);
  const isLast = found.length <= IN_A_PART;
  const end = isLast ? LAST : entries.at(-1)!.seq;
  const rows = await rowsIn(store, of, after === undefined ? 0 : from, end);
  const gaps = await gapsBetween(log, entries, after === undefined ? 1 : from, isLast ? undefined : end + 1);
  return { ...fileOf(rows, entries, gaps), ...(isLast ? {} : { next: JSON.stringify([end + 1, to]) }) };
}

/** All parts, one after the other. */
export async function* evidenceParts(parts: Parts, of: Selection): AsyncGenerator<EvidencePart> {
  let after: string | undefined;
  do {
    const part = await evidencePart(parts, of, after);
    yield part;
    after = part.next;
  } while (after !== undefined);
}

const fileOf = (rows: readonly HandRow[], entries: readonly Stored[], gaps: readonly LogGap[]): Evidence => ({
  v: 1,
  kind: 'cutcard-evidence',
  hands: rows.map(({ view: { id, siteId, hand, verdict } }) => ({ ...hand, id, site: siteId, verdict })),
  observations: entries.map(({ digest, hashes, ...entry }) => entry),
  digests: entries.map(({ digest }) => digest),
  gaps,
  ...rulesOf(rows),
});

type Many = Exclude<Selection, { readonly ids: readonly string[] }>;

/** Where a part begins, and the last entry that is selected. @throws Error where no part before named it */
function placeIn(after: string | undefined): { from: number; to: number } | null {
  if (after === undefined) return null;
  const [from, to, ...rest]: unknown[] = JSON.parse(after);
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || rest.length > 0) throw new Error('after');
  return { from: Number(from), to: Number(to) };
}

/** From which entry to which a selection reaches. */
async function spanOf(store: Store, of: Many): Promise<{ from: number; to: number }> {
  if (of === 'everything' || of.from === undefined) return { from: 1, to: LAST };
  let [from, to] = [LAST, 0];
  for await (const { id, view } of rowsBetween(store, of)) {
    const seqs = [id, ...view.evidence.map(({ seq }) => seq)];
    from = Math.min(from, ...seqs);
    to = Math.max(to, ...seqs);
  }
  return { from, to };
}

const entriesIn = (log: Log, of: Many, from: number, to: number, most: number): Promise<Stored[]> =>
  of === 'everything' || of.site === undefined
    ? log.entries(from, to, most)
    : log.ofSite(of.site, from, to, most);

/** The hands of a selection that began from one entry to another. */
async function rowsIn(store: Store, of: Many, from: number, to: number): Promise<HandRow[]> {
  const rows =
    of === 'everything' || of.site === undefined
      ? await store.getAll('hands', IDBKeyRange.bound(from, to))
      : await store.getAllFromIndex('hands', 'site', IDBKeyRange.bound([of.site, from], [of.site, to]));
  if (of === 'everything' || of.from === undefined) return rows;
  return rows.filter(({ at }) => at >= of.from && at <= of.to);
}

/** The rules of hands whose site has none built in, each once. */
function rulesOf(rows: readonly HandRow[]): Pick<Evidence, 'rules'> {
  const rules = new Map(
    rows.flatMap(({ site, view: { rule } }) =>
      rule && rule.origin !== 'built-in'
        ? [[`${site} ${rule.id}`, { site, ...rule, written: rule.written ?? { scheme: rule.id } }] as const]
        : [],
    ),
  );
  return rules.size > 0 ? { rules: [...rules.values()] } : {};
}

/** What single hands rest on. */
async function entriesOf({ store, hands }: Parts, rows: readonly HandRow[]): Promise<Stored[]> {
  const seqs = new Set<number>();
  for (const row of rows) {
    for (const { seq } of await restsOn(hands, row)) seqs.add(seq);
    const alarm = await store.getKeyFromIndex('observations', 'key', `alarm:${row.site}/${row.id}`);
    if (alarm !== undefined) seqs.add(alarm);
  }
  const sorted = [...seqs].sort((a, b) => a - b);
  const entries = await Promise.all(sorted.map((seq) => store.get('observations', seq)));
  return entries.filter((entry) => entry !== undefined);
}

/** How many observations of its tab, before and behind a hand, are tried to be given with it. */
const NEAR = [
  [4, 4],
  [8, 8],
  [16, 16],
] as const;

/** The fewest of a hand's observations, of some choices, that give it the same verdict by themselves. */
async function restsOn(hands: Hands, row: HandRow): Promise<readonly Observation[]> {
  const site = siteById(row.site);
  const all = await hands.around(row.site, row.id);
  return site ? fewestOf(all, row.view, site) : all;
}

/** The same of the observations that a hand was judged on. */
export async function fewestOf(
  all: readonly Observation[],
  view: HandRow['view'],
  site: Site,
): Promise<readonly Observation[]> {
  const id = Number(view.id);
  for (const choice of choicesOf(all, view)) {
    const [alone] = await handsIn(choice, site, (one) => one === id);
    if (alone && sameHand(alone, view)) return choice;
  }
  return all;
}

function* choicesOf(all: readonly Observation[], view: HandRow['view']): Generator<readonly Observation[]> {
  const id = Number(view.id);
  const seqs = new Set(view.evidence.map(({ seq }) => seq));
  const [first, last] = [Math.min(id, ...seqs), Math.max(id, ...seqs)];
  const end = Math.max(id, ...view.evidence.filter(({ table }) => table).map(({ seq }) => seq));
  const panels = new Set(all.filter((one) => seqs.has(one.seq) && isPanel(one)).map(identityOf));
  const own = all.filter(({ tab }) => tab === view.tab);
  const isCited = (one: Observation): boolean =>
    seqs.has(one.seq) ||
    (isPanel(one) && panels.has(identityOf(one))) ||
    (one.tab === view.tab && ((one.seq >= id && one.seq <= end) || one.reading.kind === 'left'));
  // What it cites, each panel as often as it was read, and all that was seen in its tab while its cards were.
  yield all.filter(isCited);
  // That, with the panel before, which tells what stood there when what it cites came up.
  const before = own.findLast((one) => isPanel(one) && one.seq < first);
  if (before) yield all.filter((one) => one === before || isCited(one));
  // That, with all that was seen in its tab in between.
  const from = before?.seq ?? first;
  yield all.filter((one) => isCited(one) || (one.tab === view.tab && one.seq >= from && one.seq <= last));
  // That, with what was seen in its tab from shortly before to shortly behind, or from longer.
  const start = own.findIndex(({ seq }) => seq >= id);
  const stop = own.findLastIndex(({ seq }) => seq <= last) + 1;
  for (const [some, behind] of NEAR) {
    const near = new Set(own.slice(Math.max(0, start - some), stop + behind));
    yield all.filter((one) => near.has(one) || isCited(one));
  }
}

const identityOf = ({ load, reading }: Observation): string => JSON.stringify([load, reading]);

const sameHand = (one: AuditedHand, { was: _, before: __, ...other }: HandRow['view']): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What stands between entries, as the log is now: from one number up to another, or to the log's end. */
export async function gapsBetween(
  log: Log,
  entries: readonly { readonly seq: number }[],
  from = 1,
  before?: number,
): Promise<LogGap[]> {
  const deleted = await log.gaps();
  const end = before ?? ((await log.head())?.seq ?? 0) + 1;
  const gaps: LogGap[] = [];
  const leaveOut = async (from: number, to: number): Promise<void> => {
    if (from > to) return;
    gaps.push({ from, to, why: 'left-out', digest: (await log.digestAt(to)) ?? '' });
  };
  let place = from;
  for (const { seq } of [...entries, { seq: end }]) {
    for (const { from, to, digest } of deleted) {
      if (from < place || to >= seq) continue;
      await leaveOut(place, from - 1);
      gaps.push({ from, to, why: 'deleted', digest });
      place = to + 1;
    }
    await leaveOut(place, seq - 1);
    place = seq + 1;
  }
  return gaps;
}
