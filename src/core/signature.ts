/**
 * Signed server seeds: BC.Game's article has the casino sign an HMAC of an issue and a salt, and use the signature as
 * the seed. It leaves open which of the two is the HMAC's key, whether the hash is signed as bytes or as text, and how
 * the signature is written, so that every way is tried.
 * Source: help.bc.game, "Seed generation algorithm" (RSASSA-PKCS1-v1_5, HmacSHA256).
 * @module
 */
import { fromBase64 } from './bytes.ts';
import { fromHex, hmacSha256, toHex, utf8 } from './hash.ts';
import type { Reveal } from './scheme.ts';
import { type Reason, reason } from './verdict.ts';

/** A reveal that carries a signature. */
export type SignedReveal = Reveal & Readonly<Record<'serverSeed' | 'issue' | 'salt' | 'publicKey', string>>;

export const isSigned = (reveal: Reveal): reveal is SignedReveal =>
  typeof reveal.publicKey === 'string' &&
  [reveal.serverSeed, reveal.issue, reveal.salt].every((text) => typeof text === 'string');

/**
 * What the signature on a hand's server seed comes to: a note with the way in which it verifies, or that no known way
 * does; undefined for a hand that carries none. Takes a hand of any shape.
 */
export async function checkSignature(hand: unknown): Promise<Reason | undefined> {
  const reveal = (hand as { readonly reveal?: Reveal | null } | null)?.reveal;
  if (typeof reveal !== 'object' || reveal === null || !isSigned(reveal)) return undefined;
  const key = await importKey(reveal.publicKey);
  if (key) {
    for (const { name, signature, signed } of waysOf(reveal)) {
      if (await subtle.verify(ALGORITHM.name, key, signature, signed))
        return reason('signature-verified', name);
    }
  }
  return reason('signature-encoding-unknown');
}

interface Way {
  readonly name: string;
  readonly signature: Uint8Array;
  readonly signed: Uint8Array;
}

function* waysOf({ serverSeed, issue, salt }: SignedReveal): Generator<Way> {
  const signatures = [
    { form: 'hex', bytes: fromHex(serverSeed) },
    { form: 'Base64', bytes: fromBase64(serverSeed) },
  ];
  const hashes = [
    { keyed: 'HMAC key salt, message issue', hash: hmacSha256(salt, issue) },
    { keyed: 'HMAC key issue, message salt', hash: hmacSha256(issue, salt) },
  ];
  for (const { form, bytes } of signatures) {
    if (!bytes) continue;
    for (const { keyed, hash } of hashes) {
      yield {
        name: `${keyed}, signed as hex text, seed in ${form}`,
        signature: bytes,
        signed: utf8(toHex(hash)),
      };
      yield { name: `${keyed}, signed as bytes, seed in ${form}`, signature: bytes, signed: hash };
    }
  }
}

const ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;

/** The key of a PEM text or of the bare Base64 of its SubjectPublicKeyInfo; null where it is neither. */
async function importKey(text: string): Promise<object | null> {
  const body = text.replace(/-----(BEGIN|END) PUBLIC KEY-----/g, '').replace(/\s+/g, '');
  const bytes = fromBase64(body);
  if (!bytes?.length) return null;
  try {
    return await subtle.importKey('spki', bytes, ALGORITHM, false, ['verify']);
  } catch {
    return null;
  }
}

/** As much of WebCrypto as is needed here, which browsers and Node share though their types do not. */
interface Subtle {
  importKey(
    format: 'spki',
    key: Uint8Array,
    algorithm: typeof ALGORITHM,
    extractable: boolean,
    usages: readonly 'verify'[],
  ): Promise<object>;
  verify(algorithm: string, key: object, signature: Uint8Array, signed: Uint8Array): Promise<boolean>;
}
const { subtle } = (globalThis as unknown as { readonly crypto: { readonly subtle: Subtle } }).crypto;
