/**
 * Cuts a stream of bytes into chunks of whole lines.
 * @module
 */

/** Some whole lines, the first of which has number `first`. */
export interface Chunk {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly first: number;
  /** The lines are one document, to be read as a whole. */
  readonly isDocument: boolean;
}

export const NEWLINE = 10;

/**
 * The lines of a stream, as many at a time as have come. A file that begins with a line `{` is JSON printed over many
 * lines, a file of evidence say, and comes as a whole.
 */
export async function* chunksOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Chunk, void> {
  let first = 1;
  let parts: Uint8Array[] = [];
  let isDocument: boolean | undefined;
  for await (const part of stream) {
    parts.push(part);
    const end = part.lastIndexOf(NEWLINE) + 1;
    if (end === 0 || isDocument) continue;
    if (isDocument === undefined) {
      const soFar = Buffer.concat(parts);
      parts = [soFar];
      isDocument = beginsDocument(soFar);
      if (isDocument !== false) continue;
    }
    const rest = part.subarray(end);
    const bytes = join(parts, rest.length);
    parts = rest.length > 0 ? [rest] : [];
    // Whoever gets the bytes may pass them on for good.
    const lines = countLines(bytes);
    yield { bytes, first, isDocument: false };
    first += lines;
  }
  const bytes = join(parts, 0);
  if (bytes.length > 0) yield { bytes, first, isDocument: isDocument ?? false };
}

/** Whether the first line with anything on it is a lone `{`; undefined where it has not come yet. */
function beginsDocument(bytes: Buffer): boolean | undefined {
  const text = bytes.subarray(0, bytes.lastIndexOf(NEWLINE)).toString('utf8');
  const line = text.split('\n').find((candidate) => candidate.trim() !== '');
  return line === undefined ? undefined : line.trim() === '{';
}

/** The parts in one, less the last `cut` bytes, in memory of their own. */
function join(parts: readonly Uint8Array[], cut: number): Uint8Array<ArrayBuffer> {
  const length = parts.reduce((sum, part) => sum + part.length, 0) - cut;
  const joined = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    joined.set(part.length > length - at ? part.subarray(0, length - at) : part, at);
    at += part.length;
  }
  return joined;
}

function countLines(bytes: Uint8Array): number {
  let lines = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) lines++;
  return lines;
}
