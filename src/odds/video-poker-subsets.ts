/**
 * Small sets as bits, and sums over all the sets that contain them.
 * @module
 */

/** How many elements a set of up to 13 elements has. */
export const SET_SIZE = new Uint8Array(1 << 13);
for (let set = 1; set < SET_SIZE.length; set++) SET_SIZE[set] = SET_SIZE[set >> 1]! + (set & 1);

/**
 * Writes the subsets of `set` into `subsets`: at k the one that has the ith element of `set` where bit i of k
 * is set.
 * @returns how many they are
 */
export function fillSubsets(set: number, subsets: Uint8Array | Uint16Array): number {
  let count = 1;
  for (let rest = set; rest; rest &= rest - 1) {
    const element = rest & -rest;
    for (let k = 0; k < count; k++) subsets[count + k] = subsets[k]! | element;
    count *= 2;
  }
  return count;
}

/**
 * Turns counts of the hands that contain the held cards into counts of those that contain none of the
 * discards besides. `counts` has one for each way to hold some of n cards: 2^n numbers from `start` on, bit i
 * of the place being set where card i is held.
 *
 * Goes card by card: of the hands counted where it is discarded, those that contain it are counted where it
 * is held.
 */
export function excludeDiscards(counts: Float64Array, start: number, size: number): void {
  for (let card = 1; card < size; card <<= 1) {
    for (let from = start; from < start + size; from += 2 * card) {
      for (let discarded = from; discarded < from + card; discarded++) {
        counts[discarded]! -= counts[discarded + card]!;
      }
    }
  }
}

/**
 * The same from the other end: turns the weights that counts have in a sum after excludeDiscards into the
 * weights that they have before it.
 */
export function weighDiscards(weights: Float64Array, start: number, size: number): void {
  for (let card = 1; card < size; card <<= 1) {
    for (let from = start; from < start + size; from += 2 * card) {
      for (let discarded = from; discarded < from + card; discarded++) {
        weights[discarded + card]! -= weights[discarded]!;
      }
    }
  }
}
