/**
 * bitZino video poker: one deck, five cards dealt and the next five for the draw.
 * @module
 */
import { say } from '../../derivation.ts';
import { BITZINO_JACKS_OR_BETTER, PAY_TABLES } from '../../games/pay-tables.ts';
import { type PayTables, videoPoker } from '../../games/video-poker.ts';
import { tenCardsTable } from '../ten-cards.ts';
import { cardOf, numberOf } from './deck.ts';
import { shuffleScheme } from './shuffle.ts';

const tenOf = (items: readonly string[]) => items.slice(0, 10).map((item) => cardOf(numberOf(item)));

/** Its page pays more for the best hands than the others' jacks or better. */
export const BITZINO_PAY_TABLES: PayTables = { ...PAY_TABLES, 'jacks-or-better': BITZINO_JACKS_OR_BETTER };

export const bitzinoVideoPoker = shuffleScheme({
  id: 'bitzino/video-poker',
  game: videoPoker(BITZINO_PAY_TABLES),
  deck: { size: 52, copies: 1 },
  *dealsFrom(final) {
    yield { dealt: tenOf(final), notes: [] };
  },
  explainFrom: (final) => [
    { title: say`Deal`, text: say`The first ten cards.`, lines: [], table: tenCardsTable(tenOf(final)) },
  ],
});
