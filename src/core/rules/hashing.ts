/**
 * The hashes of a rule: templates filled with seeds, and what comes of them.
 * @module
 */
import { say, type Text } from '../derivation.ts';
import { type Digest, fromHex, hmacUnder, sha256, sha512, toHex } from '../hash.ts';
import { type Seeds, Undealable, unlessUndealable } from '../scheme.ts';
import type { Blank, Form, Hashing, Template } from './rule.ts';

const DIGEST_OF: Readonly<Record<Hashing['digest'], Digest>> = { sha256, sha512 };

export type Values = Readonly<Partial<Record<Blank, string | number>>>;

/** What seeds say, by the names that templates have for it. */
export const valuesOf = ({
  reveal,
  clientSeed,
  nonce,
}: Pick<Seeds, 'reveal' | 'clientSeed' | 'nonce'>): Values => ({
  ...(reveal.serverSeed !== undefined && { serverSeed: reveal.serverSeed }),
  ...(reveal.secret !== undefined && { secret: reveal.secret }),
  clientSeed,
  ...(nonce !== null && { nonce }),
});

const BLANK = /\{(\w+)\}/g;

/** A template with its blanks filled; one that there is no value for stays empty. */
export const fill = (template: Template, values: Values): string =>
  template.replace(BLANK, (_, blank: Blank) => String(values[blank] ?? ''));

/** @throws Undealable where a text that stands for bytes is not hex */
function inputOf(text: string, form: Form = 'text'): string | Uint8Array {
  if (form === 'text') return text;
  const bytes = fromHex(text);
  if (!bytes) throw new Undealable('reveal-malformed', 'serverSeed', 'hex digits');
  return bytes;
}

let last: { readonly name: string; readonly hash: Digest } | null = null;

/** The HMACs under a key: the last one's are kept, since hands of one pair of seeds have it in common. */
function keyedBy(digest: Hashing['digest'], key: string, keyAs: Form = 'text'): Digest {
  const name = `${digest} ${keyAs} ${key}`;
  if (last?.name !== name) last = { name, hash: hmacUnder(digest, inputOf(key, keyAs)) };
  return last.hash;
}

/** One hash of a rule after another, which differ in nothing but the counter. */
export class Hasher {
  readonly #hashing: Hashing;
  readonly #before: string;
  readonly #behind: string | null;
  readonly #hash: (message: string) => Uint8Array;

  /** @throws Undealable where a seed that stands for bytes is not hex */
  constructor(hashing: Hashing, values: Values) {
    this.#hashing = hashing;
    const [before = '', ...behind] = hashing.message.split('{counter}').map((part) => fill(part, values));
    this.#before = before;
    this.#behind = behind.length > 0 ? behind.join('{counter}') : null;
    this.#hash = this.#hashWith(values);
  }

  #hashWith(values: Values): (message: string) => Uint8Array {
    const { digest, key, keyAs, messageAs } = this.#hashing;
    const hash = key === undefined ? DIGEST_OF[digest] : keyedBy(digest, fill(key, values), keyAs);
    return (message) => hash(inputOf(message, messageAs));
  }

  messageAt(counter: number): string {
    return this.#behind === null ? this.#before : this.#before + counter + this.#behind;
  }

  at(counter: number): Uint8Array {
    return this.#hash(this.messageAt(counter));
  }
}

/** The hash of a commitment in lower-case hex, or null where a seed that stands for bytes is not hex. */
export const hashHex = (hashing: Hashing, values: Values): string | null =>
  unlessUndealable(() => toHex(new Hasher(hashing, values).at(0)));

const NAMES: Readonly<Record<Hashing['digest'], string>> = { sha256: 'SHA-256', sha512: 'SHA-512' };

/** A hashing in words: `HMAC-SHA-256 of {clientSeed}:{nonce}:{counter}, the key {serverSeed}`. */
export function inWords({ digest, key, keyAs, message, messageAs }: Hashing): Text {
  const of = bytesOf(message, messageAs);
  return key === undefined
    ? say`${NAMES[digest]} of ${of}`
    : say`HMAC-${NAMES[digest]} of ${of}, the key ${bytesOf(key, keyAs)}`;
}

const bytesOf = (template: Template, form: Form = 'text'): Text =>
  form === 'bytes' ? say`the bytes of ${template}` : template;
