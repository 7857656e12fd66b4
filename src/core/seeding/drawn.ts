/**
 * Whether the player may have had a new client seed drawn, by a control of which nobody here knows what it does: an icon,
 * an item of a menu, wherever it stands. What changes behind such a press may be the player's doing or the casino's: it
 * accuses nobody, and is not green.
 * @module
 */
import { sameOutcome } from '../games/tables.ts';
import { isTyped, type Observation } from '../observation.ts';
import { type PanelObservation, textOf } from '../panels.ts';
import type { Round } from '../round.ts';
import type { Seen } from './seeding.ts';

/**
 * Whether anything but a control that bets was pressed, on whatever page, behind the cards of the hand before and before
 * another client seed was shown than a panel's: one that is drawn anew in steps says something new meanwhile, and one
 * that is slow answers two presses one after the other. What was pressed with cards on their way counts where the panel
 * said nothing new since. What the player typed behind a press took the place of what that drew; and where anything was
 * typed behind the panel, that is no question any more.
 */
export function mayHaveDrawn(panel: PanelObservation, by: Observation, seen: Seen): boolean {
  const { rounds, panels, observations } = seen;
  const clientSeed = textOf(panel, 'announced.clientSeed');
  const ofLoad = panels.filter(({ load, seq }) => load === panel.load && seq <= panel.seq);
  const last = ofLoad.findLast((one) => !one.confirmed && textOf(one, 'announced.clientSeed') === clientSeed);
  const hand = rounds.findLast(({ start }) => start.load === panel.load && start.seq < by.seq);
  const since = hand ? lastCardsOf(hand) : ofLoad.find((one) => textOf(one, 'announced.clientSeed'))!;
  const typed = observations.findLast((one) => isTyped(one) && one.seq < panel.seq);
  const from = Math.max(Math.min((last ?? panel).seq, since.seq), typed?.seq ?? 0);
  return observations.some(
    ({ reading, seq }) =>
      (reading.kind === 'press' || reading.kind === 'entered') && seq > from && seq < by.seq,
  );
}

/** Where what a hand came to was first seen. */
function lastCardsOf({ start, tables }: Round): Observation {
  const last = tables.at(-1)!;
  return tables.find(({ reading }) => sameOutcome(reading, last.reading)) ?? start;
}
