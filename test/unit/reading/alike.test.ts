// @vitest-environment jsdom
/** Which elements are of one kind, by their names and classes. */
import { expect, test } from 'vitest';
import { areAlike, areSame } from '../../../src/reading/alike.ts';

const both = (one: string, other: string): [Element, Element] => {
  document.body.innerHTML = [one, other].map((classes) => `<i class="${classes}"></i>`).join('');
  const [first, second] = document.querySelectorAll('i');
  return [first!, second!];
};

test.each([
  ['card', 'card held'],
  ['Card', 'card'],
  ['', ''],
  ['c', 'c'],
])('%j and %j have a class in common, or none', (one, other) => {
  expect(areSame(...both(one, other))).toBe(true);
  expect(areAlike(...both(one, other))).toBe(true);
});

test.each([
  ['card-jc', 'card-2h'],
  ['_card_1x2y3_5', 'Table_card__1x2y3'],
  ['css-1x2y3', 'css-4z5w6'],
  ['_1', '_2'],
  ['', '_2'],
])('%j and %j have none, and are alike', (one, other) => {
  expect(areSame(...both(one, other))).toBe(false);
  expect(areAlike(...both(one, other))).toBe(true);
});

test.each([
  ['card', 'seat'],
  ['c', 's'],
  ['card', ''],
  ['_1 card', '_2 seat'],
  ['css-1x2y3 card', 'css-4z5w6 seat'],
  ['svelte-1x2y3 card', 'svelte-1x2y3 seat'],
])('%j and %j are not', (one, other) => {
  expect(areSame(...both(one, other))).toBe(false);
  expect(areAlike(...both(one, other))).toBe(false);
});

test('elements of two names are not, whatever their classes are', () => {
  document.body.innerHTML = '<i class="card"></i><b class="card"></b>';
  const [one, other] = document.body.children;
  expect(areAlike(one!, other!)).toBe(false);
});

test('of very many classes the first ones count', () => {
  const behind = (letters: number) => areSame(...both(`${'x'.repeat(letters)} a`, 'a'));
  expect(behind(498)).toBe(true);
  expect(behind(499)).toBe(false);
});
