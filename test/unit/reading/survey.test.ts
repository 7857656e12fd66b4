// @vitest-environment jsdom
/** What one look over a page finds: labels, boxes, and what may be part of a card. */
import './all-seen.ts';
import { describe, expect, test } from 'vitest';
import { survey } from '../../../src/reading/survey.ts';
import type { Meaning } from '../../../src/reading/words.ts';

const on = (html: string) => {
  document.body.replaceWith(document.createElement('body'));
  document.body.innerHTML = html;
  return survey(document);
};
const the = (selector: string): Element => document.querySelector(selector)!;

/** The labels with this meaning, by what they say and what stands behind a colon there. */
const said = (html: string, meaning: Meaning): (string | null)[][] =>
  on(html)
    .labelled(meaning)
    .map(({ text, rest }) => (rest === null ? [text] : [text, rest]));
const hints = (html: string): string[] => on(html).cardHints.map(({ localName }) => localName);

const HASH = 'a1'.repeat(32);

describe('a label', () => {
  test('is no text that is longer than a label and the longest value behind it', () => {
    const text = (length: number) => `<p>${'Nonce: '.padEnd(length, '7')}</p>`;
    expect(said(text(2080), 'fields:nonce')).toHaveLength(1);
    expect(said(text(2081), 'fields:nonce')).toEqual([]);
  });

  test('may be spoken, or be told to who points at it, where it is not too long', () => {
    const long = 'Nonce'.padEnd(80, '.');
    expect(said(`<p aria-label="${long}"></p>`, 'fields:nonce')).toEqual([[long]]);
    expect(said('<p title="Nonce"></p>', 'fields:nonce')).toEqual([['Nonce']]);
    expect(said('<p title="Nonce" aria-label="Salt"></p>', 'fields:nonce')).toEqual([]);
  });

  test('may be what a drawing is called', () => {
    const drawing = (name: string) => `<button><svg><title>${name}</title></svg></button>`;
    expect(said(drawing('Deal'), 'controls:deal')).toEqual([['Deal']]);
    expect(said(drawing('Deal'.padEnd(81, '.')), 'controls:deal')).toEqual([]);
  });

  test('may be what is written on a control, and is nothing that is entered', () => {
    expect(said('<input type="submit" value="Deal">', 'controls:deal')).toEqual([['Deal']]);
    expect(said('<input value="Deal">', 'controls:deal')).toEqual([]);
    expect(said('<textarea>Nonce</textarea>', 'fields:nonce')).toEqual([]);
    expect(said('<input type="submit" value="Go" placeholder="Nonce">', 'fields:nonce')).toEqual([]);
  });

  test('is read as a whole where parts of it stand in elements of their own, so many at most', () => {
    const split = (parts: number, before = '') =>
      `<span>${before}Non<b>ce</b>${'<i></i>'.repeat(parts - 4)}</span>`;
    expect(said(split(4), 'fields:nonce')).toEqual([['Nonce']]);
    expect(said(split(24), 'fields:nonce')).toEqual([['Nonce']]);
    expect(said(split(25), 'fields:nonce')).toEqual([]);
    expect(said(split(4, '<i></i>'), 'fields:nonce')).toEqual([]);
    expect(on('<span>Nonce</span>').valueLabels).toHaveLength(1);
  });

  test('of a seed goes on in what stands behind it, and that of a control with its price', () => {
    const split = '<p>Server seed <i>(hashed)</i></p>';
    expect(said(split, 'fields:commitment')).toEqual([['Server seed (hashed)']]);
    expect(said('<button>Deal $10</button>', 'controls:deal')).toEqual([['Deal $10']]);
  });

  test('is what an element says first', () => {
    expect(said('<span>Nonce:<b>5</b></span>', 'fields:nonce')).toEqual([['Nonce:']]);
  });

  test('stands in no sentence, whatever it names', () => {
    const sentence = (word: string) => `<p>You can place your <b>${word}</b> before each round.</p>`;
    for (const meaning of ['controls:bet', 'amounts:bet'] as const) {
      expect(said('<p><b>Bet</b></p>', meaning)).toEqual([['Bet']]);
      expect(said(sentence('Bet'), meaning)).toEqual([]);
    }
    const seed = 'secret seed of tomorrow';
    expect(said(`<p><b>${seed}</b></p>`, 'said:seed')).toEqual([[seed]]);
    expect(said(sentence(seed), 'said:seed')).toEqual([]);
  });

  test('of whatever words is what stands before the colon', () => {
    const label = 'Hash of the tomorrow';
    expect(said(`<p>${label}</p>`, 'said:hash')).toEqual([[label]]);
    expect(said(`<p>${label}: ${HASH}</p>`, 'said:hash')).toEqual([[label, HASH]]);
  });

  test('that says no more than hash means the one of its part of the panel', () => {
    const part = (row: string) => `<div><h3>Next pair</h3><p>${row}</p></div>`;
    expect(said(part('Hash'), 'fields:next.commitment')).toEqual([['Hash']]);
    expect(said(part(`Hash: ${HASH}`), 'fields:next.commitment')).toEqual([['Hash', HASH]]);
    expect(said('<p>Hash</p>', 'said:hash')).toEqual([['Hash']]);
    expect(said('<p>Hash</p>', 'fields:hash')).toEqual([]);
  });

  test('counts bets where it is short enough, in the part of the active pair', () => {
    const part = (row: string) => `<div><h3>Active pair</h3><p>${row}</p></div>`;
    const text = 'Total bets'.padEnd(80, '.');
    expect(said(part(text), 'fields:count')).toEqual([[text]]);
    expect(said(part(`${text}.`), 'fields:count')).toEqual([]);
    expect(said(`<p>${text}</p>`, 'fields:count')).toEqual([]);
  });

  test('that names a secret names the seed of the last round, where that is the part it stands in', () => {
    const part = (heading: string) => `<div><h3>${heading}</h3><p>Secret</p></div>`;
    expect(said(part('Previous round'), 'fields:last.serverSeed')).toEqual([['Secret']]);
    expect(said(part('Next round'), 'fields:last.serverSeed')).toEqual([]);
  });

  test('is none of a value in a part of the panel of which it is not told whose it is', () => {
    const part = (heading: string) =>
      on(`<div><h3>Previous pair</h3><p>Nonce</p><h3>${heading}</h3><p>Nonce</p></div>`).valueLabels.length;
    expect(part('')).toBe(2);
    expect(part('Something else')).toBe(1);
  });

  test('is counted among those of values where a part of what it may mean is one', () => {
    const page = on('<main><p><b>Bet</b></p><p><b>Payout</b></p></main><b>Deal</b>');
    expect(page.valueLabels.map(({ text }) => text)).toEqual(['Bet', 'Payout']);
    expect([page.labelsIn(the('main')), page.labelsIn(the('body > b'))]).toEqual([2, 0]);
  });
});

