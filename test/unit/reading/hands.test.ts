// @vitest-environment jsdom
/** Hands within the parts of a table, in documents without layout: where each card lies, and what is no card. */
import './all-seen.ts';
import { expect, test, vi } from 'vitest';
import { placesApart, readHands } from '../../../src/reading/hands.ts';
import { memoryOf } from '../../../src/reading/memory.ts';
import { survey } from '../../../src/reading/survey.ts';

vi.hoisted(() => {
  for (const { prototype } of [Element, ShadowRoot]) prototype.getAnimations ??= () => [];
});

const card = (text: string, classes = 'card') => `<b class="${classes}">${text}</b>`;
const cards = (...texts: readonly string[]) => texts.map((text) => card(text)).join('');
const row = (inside: string, classes = 'row') => `<div class="${classes}">${inside}</div>`;

type Untold = Parameters<typeof readHands>[4];

/** What is read of these parts of a table: the hands, or why there are none. */
function read(dealer: string, player: string, untold: Untold = null, rest = '') {
  document.body.innerHTML = `<main><div id="d">${dealer}</div><div id="p">${player}</div>${rest}</main>`;
  return readHere(untold);
}

function readHere(untold: Untold = null) {
  const [of, own] = ['d', 'p'].map((id) => [document.getElementById(id)!]);
  const parts = { dealer: of!, player: own!, before: [], after: [] };
  const hands = readHands(survey(document), parts, [], undefined, untold);
  if (hands === 'moving') return 'moving';
  return 'problem' in hands ? hands.detail : { dealer: hands.dealer, player: hands.player };
}

const NOT_APART = 'it is not clear where one card ends and the next begins';
const UNKNOWN = 'a card cannot be told';
const DEALT = { dealer: [['Kh', null]], player: [['9c', '5s']] };
const [DEALER, PLAYER] = [cards('K♥', '?'), cards('9♣', '5♠')];

test('a card on its way, or a place kept free before one, is a hand that is being dealt', () => {
  expect(read(DEALER, PLAYER)).toEqual(DEALT);
  expect(read(DEALER, card('9♣') + card('5♠', 'card dealing'))).toBe('moving');
  expect(read(cards('K♥', '2♦'), card('') + card('5♠'))).toBe('moving');
  expect(read(DEALER, PLAYER + card(''))).toEqual(DEALT);
});

test('a dealer with two hands is none', () => {
  expect(read(row(DEALER) + row(cards('2♦', '3♦')), PLAYER)).toBe(NOT_APART);
});

test('equal cards in each hand may be the corners of one, and in one hand alone are cards', () => {
  expect(read(cards('K♥', 'K♥'), cards('9♣', '9♣'))).toBe('what was taken for cards may be parts of cards');
  expect(read(cards('🂠', '🂠'), cards('9♣', '9♣'))).toEqual({
    dealer: [[null, null]],
    player: [['9c', '9c']],
  });
  expect(read(card('5♣'), cards('9♣', '9♣'))).toEqual({ dealer: [['5c']], player: [['9c', '9c']] });
  expect(read(cards('K♥', 'K♥'), PLAYER)).toEqual({ dealer: [['Kh', 'Kh']], player: [['9c', '5s']] });
});

test('another hand of two cards that is written out beside them may be the one', () => {
  expect(read(DEALER, PLAYER, null, '<p>9♣ 6♠</p>')).toBe('another hand is written out beside the cards');
  expect(read(DEALER, PLAYER, null, '<p>9♣ 5♠</p>')).toEqual(DEALT);
});

test('beside the dealer’s open card one of which too little is said lies face down, while one plays', () => {
  const withOther = (other: string, untold: Untold) => read(card('K♥') + other, PLAYER, untold);
  const named = card('', 'card hearts');
  for (const other of [named, card('<img src="x.png">'), card('<i></i><img src="x.png"><u>Harbor</u>')])
    for (const untold of ['any', 'picture'] as const) expect(withOther(other, untold), other).toEqual(DEALT);
  expect(withOther(named, null)).toBe(UNKNOWN);
  // Words alone may be those of a card that is open.
  expect(withOther(card('Harbor'), 'any')).toEqual(DEALT);
  expect(withOther(card('Harbor'), 'picture')).toBe(UNKNOWN);
  // What is written is no back, nor what is named after two cards.
  const two = card('').replace('>', ' data-card="Qh" title="Queen of diamonds">');
  for (const other of [card('Q'), card('<i>♥</i>👑'), two])
    for (const untold of ['any', 'picture'] as const) expect(withOther(other, untold), other).toBe(UNKNOWN);
});

