/**
 * Which suit a drawing has the outline of: most pages draw their suits themselves, and name them nowhere. Held against
 * where the drawing begins and ends in each line and each column, which tells a heart with a hole in it too.
 * @module
 */
import type { Suit } from '../core/cards.ts';
import {
  areaOf,
  attribute,
  attributeNames,
  childrenOf,
  frameOf,
  localName,
  matches,
  type Outline,
  outlineOf,
  pathOf,
  select,
  selectFirst,
  styleOf,
} from './dom.ts';
import { drawingAround, isSolid } from './drawing.ts';
import { elementsUp, rootAround } from './tree.ts';

/** So many points are looked at across and down. */
const POINTS = 24;
/** More parts than a suit is drawn with, and more characters than it takes to draw them. */
const MOST_PARTS = 6;
const LONGEST = 4000;

const known = new Map<string, Suit | null>();
const MOST_REMEMBERED = 500;

/** The suit that an `svg` has the outline of; null where it has that of none, or cannot be told. */
export const suitOfOutline = (svg: Element): Suit | null => suitOfParts(paintedIn(svg));

/**
 * The suit of one of the pips on a card that is drawn as a whole, its rank written in the drawing. All that is drawn there
 * along a path must be pips of one suit: on a card with a picture in its middle any may be part of that.
 */
export function suitOfPip(path: Element): Suit | null {
  const card = drawingAround(path);
  if (!card || selectFirst(card, 'text') === null) return null;
  const paths = select(card, 'path');
  if (paths.length > MOST_PIPS || !isPainted(path)) return null;
  const suits = new Set(paths.filter(isPainted).map((one) => suitOfParts([one])));
  const [suit] = suits;
  return suits.size === 1 ? suit! : null;
}

/** Ten in the middle, and one in each corner. */
const MOST_PIPS = 14;

function suitOfParts(parts: readonly Element[]): Suit | null {
  if (parts.length > MOST_PARTS) return null;
  // Where one is turned or moved against the others, they'd have to be put together.
  if (parts.length > 1 && parts.some(isTransformed)) return null;
  const drawn = parts.map((part) => [pathOf(part), ...valuesOf(part, VALUES)].join()).join(';');
  return remembered(drawn, () => suitOf(extentsOf(parts.map(outlineIn))));
}

function remembered(drawn: string, find: () => Suit | null): Suit | null {
  if (drawn.length > LONGEST) return null;
  let suit = known.get(drawn);
  if (suit === undefined) {
    if (known.size >= MOST_REMEMBERED) known.clear();
    suit = find();
    known.set(drawn, suit);
  }
  return suit;
}

/** The address of the one picture that a style cuts with; empty where there is none. */
export const cutWith = ({ maskImage }: CSSStyleDeclaration): string =>
  /^url\("([^"]{1,4000})"\)$/.exec(maskImage)?.[1] ?? '';

/**
 * The suit that a drawing has the outline of which is an address as a whole, as styles have their icons:
 * `data:image/svg+xml,…`. Null where it is drawn with more than paths and circles, or cut off. How much of it is shown,
 * and where, is up to the style, so that it is no more than a name for the suit.
 */
export const suitOfAddress = (address: string): Suit | null =>
  remembered(address, () => {
    const svg = drawingIn(address);
    const parts = svg ? select(svg, '*') : [];
    const isPlain = svg && isDrawnPlainly(svg, 'svg') && parts.every((part) => isDrawnPlainly(part, PARTS));
    const painted = parts.filter(
      (part) => matches(part, 'path, circle') && attribute(part, 'fill') !== 'none',
    );
    if (!isPlain || painted.length > MOST_PARTS) return null;
    const outlines = painted.map(outlineOf);
    const [x, y, width, height] = (attribute(svg, 'viewBox') ?? '').split(/[\s,]+/).map(Number) as Box;
    const isWhole = outlines.every(
      (one) =>
        one &&
        one.frame.left > x - width / 50 &&
        one.frame.top > y - height / 50 &&
        one.frame.right < x + width * 1.02 &&
        one.frame.bottom < y + height * 1.02,
    );
    return isWhole ? suitOf(extentsOf(outlines)) : null;
  });

/** None where a drawing has no frame: then nothing is within. */
type Box = [x: number, y: number, width: number, height: number];