describe('in a table with a column for each pair', () => {
  const cellsOf = (label: string, heads: readonly string[], meaning: Meaning) =>
    on(
      `<table><tr><td></td>${heads.map((one) => `<td>${one}</td>`).join('')}</tr>
      <tr><td>${label}</td>${heads.map((one) => `<td>of ${one}</td>`).join('')}</tr></table>`,
    )
      .labelled(meaning)
      .map(({ cell }) => cell?.textContent);
  const PAIRS = ['Previous pair', 'Active pair'];

  test('a label is of the cells beside it', () => {
    expect(cellsOf('Nonce', PAIRS, 'fields:active.nonce')).toEqual(['of Active pair']);
    expect(cellsOf('Nonce', PAIRS, 'fields:last.nonce')).toEqual(['of Previous pair']);
    expect(cellsOf('Hash(secret)', PAIRS, 'fields:active.commitment')).toEqual(['of Active pair']);
    cellsOf('Nonce', ['Active pair'], 'fields:nonce');
    expect(survey(document).valueLabels.map(({ text }) => text)).toEqual(['Nonce']);
  });

  test('bets are still counted of the active pair alone, and an amount is of none', () => {
    expect(cellsOf('Bets made with this pair', PAIRS, 'fields:count')).toEqual(['of Active pair']);
    expect(cellsOf('Payout', PAIRS, 'amounts:win')).toEqual([undefined]);
  });
});

