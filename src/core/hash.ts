/**
 * The hashes that schemes use. The only importer of @noble/hashes.
 * Text is hashed as UTF-8; hex is lower case. The command line is built with `src/cli/hash-node.ts` in this place.
 * @module
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 as nobleSha256, sha512 as nobleSha512 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export type Input = string | Uint8Array;
export type Digest = (input: Input) => Uint8Array;
export type DigestName = 'sha256' | 'sha512';

export const utf8 = (text: string): Uint8Array => utf8ToBytes(text);

const bytesOf = (input: Input): Uint8Array => (typeof input === 'string' ? utf8(input) : input);

export const sha256 = (input: Input): Uint8Array => nobleSha256(bytesOf(input));
export const sha512 = (input: Input): Uint8Array => nobleSha512(bytesOf(input));
export const sha256Hex = (input: Input): string => bytesToHex(sha256(input));
export const hmacSha256 = (key: Input, message: Input): Uint8Array =>
  hmac(nobleSha256, bytesOf(key), bytesOf(message));

/** HMACs under one key, whose part of the work is done once: that makes each four times as fast. */
export function hmacUnder(name: DigestName, key: Input): Digest {
  const keyed = hmac.create(name === 'sha256' ? nobleSha256 : nobleSha512, bytesOf(key));
  const copy = keyed.clone();
  return (message) => keyed._cloneInto(copy).update(bytesOf(message)).digest();
}

/** Lower-case hex of bytes, and back. `fromHex` gives null where the text is not an even number of hex digits. */
export const toHex = (bytes: Uint8Array): string => bytesToHex(bytes);
export const fromHex = (hex: string): Uint8Array | null =>
  hex.length % 2 === 0 && /^[0-9a-fA-F]*$/.test(hex) ? hexToBytes(hex) : null;
