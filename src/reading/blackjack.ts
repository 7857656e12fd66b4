/**
 * Reads a blackjack table by what all of them have in common: cards under the headings of dealer and player, and
 * controls that hit, stand and deal.
 * @module
 */
import type { Card } from '../core/cards.ts';
import type { NotFound, Stage, TableContents, TableReading } from '../core/observation.ts';
import { areAlike, areSame } from './alike.ts';
import { type Extra, type Place, readCard } from './card.ts';
import { controlsFor, offered, startControls } from './controls.ts';
import { isMoving } from './motion.ts';
import { findPlaces, type PlaceSelectors, type Places } from './places.ts';
import { notFound, type Seen, seen, tableReading } from './seen.ts';
import type { Survey } from './survey.ts';
import { commonAncestor, holds, isElement, parentOf } from './tree.ts';

export interface BlackjackTable {
  /** The parts of the dealer and the player, where the site names them by stable attributes. */
  readonly places?: PlaceSelectors;
  /** Whether others may sit at the table. */
  readonly seats?: true;
  /** What only this casino's cards say. */
  readonly extra?: Extra;
}

const PLAYS = ['hit', 'stand', 'double', 'split', 'surrender', 'insurance'] as const;

/** The table on the page, or null where there is none. */
export function readBlackjack(
  survey: Survey,
  { places, seats, extra }: BlackjackTable,
): Seen<TableReading> | null {
  const play = controlsFor(survey, PLAYS);
  const deal = startControls(survey);
  const evidence: Element[] = [...play, ...deal];
  const parts = findPlaces(survey, places ?? null, seats ?? false, evidence);
  if (play.length === 0 && survey.labelled('places:dealer').length === 0) return null;
  const tell = (stage: Stage, shown?: TableContents['blackjack'] | NotFound) =>
    seen(tableReading('blackjack', stage, shown), evidence);

  const turn = offered(play, deal);
  const stage: Stage = turn === 'second' ? 'over' : turn === 'none' ? 'moving' : 'dealt';
  evidence.push(...Object.values(parts).flat().filter(isElement));
  if (stage === 'moving') return tell('moving');
  if (parts.dealer.length + parts.player.length === 0 && stage === 'over') return tell('resting');
  if (parts.dealer.length === 0 || parts.player.length === 0) {
    return tell(stage, notFound('absent', 'no cards under the headings of dealer and player'));
  }
  const hands = handsIn(survey, parts, extra);
  if (hands === null || hands.dealer.length !== 1) {
    return tell(stage, notFound('ambiguous', 'it is not clear where one card ends and the next begins'));
  }
  const allHands = Object.values(hands).flat();
  if (allHands.some((hand) => isMoving(hand.container, hand.places))) return tell('moving');
  const read = mapParts(hands, (all) =>
    all.map((hand) => withoutEmptyEnd(hand.places.map((place) => readCard(place, extra)))),
  );
  const all = Object.values(read).flat();
  if (all.some((cards) => cards.includes('blank'))) return tell('moving');
  if (all.some((cards) => cards.includes('malformed'))) {
    return tell(stage, notFound('malformed', 'a card cannot be told'));
  }
  if (all.every(areOneCard)) {
    return tell(stage, notFound('ambiguous', 'what was taken for cards may be parts of cards'));
  }
  const { dealer, player, before, after } = mapParts(read, (some) => some.map((cards) => cards.map(asShown)));
  return tell(stage, {
    player,
    dealer: dealer[0]!,
    ...(before.length ? { seatsBefore: before } : {}),
    ...(after.length ? { seatsAfter: after } : {}),
  });
}

type Parts<T> = Readonly<Record<keyof Places, T>>;

const mapParts = <T, U>(parts: Parts<T>, to: (part: T) => U): Parts<U> => ({
  dealer: to(parts.dealer),
  player: to(parts.player),
  before: to(parts.before),
  after: to(parts.after),
});

interface HandPlaces {
  readonly container: ParentNode;
  readonly places: readonly Element[];
}

/**
 * The hands in each part of the table: places for cards side by side. Null where that is not clear.
 * A hand of two cards or more tells what a place is like, the dealer's first, since he has but one hand.
 */
function handsIn(
  { cardHints }: Survey,
  parts: Places,
  extra: Extra | undefined,
): Parts<readonly HandPlaces[]> | null {
  const hints = mapParts(parts, (part) => cardHints.filter((hint) => part.some((node) => holds(node, hint))));
  const isReadable = (place: Element) => !UNREAD.includes(readCard(place, extra));
  const apart = [hints.dealer, hints.player].map(placesApart);
  const row = apart.find((places) => places.length > 0 && places.every(isReadable));
  const [like] = row ?? [];
  if (!row || !like) return null;
  const places = mapParts(hints, (some) =>
    row.some((place) => some.some((hint) => holds(place, hint)))
      ? row
      : some.map((hint) => placeLike(like, hint)),
  );
  if (Object.values(places).flat().includes(null)) return null;
  return mapParts(places, (some) => handsOf(some.filter((place) => place !== null)));
}

const UNREAD: readonly Place[] = ['blank', 'malformed'];

function handsOf(places: readonly Element[]): readonly HandPlaces[] {
  const containers = [...new Set(places.map((place) => place.parentNode!))];
  return containers.map((container) => ({
    container,
    // Those of which nothing is known are places too.
    places: [...container.children].filter((child) => places.some((place) => areAlike(child, place))),
  }));
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
  const above: Element[] = [];
  for (let at: Node | null = hint; at && above.length < HIGHEST; at = parentOf(at)) {
    if (isElement(at)) above.push(at);
  }
  return (
    above.find((element) => areSame(element, like)) ??
    above.find((element) => areAlike(element, like)) ??
    null
  );
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
