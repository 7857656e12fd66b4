// @vitest-environment jsdom
/** Hands that are written out, each as one text, in place of cards. */
import './all-seen.ts';
import { describe, expect, test, vi } from 'vitest';
import { survey } from '../../../src/reading/survey.ts';
import { isWrittenOut, readWrittenHands } from '../../../src/reading/written-hands.ts';

vi.hoisted(() => {
  Element.prototype.getAnimations ??= () => [];
});

const read = (dealer: string, player: string, besides = '', others: 'before' | 'after' | '' = '') => {
  document.body.innerHTML = `<main><div id="dealer">${dealer}</div><div id="player">${player}</div>${besides}</main>`;
  const [one, other, more] = ['#dealer', '#player', '#more'].map((id) => [...document.querySelectorAll(id)]);
  const parts = { dealer: one!, player: other!, before: [], after: [], ...(others && { [others]: more! }) };
  return readWrittenHands(survey(document), parts, []);
};
const hand = (text: string, kind = 'hand') => `<p class="${kind}">${text}</p>`;
const AMBIGUOUS = { problem: 'ambiguous' };
const HANDS = { dealer: [['Kh', null]], player: [['Tc', '4s']] };
const DEALER = hand('K♥ ??');
const PLAYER = hand('10♣ 4♠');

test('each side has one, and the player as many as a split makes, built alike side by side', () => {
  expect(read(DEALER, PLAYER)).toEqual({ ...HANDS, before: [], after: [], named: null });
  const four = ['10♣ 4♠', '10♥ 9♦', '10♦ 2♦', '10♠ A♦'];
  expect(read(DEALER, four.map((one) => hand(one)).join(''))).toMatchObject({
    player: [
      ['Tc', '4s'],
      ['Th', '9d'],
      ['Td', '2d'],
      ['Ts', 'Ad'],
    ],
  });
  expect(read(DEALER, [...four, '2♣ 3♣'].map((one) => hand(one)).join(''))).toMatchObject(AMBIGUOUS);
  expect(read(DEALER, PLAYER + hand('10♥ 9♦', 'last'))).toMatchObject(AMBIGUOUS);
  expect(read(DEALER, `${PLAYER}<div>${hand('10♥ 9♦')}</div>`)).toMatchObject(AMBIGUOUS);
});

test('they are not told where a side has none, the dealer two, or others play too', () => {
  expect(read('', PLAYER)).toMatchObject(AMBIGUOUS);
  expect(read(DEALER, '')).toMatchObject(AMBIGUOUS);
  expect(read(DEALER + hand('2♥ 3♥'), PLAYER)).toMatchObject(AMBIGUOUS);
  const more = `<div id="more">${hand('9♣ 9♦')}</div>`;
  for (const where of ['before', 'after'] as const)
    expect(read(DEALER, PLAYER, more, where), where).toMatchObject(AMBIGUOUS);
});

test('they are not told where cards lie beside them, and are where those lie elsewhere', () => {
  const card = '<b class="card">9♣</b>';
  expect(read(DEALER, PLAYER + card)).toMatchObject(AMBIGUOUS);
  expect(read(DEALER + card, PLAYER)).toMatchObject(AMBIGUOUS);
  expect(read(DEALER, PLAYER, `<section>${card}</section>`)).toMatchObject(HANDS);
  const picture = '<img src="/cards/nine_of_clubs.png">';
  for (const beside of [read(DEALER + picture, PLAYER), read(DEALER, PLAYER + picture)])
    expect(beside).toMatchObject(AMBIGUOUS);
  // One card that is written out is a hand of one.
  expect(read(hand('K♥'), PLAYER)).toMatchObject({ dealer: [['Kh']] });
});

test('they are on their way where one is being dealt', () => {
  expect(read(DEALER, hand('10♣ 4♠', 'hand dealing'))).toBe('moving');
  expect(read(hand('K♥ ??', 'hand dealing'), PLAYER)).toBe('moving');
});

test('another hand beside them speaks against them, and the same one does not', () => {
  expect(read(DEALER, PLAYER, '<section>9♣ 9♦</section>')).toMatchObject({ problem: 'conflict' });
  expect(read(DEALER, PLAYER, '<section>10♣ 4♠</section>')).toMatchObject(HANDS);
  expect(read(hand('K♥ 2♣'), PLAYER)).toMatchObject({ dealer: [['Kh', '2c']] });
});

describe('a table has hands written out', () => {
  test('where a part has no cards, and texts are there that may be its hand', () => {
    const is = (html: string, dealer: readonly Node[], player: readonly Node[]) => {
      document.body.innerHTML = html;
      return isWrittenOut(survey(document), { dealer, player, before: [], after: [] });
    };
    const one = [document.body];
    expect(is(PLAYER, [], [])).toBe(true);
    expect(is(PLAYER, one, [])).toBe(true);
    expect(is(PLAYER, [], one)).toBe(true);
    expect(is(PLAYER, one, one)).toBe(false);
    expect(is('<p>Good luck</p>', [], [])).toBe(false);
  });
});
