/**
 * Names of seeds that go on in a part of their own, which says that the hash is meant, or which seed it is:
 * `SERVER SEED <i>(HASHED)</i>`, `Client seed <i>(next)</i>`.
 * @module
 */
import { isElement, isText, localName, nextSibling, parentNode } from './dom.ts';
import { fieldsOf, isHashAlone } from './strip.ts';
import { textOf } from './tree.ts';
import { LONGEST_LABEL, type Meaning } from './words.ts';

/** The name of a seed, with what stands right behind it where both together name another value. */
export function withAside(text: Text): string {
  const { data } = text;
  const inside = next(text);
  const parent = parentNode(text);
  const behind = inside ?? (parent && isElement(parent) && !isCell(parent) ? next(parent) : null);
  const said = behind && saidIn(behind);
  if (!said || /[:：]\s*$/.test(data)) return data;
  const own = fieldsOf(data);
  // What a player calls his seed may be any word.
  if (!IN_BRACKETS.test(said) && !own.every((meaning) => OF_CASINO.test(meaning))) return data;
  // Side by side, `Server seed` and `Hash` may name a value each, and two whole names do.
  if (!inside && (isHashAlone(said) || fieldsOf(said).some(namesSeed))) return data;
  const both = `${data.trim()} ${said}`;
  const meant = fieldsOf(both);
  return meant.length > 0 && meant.every((meaning) => namesSeed(meaning) && !own.includes(meaning))
    ? both
    : data;
}

/** Whether it is the name of a seed, or of what is told of one. */
export const namesSeed = (meaning: Meaning): boolean => SEED.test(meaning);

const SEED = /^fields:(?:\w+\.)?(?:commitment|serverSeed|clientSeed|nonce)$/;
const OF_CASINO = /commitment$|serverSeed$/;
const IN_BRACKETS = /^[([（].*[)\]）]$/;

/** The next node that is not blank. */
function next(node: Node): Node | null {
  let after = nextSibling(node);
  while (after && isText(after) && after.data.trim() === '') after = nextSibling(after);
  return after;
}

const saidIn = (node: Node): string | null =>
  isText(node)
    ? node.data.trim().slice(0, LONGEST_LABEL)
    : textOf(node as Element, LONGEST_LABEL, MOST_PARTS);

const MOST_PARTS = 6;

/** What heads a column, or a row. */
const isCell = (element: Element): boolean => /^(?:t[hd]|d[td]|li)$/.test(localName(element));
