// @vitest-environment jsdom
/** Tables read without layout: hands written out beside the cards, and what of the cards nothing but a name tells. */

import { describe, expect, test, vi } from 'vitest';
import { parseSightings } from '../../../src/core/sightings.ts';
import { survey } from '../../../src/reading/survey.ts';
import { readAs } from '../../../src/sites/read-as.ts';
import { pageWithText, TEXTS, WRITTEN } from '../../pages/hostile.ts';

const generic = readAs('generic');

vi.hoisted(() => {
  // What is read of elements is looked up once; this page is neither laid out nor moving.
  Element.prototype.checkVisibility ??= () => true;
  Element.prototype.getAnimations ??= () => [];
});

const tableOn = (html: string, id = 'crypto-games') => {
  document.documentElement.innerHTML = html;
  return readAs(id).readTable(survey(document))?.reading;
};

const seen = Object.entries(TEXTS).filter(([name]) => name !== 'one that nobody sees');

test.each(seen)('a hand written out beside the cards: %s', (name, { isHis }) => {
  const table = tableOn(pageWithText(name));
  if (isHis) expect(table).toMatchObject({ contents: null, problem: { problem: 'conflict' } });
  else expect(table?.contents).toMatchObject({ cards: WRITTEN });
});

test('a hand written out far from the table is none of it', () => {
  const page = pageWithText('one text').replace(
    /(<div class="table">[\s\S]*?<\/div>)([\s\S]*?)(<button>Draw<\/button>)/,
    '<main>$1$3</main>$2',
  );
  expect(tableOn(page)?.contents).toMatchObject({ cards: WRITTEN });
});

const row = (card: (name: string, text: string) => string) =>
  `<body><ol>${WRITTEN.map((name, i) => `<li class="card">${card(name, ['J♣', '10♥', 'A♠', '2♦', '9♣'][i]!)}</li>`).join('')}</ol>
  <dl><dt>Bet</dt><dd>1</dd></dl><button>Draw</button></body>`;

test.each<[string, (name: string, text: string) => string, 'cards' | 'suits' | undefined]>([
  ['text', (_, text) => text, undefined],
  [
    'text, and a class besides',
    (name, text) => `<i class="card-${name.toLowerCase()}">${text}</i>`,
    undefined,
  ],
  ['a class', (name) => `<i class="card-${name.toLowerCase()}"></i>`, 'cards'],
  ['an alt', (name) => `<img alt="${name[0]} of ${SUITS[name[1]!]}" src="x.png">`, 'cards'],
  [
    'a file',
    (name) => `<img alt="" srcset="/c/${SUITS[name[1]!]}_${name[0]!.replace('T', '10')}.png 2x">`,
    'cards',
  ],
  ['a name for tests', (name) => `<img alt="" src="data:," data-testid="card-${name}">`, 'cards'],
  [
    'a value beside a suit',
    (name) => `<i data-value="${name[0]!.replace('T', '10')}" data-suit="${name[1]!.toUpperCase()}"></i>`,
    'cards',
  ],
  ['a label', (name) => `<i aria-label="${name[0]} of ${SUITS[name[1]!]}"></i>`, 'cards'],
  [
    'a rank in text beside an icon',
    (name, text) => `<b>${text.slice(0, -1)}</b><svg data-icon="${SUITS[name[1]!]}"></svg>`,
    'suits',
  ],
  [
    'a rank in text beside a letter of a font of icons',
    (name, text) => `<b>${text.slice(0, -1)}</b><i class="fa-solid fa-${SUITS[name[1]!]!.slice(0, -1)}"></i>`,
    'suits',
  ],
  [
    'a rank in text beside a drawing of a set of icons',
    (name, text) =>
      `<b>${text.slice(0, -1)}</b><svg class="lucide lucide-${SUITS[name[1]!]!.slice(0, -1)} h-4 w-4"></svg>`,
    'suits',
  ],
  [
    'a rank in text beside a drawing that is called by the letter of its suit',
    (name, text) =>
      `<b>${text.slice(0, -1)}</b><svg><use href="/deck.svg#suit-${name[1]!.toUpperCase()}"/></svg>`,
    'suits',
  ],
  [
    'a rank in text beside a drawing with a title',
    (name, text) =>
      `<b>${text.slice(0, -1)}</b><svg><title>${SUITS[name[1]!]}</title><path d="M0 0h9"/></svg>`,
    'suits',
  ],
  [
    'a rank in text and the letter of a suit',
    (name, text) => `<b>${text.slice(0, -1)}</b><i>${name[1]!.toUpperCase()}</i>`,
    undefined,
  ],
  [
    'a file in a folder',
    (name) => `<img src="/deck/${SUITS[name[1]!]}/${name[0]!.replace('T', '10')}.svg">`,
    'cards',
  ],
  ['a class that begins otherwise', (name) => `<i class="pcard pcard-${name.toLowerCase()}"></i>`, 'cards'],
  ['text, in cards that are drawn in depth', (_, text) => `<i class="card-3d">${text}</i>`, undefined],
  [
    'attributes of an element of the page’s own',
    (name) => `<game-card rank="${name[0]!.replace('T', '10')}" suit="${SUITS[name[1]!]}"></game-card>`,
    'cards',
  ],
])('cards known by %s', (_, card, named) => {
  const table = tableOn(row(card));
  expect(table?.contents).toMatchObject({ cards: WRITTEN });
  expect(table?.named).toBe(named);
});

