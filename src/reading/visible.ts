/**
 * Whether what was read of a table is what the player sees. A page can show one hand and write another where nobody
 * looks: hidden, transparent, tiny, clipped, turned away, covered, in the colour of its ground. Cards count only where
 * layout and hit-testing say that their faces can be seen. What is covered or scrolled away for a while honestly is in
 * doubt and read again. What cannot be told like this stands in docs/verdicts.md.
 * @module
 */
import { type Card, rankOf, type Suit, suitOf } from '../core/cards.ts';
import { getOr } from '../core/groups.ts';
import { COVERED, type Named, type NotFound } from '../core/observation.ts';
import { type Extra, isFace, type Mark, marksOf, type Place } from './card.ts';
import { isOfCardShape } from './card-shape.ts';
import { type Said, saidBy, suitOfIcon } from './card-text.ts';
import { type Colour, colourIn, contrast, distance, UNKNOWN, WHITE } from './colours.ts';
import {
  anyRoot,
  boundsOf,
  checkVisibility,
  elementsAt,
  follows,
  hasLayout,
  hostOf,
  isDocument,
  isElement,
  isShadowRoot,
  isText,
  linesOfText,
  localName,
  ownerDocument,
  PSEUDOS,
  parentNode,
  pseudoStyleOf,
  rootOf,
  select,
  slotOf,
  windowOf,
  writtenBy,
} from './dom.ts';
import { drawingAround, hides, isDrawnText, isShape, paintOf, shapesIn } from './drawing.ts';
import { hasBox, isPaintedOver, isPartOfLine, levelIn, type Styles } from './painting.ts';
import { notFound } from './seen.ts';
import { cutWith, inkOf, suitOfAddress } from './suit-outline.ts';
import { asShown, closest, elementAround, elementsDown, rootAround } from './tree.ts';

const { elementsUp, holds, parentOf } = asShown;

/** A card as it was read, and where. */
export interface ReadCard {
  readonly place: Element;
  readonly card: Card;
}

/** Those of these places that show a face. */
export const readOf = (places: readonly Element[], cards: readonly Place[]): ReadCard[] =>
  places.flatMap((place, i) => {
    const card = cards[i]!;
    return isFace(card) ? [{ place, card }] : [];
  });

/** What players see of cards. */
export interface SeenCards {
  /** The one place whose card lies face down, its face on the page but turned away or hidden. */
  readonly down: Element | null;
  /** What of the cards nothing but a name tells; null where all is written. */
  readonly named: Named | null;
}

/**
 * What the player sees of these cards, or why they are no reading of it. Only one that may lie face down is taken for
 * such. The controls of their table tell whether the player is looking at it: cards scrolled out of the window together
 * with them are no doubt.
 */
export function seenAmong(
  cards: readonly ReadCard[],
  mayLieDown: readonly Element[],
  controls: readonly Element[],
  extra?: Extra,
): SeenCards | NotFound {
  if (!hasLayout)
    return { down: null, named: worst(cards.map(({ place }) => namedBy(marksOf(place, extra)))) };
  if (cards.some(({ place }) => isChanging(place))) return notFound('conflict', COVERED);
  const look = new Look([...cards.map(({ place }) => place), ...mayLieDown]);
  const all = cards.map(({ place, card }) => ({ place, ...look.ofCard(place, card, extra) }));
  const hidden = all.find(({ sight }) => sight === 'unseen')?.place;
  const down = hidden && mayLieDown.includes(hidden) && look.isThere(hidden) ? hidden : null;
  const sights = all.filter(({ place }) => place !== down).map(({ sight }) => sight);
  if (sights.includes('contradicted')) {
    return notFound('conflict', 'what is drawn on a card is not what is written on it');
  }
  if (sights.includes('unseen')) return notFound('conflict', 'a card is on the page and cannot be seen');
  if (sights.includes('covered')) return notFound('conflict', COVERED);
  const isAway = sights.length > 0 && sights.every((sight) => sight === 'away');
  return isAway && controls.some((control) => look.isInWindow(control))
    ? notFound('conflict', 'the cards are outside of the window, and what plays them is in it')
    : { down, named: worst(all.filter(({ place }) => place !== down).map(({ named }) => named)) };
}

/** Whether the player can read a text where it stands now. */
export const canBeRead = (text: Text): boolean =>
  !hasLayout || (!isChanging(text) && new Look().ofText(text) === 'seen');

/** While a page changes over to what it is next, pictures of it lie over all. */
const isChanging = (node: Node): boolean => canChange && closest(node, CHANGING) !== null;

const CHANGING = ':active-view-transition';
const canChange = hasLayout && CSS.supports(`selector(${CHANGING})`);

const worst = (named: readonly (Named | null)[]): Named | null =>
  (['cards', 'suits'] as const).find((one) => named.includes(one)) ?? null;

