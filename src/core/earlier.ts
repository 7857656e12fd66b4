/**
 * Reads entries as earlier versions wrote them. What is stored is never changed: its digest is over what was written.
 * @module
 */
import type { LogEntry } from './chain.ts';
import type { Observation } from './observation.ts';
import { isSighting } from './sightings.ts';

/** An entry as an observation of today; null where it is another kind of entry. */
export function observationOf(entry: LogEntry): Observation | null {
  if (!('reading' in entry)) return null;
  const { digest: _, hashes: __, ...observation } = entry as unknown as Observation & Record<string, unknown>;
  const { reading } = observation;
  if (reading.kind === 'panel')
    return { ...observation, reading: { ...reading, fields: renamed(reading.fields) } };
  if ((reading.kind as string) === 'key') return { ...observation, reading: { kind: 'press', by: 'key' } };
  return observation;
}

/** The observation in an entry of any form, as a file has it; null where it has not the form of one. */
export function observationIn(entry: unknown): Observation | null {
  const { reading } = Object(entry);
  if (!isObject(reading) || (reading.kind === 'panel' && !isObject(reading.fields))) return null;
  const observation = observationOf(entry as LogEntry);
  if (!observation) return null;
  const { seq, site, tab, ...sighting } = observation;
  const placed = Number.isSafeInteger(seq) && typeof site === 'string' && typeof tab === 'string';
  return placed && isSighting(sighting) ? observation : null;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** In the first version, `next.` and `last.` stood for what a panel announces and reports. */
function renamed<F extends object>(fields: F): F {
  const entries = Object.entries(fields);
  if (!entries.some(([name]) => /^(next|last)\./.test(name))) return fields;
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name.replace(/^next\./, 'announced.').replace(/^last\./, 'reported.'),
      value,
    ]),
  ) as F;
}
