/**
 * The hashes that schemes use, by Node's own code, which is several times faster than what browsers can run.
 * The build puts this in the place of `src/core/hash.ts` in the command line, and nowhere else.
 * @module
 */
import { createHmac, hash } from 'node:crypto';

export type Input = string | Uint8Array;

export const utf8 = (text: string): Uint8Array => Buffer.from(text, 'utf8');

/** A character a byte is what Node hands over fastest: it takes half as long as to ask for a buffer. */
function digest(algorithm: string, input: Input): Uint8Array {
  const characters = hash(algorithm, input, 'binary');
  const bytes = new Uint8Array(characters.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = characters.charCodeAt(i);
  return bytes;
}

export const sha256 = (input: Input): Uint8Array => digest('sha256', input);
export const sha512 = (input: Input): Uint8Array => digest('sha512', input);
export const sha256Hex = (input: Input): string => hash('sha256', input, 'hex');
export const hmacSha256 = (key: Input, message: Input): Uint8Array =>
  createHmac('sha256', key).update(message).digest();

export const toHex = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex');
export const fromHex = (hex: string): Uint8Array | null =>
  hex.length % 2 === 0 && /^[0-9a-fA-F]*$/.test(hex) ? Buffer.from(hex, 'hex') : null;
