/**
 * Properties of a page's nodes, read so that nothing on the page can stand in their place: a form has its fields as
 * properties, by their names, and a document its images and frames, so that with `<input name="parentNode">`
 * `form.parentNode` is that input. What the prototypes have is what is meant, whatever realm a node is of.
 * @module
 */

/** In the background, where sites are known and never read, there are no pages. */
const prototypeOf = (type: string): object =>
  (globalThis as unknown as Record<string, { readonly prototype: object } | undefined>)[type]?.prototype ??
  Object.prototype;

const uncurried = <F>(own: ((...args: never[]) => unknown) | undefined): F =>
  Function.prototype.call.bind(own ?? noPage) as F;

function noPage(): never {
  throw new TypeError('no page');
}

/** Readers of the attributes of an interface. */
const attributesOf =
  <T extends object>(type: string) =>
  <K extends keyof T & string>(name: K): ((of: T) => T[K]) =>
    uncurried(Object.getOwnPropertyDescriptor(prototypeOf(type), name)?.get);

/** Callers of the methods of an interface. */
const methodsOf =
  <T extends object>(type: string) =>
  <K extends keyof T & string>(
    name: K,
  ): T[K] extends (...args: infer A) => infer R ? (of: T, ...args: A) => R : never =>
    uncurried(Object.getOwnPropertyDescriptor(prototypeOf(type), name)?.value);

const node = attributesOf<Node>('Node');
export const nodeType = node('nodeType');
export const parentNode = node('parentNode');
export const firstChild = node('firstChild');
export const nextSibling = node('nextSibling');
export const previousSibling = node('previousSibling');
export const isConnected = node('isConnected');
export const ownerDocument = node('ownerDocument');
/** Whether both are the same in every part, but for what shadow roots hold. */
export const isEqualNode: (a: Node, b: Node) => boolean = methodsOf<Node>('Node')('isEqualNode');
const comparePosition = methodsOf<Node>('Node')('compareDocumentPosition');

const element = attributesOf<Element>('Element');
const ofElement = methodsOf<Element>('Element');
export const localName = element('localName');
export const previousElement = element('previousElementSibling');
export const nextElement = element('nextElementSibling');
export const shadowRoot = element('shadowRoot');
export const attribute: (of: Element, name: string) => string | null = ofElement('getAttribute');
export const hasAttribute = ofElement('hasAttribute');
export const hasAttributes = ofElement('hasAttributes');
export const attributeNames = ofElement('getAttributeNames');
export const matches: (of: Element, selector: string) => boolean = ofElement('matches');
export const boundsOf = ofElement('getBoundingClientRect');
/** Only where the browser has it. */
export const checkVisibility = ofElement('checkVisibility');
export const append: (to: Element, node: Node) => void = ofElement('append');
export const pseudoStyleOf = (of: Element, pseudo: string): CSSStyleDeclaration =>
  getComputedStyle(of, pseudo);

export const PSEUDOS = ['::before', '::after'] as const;

/**
 * What a style writes before or behind what is in an element; empty where that is no text. Some browsers tell only the
 * attribute that it is taken from.
 */
export const writtenBy = ({ content }: CSSStyleDeclaration, element: Element): string => {
  const [, text, name] = /^(?:"(.{0,40})"|attr\(([\w-]{1,40})\))$/.exec(content) ?? [];
  return text ?? (name && attribute(element, name)?.slice(0, 40)) ?? '';
};
export const styleOf = (of: Element): CSSStyleDeclaration => getComputedStyle(of);
const elementAnimations = ofElement('getAnimations');

export const isContentEditable = attributesOf<HTMLElement>('HTMLElement')('isContentEditable');

const page = attributesOf<Document>('Document');
const ofPage = methodsOf<Document>('Document');
export const windowOf = page('defaultView');
export const bodyOf = page('body');
export const rootOf = page('documentElement');
export const isHidden = page('hidden');
export const byTagName: (of: Document, name: string) => HTMLCollectionOf<Element> =
  ofPage('getElementsByTagName');
const documentAnimations = ofPage('getAnimations');
export const newElement: (of: Document, name: string) => HTMLElement = ofPage('createElement');
const prerendering = Object.getOwnPropertyDescriptor(prototypeOf('Document'), 'prerendering')?.get;
/** Whether the browser loads it ahead of a visit; not every browser says so. */
export const isPrerendering = (of: Document): boolean => prerendering?.call(of) === true;

const ofTarget = methodsOf<EventTarget>('EventTarget');
export const listen: (
  to: EventTarget,
  type: string,
  listener: (event: never) => void,
  options: AddEventListenerOptions,
) => void = ofTarget('addEventListener') as never;
export const dispatch = ofTarget('dispatchEvent');

export const hostOf = attributesOf<ShadowRoot>('ShadowRoot')('host');

