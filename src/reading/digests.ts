/**
 * The hashes that a page may show of a seed.
 * @module
 */
import { sha256Hex, sha512, toHex } from '../core/hash.ts';
import { Latest } from '../core/latest.ts';

/** The hashes of a seed: as a text, and as bytes. */
export function digestsOf(seed: string): readonly string[] {
  const known = digests.get(seed);
  if (known) return known;
  const forms = [seed, ...(/^(?:[\da-f]{2})+$/i.test(seed) ? [bytesOf(seed)] : [])];
  const made = forms.flatMap((form) => [sha256Hex(form), toHex(sha512(form))]);
  digests.put(seed, made);
  return made;
}

/** Whether a hash, in small letters, is one of a seed. */
export const isHashOf = (hash: string, seed: string): boolean => digestsOf(seed.trim()).includes(hash);

/** Pages show the same texts at one look after another. */
const digests = new Latest<readonly string[]>(500);

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g)!, (byte) => Number.parseInt(byte, 16));
