/**
 * A report of how a page is built, for repairing Cutcard when a casino has changed its pages: structure, labels and
 * the shapes of values, never values.
 * @module
 */

import { shapeOf } from './shapes.ts';
import { isBox } from './survey.ts';
import { isElement } from './tree.ts';

const MOST_LINES = 300;
const LONGEST_TEXT = 60;
const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'head', 'svg']);
/** What labels, headings and controls are made of. */
const SPEAKING = 'label, legend, dt, th, h1, h2, h3, h4, h5, h6, button, [role="button"], [role="tab"]';
const ATTRIBUTES = ['id', 'name', 'role', 'type', 'for', 'data-testid', 'class'];

/** The skeleton of these parts of a page, or of all of it where none is given. */
export function skeletonOf(page: Document, regions: readonly Element[]): string {
  const lines: string[] = [];
  for (const region of regions.length ? regions : [page.body ?? page.documentElement]) draw(region, 0, lines);
  const cut = lines.length > MOST_LINES ? [`… ${lines.length - MOST_LINES} more`] : [];
  return [`${page.location.hostname}${page.location.pathname}`, ...lines.slice(0, MOST_LINES), ...cut].join(
    '\n',
  );
}

function draw(node: Node, depth: number, lines: string[]): void {
  const indent = '  '.repeat(Math.min(depth, 20));
  if (node.nodeType === 3) {
    const text = (node as Text).data.trim();
    if (text) lines.push(`${indent}${quote(text, node.parentElement)}`);
    return;
  }
  if (!isElement(node)) {
    for (const child of node.childNodes) draw(child, depth, lines);
    return;
  }
  if (UNSEEN.has(node.localName) || lines.length > 10 * MOST_LINES) return;
  const value = isBox(node) ? ` (${shapeOf(node.value)})` : '';
  lines.push(`${indent}<${[node.localName, ...attributesOf(node)].join(' ')}>${value}`);
  if (isBox(node)) return;
  if (node.shadowRoot) {
    lines.push(`${indent}  #shadow-root`);
    draw(node.shadowRoot, depth + 2, lines);
  }
  for (const child of node.childNodes) draw(child, depth + 1, lines);
}

const attributesOf = (element: Element): string[] =>
  ATTRIBUTES.flatMap((name) => {
    const value = element.getAttribute(name);
    return value ? [`${name}="${value.slice(0, LONGEST_TEXT)}"`] : [];
  });

/** The words of a label; of any other text only its shape, since it may be a name or an amount. */
function quote(text: string, parent: Element | null): string {
  const isLabel =
    parent?.closest(SPEAKING) || parent?.nextElementSibling?.matches('input, textarea, output, code');
  const isValue = /[0-9a-f]{16,}|^[\d\s.,:%+-]+$|\S{24,}/i.test(text);
  return isLabel && !isValue && text.length <= LONGEST_TEXT ? `“${text}”` : `(${shapeOf(text)})`;
}
