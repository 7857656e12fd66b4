/**
 * Turns a shuffled deck into a number, and the number into the stops of a slot machine.
 * Source: bitZino's blog, "Provably Fair Slots With Factoradics". Its code divides by `parseInt(number / …)`, which
 * misreads quotients below 0.000001; this divides whole numbers.
 * @module
 */

/** For each card, how many of the cards not dealt before it are lower. */
export function factoradicOf(deck: readonly number[]): number[] {
  return deck.map((value, i) => value - deck.slice(0, i).filter((earlier) => earlier < value).length);
}

/**
 * The deck's place among all its orders, from 0, modulo `outcomes`, reduced on the way as the blog's code does: what
 * equals `outcomes` stays, and stands for 0.
 */
export function numberFrom(factoradic: readonly number[], outcomes: bigint): bigint {
  let total = 0n;
  for (let i = factoradic.length - 1; i > 0; i--) {
    total = (total + BigInt(factoradic[factoradic.length - 1 - i]!)) * BigInt(i);
    if (total > outcomes) total %= outcomes;
  }
  return total;
}

/** How many ways `reels` reels with `icons` icons each can stop. */
export const outcomesOf = (reels: number, icons: number): bigint => BigInt(icons) ** BigInt(reels);

/** The stop of each reel: the number's digits in base `icons`, the lowest first. */
export function stopsFrom(number: bigint, reels: number, icons: number): number[] {
  const base = BigInt(icons);
  let rest = number;
  return Array.from({ length: reels }, () => {
    const stop = Number(rest % base);
    rest /= base;
    return stop;
  });
}