/** What of a card nothing but a name tells, by the marks of it that can be seen. */
function namedBy(marks: readonly Mark[]): Named | null {
  const written = marks.filter(({ node, said }) => isText(node) || said.drawn);
  const has = (part: 'rank' | 'suit') => written.some(({ said }) => said.card || said[part]);
  return has('rank') ? (has('suit') ? null : 'suits') : 'cards';
}

/** `under`: covered by nothing but other cards of the table. `away`: out of the window or of a box that scrolls, where the player can bring it back. */
type Sight = 'seen' | 'away' | 'under' | 'covered' | 'unseen' | 'contradicted';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is fainter, smaller or nearer to the colour of its ground than this, nobody reads. */
const FAINTEST = 0.2;
const THICKEST = 1 - FAINTEST;
const SMALLEST = { width: 2, height: 5 };
const LEAST_CONTRAST = 1.2;
/** As light as its ground, red on green can still be read. */
const LEAST_DISTANCE = 80;
/** No card is narrower or lower, in CSS pixels. */
const CARD = 12;
/** Of three points on a mark, so many must be free. */
const FREE_POINTS = 2;
const POINTS = [0.5, 0.25, 0.75];
/** Of a picture of a card others of its hand may leave no more than the edge: two of these points, one beside the other. */
const EDGES = [0.05, 0.12, 0.2, 0.28, 0.5, 0.72, 0.8, 0.88, 0.95];

/**
 * What is to be seen of a card: both its rank and its suit, or why not. Of one that lies under another it may be the
 * rank alone: then nothing but a name tells its suit.
 */
function sightOf(marks: readonly (Mark & { readonly sight: Sight })[]): Sight {
  const tells = (part: keyof Said, sight: Sight): boolean =>
    marks.some((one) => one.sight === sight && (one.said.card || one.said[part]));
  if (tells('rank', 'seen') && (tells('suit', 'seen') || tells('suit', 'under'))) return 'seen';
  const all = marks.map(({ sight }) => sight);
  if (all.includes('under')) return 'covered';
  return (['covered', 'away'] as const).find((sight) => all.includes(sight)) ?? 'unseen';
}

/** Of so many parts of a card it is looked at what their styles write. */
const MOST_PARTS = 100;
/** More elements than a page has, and more levels than they are nested in. */
const MOST_BOXES = 50_000;
const MOST_AROUND = 250;
const FIRST = ['::first-letter', '::first-line'] as const;
/** What leaves ten CSS pixels free at one side of its box, or more. */
const ASIDE = /(?<![-.\d])\d\d/;

