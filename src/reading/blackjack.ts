/**
 * Reads a blackjack table by what all of them have in common: cards under the headings of dealer and player, and
 * controls that hit, stand and deal.
 * @module
 */
import type { Named, NotFound, Stage, TableContents, TableReading } from '../core/observation.ts';
import type { Extra } from './card.ts';
import { controlsFor, offered, startControls } from './controls.ts';
import { boundsOf, isElement, select } from './dom.ts';
import { type HandOfCards, readHands } from './hands.ts';
import { findPlaces, type PlaceSelectors } from './places.ts';
import { saysOver } from './said-stage.ts';
import { asGuess, notFound, type Seen, seen, tableReading } from './seen.ts';
import type { Survey } from './survey.ts';
import { commonAncestor } from './tree.ts';

export interface BlackjackTable {
  /** The parts of the dealer and the player, where the site names them by stable attributes. */
  readonly places?: PlaceSelectors;
  /** Whether others may sit at the table. */
  readonly seats?: true;
  /** Whether the player has shown these places, on a page whose words may say nothing. */
  readonly taught?: true;
  /** What only this casino's cards say. */
  readonly extra?: Extra;
  /** Whether cards count though no control is known. */
  readonly byCards?: boolean;
}

const PLAYS = ['hit', 'stand', 'double', 'split', 'surrender', 'insurance'] as const;

/** The table on the page, or null where there is none. */
export function readBlackjack(
  survey: Survey,
  { places, seats, taught, extra, byCards = false }: BlackjackTable,
): Seen<TableReading> | null {
  const play = controlsFor(survey, PLAYS);
  const deal = startControls(survey);
  const evidence: Element[] = [...play, ...deal];
  const parts = findPlaces(survey, places ?? null, seats ?? false, evidence);
  const heads = Object.values(parts).flat().length;
  if (taught ? heads === 0 : play.length === 0 && survey.labelled('places:dealer').length === 0) return null;
  const isGuess = byCards && play.length + deal.length === 0;
  const tell = (stage: Stage, shown?: TableContents['blackjack'] | NotFound, named?: Named | null) => {
    const told = seen(tableReading('blackjack', stage, shown, named), evidence);
    return isGuess ? asGuess(told) : told;
  };

  const turn = offered(play, deal);
  const cards = Object.values(parts).flat();
  const isOver = turn === 'second' || (turn === 'both' && cards.length > 0 && saysOver(cards));
  const stage: Stage = isOver ? 'over' : turn === 'none' && !isGuess ? 'moving' : 'dealt';
  evidence.push(...cards.filter(isElement));
  if (stage === 'moving') return tell('moving');
  if (parts.dealer.length + parts.player.length === 0 && stage === 'over')
    return tell(hasPictures(evidence) ? 'moving' : 'resting');
  if (parts.dealer.length === 0 || parts.player.length === 0) {
    if (isGuess) return tell('moving');
    return tell(stage, notFound('absent', 'no cards under the headings of dealer and player'));
  }
  const hands = readHands(survey, parts, [...play, ...deal], extra);
  if (hands === 'moving') return tell('moving');
  if ('problem' in hands) return tell(stage, hands);
  const { dealer, player, before, after, named } = hands;
  // Where what plays is offered at all times, an open hand of the dealer's is all that tells of the end.
  if (deal.length === 0 && !isGuess && stage === 'dealt' && isOpen(dealer[0]!)) return tell('moving');
  const shown = {
    player,
    dealer: dealer[0]!,
    ...(before.length ? { seatsBefore: before } : {}),
    ...(after.length ? { seatsAfter: after } : {}),
  };
  return tell(stage, shown, named);
}

const isOpen = (cards: HandOfCards): boolean => cards.length > 1 && !cards.includes(null);

/** Whether pictures of a card's shape lie on the table around these: cards, perhaps, that cannot be told. */
function hasPictures(evidence: readonly Element[]): boolean {
  const table = commonAncestor(evidence);
  return table !== null && select(table, 'img, svg, canvas').filter(isOfCardShape).length > 1;
}

/** By its width and height in CSS pixels. */
function isOfCardShape(element: Element): boolean {
  const { width, height } = boundsOf(element);
  return height > 40 && height > 1.2 * width;
}
