/**
 * Baccarat: two cards to the player, two to the banker, then a third to the player, to the banker, or to both.
 * @module
 */
import type { Card } from '../cards.ts';
import { CARD, type FieldReader } from '../fields.ts';
import type { Ending, Game, Gathered } from '../game.ts';
import type { TableReading } from '../observation.ts';
import { reason } from '../verdict.ts';
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

/** What a card counts: tens and pictures nothing. */
const pointOf = (card: Card): number => (card[0] === 'A' ? 1 : Number(card[0]) || 0);

const pointsOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pointOf(card), 0) % 10;

/** Whether a hand has a third card wherever the tableau gives one to cards like its own, and nowhere else. */
function isPlayedOut({ player, banker }: ShownBaccarat): boolean {
  const [first, second] = [player.slice(0, 2), banker.slice(0, 2)];
  return (
    isPlayerToDraw(first, second) === player.length > 2 &&
    isBankerToDraw(player, second) === banker.length > 2
  );
}

/** The tableau of punto banco, which all casinos play by: nobody draws beside an 8 or a 9 of the first two cards. */
const isNatural = (player: readonly Card[], banker: readonly Card[]): boolean =>
  [player, banker].some((cards) => pointsOf(cards.slice(0, 2)) >= 8);

const isPlayerToDraw = (player: readonly Card[], banker: readonly Card[]): boolean =>
  !isNatural(player, banker) && pointsOf(player) <= 5;

/** The banker, with two cards, draws by the player's third card. */
function isBankerToDraw(player: readonly Card[], banker: readonly Card[]): boolean {
  if (isNatural(player, banker)) return false;
  const points = pointsOf(banker);
  const third = player[2];
  if (third === undefined) return points <= 5;
  const point = pointOf(third);
  if (points <= 2) return true;
  if (points === 3) return point !== 8;
  const least = [2, 4, 6][points - 4];
  return least !== undefined && point >= least && point <= 7;
}

function twoOrThree(fields: FieldReader, key: string): Card[] {
  const cards = fields.list(key, CARD);
  return cards.length === 2 || cards.length === 3 ? cards : fields.fail(key, 'a list of two or three cards');
}
