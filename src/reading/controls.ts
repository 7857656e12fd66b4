/**
 * The controls on a page, by what they do.
 * @module
 */

import { isNamed } from './card.ts';
import {
  attribute,
  childrenOf,
  hasLayout,
  isDocument,
  isElement,
  isElementTarget,
  localName,
  matches,
  nextElement,
  parentNode,
  previousElement,
  select,
  selectFirst,
  shadowRoot,
  styleOf,
} from './dom.ts';
import type { ControlName } from './labels/words.ts';
import { memoryOf } from './memory.ts';
import type { Label, Survey } from './survey.ts';
import { closest, elementsUp, findAll, isVisible, textOf } from './tree.ts';
import { controlsIn, fold, meaningsOf } from './words.ts';

/** What can be pressed, as far as the page says; a link that leads elsewhere is none. */
export const CONTROL = [
  'button, [role="button"], input, summary, a:not([href]), a[href^="#"], a[href^="javascript:"]',
  '[tabindex], [onclick], [class*="btn" i], [class*="button" i]',
].join();

/** The controls whose label means one of these. */
export function controlsFor(survey: Survey, names: readonly ControlName[]): Element[] {
  const controls = names.flatMap(
    (name) =>
      survey.shown?.[name] ??
      survey.labelled(`controls:${name}`).flatMap((label) => {
        // What only asks about it, such as how insurance works, is none itself.
        const isControl = controlsIn(label.text).length > 0;
        return (isControl && controlAround(label.element, PLAYED.has(name))) || answersTo(label);
      }),
  );
  return [...new Set(controls)];
}

/** What answers a question such as `Insurance?`: the two controls beside it, or right below it, that say nothing by themselves. */
function answersTo({ element, text }: Label): readonly Element[] {
  if (!/[?？]/.test(text)) return [];
  for (const around of [parentNode(element), nextElement(element)]) {
    const beside = around && isElement(around) ? select(around, 'button, [role="button"]') : [];
    const answers = beside.filter((one) => controlsIn(textOf(one, LONGEST) ?? '').length === 0);
    if (answers.length === 2) return answers;
  }
  return [];
}

/** What nothing but a game has. Where one bets may be the name of any part of a page that opens as it is pressed. */
const PLAYED: ReadonlySet<ControlName> = new Set([
  'deal',
  'draw',
  'hit',
  'stand',
  'double',
  'higher',
  'lower',
  'cashOut',
]);

/** `isPlayed`: whether it does what nothing but a game has: then what nothing but the pointer tells to be one counts. */
function controlAround(element: Element, isPlayed = false): Element | null {
  // What build tools name may be called after the button around it.
  const control =
    closest(element, 'button, [role="button"]') ??
    closest(element, CONTROL) ??
    tickedBy(element) ??
    slottedInto(element) ??
    (isPlayed ? pointedAround(element) : null);
  // It sets how much is bet: `−` `BET 1.00` `+`.
  if (control && isStepped(control)) return null;
  // Boxes around tables and forms can be focused too, or be called buttons.
  const isBox = control && (isLong(control) || selectFirst(control, 'input, button'));
  // What leads to other pages is called `Play` as well; a button there that nothing but a game has is the game's.
  const isGames = isPlayed && control !== null && matches(control, 'button');
  const isOfSite = control && !isGames && closest(control, 'nav, [role="navigation"]');
  return isBox || isOfSite || (control && isInMenu(control)) ? null : control;
}

/** Whether an amount stands on a control, and what lessens and what raises it beside that. */
const isStepped = (control: Element): boolean =>
  STEPS.every(([beside, sign]) => {
    const step = beside(control);
    return step !== null && sign.test((textOf(step, LONGEST) ?? '').trim());
  }) && /\d/.test(textOf(control, LONGEST) ?? '');

const STEPS = [
  [previousElement, /^[-−–—]$/],
  [nextElement, /^[+＋]$/],
] as const;

/** The button of a web component's own, in whose slot what it is called stands: `<x-button>Hit</x-button>`. */
function slottedInto(element: Element): Element | null {
  const root = shadowRoot(element);
  const [button, ...others] = root ? select(root, 'button, [role="button"]') : [];
  return button && others.length === 0 && selectFirst(button, 'slot:not([name])') ? button : null;
}

/** The box that is ticked where its label is pressed. */
function tickedBy(element: Element): Element | null {
  const label = closest(element, 'label') as HTMLLabelElement | null;
  const box = label?.control;
  return box && matches(box, 'input[type="checkbox"], input[type="radio"]') ? box : null;
}

/** Whether a link stands in a list of links of which hardly any says what a control does: `Play`, `Ranking`, `My bets`. */
function isInMenu(control: Element): boolean {
  const item = matches(control, 'a') ? parentNode(control) : null;
  const list = item && isElement(item) && matches(item, 'li') ? parentNode(item) : null;
  const links = list
    ? childrenOf(list).flatMap((one) => childrenOf(one).filter((child) => matches(child, 'a')))
    : [];
  const named = links.filter((link) => controlsIn(textOf(link, LONGEST) ?? '').length > 0);
  return links.length > 2 && named.length === 1;
}

/** What shows the hand that points, with nothing else in it, as what is pressed does; a link leads elsewhere. */
function pointedAround(element: Element): Element | null {
  if (!hasLayout || styleOf(element).cursor !== 'pointer' || closest(element, 'a, label, option'))
    return null;
  const said = textOf(element, LONGEST);
  const around = elementsUp(element, 3).filter((one) => textOf(one, LONGEST) === said);
  return around.findLast((one) => styleOf(one).cursor === 'pointer') ?? null;
}

