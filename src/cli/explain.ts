/**
 * `explain`: how the seeds of the first hand of a file give its cards.
 * @module
 */
import { type Derivation, inEnglish, type Said } from '../core/derivation.ts';
import { explainHand } from '../core/explain.ts';
import { HandError } from '../core/fields.ts';
import { type GivenRule, rulesIn } from '../core/rules/parse.ts';
import { Undealable } from '../core/scheme.ts';
import { chunksOf, linesOf } from './chunks.ts';
import { handsIn } from './file.ts';
import type { Input } from './input.ts';
import { parseLine } from './json.ts';
import { UsageError } from './usage.ts';

/**
 * @param rule for a hand that names no scheme
 * @throws UsageError where the input has no hand, or none that can be explained
 */
export async function explainInput(input: Input, json: boolean, rule?: GivenRule): Promise<string> {
  const { hand, own } = await firstHand(input);
  const derivation = derive(hand, rule ?? own);
  const english = JSON.parse(
    JSON.stringify(derivation, (_, value) => (isSaid(value) ? inEnglish(value) : value)),
  );
  return json ? JSON.stringify(english, null, 2) : written(english);
}

const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' && value !== null && 'sentence' in value;

function derive(hand: unknown, rule: GivenRule | undefined): Derivation {
  try {
    return explainHand(hand, rule);
  } catch (error) {
    if (error instanceof HandError)
      throw new UsageError(`the first hand cannot be explained: ${error.message}`);
    if (error instanceof Undealable)
      throw new UsageError(`the first hand cannot be explained: ${error.message}`);
    throw error;
  }
}

/** The first hand, and the rule for it that stands in its file, where one does. */
async function firstHand({ stream }: Input): Promise<{ hand: unknown; own?: GivenRule | undefined }> {
  for await (const chunk of chunksOf(stream)) {
    const line = [...linesOf(chunk)].find((candidate) => candidate.trim() !== '');
    if (line === undefined) continue;
    const value = parseLine(line);
    if (value instanceof SyntaxError) throw new UsageError(`the first hand must be JSON: ${value.message}`);
    const hands = handsIn(value);
    if (!hands) return { hand: value };
    if (hands.length > 0) return { hand: hands[0], own: rulesIn(value)(hands[0]) };
  }
  throw new UsageError('there is no hand to explain: name a file with one hand a line');
}

/** A derivation in plain text, as `--json` gives it. */
interface Written {
  readonly title: string;
  readonly text: string;
  readonly lines: readonly { readonly label: string; readonly value: string; readonly note?: string }[];
  readonly table?: { readonly columns: readonly string[]; readonly rows: readonly (readonly string[])[] };
}

function written(steps: readonly Written[]): string {
  const parts = steps.map(({ title, text, lines, table }, i) => {
    const labels = lines.map(({ label, value, note }) => [label, note ? `${value}  (${note})` : value]);
    const heading = `${i + 1}. ${title}\n   ${text}`;
    return [heading, ...(labels.length > 0 ? [columns(labels)] : []), ...(table ? [tableText(table)] : [])];
  });
  return parts.flat().join('\n\n');
}

const tableText = ({ columns: heads, rows }: NonNullable<Written['table']>): string =>
  columns([heads, heads.map((head) => '-'.repeat(head.length)), ...rows]);

/** Rows with their cells one below the other. */
function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i]!))
      .join('  ')
      .trimEnd(),
  );
  return lines.map((line) => `   ${line}`).join('\n');
}
