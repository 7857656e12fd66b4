/**
 * Over the page while the player shows where things stand: what was found already in the colour of what it is, and a
 * box that asks for what is missing, one thing at a time. In a closed shadow root; nothing of what the player does
 * meanwhile reaches the page: it lies under a pane, and keys are kept from it.
 * @module
 */
import type { Card } from '../../core/cards.ts';
import { message as t } from '../../platform/runtime.ts';
import { valueIn } from '../../reading/beside.ts';
import { CONTROL, controlsSaying } from '../../reading/controls.ts';
import {
  append,
  attachOurs,
  boundsOf,
  childrenOf,
  elementsAt,
  frameDocument,
  isConnected,
  listen,
  localName,
  matches,
  ownerDocument,
  rootOf,
  shadowRoot,
  windowOf,
} from '../../reading/dom.ts';
import { fits, isBlank } from '../../reading/shapes.ts';
import { isBox, type Survey, survey } from '../../reading/survey.ts';
import { findAll, isVisible, walk } from '../../reading/tree.ts';
import type { Places } from '../../sites/places.ts';
import { readAs } from '../../sites/read-as.ts';
import { BOX, BUTTON, HOST, make, type Styles } from '../elements.ts';
import { rightmost } from '../place.ts';
import { type Found, findThings, isShownIn } from './found.ts';
import {
  FIELD_OF,
  gameWithoutDealer,
  joined,
  type Lessons,
  type ShownGame,
  type Spot,
  spotIn,
  THINGS,
  type Thing,
  withLessons,
} from './lessons.ts';
import { isValue, type Known, type Proposal, propose, type Read, type Refusal } from './proposal.ts';
import { beginTeaching, endTeaching } from './state.ts';
import { isWeak } from './ways.ts';

/** One for each thing, told apart by their words too; white is readable on all. */
const COLORS: Readonly<Record<Thing, string>> = {
  commitment: '#1d4ed8',
  'client-seed': '#7c3aed',
  nonce: '#0e7490',
  'revealed-seed': '#c2410c',
  'dealer-cards': '#be185d',
  'player-cards': '#854d0e',
  'bet-button': '#0f766e',
  'move-button': '#475569',
};

const PANE: Styles = {
  ...HOST,
  inset: '0',
  width: '100vw',
  height: '100vh',
  'max-width': 'none',
  'max-height': 'none',
  overflow: 'hidden',
  cursor: 'crosshair',
};
const MARGIN = 12;
const ASKING: Styles = {
  ...BOX,
  position: 'fixed',
  width: 'min(340px, calc(100vw - 24px))',
  'max-height': 'calc(100vh - 24px)',
  overflow: 'auto',
  border: '1px solid light-dark(#8a8580, #a09a95)',
  cursor: 'default',
  'z-index': '2',
};
const TITLE: Styles = { display: 'block', 'font-weight': '600' };
const LINE: Styles = { margin: '6px 0 0', 'overflow-wrap': 'anywhere' };
const QUIET: Styles = { ...LINE, color: 'light-dark(#5c5652, #b8b0aa)' };
const WEAK: Styles = { ...LINE, color: 'light-dark(#8a4b00, #f0b35f)' };
const ROW: Styles = { display: 'flex', 'flex-wrap': 'wrap', gap: '6px', margin: '10px 0 0' };
const CHIP: Styles = { ...BUTTON, padding: '2px 8px', 'font-size': '12px', border: '1px solid transparent' };
const MARK: Styles = {
  position: 'fixed',
  'box-sizing': 'border-box',
  'border-radius': '4px',
  'z-index': '1',
  // The page may be of any colour.
  outline: '1px solid rgb(255 255 255 / 75%)',
};
const TAG: Styles = {
  position: 'absolute',
  padding: '0 5px',
  font: '600 11px/16px system-ui, sans-serif',
  color: '#fff',
  'white-space': 'nowrap',
  'border-radius': '4px',
};

