/**
 * Recognises the pay table printed on a page among the known ones by its column of pays, whatever language the hands
 * are named in: nine to eleven numbers in a row are as good as a name.
 * @module
 */
import type { Pays } from '../core/games/pays.ts';
import { childElementCount, childrenOf, localName, parentNode } from './dom.ts';
import type { Survey } from './survey.ts';
import { elementAround, elementsUp, isVisible, walk } from './tree.ts';

/** How far above its number the row of a pay table may be. */
const HIGHEST = 4;

const PAY = /^[x×]?\s*(\d{1,4})\s*[x×]?$/i;

/** More rows than a pay table has, and more parts than one of its rows. */
const MOST_ROWS = 40;
const MOST_PARTS = 40;

interface Printed {
  readonly name: string;
  readonly element: Element;
}

/** The name of the one known pay table that is printed on the page, or null. */
export function payTableOn({ roots: [start] }: Survey, known: Pays, evidence: Element[]): string | null {
  const columns = Object.entries(known).map(([name, pays]) => ({ name, pays: sorted(pays) }));
  const tops = new Set<number | null>(columns.map(({ pays }) => pays[0]!));
  const printed: Printed[] = [];
  walk(start!, {
    text(text) {
      if (!tops.has(payIn(text.data))) return;
      const element = elementAround(text)!;
      const column = `,${sorted(columnAround(element))},`;
      for (const { name, pays } of columns) if (column.includes(`,${pays},`)) printed.push({ name, element });
    },
  });
  evidence.push(...printed.map(({ element }) => element));
  return soleOf(printed) ?? soleOf(printed.filter(({ element }) => isVisible(element)));
}

/** From the highest down: tables differ in which way up they are printed. */
const sorted = (pays: readonly number[]): number[] => pays.toSorted((a, b) => b - a);

function soleOf(printed: readonly Printed[]): string | null {
  const [first] = printed;
  return first && printed.every(({ name }) => name === first.name) ? first.name : null;
}

function payIn(text: string): number | null {
  const digits = PAY.exec(text.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The first number of each row, in the table whose row or cell this is. */
function columnAround(cell: Element): number[] {
  for (const row of elementsUp(cell, HIGHEST)) {
    const table = parentNode(row)!;
    if (childElementCount(table) > MOST_ROWS) continue;
    const rows = childrenOf(table).filter((other) => localName(other) === localName(row));
    const column = rows.map(firstPayIn).filter((pay) => pay !== null);
    if (column.length > 5) return column;
  }
  return [];
}

function firstPayIn(row: Element): number | null {
  let first: number | null = null;
  let parts = 0;
  walk(row, {
    element: () => (++parts > MOST_PARTS ? 'stop' : undefined),
    text({ data }) {
      first = payIn(data);
      return first !== null || ++parts > MOST_PARTS ? 'stop' : undefined;
    },
  });
  return first;
}
