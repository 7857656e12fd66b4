/**
 * What the player typed as the client seed, and what the casino made of it. A box shows a text that was not saved all the
 * same, and the casino deals from the one that it has; others take what was typed and write it in their own way. Such a
 * hand accuses nobody, and is not green.
 * @module
 */
import { isTyped, type Observation } from '../observation.ts';
import { type PanelObservation, stretchOf, textOf } from '../panels.ts';
import type { Seen } from './seeding.ts';

/**
 * Whether what was used is what was typed, as a casino may write it that takes no blanks or signs, no capitals, or so many
 * characters: the player's part is in it, and there is little to choose.
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
 * beside the box pressed between that and the bet, nor did the casino itself say the new one: on a page that was loaded
 * meanwhile, or as what a bet was dealt from. `panels` are those that may tell, by `seq`.
 */
export function mayBeUnsaved(
  shown: PanelObservation,
  used: string,
  by: Observation,
  panels: readonly PanelObservation[],
  { observations }: Pick<Seen, 'observations'>,
): boolean {
  const text = textOf(shown, 'announced.clientSeed');
  const stated = panels.filter(
    (panel) => panel.load === shown.load && panel.seq <= shown.seq && textOf(panel, 'announced.clientSeed'),
  );
  const last = stated.findLast((panel) => textOf(panel, 'announced.clientSeed') !== text);
  if (!last || !stated.some((panel) => textOf(panel, 'announced.clientSeed') === used)) return false;
  const since = stated.find(({ seq }) => seq > last.seq)!;
  const isHere = ({ load }: Observation): boolean => load === shown.load;
  const typed = stretchOf(observations, last.seq, since.seq).findLast((one) => isHere(one) && isTyped(one));
  if (!typed) return false;
  const meanwhile = stretchOf(observations, typed.seq, by.seq);
  const wasPressed = meanwhile.some(
    (one) => isHere(one) && one.reading.kind === 'entered' && one.reading.pressed,
  );
  const isNew = ({ load }: Observation): boolean =>
    observations.find((one) => one.load === load)!.seq > typed.seq;
  const isSaid = panels.some(
    (panel) =>
      panel.seq > typed.seq &&
      panel.seq < by.seq &&
      ((textOf(panel, 'announced.clientSeed') === text && isNew(panel)) ||
        textOf(panel, 'reported.clientSeed') === text),
  );
  return !wasPressed && !isSaid;
}
