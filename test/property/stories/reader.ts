/**
 * When a page is read, and what is then reported. What does the reading are the eyes: plain ones, which see what the
 * page says without a document, or those of the content script on a real one.
 * @module
 */
import type { PlayerAct, Reading, Sighting } from '../../../src/core/observation.ts';
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

export type Report = (sightings: readonly Sighting[]) => void;

/** What looks at one load of a page, and reports what is new, and once more what is the same half a second later. */
export interface Eyes {
  look(): void;
  /** The player did something; what was on the page before has been looked at. */
  tell(act: PlayerAct): void;
}

/** Opens the eyes on a page. `date` is what the machine's clock says. */
export type OpenEyes = (page: Page, clock: Clock, date: () => number, report: Report) => Eyes;

/** Reads a page when it has changed, when what was read may be confirmed, and before the player's presses reach it. */
export class Reader {
  readonly #eyes: Eyes;
  readonly #page: Page;
  readonly #clock: Clock;
  #isDue = false;
  #deafUntil = 0;

  constructor(open: OpenEyes, page: Page, clock: Clock, date: () => number, report: Report) {
    this.#page = page;
    this.#clock = clock;
    this.#eyes = open(page, clock, date, (sightings) => {
      clock.after(CONFIRMS + 10, () => this.#read());
      report(sightings);
    });
  }

  /** The page has changed: it is read when it has come to rest. */
  changed(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    this.#clock.after(QUIET, () => {
      this.#isDue = false;
      this.#read();
    });
  }

  /** Reads nothing for a while, as in a tab in the background; but what is pressed is read before. */
  miss(duration: number): void {
    this.#deafUntil = this.#clock.now + duration;
    this.#clock.after(duration, () => this.#read());
  }

  /** The player did something: what was on the page before is read first. */
  tell(act: PlayerAct): void {
    this.#eyes.look();
    this.#eyes.tell(act);
  }

  /** A page that was left is gone, or frozen until somebody comes back to it. */
  #read(): void {
    if (!this.#page.isLeft && this.#clock.now >= this.#deafUntil) this.#eyes.look();
  }
}

/** Eyes that see what the page says, as the content script would where it reads all of it rightly. */
class PlainEyes implements Eyes {
  readonly #page: Page;
  readonly #clock: Clock;
  readonly #date: () => number;
  readonly #report: Report;
  readonly #last = new Map<'panel' | 'table', Last>();
  #tick = 0;
  #count = 0;
  /** Whether something was pressed that may have bet, and the table has said the same since. */
  #awaited = false;

  constructor(page: Page, clock: Clock, date: () => number, report: Report) {
    this.#page = page;
    this.#clock = clock;
    this.#date = date;
    this.#report = report;
  }

  look(): void {
    this.#tick++;
    const sightings: Sighting[] = [];
    for (const reading of [this.#page.panel, this.#page.table]) {
      if (!reading) continue;
      const part = reading.kind;
      const text = JSON.stringify(reading);
      const last = this.#last.get(part);
      const isMoving = reading.kind === 'table' && reading.stage === 'moving';
      if (last?.text !== text) {
        this.#last.set(part, { text, since: this.#clock.now, confirmed: false });
        if (part === 'panel' && this.#awaited) this.#last.delete('table');
        this.#awaited = false;
        sightings.push(this.#sighting(reading, false));
      } else if (!last.confirmed && !isMoving && this.#clock.now - last.since >= CONFIRMS) {
        last.confirmed = true;
        sightings.push(this.#sighting(reading, true));
      }
    }
    if (sightings.length > 0) this.#report(sightings);
  }

  tell(act: PlayerAct): void {
    if (act.kind === 'press' && this.#awaited) return;
    if (act.kind !== 'entered') this.#awaited = true;
    this.#tick++;
    this.#report([this.#sighting(act, false)]);
  }

  #sighting(reading: Reading, confirmed: boolean): Sighting {
    const { load } = this.#page;
    return {
      key: `${load}:${this.#count++}`,
      load,
      tick: this.#tick,
      at: this.#date(),
      confirmed,
      path: '/',
      reading,
    };
  }
}

export const openPlainEyes: OpenEyes = (page, clock, date, report) =>
  new PlainEyes(page, clock, date, report);
