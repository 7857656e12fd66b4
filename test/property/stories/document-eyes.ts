/**
 * Eyes that read a real document as the content script does: the page is drawn, and the page reader looks at it. Each
 * load of a page has a document of its own, in a frame.
 * @module
 */
import { PageReader } from '../../../src/content/page-reader.ts';
import type { PlayerAct, Sighting } from '../../../src/core/observation.ts';
import { readAs } from '../../../src/sites/read-as.ts';
import { draw } from './draw.ts';
import type { Page } from './page.ts';
import type { Eyes, OpenEyes, Report } from './reader.ts';

const CRYPTO_GAMES = readAs('crypto-games');

/** The documents of one story. */
export class Documents {
  readonly #prepare: (window: Window & typeof globalThis) => void;
  readonly #frames: HTMLIFrameElement[] = [];
  #used = 0;

  /** `prepare` is done to the window of each. */
  constructor(prepare: (window: Window & typeof globalThis) => void = () => {}) {
    this.#prepare = prepare;
  }

  /** Opens eyes on documents of its own; `performance.now` tells the story's time from then on. */
  readonly open: OpenEyes = (page, clock, date, report) => {
    performance.now = () => clock.now;
    return new DocumentEyes(page, this.#next(), date, report);
  };

  /** The story is over: its documents may be used by the next. */
  reset(): void {
    for (const { contentDocument } of this.#frames) contentDocument!.body.replaceChildren();
    this.#used = 0;
  }

  #next(): Document {
    const at = this.#used++;
    if (!this.#frames[at]) {
      const frame = document.createElement('iframe');
      frame.width = frame.height = '800';
      document.body.append(frame);
      this.#prepare(frame.contentWindow as Window & typeof globalThis);
      this.#frames.push(frame);
    }
    return this.#frames[at]!.contentDocument!;
  }
}

class DocumentEyes implements Eyes {
  readonly #page: Page;
  readonly #document: Document;
  readonly #reader: PageReader;
  #drawn = '';

  constructor(page: Page, document: Document, date: () => number, report: Report) {
    this.#page = page;
    this.#document = document;
    this.#reader = new PageReader(CRYPTO_GAMES, document, (sightings) =>
      report(sightings.map((sighting): Sighting => ({ ...sighting, at: date() }))),
    );
  }

  look(): void {
    const { panel, table } = this.#page;
    const now = JSON.stringify([panel, table]);
    if (now === this.#drawn) this.#reader.readParts();
    else {
      this.#drawn = now;
      draw(this.#document, panel, table);
      this.#reader.readWhole();
    }
  }

  tell(act: PlayerAct): void {
    this.#reader.tell(act);
  }
}
