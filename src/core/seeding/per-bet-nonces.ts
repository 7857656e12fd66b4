/**
 * Whether nonces count the hands of their client seed, none left out and none twice, where each bet has a server seed of
 * its own. Hands that were played elsewhere count too: what they may explain accuses nobody, and is not green.
 * @module
 */
import { saysOver } from '../games/tables.ts';
import { getOr } from '../groups.ts';
import { isBefore, type Observation } from '../observation.ts';
import { hashOn, nonceIn, type PanelObservation, stretchOf, textOf } from '../panels.ts';
import type { Round } from '../round.ts';
import { type Reason, reason } from '../verdict.ts';
import type { Context, Known } from './per-bet-known.ts';
import { type Link, nonceBehind } from './per-bet-links.ts';
import { type Before, type Bet, firstOf, tellsOf, wasDoneBetween } from './per-bet-panels.ts';

/** Whether a hand has the nonce that was its turn's. */
export function checkNonce(context: Context): Reason[] {
  const { round, before, links, entered, outOfTurn } = context;
  const own = nonceOf(round, before, links);
  if (own === null) return [];
  const announced = announcedFor(round, before)!;
  const previous = context.previous.get(round);
  // Of two hands in a row on one page, the second with the seed that was promised next.
  const between =
    previous !== undefined &&
    previous.start.load === round.start.load &&
    announced === announcedFor(previous, before) &&
    !wasDoneBetween(entered, previous.start, round.start)
      ? promisesBetween(previous, context)
      : [];
  const [promised] = between;
  const last = promised ? nonceOf(previous!, before, links) : null;
  if (last !== null && own === last) return [reason('nonce-reused', String(own))];
  const found = outOfTurn.get(round)!;
  if (found?.code === 'nonce-taken') return [found];
  if (last !== null && own === last + 1) return [];
  // A hand of another tab that had it may have been bet on between these, though it was read before them.
  const isOthers = (other: Round): boolean =>
    other.tab !== round.tab &&
    announcedFor(other, before) === announced &&
    nonceOf(other, before, links) === own - 1;
  // One played elsewhere would have been reported in place of the first, had that not been.
  const isReported = between.some((panel) => tellsOf(links.get(previous!)!.shown, panel));
  const isSkipped = last !== null && isReported && !context.rounds.some(isOthers);
  const said = isSkipped ? reason('nonce-skipped', String(last), String(own)) : found;
  return said && !wasCountedElsewhere(context, announced, own) ? [said] : [];
}

/** The nonce that gave a round's cards. */
function nonceOf(round: Bet, before: ReadonlyMap<Bet, Before>, links: ReadonlyMap<Bet, Link>): number | null {
  const link = links.get(round);
  const announced = announcedFor(round, before);
  if (link?.fit.deal !== 'pass' || announced === null) return null;
  // One was announced, so that the cards were held against one.
  return link.fit.nonce ?? nonceBehind(announced, link.fit.clientSeed!);
}

const announcedFor = (round: Bet, before: ReadonlyMap<Bet, Before>): string | null => {
  const { here } = before.get(round)!;
  return here && textOf(here, 'announced.clientSeed');
};

/** The nonce of the last hand as a panel reports it, counted by the client seed that it announces. */
function nonceOn(panel: PanelObservation, announced: string): number | null {
  const behind = nonceBehind(announced, textOf(panel, 'reported.clientSeed') ?? '');
  return behind ?? nonceIn(textOf(panel, 'reported.nonce') ?? '');
}

/** Whether the tab's panel reported the nonce before a round's own by the time that came out: its hand was played elsewhere. */
function wasCountedElsewhere({ round, links, panelsOf }: Context, announced: string, own: number): boolean {
  const revealed = firstOf(links.get(round)!.shown);
  return panelsOf
    .get(round.start.load)!
    .some((panel) => panel.seq <= revealed.seq && nonceOn(panel, announced) === own - 1);
}

/**
 * The panels that promised the second of two rounds its hash, and had promised the first one's just before; none where
 * another hand of this browser's may lie between the two.
 */
