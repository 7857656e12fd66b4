/**
 * Reads a hilo table: the row of all cards drawn so far, which every one of them shows beside the card to guess from,
 * and controls that say higher and lower. A table with that one card alone says too little to be audited.
 * @module
 */
import type { Card } from '../core/cards.ts';
import type { Named, NotFound, Stage, TableContents, TableReading } from '../core/observation.ts';
import { areAlike } from './alike.ts';
import { type Extra, isFace, readCard } from './card.ts';
import { controlsFor, offered, startControls } from './controls.ts';
import { childElementCount, childrenOf, isElement, parentNode } from './dom.ts';
import { isMoving } from './motion.ts';
import { restingOrMoving } from './resting.ts';
import { secondHand } from './second-hand.ts';
import { notFound, type Seen, seen, tableReading } from './seen.ts';
import type { Survey } from './survey.ts';
import { findAll, holds, parentOf } from './tree.ts';
import { readOf, seenAmong } from './visible.ts';

export interface HiloTable {
  /** The part with the row of cards drawn so far, where the site names it by a stable attribute. */
  readonly drawn?: string;
  /** Whether that row begins with the newest card; without it, the card to guess from tells. */
  readonly newestFirst?: boolean;
  /** What only this casino's cards say. */
  readonly extra?: Extra;
}

/** The table on the page, or null where there is none. */
export function readHilo(
  survey: Survey,
  { drawn, newestFirst, extra }: HiloTable,
): Seen<TableReading> | null {
  const guess = controlsFor(survey, ['higher', 'lower', 'cashOut']);
  if (controlsFor(survey, ['higher', 'lower']).length === 0) return null;
  const start = startControls(survey);
  const evidence: Element[] = [...guess, ...start];
  const tell = (stage: Stage, shown?: TableContents['hilo'] | NotFound, named?: Named | null) =>
    seen(tableReading('hilo', stage, shown, named), evidence);

  const turn = offered(guess, start);
  const stage: Stage = turn === 'none' ? 'moving' : turn === 'second' ? 'over' : 'dealt';
  evidence.push(...survey.cardHints);
  if (stage === 'moving') return tell('moving');
  const parts = drawn === undefined ? null : findAll(survey.roots, drawn);
  evidence.push(...(parts ?? []));
  const row = longestRow(survey, parts, extra);
  if (!row) {
    const between = restingOrMoving(survey, evidence, false);
    return tell(stage === 'over' ? between : 'moving');
  }
  if (isMoving(row.container, row.places)) return tell('moving');
  const cards = row.places.map((place) => readCard(place, extra)).filter((card) => card !== 'blank');
  if (cards.includes('face-down')) return tell('moving');
  if (!cards.every(isFace)) return tell(stage, notFound('malformed', 'a card of the row cannot be told'));
  const second = secondHand(survey, cards, [...row.places, ...guess, ...start], 2);
  if (second) return tell(stage, second);
  const looked = seenAmong(
    readOf(
      row.places,
      row.places.map((place) => readCard(place, extra)),
    ),
    [],
    [...guess, ...start],
    extra,
  );
  if ('problem' in looked) return tell(stage, looked);
  const inOrder = ordered(cards, facesOutside(survey, row, extra), newestFirst);
  return tell(stage, 'problem' in inOrder ? inOrder : { cards: inOrder }, looked.named);
}

interface Row {
  readonly container: Node;
  readonly places: readonly Element[];
}

/** How far above what tells a card its place may be. */
const HIGHEST = 6;
/** More children than a row of cards has. */
const CROWD = 100;

/** The places side by side that have the most cards; of one card alone, only where the site says that it is the row. */
function longestRow(survey: Survey, parts: readonly Element[] | null, extra: Extra | undefined): Row | null {
  let longest: Row | null = null;
  let most = 0;
  const looked = new Set<Node>();
  for (const hint of survey.cardHints) {
    if (parts && !parts.some((part) => holds(part, hint))) continue;
    let at: Node | null = hint;
    for (let level = 0; level < HIGHEST && at && !looked.has(at); level++, at = parentOf(at)) {
      looked.add(at);
      const container = parentNode(at);
      if (!isElement(at) || !container || parts?.includes(at) || childElementCount(container) > CROWD)
        continue;
      const like: Element = at;
      const places = childrenOf(container).filter((child) => areAlike(child, like));
      const cards = places.map((place) => readCard(place, extra));
      // What can't be told counts less than a card that can, and more than nothing.
      const score = 100 * cards.filter(isFace).length + cards.filter((card) => card !== 'blank').length;
      if (score > most) [longest, most] = [{ container, places }, score];
    }
  }
  return longest;
}

/** The faces that lie elsewhere: the card to guess from. */
function facesOutside({ cardHints }: Survey, { container }: Row, extra: Extra | undefined): readonly Card[] {
  const faces = new Set<Card>();
  for (const hint of cardHints) {
    if (holds(container, hint)) continue;
    let at: Node | null = hint;
    for (let level = 0; level < HIGHEST && at && !holds(at, container); level++, at = parentOf(at)) {
      const card = isElement(at) ? readCard(at, extra) : 'blank';
      if (isFace(card)) faces.add(card);
      if (isFace(card) || card === 'face-down') break;
    }
  }
  return [...faces];
}

/** The cards from the first drawn to the last, which is the one to guess from. */
function ordered(
  cards: readonly Card[],
  outside: readonly Card[],
  newestFirst: boolean | undefined,
): readonly Card[] | NotFound {
  const [current, ...others] = outside;
  const [first, last] = [cards[0], cards.at(-1)];
  if (others.length > 0) return notFound('ambiguous', 'several cards beside the row of those drawn');
  if (
    current &&
    current !== (newestFirst ? first : last) &&
    (newestFirst !== undefined || current !== first)
  ) {
    return notFound('conflict', 'the card to guess from is none of the ends of the row');
  }
  if (newestFirst ?? (current !== undefined && current !== last)) return cards.toReversed();
  if (newestFirst === undefined && cards.length > 1 && (current === undefined || current === first)) {
    return notFound('ambiguous', 'it is not clear which end of the row is the newest');
  }
  return cards;
}
