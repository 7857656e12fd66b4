/**
 * What casinos share that commit to a server seed by the SHA-256 of its text or of its bytes.
 * @module
 */
import type { Step } from '../derivation.ts';
import { fromHex, sha256Hex } from '../hash.ts';
import { type CommitmentForm, type Reveal, Undealable } from '../scheme.ts';

export const seedOf = ({ serverSeed = '' }: Reveal): string => serverSeed;

/** The bytes of a server seed in hex. @throws Undealable where it is not hex */
export function seedBytes(reveal: Reveal): Uint8Array {
  const bytes = fromHex(seedOf(reveal));
  if (!bytes) throw new Undealable('reveal-malformed', 'serverSeed', 'hex digits');
  return bytes;
}

export const hashOfText = (reveal: Reveal): CommitmentForm[] => [{ hash: sha256Hex(seedOf(reveal)) }];

/** None where the seed is not hex: then nothing can have been committed to it. */
export function hashOfBytes(reveal: Reveal): CommitmentForm[] {
  const bytes = fromHex(seedOf(reveal));
  return bytes ? [{ hash: sha256Hex(bytes) }] : [];
}

/** The first step of a derivation. */
export function explainCommitment(reveal: Reveal, of: 'text' | 'bytes'): Step {
  const [committed] = of === 'text' ? hashOfText(reveal) : hashOfBytes(reveal);
  return {
    title: 'The commitment',
    text: `The casino fixed the server seed by showing the SHA-256 of its ${of} before the bet.`,
    lines: [
      { label: 'Server seed', value: seedOf(reveal) },
      { label: 'SHA-256 of it', value: committed?.hash ?? '' },
    ],
  };
}
