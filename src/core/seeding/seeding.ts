/**
 * How a casino's seeds relate to its hands: the questions that assembling a hand asks, whatever the answer rests on.
 * @module
 */
import type { EvidenceRef } from '../evidence.ts';
import type { Commitment } from '../hand.ts';
import type { Observation } from '../observation.ts';
import type { PanelObservation } from '../panels.ts';
import { type Round, untilNext } from '../round.ts';
import type { Reveal, Scheme } from '../scheme.ts';
import type { Sliced } from '../slices.ts';
import type { Check, Reason } from '../verdict.ts';

/** All that was seen of one site. */
export interface Seen {
  readonly observations: readonly Observation[];
  readonly panels: readonly PanelObservation[];
  /** In the order they began. */
  readonly rounds: readonly Round[];
  /** The schemes of all the site's games: one panel serves them all, and a reveal may be any of theirs. */
  readonly schemes: readonly Scheme[];
  /** Rounds whose tabs were closed behind them, or went on to another site. */
  readonly gone: ReadonlySet<Round>;
  /** Whether what stands in the box of the client seed is sent with each bet, so that nothing typed there waits to be saved. */
  readonly sendsClientSeed: boolean;
}

/** Seeds that belong to a round, and the panel they were first seen on. */
export interface Revealed {
  readonly reveal: Reveal;
  readonly panel: PanelObservation;
}

/** What is known of the seeds of one round. */
export interface Seeded {
  /** What was announced for it, else what was reported when it was over. */
  readonly commitment: Commitment | null;
  /** The client seed that the deal must follow; null where it was not seen. */
  readonly clientSeed: string | null;
  readonly nonce: number | null;
  readonly revealed: Revealed | null;
  /** Whether the seeds that were used are those that were announced, each in its turn. */
  readonly continuity: Check;
  /** What is to be said of that. */
  readonly reasons: readonly Reason[];
  /** What could not be read of the seeds although it stood where it should. */
  readonly unread: readonly Reason[];
  /** Why a difference, if there is one, may lie in the readings of panels. */
  readonly doubts: readonly Reason[];
  readonly evidence: {
    /** What was seen before the bet. */
    readonly announced: readonly EvidenceRef[];
    /** What was seen when the hand was over. */
    readonly reported: readonly EvidenceRef[];
  };
}

/** Looks at all that was seen once, and then answers for each of its rounds, played by the rule of `scheme`. */
export type Seeding = (seen: Seen) => Sliced<(round: Round, scheme: Scheme) => Seeded>;

/** Until when each round's table may have been played: the tab's next round, or the last that was seen of it. */
export const untilOf = ({ observations, rounds }: Seen): Map<Round, number> =>
  untilNext(rounds, new Map(observations.map(({ tab, seq }) => [tab, seq])));

/**
 * The rounds for which nothing was pressed while another tab was played: theirs may have shown what lay on the tables of
 * that, one after the other.
 */
export function onlyShown(rounds: readonly Round[], until: ReadonlyMap<Round, number>): Set<Round> {
  const shown = new Set<Round>();
  const add = (round: Round) => {
    if (!round.sent) shown.add(round);
  };
  // The last round of each tab, as long as it may be played.
  const open = new Map<string, Round>();
  for (const round of rounds) {
    for (const [tab, other] of open) {
      if (until.get(other)! <= round.start.seq) open.delete(tab);
      else for (const one of [round, other]) add(one);
    }
    open.set(round.tab, round);
  }
  return shown;
}
