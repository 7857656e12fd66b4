/**
 * What of the things that can be shown is found on the page already, and where.
 * @module
 */
import { controlsFor, startControls } from '../../reading/controls.ts';
import { isElement } from '../../reading/dom.ts';
import { locate } from '../../reading/panel.ts';
import { findPlaces } from '../../reading/places.ts';
import type { Survey } from '../../reading/survey.ts';
import type { Places } from '../../sites/places.ts';
import { type PageReader, panelOn, shownBy } from '../../sites/reader.ts';
import type { TableRecord } from '../../sites/site.ts';
import { FIELD_OF, type Thing, type ValueThing } from './lessons.ts';

export type Found = ReadonlyMap<Thing, readonly Element[]>;

const PLAYS = [
  'hit',
  'stand',
  'double',
  'split',
  'surrender',
  'insurance',
  'draw',
  'higher',
  'lower',
] as const;

/** The elements of each thing that the record finds on this page. */
export function findThings(survey: Survey, record: Places, site: PageReader): Found {
  const found = new Map<Thing, readonly Element[]>();
  const note = (thing: Thing, elements: readonly Element[]): void => {
    if (elements.length > 0) found.set(thing, elements);
  };
  const fields = panelOn(record.panels, survey)?.fields ?? {};
  for (const [thing, field] of Object.entries(FIELD_OF) as [ValueThing, (typeof FIELD_OF)[ValueThing]][]) {
    const place = fields[field];
    if (!place) continue;
    const { reading, holders } = locate(field, place, survey);
    if ('value' in reading && reading.value !== '') note(thing, holders);
  }
  const table = site.readTable(survey);
  const game = table?.reading.kind === 'table' ? table.reading.game : 'blackjack';
  const of = record.tables.find((one) => one.game === game);
  const shown = shownBy(survey, of);
  note('bet-button', startControls(shown));
  note('move-button', controlsFor(shown, PLAYS));
  if (game !== 'blackjack' && table?.reading.contents) {
    const region = table.region ? [table.region] : [];
    note('dealer-cards', region);
    note('player-cards', region);
    return found;
  }
  const { dealer, player } = findPlaces(survey, placesOf(of), false, []);
  // Headings alone say nothing of where the cards lie.
  if (table?.reading.contents || of?.taught) {
    note('dealer-cards', dealer.filter(isElement));
    note('player-cards', player.filter(isElement));
  }
  return found;
}

/** Whether a record has a thing's place as it was shown. */
export function isShownIn({ panels, tables }: Places, thing: Thing): boolean {
  if (thing in FIELD_OF) {
    const field = FIELD_OF[thing as ValueThing];
    return panels.some(({ taught, fields }) => taught && fields[field] && !fields[field].labels);
  }
  if (thing === 'bet-button') return tables.some(({ controls }) => controls?.bet || controls?.betSaid);
  if (thing === 'move-button') return tables.some(({ controls }) => controls?.play || controls?.playSaid);
  return tables.some(({ taught }) => taught);
}

function placesOf(table: TableRecord | undefined): Readonly<Record<'dealer' | 'player', string>> | null {
  return table?.game === 'blackjack' ? (table.places ?? null) : null;
}
