/**
 * What a command reads: a file, or standard input.
 * @module
 */
import { createReadStream } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { UsageError } from './usage.ts';

export interface Input {
  readonly stream: AsyncIterable<Uint8Array>;
  /** In bytes, where it is known. */
  readonly size?: number;
}

const AT_ONCE = 256 * 1024;

/** @throws UsageError where the file cannot be read */
export async function openInput(path: string | undefined): Promise<Input> {
  if (path === undefined || path === '-') return { stream: process.stdin };
  try {
    const size = await sizeOf(path);
    return { stream: createReadStream(path, { highWaterMark: AT_ONCE }), size };
  } catch (error) {
    throw unreadable(path, error, 'name a hand file, or - for standard input');
  }
}

/** @throws UsageError where the file cannot be read */
export async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw unreadable(path, error, 'name a JSON file');
  }
}

/** The size of a file that can be read. */
async function sizeOf(path: string): Promise<number> {
  const file = await open(path);
  try {
    const stats = await file.stat();
    if (stats.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    return stats.size;
  } finally {
    await file.close();
  }
}

const CAUSES: Readonly<Record<string, string>> = {
  ENOENT: 'there is none',
  EACCES: 'no permission',
  EISDIR: 'it is a folder',
};

function unreadable(path: string, error: unknown, fix: string): UsageError {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  return new UsageError(`${path} cannot be read (${CAUSES[code] ?? code}): ${fix}`);
}
