/**
 * Reads a casino's page and reports what is new: a reading when it is first seen, and once more when it is seen
 * again after half a second. Knows where panel and table are, so that only these parts need be looked at.
 * @module
 */
import type { NotFound, PanelReading, PlayerAct, Reading, Sighting } from '../core/observation.ts';
import { notFound, type Seen, tableReading } from '../reading/seen.ts';
import { type Box, type Survey, survey } from '../reading/survey.ts';
import { holds } from '../reading/tree.ts';
import type { SiteReader } from '../sites/read-as.ts';
import { Bucket } from './bucket.ts';
import { StageGuess } from './stage-guess.ts';

/** Milliseconds after which an equal reading confirms the first. */
export const CONFIRMS = 500;

/**
 * A table whose cards seem to be on their way for so long, in ms, though nothing else was ever read of it on this page,
 * has controls that say what nobody here understands. From then on its cards count without them, as far as they tell.
 */
export const STUCK = 10_000;

/** In the order in which they are reported: what the panel says stands before what the table shows. */
const PARTS = ['panel', 'table'] as const;
type Part = (typeof PARTS)[number];

/** What the player types elsewhere and is the client seed then has so many characters at least. */
const SHORTEST_TYPED = 4;

/** What was read last of a part. */
interface Last {
  readonly text: string;
  readonly since: number;
  readonly moving: boolean;
  confirmed: boolean;
}

export class PageReader {
  #site: SiteReader;
  readonly #page: Document;
  readonly #report: (sightings: readonly Sighting[]) => void;
  #load = crypto.randomUUID();
  readonly #last = new Map<Part, Last>();
  readonly #regions = new Map<Part, Element>();
  /** Where the table's cards lay last; null as long as none were read. */
  #cardsLay: Element | null = null;
  /** What the boxes in these parts had in them. */
  readonly #values = new Map<Part, ReadonlyMap<Box, string>>();
  readonly #buckets: Readonly<Record<Part, Bucket>> = { panel: new Bucket(), table: new Bucket() };
  /** The parts of which something is withheld. */
  readonly #flooding = new Set<Part>();
  #roots: readonly Node[];
  #clientSeeds: readonly Element[] = [];
  /** What the panel said last, less what players enter. */
  #turn = '';
  /** What the player typed last into a box that is no client seed's, and what that is called. */
  #typed = { text: '', control: '' };
  /** The client seeds that the panel showed last. */
  #seeds: readonly string[] = [];
  /** Whether a bet or anything else was pressed, and panel and table have said the same since. */
  #awaited = false;
  /** Since when the table has been moving, and whether it was ever read at rest. */
  #movingSince = Number.POSITIVE_INFINITY;
  #isUnderstood = false;
  /** How far a hand is that only its cards tell of; null as long as none was read. */
  #guess: StageGuess | null = null;
  /** Since when each part that was found once is nowhere on the page. */
  readonly #lost = new Map<Part, number>();
  #tick = 0;
  #count = 0;

  constructor(site: SiteReader, page: Document, report: (sightings: readonly Sighting[]) => void) {
    this.#site = site;
    this.#page = page;
    this.#report = report;
    this.#roots = [page];
  }

  /** The document, and the shadow roots and frames in it, as they were last found. */
  get roots(): readonly Node[] {
    return this.#roots;
  }

