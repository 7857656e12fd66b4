/**
 * What a command reads: a file, or standard input.
 * @module
 */
import { type FileHandle, open, readFile, stat } from 'node:fs/promises';
import { UsageError } from './usage.ts';

export interface Input {
  /** Each part is to be used before the next is asked for, which may take the same memory. */
  readonly stream: AsyncIterable<Uint8Array>;
  /** In bytes, where it is known. */
  readonly size?: number;
}

const AT_ONCE = 512 * 1024;

/** @throws UsageError where the file cannot be read */
export async function openInput(path: string | undefined): Promise<Input> {
  if (path === undefined || path === '-') return { stream: process.stdin };
  try {
    const stats = await stat(path);
    if (stats.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    return { stream: partsOf(await open(path)), size: stats.size };
  } catch (error) {
    throw unreadable(path, error, 'name a hand file, or - for standard input');
  }
}

/** @throws UsageError where the file cannot be read */
export async function readText(path: string): Promise<string> {
  try {
    // As in a hand file, there may be a mark of the byte order.
    return (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
  } catch (error) {
    throw unreadable(path, error, 'name a JSON file');
  }
}

async function* partsOf(file: FileHandle): AsyncGenerator<Uint8Array> {
  try {
    const buffer = new Uint8Array(AT_ONCE);
    for (;;) {
      const { bytesRead } = await file.read(buffer);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
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
