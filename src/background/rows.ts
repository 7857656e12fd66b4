/**
 * The rows of the index: what is kept of a hand, and how many there are of each kind.
 * @module
 */
import { getOr } from '../core/groups.ts';
import type { HandView } from '../platform/messages.ts';
import type { AuditedHand } from './auditor.ts';
import type { Alarm } from './log.ts';
import type { Count, HandRow, Stretch, Write } from './store.ts';

/** Adds up what changes in the counts before it is written. */
export class Counter {
  readonly #changes = new Map<string, { readonly id: Count['id']; n: number }>();

  add({ site, game, status, tab, open, differs }: HandRow, n: number): void {
    const ids: Count['id'][] = [
      ['casino', site, game, status],
      ['tab', tab, status],
    ];
    if (open) ids.push(['open', site, open]);
    if (differs) ids.push(['differs']);
    for (const id of ids) {
      const name = JSON.stringify(id);
      getOr(this.#changes, name, () => ({ id, n: 0 })).n += n;
    }
  }

  async write(transaction: Write): Promise<void> {
    const store = transaction.objectStore('counts');
    for (const { id, n } of this.#changes.values()) {
      if (n === 0) continue;
      const sum = ((await store.get(id))?.n ?? 0) + n;
      await (sum > 0 ? store.put({ id, n: sum }) : store.delete(id));
    }
  }
}

/** The row of a hand that was judged. */
export async function rowOf(
  transaction: Write,
  { id: [site], alarms }: Stretch,
  hand: AuditedHand,
): Promise<HandRow> {
  const { id, tab, game, at, verdict } = hand;
  const mark = await transaction.objectStore('marks').get(`${site}/${id}`);
  const alarmSeq = alarms[id];
  const alarm = alarmSeq === undefined ? null : await alarmAt(transaction, alarmSeq);
  const was = alarm && alarm.seen.verdict.status !== verdict.status ? { was: wasIn(alarm) } : {};
  const before = mark?.was ? { before: mark.was } : {};
  const calls = verdict.status === 'mismatch' || alarm ? 'alarm' : verdict.suspect ? 'suspect' : null;
  return {
    id: Number(id),
    site,
    tab,
    game,
    status: verdict.status,
    at,
    ...(calls && !mark?.opened ? { open: calls } : {}),
    ...(verdict.status === 'mismatch' && !alarm && !mark?.alerted ? { due: 1 } : {}),
    ...(mark?.was ? { differs: 1 } : {}),
    view: { ...hand, ...was, ...before },
  };
}

/** What stands for a hand that an alarm was given for and that is none any more. */
export async function goneRow(transaction: Write, seq: number): Promise<HandRow> {
  const alarm = await alarmAt(transaction, seq);
  const { seen, site } = alarm;
  const mark = await transaction.objectStore('marks').get(`${site}/${seen.id}`);
  const { suspect: _, ...told } = seen.verdict;
  const verdict = { ...told, status: 'unreadable', reasons: [] } as const;
  return {
    id: Number(seen.id),
    site,
    tab: seen.tab,
    game: seen.game,
    status: verdict.status,
    at: seen.at,
    ...(mark?.opened ? {} : { open: 'alarm' as const }),
    view: { ...seen, verdict, was: wasIn(alarm), evidence: [] },
  };
}

const alarmAt = async (transaction: Write, seq: number): Promise<Alarm> =>
  (await transaction.objectStore('observations').get(seq)) as unknown as Alarm;

const wasIn = ({
  seen: {
    verdict: { status, reasons },
  },
  at,
}: Alarm): NonNullable<HandView['was']> => ({
  status,
  at,
  reasons,
});
