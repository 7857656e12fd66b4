/**
 * Builds the command line as the build does, and runs it.
 * @module
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
  /** What it wrote, line by line. */
  readonly lines: readonly string[];
}

export class CommandLine {
  /** A folder of its own, removed by `remove`. */
  readonly folder = mkdtempSync(join(tmpdir(), 'cutcard-cli-'));
  readonly program = join(this.folder, 'cli.mjs');

  constructor() {
    execFileSync(process.execPath, ['build.mjs', '--only', 'cli', '--out', this.folder]);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Runs it to its end, with `input` on standard input. */
  run(args: readonly string[], input: string | Uint8Array = ''): Promise<Run> {
    const child = spawn(process.execPath, [this.program, ...args]);
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on('data', (data: Buffer) => out.push(data));
    child.stderr.on('data', (data: Buffer) => err.push(data));
    // It may end without having read everything.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (status) => {
        const stdout = Buffer.concat(out).toString('utf8');
        const lines = stdout.split('\n').slice(0, -1);
        resolve({ status, stdout, stderr: Buffer.concat(err).toString('utf8'), lines });
      });
    });
  }
}
