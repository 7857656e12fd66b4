/**
 * Reads entries as earlier versions wrote them. What is stored is never changed: its digest is over what was written.
 * @module
 */
import type { Observation } from '../core/observation.ts';
import type { Stored } from './store.ts';

/** An entry as an observation of today; null where it is another kind of entry. */
export function observationOf(entry: Stored): Observation | null {
  if (!('reading' in entry)) return null;
  const { digest: _, hashes: __, ...observation } = entry as unknown as Observation & Record<string, unknown>;
  const { reading } = observation;
  if (reading.kind === 'panel')
    return { ...observation, reading: { ...reading, fields: renamed(reading.fields) } };
  if ((reading.kind as string) === 'key') return { ...observation, reading: { kind: 'press', by: 'key' } };
  return observation;
}

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
