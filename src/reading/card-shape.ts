/**
 * Cards by their shape alone, where nothing else tells what they are.
 * @module
 */
import { getOr } from '../core/groups.ts';
import type { Stage } from '../core/observation.ts';
import { boundsOf, hasLayout, localName, styleOf } from './dom.ts';
import { commonAncestor, parentOf, textOf, walk } from './tree.ts';

/** By width and height in CSS pixels. */
export const isOfCardShape = (element: Element): boolean => isCardShape(boundsOf(element));

const isCardShape = ({ width, height }: DOMRect): boolean =>
  height > 40 && height > 1.2 * width && height < 2 * width;

/**
 * The stage of a table between hands, on which no card can be told: `moving` where something lies there that may be
 * cards all the same, which is added to the evidence. `isTable`: whether the evidence stands all around the table, or is
 * only its controls.
 */
export function restingOrMoving(evidence: Element[], isTable: boolean): Stage {
  const unknown = unknownCards(evidence, isTable);
  evidence.push(...unknown);
  return unknown.length > 0 ? 'moving' : 'resting';
}

/**
 * What has a card's shape and shows something, around these: cards, perhaps, that cannot be told. None where there are
 * not two of one width.
 */
function unknownCards(evidence: readonly Element[], isTable: boolean): readonly Element[] {
  if (!hasLayout) return [];
  const byWidth = new Map<number, Element[]>();
  let looked = 0;
  let inner: Node | null = null;
  let at: Node | null = commonAncestor(evidence);
  for (let level = 0; at && level < (isTable ? 1 : FARTHEST); level++, at = parentOf(at)) {
    walk(at, {
      element(element) {
        if (element === inner) return 'pass';
        if (element === at) return undefined;
        if (++looked > MOST) return 'stop';
        const bounds = boundsOf(element);
        if (isCardShape(bounds) && showsSomething(element)) {
          getOr(byWidth, Math.round(bounds.width), () => []).push(element);
        }
        return undefined;
      },
    });
    const cards = [...byWidth.values()].filter(({ length }) => length > 1).flat();
    if (cards.length > 0) return cards.slice(0, MOST_CARDS);
    inner = at;
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
