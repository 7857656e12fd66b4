/**
 * Reads the fields of data from outside, one by one, with errors that name the field and what was expected of it.
 * Hand-written because a hand file may hold millions of lines.
 * @module
 */
import { type Card, parseCard } from './cards.ts';

/** Something in a hand is not what it must be. `field` is its path, such as `shown.deal[2]`. */
export class HandError extends Error {
  readonly field: string;
  readonly expected: string;
  constructor(field: string, expected: string) {
    super(`${field || 'the hand'} must be ${expected}`);
    this.field = field;
    this.expected = expected;
  }
}

export class FieldReader {
  readonly #object: Readonly<Record<string, unknown>>;
  readonly #path: string;

  /** @throws HandError where `value` is no object */
  constructor(value: unknown, path = '') {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new HandError(path, 'an object');
    this.#object = value as Record<string, unknown>;
    this.#path = path;
  }

  /** The path of a field of this object, for messages. */
  path(key: string): string {
    return this.#path ? `${this.#path}.${key}` : key;
  }

  has(key: string): boolean {
    return this.raw(key) !== undefined;
  }

  isNull(key: string): boolean {
    return this.raw(key) === null;
  }

  /** A field's value, undefined where there is none. No field bears the name of something all objects inherit. */
  raw(key: string): unknown {
    return this.#object[key];
  }

  fail(key: string, expected: string): never {
    throw new HandError(this.path(key), expected);
  }

  object(key: string): FieldReader {
    return new FieldReader(this.raw(key), this.path(key));
  }

  objectOrNull(key: string): FieldReader | null {
    const value = this.raw(key);
    return value === null ? null : new FieldReader(value, this.path(key));
  }

  string(key: string): string {
    const value = this.raw(key);
    if (typeof value !== 'string') return this.fail(key, 'text');
    // Half a surrogate pair has no UTF-8: it would be hashed as something else than what is shown.
    return value.isWellFormed() ? value : this.fail(key, 'text of whole Unicode characters');
  }

  boolean(key: string): boolean {
    const value = this.raw(key);
    return typeof value === 'boolean' ? value : this.fail(key, 'true or false');
  }

  /** A whole number from `min` to `max`. */
  integer(key: string, min: number, max: number): number {
    const value = this.raw(key);
    return isInteger(value, min, max) ? value : this.fail(key, `a whole number from ${min} to ${max}`);
  }

  /** A number not below 0. */
  amount(key: string): number {
    return AMOUNT.read(this.raw(key)) ?? this.fail(key, AMOUNT.one);
  }

  /** A text that is one of `choices`. */
  choice<T extends string>(key: string, choices: readonly T[]): T {
    const value = this.raw(key);
    return choices.includes(value as T) ? (value as T) : this.fail(key, `one of ${choices.join(', ')}`);
  }

  /** A list of `length` items, of any length where none is given. */
  list<T>(key: string, item: Item<T>, length?: number): T[] {
    return this.#items(key, this.raw(key), item, length);
  }

  /** A list of lists, none of them empty. */
  lists<T>(key: string, item: Item<T>): T[][] {
    const value = this.raw(key);
    if (!Array.isArray(value)) return this.fail(key, `a list of lists, each of ${item.many}`);
    return value.map((inner, i) => {
      const items = this.#items(`${key}[${i}]`, inner, item);
      return items.length > 0 ? items : this.fail(`${key}[${i}]`, `a list of ${item.many} that is not empty`);
    });
  }

  #items<T>(key: string, value: unknown, item: Item<T>, length?: number): T[] {
    if (!Array.isArray(value) || (length !== undefined && value.length !== length)) {
      return this.fail(
        key,
        length === undefined ? `a list of ${item.many}` : `a list of ${length} ${item.many}`,
      );
    }
    const items: T[] = [];
    for (let i = 0; i < value.length; i++) {
      const read = item.read(value[i]);
      if (read === undefined) return this.fail(`${key}[${i}]`, item.one);
      items.push(read);
    }
    return items;
  }
}

/** What a list is made of. */
export interface Item<T> {
  /** What one must be, and many are called, in messages. */
  readonly one: string;
  readonly many: string;
  /** The item that a value is, or undefined where it is none. */
  read(value: unknown): T | undefined;
}

export const CARD: Item<Card> = {
  one: 'a card such as Jc, 10s or A♥',
  many: 'cards',
  read: (value) => (typeof value === 'string' ? (parseCard(value) ?? undefined) : undefined),
};

/** A card, or null for one that lies face down. */
export const CARD_OR_FACE_DOWN: Item<Card | null> = {
  one: `${CARD.one}, or null where it is face down`,
  many: 'cards',
  read: (value) => (value === null ? null : CARD.read(value)),
};

export const AMOUNT: Item<number> = {
  one: 'a number not below 0',
  many: 'numbers not below 0',
  read: (value) => (typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined),
};

export const FLAG: Item<boolean> = {
  one: 'true or false',
  many: 'times true or false',
  read: (value) => (typeof value === 'boolean' ? value : undefined),
};

/** A whole number from `min` to `max`. */
export const integerFrom = (min: number, max: number): Item<number> => ({
  one: `a whole number from ${min} to ${max}`,
  many: 'whole numbers',
  read: (value) => (isInteger(value, min, max) ? value : undefined),
});

function isInteger(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}
