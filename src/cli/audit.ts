/**
 * `audit`: a verdict for each hand of a file, as it is read. Memory does not grow with the file.
 * @module
 */
import type { Writable } from 'node:stream';
import { parseRule } from '../core/rules/parse.ts';
import { chunksOf } from './chunks.ts';
import type { Input } from './input.ts';
import { type Audited, add, auditChunk, type CheckedFile, NO_HANDS, type Tally } from './lines.ts';
import { Pool, Tray } from './pool.ts';
import type { Progress } from './progress.ts';

/** So many bytes are audited here; for more, it pays to start workers. */
const FEW = 1 << 20;
/** Chunks that are read, audited or written at a time, for each worker: none is to wait for the next. */
const TRAYS = 3;

export interface AuditOptions {
  /** The rule for hands that name no scheme, as it was written. */
  readonly rule?: unknown;
  /** Told what following the digests of a file of evidence came to, before the verdicts on its hands are written. */
  onChain?(chain: CheckedFile): void;
}

/**
 * Writes the verdicts on the hands of `input`, one a line, in order.
 * @param program what workers run: see Pool
 * @throws HandError where the rule is none
 */
export async function auditInput(
  input: Input,
  output: Writable,
  program: URL,
  progress: Progress,
  { rule: written, onChain }: AuditOptions = {},
): Promise<Tally> {
  const rule = written === undefined ? undefined : parseRule(written);
  const pool = new Pool(program, written);
  const trays = Array.from({ length: TRAYS * pool.size }, () => new Tray());
  const isLong = input.size !== undefined && input.size > FEW;
  let chunks = 0;
  let read = 0;
  let total = NO_HANDS;
  const write = async ({ bytes, tally, chains }: Audited): Promise<void> => {
    for (const chain of chains) onChain?.(chain);
    total = add(total, tally);
    progress.show(read, `${total.hands.toLocaleString('en')} hands`);
    await new Promise((resolve) => output.write(bytes, resolve));
  };

  try {
    let written = Promise.resolve();
    for await (const chunk of chunksOf(input.stream)) {
      read += chunk.bytes.length;
      if (chunk.isDocument || (read <= FEW && !isLong)) {
        await write(await auditChunk(chunk, rule));
        continue;
      }
      const tray = trays[chunks++ % trays.length]!;
      await tray.written;
      const audited = pool.audit(chunk, tray);
      written = written.then(() => audited).then(write);
      tray.written = written;
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
