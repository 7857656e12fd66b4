/**
 * From lines of a hand file to lines of verdicts.
 * @module
 */
import { audit } from '../core/audit.ts';
import { checkSignature } from '../core/signature.ts';
import { NOTHING_CHECKED, type Status, type Verdict } from '../core/verdict.ts';
import { readQuickly } from './quick.ts';

/** What some lines came to. */
export interface Audited {
  /** One JSON object a line, each ended by a newline. */
  readonly output: string;
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
    report.add(notJson(number, parsed), 'unreadable');
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
    const verdict = audit(hand);
    report.add(lineOf(verdict, source), verdict.status);
    return;
  }
  report.addLater(
    checkSignature(hand).then((signature) => {
      const verdict = audit(hand, signature ? { signature } : {});
      return { line: lineOf(verdict, source), status: verdict.status };
    }),
  );
}

function lineOf({ status, reasons, checks, expected }: Verdict, { line, path }: Source): string {
  const codes = reasons.map(({ code }) => code);
  const malformed = reasons.find(({ code }) => code === 'field-malformed');
  if (malformed?.subs) {
    const [name, must] = malformed.subs;
    const field = [path, name].filter(Boolean).join('.');
    const message = `line ${line}: ${field || 'the hand'} must be ${must}`;
    return JSON.stringify({ status, reasons: codes, checks, expected, line, field, message });
  }
  // Put together by hand but for what may hold text from outside: it halves the time, and there may be millions.
  const { commitment, deal, payout, continuity } = checks;
  const list = codes.length > 0 ? `"${codes.join('","')}"` : '';
  const checked = `"commitment":"${commitment}","deal":"${deal}","payout":"${payout}","continuity":"${continuity}"`;
  return `{"status":"${status}","reasons":[${list}],"checks":{${checked}},"expected":${JSON.stringify(expected)}}`;
}

const notJson = (line: number, { message }: SyntaxError): string =>
  JSON.stringify({
    status: 'unreadable' satisfies Status,
    reasons: ['field-malformed'],
    checks: NOTHING_CHECKED,
    expected: null,
    line,
    field: '',
    message: `line ${line}: a hand must be JSON on one line: ${message}`,
  });

/** Lines of verdicts in order, some of which may take their time. */
class Report {
  /** What stands before `#lines`, where some of it had to be waited for. */
  #before: Promise<string> | undefined;
  #lines = '';
  #hands = 0;
  #mismatches = 0;
  #undecided = 0;

  add(line: string, status: Status): void {
    this.#lines += `${line}\n`;
    this.#count(status);
  }

  addLater(entry: Promise<{ readonly line: string; readonly status: Status }>): void {
    const before = [this.#before, this.#lines, entry] as const;
    this.#lines = '';
    this.#before = Promise.all(before).then(([text = '', lines, { line, status }]) => {
      this.#count(status);
      return `${text}${lines}${line}\n`;
    });
  }

  async finish(): Promise<Omit<Audited, 'lines'>> {
    const output = this.#before ? (await this.#before) + this.#lines : this.#lines;
    return {
      output,
      tally: { hands: this.#hands, mismatches: this.#mismatches, undecided: this.#undecided },
    };
  }

  #count(status: Status): void {
    this.#hands++;
    if (status === 'mismatch') this.#mismatches++;
    else if (status !== 'verified' && status !== 'consistent') this.#undecided++;
  }
}
