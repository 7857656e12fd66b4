/**
 * What panels promised and revealed where each bet has a server seed of its own, and to which round each reveal
 * belongs: the panel shows the next hand's commitment and the last hand's seeds.
 * @module
 */

import { isBefore } from '../observation.ts';
import {
  belongsBehind,
  hashOn,
  normalHash,
  type PanelObservation,
  promisesWhatIsOut,
  revealOn,
  textOf,
} from '../panels.ts';
import type { Round } from '../rounds.ts';
import type { Reveal, Scheme } from '../scheme.ts';

/** Seeds that a panel showed as the last hand's. */
export interface SeenReveal {
  /** Where they were seen first. */
  readonly panel: PanelObservation;
  readonly reveal: Reveal;
  /** The hashes the casino may have committed to them with; the one the panel shows beside them first. */
  readonly hashes: readonly string[];
  /** The panel showed other seeds before, on the same page load: the change itself was seen. */
  readonly rolledOver: boolean;
}

/** The reveals on these panels, each where it was seen first, in order. */
export function revealsOn(panels: readonly PanelObservation[], schemes: readonly Scheme[]): SeenReveal[] {
  const shown: SeenReveal[] = [];
  const known = new Set<string>();
  const seenLoads = new Set<string>();
  for (const panel of panels) {
    const reveal = revealOn(panel, schemes);
    const rolledOver = seenLoads.has(panel.load);
    seenLoads.add(panel.load);
    if (!reveal) continue;
    const shownHash = textOf(panel, 'reported.commitment');
    const identity = JSON.stringify([
      reveal,
      shownHash,
      textOf(panel, 'reported.clientSeed'),
      textOf(panel, 'reported.nonce'),
    ]);
    if (known.has(identity)) continue;
    known.add(identity);
    const computed = schemes.flatMap((scheme) => scheme.commitments(reveal).map(({ hash }) => hash));
    shown.push({
      panel,
      reveal,
      hashes: shownHash ? [normalHash(shownHash), ...computed] : computed,
      rolledOver,
    });
  }
  return shown;
}

/** What a round's player could see before the bet. */
export interface Before {
  /** The panel on the page of the round as it last was; null where that page had shown none. */
  readonly here: PanelObservation | null;
  /** The commitments promised for the next hand, on any tab's panel as it last was, with where each was seen first. */
  readonly promises: ReadonlyMap<string, PanelObservation>;
}

/** What all panels said before a round. */
export function beforeRound(round: Round, panels: readonly PanelObservation[]): Before {
  const latest = new Map<string, PanelObservation>();
  for (const panel of panels) if (isBefore(panel, round.start)) latest.set(panel.tab, panel);
  const promises = new Map<string, PanelObservation>();
  for (const panel of latest.values()) {
    const hash = hashOn(panel, 'announced.commitment');
    if (hash) promises.set(hash, promisedSince(panel, panels));
  }
  const own = latest.get(round.tab) ?? null;
  return { here: own?.load === round.start.load ? own : null, promises };
}

/**
 * Where this panel's page began to promise what it promises here without a break. What is promised once more when its
 * seed is out is a promise of its own.
 */
export function promisedSince(
  panel: PanelObservation,
  panels: readonly PanelObservation[],
): PanelObservation {
  const promise = textOf(panel, 'announced.commitment');
  const isOut = promisesWhatIsOut(panel);
  let since = panel;
  for (let i = panels.indexOf(panel) - 1; i >= 0; i--) {
    const earlier = panels[i]!;
    if (earlier.load !== panel.load) continue;
    if (textOf(earlier, 'announced.commitment') !== promise || promisesWhatIsOut(earlier) !== isOut) break;
    since = earlier;
  }
  return since;
}

/** A reveal and how sure it is that it belongs to its round. */
export interface Link {
  readonly shown: SeenReveal;
  /** By the commitment promised before the bet; by the panel's roll-over behind the hand; or only for want of another. */
  readonly by: 'promise' | 'roll-over' | 'guess';
}

/** Gives each reveal to the round it belongs to. `before` is what was promised before each round. */
export function linkReveals(
  rounds: readonly Round[],
  before: ReadonlyMap<Round, Before>,
  reveals: readonly SeenReveal[],
  panels: readonly PanelObservation[],
): Map<Round, Link> {
  const links = new Map<Round, Link>();
  const rest = reveals.filter((shown) => {
    // Seeds are used in the order of the bets, whichever tab shows them first.
    const round = rounds.find(
      (candidate) =>
        !links.has(candidate) &&
        !isBefore(shown.panel, candidate.start) &&
        shown.hashes.some(
          (hash) =>
            before.get(candidate)?.promises.has(hash) && !outlived(candidate, hash, panels, shown.panel.seq),
        ),
    );
    if (round) links.set(round, { shown, by: 'promise' });
    return !round;
  });
  for (const shown of rest) {
    const { tab } = shown.panel;
    const earlier = rounds.filter((round) => round.tab === tab && !isBefore(shown.panel, round.start));
    const round = earlier.findLast((candidate) => overBy(candidate, earlier, shown.panel));
    if (!round || links.has(round)) continue;
    const watched =
      shown.rolledOver && wasWatched(round, earlier, before.get(round)?.here ?? null, shown.panel);
    const alone =
      rest.filter(({ panel }) => panel.tab === tab && belongsBehind(panel, round, rounds)).length === 1;
    links.set(round, { shown, by: watched && alone ? 'roll-over' : 'guess' });
  }
  return links;
}

/**
 * Whether a commitment was still promised, before `seq`, on a page that the tab loaded after a round was over: that
 * round was another account's. A page that was there all along may only not have rolled over yet.
 */
function outlived(
  { tab, tables }: Round,
  hash: string,
  panels: readonly PanelObservation[],
  seq: number,
): boolean {
  const over = tables.find(({ reading }) => reading.stage === 'over');
  if (!over) return false;
  return panels.some(
    (panel) =>
      panel.tab === tab &&
      panel.load !== over.load &&
      panel.seq > over.seq &&
      panel.seq < seq &&
      hashOn(panel, 'announced.commitment') === hash,
  );
}

/** Whether the panel that rolled over was on the round's page before it, and had followed the round before that. */
function wasWatched(
  round: Round,
  earlier: readonly Round[],
  here: PanelObservation | null,
  { load }: PanelObservation,
): boolean {
  return (
    here?.load === load && !earlier.some(({ start }) => start.seq > here.seq && start.seq < round.start.seq)
  );
}

/**
 * Whether a round may have been over when a panel changed. The last round's panel may change while its final cards are
 * still being turned, or in one tick with all of it; an earlier one's hand has ended in any case.
 */
function overBy(round: Round, earlier: readonly Round[], { load, tick, seq }: PanelObservation): boolean {
  if (round !== earlier.at(-1)) return true;
  const overs = round.tables.filter(({ reading }) => reading.stage === 'over');
  if (seq < round.start.seq) return overs.some((table) => table.load === load && table.tick === tick);
  return overs.length > 0 || round.tables.every((table) => table.seq > seq);
}
