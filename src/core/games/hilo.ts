/**
 * Hilo: a row of cards, each guessed to be higher or lower than the one before.
 * @module
 */
import type { Card } from '../cards.ts';
import { CARD } from '../fields.ts';
import type { Game } from '../game.ts';
import type { Shoe } from './blackjack-layout.ts';
import { cardsByAccident, compareDealt } from './dealt.ts';
import { gatherEnd } from './readings.ts';

export interface ShownHilo {
  /** From the one to start with; skipped ones too. */
  readonly cards: readonly Card[];
}

export type DealtHilo = Shoe;

export const hilo: Game<ShownHilo, DealtHilo> = {
  id: 'hilo',
  parseShown(fields) {
    const cards = fields.list('cards', CARD);
    return cards.length > 0 ? { cards } : fields.fail('cards', 'a list of cards that is not empty');
  },
  compare({ cards }, dealt) {
    const expected = dealt.take(cards.length);
    return compareDealt(cards, expected, { cards: expected });
  },
  accident: ({ cards }) => cardsByAccident(cards.length),
  first: { shown: ({ cards }) => cards[0]!, dealt: (dealt) => dealt.take(1)[0] ?? null },
  gather: (readings, ending) => gatherEnd(readings, 'hilo', ending),
};
