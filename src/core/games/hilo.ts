/**
 * Hilo: a row of cards, each guessed to be higher or lower than the one before.
 * @module
 */
import type { Card } from '../cards.ts';
import { CARD } from '../fields.ts';
import type { Game } from '../game.ts';
import { reason } from '../verdict.ts';
import type { Shoe } from './blackjack-layout.ts';
import { cardsByAccident, compareDealt } from './dealt.ts';
import { gatherEnd } from './readings.ts';

export interface ShownHilo {
  /** From the one to start with; skipped ones too. */
  readonly cards: readonly Card[];
}

export interface DealtHilo {
  readonly shoe: Shoe;
  /** Whether the card to start with is the first that was dealt, and not chosen by the player. */
  readonly isStartDealt: boolean;
}

export const hilo: Game<ShownHilo, DealtHilo> = {
  id: 'hilo',
  parseShown(fields) {
    const cards = fields.list('cards', CARD);
    return cards.length > 0 ? { cards } : fields.fail('cards', 'a list of cards that is not empty');
  },
  compare({ cards }, { shoe, isStartDealt }) {
    const [start, ...guessed] = cards;
    const expected = isStartDealt ? shoe.take(cards.length) : [start!, ...shoe.take(guessed.length)];
    const comparison = compareDealt(cards, expected, { cards: expected });
    // By itself a card that was chosen tells nothing.
    if (isStartDealt || guessed.length > 0) return comparison;
    return { ...comparison, deal: 'unknown', expected: null, reasons: [reason('final-not-seen')] };
  },
  // The card to start with may be none of the seeds'.
  accident: ({ cards }) => cardsByAccident(Math.max(1, cards.length - 1)),
  first: {
    shown: ({ cards }) => cards[1] ?? null,
    dealt: ({ shoe, isStartDealt }) => shoe.take(2)[isStartDealt ? 1 : 0] ?? null,
  },
  gather: (readings, ending) => gatherEnd(readings, 'hilo', ending),
};