const KEYS = ['keydown', 'keypress', 'keyup'];
const POINTERS = [
  ...['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick', 'auxclick', 'contextmenu'],
  ...['touchstart', 'touchend', 'dragstart'],
];
/** What a browser makes no click of, and scrolls no page by, once it was prevented. */
const TOUCHES = ['touchstart', 'touchend'];
/** Milliseconds between two looks at where what is marked lies now. */
const LOOK = 200;
/** More than a player walks to, or a page has that is meant. */
const MOST_CANDIDATES = 300;
const MOST_MARKS = 12;
/** Of a text from the page that is no hash. */
const LONGEST_SHOWN = 48;
/** All in CSS pixels. */
const LONGEST_TAG = 120;
/** In a window as narrow as a phone's, the box leaves the page what room it can. */
const NARROW = 480;

export interface TeachingCalls {
  /** Keeps the record; false where that failed. */
  save(places: Places): Promise<boolean>;
  /** The player has left; whether anything was shown. */
  left(taught: boolean): void;
}

export class Overlay {
  readonly #page: Document;
  readonly #calls: TeachingCalls;
  readonly #as: string;
  readonly #base: Places;
  readonly #host: HTMLElement;
  readonly #root: ShadowRoot;
  readonly #box: HTMLElement;
  readonly #marks: HTMLElement;
  readonly #stopped = new AbortController();
  /** What the buttons in the box do. */
  readonly #does = new Map<Element, () => void>();
  #lessons: Partial<Record<Thing, Spot>> = {};
  /** The player's own cards, where he has shown them. */
  #hands: readonly (readonly unknown[])[] = [];
  #survey: Survey;
  #found: Found = new Map();
  #asked: Thing | null = null;
  #skipped = new Set<Thing>();
  #proposal: Proposal | null = null;
  #refusal: Refusal | 'not-saved' | null = null;
  #candidates: readonly Element[] = [];
  #at = -1;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** @param as what the site is read as; `base`: where things stand there, as far as it is known */
  constructor(page: Document, as: string, base: Places, calls: TeachingCalls) {
    this.#page = page;
    this.#calls = calls;
    this.#as = as;
    this.#base = base;
    this.#host = make(page, 'div', PANE, '', 'important');
    this.#host.setAttribute('popover', 'manual');
    this.#root = attachOurs(this.#host);
    this.#marks = make(page, 'div', { 'pointer-events': 'none' });
    this.#box = make(page, 'div', ASKING);
    this.#box.setAttribute('role', 'dialog');
    this.#box.setAttribute('aria-label', t('teach_title'));
    this.#box.tabIndex = -1;
    this.#root.append(this.#marks, this.#box);
    this.#survey = survey(page);
  }

