/**
 * A report of how a page is built, for repairing Cutcard when a casino has changed its pages: structure, labels and
 * the shapes of values, never values.
 * @module
 */

import {
  attribute,
  bodyOf,
  firstChild,
  isElement,
  isText,
  localName,
  matches,
  nextSibling,
  parentNode,
  rootOf,
  shadowRoot,
} from './dom.ts';
import { shapeOf } from './shapes.ts';
import { isBox } from './survey.ts';
import { closest } from './tree.ts';

const MOST_LINES = 300;
const LONGEST_TEXT = 60;
const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'head', 'svg']);
/** What labels, headings and controls are made of. */
const SPEAKING = 'label, legend, dt, th, h1, h2, h3, h4, h5, h6, button, [role="button"], [role="tab"]';
const ATTRIBUTES = ['id', 'name', 'role', 'type', 'for', 'data-testid', 'class'];

/** The skeleton of these parts of a page, or of all of it where none is given. */
export function skeletonOf(page: Document, regions: readonly Element[]): string {
  const lines: string[] = [];
  for (const region of regions.length ? regions : [bodyOf(page) ?? rootOf(page)]) draw(region, 0, lines);
  const cut = lines.length > MOST_LINES ? [`… ${lines.length - MOST_LINES} more`] : [];
  return [`${page.location.hostname}${page.location.pathname}`, ...lines.slice(0, MOST_LINES), ...cut].join(
    '\n',
  );
}

function draw(node: Node, depth: number, lines: string[]): void {
  const indent = '  '.repeat(Math.min(depth, 20));
  if (isText(node)) {
    const text = node.data.trim();
    if (text) lines.push(`${indent}${quote(text, parentNode(node))}`);
    return;
  }
  if (isElement(node)) {
    if (UNSEEN.has(localName(node)) || lines.length > 10 * MOST_LINES) return;
    const value = isBox(node) ? ` (${shapeOf(node.value)})` : '';
    lines.push(`${indent}<${[localName(node), ...attributesOf(node)].join(' ')}>${value}`);
    if (isBox(node)) return;
    const inside = shadowRoot(node);
    if (inside) {
      lines.push(`${indent}  #shadow-root`);
      draw(inside, depth + 2, lines);
    }
  }
  const deeper = isElement(node) ? depth + 1 : depth;
  for (let child = firstChild(node); child; child = nextSibling(child)) draw(child, deeper, lines);
}

const attributesOf = (element: Element): string[] =>
  ATTRIBUTES.flatMap((name) => {
    const value = attribute(element, name);
    return value ? [`${name}="${value.slice(0, LONGEST_TEXT)}"`] : [];
  });

/** The words of a label; of any other text only its shape, since it may be a name or an amount. */
function quote(text: string, parent: Node | null): string {
  const isLabel =
    parent !== null &&
    (closest(parent, SPEAKING) !== null || standsBefore(parent, 'input, textarea, output, code'));
  const isValue = /[0-9a-f]{16,}|^[\d\s.,:%+-]+$|\S{24,}/i.test(text);
  return isLabel && !isValue && text.length <= LONGEST_TEXT ? `“${text}”` : `(${shapeOf(text)})`;
}

/** Whether the next element beside a node matches. */
function standsBefore(node: Node, selector: string): boolean {
  let next = nextSibling(node);
  while (next && !isElement(next)) next = nextSibling(next);
  return next !== null && matches(next, selector);
}
