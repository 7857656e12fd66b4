/**
 * What becomes of promises when a pair is rotated: the next pair must be the one that was promised.
 * @module
 */
import type { Observation } from '../observation.ts';
import { isConfirmed, type PanelObservation, textOf } from '../panels.ts';
import { type Reason, reason } from '../verdict.ts';
import { type Pair, pairOn } from './pair-timeline.ts';
import type { Seen } from './seeding.ts';

/**
 * What is to be said of how a pair came to be the active one, and so of all its hands. `dealtBefore` is the hash of the
 * pair that the last hand before it is proven to have been dealt from: a page may be out of date, and one or more
 * rotations may have gone unseen, on another device or page. Then nothing is said.
 */
export function rotationTo(pair: Pair, dealtBefore: string | null, { panels, observations }: Seen): Reason[] {
  const [first] = pair.active;
  if (!first) return [];
  const before = panels.findLast(
    (panel) => panel.seq < first.seq && pairOn(panel, 'announced.commitment') !== '',
  );
  if (!before || before.load !== first.load || pairOn(before, 'announced.commitment') !== dealtBefore)
    return [];
  if (!isConfirmed(before, panels) || !isConfirmed(first, panels)) return [];
  return [...promiseOf(pair, before), ...clientSeedPromised(before, first, observations)];
}

/** Whether the pair is the one whose hash was promised beside the pair before it. */
function promiseOf(pair: Pair, before: PanelObservation): Reason[] {
  const promised = pairOn(before, 'promised.commitment');
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
  observations: readonly Observation[],
): Reason[] {
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
