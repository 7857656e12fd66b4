/**
 * Values that are kept by name, the latest so many: what was put there longest ago goes first.
 * @module
 */
export class Latest<V> {
  readonly #most: number;
  readonly #values = new Map<string, V>();

  constructor(most: number) {
    this.#most = most;
  }

  get(name: string): V | undefined {
    return this.#values.get(name);
  }

  /** Puts a value there as the latest, whether or not it was there before. */
  put(name: string, value: V): void {
    this.#values.delete(name);
    this.#values.set(name, value);
    if (this.#values.size > this.#most) this.#values.delete(this.#values.keys().next().value!);
  }

  clear(): void {
    this.#values.clear();
  }
}