test('the sign of a suit alone adorns a back, while one plays, where every open card has its rank written on it', () => {
  for (const back of [card('♥'), card('<i><u>♠</u></i>')])
    for (const untold of ['any', 'picture'] as const)
      for (const king of ['K♥', '<i>K</i><u>♥</u>', '<u>♥</u><i>K</i>'])
        expect(read(card(king) + back, PLAYER, untold), king + back).toEqual(DEALT);
  expect(read(cards('K♥', '♠'), PLAYER)).toBe(UNKNOWN);
  // Beside a picture it may be a card whose rank is drawn, as on a table that draws those of others.
  expect(read(card('K♥') + card('♠<img src="x.png">'), PLAYER, 'any')).toBe(UNKNOWN);
  const drawn = '<b class="card" data-rank="9">♣</b>';
  expect(read(cards('K♥', '♠'), drawn + card('5♠'), 'any')).toBe(UNKNOWN);
  expect(read(DEALER, drawn + card('5♠'), 'any')).toEqual(DEALT);
});

test('cards that say more of themselves than any do are not looked at one by one', () => {
  const pips = (count: number) => card(`K♥${'<i>♥</i>'.repeat(count - 1)}`);
  const nine = card(`9♥${'<i>♥</i>'.repeat(149)}`);
  expect(read(pips(150) + nine, PLAYER)).toEqual({ dealer: [['Kh', '9h']], player: [['9c', '5s']] });
  expect(read(pips(151) + nine, PLAYER)).toBe(NOT_APART);
});

test('a row has a hundred places at most', () => {
  const free = (count: number) => PLAYER + card('').repeat(count - 2);
  expect(read(DEALER, free(100))).toEqual(DEALT);
  expect(read(DEALER, free(101))).toBe(NOT_APART);
});

/** A card in something of its own that is called the same. */
const framed = (text: string) => `<b class="card">${card(text)}</b>`;

test('the first hand of two cards tells how cards are drawn, unless its cards may be the corners of one', () => {
  const dealer = card('K♥');
  const split = (one: string, other: string) => read(dealer, row(one) + row(other));
  const read9 = {
    dealer: [['Kh']],
    player: [
      ['9c', '5s'],
      ['9d', '2s'],
    ],
  };
  expect(split(framed('9♣') + framed('5♠'), cards('9♦', '2♠'))).toEqual(read9);
  expect(split(framed('9♣') + framed('5♠'), framed('9♦') + framed('2♠'))).toEqual(read9);
  expect(split(cards('9♣', '9♣'), framed('9♦') + framed('2♠'))).toEqual({
    dealer: [['Kh']],
    player: [
      ['9c', '9c'],
      ['9d', '2s'],
    ],
  });
});

test('a card may be drawn deeper than others are', () => {
  const deep = (text: string, classes = 'card') => card(`<i><u>${text}</u></i>`, classes);
  const told = { dealer: [['Kh', '2d']], player: [['9c', '5s']] };
  const within = (classes: string, inside: string) => `<b class="${classes}">${inside}</b>`;
  for (const classes of ['row', 'card'])
    expect(read(cards('K♥', '2♦'), within(classes, deep('9♣') + deep('5♠'))), classes).toEqual(told);
  const dealer = card('K♥', 'card-kh') + card('2♦', 'card-2d');
  const player = deep('9♣', 'card-9c') + deep('5♠', 'card-5s');
  for (const classes of ['row', 'card-row'])
    expect(read(dealer, within(classes, player)), classes).toEqual(told);
});

test('a row may be called as the cards in it are', () => {
  const flex = (inside: string) => `<div class="flex">${inside}</div>`;
  const dealer = row(flex('K♥') + flex(flex('5♦')));
  expect(read(dealer, flex(flex('9♣') + flex('5♠')))).toEqual({
    dealer: [['Kh', '5d']],
    player: [['9c', '5s']],
  });
});

test('a card that lies apart in nothing that is like a place is none of those that can be told', () => {
  expect(read(DEALER, `${row(PLAYER)}<p>2♦</p>`)).toBe(NOT_APART);
});

test('classes may say no more than the colours of cards, in rows that are called the same and are of one kind', () => {
  const two = (first: string, second: string, classes: string, name = 'b') =>
    (card(first, classes) + card(second, classes)).replaceAll(/(<\/?)b/g, `$1${name}`);
  const dealer = two('7♠', 'K♣', 'black');
  const told = { dealer: [['7s', 'Kc']], player: [['9d', '6h']] };
  expect(read(row(dealer), row(two('9♦', '6♥', 'red')))).toEqual(told);
  expect(read(row(dealer), row(two('9♦', '6♥', 'red', 'i')))).toBe(NOT_APART);
  expect(read(row(dealer), row(two('9♦', '6♥', 'red'), 'other'))).toBe(NOT_APART);
  const mixed = row(card('7♠', 'black') + card('K♥', 'red').replaceAll(/(<\/?)b/g, '$1i'));
  expect(read(mixed, row(two('9♦', '6♥', 'other', 'i')))).toBe(NOT_APART);
  // Rows without a class are like any others.
  expect(read(`<div>${dealer}</div>`, `<div>${two('9♦', '6♥', 'black')}</div>`)).toEqual(told);
  expect(read(`<div>${dealer}</div>`, `<div>${two('9♦', '6♥', 'red')}</div>`)).toBe(NOT_APART);
});

