// @vitest-environment jsdom
/** What lies in one place, without layout: cards however they are drawn, and what lies there and is none. */

import { describe, expect, test } from 'vitest';
import { marksOf, pictureOf, readCard } from '../../../src/reading/card.ts';
import { isCardShape } from '../../../src/reading/card-shape.ts';
import { leastHeight } from '../../../src/reading/small-cards.ts';

/** What lies in the first element of a page. */
const read = (html: string) => {
  document.body.innerHTML = html;
  return readCard(document.body.firstElementChild!);
};
const card = (html: string, attributes = '') => read(`<i class="card" ${attributes}>${html}</i>`);

test('a place has a card, one that lies face down, nothing, or what nobody knows', () => {
  expect(card('A♠')).toBe('As');
  for (const back of ['?', '??', 'hidden', '🎴', '🂠']) expect(card(back), back).toBe('face-down');
  for (const nothing of ['', ' ', '<b></b>', '<p class="glow"> <b></b></p>'])
    expect(card(nothing), nothing).toBe('blank');
  for (const unknown of ['★', 'A', '♠', '<img src="/logo.png">', '<canvas></canvas>', '<svg></svg>'])
    expect(card(unknown), unknown).toBe('malformed');
  expect(card('<b></b>'.repeat(401))).toBe('malformed');
});

test('a class may number a corner of a card, and a text its place in a row: neither is a card or a rank', () => {
  const corners = (text: string) =>
    card(['c1', 'c2'].map((name) => `<b class="card_${name}__u">${text}</b>`).join(''));
  expect(corners('9<br>♠')).toBe('9s');
  // Where nothing is written there, a class may be all that tells.
  expect(read('<i class="card c2"></i>')).toBe('2c');
  // Or where more is written than a card.
  expect(card(`<b class="card_c1">${'9♠ '.repeat(20)}</b>`)).toBe('Ac');
  for (const place of ['#3', '# 3', '№ 3'])
    expect(card(`<b>Q</b><i>♠</i><small>${place}</small>`), place).toBe('Qs');
  expect(card('<b>Q</b><i>♠</i><small>3</small>')).toBe('malformed');
});

test('the sign of a suit on a card that is said in any language to be hidden is of its back', () => {
  const sign = (label: string) => card('<b>♠</b>', `aria-label="${label}"`);
  for (const label of ['Hidden card', 'Carta escondida', 'Carta tapada', 'Carta nascosta', 'Verdeckte Karte'])
    expect(sign(label), label).toBe('face-down');
  for (const label of [
    'Скрытая карта',
    'Carte retournée',
    'Ukryta karta',
    'Gizli kart',
    '暗牌',
    '伏せカード',
  ])
    expect(sign(label), label).toBe('face-down');
  for (const label of ['', 'Carta', 'Card 2', 'Carta nova']) expect(sign(label), label).toBe('malformed');
  // A class that says no more than that may be of what a style hides.
  for (const name of ['nascosta', 'versteckt', 'gizli', 'retro'])
    expect(read(`<i class="card ${name}">A♠</i>`), name).toBe('As');
});

test('a rank and a suit make a card, however often each is written, and two of either make none', () => {
  expect(card('<b>A</b><b>♠</b>')).toBe('As');
  expect(card('<p>A<br>♠</p><p>♠</p><p>A<br>♠</p>')).toBe('As');
  for (const two of [
    '<b>A♠</b><b>K♥</b>',
    '<b>A♠</b><b>♥</b>',
    '<b>A♠</b><b>K</b>',
    '<b>A</b><b>K</b><b>♠</b>',
    '<b>A</b><b>♠</b><b>♥</b>',
    '<b>A</b><b>3</b><b>♠</b>',
  ])
    expect(card(two), two).toBe('malformed');
});

test('a number beside a whole card may be that of its place, and what is on a key is how to hold it', () => {
  for (const number of ['2', '5', '9']) expect(card(`<b>A♠</b><b>${number}</b>`), number).toBe('As');
  expect(card('<b>A♠</b><b>10</b>')).toBe('malformed');
  expect(card('A♠<kbd>K</kbd>')).toBe('As');
  expect(card('<kbd>A♠</kbd>')).toBe('blank');
});

