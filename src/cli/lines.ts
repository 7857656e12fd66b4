/**
 * From lines of a hand file to lines of verdicts.
 * @module
 */
import { audit } from '../core/audit.ts';
import { checkSignature } from '../core/signature.ts';
import { type Checks, NOTHING_CHECKED, type ReasonCode, type Status, type Verdict } from '../core/verdict.ts';
import { JsonBytes } from './json-bytes.ts';
import { readQuickly } from './quick.ts';

/** What some lines came to. */
export interface Audited {
  /** One JSON object a line, each ended by a newline, in UTF-8; in parts. */
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
  readonly tally: Tally;
  /** How many lines they were, blank ones too. */
  readonly lines: number;
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

/** Audits the hands in `lines`, the first of which is line number `first` of its file. Blank lines don't count. */
export async function auditLines(lines: Iterable<string>, first: number): Promise<Audited> {
  const report = new Report();
  let number = first;
  for (const line of lines) {
    if (!isBlank(line)) auditLine(line, number, report);
    number++;
  }
  return { ...(await report.finish()), lines: number - first };
}

/** The lines of a text, without making a list of them. */
export function* linesOf(text: string): Generator<string> {
  let start = 0;
  while (start < text.length) {
    const end = text.indexOf('\n', start);
    if (end < 0) break;
    yield text.slice(start, end);
    start = end + 1;
  }
  if (start < text.length) yield text.slice(start);
}

const isBlank = (line: string): boolean => line.trim() === '';

function auditLine(line: string, number: number, report: Report): void {
  const parsed = parseLine(line);
  if (parsed instanceof SyntaxError) {
    report.add(notJson(number, parsed));
    return;
  }
  const hands = handsIn(parsed);
  if (!hands) auditHand(parsed, { line: number }, report);
  else
    for (const [i, hand] of hands.entries()) auditHand(hand, { line: number, path: `hands[${i}]` }, report);
}

/** A line's value, or why it is no JSON. */
export function parseLine(line: string): unknown {
  try {
    return readQuickly(line) ?? JSON.parse(line);
  } catch (error) {
    return error;
  }
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

function auditHand(hand: unknown, source: Source, report: Report): void {
  const reveal = (hand as { readonly reveal?: { readonly publicKey?: unknown } } | null)?.reveal;
  if (reveal?.publicKey === undefined) {
    report.add(entryOf(audit(hand), source));
    return;
  }
  report.addLater(
    checkSignature(hand).then((signature) => entryOf(audit(hand, signature ? { signature } : {}), source)),
  );
}

/** A line of output. */
interface Entry {
  readonly status: Status;
  readonly reasons: readonly ReasonCode[];
  readonly checks: Checks;
  readonly expected: object | null;
  /** What is wrong with a line that is no hand, and where. */
  readonly line?: number;
  readonly field?: string;
  readonly message?: string;
}

function entryOf({ status, reasons, checks, expected }: Verdict, { line, path }: Source): Entry {
  const codes = reasons.map(({ code }) => code);
  const malformed = reasons.find(({ code }) => code === 'field-malformed');
  if (!malformed?.subs) return { status, reasons: codes, checks, expected };
  const [name, must] = malformed.subs;
  const field = [path, name].filter(Boolean).join('.');
  const message = `line ${line}: ${field || 'the hand'} must be ${must}`;
  return { status, reasons: codes, checks, expected, line, field, message };
}

const notJson = (line: number, { message }: SyntaxError): Entry => ({
  status: 'unreadable',
  reasons: ['field-malformed'],
  checks: NOTHING_CHECKED,
  expected: null,
  line,
  field: '',
  message: `line ${line}: a hand must be JSON on one line: ${message}`,
});

/** Lines of output in order, some of which may take their time. */
class Report {
  readonly #parts: (Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>)[] = [];
  readonly #bytes = new JsonBytes();
  #hands = 0;
  #mismatches = 0;
  #undecided = 0;

  add(entry: Entry): void {
    this.#bytes.line(entry);
    this.#count(entry);
  }

  addLater(coming: Promise<Entry>): void {
    this.#parts.push(this.#bytes.take());
    this.#parts.push(
      coming.then((entry) => {
        this.#count(entry);
        const bytes = new JsonBytes();
        bytes.line(entry);
        return bytes.take();
      }),
    );
  }

  async finish(): Promise<Omit<Audited, 'lines'>> {
    const parts = await Promise.all([...this.#parts, this.#bytes.take()]);
    return {
      parts,
      tally: { hands: this.#hands, mismatches: this.#mismatches, undecided: this.#undecided },
    };
  }

  #count({ status }: Entry): void {
    this.#hands++;
    if (status === 'mismatch') this.#mismatches++;
    else if (status !== 'verified' && status !== 'consistent') this.#undecided++;
  }
}
