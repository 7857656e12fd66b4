/**
 * Finds the place on a page where exactly five cards lie, however the page is built.
 * @module
 */
import { areAlike } from './alike.ts';
import { type Extra, isFace, type Place, readCard } from './card.ts';
import {
  boundsOf,
  childElementCount,
  childrenOf,
  hasLayout,
  isElement,
  localName,
  parentNode,
} from './dom.ts';
import { withoutNumbers } from './row-numbers.ts';
import { leastHeight } from './small-cards.ts';
import type { Survey } from './survey.ts';
import { countsAround, elementsUp, holds, isInOneOf, isVisible, oneAround, parentOf } from './tree.ts';

export const HAND = 5;

export interface HandOfFive {
  readonly container: Node;
  readonly places: readonly Element[];
  readonly cards: readonly Place[];
}

/** How far above what tells a card its place may be. */
const HIGHEST = 8;
/** More children than a row of cards has. */
const CROWD = 40;

/**
 * The hand of five on the page; of several that differ, the one nearest to the controls.
 * `ambiguous` where that does not tell them apart, null where there is none.
 */
export function findHandOfFive(
  survey: Survey,
  controls: readonly Element[],
  extra?: Extra,
): HandOfFive | 'ambiguous' | null {
  const rows = [...rowsOfFive(survey)];
  // Of a table that is there for each width of window, one can be seen.
  const shown = rows.filter(([, places]) => isVisible(places[0]!));
  const lies = (place: Element): Place => readCard(place, extra);
  const hands = (shown.length ? shown : rows)
    .map(([container, around]) => {
      const places = withoutNumbers(around, lies);
      return { container, places, cards: places.map(lies) };
    })
    .filter(isHand);
  const large = asLargeAsCards(hands);
  const most = large.map(readable).reduce((a, b) => Math.max(a, b), 0);
  const best = large.filter((hand) => readable(hand) === most);
  const [first] = best;
  if (!first) return null;
  if (best.every((hand) => String(hand.cards) === String(first.cards))) return first;
  const around = countsAround(controls);
  const near = best.map((hand) => nearness(hand, around));
  const nearest = near.reduce((a, b) => Math.max(a, b), 0);
  const [only, ...others] = best.filter((_, i) => near[i] === nearest);
  return others.length ? 'ambiguous' : only!;
}

const heightOf = (element: Element): number => (hasLayout ? boundsOf(element).height : 0);

/** The hands without those that are drawn so small beside others. */
function asLargeAsCards(hands: readonly HandOfFive[]): readonly HandOfFive[] {
  const heights = hands.map(({ places }) => heightOf(places[0]!));
  const least = leastHeight(Math.max(...heights));
  return hands.filter((_, i) => heights[i]! >= least);
}

/** Elements with five alike children of which one tells of a card. */
function rowsOfFive({ cardHints }: Survey): Map<Node, readonly Element[]> {
  const rows = new Map<Node, readonly Element[]>();
  // What is written in a corner of a card stands deeper in it than what is in its middle.
  const looked = new Map<Node, number>();
  for (const hint of cardHints) {
    let at: Node | null = hint;
    for (
      let level = 0;
      level < HIGHEST && at && level < (looked.get(at) ?? HIGHEST);
      level++, at = parentOf(at)
    ) {
      looked.set(at, level);
      if (!isElement(at)) continue;
      const places = alikeFive(at);
      if (places) rows.set(parentNode(at)!, places);
    }
  }
  return rows;
}

/** The five children of an element's parent that are like it, or null where there are more or fewer. */
function alikeFive(element: Element): readonly Element[] | null {
  const parent = parentNode(element);
  const count = parent ? childElementCount(parent) : 0;
  if (!parent || count < HAND || count > CROWD) return null;
  const sameKind = childrenOf(parent).filter((child) => localName(child) === localName(element));
  const alike = [
    sameKind,
    sameKind.filter((other) => areAlike(element, other)),
    sameKind.filter((other) => isAsWide(element, other)),
  ];
  return alike.find((places) => places.length === HAND) ?? null;
}

/** Whether both are as wide: what else stands in a row of a table is wider or narrower than the cells of its cards. */
const isAsWide = (a: Element, b: Element): boolean =>
  hasLayout && Math.abs(boundsOf(a).width - boundsOf(b).width) < 2;

const readable = ({ cards }: HandOfFive): number => cards.filter(isReadable).length;

const isReadable = (place: Place): boolean => place !== 'blank' && place !== 'malformed';

function isHand(hand: HandOfFive): boolean {
  const least = hand.cards.includes('malformed') ? 2 : 1;
  return readable(hand) >= least;
}

/** How deep in the page the smallest part is that holds both the hand and a control. */
function nearness({ container }: HandOfFive, controlsIn: ReadonlyMap<Node, number>): number {
  return elementsUp(oneAround(controlsIn, container), MOST_LEVELS).length;
}

/** More than any page has. */
const MOST_LEVELS = 1000;

/** How many cards that can be read lie outside rows of five, as large as those of a hand. */
export function looseCards({ cardHints }: Survey, extra?: Extra): number {
  const isLarge = (hint: Element) => !hasLayout || largeAround(hint) !== undefined;
  const cards = new Set<Node>(cardHints.filter((hint) => isReadable(readCard(hint, extra)) && isLarge(hint)));
  return [...cards].filter((card) => !isInOneOf(cards, parentOf(card)!)).length;
}

/** Whether a card lies open outside of the hand, drawn as large. */
export function hasCardsBeside(
  { cardHints }: Survey,
  { container, places }: HandOfFive,
  extra?: Extra,
): boolean {
  const least = leastHeight(heightOf(places[0]!));
  return cardHints.some((hint) => {
    const card = holds(container, hint) ? undefined : cardAround(hint, extra);
    return card !== undefined && heightOf(card) >= least && !isStrip(card);
  });
}

/** Whether a part is far wider than a card: the suit in a casino's name may stand in one line with any number. */
const isStrip = (element: Element): boolean =>
  hasLayout && boundsOf(element).width > 3 * boundsOf(element).height;

/** The smallest part around a hint that is a card lying open. */
export const cardAround = (hint: Element, extra?: Extra): Element | undefined =>
  elementsUp(hint, HIGHEST).find((at) => isFace(readCard(at, extra)));

/** Whether a card lies open that this is part of. */
export const faceAround = (hint: Element, extra?: Extra): boolean => cardAround(hint, extra) !== undefined;

/** What is as large as a card that is played with, and is a hint or stands right around it. */
export const largeAround = (hint: Element): Element | undefined =>
  elementsUp(hint, 2).find((one) => heightOf(one) > LEAST_HEIGHT);

/** Of a card that is played with, in CSS pixels. */
const LEAST_HEIGHT = 40;
