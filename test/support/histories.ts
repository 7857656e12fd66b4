/** Histories of blackjack hands, honest or with more tens than there should be, the same for the same seed. */
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { type Card, freshDeck, rankOf, SUITS } from '../../src/core/cards.ts';
import type { ShownBlackjack } from '../../src/core/games/blackjack-layout.ts';

const SHOE = Array.from({ length: 4 }, () => freshDeck(SUITS)).flat();
const IS_TEN = SHOE.map((card) => 'TJQK'.includes(rankOf(card)));
const TENS = SHOE.filter((_, i) => IS_TEN[i]);
const OTHERS = SHOE.filter((_, i) => !IS_TEN[i]);

/** Numbers from 0 up to 1. */
export function randomNumbers(seed: number): () => number {
  const generator = xoroshiro128plus(seed);
  return () => (generator.next() >>> 0) / 2 ** 32;
}

/**
 * The opening cards of one round, out of a fresh shoe of four decks. With `more`, so much of the share of up cards that
 * are no tens become tens: 0.05 is five points more of all.
 */
export function opening(random: () => number, more = 0): ShownBlackjack {
  const drawn = (from: readonly Card[]) => from[Math.floor(random() * from.length)]!;
  const at = Math.floor(random() * SHOE.length);
  let other = Math.floor(random() * (SHOE.length - 1));
  if (other >= at) other++;
  const up = SHOE[at]!;
  const turned = more > 0 && !IS_TEN[at] && random() < more / (OTHERS.length / SHOE.length);
  return { player: [[SHOE[other]!]], dealer: [turned ? drawn(TENS) : up] };
}
