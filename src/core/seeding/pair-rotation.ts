/**
 * What becomes of promises when a pair is rotated: the next pair must be the one that was promised, and its client seed
 * stays until the next rotation.
 * @module
 */
import { isBefore, isTyped, type Observation, type PanelField } from '../observation.ts';
import { hashesOut, hashOn, isPanel, type PanelObservation, textOf } from '../panels.ts';
import type { Round } from '../round.ts';
import type { Scheme } from '../scheme.ts';
import { type Reason, reason } from '../verdict.ts';
import { mayHaveDrawn } from './drawn.ts';
import { betsOn, type Pair } from './pair-timeline.ts';
import type { Seen } from './seeding.ts';
import { isRewritten } from './typed.ts';

/** How a page went on from one pair to another. */
interface Change {
  readonly to: Pair;
  /** The first panel anywhere that shows the new pair as active. */
  readonly first: PanelObservation;
  /** The hash of the pair before, and the page's panels up to `first` that show it as active; at least one. */
  readonly hash: string;
  readonly shown: readonly PanelObservation[];
  /** The first of these that reports it as rotated out: the page is slow with the next hash. */
  readonly out: PanelObservation | undefined;
  /** The panel that tells in the end which pair was rotated out: see `settledOn`; undefined where none does. */
  readonly settled: PanelObservation | undefined;
}

/**
 * What is to be said of how a pair came to be the active one, and so of all its hands. `dealtBefore` is the hash of the
 * pair that the last hand before it is proven to have been dealt from: a page may be out of date, and one or more
 * rotations may have gone unseen, on another device or page. Then nothing is said, unless the panel goes on to report the
 * pair before as the one that was rotated out; where it reports none at all, a promise that was not kept is not green, nor
 * is a pair that took the place of another while the promise stands.
 */
export function rotationTo(pair: Pair, dealtBefore: string | null, seen: Seen): Reason[] {
  const { panels } = seen;
  const [first] = pair.active;
  if (!first) return [];
  const isShown = (panel: PanelObservation): boolean =>
    panel.seq < first.seq && hashOn(panel, 'announced.commitment') !== '';
  const before = panels.findLast((panel) => isShown(panel) && panel.load === first.load);
  if (!before) return promisedElsewhere(pair, first, panels);
  const hash = hashOn(before, 'announced.commitment');
  const shown = panels.filter(
    (panel) => isShown(panel) && panel.load === first.load && hashOn(panel, 'announced.commitment') === hash,
  );
  // Another tab that showed another pair meanwhile tells of a rotation in between, unless it is out of date itself.
  const earlier = panels.filter((panel) => isShown(panel) && panel.seq < shown[0]!.seq);
  const past = new Set(earlier.map((panel) => hashOn(panel, 'announced.commitment')));
  past.delete(hash);
  const isKnownOn = (panel: PanelObservation): boolean => {
    const active = hashOn(panel, 'announced.commitment');
    return active === hash || past.has(active);
  };
  const isOther = (panel: PanelObservation): boolean =>
    isShown(panel) && panel.seq > before.seq && !isKnownOn(panel);
  if (panels.some(isOther)) return [];
  const out = shown.find((panel) => hashOn(panel, 'reported.commitment') === hash);
  const settled = settledOn(first, pair, past, seen.schemes);
  const change: Change = { to: pair, first, hash, shown, out, settled };
  const isSaid = isRotatedOut(change, seen);
  const isLinked = isSaid || hash === dealtBefore;
  const isNamed = settled !== undefined && outOn(settled, seen.schemes).includes(hash);
  // One that was active earlier was rotated out then.
  const isAnother =
    settled !== undefined && !isNamed && !outOn(settled, seen.schemes).some((one) => past.has(one));
  const promised = hashOn(before, 'promised.commitment');
  // A rotation, wherever it was, would have used what is promised still.
  const isPromisedStill =
    promised !== '' &&
    promised !== pair.hash &&
    pair.active.some(
      (panel) =>
        panel.load === first.load && panel.confirmed && hashOn(panel, 'promised.commitment') === promised,
    );
  if (!isLinked && isAnother && !isPromisedStill) return [];
  const since = sinceHand(change, seen);
  // What was read once may have been on its way: it accuses nobody, and is not green.
  const isSure = isSeenTwice(first, ['announced.commitment', 'announced.clientSeed'], panels);
  // A page that was out of date did not know of a rotation elsewhere.
  const isKnown = isSaid || (isLinked && !isOtherOut(change, seen.schemes) && isUpToDate(change, seen));
  const replaced = promiseOf(pair, before, first, since);
  const isProven =
    isSure && isKnown && isSeenTwice(before, ['announced.commitment', 'promised.commitment'], panels);
  // A page that shows no pair as active for a while may be played on meanwhile, too.
  const blank = panels.find(
    (panel) => panel.load === first.load && outOn(panel, seen.schemes).includes(hash),
  );
  // Where the page says which pair was rotated out, it need not have been here.
  const isBroken =
    replaced.length > 0 ||
    isPromisedStill ||
    (isNamed && promised !== '' && promised !== pair.hash) ||
    promiseOf(pair, before, first, sinceHand(change, seen, blank)).length > 0;
  return [
    ...(isProven && replaced.length > 0 ? replaced : isBroken ? [reason('commitment-replaced')] : []),
    ...(isSure && isLinked ? clientSeedPromised(before, first, since, panels) : []),
  ];
}

