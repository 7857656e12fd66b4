/**
 * Reads a baccarat table: cards under the headings of player and banker, and controls that bet. There is nothing to
 * decide in between, so that a table at rest with two hands is one that is over.
 * @module
 */
import { isPlayedOut } from '../core/games/baccarat-table.ts';
import type { Named, NotFound, Stage, TableContents, TableReading } from '../core/observation.ts';
import { bankOn, canBetOnTie, isCalledBaccarat, sidesOn } from './bank.ts';
import type { Extra } from './card.ts';
import { controlsFor, isBlocked, offered, startControls } from './controls.ts';
import { isElement } from './dom.ts';
import { type HandOfCards, readHands } from './hands.ts';
import { findPlaces } from './places.ts';
import { restingOrMoving } from './resting.ts';
import { saidOver } from './said-stage.ts';
import { notFound, type Seen, seen, tableReading } from './seen.ts';
import type { Survey } from './survey.ts';
import { closest } from './tree.ts';
import { meaningsOf } from './words.ts';
import { isWrittenOut, readWrittenHands, withHandTexts } from './written-hands.ts';

export interface BaccaratTable {
  /** The parts of the player and the banker, where the site names them by stable attributes. */
  readonly places?: Readonly<Record<'player' | 'banker', string>>;
  /** What only this casino's cards say. */
  readonly extra?: Extra;
}

/** The table on the page, or null where there is none. */
export function readBaccarat(survey: Survey, { places, extra }: BaccaratTable): Seen<TableReading> | null {
  const tieLabels = survey.labelled('places:tie');
  const ties = tieLabels.map(({ element }) => element);
  // Once a hand is over, nothing may be left to bet on a tie with.
  if (ties.length === 0 && !isCalledBaccarat(survey)) return null;
  const draws = controlsFor(survey, ['hit', 'stand']);
  if (draws.length > 0) {
    // Where the third cards are drawn by hand, the hand is on its way until they are gone.
    return isCalledBaccarat(survey)
      ? seen(tableReading('baccarat', 'moving'), [...ties, ...draws, ...sidesOn(survey)])
      : null;
  }
  const bank = places ? 'banker' : bankOn(survey);
  if (bank === 'dealer' || bank === 'either') return null;
  if (!bank) {
    // At blackjack a tie is what may have come of the hand, and elsewhere of the last one at another table.
    const isOutcome = tieLabels.every(({ text }) => meaningsOf(text).includes('marks:over'));
    if (isOutcome || survey.labelled('places:player').length === 0) return null;
    // Whoever has a dealer has no banker.
    if (survey.labelled('places:dealer').length > 0) return null;
  }
  const deal = startControls(survey);
  const evidence: Element[] = [...ties, ...deal];
  const selectors = places ? { dealer: places.banker, player: places.player } : null;
  const ofCards = findPlaces(survey, selectors, false, evidence);
  const isWritten = isWrittenOut(survey, ofCards);
  const parts = isWritten ? findPlaces(withHandTexts(survey), selectors, false, evidence) : ofCards;
  evidence.push(...Object.values(parts).flat().filter(isElement));
  const tell = (stage: Stage, shown?: TableContents['baccarat'] | NotFound, named?: Named | null) =>
    seen(tableReading('baccarat', stage, shown, named), evidence);

  const turn = offered(deal, controlsFor(survey, ['stopAuto']));
  const isByCards = turn === 'none';
  const named = isByCards ? saidOver(survey.roots[0]!).filter((element) => !ties.includes(element)) : [];
  evidence.push(...named);
  const isUnknown = deal.length === 0;
  if (parts.dealer.length + parts.player.length === 0) {
    // Where what deals cannot be pressed, a bet may be on its way, but not while one can say what it is on.
    const mayBet = !isByCards || (!places && (isUnknown || sidesOn(survey).some(canBePressed)));
    return tell(mayBet ? restingOrMoving(survey, evidence, true) : 'moving');
  }
  // Where none can be pressed before chips lie there, nothing but the cards says that a hand is over, where a winner is
  // named as well; they do beside a place to bet on a tie where it is not known what deals.
  const isNamed = named.length > 0;
  const isTold = isUnknown ? isNamed || (!places && canBetOnTie(survey)) : isNamed && !places;
  if (isByCards && !isTold) return tell('moving');
  const hands = isWritten
    ? readWrittenHands(survey, parts, deal)
    : readHands(survey, parts, deal, extra, null, true);
  // Where the page bets by itself, nothing but the cards tells a hand that is being dealt from one that is over.
  if (hands === 'moving' || ((turn === 'second' || isByCards) && 'problem' in hands)) return tell('moving');
  if ('problem' in hands) return tell('over', hands);
  const [player, ...others] = hands.player;
  const [banker] = hands.dealer;
  if (!player || !banker || others.length > 0) {
    if (isByCards) return tell('moving');
    return tell('over', notFound('ambiguous', 'not one hand each of the player and the banker'));
  }
  // Cards that lie face down, or are not there yet, are on their way.
  if (!isWhole(player) || !isWhole(banker)) return tell('moving');
  // What bets again may be there to be pressed at any time.
  const isStanding = controlsFor(survey, ['deal', 'bet']).length === 0 && !places;
  return (isByCards || isStanding) && !isPlayedOut({ player, banker })
    ? tell('moving')
    : tell('over', { player, banker }, hands.named);
}

const canBePressed = (side: Element): boolean => {
  const control = closest(side, 'button, label');
  return control !== null && !isBlocked(control);
};

const isWhole = (cards: HandOfCards): cards is TableContents['baccarat']['player'] =>
  (cards.length === 2 || cards.length === 3) && !cards.includes(null);
