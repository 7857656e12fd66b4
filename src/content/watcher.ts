/**
 * Decides when a casino's page is read, and tells what the player did.
 *
 * A bet is what can have sent one, at the earliest event of it: before the page hears of it, panel and table are read,
 * and then it is told, as a bet where the control is known to place one, and else as a press. Any press may have sent a
 * bet; a press of a heading or in the fairness panel is told all the same, since what a page does behind it nobody can
 * see. That costs an honest page nothing where its bet control is known: presses count only in hands without a bet. Where
 * it is not, the first press since the hand before counts, and proofs are lost only to pages that promise the next hand's
 * seed later than that: whose panel comes up slowly, or is opened by a press after every hand. Not told are characters
 * typed in a text, other than Enter, and keys that only change another's meaning.
 *
 * The parts with panel and table are looked at shortly after something in them has changed. What stands in inputs is
 * compared four times a second besides, since a value that a script puts there announces itself by nothing. The whole
 * page is looked over when it is loaded, and often while it brings in its parts; when its address has changed; when the
 * player has pressed something that is no control of the game, and may open one; and within five seconds when it has
 * more inputs or fewer than before: panels have some, and lists of bets none. Whatever else the page brings about by
 * itself makes that happen too, but takes less than a thousandth of the time, unless panel or table was
 * there a moment ago and is not.
 * @module
 */
import type { BetReading, Sighting } from '../core/observation.ts';
import { stakeBeside } from '../reading/amounts.ts';
import { isBlocked, type Pressed, pressed } from '../reading/controls.ts';
import {
  attribute,
  byTagName,
  dispatch,
  isContentEditable,
  isDocument,
  isElementTarget,
  isHidden,
  listen,
  localName,
  rootOf,
  windowOf,
} from '../reading/dom.ts';
import { skeletonOf } from '../reading/skeleton.ts';
import { isBox } from '../reading/survey.ts';
import { holds, textOf } from '../reading/tree.ts';
import type { SiteReader } from '../sites/read-as.ts';
import { drawsValueOf } from './draws.ts';
import { GESTURE_EVENTS, Gestures } from './gestures.ts';
import { PageReader } from './page-reader.ts';
import { isTeaching } from './teaching/state.ts';

/** All in milliseconds. */
const POLL = 250;
/** Something that changes is read when it has come to rest for so long, or when it has been changing for so long. */
const QUIET = 60;
const LONGEST_WAIT = 300;
/** Between two looks at panel and table that nothing but their changes asks for: so many times what the last one took. */
const REST_OF_PARTS = 4;
/** What there is too much of to be reported is looked at so often. */
const FLOODED = 1000;
/** Clocks are coarse: a timer set for exactly the time may find it not over yet. */
const LATE = 10;
/** While cards are moving. */
const MOVING = 100;
/** At every so manieth poll, inputs are counted, and panel and table looked at though nothing seems to have changed. */
const IN_ANY_CASE = 20;
/**
 * Between two looks over the whole page: so many times what the quicker of the last two took, since one may have been
 * held up, within these limits. Where both panel and table were found, there is less to look for.
 */
export const REST = { share: 1500, shareWithAll: 4000, shareSettling: 30, least: 300, most: 120_000 };
/** A page that has just been loaded, or has a new address, brings in its parts one by one for so long. */
const SETTLES = 10_000;
/** Between two looks at whether the player has done with showing where things stand. */
const TEACHING = 300;
/** What a press opens may take so long to load. */
const OPENING = 1000;
/** For so long, what was there and is not is looked for without a rest, or with one of so many times what a look takes. */
const MISSED = 5000;
const REST_OF_MISSED = 10;

/** Of what the player edits, in characters. */
const LONGEST_NAME = 100;

const STRUCTURE = { subtree: true, childList: true } as const;
const CHANGES = { ...STRUCTURE, characterData: true, attributes: true } as const;

