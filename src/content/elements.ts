/**
 * Elements of ours in a casino's page, styled by properties alone: a page's policy may forbid style sheets.
 * @module
 */

import { newElement } from '../reading/dom.ts';

export type Styles = Readonly<Record<string, string>>;

/** An element with styles, and with a text that is only ever text. `priority` is empty or `important`. */
export function make(
  page: Document,
  tag: string,
  styles: Styles,
  text = '',
  priority: '' | 'important' = '',
): HTMLElement {
  const element = newElement(page, tag);
  for (const [property, value] of Object.entries(styles)) {
    element.style.setProperty(property, value, priority);
  }
  if (text) element.append(text);
  return element;
}

/** Of what stands in the page itself: nothing of the page's styles gets in. All of it is important. */
export const HOST: Styles = {
  all: 'initial',
  display: 'block',
  position: 'fixed',
  inset: 'auto',
  margin: '0',
  padding: '0',
  border: '0',
  overflow: 'visible',
  background: 'transparent',
  'z-index': '2147483647',
  width: 'min(380px, calc(100vw - 24px))',
  'color-scheme': 'light dark',
};

/** Of what stands in it. */
export const BOX: Styles = {
  'box-sizing': 'border-box',
  padding: '12px 16px 14px',
  font: '14px/1.45 system-ui, sans-serif',
  color: 'light-dark(#1d1b1a, #f3efec)',
  background: 'light-dark(#fff, #262220)',
  'border-radius': '10px',
  'box-shadow': '0 6px 24px rgb(0 0 0 / 35%)',
};

export const BUTTON: Styles = {
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
  padding: '5px 14px',
  border: '1px solid currentColor',
  'border-radius': '6px',
  cursor: 'pointer',
};
