/**
 * Hands as the pages ask for them, a page at a time, from the index.
 * @module
 */
import type { GameId } from '../core/game.ts';
import { STATUSES, type Status } from '../core/verdict.ts';
import type {
  CasinoView,
  Counts,
  HandRef,
  HandsAsked,
  HandsView,
  Selection,
  SiteCounts,
} from '../platform/messages.ts';
import type { Site } from '../sites/index.ts';
import type { Hands } from './hands.ts';
import { sites } from './sites.ts';
import { type HandRow, lastOf, type Store } from './store.ts';

const MOST_IN_A_PAGE = 200;
const MOST_REFS = 20;
/** Hands that are looked at for one page, where each must be looked at. */
const MOST_LOOKED_AT = 4000;
const AT_ONCE = 200;
const LAST = Number.MAX_SAFE_INTEGER;

export const refOf = ({ view }: HandRow): HandRef => ({
  id: view.id,
  siteId: view.siteId,
  siteName: view.siteName,
  game: view.game,
  at: view.at,
  status: view.verdict.status,
});

/** The hands that began in a time, earliest first. They are read some at a time: all may be more than memory has room for. */
export async function* rowsBetween(
  store: Store,
  of: { readonly from: number; readonly to: number; readonly site?: string },
): AsyncGenerator<HandRow> {
  const end = [of.to, LAST] as const;
  let range = IDBKeyRange.bound([of.from, 0], end);
  for (;;) {
    const some = await store.getAllFromIndex('hands', 'at', range, AT_ONCE);
    for (const row of some) if (isOf(row, of)) yield row;
    const last = some.at(-1);
    if (!last || some.length < AT_ONCE) return;
    range = IDBKeyRange.bound([last.at, last.id], end, true);
  }
}

/** Whether an entry or a hand is of the casino that is selected, where one is. */
export const isOf = ({ site }: { readonly site: string }, of: { readonly site?: string }): boolean =>
  of.site === undefined || of.site === site;

/** The hands of these ids that are there, in the order of the log. */
export async function rowsById(store: Store, asked: readonly string[]): Promise<HandRow[]> {
  const ids = [...new Set(asked.map(Number))].filter(Number.isSafeInteger).sort((a, b) => a - b);
  const rows = await Promise.all(ids.map((id) => store.get('hands', id)));
  return rows.filter((row) => row !== undefined);
}

/** How many hands a selection has. */
export async function countOf(store: Store, hands: Hands, of: Selection): Promise<number> {
  if (of !== 'everything' && 'ids' in of) return (await rowsById(store, of.ids)).length;
  if (of !== 'everything' && of.from !== undefined) {
    if (of.site === undefined)
      return store.countFromIndex('hands', 'at', IDBKeyRange.bound([of.from, 0], [of.to, LAST]));
    let count = 0;
    for await (const _ of rowsBetween(store, of)) count++;
    return count;
  }
  const counted = await hands.counts();
  return sumOf(totalsOf(of === 'everything' ? counted : counted.filter((one) => isOf(one, of))));
}

/** What a casino comes to. */
export async function casinoOf(hands: Hands, site: string): Promise<CasinoView> {
  const [counts, unopened, suspects] = await Promise.all([
    hands.counts(),
    hands.open(site, 'alarm', MOST_REFS),
    hands.open(site, 'suspect', MOST_REFS),
  ]);
  const own = totalsOf(counts.filter((one) => one.site === site));
  return {
    counts: own,
    hands: sumOf(own),
    unopened: unopened.rows.map(refOf),
    unopenedCount: unopened.count,
    suspects: suspects.rows.map(refOf),
    waiting: own.pending > 0 ? { hands: own.pending } : null,
  };
}

type Counted = { readonly site: string; readonly game: GameId; readonly status: Status; readonly n: number };

export function totalsOf(counted: readonly Counted[]): Counts {
  const counts = Object.fromEntries(STATUSES.map((status) => [status, 0])) as Record<Status, number>;
  for (const { status, n } of counted) counts[status] += n;
  return counts;
}

export const sumOf = (counts: Counts): number => STATUSES.reduce((sum, status) => sum + counts[status], 0);

/** A page of the hands that are asked for; `known`: the sites that they may be of. */
export async function handsAsked(
  store: Store,
  hands: Hands,
  asked: HandsAsked,
  known: readonly Site[] = sites(),
): Promise<HandsView> {
  const [counted, building, differing] = await Promise.all([
    hands.counts(),
    hands.building(),
    hands.differing(),
  ]);
  const { status, site, game } = asked;
  const { rows, next } = await (asked.order === 'worst' && !status ? worstFirst : pageOf)(store, asked);
  const looked = asked.differing || asked.text || asked.from !== undefined || asked.to !== undefined;
  const meant = counted.filter(
    (one) =>
      (!status || one.status === status) && (!site || one.site === site) && (!game || one.game === game),
  );
  return {
    hands: rows.map(({ view }) => view),
    next,
    total: looked ? null : meant.reduce((sum, { n }) => sum + n, 0),
    counts: totalsOf(counted),
    sites: sitesOf(counted, known),
    differing,
    building,
  };
}

