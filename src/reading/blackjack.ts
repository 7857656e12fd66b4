/**
 * Reads a blackjack table by what all of them have in common: cards under the headings of dealer and player, and
 * controls that hit, stand and deal.
 * @module
 */
import { areBust, isOverByCards, mayBeDealt, standsLow, totalOf } from '../core/games/blackjack-table.ts';
import type { Named, NotFound, Stage, TableContents, TableReading } from '../core/observation.ts';
import { bankOn, dealersOn } from './bank.ts';
import type { Extra } from './card.ts';
import { controlsFor, offered, startControls, wereThere } from './controls.ts';
import { isElement } from './dom.ts';
import { type HandOfCards, placesApart, type ReadHands, readHands } from './hands.ts';
import { memoryOf } from './memory.ts';
import { barePlaces, findPlaces, isPlayerNamed, type PlaceSelectors, type Places } from './places.ts';
import { restingOrMoving } from './resting.ts';
import { saidOpen, saidOver, saysOver } from './said-stage.ts';
import { asGuess, notFound, type Seen, seen, tableReading } from './seen.ts';
import { withoutSmallCards } from './small-cards.ts';
import type { Survey } from './survey.ts';
import { isDealtAt } from './titles.ts';
import { holds, isVisible } from './tree.ts';
import { isWrittenOut, readWrittenHands, withHandTexts } from './written-hands.ts';

export interface BlackjackTable {
  /** The parts of the dealer and the player, where the site names them by stable attributes. */
  readonly places?: PlaceSelectors | null;
  /** Whether others may sit at the table. */
  readonly seats?: boolean;
  /** Whether the player has shown these places, on a page whose words may say nothing. */
  readonly taught?: true;
  /** What only this casino's cards say. */
  readonly extra?: Extra;
  /** Whether cards count though no control is known. */
  readonly byCards?: boolean;
}

const PLAYS = ['double', 'split', 'surrender', 'insurance'] as const;

/** The table on the page, or null where there is none. */
export function readBlackjack(
  page: Survey,
  { places = null, seats = false, taught, extra, byCards = false }: BlackjackTable,
): Seen<TableReading> | null {
  const survey = places ? page : withoutSmallCards(page, extra);
  // Some draw a card.
  const hitOrStand = controlsFor(survey, ['hit', 'stand', 'draw']);
  const play = [...new Set([...hitOrStand, ...controlsFor(survey, PLAYS)])];
  const deal = startControls(survey, play);
  const evidence: Element[] = [...play, ...deal];
  const partsOn = (some: Survey) => findPlaces(some, places, seats, evidence, play);
  const ofCards = partsOn(survey);
  const isWritten = isWrittenOut(survey, ofCards);
  const parts = isWritten ? partsOn(withHandTexts(survey)) : ofCards;
  const heads = Object.values(parts).flat().length;
  const isHeaded = evidence.length > play.length + deal.length;
  // A banker with nothing to decide is baccarat's.
  const bank = places ? null : bankOn(survey);
  const isBaccarat = bank !== null && bank !== 'dealer';
  const isKnown = wereThere('plays', survey, play);
  const isPlayable = isKnown || places !== null;
  const hasDealer = dealersOn(survey, bank).length > 0;
  const isPlayed = play.length > 0 || hasDealer || (isKnown && heads > 0 && !isBaccarat);
  const isDealt = deal.length > 0 && parts.dealer.length > 0 && parts.player.length > 0 && !isBaccarat;
  const isOther = survey.labelled('controls:fold').length > 0;
  const isTitled = !places && heads === 0 && isDealtAt(survey, 'blackjack');
  if (taught ? heads === 0 : isOther || (!isPlayed && !isDealt && !isTitled)) return null;
  const isGuess = byCards && play.length + deal.length === 0;
  const tell = (stage: Stage, shown?: TableContents['blackjack'] | NotFound, named?: Named | null) => {
    const told = seen(tableReading('blackjack', stage, shown, named), evidence);
    return isGuess ? asGuess(told) : told;
  };

  const turn = offered(play, deal);
  const cards = Object.values(parts).flat();
  const isOver = turn === 'second' || (turn === 'both' && saysOver(cards));
  const stage: Stage = isOver ? 'over' : turn === 'none' && !isGuess ? 'moving' : 'dealt';
  // Where what plays is offered at all times, it tells nothing.
  const isTurn = turn === 'first' && deal.length > 0;
  const isTold = isOver || isGuess || isTurn;
  evidence.push(...cards.filter(isElement));
  const controls = [...play, ...deal];
  const areHis = (hands: readonly HandOfCards[]) =>
    areOnePlayers(hands, survey) || (places !== null && !taught) || isPlayerNamed(survey);
  const readAll = (of: Places) =>
    isWritten
      ? readWrittenHands(survey, of, controls)
      : readHands(survey, of, controls, extra, isTurn ? 'any' : turn === 'first' ? 'picture' : null);
  // A table with nothing on it is one at rest too where what plays is offered at all times, or where one can bet though
  // what deals is hidden, or blocked until one has.
  const bets = turn === 'none' ? controlsFor(survey, ['bet', 'rebet']) : [];
  const open = turn === 'none' ? saidOpen(survey) : [];
  const canBet = open.length > 0 || offered(bets.filter(isVisible), []) === 'first';
  const mayBet = turn === 'both' || turn === 'second' || canBet;
  const bare = mayBet && !places ? barePlaces(survey, parts) : [];
  const [place] = bare;
  evidence.push(...bare, ...bets, ...open);
  if ((heads === 0 && stage === 'over') || place)
    return tell(restingOrMoving(survey, evidence, isHeaded || place !== undefined));
  if (stage === 'moving') {
    // Where no control is known that begins a hand, nothing but the cards says that one is over, on a table where
    // something was there to play with, or of which a result is told. One that is known may wait for chips: then it
    // takes a result.
    const hasBoth = parts.dealer.length * parts.player.length > 0;
    const said = hasBoth && (deal.length === 0 || !places) ? saidOver(survey.roots[0]!) : [];
    evidence.push(...said);
    const hands = said.length > 0 || (hasBoth && isKnown && deal.length === 0) ? readAll(parts) : 'moving';
    if (hands === 'moving' || 'problem' in hands) return tell('moving');
    const shown = contentsOf(hands);
    return areHis(shown.player) && isOverByCards(shown) && (isPlayable || mayBeDealt(shown))
      ? tell('over', shown, hands.named)
      : tell('moving');
  }
  if (parts.dealer.length === 0 || parts.player.length === 0) {
    if (isGuess) return tell('moving');
    return tell(
      isTold ? stage : 'moving',
      notFound('absent', 'no cards under the headings of dealer and player'),
    );
  }
  const all = readAll(parts);
  const own = all !== 'moving' && 'player' in all ? withOwnSeat(survey, parts, all.player, hitOrStand) : null;
  const hands = own ? readAll(own) : all;
  if (hands === 'moving') return tell('moving');
  if ('problem' in hands) return tell(isTold ? stage : 'moving', hands);
  const { dealer, player, named } = hands;
  // Told by where they lie, cards one above the other could be a hand.
  if (!isHeaded && player.some((cards) => cards.length < 2))
    return tell('moving', notFound('ambiguous', 'it is not clear where one card ends and the next begins'));
  if (!areHis(player))
    return tell(
      'moving',
      notFound('ambiguous', 'it is not clear whether hands side by side are all the player’s'),
    );
  const shown = contentsOf(hands);
  // Where nothing was there to play with, it may be another game; elsewhere it is what the casino showed.
  if (!isPlayable && !mayBeDealt(shown))
    return tell('moving', notFound('ambiguous', 'nobody draws to these cards at blackjack'));
  // A card of the dealer's lies open at any time, and all of the player's do.
  if (!dealer[0]!.some(isShown) || !player.flat().every(isShown)) return tell('moving');
  // No dealer draws before the player has played, and nobody plays what is bust, whatever can be pressed.
  const isBust = areBust(player);
  const isPlayedOut = isOpen(dealer[0]!) ? dealer[0]!.length > 2 : isBust;
  if (stage === 'dealt' && !isGuess && isPlayedOut) {
    // But where nothing is known that deals, and no end is said, he may be one who draws first.
    const mayDrawFirst = deal.length === 0 && !isBust;
    const end = mayDrawFirst ? saidOver(survey.roots[0]!) : [];
    evidence.push(...end);
    const isEnd = isOverByCards(shown) && (!mayDrawFirst || end.length > 0);
    return isEnd ? tell('over', shown, named) : tell('moving');
  }
  // Then an open hand of the dealer's is no turn of the player's, and the end of the hand where that is said.
  const isSure = isOver || isGuess || (isTurn && !isBust);
  const said = isSure || !isOpen(dealer[0]!) ? [] : saidOver(survey.roots[0]!);
  evidence.push(...said);
  // But a dealer who would have to draw has not played yet: some have no hole card.
  if (!isSure && isOpen(dealer[0]!) && said.length === 0 && !(turn === 'first' && standsLow(shown)))
    return tell('moving');
  return tell(said.length > 0 ? 'over' : stage, shown, named);
}

