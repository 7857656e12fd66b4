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
  const { contents } = last;
  // A hole card that lies open in the end may be all that was seen of the dealer's turn, unless he must draw by it.
  const isOpen = contents.dealer.length > 1 && !contents.dealer.includes(null);
  const stood = revealed && closed && isOpen && !standsLow(contents);
  const over = last.stage === 'over' || isOverByCards(contents) || stood;
  const findings: Reason[] = [];
  const seen = tables.slice(0, tables.indexOf(last) + 1).map((table) => table.contents);
  if (seen.some((earlier, i) => i > 0 && hasChanged(seen[i - 1]!, earlier)))
    findings.push(reason('card-changed'));
  if (!over) findings.push(reason(revealed && closed ? 'final-not-seen' : 'hand-not-over'));
  // The player's cards never lie face down: where one seems to, the table was not read whole.
  const unread = contents.player.some((hand) => hand.includes(null));
  if (unread) findings.push(reason('card-face-down'));
  return { shown: unread ? null : contents, over, findings };
}

/** The table as it was when it was over, or as far as it was seen: cards that came behind the end belong to it. */
function lastOf<T extends { readonly stage: TableReading['stage']; readonly contents: Contents }>(
  tables: readonly T[],
): T | undefined {
  const over = tables.findLast(({ stage }) => stage === 'over');
  const last = tables.at(-1);
  return over && last && !continues(over.contents, last.contents) ? over : last;
}

/** Whether a card that lay face up is another one later. */
function hasChanged(before: Contents, after: Contents): boolean {
  const split = after.player.length > before.player.length;
  const player = split ? hasLost(before.player, after.player) : differ(before.player, after.player);
  return (
    player ||
    differ([before.dealer], [after.dealer]) ||
    differ(before.seatsBefore ?? [], after.seatsBefore ?? []) ||
    differ(before.seatsAfter ?? [], after.seatsAfter ?? [])
  );
}

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
