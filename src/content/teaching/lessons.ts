/**
 * What the player has shown of a page, put into the site's record. From then on what was shown is found in its place or
 * not at all: nothing else that has the same name is taken for it.
 * @module
 */
import type { PanelField } from '../../core/observation.ts';
import type { Places } from '../../sites/places.ts';
import type { ControlPlaces, PanelRecord, TableRecord } from '../../sites/site.ts';

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

/** The games whose tables can be shown. */
export type ShownGame = Extract<TableRecord['game'], 'blackjack' | 'baccarat' | 'video-poker' | 'hilo'>;

/** The record with what was shown, of a table of this game. The dealer of baccarat is its banker; two games have none. */
export function withLessons<R extends Places>(record: R, lessons: Lessons, game: ShownGame = 'blackjack'): R {
  return {
    ...record,
    panels: record.panels.map((panel) => panelWith(panel, lessons)),
    tables: tablesWith(record.tables, lessons, game),
  };
}

/** What a hand of video poker has. A row of others is one of hilo. */
const HAND = 5;

/** The game of a table without a dealer, by the cards that lie there; null where they are not one hand. */
export function gameWithoutDealer(hands: readonly (readonly unknown[])[]): ShownGame | null {
  const [hand, ...others] = hands;
  if (!hand || others.length > 0) return null;
  return hand.length === HAND ? 'video-poker' : 'hilo';
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
  game: ShownGame,
): readonly TableRecord[] {
  const [dealer, player, bet, play] = (
    ['dealer-cards', 'player-cards', 'bet-button', 'move-button'] as const
  ).map((thing) => lessons[thing]?.selectors);
  const controls = { ...(bet && { bet }), ...(play && { play }) };
  if (game === 'video-poker' || game === 'hilo') {
    const known = tables.find((table) => table.game === game);
    const shown = withoutDealer(game, known, player, { ...known?.controls, ...controls });
    return [shown, ...tables.filter((table) => table !== known)];
  }
  const all = tables.map((table) =>
    bet || play ? { ...table, controls: { ...table.controls, ...controls } } : table,
  );
  if (!dealer || !player) return all;
  const places = { dealer: dealer.join(), banker: dealer.join(), player: player.join() };
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

/** A table of a game of one hand. Five cards are found wherever they lie; a row of hilo is where it was shown. */
function withoutDealer(
  game: 'video-poker' | 'hilo',
  known: TableRecord | undefined,
  player: readonly string[] | undefined,
  controls: ControlPlaces,
): TableRecord {
  const shown = { ...known, controls, taught: true as const };
  if (game === 'video-poker') return { payTables: [], ...shown, game };
  return { ...shown, game, ...(player && { drawn: player.join() }) };
}
