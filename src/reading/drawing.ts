/**
 * What stands in a drawing, an `svg`: its parts are painted one over the other, each with ink of its own, and none has
 * a ground behind it but what was painted before.
 * @module
 */
import { isElement, localName, parentNode, select, styleOf } from './dom.ts';

/** What is painted in a drawing, beside texts. */
const SHAPES = new Set(['path', 'rect', 'circle', 'ellipse', 'polygon', 'polyline', 'line', 'use']);
const TEXTS = new Set(['text', 'tspan', 'textPath']);

export const isShape = (element: Element): boolean => SHAPES.has(localName(element));
export const isDrawnText = (element: Element): boolean => TEXTS.has(localName(element));

/** The whole drawing that an element is part of; null where it is of none. */
export function drawingAround(element: Element): Element | null {
  let drawing: Element | null = null;
  for (let at: Node | null = element; at && isElement(at); at = parentNode(at)) {
    if (localName(at) === 'svg') drawing = at;
  }
  return drawing;
}

/** The shapes of a drawing, in the order in which they are painted. */
export const shapesIn = (drawing: Element): readonly Element[] => select(drawing, [...SHAPES].join());

/** The colour that a shape or a text of a drawing is painted in; empty where it is none that is known. */
export function paintOf(element: Element): string {
  const { fill, stroke } = styleOf(element);
  const paint = fill === 'none' ? stroke : fill;
  if (paint === 'none') return CLEAR;
  return paint.startsWith('url') ? '' : paint;
}

/** Whether a shape hides what lies under it, where it lies: one that only tints does not. */
export function hides(shape: Element): boolean {
  const { fill, fillOpacity, stroke, strokeOpacity, opacity } = styleOf(shape);
  return isSolid(fill, fillOpacity, opacity) || isSolid(stroke, strokeOpacity, opacity);
}

export const isSolid = (paint: string, own: string, opacity: string): boolean =>
  paint !== 'none' && paint !== CLEAR && Number(own) * Number(opacity) > 0.5;

const CLEAR = 'rgba(0, 0, 0, 0)';
