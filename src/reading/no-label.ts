/**
 * Words that name a value of a panel and stand where no label stands: in a sentence that explains them, or in the place
 * of a value, as a client seed that the player has called `my-new-seed`.
 * @module
 */
import { childrenOf, isText, localName, nextSibling, previousSibling, selectFirst } from './dom.ts';
import { isOfPanel } from './strip.ts';
import { closest, textOf } from './tree.ts';
import { LONGEST_LABEL } from './words.ts';

/** Whether an element whose text names a value is the label of none. */
export const isNoLabel = (element: Element): boolean =>
  sidesInSentence(element) === 2 || isBelowHeading(element);

/**
 * On how many sides of an element words stand in one text with it: on both in
 * `Each bet increments the <b>nonce</b> counter`.
 */
export function sidesInSentence(element: Element): number {
  const [before, after] = [previousSibling(element), nextSibling(element)];
  const said = before && isText(before) ? before.data : '';
  const isBehind = BEFORE.test(said.slice(-LONGEST_LABEL)) && !isOfPanel(said);
  return Number(isBehind) + Number(!!after && isText(after) && AFTER.test(after.data));
}

/** Two words, or as much of a language without blanks, with no sign behind them. */
const BEFORE = /(?:\p{L}['’]?\s+\p{L}+|[\p{scx=Hira}\p{scx=Kana}\p{scx=Hani}]{2})\s*$/u;
const AFTER = /^\s*(?:[.,;、。，](?:\s|$|\p{L})|\(?\p{L}{2}|[\p{scx=Hira}\p{scx=Kana}\p{scx=Hani}])/u;

/** Whether it stands in a column whose heading says what all below it are. */
function isBelowHeading(element: Element): boolean {
  const cell = closest(element, 'td');
  const row = cell && closest(cell, 'tr');
  const table = row && closest(row, 'table');
  const first = table && selectFirst(table, 'tr');
  const heading = first && childrenOf(first)[childrenOf(row).indexOf(cell)];
  return !!heading && localName(heading) === 'th' && isOfPanel(textOf(heading, LONGEST_LABEL) ?? '');
}