test('cards right in a shadow root are told by their own classes alone', () => {
  const inRoots = (dealer: string, player: string) => {
    document.body.innerHTML = '<main><div id="d"></div><div id="p"></div></main>';
    const [of, own] = ['d', 'p'].map((id) => document.getElementById(id)!.attachShadow({ mode: 'open' }));
    [of!.innerHTML, own!.innerHTML] = [dealer, player];
    return readHere();
  };
  expect(inRoots(DEALER, PLAYER)).toEqual(DEALT);
  expect(inRoots(card('K♥'), PLAYER)).toEqual({ ...DEALT, dealer: [['Kh']] });
  const red = card('9♦', 'red') + card('6♥', 'red');
  expect(inRoots(cards('K♥', '2♦'), red)).toBe(NOT_APART);
  expect(inRoots(card('K♥'), red)).toBe(NOT_APART);
});

test('beside cards whose classes differ, a place that is like one of them is one', () => {
  const dealer = `<div class="row">${card('7♠', 'black')}${card('6♥', 'red')}</div>`;
  const player = (first: string) =>
    `<div class="row">${first}${card('9♣', 'black')}${card('2♥', 'red')}</div>`;
  expect(read(dealer, player(card('', 'black')))).toBe('moving');
  expect(read(dealer, player(card('', 'green')))).toEqual({ dealer: [['7s', '6h']], player: [['9c', '2h']] });
});

test('the dealer’s one card is what it stands in only where that has others like it beside it, each with one thing in it', () => {
  const of = (dealer: string) => read(dealer, PLAYER);
  const wrap = (inside: string) => `<p>${inside}</p>`;
  expect(of(wrap(card('K♥')) + wrap('<b class="any"></b>'))).toEqual(DEALT);
  expect(of(wrap(card('K♥')) + wrap('Dealer has 10'))).toEqual({ ...DEALT, dealer: [['Kh']] });
  expect(of(wrap(card('K♥') + card('?')) + wrap('<i></i>'))).toEqual(DEALT);
  expect(of(wrap(card('K♥')) + wrap('<i></i><i></i>'))).toEqual({ ...DEALT, dealer: [['Kh']] });
});

test('a player’s cards that stand each in something of its own are one hand, unless they may be those of a split', () => {
  const [of, two] = [cards('K♥', '2♦'), { dealer: [['Kh', '2d']] }];
  const each = (...texts: readonly string[]) =>
    row(texts.map((text) => `<span>${card(text)}</span>`).join(''));
  const player = (...rows: readonly string[]) => read(of, rows.join(''));
  expect(player(each('9♣', '5♠'))).toEqual({ ...two, player: [['9c', '5s']] });
  expect(player(each('9♣', '9♠', '2♦'))).toEqual({ ...two, player: [['9c', '9s', '2d']] });
  expect(player(each('9♣', '3♦'), each('9♠'))).toEqual({ ...two, player: [['9c', '3d'], ['9s']] });
  for (const pair of [each('9♣', '9♠'), each('J♣', 'K♠')]) expect(player(pair), pair).toBe(NOT_APART);
  // What can be split still is no split.
  const canSplit = (button: string, ...rows: readonly string[]) => read(of, rows.join('') + button);
  expect(canSplit('<button>Split</button>', each('9♣', '9♠'))).toEqual({ ...two, player: [['9c', '9s']] });
  expect(canSplit('<button disabled>Split</button>', each('9♣', '9♠'))).toBe(NOT_APART);
  expect(canSplit('<button>Split</button>', each('9♣', '9♠', '9♦'))).toBe(NOT_APART);
  memoryOf(survey(document)).dealt = ['9c', '9s'];
  expect(player(each('9♣', '9♠'))).toEqual({ ...two, player: [['9c'], ['9s']] });
  // Nor where those that were dealt lie there still, and can be split.
  const still = `${each('9♣', '9♠')}<button>Split</button>`;
  expect(player(still)).toEqual({ ...two, player: [['9c', '9s']] });
  for (const others of [each('9♠', '9♣'), each('9♣', '9♦')]) expect(player(others)).toBe(NOT_APART);
});

test('what is the end of a hand may be hidden by a style in a page that is not laid out', () => {
  expect(read(DEALER, card('').replace('class', 'style="display: none" class') + PLAYER)).toBe('moving');
});

test('places lie beside each other in what holds all of them', () => {
  document.body.innerHTML = '<main><p><i>1</i></p><p><b>2</b></p></main>';
  const [one, other] = document.querySelectorAll('i, b');
  const [first, second] = document.querySelectorAll('p');
  expect(placesApart([one!, other!])).toEqual([first, second]);
  for (const hints of [[], [one!], [first!, one!], [one!, one!]]) expect(placesApart(hints)).toEqual([]);
});
