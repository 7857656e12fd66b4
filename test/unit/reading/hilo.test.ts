// @vitest-environment jsdom
/** Tables of hilo read without layout: where the card to guess from lies, and what one card alone says. */

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readHilo } from '../../../src/reading/hilo.ts';
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

test('the card of a row that is called the current one is the one to guess from, at either end', () => {
  const row = (...names: readonly string[]) =>
    read(
      `<main><div class="row">${['9♣', '3♦', 'K♠']
        .slice(0, names.length)
        .map((text, i) => `<b class="card ${names[i]}">${text}</b>`)
        .join('')}</div>${GUESS}</main>`,
    );
  expect(row('', '', 'card--now')).toMatchObject({ contents: { cards: ['9c', '3d', 'Ks'] } });
  expect(row('', 'card--now')).toMatchObject({ contents: { cards: ['9c', '3d'] } });
  expect(row('is-current', '', '')).toMatchObject({ contents: { cards: ['Ks', '3d', '9c'] } });
  for (const names of [
    ['', 'now', ''],
    ['now', '', 'now'],
    ['known', '', ''],
    ['', '', ''],
  ])
    expect(row(...names), names.join()).toMatchObject({ contents: null, problem: { problem: 'ambiguous' } });
});

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
    page('K♦', ['9♣'], GUESS);
    expect(page('2♠', ['9♣', 'K♦'], GUESS)).toMatchObject({ contents: { cards: ['9c', 'Kd', '2s'] } });
    page('2♠', ['9♣', 'K♦'], BET);
    expect(page('5♥', [], GUESS)).toEqual({ kind: 'table', game: 'hilo', stage: 'dealt', contents: null });
    expect(page('A♥', ['5♥'], GUESS)).toMatchObject({ contents: { cards: ['5h', 'Ah'] } });
  });

  test('beside the one before it may be all that is shown of many', () => {
    for (const [current, before] of [
      ['9♣', []],
      ['K♦', ['9♣']],
      ['2♠', ['K♦']],
      ['2♠', []],
      ['5♥', ['2♠']],
      ['A♥', ['5♥']],
    ] as const)
      expect(page(current, before, GUESS), current).toMatchObject({ contents: null });
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

test('a hand is over where that is said and all controls stay, and played where nothing is said', () => {
  const controls = '<button>Higher</button><button>Lower</button><button>Bet</button>';
  const cards = { contents: { cards: ['Kd', '9c'] } };
  expect(page('9♣', ['K♦', '9♣'], `<p>You lost</p>${controls}`)).toMatchObject({ stage: 'over', ...cards });
  expect(page('9♣', ['K♦', '9♣'], controls)).toMatchObject({ stage: 'dealt', ...cards });
  // Who can only guess plays on, whatever is said of another hand.
  expect(page('9♣', ['K♦', '9♣'], `<p>You lost</p>${GUESS}`)).toMatchObject({ stage: 'dealt' });
});

test('a table without cards is at rest though all of its controls stay', () => {
  const controls = '<button>Higher</button><button>Lower</button><button>Bet</button>';
  expect(page('', [], controls)).toMatchObject({ stage: 'resting', contents: null });
  expect(page('', [], GUESS)).toMatchObject({ stage: 'moving' });
});

describe('a page that the title says is of hilo, with nothing left to guess', () => {
  const titled = (body: string) => page('', [], `<h1>Hi-Lo</h1>${body}`);
  const row = (...said: readonly string[]) =>
    `<ul>${said.map((one) => `<li>${card(one.split(' ')[0]!)}<i>${one.split(' ')[1] ?? ''}</i></li>`).join('')}</ul>`;
  const three = row('9♣ Start', 'K♦ 1.2×', '2♠ 1.5×');
  const again = '<p>You lost</p><button>Play</button>';

  test('has a hand that is over where that is said', () => {
    expect(titled(three + again)).toMatchObject({ stage: 'over', contents: { cards: ['9c', 'Kd', '2s'] } });
    // Which end is the newest is not told, or one card is all that is left of it.
    expect(titled(row('9♣', 'K♦', '2♠') + again)).toMatchObject({ stage: 'over', contents: null });
    expect(titled(row('9♣') + again)).toMatchObject({ stage: 'over', contents: null });
  });

  test('or where its cards have multipliers, but for the one it began with', () => {
    const play = '<button>Play</button>';
    const over = { stage: 'over', contents: { cards: ['9c', 'Kd', '2s'] } };
    expect(titled(three + play)).toMatchObject(over);
    expect(titled(row('9♣ Start', 'K♦ 1,20×', '2♠ 1,52×') + play)).toMatchObject(over);
    expect(titled(row('2♠ 1.5×', 'K♦ 1.2×', '9♣ Start') + play)).toMatchObject(over);
    expect(titled(row('9♣ Start', 'K♦ 1.2×') + play)).toMatchObject({
      stage: 'over',
      contents: { cards: ['9c', 'Kd'] },
    });
    // What is still to be drawn has none.
    expect(titled(row('9♣ Start', 'K♦ 1.2×', '2♠ 1.5×', '?') + play)).toMatchObject(over);
    // The number in the midst is a thousand or a thousandth more than one.
    expect(titled(row('9♣ Start', 'K♦ 1,200×', '2♠ 1,5×') + play)).toBeUndefined();
    for (const list of [
      row('9♣ 1.1×', 'K♦ 1.2×', '2♠ 1.5×'),
      row('9♣ Start'),
      row('9♣ Win', 'K♦ Loss', '2♠ Win'),
      row('9♣ Win', 'K♦ 1.2×', '2♠ Win'),
    ])
      expect(titled(list + play), list).toBeUndefined();
  });

  test('also where the page draws all of its table anew, and the row that was guessed from is gone', () => {
    const dealt = () =>
      expect(titled(three + GUESS)).toMatchObject({
        stage: 'dealt',
        contents: { cards: ['9c', 'Kd', '2s'] },
      });
    const over = { stage: 'over', contents: { cards: ['9c', 'Kd', '2s', '5h'] } };
    dealt();
    expect(titled(row('9♣ Start', 'K♦ 1.2×', '2♠ 1.5×', '5♥ 2.1×') + again)).toMatchObject(over);
    dealt();
    expect(titled(`${row('9♣', 'K♦', '2♠', '5♥')}<button>Play</button>`)).toBeUndefined();
    // While it is there, another row is none of it.
    dealt();
    const before = document.querySelector('ul')!;
    before.replaceChildren();
    before.insertAdjacentHTML('afterend', row('9♣ Start', 'K♦ 1.2×', '2♠ 1.5×', '5♥ 2.1×') + again);
    for (const button of document.querySelectorAll('button'))
      if (button.textContent !== 'Play') button.remove();
    expect(readHilo(survey(document), {})?.reading).toBeUndefined();
  });

  test('and no hand where neither says so, or where nothing begins the next one', () => {
    expect(titled(`${row('9♣', 'K♦', '2♠')}<button>Play</button>`)).toBeUndefined();
    expect(titled(`${three}<p>You lost</p>`)).toBeUndefined();
    expect(page('', [], three + again)).toBeUndefined();
  });

  test('is at rest where no card lies, and something begins one', () => {
    const rests = { game: 'hilo', stage: 'resting', contents: null };
    for (const start of ['Play', 'Start (10 points)', 'Играть на 1 TON'])
      expect(titled(`<button>${start}</button>`), start).toMatchObject(rests);
    expect(titled(again)).toMatchObject(rests);
    // What one bets says so itself.
    expect(titled('<button>Bet $1.00</button>')).toMatchObject(rests);
    for (const other of ['<button>Place a bet</button>', '<button disabled>Play</button>', '<p>Play</p>'])
      expect(titled(other), other).toBeUndefined();
  });
});

test('a hand is over with a card that wins nothing, though one could still guess and bet', () => {
  const row = (last: string) =>
    ['9♣ Start', '2♠ 1.5×', `K♦ ${last}`]
      .map((one) => `<li>${card(one.split(' ')[0]!)}<i>${one.slice(one.indexOf(' '))}</i></li>`)
      .join('');
  const stage = (last: string) => page('', [], `<ul>${row(last)}</ul>${GUESS}${BET}`);
  expect(stage('0.00×')).toMatchObject({ stage: 'over' });
  expect(stage('✕ 0,00×')).toMatchObject({ stage: 'over' });
  expect(stage('1.80×')).toMatchObject({ stage: 'dealt' });
});

test('a hand is over where that is said, though the table was cleared as one took the money', () => {
  for (const words of ['Cashed out $27.33 (x2.733)', 'Вы забрали 2.14', 'You lost $10'])
    expect(page('', [], `<p>${words}</p>${BET}`), words).toEqual({
      kind: 'table',
      game: 'hilo',
      stage: 'over',
      contents: null,
    });
  for (const rest of ['<p>Cash out at any time</p>', '<ul><li>Cashed out 27.33</li></ul>', ''])
    expect(page('', [], rest + BET), rest).toMatchObject({ stage: 'resting', contents: null });
  // The next one has begun.
  expect(page('', [], `<p>Cashed out $27.33</p>${GUESS}`)).toMatchObject({ stage: 'moving' });
});

describe('a row that has only the cards before', () => {
  const contents = (...cards: string[]) => ({ contents: { cards } });

  test('is known to grow at an end once it took in a card there, and not by its first', () => {
    page('9♣', [], GUESS);
    expect(page('K♦', ['9♣'], GUESS)).toMatchObject({ contents: null });
    // Which came first here, nobody saw.
    expect(page('2♠', ['5♥', 'K♦', '9♣'], GUESS)).toMatchObject({ contents: null });
    page('9♣', [], GUESS);
    page('K♦', ['9♣'], GUESS);
    expect(page('5♥', ['K♦', '9♣'], GUESS)).toMatchObject(contents('9c', 'Kd', '5h'));
    page('7♣', [], GUESS);
    expect(page('8♦', ['7♣'], GUESS)).toMatchObject(contents('7c', '8d'));
    expect(page('J♠', ['3♥', '8♦', '7♣'], GUESS)).toMatchObject(contents('7c', '8d', '3h', 'Js'));
  });

  test('has in it the card guessed from only where it grew by that one', () => {
    page('9♣', [], GUESS);
    page('K♦', ['9♣'], GUESS);
    // Another hand, of which the row has a card more than before: which end grew, it does not say.
    expect(page('5♥', ['K♦', 'A♠'], GUESS)).toMatchObject({ contents: null });
  });

  test('is as it was where the card guessed from still lies beside the one that came', () => {
    const lost = '<h2>You lost</h2>';
    const two = (row: readonly string[], one: string, other: string) =>
      page('', row, `<p>${card(one)}</p><p>${card(other)}</p>${lost}${BET}`);
    page('9♣', [], GUESS);
    expect(two(['9♣'], 'K♦', '5♥')).toMatchObject({ contents: null });
    page('9♣', [], GUESS);
    page('K♦', ['9♣'], GUESS);
    page('5♥', ['9♣', 'K♦'], GUESS);
    expect(two(['9♣', 'K♦'], '5♥', '2♠')).toMatchObject({
      stage: 'over',
      ...contents('9c', 'Kd', '5h', '2s'),
    });
    // Not where neither was guessed from, or where the row is another one.
    expect(two(['9♣', 'K♦'], '6♥', '2♠')).toMatchObject({ contents: null });
    expect(two(['8♣', 'K♦'], '5♥', '2♠')).toMatchObject({ contents: null });
    // At the second card of a hand there is no row, or one shorter than these two.
    page('7♣', [], GUESS);
    expect(page('', ['7♣', 'J♠'], lost + BET)).toMatchObject({ stage: 'over', ...contents('7c', 'Js') });
    page('7♣', [], GUESS);
    page('8♦', ['7♣'], GUESS);
    expect(page('7♣', ['8♦', 'J♠'], lost + BET)).toMatchObject({
      stage: 'over',
      ...contents('7c', '8d', 'Js'),
    });
  });

  test('may have in it the card to guess from too, as the hand ends', () => {
    page('9♣', [], GUESS);
    page('K♦', ['9♣'], GUESS);
    page('2♠', ['9♣', 'K♦'], GUESS);
    expect(page('2♠', ['9♣', 'K♦', '2♠'], BET)).toMatchObject({
      stage: 'over',
      ...contents('9c', 'Kd', '2s'),
    });
  });

  test('may have room for some cards only', () => {
    page('', [], GUESS);
    const at = (current: string, row: readonly string[]) => {
      const [section, drawn] = ['section', '.row'].map((part) => document.querySelector(part)!);
      [section!.innerHTML, drawn!.innerHTML] = [card(current), row.map(card).join('')];
      return generic.readTable(survey(document))?.reading;
    };
    at('9♣', []);
    at('K♦', ['9♣']);
    at('5♥', ['9♣', 'K♦']);
    expect(at('2♠', ['9♣', 'K♦', '5♥'])).toMatchObject(contents('9c', 'Kd', '5h', '2s'));
    for (const [current, row] of [
      ['J♠', ['K♦', '5♥', '2♠']],
      ['A♥', ['5♥', '2♠', 'J♠']],
    ] as const)
      expect(at(current, row), current).toMatchObject({ contents: null, problem: { problem: 'malformed' } });
    at('8♣', []);
    expect(at('3♦', ['8♣'])).toMatchObject(contents('8c', '3d'));
  });

  test('may have room for some cards only, and be made anew for each', () => {
    for (const [current, row] of [
      ['9♣', []],
      ['K♦', ['9♣']],
      ['5♥', ['K♦', '9♣']],
    ] as const)
      page(current, row, GUESS);
    expect(page('2♠', ['5♥', 'K♦', '9♣'], GUESS)).toMatchObject(contents('9c', 'Kd', '5h', '2s'));
    for (const [current, row] of [
      ['J♠', ['2♠', '5♥', 'K♦']],
      ['A♥', ['J♠', '2♠', '5♥']],
    ] as const)
      expect(page(current, row, GUESS), current).toMatchObject({ contents: null });
  });

  test('may have taken in the whole hand at its end', () => {
    page('9♣', [], GUESS);
    page('K♦', ['9♣'], GUESS);
    page('5♥', ['K♦', '9♣'], GUESS);
    expect(page('', ['5♥', 'K♦', '9♣'], BET)).toMatchObject({ stage: 'over', ...contents('9c', 'Kd', '5h') });
    // Once more: the page is looked at again and again.
    expect(page('', ['5♥', 'K♦', '9♣'], BET)).toMatchObject(contents('9c', 'Kd', '5h'));
    expect(page('', ['5♥', '8♦', '9♣'], BET)).toMatchObject({ contents: null });
  });
});

test('where nothing is left to guess with, the card that lay alone may have come to lie in a row', () => {
  const at = (cards: readonly string[], controls: string) => {
    const row = document.querySelector('.row')!;
    row.innerHTML = cards.map((one) => `<div class="place">${card(one)}</div>`).join('');
    document.querySelector('footer')!.innerHTML = controls;
    return generic.readTable(survey(document))?.reading;
  };
  read('<main><div class="row"></div><footer></footer></main>');
  expect(at(['9♣'], GUESS)).toMatchObject({ stage: 'dealt' });
  const place = document.querySelector('.place')!;
  const lost = () => {
    place.insertAdjacentHTML('afterend', `<div class="place">${card('K♦')}</div>`);
    document.querySelector('footer')!.innerHTML = '<button>Bet</button>';
    return generic.readTable(survey(document))?.reading;
  };
  expect(lost()).toMatchObject({ game: 'hilo', stage: 'over', contents: null });
  // What lay there is gone: it may be another game's.
  place.remove();
  document.querySelector('.row')!.insertAdjacentHTML('beforeend', `<div class="place">${card('J♠')}</div>`);
  expect(generic.readTable(survey(document))?.reading.game).not.toBe('hilo');
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

describe('a row that the site names', () => {
  const named = (html: string, controls = GUESS) => {
    document.body.innerHTML = `<main>${html}${controls}</main>`;
    return readHilo(survey(document), { drawn: '.row' })?.reading;
  };
  const row = (...texts: readonly string[]) => `<div class="row">${texts.map(card).join('')}</div>`;

  test('is the one, though others are longer', () => {
    const pile = `<div class="pile">${['2♣', '3♣', '4♣', '?'].map(card).join('')}</div>`;
    expect(named(pile + row() + row('K♦', 'A♠'))?.contents ?? null).toBeNull();
    expect(named(pile + row())?.contents ?? null).toBeNull();
    const page = `<section>${card('A♠')}</section>${row()}${row('K♦', 'A♠')}`;
    expect(named(page)).toMatchObject({ stage: 'dealt', contents: { cards: ['Kd', 'As'] } });
    expect(named(row('9♣'))).toMatchObject({ stage: 'dealt', contents: { cards: ['9c'] } });
  });

  test('has one card beside the next that may be all that is shown of many, else cards on their way', () => {
    const alone = { stage: 'dealt', contents: null, problem: { problem: 'ambiguous' } };
    expect(named(row('K♦', '?'))).toMatchObject(alone);
    for (const moving of [named(row('K♦', '?'), BET), named(row('?', '?')), named(row('K♦', '?', 'A♠'))])
      expect(moving).toEqual({ kind: 'table', game: 'hilo', stage: 'moving', contents: null });
    page('9♣', [], GUESS);
    page('K♦', ['9♣'], GUESS);
    page('5♥', ['9♣', 'K♦'], GUESS);
    expect(named(row('K♦', '?'))).toMatchObject({ stage: 'moving' });
  });
});

test('what one guesses with may be told by one control alone, or by words, and high and low besides are limits', () => {
  const row = ['K♦', '9♣'];
  const told = { game: 'hilo', contents: { cards: ['Kd', '9c'] } };
  const limits = '<button>High</button><button>Low</button>';
  expect(page('9♣', row, '<button>Higher</button>')).toMatchObject(told);
  expect(page('9♣', row, '<p>Higher</p><p>Lower</p><button>Bet</button>')).toMatchObject(told);
  expect(page('9♣', row, '<p>Higher</p><button>Bet</button>')?.game).not.toBe('hilo');
  expect(page('', [], `<button>Higher</button>${limits}`)).toMatchObject({ game: 'hilo', stage: 'moving' });
});

test('a table on which nothing can be pressed, or a card is on its way, is moving', () => {
  const moving = { kind: 'table', game: 'hilo', stage: 'moving', contents: null };
  expect(page('9♣', ['K♦', '9♣'], GUESS.replaceAll('<button>', '<button disabled>'))).toEqual(moving);
  const row = `<div class="row">${card('K♦')}${card('9♣').replace('card', 'card dealing')}</div>`;
  expect(read(`<main>${row}${GUESS}</main>`)).toEqual(moving);
});

test('a row beside which lies a card of another kind, or another hand is written, is none that can be told', () => {
  const beside = (more: string, rest = '') =>
    read(
      `<main><section>${card('9♣')}</section><div class="row">${more}${card('K♦')}${card('9♣')}</div>${rest}${GUESS}</main>`,
    );
  expect(beside('')).toMatchObject({ contents: { cards: ['Kd', '9c'] } });
  expect(beside('<i>5♥</i>')).toMatchObject({ contents: null, problem: { problem: 'ambiguous' } });
  expect(beside('', '<p>K♦ 9♣</p>')).toMatchObject({ contents: { cards: ['Kd', '9c'] } });
  expect(beside('', '<p>K♦ 5♥</p>')).toMatchObject({ contents: null, problem: { problem: 'conflict' } });
});

describe('of several rows', () => {
  const rows = (...all: readonly (readonly string[])[]) =>
    read(`<main>${all.map((one) => `<div>${one.map(card).join('')}</div>`).join('')}${GUESS}</main>`);
  const detail = (reading: ReturnType<typeof rows>) => reading?.problem?.detail;
  const UNTOLD = 'a card of the row cannot be told';

  test('the one with the most cards counts, and of as many the one with more that cannot be told', () => {
    expect(detail(rows(['5♥', '6♥', 'Q', 'Q'], ['9♣', 'K♦', '2♠']))).not.toBe(UNTOLD);
    expect(detail(rows(['5♥', '6♥', '7♥', '', '', ''], ['9♣', 'K♦', '2♠', 'Q']))).toBe(UNTOLD);
    expect(detail(rows(['5♥', '6♥'], ['9♣', 'K♦', 'Q']))).toBe(UNTOLD);
  });

  test('one with a card alone counts less where something lies beside it', () => {
    expect(rows(['9♣', 'Q'], ['9♣'])).toMatchObject({ stage: 'dealt', contents: { cards: ['9c'] } });
  });
});

test('cards of a row are of one kind, whatever they are called, and what lies face down is not told by that', () => {
  const of = (...all: readonly (readonly [text: string, classes: string])[]) =>
    read(
      `<main><div>${all.map(([text, name]) => `<b class="${name}">${text}</b>`).join('')}</div>${GUESS}</main>`,
    );
  const row = [
    ['9♣', 'win'],
    ['K♦', 'lose'],
    ['2♠', 'draw'],
  ] as const;
  expect(of(...row, ['?', 'win'])).toMatchObject({ contents: { cards: ['9c', 'Kd', '2s'] } });
  expect(of(...row.map(([text]) => [text, 'card'] as const), ['?', 'hole'])).toMatchObject({
    contents: null,
  });
});

test('a row may be all that is on a page', () => {
  expect(read(card('9♣') + card('K♦') + card('?') + GUESS)?.game).toBe('hilo');
});

describe('a row that grows', () => {
  /** What is read of one row in its states, one after the other. */
  const states = (...all: readonly (readonly string[])[]) => {
    read(`<main><div class="row"></div>${GUESS}</main>`);
    return all.map((cards) => {
      document.querySelector('.row')!.innerHTML = cards.map(card).join('');
      const contents = generic.readTable(survey(document))?.reading.contents ?? null;
      return contents && 'cards' in contents ? contents.cards.join(' ') : null;
    });
  };
  const [two, last, first] = [
    ['9♣', 'K♦'],
    ['9♣', 'K♦', '2♠'],
    ['2♠', '9♣', 'K♦'],
  ];

  test('has its newest card at the end at which it grew', () => {
    expect(states(two!, last!)).toEqual([null, '9c Kd 2s']);
    expect(states(two!, first!)).toEqual([null, 'Kd 9c 2s']);
    // It does so still, at rest and in the next hand.
    expect(states(two!, last!, last!, ['5♥', '6♥'])).toEqual([null, '9c Kd 2s', '9c Kd 2s', '5h 6h']);
  });

  test('from one card alone says nothing, since it may be the first of another hand', () => {
    read(`<main><div class="row">${card('9♣')}</div><section>${card('9♣')}</section>${GUESS}</main>`);
    expect(generic.readTable(survey(document))?.reading).toMatchObject({ contents: { cards: ['9c'] } });
    document.querySelector('section')!.innerHTML = '';
    document.querySelector('.row')!.innerHTML = card('9♣') + card('K♦');
    expect(generic.readTable(survey(document))?.reading.contents).toBeNull();
  });

  test('by one card, at both ends, or to another one, says nothing', () => {
    for (const [before, after] of [
      [['9♣'], two!],
      [
        ['9♣', '9♣'],
        ['9♣', '9♣', '9♣'],
      ],
      [two!, ['9♣', '5♥', '2♠']],
      [two!, ['5♥', 'K♦', '2♠']],
      [last!, two!],
    ])
      expect(states(before!, after!).at(-1), `${after}`).toBeNull();
  });
});

test('cards that lie face down at both ends of a row are no next ones', () => {
  expect(page('', ['9♣', 'K♦', '2♠', '?'], GUESS)).toMatchObject({ contents: { cards: ['9c', 'Kd', '2s'] } });
  expect(page('', ['?', '9♣', 'K♦', '?'], GUESS)).toMatchObject({ contents: null });
  expect(page('2♠', ['?', '9♣', 'K♦', '2♠', '?'], GUESS)).toMatchObject({ contents: null });
  expect(page('2♠', ['9♣', 'K♦', '2♠', '?'], GUESS)).toMatchObject({
    contents: { cards: ['9c', 'Kd', '2s'] },
  });
});

test('of two cards beside the next, neither is known to be the newest', () => {
  expect(page('', ['9♣', 'K♦', '?'], GUESS)).toMatchObject({ contents: null });
});

describe('the row of the hand before', () => {
  const contents = (...cards: string[]) => ({ contents: { cards } });
  /** The row is seen to have only the cards before. */
  const learn = () => {
    page('9♣', [], GUESS);
    page('K♦', ['9♣'], GUESS);
    return page('2♠', ['9♣', 'K♦'], GUESS);
  };

  test('is none of the next one’s, though it stays until something is guessed', () => {
    expect(learn()).toMatchObject(contents('9c', 'Kd', '2s'));
    // The same hand, looked at again.
    expect(page('2♠', ['9♣', 'K♦'], GUESS)).toMatchObject(contents('9c', 'Kd', '2s'));
    expect(page('2♠', ['9♣', 'K♦'], BET)).toMatchObject({ stage: 'over', ...contents('9c', 'Kd', '2s') });
    expect(page('7♠', ['9♣', 'K♦'], GUESS)).toMatchObject({
      contents: null,
      problem: { problem: 'ambiguous' },
    });
  });

  test('may have had one card, which the next one begins with too', () => {
    learn();
    /** The row stands above the card to guess from. */
    const below = (current: string, row: readonly string[], rest: string) =>
      read(
        `<main><div class="row">${row.map(card).join('')}</div><section>${card(current)}</section>${rest}</main>`,
      );
    below('9♣', [], GUESS);
    expect(below('5♥', ['9♣'], BET)).toMatchObject({ stage: 'over', ...contents('9c', '5h') });
    below('9♣', [], GUESS);
    expect(below('A♥', ['9♣'], GUESS)).toMatchObject({ stage: 'dealt', ...contents('9c', 'Ah') });
  });

  test('is not looked for where a site names the row', () => {
    learn();
    document.body.innerHTML = `<main><section>${card('2♠')}</section><div class="row">${card('9♣')}${card('K♦')}</div>${GUESS}</main>`;
    expect(readHilo(survey(document), { drawn: '.row' })?.reading.contents).toBeNull();
  });
});

test('two cards, of which the first was the last of the two before, are another hand', () => {
  expect(page('K♦', ['9♣', 'K♦'], GUESS)).toMatchObject({ contents: { cards: ['9c', 'Kd'] } });
  expect(page('2♠', ['K♦', '2♠'], GUESS)).toMatchObject({ contents: { cards: ['Kd', '2s'] } });
});

describe('the order of a row', () => {
  const contents = (...cards: string[]) => ({ contents: { cards } });
  const none = { contents: null };
  /** Three cards or fewer in a row, with these below them. */
  const row = (...said: readonly string[]) => {
    const drawn = said.map((text, i) => `<div>${card(['9♣', 'K♦', '2♠'][i]!)}<i>${text}</i></div>`);
    return read(`<main><div class="row">${drawn.join('')}</div>${GUESS}</main>`);
  };

  test('is that towards the card to guess from, or to the next one', () => {
    expect(page('2♠', ['9♣', 'K♦', '2♠'], GUESS)).toMatchObject(contents('9c', 'Kd', '2s'));
    expect(page('9♣', ['9♣', 'K♦', '2♠'], GUESS)).toMatchObject(contents('2s', 'Kd', '9c'));
    expect(page('', ['9♣', 'K♦', '2♠', '?'], GUESS)).toMatchObject(contents('9c', 'Kd', '2s'));
    expect(page('', ['?', '9♣', 'K♦', '2♠'], GUESS)).toMatchObject(contents('2s', 'Kd', '9c'));
    expect(page('2♠', ['9♣', 'K♦', '2♠', '?'], GUESS)).toMatchObject(contents('9c', 'Kd', '2s'));
    // It speaks against the next one, lies in the middle, or at both ends.
    expect(page('9♣', ['9♣', 'K♦', '2♠', '?'], GUESS)).toMatchObject(none);
    expect(page('K♦', ['9♣', 'K♦', '2♠'], GUESS)).toMatchObject(none);
    expect(page('9♣', ['9♣', 'K♦', '9♣'], GUESS)).toMatchObject(none);
    // Of two that lie apart, either may be the one.
    const two = `<p>${card('K♦')}</p><p>${card('9♣')}</p>`;
    expect(page('', ['9♣', '5♥', 'K♦'], two + GUESS)).toMatchObject(none);
  });

  test('is that of multipliers that grow, with whatever stands beside them', () => {
    expect(row('Start', '0.99×', 'x1.5')).toMatchObject(contents('9c', 'Kd', '2s'));
    expect(row('1.5×', '1.2×', 'Start')).toMatchObject(contents('2s', 'Kd', '9c'));
    expect(row('Start', '1.2×</i><i>× boost', '1.5×')).toMatchObject(contents('9c', 'Kd', '2s'));
    // What is the next one says otherwise.
    const falling = ['1.5×', '1.2×', 'Start'].map(
      (text, i) => `<div>${card(['9♣', 'K♦', '2♠'][i]!)}<i>${text}</i></div>`,
    );
    const next = `<div>${card('?')}</div>`;
    expect(read(`<main><div class="row">${falling.join('')}${next}</div>${GUESS}</main>`)).toMatchObject(
      none,
    );
    expect(read(`<main><div class="row">${next}${falling.join('')}</div>${GUESS}</main>`)).toMatchObject(
      contents('2s', 'Kd', '9c'),
    );
    const [, two] = ['Start', '1.2×'].map((text, i) => `<div>${card(['9♣', 'K♦'][i]!)}<i>${text}</i></div>`);
    expect(read(`<main><div class="row"><div>${card('9♣')}</div>${two}</div>${GUESS}</main>`)).toMatchObject(
      contents('9c', 'Kd'),
    );
    // They stay where a card is skipped: then the first is to be told.
    for (const first of ['Start', '1.00×'])
      expect(row(first, '1.5×', '1.5×'), first).toMatchObject(contents('9c', 'Kd', '2s'));
    expect(row('Deal', '1.5×', '1.5×')).toMatchObject(contents('9c', 'Kd', '2s'));
    expect(row('', '1.5×', '1.5×')).toMatchObject(none);
    expect(row('1.00×', '1.00×', '1.00×')).toMatchObject(none);
    expect(row('1.00×', '0.9×', '1.5×')).toMatchObject(none);
    for (const other of [
      ['Start', '1.5×', '1.2×'],
      ['1.1×', '1.2×', '1.5×'],
      ['Deal', '1.5', '2.5'],
      ['Deal', '', '2.5×'],
      ['', 'Higher · ×1,50', 'Lower · ×1,20'],
      ['', 'next 1.2', 'next 1.5'],
    ])
      expect(row(...other), `${other}`).toMatchObject(none);
    // They may stand behind what was guessed.
    expect(row('', 'Higher · ×1,20', 'Lower – 1,55×')).toMatchObject(contents('9c', 'Kd', '2s'));
    expect(row('Lower: x1.55', 'Higher: x1.2', '')).toMatchObject(contents('2s', 'Kd', '9c'));
  });

  test('begins with the card of which that is said, whatever is told of the others but falling multipliers', () => {
    for (const first of ['Start', 'Start card', 'Старт', 'Startkarte', '開始']) {
      expect(row(first, 'higher', 'lower'), first).toMatchObject(contents('9c', 'Kd', '2s'));
      expect(row('lower', 'higher', first), first).toMatchObject(contents('2s', 'Kd', '9c'));
      expect(row(first, 'lower'), first).toMatchObject(contents('9c', 'Kd'));
    }
    expect(row('Start', '', '2.5×')).toMatchObject(contents('9c', 'Kd', '2s'));
    expect(row('Start', 'Higher · ×1.5', 'missed')).toMatchObject(contents('9c', 'Kd', '2s'));
    // It may stand before the row, or behind it.
    const beside = (before: string, behind: string) =>
      read(
        `<main><div>${before}${['9♣', 'K♦'].map((one) => `<div>${card(one)}</div>`).join('')}${behind}</div>${GUESS}</main>`,
      );
    expect(beside('<p>Start</p>', '')).toMatchObject(contents('9c', 'Kd'));
    expect(beside('', '<p>Start</p>')).toMatchObject(contents('Kd', '9c'));
    expect(beside('<p>Start</p>', '<p>Start</p>')).toMatchObject(none);
    // In the middle, at both ends, or against what the multipliers say.
    for (const said of [
      ['higher', 'Start', 'lower'],
      ['Start', 'higher', 'Start'],
      ['Start', 'Higher · ×1.5', 'Lower · ×1.2'],
      ['×1.2', '×1.5', 'Start'],
      ['started', 'higher', 'lower'],
    ])
      expect(row(...said), `${said}`).toMatchObject(none);
  });

  test('is known anew for another hand of as many cards', () => {
    page('', [], GUESS);
    const at = (current: string, row: readonly string[]) => {
      const [section, drawn] = ['section', '.row'].map((part) => document.querySelector(part)!);
      [section!.innerHTML, drawn!.innerHTML] = [card(current), row.map(card).join('')];
      return generic.readTable(survey(document))?.reading;
    };
    expect(at('2♠', ['9♣', 'K♦', '2♠'])).toMatchObject(contents('9c', 'Kd', '2s'));
    expect(at('5♥', ['K♦', 'Q♣', '5♥'])).toMatchObject(contents('Kd', 'Qc', '5h'));
    expect(at('4♥', ['3♦', 'J♣', '4♥'])).toMatchObject(contents('3d', 'Jc', '4h'));
    // The first went as the next came.
    expect(at('7♠', ['J♣', '4♥', '7♠'])).toMatchObject(none);
  });

  test('is that of its cards, whatever else lies in their places', () => {
    expect(page('K♦', ['9♣', '→', 'K♦'], GUESS)).toMatchObject(contents('9c', 'Kd'));
    expect(page('K♦', ['9♣', '<img src="/x.png">', 'K♦'], GUESS)).toMatchObject({
      contents: null,
      problem: { problem: 'malformed' },
    });
  });
});

test('cards in a table of what others have played are none of the row', () => {
  const others = (heads: readonly string[], head = 'th') =>
    `<table><tr>${heads.map((one) => `<${head}>${one}</${head}>`).join('')}</tr><tr><td>ruth</td><td>${card('Q♣')}</td><td>4.12x</td></tr></table>`;
  const cards = (table: string) => page('2♠', ['9♣', 'K♦', '2♠'], table + GUESS)?.contents ?? null;
  const contents = { cards: ['9c', 'Kd', '2s'] };
  expect(cards(others(['Player', 'Last card', 'Cashed out']))).toEqual(contents);
  expect(cards(others(['Карта', 'Игрок', 'Выплата']))).toEqual(contents);
  // A heading for who they play against, none for players, too few, or none at all.
  for (const heads of [
    ['Player', 'Dealer', 'Bet'],
    ['Player', 'Banker', 'Tie'],
    ['Name', 'Last card', 'Cashed out'],
    ['Player', 'Last card'],
  ])
    expect(cards(others(heads)), heads.join()).toBeNull();
  expect(cards(others(['Player', 'Last card', 'Cashed out'], 'td'))).toBeNull();
  expect(cards(others(['Player', 'Cards', 'Total']).replace('ruth', 'Dealer'))).toBeNull();
});

test('one that one can guess high with, and not low, is no hilo', () => {
  for (const one of ['High', 'Low'])
    expect(page('K♦', ['9♣', 'K♦'], `<button>${one}</button><button>Bet</button>`)?.game, one).not.toBe(
      'hilo',
    );
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

test('multipliers that grow from 1 tell the newest card of a row, whichever card lies beside it', () => {
  const row = ['5♣ 1.00×', '9♥ 1.37×', '4♦ 2.00×'];
  const look = (current: string, cards: readonly string[]) =>
    read(
      `<main><section>${current && card(current)}</section><ol>${cards
        .map((one) => `<li><b class="card">${one.split(' ')[0]}</b><i>${one.split(' ')[1]}</i></li>`)
        .join('')}</ol>${GUESS}</main>`,
    );
  for (const cards of [row, row.toReversed()])
    for (const current of ['', '4♦'])
      expect(look(current, cards)).toMatchObject({ contents: { cards: ['5c', '9h', '4d'] } });
  // How large another one is, is not known here.
  expect(look('K♠', row)).toMatchObject({ contents: null });
  // What lies beside it is the first of them, or the multipliers do not grow.
  expect(look('5♣', row)).toMatchObject({ contents: null });
  expect(look('', ['5♣ 1.00×', '9♥ 1.37×', '4♦ 0.00×'])).toMatchObject({ contents: null });
});
