// @vitest-environment jsdom
/** Hands that are written out beside the cards that one plays with. */
import './all-seen.ts';
import { expect, test } from 'vitest';
import { secondHand } from '../../../src/reading/second-hand.ts';
import { survey } from '../../../src/reading/survey.ts';

/** Whether a page with a king of hearts on its table has another hand written on it. */
function hasAnother(inside: string, around = (table: string) => table): boolean {
  document.body.innerHTML = around(
    `<div class="table"><b class="card">K♥</b>${inside}<button>Hit</button></div>`,
  );
  const parts = [...document.querySelectorAll('.card, button')];
  return secondHand(survey(document), ['Kh'], parts, 2) !== null;
}

const OTHER = '<p>K♥ 9♦</p>';

test('a hand is another if one of its cards is not on the table', () => {
  expect(hasAnother(OTHER)).toBe(true);
  expect(hasAnother('<p>K♥ K♥</p>')).toBe(false);
  expect(hasAnother('<p>K♥ of 9</p>')).toBe(false);
});

test('a list on the table has hands of others, and a table may be an entry of a list itself', () => {
  expect(hasAnother(`<ul><li>${OTHER}</li></ul>`)).toBe(false);
  expect(hasAnother(OTHER, (table) => `<ul><li>${table}</li></ul>`)).toBe(true);
  expect(hasAnother(OTHER, (table) => table.replaceAll('div', 'li'))).toBe(true);
});

test('what stands before a hand may say that it is the last one’s, if it says little', () => {
  expect(hasAnother(`<b>Last hand:</b>${OTHER}`)).toBe(false);
  expect(hasAnother(`<p>Last hand: ${'and so on '.repeat(9)}</p>${OTHER}`)).toBe(true);
  expect(hasAnother(`<p>Last hand:</p><!-- ${'so it was '.repeat(9)} -->${OTHER}`)).toBe(false);
});
