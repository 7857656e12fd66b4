/**
 * `audit`: a verdict for each hand of a file, as it is read. Memory does not grow with the file.
 * @module
 */
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { type Chunk, chunksOf } from './chunks.ts';
import type { Input } from './input.ts';
import { add, NO_HANDS, type Tally } from './lines.ts';
import { type AuditedChunk, auditChunk, Pool } from './pool.ts';
import type { Progress } from './progress.ts';

/** So many bytes are audited at once; for more, it pays to start workers. */
const FEW = 1 << 20;
/** Chunks read ahead of the one that is being written. */
const AHEAD = 8;

/**
 * Writes the verdicts on the hands of `input`, one a line, in order.
 * @param program what workers run: see Pool
 */
export async function auditInput(
  input: Input,
  output: Writable,
  program: URL,
  progress: Progress,
): Promise<Tally> {
  const pool = new Pool(program);
  let read = 0;
  const audit = (chunk: Chunk): Promise<AuditedChunk> => {
    read += chunk.bytes.length;
    const byWorker = read <= FEW || chunk.isDocument ? null : pool.audit(chunk);
    return byWorker ?? auditChunk(chunk);
  };

  let total = NO_HANDS;
  const write = async ({ parts, tally }: AuditedChunk): Promise<void> => {
    total = add(total, tally);
    progress.show(read, total.hands);
    let takesMore = true;
    for (const part of parts) takesMore = output.write(part);
    if (!takesMore) await once(output, 'drain');
  };

  try {
    let written = Promise.resolve();
    const ahead: Promise<void>[] = [];
    for await (const chunk of chunksOf(input.stream)) {
      const audited = audit(chunk);
      written = written.then(() => audited).then(write);
      ahead.push(written);
      if (ahead.length > AHEAD) await ahead.shift();
    }
    await written;
  } finally {
    progress.clear();
    await pool.close();
  }
  return total;
}

/** 0 where every hand is verified or consistent, 1 where one is a mismatch, else 2: no hands prove nothing. */
export function exitStatus({ hands, mismatches, undecided }: Tally): 0 | 1 | 2 {
  if (mismatches > 0) return 1;
  return hands > 0 && undecided === 0 ? 0 : 2;
}
