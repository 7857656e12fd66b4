/**
 * What a casino is to Cutcard: its hosts, how its pages are read, and which scheme each of its games uses.
 * @module
 */
import type { SiteSchemes } from '../core/assemble.ts';
import type { PanelReading, TableReading } from '../core/observation.ts';
import type { Seen } from '../reading/seen.ts';
import type { Survey } from '../reading/survey.ts';

export interface Site extends SiteSchemes {
  /** The first part of its schemes' ids. */
  readonly id: string;
  /** As the casino writes itself. */
  readonly name: string;
  /** Host names, each matched exactly. */
  readonly hosts: readonly string[];
  /** The fairness panel, or null where the page shows none. */
  readPanel(survey: Survey): Seen<PanelReading> | null;
  /** The table, or null where the page shows none. */
  readTable(survey: Survey): Seen<TableReading> | null;
}
