/**
 * What the player typed as the client seed, and what the casino made of it. A box shows a text that was not saved all the
 * same, and the casino deals from the one that it has; others take what was typed and write it in their own way. Such a
 * hand accuses nobody, and is not green.
 * @module
 */
import { groupBy } from '../groups.ts';
import { isTyped, type Observation } from '../observation.ts';
import { type PanelObservation, textOf } from '../panels.ts';
import type { Seen } from './seeding.ts';

/**
 * Whether what was used is what was typed, as a casino may write it that takes no blanks or signs, no capitals, or so many
 * characters: the player's part is in it, and of the few ways none can be chosen to suit.
 */
export function isRewritten(typed: string, used: string): boolean {
  const kept = [typed, typed.replace(/\s+/g, ''), typed.replace(/[^\p{L}\p{N}]+/gu, '')];
  const ways = kept.flatMap((text) => [text, text.toLowerCase()]);
  const isCut = used.length >= LEAST_KEPT && typed.startsWith(used);
  return isCut || (used !== '' && ways.includes(used));
}

/** No casino keeps fewer characters. */
const LEAST_KEPT = 16;

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
