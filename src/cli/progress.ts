/**
 * A progress bar on a terminal, for input that takes its time.
 * @module
 */
import type { WriteStream } from 'node:tty';

const WIDTH = 30;
/** In ms: shorter work needs no bar, and a bar no more pictures than an eye can see. */
const PATIENCE = 500;
const BETWEEN = 100;

export class Progress {
  readonly #terminal: WriteStream | null;
  readonly #size: number | undefined;
  readonly #start = Date.now();
  #last = 0;

  /**
   * @param terminal where it may be drawn; null for nowhere
   * @param size of the whole input in bytes, or of all work in any unit, where it is known
   */
  constructor(terminal: WriteStream | null, size: number | undefined) {
    this.#terminal = terminal;
    this.#size = size;
  }

  /** @param what has been done, in a few words */
  show(bytes: number, what: string): void {
    const now = Date.now();
    if (!this.#terminal || now - this.#start < PATIENCE || now - this.#last < BETWEEN) return;
    this.#last = now;
    this.#terminal.write(`\r${this.#size ? `${bar(bytes / this.#size)} ` : ''}${what}\x1b[K`);
  }

  clear(): void {
    if (this.#last > 0) this.#terminal?.write('\r\x1b[K');
  }
}

function bar(share: number): string {
  const done = Math.round(Math.min(share, 1) * WIDTH);
  return `${'█'.repeat(done)}${'░'.repeat(WIDTH - done)} ${Math.floor(Math.min(share, 1) * 100)}%`;
}
