/**
 * A hand whose rule is not known: as a hand file has it, with `game` in place of `scheme`.
 * @module
 */
import type { Card } from '../cards.ts';
import type { FieldReader } from '../fields.ts';
import { baccarat, type ShownBaccarat } from '../games/baccarat.ts';
import { blackjack } from '../games/blackjack.ts';
import {
  DEAL_ORDERS,
  type DealOrder,
  inShoeOrder,
  NO_HOLE_CARD_ORDERS,
  type ShownBlackjack,
  SPLIT_ORDERS,
  type SplitOrder,
  withHoleSecond,
} from '../games/blackjack-layout.ts';
import { hilo, type ShownHilo } from '../games/hilo.ts';
import { PAY_TABLES } from '../games/pay-tables.ts';
import { type ShownVideoPoker, videoPoker } from '../games/video-poker.ts';
import { sha256Hex } from '../hash.ts';
import { REVEAL_FIELDS, type Reveal, type RevealField } from '../scheme.ts';
import {
  BACCARAT_ORDERS,
  type BaccaratOrder,
  CARD_GAMES,
  type CardGame,
  HILO_ORDERS,
  type HiloOrder,
} from './rule.ts';

/** A hand that is over, with its seeds. */
export interface Round {
  readonly game: CardGame;
  readonly reveal: Reveal;
  readonly clientSeed: string;
  readonly nonce: number | null;
  /** Lower-case hex, as the casino showed it; null where it was not seen. */
  readonly commitment: string | null;
  /** The cards in the order they were dealt, in every way that they may have been. */
  readonly deals: readonly Dealt[];
  /** Which round this is, whatever was shown of it: the SHA-256 of its seeds. */
  readonly digest: string;
  /** The hand as it stands in its file. */
  readonly hand: object;
}

/** Cards in the order of a deal; null is one that was not seen. */
export interface Dealt {
  readonly order?: DealOrder | BaccaratOrder | HiloOrder;
  /** Of a blackjack hand that was split. */
  readonly splitOrder?: SplitOrder;
  readonly cards: readonly (Card | null)[];
}

/**
 * Reads a hand of any shape; null where it says too little to find a rule by: no reveal, no cards, or a hand that was
 * split more than once, of which no rule says who gets which card.
 * @throws HandError naming the field
 */
export function parseRound(fields: FieldReader, hand: object): Round | null {
  if (fields.raw('v') !== 1) fields.fail('v', '1');
  const game = fields.choice('game', CARD_GAMES);
  const commitment = fields.objectOrNull('commitment')?.string('value').trim().toLowerCase() ?? null;
  const { clientSeed, nonce } = playerSeeds(fields);
  const revealed = fields.objectOrNull('reveal');
  const table = fields.objectOrNull('shown');
  if (!revealed || !table) return null;
  const reveal = readReveal(revealed);
  const deals = DEALS[game](table);
  if (deals.length === 0) return null;
  const digest = roundDigest(fields, game);
  return { game, reveal, clientSeed, nonce, commitment, deals, digest, hand };
}

const isAbsent = (fields: FieldReader, key: string): boolean => (fields.raw(key) ?? null) === null;

const playerSeeds = (fields: FieldReader): Pick<Round, 'clientSeed' | 'nonce'> => ({
  clientSeed: isAbsent(fields, 'clientSeed') ? '' : fields.string('clientSeed'),
  nonce: isAbsent(fields, 'nonce') ? null : fields.integer('nonce', 0, Number.MAX_SAFE_INTEGER),
});

function readReveal(fields: FieldReader): Reveal {
  const reveal: Partial<Record<RevealField, string>> = {};
  for (const field of REVEAL_FIELDS) if (fields.has(field)) reveal[field] = fields.string(field);
  return reveal;
}

/**
 * What tells one round from another: its game and its seeds, not what is said to have been shown.
 * @throws HandError naming the field
 */
export function roundDigest(fields: FieldReader, game: string): string {
  const revealed = fields.objectOrNull('reveal');
  const reveal = revealed ? readReveal(revealed) : {};
  const { clientSeed, nonce } = playerSeeds(fields);
  const texts = REVEAL_FIELDS.map((field) => reveal[field] ?? null);
  return sha256Hex(JSON.stringify([game, texts, clientSeed, nonce]));
}

const DEALS: Readonly<Record<CardGame, (table: FieldReader) => readonly Dealt[]>> = {
  blackjack: (table) => blackjackDeals(blackjack.parseShown(table)),
  'video-poker': (table) => videoPokerDeals(videoPoker(PAY_TABLES).parseShown(table)),
  hilo: (table) => hiloDeals(hilo.parseShown(table)),
  baccarat: (table) => baccaratDeals(baccarat.parseShown(table)),
};

function blackjackDeals(shown: ShownBlackjack): Dealt[] {
  if (shown.player.length > 2 || shown.seatsBefore?.length || shown.seatsAfter?.length) return [];
  const orders = [...DEAL_ORDERS, ...NO_HOLE_CARD_ORDERS];
  // One hand has all that a split may be dealt in, dealt alike.
  const splitOrders = shown.player.length === 1 ? [undefined] : SPLIT_ORDERS;
  const tables = shown.holeCard === 0 ? [shown, withHoleSecond(shown)] : [shown];
  return tables.flatMap((table) =>
    orders.flatMap((order) =>
      splitOrders.map((splitOrder) => ({
        order,
        ...(splitOrder && { splitOrder }),
        cards: inShoeOrder(table, order, splitOrder ?? SPLIT_ORDERS[0]),
      })),
    ),
  );
}

function videoPokerDeals({ deal, final, held }: ShownVideoPoker): Dealt[] {
  const drawn = (final ?? deal).filter((card, i) => (held ? !held[i] : card !== deal[i]));
  return [{ cards: final ? [...deal, ...drawn] : deal }];
}

function hiloDeals({ cards }: ShownHilo): Dealt[] {
  const [withStart, guessesAlone] = HILO_ORDERS;
  const all = { order: withStart, cards };
  return cards.length > 1 ? [all, { order: guessesAlone, cards: cards.slice(1) }] : [all];
}

function baccaratDeals({ player, banker }: ShownBaccarat): Dealt[] {
  const [a, b] = player;
  const [c, d] = banker;
  const thirds = [...player.slice(2), ...banker.slice(2)];
  return BACCARAT_ORDERS.map((order) => ({
    order,
    cards:
      order === 'player, player, banker, banker' ? [a!, b!, c!, d!, ...thirds] : [a!, c!, b!, d!, ...thirds],
  }));
}

/** How many cards a round shows. */
export const cardsSeen = ({ deals }: Round): number => deals[0]!.cards.filter((card) => card !== null).length;
