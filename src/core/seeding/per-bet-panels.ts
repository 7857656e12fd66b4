/**
 * What panels of one site said, and since when, where each bet has a server seed of its own. One pass over all panels.
 * @module
 */
import { getOr } from '../groups.ts';
import { isBefore, type Observation, type PanelField } from '../observation.ts';
import {
  hashesOf,
  hashOn,
  isConfirmed,
  isPanel,
  type PanelObservation,
  promisesWhatIsOut,
  revealOn,
  stretchOf,
  textOf,
} from '../panels.ts';
import type { Round, TableObservation } from '../round.ts';
import type { Reveal, Scheme } from '../scheme.ts';

/** What is known of a panel by those before it. */
export interface Place {
  /** The one before it on its page load. */
  readonly previous: PanelObservation | null;
  /**
   * Where its page load began to promise what it promises here. That the promise could not be read meanwhile, or was
   * blank, is no break; what is promised once more when its seed is out is a promise of its own.
   */
  readonly promisedSince: PanelObservation;
  /** The hash that its page load had promised before; empty where none. */
  readonly promisedBefore: string;
  /** Whether the promise was read twice since. */
  readonly promisedTwice: boolean;
  /** Where its tab began to show the client seed that it shows. */
  readonly clientSeedSince: PanelObservation;
  /** Whether its page load has shown no other. */
  readonly isFirstClientSeed: boolean;
  /** Where its tab began to show the seeds that it shows as the last hand's; null where it shows none. */
  readonly reportedSince: PanelObservation | null;
}

/** The last of a load, or of a tab, as the panels are gone through. */
interface Trail {
  previous: PanelObservation | null;
  promise: { readonly key: string; readonly since: PanelObservation; twice: boolean } | null;
  /** The hash promised last, and the other one before. */
  promised: string;
  promisedBefore: string;
  readonly clientSeeds: Set<string>;
}

interface TabTrail {
  clientSeed: { readonly text: string; readonly since: PanelObservation } | null;
  reported: { readonly key: string; readonly since: PanelObservation } | null;
}

const REPORTED: readonly PanelField[] = ['reported.serverSeed', 'reported.secret', 'reported.commitment'];

export function placesOf(panels: readonly PanelObservation[]): Map<PanelObservation, Place> {
  const places = new Map<PanelObservation, Place>();
  const loads = new Map<string, Trail>();
  const tabs = new Map<string, TabTrail>();
  for (const panel of panels) {
    const trail = getOr(loads, panel.load, () => ({
      previous: null,
      promise: null,
      promised: '',
      promisedBefore: '',
      clientSeeds: new Set<string>(),
    }));
    const tab = getOr(tabs, panel.tab, () => ({ clientSeed: null, reported: null }));
    const hash = hashOn(panel, 'announced.commitment');
    const key = hash && `${hash} ${promisesWhatIsOut(panel)}`;
    if (key && trail.promise?.key !== key) trail.promise = { key, since: panel, twice: false };
    if (hash && hash !== trail.promised) {
      trail.promisedBefore = trail.promised;
      trail.promised = hash;
    }
    if (key && isConfirmed(panel, panels)) trail.promise!.twice = true;
    const clientSeed = textOf(panel, 'announced.clientSeed');
    if (clientSeed !== null && tab.clientSeed?.text !== clientSeed)
      tab.clientSeed = { text: clientSeed, since: panel };
    if (clientSeed) trail.clientSeeds.add(clientSeed);
    const reported = REPORTED.map((field) => textOf(panel, field)).join(' ');
    if (reported.trim() && tab.reported?.key !== reported) tab.reported = { key: reported, since: panel };
    places.set(panel, {
      previous: trail.previous,
      promisedSince: key ? trail.promise!.since : panel,
      promisedBefore: trail.promisedBefore,
      promisedTwice: trail.promise?.twice === true,
      clientSeedSince: tab.clientSeed?.since ?? panel,
      isFirstClientSeed: trail.clientSeeds.size < 2,
      reportedSince: reported.trim() ? tab.reported!.since : null,
    });
    trail.previous = panel;
  }
  return places;
}