/** Of closed shadow roots extensions alone are told: in Chrome of those of HTML elements, else there is an error. */
type Tell = (of: Element) => ShadowRoot | null;
const TELL = 'openOrClosedShadowRoot';
const { chrome } = globalThis as { readonly chrome?: { readonly dom?: { readonly [TELL]: Tell } } };
const inFirefox = Object.getOwnPropertyDescriptor(prototypeOf('Element'), TELL)?.get;
const tell = inFirefox ? uncurried<Tell>(inFirefox) : chrome?.dom?.[TELL];
const closedRoots = new WeakMap<Element, ShadowRoot>();

/** Of what Cutcard puts on a page, in each of its scripts: the page's own have no part in such properties. */
const OURS = Symbol.for('cutcard');

/** A closed shadow root of our own, which the cards under it are read through. */
export function attachOurs(to: Element): ShadowRoot {
  Object.defineProperty(to, OURS, {});
  return to.attachShadow({ mode: 'closed' });
}

/**
 * The shadow root of an element of the page, be it closed, as far as that is told; from then on it is known what its slots
 * show.
 */
export function anyRoot(of: Element): ShadowRoot | null {
  const open = shadowRoot(of);
  if (open || !tell || OURS in of) return open;
  try {
    const closed = tell(of);
    if (closed) closedRoots.set(of, closed);
    return closed;
  } catch {
    return null;
  }
}

const slotOfElement = element('assignedSlot');
const slotOfText = attributesOf<Text>('Text')('assignedSlot');
const nodesInSlot = methodsOf<HTMLSlotElement>('HTMLSlotElement')('assignedNodes');

/** The slot, of a shadow root that is open or known, which shows something that stands in the root's host. */
export function slotOf(of: Node): Element | null {
  if (!isElement(of) && !isText(of)) return null;
  const parent = parentNode(of);
  const root = parent && isElement(parent) && closedRoots.get(parent);
  if (!root) return isElement(of) ? slotOfElement(of) : slotOfText(of);
  const slots = select(root, 'slot') as HTMLSlotElement[];
  return slots.find((one) => nodesInSlot(one).includes(of)) ?? null;
}
const shadowAnimations = methodsOf<ShadowRoot>('ShadowRoot')('getAnimations');
export const frameDocument = attributesOf<HTMLIFrameElement>('HTMLIFrameElement')('contentDocument');
export const oldFrameDocument = attributesOf<HTMLFrameElement>('HTMLFrameElement')('contentDocument');

export const ELEMENT = 1;
export const TEXT = 3;
const DOCUMENT = 9;
const FRAGMENT = 11;

export const isElement = (of: Node): of is Element => nodeType(of) === ELEMENT;
export const isText = (of: Node): of is Text => nodeType(of) === TEXT;
export const isDocument = (of: Node): of is Document => nodeType(of) === DOCUMENT;
/** What an event went through may be a window, which is no node. */
export function isElementTarget(of: EventTarget): of is Element {
  try {
    return isElement(of as Node);
  } catch {
    return false;
  }
}
/** In a page, shadow roots are the only ones. */
export const isShadowRoot = (of: Node): of is ShadowRoot => nodeType(of) === FRAGMENT;

type Parent = ParentNode & Node;

/** What elements, documents and shadow roots have in common stands on each one's own prototype. */
const ofParents = <F extends (of: Parent, ...rest: never[]) => unknown>(
  take: (type: string) => F,
): ((of: Node) => F) => {
  const inElement = take('Element');
  const inDocument = take('Document');
  const inFragment = take('DocumentFragment');
  return (of) => (nodeType(of) === ELEMENT ? inElement : nodeType(of) === DOCUMENT ? inDocument : inFragment);
};

const readChildren = ofParents((type) => attributesOf<Parent>(type)('children'));
const readCount = ofParents((type) => attributesOf<Parent>(type)('childElementCount'));
const readSelected = ofParents<(of: Parent, selector: string) => Iterable<Element>>((type) =>
  methodsOf<Parent>(type)('querySelectorAll'),
);
const readFirst = ofParents<(of: Parent, selector: string) => Element | null>((type) =>
  methodsOf<Parent>(type)('querySelector'),
);

export const childrenOf = (of: Node): Element[] => [...readChildren(of)(of as Parent)];
export const childElementCount = (of: Node): number => readCount(of)(of as Parent);
export const select = (of: Node, selector: string): Element[] => [
  ...readSelected(of)(of as Parent, selector),
];
export const selectFirst = (of: Node, selector: string): Element | null =>
  readFirst(of)(of as Parent, selector);

/** Whether `b` comes after `a` on the page. */
export const follows = (a: Node, b: Node): boolean => (comparePosition(a, b) & 4) !== 0;

/** Whether a page is laid out at all: what tests put in place of a browser does not. */
export const hasLayout = 'elementsFromPoint' in prototypeOf('Document');

const pointsOfPage = ofPage('elementsFromPoint');
const pointsOfShadow = methodsOf<ShadowRoot>('ShadowRoot')('elementsFromPoint');

/** What stands at a point of the window, in a document or a shadow root, from the top downwards. */
export const elementsAt = (root: Document | ShadowRoot, x: number, y: number): Element[] =>
  isDocument(root) ? pointsOfPage(root, x, y) : pointsOfShadow(root, x, y);

