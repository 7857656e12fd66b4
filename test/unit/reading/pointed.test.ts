// @vitest-environment jsdom
/** What nothing but the pointer tells to be a control, on a page that is laid out. */
import { expect, test, vi } from 'vitest';
import { controlsFor, pressed } from '../../../src/reading/controls.ts';
import { survey } from '../../../src/reading/survey.ts';

vi.hoisted(() => {
  // By this it is known that pages are laid out.
  Document.prototype.elementsFromPoint ??= () => [];
  Element.prototype.checkVisibility ??= () => true;
});

const pointed = (text: string): Element => {
  document.body.innerHTML = `<div style="cursor: pointer">${text}</div>`;
  return document.body.firstElementChild!;
};

test('plays where it is pressed, and is no bet where it may be the amount of one', () => {
  const deal = pointed('Deal');
  expect(controlsFor(survey(document), ['deal'])).toEqual([deal]);
  expect(pressed([deal])).toMatchObject({ text: 'Deal', bets: true });
  const bet = pointed('Bet');
  expect(controlsFor(survey(document), ['bet'])).toEqual([]);
  expect(pressed([bet])).toBeNull();
});
