/**
 * Small sets as bits, and sums over all the sets that contain them.
 * @module
 */

/** How many elements a set of up to 13 elements has. */
export const SET_SIZE = new Uint8Array(1 << 13);
for (let set = 1; set < SET_SIZE.length; set++) SET_SIZE[set] = SET_SIZE[set >> 1]! + (set & 1);

/**
 * Writes the subsets of `set` into `subsets`: at k the one that has the ith element of `set` where bit i of k is set.
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
 * Replaces counts of the hands that contain held cards by counts of those that contain none of the discards besides.
 * `counts` has one for each choice of held cards out of some: from `start` on, 2^n numbers, bit i of the place telling
 * whether card i is held.
 *
 * One card after the other: of the hands counted where it is discarded, those go that are also counted where it is held.
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
 * The same seen from the other end. Given with what weight each count after excludeDiscards goes into a sum, gives the
 * weights with which the counts before it do.
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