const SUITS: Record<string, string> = { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' };

const onGeneric = (html: string) => {
  document.documentElement.innerHTML = html;
  return generic.readTable(survey(document))?.reading;
};

const hand = (cards: readonly string[], total: string) =>
  `<div>${cards.map((text) => `<div><span>${text}</span></div>`).join('')}<div>${total}</div></div>`;

test('what cards are worth is no card, though it stands in their row; what a rank could be may be one', () => {
  const table = (total: string) =>
    onGeneric(`<body><main><h3>Dealer</h3>${hand(['9♣', 'K♦'], '19')}<h3>Player</h3>${hand(['A♠', '5♥'], total)}
      <button>Deal</button></main></body>`);
  const told = { contents: { dealer: ['9c', 'Kd'], player: [['As', '5h']] } };
  for (const total of ['16', '6, 16', '6/16']) expect(table(total), total).toMatchObject(told);
  for (const total of ['6', '10']) expect(table(total)?.contents, total).toBeNull();
});

test('where no control is known that begins a hand, the cards say that one is over', () => {
  const table = (dealer: string, player: string, enabled = '') =>
    onGeneric(`<body><main><h3>Dealer</h3><div class="cards">${dealer}</div><h3>Player</h3><div class="cards">${player}</div>
      <button ${enabled || 'disabled'}>Hit</button><button ${enabled || 'disabled'}>Stand</button><button>Los</button></main></body>`);
  const cards = (...texts: string[]) => texts.map((text) => `<b class="card">${text}</b>`).join('');
  const back = '<b class="card"><i class="card-back"></i></b>';
  expect(table(cards('9♣', 'K♦'), cards('A♠', '5♥'))).toMatchObject({
    stage: 'over',
    contents: { dealer: ['9c', 'Kd'] },
  });
  expect(table(cards('9♣') + back, cards('K♠', '5♥', '8♥'))).toMatchObject({ stage: 'over' });
  for (const dealer of [cards('9♣', '5♦'), cards('A♣', '6♦'), cards('9♣') + back])
    expect(table(dealer, cards('A♠', '5♥'))).toMatchObject({ stage: 'moving', contents: null });
  expect(table(cards('9♣') + back, cards('A♠', '5♥'), 'data-on')).toMatchObject({ stage: 'dealt' });
});

test('where no control is known at all, a result that is told and the cards say that a hand is over', () => {
  const table = (dealer: readonly string[], said: string) =>
    onGeneric(`<body><main><h3>House (17)</h3>${hand(dealer, '')}<h3>You</h3>${hand(['10♠', '9♦'], '')}<p>${said}</p>
      <button>Continue</button></main></body>`);
  expect(table(['7♦', 'K♣'], 'You win $40')).toMatchObject({
    stage: 'over',
    contents: { dealer: ['7d', 'Kc'] },
  });
  expect(table(['7♦', 'K♣'], 'Good luck')).toMatchObject({ stage: 'moving', contents: null });
  expect(table(['7♦', '5♣'], 'You win $40')).toMatchObject({ stage: 'moving', contents: null });
});

test('cards of both sides in one box belong to the heading before them, with what lies face down', () => {
  const card = (text: string) => `<div class="c w-16">${text}</div>`;
  const page = (dealer: string, player: string) =>
    onGeneric(
      `<body><main><h2>Dealer</h2>${dealer}<h2>Player</h2>${player}<button>Hit</button><button>Stand</button></main></body>`,
    );
  const back = '<div class="c w-16"></div>';
  const [king, hand] = [card('K♣'), card('4♥') + card('4♦')];
  const told = { stage: 'dealt', contents: { dealer: ['Kc', null], player: [['4h', '4d']] } };
  expect(page(king + back, hand)).toMatchObject(told);
  expect(page(back + king, hand)).toMatchObject({
    contents: { dealer: [null, 'Kc'], player: [['4h', '4d']] },
  });
});

test('a heading may say more of its hand; beside one that is numbered lie no others’', () => {
  const page = (one: string, other: string) =>
    onGeneric(`<body><main><p>Dealer · shows 9</p>${hand(['9♠', '?'], '')}<section>
      <article class="h"><p>${one}</p>${hand(['8♦', '5♣'], '')}</article>
      <article class="h"><p>${other}</p>${hand(['8♥', '10♦'], '')}</article></section>
      <button>Hit</button><button>Stand</button></main></body>`)?.contents ?? null;
  const split = {
    dealer: ['9s', null],
    player: [
      ['8d', '5c'],
      ['8h', 'Td'],
    ],
  };
  for (const one of [
    'Hand 1',
    'Hand 1 • Active',
    'Hand 1 — bet 10',
    'Hand 1 value: 13',
    'Hand 1 (ACTIVE)',
    'Your hand 1 (current)',
  ])
    expect(page(one, 'Hand 2'), one).toEqual(split);
  expect(page('Main', 'Hand 2')).toBeNull();
  expect(page('tom', 'You')).toEqual({
    dealer: ['9s', null],
    player: [['8h', 'Td']],
    seatsBefore: [['8d', '5c']],
  });
});

test('hands that nobody draws to at blackjack are another game’s', () => {
  const page = (dealer: readonly string[], player: readonly string[], more = '') =>
    onGeneric(`<body><main><div>Dealer</div>${hand(dealer, '')}<div>Player</div>${hand(player, '')}<p>You win 20</p>${more}
      <button>Deal</button></main></body>`);
  expect(page(['K♦', '6♠', '4♣'], ['Q♥', '5♠', '2♦'])).toMatchObject({
    stage: 'over',
    contents: { dealer: ['Kd', '6s', '4c'] },
  });
  expect(page(['A♦', '6♠', '4♣'], ['Q♥', '5♠'])).toMatchObject({ contents: { dealer: ['Ad', '6s', '4c'] } });
  for (const dealer of [
    ['K♦', '9♠', '4♣'],
    ['K♦', '7♠', '4♣'],
    ['A♦', '7♠', '4♣'],
  ])
    expect(page(dealer, ['Q♥', '5♠'])).toMatchObject({ contents: null, problem: { problem: 'ambiguous' } });
  expect(page(['K♦', '9♠'], ['Q♥', '5♠', '9♦', '2♦'])).toMatchObject({ contents: null });
  // At a table where one can hit, it is what the casino showed.
  const hit = '<button disabled>Hit</button>';
  expect(page(['K♦', '9♠', '4♣'], ['Q♥', '5♠'], hit)).toMatchObject({
    contents: { dealer: ['Kd', '9s', '4c'] },
  });
  // What one bets on there may say so too.
  expect(
    page(['K♦', '6♠', '4♣'], ['Q♥', '5♠', '2♦'], '<p>Ante 10 · Pair Plus 5</p>')?.contents ?? null,
  ).toBeNull();
});

test('what there is to bet on may name what it pays and what lies there', () => {
  const page = (tie: string) =>
    onGeneric(`<body><main><h4>Player</h4>${hand(['4♠', '2♦'], '')}<h4>Banker</h4>${hand(['K♣', '7♦'], '')}
      <p>${tie}</p><button>Deal</button></main></body>`);
  for (const tie of ['Tie', 'Tie 8:1', 'Tie 8:1 $0', 'Tie (8:1) €25'])
    expect(page(tie), tie).toMatchObject({ game: 'baccarat', contents: { banker: ['Kc', '7d'] } });
  expect(page('Tie 8:1 $0 $5 x')?.game).not.toBe('baccarat');
});

test('hilo whose controls say nothing in words is not taken for it, nor for anything else', () => {
  const table = (controls: readonly string[], count: number) =>
    onGeneric(`<body><main><div class="pile"><div class="card">9♣</div></div>
      <div class="row">${['K♦', 'A♠', '5♥', '2♦', '9♣']
        .slice(5 - count)
        .map((text) => `<div class="card">${text}</div>`)
        .join('')}</div>
      ${controls.map((control) => `<button>${control}</button>`).join('')}</main></body>`);
  expect(table(['Higher', 'Lower', 'Cash out'], 3)?.contents).toEqual({ cards: ['5h', '2d', '9c'] });
  for (const controls of [['▲', '▼', '$'], ['↑', '↓'], ['<svg></svg>', '<svg></svg>'], []])
    for (const count of [2, 3, 5]) expect(table(controls, count)?.contents ?? null).toBeNull();
});

describe('a blackjack table in a page’s own words', () => {
  const BUTTONS = '<button>Hit</button><button>Stand</button><button disabled>Deal</button>';
  const text = (card: string) => `<b class="card">${card}</b>`;
  const SHOWN = { dealer: ['Kh', null], player: [['Tc', '4s']] };
  const table = (card: (name: string) => string, back: string) =>
    onGeneric(`<body><h3>Dealer</h3><div>${card('Kh')}${back}</div><h3>Player's hand</h3>
      <div>${card('Tc')}${card('4s')}</div>${BUTTONS}</body>`)?.contents;
  const file = (name: (rank: string, suit: string) => string) => (card: string) =>
    `<img class="card" src="/c/${name(card[0]!, SUITS[card[1]!]!)}.png">`;
  /** As build tools make elements of a file, and of what lies in it. */
  const drawn = (file: string, inside = '') =>
    `<i class="card"><svg viewBox="0 0 60 84"><defs><symbol id="${file}_svg__a"><path d="M0 0h9"/></symbol></defs>
      <use href="#${file}_svg__a"/>${inside}</svg></i>`;
  const SYMBOLS: Record<string, string> = { c: '♣', h: '♥', s: '♠' };
  const printed = (card: string) => `${card[0] === 'T' ? 10 : card[0]}${SYMBOLS[card[1]!]}`;

  test.each<[string, (card: string) => string, string]>([
    ['a question mark on the back', (card) => text(printed(card)), text('?')],
    [
      'pictures named in one word',
      file((r, s) => `card${s[0]!.toUpperCase()}${s.slice(1)}${r.replace('T', '10')}`),
      file(() => 'cardBack')('Kh'),
    ],
    [
      'courts in two drawings',
      file((r, s) => `${r === 'K' ? 'king' : r.replace('T', '10')}_of_${s}${r === 'K' ? 2 : ''}`),
      file(() => 'red_back')('Kh'),
    ],
    [
      'a nought for ten',
      file((r, s) => `${r.replace('T', '0')}${s[0]!.toUpperCase()}`),
      file(() => 'back')('Kh'),
    ],
    [
      'noughts before numbers',
      file((r, s) => `${s}_${r.replace('T', '10').replace('4', '04')}`),
      file(() => 'back_1')('Kh'),
    ],
    [
      'pictures behind',
      (card) => `<i class="card" style="background-image: url('/c/${card}.png')"></i>`,
      '<i class="card" style="background: url(/c/back.png)"></i>',
    ],
    [
      'letters beside the class of a card',
      (card) => `<i class="card ${card[1]}${card[0]!.replace('T', '10').replace('4', '04')}"></i>`,
      '<i class="card back-red"></i>',
    ],
    [
      'a back of a letter, in a set that names each by two',
      file((r, s) => `${r}${s[0]!.toUpperCase()}`),
      file(() => '1B')('Kh'),
    ],
    [
      'courts and aces by number',
      file((r, s) => `${s.slice(0, -1)}_${r === 'K' ? 13 : r.replace('T', '10')}`),
      file(() => 'back')('Kh'),
    ],
    [
      'files with what a build tool adds',
      file((r, s) => `${r === 'K' ? 'king' : r.replace('T', '10')}_of_${s}-BxY3k9Qa`),
      file(() => 'back-Dk2_x1aZ')('Kh'),
    ],
    [
      'files named to what scales them',
      (card) =>
        `<img class="card" src="/_next/image?url=%2Fcards%2F${card.replace('T', '10')}.png&w=128&q=75">`,
      '<img class="card" src="/_next/image?url=%2Fcards%2Fback.png&w=128&q=75">',
    ],
    [
      'drawings that became elements',
      (card) => `<svg class="${card[1]!.toUpperCase()}-${card[0]!.replace('T', '10')}_svg__card"></svg>`,
      '<svg class="B-1_svg__card"></svg>',
    ],
    [
      'drawings whose parts are called after their file',
      (card) => drawn(`${card[1]!.toUpperCase()}-${card[0]!.replace('T', '10')}`),
      drawn('B-1'),
    ],
    [
      'drawings that say what they are',
      (card) => `<i class="card"><svg face="${card.toUpperCase()}"><path d="M0 0h9"/></svg></i>`,
      '<i class="card"><svg face="1B"><path d="M0 0h9"/></svg></i>',
    ],
    [
      'drawings written out as addresses',
      (card) =>
        `<img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' class='card' face='${card.toUpperCase()}' height='3in'%3E">`,
      `<img src="data:image/svg+xml,%3Csvg class='card' face='1B' height='3in'%3E">`,
    ],
    [
      'classes of a suit and of a number',
      (card) => `<i class="card ${SUITS[card[1]!]} rank${{ K: 13, T: 10, 4: 4 }[card[0]!]}"></i>`,
      '<i class="card"><b class="back"></b></i>',
    ],
    [
      'what the page notes of a card',
      (card) =>
        `<i class="card ${SUITS[card[1]!]}" data-value="${printed(card)}">${printed(card).at(-1)}</i>`,
      '<i class="card back"></i>',
    ],
    [
      'a suit by the name of its picture',
      (card) =>
        `<i class="card"><b>${printed(card).slice(0, -1)}</b><img src="/suits/${SUITS[card[1]!]}.svg"></i>`,
      '<i class="card"><img src="/logo.svg"></i>',
    ],
    [
      'a back that has any name',
      file((r, s) => `${r.replace('T', '10')}_of_${s}`),
      '<img class="card" src="/c/blue.png">',
    ],
    [
      'a name around both sides',
      (card) =>
        `<i class="card" data-card="${card}"><b class="up">${printed(card)}</b><b class="card-back"></b></i>`,
      '<i class="card" data-card="6c"><b class="is-face-down"><b>6♣</b></b></i>',
    ],
  ])('%s', (_, card, back) => {
    expect(table(card, back)).toEqual(SHOWN);
  });

  test('a drawing is no card that is called after something else, or after two', () => {
    const all = (king: string) =>
      table((card) => (card === 'Kh' ? king : drawn(`${card.replace('T', '10')}`)), drawn('B-1'));
    expect(all(drawn('Kh'))).toEqual(SHOWN);
    expect(all(drawn('Kh', drawn('Qh')))).toBeNull();
    expect(all(drawn('logo'))).toBeNull();
  });

  const parts = (dealer: string, player: string) =>
    onGeneric(`<body><div id="${dealer}">${text('K♥')}${text('?')}</div>
      <div class="${player}">${text('10♣')}${text('4♠')}</div>${BUTTONS}</body>`);

  test('parts are told by what the page calls them where no heading does', () => {
    expect(parts('dealer-hand', 'hand player')?.contents).toEqual(SHOWN);
    expect(parts('dealerCards', 'yourCards')?.contents).toEqual(SHOWN);
    expect(parts('a', 'b')?.contents ?? null).toBeNull();
    // Several players are not told apart.
    const others = `player">${text('9♣')}${text('9♠')}</div><div class="player`;
    expect(parts('dealer-hand', others)?.contents ?? null).toBeNull();
  });

  const DEALER = `<div>${text('K♥')}${text('?')}</div>`;
  const PLAYER = `<div>${text('10♣')}${text('4♠')}</div>`;

  test('headings may stand below the cards, or before a row', () => {
    expect(
      onGeneric(`<body><main>${DEALER}<p>Dealer: ?</p>${PLAYER}<p>You: 14</p>${BUTTONS}</main></body>`)
        ?.contents,
    ).toEqual(SHOWN);
    expect(
      onGeneric(`<body><table><tr><th>Dealer (Total: 10)</th><td>${DEALER}</td></tr>
        <tr><th>Player (Total: 14)</th><td>${PLAYER}</td></tr></table>${BUTTONS}</body>`)?.contents,
    ).toEqual(SHOWN);
    // Cards above the first heading are not the dealer's where there are none below the last, and he shows none.
    const shoe = `<div>${text('🂠')}${text('🂠')}</div>`;
    expect(
      onGeneric(`<body><main>${shoe}<p>Dealer</p>${PLAYER}<p>You</p>${BUTTONS}</main></body>`)?.contents ??
        null,
    ).toBeNull();
  });

  test('the dealer’s heading may stand above his cards and the player’s below his own', () => {
    const page = (between: string, before = '', behind = '') =>
      onGeneric(
        `<body><main>${before}<p>Dealer: 10</p>${between}<p>You: 14</p>${behind}${BUTTONS}</main></body>`,
      )?.contents ?? null;
    expect(page(DEALER + PLAYER)).toEqual(SHOWN);
    expect(page(`${DEALER}<p>Good luck</p>${PLAYER}`)).toEqual(SHOWN);
    // A third row may be anybody's, and what lies beyond the headings too.
    expect(page(DEALER + PLAYER + PLAYER)).toBeNull();
    expect(page(PLAYER + PLAYER, DEALER)).not.toMatchObject({ dealer: ['Tc', '4s'] });
    expect(page(DEALER + PLAYER, '', PLAYER)).toBeNull();
  });

  test('what holds the dealer’s part is no seat of the player’s, whatever it is like', () => {
    const table = `<div><h3>Dealer</h3>${DEALER}</div><div><h3>Your hand</h3>${PLAYER}</div>${BUTTONS}`;
    const page = `<body><div class="flex p-6"><i>♠</i> Blackjack <i>♥</i></div><div class="p-6">${table}</div></body>`;
    expect(onGeneric(page)?.contents).toEqual(SHOWN);
  });

  test('classes of cards may say no more than their colours', () => {
    const part = (head: string, cards: string, row = 'row') =>
      `<fieldset><legend>${head}</legend><div class="${row}">${cards}</div></fieldset>`;
    const page = (row?: string) =>
      onGeneric(`<body>${part('Dealer', '<span class="black">🂧</span><span class="down">🂠</span>')}
        ${part('You', '<span class="red">🃁</span><span class="red">🂶</span>', row)}${BUTTONS}</body>`)
        ?.contents ?? null;
    expect(page()).toEqual({ dealer: ['7s', null], player: [['Ad', '6h']] });
    expect(page('chosen')).toBeNull();
  });

  test('those who sit beside the player have hands of their own', () => {
    const seat = (name: string, cards: readonly string[]) =>
      `<div class="seat"><p>${name}</p><div>${cards.map(text).join('')}</div></div>`;
    const page = `<body><p>Dealer</p>${DEALER}<div>${seat('bob', ['9♣', '2♠'])}${seat('You', ['10♣', '4♠'])}${seat('', [])}${seat('kim', ['5♣', '6♠'])}</div>${BUTTONS}</body>`;
    expect(onGeneric(page)?.contents).toEqual({
      ...SHOWN,
      seatsBefore: [['9c', '2s']],
      seatsAfter: [['5c', '6s']],
    });
  });

  test('a control is the button, whatever what stands in it is called', () => {
    const buttons = BUTTONS.replaceAll(/>(\w+)</g, '><span class="mdc-button__label">$1</span><');
    expect(onGeneric(`<body><h3>Dealer</h3>${DEALER}<h3>You</h3>${PLAYER}${buttons}</body>`)?.stage).toBe(
      'dealt',
    );
  });

  test('an open hand of the dealer’s is no turn of the player’s, where what plays is offered at all times', () => {
    const open = `<body><h3>Dealer</h3><div>${text('K♥')}${text('9♣')}</div><h3>Player</h3>
      <div>${text('10♣')}${text('4♠')}</div><button>Hit</button><button>Stand</button></body>`;
    expect(onGeneric(open)?.stage).toBe('moving');
    // Unless it is said that the hand is over. Cards that cannot be told say nothing.
    for (const said of ['You win!', 'Bust! Dealer wins.', 'You lost $20'])
      expect(onGeneric(open.replace('<button>Hit', `<p>${said}</p>$&`))?.stage, said).toBe('over');
    for (const said of ['Wins: 3', 'Blackjack', 'Place your bets'])
      expect(onGeneric(open.replace('<button>Hit', `<p>${said}</p>$&`))?.stage, said).toBe('moving');
    expect(onGeneric(open.replace('<button>Hit', '<p>You win!</p>$&').replace('9♣', '9??'))?.stage).toBe(
      'moving',
    );
    // The same where a control that deals is there all the time too.
    const all = open.replace('<button>Stand', '<button>New game</button>$&');
    expect(onGeneric(all)?.stage).toBe('moving');
    expect(onGeneric(all.replace('<button>Hit', '<p>You win!</p>$&'))?.stage).toBe('over');
    expect(onGeneric(all.replace('9♣', '?'))?.stage).toBe('dealt');
    expect(onGeneric(open.replace('9♣', '?'))?.stage).toBe('dealt');
  });
});

describe('hands written out, each as one text', () => {
  const page = (dealer: string, player: string, rest = '', deal = '<button disabled>Deal</button>') =>
    onGeneric(`<body><main><h3>Dealer</h3>${dealer}<h3>You</h3>${player}</main>${rest}<div>
      <button>Hit</button><button>Stand</button>${deal}</div></body>`);

  test('are read with what lies face down', () => {
    const player = '<p>10♣ 4♠</p>';
    expect(page('<p>K♥ ??</p>', player)).toMatchObject({
      stage: 'dealt',
      contents: { dealer: ['Kh', null], player: [['Tc', '4s']] },
    });
    expect(page('<p>K♥</p>', player)?.contents).toEqual({ dealer: ['Kh'], player: [['Tc', '4s']] });
    const split = '<div><p class="h">10♣, 4♠</p><p class="h">10♥, 9♦</p></div>';
    expect(page('<p>K♥, 🂠</p>', split)?.contents).toEqual({
      dealer: ['Kh', null],
      player: [
        ['Tc', '4s'],
        ['Th', '9d'],
      ],
    });
  });

  test('are none where it is not clear which are his, and no table with them is at rest', () => {
    const none = { contents: null, problem: { problem: 'ambiguous' } };
    // A list of hands of before, under the player's heading.
    expect(page('<p>K♥ ??</p>', '<p>10♣ 4♠</p><ul><li>9♣ 9♦</li><li>A♣ 9♦</li></ul>')).toMatchObject(none);
    expect(page('<p>K♥ ??</p><p>2♥ 3♥</p>', '<p>10♣ 4♠</p>')).toMatchObject(none);
    expect(page('<p>K♥ ??</p>', '<p>10♣ 4♠</p><b class="card">9♣</b>')).toMatchObject(none);
  });
});

test('a hand of baccarat is over on a page that bets by itself, where there is nothing to bet with until that ends', () => {
  const page = (controls: string, player = ['4♠', 'A♦', '9♥']) =>
    onGeneric(`<body><main><h4>Jugador</h4>${hand(player, '')}<h4>Banca</h4>${hand(['K♣', '7♦'], '')}
      <p>Empate</p>${controls}</main></body>`);
  const blocked = '<button disabled>Apostar</button>';
  expect(page(blocked)).toMatchObject({ stage: 'moving', contents: null });
  for (const stop of ['Detener apuesta automática (3)', 'Stop Autobet'])
    expect.soft(page(`${blocked}<button>${stop}</button>`), stop).toMatchObject({
      stage: 'over',
      contents: { player: ['4s', 'Ad', '9h'], banker: ['Kc', '7d'] },
    });
  expect(page('<button>Stop Autobet</button>', ['4♠'])).toMatchObject({ stage: 'moving', contents: null });
  expect(page('<button disabled>Stop Autobet</button>')).toMatchObject({ stage: 'moving', contents: null });
});

test('a tie that a blackjack hand came to is nothing to bet on, and a banker is no dealer of blackjack', () => {
  const hand = (cards: readonly string[]) => cards.map((card) => `<b class="card">${card}</b>`).join('');
  const page = (dealer: string) =>
    onGeneric(`<body><h4>${dealer}</h4><div>${hand(['7♥', '10♣'])}</div><h4>Spieler</h4><div>${hand(['J♠', '7♦'])}</div>
      <p>Unentschieden</p><button>Geben</button></body>`);
  expect(page('Geber')).toMatchObject({
    game: 'blackjack',
    stage: 'over',
    contents: { dealer: ['7h', 'Tc'] },
  });
  expect(page('Banker')).toMatchObject({ game: 'baccarat', contents: { banker: ['7h', 'Tc'] } });
  const withoutTie = `<body><h4>Banker</h4><div>${hand(['7♥', '10♣'])}</div><h4>Player</h4><div>${hand(['J♠', '3♦'])}</div><button>Deal</button></body>`;
  expect(onGeneric(withoutTie)?.game).not.toBe('blackjack');
  // Where nothing is left to bet on, the page's title may say what it is.
  const titled = (title: string, html = withoutTie) =>
    onGeneric(`<head><title>${title}</title></head>${html}`)?.game;
  expect(titled('Baccarat - Harbor')).toBe('baccarat');
  expect(titled('Punto Banco', withoutTie.replace('Banker', 'Banco').replace('Player', 'Punto'))).toBe(
    'baccarat',
  );
  for (const other of ['Harbor', 'Blackjack, Baccarat and more', 'Bank'])
    expect(titled(other), other).not.toBe('baccarat');
  expect(titled('Baccarat', withoutTie.replace('Banker', 'Dealer'))).not.toBe('baccarat');
});

test('a control that bets the most may be pressed while there are cards to draw', () => {
  const cards = ['J♣', '10♥', 'A♠', '2♦', '9♣'].map((card) => `<b class="card">${card}</b>`).join('');
  const page = (controls: readonly string[]) =>
    onGeneric(`<body><div>${cards}</div>${controls.map((one) => `<button>${one}</button>`).join('')}</body>`);
  expect(page(['Bet Max', 'Draw'])).toMatchObject({ stage: 'dealt', contents: { cards: WRITTEN } });
  expect(page(['Bet Max', 'Deal'])).toMatchObject({ stage: 'over' });
  expect(page(['Deal', 'Draw'])).toMatchObject({ problem: { problem: 'ambiguous' } });
});

test('the hands of a split lie in the order of the page, though the first has one card twice', () => {
  const row = (cards: readonly string[]) =>
    `<section><div>${cards.map((card) => `<b class="card">${card}</b>`).join('')}</div></section>`;
  const page = (hands: readonly (readonly string[])[]) =>
    onGeneric(`<body><p>Dealer</p>${row(['7♣', '?'])}<p>Your hand</p><div>${hands.map(row).join('')}</div>
    <button>Hit</button><button>Stand</button></body>`)?.contents;
  for (const [one, other] of [
    [
      ['9♥', '9♥'],
      ['9♣', '2♥'],
    ],
    [
      ['9♥', '5♥'],
      ['9♣', '9♣'],
    ],
  ] as const) {
    const read = (cards: readonly string[]) => cards.map((card) => card.replace('♥', 'h').replace('♣', 'c'));
    expect(page([one, other])).toMatchObject({ player: [read(one), read(other)] });
  }
});

test('the hands of a split may have headings of their own', () => {
  const hand = (cards: readonly string[]) =>
    `<div>${cards.map((card) => `<b class="card">${card}</b>`).join('')}</div>`;
  const part = (name: string, cards: readonly string[]) =>
    `<section><h2>${name}</h2>${hand(cards)}</section>`;
  const page = `<body>${part('Dealer', ['K♥', '?'])}<div>${part('First hand (14)', ['10♣', '4♠'])}${part('Second hand (19)', ['10♥', '9♦'])}</div>
    <button>Hit</button><button>Stand</button></body>`;
  expect(onGeneric(page)?.contents).toEqual({
    dealer: ['Kh', null],
    player: [
      ['Tc', '4s'],
      ['Th', '9d'],
    ],
  });
});

test('where words are of what there is to bet on, what the page calls its parts tells them', () => {
  const row = (cards: readonly string[]) => cards.map((card) => `<b class="card">${card}</b>`).join('');
  expect(
    onGeneric(`<body><div class="hand player-hand">${row(['7♥', '10♣'])}</div><div class="hand banker-hand">${row(['J♠', '7♦'])}</div>
      <p>${['Player 1:1', 'Banker 0.95:1', 'Tie 8:1'].map((bet) => `<label><input type="radio">${bet}</label>`).join('')}</p>
      <button>Place Bet</button></body>`),
  ).toMatchObject({ game: 'baccarat', contents: { player: ['7h', 'Tc'], banker: ['Js', '7d'] } });
});

test('a value stands behind its label in the same element', () => {
  document.documentElement.innerHTML = `<body><p>Server seed hash: <code>${'ab12'.repeat(16)}</code></p>
    <p>Client seed: <b>lucky</b></p><p>Nonce: <b>3</b></p><p>17</p></body>`;
  expect(generic.readPanel(survey(document))?.reading.fields).toMatchObject({
    'announced.nonce': { value: '3' },
    'announced.clientSeed': { value: 'lucky' },
  });
});

describe('five open cards and a control that says no more than that it deals', () => {
  const TEXTS_OF = ['J♣', '10♥', 'A♠', '2♦', '9♣'];
  const page = (card: (text: string, i: number) => string, rest: string, deal = 'Deal') =>
    onGeneric(`<body><main><div>${TEXTS_OF.map((text, i) => `<div class="slot">${card(text, i)}</div>`).join('')}</div>
      ${rest}<button>${deal}</button></main></body>`);
  const plain = (text: string) => `<b class="card">${text}</b>`;
  const key = (text: string) => `<button><b class="card">${text}</b></button>`;
  const box = (disabled: string) => `<label>Bet <input value="5" ${disabled}></label>`;
  const holds = (disabled: string) => `<p>${`<button ${disabled}>Hold</button>`.repeat(5)}</p>`;

  test('are there to draw where the bet cannot be changed', () => {
    const held = page(
      (text, i) => `<button><b class="card">${text}</b>${i === 2 ? '<i>HOLD</i>' : ''}</button>`,
      box('disabled'),
    );
    expect(held).toMatchObject({
      stage: 'dealt',
      contents: { cards: WRITTEN, held: [false, false, true, false, false] },
    });
    expect(page(plain, box('disabled'))).toMatchObject({ stage: 'dealt', contents: { cards: WRITTEN } });
    expect(page(plain, box('disabled') + holds(''))).toMatchObject({ stage: 'dealt' });
  });

  test('are over where it is said, or nothing can be held, or a new hand is offered', () => {
    const over = { stage: 'over', contents: { cards: WRITTEN } };
    expect(page(plain, box(''))).toMatchObject(over);
    expect(page(key, `${box('')}<p>No win</p>`)).toMatchObject(over);
    expect(page(plain, box('') + holds('disabled'))).toMatchObject(over);
    // Some bets can be changed between the hand's end and the next one only.
    expect(page(plain, box('disabled') + holds('disabled'))).toMatchObject(over);
    expect(page(key, box('disabled'), 'Deal again')).toMatchObject(over);
    expect(page(key, box('disabled'), 'New hand')).toMatchObject(over);
  });

  test('are neither where cards can be pressed and bets be changed, or what is said speaks against it', () => {
    const neither = { stage: 'moving', contents: null, problem: { problem: 'ambiguous' } };
    for (const rest of [box(''), '', box('') + holds(''), `${box('disabled')}<p>You win!</p>`])
      expect(page(key, rest), rest).toMatchObject(neither);
  });

  test('are over where something that draws was on the same page before', () => {
    expect(page(key, box(''), 'Draw')).toMatchObject({ stage: 'dealt' });
    const button = document.querySelector('main > button')!;
    button.textContent = 'Deal';
    expect(generic.readTable(survey(document))?.reading).toMatchObject({ stage: 'over' });
    expect(page(key, box(''))).toMatchObject({ stage: 'moving' });
  });
});

describe('the row of cards drawn at hilo', () => {
  const page = (cards: readonly string[], rest = '', mult: (i: number) => string = () => '') =>
    onGeneric(
      `<body><main><div class="row">${cards
        .map((text, i) => `<div class="one"><b class="card">${text}</b><span>${mult(i)}</span></div>`)
        .join('')}${rest}</div><button>Higher · 1.24×</button><button>Lower 46.2%</button></main></body>`,
    );
  const next = '<div class="one"><b class="card"><i class="card-back"></i></b></div>';
  const grows = (i: number) => (i === 0 ? 'Start' : `${(1.3 ** i).toFixed(2)}×`);

  test('is in the order of its multipliers, or away from the card that is to come', () => {
    expect(page(['K♦', 'A♠', '5♥'], '', grows)?.contents).toEqual({ cards: ['Kd', 'As', '5h'] });
    expect(page(['K♦', 'A♠', '5♥'], '', (i) => grows(2 - i))?.contents).toEqual({
      cards: ['5h', 'As', 'Kd'],
    });
    expect(page(['K♦', 'A♠', '5♥'], next)?.contents).toEqual({ cards: ['Kd', 'As', '5h'] });
  });

  test('is in the order in which it was seen to grow', () => {
    const read = (cards: readonly string[]) => {
      document.querySelector('.row')!.innerHTML = cards.map((text) => `<b class="card">${text}</b>`).join('');
      return generic.readTable(survey(document))?.reading.contents ?? null;
    };
    for (const turned of [false, true]) {
      const row = (...cards: string[]) => read(turned ? cards.toReversed() : cards);
      page([]);
      expect(row('K♦', 'A♠')).toBeNull();
      // Other cards, though more of them, are another hand's.
      expect(row('3♦', '9♠', '5♥')).toBeNull();
      expect(row('3♦', '9♠', '5♥', '2♣')).toEqual({ cards: ['3d', '9s', '5h', '2c'] });
      expect(row('Q♦', 'J♠')).toEqual({ cards: ['Qd', 'Js'] });
    }
  });

  test('is all of its cards, whatever their classes say of them', () => {
    const row = (...items: string[]) =>
      onGeneric(
        `<body><main><div class="row">${items.join('')}</div><button>Higher</button><button>Lower</button></main></body>`,
      );
    const one = (kind: string, face: string, i: number) =>
      `<div class="${kind}"><b class="card">${face}</b><span>${grows(i)}</span></div>`;
    const [start, won, skipped] = [one('', 'K♦', 0), one('win', 'A♠', 1), one('', '5♥', 2)];
    const again = one('win', '9♣', 3);
    expect(row(start, won, skipped, again, one('lose', '2♣', 4))?.contents).toEqual({
      cards: ['Kd', 'As', '5h', '9c', '2c'],
    });
    // What lies there and cannot be told is one of them too.
    expect(row(start, won, one('', '<b>5</b>', 2), again)).toMatchObject({
      contents: null,
      problem: { problem: 'malformed' },
    });
    // Of which hand another is, nothing says.
    expect(row(start, one('', 'A♠', 1), '<p><b class="card">9♣</b></p>')).toMatchObject({
      contents: null,
      problem: { problem: 'ambiguous' },
    });
  });

  test('is not all of its cards where the first went as the next came', () => {
    const row = (...cards: string[]) => {
      const html = cards.map((text, i) => `<b class="card">${text}<i>${grows(i)}</i></b>`).join('');
      document.querySelector('.row')!.innerHTML = html;
      return generic.readTable(survey(document))?.reading.contents ?? null;
    };
    page([]);
    expect(row('K♦', 'A♠', '5♥')).toEqual({ cards: ['Kd', 'As', '5h'] });
    for (const cards of [
      ['A♠', '5♥', '2♣'],
      ['5♥', '2♣', '9♠'],
      ['5♥', '2♣', '9♠'],
      ['5♥', '2♣', '9♠', '3♦'],
    ])
      expect(row(...cards)).toBeNull();
    // Another hand is shorter, as long as it is new.
    expect(row('A♠', '5♥')).toEqual({ cards: ['As', '5h'] });
    expect(row('A♠', '5♥', 'J♣')).toEqual({ cards: ['As', '5h', 'Jc'] });
  });

  test('may be longer than a game is likely to go on, and is sent as it is read', () => {
    const cards = Array.from({ length: 90 }, (_, i) => ['2♣', '9♦', 'K♥', '10♠'][i % 4]!);
    const reading = page(cards, '', (i) => (i === 0 ? 'Start' : `${(1.05 ** i).toFixed(2)}×`))!;
    expect(reading.contents).toMatchObject({ cards: { length: 90 } });
    const sighting = { key: 'a', load: 'a', tick: 1, at: 1, confirmed: false, path: '/', reading };
    expect(parseSightings([sighting]).refused).toEqual([]);
  });

  test('is none of one card alone, nor of two with another to come, which may be the last of many', () => {
    expect(page(['K♦'])?.contents ?? null).toBeNull();
    expect(page(['K♦'], next)?.contents ?? null).toBeNull();
    expect(page(['K♦', 'A♠'], next)?.contents ?? null).toBeNull();
    expect(page(['K♦', 'A♠', '5♥'])?.contents ?? null).toBeNull();
    // Two things that speak against each other tell nothing.
    expect(page(['K♦', 'A♠', '5♥'], next, (i) => grows(2 - i))?.contents ?? null).toBeNull();
  });
});

test('whose a seat is may stand behind a name', () => {
  const row = (cards: readonly string[]) => cards.map((card) => `<b class="card">${card}</b>`).join('');
  const keys = '<button>Hit</button><button>Stand</button>';
  expect(
    onGeneric(`<body><h3>Dealer</h3><div>${row(['K♥', '?'])}</div><section><div class="seat"><div>${row(['9♣', 'J♦'])}</div><p>maria88</p></div>
      <div class="seat"><div>${row(['10♣', '4♠'])}</div><p>tomk (You)</p></div></section>${keys}</body>`),
  ).toMatchObject({
    contents: { dealer: ['Kh', null], player: [['Tc', '4s']], seatsBefore: [['9c', 'Jd']] },
  });
});

test('what a place is called may stand there in two languages', () => {
  const row = (cards: readonly string[]) => cards.map((card) => `<b class="card">${card}</b>`).join('');
  const page = (player: string, banker: string) =>
    onGeneric(`<body><h1>Bacará</h1><section><h3>${player}</h3><div>${row(['4♥', '5♣'])}</div></section>
      <section><h3>${banker}</h3><div>${row(['J♠', '3♦'])}</div></section><button>Nueva ronda</button></body>`);
  const contents = { player: ['4h', '5c'], banker: ['Js', '3d'] };
  expect(page('JUGADOR (PLAYER)', 'BANCA (BANKER)')).toMatchObject({ game: 'baccarat', contents });
  expect(page('JUGADOR (PLAYER)', 'CASA (BANKER)')?.contents).not.toEqual(contents);
});

test('poker against the dealer, and war, are no blackjack; what only sounds like it is', () => {
  const card = (text: string) => `<i class="card">${text}</i>`;
  const page = (
    besides: string,
    controls: string,
  ) => `<section><div><h3>Dealer</h3><p>${card('9♣')}${card('Q♥')}</p></div>
    <div><h3>Your hand</h3><p>${card('5♠')}${card('K♦')}</p></div></section>${besides}${controls}`;
  const on = (html: string) => {
    document.body.innerHTML = html;
    return generic.readTable(survey(document))?.reading;
  };
  const cards = { dealer: ['9c', 'Qh'], player: [['5s', 'Kd']] };
  expect(on(page('', '<button>Deal</button>'))).toMatchObject({ game: 'blackjack', contents: cards });
  expect(on(page('<p>Anteater slots, folding chairs</p>', '<button>Deal</button>'))?.contents).toEqual(cards);
  for (const other of ['<p>Ante $10</p>', '<button disabled>Fold</button>', '<button>Go to War</button>'])
    expect.soft(on(page(other, '<button>Deal</button>')), other).toBeUndefined();
});

describe('cards that are held', () => {
  const TEXTS_OF = ['J♣', '10♥', 'A♠', '2♦', '9♣'];
  const heldOf = (mark: (isHeld: boolean) => string, rest = '') =>
    onGeneric(`<body><div>${TEXTS_OF.map((text, i) => `<div class="slot"><b class="card">${text}</b>${mark(i % 2 === 0)}</div>`).join('')}</div>
      ${rest}<button>Draw</button></body>`)?.contents;
  const SOME = { held: [true, false, true, false, true] };
  const NONE = { held: [false, false, false, false, false] };

  test('have a badge that others have not, or that can be seen', () => {
    expect(heldOf((isHeld) => (isHeld ? '<i>HELD</i>' : ''))).toMatchObject(SOME);
    expect(heldOf((isHeld) => (isHeld ? '<i class="held">✓</i>' : ''))).toMatchObject(SOME);
    expect(heldOf((isHeld) => (isHeld ? '<i>LOCK</i>' : ''))).toMatchObject(SOME);
    expect(heldOf((isHeld) => `<i aria-pressed="${isHeld}">HELD</i>`)).toMatchObject(SOME);
  });

  const row = (control: (isHeld: boolean) => string) =>
    `<p>${TEXTS_OF.map((_, i) => control(i % 2 === 0)).join('')}</p>`;

  test('have one of as many controls below them that is pressed or says so, or a badge of their own beside these', () => {
    const hold = '<button>Hold</button>';
    const held = '<button><i>Held</i></button>';
    expect(
      heldOf(
        () => '',
        row((isHeld) => `<button aria-pressed="${isHeld}">Hold</button>`),
      ),
    ).toMatchObject(SOME);
    expect(
      heldOf(
        () => '',
        row((isHeld) => (isHeld ? held : hold)),
      ),
    ).toMatchObject(SOME);
    expect(
      heldOf(
        (isHeld) => (isHeld ? '<i class="held">✓</i>' : ''),
        row(() => hold),
      ),
    ).toMatchObject(SOME);
    // In more words than a control has, one of them says what is so.
    const told = `of this hand, ${'whatever comes, '.repeat(6)}`;
    expect(heldOf((isHeld) => `<button>${isHeld ? '<i>LOCK</i>' : ''} ${told}</button>`)).toMatchObject(SOME);
    // Fewer controls than cards are of none of them.
    expect(heldOf(() => '', '<button aria-pressed="true">Hold</button>')).toMatchObject(NONE);
  });

  test('are those whose element says so, where each shows its card in a shadow root of its own', () => {
    const shown = (mark: (isHeld: boolean) => readonly [outside: string, inside: string]) => {
      document.documentElement.innerHTML = `<body><div>${TEXTS_OF.map((_, i) => `<x-card ${mark(i % 2 === 0)[0]}></x-card>`).join('')}</div><button>Draw</button></body>`;
      for (const [i, host] of [...document.querySelectorAll('x-card')].entries())
        host.attachShadow({
          mode: 'open',
        }).innerHTML = `<div class="card">${TEXTS_OF[i]}</div>${mark(i % 2 === 0)[1]}`;
      return generic.readTable(survey(document))?.reading?.contents;
    };
    expect(shown((isHeld) => [isHeld ? 'held' : '', ''])).toMatchObject(SOME);
    expect(shown((isHeld) => [isHeld ? 'class="held"' : '', ''])).toMatchObject(SOME);
    expect(
      shown((isHeld) => ['', `<label>Hold<input type="checkbox" ${isHeld ? 'checked' : ''}></label>`]),
    ).toMatchObject(SOME);
    expect(shown(() => ['held="false"', ''])).toMatchObject(NONE);
  });

  test('are not told by what all five have, nor by what a control in a card would do', () => {
    expect(heldOf(() => '<i class="held">HELD</i>')).toMatchObject(NONE);
    expect(heldOf(() => '<i>HELD</i>')).toMatchObject(NONE);
    expect(heldOf(() => '<i>LOCK</i>')).toMatchObject(NONE);
    expect(heldOf((isHeld) => (isHeld ? '<i class="withheld">✓</i>' : ''))).toMatchObject(NONE);
    expect(heldOf((isHeld) => `<button>${isHeld ? 'Unlock' : 'Lock'}</button>`)).toMatchObject(NONE);
    expect(heldOf((isHeld) => `<button>${isHeld ? 'Release' : 'Hold'}</button>`)).toMatchObject(NONE);
  });
});

test('five of one face are what lies behind the backs', () => {
  const page = (texts: readonly string[]) =>
    onGeneric(`<body><div>${texts.map((text) => `<b class="card">${text}</b>`).join('')}</div>
      <p><i>Bet</i><b>5</b></p><button disabled>Draw</button><button>Deal</button></body>`);
  expect(page(Array(5).fill('A♠'))).toMatchObject({ stage: 'resting', contents: null });
  expect(page(['A♠', 'A♠', 'A♠', 'A♠', 'K♠'])).toMatchObject({ stage: 'over' });
  expect(page(['A♠', 'A♠', 'A♠', 'A♠', '?'])).toMatchObject({ stage: 'moving' });
});

test('where what plays is gone from a page and nothing known deals, the cards say that the hand is over', () => {
  const page = (dealer: readonly string[], controls: string) => {
    const hand = (cards: readonly string[]) => cards.map((card) => `<b class="card">${card}</b>`).join('');
    document.body.innerHTML = `<main><h3>Dealer</h3><div>${hand(dealer)}</div><h3>Player</h3><div>${hand(['K♥', '8♠'])}</div>${controls}</main>`;
    return generic.readTable(survey(document))?.reading;
  };
  const gone = () => page(['9♣', 'K♦'], '<button>Los</button>');
  document.documentElement.innerHTML = '<body></body>';
  expect(gone()).toMatchObject({ stage: 'moving', contents: null });
  page(['9♣', '?'], '<button>Hit</button><button>Stand</button>');
  expect(gone()).toMatchObject({ stage: 'over', contents: { dealer: ['9c', 'Kd'] } });
  expect(page(['9♣', '5♦'], '<button>Los</button>')).toMatchObject({ stage: 'moving', contents: null });
});

test('a picture of nothing known beside the dealer’s open card is the one that lies face down, while the player plays', () => {
  const img = (name: string) => `<div class="card"><img src="/c/${name}.webp"></div>`;
  const page = (hole: string, controls: string) =>
    onGeneric(
      `<body><main><h2>Dealer</h2><div>${img('9H')}${hole}</div><h2>Player</h2><div>${img('4S')}${img('10C')}</div>${controls}</main></body>`,
    );
  const plays = '<button>Hit</button><button>Stand</button>';
  for (const hole of [
    img('Background'),
    '<div class="card"><svg></svg></div>',
    '<div class="card"><i>★</i></div>',
    '<div class="card"><canvas></canvas></div>',
  ])
    expect(page(hole, plays), hole).toMatchObject({
      stage: 'dealt',
      contents: { dealer: ['9h', null], player: [['4s', 'Tc']] },
    });
  expect(page(img('Background'), '<button>Deal</button>')).toMatchObject({ contents: null });
  expect(page(img('Background') + img('Background'), plays)).toMatchObject({ contents: null });
});

test('drawing a card beside a dealer is blackjack’s', () => {
  const page = (controls: string) =>
    onGeneric(`<body><main><h3>House: 9</h3><div><b class="card">9♣</b><b class="card">?</b></div><h3>You: 14</h3>
      <div><b class="card">10♣</b><b class="card">4♠</b></div>${controls}</main></body>`);
  const told = { game: 'blackjack', stage: 'dealt', contents: { dealer: ['9c', null] } };
  expect(page('<button>Draw Card</button><button>Stand</button>')).toMatchObject(told);
  expect(page('<button>Draw</button><button disabled>Deal</button>')).toMatchObject(told);
  expect(page('<button disabled>Draw</button><button>Deal</button>')).toMatchObject({ stage: 'over' });
});

test.each([
  ['Krupier', 'Gracz', 'Dobierz', 'Pas', 'Rozdaj'],
  ['딜러', '플레이어', '히트', '스탠드', '게임 시작'],
])('a table in its own language: %s', (dealer, player, hit, stand, deal) => {
  const hand = (cards: readonly string[]) => cards.map((card) => `<b class="card">${card}</b>`).join('');
  const page = (cards: readonly string[], controls: readonly string[]) =>
    onGeneric(`<body><h3>${dealer}</h3><div>${hand(cards)}</div><h3>${player}</h3><div>${hand(['K♥', '8♠'])}</div>
      ${controls.map((one) => `<button>${one}</button>`).join('')}</body>`);
  expect(page(['9♣', '?'], [hit, stand])).toMatchObject({
    stage: 'dealt',
    contents: { dealer: ['9c', null] },
  });
  expect(page(['9♣', '8♣'], [deal])).toMatchObject({ stage: 'over', contents: { dealer: ['9c', '8c'] } });
});

test('what draws where no five cards lie, but a dealer’s, is blackjack’s', () => {
  const page = (dealer: string) =>
    onGeneric(`<body><main><div class="${dealer}"><p><b class="card">Q♥</b><b class="card">?</b></p></div>
      <div class="player"><p><b class="card">4♣</b><b class="card">8♦</b></p><button>Draw</button><button>Los</button></div></main></body>`);
  expect(page('dealer')).toMatchObject({
    game: 'blackjack',
    stage: 'dealt',
    contents: { dealer: ['Qh', null], player: [['4c', '8d']] },
  });
  expect(page('deal')).toMatchObject({ game: 'video-poker', contents: null });
});

test('the row of hilo is known again where what one guesses with is gone', () => {
  const cards = (texts: readonly string[]) =>
    texts
      .map((text, i) => `<div class="one"><b class="card">${text}</b><i>${i ? `${i + 1}.00×` : ''}</i></div>`)
      .join('');
  document.body.innerHTML = `<main><div class="row">${cards(['K♦', 'A♠'])}</div><p><button>Higher</button><button>Lower</button></p></main>`;
  const read = () => generic.readTable(survey(document))?.reading;
  expect(read()).toMatchObject({ stage: 'dealt', contents: { cards: ['Kd', 'As'] } });
  document.querySelector('.row')!.innerHTML = cards(['K♦', 'A♠', '5♥']);
  document.querySelector('p')!.innerHTML = '<button>Place bet</button>';
  expect(read()).toMatchObject({ game: 'hilo', stage: 'over', contents: { cards: ['Kd', 'As', '5h'] } });
  // Other cards on the same page are another game's.
  document.querySelector('main')!.innerHTML =
    `<div class="row">${cards(['K♦', 'A♠', '5♥'])}</div><button>Place bet</button>`;
  expect(read()?.contents ?? null).toBeNull();
});

test('what answers a question about insurance plays, and two other controls beside it do not', () => {
  const page = (question: string, answers: readonly string[]) =>
    onGeneric(`<body><main><h3>Dealer</h3><div><b class="card">A♥</b><b class="card">?</b></div><h3>Player</h3>
      <div><b class="card">9♦</b><b class="card">7♠</b></div><p>${question}</p>${answers.map((one) => `<button>${one}</button>`).join('')}</main></body>`);
  expect(page('Insurance?', ['Yes', 'No'])).toMatchObject({
    stage: 'dealt',
    contents: { dealer: ['Ah', null], player: [['9d', '7s']] },
  });
  for (const asked of [
    'Hand 1 insurance?',
    'Take insurance for $5?',
    '¿Quieres seguro?',
    'Страховка для руки 1?',
  ])
    expect(page(asked, ['Yes', 'No']), asked).toMatchObject({ stage: 'dealt' });
  expect(page('Insurance', ['Yes', 'No'])).toMatchObject({ stage: 'moving' });
  expect(page('Hand 1 insurance', ['Yes', 'No'])?.stage).not.toBe('dealt');
  expect(page('<button>What is insurance?</button>', [])?.stage).not.toBe('dealt');
  expect(page('Insurance?', ['Deal', 'No'])?.stage).not.toBe('dealt');
});

test('a hole card may be called after its suit or its rank, where nothing on it shows either', () => {
  const card = (classes: string, text: string) => `<div class="card ${classes}"><b>${text}</b></div>`;
  const page = (first: string, hole: string, buttons = '<button>Hit</button><button>Stand</button>') =>
    onGeneric(`<body><main><h3>Dealer</h3><div>${first}${hole}</div><h3>Player</h3>
      <div>${card('diamonds', '9')}${card('clubs', '6')}</div>${buttons}</main></body>`);
  const seven = card('spades', '7');
  for (const hole of [card('hearts', ''), card('rank-q', ''), card('hearts flipped', '')])
    expect(page(seven, hole), hole).toMatchObject({
      stage: 'dealt',
      contents: { dealer: ['7s', null], player: [['9d', '6c']] },
    });
  // A rank that is written is one, whatever its suit; and where neither card can be told, how they are drawn is not known.
  expect(page(card('', '7'), card('hearts', ''))?.contents ?? null).toBeNull();
  expect(page(seven, '<div class="card"><b>Q</b></div>')?.contents ?? null).toBeNull();
  expect(page(card('spades', ''), card('hearts', ''))?.contents ?? null).toBeNull();
  // The hand being over, no card of the dealer's lies face down.
  expect(page(seven, card('hearts', ''), '<p>You win</p><button>Deal</button>')?.contents ?? null).toBeNull();
});

test('what a hand is worth may stand in brackets as they are written in Chinese', () => {
  const page = (you: string, dealer: string) =>
    onGeneric(`<body><main><h3>${you}</h3>${hand(['9♦', '6♣'], '')}<h3>${dealer}</h3>${hand(['7♠', '🂠'], '')}
      <button>要牌 (H)</button><button>停牌 (S)</button></main></body>`);
  expect(page('你（15）', '庄家（7+?）')).toMatchObject({
    stage: 'dealt',
    contents: { dealer: ['7s', null], player: [['9d', '6c']] },
  });
  expect(page('你（x）', '庄家（y）')?.contents ?? null).toBeNull();
});

test('a number in brackets at a card is its place’s, or a key’s, and not its rank', () => {
  const page = (number: (place: number) => string, rank: (card: string) => string) => {
    const place = (card: string, i: number) =>
      `<div class="card"><b>${rank(card.slice(0, -1))}</b><i>${card.slice(-1)}</i><u>${number(i + 1)}</u></div>`;
    return onGeneric(`<body><main><div>${['J♣', '7♥', 'A♠', '2♦', '9♣'].map(place).join('')}</div>
      <button>Draw</button></main></body>`)?.contents;
  };
  const plain = (rank: string) => rank;
  for (const number of ['[#]', '(#)', '（#）'])
    expect(
      page((i) => number.replace('#', `${i}`), plain),
      number,
    ).toEqual(expect.objectContaining({ cards: ['Jc', '7h', 'As', '2d', '9c'] }));
  // Bare, it may be a rank; and a rank in brackets may be anything.
  expect(page((i) => `${i}`, plain) ?? null).toBeNull();
  expect(
    page(
      () => '',
      (rank) => `[${rank}]`,
    ) ?? null,
  ).toBeNull();
});

test('the dealer’s cards may stand in something each, with a back of which nothing is said', () => {
  const open = (text: string) => `<b class="card">${text}</b>`;
  const page = (dealer: string, player: string) =>
    onGeneric(`<body><main><h3>Dealer (Hidden)</h3><div>${dealer}</div><h3>You</h3><div>${player}</div>
      <button>Hit</button><button>Stand</button></main></body>`);
  const back = '<div><p class="blue"><svg></svg></p></div>';
  expect(page(`<div>${open('7♦')}</div>${back}`, open('9♥') + open('5♣'))).toMatchObject({
    stage: 'dealt',
    contents: { dealer: ['7d', null], player: [['9h', '5c']] },
  });
  // What does not stand in something built alike is no card.
  expect(
    page(`<div>${open('7♦')}</div><section><p><svg></svg></p></section>`, open('9♥') + open('5♣')),
  ).toMatchObject({
    contents: { dealer: ['7d'] },
  });
});

test('a tie with more said of it, beside a dealer, is a hand of blackjack', () => {
  const cards = (texts: readonly string[]) => texts.map((text) => `<b class="card">${text}</b>`).join('');
  const page = (dealer: string) =>
    onGeneric(`<body><main><p>${dealer}</p><div>${cards(['10♣', '9♠'])}</div><p>Tie — bet returned</p><p>Player</p>
      <div>${cards(['K♥', '9♥'])}</div><button>Deal</button></main></body>`);
  expect(page('Dealer')).toMatchObject({ game: 'blackjack', stage: 'over' });
  expect(page('Banker')).toMatchObject({ game: 'baccarat', stage: 'over' });
});

describe('a dialog over the table', () => {
  const hand = (heading: string, cards: string) =>
    `<div><h5>${heading}</h5><div>${cards
      .split(' ')
      .map((card) => `<span class="card">${card}</span>`)
      .join('')}</div></div>`;
  const hands = (dealer: string, player: string) => hand('Dealer', dealer) + hand('Player', player);
  const table = `${hands('9♣ K♦', '10♥ 8♠')}<p><button>Deal</button><button disabled>Hit</button><button disabled>Stand</button></p>`;
  const bet = `<h2>Bet</h2><p>ID: 1234</p>${hands('7♦ 10♣', '5♥ 5♠ J♦')}<button>Copy</button>`;
  const read = (html: string) => {
    document.body.innerHTML = html;
    return generic.readTable(survey(document))?.reading.contents;
  };
  const OWN = { dealer: ['9c', 'Kd'], player: [['Th', '8s']] };

  test.each([
    ['role', `<div role="dialog">${bet}</div>`],
    ['element', `<dialog open>${bet}</dialog>`],
    ['class', `<div class="modal-overlay"><div class="modal">${bet}</div></div>`],
  ])('shows another hand, which is not the player’s: known by its %s', (_, dialog) => {
    expect(read(`<main>${table}</main>${dialog}`)).toMatchObject(OWN);
    expect(
      read(`<main><p><button>Deal</button><button disabled>Hit</button></p></main>${dialog}`),
    ).toBeFalsy();
  });

  test('is the table itself where it is played in', () => {
    expect(read(`<div role="dialog">${table}</div>`)).toMatchObject(OWN);
    expect(read(`<p><button>Deal</button></p><div role="dialog">${table}</div>`)).toMatchObject(OWN);
    expect(read(`<div class="modal-body"><div class="modal-content">${table}</div></div>`)).toMatchObject(
      OWN,
    );
  });
});

describe('who is called the bank', () => {
  const cards = (texts: readonly string[]) => texts.map((text) => `<b class="card">${text}</b>`).join('');
  const page = (controls: string, { bank = 'Banca', tie = 'Empate', title = 'Mesa' } = {}) =>
    `<head><title>${title}</title></head><body><main><h4>${bank}</h4><div>${cards(['7♥', '10♣'])}</div><h4>Jugador</h4>
      <div>${cards(['J♠', '7♦'])}</div><p>${tie}</p><p id="keys">${controls}</p></main></body>`;
  const deal = '<button>Repartir</button>';
  const keys = '<button>Pedir carta</button><button>Me planto</button>';
  const read = () => generic.readTable(survey(document))?.reading;

  test('is the dealer, where one could hit or stand below that heading', () => {
    expect(onGeneric(page(keys))?.game).toBe('blackjack');
    document.querySelector('#keys')!.innerHTML = deal;
    expect(read()).toMatchObject({
      game: 'blackjack',
      stage: 'over',
      contents: { dealer: ['7h', 'Tc'], player: [['Js', '7d']] },
    });
    // Another heading, on the same page, may be that of another game.
    const heading = document.querySelector('h4')!;
    heading.replaceWith(heading.cloneNode(true));
    expect(read()).toBeUndefined();
    document.title = 'Bacará';
    expect(read()).toMatchObject({ game: 'baccarat', stage: 'over' });
  });

  test('is the banker, where nothing says that one plays another game', () => {
    expect(onGeneric(page(deal))?.game).toBe('baccarat');
    for (const title of ['Blackjack y vídeo póker', 'Póker'])
      expect(onGeneric(page(deal, { title })), title).toBeUndefined();
    expect(onGeneric(page(deal, { title: 'Blackjack y bacará' }))?.game).toBe('baccarat');
    // Who is called a banker is one, and so is a bank beside a tie to bet on.
    expect(onGeneric(page(deal, { title: 'Blackjack', bank: 'Banquero' }))?.game).toBe('baccarat');
    for (const tie of ['Empate 8:1', '<button>Empate</button>'])
      expect(onGeneric(page(deal, { title: 'Blackjack', tie }))?.game, tie).toBe('baccarat');
  });
});

describe('where what deals is blocked until a bet lies there', () => {
  const cards = (texts: readonly string[]) => texts.map((text) => `<b class="card">${text}</b>`).join('');
  const page = (keys: string, dealer = ['7♥', '10♣']) =>
    `<body><main><h4>Dealer</h4><div>${cards(dealer)}</div><h4>Player</h4><div>${cards(['J♠', '8♦'])}</div><p>${keys}</p></main></body>`;
  const play = '<button>Hit</button><button>Stand</button>';
  const blocked = '<button disabled>Deal</button>';
  const again = '<button>Repeat</button>';
  const to = (keys: string) => {
    document.querySelector('p')!.innerHTML = keys;
    return generic.readTable(survey(document))?.reading.stage;
  };

  test('a hand is over where the bet can be repeated, which it could not while one played', () => {
    expect(onGeneric(page(play, ['7♥', '?']))?.stage).toBe('dealt');
    document.querySelector('b + b')!.textContent = '3♣';
    expect(to(blocked)).toBe('moving');
    expect(to(blocked + again)).toBe('over');
    expect(to(blocked + again.replace('>', ' disabled>'))).toBe('moving');
  });

  test('what could be pressed at any time tells nothing', () => {
    expect(onGeneric(page(play + again, ['7♥', '?']))?.stage).toBe('dealt');
    document.querySelector('b + b')!.textContent = '3♣';
    expect(to(blocked + again)).toBe('moving');
    // And nothing is known of a page on which nobody has played yet.
    onGeneric(page(blocked + again, ['7♥', '3♣']));
    expect(to(blocked + again)).toBe('moving');
  });
});

describe('five cards that were to be drawn to', () => {
  const page = (keys: string) =>
    `<body><main><ol>${['J♣', '10♥', 'A♠', '2♦', '9♣'].map((text) => `<li class="card">${text}</li>`).join('')}</ol><p>${keys}</p></main></body>`;
  const read = (keys: string) => {
    document.querySelector('p')!.innerHTML = keys;
    return generic.readTable(survey(document))?.reading;
  };

  test('are stood on by who holds them all', () => {
    expect(onGeneric(page('<button>Cambiar 3 cartas</button>'))).toMatchObject({
      game: 'video-poker',
      stage: 'dealt',
    });
    expect(read('<button>Me planto</button>')).toMatchObject({
      game: 'video-poker',
      stage: 'dealt',
      contents: { cards: WRITTEN },
    });
    // One that could be hit too is of another game.
    expect(read('<button>Me planto</button><button>Pedir</button>')?.game).not.toBe('video-poker');
  });

  test('are no hand of video poker where one could do nothing but stand', () => {
    expect(onGeneric(page('<button>Stand</button>'))?.game).not.toBe('video-poker');
  });
});

test('five cards are found by what stands in their middle, though what stands in their corners is deeper', () => {
  const page = (levels: number) =>
    onGeneric(
      `<body><main><div>${['J♣', '10♥', 'A♠', '2♦', '9♣']
        .map((text) => {
          const suit = text.slice(-1);
          const corner = `<div><span>${text.slice(0, -1)}</span><span>${suit}</span></div>`;
          const face = `<div>${corner}<div>${suit}</div>${corner}</div>`;
          return `<button>${'<div>'.repeat(levels)}${face}${'</div>'.repeat(levels)}<p></p></button>`;
        })
        .join('')}</div><p><button>Draw</button></p></main></body>`,
    )?.contents;
  expect(page(1)).toMatchObject({ cards: WRITTEN });
  expect(page(3)).toMatchObject({ cards: WRITTEN });
  expect(page(9)).toBeFalsy();
});
