/**
 * The final shuffle that bitZino publishes after a hand, beside what the table showed.
 * @module
 */
import type { FieldReader } from '../../fields.ts';
import type { Comparison, Game } from '../../game.ts';
import { reason } from '../../verdict.ts';
import { countCards, type DeckKind } from './deck.ts';

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
      // Blanks around it come from copying.
      if (shown.finalShuffle.trim() === finalShuffle) return { ...comparison, expected };
      const reasons = [...comparison.reasons, reason('final-shuffle-differs')];
      return { ...comparison, deal: 'fail', expected, reasons };
    },
    accident: (shown) => game.accident(shown),
    first: { shown: (shown) => game.first.shown(shown), dealt: ({ dealt }) => game.first.dealt(dealt) },
    gather: game.gather,
  };
}

/** A text that is cut off or damaged is no deck, and says nothing against the casino. */
function parseFinalShuffle(fields: FieldReader, { size, copies }: DeckKind): string {
  const text = fields.string('finalShuffle');
  if (countCards(text.trim()) !== size * copies)
    fields.fail('finalShuffle', `a deck of ${size * copies} cards`);
  return text;
}
