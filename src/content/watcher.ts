/**
 * Decides when a casino's page is read.
 *
 * The parts with panel and table are looked at shortly after something in them has changed, and before a control of
 * the game does anything. What stands in inputs is compared four times a second besides, since a value that a script
 * puts there announces itself by nothing. The whole page is looked over when it is loaded, when its address has changed,
 * when the player has pressed something that is no control of the game, and may open one, and within five seconds when
 * it has more inputs or fewer than before: panels have some, and lists of bets none. Whatever else the page brings
 * about by itself makes that happen too, but takes less than a thousandth of the time, unless panel or table was
 * there a moment ago and is not.
 * @module
 */
import type { Sighting } from '../core/observation.ts';
import { isBlocked, pressed } from '../reading/controls.ts';
import { skeletonOf } from '../reading/skeleton.ts';
import { isBox } from '../reading/survey.ts';
import { holds } from '../reading/tree.ts';
import type { Site } from '../sites/site.ts';
import { PageReader } from './page-reader.ts';

/** All in milliseconds. */
const POLL = 250;
/** Something that changes is read when it has come to rest for so long, or when it has been changing for so long. */
const QUIET = 60;
const LONGEST_WAIT = 300;
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
export const REST = { share: 1500, shareWithAll: 4000, least: 300, most: 120_000 };
/** What a press opens may take so long to load. */
const OPENING = 1000;
/** For so long, what was there and is not is looked for without a rest. */
const MISSED = 5000;

const STRUCTURE = { subtree: true, childList: true } as const;
const CHANGES = { ...STRUCTURE, characterData: true, attributes: true } as const;

export class Watcher {
  readonly #page: Document;
  readonly #reader: PageReader;
  readonly #near = new MutationObserver(() => this.#onChange());
  readonly #far = new MutationObserver(() => this.#onRestructured());
  readonly #drawn = new ResizeObserver(() => this.#readParts());
  #nearOf: readonly Node[] = [];
  /** The windows of the page and its frames, as far as they are listened to. */
  readonly #windows = new WeakSet<Window>();
  readonly #stopped = new AbortController();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();
  #address = '';
  #changing = { since: 0, last: 0 };
  #mayLook = 0;
  /** The first look is no measure: none of its code is compiled yet. */
  #lookTook = 0;
  #looksAt = 0;
  #polls = 0;
  #inputs = 0;

  constructor(site: Site, page: Document, report: (sightings: readonly Sighting[]) => void) {
    this.#page = page;
    this.#reader = new PageReader(site, page, report);
  }

  start(): void {
    this.#address = this.#page.location.href;
    this.#page.addEventListener('DOMContentLoaded', () => this.readWhole(), { once: true });
    this.readWhole();
    this.#timers.set(
      'poll',
      setInterval(() => this.#onPoll(), POLL),
    );
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#stopped.abort();
    this.#near.disconnect();
    this.#far.disconnect();
    this.#drawn.disconnect();
  }

  /** Looks over the whole page now. */
  readWhole(): void {
    this.#clear('look');
    const began = performance.now();
    this.#reader.readWhole();
    this.#inputs = this.#countInputs();
    const now = performance.now();
    const share = this.#reader.hasAll ? REST.shareWithAll : REST.share;
    const rest = share * Math.min(now - began, this.#lookTook);
    this.#lookTook = now - began;
    this.#mayLook = now + Math.min(Math.max(rest, REST.least), REST.most);
    for (const root of this.#reader.roots) {
      this.#far.observe(root, STRUCTURE);
      const window = (root as Document).defaultView;
      if (window && !this.#windows.has(window)) this.#listen(window);
    }
    this.#afterRead();
  }

  /** What the page's panel and table are built of, without what they say. */
  skeleton(): string {
    return skeletonOf(this.#page, this.#reader.regions);
  }

  #readParts(): void {
    this.#reader.readParts();
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
    if (this.#reader.isMoving) this.#set('moving', MOVING, () => this.#readParts());
    if (this.#reader.lostFor < MISSED) this.#look(REST.least);
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
    if (this.#timers.has('change')) return;
    this.#changing.since = this.#changing.last;
    this.#set('change', QUIET, () => this.#onQuiet());
  }

  #onQuiet(): void {
    const now = performance.now();
    const { since, last } = this.#changing;
    const wait = Math.min(last + QUIET, since + LONGEST_WAIT) - now;
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
    const inAnyCase = this.#polls % IN_ANY_CASE === 0;
    const { href } = this.#page.location;
    if (href !== this.#address || (inAnyCase && this.#countInputs() !== this.#inputs)) {
      this.#address = href;
      this.readWhole();
    } else if (this.#reader.hasChanged) this.#readParts();
    else if (inAnyCase) this.#readInAnyCase();
  }

  #countInputs(): number {
    return this.#page.getElementsByTagName('input').length;
  }

  /**
   * Looks at panel and table when the page has just been laid out: at any other time, asking what is visible and what
   * moves makes the browser lay it out once more. A hidden page is not laid out by itself.
   */
  #readInAnyCase(): void {
    if (this.#page.hidden) this.#readParts();
    else this.#drawn.observe(this.#page.documentElement);
  }

  /** Listens for what the player does, before the page gets to know of it. */
  #listen(window: Window): void {
    this.#windows.add(window);
    const options = { capture: true, passive: true, signal: this.#stopped.signal };
    window.addEventListener('click', (event) => this.#onClick(event), options);
    window.addEventListener('keydown', (event) => this.#onKey(event), options);
    window.addEventListener('input', (event) => this.#onInput(event), options);
    window.addEventListener('change', (event) => this.#onInput(event), options);
    // A frame that has been loaded changes no structure of the page's own.
    window.document.addEventListener('load', () => this.#look(QUIET), options);
  }

  #onClick(event: MouseEvent): void {
    if (!event.isTrusted) return;
    const path = event.composedPath();
    const control = pressed(path);
    if (control && !isBlocked(control.element)) {
      if (this.#reader.hasAll) this.#readParts();
      else this.readWhole();
      if (control.bets) this.#reader.tell({ kind: 'bet', control: control.text });
      // Where all is known to be, its own observers tell of what follows; before the first hand there may be no table.
      if (this.#reader.hasAll) return;
    } else if (this.#reader.isInPanel(path[0] as Node)) this.#tellEntered(path[0] as Node);
    this.#mayLook = 0;
    this.#look(2 * QUIET);
    this.#set('opening', OPENING, () => this.readWhole());
  }

  /** Some pages deal at a key: what is promised behind it was perhaps not promised before the bet. */
  #onKey(event: KeyboardEvent): void {
    const [target] = event.composedPath() as [HTMLElement];
    if (!event.isTrusted || event.repeat || isBox(target) || target.isContentEditable) return;
    this.#readParts();
    this.#reader.tell({ kind: 'press', by: 'key' });
  }

  #onInput(event: Event): void {
    const [box] = event.composedPath() as [Node];
    if (!event.isTrusted || !this.#reader.regions.some((region) => holds(region, box))) return;
    if (this.#reader.isInPanel(box)) this.#tellEntered(box);
    this.#readParts();
  }

  /** What changes on the panel behind this is the player's doing. */
  #tellEntered(control: Node): void {
    const name = control.textContent?.trim() || (control as Element).id || control.nodeName;
    this.#reader.tell({ kind: 'entered', control: name.slice(0, 100) });
  }

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
