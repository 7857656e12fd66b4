/**
 * Audits chunks of lines in worker threads, which run this same program.
 * @module
 */
import { availableParallelism } from 'node:os';
import { type MessagePort, Worker } from 'node:worker_threads';
import { type Chunk, NEWLINE } from './chunks.ts';
import { add, auditLines, linesOf, NO_HANDS, parseLine, type Tally } from './lines.ts';

/** What a chunk came to: lines of verdicts as UTF-8, in parts. */
export interface AuditedChunk {
  readonly parts: readonly Uint8Array<ArrayBuffer>[];
  readonly tally: Tally;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export async function auditChunk({ bytes, first, isDocument }: Chunk): Promise<AuditedChunk> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let total = NO_HANDS;
  let next = first;
  for (const lines of isDocument ? [document(bytes)] : linesByText(bytes)) {
    const { output, tally, lines: count } = await auditLines(lines, next);
    parts.push(encoder.encode(output));
    total = add(total, tally);
    next += count;
  }
  return { parts, tally: total };
}

/** A document as one line, or as its lines where it only looked like one. */
function document(bytes: Uint8Array): Iterable<string> {
  const text = decoder.decode(bytes);
  return parseLine(text) instanceof SyntaxError ? linesOf(text) : [text];
}

/** Texts of more bytes take several times as long to make. */
const TEXT_BYTES = 64 * 1024;

/** The lines in the bytes, text by text. */
function* linesByText(bytes: Uint8Array): Generator<Iterable<string>> {
  for (let start = 0; start < bytes.length; ) {
    const last = bytes.lastIndexOf(NEWLINE, start + TEXT_BYTES - 1);
    const end = last >= start ? last : bytes.indexOf(NEWLINE, start);
    const stop = end < 0 ? bytes.length : end + 1;
    yield linesOf(decoder.decode(bytes.subarray(start, stop)));
    start = stop;
  }
}

/** What a worker does: audits the chunks it is sent, one by one. */
export function work(port: MessagePort): void {
  port.on('message', async (chunk: Chunk) => {
    const audited = await auditChunk(chunk);
    port.postMessage(
      audited,
      audited.parts.map(({ buffer }) => buffer),
    );
  });
}

interface Job {
  readonly chunk: Chunk;
  readonly resolve: (audited: AuditedChunk) => void;
  readonly reject: (error: Error) => void;
}

/** As many workers as there are processors, started as they are needed. */
export class Pool {
  static readonly size = availableParallelism();
  readonly #program: URL;
  readonly #workers: Worker[] = [];
  readonly #idle: Worker[] = [];
  readonly #waiting: Job[] = [];

  /** @param program the module that calls `work` when it is run in a worker */
  constructor(program: URL) {
    this.#program = program;
  }

  audit(chunk: Chunk): Promise<AuditedChunk> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ chunk, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()));
  }

  #next(): void {
    const worker = this.#waiting.length > 0 ? (this.#idle.pop() ?? this.#start()) : undefined;
    const job = worker && this.#waiting.shift();
    if (!job) return;
    const { chunk, resolve, reject } = job;
    worker.once('message', (audited: AuditedChunk) => {
      worker.off('error', reject);
      this.#idle.push(worker);
      resolve(audited);
      this.#next();
    });
    worker.once('error', reject);
    worker.postMessage(chunk, [chunk.bytes.buffer]);
  }

  #start(): Worker | undefined {
    if (this.#workers.length >= Pool.size) return undefined;
    const worker = new Worker(this.#program);
    this.#workers.push(worker);
    return worker;
  }
}
