/**
 * Elements of one kind: places for cards are built alike, whatever their classes say of the card and its state.
 * @module
 */

/** Whether two elements have one name, and a class in common or classes that begin with the same word. */
export function areAlike(a: Element, b: Element): boolean {
  if (a.localName !== b.localName) return false;
  const words = wordsOf(a);
  return wordsOf(b).some((word) => words.includes(word));
}

/** The first word of each class; one that is empty where there is no class. */
const wordsOf = (element: Element): string[] =>
  (element.getAttribute('class') ?? '')
    .toLowerCase()
    .split(/\s+/)
    .map((name) => /^[a-z]*/.exec(name)![0]);
