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

const decoder = new TextDecoder();

export async function auditChunk({ bytes, first, isDocument }: Chunk): Promise<AuditedChunk> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let total = NO_HANDS;
  let next = first;
  for (const lines of isDocument ? [document(bytes)] : linesByText(bytes)) {
    const { parts: more, tally, lines: count } = await auditLines(lines, next);
    parts.push(...more);
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

interface Job {
  readonly id: number;
  readonly chunk: Chunk;
}

interface Answer extends AuditedChunk {
  readonly id: number;
}

/** What a worker does: audits the chunks it is sent, one after the other. */
export function work(port: MessagePort): void {
  let last = Promise.resolve();
  port.on('message', ({ id, chunk }: Job) => {
    last = last.then(async () => {
      const answer: Answer = { id, ...(await auditChunk(chunk)) };
      port.postMessage(
        answer,
        answer.parts.map(({ buffer }) => buffer),
      );
    });
  });
}

/** Chunks that a worker has before it, so that it never waits for the next. */
const BEFORE_EACH = 2;

/** A worker for each processor but one, which this thread uses. They are started as they are needed. */
export class Pool {
  readonly #program: URL;
  readonly #size = availableParallelism() - 1;
  readonly #workers: Colleague[] = [];

  /** @param program the module that calls `work` when it is run in a worker */
  constructor(program: URL) {
    this.#program = program;
  }

  /** Audits a chunk in a worker; null where all of them have enough to do. The chunk's bytes are gone then. */
  audit(chunk: Chunk): Promise<AuditedChunk> | null {
    const free = this.#workers.find(({ load }) => load < BEFORE_EACH) ?? this.#start();
    return free?.audit(chunk) ?? null;
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.end()));
  }

  #start(): Colleague | undefined {
    if (this.#workers.length >= this.#size) return undefined;
    const colleague = new Colleague(this.#program);
    this.#workers.push(colleague);
    return colleague;
  }
}

/** A worker, and what it has been given. */
class Colleague {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, (audited: AuditedChunk) => void>();
  #given = 0;

  constructor(program: URL) {
    this.#worker = new Worker(program);
    this.#worker.on('message', ({ id, ...audited }: Answer) => {
      this.#waiting.get(id)?.(audited);
      this.#waiting.delete(id);
    });
  }

  get load(): number {
    return this.#waiting.size;
  }

  audit(chunk: Chunk): Promise<AuditedChunk> {
    const job: Job = { id: this.#given++, chunk };
    return new Promise((resolve) => {
      this.#waiting.set(job.id, resolve);
      this.#worker.postMessage(job, [chunk.bytes.buffer]);
    });
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
