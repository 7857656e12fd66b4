/**
 * The controls on a page, by what they do.
 * @module
 */
import type { ControlName } from './labels/words.ts';
import type { Survey } from './survey.ts';
import { closest, isVisible } from './tree.ts';
import { meaningsOf } from './words.ts';

const CONTROL = 'button, [role="button"], a, input, summary';

/** The controls whose label means one of these. */
export function controlsFor(survey: Survey, names: readonly ControlName[]): Element[] {
  const found = new Set<Element>();
  for (const name of names) {
    for (const { element, rest, text } of survey.labelled(`controls:${name}`)) {
      const control = closest(element, CONTROL);
      if (control) found.add(control);
      // Some pages make controls of other elements, but a word that is also a label of a number may be just that.
      else if (rest === null && !isLabelToo(text)) found.add(element);
    }
  }
  return [...found];
}

const isLabelToo = (text: string): boolean =>
  meaningsOf(text).some((meaning) => meaning.startsWith('amounts:'));

/** Whether a control cannot be pressed now. */
export const isBlocked = (control: Element): boolean =>
  control.matches(':disabled, [aria-disabled="true"], .disabled') || control.closest('[inert]') !== null;

/** Which of two sets of controls is there to be pressed; those that cannot be seen are not. */
export function offered(
  first: readonly Element[],
  second: readonly Element[],
): 'first' | 'second' | 'both' | 'none' {
  const isOpen = (control: Element): boolean => !isBlocked(control);
  let a = first.filter(isOpen);
  let b = second.filter(isOpen);
  if (a.length && b.length) {
    a = a.filter(isVisible);
    b = b.filter(isVisible);
  }
  if (a.length) return b.length ? 'both' : 'first';
  return b.length ? 'second' : 'none';
}

/** Those that place a bet or begin a round. */
export const BETTING = ['deal', 'bet', 'spin', 'roll'] as const satisfies readonly ControlName[];

/** The longest text of a control. */
const LONGEST = 60;

export interface Pressed {
  readonly element: Element;
  readonly text: string;
  /** Whether it places a bet or begins a round. */
  readonly bets: boolean;
}

/** The control of the game that was pressed, from where the press happened outwards; null where it was none. */
export function pressed(path: readonly EventTarget[]): Pressed | null {
  for (const target of path.slice(0, 6)) {
    if ((target as Node).nodeType !== 1) continue;
    const element = target as Element;
    const text =
      element.getAttribute('aria-label') ??
      (element.localName === 'input' ? (element as HTMLInputElement).value : (element.textContent ?? ''));
    if (text.length > LONGEST) continue;
    const names = meaningsOf(text)
      .filter((meaning) => meaning.startsWith('controls:'))
      .map((meaning) => meaning.slice('controls:'.length) as ControlName);
    if (names.length === 0) continue;
    if (isLabelToo(text) && !closest(element, CONTROL)) continue;
    const bets = names.some((name) => (BETTING as readonly ControlName[]).includes(name));
    return { element, text: text.trim().replace(/\s+/g, ' '), bets };
  }
  return null;
}
