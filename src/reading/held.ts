/**
 * Which of the cards on a table are marked as held.
 * @module
 */
import { controlsFor } from './controls.ts';
import type { Survey } from './survey.ts';
import { holds, isVisible } from './tree.ts';

const HELD_CLASS = /(?:^|[\s_-])held(?:$|\s)/;
const PRESSED = '[aria-pressed="true"], [aria-checked="true"], [aria-selected="true"], input:checked';

/** Whether the card at each place is marked: by a class, as a pressed control, or by the word. */
export function heldAt(places: readonly Element[], survey: Survey, evidence: Element[]): boolean[] {
  const words = survey.labelled('marks:held').map(({ element }) => element);
  const outside = [...controlsFor(survey, ['hold']), ...words].filter(
    (control) => !places.some((place) => holds(place, control)),
  );
  const row = inOrder(outside);
  // A row of as many controls as there are cards: each belongs to the card above it.
  const controls = row.length === places.length ? row : [];
  evidence.push(...controls);
  return places.map(
    (place, i) => isMarked(place, words) || (controls[i] !== undefined && isMarked(controls[i], words)),
  );
}

function isMarked(element: Element, words: readonly Element[]): boolean {
  return (
    HELD_CLASS.test(element.getAttribute('class') ?? '') ||
    element.matches(PRESSED) ||
    element.querySelector(PRESSED) !== null ||
    [...element.querySelectorAll('[class*="held"]')].some((part) =>
      HELD_CLASS.test(part.getAttribute('class')!),
    ) ||
    words.some((word) => holds(element, word) && isVisible(word))
  );
}

/** Outermost elements only, in the order of the page. */
function inOrder(elements: readonly Element[]): Element[] {
  const outermost = [...new Set(elements)].filter(
    (element) => !elements.some((other) => other !== element && holds(other, element)),
  );
  return outermost.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
}
