/**
 * The file a person can give to a stranger, who re-verifies it with the command line.
 * @module
 */
import type { Evidence, EvidencePreview, LogEntry } from '../platform/messages.ts';
import { SITES } from '../sites/index.ts';
import type { AuditedHand } from './auditor.ts';
import type { Log } from './log.ts';

/** The evidence of these hands: the hands, and the whole log of their sites, so that its digests can be followed. */
export async function evidenceOf(log: Log, hands: readonly AuditedHand[]): Promise<Evidence> {
  const entries = await log.all();
  return {
    v: 1,
    kind: 'cutcard-evidence',
    hands: hands.map(({ id, siteId, hand, verdict }) => ({ ...hand, id, site: siteId, verdict })),
    observations: entries.map(({ hashes, digest, ...observation }) => observation as unknown as LogEntry),
    digests: entries.map(({ digest }) => digest),
    gaps: [],
  };
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
    sites: SITES.flatMap(({ id, name }) => (count(id) > 0 ? [{ id, name, hands: count(id) }] : [])),
    from: times.length > 0 ? Math.min(...times) : null,
    to: times.length > 0 ? Math.max(...times) : null,
    paths: [...new Set(observations.map(({ path }) => String(path)))],
  };
}
