/**
 * The banner that tells of a mismatch, on top of the casino's page and out of its reach: a closed shadow root,
 * styled by properties alone, since a page's policy may forbid style sheets and its own styles must not matter.
 *
 * It is in the document only while it tells something: before the first alarm a page has nothing to find. A page can
 * take it away, hide or cover it then. It comes back a few times, and after that it is told.
 * @module
 */
import type { Alarm, AlarmFace } from '../platform/messages.ts';
import {
  append,
  attachOurs,
  boundsOf,
  checkVisibility,
  elementsAt,
  isConnected,
  isHidden,
  listen,
  matches,
  rootOf,
  select,
  selectFirst,
  windowOf,
} from '../reading/dom.ts';
import { BOX, BUTTON, HOST, make, type Styles } from './elements.ts';
import { choosePlace, costOf, type Place } from './place.ts';

const RED = 'light-dark(#b3261e, #f2857d)';

const FRAME: Styles = { ...BOX, border: `2px solid ${RED}` };
const TITLE: Styles = { display: 'block', color: RED, 'font-weight': '700' };
const TEXT: Styles = { display: 'block', 'overflow-wrap': 'anywhere' };
const FACES: Styles = { display: 'flex', gap: '16px', margin: '10px 0 0' };
const CAPTION: Styles = { display: 'block', 'font-size': '13px', margin: '0 0 4px' };
const FACE: Styles = {
  'box-sizing': 'border-box',
  display: 'grid',
  'place-items': 'center',
  'min-width': '44px',
  width: 'max-content',
  padding: '0 7px',
  height: '58px',
  font: '700 19px/1 system-ui, sans-serif',
  'white-space': 'nowrap',
  background: '#fff',
  'border-radius': '6px',
};
const WRONG: Styles = { border: '3px solid #b3261e' };
const RIGHT: Styles = { border: '1px solid #8a8580' };
const BUTTONS: Styles = { display: 'flex', 'flex-wrap': 'wrap', gap: '8px', margin: '12px 0 0' };
const FIRST: Styles = {
  color: 'light-dark(#fff, #1d1b1a)',
  background: RED,
  'border-color': 'transparent',
  'font-weight': '600',
};

/** Milliseconds between two looks at whether it is still there and in nobody's way. */
const LOOK = 500;
/** So often it comes back. Pages that draw all of themselves anew do so less often while one alarm stands. */
const MOST_RETURNS = 4;
/** At so many looks in a row the page may have opened or closed something in front of it. People are not that quick. */
const MOST_RESTLESS = 8;

const TOP_LAYER = 'dialog:modal, :popover-open, :fullscreen';

/** What a page must not hear of while the player uses the banner, lest a key that closes it deals as well. */
const KEPT = ['keydown', 'keypress', 'keyup', 'pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click'];

export interface BannerCalls {
  /** The player wants to see the hand. */
  show(handId: string): void;
  /** The page does not let the banner stand. */
  removed(handId: string): void;
}