describe('what stands behind the name of a place', () => {
  const means = (text: string, meaning: Meaning) => said(`<p>${text}</p>`, meaning).length > 0;

  test('is as much as a heading is long, and twice at most', () => {
    const heading = (length: number) => `Dealer${'17'.padStart(length - 6)}`;
    expect(means(heading(100), 'places:dealer')).toBe(true);
    expect(means(heading(101), 'places:dealer')).toBe(false);
    expect(means('Tie 8:1 $0', 'places:tie')).toBe(true);
    expect(means('Tie $1 $2 $3', 'places:tie')).toBe(false);
    for (const worth of [
      ' R$ 5,00',
      ' US$5',
      ' € 5',
      '5',
      '(5)',
      '[5]',
      ': 5',
      '·5',
      '•5',
      '–5',
      '-5',
      ' x5',
      ' ×5',
    ])
      expect(means(`Tie${worth}`, 'places:tie'), worth).toBe(true);
    for (const worth of [' R5', 'R$ 5', 'US$ 5', ' USD$ 5', ' R$'])
      expect(means(`Tie${worth}`, 'places:tie'), worth).toBe(false);
    expect(means('Dealer 17 • $5', 'places:dealer')).toBe(true);
    expect(means('Seat 2 · You', 'places:player')).toBe(true);
    for (const other of ['Dealer7', 'Dealer'])
      expect(means(`Seat 2 · ${other}`, 'places:dealer'), other).toBe(false);
    expect(means('Payout 12', 'amounts:win')).toBe(false);
  });

  test('may be whose it is, or the same in another language', () => {
    expect(means('tomk [You]', 'places:player')).toBe(true);
    expect(means('Banca [Banker]', 'places:banker')).toBe(true);
    expect(means('Tie [Dealer]', 'places:dealer')).toBe(false);
    expect(means('Payout [Payout]', 'amounts:win')).toBe(false);
  });

  test('may be that it is its turn', () => {
    for (const text of ['Hand 1 (active)', 'Your hand 1 (active)', 'Hand 1 • Active', 'Hand 2 ← active'])
      expect(means(text, 'places:player'), text).toBe(true);
    expect(means('Won (active)', 'amounts:win')).toBe(false);
    expect(means('Bet • Sports', 'controls:bet')).toBe(false);
    expect(means('Won ← Hand 1', 'places:player')).toBe(false);
    expect(means('Dealer → Player', 'places:dealer')).toBe(false);
  });

  test('is a picture whose text is no more than the name of its file, where that is a card’s', () => {
    const picture = (alt: string) => `<img src="data:image/png;base64,iVBO" alt="${alt}">`;
    expect(hints(picture('9C.png') + picture('banner.png') + picture('9C.html'))).toEqual(['img']);
  });

  test('is an element that pages make for cards where it says a card, and none that is a panel', () => {
    expect(hints('<playing-card cid="10H"></playing-card><card-t cid="5s"></card-t>')).toEqual([
      'playing-card',
      'card-t',
    ]);
    expect(hints('<mat-card appearance="outlined"></mat-card><playing-card></playing-card>')).toEqual([]);
  });

  test('may ask to insure it', () => {
    expect(means('Hand 1 insurance?', 'controls:insurance')).toBe(true);
  });
});

test('what leads back is no card, though it is called as one that lies face down', () => {
  for (const html of [
    '<button class="back">← Lobby</button>',
    '<a class="nav back">Back</a>',
    '<button><b>Back</b></button>',
  ])
    expect(hints(html), html).toEqual([]);
  for (const html of [
    '<button class="back"></button>',
    '<button class="back">♠</button>',
    '<button class="card back">Lobby</button>',
    '<p class="back">Lobby</p>',
    '<p>Back</p>',
    '<button>Hold<b>Back</b></button>',
  ])
    expect(hints(html)[0], html).toMatch(/^(?:button|p|b)$/);
  expect(hints('<button class="card-qh">Hold</button>')).toEqual(['button']);
});

