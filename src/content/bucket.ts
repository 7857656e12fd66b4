/**
 * Limits how much is reported of one part of a page: what a page says is kept for ever, and it may say something else
 * as often as it likes.
 * @module
 */

/** In characters: a night of play at an ordinary pace fills none of it, since it flows off faster than that. */
const CAPACITY = 200_000;
/** Characters a second. A panel that goes on twice a second, as in automatic play, and is read twice takes 3,000. */
const FLOW = 4000;
/** Where it has overflowed, until half of it has flown off. */
const FLOW_IN_FLOOD = 1000;

export class Bucket {
  #filled = 0;
  #at = 0;
  #isFlooded = false;

  /** Whether so many characters may be reported at `now`, in ms of a clock. `must`: they are in any case. */
  takes(characters: number, now: number, must: boolean): boolean {
    this.#flow(now);
    if (!must && this.#filled + characters > CAPACITY) {
      this.#isFlooded = true;
      return false;
    }
    this.#filled += characters;
    return true;
  }

  #flow(now: number): void {
    const flow = this.#isFlooded ? FLOW_IN_FLOOD : FLOW;
    this.#filled = Math.max(0, this.#filled - (flow * (now - this.#at)) / 1000);
    this.#at = now;
    if (this.#filled < CAPACITY / 2) this.#isFlooded = false;
  }
}