/**
 * What is to be said of a pair that a page shows first, beside the one that was rotated out for it, where another page saw
 * that one promise a pair that this is not: perhaps there was a rotation more, so that nobody is accused.
 */
function promisedElsewhere(
  { hash }: Pair,
  first: PanelObservation,
  panels: readonly PanelObservation[],
): Reason[] {
  const last = hashOn(first, 'reported.commitment');
  const promised = panels.findLast(
    (panel) =>
      isBefore(panel, first) &&
      hashOn(panel, 'announced.commitment') === last &&
      hashOn(panel, 'promised.commitment') !== '',
  );
  if (last === '' || !promised || hashOn(promised, 'promised.commitment') === hash) return [];
  return [reason('commitment-replaced')];
}

/**
 * The last panel of a page that shows a pair as active and reports another as rotated out, by its hash or by its seed, but
 * not once the seed of the former is out there; nor where an older bet is looked at, of a pair that was active earlier, as
 * long as the page reports any other. `first` is the first of these panels.
 */
function settledOn(
  first: PanelObservation,
  to: Pair,
  past: ReadonlySet<string>,
  schemes: readonly Scheme[],
): PanelObservation | undefined {
  const here = to.active.filter((panel) => panel.load === first.load);
  const out = here.findIndex((panel) => tellsSeed(panel, to));
  const telling = (out < 0 ? here : here.slice(0, out)).filter((panel) => {
    const hash = hashOn(panel, 'reported.commitment');
    // A page that is slow reports that pair itself.
    return hash === '' ? textOf(panel, 'reported.serverSeed') : hash !== to.hash;
  });
  return telling.findLast((panel) => !outOn(panel, schemes).some((one) => past.has(one))) ?? telling.at(-1);
}

/** Whether a panel reports the seed of a pair, so that it is active no more. */
const tellsSeed = (panel: PanelObservation, { revealed }: Pair): boolean =>
  revealed !== null && textOf(panel, 'reported.serverSeed') === revealed.reveal.serverSeed;

/**
 * Whether the page came to report yet another pair as rotated out for this one, by its hash or, where that is blank, by its
 * seed: there was a rotation more.
 */
function isOtherOut({ to, hash, first, shown, settled }: Change, schemes: readonly Scheme[]): boolean {
  if (!settled) return tellsSeed(first, to);
  if (textOf(settled, 'reported.nonce')) return false;
  const known = [hash, ...outOn(shown[0]!, schemes)];
  const named = hashOn(settled, 'reported.commitment');
  if (named) return !known.includes(named);
  return !hashesOut(settled, schemes).some((one) => known.includes(one));
}

/** Whether the page told something new of a pair behind the last hand: how many bets there were, or the pair itself. */
function isUpToDate({ first, shown }: Change, { rounds }: Seen): boolean {
  const hand = rounds.findLast(({ start }) => start.seq < first.seq);
  if (!hand) return true;
  const known = new Set(shown.filter((panel) => isBefore(panel, hand.start)).map(betsOn));
  return shown.some((panel) => !isBefore(panel, hand.start) && !known.has(betsOn(panel)));
}

/**
 * What was seen on the page between its last hand and the rotation, from when it first showed the pair before: a page
 * that is loaded fills its boxes, which looks as if the player did.
 */
