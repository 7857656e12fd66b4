/**
 * A page as one tree, in which open shadow roots and same-origin frames stand inside their hosts.
 * Nodes of a frame are of another realm, so kinds are told by `nodeType` and names, never by `instanceof`.
 * @module
 */
import {
  checkVisibility,
  ELEMENT,
  firstChild,
  frameDocument,
  hostOf,
  isDocument,
  isElement,
  isShadowRoot,
  localName,
  matches,
  nextSibling,
  nodeType,
  oldFrameDocument,
  parentNode,
  select,
  shadowRoot,
  slotOf,
  TEXT,
  windowOf,
} from './dom.ts';

/** Pages nest some dozens deep; what is deeper than this is not read. */
const DEEPEST = 250;

/** What holds text that nobody sees. */
const UNSEEN = new Set(['script', 'style', 'template', 'noscript', 'head']);

export interface Visitor {
  /** `pass`: what is in it is passed over. `stop`: enough was seen of everything. */
  element?(element: Element): unknown;
  text?(text: Text): unknown;
  /** A shadow root or a frame's document. */
  inside?(root: ShadowRoot | Document): void;
}

/** Visits everything in and under `node`, in the order of the page. Returns false where the visitor stopped. */
export const walk = (node: Node, visitor: Visitor): boolean =>
  isElement(node) ? enter(node, visitor, 0) : walkIn(node, visitor, 0);

function enter(element: Element, visitor: Visitor, depth: number): boolean {
  const name = localName(element);
  if (UNSEEN.has(name)) return true;
  const said = visitor.element?.(element);
  if (said === 'pass' || said === 'stop') return said === 'pass';
  // What a drawing is called is no text of the page.
  if (name === 'title' && depth > 0) return true;
  const inside = insideOf(element, name);
  if (inside) {
    visitor.inside?.(inside);
    if (!walkIn(inside, visitor, depth + 1)) return false;
  }
  return walkIn(element, visitor, depth);
}

function walkIn(node: Node, visitor: Visitor, depth: number): boolean {
  if (depth > DEEPEST) return true;
  for (let child = firstChild(node); child; child = nextSibling(child)) {
    const type = nodeType(child);
    if (type === TEXT) {
      if (visitor.text?.(child as Text) === 'stop') return false;
    } else if (type === ELEMENT && !enter(child as Element, visitor, depth + 1)) return false;
  }
  return true;
}

/** The shadow root or same-origin document that an element shows, if any. */
function insideOf(element: Element, name: string): ShadowRoot | Document | null {
  const root = shadowRoot(element);
  if (root) return root;
  if (name === 'iframe') return frameDocument(element as HTMLIFrameElement);
  return name === 'frame' ? oldFrameDocument(element as HTMLFrameElement) : null;
}

/** What a node stands in, across the borders of shadow roots and frames. */
export function parentOf(node: Node): Node | null {
  const parent = parentNode(node);
  if (parent) return parent;
  if (isShadowRoot(node)) return hostOf(node);
  return isDocument(node) ? (windowOf(node)?.frameElement ?? null) : null;
}

/** What is said of nodes by what each stands in. */
function climbing(up: (node: Node) => Node | null) {
  /** The element that a node stands in: of one right in a shadow root, the root's host. */
  function elementAround(node: Node): Element | null {
    let at = up(node);
    while (at && !isElement(at)) at = up(at);
    return at;
  }

  /** A node, where it is an element, and the elements around it, so many at most. */
  function elementsUp(node: Node | null, most: number): Element[] {
    const found: Element[] = [];
    let at = node && (isElement(node) ? node : elementAround(node));
    for (; at && found.length < most; at = elementAround(at)) found.push(at);
    return found;
  }

  /** Whether `node` is `outer` or stands in it. */
  function holds(outer: Node, node: Node): boolean {
    for (let at: Node | null = node; at; at = up(at)) if (at === outer) return true;
    return false;
  }

  /** The smallest element that holds all of these, or null where none does. */
  function commonAncestor(nodes: readonly Node[]): Element | null {
    const [first, ...rest] = nodes;
    if (!first) return null;
    let common: Node | null = rest.length ? first : up(first);
    for (const node of rest) {
      while (common && !holds(common, node)) common = up(common);
    }
    while (common && !isElement(common)) common = up(common);
    return common;
  }

  return { elementAround, elementsUp, holds, commonAncestor };
}

export const { elementAround, elementsUp, holds, commonAncestor } = climbing(parentOf);

/** What a node is shown in: what stands in the host of a shadow root, in one of the root's slots. */
const shownIn = (node: Node): Node | null => slotOf(node) ?? parentOf(node);

/** The same by what each node is shown in, by which it fades, is cut off and is covered. */
export const asShown = { parentOf: shownIn, ...climbing(shownIn) };

/** An element and those in it, shadow roots and frames included, the first so many at most. */
export function elementsDown(element: Element, most: number): Element[] {
  const down: Element[] = [];
  walk(element, { element: (inner) => (down.push(inner) < most ? undefined : 'stop') });
  return down;
}

/** The one of these that `node` is or stands in, or null. */
export function oneAround(outers: { has(node: Node): boolean }, node: Node): Node | null {
  let at: Node | null = node;
  while (at && !outers.has(at)) at = parentOf(at);
  return at;
}

/** Whether `node` is one of these or stands in one. */
export const isInOneOf = (outers: ReadonlySet<Node>, node: Node): boolean => oneAround(outers, node) !== null;

/** How many of these nodes stand in each node of the page that is one of them or holds one. */
export function countsAround(nodes: Iterable<Node>): ReadonlyMap<Node, number> {
  const counts = new Map<Node, number>();
  for (const node of new Set(nodes)) {
    for (let at: Node | null = node; at; at = parentOf(at)) counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return counts;
}

/** Everything in `start` that matches, shadow roots and frames included, in the order of the roots. */
export const findAll = (roots: readonly Node[], selector: string): Element[] =>
  roots.flatMap((root) => select(root, selector));

/**
 * The text in an element without that of buttons and blanks around it, or null where it is longer than `most`
 * characters, or of more than so many parts. What a drawing is called counts where nothing is written.
 */
export function textOf(element: Element, most: number, mostParts = most): string | null {
  let text = '';
  let name = '';
  let parts = 0;
  const isWhole = walk(element, {
    element(inner) {
      if (++parts > mostParts) return 'stop';
      if (inner === element) return undefined;
      const kind = localName(inner);
      if (kind === 'title') name ||= textOf(inner, most) ?? '';
      return kind === 'button' ? 'pass' : undefined;
    },
    text({ data }) {
      text += data;
      // Blanks around and between what is read may be many.
      return ++parts > mostParts || text.length > 2 * most ? 'stop' : undefined;
    },
  });
  const trimmed = text.trim() || name;
  return isWhole && trimmed.length <= most ? trimmed : null;
}

/** The nearest element from `node` upwards that matches, none beyond `limit`. */
export function closest(node: Node, selector: string, limit?: Element): Element | null {
  for (let at: Node | null = node; at; at = parentOf(at)) {
    if (isElement(at) && matches(at, selector)) return at;
    if (at === limit) return null;
  }
  return null;
}

/** Whether a person can see it. Asks the browser for styles, so only where something hangs on it. */
export const isVisible = (element: Element): boolean =>
  checkVisibility(element, { visibilityProperty: true, opacityProperty: true });

/** The document or shadow root that an element stands in. */
export function rootAround(element: Element): Document | ShadowRoot {
  let at: Node = element;
  for (let up = parentNode(at); up; up = parentNode(up)) at = up;
  return at as Document | ShadowRoot;
}
