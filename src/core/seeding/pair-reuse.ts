/**
 * Hands that were dealt from a pair whose seed was out: whoever knew it, knew the cards. An honest casino deals none, but
 * an honest page may look as if it did: one that is out of date shows a pair that is no longer the active one, what two
 * tabs tell is logged in another order than it came, and a bet of long ago is looked at again. So it is cards alone that
 * tell of it, and it accuses only where its tab had told the seed before a hand was begun there.
 * @module
 */
import { isBefore } from '../observation.ts';
import { textOf } from '../panels.ts';
import { isPressedFor, type Round } from '../round.ts';
import { type Reason, reason } from '../verdict.ts';
import type { Judged } from './pair-judge.ts';
import { wasPlayed } from './pair-members.ts';
import { countedBefore, type Pair, wasOut } from './pair-timeline.ts';
import type { Seen } from './seeding.ts';

/** Whether a hand is known to have been dealt from a pair that was out. */
export const isReuse = (round: Round, { pair, nonce, fits }: Judged): boolean =>
  fits && nonce !== null && wasOut(pair, round);

/** What is to be said of such a hand. */
export const REUSED: readonly Reason[] = [reason('server-seed-reused')];

/** Why such a hand may be none. */
export function doubtsOfReuse(
  round: Round,
  found: Judged,
  judged: ReadonlyMap<Round, Judged>,
  { rounds }: Seen,
): Reason[] {
  const doubts: Reason[] = [];
  if (!isToldBefore(round, found.pair)) doubts.push(reason('tables-interleaved'));
  if (!wasPlayed(round) || !isBegunHere(round, found.pair, rounds) || mayBeOfOld(round, found, judged))
    doubts.push(reason('seeds-not-linked'));
  return doubts;
}

/** Whether the round's own tab had shown the seed before it. */
function isToldBefore({ tab, start }: Round, { revealed, reported }: Pair): boolean {
  const { serverSeed } = revealed!.reveal;
  return [revealed!.panel, ...reported].some(
    (panel) =>
      panel.tab === tab && isBefore(panel, start) && textOf(panel, 'reported.serverSeed') === serverSeed,
  );
}

/** Whether it was bet on when the seed was out. What a page shows first may be a hand that was begun elsewhere before. */
function isBegunHere(round: Round, { revealed }: Pair, rounds: readonly Round[]): boolean {
  const { start } = round;
  const { seq } = revealed!.panel;
  return (
    isPressedFor(round) ||
    rounds.some(
      (other) => other.start.load === start.load && other.start.seq > seq && other.start.seq < start.seq,
    )
  );
}

/**
 * Whether it may be a look at a bet that was made before the seed was out: one that is over, or that the page plays once
 * more, with a nonce used by then and the client seed that was used.
 */
function mayBeOfOld(
  round: Round,
  { pair, nonce, clientSeed }: Judged,
  judged: ReadonlyMap<Round, Judged>,
): boolean {
  if (isPressedFor(round) && round.tables.some(({ reading }) => reading.stage === 'dealt')) return false;
  const before = pair.stated.filter(({ seq }) => seq < pair.revealed!.panel.seq);
  const isOther = before.every((panel) => textOf(panel, 'announced.clientSeed') !== clientSeed);
  if (before.length > 0 && isOther) return false;
  const dealt = [...judged].flatMap(([other, one]) =>
    one.pair === pair && one.fits && one.nonce !== null && !wasOut(pair, other) ? [one.nonce] : [],
  );
  const used = Math.max(countedBefore(pair, pair.revealed!.panel), ...dealt);
  return used === 0 || nonce! <= used;
}
