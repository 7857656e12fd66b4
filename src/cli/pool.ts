/**
 * Audits chunks of lines in worker threads, which run this same program.
 * @module
 */
import { availableParallelism } from 'node:os';
import { type MessagePort, Worker, workerData } from 'node:worker_threads';
import { parseRule } from '../core/rules/parse.ts';
import type { Chunk } from './chunks.ts';
import { type Audited, auditChunk } from './lines.ts';

/** What a worker is sent: a chunk, and memory for its verdicts. It sends both back. */
interface Job {
  readonly id: number;
  readonly chunk: Chunk & { readonly bytes: Uint8Array<ArrayBuffer> };
  readonly memory: ArrayBuffer;
}

interface Answer extends Audited {
  readonly id: number;
  /** Where the chunk was. */
  readonly input: ArrayBuffer;
}

/** What a worker does: audits the chunks it is sent. */
export function work(port: MessagePort): void {
  const rule = workerData === null ? undefined : parseRule(workerData);
  port.on('message', async ({ id, chunk, memory }: Job) => {
    const { bytes, tally, chains } = await auditChunk(chunk, rule, memory);
    const answer: Answer = { id, bytes, tally, chains, input: chunk.bytes.buffer };
    port.postMessage(answer, [answer.input, bytes.buffer]);
  });
}

/**
 * Memory for one chunk and its verdicts, used for one after the other: what is thrown away is collected so late that
 * a long file would take a hundred megabytes of it.
 */
export class Tray {
  input = new ArrayBuffer(0);
  output = new ArrayBuffer(0);
  /** Until then the verdicts are needed here. */
  written = Promise.resolve();
}

/** In MB. Next to nothing that a worker makes lasts, and it would fill whatever room it has before it clears any. */
const YOUNG_HEAP = 12;

/** A worker for each processor, started as they are needed. */
export class Pool {
  readonly size = availableParallelism();
  readonly #program: URL;
  readonly #rule: unknown;
  readonly #workers: Colleague[] = [];

  /**
   * @param program the module that calls `work` when it is run in a worker
   * @param rule as it was written, for hands that name no scheme; undefined for none
   */
  constructor(program: URL, rule: unknown) {
    this.#program = program;
    this.#rule = rule;
  }

  /** Audits a chunk, of which a copy is made at once. The verdicts are in the tray, for as long as it isn't used again. */
  audit(chunk: Chunk, tray: Tray): Promise<Audited> {
    return this.#leastBusy().audit(chunk, tray);
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.end()));
  }

  #leastBusy(): Colleague {
    const [least] = this.#workers.toSorted((a, b) => a.load - b.load);
    if (least && (least.load === 0 || this.#workers.length === this.size)) return least;
    const colleague = new Colleague(this.#program, this.#rule);
    this.#workers.push(colleague);
    return colleague;
  }
}

/** A worker, and what it has been given. */
class Colleague {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, (answer: Answer) => void>();
  #given = 0;

  constructor(program: URL, rule: unknown) {
    this.#worker = new Worker(program, {
      workerData: rule ?? null,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_HEAP },
    });
    this.#worker.on('message', (answer: Answer) => {
      this.#waiting.get(answer.id)?.(answer);
      this.#waiting.delete(answer.id);
    });
  }

  get load(): number {
    return this.#waiting.size;
  }

  async audit({ bytes, first, isDocument }: Chunk, tray: Tray): Promise<Audited> {
    const room = tray.input.byteLength < bytes.length ? new ArrayBuffer(2 * bytes.length) : tray.input;
    const copy = new Uint8Array(room, 0, bytes.length);
    copy.set(bytes);
    const job: Job = { id: this.#given++, chunk: { bytes: copy, first, isDocument }, memory: tray.output };
    const answer = await new Promise<Answer>((resolve) => {
      this.#waiting.set(job.id, resolve);
      this.#worker.postMessage(job, [copy.buffer, job.memory]);
    });
    tray.input = answer.input;
    tray.output = answer.bytes.buffer;
    return answer;
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }
}
