/**
 * Maps from a key to all that has it.
 * @module
 */

/** The value of a key, made where there is none yet. */
export function getOr<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let value = map.get(key);
  if (value === undefined) {
    value = make();
    map.set(key, value);
  }
  return value;
}

/** Things by a key, in their order. */
export function groupBy<T, K>(things: readonly T[], keyOf: (one: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const one of things) getOr(groups, keyOf(one), () => []).push(one);
  return groups;
}
