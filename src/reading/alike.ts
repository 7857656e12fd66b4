/**
 * Elements of one kind: places for cards are built alike, whatever their classes say of the card and its state.
 * @module
 */

/** Whether two elements have one name and a class in common, or both no class. */
export const areSame = (a: Element, b: Element): boolean => shareOne(a, b, (name) => name);

/** Whether two elements have one name and classes that begin with the same word, such as `card-jc` and `card-2h`. */
export const areAlike = (a: Element, b: Element): boolean =>
  shareOne(a, b, (name) => /^[a-z]*/.exec(name)![0]);

function shareOne(a: Element, b: Element, of: (name: string) => string): boolean {
  if (a.localName !== b.localName) return false;
  const words = classesOf(a).map(of);
  return classesOf(b).some((name) => words.includes(of(name)));
}

/** One that is empty where there is none. */
const classesOf = (element: Element): string[] =>
  (element.getAttribute('class') ?? '').trim().toLowerCase().split(/\s+/);