function sinceHand(
  { first, shown, out }: Change,
  { rounds, observations }: Seen,
  blank?: PanelObservation,
): Observation[] {
  // A page that is slow with the next hash may be played on before it shows that.
  const end = out ?? blank ?? first;
  // The last hand's result once more, for which nothing was pressed, is none for certain.
  const hand = rounds.findLast(({ start, certain }) => certain && start.seq < end.seq);
  const from = Math.max(shown[0]!.seq, hand?.start.seq ?? 0);
  return observations.filter(({ load, seq }) => load === first.load && seq > from && seq < first.seq);
}

const isEntered = (observations: readonly Observation[]): boolean =>
  observations.some(({ reading }) => reading.kind === 'entered');

/** Whether this was read twice together on the same page load, whatever else changed beside it, such as a box being typed in. */
const isSeenTwice = (
  panel: PanelObservation,
  fields: readonly PanelField[],
  panels: readonly PanelObservation[],
): boolean =>
  panels.some(
    (one) =>
      one.confirmed &&
      one.load === panel.load &&
      fields.every((field) => textOf(one, field) === textOf(panel, field)),
  );

/**
 * Whether a panel that shows a pair as active reports, in the end and read twice, that this hash was rotated out for it.
 * What has a nonce is a bet's receipt, which may be of any pair; what was reported all along tells nothing. A panel that
 * is slow with the next hash reports this one while it still shows it as active; meanwhile, nobody rotated once more.
 */
function isRotatedOut(change: Change, { panels, observations, schemes }: Seen): boolean {
  const { hash, first, shown, out, settled } = change;
  const isBehindOut = ({ load, seq }: Observation): boolean =>
    load === first.load && seq > out!.seq && seq < first.seq;
  if (out && (out === shown[0] || isEntered(observations.filter(isBehindOut)))) return false;
  if (!settled || textOf(settled, 'reported.nonce')) return false;
  // The pair's own seed may come to stand beside its hash later.
  const isFilled =
    hashOn(settled, 'reported.commitment') === hash && hashesOut(settled, schemes).includes(hash);
  return isSeenTwice(settled, isFilled ? NAMED : ROTATED, panels) && outOn(settled, schemes).includes(hash);
}

/** What tells of a rotation, whatever bets are counted beside it: the hash that was rotated out, or its seed. */
const NAMED = ['announced.commitment', 'reported.commitment'] as const;
const ROTATED = [...NAMED, 'reported.serverSeed'] as const;

/** What a panel reports as rotated out: a hash, and those of a seed, beside which the hash may be slower. */
const outOn = (panel: PanelObservation, schemes: readonly Scheme[]): string[] => [
  hashOn(panel, 'reported.commitment'),
  ...hashesOut(panel, schemes),
];

/**
 * What is to be said where the pair is not the one whose hash was promised beside the pair before it. Where it did not
 * come with a client seed that stood here for it, the player rotated elsewhere, perhaps more than once.
 */
function promiseOf(
  pair: Pair,
  before: PanelObservation,
  first: PanelObservation,
  since: readonly Observation[],
): Reason[] {
  const stood = since.filter(isPanel).flatMap((panel) => textOf(panel, 'promised.clientSeed') || []);
  const isRotatedHere =
    stood.length > 0 ? stood.includes(textOf(first, 'announced.clientSeed') ?? '') : isEntered(since);
  if (!isRotatedHere) return [];
  const promised = hashOn(before, 'promised.commitment');
  if (!promised || promised === pair.hash) return [];
  return [reason('next-pair-replaced', promised, pair.hash)];
}

/**
 * Whether the client seed that the player had entered for the next pair is the one it came with. What was typed last may
 * not have been read, so that it must have stood there, read twice, since the player last typed; and one that only goes
 * on from it may have been typed on.
 */
function clientSeedPromised(
  before: PanelObservation,
  first: PanelObservation,
  since: readonly Observation[],
  panels: readonly PanelObservation[],
): Reason[] {
  if (!isSeenTwice(before, ['announced.commitment', 'promised.clientSeed'], panels)) return [];
  const promised = textOf(before, 'promised.clientSeed');
  const given = textOf(first, 'announced.clientSeed');
  if (!promised || !given || given.startsWith(promised) || promised.startsWith(given)) return [];
  if (isRewritten(promised, given)) return [];
  // Typed, and then used: a rotation elsewhere leaves what is typed here as it is.
  const stood = panels.find(
    (panel) =>
      panel.confirmed &&
      panel.load === before.load &&
      hashOn(panel, 'announced.commitment') === hashOn(before, 'announced.commitment') &&
      textOf(panel, 'promised.clientSeed') === promised,
  )!;
  const wasTyped = isEntered(since.filter(({ seq }) => seq < stood.seq));
  const wasUsed = isEntered(since.filter(({ seq }) => seq > stood.seq));
  return wasTyped && wasUsed ? [reason('client-seed-ignored', promised, given)] : [];
}

