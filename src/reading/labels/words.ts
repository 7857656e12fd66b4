/**
 * What casino pages are written in: the words of one language for everything that is read. Alternatives are
 * separated by ` | `; case, blanks and punctuation don't count. Add a language as a file beside this one.
 * @module
 */
import type { Rank, Suit } from '../../core/cards.ts';

/** Names that fairness panels give their values. Those without `next` or `last` leave it open which hand is meant. */
export type FieldName =
  | 'next.commitment'
  | 'next.clientSeed'
  | 'next.nonce'
  | 'last.commitment'
  | 'last.clientSeed'
  | 'last.nonce'
  | 'last.serverSeed'
  | 'commitment'
  | 'clientSeed'
  | 'nonce'
  | 'serverSeed'
  | 'hashOfSecret'
  | 'secret'
  | 'finalShuffle'
  | 'hash1'
  | 'hash2'
  | 'last.hash1'
  | 'last.hash2'
  | 'next.hash2'
  | 'issue'
  | 'salt'
  | 'publicKey';

/** What a control does. The first three place the bet. */
export type ControlName =
  | 'deal'
  | 'bet'
  | 'spin'
  | 'roll'
  | 'draw'
  | 'hit'
  | 'stand'
  | 'double'
  | 'split'
  | 'surrender'
  | 'insurance'
  | 'hold';

export interface Words {
  /** The names of the seeds, and what is said of them; the star stands for the name. */
  readonly seeds: Readonly<Record<'next' | 'last' | 'hashed' | 'server' | 'client' | 'nonce', string>>;
  /** Other names, and those that are not put together like that. */
  readonly fields: Readonly<Partial<Record<FieldName, string>>>;
  readonly controls: Readonly<Partial<Record<ControlName, string>>>;
  /** Labels beside numbers. */
  readonly amounts: Readonly<Record<'bet' | 'win', string>>;
  /** Headings of the places where cards lie. */
  readonly places: Readonly<Record<'dealer' | 'player', string>>;
  /** Marks on a card. */
  readonly marks: Readonly<Record<'held', string>>;
  readonly ranks: Readonly<Partial<Record<Rank, string>>>;
  readonly suits: Readonly<Record<Suit, string>>;
  readonly faceDown: string;
  /** Words between rank and suit, and before them. */
  readonly betweenRankAndSuit: string;
}