function promisesBetween(
  previous: Round,
  { round, links, rounds, at, unseen, places, panelsOf, until }: Context,
): readonly PanelObservation[] {
  // Nor one of another tab, which may be over later.
  if (rounds[at.get(round)! - 1] !== previous) return [];
  for (const { start } of unseen.keys()) {
    if (start.load !== round.start.load && start.seq > previous.start.seq && start.seq < round.start.seq)
      return [];
  }
  const [first, second] = [links.get(previous), links.get(round)];
  if (first?.by !== 'promise' || second?.by !== 'promise') return [];
  return stretchOf(panelsOf.get(round.start.load)!, previous.start.seq, until.get(round)!).filter(
    (panel) =>
      second.shown.hashes.includes(hashOn(panel, 'announced.commitment')) &&
      first.shown.hashes.includes(places.get(panel)!.promisedBefore),
  );
}

/** So many nonces back a count is looked at: what was seen long ago may be another's. */
const RECENT = 8;

/** What was promised before a hand whose nonce is not known, or before a bet of which no card was seen. */
type Open = Before & {
  readonly start: Observation;
  readonly dealt: boolean;
  /** The first look at which it was over; undefined where it never was. */
  readonly over: Observation | undefined;
  /** Whether it was over when a panel reported a later nonce, or its own, as no known hand's; a slow one may be out of date. */
  readonly isPast: boolean;
};

/** The nonces seen of one client seed since the player last entered one. */
interface Count {
  /** Where each was seen last. */
  readonly seen: Map<number, Bet | PanelObservation>;
  /** What was promised before hands since the last that is known, which had one, and before bets, which may have had. */
  open: Open[];
  /** The hashes that were reported with one. */
  readonly counted: Set<string>;
}

type Seen = Pick<Known, 'rounds' | 'panels' | 'entered' | 'unseen' | 'before' | 'links'>;

/**
 * What is to be said of rounds whose nonce does not follow those that were seen before the bet, on whatever tab: nobody
 * knows what lay between.
 */
