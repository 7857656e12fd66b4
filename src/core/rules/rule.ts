/**
 * The rule by which a casino of the HMAC family turns seeds into cards, as data: one record of choices. The steps
 * themselves are written once, in this folder; `schemes/` has the records of known casinos, and what `find.ts` finds
 * is such a record too.
 * @module
 */
import type { DealOrder, SplitOrder } from '../games/blackjack-layout.ts';

export const CARD_GAMES = ['blackjack', 'video-poker', 'hilo', 'baccarat'] as const;
export type CardGame = (typeof CARD_GAMES)[number];

/** What the names in a template stand for. `counter` is counted by the rule, all else is given. */
export const BLANKS = ['serverSeed', 'clientSeed', 'nonce', 'counter', 'secret'] as const;
export type Blank = (typeof BLANKS)[number];

/** A text with names in braces, each filled with what it stands for: `{clientSeed}:{nonce}:{counter}`. */
export type Template = string;

export const DIGESTS = ['sha256', 'sha512'] as const;
export const FORMS = ['text', 'bytes'] as const;
/** Whether a filled template is hashed as its UTF-8, or as the bytes that it writes in hex. */
export type Form = (typeof FORMS)[number];

/** A hash: an HMAC where it has a key, else a plain digest. */
export interface Hashing {
  readonly digest: (typeof DIGESTS)[number];
  readonly key?: Template;
  readonly keyAs?: Form;
  readonly message: Template;
  readonly messageAs?: Form;
}

export const COUNTED = ['digests', 'draws', 'places'] as const;

/**
 * What `{counter}` counts: the digests, each of which gives all numbers that are in it; the draws, each of which has a
 * digest of its own; or the same by the place in the deck that a shuffle is at.
 */
export interface Counter {
  readonly counts: (typeof COUNTED)[number];
  readonly from: number;
  /** How much further it is put where no number of a draw's digest will do. Without it, the draw gives up. */
  readonly retry?: number;
}

export const READ_AS = ['fraction', 'remainder', 'itself'] as const;
export const LIMITS = ['none', 'multiple', 'multiple less one'] as const;

/** How the hex digits of a digest become the place of a card, one of a range of places. */
export interface Numbers {
  /** Hex digits of a number: 8 are four bytes. */
  readonly digits: number;
  /** Which: one number after the other from the start of the digest, or only the one at its end. Start if left out. */
  readonly at?: 'start' | 'end';
  /**
   * - `fraction`: the number over 16^digits, times the range, rounded down.
   * - `remainder`: the number modulo the range.
   * - `itself`: the number is the place, and is thrown away where it is out of the range.
   */
  readonly as: (typeof READ_AS)[number];
  /** Of `itself`: what the number is reduced by before. */
  readonly modulo?: number;
  /**
   * Of `remainder`: which numbers are thrown away, so that all places are as likely: none; those from the largest
   * multiple of the range within 16^digits on; or within 16^digits - 1, which loses some that would do.
   */
  readonly limit?: (typeof LIMITS)[number];
}

export const DRAWS = ['replace', 'splice', 'skip', 'down', 'up', 'inside out', 'cut'] as const;
/**
 * How places become cards, of a deck in fresh order:
 * - `replace`: the card at the place, out of all of them each time.
 * - `splice`: the card at the place among those left, which keep their order.
 * - `skip`: the card at the place, unless it was dealt already; then the next number.
 * - `down`: Fisher-Yates from the last place to the second, each card swapped with one of those up to it.
 * - `up`: Fisher-Yates from the first place on, each card swapped with one of those from it on.
 * - `inside out`: from the second place on, each card swapped with one of those up to it.
 * - `cut`: the cards from the place on, then those before it.
 */
export type Draw = (typeof DRAWS)[number];

export const MAJORS = ['rank', 'suit'] as const;
export const RANK_ORDERS = ['A23456789TJQK', '23456789TJQKA'] as const;

/** A fresh deck: all suits of a rank together, or all ranks of a suit; deck after deck. */
export interface FreshDeck {
  readonly decks: number;
  readonly major: (typeof MAJORS)[number];
  /** The order of suits, such as `dhsc`. */
  readonly suits: string;
  readonly ranks: (typeof RANK_ORDERS)[number];
}

/** Not a fresh deck, but the casino's own order, revealed after the hand as a list of cards. */
export const REVEALED_DECK = 'revealed';

export const BACCARAT_ORDERS = ['player, player, banker, banker', 'player, banker, player, banker'] as const;
export type BaccaratOrder = (typeof BACCARAT_ORDERS)[number];

/**
 * Which of the cards of hilo the seeds give. Where the player may change the card to start with before he bets, it goes
 * to the casino with the bet.
 */
export const HILO_ORDERS = [
  'start card, then the guesses',
  'the guesses alone, the start card being chosen',
] as const;
export type HiloOrder = (typeof HILO_ORDERS)[number];

export interface Rule {
  readonly game: CardGame;
  readonly hash: Hashing;
  /** Null where there is one digest and no more. */
  readonly counter: Counter | null;
  readonly number: Numbers;
  readonly deck: FreshDeck | typeof REVEALED_DECK;
  readonly draw: Draw;
  /** Of a shuffled deck: which end is dealt from. The first card if left out. */
  readonly dealtFrom?: 'first' | 'last';
  /** Of blackjack, baccarat and hilo: all that may be, where it is not known. Of hilo the first if left out. */
  readonly orders?: readonly (DealOrder | BaccaratOrder | HiloOrder)[];
  /** Of blackjack: all that may be, where it is not known. */
  readonly splitOrders?: readonly SplitOrder[];
  /** The hash that is shown before the bet; null where nobody knows of what it is one. */
  readonly commitment: Hashing | null;
}

export const CARDS_IN_DECK = 52;

/** How many cards are drawn from. */
export const sizeOf = ({ deck }: Pick<Rule, 'deck'>): number =>
  deck === REVEALED_DECK ? CARDS_IN_DECK : deck.decks * CARDS_IN_DECK;

/** Whether a rule has anything to do with a value. */
export function uses({ hash, commitment }: Pick<Rule, 'hash' | 'commitment'>, blank: Blank): boolean {
  const templates = [hash.key, hash.message, commitment?.key, commitment?.message];
  return templates.some((template) => template?.includes(`{${blank}}`));
}
