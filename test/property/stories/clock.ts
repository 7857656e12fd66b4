/**
 * The time of a story, in milliseconds since it began. It passes only when somebody waits.
 * @module
 */

interface Event {
  readonly at: number;
  readonly happen: () => void;
}

export class Clock {
  #now = 0;
  /** What is to happen, soonest first; what is due at one time in the order it was set. */
  #events: Event[] = [];

  get now(): number {
    return this.#now;
  }

  /** Has something happen in so many milliseconds. */
  after(delay: number, happen: () => void): void {
    const event = { at: this.#now + delay, happen };
    const place = this.#events.findIndex(({ at }) => at > event.at);
    this.#events.splice(place < 0 ? this.#events.length : place, 0, event);
  }

  /** Lets time pass, and what is due in it happen. */
  pass(duration: number): void {
    const end = this.#now + duration;
    while (this.#events[0] && this.#events[0].at <= end) {
      const { at, happen } = this.#events.shift()!;
      this.#now = at;
      happen();
    }
    this.#now = end;
  }
}