/** The controls that say one of these and nothing else, whatever that means; case, blanks and signs don't count. */
export function controlsSaying({ roots }: Survey, said: readonly string[]): Element[] {
  if (said.length === 0) return [];
  const saying = findAll(roots, CONTROL).filter((control) => saysOneOf(control, said));
  return [...new Set(saying.map((one) => closest(one, 'button, [role="button"]') ?? one))];
}

/** Whether something that can be pressed says one of these. */
export function saysOneOf(element: Element, said: readonly string[]): boolean {
  const text = matches(element, CONTROL) ? textOf(element, LONGEST) : null;
  return !!text && said.some((one) => fold(one) === fold(text));
}

const isLong = (control: Element): boolean => textOf(control, LONGEST) === null;

const isLabelToo = (text: string): boolean =>
  meaningsOf(text).some((meaning) => meaning.startsWith('amounts:'));

const BLOCKED =
  ':disabled, [aria-disabled="true"], [data-disabled="true"], [data-enabled="false"], [data-test-action-enabled="false"]';

/** What it is called, by build kits too: `disabled`, `v-btn--disabled`, `is-disabled`, `btn-disabled`. */
const NAMED_BLOCKED = /^(?!(?:not|no|non|un)[-_])(?:[\w-]+[-_])?disabled$/i;

/** Whether a control cannot be pressed now. */
export const isBlocked = (control: Element): boolean =>
  matches(control, BLOCKED) || isNamed(control, NAMED_BLOCKED) || closest(control, '[inert]') !== null;

/** Whether what cannot be pressed beside these says that it is doing something: `Drawing…`. */
export function isAtWork(controls: readonly Element[]): boolean {
  const around = new Set(controls.map((control) => parentNode(control)!));
  const beside = [...around].flatMap(childrenOf).filter((one) => matches(one, 'button, [role="button"]'));
  return beside.some((one) => isBlocked(one) && /(?:…|\.\.\.)\s*$/.test(textOf(one, LONGEST) ?? ''));
}

/** Whether the pointer is not let through what could be pressed. */
const isReached = (control: Element): boolean => !hasLayout || styleOf(control).pointerEvents !== 'none';

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
    // Behind a dialog the pointer may be let through all of them: that says nothing of the game.
    const [own, others] = [a.filter(isReached), b.filter(isReached)];
    if (own.length + others.length > 0) [a, b] = [own, others];
  }
  if (a.length) return b.length ? 'both' : 'first';
  return b.length ? 'second' : 'none';
}

/**
 * The controls that begin a round: those that deal, or else, where none does, those that bet, or bet again. `plays`: what
 * a hand is played with, if anything is; where what deals is blocked until chips lie there, what bets again counts too.
 */
export function startControls(survey: Survey, plays: readonly Element[] | null = null): readonly Element[] {
  const again = plays ? againBetweenHands(survey, plays) : [];
  for (const name of ['deal', 'bet', 'rebet'] as const) {
    const controls = controlsFor(survey, [name]);
    if (controls.length > 0) return controls.every(isBlocked) ? [...controls, ...again] : controls;
  }
  return [];
}

/** What bets again and can be pressed, on a page where that could not be whenever a hand was there to be played. */
function againBetweenHands(survey: Survey, plays: readonly Element[]): readonly Element[] {
  const memory = memoryOf(survey);
  const isOpen = (control: Element): boolean => !isBlocked(control);
  const again = controlsFor(survey, ['rebet']).filter(isOpen);
  // A part of the page may be without it.
  if (plays.some(isOpen) && isDocument(survey.roots[0]!))
    memory.again = again.length === 0 && memory.again !== false;
  return memory.again ? again : [];
}

/** Whether these controls are on the page, or were. */
export function wereThere(what: 'plays' | 'draws', survey: Survey, controls: readonly Element[]): boolean {
  const memory = memoryOf(survey);
  if (controls.length > 0) memory[what] = true;
  return memory[what] === true;
}

/** Those that place a bet or begin a round. */
export const BETTING = ['deal', 'bet', 'rebet', 'spin', 'roll'] as const satisfies readonly ControlName[];

/** The longest text of a control. */
const LONGEST = 60;

export interface Pressed {
  readonly element: Element;
  readonly text: string;
  /** Whether it places a bet or begins a round. */
  readonly bets: boolean;
}

/**
 * The control of the game that was pressed, from where the press happened outwards; null where it was none. `isBet`
 * knows controls that bet, whatever their labels say.
 */
export function pressed(
  path: readonly EventTarget[],
  isBet: (element: Element) => boolean = () => false,
): Pressed | null {
  for (const target of path.slice(0, 6)) {
    if (!isElementTarget(target)) continue;
    const element = target;
    if (isBet(element)) {
      const text = textOf(element, LONGEST) ?? '';
      return { element, text: text.replace(/\s+/g, ' '), bets: true };
    }
    const text =
      attribute(element, 'aria-label') ??
      (localName(element) === 'input' ? (element as HTMLInputElement).value : textOf(element, LONGEST));
    if (text === null || text.length > LONGEST) continue;
    const names = controlsIn(text).map((meaning) => meaning.slice('controls:'.length) as ControlName);
    if (names.length === 0) continue;
    if (isLabelToo(text) && !controlAround(element)) continue;
    const bets = names.some((name) => (BETTING as readonly ControlName[]).includes(name));
    return { element, text: text.trim().replace(/\s+/g, ' '), bets };
  }
  return null;
}