  open(): void {
    const page = this.#page;
    beginTeaching(() => this.#close());
    this.#found = this.#find();
    append(rootOf(page), this.#host);
    this.#host.showPopover();
    const options = { capture: true, passive: false, signal: this.#stopped.signal };
    const window = windowOf(page)!;
    for (const type of KEYS) listen(window, type, this.#onKey, options);
    for (const type of POINTERS) listen(window, type, this.#onPointer, options);
    for (const type of ['scroll', 'resize'])
      listen(window, type, () => this.#place(), { ...options, passive: true });
    this.#timer = setInterval(() => this.#draw(), LOOK);
    this.#ask(this.#next());
  }

  #close(): void {
    clearInterval(this.#timer);
    this.#stopped.abort();
    this.#host.remove();
    endTeaching();
  }

  #leave(): void {
    this.#close();
    this.#calls.left(Object.keys(this.#lessons).length > 0);
  }

  get #record(): Places {
    return withLessons(this.#base, this.#lessons as Lessons, this.#game());
  }

  /** A game has no dealer where the player was asked for the dealer's cards and showed none, but cards of his own. */
  #game(): ShownGame {
    if (this.#survey.labelled('places:tie').length > 0) return 'baccarat';
    const isShown = this.#lessons['dealer-cards'] ?? spotIn(this.#base, 'dealer-cards');
    const isWithout = this.#skipped.has('dealer-cards') && !isShown;
    const before = this.#base.tables.find(({ taught }) => taught)?.game;
    const ofHands = isWithout ? gameWithoutDealer(this.#hands) : null;
    return ofHands ?? (before === 'baccarat' ? before : 'blackjack');
  }

  #find(): Found {
    return this.#under(() => {
      this.#survey = survey(this.#page);
      return findThings(this.#survey, this.#record, readAs(this.#as, this.#record));
    });
  }

  /** Does something while the pane is not in the way of looking at the page. */
  #under<T>(look: () => T): T {
    this.#host.style.setProperty('pointer-events', 'none', 'important');
    try {
      return look();
    } finally {
      this.#host.style.setProperty('pointer-events', 'auto', 'important');
    }
  }

  /** The next thing that is missing and was not skipped; what was shown before and is not there now comes last. */
  #next(): Thing | null {
    const isMissing = (thing: Thing) =>
      !this.#found.has(thing) && !this.#lessons[thing] && !this.#skipped.has(thing);
    const missing = THINGS.filter(isMissing);
    return missing.find((thing) => !isShownIn(this.#base, thing)) ?? missing[0] ?? null;
  }

  #ask(thing: Thing | null): void {
    this.#asked = thing;
    this.#proposal = null;
    this.#refusal = null;
    this.#at = -1;
    this.#host.setAttribute('data-teaching', thing ?? '');
    this.#candidates = thing ? this.#under(() => candidatesFor(thing, this.#survey)) : [];
    this.#write();
    this.#box.focus({ preventScroll: true });
  }

  #propose(element: Element): boolean {
    if (!this.#asked) return false;
    const asked = this.#asked;
    const proposed = this.#under(() => {
      this.#survey = survey(this.#page);
      return propose(asked, element, this.#survey, this.#known());
    });
    this.#proposal = typeof proposed === 'string' ? null : proposed;
    this.#refusal = typeof proposed === 'string' ? proposed : null;
    this.#write();
    return this.#proposal !== null;
  }

  #known(): Known {
    const only = (thing: Thing): Element | null => {
      const spot = this.#lessons[thing];
      const shown = spot?.selectors
        ? findAll(this.#survey.roots, spot.selectors.join())
        : this.#found.get(thing);
      return shown?.length === 1 ? shown[0]! : null;
    };
    const values = THINGS.filter(isValue).flatMap((thing) => this.#found.get(thing) ?? []);
    return { dealer: only('dealer-cards'), player: only('player-cards'), values };
  }

  #accept(): void {
    const proposal = this.#proposal;
    if (!proposal) return;
    this.#lessons = { ...this.#lessons, [proposal.thing]: this.#withBefore(proposal) };
    if (proposal.thing === 'player-cards' && proposal.read.kind === 'cards')
      this.#hands = proposal.read.hands;
    this.#found = this.#find();
    void this.#calls.save(this.#record).then((saved) => {
      if (saved || this.#stopped.signal.aborted) return;
      this.#refusal = 'not-saved';
      this.#write();
    });
    this.#goOn();
  }

  /** Cards and controls may lie elsewhere once the hand is over: where they were shown before counts too, if nothing is there now. */
  #withBefore({ thing, way: { spot } }: Proposal): Spot {
    const before = spotIn(this.#base, thing);
    const { selectors = [], said = [] } = before ?? {};
    const { roots, hasCards } = this.#survey;
    const places = selectors.length > 0 ? findAll(roots, selectors.join()) : [];
    const isThere =
      places.some((place) => thing.endsWith('-button') || hasCards(place)) ||
      controlsSaying(this.#survey, said).length > 0;
    return before && !isThere ? joined(spot, before) : spot;
  }

  #skip(): void {
    if (this.#asked) this.#skipped.add(this.#asked);
    this.#goOn();
  }

  #goOn(): void {
    const next = this.#next();
    if (next) this.#ask(next);
    else this.#leave();
  }

  /** The next of those that can be meant, or the one before. */
  #walk(step: 1 | -1): void {
    const count = this.#candidates.length;
    for (let tried = 0; tried < count; tried++) {
      this.#at = (this.#at + step + count + (this.#at < 0 && step < 0 ? 1 : 0)) % count;
      const element = this.#candidates[this.#at]!;
      if (!this.#propose(element)) continue;
      element.scrollIntoView({ block: 'nearest' });
      this.#place();
      this.#uncover(element);
      return;
    }
  }

  /** Scrolls what lies under the box to the half of the window that the box is not in. */
  #uncover(element: Element): void {
    const box = boundsOf(this.#box);
    if (!overlap(placeOf(element), box)) return;
    const { innerHeight } = windowOf(this.#page)!;
    element.scrollIntoView({ block: box.top + box.height / 2 < innerHeight / 2 ? 'end' : 'start' });
    this.#draw();
  }

  readonly #onKey = (event: KeyboardEvent): void => {
    if (!event.isTrusted) return;
    event.stopImmediatePropagation();
    const { key, type } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || key === 'Tab' || /^F\d/.test(key)) return;
    event.preventDefault();
    if (type !== 'keydown' || event.repeat) return;
    const pressed = this.#root.activeElement && this.#does.get(this.#root.activeElement);
    if ((key === 'Enter' || key === ' ') && pressed) pressed();
    else if (key === 'Enter') this.#accept();
    else if (key === 's' || key === 'S') this.#skip();
    else if (key === 'Escape') this.#leave();
    else if (key === 'ArrowRight' || key === 'ArrowDown') this.#walk(1);
    else if (key === 'ArrowLeft' || key === 'ArrowUp') this.#walk(-1);
  };

