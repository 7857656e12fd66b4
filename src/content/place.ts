/**
 * Finds a place on the page that covers none of its controls and cards, by asking the browser what lies where.
 * @module
 */
import { CONTROL } from '../reading/controls.ts';
import { isElement, matches, parentNode } from '../reading/dom.ts';

/** All in CSS pixels. */
const MARGIN = 12;
/** What a scroll bar may take of the window's right edge: no more than this, whatever the page says. */
const SCROLL_BAR = 16;
/** The mesh of what is asked: no control is smaller. */
const MESH = 24;

const COSTS: readonly (readonly [string, number])[] = [
  [`${CONTROL}, select, textarea, label, video`, 4],
  ['[class*="card" i], [data-card], [data-rank], img, canvas, svg', 1],
];
/** How far above what lies there a control may be. */
const HIGHEST = 5;

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly left: number;
  readonly top: number;
}

/** Where something so wide begins at the right edge of a window, clear of a scroll bar there. */
export const rightmost = (window: number, width: number): number =>
  Math.max(MARGIN, window - width - MARGIN - SCROLL_BAR);

/** The best of the corners and edges of a window for something of this size; the first of those that are as good. */
export function choosePlace(
  box: Size,
  window: Size,
  elementsAt: (x: number, y: number) => readonly Element[],
): Place {
  const right = rightmost(window.width, box.width);
  const bottom = window.height - box.height - MARGIN;
  const middle = (window.width - box.width) / 2;
  const places = [
    { left: right, top: MARGIN },
    { left: right, top: bottom },
    { left: MARGIN, top: bottom },
    { left: MARGIN, top: MARGIN },
    { left: middle, top: MARGIN },
    { left: middle, top: bottom },
  ].map(({ left, top }) => ({ left: Math.max(0, left), top: Math.max(0, top) }));
  const costs = places.map((place) => costOf(place, box, elementsAt));
  return places[costs.indexOf(Math.min(...costs))]!;
}

/** How much of the page's game lies under a box there. */
export function costOf(
  { left, top }: Place,
  { width, height }: Size,
  elementsAt: (x: number, y: number) => readonly Element[],
): number {
  let cost = 0;
  for (let x = left; x <= left + width; x += Math.min(MESH, width)) {
    for (let y = top; y <= top + height; y += Math.min(MESH, height)) cost += costAt(elementsAt(x, y));
  }
  return cost;
}

/** What lies on top hides the rest. */
function costAt([top]: readonly Element[]): number {
  let at: Node | null = top ?? null;
  for (let level = 0; at && isElement(at) && level < HIGHEST; level++, at = parentNode(at)) {
    const element = at;
    const cost = COSTS.find(([selector]) => matches(element, selector));
    if (cost) return cost[1];
  }
  return 0;
}
