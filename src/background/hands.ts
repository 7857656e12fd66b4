/**
 * Hands as the pages ask for them.
 * @module
 */
import { REASONS } from '../core/verdict.ts';
import type {
  CasinoView,
  HandRef,
  HandsAsked,
  HandsView,
  HandView,
  SiteCounts,
} from '../platform/messages.ts';
import { SITES } from '../sites/index.ts';
import { nameOf } from './alerts.ts';
import { type AuditedHand, countsOf } from './auditor.ts';
import type { Log } from './log.ts';

const MOST_IN_A_PAGE = 200;
const MOST_REFS = 20;

/** Whether something differs that a doubt keeps from being a mismatch. */
const isSuspect = ({ verdict }: HandView): boolean =>
  verdict.status === 'unreadable' && verdict.reasons.some(({ code }) => REASONS[code] === 'mismatch');

const refOf = ({ id, siteId, siteName, game, at, verdict }: HandView): HandRef => ({
  id,
  siteId,
  siteName,
  game,
  at,
  status: verdict.status,
});

/** What a casino's hands, latest first, come to. */
export async function casinoOf(log: Log, hands: readonly AuditedHand[]): Promise<CasinoView> {
  const marks = await log.marks(hands.map(nameOf));
  const closed = hands.filter((hand) => !marks.get(nameOf(hand))?.opened);
  const unopened = closed.filter((hand) => hand.verdict.status === 'mismatch' || hand.was);
  const waiting = hands.filter(({ verdict }) => verdict.status === 'pending').length;
  return {
    counts: countsOf(hands),
    hands: hands.length,
    unopened: unopened.slice(0, MOST_REFS).map(refOf),
    unopenedCount: unopened.length,
    suspects: closed.filter(isSuspect).slice(0, MOST_REFS).map(refOf),
    waiting: waiting > 0 ? { hands: waiting } : null,
  };
}

/** A page of the hands that are asked for. `all` are latest first. */
export function handsAsked(all: readonly AuditedHand[], asked: HandsAsked): HandsView {
  const { limit, after, status, site, game, text, from, to, order } = asked;
  const sought = text?.trim().toLowerCase();
  const wanted = all.filter(
    (hand) =>
      (!status || hand.verdict.status === status) &&
      (!site || hand.siteId === site) &&
      (!game || hand.game === game) &&
      (from === undefined || hand.at >= from) &&
      (to === undefined || hand.at <= to) &&
      (!sought || JSON.stringify([hand.id, hand.hand]).toLowerCase().includes(sought)),
  );
  if (order === 'earliest') wanted.reverse();
  const start = after === undefined ? 0 : wanted.findIndex(({ id }) => id === after) + 1;
  const most = Math.min(Math.max(1, Number(limit) || 1), MOST_IN_A_PAGE);
  const hands = wanted.slice(start, start + most);
  return {
    hands,
    next: start + most < wanted.length ? hands.at(-1)!.id : null,
    total: wanted.length,
    counts: countsOf(all),
    sites: sitesOf(all),
    building: null,
  };
}

function sitesOf(all: readonly AuditedHand[]): SiteCounts[] {
  return SITES.flatMap(({ id, name }) => {
    const own = all.filter(({ siteId }) => siteId === id);
    const games = [...new Set(own.map(({ game }) => game))].map((game) => {
      const played = own.filter((hand) => hand.game === game);
      return { game, hands: played.length, counts: countsOf(played) };
    });
    return own.length > 0 ? [{ id, name, hands: own.length, counts: countsOf(own), games }] : [];
  });
}