export function outOfTurnIn(all: Seen): Map<Bet, Reason | null> {
  const { rounds, panels, entered, unseen, before } = all;
  const links: ReadonlyMap<Bet, Link> = all.links;
  const found = new Map<Bet, Reason | null>();
  const counts = new Map<string, Count>();
  /** What hands were dealt from by their cards: client seeds, with their nonces. */
  const used = new Set<string>();
  const reported = new Set<string>();
  /** The hand that each hash's seed gave the cards of. */
  const ownerOf = new Map(
    [...links].flatMap(([round, { shown, fit }]) =>
      fit.deal === 'pass' ? shown.hashes.map((hash) => [hash, round] as const) : [],
    ),
  );
  const promisedFirst = new Map(
    panels.toReversed().map((panel) => [hashOn(panel, 'announced.commitment'), panel] as const),
  );
  /** Of each page load, hands whose client seed could not be read: what it shows next was theirs, as far as is known. */
  const unstated = new Map<string, Open[]>();
  const openOf = (round: Bet, known: ReadonlyMap<Bet, Before>): Open => {
    const { start, tables } = round;
    const over = tables.find(({ reading }) => reading.stage === 'over' || saysOver(reading));
    return { ...known.get(round)!, start, dealt: tables.length > 0, over, isPast: false };
  };
  const countOf = (clientSeed: string): Count =>
    getOr(counts, clientSeed, () => ({ seen: new Map(), open: [], counted: new Set() }));
  const play = (round: Bet, known: ReadonlyMap<Bet, Before>): void => {
    const announced = announcedFor(round, known);
    const own = nonceOf(round, known, links);
    const fit = links.get(round)?.fit;
    const uses = fit?.deal === 'pass' ? `${fit.clientSeed} ${fit.nonce}` : '';
    const isUsedAgain = used.has(uses);
    used.add(uses);
    // One that is blank may not have been filled yet.
    if (announced === null || (announced === '' && own === null)) {
      getOr(unstated, round.start.load, () => []).push(openOf(round, known));
      return;
    }
    const count = countOf(announced);
    if (own === null) {
      count.open.push(openOf(round, known));
      return;
    }
    // The panel of the hand before may not have announced what that one used.
    const why = isUsedAgain ? reason('nonce-taken', String(own)) : outOfTurn(own, count, links.get(round)!);
    found.set(round, why);
    // Where it begins anew, what was seen before is another count's.
    if (why?.code === 'nonce-taken') {
      count.seen.clear();
      used.clear();
      used.add(uses);
    }
    note(count, own, round);
    count.open = [];
  };
  const look = (panel: PanelObservation): void => {
    const announced = textOf(panel, 'announced.clientSeed');
    if (!announced) return;
    const unread = unstated.get(panel.load);
    if (unread) countOf(announced).open.push(...unread);
    unstated.delete(panel.load);
    const nonce = nonceOn(panel, announced);
    const hash = hashOn(panel, 'reported.commitment');
    const hand = `${hash} ${nonce}`;
    // What was reported before, on any tab, tells of nothing new.
    if (nonce === null || reported.has(hand)) return;
    reported.add(hand);
    const count = countOf(announced);
    note(count, nonce, panel);
    count.counted.add(hash);
    // Those before it had lower ones: it is the hand that is known to have used it, or the last that may have; nor was it
    // bet on before it was promised.
    const owner = ownerOf.get(hash);
    const promised = promisedFirst.get(hash);
    const last = count.open.findLastIndex(({ start, promises }) =>
      owner
        ? start.seq <= owner.start.seq
        : promises.has(hash) || (promised !== undefined && start.seq < promised.seq),
    );
    const wasOver = ({ over }: Open): boolean => over !== undefined && isBefore(over, panel);
    count.open = count.open
      .slice(last + 1)
      .map((one) => (!owner && wasOver(one) ? { ...one, isPast: true } : one));
  };
  // What the player enters once more begins anew.
  const forget = (): void => {
    counts.clear();
    used.clear();
  };
  // What moves behind a press is what was bet on with it.
  const pressed = new Set(
    [...unseen.keys()].flatMap(({ start }) => (start.reading.kind === 'table' ? [] : [start.load])),
  );
  const unseenBets = [...unseen.keys()].filter(
    ({ start }) => start.reading.kind !== 'table' || !pressed.has(start.load),
  );
  const events: (readonly [Observation, () => void])[] = [
    ...entered.map((one) => [one, forget] as const),
    ...panels.map((panel) => [panel, () => look(panel)] as const),
    ...rounds.map((round) => [round.start, () => play(round, before)] as const),
    ...unseenBets.map((round) => [round.start, () => play(round, unseen)] as const),
  ];
  for (const [, happen] of events.sort(([a], [b]) => a.seq - b.seq)) happen();
  return found;
}

function note({ seen }: Count, nonce: number, where: Bet | PanelObservation): void {
  seen.set(nonce, where);
  const [oldest] = seen.keys();
  if (seen.size > RECENT) seen.delete(oldest!);
}

function outOfTurn(own: number, { seen, open, counted }: Count, { shown }: Link): Reason | null {
  const source = seen.get(own);
  const isItself = source !== undefined && 'reading' in source && tellsOf(shown, source);
  if (source && !isItself) return reason('nonce-taken', String(own));
  const isFirst = seen.size === (source ? 1 : 0);
  // Those of which nothing else was seen had nonces too, unless what was promised before them is what this hand used.
  const taken = open.filter(
    ({ promises, dealt }) => dealt || (promises.size > 0 && !shown.hashes.some((hash) => promises.has(hash))),
  );
  // Whether nonces begin with 0 is not known: the first of all may be that.
  if (isFirst) return own <= open.length && open.length > 0 ? reason('nonce-taken', String(own)) : null;
  const lower = [...seen.keys()].filter((nonce) => nonce < own);
  if (lower.length === 0) return reason('nonce-taken', String(own));
  const last = Math.max(...lower);
  // Hands whose own was not read had the next ones.
  if (own <= last + taken.length) return reason('nonce-taken', String(own));
  const missing = own - 1 - last;
  // One to which nothing else was promised than this hand used, or one whose nonce is known, had an earlier seed: its own
  // may be the last one known.
  const others = open.filter(
    ({ promises, isPast }) =>
      !isPast &&
      !shown.hashes.some((hash) => promises.has(hash)) &&
      (promises.size === 0 || [...promises.keys()].some((hash) => !counted.has(hash))),
  );
  return missing > others.length ? reason('nonces-passed-over', String(missing), String(own)) : null;
}
