/**
 * All that was seen of a site where each bet has a server seed of its own, and what was made of it.
 * @module
 */
import { groupBy } from '../groups.ts';
import { isTyped, type Observation } from '../observation.ts';
import { hashOn, type PanelObservation } from '../panels.ts';
import { isTable, type Round, type TableObservation } from '../round.ts';
import type { Scheme } from '../scheme.ts';
import type { Reason } from '../verdict.ts';
import { type Link, laggingIn, linkReveals } from './per-bet-links.ts';
import { outOfTurnIn } from './per-bet-nonces.ts';
import {
  type Before,
  type Bet,
  beforeRounds,
  firstOf,
  type Place,
  placesOf,
  revealsOn,
  type SeenReveal,
  slowestFills,
} from './per-bet-panels.ts';
import { betsWithoutCards } from './per-bet-unseen.ts';
import { onlyShown, type Seen, untilOf } from './seeding.ts';

/** All that was seen of a site, and what was made of it. */
export interface Known extends Seen {
  readonly places: ReadonlyMap<PanelObservation, Place>;
  /** What was promised before each round. */
  readonly before: ReadonlyMap<Round, Before>;
  readonly links: ReadonlyMap<Round, Link>;
  /** All seeds that panels show, in the order in which they were first seen. */
  readonly reveals: readonly SeenReveal[];
  /** The panels of each page load. */
  readonly panelsOf: ReadonlyMap<string, readonly PanelObservation[]>;
  /** The place of each round among all. */
  readonly at: ReadonlyMap<Round, number>;
  /** The rounds of each tab. */
  readonly roundsOf: ReadonlyMap<string, readonly Round[]>;
  /** The place of each round among those of its tab. */
  readonly atOfTab: ReadonlyMap<Round, number>;
  /** The round before each on its tab, where there was one. */
  readonly previous: ReadonlyMap<Round, Round>;
  /** Until when each round's table may have been played: the tab's next round, or the last that was seen of it. */
  readonly until: ReadonlyMap<Round, number>;
  /** Rounds for which nothing was pressed while another tab was played. */
  readonly beside: ReadonlySet<Round>;
  /** Rounds that a page may have dealt by itself, and whose table may lag behind its panel. */
  readonly lagging: ReadonlySet<Round>;
  /** What was promised before bets of which no card was seen. */
  readonly unseen: ReadonlyMap<Bet, Before>;
  /** What was promised before all of these: any of them may have used it. */
  readonly unaccounted: ReadonlyMap<Bet, Before>;
  /** The panels that tell of seeds which were linked to a round. */
  readonly accounted: ReadonlySet<PanelObservation>;
  /** Hashes of the seeds that are out, and which panel showed each first. */
  readonly out: ReadonlyMap<string, PanelObservation>;
  /** Which panel first showed the seeds of each hash. */
  readonly revealed: ReadonlyMap<string, PanelObservation>;
  /** The longest for which each page load's panel was without a commitment until it came without a bet, in ms. */
  readonly slowestFill: ReadonlyMap<string, number>;
  /** Looks at the tables of each page load. */
  readonly looksOf: ReadonlyMap<string, readonly TableObservation[]>;
  /** When the player entered something on a panel, and when he typed it. */
  readonly entered: readonly Observation[];
  readonly typed: readonly Observation[];
  /** What is to be said of rounds whose nonce does not follow those that were seen before; null of those whose does. */
  readonly outOfTurn: ReadonlyMap<Bet, Reason | null>;
}

/** A round among all that. */
export interface Context extends Known {
  readonly round: Round;
  readonly scheme: Scheme;
}

/** The round behind this one on its tab; undefined where there is none. */
export const nextOf = ({ round, roundsOf, atOfTab }: Context): Round | undefined =>
  roundsOf.get(round.tab)![atOfTab.get(round)! + 1];

export function knownOf(seen: Seen): Known {
  const { observations, panels, rounds, schemes } = seen;
  const places = placesOf(panels);
  const before = beforeRounds(rounds, panels, places);
  const panelsOf = groupBy(panels, ({ load }) => load);
  const looksOf = groupBy(observations.filter(isTable), ({ load }) => load);
  const unseen = beforeRounds(betsWithoutCards(seen, { places, panelsOf, looksOf }), panels, places);
  const reveals = revealsOn(panels, schemes);
  const links = linkReveals({ rounds, schemes, before, reveals, panels, places, unseen });
  const unlinked = rounds.filter((round) => !links.has(round));
  const until = untilOf(seen);
  const roundsOf = groupBy(rounds, ({ tab }) => tab);
  const out = new Map<string, PanelObservation>();
  for (const panel of panels) {
    const hash = hashOn(panel, 'reported.commitment');
    if (hash && !out.has(hash)) out.set(hash, panel);
  }
  const revealed = new Map<string, PanelObservation>();
  // The same seeds may be shown in more forms than one: the first counts.
  for (const shown of reveals.toReversed())
    for (const hash of shown.hashes) {
      revealed.set(hash, firstOf(shown));
      out.set(hash, shown.outSince);
    }
  const known = {
    ...seen,
    places,
    before,
    links,
    reveals,
    panelsOf,
    at: new Map(rounds.map((round, i) => [round, i])),
    roundsOf,
    atOfTab: new Map([...roundsOf.values()].flatMap((ofTab) => ofTab.map((round, i) => [round, i]))),
    previous: new Map(
      [...roundsOf.values()].flatMap((ofTab) => ofTab.slice(1).map((one, i) => [one, ofTab[i]!])),
    ),
    until,
    beside: onlyShown(rounds, until),
    lagging: laggingIn(roundsOf, { before, places }, links),
    unseen,
    unaccounted: new Map<Bet, Before>([
      ...unlinked.map((round) => [round, before.get(round)!] as const),
      ...unseen,
    ]),
    accounted: new Set([...links.values()].flatMap(({ shown }) => [...shown.panels, ...shown.named])),
    out,
    revealed,
    slowestFill: slowestFills(observations),
    looksOf,
    entered: observations.filter(({ reading }) => reading.kind === 'entered'),
    typed: observations.filter(isTyped),
  };
  return { ...known, outOfTurn: outOfTurnIn(known) };
}