/**
 * Which came first: the hash of the pair, or its client seed. A client seed typed when the hash was already shown cannot
 * have been known to whoever chose the server seed; of any other that is not known. Null where no client seed was seen,
 * or where it may have been drawn then: by whom, a press does not tell.
 */
export function strengthOf({ promised, active }: Pair, { observations }: Seen): Reason | null {
  const stated = active.find((panel) => textOf(panel, 'announced.clientSeed'));
  if (!stated) return null;
  const clientSeed = textOf(stated, 'announced.clientSeed');
  const [shown] = promised;
  const stoodThere = (panel: PanelObservation): boolean =>
    (['announced.clientSeed', 'promised.clientSeed'] as const).some(
      (field) => textOf(panel, field) === clientSeed,
    );
  const entered = observations.filter(
    ({ reading, seq }) => reading.kind === 'entered' && shown && seq > shown.seq && seq < stated.seq,
  );
  const isAfter = shown && shown.seq < stated.seq && !stoodThere(shown) && entered.length > 0;
  if (!isAfter) return reason('client-seed-before-hash');
  return entered.some(isTyped) ? reason('client-seed-after-hash') : null;
}

/**
 * Whether the client seed that a round was dealt from took the place of another in the middle of its pair, though nobody
 * had typed one: a casino that chooses it when the server seed is fixed chooses the cards. A panel that is slow shows
 * the client seed of the pair before for a while, and what was pressed may have drawn one. `dealtFrom` tells the client
 * seed that gives a round's cards.
 */
export function clientSeedReplaced(
  { active, stated: all, clientSeeds }: Pair,
  round: Round,
  clientSeed: string,
  dealtFrom: (other: Round) => string | null,
  seen: Seen,
): Reason[] {
  const { panels, rounds, observations } = seen;
  const { start } = round;
  if (clientSeeds.size === 1 && clientSeeds.has(clientSeed)) return [];
  const stated = all.filter((panel) => panel.load === start.load && isBefore(panel, start));
  const earlier = stated.findLast((panel) => textOf(panel, 'announced.clientSeed') !== clientSeed);
  const now = stated.find(({ seq }) => earlier && seq > earlier.seq);
  if (!earlier) return [];
  // The page itself showed the other one to the last; only another tab's knew of this.
  if (!now) return [reason('client-seed-late')];
  const text = textOf(earlier, 'announced.clientSeed');
  const isEarlier = (panel: PanelObservation): boolean =>
    panel.load === start.load && textOf(panel, 'announced.clientSeed') === text;
  const wasTyped = (from: Observation): boolean =>
    observations.some((one) => isTyped(one) && one.seq > from.seq && one.seq < now.seq);
  if (wasTyped(active.find(isEarlier)!)) {
    // What was entered before a hand that was dealt from the earlier one did not take its place.
    const used = rounds.findLast((other) => other.start.seq < now.seq && dealtFrom(other) === text);
    return used && !wasTyped(used.start) ? [reason('client-seed-late')] : [];
  }
  const since = panels.find(isEarlier)!;
  // What stood there before the pair did was its own once a hand was dealt from it.
  const isLate =
    isEntered(observations.filter(({ seq }) => seq > since.seq && seq < now.seq)) ||
    mayHaveDrawn(earlier, now, seen) ||
    (!active.includes(since) &&
      !rounds.some(
        (other) =>
          other.start.seq < now.seq &&
          dealtFrom(other) === text &&
          active.some((panel) => isEarlier(panel) && isBefore(panel, other.start)),
      ));
  const fields = ['announced.commitment', 'announced.clientSeed'] as const;
  const isProven = !isLate && isSeenTwice(earlier, fields, panels) && isSeenTwice(now, fields, panels);
  return [reason(isProven ? 'client-seed-replaced' : 'client-seed-late')];
}
