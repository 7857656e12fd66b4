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
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new HandError(path, 'an object');
    this.#object = value as Record<string, unknown>;
    this.#path = path;
  }

  /** The path of a field of this object, for messages. */
  path(key: string): string {
    return this.#path ? `${this.#path}.${key}` : key;
  }

  has(key: string): boolean {
    return Object.hasOwn(this.#object, key) && this.#object[key] !== undefined;
  }

  isNull(key: string): boolean {
    return this.has(key) && this.#object[key] === null;
  }

  raw(key: string): unknown {
    return this.has(key) ? this.#object[key] : undefined;
  }

  fail(key: string, expected: string): never {
    throw new HandError(this.path(key), expected);
  }

  object(key: string): FieldReader {
    return new FieldReader(this.raw(key), this.path(key));
  }

  string(key: string): string {
    const value = this.raw(key);
    return typeof value === 'string' ? value : this.fail(key, 'text');
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
    const value = this.raw(key);
    return typeof value === 'number' && Number.isFinite(value) && value >= 0
      ? value
      : this.fail(key, 'a number not below 0');
  }

  /** A text that is one of `choices`. */
  choice<T extends string>(key: string, choices: readonly T[]): T {
    const value = this.raw(key);
    return choices.includes(value as T) ? (value as T) : this.fail(key, `one of ${choices.join(', ')}`);
  }

  /** An array, each item read by `item`, which gets the item and its path. */
  array<T>(key: string, expected: string, item: (value: unknown, path: string) => T): T[] {
    const value = this.raw(key);
    if (!Array.isArray(value)) return this.fail(key, expected);
    return value.map((element, index) => item(element, `${this.path(key)}[${index}]`));
  }

  integers(key: string, expected: string, min: number, max: number): number[] {
    return this.array(key, expected, (value, path) => {
      if (!isInteger(value, min, max)) throw new HandError(path, `a whole number from ${min} to ${max}`);
      return value;
    });
  }

  cards(key: string): Card[] {
    return this.array(key, 'a list of cards', readCard);
  }

  /** A list of cards in which null stands for a face-down card. */
  cardsOrFaceDown(key: string): (Card | null)[] {
    return this.array(key, 'a list of cards', (value, path) => (value === null ? null : readCard(value, path)));
  }
}

/** @throws HandError where `value` names no card */
export function readCard(value: unknown, path: string): Card {
  const card = typeof value === 'string' ? parseCard(value) : null;
  if (card === null) throw new HandError(path, 'a card such as Jc, 10s or A♥');
  return card;
}

function isInteger(value: unknown, min: number, max: number): value is number {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}
