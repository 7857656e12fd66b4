/**
 * The cut with which bitZino's blog begins: the casino commits to a shuffle, and the player says where to cut it.
 * The blog gives it up at once, since a deck can be stacked so that nearly every cut suits the casino.
 * Source: bitZino's blog, "Provably Fair Shuffling Through Cryptography".
 * @module
 */
import type { Derivation } from '../../derivation.ts';
import { sha256Hex } from '../../hash.ts';

/** The deck with its first `at` cards moved to the end. @throws RangeError where `at` is no place in it */
export function cut(initial: string, at: number): string {
  if (!Number.isInteger(at) || at < 0 || at > initial.length) {
    throw new RangeError(`the cut must be a whole number from 0 to ${initial.length}, not ${at}`);
  }
  return initial.slice(at) + initial.slice(0, at);
}

/** One character a card. @throws RangeError where `at` is no place in the deck */
export function explainCut(initial: string, at: number): Derivation {
  return [
    {
      title: 'The commitment',
      text: 'The casino fixed its shuffle by showing the SHA-256 of it before the cut.',
      lines: [
        { label: 'Initial shuffle', value: initial },
        { label: 'SHA-256 of it', value: sha256Hex(initial) },
      ],
    },
    {
      title: 'The cut',
      text: 'The cards from the cut on come first, those before it last.',
      lines: [
        { label: 'Cut', value: String(at) },
        { label: 'From the cut on', value: initial.slice(at) },
        { label: 'Before it', value: initial.slice(0, at) },
        { label: 'Final shuffle', value: cut(initial, at) },
      ],
    },
  ];
}
