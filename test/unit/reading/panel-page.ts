/**
 * What is read of a panel whose labels alone are known, without layout.
 * @module
 */
import './all-seen.ts';
import type { PanelReading } from '../../../src/core/observation.ts';
import { survey } from '../../../src/reading/survey.ts';
import { readAs } from '../../../src/sites/read-as.ts';

const generic = readAs('generic');

/** The fields that the page shows now. */
export const fieldsNow = (): PanelReading['fields'] =>
  generic.readPanel(survey(document))?.reading.fields ?? {};

/** The part of the page that they are read from. */
export const regionNow = (): Element | null => generic.readPanel(survey(document))?.region ?? null;

/** The fields on the page when it has gone on to this. */
export function fieldsNext(html: string): PanelReading['fields'] {
  document.body.innerHTML = html;
  return fieldsNow();
}

/** The fields on a page of its own, of which nothing is remembered. */
export function fieldsOn(html: string): PanelReading['fields'] {
  document.body.replaceWith(document.createElement('body'));
  return fieldsNext(html);
}
