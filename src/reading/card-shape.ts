/**
 * Cards by their shape alone, where nothing else tells what they are.
 * @module
 */
import { boundsOf, hasLayout, localName, select, styleOf } from './dom.ts';
import { commonAncestor, parentOf, textOf } from './tree.ts';

/** By width and height in CSS pixels. */
export function isOfCardShape(element: Element): boolean {
  const { width, height } = boundsOf(element);
  return height > 40 && height > 1.2 * width && height < 2 * width;
}

/**
 * What has a card's shape and shows something, around these: cards, perhaps, that cannot be told. None where there are
 * not two of one size. `isTable`: whether these are all around the table, or only its controls.
 */
export function unknownCards(evidence: readonly Element[], isTable: boolean): readonly Element[] {
  if (!hasLayout) return [];
  let at: Node | null = commonAncestor(evidence);
  for (let level = 0; at && level < (isTable ? 1 : FARTHEST); level++, at = parentOf(at)) {
    const some = select(at, '*')
      .slice(0, MOST)
      .filter((element) => isOfCardShape(element) && showsSomething(element));
    const sizes = some.map((element) => Math.round(boundsOf(element).width));
    const cards = some.filter((_, i) => sizes.indexOf(sizes[i]!) !== sizes.lastIndexOf(sizes[i]!));
    if (cards.length > 0) return cards.slice(0, MOST_CARDS);
  }
  return [];
}

/** How far around its controls a table reaches, in levels of the page's structure. */
const FARTHEST = 4;
/** More elements than a table is made of, and more cards than are needed to tell that there are some. */
const MOST = 2000;
const MOST_CARDS = 20;

const showsSomething = (element: Element): boolean =>
  ['img', 'svg', 'canvas'].includes(localName(element)) ||
  styleOf(element).backgroundImage.includes('url(') ||
  /^(?:10|[\dAJQK])(?:\s|$)/.test(textOf(element, 20) ?? '');