/** The longest for which the panel of each page load left the commitment blank until it came without a bet, in ms. */
export function slowestFills(observations: readonly Observation[]): ReadonlyMap<string, number> {
  const slowest = new Map<string, number>();
  /** Of each load whose commitment is blank, since when, and whether a bet was seen meanwhile. */
  const blank = new Map<string, { readonly at: number; byBet: boolean }>();
  for (const one of observations) {
    const { load, at, reading } = one;
    const since = blank.get(load);
    if (reading.kind === 'bet' && since) since.byBet = true;
    if (!isPanel(one)) continue;
    const text = textOf(one, 'announced.commitment');
    if (text === '') {
      if (!since) blank.set(load, { at, byBet: false });
      continue;
    }
    blank.delete(load);
    if (text && since && !since.byBet) slowest.set(load, Math.max(at - since.at, slowest.get(load) ?? 0));
  }
  return slowest;
}

/** A round, or a bet of which no card was seen. */
export type Bet = Pick<Round, 'tab' | 'start' | 'tables'>;

/** What a round's player could see before the bet. */
export interface Before {
  /** The panel on the page of the round as it last was; null where that page had shown none. */
  readonly here: PanelObservation | null;
  /** The commitments promised for the next hand, on any tab's panel as it last was, with where each was seen first. */
  readonly promises: ReadonlyMap<string, PanelObservation>;
}

/** What all panels said before each round. Both are in the order of the log. */
export function beforeRounds<R extends Bet>(
  rounds: readonly R[],
  panels: readonly PanelObservation[],
  places: ReadonlyMap<PanelObservation, Place>,
): Map<R, Before> {
  const before = new Map<R, Before>();
  const latest = new Map<string, PanelObservation>();
  /** The promise that a load last made, for when it can't be read. */
  const promising = new Map<string, PanelObservation>();
  let next = 0;
  for (const round of rounds) {
    for (; next < panels.length && isBefore(panels[next]!, round.start); next++) {
      const panel = panels[next]!;
      latest.set(panel.tab, panel);
      if (hashOn(panel, 'announced.commitment')) promising.set(panel.tab, panel);
    }
    const promises = new Map<string, PanelObservation>();
    for (const [tab, panel] of promising) {
      // One that is blank now is not promised any more; one that can't be read still may be.
      if (latest.get(tab)!.load !== panel.load || textOf(latest.get(tab)!, 'announced.commitment') === '')
        continue;
      const hash = hashOn(panel, 'announced.commitment');
      const since = places.get(panel)!.promisedSince;
      const known = promises.get(hash);
      if (!known || since.seq < known.seq) promises.set(hash, since);
    }
    const own = latest.get(round.tab);
    before.set(round, { here: own?.load === round.start.load ? own : null, promises });
  }
  return before;
}

/** Seeds that panels showed as the last hand's. */
export interface SeenReveal {
  readonly reveal: Reveal;
  /** The hashes the casino may have committed to them with. */
  readonly hashes: readonly string[];
  /** The panels that show them, in order. What stands beside them may be of another hand on those that are slow. */
  readonly panels: readonly PanelObservation[];
  /** The panels that name their hash as the last hand's, with the seeds or without. */
  readonly named: readonly PanelObservation[];
  /** The first panel that showed them or, slower with the seeds than with their hash, that hash as the last hand's. */
  readonly outSince: PanelObservation;
}