test('what a card is marked with is no part of it', () => {
  expect(card('<b>A♠</b><b>HOLD</b>')).toBe('As');
  expect(card('<b>HOLD</b>')).toBe('blank');
  expect(card('<b>HOLD</b><b>★</b>')).toBe('malformed');
});

describe('a back', () => {
  const back = (html = '') => `<b class="back">${html}</b>`;

  test('covers the face that it is around', () => {
    for (const covered of [back(), back('A♠'), back() + back('A♠'), back('<b>A</b><b>♠</b>')])
      expect(card(covered), covered).toBe('face-down');
    // Whatever names the card around both.
    expect(card(back('A♠'), 'data-card="As"')).toBe('face-down');
  });

  test('is the other side of a card whose face lies beside it', () => {
    for (const turned of [`<b>A♠</b>${back()}`, `${back()}<b>A♠</b>`, `${back('A♠')}<b>A♠</b>`])
      expect(card(turned), turned).toBe('As');
    expect(card(back(), 'data-card="As"')).toBe('As');
  });
});

describe('two letters', () => {
  test('are a card among what the page calls cards, hands or players', () => {
    for (const html of [
      '<i class="card">5s</i>',
      '<i id="dealer">5s</i>',
      '<game-card>5s</game-card>',
      '<i class="my-hand">5s</i>',
      '<i class="seat player">5s</i>',
    ])
      expect(read(html), html).toBe('5s');
    for (const html of ['<i>5s</i>', '<i class="handle">5s</i>', '<i class="multiplayer">5s</i>'])
      expect(read(html), html).toBe('malformed');
  });

  test('are none far within them', () => {
    const within = (levels: number) => {
      document.body.innerHTML = `<div class="card">${'<div>'.repeat(levels)}<b>5s</b>${'</div>'.repeat(levels)}</div>`;
      return readCard(document.querySelector('b')!);
    };
    expect(within(3)).toBe('5s');
    expect(within(4)).toBe('malformed');
  });

  test('of a label or of anything else that is noted are none where nothing is called a card', () => {
    expect(read('<i title="5s"></i>')).toBe('malformed');
    expect(read('<img src="/c/5S.png">')).toBe('malformed');
    expect(read('<i data-delay="5s"></i>')).toBe('blank');
    expect(card('A♠', 'data-delay="5s"')).toBe('As');
    // What it is noted as says that it is one.
    expect(read('<i data-card="5s"></i>')).toBe('5s');
  });
});

test('an image whose address is empty shows nothing, unless something is said in its place or is behind it', () => {
  expect(read('<img class="card" src="">')).toBe('blank');
  expect(read('<img class="card" src="" srcset="/cards/KH.png 2x">')).toBe('Kh');
  expect(read('<img class="card" src="" alt="King of hearts">')).toBe('Kh');
  expect(read(`<img class="card" src="" style="background-image: url('/cards/KH.png')">`)).toBe('Kh');
  for (const other of ['', 'src="/any.png"', 'data-src="/any.png"'])
    expect(read(`<img class="card" ${other}>`), other).toBe('malformed');
});

