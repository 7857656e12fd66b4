/**
 * Reads a video poker table by what all of them have in common: five cards, and a control that deals or draws.
 * @module
 */
import type { Card } from '../core/cards.ts';
import type { Pays } from '../core/games/pays.ts';
import type { Named, NotFound, Stage, TableContents, TableReading } from '../core/observation.ts';
import { amountsOn, betBoxes } from './amounts.ts';
import { type Extra, isFace, type Place } from './card.ts';
import { CONTROL, controlsFor, isAtWork, isBlocked, offered, startControls, wereThere } from './controls.ts';
import { childrenOf, hasLayout, matches, parentNode, selectFirst, styleOf } from './dom.ts';
import { findHandOfFive, HAND, type HandOfFive, hasCardsBeside, looseCards } from './hand-of-five.ts';
import { heldAt } from './held.ts';
import { type Memory, memoryOf } from './memory.ts';
import { isMoving } from './motion.ts';
import { payTableOn } from './pay-table.ts';
import { namedFor } from './places.ts';
import { restingOrMoving } from './resting.ts';
import { saidOver } from './said-stage.ts';
import { secondHand } from './second-hand.ts';
import { asGuess, notFound, type Seen, seen, tableReading } from './seen.ts';
import type { Survey } from './survey.ts';
import { isDealtAt, isTitled } from './titles.ts';
import { textOf } from './tree.ts';
import { readOf, type SeenCards, seenAmong } from './visible.ts';
import { alternatives, fold, LANGUAGES, LONGEST_LABEL, meaningsOf } from './words.ts';

export interface VideoPokerTable {
  /** What the casino's pay tables pay. */
  readonly payTables: Pays;
  /** Whether other games with rows of cards are played here: a row alone, with others beside it, is not enough then. */
  readonly amongOthers?: boolean;
  /** Whether amounts are written with all their decimals; others may be rounded. */
  readonly wholeAmounts?: boolean;
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
  { payTables, amongOthers, wholeAmounts = false, extra, byCards = false }: VideoPokerTable,
): Seen<TableReading> | null {
  if (BLACKJACK.some((sign) => survey.labelled(sign).length > 0)) return null;
  const hits = controlsFor(survey, ['hit']);
  // In some languages what hits is called what draws: the title tells which it does.
  if (survey.labelled('controls:hit').length > 0 && !isTitled(survey, 'video-poker')) return null;
  // Who stands where cards could be drawn before holds all five.
  if (survey.labelled('controls:stand').length > 0 && !wereThere('draws', survey, [])) return null;
  const stand = controlsFor(survey, ['stand']);
  const draws = [...controlsFor(survey, ['draw']), ...hits];
  const deal = startControls(survey, [...draws, ...stand]);
  // What says that it does both leaves open which.
  const draw = [...draws.filter((one) => !deal.includes(one)), ...stand];
  const hand = findHandOfFive(survey, [...draw, ...deal], extra);
  // One alone may be anything: `lock` is the name of an icon.
  const holds = controlsFor(survey, ['hold']);
  // What draws where there are no five cards, but a dealer's, draws one.
  if (!hand && (stand.length > 0 || (draws.length > 0 && namedFor('dealer', survey).length > 0))) return null;
  const isVideoPoker =
    draws.length + stand.length > 0 ||
    holds.length >= HAND ||
    (hand && holds.length > 0) ||
    (!hand && isDealtAt(survey, 'video-poker')) ||
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
  if (!isStanding && !areToDraw(memoryOf(survey), turn, hand)) {
    return tell('dealt', notFound('ambiguous', 'a control that says deal and one that says draw'));
  }
  // What draws may say that it does: what deals beside it tells nothing then.
  if (draw.length === 0 && isAtWork(deal)) return tell('moving');
  // What deals may draw as well, where nothing else is there to draw: then only what stands around it tells.
  const mayHold = holds.some((control) => !isBlocked(control));
  const isKnown = wereThere('draws', survey, draw) || (isStanding && !mayHold);
  const isOver = turn !== 'second' || isKnown ? null : isHandOver(survey, hand, draws, evidence);
  if (isOver === undefined) {
    return tell('moving', notFound('ambiguous', 'it is not clear whether there are cards to draw'));
  }
  const stage: Stage =
    turn === 'first' || isOver === false || turn === 'both' || (isGuess && hand)
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
  const look = (faces: readonly Card[]) =>
    secondHand(survey, faces, [...hand.places, ...controls], hand.places.length) ??
    seenAmong(readOf(hand.places, hand.cards), [], controls, extra);
  return readHand(hand, stage, tell, look, (over) => ({
    held: heldAt(hand.places, survey, evidence, over),
    payTable: over ? payTableOn(survey, payTables, evidence) : null,
    ...amountsOn(survey, over, wholeAmounts, evidence),
  }));
}

/**
 * Whether a hand of five open cards is over, where nothing but what deals is there to be pressed; undefined where that is
 * not known. While there are cards to be held, no bet can be changed, and it can again where it could not; and what holds
 * can be pressed then and at no other time, where it was blocked beside a hand that was over. `either`: what says itself
 * that it deals and draws.
 */
