/**
 * The hands of a list as a file for spreadsheets: one row each, all pages of the list.
 * @module
 */
import type { HandsAsked, HandsView, HandView } from '../platform/messages.ts';
import { faceText } from '../ui/faces.tsx';
import { resultOf, rowsOf } from '../ui/games.ts';
import type { Face } from '../ui/hand-rows.ts';

/** As many hands as the background gives at once. */
const AT_ONCE = 200;

/** What each column says. Names and codes are those of hand files, the same in every language. */
const COLUMNS: readonly (readonly [name: string, of: (view: HandView) => string])[] = [
  ['hand', ({ id }) => id],
  ['time', ({ at }) => new Date(at).toISOString()],
  ['casino', ({ siteName }) => siteName],
  ['game', ({ game }) => game],
  ['status', ({ verdict }) => verdict.status],
  ['reasons', ({ verdict }) => verdict.reasons.map(({ code }) => code).join(' ')],
  ['shown', (view) => linesOf(rowsOf(view).map(({ cells }) => cells.map(({ face }) => face)))],
  ['forced', (view) => linesOf(rowsOf(view).map(({ forced }) => forced ?? []))],
  ['result', resultOf],
  ['bet', ({ stake }) => stake ?? ''],
  ['scheme', ({ hand }) => hand.scheme ?? ''],
  ['nonce', ({ hand }) => (hand.nonce === null ? '' : String(hand.nonce))],
  ['commitment', ({ hand }) => hand.commitment?.value ?? ''],
  ['seen before the bet', ({ hand }) => (hand.commitment ? String(hand.commitment.beforeBet) : '')],
  ['client seed', ({ hand }) => hand.clientSeed ?? ''],
  ['server seed', ({ hand }) => hand.reveal?.serverSeed ?? hand.reveal?.secret ?? ''],
];

const linesOf = (rows: readonly (readonly Face[])[]): string =>
  rows
    .map((faces) => faces.map(faceText).join(' '))
    .filter(Boolean)
    .join(' / ');

/** The file. `page` gives the hands behind those of the page before. */
export async function csvOf(
  page: (asked: Pick<HandsAsked, 'limit' | 'after'>) => Promise<HandsView>,
): Promise<Blob> {
  // Spreadsheets take a file without this mark for one of their system's old encodings.
  const parts: BlobPart[] = ['\uFEFF', lineOf(COLUMNS.map(([name]) => name))];
  let after: string | null = null;
  do {
    const view: HandsView = await page({ limit: AT_ONCE, ...(after !== null && { after }) });
    parts.push(view.hands.map((hand) => lineOf(COLUMNS.map(([, of]) => of(hand)))).join(''));
    after = view.next;
  } while (after !== null);
  return new Blob(parts, { type: 'text/csv' });
}

const lineOf = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;

/** A cell. What a page showed may begin as a formula does, and a spreadsheet would work it out. */
function cellOf(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