describe('what is noted at an element', () => {
  test('that pages make for cards is a card, whatever it is noted as', () => {
    expect(read('<playing-card cid="10H"></playing-card>')).toBe('Th');
    expect(read('<card-t cid="5s"><img src="/any.png"></card-t>')).toBe('5s');
    expect(read('<playing-card cid="10H" other="5s"></playing-card>')).toBe('malformed');
    for (const other of ['delay', 'anim-time', 'id', 'class'])
      expect(read(`<playing-card cid="10H" ${other}="5s"></playing-card>`), other).toBe('Th');
    expect(read('<wild-cards cid="10H"></wild-cards>')).toBe('blank');
  });

  test.each([
    ['data-name="King of spades"', 'Ks'],
    ['data-rank="12" data-suit="h"', 'Qh'],
    ['data-rank="1" data-suit="Hearts"', 'Ah'],
    ['rank="13" suit="c"', 'Kc'],
    ['data-suit="D" data-value="11"', 'Jd'],
    ['aria-label="King of spades, held"', 'Ks'],
    ['title="K♠"', 'Ks'],
    ['data-testid="card-Kh"', 'Kh'],
  ])('%s', (attributes, expected) => {
    expect(read(`<i ${attributes}></i>`)).toBe(expected);
  });

  test('is no more than it is called', () => {
    for (const attributes of [
      'data-value="10"',
      'name="K♥"',
      'aria-label="H"',
      'aria-label="1"',
      'title=""',
      'data-suit=""',
    ])
      expect(card('A♠', attributes), attributes).toBe('As');
    expect(card('', 'aria-label="Your third card"')).toBe('blank');
    expect(card('A♠', 'data-suit="h"')).toBe('malformed');
    expect(card('A♠', 'data-suit="s" data-value=""')).toBe('As');
    expect(card('', 'data-card="spades"')).toBe('malformed');
    expect(card('A', 'data-card="spades"')).toBe('As');
  });

  test('as the class of more than one says how cards are drawn', () => {
    expect(card('<b class="card-3d">A♠</b>')).toBe('malformed');
    expect(card('<b class="card-3d">A♠</b><b class="card-3d"></b>')).toBe('As');
    expect(card('<b class="card-2d">A♠</b><b class="card-2d"></b>')).toBe('As');
    expect(card('<b class="card-3d card-as"></b><b class="card-3d"></b>')).toBe('As');
    expect(card('<b class="card-3h">A♠</b><b class="card-3h"></b>')).toBe('malformed');
    expect(card('<b class="card-3d"></b>')).toBe('3d');
    expect(card('<b data-testid="card-3d"></b>')).toBe('3d');
  });
});

describe('a picture', () => {
  test.each([
    ['<img src="/c/jack_of_clubs.png">', 'Jc'],
    ['<img src="/c/KH.png" alt="">', 'Kh'],
    ['<img src="/x.png" alt="King of hearts">', 'Kh'],
    ['<img src="data:image/png;base64,iVBO" alt="KH.png">', 'Kh'],
    ['<img src="data:image/png;base64,iVBO" alt="card_back.webp">', 'face-down'],
    ['<img srcset="/c/KH.png 1x, /c/x.png 2x">', 'Kh'],
    ['<img src="/c/KH.png" alt="Queen of hearts">', 'malformed'],
    ['<img src="/x.png" alt="Player one">', 'malformed'],
    ['<img class="card" src="/x.png" alt="0H">', 'Th'],
    ['<b>9</b><img class="card-suit" src="/x.png" alt="d">', '9d'],
    ['<b>9</b><img src="/x.png" alt="d">', 'malformed'],
    ['<img>', 'malformed'],
    ['<svg><use href="/cards.svg#KH"></use></svg>', 'Kh'],
    ['<svg><use xlink:href="#king_of_hearts"></use></svg>', 'Kh'],
    ['<svg><use></use></svg>', 'malformed'],
    ['<svg face="KH"></svg>', 'Kh'],
    ['<svg><defs><g id="king_of_hearts_svg__a"></g></defs></svg>', 'Kh'],
    ['<svg><title>King of hearts</title></svg>', 'Kh'],
    ['<b style="background: url(/c/KH.png)"></b>', 'Kh'],
    ['<b style="background: url(/felt.png)"></b>', 'blank'],
    ['<b style="background: url(/felt.png)">K♥</b>', 'Kh'],
    // Who is drawn on it need not be told.
    [`<svg><title>${'A king with a sword and '.repeat(3)}</title></svg>`, 'malformed'],
  ])('%s', (html, expected) => {
    expect(card(html)).toBe(expected);
  });

  test('has the first of its addresses, or none', () => {
    const of = (html: string) => {
      document.body.innerHTML = html;
      return pictureOf(document.body.firstElementChild!);
    };
    expect(of('<img src="/a.png" srcset="/b.png 2x">')).toBe('/a.png');
    expect(of('<img srcset=" /b.png, /c.png 2x">')).toBe('/b.png');
    for (const none of ['<img>', '<canvas></canvas>', '<svg></svg>', '<use></use>'])
      expect(of(none), none).toBe('');
    expect(of('<p></p>')).toBeNull();
  });
});

