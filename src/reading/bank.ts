/**
 * Who is meant by the bank: at baccarat the banker, and in many a language the dealer of blackjack too.
 * @module
 */
import { controlsFor } from './controls.ts';
import { select } from './dom.ts';
import { memoryOf, pageOf } from './memory.ts';
import type { Survey } from './survey.ts';
import { closest, textOf } from './tree.ts';

/**
 * Whom the page calls the bank; null where it calls nobody so. A heading below which one could hit or stand is the
 * dealer's for good; on a page that had another, or names another game, the bank may be either.
 */
export function bankOn(survey: Survey): 'banker' | 'dealer' | 'either' | null {
  const banks = survey.labelled('places:banker');
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
  if (plays) return 'either';
  return other && !baccarat && !canBetOnTie(survey) ? 'either' : 'banker';
}

/** What no dealer is called. */
const BANKER = /bank(?:er|ier|halter)|banqu(?:ei|er|ie)|banch|банк|バン|뱅/i;

/** Whether a tie is something to press, or pays something. */
const canBetOnTie = (survey: Survey): boolean =>
  survey
    .labelled('places:tie')
    .some(({ element, text }) => /\d/.test(text) || closest(element, 'button, label'));

/** Whether a page that names no other game says in its title that this is one of a player and a banker. */
export const isCalledBaccarat = (survey: Survey): boolean =>
  SIDES.every((side) => survey.labelled(side).length > 0) &&
  names(survey, BACCARAT) &&
  !names(survey, OTHERS);

/** The headings of the player and the banker. */
export const sidesOn = (survey: Survey): readonly Element[] =>
  SIDES.flatMap(survey.labelled).map(({ element }) => element);

/** Whether the title of the page, or what is chosen of it, names a game. */
function names(survey: Survey, game: RegExp): boolean {
  const page = pageOf(survey);
  return page !== null && select(page, TITLES).some((title) => game.test(textOf(title, LONGEST_TITLE) ?? ''));
}

const TITLES = 'head > title, h1, [aria-current="page"], [role="tab"][aria-selected="true"]';
const SIDES = ['places:player', 'places:banker'] as const;
const BACCARAT = /bac+ar[aáà]|punto banco|bakara|баккара|百家[乐樂]|バカラ|바카라/i;
const OTHERS = /black\s?jack|блэкджек|p[oó]ker/i;
const LONGEST_TITLE = 100;
