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
  const { 'bet-button': bet, 'move-button': play } = lessons;
  const controls: ControlPlaces = {
    ...(bet?.selectors && { bet: bet.selectors }),
    ...(bet?.said && { betSaid: bet.said }),
    ...(play?.selectors && { play: play.selectors }),
    ...(play?.said && { playSaid: play.said }),
  };
  const shown = (table: TableRecord | undefined): ControlPlaces => {
    const { bet: b, betSaid, play: p, playSaid, ...rest } = table?.controls ?? {};
    const bets = bet ? {} : { ...(b && { bet: b }), ...(betSaid && { betSaid }) };
    const plays = play ? {} : { ...(p && { play: p }), ...(playSaid && { playSaid }) };
    return { ...rest, ...bets, ...plays, ...controls };
  };
  const [dealer, player] = (['dealer-cards', 'player-cards'] as const).map((thing) =>
    (lessons[thing] ?? spotIn({ tables }, thing))?.selectors?.join(),
  );
  if (game === 'video-poker' || game === 'hilo') {
    const known = tables.find((table) => table.game === game);
    const own = withoutDealer(game, known, lessons['player-cards']?.selectors, shown(known));
    return [own, ...tables.filter((table) => table !== known)];
  }
  const all =
    bet || play ? tables.map((table): TableRecord => ({ ...table, controls: shown(table) })) : tables;
  if (!dealer || !player || !(lessons['dealer-cards'] || lessons['player-cards'])) return all;
  const known = all.find((table) => table.game === game);
  const places = { dealer, banker: dealer, player };
  const own: TableRecord = { ...known, game, places, taught: true };
  return [own, ...all.filter((table) => table.game !== game)];
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

/** Where a record has cards or a control as they were shown. */
export function spotIn({ tables }: Pick<Places, 'tables'>, thing: Thing): Spot | undefined {
  if (thing === 'dealer-cards' || thing === 'player-cards') {
    const table = tables.find(({ taught }) => taught);
    const places: Readonly<Record<string, string>> = (table && 'places' in table && table.places) || {};
    const drawn = table?.game === 'hilo' && thing === 'player-cards' ? table.drawn : undefined;
    const selector = places[thing === 'dealer-cards' ? 'dealer' : 'player'] ?? drawn;
    return selector === undefined ? undefined : { selectors: [selector] };
  }
  const { bet, betSaid, play, playSaid } = tables.find(({ controls }) => controls)?.controls ?? {};
  const [selectors, said] =
    thing === 'bet-button' ? [bet, betSaid] : thing === 'move-button' ? [play, playSaid] : [];
  return selectors || said ? { ...(selectors && { selectors }), ...(said && { said }) } : undefined;
}

/** What a site's record may hold of places, as one selector. */
const LONGEST = 500;
/** More looks of one thing than a hand has states. */
const MOST = 6;

/** A place and one that was shown at another time of the hand, which is not there now: either may be there next. */
export function joined(now: Spot, before: Spot): Spot {
  const all = (key: 'selectors' | 'said') =>
    [...new Set([...(now[key] ?? []), ...(before[key] ?? [])])].slice(0, MOST);
  const [selectors, said] = [all('selectors'), all('said')];
  if (selectors.join().length > LONGEST) return now;
  return { ...now, ...(selectors.length > 0 && { selectors }), ...(said.length > 0 && { said }) };
}
