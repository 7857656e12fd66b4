/**
 * Reads a file of evidence, however long it is: what is in memory is the part that is being read.
 * @module
 */
import { type Chain, ChainWalk } from '../core/chain.ts';
import type { ImportPart } from '../platform/messages.ts';
import { valuesIn } from './json-reader.ts';

/** Hands or entries in a part: at their longest they are a quarter of what browsers let a message hold. */
const IN_A_PART = 500;

export class EvidenceReader {
  readonly #file: Blob;
  readonly #walk: ChainWalk;
  /** The rules that it tells of, of any form. */
  readonly rules: readonly unknown[];

  private constructor(file: Blob, gaps: readonly unknown[], rules: readonly unknown[]) {
    this.#file = file;
    this.#walk = new ChainWalk(gaps);
    this.rules = rules;
  }

  /** @throws Error where it is no evidence, or no JSON */
  static async open(file: Blob): Promise<EvidenceReader> {
    const found = { kind: [] as unknown[], gaps: [] as unknown[], rules: [] as unknown[] };
    for await (const [name, value] of valuesIn(file, ['kind', 'gaps', 'rules']))
      found[name as keyof typeof found].push(value);
    if (found.kind[0] !== 'cutcard-evidence') throw new Error('it is no evidence');
    return new EvidenceReader(file, found.gaps, found.rules);
  }

  /** All hands and then all entries, so many at a time. */
  async *parts(): AsyncGenerator<ImportPart> {
    for await (const hands of inParts(this.#valuesOf('hands'))) yield { hands };
    for await (const observations of inParts(this.#entries())) yield { observations };
  }

  /** What following the digests came to, when all parts have been read. */
  get chain(): Chain {
    return this.#walk.end(this.#isLeft);
  }

  #isLeft = false;

  /** The entries, each held against its digest, which stands in a list of its own. */
  async *#entries(): AsyncGenerator<unknown> {
    const digests = this.#valuesOf('digests');
    for await (const entry of this.#valuesOf('observations')) {
      const { value } = await digests.next();
      this.#walk.add(entry, value);
      yield entry;
    }
    this.#isLeft = !(await digests.next()).done;
    await digests.return(undefined);
  }

  async *#valuesOf(list: string): AsyncGenerator<unknown> {
    for await (const [, value] of valuesIn(this.#file, [list])) yield value;
  }
}

async function* inParts(values: AsyncIterable<unknown>): AsyncGenerator<unknown[]> {
  let part: unknown[] = [];
  for await (const value of values) {
    part.push(value);
    if (part.length < IN_A_PART) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
