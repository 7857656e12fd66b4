/**
 * From observations to hands with verdicts.
 * @module
 */
import { type AssembledHand, assembleInSlices, schemeFor } from '../core/assemble.ts';
import { audit } from '../core/audit.ts';
import type { EvidenceRef } from '../core/evidence.ts';
import type { GameId } from '../core/game.ts';
import { Latest } from '../core/latest.ts';
import { limitsOf } from '../core/limits.ts';
import { COVERED, type Observation, PANEL_FIELDS, type PanelField } from '../core/observation.ts';
import { foundOn, isPanel } from '../core/panels.ts';
import { isUnknown } from '../core/rules/unknown.ts';
import { checkSignature } from '../core/signature.ts';
import { STATUSES } from '../core/verdict.ts';
import type { Counts, EvidenceItem, HandView, UnreadField } from '../platform/messages.ts';
import type { Site } from '../sites/index.ts';
import { inTurns } from './turns.ts';

/** A hand as the pages see it, and the name of the tab it was played in. */
export interface AuditedHand extends HandView {
  readonly tab: string;
}

/** The hands among a site's observations, in the order they began; those that `wanted` says. */
export async function handsIn(
  observations: readonly Observation[],
  site: Site,
  wanted: (id: number) => boolean = () => true,
): Promise<AuditedHand[]> {
  const all = await inTurns(assembleInSlices(observations, site));
  const assembled = all.filter(({ id }) => wanted(Number(id)));
  return Promise.all(assembled.map((hand) => view(hand, site)));
}

/** The latest hands that were looked at, by all that a verdict depends on: most are the same as a moment ago. */
const known = new Latest<AuditedHand>(300);

async function view(assembled: AssembledHand, site: Site): Promise<AuditedHand> {
  const name = JSON.stringify([site.id, ruleIn(site, assembled.game), assembled]);
  const hand = known.get(name) ?? (await audited(assembled, site));
  known.put(name, hand);
  return hand;
}

/** By which rule a site's hands of a game are judged. */
export function ruleIn(site: Site, game: GameId): Pick<HandView, 'rule'> {
  const scheme = schemeFor(site, game);
  if (!scheme || isUnknown(scheme)) return {};
  const { origin = 'built-in', written } = site.rules?.[game] ?? {};
  return { rule: { id: scheme.id, origin, ...(written && { written }) } };
}

async function audited(assembled: AssembledHand, site: Site): Promise<AuditedHand> {
  const { id, tab, game, hand, circumstances, evidence } = assembled;
  const signature = await checkSignature(hand);
  const given = hand.scheme === undefined ? site.rules?.[game] : undefined;
  const verdict = audit(hand, {
    ...circumstances,
    ...(signature && { signature }),
    ...(given && { rule: given }),
  });
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
    ...stakeIn(evidence),
    ...ruleIn(site, game),
    verdict,
    limits: limitsOf(hand),
    evidence: evidence.map((ref) => evidenceItem(ref, start)),
  };
}

/** What the page said the bet is when it was placed. */
function stakeIn(evidence: readonly EvidenceRef[]): Pick<HandView, 'stake'> {
  const reading = evidence.find(({ what }) => what === 'bet')?.observation.reading;
  return reading?.kind === 'bet' && reading.stake !== undefined ? { stake: reading.stake } : {};
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
export function unreadIn(entries: readonly Observation[], tab: string): UnreadField[] {
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
    // What was read before, and lies under something now, is as it was.
    const isCovered = good && table.problem.detail === COVERED;
    if (!isCovered) unread.push({ field: 'table', ...table.problem, lastReadAt: good?.at ?? null });
  }
  return unread;
}

const lastReadAt = (panels: readonly Parameters<typeof foundOn>[0][], field: PanelField): number | null =>
  panels.findLast((panel) => foundOn(panel, field))?.at ?? null;
