/**
 * The banner that tells of a mismatch, on top of the casino's page and out of its reach: a closed shadow root,
 * styled by properties alone, since a page's policy may forbid style sheets and its own styles must not matter.
 * @module
 */

/** Its words come with it: they are the background's to choose. */
export interface Alarm {
  readonly handId: string;
  readonly title: string;
  readonly text: string;
  /** What its button is called by those who can't see it. */
  readonly dismiss: string;
}

type Styles = Readonly<Record<string, string>>;

const HOST: Styles = {
  all: 'initial',
  position: 'fixed',
  inset: '12px 12px auto auto',
  'z-index': '2147483647',
  'max-width': 'min(420px, calc(100vw - 24px))',
  'color-scheme': 'light dark',
};
const CARD: Styles = {
  display: 'flex',
  gap: '12px',
  'align-items': 'flex-start',
  margin: '0 0 8px',
  padding: '14px 16px',
  font: '14px/1.45 system-ui, sans-serif',
  color: 'light-dark(#1d1b1a, #f3efec)',
  background: 'light-dark(#fff, #262220)',
  border: '2px solid light-dark(#b3261e, #f2857d)',
  'border-radius': '10px',
  'box-shadow': '0 6px 24px rgb(0 0 0 / 35%)',
};
const TITLE: Styles = { display: 'block', color: 'light-dark(#b3261e, #f2857d)', 'font-weight': '700' };
const TEXT: Styles = { display: 'block', 'overflow-wrap': 'anywhere' };
const BUTTON: Styles = {
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
  border: '1px solid currentColor',
  'border-radius': '6px',
  padding: '2px 10px',
  cursor: 'pointer',
};

/** The oldest goes where there would be more. */
const MOST_SHOWN = 3;

export class Banner {
  readonly #page: Document;
  readonly #shown = new Map<string, HTMLElement>();
  readonly #known = new Set<string>();
  #host: HTMLElement | null = null;
  #root: ShadowRoot | null = null;

  constructor(page: Document) {
    this.#page = page;
  }

  /** Shows an alarm, once a hand. */
  show({ handId, title, text, dismiss }: Alarm): void {
    if (this.#known.has(handId)) return;
    this.#known.add(handId);
    const root = this.#open();
    const card = this.#make('div', CARD);
    const words = this.#make('div', { flex: '1' });
    words.append(this.#make('strong', TITLE, title), this.#make('span', TEXT, text));
    const button = this.#make('button', BUTTON, '✕');
    button.setAttribute('aria-label', dismiss);
    button.addEventListener('click', ({ isTrusted }) => isTrusted && this.#dismiss(handId));
    card.append(words, button);
    this.#shown.set(handId, card);
    root.append(card);
    // A screen reader speaks what comes into an alert, so the role comes first and stays on what is filled.
    const [oldest] = this.#shown.keys();
    if (this.#shown.size > MOST_SHOWN && oldest !== undefined) this.#dismiss(oldest);
  }

  #open(): Element {
    const there = this.#root?.firstElementChild;
    if (there && this.#host?.isConnected) return there;
    this.#host = this.#make('div', HOST, '', 'important');
    this.#root = this.#host.attachShadow({ mode: 'closed' });
    const region = this.#make('div', {});
    region.setAttribute('role', 'alert');
    this.#root.append(region);
    this.#page.documentElement.append(this.#host);
    region.append(...this.#shown.values());
    this.#page.addEventListener('keydown', this.#onKey, true);
    return region;
  }

  readonly #onKey = ({ key, isTrusted }: KeyboardEvent): void => {
    const newest = [...this.#shown.keys()].at(-1);
    if (isTrusted && key === 'Escape' && newest !== undefined) this.#dismiss(newest);
  };

  #dismiss(handId: string): void {
    this.#shown.get(handId)?.remove();
    this.#shown.delete(handId);
    if (this.#shown.size > 0) return;
    this.#host?.remove();
    this.#host = null;
    this.#root = null;
    this.#page.removeEventListener('keydown', this.#onKey, true);
  }

  #make(tag: string, styles: Styles, text = '', priority = ''): HTMLElement {
    const element = this.#page.createElement(tag);
    for (const [property, value] of Object.entries(styles)) {
      element.style.setProperty(property, value, priority);
    }
    element.textContent = text;
    return element;
  }
}
