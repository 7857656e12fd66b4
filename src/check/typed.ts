/**
 * What a person types, as a hand of a hand file. Nothing is checked here: that is the audit's business, and it names
 * the field that is not as it must be.
 * @module
 */
import type { GameId } from '../core/game.ts';
import { REVEAL_FIELDS, type RevealField, type Scheme } from '../core/scheme.ts';

/** What can be typed of a table, by game, in the order in which it is asked for. */
export const TABLE_FIELDS = {
  'video-poker': ['deal', 'final', 'multiplier'],
  blackjack: ['player', 'dealer'],
  roulette: ['number'],
  craps: ['dice'],
  slots: ['stops', 'reels', 'icons'],
  hilo: ['cards'],
  baccarat: ['player', 'banker'],
} as const satisfies Record<GameId, readonly string[]>;
export type TableField = (typeof TABLE_FIELDS)[GameId][number];
const SEED_FIELDS = ['commitment', 'clientSeed', 'nonce'] as const;
type SeedField = (typeof SEED_FIELDS)[number];

/** Texts by the names of their boxes. */
export type Typed = Readonly<Partial<Record<TableField | RevealField | SeedField, string>>>;

export interface Form {
  readonly typed: Typed;
  /** Whether the hash was seen before the bet; only the person can know. */
  readonly beforeBet: boolean;
  /** The pay table of video poker, where it is known. */
  readonly payTable: string;
}

const TABLE: readonly string[] = Object.values(TABLE_FIELDS).flat();
const SEEDS: readonly string[] = [...REVEAL_FIELDS, ...SEED_FIELDS];
export const isOfTable = (name: keyof Typed): name is TableField => TABLE.includes(name);

/** The box whose text stands at this place of a hand file, such as `shown.player[0][1]`; null where none does. */
export function boxOf(place: string): keyof Typed | null {
  const name = /^(?:shown\.|reveal\.)?(\w+)/.exec(place)?.[1] ?? '';
  return TABLE.includes(name) || SEEDS.includes(name) ? (name as keyof Typed) : null;
}

/** The longest form of the scheme's reveal that is filled, else its first. */
function revealFields({ reveals }: Scheme, typed: Typed): readonly RevealField[] {
  const filled = reveals.filter((form) => form.every((field) => typed[field]));
  return filled.reduce((a, b) => (b.length > a.length ? b : a), filled[0] ?? reveals[0]!);
}

export function handOf(scheme: Scheme, { typed, beforeBet, payTable }: Form): Record<string, unknown> {
  const fields = revealFields(scheme, typed);
  const commitment = typed.commitment?.trim();
  const nonce = typed.nonce?.trim() ?? '';
  return {
    v: 1,
    scheme: scheme.id,
    commitment: commitment ? { value: commitment, beforeBet } : null,
    clientSeed: typed.clientSeed ?? '',
    nonce: nonce === '' ? null : numberIn(nonce),
    reveal: fields.some((field) => typed[field])
      ? Object.fromEntries(fields.map((field) => [field, typed[field] ?? '']))
      : null,
    shown: shownOf(scheme.game.id, typed, payTable),
  };
}

function shownOf(game: GameId, typed: Typed, payTable: string): Record<string, unknown> | null {
  const text = (field: TableField) => typed[field]?.trim() ?? '';
  if (!TABLE_FIELDS[game].some((field) => text(field))) return null;
  switch (game) {
    case 'video-poker':
      return {
        deal: cardsIn(text('deal')),
        final: cardsIn(text('final') || text('deal')),
        ...(payTable && { payTable }),
        ...(text('multiplier') && { multiplier: numberIn(text('multiplier')) }),
      };
    case 'blackjack':
      return {
        player: text('player')
          .split(/[/|;\n]/)
          .map(cardsIn),
        dealer: cardsIn(text('dealer')),
      };
    case 'baccarat':
      return { player: cardsIn(text('player')), banker: cardsIn(text('banker')) };
    case 'hilo':
      return { cards: cardsIn(text('cards')) };
    case 'roulette':
      return { number: numberIn(text('number')) };
    case 'craps':
      return { dice: numbersIn(text('dice')) };
    case 'slots':
      return {
        stops: numbersIn(text('stops')),
        reels: numberIn(text('reels')),
        icons: numberIn(text('icons')),
      };
  }
}

/** Cards apart by blanks or commas, or written together; `?` is one that lies face down. */
function cardsIn(text: string): (string | null)[] {
  const parts = text.match(/\?|(?:10|[0-9A-Za-z])\s?[cdhsCDHS♣♦♥♠♧♢♡♤]\uFE0F?\uFE0E?|[^\s,]+/gu) ?? [];
  return parts.map((part) => (part === '?' ? null : part.replace(/\s/g, '')));
}

/** A number, or the text as it is, which the audit then names. */
const numberIn = (text: string): number | string => (/^\d+(\.\d+)?$/.test(text) ? Number(text) : text);
const numbersIn = (text: string): (number | string)[] =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(numberIn);
