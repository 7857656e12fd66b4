/**
 * Elements of one kind: places for cards are built alike, whatever their classes say of the card and its state.
 * @module
 */

import { attribute, localName } from './dom.ts';

/** Whether two elements have one name and a class in common, or both no class. */
export const areSame = (a: Element, b: Element): boolean => shareOne(a, b, classesOf);

/**
 * Whether two elements have one name, and a class in common or classes that begin with the same word, such as `card-jc`
 * and `card-2h`. Those whose classes have no words are alike too: a place too many can't be read, one too few would be
 * another hand.
 */
export const areAlike = (a: Element, b: Element): boolean => areSame(a, b) || shareOne(a, b, wordsOf);

function shareOne(a: Element, b: Element, of: (element: Element) => readonly string[]): boolean {
  if (localName(a) !== localName(b)) return false;
  const names = of(b);
  return of(a).some((name) => names.includes(name));
}

/** As many classes as count. */
const LONGEST = 500;

/** Given to everything in one part of a page. */
const SCOPES = /(?<!\S)(?:jsx|svelte)-\S+/g;

/** One that is empty where there is none. */
const classesOf = (element: Element): string[] =>
  (attribute(element, 'class') ?? '').slice(0, LONGEST).toLowerCase().replace(SCOPES, '').trim().split(/\s+/);

/** The first words of its classes; an empty one where none of them has any. */
function wordsOf(element: Element): string[] {
  const words = classesOf(element).flatMap((name) => WORD.exec(name)?.[1] ?? []);
  return words.length ? words : [''];
}

/**
 * The word that a class begins with, such as `card` of `card-2h`, `_card_1x2y3_5` and `Table_card__1x2y3`. What build
 * tools make up has none: `css-1x2y3`, `_1x2y3`.
 */
const WORD = /^(?!(?:css|sc)-)(?:[^_]+_(?=[^_]+__))?[^a-z\d]*([a-z]+)/;
