/**
 * Who is meant by the bank: at baccarat the banker, and in many a language the dealer of blackjack too.
 * @module
 */
import { controlsFor } from './controls.ts';
import { hasLayout, nextElement, styleOf } from './dom.ts';
import { memoryOf } from './memory.ts';
import type { Label, Survey } from './survey.ts';
import { BACCARAT, names, OTHERS } from './titles.ts';
import { closest, textOf } from './tree.ts';

/**
 * Whom the page calls the bank; null where it calls nobody so. A heading below which one could hit or stand is the
 * dealer's for good; on a page that had another, or names another game, the bank may be either.
 */
export function bankOn(survey: Survey): 'banker' | 'dealer' | 'either' | null {
  const banks = banksOn(survey);
  if (banks.length === 0) return null;
  if (banks.some(({ text }) => BANKER.test(text))) return 'banker';
  const memory = memoryOf(survey);
  memory.banks ??= new WeakSet();
  const { plays, banks: known } = memory;
  const isPlayed = controlsFor(survey, ['hit', 'stand']).length > 0;
  if (isPlayed) for (const { element } of banks) known.add(element);
  if (banks.some(({ element }) => known.has(element))) return 'dealer';
  const [baccarat, other] = [BACCARAT, OTHERS].map((game) => names(survey, game));
  if (baccarat && !other) return 'banker';
  if (bankersOn(survey).length === 0)
    return !plays && survey.labelled('places:tie').some(isPressed) ? 'banker' : null;
  if (plays) return 'either';
  return other && !baccarat && !canBetOnTie(survey) ? 'either' : 'banker';
}

/** Those who are called bankers, or else what bankers and dealers are called alike. */
function banksOn(survey: Survey): readonly Label[] {
  const banks = bankersOn(survey);
  return banks.length > 0 ? banks : survey.labelled('places:dealer').filter(isEither);
}

/** Those who are called bankers; a bank with an amount of money is what somebody has there: `Bank: $120`. */
export const bankersOn = (survey: Survey): readonly Label[] =>
  survey.labelled('places:banker').filter(({ element, text, rest }) => {
    const beside = nextElement(element);
    return BANKER.test(text) || !MONEY.test(rest ?? (beside && textOf(beside, LONGEST_ODDS)) ?? '');
  });

const MONEY = /^[-+]?(?:\p{Sc}\s?\d[\d.,]*|\d[\d.,]*\s?\p{Sc}|\d{1,3}(?:[.,\s]?\d{3})+(?:[.,]\d+)?)$/u;

/** The headings of a dealer, who is no banker. */
export const dealersOn = (survey: Survey, bank: ReturnType<typeof bankOn>): readonly Label[] =>
  survey.labelled('places:dealer').filter((label) => bank !== 'banker' || !isEither(label));

/** In Chinese one word names the bank of any game, with a picture before it or without. */
const isEither = ({ text }: Label): boolean => /^\P{L}*[庄莊]家/u.test(text);

const isPressed = ({ element }: Label): boolean => closest(element, 'button, label') !== null;

/** What no dealer is called. */
const BANKER = /bank(?:er|ier|halter)|banqu(?:ei|er|ie)|banch|банк|バン|뱅/i;

/** Whether a tie is something to press, or pays something, which may stand beside it. */
export const canBetOnTie = (survey: Survey): boolean =>
  survey.labelled('places:tie').some((label) => /\d/.test(label.text) || isPressed(label) || hasOdds(label));

const hasOdds = ({ element }: Label): boolean => {
  const beside = nextElement(element);
  return beside !== null && ODDS.test(textOf(beside, LONGEST_ODDS) ?? '');
};
const ODDS = /^[x×]?\d[\d.,]*(?:\s?[:x×]|\sto\s)/i;
const LONGEST_ODDS = 12;

/** Whether a page that names no other game says in its title that this is one of a player and a banker. */
export const isCalledBaccarat = (survey: Survey): boolean =>
  survey.labelled('places:player').length > 0 &&
  banksOn(survey).length > 0 &&
  names(survey, BACCARAT) &&
  !names(survey, OTHERS);

/** The headings of the player and the banker. */
export const sidesOn = (survey: Survey): readonly Element[] =>
  [...survey.labelled('places:player'), ...banksOn(survey)].map(({ element }) => element);

const isPointedAt = (element: Element): boolean => hasLayout && styleOf(element).cursor === 'pointer';

/** What one presses to bet on one of them, or on a tie. */
export const betsOnSides = (survey: Survey): readonly Element[] =>
  [...survey.labelled('places:tie').map(({ element }) => element), ...sidesOn(survey)].flatMap(
    (element) => closest(element, 'button') ?? (isPointedAt(element) ? element : []),
  );
