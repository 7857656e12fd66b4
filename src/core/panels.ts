/**
 * What single readings of a fairness panel say.
 * @module
 */
import { type Found, isBefore, type Observation, type PanelField, type PanelReading } from './observation.ts';
import type { Round } from './rounds.ts';
import { REVEAL_FIELDS, type Reveal, type Scheme } from './scheme.ts';

export type PanelObservation = Observation & { readonly reading: PanelReading };

export const isPanel = <O extends Observation>(observation: O): observation is O & PanelObservation =>
  observation.reading.kind === 'panel';

/** A field's text on a panel: empty where it is there and blank, null where it could not be read. */
export function textOf({ reading }: PanelObservation, field: PanelField): string | null {
  const found = reading.fields[field];
  return found && 'value' in found ? found.value : null;
}

export function foundOn({ reading }: PanelObservation, field: PanelField): Found | null {
  const found = reading.fields[field];
  return found && 'value' in found ? found : null;
}

/** A hash as it is compared: case and blanks around it don't count. */
export const normalHash = (text: string): string => text.trim().toLowerCase();

/** A commitment on a panel as it is compared; empty where it is blank or could not be read. */
export const hashOn = (
  panel: PanelObservation,
  field: 'announced.commitment' | 'reported.commitment',
): string => normalHash(textOf(panel, field) ?? '');

/** Whether a panel promises for the next hand what it shows as the last one's: that seed is out. */
export const promisesWhatIsOut = (panel: PanelObservation): boolean =>
  textOf(panel, 'announced.commitment') !== null &&
  hashOn(panel, 'announced.commitment') === hashOn(panel, 'reported.commitment');

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

/** Whether the same panel was read again with the same result, at least 500 ms later. */
export const isConfirmed = (panel: PanelObservation, panels: readonly PanelObservation[]): boolean =>
  panel.confirmed || readTwice(panels).has(identityOf(panel));

const identityOf = ({ load, reading }: PanelObservation): string => JSON.stringify([load, reading]);

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

/** Whether a panel was seen between this round's bet and the same tab's next. */
export function belongsBehind(panel: PanelObservation, round: Round, rounds: readonly Round[]): boolean {
  const next = rounds.find((other) => other.tab === round.tab && other.start.seq > round.start.seq);
  return !isBefore(panel, round.start) && (!next || isBefore(panel, next.start));
}