export class Banner {
  readonly #page: Document;
  readonly #calls: BannerCalls;
  readonly #known = new Set<string>();
  /** Sees at once that the page takes it away or changes it. */
  readonly #guard = new MutationObserver(() => this.#look());
  /** Sees that a dialog is opened or closed, though it be open again at the next look. */
  readonly #dialogs = new MutationObserver(() => this.#onToggle());
  #alarm: Alarm | null = null;
  #host: HTMLElement | null = null;
  #root: ShadowRoot | null = null;
  #place: Place = { left: 0, top: 0 };
  #returns = 0;
  /** What else the page had in the top layer when the banner was last put in front of it. */
  #behind: readonly Element[] = [];
  /** Whether anything was opened or closed since the last look, and at how many looks in a row. */
  #toggled = false;
  #restless = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(page: Document, calls: BannerCalls) {
    this.#page = page;
    this.#calls = calls;
  }

  /** Shows an alarm, once a hand, in place of the one that stands. */
  show(alarm: Alarm): void {
    if (this.#known.has(alarm.handId)) return;
    this.#known.add(alarm.handId);
    this.#alarm = alarm;
    this.#returns = 0;
    this.#restless = 0;
    this.#open();
  }

  close(): void {
    clearInterval(this.#timer);
    this.#guard.disconnect();
    this.#dialogs.disconnect();
    this.#host?.remove();
    this.#alarm = null;
    this.#host = null;
    this.#root = null;
  }

  #open(): void {
    if (!this.#alarm) return;
    const { handId, title, text, difference, show, dismiss } = this.#alarm;
    this.#guard.disconnect();
    this.#host?.remove();
    const host = this.#make('div', HOST, '', 'important');
    // In the top layer, in front of the page's own dialogs.
    host.setAttribute('popover', 'manual');
    const root = attachOurs(host);
    const box = this.#make('div', FRAME);
    for (const type of KEPT) root.addEventListener(type, (event) => event.stopPropagation());
    root.addEventListener('keydown', (event) => {
      if (event.isTrusted && (event as KeyboardEvent).key === 'Escape') this.close();
    });
    // A screen reader speaks what comes into an alert, so the role comes first.
    const alert = this.#make('div', {});
    alert.setAttribute('role', 'alert');
    box.append(alert);
    root.append(box);
    append(rootOf(this.#page), host);
    host.showPopover();
    this.#behind = select(this.#page, TOP_LAYER);
    alert.append(this.#make('strong', TITLE, title), this.#make('span', TEXT, text));
    if (difference) {
      const faces = this.#make('div', FACES);
      faces.append(this.#face(difference.shown, WRONG), this.#face(difference.expected, RIGHT));
      alert.append(faces);
    }
    const buttons = this.#make('div', BUTTONS);
    buttons.append(
      this.#button(show, FIRST, () => {
        this.close();
        this.#calls.show(handId);
      }),
      this.#button(dismiss, {}, () => this.close()),
    );
    box.append(buttons);
    this.#host = host;
    this.#root = root;
    this.#choosePlace();
    this.#guard.observe(rootOf(this.#page), { childList: true });
    this.#guard.observe(host, { attributes: true });
    this.#dialogs.observe(rootOf(this.#page), { subtree: true, attributeFilter: ['open'] });
    // Popovers change no attribute.
    listen(this.#page, 'toggle', this.#onToggle, { capture: true });
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#onTime(), LOOK);
  }

  readonly #onToggle = (event?: Event): void => {
    if (event?.target !== this.#host) this.#toggled = true;
  };

  /** What was closed and opened again stands in front of it. Only here, lest a page that answers at once goes on for ever. */
  #onTime(): void {
    if (this.#toggled) this.#behind = [];
    this.#restless = this.#toggled ? this.#restless + 1 : 0;
    this.#toggled = false;
    this.#look();
  }

  #face({ caption, face, name }: AlarmFace, mark: Styles): HTMLElement {
    const one = this.#make('div', {});
    const picture = this.#make(
      'div',
      { ...FACE, ...mark, color: /[♦♥]/.test(face) ? '#b3261e' : '#1d1b1a' },
      face,
    );
    picture.setAttribute('role', 'img');
    picture.setAttribute('aria-label', name);
    one.append(this.#make('span', CAPTION, caption), picture);
    return one;
  }

  #button(text: string, styles: Styles, press: () => void): HTMLElement {
    const button = this.#make('button', { ...BUTTON, ...styles }, text);
    button.setAttribute('type', 'button');
    button.addEventListener('click', ({ isTrusted }) => isTrusted && press());
    return button;
  }

  /** Comes back where the page has taken it away, and goes aside where a control has come under it. */
  #look(): void {
    if (!this.#alarm || !this.#host || isHidden(this.#page) || !windowOf(this.#page)) return;
    this.#raise();
    if (this.#isOutside()) this.#choosePlace();
    if (this.#restless > MOST_RESTLESS) this.#returns = MOST_RETURNS;
    else if (this.#isSeen()) {
      if (!this.#root?.activeElement && this.#costOf(this.#place) > 0) this.#choosePlace();
      return;
    }
    if (++this.#returns <= MOST_RETURNS) {
      this.#open();
      return;
    }
    const { handId } = this.#alarm;
    this.close();
    this.#calls.removed(handId);
  }

  /** Whether a person can see it: it stands there, is shown, and nothing lies over it. */
  #isSeen(): boolean {
    const host = this.#host!;
    if (!isConnected(host) || !matches(host, ':popover-open')) return false;
    if (!checkVisibility(host, { opacityProperty: true, visibilityProperty: true })) return false;
    const { left, top, width, height } = boundsOf(host);
    if (width < 100 || height < 40) return false;
    const points = [0.1, 0.5, 0.9].map((part) => [left + part * width, top + part * height] as const);
    // Nothing outside of a dialog that must be answered first can be hit, though it is seen in front of it.
    return (
      selectFirst(this.#page, 'dialog:modal') !== null ||
      points.every(([x, y]) => elementsAt(this.#page, x, y)[0] === host)
    );
  }

  /** Whether the window was made so small that it stands beyond its edge. */
  #isOutside(): boolean {
    const { innerWidth, innerHeight } = windowOf(this.#page)!;
    const { left, top, width, height } = boundsOf(this.#host!);
    return left + width > innerWidth || top + height > innerHeight;
  }

  /** Goes in front of the dialogs and popovers that the page has opened since. */
  #raise(): void {
    const host = this.#host!;
    const others = select(this.#page, TOP_LAYER).filter((element) => element !== host);
    const isBehindAll = others.every((element) => this.#behind.includes(element));
    this.#behind = others;
    if (isBehindAll || !isConnected(host) || !matches(host, ':popover-open')) return;
    host.hidePopover();
    host.showPopover();
  }

  #choosePlace(): void {
    const host = this.#host!;
    const { innerWidth: width, innerHeight: height } = windowOf(this.#page)!;
    const { left, top } = choosePlace(boundsOf(host), { width, height }, this.#elementsAt);
    this.#place = { left, top };
    this.#guard.disconnect();
    host.style.setProperty('left', `${left}px`, 'important');
    host.style.setProperty('top', `${top}px`, 'important');
    this.#guard.observe(rootOf(this.#page), { childList: true });
    this.#guard.observe(host, { attributes: true });
  }

  #costOf(place: Place): number {
    return costOf(place, boundsOf(this.#host!), this.#elementsAt);
  }

  readonly #elementsAt = (x: number, y: number): readonly Element[] =>
    elementsAt(this.#page, x, y).filter((element) => element !== this.#host);

  #make(tag: string, styles: Styles, text?: string, priority?: 'important'): HTMLElement {
    return make(this.#page, tag, styles, text, priority);
  }
}
