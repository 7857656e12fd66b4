/**
 * What the cards on a baccarat table say of the hand, whatever the controls beside them say.
 * @module
 */
import type { Card } from '../cards.ts';
import type { TableContents } from '../observation.ts';

/** What a card counts: tens and pictures nothing. */
const pointOf = (card: Card): number => (card[0] === 'A' ? 1 : Number(card[0]) || 0);

const pointsOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + pointOf(card), 0) % 10;

/** Whether a hand has a third card wherever the tableau gives one to cards like its own, and nowhere else. */
export function isPlayedOut({ player, banker }: TableContents['baccarat']): boolean {
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
