/**
 * What becomes of promises when a pair is rotated: the next pair must be the one that was promised.
 * @module
 */
import type { Observation, PanelField } from '../observation.ts';
import { type PanelObservation, textOf } from '../panels.ts';
import { type Reason, reason } from '../verdict.ts';
import { type Pair, pairOn } from './pair-timeline.ts';
import type { Seen } from './seeding.ts';

/**
 * What is to be said of how a pair came to be the active one, and so of all its hands. `dealtBefore` is the hash of the
 * pair that the last hand before it is proven to have been dealt from: a page may be out of date, and one or more
 * rotations may have gone unseen, on another device or page. Then nothing is said.
 */
export function rotationTo(pair: Pair, dealtBefore: string | null, seen: Seen): Reason[] {
  const { panels, observations } = seen;
  const [first] = pair.active;
  if (!first) return [];
  const before = panels.findLast(
    (panel) => panel.seq < first.seq && pairOn(panel, 'announced.commitment') !== '',
  );
  if (!before || before.load !== first.load || pairOn(before, 'announced.commitment') !== dealtBefore)
    return [];
  if (!isSeenTwice(before, ['announced.commitment'], panels)) return [];
  if (!isSeenTwice(first, ['announced.commitment', 'announced.clientSeed'], panels)) return [];
  return [
    ...promiseOf(pair, before, first, seen),
    ...clientSeedPromised(before, first, observations, panels),
  ];
}

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
 * Whether the pair is the one whose hash was promised beside the pair before it. Where nothing was entered here since the
 * last hand, the player rotated elsewhere, perhaps more than once.
 */
function promiseOf(
  pair: Pair,
  before: PanelObservation,
  first: PanelObservation,
  { panels, rounds, observations }: Seen,
): Reason[] {
  const hand = rounds.findLast(({ start }) => start.seq < first.seq);
  const isRotatedHere = observations.some(
    ({ reading, load, seq }) =>
      reading.kind === 'entered' && load === first.load && seq < first.seq && (!hand || seq > hand.start.seq),
  );
  if (!isRotatedHere) return [];
  const promised = pairOn(before, 'promised.commitment');
  if (!promised || promised === pair.hash) return [];
  if (!isSeenTwice(before, ['announced.commitment', 'promised.commitment'], panels)) return [];
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
  observations: readonly Observation[],
  panels: readonly PanelObservation[],
): Reason[] {
  if (!isSeenTwice(before, ['announced.commitment', 'promised.clientSeed'], panels)) return [];
  const promised = textOf(before, 'promised.clientSeed')?.trim();
  const given = textOf(first, 'announced.clientSeed')?.trim();
  if (!promised || !given || given.startsWith(promised) || promised.startsWith(given)) return [];
  const typed = observations.findLast(
    ({ reading, load, seq }) => reading.kind === 'entered' && load === before.load && seq < before.seq,
  );
  return typed ? [reason('client-seed-ignored', promised, given)] : [];
}

/**
 * Which came first: the hash of the pair, or its client seed. A client seed entered when the hash was already shown cannot
 * have been known to whoever chose the server seed; of any other that is not known. Null where no client seed was seen.
 */
export function strengthOf({ promised, active }: Pair, { observations }: Seen): Reason | null {
  const stated = active.find((panel) => textOf(panel, 'announced.clientSeed'));
  if (!stated) return null;
  const clientSeed = textOf(stated, 'announced.clientSeed');
  const [shown] = promised;
  const stoodThere = ({ reading }: PanelObservation): boolean =>
    (['announced.clientSeed', 'promised.clientSeed'] as const).some((field) => {
      const found = reading.fields[field];
      return found !== undefined && 'value' in found && found.value === clientSeed;
    });
  const entered = observations.some(
    ({ reading, seq }) => reading.kind === 'entered' && shown && seq > shown.seq && seq < stated.seq,
  );
  const chosenAfter = shown && shown.seq < stated.seq && !stoodThere(shown) && entered;
  return reason(chosenAfter ? 'client-seed-after-hash' : 'client-seed-before-hash');
}
