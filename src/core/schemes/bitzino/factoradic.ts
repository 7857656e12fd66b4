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
export function numberFrom(factoradic: readonly number[], outcomes: number): number {
  let total = 0;
  for (let i = factoradic.length - 1; i > 0; i--) {
    total = (total + factoradic[factoradic.length - 1 - i]!) * i;
    if (total > outcomes) total %= outcomes;
  }
  return total;
}

/** The stop of each reel: the number's digits in base `icons`, the lowest first. */
export function stopsFrom(number: number, reels: number, icons: number): number[] {
  return Array.from({ length: reels }, (_, reel) => Math.floor(number / icons ** reel) % icons);
}
