/**
 * Keeps sightings until the background says that they are stored, in order, however often its worker dies.
 * @module
 */
import type { Sighting } from '../core/observation.ts';
import type { ContentMessages } from '../platform/messages.ts';
import { LATE, within } from '../platform/within.ts';

type Answer = ContentMessages['content/observe']['answer'];

export interface Line {
  /** Sends sightings; fails where nobody answers. */
  send(sightings: readonly Sighting[]): Promise<Answer>;
  /** Whether the extension is still there: it is not, on this page, once it was updated or removed. */
  isOpen(): boolean;
}

const BATCH = 50;
/** More than a night of play; the oldest go first. */
const MOST_KEPT = 2000;
const FIRST_PAUSE = 250;
/** A background that ended starts again as soon as it is told something, and what waits may be an alarm. */
const LONGEST_UNANSWERED = 1000;
/** Storage that had no room may have some again. */
const LONGEST_PAUSE = 5000;
/**
 * What is not answered after so long, ms, is told once more, and then less and less often: the background may have ended
 * just as it was told, which not every browser says. One that is at work takes it for the same.
 */
const FIRST_ANSWER = 1000;
const LONGEST_ANSWER = 10_000;

export class Outbox {
  readonly #line: Line;
  readonly #onClosed: () => void;
  #waiting: Sighting[] = [];
  #sending: Promise<void> | null = null;
  #pause = FIRST_PAUSE;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(line: Line, onClosed: () => void) {
    this.#line = line;
    this.#onClosed = onClosed;
  }

  get size(): number {
    return this.#waiting.length;
  }

  add(sightings: readonly Sighting[]): void {
    this.#waiting.push(...sightings);
    if (this.#waiting.length > MOST_KEPT) this.#waiting.splice(0, this.#waiting.length - MOST_KEPT);
    if (this.#timer === undefined) void this.flush();
  }

  /** Sends what waits; resolves when all of it is stored, or an attempt has failed and another will be made later. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#sending ??= this.#sendAll().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  async #sendAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      if (!this.#line.isOpen()) return this.#close();
      const batch = this.#waiting.slice(0, endOfBatch(this.#waiting));
      const settled = await this.#settledOf(batch);
      if (!settled) return this.#retryLater(LONGEST_UNANSWERED);
      this.#waiting = this.#waiting.filter(({ key }) => !settled.has(key));
      if (!batch.some(({ key }) => settled.has(key))) return this.#retryLater(LONGEST_PAUSE);
      this.#pause = FIRST_PAUSE;
    }
  }

  /** The keys of those that need not be sent again; null where nobody is there to answer. */
  async #settledOf(batch: readonly Sighting[]): Promise<ReadonlySet<string> | null> {
    const answers: Promise<Answer>[] = [];
    try {
      for (let wait = FIRST_ANSWER; ; wait = Math.min(2 * wait, LONGEST_ANSWER)) {
        answers.push(this.#line.send(batch));
        const answer = await within(wait, Promise.race(answers));
        if (answer !== LATE) return new Set([...answer.stored, ...answer.refused]);
      }
    } catch {
      return null;
    } finally {
      // Of those that are not needed any more, none is to fail unheard.
      for (const answer of answers) answer.catch(() => undefined);
    }
  }

  #retryLater(longest: number): void {
    this.#timer = setTimeout(() => void this.flush(), Math.min(this.#pause, longest));
    this.#pause = Math.min(2 * this.#pause, longest);
  }

  #close(): void {
    this.#waiting = [];
    this.#onClosed();
  }
}

/** How many are sent at once: those of one moment are stored together, or not at all. */
function endOfBatch(waiting: readonly Sighting[]): number {
  let end = Math.min(BATCH, waiting.length);
  while (end > 0 && isOneMoment(waiting[end - 1], waiting[end])) end--;
  return end || BATCH;
}

const isOneMoment = (a: Sighting | undefined, b: Sighting | undefined): boolean =>
  a !== undefined && b !== undefined && a.load === b.load && a.tick === b.tick;
