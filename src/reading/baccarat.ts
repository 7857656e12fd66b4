/**
 * Reads a baccarat table: cards under the headings of player and banker, and controls that bet. There is nothing to
 * decide in between, so that a table at rest with two hands is one that is over.
 * @module
 */
import { isPlayedOut } from '../core/games/baccarat-table.ts';
import type { Named, NotFound, Stage, TableContents, TableReading } from '../core/observation.ts';
import { isNothingBet } from './amounts.ts';
import { bankOn, betsOnSides, canBetOnTie, isCalledBaccarat, sidesOn } from './bank.ts';
import { type Extra, readCard } from './card.ts';
import { controlsFor, offered, startControls } from './controls.ts';
import { isElement } from './dom.ts';
import { type HandOfCards, readHands } from './hands.ts';
import { once } from './once.ts';
import { findPlaces } from './places.ts';
import { restingOrMoving } from './resting.ts';
import { saidOpen, saidOver } from './said-stage.ts';
import { notFound, type Seen, seen, tableReading } from './seen.ts';
import type { Survey } from './survey.ts';
import { isInOneOf } from './tree.ts';
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
  const said = once(() => saidOver(survey.roots[0]!).filter((element) => !ties.includes(element)));
  const isUnknown = deal.length === 0;
  // Backs alone may mark where the cards will lie.
  const own = new Set([...parts.dealer, ...parts.player]);
  const hints =
    survey.handTexts.length > 0 || places ? [] : survey.cardHints.filter((hint) => isInOneOf(own, hint));
  if (own.size === 0 || (hints.length > 0 && hints.every((hint) => readCard(hint, extra) === 'face-down'))) {
    // Where rounds begin by themselves one bets on a side meanwhile. Where what deals is blocked, a bet may be on its way,
    // or none be placed yet.
    const sides = places ? [] : betsOnSides(survey);
    const open = own.size === 0 ? saidOpen(survey) : [];
    evidence.push(...sides, ...open);
    const isBettable = isUnknown && offered(sides, []) === 'first';
    const isDealable = turn !== 'second' || hints.length === 0;
    const canBet =
      (isByCards ? isBettable : isDealable) || open.length > 0 || (own.size === 0 && isNothingBet(survey));
    return tell(canBet ? restingOrMoving(survey, evidence, true) : 'moving');
  }
  // Where none can be pressed before chips lie there, nothing but the cards says that a hand is over, where a winner is
  // named as well; they do beside a place to bet on a tie where it is not known what deals.
  if (isByCards) {
    const isNamed = said().length > 0;
    const isTold = isUnknown ? isNamed || (!places && canBetOnTie(survey)) : isNamed && !places;
    if (!isTold) return tell('moving');
    evidence.push(...said());
  }
  const hands = isWritten
    ? readWrittenHands(survey, parts, deal)
    : readHands(survey, parts, deal, extra, null, true);
  // Where the page bets by itself, nothing but the cards tells a hand that is being dealt from one that is over.
  if (hands === 'moving' || ((turn === 'second' || isByCards) && 'problem' in hands)) return tell('moving');
  if ('problem' in hands) return tell('over', hands);
  const [ofPlayer, ...others] = hands.player;
  const [ofBanker] = hands.dealer;
  if (!ofPlayer || !ofBanker || others.length > 0) {
    if (isByCards) return tell('moving');
    return tell('over', notFound('ambiguous', 'not one hand each of the player and the banker'));
  }
  // A third place that is not turned may be kept free for a card that was not due, where a winner is named.
  const isFree = [ofPlayer, ofBanker].some((cards) => cards !== withoutThird(cards)) && said().length > 0;
  const [player, banker] = isFree ? [withoutThird(ofPlayer), withoutThird(ofBanker)] : [ofPlayer, ofBanker];
  // Cards that lie face down, or are not there yet, are on their way.
  if (!isWhole(player) || !isWhole(banker)) return tell('moving');
  if (isFree) evidence.push(...said());
  if (isPlayedOut({ player, banker })) return tell('over', { player, banker }, hands.named);
  // What bets may stay there to be pressed while third cards are due, and what bets again may be there at any time: a hand
  // that should have them is over only where a winner is named.
  const isStanding = controlsFor(survey, ['deal', 'bet']).length === 0;
  const isEnded = places !== undefined || (!isStanding && said().length > 0);
  if (isByCards || isFree || !isEnded) return tell('moving');
  evidence.push(...said());
  return tell('over', { player, banker }, hands.named);
}

const withoutThird = (cards: HandOfCards): HandOfCards =>
  cards.length === 3 && cards[2] === null ? cards.slice(0, 2) : cards;

const isWhole = (cards: HandOfCards): cards is TableContents['baccarat']['player'] =>
  (cards.length === 2 || cards.length === 3) && !cards.includes(null);
