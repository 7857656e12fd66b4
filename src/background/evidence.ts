/**
 * The file a person can give to a stranger, who re-verifies it with the command line.
 * @module
 */
import type { Evidence } from '../platform/messages.ts';
import type { AuditedHand } from './auditor.ts';
import type { Log } from './log.ts';

/** The evidence of these hands: the hands, and the whole log of their sites, so that its digests can be followed. */
export async function evidenceOf(log: Log, hands: readonly AuditedHand[]): Promise<Evidence> {
  const entries = await log.all();
  return {
    v: 1,
    kind: 'cutcard-evidence',
    hands: hands.map(({ id, siteId, hand, verdict }) => ({ ...hand, id, site: siteId, verdict })),
    observations: entries.map(({ hashes, digest, ...observation }) => observation),
    digests: entries.map(({ digest }) => digest),
  };
}
