/**
 * What single readings of a fairness panel say.
 * @module
 */
import { type Found, isBefore, type Observation, type PanelField, type PanelReading } from './observation.ts';
import type { Round } from './round.ts';
import { REVEAL_FIELDS, type Reveal, type Scheme } from './scheme.ts';

export type PanelObservation = Observation & { readonly reading: PanelReading };

export const isPanel = <O extends Observation>(observation: O): observation is O & PanelObservation =>
  observation.reading.kind === 'panel';

/**
 * A field's text on a panel: empty where it is there and blank, null where it could not be read. Blanks around a client
 * seed are left out, as pages do where they show it and casinos where they take it.
 */
export function textOf(panel: PanelObservation, field: PanelField): string | null {
  const text = asTypedOn(panel, field);
  return field.endsWith('.clientSeed') ? (text?.trim() ?? null) : text;
}

/** The same with all blanks that stand in a box. */
export const asTypedOn = (panel: PanelObservation, field: PanelField): string | null =>
  foundOn(panel, field)?.value ?? null;

export function foundOn({ reading }: PanelObservation, field: PanelField): Found | null {
  const found = reading.fields[field];
  return found && 'value' in found ? found : null;
}

/** A hash as it is compared: case and blanks around it don't count. */
export const normalHash = (text: string): string => text.trim().toLowerCase();

/** A commitment on a panel as it is compared; empty where it is blank or could not be read. */
export const hashOn = (
  panel: PanelObservation,
  field: 'announced.commitment' | 'promised.commitment' | 'reported.commitment',
): string => normalHash(textOf(panel, field) ?? '');

/** A count of bets in digits, as nonces are; null of any other text. With more digits it would be a seed. */
export const nonceIn = (text: string): number | null => (/^\d{1,9}$/.test(text) ? Number(text) : null);

/** Whether a panel promises for the next hand what it shows as the last one's: that seed is out. */
export const promisesWhatIsOut = (panel: PanelObservation): boolean =>
  textOf(panel, 'announced.commitment') !== null &&
  hashOn(panel, 'announced.commitment') === hashOn(panel, 'reported.commitment');

/** Whether a panel is the receipt of one bet whose seed is kept back: its pair is in use still. */
export const isSealedReceipt = (panel: PanelObservation): boolean =>
  !textOf(panel, 'announced.commitment') &&
  !!textOf(panel, 'reported.nonce') &&
  textOf(panel, 'reported.serverSeed') === '';

/** The fullest reveal any of the schemes knows that the panel has, or null. */
export function revealOn(panel: PanelObservation, schemes: readonly Scheme[]): Reveal | null {
  const texts: Record<string, string> = {};
  for (const field of REVEAL_FIELDS) {
    const text = textOf(panel, `reported.${field}`);
    if (text) texts[field] = text;
  }
  const reveals = schemes.flatMap((scheme) => scheme.reveals);
  const forms = reveals.filter((form) => form.every((field) => texts[field] !== undefined));
  const fullest = forms.reduce<readonly string[]>((a, b) => (b.length > a.length ? b : a), []);
  return fullest.length ? Object.fromEntries(fullest.map((field) => [field, texts[field]!])) : null;
}

/** The hashes by which the schemes commit to a reveal, in every form they know. */
export const hashesOf = (reveal: Reveal, schemes: readonly Scheme[]): string[] =>
  schemes.flatMap((scheme) => scheme.commitments(reveal).map(({ hash }) => hash));

/** The same of what a panel reveals; none where it reveals nothing. */
export function hashesOut(panel: PanelObservation, schemes: readonly Scheme[]): string[] {
  const reveal = revealOn(panel, schemes);
  return reveal ? hashesOf(reveal, schemes) : [];
}

/** Whether the same panel was read again with the same result, at least 500 ms later. */
export const isConfirmed = (panel: PanelObservation, panels: readonly PanelObservation[]): boolean =>
  panel.confirmed || readTwice(panels).has(identityOf(panel));

const identityOf = (panel: PanelObservation): string => {
  const known = identities.get(panel) ?? JSON.stringify([panel.load, panel.reading]);
  identities.set(panel, known);
  return known;
};

const identities = new WeakMap<PanelObservation, string>();

/** What was read twice among these panels; kept with them, since it is asked for at every hand. */
function readTwice(panels: readonly PanelObservation[]): ReadonlySet<string> {
  let found = twice.get(panels);
  if (!found) {
    found = new Set(panels.filter(({ confirmed }) => confirmed).map(identityOf));
    twice.set(panels, found);
  }
  return found;
}

const twice = new WeakMap<readonly PanelObservation[], ReadonlySet<string>>();

/** How many of some panels, in order, were seen before something for certain. */
export function countBefore(panels: readonly PanelObservation[], seen: Observation): number {
  let count = placeOf(panels, seen.seq);
  while (count > 0 && !isBefore(panels[count - 1]!, seen)) count--;
  return count;
}

/** The last of some panels, in order, that was seen between this round's bet and the same tab's next, where there was one. */
export function lastBehind(
  panels: readonly PanelObservation[],
  { start }: Round,
  next: Round | undefined,
): PanelObservation | undefined {
  const panel = next ? panels[countBefore(panels, next.start) - 1] : panels.at(-1);
  return panel && !isBefore(panel, start) ? panel : undefined;
}

/** The place of the first of some things, in order, that has this number or a higher one; their count where none has. */
export function placeBy<T>(things: readonly T[], seq: number, seqOf: (one: T) => number): number {
  let [low, high] = [0, things.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (seqOf(things[middle]!) < seq) low = middle + 1;
    else high = middle;
  }
  return low;
}

const placeOf = (observations: readonly { readonly seq: number }[], seq: number): number =>
  placeBy(observations, seq, (one) => one.seq);

/** Those of some observations, in order, that have the numbers from `from` up to, but not with, `to`. */
export const stretchOf = <T extends { readonly seq: number }>(
  observations: readonly T[],
  from: number,
  to: number,
): readonly T[] => observations.slice(placeOf(observations, from), placeOf(observations, to));