const rangeRects = methodsOf<Range>('Range')('getClientRects');
const beginAt = methodsOf<Range>('Range')('setStart');
const endAt = methodsOf<Range>('Range')('setEnd');
const newRange = ofPage('createRange');

/** What leaves ink, without the signs that are blank by their shape alone. */
const INK = /[^\s\p{C}\p{Z}\u2800\u3164\u115f\u1160\uffa0]/gu;

/** Where each line of a text is written, in the window, from its first sign that can be seen to the last. */
export function linesOfText(text: Text): DOMRect[] {
  const signs = [...text.data.matchAll(INK)];
  const [first] = signs;
  if (!first) return [];
  const last = signs.at(-1)!;
  const range = newRange(ownerDocument(text)!);
  beginAt(range, text, first.index);
  endAt(range, text, last.index + last[0].length);
  return [...rangeRects(range)];
}

const isFilledAt = methodsOf<SVGGeometryElement>('SVGGeometryElement')('isPointInFill');
const frameOfDrawing = methodsOf<SVGGraphicsElement>('SVGGraphicsElement')('getBBox');

const geometry = methodsOf<SVGGeometryElement>('SVGGeometryElement');
const lengthOf = geometry('getTotalLength');
const pointAt = geometry('getPointAtLength');

/** What tells whether a part of a drawing covers a point, in its own units, be it painted or not. */
export function areaOf(of: Element): (x: number, y: number) => boolean {
  const fills = (x: number, y: number): boolean => isFilledAt(of as SVGGeometryElement, { x, y });
  const path = pathOf(of);
  if (path === '' || frameOfDrawing(of as SVGGraphicsElement).width > 0) return fills;
  // Chromium has no answer for a path that is kept in what is not displayed.
  const context = contextOf(newElement(ownerDocument(of)!, 'canvas') as HTMLCanvasElement, '2d');
  const [line, rule] = [new Path2D(path), styleOf(of).fillRule as CanvasFillRule];
  return (x, y) => fills(x, y) || context?.isPointInPath(line, x, y, rule) === true;
}

/** Where something that is drawn lies, and whether it covers a point, in its own units. */
export interface Outline {
  readonly frame: DOMRectReadOnly;
  readonly covers: (x: number, y: number) => boolean;
}

/** The outline of a path or a circle that is no part of the page; null where it has none. */
export function outlineOf(shape: Element): Outline | null {
  if (localName(shape) === 'circle') {
    const [x, y, r] = ['cx', 'cy', 'r'].map((name) => Number(attribute(shape, name))) as [
      number,
      number,
      number,
    ];
    const frame = new DOMRectReadOnly(x - r, y - r, 2 * r, 2 * r);
    return { frame, covers: (across, down) => Math.hypot(across - x, down - y) <= r };
  }
  try {
    const frame = frameAlong(shape as SVGGeometryElement);
    const context = contextOf(newElement(document, 'canvas') as HTMLCanvasElement, '2d');
    const line = new Path2D(attribute(shape, 'd')!);
    const rule = attribute(shape, 'fill-rule') === 'evenodd' ? 'evenodd' : 'nonzero';
    return { frame, covers: (x, y) => context?.isPointInPath(line, x, y, rule) === true };
  } catch {
    return null;
  }
}

const contextOf: (of: HTMLCanvasElement, kind: '2d') => CanvasRenderingContext2D | null =
  methodsOf<HTMLCanvasElement>('HTMLCanvasElement')('getContext') as never;

/** The line that a path is drawn along, which its style may give as well; empty where there is none. */
export const pathOf = (of: Element): string =>
  /^path\("(.*)"\)$/.exec(styleOf(of).getPropertyValue('d'))?.[1] ?? attribute(of, 'd') ?? '';

/** Where a part of a drawing lies, in its own units; null where it is not drawn. */
export function frameOf(of: Element): DOMRectReadOnly | null {
  try {
    const frame = frameOfDrawing(of as SVGGraphicsElement);
    // What is kept to be shown elsewhere has no frame of its own in every browser.
    return frame.width > 0 ? frame : frameAlong(of as SVGGeometryElement);
  } catch {
    return null;
  }
}

function frameAlong(of: SVGGeometryElement): DOMRectReadOnly {
  const length = lengthOf(of);
  const points = Array.from({ length: STEPS + 1 }, (_, i) => pointAt(of, (i * length) / STEPS));
  const [x, y] = [Math.min(...points.map((point) => point.x)), Math.min(...points.map((point) => point.y))];
  const [right, bottom] = [Math.max(...points.map((one) => one.x)), Math.max(...points.map((one) => one.y))];
  return new DOMRectReadOnly(x, y, right - x, bottom - y);
}

/** So many points of an outline are looked at. */
const STEPS = 200;

/** The animations in a part of the page. */
export function animationsIn(of: Node): Animation[] {
  if (isElement(of)) return elementAnimations(of, { subtree: true });
  return isDocument(of) ? documentAnimations(of) : shadowAnimations(of as ShadowRoot);
}
