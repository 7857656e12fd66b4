/**
 * Audits chunks of lines in worker threads, which run this same program.
 * @module
 */
import { availableParallelism } from 'node:os';
import { type MessagePort, Worker } from 'node:worker_threads';
import type { Chunk } from './chunks.ts';
import { auditLines, linesOf, type Tally } from './lines.ts';

/** What a chunk came to: lines of verdicts as UTF-8. */
export interface AuditedChunk {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly tally: Tally;
}

export async function auditChunk({ bytes, first, isDocument }: Chunk): Promise<AuditedChunk> {
  const text = new TextDecoder().decode(bytes);
  // What only looked like one document is a file of lines after all.
  const lines = isDocument && isJson(text) ? [text] : linesOf(text);
  const { output, tally } = await auditLines(lines, first);
  return { bytes: new TextEncoder().encode(output), tally };
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** What a worker does: audits the chunks it is sent, one by one. */
export function work(port: MessagePort): void {
  port.on('message', async (chunk: Chunk) => {
    const audited = await auditChunk(chunk);
    port.postMessage(audited, [audited.bytes.buffer]);
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
