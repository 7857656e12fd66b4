/**
 * Keeps what the popup draws before it is answered: see platform/last-view.ts. What is kept is dropped before anything
 * is changed that it is made of, and made anew when all has been quiet for a while. So wherever the background is stopped,
 * either nothing has changed since, or nothing is kept.
 * @module
 */

/** Ms: while a page is played on, the background is awake, and its answer is what the popup shows. */
const QUIET = 2000;

export interface Place<Views> {
  keep(views: Views): Promise<void>;
  drop(): Promise<void>;
}

export class LastViewKeeper<Views> {
  readonly #place: Place<Views>;
  readonly #look: () => Promise<Views>;
  /** What has been told to the place, one after the other. */
  #told: Promise<unknown> = Promise.resolve();
  /** Nothing is kept; where the background has just begun, that is not known. */
  #isEmpty = false;
  #underWay = 0;
  #changes = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @param look makes the views from what there is now */
  constructor(place: Place<Views>, look: () => Promise<Views>) {
    this.#place = place;
    this.#look = look;
  }

  /** Does what may change what the views are made of: none is kept while it goes on. */
  async changing<T>(work: () => Promise<T>): Promise<T> {
    this.#underWay++;
    this.#changes++;
    clearTimeout(this.#timer);
    try {
      await this.#drop();
      return await work();
    } finally {
      this.#underWay--;
      if (this.#underWay === 0) this.#timer = setTimeout(() => void this.#keep(), QUIET);
    }
  }

  #drop(): Promise<unknown> {
    if (!this.#isEmpty) this.#tell(() => this.#place.drop());
    this.#isEmpty = true;
    return this.#told;
  }

  async #keep(): Promise<void> {
    const changes = this.#changes;
    const views = await this.#look().catch(() => null);
    if (views === null || changes !== this.#changes) return;
    this.#isEmpty = false;
    this.#tell(() => this.#place.keep(views));
  }

  /** A browser that has no room for a view shows none. */
  #tell(what: () => Promise<void>): void {
    this.#told = this.#told
      .then(what)
      .catch((error) => console.error('Cutcard could not keep a view', error));
  }
}