describe('the suit beside a rank', () => {
  test.each([
    '<i style="mask: url(/suits/hearts.svg)"></i>',
    `<i style="-webkit-mask-image: url('/suits/hearts.svg')"></i>`,
    '<i data-icon="heart"></i>',
    '<span icon="heart"></span>',
    '<svg><use href="#icon-heart"></use></svg>',
    '<svg data-ds-icon="HeartFilled"></svg>',
    '<img src="/suits/heart.svg">',
    '<i class="fa fa-heart"></i>',
    '<svg class="lucide lucide-heart"></svg>',
    '<svg><title>hearts</title></svg>',
    '<i>H</i>',
    '<i>H</i><b>K</b><i>H</i>',
  ])('is told by %s', (html) => {
    expect(card(`<b>K</b>${html}`)).toBe('Kh');
  });

  test.each([
    // What says so elsewhere is an icon of nothing on a card.
    '<div data-icon="heart"></div>',
    '<span class="fa fa-heart"></span>',
    '<i class="fa fa-heart"><b></b></i>',
    '<b class="fa fa-heart"></b>',
    '<i style="mask: url(/arrow.svg)"></i>',
    // Keys have small and other letters.
    '<i>h</i>',
    '<i>E</i>',
    '<i>H</i><svg></svg>',
    '<i>H</i><b>5</b>',
    '<i>H</i><b>+1</b>',
    '<i>H</i><b>or more of these</b>',
  ])('is not told by %s', (html) => {
    expect(card(`<b>K</b>${html}`)).toBe('malformed');
  });

  test('is no letter in what is called no card, nor one of a time that is left', () => {
    expect(read('<p><b>K</b><i>H</i></p>')).toBe('malformed');
    const row = (texts: readonly string[]) => {
      document.body.innerHTML = `<div>${texts.map((text) => `<p class="card"><b>${text.slice(0, -1)}</b> <i>${text.slice(-1)}</i></p>`).join('')}</div>`;
      return readCard(document.querySelector('p')!);
    };
    expect(row(['2D', '10H', '7C'])).toBe('2d');
    expect(row(['2D', '10H', '5M', '9S'])).toBe('malformed');
    // What is said near it may be a time.
    document.body.innerHTML = '<main><div><i class="card">2 <b>D</b></i></div><p>5M ago</p></main>';
    expect(readCard(document.querySelector('i')!)).toBe('2d');
    // More than a time takes.
    expect(row(Array(30).fill('2D'))).toBe('2d');
  });
});

test('a face is read from what is written, or from what names it', () => {
  document.body.innerHTML = '<i class="card" data-card="As"><b>A♠</b><b class="back"></b></i>';
  const [named, written, ...others] = marksOf(document.body.firstElementChild!);
  expect(others).toEqual([]);
  expect(named).toEqual({ node: document.querySelector('.card'), said: { card: 'As' } });
  expect(written).toEqual({ node: document.querySelector('b')!.firstChild, said: { card: 'As' } });
});

test('a card is higher than it is wide, and no strip nor icon', () => {
  const isCard = (width: number, height: number) => isCardShape({ width, height } as DOMRect);
  for (const [width, height] of [
    [63, 88],
    [57, 88],
    [30, 41],
    [200, 300],
  ] as const)
    expect(isCard(width, height), `${width} × ${height}`).toBe(true);
  for (const [width, height] of [
    [30, 40],
    [88, 63],
    [50, 60],
    [60, 60],
    [50, 100],
    [20, 200],
    [0, 0],
  ] as const)
    expect(isCard(width, height), `${width} × ${height}`).toBe(false);
});

test('a card is small that is less than half as high as others, and than most', () => {
  expect(leastHeight(60)).toBe(30);
  expect(leastHeight(200)).toBe(40);
});
