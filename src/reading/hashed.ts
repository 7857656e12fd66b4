/**
 * Names of server seeds that say in a part of their own that their hash is meant: `SERVER SEED <i>(HASHED)</i>`.
 * @module
 */
import { isElement, isText, localName, nextSibling, parentNode } from './dom.ts';
import { fieldsOf, isHashAlone } from './strip.ts';
import { textOf } from './tree.ts';
import { LONGEST_LABEL } from './words.ts';

/** What a server seed's name says, with what stands right behind it where that makes it the name of the hash. */
export function withHashed(text: Text): string {
  const { data } = text;
  const inside = next(text);
  const parent = parentNode(text);
  const behind = inside ?? (parent && isElement(parent) && !isCell(parent) ? next(parent) : null);
  const said = behind && saidIn(behind);
  // Side by side, `Server seed` and `Hash` may name a value each.
  if (!said || (!inside && isHashAlone(said))) return data;
  const both = `${data.trim()} ${said}`;
  return fieldsOf(both).some((meaning) => meaning.endsWith('commitment')) ? both : data;
}

/** The next node that is not blank. */
function next(node: Node): Node | null {
  let after = nextSibling(node);
  while (after && isText(after) && after.data.trim() === '') after = nextSibling(after);
  return after;
}

const saidIn = (node: Node): string | null =>
  isText(node)
    ? node.data.trim().slice(0, LONGEST_LABEL)
    : isElement(node)
      ? textOf(node, LONGEST_LABEL, MOST_PARTS)
      : null;

const MOST_PARTS = 6;

/** What heads a column, or a row. */
const isCell = (element: Element): boolean => /^(?:t[hd]|d[td]|li)$/.test(localName(element));