/** Whether hands side by side are one player's, who was seen to have split: others' would not begin with his cards. */
function areOnePlayers(hands: readonly HandOfCards[], survey: Survey): boolean {
  const memory = memoryOf(survey);
  const first = hands[0]!;
  if (hands.length === 1) {
    if (first.length === 2) memory.dealt = first;
    return true;
  }
  const [one, other] = memory.dealt ?? [];
  return first[0] === one && hands.slice(1).some(([card]) => card === other);
}

/**
 * The same parts where, of hands side by side that no split has made, since it would have put cards of one value first, one
 * part alone has in it what is played with: that is the player's, and the others are those of players beside him.
 */
function withOwnSeat(
  { cardHints }: Survey,
  parts: Places,
  hands: readonly HandOfCards[],
  play: readonly Element[],
): Places | null {
  const values = new Set(hands.map(([first]) => (first ? totalOf([first]).total : 0)));
  const isSplit = hands.length < 2 || values.size < hands.length || values.has(0);
  if (isSplit || parts.before.length + parts.after.length > 0) return null;
  const seats = placesApart(cardHints.filter((hint) => parts.player.some((part) => holds(part, hint))));
  const [at, ...others] = seats.flatMap((seat, i) => (play.some((one) => holds(seat, one)) ? [i] : []));
  if (seats.length !== hands.length || at === undefined || others.length > 0) return null;
  return { ...parts, player: [seats[at]!], before: seats.slice(0, at), after: seats.slice(at + 1) };
}

const contentsOf = ({ player, dealer, before, after }: ReadHands): TableContents['blackjack'] => ({
  player,
  dealer: dealer[0]!,
  ...(before.length ? { seatsBefore: before } : {}),
  ...(after.length ? { seatsAfter: after } : {}),
});

const isShown = (card: HandOfCards[number]): boolean => card !== null;
const isOpen = (cards: HandOfCards): boolean => cards.length > 1 && cards.every(isShown);
