/**
 * Front ends of casinos in test/fronts, written by people who had not seen the reader, each with what a player can see in
 * each of its states. Once they were read and looked into they are no measure of unseen pages any more; what is read of
 * them stays read.
 * @module
 */
import { readdirSync, readFileSync } from 'node:fs';
import type { PanelField, PanelReading } from '../../src/core/observation.ts';
import type { Read } from './reader.ts';
import type { Judged, Outcome } from './strange.ts';

/** What a player can see in one state. */
export interface State {
  /** By field; null where only a shortened form stands anywhere. */
  readonly panel: Readonly<Partial<Record<PanelField, string | null>>> | null;
  /** Its game, its stage, and its cards as a reading has them. */
  readonly table: Readonly<Record<string, unknown>> | null;
  readonly note?: string;
  /** What is not read of it, or still wrong: `what outcome`. */
  readonly unread?: readonly string[];
}

export interface Front {
  readonly name: string;
  readonly html: string;
  readonly states: Readonly<Record<string, State>>;
}

export const frontsIn = (folder: string): Front[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      name: file.slice(0, -'.html'.length),
      html: readFileSync(`${folder}/${file}`, 'utf8'),
      states: JSON.parse(readFileSync(`${folder}/${file.replace(/html$/, 'json')}`, 'utf8')),
    }));

/** The window that it is looked at in, as players have one: in a narrow one a panel lies over the table. */
export const WINDOW = { width: 1280, height: 900 };

/** Its page in one state, which it takes from the address. */
export const pageAt = ({ html }: Front, state: string): string =>
  html.replace(/<head[^>]*>|<html[^>]*>/i, `$&<script>history.replaceState(null, "", "#${state}")</script>`);

/** A count of bets made is the nonce of the next bet where nonces begin with 0, and pages do not say. */
const SAME: Readonly<Partial<Record<PanelField, PanelField>>> = {
  'announced.count': 'announced.nonce',
  'announced.nonce': 'announced.count',
};

/** What became of each value that a state shows, and of what is read though it does not. */
export function judgeState({ panel, table }: State, read: Read): Judged[] {
  return [...judgePanel(panel ?? {}, read.panel), ...judgeTable(table, read.table)];
}

function judgePanel(truth: NonNullable<State['panel']>, panel: PanelReading | null): Judged[] {
  const fields = panel?.fields ?? {};
  const judged: Judged[] = [];
  const names = new Set([...Object.keys(truth), ...Object.keys(fields)] as PanelField[]);
  for (const what of names) {
    const should = truth[what];
    const twin = SAME[what];
    // Judged with the one that the state names.
    if (should === undefined && twin && twin in truth) continue;
    const reading = fields[what] ?? (should !== undefined && twin ? fields[twin] : undefined);
    const outcome = outcomeOf(should, reading);
    if (typeof should === 'string' || outcome === 'wrong') judged.push({ what, outcome });
  }
  return judged;
}

function outcomeOf(should: string | null | undefined, reading: PanelReading['fields'][PanelField]): Outcome {
  if (!reading) return 'absent';
  if ('problem' in reading) return reading.problem;
  if (reading.value === '') return 'absent';
  return reading.value === should ? 'right' : 'wrong';
}

function judgeTable(truth: State['table'], table: Read['table']): Judged[] {
  if (!truth) return table?.contents ? [{ what: 'table', outcome: 'wrong' }] : [];
  const { game, stage, ...cards } = truth;
  const isUnread = !table?.contents && (table?.stage !== stage || Object.keys(cards).length > 0);
  const isNothing = !table || table.stage === 'moving' || isUnread;
  let outcome: Outcome = 'absent';
  if (table?.problem) outcome = table.problem.problem;
  else if (stage === 'moving' && table?.stage === stage) outcome = table.game === game ? 'right' : 'wrong';
  else if (!isNothing) {
    const contents = (table.contents ?? {}) as Record<string, unknown>;
    const isSame = Object.entries(cards).every(
      ([name, should]) => JSON.stringify(contents[name]) === JSON.stringify(should),
    );
    outcome = table.game === game && table.stage === stage && isSame ? 'right' : 'wrong';
  }
  return [{ what: 'table', outcome }];
}
