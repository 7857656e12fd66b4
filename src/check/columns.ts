/**
 * Bet histories as casinos export them: which of their columns holds what, and each row as a hand.
 * @module
 */
import type { GameId } from '../core/game.ts';
import type { Scheme } from '../core/scheme.ts';
import { SCHEMES } from '../core/schemes/index.ts';
import { handOf, type Typed } from './typed.ts';

/** Fields that a column may hold, besides those of the table. */
export const COLUMNS = [
  'scheme',
  'commitment',
  'serverSeed',
  'clientSeed',
  'nonce',
  'deal',
  'final',
  'player',
  'dealer',
  'banker',
  'cards',
] as const;
export type Column = (typeof COLUMNS)[number];

/** What columns are called, as a pattern over their letters and digits in lower case. The first that fits counts. */
const NAMES: Readonly<Record<Column, RegExp>> = {
  commitment: /hash|commit|sha256/,
  serverSeed: /^(revealed)?server(seed)?$|^reveal(edseed)?$/,
  clientSeed: /^client(seed)?$|^playerseed$/,
  nonce: /^(nonce|counter|round)$/,
  scheme: /^(scheme|rule)$/,
  final: /^(final(hand|cards)?|draw(n)?)$/,
  deal: /^(deal(t)?|initial(hand|cards)?|hand)$/,
  dealer: /^dealer(s?(hand|cards))?$/,
  banker: /^banker(s?(hand|cards))?$/,
  player: /^(player|you|your|my)(s?(hand|hands|cards))?$/,
  cards: /^cards?$/,
};

export type Mapping = Readonly<Partial<Record<Column, string>>>;
export type Row = Readonly<Record<string, unknown>>;

/** Which column is which field, as far as their names tell. */
export function mappingOf(names: readonly string[]): Mapping {
  const mapping: Partial<Record<Column, string>> = {};
  for (const [column, pattern] of Object.entries(NAMES) as [Column, RegExp][]) {
    const taken = Object.values(mapping);
    const name = names.find(
      (each) => !taken.includes(each) && pattern.test(each.toLowerCase().replace(/[^a-z\d]/g, '')),
    );
    if (name !== undefined) mapping[column] = name;
  }
  return mapping;
}

/**
 * A row as a hand: as it is where it is one, else by its columns. A bet history shows no commitment from before a bet,
 * so what comes of it can be consistent and no more.
 */
export function handOfRow(row: unknown, mapping: Mapping, scheme: Scheme | null): unknown {
  if (typeof row !== 'object' || row === null || 'scheme' in row || 'notJson' in row) return row;
  const value = (column: Column): string => {
    const name = mapping[column];
    const cell = name === undefined ? undefined : (row as Row)[name];
    return typeof cell === 'string' ? cell : cell === undefined || cell === null ? '' : textOf(cell);
  };
  const of = SCHEMES.get(value('scheme')) ?? scheme;
  if (!of) return row;
  const typed: Typed = Object.fromEntries(
    COLUMNS.filter((column) => column !== 'scheme').map((column) => [column, value(column)]),
  );
  return handOf(of, { typed: named(typed, of.game.id), beforeBet: false, payTable: '' });
}

/** Histories call the cards of any game just cards. */
function named(typed: Typed, game: GameId): Typed {
  if (game !== 'video-poker' || typed.deal || !typed.cards) return typed;
  return { ...typed, deal: typed.cards };
}

/** Cards as JSON: texts, or objects with a rank and a suit. */
function textOf(cell: unknown): string {
  if (!Array.isArray(cell)) return typeof cell === 'object' ? JSON.stringify(cell) : String(cell);
  if (cell.some(Array.isArray)) return cell.map(textOf).join(' / ');
  return cell.map(cardOf).join(' ');
}

function cardOf(one: unknown): string {
  if (typeof one !== 'object' || one === null) return one === null ? '?' : String(one);
  const { rank, suit } = one as Row;
  return `${rank ?? ''}${String(suit ?? '')[0]?.toLowerCase() ?? ''}`;
}
