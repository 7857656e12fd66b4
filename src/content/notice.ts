/**
 * A few quiet words in a corner of the page, until the player puts them away.
 * @module
 */
import { append, attachOurs, rootOf } from '../reading/dom.ts';
import { BOX, BUTTON, HOST, make } from './elements.ts';

export class Notice {
  readonly #page: Document;
  #host: HTMLElement | null = null;

  constructor(page: Document) {
    this.#page = page;
  }

  show(text: string, dismiss: string): void {
    this.close();
    const page = this.#page;
    this.#host = make(page, 'div', { ...HOST, inset: 'auto auto 12px 12px' }, '', 'important');
    const box = make(page, 'div', { ...BOX, border: '1px solid light-dark(#8a8580, #a09a95)' });
    const words = make(page, 'div', {});
    words.setAttribute('role', 'status');
    const button = make(page, 'button', { ...BUTTON, margin: '10px 0 0' }, dismiss);
    button.setAttribute('type', 'button');
    button.addEventListener('click', ({ isTrusted }) => isTrusted && this.close());
    box.append(words, button);
    attachOurs(this.#host).append(box);
    append(rootOf(page), this.#host);
    // A screen reader speaks what comes into a place that is there already.
    words.append(text);
  }

  close(): void {
    this.#host?.remove();
    this.#host = null;
  }
}
