/**
 * Whether what a panel shows as the client seed may be a text that the player typed and did not save. Its box shows it all
 * the same, and the casino deals from the one that it has: such a hand accuses nobody, and is not green.
 * @module
 */
import { groupBy } from '../groups.ts';
import { isTyped, type Observation } from '../observation.ts';
import { type PanelObservation, textOf } from '../panels.ts';
import type { Seen } from './seeding.ts';

/**
 * Whether the one that was `used` for a bet stood in the box of `shown` until the player typed, and neither was a control
 * beside the box pressed between that and the bet, nor did the casino itself say the new one since: on a page that was
 * loaded behind, or as what a bet was dealt from. `panels` are those that may tell, by `seq`.
 */
export function mayBeUnsaved(
  shown: PanelObservation,
  used: string,
  by: Observation,
  panels: readonly PanelObservation[],
  { observations }: Pick<Seen, 'observations'>,
): boolean {
  const text = textOf(shown, 'announced.clientSeed');
  const loads = groupBy(panels, ({ load }) => load);
  const before = loads
    .get(shown.load)!
    .filter((panel) => panel.seq < shown.seq && textOf(panel, 'announced.clientSeed'));
  const last = before.findLast((panel) => textOf(panel, 'announced.clientSeed') !== text);
  if (!last || !before.some((panel) => textOf(panel, 'announced.clientSeed') === used)) return false;
  const since = before.find(({ seq }) => seq > last.seq) ?? shown;
  const ofPage = observations.filter(({ load }) => load === shown.load);
  const typed = ofPage.findLast((one) => isTyped(one) && one.seq > last.seq && one.seq < since.seq);
  if (!typed) return false;
  const wasPressed = ofPage.some(
    ({ reading, seq }) => reading.kind === 'entered' && reading.pressed && seq > typed.seq && seq < by.seq,
  );
  const isSaid = panels.some(
    (panel) =>
      (textOf(panel, 'announced.clientSeed') === text && loads.get(panel.load)![0]!.seq > typed.seq) ||
      (textOf(panel, 'reported.clientSeed') === text && panel.seq > typed.seq),
  );
  return !wasPressed && !isSaid;
}
