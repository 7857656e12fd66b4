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

/** HMACs under one key, whose part of the work is done once: that makes each seven times as fast. */
export function hmacUnder(name: DigestName, key: Input): Digest {
  const keyed = hmac.create(name === 'sha256' ? nobleSha256 : nobleSha512, bytesOf(key));
  const copy = keyed.clone();
  return (message) => {
    const digest = new Uint8Array(keyed.outputLen);
    keyed._cloneInto(copy).update(briefly(message)).digestInto(digest);
    return digest;
  };
}

/** For what is hashed at once. */
const brief = /* @__PURE__ */ new Uint8Array(256);

/** The bytes of an input, until the next is asked for: to encode a short text costs as much as to hash it. */
function briefly(input: Input): Uint8Array {
  if (typeof input !== 'string' || input.length > brief.length) return bytesOf(input);
  for (let i = 0; i < input.length; i++) {
    const code = input.charCodeAt(i);
    if (code > 127) return utf8(input);
    brief[i] = code;
  }
  return brief.subarray(0, input.length);
}

/** Lower-case hex of bytes, and back. `fromHex` gives null where the text is not an even number of hex digits. */
export const toHex = (bytes: Uint8Array): string => bytesToHex(bytes);
export const fromHex = (hex: string): Uint8Array | null =>
  hex.length % 2 === 0 && /^[0-9a-fA-F]*$/.test(hex) ? hexToBytes(hex) : null;
