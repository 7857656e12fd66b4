/**
 * Baccarat: two cards to the player, two to the banker, then a third to the player, to the banker, or to both.
 * @module
 */
import type { Card } from '../cards.ts';
import { CARD, type FieldReader } from '../fields.ts';
import type { Ending, Game, Gathered } from '../game.ts';
import type { TableReading } from '../observation.ts';
import { reason } from '../verdict.ts';
import { isPlayedOut } from './baccarat-table.ts';
import { cardsByAccident, compareDealt } from './dealt.ts';
import { contentsOf, gatherEnd } from './readings.ts';

export interface ShownBaccarat {
  /** Two cards or three. */
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
}

/** Six cards: the player's two, the banker's two, and the third cards in the order in which they are drawn. */
export type DealtBaccarat = readonly Card[];

export const baccarat: Game<ShownBaccarat, DealtBaccarat> = {
  id: 'baccarat',
  parseShown: (fields) => ({ player: twoOrThree(fields, 'player'), banker: twoOrThree(fields, 'banker') }),
  compare({ player, banker }, dealt) {
    const inOrder = [...player.slice(0, 2), ...banker.slice(0, 2), ...player.slice(2), ...banker.slice(2)];
    const thirds = dealt.slice(4);
    const expected = {
      player: [...dealt.slice(0, 2), ...thirds.splice(0, player.length - 2)],
      banker: [...dealt.slice(2, 4), ...thirds.splice(0, banker.length - 2)],
    };
    return compareDealt(inOrder, dealt, expected);
  },
  judgePlay: (shown) => (isPlayedOut(shown) ? [] : [reason('rules-of-play-broken')]),
  accident: ({ player, banker }) => cardsByAccident(player.length + banker.length),
  first: {
    shown: ({ player }) => `${player[0]} ${player[1]}`,
    dealt: ([first, second]) => `${first} ${second}`,
  },
  gather,
};

/** A table that never said that its hand was over shows it whole only where no more cards are due by its own. */
function gather(readings: readonly TableReading[], ending?: Ending): Gathered {
  const gathered = gatherEnd(readings, 'baccarat', ending);
  const wasOver = contentsOf(readings, 'baccarat').some(({ stage }) => stage === 'over');
  if (wasOver || !gathered.shown || isPlayedOut(gathered.shown as ShownBaccarat)) return gathered;
  return { ...gathered, shown: null, findings: [...gathered.findings, reason('final-not-seen')] };
}

function twoOrThree(fields: FieldReader, key: string): Card[] {
  const cards = fields.list(key, CARD);
  return cards.length === 2 || cards.length === 3 ? cards : fields.fail(key, 'a list of two or three cards');
}
