/**
 * A page as one tree, in which open shadow roots and same-origin frames stand inside their hosts.
 * Nodes of a frame are of another realm, so kinds are told by `nodeType` and names, never by `instanceof`.
 * @module
 */

const ELEMENT = 1;
const TEXT = 3;
const DOCUMENT = 9;
const FRAGMENT = 11;

/** Pages nest some dozens deep; what is deeper than this is not read. */
const DEEPEST = 250;

/** What holds text that nobody sees. */
const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'head']);

export interface Visitor {
  element?(element: Element): void;
  text?(text: Text): void;
  /** A shadow root or a frame's document. */
  inside?(root: ShadowRoot | Document): void;
}

export const isElement = (node: Node): node is Element => node.nodeType === ELEMENT;

/** Visits everything in and under `node`, in the order of the page. */
export function walk(node: Node, visitor: Visitor, depth = 0): void {
  if (isElement(node)) {
    if (UNSEEN.has(node.localName)) return;
    visitor.element?.(node);
    const inside = insideOf(node);
    if (inside) {
      visitor.inside?.(inside);
      walk(inside, visitor, depth + 1);
    }
  }
  if (depth > DEEPEST) return;
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.nodeType === TEXT) visitor.text?.(child as Text);
    else if (child.nodeType === ELEMENT) walk(child, visitor, depth + 1);
  }
}

/** The shadow root or same-origin document that an element shows, if any. */
function insideOf(element: Element): ShadowRoot | Document | null {
  if (element.shadowRoot) return element.shadowRoot;
  const { localName } = element;
  return localName === 'iframe' || localName === 'frame'
    ? (element as HTMLIFrameElement).contentDocument
    : null;
}

/** What a node stands in, across the borders of shadow roots and frames. */
export function parentOf(node: Node): Node | null {
  if (node.parentNode) return node.parentNode;
  if (node.nodeType === FRAGMENT) return (node as ShadowRoot).host ?? null;
  return node.nodeType === DOCUMENT ? ((node as Document).defaultView?.frameElement ?? null) : null;
}

/** The smallest element that holds all of these, or null where none does. */
export function commonAncestor(nodes: readonly Node[]): Element | null {
  const [first, ...rest] = nodes;
  if (!first) return null;
  let common: Node | null = rest.length ? first : parentOf(first);
  for (const node of rest) {
    while (common && !holds(common, node)) common = parentOf(common);
  }
  while (common && !isElement(common)) common = parentOf(common);
  return common;
}

/** Whether `node` is `outer` or stands in it. */
export function holds(outer: Node, node: Node): boolean {
  for (let at: Node | null = node; at; at = parentOf(at)) if (at === outer) return true;
  return false;
}

/** Everything in `start` that matches, shadow roots and frames included, in the order of the roots. */
export function findAll(roots: readonly Node[], selector: string): Element[] {
  return roots.flatMap((root) => [...(root as ParentNode).querySelectorAll(selector)]);
}

/** The text in an element, without that of buttons, and without blanks around it. */
export function textOf(element: Element): string {
  if (!element.firstElementChild && !element.shadowRoot) return (element.textContent ?? '').trim();
  let text = '';
  walk(element, {
    text(node) {
      if (!closest(node, 'button', element)) text += node.data;
    },
  });
  return text.trim();
}

/** The nearest element from `node` upwards that matches, none beyond `limit`. */
export function closest(node: Node, selector: string, limit?: Element): Element | null {
  for (let at: Node | null = node; at; at = parentOf(at)) {
    if (isElement(at) && at.matches(selector)) return at;
    if (at === limit) return null;
  }
  return null;
}

/** Whether a person can see it. Asks the browser for styles, so only where something hangs on it. */
export function isVisible(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
}
