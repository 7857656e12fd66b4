/**
 * From lines of a hand file to lines of verdicts.
 * @module
 */
import { audit, type Circumstances } from '../core/audit.ts';
import { type Chain, checkChain } from '../core/chain.ts';
import type { GivenRule } from '../core/rules/parse.ts';
import { checkSignature } from '../core/signature.ts';
import { type Checks, NOTHING_CHECKED, type ReasonCode, type Status, type Verdict } from '../core/verdict.ts';
import { type Chunk, linesOf } from './chunks.ts';
import { handsIn, isEvidence, type JudgedAs, judgedIn } from './file.ts';
import { parseLine } from './json.ts';
import { type CheckedPicture, picturesIn } from './pictures.ts';

/** What some lines came to. */
export interface Audited {
  /** One JSON object a line, each ended by a newline, in UTF-8. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly tally: Tally;
  readonly chains: readonly CheckedFile[];
}

/** What following the digests of a file of evidence came to, and those of its pictures, where it has any. */
export type CheckedFile = Chain & { readonly pictures?: readonly CheckedPicture[] };

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
  const report = new Report(rule, memory);
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
  if (hands && isEvidence(parsed)) report.chains.push(chainOf(parsed, hands));
  return hands
    ? auditHands(hands, number, report, judgedIn(parsed, isEvidence(parsed), report.rule))
    : auditHand({ hand: parsed, circumstances: report.circumstances }, { line: number }, report);
}

/** @param judgedAs what is judged of each hand that the file tells of */
async function auditHands(
  hands: readonly unknown[],
  line: number,
  report: Report,
  judgedAs: (hand: unknown) => JudgedAs,
): Promise<void> {
  for (const [i, hand] of hands.entries())
    await auditHand(judgedAs(hand), { line, path: `hands[${i}]` }, report);
}

/** Hands that rest on nothing, with nothing said to be left out, are no whole log. */
function chainOf(file: unknown, hands: readonly unknown[]): CheckedFile {
  const { observations, gaps } = Object(file);
  const isEmpty = ![observations, gaps].some((list) => Array.isArray(list) && list.length > 0);
  const chain: Chain = isEmpty && hands.length > 0 ? { chain: 'broken', at: 1 } : checkChain(file);
  const pictures = picturesIn(file);
  return pictures.length > 0 ? { ...chain, pictures } : chain;
}

/** Where a hand stands. */
interface Source {
  readonly line: number;
  /** Within the line, where that is a file of evidence. */
  readonly path?: string;
}

function auditHand(judged: JudgedAs, source: Source, report: Report): Promise<void> | undefined {
  const { hand, circumstances } = judged;
  const reveal = (hand as { readonly reveal?: { readonly publicKey?: unknown } } | null)?.reveal;
  if (reveal?.publicKey !== undefined) return auditSigned(judged, source, report);
  report.add(entryOf(audit(hand, circumstances), source, ruleFor(judged)));
  return undefined;
}

async function auditSigned(judged: JudgedAs, source: Source, report: Report): Promise<void> {
  const { hand, circumstances } = judged;
  const signature = await checkSignature(hand);
  const verdict = audit(hand, { ...circumstances, ...(signature ? { signature } : {}) });
  report.add(entryOf(verdict, source, ruleFor(judged)));
}

/** The id of the rule that a hand was judged by, where it is none that the program knows. */
function ruleFor({ hand, circumstances: { rule } }: JudgedAs): string | undefined {
  const { scheme, game } = Object(hand);
  return rule && scheme === undefined && rule.scheme.game.id === game ? rule.scheme.id : undefined;
}

/** A line of output: a verdict, and what else there is to say. */
interface Entry {
  readonly judged: Judged;
  readonly expected: object | null;
  readonly fault?: Fault;
  readonly rule?: string | undefined;
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

function entryOf(verdict: Verdict, { line, path }: Source, rule?: string): Entry {
  const { status, reasons, checks, expected } = verdict;
  const judged = { status, reasons: reasons.map(({ code }) => code), checks };
  const malformed = reasons.find(({ code }) => code === 'field-malformed');
  if (!malformed?.subs) return { judged, expected, rule };
  const [name, must] = malformed.subs;
  const field = [path, name].filter(Boolean).join('.');
  const message = `line ${line}: ${field || 'the hand'} must be ${must}`;
  return { judged, expected, rule, fault: { line, field, message } };
}

const notJson = (line: number, { message }: SyntaxError): Entry => ({
  judged: { status: 'unreadable', reasons: ['field-malformed'], checks: NOTHING_CHECKED },
  expected: null,
  fault: { line, field: '', message: `line ${line}: a hand must be JSON on one line: ${message}` },
});

/** So much is encoded at a time: longer texts take longer for each character, short ones for each call. */
const TEXT_LENGTH = 32 * 1024;
const encoder = new TextEncoder();

/** Lines of output, and what they add up to. */
class Report implements Audited {
  /** For hands that name no scheme. */
  readonly rule: GivenRule | undefined;
  /** What is known of all hands. */
  readonly circumstances: Circumstances;
  readonly chains: CheckedFile[] = [];
  #bytes: Uint8Array<ArrayBuffer>;
  #length = 0;
  /** Not encoded yet. */
  #text = '';
  #hands = 0;
  #mismatches = 0;
  #undecided = 0;
  /** What was judged last, and how it is written: most hands of a file come to the same. */
  #last: { readonly judged: Judged; readonly text: string } | undefined;

  constructor(rule: GivenRule | undefined, memory = new ArrayBuffer(2 * TEXT_LENGTH)) {
    this.rule = rule;
    this.circumstances = rule ? { rule } : {};
    this.#bytes = new Uint8Array(memory);
  }

  add({ judged, expected, rule, fault }: Entry): void {
    this.#count(judged.status);
    if (!this.#last || !isSame(judged, this.#last.judged)) {
      const { status, reasons, checks } = judged;
      this.#last = { judged, text: JSON.stringify({ status, reasons, checks }).slice(0, -1) };
    }
    const more = rule || fault ? `,${JSON.stringify({ rule, ...fault }).slice(1, -1)}` : '';
    this.#text += `${this.#last.text},"expected":${JSON.stringify(expected)}${more}}\n`;
    if (this.#text.length > TEXT_LENGTH) this.#encode();
  }

  #encode(): void {
    const most = this.#length + 3 * this.#text.length;
    if (most > this.#bytes.length) {
      const larger = new Uint8Array(2 * most);
      larger.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = larger;
    }
    this.#length += encoder.encodeInto(this.#text, this.#bytes.subarray(this.#length)).written;
    this.#text = '';
  }

  #count(status: Status): void {
    this.#hands++;
    if (status === 'mismatch') this.#mismatches++;
    else if (status !== 'verified' && status !== 'consistent') this.#undecided++;
  }

  get bytes(): Uint8Array<ArrayBuffer> {
    this.#encode();
    return this.#bytes.subarray(0, this.#length);
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
