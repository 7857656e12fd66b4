/**
 * bitZino's decks as text. The site writes one character a card; two-character cards and separated items are read too.
 * @module
 */
import { type Card, freshDeck, parseCard } from '../../cards.ts';
import { say, type Text } from '../../derivation.ts';
import { Undealable, unlessUndealable } from '../../scheme.ts';

/** One character a card, in the order of a fresh deck: `0` is the ace of clubs, `P` the king of spades. */
const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOP';
const FRESH = freshDeck(['c', 'd', 'h', 's']);

/** The card of a number: clubs from the ace, then diamonds, hearts and spades. */
export const cardOf = (number: number): Card => FRESH[number]!;

/** Which deck a game is dealt from. */
export interface DeckKind {
  /** Different cards: numbers 0 to `size - 1`. */
  readonly size: number;
  /** How many of each. */
  readonly copies: number;
}

/** A deck as it is written. */
export interface WrittenDeck {
  /** The cards as written, in order. */
  readonly items: readonly string[];
  readonly separator: string;
  /** How the cards are written, in words. */
  readonly notation: Text;
}

/** The items of a deck's text. @throws Undealable where it is written in no known way */
export function readDeck(text: string): WrittenDeck {
  for (const separator of ['|', ',']) {
    if (text.includes(separator)) {
      return { items: text.split(separator), separator, notation: say`separated by ${separator}` };
    }
  }
  if ([...text].every((character) => ALPHABET.includes(character))) {
    return { items: [...text], separator: '', notation: say`one character a card` };
  }
  const cards = text.match(/10[cdhs]|[A2-9TJQK][cdhs]/gi) ?? [];
  if (cards.join('') !== text) {
    throw new Undealable('reveal-malformed', 'initialShuffle', 'a deck, one character or one card each');
  }
  return { items: cards, separator: '', notation: say`cards of two characters` };
}

export const writeDeck = (items: readonly string[], { separator }: WrittenDeck): string =>
  items.join(separator);

/** The number that an item stands for. @throws Undealable where it stands for none */
export function numberOf(item: string): number {
  const text = item.trim();
  if (/^\d+$/.test(text)) return Number(text);
  if (text.length === 1 && ALPHABET.includes(text)) return ALPHABET.indexOf(text);
  const card = parseCard(text);
  if (card === null) throw new Undealable('reveal-malformed', 'initialShuffle', `a card instead of ${item}`);
  return FRESH.indexOf(card);
}

/** The numbers that a deck's text stands for, or null where it is written in no known way. Blanks around it come from copying. */
export const numbersOf = (text: string): number[] | null =>
  unlessUndealable(() => readDeck(text.trim()).items.map(numberOf));

/** @throws Undealable where the deck hasn't each card as often as it must */
export function checkWhole({ items }: WrittenDeck, { size, copies }: DeckKind): void {
  const counts = new Array<number>(size).fill(0);
  for (const item of items) {
    const number = numberOf(item);
    if (number < size) counts[number]!++;
  }
  if (items.length !== size * copies || counts.some((count) => count !== copies)) {
    throw new Undealable('deck-not-whole', String(size * copies));
  }
}
