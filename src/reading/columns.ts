/**
 * Panels in the form of a table: a column or a row for each pair of seeds, or a list of those that were used.
 * @module
 */
import { childElementCount, childrenOf, select, selectFirst } from './dom.ts';
import { fits, isBlank, isPlaceholder, LONGEST_VALUE } from './shapes.ts';
import { isOfPanel } from './strip.ts';
import { closest, holds, textOf } from './tree.ts';
import { LONGEST_LABEL, type Meaning, meaningsOf } from './words.ts';

/** In a table with a column or a row for each pair of seeds, which pair each cell is of that this label names. */
export function cellsOf(
  label: Element,
  promised: readonly string[],
): (readonly [which: string, cell: Element])[] {
  const row = closest(label, 'tr');
  const table = row && closest(row, 'table');
  const first = table && selectFirst(table, 'tr');
  if (!first || childElementCount(row) > MOST_CELLS) return [];
  const cells = childrenOf(row);
  const at = cells.findIndex((cell) => holds(cell, label));
  if (row === first || isHeading(row)) {
    const rows = rowsBelow(row, table);
    return rows.length > MOST_ROWS ? [] : ofRows(cells, rows.map(childrenOf), at, promised);
  }
  const heads = childrenOf(first);
  if (at !== 0 || heads.length !== cells.length) return [];
  return heads.flatMap((head, i) => withCell(whichPair(head), cells[i]));
}

/** Whether a row has headings alone, of the columns below it; a table may have several. */
const isHeading = (row: Element): boolean => !selectFirst(row, 'td');

/** The rows between the headings of a table and the next ones. */
function rowsBelow(heading: Element, table: Element): readonly Element[] {
  const rows = select(table, 'tr');
  const below = rows.slice(rows.indexOf(heading) + 1);
  const next = below.findIndex(isHeading);
  return next < 0 ? below : below.slice(0, next);
}

/** The cells below a label among the headings of a table; null of any other label. */
export function cellsBelow(label: Element): readonly Element[] | null {
  const row = closest(label, 'tr');
  const table = row && closest(row, 'table');
  if (!table || !isHeading(row)) return null;
  const at = childrenOf(row).findIndex((cell) => holds(cell, label));
  const rows = rowsBelow(row, table).slice(0, MOST_ROWS).map(childrenOf);
  return rows.flatMap((cells) => (cells.length === childElementCount(row) ? [cells[at]!] : []));
}

function ofRows(
  heads: readonly Element[],
  rows: readonly (readonly Element[])[],
  at: number,
  promised: readonly string[],
): (readonly [which: string, cell: Element])[] {
  if (at < 0 || rows.some(({ length }) => length !== heads.length)) return [];
  const named =
    at > 0 && !isOfPanel(textOf(heads[0]!, LONGEST_LABEL) ?? '')
      ? rows.flatMap((cells) => withCell(whichPair(cells[0]!), cells[at]))
      : [];
  if (named.length > 0) return named;
  const which = at > 0 && rows.length === 1 ? whichPair(heads[0]!) : undefined;
  if (which) return withCell(which, rows[0]![at]);
  // A seed that is shown beside its hash has been used.
  const [seedAt, hashAt] = [/serverSeed$/, /^fields:commitment/].map((meaning) =>
    heads.findIndex((head) => says(head, meaning)),
  ) as [number, number];
  const isUsed = (cells: readonly Element[]): boolean =>
    hashAt >= 0 && fits('reported.serverSeed', textIn(cells[seedAt]));
  // The newest stands at one end of the list, and before it the one that was used last.
  const isOpen = (cells: readonly Element[]): boolean =>
    isKept(textIn(cells[seedAt])) && fits('announced.commitment', textIn(cells[hashAt]));
  const [open, ...alsoOpen] = rows.filter(isOpen);
  const [newest, before] = open === rows[0] ? rows : rows.toReversed();
  if (alsoOpen.length === 0 && open === newest && before && isUsed(before))
    return [...withCell('active', newest![at]), ...withCell('last', before[at])];
  // Of a list of them the one whose hash was promised here last, unless it is a list of bets, of which several may be.
  const hashes = rows.map((cells) => textIn(cells[hashAt]).toLowerCase());
  const hash = promised.findLast((one) => hashes.includes(one));
  const [last, ...others] = rows.length > 1 ? rows.filter((_, i) => hashes[i] === hash) : rows;
  if (others.length > 0) return [];
  return last && isUsed(last) ? withCell('last', last[at]) : [];
}

/** Whether a server seed is said to be kept back, or its cell is blank. */
const isKept = (text: string): boolean => isBlank(text) || isPlaceholder(text);

const textIn = (cell: Element | undefined): string => (cell && textOf(cell, LONGEST_VALUE)) ?? '';

const says = (element: Element, meaning: RegExp): boolean =>
  meaningsOf(textOf(element, LONGEST_LABEL) ?? '').some((one) => meaning.test(one));

const withCell = (which: string | undefined, cell: Element | undefined) =>
  which !== undefined && cell ? [[which, cell] as const] : [];

/** Which pair the heading of a row or a column is of, which may be one word. */
function whichPair(heading: Element): string | undefined {
  const meanings = meaningsOf(textOf(heading, LONGEST_LABEL) ?? '');
  return whichOf(meanings, 'sections') ?? whichOf(meanings, 'tabs');
}

export const whichOf = (meanings: readonly Meaning[], kind: 'sections' | 'tabs'): string | undefined =>
  meanings.find((meaning) => meaning.startsWith(`${kind}:`))?.slice(kind.length + 1);

/** More than the pairs or the values that a panel shows, and more than a list of pairs has on one page. */
const MOST_CELLS = 12;
const MOST_ROWS = 50;