  /** The parts of the page that panel and table were found in. */
  get regions(): readonly Element[] {
    return [...new Set(this.#regions.values())];
  }

  /** Whether a table was found, as the page is now. */
  get hasTable(): boolean {
    return this.#regions.has('table');
  }

  /** Whether both panel and table were found. */
  get hasAll(): boolean {
    return this.#regions.size === PARTS.length;
  }

  /** Whether a part is gone, or a box has something else in it: the changes that nothing announces. */
  get hasChanged(): boolean {
    return (
      this.regions.some((region) => !holds(this.#page, region)) ||
      [...this.#values.values()].some((values) => [...values].some(([box, value]) => box.value !== value))
    );
  }

  /** Milliseconds until the earliest reading can be confirmed that is not yet; null where none waits for it. */
  get confirmsIn(): number | null {
    const waiting = [...this.#last.values()].filter(({ confirmed, moving }) => !confirmed && !moving);
    if (waiting.length === 0) return null;
    return Math.max(0, Math.min(...waiting.map(({ since }) => since)) + CONFIRMS - performance.now());
  }

  /** Whether cards are being dealt or turned. */
  get isMoving(): boolean {
    return this.#regions.has('table') && (this.#last.get('table')?.moving ?? false);
  }

  /** Milliseconds since a part of the page was last lost that was not found again since; without end where none was. */
  get lostFor(): number {
    return performance.now() - Math.max(Number.NEGATIVE_INFINITY, ...this.#lost.values());
  }

  /** Whether a part has something new that was not reported, since there is too much of it. */
  get isFlooded(): boolean {
    return this.#flooding.size > 0;
  }

  /** Reads what is known of another site from now on. */
  readLike(site: SiteReader): void {
    this.#site = site;
    this.#regions.clear();
    this.#values.clear();
    this.#lost.clear();
    this.#cardsLay = null;
  }

  /** Begins anew, as on a page that was just loaded: nobody knows what happened while it was put away. */
  renew(): void {
    this.#load = crypto.randomUUID();
    this.#last.clear();
    this.#awaited = false;
    this.#turn = '';
    this.#seeds = [];
    this.#movingSince = Number.POSITIVE_INFINITY;
    this.#isUnderstood = false;
    this.#guess = null;
  }

  /** Looks over the whole page. `must`: what is new is reported however much was reported before. */
  readWhole(must = false): void {
    const whole = this.#survey(this.#page);
    this.#roots = 'roots' in whole ? whole.roots : [this.#page];
    this.#tell(
      PARTS.map((part) => this.#read(part, whole)),
      must,
    );
  }

  /** Looks at panel and table where they were, or over the whole page where one of them is gone. */
  readParts(must = false): void {
    if (this.regions.some((region) => !holds(this.#page, region))) {
      this.readWhole(must);
      return;
    }
    const surveys = new Map(this.regions.map((region) => [region, this.#survey(region)]));
    const readings = PARTS.flatMap((part) => {
      const region = this.#regions.get(part);
      return region ? [this.#read(part, surveys.get(region)!)] : [];
    });
    // What left its place may have gone elsewhere on the page; and the first cards may lie beside all that was there before.
    if (readings.includes(null) || readings.some((reading) => this.#isWithoutCards(reading)))
      this.readWhole(must);
    else this.#tell(readings, must);
  }

  /** What holds the client seed of the hands to come. */
  get clientSeeds(): readonly Element[] {
    return this.#clientSeeds;
  }

  /** Whether a press was told, and the page has said the same since: of many presses the first counts. */
  get isAwaiting(): boolean {
    return this.#awaited;
  }

  /** Reports what the player did; what was on the page before must have been read. */
  tell(act: PlayerAct): void {
    if (act.kind === 'press' && this.#awaited) return;
    if (act.kind !== 'entered') this.#awaited = true;
    this.#tick++;
    this.#report([this.#sighting(act, false)]);
  }

  /**
   * Remembers what the player typed into a box that is not known to hold a client seed. Where that very text is the
   * client seed next, he has entered it there. Numbers are mostly amounts, and a few characters may be anything: a page
   * that may choose among them could choose the cards.
   */
  noteTyped(text: string, control: string): void {
    const typed = text.trim();
    if (typed.length >= SHORTEST_TYPED && !/^[\d.,\s]*$/.test(typed)) this.#typed = { text: typed, control };
  }

  #survey(start: Node): Survey | NotFound {
    try {
      return survey(start);
    } catch (error) {
      return failure(error);
    }
  }

  /** What a part of the page says; null where there is none. A failure to read is a reading that says so. */
  #read(part: Part, from: Survey | NotFound): Reading | null {
    if ('problem' in from) return this.#unread(part, from);
    try {
      const seen: Seen<Reading> | null =
        part === 'panel' ? this.#site.readPanel(from) : this.#site.readTable(from, this.#isStuck);
      this.#remember(part, this.#regionOf(seen), from.boxes);
      if (part === 'panel') this.#clientSeeds = seen?.clientSeeds ?? [];
      return seen?.reading ?? null;
    } catch (error) {
      return this.#unread(part, failure(error));
    }
  }

  /**
   * The part of the page that a reading is taken from. Between two hands a table may be its controls alone: what its cards
   * lay in is looked at all the same, since the next ones will lie there.
   */
  #regionOf(seen: Seen<Reading> | null): Element | null {
    if (seen?.reading.kind !== 'table') return seen?.region ?? null;
    const { region, reading } = seen;
    if (reading.contents) this.#cardsLay = region;
    const lay = this.#cardsLay;
    return lay && region && holds(this.#page, lay) && holds(lay, region) ? lay : region;
  }

  /** Whether it is news that a hand is under way, on a table where no cards were read so far. */
  #isWithoutCards(reading: Reading | null): boolean {
    if (reading?.kind !== 'table' || reading.contents || reading.stage === 'resting') return false;
    return this.#cardsLay === null && JSON.stringify(reading) !== this.#last.get('table')?.text;
  }

  #remember(part: Part, region: Element | null, boxes: readonly Box[]): void {
    if (region) {
      this.#regions.set(part, region);
      const inside = boxes.filter((box) => holds(region, box));
      this.#values.set(part, new Map(inside.map((box) => [box, box.value])));
      this.#lost.delete(part);
    } else if (this.#regions.delete(part)) {
      this.#values.delete(part);
      this.#lost.set(part, performance.now());
    }
  }

  #unread(part: Part, problem: NotFound): Reading | null {
    if (part === 'panel') return { kind: 'panel', fields: { 'announced.commitment': problem } };
    const [game] = this.#site.games;
    return game ? tableReading(game, 'dealt', problem) : null;
  }

  /** Reports those of these readings that are new, or now confirmed, as of one moment. */
  #tell(readings: readonly (Reading | null)[], must: boolean): void {
    const now = performance.now();
    this.#tick++;
    const sightings: Sighting[] = [];
    for (const read of readings) {
      if (!read) continue;
      const reading = this.#understood(read, now);
      const part = reading.kind === 'panel' ? 'panel' : 'table';
      const text = JSON.stringify(reading);
      const last = this.#last.get(part);
      if (last?.text !== text) {
        if (!this.#buckets[part].takes(text.length, now, must)) {
          sightings.push(...this.#onFlood(part));
          continue;
        }
        this.#flooding.delete(part);
        const moving = reading.kind === 'table' && reading.stage === 'moving' && !reading.problem;
        this.#last.set(part, { text, since: now, moving, confirmed: false });
        if (reading.kind === 'panel') sightings.push(...this.#onPanel(reading));
        this.#awaited = false;
        sightings.push(this.#sighting(reading, false));
      } else if (!last.confirmed && !last.moving && now - last.since >= CONFIRMS) {
        last.confirmed = true;
        sightings.push(this.#sighting(reading, true));
      }
    }
    if (sightings.length > 0) this.#report(sightings);
  }

  get #isStuck(): boolean {
    return !this.#isUnderstood && performance.now() - this.#movingSince >= STUCK;
  }

  /** What was read, or that it is not understood: cards that come and go at controls of unknown words are not silent. */
  #understood(reading: Reading, now: number): Reading {
    if (reading.kind !== 'table' || reading.problem || this.#isUnderstood) return reading;
    if (reading.guessed) {
      this.#guess ??= new StageGuess();
      return this.#guess.staged(reading, now, this.#turn);
    }
    if (reading.stage !== 'moving') {
      this.#isUnderstood = true;
      return reading;
    }
    this.#movingSince = Math.min(this.#movingSince, now);
    if (now - this.#movingSince < STUCK || this.#guess) return reading;
    return tableReading(
      reading.game,
      'moving',
      notFound('absent', 'none of the controls beside the cards is known'),
    );
  }

  /** What is withheld is read again later. Until then the last word is that it is. */
  #onFlood(part: Part): readonly Sighting[] {
    if (this.#flooding.has(part)) return [];
    this.#flooding.add(part);
    this.#last.delete(part);
    const told = this.#unread(part, notFound('malformed', 'it changes faster than can be recorded'));
    return told ? [this.#sighting(told, false)] : [];
  }

  /** What goes before a panel that says something new. */
  #onPanel({ fields }: PanelReading): readonly Sighting[] {
    // A panel that goes on tells of a hand, whether or not anything was pressed. What the table says then is reported,
    // even where it is the same result again.
    const turn = JSON.stringify(Object.entries(fields).filter(([field]) => !isClientSeed(field)));
    if (turn !== this.#turn) this.#last.delete('table');
    this.#turn = turn;
    const seeds = Object.entries(fields).flatMap(([field, found]) =>
      isClientSeed(field) && 'value' in found ? [found.value] : [],
    );
    const { text, control } = this.#typed;
    const isNew = text !== '' && seeds.includes(text) && !this.#seeds.includes(text);
    this.#seeds = seeds;
    return isNew ? [this.#sighting({ kind: 'entered', control }, false)] : [];
  }

  #sighting(reading: Reading, confirmed: boolean): Sighting {
    return {
      key: `${this.#load}:${this.#count++}`,
      load: this.#load,
      tick: this.#tick,
      at: Date.now(),
      confirmed,
      path: this.#page.location.pathname.slice(0, 200),
      reading,
    };
  }
}

const failure = (error: unknown): NotFound =>
  notFound('malformed', `reading the page failed: ${error instanceof Error ? error.name : 'unknown'}`);

/** Whether a field is the player's to change for hands to come. */
const isClientSeed = (field: string): boolean =>
  field === 'announced.clientSeed' || field === 'promised.clientSeed';