/** One look at a table; styles are asked for once an element. */
class Look {
  readonly #styles = new Map<string, Map<Element, CSSStyleDeclaration>>();
  readonly #paints = new Map<Element, boolean>();
  readonly #veils = new Map<Element, number>();
  readonly #opacities = new Map<Node, Map<Element, number>>();
  readonly #around = new Map<Node, ReadonlySet<Element>>();
  readonly #blinding = new Map<Element, boolean>();
  readonly #roots = new Map<Element, ShadowRoot | null>();
  /** What the page puts before all else, and on a ground. */
  #raised: readonly Element[] | undefined;
  /** Where the cards lie that are looked at. */
  readonly #places: readonly Element[];
  /** All that has a box on each page, frames apart. */
  readonly #boxes = new Map<Document, readonly (readonly [Element, Bounds])[]>();
  readonly #styling: Styles = {
    styleOf: (element) => this.#style(element),
    turnOf: (element) => this.#turnOf(element),
  };

  constructor(places: readonly Element[] = []) {
    this.#places = places;
  }

  ofCard(place: Element, card: Card, extra: Extra | undefined): { sight: Sight; named: Named | null } {
    const sights = marksOf(place, extra).map((mark) => ({
      ...mark,
      sight: this.#ofMark(mark.node, mark.said),
    }));
    const inSight = sights.filter(({ sight }) => sight === 'seen' || sight === 'away');
    const sight = sightOf(sights);
    const drawn = this.#drawnOn(place).filter((said) => !said.weak && !agrees(said, card));
    // Of one that cannot be seen, the sign of a suit may be what its back is adorned with.
    const isContradicted = drawn.some((said) => sight !== 'unseen' || said.card || said.rank);
    return { sight: isContradicted ? 'contradicted' : sight, named: namedBy(inSight) };
  }

  ofText(text: Text): Sight {
    return this.#ofMark(text);
  }

  /** Whether something of a card's size is to be seen there. */
  isThere(place: Element): boolean {
    const { width, height } = boundsOf(place);
    const isVisible = checkVisibility(place, { visibilityProperty: true });
    return isVisible && width > CARD && height > CARD && !this.#isFaint(place);
  }

  isInWindow(element: Element): boolean {
    const { left, top, width, height } = boundsOf(element);
    const window = windowOf(ownerDocument(element)!);
    return window !== null && isWithin({ x: left + width / 2, y: top + height / 2 }, windowBounds(window));
  }

  /** What styles draw on a card, but for the side of it that is turned away, unless they turn that back. */
  #drawnOn(place: Element): Said[] {
    return elementsDown(place, MOST_PARTS).flatMap((element) =>
      PSEUDOS.flatMap((pseudo) => {
        const style = this.#style(element, pseudo);
        const said = saidBy(writtenBy(style, element));
        const isAway = said && matrixOf(style).isIdentity && this.#isTurnedAway(element);
        return said && !isAway ? [said] : [];
      }),
    );
  }

  /** `said`: what a mark says, whose suit may be cut out or drawn in its shape. */
  #ofMark(node: Mark['node'], { suit, drawn }: Said = {}): Sight {
    const element = isElement(node) ? pictureOf(node, drawn) : elementAround(node)!;
    this.#askAround(node);
    const inner = innermost(element, node);
    if (!checkVisibility(element) || this.#style(inner).visibility !== 'visible') return 'unseen';
    const drawnIn = drawn ? inkOf(element) : null;
    const inks = isText(node) ? this.#inksOf(inner) : drawnIn === null ? [] : [drawnIn];
    const boxes: readonly Bounds[] = isText(node) ? writtenLines(node) : [boundsOf(element)];
    const sights = boxes.map((box) => this.#ofBox(box, node, element, inks, suit));
    return sights.find((sight) => sight !== 'seen') ?? (sights.length > 0 ? 'seen' : 'unseen');
  }

  /** Asks for the closed shadow roots whose slots show a node, or what it stands in. */
  #askAround(node: Node): void {
    for (let at: Node | null = node; at; at = parentOf(at)) {
      const host = parentNode(at);
      if (host && isElement(host)) this.#rootOf(host);
    }
  }

  #rootOf(element: Element): ShadowRoot | null {
    return getOr(this.#roots, element, () => anyRoot(element));
  }

  /** What is to be seen of a mark in one of its boxes, such as a line of a text. */
  #ofBox(
    { left, top, right, bottom }: Bounds,
    node: Mark['node'],
    element: Element,
    inks: readonly string[],
    suit: Suit | undefined,
  ): Sight {
    const [width, height] = [right - left, bottom - top];
    if (width < SMALLEST.width || height < SMALLEST.height) return 'unseen';
    const pointAt = (part: number): Point => ({ x: left + part * width, y: top + height / 2 });
    const { under } = this.#paintedAround(element, pointAt(0.5));
    const inner = innermost(element, node);
    if (this.#isFaint(inner, inks, suit, under)) return 'unseen';
    const points = POINTS.map(pointAt);
    const isUnderStyle = elementsUp(inner, MOST_AROUND).some((around) =>
      this.#coversItsOwn(around, node, points),
    );
    if (isUnderStyle || this.#isBehindRaised(element)) return 'covered';
    const sights = points.map((point) => this.#at(element, node, point));
    const isUnder = sights.includes('covered') && this.#liesUnderCards(element, points);
    if (isUnder && !isText(node) && isOfCardShape(element)) {
      const edges = EDGES.map((part) => this.#at(element, node, pointAt(part)));
      if (edges.some((_, i) => edges[i] === 'seen' && edges[i + 1] === 'seen')) return 'seen';
    }
    const seen = sights.filter((sight) => sight === 'seen').length;
    if (seen >= FREE_POINTS) return 'seen';
    if (isUnder) return 'under';
    return sights.find((sight) => sight !== 'seen')!;
  }

  /** Whether part of a card is covered at these points by nothing but other cards of its table. */
  #liesUnderCards(part: Element, points: readonly Point[]): boolean {
    const others = this.#places.filter((place) => !holds(place, part));
    return points.every((point) => {
      const { above } = this.#stackAt(part, part, point);
      const isOfCard = (one: Element) =>
        others.some((place) => holds(place, one) && isWithin(point, boundsOf(place)));
      return above.every((one) => !this.#coversAt(one, part, point) || isOfCard(one));
    });
  }

  /** What is to be seen of an element at a point of its own window. */
  #at(element: Element, mark: Node, point: Point): Sight {
    const page = ownerDocument(element)!;
    const window = windowOf(page);
    if (!window) return 'unseen';
    const inner = innermost(element, mark);
    const clipped = this.#clippedAt(inner, point, window);
    // What is turned within it may be in the stack all the same.
    if (this.#isTurnedAway(inner)) return 'unseen';
    if (clipped) return clipped;
    const root = rootOfText(mark);
    if (root && this.#isCoveredIn(root, mark, point)) return 'covered';
    const { above, isHit } = this.#stackAt(element, mark, point);
    const isLineless = isText(mark) && boundsOf(element).height === 0;
    if (!isHit && !isLineless && !this.#isPassedOver(element)) return 'unseen';
    // What is drawn by an element's own parts is its picture.
    const isOther = (other: Element) => isText(mark) || !holds(element, other);
    const over = above.filter(isOther);
    if (over.some((other) => this.#coversAt(other, mark, point)) || this.#veilOf(over, mark) > THICKEST) {
      return 'covered';
    }
    if (this.#paintedAround(element, point).over) return 'covered';
    // A host is there wherever something in its shadow root is.
    if ((!isHit || root) && this.#isBehind(inner, point)) return 'unseen';
    const frame = window.frameElement;
    if (!frame) return 'seen';
    const { left, top } = boundsOf(frame);
    return this.#at(frame, frame, { x: left + point.x, y: top + point.y });
  }

  /**
   * What lies over a mark at a point, around the shadow roots too that `element` stands in, which is the mark's own or
   * holds it; and whether that is there itself. What lets the pointer through is not in the stack, nor a text in a line of
   * no height.
   */
  #stackAt(
    element: Element,
    mark: Node,
    point: Point,
  ): { readonly above: readonly Element[]; readonly isHit: boolean } {
    const root = rootAround(element);
    const stack = elementsAt(root, point.x, point.y);
    const depth = stack.indexOf(element);
    const isOver = (other: Element) => !holds(other, mark) && isPaintedOver(other, mark, this.#styling);
    const above = (depth < 0 ? stack.filter(isOver) : stack.slice(0, depth)).filter(
      (other) => !this.#isCanvasAt(other, point),
    );
    const around = isShadowRoot(root)
      ? this.#stackAt(hostOf(root), mark, point).above
      : this.#passingAt(root, mark, point).filter(isOver);
    return { above: [...above, ...around], isHit: depth >= 0 };
  }

  /**
   * Whether an element shows nothing at a point but a ground that lies under all of the page, as the body’s does where the
   * root has none and nothing keeps it in the body.
   */
  #isCanvasAt(element: Element, point: Point): boolean {
    const root = rootOf(ownerDocument(element)!);
    if (localName(element) !== 'body' || parentNode(element) !== root) return false;
    const [outer, own] = [this.#style(root), this.#style(element)];
    const isKept = outer.contain !== 'none' || own.contain !== 'none';
    const hasGround = outer.backgroundImage !== 'none' || colourIn(outer.backgroundColor)?.alpha !== 0;
    return !isKept && !hasGround && !isOnEdge(own, boundsOf(element), point);
  }

  /** Whether hit-testing tells nothing of an element. */
  #isPassedOver(element: Element): boolean {
    return this.#style(element).pointerEvents === 'none' || closest(element, '[inert]') !== null;
  }

  /** What lets the pointer through at a point, and is painted there. */
  #passingAt(page: Document, mark: Node, point: Point): Element[] {
    const boxes = getOr(this.#boxes, page, () =>
      elementsDown(rootOf(page), MOST_BOXES)
        .filter((element) => ownerDocument(element) === page)
        .map((element) => [element, boundsOf(element)] as const),
    );
    return boxes.flatMap(([element, bounds]) =>
      isWithin(point, bounds) &&
      this.#isPassedOver(element) &&
      (this.#veilOfOne(element) > 0 || this.#coversAt(element, mark, point)) &&
      checkVisibility(element, { visibilityProperty: true }) &&
      !this.#isTurnedAway(element) &&
      !this.#isCutOff(element, point)
        ? [element]
        : [],
    );
  }

  /** Whether something around an element leaves nothing of it at a point. */
  #isCutOff(element: Element, point: Point): boolean {
    let { position } = this.#style(element);
    return elementsUp(parentOf(element), MOST_AROUND).some((around) => {
      const style = this.#style(around);
      const isMoved = cutsAtAll(style) && (style.transform !== 'none' || style.contain.includes('paint'));
      // What it is placed by is the nearest of these alone.
      if (
        !hasBox(style) ||
        (position === 'fixed' ? !isMoved : position === 'absolute' && style.position === 'static' && !isMoved)
      )
        return false;
      position = style.position;
      return cutsOff(style) && !isWithin(point, boundsOf(around));
    });
  }

  /** Whether a text that stands right in a shadow root, or in a slot of it, has something over it there. */
  #isCoveredIn(root: ShadowRoot, mark: Node, point: Point): boolean {
    return elementsAt(root, point.x, point.y).some(
      (other) =>
        holds(root, other) &&
        !holds(other, mark) &&
        isPaintedOver(other, mark, this.#styling) &&
        this.#coversAt(other, mark, point),
    );
  }

  /** Whether a point is outside of the window, or of a box that cuts off what is outside of it. */
  #clippedAt(element: Element, point: Point, window: Window): Sight | null {
    let isFixed = false;
    let at: Node | null = element;
    for (; at && !isDocument(at); at = parentOf(at)) {
      if (!isElement(at)) continue;
      const { position, overflowX, overflowY } = this.#style(at);
      if (at !== element && !isFixed && !isWithin(point, boundsOf(at))) {
        if (scrolls(overflowX) || scrolls(overflowY)) return 'away';
      }
      if (position === 'fixed') isFixed = true;
    }
    if (isWithin(point, windowBounds(window))) return null;
    if (isFixed) return 'unseen';
    const { scrollWidth, scrollHeight } = rootOf(ownerDocument(element)!);
    const x = point.x + window.scrollX;
    const y = point.y + window.scrollY;
    return x >= 0 && y >= 0 && x <= scrollWidth && y <= scrollHeight ? 'away' : 'unseen';
  }

  /** What of its own drawing is painted over something in it at a point, and what right under it. */
  #paintedAround(element: Element, point: Point): { readonly over: boolean; readonly under: Colour | null } {
    const drawing = isShape(element) || isDrawnText(element) ? drawingAround(element) : null;
    if (!drawing) return { over: false, under: null };
    const stack = elementsAt(rootAround(element), point.x, point.y);
    // What lets the pointer through is not in the stack.
    const isThere = (shape: Element) =>
      stack.includes(shape) || (this.#isPassedOver(shape) && isWithin(point, boundsOf(shape)));
    const shapes = shapesIn(drawing).filter((shape) => shape !== element && hides(shape) && isThere(shape));
    const ground = shapes.findLast((shape) => follows(shape, element));
    return {
      over: shapes.some((shape) => follows(element, shape)),
      under: ground ? (colourIn(paintOf(ground)) ?? UNKNOWN) : null,
    };
  }

  /** What a text is written in, and what its first letters and lines are, where styles say so. */
  #inksOf(element: Element): string[] {
    if (isDrawnText(element)) return [paintOf(element)];
    const inkOn = (at: Element, pseudo = ''): string => this.#style(at, pseudo).webkitTextFillColor;
    const first = elementsUp(element, AROUND).flatMap((at) =>
      FIRST.map((pseudo) => inkOn(at, pseudo)).filter((ink) => ink !== inkOn(at)),
    );
    return [inkOn(element), ...first];
  }

  /** Whether something is too faint, or a colour it is written or drawn in too near to that of its ground, to be read. */
  #isFaint(
    element: Element,
    inks: readonly string[] = [],
    suit?: Suit,
    painted: Colour | null = null,
  ): boolean {
    const isWritten = inks.length > 0;
    const own = this.#style(element);
    const isCut = !isWritten && suit === suitCutBy(own);
    let opacity = isWritten ? Number(own.fillOpacity) : 1;
    let grounds: readonly Colour[] | null = painted && [painted];
    for (let at: Node | null = element; at; at = parentOf(at)) {
      if (!isElement(at) || !hasBox(this.#style(at))) continue;
      const style = this.#style(at);
      opacity *= Number(style.opacity);
      // What is over all of the page is there for those who see some colours only.
      if (at !== rootOf(document) && this.#isBlinding(at)) return true;
      const isCutOut = at === element && isCut;
      if (style.maskImage !== 'none' && !isCutOut) return true;
      if (opacity < FAINTEST) return true;
      if (!grounds && !isCutOut) grounds = groundsOf(style);
      // What is mixed with what lies under it stands on that.
      if (style.mixBlendMode !== 'normal') grounds = null;
    }
    const under = grounds ?? [WHITE];
    // What is cut out shows its own ground; what an image shows there is not known.
    const shows = own.backgroundImage === 'none' ? coloursOf(own.backgroundColor) : [];
    const shown = isCut ? (filledWith(own) ?? shows) : inks.flatMap(coloursOf);
    return shown.some((ink) => ink.alpha < FAINTEST || under.every((ground) => isNear(ink, ground)));
  }

  /** Whether it, or what it stands in, shows its back, and the back of it is not drawn. */
  #isTurnedAway(element: Element): boolean {
    for (let at: Node | null = element; at; at = parentOf(at)) {
      if (isElement(at) && this.#style(at).backfaceVisibility === 'hidden' && this.#turnOf(at).m33 < 0) {
        return true;
      }
    }
    return false;
  }

  /** How an element is turned in space, with all around it that turn it along. */
  #turnOf(element: Element): DOMMatrix {
    const own = (at: Element): DOMMatrix => {
      const style = this.#style(at);
      return hasBox(style) && !isPartOfLine(at, style) ? matrixOf(style) : new DOMMatrix();
    };
    let turn = own(element);
    let at = asShown.elementAround(element);
    while (at && this.#style(at).transformStyle === 'preserve-3d') {
      turn = own(at).multiply(turn);
      at = asShown.elementAround(at);
    }
    return turn;
  }

  /** Whether an element that lets the pointer through may lie under what is around it, or be cut off by it. */
  #isBehind(element: Element, point: Point): boolean {
    for (let at: Node | null = element; at && !isDocument(at); at = parentOf(at)) {
      if (!isElement(at)) continue;
      const style = this.#style(at);
      const { zIndex, clip, clipPath } = style;
      if (Number(zIndex) < 0 || clip !== 'auto' || clipPath !== 'none') return true;
      if (cutsOff(style) && !isWithin(point, boundsOf(at))) return true;
    }
    return false;
  }

  /** Whether a style fills an element with something that lies over a mark in it: in the stack that is the element itself. */
  #coversItsOwn(around: Element, mark: Node, points: readonly Point[]): boolean {
    return PSEUDOS.some((pseudo) => {
      const style = this.#style(around, pseudo);
      if (!fillsAll(style) || matrixOf(style).a <= 0) return false;
      const bounds = boundsOf(around);
      const isFree = (point: Point): boolean => !isOnEdge(style, bounds, point);
      // What else dims the card is not added up with this.
      if (veilOf(style) <= 0.5 && points.filter(isFree).length >= FREE_POINTS) return false;
      const above = (Number(style.zIndex) || 0) - levelIn(around, mark, this.#styling);
      return above > 0 || (above === 0 && pseudo === '::after');
    });
  }

  /** Whether the ground lies over it that a browser draws behind what a page puts before all else. */
  #isBehindRaised(element: Element): boolean {
    this.#raised ??= select(document, ':popover-open').filter((raised) =>
      isOpaque(pseudoStyleOf(raised, '::backdrop')),
    );
    return this.#raised.some((raised) => !holds(raised, element));
  }

  /** Whether something hides a mark under it at a point: itself, or what a shadow root of its own shows there. */
  #coversAt(element: Element, mark: Node, point: Point): boolean {
    const around = this.#opacityOver(element, mark);
    if (around < FAINTEST) return false;
    const isEdge = () => isOnEdge(this.#style(element), boundsOf(element), point, around);
    if (this.#covers(element, around) || isEdge()) return true;
    const root = this.#rootOf(element);
    const isOver = (inner: Element) =>
      root !== null && holds(root, inner) && this.#coversAt(inner, mark, point);
    return root !== null && elementsAt(root, point.x, point.y).some(isOver);
  }

  /** How much things that lie one over the other hide of a mark by nothing but colours, from 0 to 1. */
  #veilOf(elements: readonly Element[], mark: Node): number {
    const left = (element: Element) => 1 - this.#veilOfOne(element) * this.#opacityOver(element, mark);
    return 1 - elements.reduce((product, element) => product * left(element), 1);
  }

  #veilOfOne(element: Element): number {
    return getOr(this.#veils, element, () => {
      const own = this.#style(element);
      const drawn = PSEUDOS.map((pseudo) => this.#style(element, pseudo)).filter(fillsAll);
      const veils = [veilOf(own), ...drawn.map((one) => veilOf(one) * Number(own.opacity))];
      return 1 - veils.reduce((left, one) => left * (1 - one), 1);
    });
  }

  /** How much shows, from 0 to 1, of what is in all that is around an element and not around a mark: both fade with what is. */
  #opacityOver(element: Element, mark: Node): number {
    const known = getOr(this.#opacities, mark, () => new Map<Element, number>());
    return getOr(known, element, () => {
      const shared = getOr(this.#around, mark, () => new Set(elementsUp(parentOf(mark), MOST_AROUND)));
      return elementsUp(parentOf(element), MOST_AROUND)
        .filter((at) => !shared.has(at) && hasBox(this.#style(at)))
        .reduce((product, at) => product * Number(this.#style(at).opacity), 1);
    });
  }

  /**
   * Whether something that lies over a card hides it: what only tints it, or catches clicks, does not. `around`: how much
   * shows of it.
   */
  #covers(element: Element, around: number): boolean {
    if (this.#isPassedOver(element)) return this.#isPlain(element, around);
    return getOr(this.#paints, element, () => this.#looksSolid(element));
  }

  #looksSolid(element: Element): boolean {
    const style = this.#style(element);
    if (Number(style.opacity) < FAINTEST) return false;
    if (REPLACED.has(localName(element))) return true;
    if (isShape(element)) return hides(element);
    return isGround(style) || putsOver(element);
  }

  /**
   * Whether what lets the pointer through hides what lies under it by nothing but colours. Pictures that do are mostly
   * there to be seen through: confetti, a shine, a frame.
   */
  #isPlain(element: Element, around: number): boolean {
    return this.#veilOfOne(element) * around > THICKEST || (localName(element) === 'rect' && hides(element));
  }

  /** It is asked of all that a mark stands in, which is mostly the same for all marks. */
  #isBlinding(element: Element): boolean {
    return getOr(this.#blinding, element, () => isBlinding(this.#style(element)));
  }

  #style(element: Element, pseudo = ''): CSSStyleDeclaration {
    const known = getOr(this.#styles, pseudo, () => new Map());
    return getOr(known, element, () => pseudoStyleOf(element, pseudo));
  }
}

/** What a mark is shown in: of a text that is put into a slot that slot, where `element` is what holds it for the page. */
const innermost = (element: Element, mark: Node): Element =>
  isText(mark) ? asShown.elementAround(mark)! : element;

/** The shadow root that a text stands right in, or in a slot of which, so that its host is all that hit-testing tells of it. */
function rootOfText(mark: Node): ShadowRoot | null {
  if (!isText(mark)) return null;
  const slot = slotOf(mark);
  const root = slot ? rootAround(slot) : parentNode(mark);
  return root && isShadowRoot(root) ? root : null;
}

/** What shows something of its own, whatever its style. */
const REPLACED = new Set([
  'img',
  'canvas',
  'video',
  'iframe',
  'object',
  'embed',
  'image',
  'input',
  'textarea',
  'select',
  'progress',
  'meter',
]);

const isGround = (style: CSSStyleDeclaration): boolean =>
  isOpaque(style) || OF_IMAGES.test(style.backgroundImage) || /blur/.test(style.backdropFilter);

/** Shadows that lie within an element: their ink, how far they are shifted right and down, and how wide they are. */
const INSET = /([a-z]+\([^()]*\)) (-?[\d.]+)px (-?[\d.]+)px [\d.]+px (-?[\d.]+)px inset/g;

const isSolidInk = (ink: string): boolean => Number(colourIn(ink)?.alpha) > 0.5;

const OF_IMAGES = /url\(|image-set\(|element\(|paint\(/;

/** How much a style hides of what lies under it by colours alone, from 0 to 1. */
const veilOf = (style: CSSStyleDeclaration): number =>
  (filledWith(style) ? 1 : Number(colourIn(style.backgroundColor)?.alpha)) * Number(style.opacity);

/** Whether it hides it: pages dim what lies behind a dialog, and it can be read there. */
const isOpaque = (style: CSSStyleDeclaration): boolean => veilOf(style) > THICKEST;

/** Whether a point lies where the edge of something, or a shadow within it, hides what is under it. */
function isOnEdge(
  style: CSSStyleDeclaration,
  { left, top, right, bottom }: Bounds,
  { x, y }: Point,
  around = 1,
): boolean {
  if (Number(style.opacity) * around <= 0.5) return false;
  const hasPicture = style.borderImageSource !== 'none';
  // Whatever it shows, it is drawn over all of the box.
  if (hasPicture && style.borderImageSlice.includes('fill')) return true;
  const shadows = [...style.boxShadow.matchAll(INSET)].filter(([, ink]) => isSolidInk(ink!));
  const isOn = (side: 'Left' | 'Top' | 'Right' | 'Bottom', inside: number, shift: number, sign: number) => {
    const isDrawn = hasPicture || isSolidInk(style[`border${side}Color`]);
    const widest = Math.max(
      isDrawn ? Number.parseFloat(style[`border${side}Width`]) : 0,
      ...shadows.map((shadow) => Number(shadow[4]) + sign * Number(shadow[shift])),
    );
    return inside >= 0 && inside < widest;
  };
  return (
    isOn('Left', x - left, 2, 1) ||
    isOn('Top', y - top, 3, 1) ||
    isOn('Right', right - x, 2, -1) ||
    isOn('Bottom', bottom - y, 3, -1)
  );
}

/** Whether what a style puts into an element takes all of its box. */
const fillsAll = ({ content, position, visibility, inset }: CSSStyleDeclaration): boolean =>
  content !== 'none' && /absolute|fixed/.test(position) && visibility === 'visible' && !ASIDE.test(inset);

/** The colours that an element has under what is in it, one of which is its ground there; null where it has none. */
function groundsOf(style: CSSStyleDeclaration): readonly Colour[] | null {
  const colour = colourIn(style.backgroundColor)!;
  // What an image shows is not known.
  const image = style.backgroundImage === 'none' ? null : [UNKNOWN];
  return filledWith(style) ?? (colour.alpha > 0.5 ? [colour] : image);
}

/** The colours of gradients that leave nothing free; null where there are none such. */
function filledWith({
  backgroundImage,
  backgroundSize,
  backgroundClip,
}: CSSStyleDeclaration): readonly Colour[] | null {
  const colours = coloursOf(backgroundImage);
  const isFull = colours[0] && colours.every(({ alpha }) => alpha > 0.5);
  return isFull &&
    !OF_IMAGES.test(backgroundImage) &&
    backgroundClip !== 'text' &&
    !/\b\d?\d(?:px|%)/.test(backgroundSize)
    ? colours
    : null;
}

const coloursOf = (text: string): Colour[] =>
  (text.match(/[a-z]+\([^()]*\)/g) ?? []).flatMap((colour) => colourIn(colour) ?? []);

const isNear = (ink: Colour, ground: Colour): boolean =>
  ground !== UNKNOWN && contrast(ink, ground) < LEAST_CONTRAST && distance(ink, ground) < LEAST_DISTANCE;

/** Whether a style puts something before or behind what is in an element that may hide it. */
const putsOver = (element: Element): boolean =>
  PSEUDOS.some((pseudo) => {
    const drawn = pseudoStyleOf(element, pseudo);
    if (drawn.content === 'none' || drawn.content === 'normal') return false;
    return drawn.content.includes('url(') || isGround(drawn) || saidBy(writtenBy(drawn, element)) !== null;
  });

/** How far around a text a style may hide it. */
const AROUND = 4;

/** All of a drawing is where its box is; of one that is told by a shape, that shape is where it is drawn. */
const pictureOf = (element: Element, isDrawn = false): Element =>
  isDrawn && isShape(element) ? element : (drawingAround(element) ?? element);

/** What the properties `rotate` and `transform` come to. */
function matrixOf({ rotate, transform }: CSSStyleDeclaration): DOMMatrix {
  const turned = new DOMMatrix(transform);
  const [, axis, angle] = /^([xyz]) (\S+)$/.exec(rotate) ?? [];
  const [, vector, by] = /^(\S+ \S+ \S+) (\S+)$/.exec(rotate) ?? [];
  if (axis) return new DOMMatrix(`rotate${axis.toUpperCase()}(${angle})`).multiply(turned);
  return vector ? new DOMMatrix(`rotate3d(${vector.replaceAll(' ', ', ')}, ${by})`).multiply(turned) : turned;
}

/** What styles say behind which nothing is left to be read, or nobody knows what. */
const BLINDING = Object.entries({
  filter:
    /opacity\(0(?:\.[01]\d*)?\)|blur\((?:[4-9]|\d{2,})|(?:contrast|brightness)\(0(?:\.0\d*)?\)|brightness\((?:[5-9]|\d\d)|url/,
  // What is darker than its ground stays so where the two are multiplied.
  'mix-blend-mode': /^(?!normal|multiply|darken)/,
  'outline-offset': /^-\d\d/,
  '-webkit-text-security': /^[^n]/,
  '-webkit-text-stroke-width': /^(?:[4-9]|\d\d)/,
  'text-decoration-thickness': /^(?:[4-9]|\d\d)/,
});

const isBlinding = (style: CSSStyleDeclaration): boolean =>
  BLINDING.some(([property, blinds]) => blinds.test(style.getPropertyValue(property)));

/** The suit in whose shape a mask cuts, by its name or its outline: it hides what it does not show, and any other shows nobody knows what. */
function suitCutBy(style: CSSStyleDeclaration): Suit | null {
  const address = cutWith(style);
  return suitOfIcon(address) ?? suitOfAddress(address);
}

/** Whether a style leaves nothing of what is outside of the element. */
const cutsOff = (style: CSSStyleDeclaration): boolean =>
  cutsAtAll(style) &&
  (style.overflowX !== 'visible' ||
    style.overflowY !== 'visible' ||
    /paint|strict|content/.test(style.contain));

/** Parts of a line or of a table cut nothing off, nor does what has no box, whatever their styles say. */
const cutsAtAll = ({ display }: CSSStyleDeclaration): boolean =>
  !/^(?:inline|contents|ruby.*|table-(?:row|column|header|footer).*)$/.test(display);

const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const isWithin = ({ x, y }: Point, { left, top, right, bottom }: Bounds): boolean =>
  x >= left && x < right && y >= top && y < bottom;

/** What of a page a window shows: its scroll bars lie over nothing of it. */
const windowBounds = ({ visualViewport, innerWidth, innerHeight }: Window): Bounds => {
  const { width, height, scale } = visualViewport ?? { width: innerWidth, height: innerHeight, scale: 1 };
  return { left: 0, top: 0, right: width * scale, bottom: height * scale };
};

/** The lines of a text, but for the ends of those that are broken in it, which have no width. */
function writtenLines(text: Text): readonly Bounds[] {
  const lines = linesOfText(text);
  const wide = lines.filter(({ width }) => width > 0);
  const written = text.data.split('\n').filter((line) => line.trim() !== '');
  return written.length > 1 && wide.length >= written.length ? wide : lines;
}

const agrees = (said: Said, card: Card): boolean =>
  (said.card ?? card) === card &&
  (said.rank ?? rankOf(card)) === rankOf(card) &&
  (said.suit ?? suitOf(card)) === suitOf(card) &&
  !said.faceDown;