/** The drawing that an address is; null where it is none, or nothing that can be read. */
function drawingIn(address: string): Element | null {
  const [, form = '', drawn = ''] = /^data:image\/svg\+xml([^,]{0,60}),(.+)$/.exec(address) ?? [];
  try {
    const text = decodeURIComponent(drawn);
    const markup = form.endsWith(';base64') ? atob(text) : text;
    const [root = null] = childrenOf(new DOMParser().parseFromString(markup, 'image/svg+xml'));
    return root;
  } catch {
    return null;
  }
}

/** Whether an element is one of these, and drawn as it says, in no other place, with nothing of it left out. */
const isDrawnPlainly = (part: Element, parts: string): boolean =>
  matches(part, parts) && attributeNames(part).every((name) => PLAIN.test(name));

const PARTS = 'g, path, circle, title, desc';
const PLAIN =
  /^(?:xmlns(?::xlink)?|viewBox|width|height|id|class|role|aria-hidden|d|c[xy]|r|fill|fill-rule|clip-rule)$/;

/** The colour that a drawing, or a part of one, is filled with; null where that is none, or several. */
export function inkOf(drawing: Element): string | null {
  const parts = localName(drawing) === 'svg' ? paintedIn(drawing) : [drawing];
  const use = usedBy(drawing);
  // What has no colour of its own has that of where it is shown.
  const painting = (part: Element): Element => (use && attribute(part, 'fill') === null ? use : part);
  const [fill, ...others] = new Set(parts.map((part) => styleOf(painting(part)).fill));
  return fill?.startsWith('rgb') && others.length === 0 ? fill : null;
}

/** The parts that can be seen: some sets of icons draw a frame around each that can't. */
const paintedIn = (svg: Element): readonly Element[] =>
  select(keptFor(svg) ?? svg, SHAPES)
    .slice(0, MOST)
    .filter(isPainted);

/** The one part of a drawing that shows what is kept elsewhere on the page, as sets of icons are: `<use href="#spade">`. */
function usedBy(svg: Element): Element | null {
  const [use, ...others] = select(svg, `use, ${SHAPES}`);
  const isShown = use && others.length === 0 && localName(use) === 'use' && isPainted(use);
  return isShown && attribute(use, 'transform') === null ? use : null;
}

/** What is kept for a drawing elsewhere on the page; nothing where more than shapes may be shown there. */
function keptFor(svg: Element): Element | null {
  const use = usedBy(svg);
  const address = use && (attribute(use, 'href') ?? attribute(use, 'xlink:href'));
  const [, id] = /^#([\w-]{1,100})$/.exec(address ?? '') ?? [];
  const kept = id === undefined ? null : selectFirst(rootAround(svg), `[id="${id}"]`);
  return kept && select(kept, '*').every((part) => matches(part, `${SHAPES}, g, title, desc`)) ? kept : null;
}

/** Whether a part is filled and shows as a whole, as all groups do that it is in. */
function isPainted(part: Element): boolean {
  const { fill, fillOpacity, visibility } = styleOf(part);
  const styles = groupsUp(part).map(styleOf);
  const opacity = styles.reduce((product, one) => product * Number(one.opacity), 1);
  const isWhole = styles.every(
    ({ display, clipPath, maskImage }) =>
      display !== 'none' && clipPath === 'none' && (maskImage || 'none') === 'none',
  );
  const isFilled = isSolid(fill, fillOpacity, String(opacity));
  return styles.length > 0 && isFilled && isWhole && visibility === 'visible';
}

/** A part of a drawing and what it stands in there, from the inside outwards; nothing where that is too deep. */
function groupsUp(part: Element): readonly Element[] {
  const around = elementsUp(part, DEEPEST);
  const outermost = around.findLastIndex((one) => localName(one) === 'svg');
  return around.slice(0, Math.max(0, outermost));
}

/** More levels than a suit is drawn in. */
const DEEPEST = 12;

/** So many parts are looked at. */
const MOST = 20;
const SHAPES = 'path, circle, ellipse, polygon, rect';
const VALUES = ['points', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'width', 'height', 'fill-rule'];

/** What a part is drawn by, of which its style counts before what stands in the part itself. */
function valuesOf(part: Element, names: readonly string[]): readonly string[] {
  const style = styleOf(part);
  return names.map((name) => style.getPropertyValue(name) || (attribute(part, name) ?? ''));
}

const isTransformed = (part: Element): boolean => !['', 'none'].includes(valuesOf(part, ['transform'])[0]!);

/** Where a drawing begins and ends, in parts of its width and height; NaN where nothing is. */
interface Extents {
  /** Height to width. */
  readonly aspect: number;
  readonly left: readonly number[];
  readonly right: readonly number[];
  readonly top: readonly number[];
  readonly bottom: readonly number[];
}

