/**
 * What two looks at one table say of each other: whether they show one hand or two, and whether it is over, by what
 * lies there alone. Controls say so too, but some stay when they can't be used.
 * @module
 */
import type { Card } from '../cards.ts';
import type { GameId } from '../game.ts';
import type { TableContents, TableReading } from '../observation.ts';
import {
  continues,
  hadDecision,
  isAnother,
  isDealt,
  isOverAtDeal,
  isOverByCards,
  isPart,
  isSplittable,
  staying,
} from './blackjack-table.ts';

interface TableRule<Contents> {
  /** Whether the cards say that the hand is over. */
  isOver(contents: Contents): boolean;
  /** Whether `after` shows all that `before` did, and perhaps more. */
  continues(before: Contents, after: Contents): boolean;
  /** Whether `after` can't be the same hand as `before`, not even with a card exchanged. */
  isAnother(before: Contents, after: Contents): boolean;
  /** Whether `after` shows nothing but cards that `before` did, each in its place. */
  isPart(before: Contents, after: Contents): boolean;
  /** Whether it is no rarity that two hands running come to the same. */
  readonly repeats: boolean;
}

type Cards = readonly (Card | null)[];

const same = (before: unknown, after: unknown): boolean => JSON.stringify(before) === JSON.stringify(after);

/** Whether each card that lay face up still lies in its place. */
const inPlace = (before: Cards, after: Cards): boolean =>
  before.every((card, i) => card === null || card === after[i]);

const NUMBER = {
  isOver: () => false,
  continues: same,
  isAnother: (before: unknown, after: unknown) => !same(before, after),
  isPart: same,
  repeats: true,
} as const;

const RULES: { readonly [G in GameId]: TableRule<TableContents[G]> } = {
  blackjack: { isOver: isOverByCards, continues, isAnother, isPart, repeats: false },
  'video-poker': {
    isOver: () => false,
    continues: (before, after) => inPlace(before.cards, after.cards),
    // All five may be drawn anew.
    isAnother: () => false,
    isPart: (before, after) => inPlace(after.cards, before.cards),
    repeats: false,
  },
  roulette: NUMBER,
  craps: NUMBER,
  slots: NUMBER,
  hilo: {
    isOver: () => false,
    continues: (before, after) => inPlace(before.cards, after.cards),
    isAnother: (before, after) => before.cards[0] !== after.cards[0],
    isPart: (before, after) => inPlace(after.cards, before.cards),
    repeats: false,
  },
  baccarat: {
    isOver: () => false,
    continues: (before, after) =>
      inPlace(before.player, after.player) && inPlace(before.banker, after.banker),
    isAnother: (before, after) =>
      after.player.length + after.banker.length < before.player.length + before.banker.length,
    isPart: (before, after) => inPlace(after.player, before.player) && inPlace(after.banker, before.banker),
    repeats: false,
  },
};

const ruleOf = (game: GameId): TableRule<unknown> => RULES[game] as TableRule<unknown>;

/** Whether what lies on a table says that its hand is over. */
export const saysOver = ({ game, contents }: TableReading): boolean =>
  contents !== null && ruleOf(game).isOver(contents);

/** Whether a reading shows all that one before it did, and perhaps more. */
export const goesOn = (before: TableReading, after: TableReading): boolean =>
  hasBoth(before, after) && ruleOf(after.game).continues(before.contents, after.contents);

/** Whether a reading can't be of the same hand as one before it. */
export const isOther = (before: TableReading, after: TableReading): boolean =>
  hasBoth(before, after) && ruleOf(after.game).isAnother(before.contents, after.contents);

/** Whether a reading shows nothing but what one before it did, in its place: as where cards are taken away one by one. */
export const isPartOf = (before: TableReading, after: TableReading): boolean =>
  hasBoth(before, after) && ruleOf(after.game).isPart(before.contents, after.contents);

/**
 * Whether a look at a table was in the middle of cards being replaced: of five that change one by one, some are the old
 * ones still and the rest the new.
 */
export function isBetween(old: TableReading, mixed: TableReading, now: TableReading): boolean {
  if (old.game !== 'video-poker' || mixed.game !== 'video-poker' || now.game !== 'video-poker') return false;
  const [before, cards, after] = [old, mixed, now].map(({ contents }) => contents?.cards ?? []) as [
    Cards,
    Cards,
    Cards,
  ];
  return (
    cards.length === after.length &&
    cards.some((card, i) => card !== after[i]) &&
    cards.every((card, i) => card === null || card === after[i] || card === before[i])
  );
}

/**
 * Whether a reading that the cards alone tell of begins another hand of video poker: it says that cards were dealt, and
 * none of five lies where it did.
 */
export const isDealtAnew = (before: TableReading, after: TableReading): boolean =>
  after.guessed === true && after.stage === 'dealt' && areOtherFive(before, after);

/** Whether none of five cards of video poker lies where it did. */
export const areOtherFive = (before: TableReading, after: TableReading): boolean =>
  before.game === 'video-poker' &&
  after.game === 'video-poker' &&
  hasBoth(before, after) &&
  !after.contents?.cards.some((card, i) => card === before.contents?.cards[i]);

/** Whether as many cards of blackjack lie there as a hand begins with, the dealer's second face down or not there yet. */
export const isFirstDeal = ({ game, contents }: TableReading): boolean =>
  game === 'blackjack' && contents !== null && isDealt(contents);

/** Whether a hand of blackjack that lies there over was played: somebody, or the page by itself, decided something. */
export const wasDecided = ({ game, contents }: TableReading): boolean =>
  game === 'blackjack' && contents !== null && hadDecision(contents);

/** Whether the cards of a hand of blackjack, as they were dealt, leave nothing to decide. */
export const isOverAtOnce = ({ game, contents }: TableReading): boolean =>
  game === 'blackjack' && contents !== null && isOverAtDeal(contents);

/** Whether two hands of this game may well come to the same. */
export const mayRepeat = (game: GameId): boolean => ruleOf(game).repeats;

const hasBoth = (before: TableReading, after: TableReading): boolean =>
  before.game === after.game && before.contents !== null && after.contents !== null;

/** Whether two readings have the same cards or numbers, whatever else they say. */
export const sameOutcome = (a: TableReading, b: TableReading): boolean =>
  hasBoth(a, b) && outcomeOf(a) === outcomeOf(b);

/** The cards or numbers of a reading as text, with the game that they are of. */
export const outcomeOf = ({ game, contents }: TableReading): string =>
  `${game} ${JSON.stringify(contents && 'held' in contents ? contents.cards : contents)}`;

/** Whether all cards of a blackjack table but one still lie in their places. */
export const nearlyStays = (before: TableReading, after: TableReading): boolean =>
  before.game === 'blackjack' &&
  after.game === 'blackjack' &&
  before.contents !== null &&
  after.contents !== null &&
  staying(before.contents, after.contents);

/** Whether what lies on a table is split, or may be next. */
export const mayBeSplit = ({ game, contents }: TableReading): boolean =>
  game === 'blackjack' && contents !== null && isSplittable(contents);