test('a picture of whom a place is heads it, and one of anything else heads nothing', () => {
  expect(said('<img alt="Dealer">', 'places:dealer')).toEqual([['Dealer']]);
  expect(said('<p alt="Dealer"></p>', 'places:dealer')).toEqual([]);
  for (const alt of ['Deal', 'Deal $10']) expect(said(`<img alt="${alt}">`, 'controls:deal')).toEqual([]);
});

test('boxes are those that hold a text of the page’s, and may be named by several elements', () => {
  const page = on(`<input id="a" aria-labelledby="x y"><textarea id="b" aria-labelledby="x"></textarea>
    <select id="c"></select><output id="d"></output><input type="checkbox"><input type="submit"><p></p>`);
  const ids = (boxes: readonly Element[]) => boxes.map(({ id }) => id);
  expect(ids(page.boxes)).toEqual(['a', 'b', 'c', 'd']);
  expect(ids(page.boxesNamedBy('x'))).toEqual(['a', 'b']);
  expect(ids(page.boxesNamedBy('y'))).toEqual(['a']);
  expect(ids(page.boxesNamedBy('z'))).toEqual([]);
});

test('a card may be told by a class, an attribute, a picture, an icon or a text, and not by a number', () => {
  for (const html of [
    '<b class="card-ah"></b>',
    '<b data-card="1"></b>',
    '<b data-rank="1"></b>',
    '<b data-suit="1"></b>',
    '<b rank="1"></b>',
    '<b>A♠</b>',
    '<b>♠</b>',
    '<b style="background: url(/queen_of_hearts.png)"></b>',
  ])
    expect(hints(html), html).toEqual(['b']);
  for (const html of [
    '<img src="queen_of_hearts.png">',
    '<img src="1.png" alt="Queen of hearts">',
    '<img data-icon="spade">',
  ])
    expect(hints(html), html).toEqual(['img']);
  expect(hints('<p class="card"><b>10</b><i>S</i></p>')).toEqual(['i']);
  for (const html of [
    '<b>10</b>',
    '<b>12.50</b>',
    '<b class="x"></b>',
    '<img src="1.png" alt="Logo">',
    `<p>Server seed hash: ${HASH} · Client seed: mine · Nonce: 14</p>`,
  ])
    expect(hints(html), html).toEqual([]);
  const page = on('<main><b>A♠</b></main><p></p>');
  expect([page.hasCards(the('main')), page.hasCards(the('p'))]).toEqual([true, false]);
});

test('long texts are those in one word that a seed or a hash could be, so many at most', () => {
  const long = (text: string) => on(`<p>${text}</p>`).longTexts.length;
  expect([long('x'.repeat(15)), long('x'.repeat(16))]).toEqual([0, 1]);
  expect([long('x'.repeat(299)), long('x'.repeat(300))]).toEqual([1, 0]);
  expect(long(`${'x'.repeat(20)} x`)).toBe(0);
  expect(on(`<p>${'x'.repeat(20)}</p>`.repeat(201)).longTexts).toHaveLength(200);
});

test('written hands are texts of several cards, so many at most', () => {
  const hands = (text: string, times = 1) => on(`<p>${text}</p>`.repeat(times)).handTexts.length;
  expect([hands('A♠'), hands('A♠ K♥'), hands('Ace')]).toEqual([0, 1, 0]);
  expect(hands('A♠ K♥', 51)).toBe(50);
});

test('what leads back is no card unless it is called one too, or much is written on it', () => {
  expect(hints('<a class="back">Lobby</a>')).toEqual([]);
  expect(hints('<a class="back suit-spade">Lobby</a>')).toEqual(['a']);
  expect(hints(`<button class="back">${'5♥ and more '.repeat(12)}</button>`)).toContain('button');
});

test('names that are joined with their values are no cards', () => {
  expect(hints('<p>Client seed / nonce: lucky / 7</p>')).toEqual([]);
});
