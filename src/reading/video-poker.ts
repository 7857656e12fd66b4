/**
 * Reads a video poker table by what all of them have in common: five cards, and a control that deals or draws.
 * @module
 */
import type { Card } from '../core/cards.ts';
import type { Pays } from '../core/games/pays.ts';
import type { Named, NotFound, Stage, TableContents, TableReading } from '../core/observation.ts';
import { amountsOn } from './amounts.ts';
import { type Extra, isFace } from './card.ts';
import { controlsFor, offered, startControls } from './controls.ts';
import { findHandOfFive, type HandOfFive, hasCardsBeside, looseCards } from './hand-of-five.ts';
import { heldAt } from './held.ts';
import { isMoving } from './motion.ts';
import { payTableOn } from './pay-table.ts';
import { restingOrMoving } from './resting.ts';
import { secondHand } from './second-hand.ts';
import { asGuess, notFound, type Seen, seen, tableReading } from './seen.ts';
import type { Survey } from './survey.ts';
import { readOf, type SeenCards, seenAmong } from './visible.ts';

export interface VideoPokerTable {
  /** What the casino's pay tables pay. */
  readonly payTables: Pays;
  /** Whether other games with rows of cards are played here: a row alone, with others beside it, is not enough then. */
  readonly amongOthers?: boolean;
  /** What only this casino's cards say. */
  readonly extra?: Extra;
  /** Whether cards count though no control is known. */
  readonly byCards?: boolean;
}

type Contents = TableContents['video-poker'];
type Tell = (stage: Stage, shown?: Contents | NotFound, named?: Named | null) => Seen<TableReading>;

/** The table on the page, or null where there is none. */
export function readVideoPoker(
  survey: Survey,
  { payTables, amongOthers, extra, byCards = false }: VideoPokerTable,
): Seen<TableReading> | null {
  if (BLACKJACK.some((sign) => survey.labelled(sign).length > 0)) return null;
  const draw = controlsFor(survey, ['draw']);
  const deal = startControls(survey);
  const hand = findHandOfFive(survey, [...draw, ...deal], extra);
  const isVideoPoker =
    draw.length > 0 ||
    controlsFor(survey, ['hold']).length > 0 ||
    (hand &&
      deal.length > 0 &&
      !(amongOthers && hand !== 'ambiguous' && hasCardsBeside(survey, hand, extra)));
  const evidence: Element[] = [...draw, ...deal];
  if (!isVideoPoker) {
    // A table all the same, though it is not known what its controls say: nothing tells how far its hand is.
    if (!hand || hand === 'ambiguous' || !payTableOn(survey, payTables, evidence)) return null;
    if (!byCards) return seen(tableReading('video-poker', 'moving'), [...evidence, ...hand.places]);
  }
  const isGuess = byCards && draw.length + deal.length === 0;
  const tell: Tell = (stage, shown, named) => {
    const told = seen(tableReading('video-poker', stage, shown, named), evidence);
    return isGuess ? asGuess(told) : told;
  };
  const turn = offered(draw, deal);
  // What bets again, or the most, may be there to be pressed at any time.
  const isStanding = controlsFor(survey, ['deal', 'bet']).length === 0;
  if (turn === 'both' && !isStanding) {
    return tell('dealt', notFound('ambiguous', 'a control that says deal and one that says draw'));
  }
  const stage: Stage =
    turn === 'first' || turn === 'both' || (isGuess && hand)
      ? 'dealt'
      : turn === 'second'
        ? 'over'
        : 'moving';
  if (hand === 'ambiguous') return tell(stage, notFound('ambiguous', 'several hands of five cards'));
  if (!hand) {
    evidence.push(...survey.cardHints);
    if (stage === 'moving') return tell(stage);
    // Before the first hand there may be no cards on the table.
    if (stage === 'over' && looseCards(survey, extra) < 2)
      return tell(restingOrMoving(survey, evidence, false));
    return tell(stage, notFound('absent', 'no place with exactly five cards'));
  }
  evidence.push(...hand.places);
  const controls = [...draw, ...deal];
  const look = () =>
    secondHand(survey, hand.cards.filter(isFace), [...hand.places, ...controls], hand.places.length) ??
    seenAmong(readOf(hand.places, hand.cards), [], controls, extra);
  return readHand(hand, stage, tell, look, (over) => ({
    held: heldAt(hand.places, survey, evidence),
    payTable: over ? payTableOn(survey, payTables, evidence) : null,
    ...amountsOn(survey, over, evidence),
  }));
}

/** What no video poker page has. */
const BLACKJACK = ['controls:hit', 'controls:stand', 'places:dealer', 'places:banker'] as const;

type Rest = Omit<Contents, 'cards'>;

function readHand(
  { container, places, cards }: HandOfFive,
  stage: Stage,
  tell: Tell,
  look: () => SeenCards | NotFound,
  rest: (over: boolean) => Rest,
): Seen<TableReading> {
  if (stage === 'moving' || isMoving(container, places)) return tell('moving');
  const unknown = cards.indexOf('malformed');
  if (unknown >= 0) {
    return tell(stage, notFound('malformed', `card ${unknown + 1} of ${cards.length} cannot be told`));
  }
  const faces = cards.filter((card): card is Card => card !== 'face-down' && card !== 'blank');
  // A game of five open cards: those that lie face down, or are not there, are on their way.
  if (faces.length === cards.length) {
    const looked = look();
    if ('problem' in looked) return tell(stage, looked);
    return tell(stage, { cards: faces, ...rest(stage === 'over') }, looked.named);
  }
  return tell(faces.length === 0 && stage === 'over' ? 'resting' : 'moving');
}
