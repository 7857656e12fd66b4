/**
 * The cut with which bitZino's blog begins: the casino commits to a shuffle, and the player says where to cut it.
 * The blog gives it up at once, since a deck can be stacked so that nearly every cut suits the casino.
 * Source: bitZino's blog, "Provably Fair Shuffling Through Cryptography".
 * @module
 */
import { type Derivation, say } from '../../derivation.ts';
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
      title: say`The commitment`,
      text: say`The casino fixed its shuffle by showing the SHA-256 of it before the cut.`,
      lines: [
        { label: say`Initial shuffle`, value: initial },
        { label: say`SHA-256 of it`, value: sha256Hex(initial) },
      ],
    },
    {
      title: say`The cut`,
      text: say`The cards from the cut on come first, those before it last.`,
      lines: [
        { label: say`Cut`, value: String(at) },
        { label: say`From the cut on`, value: initial.slice(at) },
        { label: say`Before it`, value: initial.slice(0, at) },
        { label: say`Final shuffle`, value: cut(initial, at) },
      ],
    },
  ];
}
