/**
 * Finds the place on a page where exactly five cards lie, however the page is built.
 * @module
 */
import { areAlike } from './alike.ts';
import { type Extra, type Place, readCard } from './card.ts';
import type { Survey } from './survey.ts';
import { commonAncestor, holds, isElement, parentOf } from './tree.ts';

const HAND = 5;

export interface HandOfFive {
  readonly container: ParentNode;
  readonly places: readonly Element[];
  readonly cards: readonly Place[];
}

/** How far above what tells a card its place may be. */
const HIGHEST = 6;
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
  const hands = [...rowsOfFive(survey)]
    .map(([container, places]) => ({
      container,
      places,
      cards: places.map((place) => readCard(place, extra)),
    }))
    .filter(isHand);
  const most = Math.max(...hands.map(readable));
  const best = hands.filter((hand) => readable(hand) === most);
  const [first] = best;
  if (!first) return null;
  if (best.every((hand) => String(hand.cards) === String(first.cards))) return first;
  const nearest = Math.max(...best.map((hand) => nearness(hand, controls)));
  const [near, ...others] = best.filter((hand) => nearness(hand, controls) === nearest);
  return others.length ? 'ambiguous' : near!;
}

/** Elements with five alike children of which one tells of a card. */
function rowsOfFive({ cardHints }: Survey): Map<ParentNode, readonly Element[]> {
  const rows = new Map<ParentNode, readonly Element[]>();
  const looked = new Set<Node>();
  for (const hint of cardHints) {
    let at: Node | null = hint;
    for (let level = 0; level < HIGHEST && at && !looked.has(at); level++, at = parentOf(at)) {
      looked.add(at);
      if (!isElement(at)) continue;
      const places = alikeFive(at);
      if (places) rows.set(at.parentNode!, places);
    }
  }
  return rows;
}

/** The five children of an element's parent that are like it, or null where there are more or fewer. */
function alikeFive(element: Element): readonly Element[] | null {
  const parent = element.parentNode;
  if (!parent || parent.childElementCount < HAND || parent.childElementCount > CROWD) return null;
  const sameKind = [...parent.children].filter(({ localName }) => localName === element.localName);
  const alike = [sameKind, sameKind.filter((other) => areAlike(element, other))];
  return alike.find((places) => places.length === HAND) ?? null;
}

const readable = ({ cards }: HandOfFive): number => cards.filter(isReadable).length;

const isReadable = (place: Place): boolean => place !== 'blank' && place !== 'malformed';

function isHand(hand: HandOfFive): boolean {
  const least = hand.cards.includes('malformed') ? 2 : 1;
  return readable(hand) >= least;
}

/** How deep in the page the smallest part is that holds both the hand and a control. */
function nearness({ container }: HandOfFive, controls: readonly Element[]): number {
  return Math.max(0, ...controls.map((control) => depthOf(commonAncestor([container, control]))));
}

function depthOf(node: Node | null): number {
  let depth = 0;
  for (let at = node; at; at = parentOf(at)) depth++;
  return depth;
}

/** How many cards that can be read lie outside rows of five. */
export function looseCards({ cardHints }: Survey, extra?: Extra): number {
  const cards = cardHints.filter((hint) => isReadable(readCard(hint, extra)));
  return cards.filter((card) => !cards.some((other) => other !== card && holds(other, card))).length;
}
