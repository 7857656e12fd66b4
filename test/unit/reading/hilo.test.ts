// @vitest-environment jsdom
/** Tables of hilo read without layout: where the card to guess from lies, and what one card alone says. */

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { survey } from '../../../src/reading/survey.ts';
import { readAs } from '../../../src/sites/read-as.ts';

const generic = readAs('generic');

vi.hoisted(() => {
  // What is read of elements is looked up once; this page is neither laid out nor moving.
  Element.prototype.checkVisibility ??= () => true;
  Element.prototype.getAnimations ??= () => [];
});

beforeEach(() => {
  // What is remembered of a page hangs on its body.
  document.documentElement.innerHTML = '<head></head><body></body>';
});

const read = (html: string) => {
  document.body.innerHTML = html;
  return generic.readTable(survey(document))?.reading;
};

const card = (text: string) => `<b class="card">${text}</b>`;
/** The card to guess from, and below it the row of those drawn. */
const page = (current: string, row: readonly string[], rest: string) =>
  read(
    `<main><section>${current && card(current)}</section><div class="row">${row.map(card).join('')}</div>${rest}</main>`,
  );

const GUESS = '<button>Higher</button><button>Lower</button><button disabled>Bet</button>';
const BET = '<button disabled>Higher</button><button disabled>Lower</button><button>Bet</button>';

describe('one card alone at hilo', () => {
  test('says that a hand is played, and not which cards it has', () => {
    expect(page('9♣', [], GUESS)).toMatchObject({
      stage: 'dealt',
      contents: null,
      problem: { problem: 'ambiguous' },
    });
    // With the row of those drawn, it is the first.
    expect(page('9♣', ['9♣'], GUESS)).toMatchObject({ stage: 'dealt', contents: { cards: ['9c'] } });
  });

  test('is no problem where the row was seen to have only the cards before', () => {
    page('9♣', [], GUESS);
    expect(page('K♦', ['9♣'], GUESS)).toMatchObject({ contents: { cards: ['9c', 'Kd'] } });
    page('K♦', ['9♣'], BET);
    expect(page('5♥', [], GUESS)).toEqual({ kind: 'table', game: 'hilo', stage: 'dealt', contents: null });
  });

  test('is the one to start with where nothing was guessed, and no hand that is over', () => {
    expect(page('9♣', ['9♣'], BET)).toMatchObject({ stage: 'resting', contents: null });
    expect(page('9♣', ['K♦', '9♣'], BET)).toMatchObject({ stage: 'over', contents: { cards: ['Kd', '9c'] } });
  });

  test('is what is left of a hand where it is said that it is over, else nothing is known', () => {
    const said = (words: string) => page('9♣', [], `<h2>${words}</h2>${BET}`);
    for (const words of ['You lost 0.50', 'Вы выиграли 2.14 руб.'])
      expect(said(words), words).toEqual({ kind: 'table', game: 'hilo', stage: 'over', contents: null });
    for (const words of ['Good luck', 'Lower wins more'])
      expect(said(words), words).toMatchObject({ stage: 'moving', contents: null });
  });
});

test.each([
  ['HIGHER', 'LOWER', 'DEAL CARD'],
  ['Higher or tie', 'Lower or tie', 'Deal a card'],
  ['High or same (61.5%)', 'Low or same (46.1%)', 'Bet'],
  ['Next higher', 'Next lower', 'Bet'],
  ['High', 'Low', 'Place bet'],
  ['Alta', 'Baja', 'Repartir carta'],
  ['Hoch', 'Niedrig', 'Karte geben'],
  ['Supérieure', 'Inférieure', 'Distribuer une carte'],
])('one guesses with %s and %s, and begins with %s', (higher, lower, begin) => {
  const on = (guess: string, start: string) =>
    page(
      '9♣',
      ['K♦', '9♣'],
      `<button ${guess}>${higher}</button><button ${guess}>${lower}</button><button ${start}>${begin}</button>`,
    );
  const contents = { cards: ['Kd', '9c'] };
  expect(on('', 'disabled')).toMatchObject({ game: 'hilo', stage: 'dealt', contents });
  expect(on('disabled', '')).toMatchObject({ game: 'hilo', stage: 'over', contents });
});

test('high and low alone may be anything where no row of cards lies, and at the table of another game', () => {
  const limits = '<button>Low</button><button>Medium</button><button>High</button>';
  expect(page('', [], `${limits}<button>Bet</button>`)?.game).not.toBe('hilo');
  expect(
    page('', ['9♣', '?'], `<h3>Dealer</h3>${limits}<button>Hit</button><button>Stand</button>`)?.game,
  ).not.toBe('hilo');
});

test('a card beside the next one that lies face down says that a hand is played, and no more', () => {
  const two = (one: string, rest: string) => page('', [one, '?'], rest);
  expect(two('K♦', GUESS)).toMatchObject({
    stage: 'dealt',
    contents: null,
    problem: { problem: 'ambiguous' },
  });
  expect(two('?', GUESS)).toMatchObject({ stage: 'moving', contents: null });
  expect(two('K♦', BET)).toMatchObject({ stage: 'moving', contents: null });
});

test('the cards of a row may be numbered', () => {
  const drawn = (text: string) =>
    `<div class="card"><b>${text.slice(0, -1)}</b><i>${text.slice(-1)}</i></div>`;
  const numbered = (current: string, row: readonly string[], numbers: readonly string[]) =>
    read(
      `<main><section>${drawn(current)}</section><ol>${row.map((one, i) => `<li>${drawn(one)}<small>${numbers[i]}</small></li>`).join('')}</ol>${GUESS}</main>`,
    );
  const row = ['9♣', 'K♦', '9♥', '2♠'];
  const contents = { cards: ['9c', 'Kd', '9h', '2s'] };
  for (const numbers of [
    ['1', '2', '3', '4'],
    ['#4', '#3', '#2', '#1'],
  ])
    expect(numbered('2♠', row, numbers), `${numbers}`).toMatchObject({ stage: 'dealt', contents });
  // What is no number of its may be a rank.
  for (const numbers of [
    ['1', '2', '4', '3'],
    ['2', '3', '4', '5'],
    ['4', '4', '4', '4'],
  ])
    expect(numbered('2♠', row, numbers)?.contents ?? null, `${numbers}`).toBeNull();
});
