/**
 * The form of what content scripts send. The page they read is hostile: nothing that has another form is stored.
 * @module
 */
import * as v from 'valibot';
import { RANKS, SUITS } from './cards.ts';
import { GAMES, type GameId } from './game.ts';
import {
  HOWS,
  NAMED,
  PANEL_FIELDS,
  PROBLEMS,
  type Reading,
  type Sighting,
  STAGES,
  type TableContents,
  type TableReading,
} from './observation.ts';

const MOST_SIGHTINGS = 50;
const LONGEST_SELECTOR = 500;

const text = v.pipe(v.string(), v.maxLength(200));
/** As long as a selector may be that the player's showing a place came to, and words around it. */
const where = v.pipe(v.string(), v.maxLength(LONGEST_SELECTOR));
const detail = v.pipe(v.string(), v.maxLength(LONGEST_SELECTOR + 200));
/** A seed or secret; content scripts report anything longer as malformed. */
const value = v.pipe(v.string(), v.maxLength(2000));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));

const card = v.picklist(SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}` as const)));
const cards = v.pipe(v.array(v.nullable(card)), v.maxLength(30));
const hands = v.pipe(v.array(cards), v.maxLength(16));
const die = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6));

const notFound = v.strictObject({ problem: v.picklist(PROBLEMS), detail });
const found = v.strictObject({ value, how: v.picklist(HOWS), where });

/** What each game's table may hold: a game that is missing here, or has another shape, does not compile. */
const contents = {
  'video-poker': v.strictObject({
    cards: v.pipe(v.array(v.nullable(card)), v.length(5)),
    held: v.pipe(v.array(v.boolean()), v.length(5)),
    payTable: v.nullable(text),
    bet: v.nullable(amount),
    multiplier: v.nullable(amount),
    multiplierWithin: v.exactOptional(v.tuple([amount, amount])),
  }),
  blackjack: v.strictObject({
    player: hands,
    dealer: cards,
    seatsBefore: v.exactOptional(hands),
    seatsAfter: v.exactOptional(hands),
  }),
  roulette: v.strictObject({ number: v.pipe(count, v.maxValue(36)) }),
  craps: v.strictObject({ dice: v.tuple([die, die]) }),
  slots: v.strictObject({
    stops: v.pipe(v.array(count), v.maxLength(10)),
    reels: v.pipe(count, v.maxValue(10)),
    icons: v.pipe(count, v.maxValue(1000)),
  }),
  // As many as are read, and the card to guess from.
  hilo: v.strictObject({ cards: v.pipe(v.array(card), v.maxLength(401)) }),
  baccarat: v.strictObject({
    player: v.pipe(v.array(card), v.maxLength(3)),
    banker: v.pipe(v.array(card), v.maxLength(3)),
  }),
} satisfies { readonly [G in GameId]: v.GenericSchema<unknown, TableContents[G]> };

const table = (game: GameId) =>
  v.strictObject({
    kind: v.literal('table'),
    game: v.literal(game),
    stage: v.picklist(STAGES),
    contents: v.nullable(contents[game]),
    problem: v.exactOptional(notFound),
    named: v.exactOptional(v.picklist(NAMED)),
    guessed: v.exactOptional(v.literal(true)),
  }) as v.GenericSchema<unknown, TableReading>;

/** What each kind of reading may hold: one that is missing here, or has another shape, does not compile. */
const readings = {
  panel: v.strictObject({
    kind: v.literal('panel'),
    fields: v.strictObject(v.entriesFromList(PANEL_FIELDS, v.exactOptional(v.union([found, notFound])))),
  }),
  table: v.union(GAMES.map(table)),
  bet: v.strictObject({ kind: v.literal('bet'), control: text, stake: v.exactOptional(text) }),
  press: v.strictObject({ kind: v.literal('press'), by: v.picklist(['key', 'pointer']) }),
  entered: v.strictObject({
    kind: v.literal('entered'),
    control: text,
    pressed: v.exactOptional(v.literal(true)),
  }),
  left: v.strictObject({ kind: v.literal('left'), since: count }),
} satisfies { readonly [K in Reading['kind']]: v.GenericSchema<unknown, Extract<Reading, { kind: K }>> };

const sighting = v.strictObject({
  key: text,
  load: text,
  tick: count,
  at: count,
  confirmed: v.boolean(),
  path: text,
  reading: v.union(Object.values(readings)),
});

/** The sightings in a message that have the right form, and the keys, where they have any, of those that have not. */
export function parseSightings(sent: unknown): { sightings: Sighting[]; refused: string[] } {
  const sightings: Sighting[] = [];
  const refused: string[] = [];
  for (const one of Array.isArray(sent) ? sent.slice(0, MOST_SIGHTINGS) : []) {
    const parsed = v.safeParse(sighting, one);
    // That a tab is gone the browser tells.
    if (parsed.success && parsed.output.reading.kind !== 'left') sightings.push(parsed.output);
    else if (typeof one?.key === 'string') refused.push(one.key);
  }
  return { sightings, refused };
}

/** Whether a value has the form of a sighting. */
export const isSighting = (value: unknown): value is Sighting => v.is(sighting, value);
