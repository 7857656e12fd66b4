/**
 * Values that a page writes where others say what is to be filled in: a box that nobody can type in, blank, with a hash
 * for its placeholder. The player sees it as the value.
 * @module
 */
import { attribute, matches } from './dom.ts';
import { fits } from './shapes.ts';
import type { Label, Survey } from './survey.ts';
import { isEditable } from './verifier.ts';

/** The value that is seen in a blank box; the box's own where that shows none. */
export function shownInPlace(element: Element, survey: Survey): string {
  const text = placeholderOf(element);
  // What a box beside it has for its value may be there as an example.
  const isExample = survey.boxes.some(({ value }) => value === text);
  return (isDrawn(text) || COUNT.test(text)) && !isExample && showsHashes(survey) ? text : '';
}

/**
 * The active client seed, where its label names a box in which the next one is to be typed, with the active one written in
 * the place of that; nothing where it does not. A shorter one may be an example, and casts doubt on what is typed.
 */
export function activeInPlace(label: Label, box: Element, survey: Survey): string {
  const isActive = () =>
    survey.labelled('fields:active.clientSeed').some(({ element }) => element === label.element);
  const text = isEditable(box) ? (attribute(box, 'placeholder') ?? '').trim() : '';
  const isTyped = () => (box as HTMLInputElement).value !== '';
  return (isDrawn(text) || (isDrawn(text, 8) && isTyped())) && isActive() ? text : '';
}

/** What is written in a blank box that nobody can type in; nothing in any other element. */
function placeholderOf(element: Element): string {
  const isLocked = matches(element, 'input:read-only, input:disabled, textarea:read-only');
  const isShown = isLocked && (element as HTMLInputElement).value === '';
  return isShown ? (attribute(element, 'placeholder') ?? '').trim() : '';
}

/** Hexadecimal that was drawn: an example would repeat itself, or be counted up. */
const isDrawn = (text: string, least = 16): boolean =>
  /^[\da-f]+$/i.test(text) &&
  text.length >= least &&
  new Set(text.toLowerCase()).size > LEAST_SIGNS &&
  !COUNTED.test(text);

const LEAST_SIGNS = 5;
const COUNTED = /12345|abcde|a1b2c3/i;
const COUNT = /^\d{1,15}$/;

const known = new WeakMap<Survey, boolean>();

/** Whether the page writes hashes like that: a number or a seed alone may stand there until the true one comes. */
function showsHashes(survey: Survey): boolean {
  const shows =
    known.get(survey) ??
    survey.boxes.some((box) => {
      const text = placeholderOf(box);
      return isDrawn(text) && fits('announced.commitment', text);
    });
  known.set(survey, shows);
  return shows;
}
