/**
 * Cuts a stream of bytes into chunks of whole lines, and those into lines of text.
 * @module
 */
import { DocumentScanner } from './document.ts';
import { parseLine } from './json.ts';

/** Some whole lines, the first of which has number `first`. The next chunk takes the place of its bytes. */
export interface Chunk {
  readonly bytes: Uint8Array;
  readonly first: number;
  /** The lines are one document, to be read as a whole. */
  readonly isDocument: boolean;
}

const NEWLINE = 10;

/**
 * The lines of a stream, as many at a time as have come. A file that is one object over many lines, a file of evidence
 * say, comes as a whole; one that only begins like that comes line by line as soon as that shows.
 */
export async function* chunksOf(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Chunk, void> {
  let buffer = Buffer.alloc(0);
  let filled = 0;
  /** Where the last line ends that is whole. */
  let end = 0;
  let first = 1;
  const scanner = new DocumentScanner();
  let mayBeDocument = true;
  for await (const part of stream) {
    if (filled + part.length > buffer.length) {
      const larger = Buffer.alloc(2 * (filled + part.length));
      buffer.copy(larger, 0, 0, filled);
      buffer = larger;
    }
    buffer.set(part, filled);
    mayBeDocument &&= scanner.mayBe(part);
    const last = part.lastIndexOf(NEWLINE);
    if (last >= 0) end = filled + last + 1;
    filled += part.length;
    if (mayBeDocument || end === 0) continue;
    const bytes = buffer.subarray(0, end);
    yield { bytes, first, isDocument: false };
    first += countLines(bytes);
    buffer.copyWithin(0, end, filled);
    filled -= end;
    end = 0;
  }
  const isDocument = mayBeDocument && scanner.isWhole;
  if (filled > 0) yield { bytes: buffer.subarray(0, filled), first, isDocument };
}

function countLines(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(NEWLINE); at >= 0; at = bytes.indexOf(NEWLINE, at + 1)) lines++;
  return lines;
}

const decoder = new TextDecoder();

/** The lines of a chunk; a document counts as one, unless it only looked like one. */
export function linesOf({ bytes, isDocument }: Chunk): Iterable<string> {
  if (!isDocument) return linesIn(bytes);
  const text = decoder.decode(bytes);
  return parseLine(text) instanceof SyntaxError ? linesIn(bytes) : [text];
}

/** Texts of more bytes take several times as long to make. */
const TEXT_BYTES = 64 * 1024;

/** The lines in the bytes, without making a list of them. */
function* linesIn(bytes: Uint8Array): Generator<string> {
  for (let start = 0; start < bytes.length; ) {
    const last = bytes.lastIndexOf(NEWLINE, start + TEXT_BYTES - 1);
    const newline = last >= start ? last : bytes.indexOf(NEWLINE, start);
    const stop = newline < 0 ? bytes.length : newline + 1;
    const text = decoder.decode(bytes.subarray(start, stop));
    for (let at = 0; at < text.length; ) {
      const end = text.indexOf('\n', at);
      yield end < 0 ? text.slice(at) : text.slice(at, end);
      at = end < 0 ? text.length : end + 1;
    }
    start = stop;
  }
}
