/**
 * What the content script does, without a document: reads the page when it has changed and before the player's presses
 * reach it, reports what is new, and once more what is the same half a second later.
 * @module
 */
import type { PlayerAct, Reading, Sighting } from '../../../src/core/observation.ts';
import type { Hand } from './casino.ts';
import type { Clock } from './clock.ts';
import type { Page } from './page.ts';

const CONFIRMS = 500;
/** From a change to its reading. */
const QUIET = 60;

interface Last {
  readonly text: string;
  readonly since: number;
  confirmed: boolean;
}

/** A sighting, and what only the story knows of it. */
export interface Told {
  readonly sighting: Sighting;
  /** When it was made. */
  readonly at: number;
  /** The hand that lay on the table. */
  readonly hand: Hand | null;
}

export class Reader {
  readonly #page: Page;
  readonly #clock: Clock;
  /** What the machine's clock says. */
  readonly #date: () => number;
  readonly #report: (told: readonly Told[]) => void;
  readonly #last = new Map<'panel' | 'table', Last>();
  #tick = 0;
  #count = 0;
  #isDue = false;
  #deafUntil = 0;
  /** Whether something was pressed that may have bet, and the table has said the same since. */
  #awaited = false;

  constructor(page: Page, clock: Clock, date: () => number, report: (told: readonly Told[]) => void) {
    this.#page = page;
    this.#clock = clock;
    this.#date = date;
    this.#report = report;
  }

  /** The page has changed: it is read when it has come to rest. */
  changed(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    this.#clock.after(QUIET, () => {
      this.#isDue = false;
      this.read();
    });
  }

  /** Reads nothing for a while, as in a tab in the background; but what is pressed is read before. */
  miss(duration: number): void {
    this.#deafUntil = this.#clock.now + duration;
    this.#clock.after(duration, () => this.read());
  }

  read(): void {
    if (this.#clock.now < this.#deafUntil) return;
    this.#readNow();
  }

  /** The player did something: what was on the page before is read first. */
  tell(act: PlayerAct): void {
    this.#readNow();
    if (act.kind === 'press' && this.#awaited) return;
    if (act.kind !== 'entered') this.#awaited = true;
    this.#tick++;
    this.#report([this.#told(act, false)]);
  }

  #readNow(): void {
    this.#tick++;
    const told: Told[] = [];
    for (const reading of [this.#page.panel, this.#page.table]) {
      if (!reading) continue;
      const part = reading.kind;
      const text = JSON.stringify(reading);
      const last = this.#last.get(part);
      const isMoving = reading.kind === 'table' && reading.stage === 'moving';
      if (last?.text !== text) {
        this.#last.set(part, { text, since: this.#clock.now, confirmed: false });
        if (part === 'table') this.#awaited = false;
        else if (this.#awaited) this.#last.delete('table');
        told.push(this.#told(reading, false));
        this.#clock.after(CONFIRMS + 10, () => this.read());
      } else if (!last.confirmed && !isMoving && this.#clock.now - last.since >= CONFIRMS) {
        last.confirmed = true;
        told.push(this.#told(reading, true));
      }
    }
    if (told.length > 0) this.#report(told);
  }

  #told(reading: Reading, confirmed: boolean): Told {
    const { load } = this.#page;
    return {
      sighting: {
        key: `${load}:${this.#count++}`,
        load,
        tick: this.#tick,
        at: this.#date(),
        confirmed,
        path: '/',
        reading,
      },
      at: this.#clock.now,
      hand: this.#page.hand,
    };
  }
}