function isHandOver(
  survey: Survey,
  hand: Found,
  either: readonly Element[],
  evidence: Element[],
): boolean | undefined {
  const isOpen = (card: Place) => isFace(card) || card === 'malformed';
  if (!hand || hand === 'ambiguous' || !hand.cards.every(isOpen)) return true;
  const deals = controlsFor(survey, ['deal']).filter((control) => !isBlocked(control));
  const isStanding = controlsFor(survey, ['deal', 'bet']).length === 0;
  const mayDraw = (control: Element) =>
    either.includes(control) || DEALS.has(fold(textOf(control, LONGEST_LABEL) ?? ''));
  const hasOther = deals.length === 0 && controlsFor(survey, ['bet']).some(hasUnknownBeside);
  if (!isStanding && !deals.some(mayDraw)) return hasOther ? undefined : true;
  const holds = controlsFor(survey, ['hold']);
  const pressed = holds.length > 0 ? holds : hand.places.flatMap((place) => pressable(place) ?? []);
  const said = saidOver(survey.roots[0]!);
  const bets = [...betBoxes(survey), ...controlsFor(survey, ['bet', 'rebet'])];
  evidence.push(...said, ...bets, ...holds);
  const memory = memoryOf(survey);
  if (pressed.length > 0 && pressed.every(isBlocked)) {
    memory.locks = true;
    return true;
  }
  const mayHold = memory.locks && pressed.length > 0 && !pressed.some(isBlocked);
  const isPlayed = mayHold || (bets.length > 0 && bets.every(isBlocked));
  if (said.length > 0) return isPlayed ? undefined : true;
  if (isPlayed && !mayHold) memory.locksBets = true;
  else if (memory.locksBets && bets.some((bet) => !isBlocked(bet))) return mayHold ? undefined : true;
  // Signs beside the cards that are held may be all there is to see of what holds them.
  const mayBeHeld =
    pressed.length + either.length > 0 || HELD.some((sign) => survey.labelled(sign).length > 0);
  return isPlayed ? false : !mayBeHeld || undefined;
}

/** Whether right beside what bets stands another button, of which nobody knows what it does: it may draw. */
const hasUnknownBeside = (bet: Element): boolean =>
  /\d/.test(textOf(bet, LONGEST_LABEL) ?? '') &&
  childrenOf(parentNode(bet)!).some(
    (one) =>
      one !== bet && matches(one, 'button') && !isBlocked(one) && isUnknown(textOf(one, LONGEST_LABEL) ?? ''),
  );

const isUnknown = (text: string): boolean => /\p{L}/u.test(text) && meaningsOf(text).length === 0;

/**
 * Whether there is no doubt about what can be pressed to draw, where what deals can be pressed too: it could not be while
 * other cards lay there, or none, and these are those that came then. Others behind them may be what was drawn.
 */
function areToDraw(memory: Memory, turn: ReturnType<typeof offered>, hand: Found): boolean {
  const isOpen = hand && hand !== 'ambiguous' && hand.cards.every(isFace);
  const cards = isOpen ? String(hand.cards) : '';
  if (turn === 'second') memory.five = { before: cards };
  if (turn !== 'both') return true;
  const { five } = memory;
  if (!five || cards === '' || cards === five.before) return false;
  five.dealt ??= cards;
  return cards === five.dealt;
}

const HELD = ['controls:hold', 'marks:held'] as const;

/** What says no more than that it deals; what deals again, or a new hand, draws no cards. */
const DEALS = new Set(LANGUAGES.map(({ controls }) => fold(alternatives(controls.deal ?? '')[0] ?? '')));

type Found = ReturnType<typeof findHandOfFive>;

/** What is pressed to hold a card. */
function pressable(place: Element): Element | null {
  const control = matches(place, CONTROL) ? place : selectFirst(place, CONTROL);
  return control ?? (hasLayout && styleOf(place).cursor === 'pointer' ? place : null);
}

/** What no video poker page has. */
const BLACKJACK = ['places:dealer', 'places:banker'] as const;

type Rest = Omit<Contents, 'cards'>;

function readHand(
  { container, places, cards }: HandOfFive,
  stage: Stage,
  tell: Tell,
  look: (faces: readonly Card[]) => SeenCards | NotFound,
  rest: (over: boolean) => Rest,
): Seen<TableReading> {
  if (stage === 'moving' || isMoving(container, places)) return tell('moving');
  const unknown = cards.indexOf('malformed');
  if (unknown >= 0) {
    return tell(stage, notFound('malformed', `card ${unknown + 1} of ${cards.length} cannot be told`));
  }
  const faces = cards.filter((card): card is Card => card !== 'face-down' && card !== 'blank');
  // A game of five open cards: those that lie face down, or are not there, are on their way; and so are five of one
  // face, which no deck has, and some pages have behind their backs.
  if (faces.length === cards.length && new Set(faces).size > 1) {
    const looked = look(faces);
    if ('problem' in looked) return tell(stage, looked);
    return tell(stage, { cards: faces, ...rest(stage === 'over') }, looked.named);
  }
  return tell(new Set(cards).size === 1 && stage === 'over' ? 'resting' : 'moving');
}
