// @vitest-environment jsdom
/** Cards that have their numbers beside them, which are no ranks. */
import { expect, test } from 'vitest';
import type { Place } from '../../../src/reading/card.ts';
import { withoutNumbers } from '../../../src/reading/row-numbers.ts';

/** What the cards of these places are read from: of a `b`, what it says; of a place, what `whole` says. */
function readFrom(places: readonly string[], whole: Place = 'malformed') {
  document.body.innerHTML = places.map((inner) => `<div>${inner}</div>`).join('');
  const all = [...document.body.children];
  const parts = withoutNumbers(all, (part) => (part.localName === 'b' ? (part.textContent as Place) : whole));
  return parts === all ? 'places' : parts.map(({ textContent }) => textContent);
}

const CARDS = ['As', 'Kh', '7c'];
const rows = (numbered: (card: string, i: number) => string) => readFrom(CARDS.map(numbered));

test('a card is read without its number, before it or behind it, counted from either end', () => {
  expect(rows((card, i) => `<i>${i + 1}</i><b>${card}</b>`)).toEqual(CARDS);
  expect(rows((card, i) => `<b>${card}</b><i>#${i + 1}</i>`)).toEqual(CARDS);
  expect(rows((card, i) => `<b>${card}</b><i>${3 - i}.</i>`)).toEqual(CARDS);
});

test('a card is read from its whole place where that can be read, or more than its number stands there', () => {
  expect(readFrom(['<i>1</i><b>As</b>', '<i>2</i><b>Kh</b>'], 'As')).toBe('places');
  expect(rows((card, i) => `<i>${i + 1}</i><b>${card}</b><i></i>`)).toBe('places');
  expect(rows((card, i) => `<i>${i + 2}</i><b>${card}</b>`)).toBe('places');
  expect(rows((card) => `<b>${card}</b>`)).toBe('places');
});

test('what says nothing of a card may stand beside both, and another card may not', () => {
  const read = (inner: (card: string, i: number) => string) => {
    document.body.innerHTML = CARDS.map((card, i) => `<div>${inner(card, i)}</div>`).join('');
    const all = [...document.body.children];
    const parts = withoutNumbers(all, (part) =>
      part.localName === 'b' ? (part.textContent as Place) : part.localName === 'div' ? 'malformed' : 'blank',
    );
    return parts === all ? 'places' : parts.map(({ textContent }) => textContent);
  };
  expect(read((card, i) => `<em>Held</em><b>${card}</b><i>${i + 1}</i>`)).toEqual(CARDS);
  expect(read((card, i) => `<em>Held</em><em></em><b>${card}</b><i>${i + 1}</i>`)).toEqual(CARDS);
  expect(read((card, i) => `<em></em><em></em><em></em><b>${card}</b><i>${i + 1}</i>`)).toBe('places');
  expect(read((card, i) => `<b>${card}</b><b>2s</b><i>${i + 1}</i>`)).toBe('places');
  expect(read((card) => `<b>${card}</b><em>Held</em>`)).toBe('places');
});

test('a number beside no card that lies open is none of a card', () => {
  expect(readFrom(['<i>1</i><b>As</b>', '<i>2</i><b>face-down</b>'])).toBe('places');
});