export class Watcher {
  #site: SiteReader;
  readonly #page: Document;
  readonly #reader: PageReader;
  readonly #near = new MutationObserver(() => this.#onChange());
  readonly #far = new MutationObserver(() => this.#onRestructured());
  readonly #drawn = new ResizeObserver(() => this.#readParts());
  #nearOf: readonly Node[] = [];
  /** The windows of the page and its frames, as far as they are listened to. */
  readonly #windows = new Set<Window>();
  /** Those that were listened to before any script of the page's could listen. */
  readonly #first = new WeakSet<Window>();
  readonly #gestures = new Gestures();
  /** The name of an event that says whether windows are still listened to, and whether it was heard. */
  readonly #probe = crypto.randomUUID();
  #heard = false;
  readonly #stopped = new AbortController();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #address = '';
  /** Since when the page has this address. */
  #since = 0;
  #changing = { since: 0, last: 0 };
  #mayReadParts = 0;
  #mayLook = 0;
  /** The same where the page has another address. */
  #mayLookElsewhere = 0;
  /** The first look is no measure: none of its code is compiled yet. */
  #lookTook = 0;
  #looksAt = 0;
  #polls = 0;
  #inputs = 0;

  constructor(site: SiteReader, page: Document, report: (sightings: readonly Sighting[]) => void) {
    this.#site = site;
    this.#page = page;
    this.#reader = new PageReader(site, page, report);
  }

