/**
 * The final shuffle that bitZino publishes after a hand, beside what the table showed.
 * @module
 */
import type { FieldReader } from '../../fields.ts';
import type { Comparison, Game } from '../../game.ts';
import type { TableReading } from '../../observation.ts';
import { reason } from '../../verdict.ts';
import { type DeckKind, numbersOf } from './deck.ts';

export interface WithFinalShuffle {
  readonly finalShuffle?: string;
}

export interface DealtByShuffle<Dealt> {
  readonly dealt: Dealt;
  readonly finalShuffle: string;
}

/** A game whose hands may also show the final shuffle of its deck. */
export function withFinalShuffle<Shown extends object, Dealt>(
  game: Game<Shown, Dealt>,
  deck: DeckKind,
): Game<Shown & WithFinalShuffle, DealtByShuffle<Dealt>> {
  const { judgePlay, mayEndAs } = game;
  return {
    id: game.id,
    parseShown: (fields: FieldReader) => ({
      ...game.parseShown(fields),
      ...(fields.has('finalShuffle') ? { finalShuffle: parseFinalShuffle(fields, deck) } : {}),
    }),
    compare(shown, { dealt, finalShuffle }): Comparison {
      const comparison = game.compare(shown, dealt);
      if (shown.finalShuffle === undefined) return comparison;
      const expected = comparison.expected && { ...comparison.expected, finalShuffle };
      // A deck may be written in several ways.
      if (isSameDeck(shown.finalShuffle, finalShuffle)) return { ...comparison, expected };
      const reasons = [...comparison.reasons, reason('final-shuffle-differs')];
      return { ...comparison, deal: 'fail', expected, reasons };
    },
    ...(judgePlay && { judgePlay }),
    ...(mayEndAs && {
      mayEndAs: (last: TableReading, { dealt }: DealtByShuffle<Dealt>) => mayEndAs(last, dealt),
    }),
    accident: (shown) => game.accident(shown),
    first: { shown: (shown) => game.first.shown(shown), dealt: ({ dealt }) => game.first.dealt(dealt) },
    gather: game.gather,
  };
}

/** Whether two texts are the same cards in the same order, whatever way they are written in. */
const isSameDeck = (shown: string, dealt: string): boolean => {
  const numbers = numbersOf(shown);
  return numbers !== null && numbers.join() === numbersOf(dealt)?.join();
};

/** A text that is cut off or damaged is no deck of its game, and says nothing against the casino. */
function parseFinalShuffle(fields: FieldReader, { size, copies }: DeckKind): string {
  const text = fields.string('finalShuffle');
  const numbers = numbersOf(text);
  if (numbers?.length !== size * copies || numbers.some((number) => number >= size))
    fields.fail('finalShuffle', `a deck of ${size * copies} cards`);
  return text;
}
