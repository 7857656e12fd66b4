// @vitest-environment jsdom
/** The place where five cards lie, told from other rows of five, without layout. */
import './all-seen.ts';
import { describe, expect, test } from 'vitest';
import { findHandOfFive, hasCardsBeside, looseCards } from '../../../src/reading/hand-of-five.ts';
import { survey } from '../../../src/reading/survey.ts';

type Cards = readonly string[];
const FIRST = ['A♠', 'K♥', '7♣', '2♦', '9♠'];
const OTHER = ['3♠', '4♥', '8♣', 'J♦', 'Q♠'];
const CARDS = ['As', 'Kh', '7c', '2d', '9s'];

const row = (cards: Cards, attributes = '') =>
  `<div ${attributes}>${cards.map((one) => `<i class="card">${one}</i>`).join('')}</div>`;

/** The cards of the hand on a page; what is played with are its buttons. */
function cardsOn(html: string) {
  document.body.innerHTML = html;
  const found = findHandOfFive(survey(document), [...document.querySelectorAll('button')]);
  return found && found !== 'ambiguous' ? found.cards : found;
}

test('where there is one, that is the hand, also on a part of the page that was taken out', () => {
  expect(cardsOn(row(FIRST))).toEqual(CARDS);
  expect(cardsOn('<p>Good luck</p>')).toBeNull();
  expect(cardsOn(row(FIRST.slice(1)))).toBeNull();
  const taken = document.createElement('div');
  taken.innerHTML = FIRST.slice(1)
    .map((one) => `<i class="card">${one}</i>`)
    .join('');
  expect(findHandOfFive(survey(taken), [])).toBeNull();
});

describe('of several rows', () => {
  const [near, far] = [`<section>${row(FIRST)}<button>Deal</button></section>`, row(OTHER)];

  test('of the same cards it does not matter which is meant', () => {
    expect(cardsOn(row(FIRST) + row(FIRST))).toEqual(CARDS);
  });

  test('the one nearest to what is played with is the hand, and none where none is nearer', () => {
    expect(cardsOn(far + near)).toEqual(CARDS);
    expect(cardsOn(near + far)).toEqual(CARDS);
    expect(cardsOn(`${far}${row(FIRST)}<button>Deal</button>`)).toBe('ambiguous');
    expect(cardsOn(far + row(FIRST))).toBe('ambiguous');
  });

  test('the one that can be seen is the hand, or any where none can', () => {
    const unseen = row(OTHER, 'data-unseen');
    for (const rows of [unseen + row(FIRST), row(FIRST) + unseen]) expect(cardsOn(rows)).toEqual(CARDS);
    expect(cardsOn(row(FIRST, 'data-unseen') + row(FIRST, 'data-unseen'))).toEqual(CARDS);
  });

  test('the one of which most can be read is the hand, wherever it lies', () => {
    const part = `<section>${row(['3♠', '4♥', '', '', ''])}<button>Deal</button></section>`;
    expect(cardsOn(part + row(FIRST))).toEqual(CARDS);
  });
});

test('a hand that is being dealt has one card at least, and two beside what cannot be told', () => {
  expect(cardsOn(row(['A♠', '', '', '', '']))).toEqual(['As', ...Array(4).fill('blank')]);
  expect(cardsOn(row(['A♠', 'K♥ 2♣', '', '', '']))).toBeNull();
  expect(cardsOn(row(['A♠', '7♣', 'K♥ 2♣', '', '']))).toEqual([
    ...['As', '7c', 'malformed', 'blank', 'blank'],
  ]);
});

test('cards that lie open elsewhere are counted, each once however it is named', () => {
  const loose = (html: string) => {
    document.body.innerHTML = html;
    return looseCards(survey(document));
  };
  expect(loose('<p>Good luck</p>')).toBe(0);
  expect(loose('<p><b class="card">A♠</b></p><p><b class="card">K♥</b></p>')).toBe(2);
  expect(loose('<p><b class="card ace-of-spades"><i>A♠</i></b></p>')).toBe(1);
});

test('a card lies beside the hand where it lies open outside of it', () => {
  const beside = (html: string) => {
    document.body.innerHTML = html;
    const seen = survey(document);
    const found = findHandOfFive(seen, []);
    if (!found || found === 'ambiguous') throw new Error('no hand');
    return hasCardsBeside(seen, found);
  };
  expect(beside(row(FIRST))).toBe(false);
  expect(beside(`${row(FIRST)}<p><b class="card">3♠</b></p>`)).toBe(true);
  expect(beside(`${row(FIRST)}<p><b class="card back"></b></p>`)).toBe(false);
});