  /** Begins. `isFirst`: no script of the page's has run yet, so that none can hear of a press before this does. */
  start(isFirst: boolean): void {
    const window = windowOf(this.#page);
    if (window) {
      if (isFirst) this.#first.add(window);
      this.#listen(window);
    }
    this.#address = this.#page.location.href;
    this.#since = performance.now();
    listen(this.#page, 'DOMContentLoaded', () => this.readWhole(), { once: true });
    this.readWhole();
    this.#timers.set(
      'poll',
      setInterval(() => this.#onPoll(), POLL),
    );
  }

  /** Reads the page as another site from now on, once the player is done with showing it. */
  readLike(site: SiteReader): void {
    this.#site = site;
    this.#reader.readLike(site);
    this.readWhole();
  }

  /** Whether the page shows a table, as it was looked at last. */
  get hasTable(): boolean {
    return this.#reader.hasTable;
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#stopped.abort();
    this.#near.disconnect();
    this.#far.disconnect();
    this.#drawn.disconnect();
  }

  /** Looks over the whole page now. `must`: before what the player does. */
  readWhole(must = false): void {
    if (this.#waitsForTeaching()) return;
    this.#clear('look');
    const began = performance.now();
    this.#reader.readWhole(must);
    this.#inputs = this.#countInputs();
    const now = performance.now();
    const rest = this.#share(now) * Math.min(now - began, this.#lookTook);
    this.#lookTook = now - began;
    this.#mayLookElsewhere = now + REST_OF_PARTS * this.#lookTook;
    this.#mayLook = now + Math.min(Math.max(rest, REST.least), REST.most);
    for (const root of this.#reader.roots) {
      this.#far.observe(root, STRUCTURE);
      const window = isDocument(root) ? windowOf(root) : null;
      if (window && !this.#windows.has(window)) this.#listen(window);
    }
    this.#afterRead();
  }

  #share(now: number): number {
    if (this.#reader.hasAll) return REST.shareWithAll;
    return now - this.#since < SETTLES ? REST.shareSettling : REST.share;
  }

  /** What the page's panel and table are built of, without what they say. */
  skeleton(): string {
    return skeletonOf(this.#page, this.#reader.regions);
  }

  /** What the player is shown meanwhile lies over the page; when he is done, all of it is read. */
  #waitsForTeaching(): boolean {
    if (!isTeaching()) return false;
    this.#set('look', TEACHING, () => this.readWhole());
    return true;
  }

  /** Looks at panel and table now. `must`: before what the player does. */
  #readParts(must = false): void {
    if (this.#waitsForTeaching()) return;
    const began = performance.now();
    this.#reader.readParts(must);
    const now = performance.now();
    this.#mayReadParts = now + REST_OF_PARTS * (now - began);
    this.#afterRead();
  }

  #afterRead(): void {
    this.#clear('change');
    this.#drawn.disconnect();
    const regions = this.#reader.regions;
    const nearOf = this.#reader.roots.filter((root) => regions.some((region) => holds(region, root)));
    this.#observeNear([...regions, ...nearOf]);
    const confirmsIn = this.#reader.confirmsIn;
    if (confirmsIn !== null) this.#set('confirm', confirmsIn + LATE, () => this.#readParts());
    if (!this.#reader.isFlooded) this.#clear('flooded');
    else if (!this.#timers.has('flooded')) this.#set('flooded', FLOODED, () => this.#readParts());
    if (this.#reader.isMoving) this.#set('moving', MOVING, () => this.#readParts());
    if (this.#reader.lostFor < MISSED) this.#look(this.#untilMissed);
  }

  /** In ms: cards that were turned may lie open again at once, and a large page must not be kept busy. */
  get #untilMissed(): number {
    return Math.min(Math.max(2 * QUIET, REST_OF_MISSED * this.#lookTook), REST.least);
  }

  #observeNear(nodes: readonly Node[]): void {
    if (nodes.length === this.#nearOf.length && nodes.every((node, i) => node === this.#nearOf[i])) return;
    this.#near.disconnect();
    for (const node of nodes) this.#near.observe(node, CHANGES);
    this.#nearOf = nodes;
  }

  /** Something has changed where panel or table is. */
  #onChange(): void {
    this.#changing.last = performance.now();
    if (this.#timers.has('change') || this.#timers.has('flooded')) return;
    this.#changing.since = this.#changing.last;
    this.#set('change', QUIET, () => this.#onQuiet());
  }

  #onQuiet(): void {
    const now = performance.now();
    const { since, last } = this.#changing;
    const wait = Math.max(Math.min(last + QUIET, since + LONGEST_WAIT), this.#mayReadParts) - now;
    if (wait <= 1) this.#readParts();
    else this.#set('change', wait, () => this.#onQuiet());
  }

  /** Something was added to the page or taken from it. Nothing more is asked of the browser until it has been read. */
  #onRestructured(): void {
    this.#far.disconnect();
    this.#look(2 * QUIET);
  }

  /** Looks over the whole page after `delay`, or later where the last look is not long ago. */
  #look(delay: number): void {
    const now = performance.now();
    const isMissed = this.#reader.lostFor < MISSED;
    const due = isMissed ? now + delay : Math.max(now + delay, this.#mayLook);
    if (this.#timers.has('look') && this.#looksAt <= due) return;
    this.#looksAt = due;
    this.#set('look', due - now, () => this.readWhole());
  }

  #onPoll(): void {
    this.#polls++;
    this.#keepListening();
    const inAnyCase = this.#polls % IN_ANY_CASE === 0;
    const { href } = this.#page.location;
    const isElsewhere = href !== this.#address && performance.now() >= this.#mayLookElsewhere;
    if (isElsewhere || (inAnyCase && this.#countInputs() !== this.#inputs)) {
      if (isElsewhere) this.#since = performance.now();
      this.#address = href;
      this.readWhole();
    } else if (this.#reader.hasChanged) {
      if (performance.now() >= this.#mayReadParts && !this.#timers.has('flooded')) this.#readParts();
    } else if (inAnyCase) this.#readInAnyCase();
  }

  #countInputs(): number {
    return byTagName(this.#page, 'input').length;
  }

  /**
   * Looks at panel and table when the page has just been laid out: at any other time, asking what is visible and what
   * moves makes the browser lay it out once more. A hidden page is not laid out by itself.
   */
  #readInAnyCase(): void {
    if (isHidden(this.#page)) this.#readParts();
    else this.#drawn.observe(rootOf(this.#page));
  }

  /** Listens for what the player does, before the page gets to know of it. Listening twice is listening once. */
  #listen(window: Window): void {
    this.#windows.add(window);
    const options = { capture: true, passive: true, signal: this.#stopped.signal };
    for (const type of GESTURE_EVENTS) listen(window, type, this.#onGesture, options);
    listen(window, 'click', this.#onClick, options);
    listen(window, 'input', this.#onInput, options);
    listen(window, 'change', this.#onInput, options);
    listen(window, 'pageshow', this.#onPageShow, options);
    listen(window, this.#probe, this.#onProbe, options);
    // A frame that has been loaded changes no structure of the page's own.
    listen(window.document, 'load', this.#onLoad, options);
  }

  /**
   * Listens again where a page has made the browser forget it, by `document.open()`: an event of a name that nobody
   * else knows says whether it has. Whatever listens by then may hear of a press before this does.
   */
  #keepListening(): void {
    for (const window of this.#windows) {
      this.#heard = false;
      try {
        if (!window.closed) dispatch(window, new Event(this.#probe));
        if (!this.#heard) {
          this.#first.delete(window);
          this.#windows.delete(window);
          if (!window.closed) this.#listen(window);
        }
      } catch {
        this.#windows.delete(window); // A frame that has gone to another site.
      }
    }
  }

  /** The browser shows a page again that it had put away, for the way back, as it was. */
  readonly #onPageShow = (event: PageTransitionEvent): void => {
    if (!event.isTrusted || !event.persisted) return;
    this.#reader.renew();
    this.readWhole();
  };

  readonly #onProbe = (): void => {
    this.#heard = true;
  };

  readonly #isBet = (element: Element): boolean => this.#site.isBet?.(element) ?? false;

  readonly #onGesture = (event: Event): void => {
    // What the player shows is kept from the page, so that it can send nothing.
    if (isTeaching()) return;
    const path = event.composedPath();
    const target = path[0] as Element;
    const begun = this.#gestures.begun(
      event as PointerEvent & KeyboardEvent,
      isTextBox(target),
      performance.now(),
    );
    if (!begun) return;
    const control = begun.activates ? pressed(path, this.#isBet) : null;
    const bets = control?.bets === true && !isBlocked(control.element);
    const draws =
      begun.activates && !control && this.#reader.clientSeeds.some((box) => drawsValueOf(box, path));
    if (!bets && !draws && this.#reader.isAwaiting) return;
    const isFirst = this.#first.has(event.currentTarget as Window);
    if (isFirst) this.#readBefore(bets);
    if (bets) this.#reader.tell(betBy(control));
    else this.#reader.tell({ kind: 'press', by: begun.by });
    if (draws) this.#reader.tell({ kind: 'entered', control: nameOf(target), pressed: true });
    // A page that heard of it before may have changed what it promises: what was read earlier is what stood before.
    if (!isFirst) this.#readBefore(bets);
  };

  #readBefore(bets: boolean): void {
    // Before the first hand there may be no table.
    if (bets && !this.#reader.hasAll) this.readWhole(true);
    else this.#readParts(true);
  }

  /** What was pressed may open the panel; where all is known to be, its own observers tell of what follows. */
  readonly #onClick = (event: Event): void => {
    if (!event.isTrusted || isTeaching()) return;
    const control = pressed(event.composedPath(), this.#isBet);
    if (control && !isBlocked(control.element) && this.#reader.hasAll) return;
    this.#mayLook = 0;
    this.#look(2 * QUIET);
    this.#set('opening', OPENING, () => this.readWhole());
  };

  readonly #onInput = (event: Event): void => {
    const [box] = event.composedPath() as [Element];
    if (!event.isTrusted || !isBox(box)) return;
    if (this.#reader.clientSeeds.includes(box)) this.#reader.tell({ kind: 'entered', control: nameOf(box) });
    else this.#reader.noteTyped(box.value, nameOf(box));
    if (this.#reader.regions.some((region) => holds(region, box))) this.#readParts();
  };

  readonly #onLoad = (): void => this.#look(QUIET);

  #set(name: string, delay: number, then: () => void): void {
    this.#clear(name);
    const run = () => {
      this.#timers.delete(name);
      then();
    };
    this.#timers.set(name, setTimeout(run, delay));
  }

  #clear(name: string): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.delete(name);
  }
}

/** That this was pressed, and what the page said the bet is. */
function betBy({ element, text }: Pressed): BetReading {
  const stake = stakeOf(element);
  return { kind: 'bet', control: text, ...(stake !== null && { stake }) };
}

/** No verdict rests on it, so what keeps it from being read keeps nothing else from being told. */
function stakeOf(control: Element): string | null {
  try {
    return stakeBeside(control);
  } catch {
    return null;
  }
}

/** Whether what is typed there is text. */
function isTextBox(target: EventTarget): boolean {
  if (!isElementTarget(target)) return false;
  if (isBox(target)) return true;
  try {
    return isContentEditable(target as HTMLElement);
  } catch {
    return false; // It is of no HTML.
  }
}

/** What a control is called, shortly. */
function nameOf(control: Element): string {
  const name = textOf(control, LONGEST_NAME) || attribute(control, 'id') || localName(control);
  return name.slice(0, LONGEST_NAME);
}