  readonly #onPointer = (event: MouseEvent): void => {
    if (!event.isTrusted) return;
    event.stopImmediatePropagation();
    if (!TOUCHES.includes(event.type)) event.preventDefault();
    if (event.type !== 'click') return;
    const { clientX: x, clientY: y } = event;
    const { left, right, top, bottom } = boundsOf(this.#box);
    if (x >= left && x <= right && y >= top && y <= bottom) {
      const button = elementsAt(this.#root, x, y).find((one) => this.#does.has(one));
      if (button) this.#does.get(button)!();
      return;
    }
    const element = this.#under(() => elementAt(this.#page, x, y));
    if (element) this.#propose(element);
  };

  #write(): void {
    const page = this.#page;
    const thing = this.#asked;
    this.#does.clear();
    const words = make(page, 'div', {});
    words.setAttribute('role', 'status');
    words.append(
      make(page, 'strong', TITLE, thing ? t(`teach_ask_${underscored(thing)}`) : t('teach_all_found')),
    );
    const isNarrow = windowOf(page)!.innerWidth < NARROW;
    // How it goes is known once something was pointed at.
    if (thing && !(isNarrow && this.#proposal)) words.append(make(page, 'p', QUIET, t('teach_how')));
    if (this.#proposal) words.append(...this.#told(this.#proposal));
    if (this.#refusal) words.append(make(page, 'p', WEAK, t(`teach_refusal_${underscored(this.#refusal)}`)));
    const buttons = make(page, 'div', ROW);
    if (this.#proposal) buttons.append(this.#button(t('teach_accept'), FIRST, () => this.#accept()));
    if (thing) buttons.append(this.#button(t('teach_skip'), {}, () => this.#skip()));
    buttons.append(this.#button(t('teach_leave'), {}, () => this.#leave()));
    const all = make(page, 'div', ROW);
    all.append(
      ...THINGS.map((one) => {
        const mark = this.#found.has(one) || this.#lessons[one] ? '✓' : '–';
        const now: Styles =
          one === thing ? { outline: '2px solid currentColor', 'outline-offset': '1px' } : {};
        const styles = {
          ...CHIP,
          ...now,
          color: '#fff',
          background: COLORS[one],
          'outline-color': COLORS[one],
        };
        const name = t(`teach_thing_${underscored(one)}`);
        const chip = this.#button(isNarrow ? mark : `${mark} ${name}`, styles, () => this.#ask(one));
        if (isNarrow) {
          chip.setAttribute('aria-label', `${mark} ${name}`);
          chip.title = name;
        }
        return chip;
      }),
    );
    this.#box.replaceChildren(words, buttons, all);
    this.#place();
  }

  #told({ read, way, equals }: Proposal): HTMLElement[] {
    const page = this.#page;
    const found = t(`teach_way_${underscored(way.kind)}`, cut(way.spot.said?.[0] ?? ''));
    const [same] = equals;
    return [
      make(page, 'p', LINE, t('teach_reads', saidOf(read))),
      make(page, 'p', LINE, t('teach_found_by', found)),
      ...(same ? [make(page, 'p', QUIET, t('teach_equals', same.count))] : []),
      ...(isWeak(way) ? [make(page, 'p', WEAK, t('teach_weak'))] : []),
    ];
  }

  #button(text: string, styles: Styles, does: () => void): HTMLElement {
    const button = make(this.#page, 'button', { ...BUTTON, ...styles }, text);
    button.setAttribute('type', 'button');
    this.#does.set(button, does);
    return button;
  }

  /** Marks what is found, and what is proposed, where it lies now. */
  #draw(): void {
    // A page that takes it away must not be left without clicks and keys.
    if (!isConnected(this.#host) || !matches(this.#host, ':popover-open')) {
      this.#leave();
      return;
    }
    const marks = [...this.#found].flatMap(([thing, elements]) =>
      elements.slice(0, MOST_MARKS).map((element) => this.#mark(thing, element, 'solid')),
    );
    if (this.#proposal) marks.push(this.#mark(this.#proposal.thing, this.#proposal.element, 'dashed'));
    this.#marks.replaceChildren(...marks);
  }

  #mark(thing: Thing, element: Element, line: 'solid' | 'dashed'): HTMLElement {
    const { left, top, width, height } = placeOf(element);
    const color = COLORS[thing];
    const mark = make(this.#page, 'div', {
      ...MARK,
      left: `${left - 3}px`,
      top: `${top - 3}px`,
      width: `${width + 6}px`,
      height: `${height + 6}px`,
      border: `${line === 'solid' ? 2 : 3}px ${line} ${color}`,
      display: width > 0 && height > 0 ? 'block' : 'none',
    });
    // Beside what it names where there is room, and not over the row above.
    const beside = left + width + LONGEST_TAG < windowOf(this.#page)!.innerWidth;
    const side: Styles = beside ? { left: '100%', top: '-2px' } : { right: '-2px', bottom: '100%' };
    mark.append(
      make(
        this.#page,
        'span',
        { ...TAG, ...side, background: color },
        t(`teach_thing_${underscored(thing)}`),
      ),
    );
    return mark;
  }

  /** Puts the box where it covers the least of what can be meant. */
  #place(): void {
    const { innerWidth, innerHeight } = windowOf(this.#page)!;
    const { width, height } = boundsOf(this.#box);
    const rects = [...this.#candidates, ...[...this.#found.values()].flat()].map(placeOf);
    const proposed = this.#proposal && placeOf(this.#proposal.element);
    const [right, bottom] = [rightmost(innerWidth, width), innerHeight - height - MARGIN];
    const middle = (innerWidth - width) / 2;
    const corners = [right, MARGIN, middle].flatMap((left) =>
      [MARGIN, bottom, (innerHeight - height) / 2].map((top) => ({
        left: Math.max(0, left),
        top: Math.max(0, top),
      })),
    );
    const covered = corners.map(
      ({ left, top }) =>
        rects.filter((rect) => overlap(rect, { left, top, width, height })).length +
        // What is asked about must be seen, whatever else is not.
        (proposed && overlap(proposed, { left, top, width, height }) ? rects.length : 0),
    );
    const { left, top } = corners[covered.indexOf(Math.min(...covered))]!;
    this.#box.style.setProperty('left', `${left}px`);
    this.#box.style.setProperty('top', `${top}px`);
    this.#draw();
  }
}

const FIRST: Styles = {
  color: 'light-dark(#fff, #1d1b1a)',
  background: 'light-dark(#1d1b1a, #f3efec)',
  'border-color': 'transparent',
  'font-weight': '600',
};

const underscored = <S extends string>(code: S) => code.replaceAll('-', '_') as Underscored<S>;
type Underscored<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}_${Underscored<Tail>}`
  : S;

const cut = (text: string): string =>
  text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;

const SYMBOLS = { c: '♣', d: '♦', h: '♥', s: '♠' } as const;

const cardText = (card: Card | null): string =>
  card === null
    ? t('teach_face_down')
    : `${card.startsWith('T') ? '10' : card[0]}${SYMBOLS[card[1] as keyof typeof SYMBOLS]}`;

/** What is read, in words. Of a hash both ends are shown: it must be told from the others on the page. */
export function saidOf(read: Read): string {
  switch (read.kind) {
    case 'cards':
      return read.hands.map((hand) => hand.map(cardText).join(' ')).join(' / ');
    case 'control':
      return `“${read.text}”`;
    case 'value':
      return /^[0-9a-f]{24,}$/i.test(read.text)
        ? `${read.text.slice(0, 8)}…${read.text.slice(-8)} (${t('teach_hex', read.text.length)})`
        : `“${cut(read.text)}”`;
  }
}

/** The elements that the player may mean, in the order of the page. */
function candidatesFor(thing: Thing, { roots, cardHints }: Survey): readonly Element[] {
  if (thing === 'dealer-cards' || thing === 'player-cards') return cardHints.slice(0, MOST_CANDIDATES);
  const field = isValue(thing) ? FIELD_OF[thing] : null;
  const candidates: Element[] = [];
  walk(roots[0]!, {
    element(element) {
      const isOne = field
        ? (isBox(element) || childrenOf(element).length === 0) && isValueOf(element)
        : matches(element, CONTROL);
      if (isOne && isVisible(element)) candidates.push(element);
      return candidates.length >= MOST_CANDIDATES ? 'stop' : undefined;
    },
  });
  return candidates;

  function isValueOf(element: Element): boolean {
    const { text } = valueIn(element);
    return !isBlank(text) && fits(field!, text);
  }
}

/** What stands at a point of the window, in shadow roots and frames too. */
function elementAt(root: Document | ShadowRoot, x: number, y: number): Element | null {
  const [top] = elementsAt(root, x, y);
  if (!top) return null;
  const inside = shadowRoot(top);
  if (inside && inside !== root) return elementAt(inside, x, y) ?? top;
  const frame = localName(top) === 'iframe' ? frameDocument(top as HTMLIFrameElement) : null;
  if (!frame) return top;
  const { left, top: above } = boundsOf(top);
  return elementAt(frame, x - left, y - above) ?? top;
}

/** The frame that an element's document is shown in. */
function frameOf(element: Element): Element | null {
  const page = ownerDocument(element);
  return (page && windowOf(page)?.frameElement) ?? null;
}

type Rect = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

const overlap = (one: Rect, other: Rect): boolean =>
  one.left < other.left + other.width &&
  one.left + one.width > other.left &&
  one.top < other.top + other.height &&
  one.top + one.height > other.top;

/** Where an element lies in the window. */
function placeOf(element: Element): Rect {
  let { left, top, width, height } = boundsOf(element);
  for (let frame = frameOf(element); frame; frame = frameOf(frame)) {
    const around = boundsOf(frame);
    [left, top] = [left + around.left, top + around.top];
  }
  return { left, top, width, height };
}