function sitesOf(counted: readonly Counted[], known: readonly Site[]): SiteCounts[] {
  return known.flatMap(({ id, name }) => {
    const own = counted.filter(({ site }) => site === id);
    const games = [...new Set(own.map(({ game }) => game))].map((game) => {
      const counts = totalsOf(own.filter((one) => one.game === game));
      return { game, hands: sumOf(counts), counts };
    });
    const counts = totalsOf(own);
    return own.length > 0 ? [{ id, name, hands: sumOf(counts), counts, games }] : [];
  });
}

interface Page {
  readonly rows: readonly HandRow[];
  readonly next: string | null;
}

type Key = readonly (string | number)[];
type IndexName = 'site' | 'status' | 'siteStatus' | 'at' | 'differs';

/** Goes along the index that fits the question best, and looks at the rest of each hand. */
async function pageOf(store: Store, asked: HandsAsked): Promise<Page> {
  const { status, site, game, order } = asked;
  const { index, bounds, keyOf } = wayOf(asked);
  const sought = typeof asked.text === 'string' ? asked.text.trim().toLowerCase() : '';
  const wanted = ({ status: is, site: at, view, game: of, differs }: HandRow): boolean =>
    (!asked.differing || differs === 1) &&
    (!status || is === status) &&
    (!site || at === site) &&
    (!game || of === game) &&
    (!sought || JSON.stringify([view.id, view.hand]).toLowerCase().includes(sought));
  const most = Math.min(Math.max(1, Number(asked.limit) || 1), MOST_IN_A_PAGE);
  const back = order !== 'earliest';
  let [lower, upper] = bounds;
  const after = keyIn(asked.after, lower.length);
  if (after) {
    if (back) upper = after;
    else lower = after;
  }
  let open = after !== null;
  const atOnce = game || sought || asked.differing || index === 'at' ? AT_ONCE : most + 1;
  const rows: HandRow[] = [];
  let looked = 0;
  let last: HandRow | undefined;
  for (;;) {
    const range = IDBKeyRange.bound(lower, upper, open && !back, open && back);
    const some = await read(store, index, range, back, atOnce);
    for (const row of some) {
      if (rows.length === most) return { rows, next: JSON.stringify(keyOf(last!)) };
      if (wanted(row)) rows.push(row);
      last = row;
      looked++;
    }
    if (!last || some.length < atOnce) return { rows, next: null };
    if (looked >= MOST_LOOKED_AT) return { rows, next: JSON.stringify(keyOf(last)) };
    if (back) upper = keyOf(last);
    else lower = keyOf(last);
    open = true;
  }
}

/** One status after the other. Where a page ends is the status, and where it ended among the hands of that. */
async function worstFirst(store: Store, { after, limit, ...asked }: HandsAsked): Promise<Page> {
  const [begun, inner] = keyIn(after, 2) ?? [STATUSES[0], ''];
  const rows: HandRow[] = [];
  let start = String(inner);
  for (const status of STATUSES.slice(Math.max(0, STATUSES.indexOf(begun as Status)))) {
    if (rows.length >= limit) return { rows, next: JSON.stringify([status, '']) };
    const page = await pageOf(store, {
      ...asked,
      status,
      limit: limit - rows.length,
      ...(start && { after: start }),
    });
    rows.push(...page.rows);
    if (page.next !== null) return { rows, next: JSON.stringify([status, page.next]) };
    start = '';
  }
  return { rows, next: null };
}

interface Way {
  readonly index: IndexName | null;
  readonly bounds: readonly [Key, Key];
  readonly keyOf: (row: HandRow) => Key;
}

function wayOf({ status, site, from, to, differing }: HandsAsked): Way {
  if (from !== undefined || to !== undefined) {
    return {
      index: 'at',
      bounds: [
        [Number(from ?? 0), 0],
        [Number(to ?? LAST), LAST],
      ],
      keyOf: ({ at, id }) => [at, id],
    };
  }
  const by = (index: IndexName | null, head: Key): Way => ({
    index,
    bounds: [
      [...head, 0],
      [...head, LAST],
    ],
    keyOf: ({ id }) => [...head, id],
  });
  if (differing) return by('differs', [1]);
  if (status && site) return by('siteStatus', [site, status]);
  if (status) return by('status', [status]);
  if (site) return by('site', [site]);
  return by(null, []);
}

/** Where a page before ended, if the text says so. */
function keyIn(text: unknown, length: number): Key | null {
  if (typeof text !== 'string') return null;
  try {
    const key: unknown = JSON.parse(text);
    const fits = Array.isArray(key) && key.length === length;
    return fits && key.every((part) => typeof part === 'string' || Number.isFinite(part)) ? key : null;
  } catch {
    return null;
  }
}

/** So many rows of a range, from its end or its start. */
async function read(
  store: Store,
  index: IndexName | null,
  range: IDBKeyRange,
  back: boolean,
  most: number,
): Promise<HandRow[]> {
  const hands = store.transaction('hands').store;
  // The hands themselves are kept by id alone.
  const plain = ([lower, upper]: [Key, Key]): IDBKeyRange =>
    IDBKeyRange.bound(lower.at(-1)!, upper.at(-1)!, range.lowerOpen, range.upperOpen);
  const source = index === null ? hands : hands.index(index);
  const keys = index === null ? plain([range.lower, range.upper]) : range;
  return back ? lastOf(source, keys, most) : source.getAll(keys as never, most);
}