function outlineIn(part: Element): Outline | null {
  const frame = frameOf(part);
  return frame && { frame, covers: areaOf(part) };
}

function extentsOf(outlines: readonly (Outline | null)[]): Extents | null {
  const drawn = outlines.filter((one) => one !== null);
  if (drawn.length < outlines.length) return null;
  const frames = drawn.map(({ frame }) => frame);
  const [x, y] = [Math.min(...frames.map((one) => one.x)), Math.min(...frames.map((one) => one.y))];
  const width = Math.max(...frames.map((one) => one.x + one.width)) - x;
  const height = Math.max(...frames.map((one) => one.y + one.height)) - y;
  const places = Array.from({ length: POINTS }, (_, i) => (i + 0.5) / POINTS);
  const isFilled = places.map((down) =>
    places.map((across) => drawn.some(({ covers }) => covers(x + across * width, y + down * height))),
  );
  const first = (line: readonly boolean[]): number =>
    line.includes(true) ? line.indexOf(true) / POINTS : Number.NaN;
  const last = (line: readonly boolean[]): number =>
    line.includes(true) ? (line.lastIndexOf(true) + 1) / POINTS : Number.NaN;
  const columns = places.map((_, i) => isFilled.map((line) => line[i]!));
  return {
    aspect: height / width,
    left: isFilled.map(first),
    right: isFilled.map(last),
    top: columns.map(first),
    bottom: columns.map(last),
  };
}

function suitOf(extents: Extents | null): Suit | null {
  if (!extents || extents.aspect < 0.7 || extents.aspect > 1.6) return null;
  const { left, right, top, bottom } = extents;
  const crooked = left.filter((from, i) => Math.abs(from + right[i]! - 1) > 0.13);
  // A point may be so fine that it lies between two lines.
  const widths = right.map((to, i) => (i === 0 || i === POINTS - 1 ? to - left[i]! || 0 : to - left[i]!));
  if (crooked.length > 2 || widths.some(Number.isNaN)) return null;
  const at = (line: readonly number[], place: number): number => line[Math.floor(place * POINTS)]!;
  const width = (down: number): number => at(widths, down);
  const grows = isRising(widths.slice(0, POINTS / 2));
  const shrinks = isRising(widths.slice(POINTS / 2).toReversed());
  if (Math.max(...widths) < 0.85 || at(bottom, 0.5) < 0.93) return null;
  const notch = at(top, 0.5) - Math.min(at(top, 0.27), at(top, 0.73));
  if (notch > 0.02) {
    const isOfHeart = notch < 0.45 && Math.abs(at(top, 0.27) - at(top, 0.73)) < 0.1 && at(top, 0.25) < 0.13;
    const isPointed = width(0.8) < 0.7 && width(0.92) < 0.45 && shrinks;
    return isOfHeart && isPointed && width(0.3) > 0.8 ? 'h' : null;
  }
  if (at(top, 0.5) > 0.06 || width(0.06) > 0.6) return null;
  const isEven = [0.1, 0.2, 0.3, 0.4].every((y) => Math.abs(width(y) - width(0.999 - y)) < 0.15);
  if (isEven && width(0.5) > 0.85 && width(0.04) < 0.3 && grows && shrinks) {
    return width(0.12) < 0.45 && isBetween(width(0.25), 0.25, 0.72) && width(0.37) > 0.45 ? 'd' : null;
  }
  // Both stand on a stem.
  const stem = Math.min(...within(widths, 0.7, 0.96));
  if (stem > 0.5 || width(0.6) < 0.6 || width(0.25) > 0.75) return null;
  const bulge = width(0.1) / width(0.25);
  if (bulge < 0.62) return grows ? 's' : null;
  // What is as broad where it begins is an arrow that points down.
  return bulge > 0.68 && width(0.2) < 0.7 && width(0) < 0.8 * width(0.2) ? 'c' : null;
}

const within = (line: readonly number[], from: number, to: number): readonly number[] =>
  line.slice(Math.floor(from * POINTS), Math.floor(to * POINTS));

const isBetween = (number: number, least: number, most: number): boolean => number > least && number < most;

/** Whether no number is less than one before it, but for what lies between two points. */
const isRising = (numbers: readonly number[]): boolean =>
  numbers.every((number, i) => i === 0 || number >= numbers[i - 1]! - 2.1 / POINTS);
