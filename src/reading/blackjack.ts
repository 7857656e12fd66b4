/**
 * Reads a blackjack table by what all of them have in common: cards under the headings of dealer and player, and
 * controls that hit, stand and deal.
 * @module
 */
import type { Card } from '../core/cards.ts';
import type { NotFound, Problem, Stage, TableReading } from '../core/observation.ts';
import { areAlike } from './alike.ts';
import { type Extra, type Place, readCard } from './card.ts';
import { controlsFor, offered } from './controls.ts';
import { isMoving } from './motion.ts';
import { findPlaces, type PlaceSelectors, type Places } from './places.ts';
import { type Seen, seen } from './seen.ts';
import type { Survey } from './survey.ts';
import { commonAncestor, holds, isElement, parentOf } from './tree.ts';

export interface BlackjackTable {
  /** The parts of the dealer and the player, where the site names them by stable attributes. */
  readonly places?: PlaceSelectors;
  /** What only this casino's cards say. */
  readonly extra?: Extra;
}

type BlackjackReading = Extract<TableReading, { game: 'blackjack' }>;
type Contents = NonNullable<BlackjackReading['contents']>;

const PLAYS = ['hit', 'stand', 'double', 'split', 'surrender', 'insurance'] as const;

/** The table on the page, or null where there is none. */
export function readBlackjack(survey: Survey, { places, extra }: BlackjackTable): Seen<TableReading> | null {
  const play = controlsFor(survey, PLAYS);
  const deal = controlsFor(survey, ['deal', 'bet']);
  const evidence: Element[] = [...play, ...deal];
  const parts = findPlaces(survey, places ?? null, evidence);
  if (play.length === 0 && survey.labelled('places:dealer').length === 0) return null;
  const tell = (stage: Stage, contents: Contents | null = null, problem?: NotFound) =>
    seen<TableReading>(
      { kind: 'table', game: 'blackjack', stage, contents, ...(problem ? { problem } : {}) },
      evidence,
    );

  const turn = offered(play, deal);
  const stage: Stage = turn === 'second' ? 'over' : turn === 'none' ? 'moving' : 'dealt';
  evidence.push(...[...parts.dealer, ...parts.player].filter(isElement));
  if (stage === 'moving') return tell('moving');
  if (parts.dealer.length + parts.player.length === 0 && stage === 'over') return tell('resting');
  if (parts.dealer.length === 0 || parts.player.length === 0) {
    return tell(stage, null, notFound('absent', 'no cards under the headings of dealer and player'));
  }
  const [dealer, player] = handsIn(survey, parts, extra);
  if (dealer?.length !== 1 || !player) {
    return tell(
      stage,
      null,
      notFound('ambiguous', 'it is not clear where one card ends and the next begins'),
    );
  }
  const hands = [...dealer, ...player];
  if (hands.some(({ container, places: cards }) => isMoving(container, cards))) return tell('moving');
  const read = hands.map((hand) => withoutEmptyEnd(hand.places.map((place) => readCard(place, extra))));
  if (read.some((cards) => cards.includes('blank'))) return tell('moving');
  if (read.some((cards) => cards.includes('malformed'))) {
    return tell(stage, null, notFound('malformed', 'a card cannot be told'));
  }
  if (read.every(areOneCard)) {
    return tell(stage, null, notFound('ambiguous', 'what was taken for cards may be parts of cards'));
  }
  const [ofDealer, ...ofPlayer] = read.map((cards) => cards.map(asShown));
  return tell(stage, { player: ofPlayer, dealer: ofDealer! });
}

interface HandPlaces {
  readonly container: Element;
  readonly places: readonly Element[];
}

/**
 * The hands of the dealer and of the player: places for cards side by side. Null where that is not clear.
 * A hand of two cards or more tells what a place is like, the dealer's first, since he has but one hand.
 */
function handsIn(
  { cardHints }: Survey,
  parts: Places,
  extra: Extra | undefined,
): readonly (readonly HandPlaces[] | null)[] {
  const hints = [parts.dealer, parts.player].map((part) =>
    cardHints.filter((hint) => part.some((node) => holds(node, hint))),
  );
  const apart = hints.map(placesApart);
  const isReadable = (place: Element) => !UNREAD.includes(readCard(place, extra));
  const like = apart.find((places) => places.length > 0 && places.every(isReadable))?.[0];
  return hints.map((some, i) => {
    const own = apart[i]!;
    const places = like && own.includes(like) ? own : some.map((hint) => like && placeLike(like, hint));
    return handsOf(places);
  });
}

const UNREAD: readonly Place[] = ['blank', 'malformed'];

function handsOf(places: readonly (Element | null | undefined)[]): readonly HandPlaces[] | null {
  const hands = new Map<Element, readonly Element[]>();
  for (const place of places) {
    const container = place?.parentElement;
    if (!place || !container) return null;
    // Those of which nothing is known are places too.
    hands.set(
      container,
      [...container.children].filter((child) => areAlike(child, place)),
    );
  }
  return [...hands].map(([container, alike]) => ({ container, places: alike }));
}

/** The parts of the page side by side that these stand in, where they are two or more. */
function placesApart(hints: readonly Element[]): readonly Element[] {
  const around = hints.length > 1 ? commonAncestor(hints) : null;
  if (!around) return [];
  const places = new Set(hints.flatMap((hint) => childAround(around, hint) ?? []));
  return places.size > 1 ? [...places] : [];
}

function childAround(around: Element, hint: Element): Element | null {
  let at: Node | null = hint;
  while (at && parentOf(at) !== around) at = parentOf(at);
  return at && isElement(at) ? at : null;
}

/** How far above what tells a card its place may be. */
const HIGHEST = 6;

function placeLike(like: Element, hint: Element): Element | null {
  let at: Node | null = hint;
  for (let level = 0; level < HIGHEST && at; level++, at = parentOf(at)) {
    if (isElement(at) && areAlike(at, like)) return at;
  }
  return null;
}

/** Places kept free for cards to come don't count. */
function withoutEmptyEnd(cards: readonly Place[]): readonly Place[] {
  const last = cards.findLastIndex((card) => card !== 'blank');
  return cards.slice(0, last + 1);
}

/** Whether all places show the same face: two corners of one card do. */
const areOneCard = (cards: readonly Place[]): boolean =>
  cards.length > 1 && cards[0] !== 'face-down' && cards.every((card) => card === cards[0]);

/** Of places that are neither blank nor malformed. */
const asShown = (card: Place): Card | null => (card === 'face-down' ? null : (card as Card));

const notFound = (problem: Problem, detail: string): NotFound => ({ problem, detail });
