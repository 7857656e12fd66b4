/**
 * From lines of a hand file to lines of verdicts.
 * @module
 */
import { audit, type Circumstances } from '../core/audit.ts';
import type { GivenRule } from '../core/rules/parse.ts';
import { checkSignature } from '../core/signature.ts';
import { type Checks, NOTHING_CHECKED, type ReasonCode, type Status, type Verdict } from '../core/verdict.ts';
import { type Chunk, linesOf } from './chunks.ts';
import { JsonBytes } from './json-bytes.ts';
import { parseLine } from './quick.ts';

/** What some lines came to. */
export interface Audited {
  /** One JSON object a line, each ended by a newline, in UTF-8. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly tally: Tally;
}

/** How many hands there were, and how many of them keep the exit status from being 0. */
export interface Tally {
  readonly hands: number;
  readonly mismatches: number;
  readonly undecided: number;
}

export const NO_HANDS: Tally = { hands: 0, mismatches: 0, undecided: 0 };

export const add = (a: Tally, b: Tally): Tally => ({
  hands: a.hands + b.hands,
  mismatches: a.mismatches + b.mismatches,
  undecided: a.undecided + b.undecided,
});

/**
 * Audits the hands of a chunk. Blank lines don't count.
 * @param rule for hands that name no scheme
 * @param memory where the verdicts are written, as long as it is enough
 */
export async function auditChunk(chunk: Chunk, rule?: GivenRule, memory?: ArrayBuffer): Promise<Audited> {
  const report = new Report(rule ? { rule } : {}, memory);
  let number = chunk.first;
  for (const line of linesOf(chunk)) {
    // To wait for each would take longer than most audits do.
    const later = isBlank(line) ? undefined : auditLine(line, number, report);
    if (later) await later;
    number++;
  }
  return report;
}

const isBlank = (line: string): boolean => line.trim() === '';

/** Returns a promise only where a hand has to be waited for. */
function auditLine(line: string, number: number, report: Report): Promise<void> | undefined {
  const parsed = parseLine(line);
  if (parsed instanceof SyntaxError) {
    report.add(notJson(number, parsed));
    return undefined;
  }
  const hands = handsIn(parsed);
  return hands ? auditHands(hands, number, report) : auditHand(parsed, { line: number }, report);
}

async function auditHands(hands: readonly unknown[], line: number, report: Report): Promise<void> {
  for (const [i, hand] of hands.entries()) await auditHand(hand, { line, path: `hands[${i}]` }, report);
}

/** The hands of a file of evidence, or null where the value is none. */
export function handsIn(value: unknown): readonly unknown[] | null {
  if (typeof value !== 'object' || value === null || !('hands' in value) || 'scheme' in value) return null;
  return Array.isArray(value.hands) ? value.hands : null;
}

/** Where a hand stands. */
interface Source {
  readonly line: number;
  /** Within the line, where that is a file of evidence. */
  readonly path?: string;
}

function auditHand(hand: unknown, source: Source, report: Report): Promise<void> | undefined {
  const reveal = (hand as { readonly reveal?: { readonly publicKey?: unknown } } | null)?.reveal;
  if (reveal?.publicKey !== undefined) return auditSigned(hand, source, report);
  report.add(entryOf(audit(hand, report.circumstances), source));
  return undefined;
}

async function auditSigned(hand: unknown, source: Source, report: Report): Promise<void> {
  const signature = await checkSignature(hand);
  report.add(entryOf(audit(hand, { ...report.circumstances, ...(signature ? { signature } : {}) }), source));
}

/** A line of output: a verdict, and what else there is to say. */
interface Entry {
  readonly judged: Judged;
  readonly expected: object | null;
  readonly fault?: Fault;
}

interface Judged {
  readonly status: Status;
  readonly reasons: readonly ReasonCode[];
  readonly checks: Checks;
}

/** What is wrong with a line that is no hand, and where. */
interface Fault {
  readonly line: number;
  readonly field: string;
  readonly message: string;
}

function entryOf({ status, reasons, checks, expected }: Verdict, { line, path }: Source): Entry {
  const judged = { status, reasons: reasons.map(({ code }) => code), checks };
  const malformed = reasons.find(({ code }) => code === 'field-malformed');
  if (!malformed?.subs) return { judged, expected };
  const [name, must] = malformed.subs;
  const field = [path, name].filter(Boolean).join('.');
  const message = `line ${line}: ${field || 'the hand'} must be ${must}`;
  return { judged, expected, fault: { line, field, message } };
}

const notJson = (line: number, { message }: SyntaxError): Entry => ({
  judged: { status: 'unreadable', reasons: ['field-malformed'], checks: NOTHING_CHECKED },
  expected: null,
  fault: { line, field: '', message: `line ${line}: a hand must be JSON on one line: ${message}` },
});

/** Lines of output, and what they add up to. */
class Report implements Audited {
  /** What is known of all hands. */
  readonly circumstances: Circumstances;
  readonly #json: JsonBytes;
  #hands = 0;
  #mismatches = 0;
  #undecided = 0;
  /** What was judged last, and where it is written. */
  #last: { readonly judged: Judged; readonly start: number; readonly end: number } | undefined;

  constructor(circumstances: Circumstances, memory?: ArrayBuffer) {
    this.circumstances = circumstances;
    this.#json = new JsonBytes(memory);
  }

  add({ judged, expected, fault }: Entry): void {
    this.#count(judged.status);
    this.#writeJudged(judged);
    this.#json.text(',"expected":');
    this.#json.value(expected);
    for (const key in fault) {
      this.#json.text(`,"${key}":`);
      this.#json.value(fault[key as keyof Fault]);
    }
    this.#json.text('}\n');
  }

  /** Most hands of a file come to the same: to copy that takes half as long as to write it anew. */
  #writeJudged(judged: Judged): void {
    if (this.#last && isSame(judged, this.#last.judged)) {
      this.#json.repeat(this.#last.start, this.#last.end);
      return;
    }
    const start = this.#json.length;
    this.#json.text('{"status":');
    this.#json.value(judged.status);
    this.#json.text(',"reasons":');
    this.#json.value(judged.reasons);
    this.#json.text(',"checks":');
    this.#json.value(judged.checks);
    this.#last = { judged, start, end: this.#json.length };
  }

  #count(status: Status): void {
    this.#hands++;
    if (status === 'mismatch') this.#mismatches++;
    else if (status !== 'verified' && status !== 'consistent') this.#undecided++;
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    return this.#json.written;
  }

  get tally(): Tally {
    return { hands: this.#hands, mismatches: this.#mismatches, undecided: this.#undecided };
  }
}

const isSame = (a: Judged, b: Judged): boolean =>
  a.status === b.status &&
  a.reasons.length === b.reasons.length &&
  a.reasons.every((code, i) => code === b.reasons[i]) &&
  a.checks.commitment === b.checks.commitment &&
  a.checks.deal === b.checks.deal &&
  a.checks.payout === b.checks.payout &&
  a.checks.continuity === b.checks.continuity;
