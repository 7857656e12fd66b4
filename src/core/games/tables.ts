/**
 * What two looks at one table say of each other: whether they show one hand or two, and whether it is over, by what
 * lies there alone. Controls say so too, but some stay when they can't be used.
 * @module
 */
import type { Card } from '../cards.ts';
import type { GameId } from '../game.ts';
import type { TableContents, TableReading } from '../observation.ts';
import { continues, isAnother, isOverByCards } from './blackjack-table.ts';

interface TableRule<Contents> {
  /** Whether the cards say that the hand is over. */
  isOver(contents: Contents): boolean;
  /** Whether `after` shows all that `before` did, and perhaps more. */
  continues(before: Contents, after: Contents): boolean;
  /** Whether `after` can't be the same hand as `before`, not even with a card exchanged. */
  isAnother(before: Contents, after: Contents): boolean;
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
  repeats: true,
} as const;

const RULES: { readonly [G in GameId]: TableRule<TableContents[G]> } = {
  blackjack: { isOver: isOverByCards, continues, isAnother, repeats: false },
  'video-poker': {
    isOver: () => false,
    continues: (before, after) => inPlace(before.cards, after.cards),
    // All five may be drawn anew.
    isAnother: () => false,
    repeats: false,
  },
  roulette: NUMBER,
  craps: NUMBER,
  slots: NUMBER,
  hilo: {
    isOver: () => false,
    continues: (before, after) => inPlace(before.cards, after.cards),
    isAnother: (before, after) => before.cards[0] !== after.cards[0],
    repeats: false,
  },
  baccarat: {
    isOver: () => false,
    continues: (before, after) =>
      inPlace(before.player, after.player) && inPlace(before.banker, after.banker),
    isAnother: (before, after) =>
      after.player.length + after.banker.length < before.player.length + before.banker.length,
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

/** Whether two hands of this game may well come to the same. */
export const mayRepeat = (game: GameId): boolean => ruleOf(game).repeats;

const hasBoth = (before: TableReading, after: TableReading): boolean =>
  before.game === after.game && before.contents !== null && after.contents !== null;

/** Whether two readings have the same cards or numbers, whatever else they say. */
export const sameOutcome = (a: TableReading, b: TableReading): boolean =>
  hasBoth(a, b) && outcome(a) === outcome(b);

const outcome = (reading: TableReading): string =>
  JSON.stringify(reading.game === 'video-poker' ? reading.contents?.cards : reading.contents);