/** The reveals on these panels, in the order in which they were first seen. */
export function revealsOn(panels: readonly PanelObservation[], schemes: readonly Scheme[]): SeenReveal[] {
  const found = new Map<string, SeenReveal & { readonly panels: PanelObservation[] }>();
  const reported = new Map<string, PanelObservation[]>();
  for (const panel of panels) {
    const beside = hashOn(panel, 'reported.commitment');
    getOr(reported, beside, () => []).push(panel);
    const reveal = revealOn(panel, schemes);
    if (!reveal) continue;
    const identity = JSON.stringify(reveal);
    const known = found.get(identity);
    if (known) known.panels.push(panel);
    else {
      const hashes = hashesOf(reveal, schemes);
      const outSince = hashes.flatMap((hash) => reported.get(hash)?.[0] ?? [])[0] ?? panel;
      found.set(identity, { reveal, hashes, panels: [panel], named: [], outSince });
    }
  }
  return [...found.values()].map((one) => ({
    ...one,
    named: one.hashes.flatMap((hash) => reported.get(hash) ?? []),
  }));
}

/** Whether a panel names the hash of these seeds as the last hand's. */
export const namesHashOf = ({ hashes }: SeenReveal, panel: PanelObservation): boolean =>
  hashes.includes(hashOn(panel, 'reported.commitment'));

/** Whether a panel shows these seeds as the last hand's, or their hash as its. */
export const tellsOf = (shown: SeenReveal, panel: PanelObservation): boolean =>
  namesHashOf(shown, panel) || shown.panels.includes(panel);

/** Where seeds were seen first. */
export const firstOf = ({ panels }: SeenReveal): PanelObservation => panels[0]!;

/**
 * The panel that says most surely what goes with these seeds: the last that names their own hash, or names none, since
 * one that is slow is right in the end.
 */
export function settledOf(shown: SeenReveal): PanelObservation {
  return shown.panels.findLast((panel) => namesHashOf(shown, panel)) ?? shown.panels.at(-1)!;
}

/** Whether these seeds stand beside a hash of their own. */
export const areByOwnHash = (shown: SeenReveal): boolean => namesHashOf(shown, settledOf(shown));

/** The texts that stood in a field beside these seeds, or beside their hash, the surest first. */
export function textsBeside(shown: SeenReveal, field: PanelField): string[] {
  const panels = [settledOf(shown), ...shown.named.toReversed(), ...shown.panels.toReversed()];
  return [
    ...new Set(panels.map((panel) => textOf(panel, field)).filter((text) => text !== null && text !== '')),
  ] as string[];
}

/** Whether these seeds were read twice. */
export const isReadTwice = ({ panels }: SeenReveal, all: readonly PanelObservation[]): boolean =>
  panels.some((panel) => isConfirmed(panel, all));

/** Whether something was done by the player behind one observation and not behind another. */
export const wasDoneBetween = (acts: readonly Observation[], from: Observation, to: Observation): boolean =>
  acts.some(({ seq }) => seq > from.seq && seq < to.seq);

/** A look, read twice, at a table at rest. */
export const isRest = ({ reading, confirmed }: TableObservation): boolean =>
  confirmed && reading.stage === 'resting';

interface Looked {
  readonly places: ReadonlyMap<PanelObservation, Place>;
  readonly panelsOf: ReadonlyMap<string, readonly PanelObservation[]>;
  readonly looksOf: ReadonlyMap<string, readonly TableObservation[]>;
}

/** What a page went on to promise behind a bet, before something else was seen, while the table rested; null if nothing. */
export function promisedAtRest(
  bet: Observation,
  to: Observation,
  { panelsOf, places, looksOf }: Looked,
): string | null {
  const next = stretchOf(panelsOf.get(bet.load) ?? [], bet.seq, to.seq).findLast(
    (panel) => hashOn(panel, 'announced.commitment') !== '',
  );
  if (!next) return null;
  const since = places.get(next)!.promisedSince;
  const looks = stretchOf(looksOf.get(bet.load) ?? [], bet.seq, to.seq);
  // What is at rest is looked at again only when it is not any more.
  const before = looks.findLast((look) => look.seq < since.seq);
  const behind = looks.filter((look) => look.seq > since.seq);
  const rested = before && isRest(before) && isBefore(since, behind[0] ?? to);
  return rested || behind.some(isRest) ? hashOn(next, 'announced.commitment') : null;
}
