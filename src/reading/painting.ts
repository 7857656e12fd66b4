/**
 * Which of two things on a page a browser paints over the other where they overlap: CSS 2.2, appendix E, and in space
 * CSS Transforms 2. Hit-testing tells it of all but what lets the pointer through.
 * @module
 */
import { follows, hasLayout, isElement, localName, matches } from './dom.ts';
import { asShown } from './tree.ts';

const { commonAncestor, elementAround, parentOf } = asShown;

/** How a thing is styled, and how it is turned in space. */
export interface Styles {
  styleOf(element: Element): CSSStyleDeclaration;
  turnOf(element: Element): DOMMatrix;
}

/** Below what is raised: the grounds of blocks, what floats over them, and what stands in lines. */
const GROUND = -0.7;
const FLOATING = -0.6;
const IN_LINE = -0.5;

/** Both are of one page, and `over` does not hold `under`; what that holds comes behind it. */
export function isPaintedOver(over: Node, under: Node, styles: Styles): boolean {
  const common = commonAncestor([over, under])!;
  const [stepsOver, stepsUnder] = [stepsDown(common, over), stepsDown(common, under)];
  const [pathOver, pathUnder] = [boxesOn(stepsOver, styles), boxesOn(stepsUnder, styles)];
  if (styles.styleOf(common).transformStyle === 'preserve-3d') {
    const depthOf = ([first = common]: readonly Element[]): number => styles.turnOf(first).m43;
    const nearer = depthOf(pathOver) - depthOf(pathUnder);
    if (nearer !== 0) return nearer > 0;
  }
  const [upper, lower] = [levelOn(pathOver, over, styles), levelOn(pathUnder, under, styles)];
  // On one level the order of the page is that of the first parts in which both do not stand.
  const apart = stepsUnder.findIndex((step, i) => step !== stepsOver[i]);
  const isAfter = () => follows(stepsUnder[apart] ?? under, stepsOver[apart] ?? over);
  return upper === lower ? isAfter() : upper > lower;
}

/** On which level of what is painted in `outer` something in it is: 0 is that of what is raised no higher than it must be. */
export const levelIn = (outer: Element, node: Node, styles: Styles): number =>
  levelOn(boxesOn(stepsDown(outer, node), styles), node, styles);

/** The nodes between what holds a node and that, and the node, from the outside inwards. */
function stepsDown(outer: Element, node: Node): Node[] {
  const steps: Node[] = [];
  for (let at: Node | null = node; at && at !== outer; at = parentOf(at)) steps.unshift(at);
  return steps;
}

const boxesOn = (steps: readonly Node[], { styleOf }: Styles): Element[] =>
  steps.filter(isElement).filter((at) => hasBox(styleOf(at)));

/** On which level a node is painted, among all that is painted in what the first of the boxes on its path stands in. */
function levelOn(path: readonly Element[], node: Node, { styleOf }: Styles): number {
  const context = path.find((at) => isContext(at, styleOf));
  if (context) return levelOf(context, styleOf);
  if (path.some((at) => styleOf(at).position !== 'static')) return 0;
  const whole = path.find((at) => isPaintedWhole(at, styleOf));
  if (whole) return floats(whole, styleOf) ? FLOATING : IN_LINE;
  const isGround = isElement(node) && styleOf(node).display !== 'inline';
  return isGround && !PICTURES.has(localName(node)) ? GROUND : IN_LINE;
}

const PICTURES = new Set(['img', 'svg', 'canvas', 'video', 'iframe', 'object', 'embed']);

/** What has none is neither painted nor placed, and nothing is that its style says but what is in it inherits. */
export const hasBox = ({ display }: CSSStyleDeclaration): boolean => display !== 'contents';

/** Whether an element is broken with the lines it stands in, and not turned nor moved whatever its style says. */
export const isPartOfLine = (element: Element, { display }: CSSStyleDeclaration): boolean =>
  display === 'inline' && !PICTURES.has(localName(element));

/** In two things it paints otherwise than Chromium. */
const IN_FIREFOX = hasLayout && CSS.supports('-moz-appearance', 'none');

/** Whether all in an element is painted between what is before it and behind it, and nothing of it elsewhere. */
function isContext(element: Element, styleOf: Styles['styleOf']): boolean {
  const style = styleOf(element);
  if (style.position === 'fixed' || style.position === 'sticky' || isOnTop(element)) return true;
  if (style.zIndex !== 'auto' && hasLevel(element, styleOf)) return true;
  const saysAny = (properties: readonly string[]): boolean =>
    properties.some((property) => !/^(?:none|normal|auto|)$/.test(style.getPropertyValue(property)));
  if (Number(style.opacity) < 1 || saysAny(WITHOUT) || /opacity|filter/.test(style.willChange)) return true;
  const mayTurn = /transform|perspective/.test(style.willChange);
  // No part of a line is turned or contained but what stands in it as one.
  if (isPartOfLine(element, style)) return mayTurn && !IN_FIREFOX;
  return (
    mayTurn || saysAny(TURNING) || CONTAINED.test(style.contain) || style.transformStyle === 'preserve-3d'
  );
}

/** What of a style makes a context of an element wherever it says anything. */
const WITHOUT = ['filter', 'backdrop-filter', 'clip-path', 'mask-image', 'mix-blend-mode', 'isolation'];
const TURNING = ['transform', 'rotate', 'scale', 'translate', 'perspective'];
const CONTAINED = /paint|layout|strict|content/;

/** What a page puts before all else. */
const isOnTop = (element: Element): boolean => matches(element, ':popover-open, :modal, :fullscreen');

const levelOf = (element: Element, styleOf: Styles['styleOf']): number =>
  isOnTop(element)
    ? Number.POSITIVE_INFINITY
    : hasLevel(element, styleOf)
      ? Number(styleOf(element).zIndex) || 0
      : 0;

const hasLevel = (element: Element, styleOf: Styles['styleOf']): boolean =>
  styleOf(element).position !== 'static' || isItem(element, styleOf);

function isItem(element: Element, styleOf: Styles['styleOf']): boolean {
  let around = elementAround(element);
  while (around && !hasBox(styleOf(around))) around = elementAround(around);
  return around !== null && /flex|grid/.test(styleOf(around).display);
}

/** Nothing floats in a grid or in a row that is laid out as one, whatever its style says, but in Firefox it is painted so. */
const floats = (element: Element, styleOf: Styles['styleOf']): boolean =>
  styleOf(element).cssFloat !== 'none' && (IN_FIREFOX || !isItem(element, styleOf));

/** Whether it is painted as one, though what is raised in it goes its own way. */
const isPaintedWhole = (element: Element, styleOf: Styles['styleOf']): boolean =>
  floats(element, styleOf) || /^inline-/.test(styleOf(element).display) || isItem(element, styleOf);
