/**
 * What the player has shown of a page, put into the site's record. From then on what was shown is found in its place or
 * not at all: nothing else that has the same name is taken for it.
 * @module
 */
import type { PanelField } from '../../core/observation.ts';
import type { Places } from '../../sites/read-as.ts';
import type { PanelRecord, TableRecord } from '../../sites/site.ts';

/** What can be shown, in the order in which it is asked for. */
export const THINGS = [
  'commitment',
  'client-seed',
  'nonce',
  'revealed-seed',
  'dealer-cards',
  'player-cards',
  'bet-button',
  'move-button',
] as const;
export type Thing = (typeof THINGS)[number];

/** Where something stands: by selectors, or beside what the page itself calls it. */
export interface Spot {
  readonly selectors?: readonly string[];
  readonly said?: readonly string[];
  /** A selector of the part of the page in which it is called so. */
  readonly within?: string;
}

export type Lessons = Readonly<Partial<Record<Thing, Spot>>>;

export const FIELD_OF = {
  commitment: 'announced.commitment',
  'client-seed': 'announced.clientSeed',
  nonce: 'announced.nonce',
  'revealed-seed': 'reported.serverSeed',
} as const satisfies Partial<Record<Thing, PanelField>>;
export type ValueThing = keyof typeof FIELD_OF;

const VALUES = Object.keys(FIELD_OF) as ValueThing[];

/** The record with what was shown; `isBaccarat`: whether the table is one of baccarat, whose banker is the dealer. */
export function withLessons<R extends Places>(record: R, lessons: Lessons, isBaccarat = false): R {
  return {
    ...record,
    panels: record.panels.map((panel) => panelWith(panel, lessons)),
    tables: tablesWith(record.tables, lessons, isBaccarat),
  };
}

function panelWith(panel: PanelRecord, lessons: Lessons): PanelRecord {
  const shown = VALUES.flatMap((thing) => {
    const spot = lessons[thing];
    // What is said of a hand that is over need not stand there before the first.
    const optional = thing === 'revealed-seed' && { optional: true as const };
    return spot ? [[FIELD_OF[thing], { ...spot, ...optional }] as const] : [];
  });
  if (shown.length === 0) return panel;
  return { ...panel, fields: { ...panel.fields, ...Object.fromEntries(shown) }, taught: true };
}

function tablesWith(
  tables: readonly TableRecord[],
  lessons: Lessons,
  isBaccarat: boolean,
): readonly TableRecord[] {
  const [dealer, player, bet, play] = (
    ['dealer-cards', 'player-cards', 'bet-button', 'move-button'] as const
  ).map((thing) => lessons[thing]?.selectors);
  const controls = { ...(bet && { bet }), ...(play && { play }) };
  const all = tables.map((table) =>
    bet || play ? { ...table, controls: { ...table.controls, ...controls } } : table,
  );
  if (!dealer || !player) return all;
  const places = { dealer: dealer.join(), banker: dealer.join(), player: player.join() };
  const game = isBaccarat ? 'baccarat' : 'blackjack';
  const known = all.find((table) => table.game === game);
  const shown: TableRecord = {
    ...known,
    ...(bet || play ? { controls: { ...known?.controls, ...controls } } : {}),
    game,
    places,
    taught: true,
  };
  return [shown, ...all.filter((table) => table.game !== game)];
}
