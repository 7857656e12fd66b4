/**
 * The file a person can give to a stranger, who re-verifies it with the command line. It has what was asked for and no
 * more: of one hand the observations it rests on, and never another casino's.
 * @module
 */
import type { LogGap } from '../core/chain.ts';
import type { Observation } from '../core/observation.ts';
import type { Evidence, EvidencePreview, Selection } from '../platform/messages.ts';
import { type AuditedHand, handsIn } from './auditor.ts';
import type { Hands } from './hands.ts';
import type { Log } from './log.ts';
import { rowsOf } from './queries.ts';
import { siteById, sites } from './sites.ts';
import type { HandRow, Store, Stored } from './store.ts';

export interface Parts {
  readonly store: Store;
  readonly log: Log;
  readonly hands: Hands;
}

export async function evidenceOf(parts: Parts, of: Selection): Promise<Evidence> {
  const rows = await rowsOf(parts.store, of);
  const entries = await entriesOf(parts, of, rows);
  return {
    v: 1,
    kind: 'cutcard-evidence',
    hands: rows.map(({ view: { id, siteId, hand, verdict } }) => ({ ...hand, id, site: siteId, verdict })),
    observations: entries.map(({ digest, hashes, ...entry }) => entry),
    digests: entries.map(({ digest }) => digest),
    gaps: await gapsBetween(parts.log, entries),
    ...rulesOf(rows),
  };
}

/** The rules of hands that do not name theirs, each once. */
function rulesOf(rows: readonly HandRow[]): Pick<Evidence, 'rules'> {
  const rules = new Map(
    rows.flatMap(({ site, view: { rule } }) =>
      rule?.written ? [[`${site} ${rule.id}`, { site, ...rule, written: rule.written }] as const] : [],
    ),
  );
  return rules.size > 0 ? { rules: [...rules.values()] } : {};
}

async function entriesOf(
  { store, log, hands }: Parts,
  of: Selection,
  rows: readonly HandRow[],
): Promise<Stored[]> {
  if (of === 'everything') return log.entries();
  if ('site' in of) return log.ofSite(of.site);
  if ('from' in of) {
    const seqs = rows.flatMap(({ id, view }) => [id, ...view.evidence.map(({ seq }) => seq)]);
    if (seqs.length === 0) return [];
    return log.entries(Math.min(...seqs), Math.max(...seqs));
  }
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

/** The fewest of a hand's observations, of some choices, that give it the same verdict by themselves. */
async function restsOn(hands: Hands, { site: siteId, id, view }: HandRow): Promise<readonly Observation[]> {
  const site = siteById(siteId);
  const all = await hands.around(siteId, id);
  if (!site) return all;
  const seqs = new Set(view.evidence.map(({ seq }) => seq));
  const last = Math.max(id, ...view.evidence.filter(({ table }) => table).map(({ seq }) => seq));
  const cited = new Set(all.filter(({ seq }) => seqs.has(seq)).map(identityOf));
  const played = ({ seq, tab }: Observation) => tab === view.tab && seq >= id && seq <= last;
  const own = all.filter(({ tab }) => tab === view.tab);
  const start = own.findIndex(({ seq }) => seq >= id);
  const end = own.findLastIndex(({ seq }) => seq <= Math.max(...seqs));
  const choices = [
    // What it cites, each reading as often as it was read, and all that its table showed.
    all.filter(
      (one) =>
        played(one) || cited.has(identityOf(one)) || (one.reading.kind === 'left' && one.tab === view.tab),
    ),
    // What was seen in its tab, from shortly before to shortly behind, or from longer.
    ...[2, 4, 8, 16].map((more) => own.slice(Math.max(0, start - more), end + 1 + more)),
  ];
  for (const choice of choices) {
    const [alone] = await handsIn(choice, site, (one) => one === id);
    if (alone && sameHand(alone, view)) return choice;
  }
  return all;
}

const identityOf = ({ load, reading }: Observation): string => JSON.stringify([load, reading]);

const sameHand = (one: AuditedHand, { was: _, ...other }: HandRow['view']): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What stands between entries, as the log is now. */
export async function gapsBetween(log: Log, entries: readonly { readonly seq: number }[]): Promise<LogGap[]> {
  const deleted = await log.gaps();
  const head = await log.head();
  const gaps: LogGap[] = [];
  const leaveOut = async (from: number, to: number): Promise<void> => {
    if (from > to) return;
    gaps.push({ from, to, why: 'left-out', digest: (await log.digestAt(to)) ?? '' });
  };
  let place = 1;
  for (const { seq } of [...entries, { seq: (head?.seq ?? 0) + 1 }]) {
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

/** What there is in a file. */
export function previewOf(evidence: Evidence): EvidencePreview {
  const { hands, observations, gaps } = evidence;
  const count = (id: string): number => hands.filter(({ site }) => site === id).length;
  const times = observations.map(({ at }) => Number(at));
  return {
    hands: hands.length,
    entries: observations.length,
    gaps: gaps.length,
    bytes: new TextEncoder().encode(JSON.stringify(evidence, null, 2)).length,
    sites: sites().flatMap(({ id, name }) => (count(id) > 0 ? [{ id, name, hands: count(id) }] : [])),
    from: times.length > 0 ? times.reduce((a, b) => Math.min(a, b)) : null,
    to: times.length > 0 ? times.reduce((a, b) => Math.max(a, b)) : null,
    paths: [...new Set(observations.flatMap(({ path }) => (typeof path === 'string' && path ? [path] : [])))],
  };
}
