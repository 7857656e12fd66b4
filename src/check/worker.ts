/**
 * Audits a file away from the page: first a preview of its rows, then, when told how to read them, a verdict on each.
 * @module
 */
import { audit } from '../core/audit.ts';
import { SCHEMES } from '../core/schemes/index.ts';
import { checkSignature } from '../core/signature.ts';
import { NOTHING_CHECKED, reason, STATUSES, type Status, unverified, type Verdict } from '../core/verdict.ts';
import { handOfRow, type Mapping } from './columns.ts';
import { readRows } from './rows.ts';

export interface Asked {
  readonly file: Blob;
  /** How to read rows that are no hands of a hand file. */
  readonly mapping: Mapping;
  /** The id of the scheme of rows that name none; empty for none. */
  readonly scheme: string;
}

/** A hand that is not as it should be, with the number of its row, from 1. */
export interface Finding {
  readonly row: number;
  readonly hand: unknown;
  readonly verdict: Verdict;
}

export interface Told {
  readonly state: 'reading' | 'done' | 'failed';
  /** Bytes read so far. */
  readonly read: number;
  readonly counts: Readonly<Record<Status, number>>;
  /** New since the last word. */
  readonly findings: readonly Finding[];
}

/** What a worker's world has that a page's has not. */
declare const self: {
  onmessage: ((event: { readonly data: Asked }) => void) | null;
  postMessage(told: Told): void;
};

/** Findings in all that are passed on: nobody reads more, and the counts have them all. */
const MOST_FINDINGS = 500;

self.onmessage = ({ data }) => void check(data);

async function check({ file, mapping, scheme }: Asked): Promise<void> {
  const counts = Object.fromEntries(STATUSES.map((status) => [status, 0])) as Record<Status, number>;
  const fallback = SCHEMES.get(scheme) ?? null;
  let row = 0;
  let found = 0;
  let read = 0;
  let signed: Promise<void> = Promise.resolve();
  const tell = (state: Told['state'], findings: readonly Finding[] = []) =>
    self.postMessage({ state, read, counts, findings });
  const judge = (findings: Finding[], number: number, hand: unknown, verdict: Verdict): void => {
    counts[verdict.status]++;
    if (verdict.status === 'verified' || verdict.status === 'consistent' || ++found > MOST_FINDINGS) return;
    findings.push({ row: number, hand, verdict });
  };
  try {
    await readRows(file, (part) => {
      read = part.read;
      const findings: Finding[] = [];
      for (const one of part.rows) {
        const hand = handOfRow(one, mapping, fallback);
        const number = ++row;
        const verdict = verdictOn(hand);
        if (!verdict.reasons.some(({ code }) => code === 'signature-encoding-unknown')) {
          judge(findings, number, hand, verdict);
          continue;
        }
        // Signatures are checked by the browser, which takes its time.
        signed = signed.then(async () => {
          const signature = await checkSignature(hand as Parameters<typeof checkSignature>[0]);
          const late: Finding[] = [];
          judge(late, number, hand, audit(hand, signature ? { signature } : {}));
          tell('reading', late);
        });
      }
      tell('reading', findings);
    });
    await signed;
    tell('done');
  } catch {
    tell('failed');
  }
}

/** Whatever a file has in it, there is a verdict on it. */
function verdictOn(hand: unknown): Verdict {
  if (typeof hand === 'object' && hand !== null && 'notJson' in hand) {
    return unverified({
      reasons: [reason('field-malformed', 'the line', 'JSON')],
      checks: NOTHING_CHECKED,
      expected: null,
    });
  }
  return audit(hand);
}
