/**
 * From the log to hands with verdicts. Nothing is kept: a verdict is computed anew whenever it is asked for.
 * @module
 */
import { type AssembledHand, assemble } from '../core/assemble.ts';
import { audit } from '../core/audit.ts';
import type { EvidenceRef } from '../core/evidence.ts';
import { limitsOf } from '../core/limits.ts';
import { PANEL_FIELDS, type PanelField } from '../core/observation.ts';
import { foundOn, isPanel } from '../core/panels.ts';
import { checkSignature } from '../core/signature.ts';
import { STATUSES } from '../core/verdict.ts';
import type { Counts, EvidenceItem, HandView, UnreadField } from '../platform/messages.ts';
import { SITES, type Site } from '../sites/index.ts';
import type { Entry, Log, Window } from './log.ts';

/** Observations of one site that are looked at together: some fifty hands. */
const WINDOW = 800;
/** Hands at the start of a cut-off window that may lack what was seen before it. */
const MARGIN = 3;

/** A hand as the pages see it, and the name of the tab it was played in. */
export interface AuditedHand extends HandView {
  readonly tab: string;
}

/** The latest of a site's log. */
export interface Recent {
  readonly observations: readonly Entry[];
  /** Oldest first. */
  readonly hands: readonly AuditedHand[];
}

export async function recent(log: Log, site: Site): Promise<Recent> {
  const window = await log.recent(site.id, WINDOW);
  return { observations: window.observations, hands: await handsIn(window, site) };
}

/** One hand, or null where the log has none of that id. */
export async function handById(log: Log, id: string): Promise<AuditedHand | null> {
  if (!/^\d{1,15}$/.test(id)) return null;
  for (const site of SITES) {
    const hand = (await handsIn(await windowAround(log, site, Number(id)), site)).find(
      (one) => one.id === id,
    );
    if (hand) return hand;
  }
  return null;
}

/** Every hand in the log, latest first. A window at a time, since assembling is not meant for whole logs. */
export async function allHands(log: Log): Promise<AuditedHand[]> {
  const hands: AuditedHand[] = [];
  for (const site of SITES) {
    let window = await log.recent(site.id, WINDOW);
    let later = Number.POSITIVE_INFINITY;
    for (;;) {
      const older = (await handsIn(window, site)).filter(({ id }) => Number(id) < later);
      hands.push(...older);
      if (window.from === 0) break;
      later = Number(older[0]?.id ?? window.from);
      window = await windowAround(log, site, later);
    }
  }
  return hands.sort((a, b) => Number(b.id) - Number(a.id));
}

/** What stands before an entry, and as much behind it as may be a hand's that began before it. */
const windowAround = (log: Log, site: Site, seq: number): Promise<Window> =>
  log.recent(site.id, WINDOW, seq + WINDOW / 4);

async function handsIn({ observations, from }: Window, site: Site): Promise<AuditedHand[]> {
  const assembled = assemble(observations, site).filter(({ id }) => Number(id) >= from);
  return Promise.all(assembled.slice(from > 0 ? MARGIN : 0).map((hand) => view(hand, site)));
}

async function view(assembled: AssembledHand, site: Site): Promise<AuditedHand> {
  const { id, tab, game, hand, circumstances, evidence } = assembled;
  const signature = await checkSignature(hand);
  const verdict = audit(hand, signature ? { ...circumstances, signature } : circumstances);
  const deal = evidence.find(({ what }) => what === 'deal') ?? evidence.find(({ what }) => what === 'final');
  const start = deal?.observation ?? evidence[0]?.observation;
  return {
    id,
    tab,
    siteId: site.id,
    siteName: site.name,
    game,
    at: start?.at ?? 0,
    hand,
    verdict,
    limits: limitsOf(hand),
    evidence: evidence.map((ref) => evidenceItem(ref, start)),
  };
}

function evidenceItem({ what, observation, field }: EvidenceRef, deal: AssembledStart): EvidenceItem {
  const { path, at, seq, confirmed, reading } = observation;
  const found = field && reading.kind === 'panel' ? foundOn({ ...observation, reading }, field) : null;
  const shown =
    reading.kind === 'bet'
      ? reading.control
      : JSON.stringify('contents' in reading ? reading.contents : null);
  const before = deal && (seq < deal.seq || what === 'bet');
  return {
    what,
    value: found?.value ?? shown,
    table: reading.kind === 'table' ? reading : null,
    how: found?.how ?? (reading.kind === 'bet' ? 'click' : 'table'),
    where: found?.where ?? '',
    path,
    at,
    seq,
    secondsBeforeDeal: before ? Math.max(0, (deal.at - at) / 1000) : null,
    confirmed,
  };
}

type AssembledStart = EvidenceRef['observation'] | undefined;

export function countsOf(hands: readonly HandView[]): Counts {
  const count = (status: string) => hands.filter(({ verdict }) => verdict.status === status).length;
  return Object.fromEntries(STATUSES.map((status) => [status, count(status)])) as Counts;
}

/** What the latest panel of a tab shows but could not be read, and when it last could. */
export function unreadIn(entries: readonly Entry[], tab: string): UnreadField[] {
  const panels = entries.filter(isPanel);
  const latest = panels.findLast((panel) => panel.tab === tab);
  const unread: UnreadField[] = [];
  for (const field of PANEL_FIELDS) {
    const reading = latest?.reading.fields[field];
    if (!reading || !('problem' in reading)) continue;
    const { problem, detail } = reading;
    unread.push({ field, problem, detail, lastReadAt: lastReadAt(panels, field) });
  }
  const table = entries.findLast((entry) => entry.tab === tab && entry.reading.kind === 'table')?.reading;
  if (table?.kind === 'table' && table.problem) {
    const good = entries.findLast(({ reading }) => reading.kind === 'table' && reading.contents !== null);
    unread.push({ field: 'table', ...table.problem, lastReadAt: good?.at ?? null });
  }
  return unread;
}

const lastReadAt = (panels: readonly Parameters<typeof foundOn>[0][], field: PanelField): number | null =>
  panels.findLast((panel) => foundOn(panel, field))?.at ?? null;
