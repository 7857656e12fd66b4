/**
 * Tells the control beside a box that puts something else into it, such as the one that draws a new client seed.
 * Pages decide where their parts lie and how large they are, so what is beside a box is measured.
 * @module
 */
import { CONTROL } from '../reading/controls.ts';
import { attribute, boundsOf, isElementTarget, matches } from '../reading/dom.ts';
import { isBox } from '../reading/survey.ts';
import { textOf } from '../reading/tree.ts';

/** In CSS pixels. Larger than this is neither a box for a seed nor a control in its row. */
const LARGEST = { width: 1000, height: 120 };
const LARGEST_CONTROL = { width: 320, height: 120 };
/** From edge to edge. */
const FARTHEST = 48;
/** How far above what was pressed its control may be. */
const HIGHEST = 4;

/** Whether what was pressed, from there outwards, is a control beside this box, no box itself and none for something else. */
export function drawsValueOf(box: Element, path: readonly EventTarget[]): boolean {
  const control = path
    .slice(0, HIGHEST)
    .filter(isElementTarget)
    .find((element) => matches(element, CONTROL));
  if (!control || isBox(control) || isForElse(control)) return false;
  const [at, by] = [boundsOf(box), boundsOf(control)];
  return isWithin(at, LARGEST) && isWithin(by, LARGEST_CONTROL) && gap(at, by) <= FARTHEST;
}

/** Where a control that shows no word says what it is for. */
const NAMES = ['aria-label', 'title', 'data-testid', 'data-test'];

/**
 * Whether it closes the dialog that the box stands in, near whose edge it often lies, is a chip or changes an amount, or
 * turns to another part of the page.
 */
const isForElse = (control: Element): boolean =>
  /^(?:[x×✕✖⨯+−-]|\D{0,4}\p{N}[\p{N}.,/ ]*\D{0,4})$/iu.test(textOf(control, 20)?.trim() ?? '') ||
  matches(control, '[role="tab"]') ||
  NAMES.some((name) => /\b(?:close|dismiss)\b/i.test(attribute(control, name) ?? ''));

type Size = Pick<DOMRect, 'width' | 'height'>;

const isWithin = ({ width, height }: Size, most: Size): boolean =>
  width > 0 && height > 0 && width <= most.width && height <= most.height;

/** The wider of the gaps between two boxes, along and across; 0 where they touch. */
function gap(a: DOMRect, b: DOMRect): number {
  const along = Math.max(a.left, b.left) - Math.min(a.right, b.right);
  const across = Math.max(a.top, b.top) - Math.min(a.bottom, b.bottom);
  return Math.max(0, along, across);
}
