/**
 * Holds the pictures in a file of evidence to their digests.
 * @module
 */
import { createHash } from 'node:crypto';

export interface CheckedPicture {
  /** The id of the hand that it was taken of. */
  readonly hand: string;
  readonly sha256: string;
  readonly digest: 'holds' | 'broken';
}

/** What became of each picture that a file has; none where it has none. */
export function picturesIn(file: unknown): readonly CheckedPicture[] {
  const { pictures } = Object(file);
  if (!Array.isArray(pictures)) return [];
  return pictures.map((picture) => {
    const { hand, sha256, data } = Object(picture);
    const bytes = typeof data === 'string' ? Buffer.from(data, 'base64') : null;
    const holds = bytes !== null && createHash('sha256').update(bytes).digest('hex') === sha256;
    return { hand: textIn(hand), sha256: textIn(sha256), digest: holds ? 'holds' : 'broken' };
  });
}

/** A text as it is; empty for what is none. */
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');
