/**
 * What the readings of a blackjack round add up to.
 * @module
 */
import type { Ending, Gathered } from '../game.ts';
import type { TableContents, TableReading } from '../observation.ts';
import { type Reason, reason } from '../verdict.ts';
import type { BlackjackHand } from './blackjack-layout.ts';
import { continues, isOverByCards, standsLow } from './blackjack-table.ts';
import { contentsOf, UNKNOWN_ENDING } from './readings.ts';

type Contents = TableContents['blackjack'];

/** The hands as they were in the end, or so far. */
export function gatherBlackjack(
  readings: readonly TableReading[],
  { revealed, closed }: Ending = UNKNOWN_ENDING,
): Gathered {
  const tables = contentsOf(readings, 'blackjack');
  const last = lastOf(tables);
  if (!last) return { shown: null, over: false, findings: [reason('deal-not-seen')] };
  const seen = tables.slice(0, tables.indexOf(last) + 1).map((table) => table.contents);
  const { hands, changed } = followHands(seen);
  const contents = { ...last.contents, player: hands };
  // A hole card that lies open in the end may be all that was seen of the dealer's turn, unless he must draw by it.
  const isOpen = contents.dealer.length > 1 && !contents.dealer.includes(null);
  const stood = revealed && closed && isOpen && !standsLow(contents);
  const over = last.stage === 'over' || isOverByCards(contents) || stood;
  const findings: Reason[] = [];
  if (changed || seen.some((later, i) => i > 0 && hasChanged(seen[i - 1]!, later)))
    findings.push(reason('card-changed'));
  if (!over) findings.push(reason(revealed && closed ? 'final-not-seen' : 'hand-not-over'));
  // The player's cards never lie face down: where one seems to, the table was not read whole.
  const unread = contents.player.some((hand) => hand.includes(null));
  if (unread) findings.push(reason('card-face-down'));
  const shown = seen.some(isHoleLeft) ? { ...contents, holeCard: 0 } : contents;
  return { shown: unread ? null : shown, over, findings };
}

/** Whether the dealer's left card lies face down beside an open one. */
const isHoleLeft = ({ dealer: [left, right] }: Contents): boolean => left === null && Boolean(right);

/** The table as it was when it was over, or as far as it was seen: cards that came behind the end belong to it. */
function lastOf<T extends { readonly stage: TableReading['stage']; readonly contents: Contents }>(
  tables: readonly T[],
): T | undefined {
  const over = tables.findLast(({ stage }) => stage === 'over');
  const last = tables.at(-1);
  return over && last && !continues(over.contents, last.contents) ? over : last;
}

/** Whether a card of others that lay face up is another one later. */
const hasChanged = (before: Contents, after: Contents): boolean =>
  differ([before.dealer], [after.dealer]) ||
  differ(before.seatsBefore ?? [], after.seatsBefore ?? []) ||
  differ(before.seatsAfter ?? [], after.seatsAfter ?? []);

/** The player's hands in the end, those that were taken away before it too; and whether one of their cards changed. */
function followHands(tables: readonly Contents[]): {
  readonly hands: readonly BlackjackHand[];
  readonly changed: boolean;
} {
  let hands = tables[0]!.player;
  let changed = false;
  for (const { player } of tables.slice(1)) {
    const next = goneOn(hands, player);
    changed ||= next === null;
    hands = next ?? player;
  }
  return { hands, changed };
}

/**
 * The hands of before as a later look shows them, in their order; null where a card that lay face up is another one. Some
 * tables take split hands away that are done, or put the one that is being played first.
 */
function goneOn(
  before: readonly BlackjackHand[],
  after: readonly BlackjackHand[],
): readonly BlackjackHand[] | null {
  if (after.length > before.length) return hasLost(before, after) ? null : mainFirst(before, after);
  if (after.length === before.length && !differ(before, after)) return after;
  const now = [...before];
  const open = [...before.keys()];
  for (const hand of after) {
    const which = open.find((i) => isSame(before[i]!, hand)) ?? open.find((i) => isDrawn(before[i]!, hand));
    if (which === undefined) return null;
    open.splice(open.indexOf(which), 1);
    now[which] = hand;
  }
  return now;
}

/** The hands of a pair that was just split, the one that keeps the first card of it first. */
function mainFirst(
  [pair = []]: readonly BlackjackHand[],
  after: readonly BlackjackHand[],
): readonly BlackjackHand[] {
  const [first, second] = after;
  const isReversed =
    after.length === 2 && first![0] === pair[1] && second![0] === pair[0] && pair[0] !== pair[1];
  return isReversed ? [second!, first!] : after;
}

const isSame = (before: BlackjackHand, after: BlackjackHand): boolean =>
  before.length === after.length && isDrawn(before, after);

/** Whether a hand is one of before to which cards may have been drawn. */
const isDrawn = (before: BlackjackHand, after: BlackjackHand): boolean =>
  before.every((card, i) => card === after[i]);

/** Whether two face-up cards at the same place are not the same. */
const differ = (before: readonly BlackjackHand[], after: readonly BlackjackHand[]): boolean =>
  before.some((hand, h) =>
    hand.some((card, i) => {
      const later = after[h]?.[i] ?? null;
      return card !== null && later !== null && card !== later;
    }),
  );

/** Whether a card is no longer among the hands, wherever a split has put it. */
function hasLost(before: readonly BlackjackHand[], after: readonly BlackjackHand[]): boolean {
  const left = after.flat();
  return before.flat().some((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return card !== null && at < 0;
  });
}
