/**
 * Reads a file of JSON that is too long to be in memory: an object of long lists.
 * @module
 */

/** What one value may come to, in characters. */
const LONGEST = 16_000_000;
const OUTSIDE = /["[\]{},:]/g;
const WITHIN = /["\\]/g;

/**
 * The values of an object's lists that are named, one after the other, and its other values of those names.
 * @throws Error where it is no object in JSON
 */
export async function* valuesIn(
  file: Blob,
  names: readonly string[],
): AsyncGenerator<readonly [name: string, value: unknown]> {
  const scanner = new Scanner(names);
  const reader = file.stream().pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) break;
      yield* scanner.scan(value);
    }
  } finally {
    await reader.cancel();
  }
  scanner.end();
}

/** Finds where values begin and end, by brackets, commas and quotes; what they are is for `JSON.parse`. */
class Scanner {
  readonly #names: readonly string[];
  #text = '';
  /** Up to where the text was looked at. */
  #at = 0;
  /** Where the key or value that is being read begins. */
  #from = 0;
  #depth = 0;
  #isQuoted = false;
  /** Whose value is being read; null where it is a key. */
  #name: string | null = null;
  /** How deep the values are that are given out: 1, or 2 in a list. */
  #level = 1;
  #isOver = false;

  constructor(names: readonly string[]) {
    this.#names = names;
  }

  *scan(chunk: string): Generator<readonly [string, unknown]> {
    this.#text += chunk;
    for (;;) {
      const pattern = this.#isQuoted ? WITHIN : OUTSIDE;
      pattern.lastIndex = this.#at;
      const found = pattern.exec(this.#text);
      if (!found) break;
      // What is escaped may be in the next chunk.
      this.#at = found.index + (found[0] === '\\' ? 2 : 1);
      const value = this.#take(found[0], found.index);
      if (value) yield value;
    }
    this.#at = Math.max(this.#at, this.#text.length);
    const wanted = this.#name === null || this.#names.includes(this.#name);
    const keep = wanted ? this.#from : this.#text.length;
    this.#text = this.#text.slice(keep);
    this.#at -= keep;
    this.#from = 0;
    if (this.#text.length > LONGEST) throw new Error('a value is too long');
  }

  #take(sign: string, index: number): readonly [string, unknown] | null {
    if (sign === '\\') return null;
    if (sign === '"') {
      this.#isQuoted = !this.#isQuoted;
      return null;
    }
    if (this.#depth === 0 && (sign !== '{' || this.#isOver)) throw new Error('it is no object');
    let value: readonly [string, unknown] | null = null;
    const isEnd = sign === ']' || sign === '}';
    if (sign === '[' || sign === '{') {
      this.#depth++;
      if (sign === '[' && this.#depth === 2) this.#level = 2;
      if (this.#depth === 1 || (sign === '[' && this.#depth === 2)) this.#from = index + 1;
    } else if (sign === ':') {
      if (this.#depth !== 1) return null;
      this.#name = String(JSON.parse(this.#text.slice(this.#from, index)));
      this.#from = index + 1;
    } else if (this.#depth === this.#level) {
      value = this.#valueAt(index);
      this.#from = index + 1;
    }
    if (isEnd) this.#depth--;
    // Behind a list, as behind any value, comes a key.
    if (this.#depth === 1 && sign === ',') {
      this.#name = null;
      this.#level = 1;
      this.#from = index + 1;
    }
    this.#isOver = this.#depth === 0;
    return value;
  }

  #valueAt(index: number): readonly [string, unknown] | null {
    const name = this.#name;
    if (name === null || !this.#names.includes(name)) return null;
    const text = this.#text.slice(this.#from, index).trim();
    // An empty list, or the end of one.
    return text === '' ? null : [name, JSON.parse(text)];
  }

  /** @throws Error where the object is not at its end */
  end(): void {
    if (!this.#isOver || this.#isQuoted) throw new Error('it is no object');
  }
}
