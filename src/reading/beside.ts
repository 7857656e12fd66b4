/**
 * Finds the value that a label on the page stands beside.
 * @module
 */
import { type Box, isBox, type Label, type Survey } from './survey.ts';
import { closest, findAll, holds, isElement, parentOf, textOf, walk } from './tree.ts';

export interface Value {
  readonly element: Element;
  readonly text: string;
}

/** How far a value may stand from its label, in levels of the page's structure. */
const FARTHEST = 4;

/** Elements that are there for values: blank, they are a blank value. */
const HOLDERS = new Set(['code', 'pre', 'samp', 'output', 'dd', 'td', 'data', 'var']);

const boxValue = (box: Box): Value => ({ element: box, text: box.value });

/** The text in an element, or what is typed or put into it. */
export const valueIn = (element: Element): Value =>
  isBox(element) ? boxValue(element) : { element, text: textOf(element) };

/** The value beside a label; null where it is not clear which that is. */
export function valueBeside(label: Label, { valueLabels, roots }: Survey): Value | null {
  const { element, rest } = label;
  if (rest !== null) return { element, text: rest };
  if (isBox(element)) return boxValue(element);
  const named = boxNamedBy(element, roots);
  if (named !== undefined) return named && boxValue(named);
  const strangers = valueLabels.map((other) => other.element).filter((other) => other !== element);
  let group: Node | null = element;
  for (let level = 0; level < FARTHEST && group; level++) {
    for (let sibling = group.nextSibling; sibling; sibling = sibling.nextSibling) {
      if (strangers.some((other) => holds(sibling!, other))) return null;
      const value = soleValueIn(sibling, level === 0);
      if (value === 'several') return null;
      if (value) return value;
    }
    group = parentOf(group);
    // What holds two labels is no row, and what follows it belongs to either.
    if (!group || (isElement(group) && group.localName === 'tr')) return null;
    if (strangers.some((other) => holds(group!, other))) return null;
  }
  return null;
}

/**
 * The box that a label names by `for`, by standing around it, or by `aria-labelledby`. Null where it names one that is
 * not there, undefined where it names none.
 */
function boxNamedBy(element: Element, roots: readonly Node[]): Box | null | undefined {
  const label = closest(element, 'label') as HTMLLabelElement | null;
  if (label?.control) return isBox(label.control) ? label.control : null;
  if (label?.htmlFor) return null;
  return element.id
    ? findAll(roots, `[aria-labelledby~="${CSS.escape(element.id)}"]`).find(isBox)
    : undefined;
}

/**
 * The one value in a node: its one box, or else its text. Right beside the label a box may have words after it, and
 * a text may be of several words; farther away neither is sure to belong to the label.
 */
function soleValueIn(node: Node, besideLabel: boolean): Value | 'several' | null {
  if (node.nodeType === 3) {
    const text = (node as Text).data.replace(/^\s*[:：]/, '').trim();
    if (text === '' || !node.parentNode) return null;
    return besideLabel ? { element: node.parentNode as Element, text } : 'several';
  }
  if (!isElement(node) || node.matches('button, [role="button"], svg, img, script, style')) return null;
  const boxes: Box[] = [];
  const holders: Element[] = [];
  let controls = false;
  let words = false;
  walk(node, {
    element(element) {
      if (isBox(element)) boxes.push(element);
      else if (element.localName === 'input') controls = true;
      else if (HOLDERS.has(element.localName)) holders.push(element);
    },
    text(text) {
      if (text.data.trim() && !closest(text, 'button, textarea, select, output', node)) words = true;
    },
  });
  const [box, ...more] = boxes;
  if (box) return more.length || (words && !besideLabel) ? 'several' : boxValue(box);
  const [holder, ...others] = holders.filter(
    (one) => !holders.some((inner) => inner !== one && holds(one, inner)),
  );
  if (holder) return others.length ? 'several' : valueIn(holder);
  if (!words) return null;
  const value = valueIn(node);
  return controls || (!besideLabel && /\s/.test(value.text)) ? 'several' : value;
}
