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
  compare(shown, dealt) {
    const { player, banker } = shown;
    const inOrder = [...player.slice(0, 2), ...banker.slice(0, 2), ...player.slice(2), ...banker.slice(2)];
    const expected = playedOut(dealt);
    const comparison = compareDealt(inOrder, dealt, expected);
    if (comparison.deal === 'fail' || isPlayedOut(shown)) return comparison;
    // All are the seeds' cards, and whoever stops or goes on where no rule does chooses who wins.
    const due = expected.player.length + expected.banker.length;
    const differing = Math.max(1, Math.abs(due - inOrder.length));
    return { ...comparison, deal: 'fail', differing, reasons: [reason('deal-differs')] };
  },
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

/** The hand that these cards, in the order in which they are dealt, make by the tableau. */
function playedOut(dealt: DealtBaccarat): ShownBaccarat {
  const [player, banker, thirds] = [dealt.slice(0, 2), dealt.slice(2, 4), dealt.slice(4)];
  if (isPlayerToDraw(player, banker)) player.push(thirds.shift()!);
  if (isBankerToDraw(player, banker)) banker.push(thirds.shift()!);
  return { player, banker };
}

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
