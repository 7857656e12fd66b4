// @vitest-environment jsdom
/** How far a hand is, where what can be pressed does not tell it. */
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { survey } from '../../../src/reading/survey.ts';
import { readAs } from '../../../src/sites/read-as.ts';

vi.hoisted(() => {
  Element.prototype.checkVisibility = function (this: Element) {
    return this.closest('[hidden]') === null;
  };
  Element.prototype.getAnimations ??= () => [];
});

const generic = readAs('generic');

const onPage = (body: string, title = 'Cards') => {
  document.documentElement.innerHTML = `<head><title>${title}</title></head><body>${body}</body>`;
  return generic.readTable(survey(document))?.reading;
};

const hand = (name: string, ...cards: readonly string[]) =>
  `<h3>${name}</h3><p>${cards.map((card) => `<b class="card">${card}</b>`).join('')}</p>`;

const PLAYS = '<button>Hit</button><button>Stand</button>';

test('baccarat whose third cards are drawn by hand is no blackjack, and under way until they are drawn', () => {
  const sides = hand('Player', '7♦', 'K♥') + hand('Banker', '7♠', 'J♣');
  const tie = '<p>Tie</p>';
  expect(onPage(sides + tie + PLAYS, 'Baccarat practice')).toMatchObject({
    game: 'baccarat',
    stage: 'moving',
    contents: null,
  });
  expect(onPage(`${sides}${tie}<button>Deal</button>`, 'Baccarat practice')).toMatchObject({
    game: 'baccarat',
    stage: 'over',
    contents: { player: ['7d', 'Kh'], banker: ['7s', 'Jc'] },
  });
  // Some call the dealer of blackjack a banker.
  expect(onPage(hand('Banker', '9♠', '?') + hand('Player', '2♦', 'K♥') + PLAYS, 'Blackjack')).toMatchObject({
    game: 'blackjack',
    stage: 'dealt',
    contents: { dealer: ['9s', null], player: [['2d', 'Kh']] },
  });
});

test('a page whose title names one game has a table at rest where nothing but what deals is there', () => {
  for (const deal of ['<input type="submit" value="Deal a hand (5 credits)">', '<button>🎴 El oyna</button>'])
    expect(onPage(deal, 'Blackjack'), deal).toMatchObject({ game: 'blackjack', stage: 'resting' });
  const deal = '<button>🃏 Deal (Bet: 20)</button>';
  for (const [title, game] of [
    ['Blackjack', 'blackjack'],
    ['Lucky casino: Блэкджек', 'blackjack'],
    ['Siebzehn und Vier – Hafenkasino', 'blackjack'],
    ['Oczko | Karty', 'blackjack'],
    ['♠️ Video Poker - Jacks or Better', 'video-poker'],
    ['Poker vidéo', 'video-poker'],
    ['Vídeo Pôquer', 'video-poker'],
    ['Видео-покер', 'video-poker'],
    ['Poker dobierany (Walety lub lepsze)', 'video-poker'],
    ['ジャックス・オア・ベター', 'video-poker'],
  ] as const) {
    expect(onPage(`<p>Credits: 500</p>${deal}`, title), title).toMatchObject({ game, stage: 'resting' });
    expect(onPage(`<h1>${title}</h1>${deal}`), title).toMatchObject({ game, stage: 'resting' });
    // What cannot be pressed, bets at any game, or stands below a picture of the table says nothing.
    for (const other of [
      '<button disabled>Deal</button>',
      '<button>Play</button>',
      `<canvas></canvas>${deal}`,
      `<iframe></iframe>${deal}`,
      '<p>Deal</p>',
    ])
      expect(onPage(other, title), other).toBeUndefined();
  }
  for (const title of [
    'Cards',
    'Blackjack and video poker',
    'Three card poker',
    'Blackjack, baccarat',
    'Poker',
    'Oczkowski',
    'Boczko',
    'Blackjack, Hi-Lo',
    'Valets',
  ])
    expect(onPage(deal, title), title).toBeUndefined();
});

test.each([
  [
    'blackjack',
    'Black Jack, BLACKJACK, Siebzehn und Vier, Oczko, Блэкджек, 21点, 21點, ブラックジャック, 블랙잭',
  ],
  [
    'video-poker',
    'Video-Poker, Videopoker, Vidéo Poker, Vídeo Póker, Video Pôquer, Poker video, Poker vidéo, Jacks or Better, Walety lub lepsze, Видеопокер, Видео-покер, ビデオポーカー, ジャックス・オア・ベター, 비디오 포커, 비디오포커, 视频扑克, 視訊撲克',
  ],
  [
    'hilo',
    'Hi-Lo, Hi Lo, HILO, High-Low, High / Low, High & Low, High or low, High and low, HighLow, Higher or Lower, Höher oder tiefer, Höher tiefer, Höher - tiefer, Höher/tiefer, Plus haut ou plus bas, Plus haut / plus bas, Больше или меньше, Больше меньше, Выше или ниже, Выше-ниже, ハイロー, ハイ&ロー, ハイ・ロー, 하이로, 猜大小',
  ],
] as const)(
  'any name of %s in a title tells that it is that, unless the title names another game, too',
  (game, names) => {
    const deal = '<button>Deal</button>';
    for (const name of names.split(', ')) {
      expect(onPage(deal, name), name).toMatchObject({ game, stage: 'resting' });
      expect(onPage(deal, `${name}, Baccarat`), name).toBeUndefined();
    }
    for (const poker of ['Poker', 'Póker', 'Pôquer', 'Покер', 'ポーカー', '포커', '扑克', '撲克'])
      expect(onPage(deal, `${names.split(', ')[0]} | ${poker}`)?.game, poker).toBe(
        game === 'video-poker' ? game : undefined,
      );
    if (game !== 'hilo') expect(onPage(deal, `${names.split(', ')[0]} | Hi-Lo`)?.game).not.toBe('hilo');
  },
);

test('a page whose title names hilo has a table at rest where nothing but what begins a hand is there', () => {
  const deal = '<button>Start game</button>';
  const atRest = { game: 'hilo', stage: 'resting' };
  for (const title of [
    'Hi-Lo',
    'HiLo | Games',
    'Higher or Lower',
    'High / Low',
    'Больше или меньше',
    'Выше-Ниже',
    'Le jeu : plus haut, plus bas',
    'Höher oder tiefer?',
    'Höher oder niedriger',
    'Mayor o menor — Casino',
    'Maior ou menor',
    'Alto o bajo',
    'Wyżej czy niżej?',
    'Yüksek veya düşük',
    '하이로',
  ])
    expect(onPage(`<p>Streak: 0</p>${deal}`, title), title).toMatchObject(atRest);
  // The card to start with may be on the table, to be turned.
  expect(onPage(`<div><b class="card">🂠</b></div>${deal}`, 'Hi-Lo')).toMatchObject(atRest);
  for (const title of [
    'Hilos de oro',
    'High limit, low stakes',
    'Hi-Lo and blackjack',
    'Sushilo',
    'Maiores e menores',
    'Alto riesgo, bajo coste',
    'Mayor premio',
  ])
    expect(onPage(deal, title), title).toBeUndefined();
  // A number may be rolled higher or lower, and a hand may be under way.
  for (const other of ['<button>Roll</button>', '<b class="card">7♦</b>', '<canvas></canvas>'])
    expect(onPage(other + deal, 'Hi-Lo'), other).toBeUndefined();
  expect(onPage('<button disabled>Start game</button>', 'Hi-Lo')).toBeUndefined();
});

test('several controls that bet an amount each begin a hand as what deals does', () => {
  const bets = '<button>Bet $10</button><button>Bet $25</button>';
  for (const [title, game] of [
    ['Blackjack', 'blackjack'],
    ['High / Low', 'hilo'],
  ] as const) {
    expect(onPage(bets, title), title).toMatchObject({ game, stage: 'resting' });
    expect(onPage('<button>Comenzar partida</button>', title), title).toMatchObject({ game });
    // One alone does so where it is told what is staked.
    const staked = '<label>Stake <input value="1.00"></label><button>Place bet</button>';
    expect(onPage(staked, title), title).toMatchObject({ game, stage: 'resting' });
    // Or, at hilo, where there is nothing else to bet on, how much it is.
    const alone = onPage('<button>Bet $10</button>', title);
    expect(alone?.stage, title).toBe(game === 'hilo' ? 'resting' : undefined);
    for (const other of [
      '<button>Bet</button>',
      bets.replaceAll('<button', '<button disabled'),
      `<canvas></canvas>${bets}`,
      '<p>Bet $10</p><p>Bet $25</p>',
    ])
      expect(onPage(other, title), other).toBeUndefined();
  }
  for (const title of ['Cards', 'Dice', 'Blackjack and hi-lo']) expect(onPage(bets, title)).toBeUndefined();
});

test('words of Indonesian tell a table as others do', () => {
  const page = (more: string) => onPage(hand('Bandar', '9♣', 'J♦') + hand('Kamu', 'A♠', '6♥') + more);
  expect(page('<p>Bandar menang</p><button>Main Lagi (5 🪙)</button>')).toMatchObject({
    game: 'blackjack',
    stage: 'over',
    contents: { dealer: ['9c', 'Jd'], player: [['As', '6h']] },
  });
  const deal = '<button disabled>Bagi kartu</button>';
  expect(page(`<button>Tambah kartu</button><button>Berhenti</button>${deal}`)).toMatchObject({
    stage: 'dealt',
  });
  // What shares a page deals nothing.
  expect(page('<button>Bagikan</button>')?.stage).not.toBe('over');
});

test('a dealer who has drawn says that the player is done, though he could press what plays', () => {
  const page = (...dealer: readonly string[]) =>
    onPage(`${hand('Dealer', ...dealer)}${hand('You', 'A♦', '6♠')}${PLAYS}<button disabled>Deal</button>`);
  expect(page('8♣', '7♦', 'Q♥')).toMatchObject({ stage: 'over', contents: { dealer: ['8c', '7d', 'Qh'] } });
  // He may draw on.
  expect(page('8♣', '2♦', '3♥')).toMatchObject({ stage: 'moving', contents: null });
  expect(page('8♣', '?')).toMatchObject({ stage: 'dealt', contents: { dealer: ['8c', null] } });
  // Both of his cards lie open from the beginning where the rules say so.
  expect(page('8♣', '7♦')).toMatchObject({ stage: 'dealt', contents: { dealer: ['8c', '7d'] } });
});

test('nobody plays a hand that is bust, though he could press what plays', () => {
  const page = (deal: string, ...hands: readonly (readonly string[])[]) => {
    const own = hands.map((cards, i) => hand(hands.length > 1 ? `Hand ${i + 1}` : 'You', ...cards));
    return onPage(hand('Dealer', '8♣', hole) + own.join('') + PLAYS + deal);
  };
  const hole = '?';
  const [bust, other] = [
    ['K♦', '6♠', '9♥'],
    ['K♠', '6♥'],
  ];
  for (const deal of ['', '<button disabled>Deal</button>']) {
    expect(page(deal, bust), deal).toMatchObject({ stage: 'over', contents: { dealer: ['8c', null] } });
    expect(page(deal, other), deal).toMatchObject({ stage: 'dealt' });
    expect(page(deal, bust, other), deal).toMatchObject({
      stage: 'dealt',
      contents: { dealer: ['8c', null] },
    });
  }
});

test('a dealer without a hole card has two open ones while the player plays, where he would have to draw', () => {
  const page = (dealer: readonly string[], you: readonly string[], play = PLAYS) =>
    onPage(hand('Dealer', ...dealer) + hand('You', ...you) + play);
  expect(page(['6♥', 'K♣'], ['9♦', '3♠', '5♣'])).toMatchObject({
    stage: 'dealt',
    contents: { dealer: ['6h', 'Kc'], player: [['9d', '3s', '5c']] },
  });
  // He may have played already, where what plays can be pressed at all times.
  expect(page(['7♥', 'K♣'], ['9♦', '3♠'])).toMatchObject({ stage: 'moving', contents: null });
  expect(page(['A♥', '6♣'], ['9♦', '3♠'])).toMatchObject({ stage: 'moving', contents: null });
  expect(page(['6♥', 'K♣'], ['A♦', 'J♠'])).toMatchObject({ stage: 'moving', contents: null });
  expect(page(['6♥', 'K♣'], ['9♦', '3♠', 'J♣'])).toMatchObject({ stage: 'moving', contents: null });
  // With something that deals there as well, one cannot tell.
  expect(page(['6♥', 'K♣'], ['9♦', '3♠'], `${PLAYS}<button>Deal</button>`)).toMatchObject({
    stage: 'moving',
  });
});

test('what leads to other parts of a site does not bet', () => {
  const five = ['K♠', '5♣', '5♦', '10♥', '2♠'].map((card) => `<li class="card">${card}</li>`).join('');
  const page = (play: string) => onPage(`${play}<ol>${five}</ol><button disabled>Draw</button>`)?.stage;
  expect(page('<nav><a href="#play">Play</a></nav>')).toBe('moving');
  expect(page('<nav><button>Play</button></nav>')).toBe('moving');
  // But for what nothing but a game has.
  expect(page('<nav><button>Deal</button></nav>')).toBe('over');
  expect(page('<nav><a href="#deal">Deal</a></nav>')).toBe('moving');
  expect(page('<div role="navigation"><a href="#play">Play</a></div>')).toBe('moving');
  expect(page('<p><a href="#play">Play</a></p>')).toBe('over');
});

test('one says in French and in Russian of a card, which is feminine, that it is higher or the same', () => {
  const row = ['6♠', 'K♥', '2♦', '10♣']
    .map((card, i) => `<li class="card"><b>${card}</b> ${i ? `1.2${i}×` : ''}</li>`)
    .join('');
  for (const [higher, lower] of [
    ['Выше или та же', 'Ниже или та же'],
    ['Plus haute ou égale', 'Plus basse ou égale'],
    ['Más alta o la misma', 'Más baja o la misma'],
    ['Wyższa lub taka sama', 'Niższa lub taka sama'],
  ])
    expect(
      onPage(`<ol>${row}</ol><button>${higher}</button><button>${lower}</button>`),
      higher,
    ).toMatchObject({
      game: 'hilo',
      contents: { cards: ['6s', 'Kh', '2d', 'Tc'] },
    });
});

test('a table that one could play at and bet on at all times is at rest while nothing lies on it', () => {
  const page = (dealer: string, you = '') => onPage(`${dealer}${you}${PLAYS}<button>Bet</button>`)?.stage;
  const headed = (name: string, inside: string) => `<div><h3>${name}</h3><p>${inside}</p><i>0</i></div>`;
  const named = (name: string, inside: string) => `<div id="${name}Hand" class="hand">${inside}</div>`;
  for (const place of [headed, named]) {
    expect(page(place('dealer', ''), place('player', ''))).toBe('resting');
    // Whatever is drawn there, or worth something, may be cards.
    expect(page(place('dealer', '<img src="x.png">'), place('player', ''))).toBe('moving');
    expect(page(place('dealer', ''), place('player', '<canvas></canvas>'))).toBe('moving');
    expect(page(place('dealer', 'S K'), place('player', '<i>Hand of 17</i>'))).toBe('moving');
  }
  expect(page(headed('Dealer', ''))).toBe('moving');
  // Where nothing can be bet, a hand is under way.
  const blocked = `${PLAYS}<button disabled>Bet</button>`;
  for (const said of ['', '<p>Place your bet</p>'])
    expect(onPage(headed('Dealer', '') + headed('You', '') + blocked + said)?.stage).toBe('dealt');
});

test('a table with nothing on it but the sign of a suit is at rest where the next hand can be dealt', () => {
  const page = (above: string, dealer: string) =>
    onPage(`<section><p>${above}</p><div><h3>Dealer</h3><p>${dealer}</p></div>
      <div><h3>Your hand</h3><p>Cards will lie here.</p></div></section><button>Deal</button>`)?.stage;
  expect(page('♠ · Blackjack · ♠', 'Cards will lie here.')).toBe('resting');
  // At the dealer’s place the same may be of a card.
  expect(page('', '♠')).not.toBe('resting');
  expect(page('', '<b>K♠</b>')).not.toBe('resting');
  expect(page('', '<b class="card back"></b>')).not.toBe('resting');
});

test('a table with nothing on it is at rest where one can bet, though what deals is hidden until a hand is over', () => {
  const controls = (bet: string, deal: string) =>
    `<p hidden>${PLAYS}</p><button ${bet}>Place bet</button><p ${deal}><button>Next hand</button></p>`;
  const page = (dealer: string, bet = '', deal = 'hidden') =>
    onPage(`<div><h3>Dealer</h3>${dealer}</div><div><h3>You</h3><p></p></div>${controls(bet, deal)}`)?.stage;
  expect(page('<p></p>')).toBe('resting');
  // Where no bet can be placed either, cards may be on their way; and whatever is drawn may be a card.
  expect(page('<p></p>', 'disabled')).toBe('moving');
  expect(page('<p></p>', 'hidden')).toBe('moving');
  // Unless bets are asked for, and not by what is pressed.
  expect(page('<p></p>', 'disabled', '>Place your bet</p><p hidden')).toBe('resting');
  expect(page('<p></p>', 'disabled', '><a>Place your bet</a></p><p hidden')).toBe('moving');
  expect(page('<p><canvas></canvas></p>')).toBe('moving');
  expect(page('<p><b class="card">K♠</b></p>')).toBe('moving');
});

test('pictures of whom a place is head it, and what is said of the end tells it where nothing is left to be pressed', () => {
  const side = (name: string, ...cards: readonly string[]) =>
    `<div><img alt="${name}" src="${name}.svg"><p>${cards.map((card) => `<b class="card">${card}</b>`).join('')}</p></div>`;
  const over = {
    game: 'blackjack',
    stage: 'over',
    contents: { dealer: ['Ac', '7h'], player: [['Ts', '8d']] },
  };
  const sides = side('dealer', 'A♣', '7♥') + side('player', '10♠', '8♦');
  for (const said of ['The game is finished!', 'Игра окончена', 'Fin del juego.', '本局结束'])
    expect(onPage(`${sides}<p>${said}</p>`)).toMatchObject(over);
  expect(onPage(`${sides}<p>The game is on!</p>`)).toMatchObject({ stage: 'moving', contents: null });
  // Below 18 a dealer may draw on, whatever is said.
  expect(
    onPage(`${side('dealer', 'A♣', '6♥')}${side('player', '10♠', '8♦')}<p>Round over</p>`),
  ).toMatchObject({
    stage: 'moving',
    contents: null,
  });
  // What leads home shows a house, and nobody who deals.
  const five = hand('', '9♣', 'A♠', 'J♣', '10♥', '2♦');
  const home = '<img alt="House" src="house.svg">';
  expect(onPage(`<a href="/">${home}</a><header>${home}</header>${five}<button>Draw</button>`)).toMatchObject(
    {
      game: 'video-poker',
      stage: 'dealt',
    },
  );
});

test('of players side by side the one who can play is the player, unless he may have split', () => {
  const seat = (cards: readonly string[], inside = '') =>
    `<div class="col"><p>${cards.map((card) => `<b class="card">${card}</b>`).join('')}</p>${inside}</div>`;
  const page = (seats: string, below = '') =>
    onPage(`${hand('Dealer', '?', 'A♠')}<h3>Your hand</h3><section>${seats}</section>${below}`);
  const [one, other] = [
    ['K♦', '8♣'],
    ['5♥', '10♦'],
  ] as const;
  const dealt = { stage: 'dealt', contents: { dealer: [null, 'As'] } };
  expect(page(seat(one) + seat(other, PLAYS))).toMatchObject({
    ...dealt,
    contents: { player: [['5h', 'Td']], seatsBefore: [['Kd', '8c']] },
  });
  expect(page(seat(one, PLAYS) + seat(other))).toMatchObject({
    contents: { player: [['Kd', '8c']], seatsAfter: [['5h', 'Td']] },
  });
  const noSeats = (read: ReturnType<typeof page>) =>
    expect(JSON.stringify(read?.contents ?? null)).not.toContain('seats');
  // Two hands that begin alike may be one that was split, the second of which is played.
  noSeats(page(seat(['10♦', '8♣']) + seat(['K♥', '10♦'], PLAYS)));
  noSeats(page(seat(one, PLAYS) + seat(other, PLAYS)));
  noSeats(page(seat(one) + seat(other), PLAYS));
});

test('hands side by side are one player’s where they lie in what is called after him, not after all of them', () => {
  const row = (cards: string) =>
    `<p>${cards
      .split(' ')
      .map((card) => `<b class="card">${card}</b>`)
      .join('')}</p>`;
  const page = (name: string) =>
    onPage(
      `<div class="dealer">${row('A♠ ?')}</div><div class="${name}">${row('K♦ 8♣')}${row('5♥ 10♦')}</div>${PLAYS}`,
    );
  expect(page('player-hands')?.contents).toMatchObject({
    player: [
      ['Kd', '8c'],
      ['5h', 'Td'],
    ],
  });
  expect(page('players')).toMatchObject({ stage: 'moving', contents: null });
});

test('what holds cards tells that there are some to draw, once it was seen to be blocked beside a hand that was over', () => {
  const page = (cards: readonly string[], hold: string, rest = '') => {
    document.body.innerHTML = `<div>${cards.map((card) => `<div><b class="card">${card}</b><button ${hold}>Hold</button></div>`).join('')}</div>
      <button>Deal</button>${rest}`;
    return generic.readTable(survey(document))?.reading;
  };
  const [one, other] = [
    ['9♣', 'A♠', 'J♣', '10♥', '2♦'],
    ['9♣', 'A♠', '4♣', '4♥', '4♦'],
  ];
  const contents = { cards: ['9c', 'As', 'Jc', 'Th', '2d'] };
  onPage('');
  expect(page(one, '')).toMatchObject({ stage: 'moving', contents: null });
  // With no card there to be held it may be blocked on any page.
  expect(page(Array(5).fill('?'), 'disabled')).toMatchObject({ stage: 'resting' });
  expect(page(one, '')).toMatchObject({ stage: 'moving', contents: null });
  expect(page(other, 'disabled')).toMatchObject({ stage: 'over' });
  expect(page(one, '')).toMatchObject({ stage: 'dealt', contents });
  // It cannot be over as well.
  expect(page(one, '', '<p>Game over</p>')).toMatchObject({ stage: 'moving', contents: null });
  // Another page knows nothing of it.
  onPage('');
  document.documentElement.replaceChild(document.createElement('body'), document.body);
  expect(page(one, '')).toMatchObject({ stage: 'moving', contents: null });
});

test('a hand of baccarat with nothing to be pressed beside it is over where a winner is named and no card is due', () => {
  const page = (player: readonly string[], banker: readonly string[], rest: string) =>
    onPage(`${hand('Player', ...player)}${hand('Banker', ...banker)}<p>Tie</p>${rest}`, 'Baccarat');
  const wins = '<p>Player wins!</p>';
  const [natural, low] = [
    ['9♦', 'K♥'],
    ['3♠', 'J♣'],
  ];
  const over = { game: 'baccarat', stage: 'over', contents: { player: ['9d', 'Kh'], banker: ['3s', 'Jc'] } };
  expect(page(natural, low, wins)).toMatchObject(over);
  expect(page(natural, low, '<p>Победа игрока</p>')).toMatchObject(over);
  const isMoving = { game: 'baccarat', stage: 'moving', contents: null };
  expect(page(natural, low, '')).toMatchObject(isMoving);
  // What deals may be blocked until chips lie there, and is while it deals.
  expect(page(natural, low, `${wins}<button disabled>Deal</button>`)).toMatchObject(over);
  expect(page(natural, low, '<button disabled>Deal</button>')).toMatchObject(isMoving);
  // Third cards are due.
  expect(page(['2♦', 'K♥'], low, wins)).toMatchObject(isMoving);
  expect(page(['2♦', 'K♥', '6♣'], low, wins)).toMatchObject(isMoving);
  expect(page(['2♦', 'K♥', '6♣'], [...low, '4♥'], wins)).toMatchObject({ stage: 'over' });
  expect(page(['9♦'], low, wins)).toMatchObject(isMoving);
});

test('a hand of baccarat is over where one can bet on a side again', () => {
  const page = (bets: string) =>
    onPage(
      `${hand('Punto (Spieler)', '9♦', 'K♥')}${hand('Banco (Bank)', '3♠', 'J♣')}${bets}`,
      'Baccarat – Kurhaus',
    );
  const contents = { player: ['9d', 'Kh'], banker: ['3s', 'Jc'] };
  const button = (side: string, rest = '') =>
    `<button${rest}>Auf ${side} setzen<small>8 : 1</small></button>`;
  expect(page(button('Punto') + button('Banco'))).toMatchObject({
    game: 'baccarat',
    stage: 'over',
    contents,
  });
  const blocked = button('Punto', ' disabled') + button('Banco', ' disabled');
  expect(page(blocked)).toMatchObject({ stage: 'moving', contents: null });
});

test('a hand of blackjack beside which nothing can be pressed before chips lie there is over where that is said', () => {
  const blocked = ['Hit', 'Stand', 'Deal'].map((name) => `<button disabled>${name}</button>`).join('');
  const page = (dealer: readonly string[], rest: string) =>
    onPage(`${hand('Dealer', ...dealer)}${hand('You', '10♠', '8♦')}${rest}${blocked}`);
  const contents = { dealer: ['Ac', '8h'], player: [['Ts', '8d']] };
  expect(page(['A♣', '8♥'], '<p>You lost $10</p>')).toMatchObject({ stage: 'over', contents });
  // What deals is blocked while the dealer plays, too.
  const isMoving = { stage: 'moving', contents: null };
  expect(page(['A♣', '8♥'], '')).toMatchObject(isMoving);
  expect(page(['A♣', '?'], '<p>You lost $10</p>')).toMatchObject(isMoving);
  expect(page(['A♣', '5♥'], '<p>You lost $10</p>')).toMatchObject(isMoving);
});

test('what draws may say in any language that what is held stays', () => {
  const five = `<p>${['J♣', '10♥', 'A♠', '2♦', '9♣'].map((card) => `<b class="card">${card}</b>`).join('')}</p>`;
  const page = (said: string) => onPage(`${five}<button disabled>Deal</button><button>${said}</button>`);
  const dealt = { game: 'video-poker', stage: 'dealt', contents: { cards: ['Jc', 'Th', 'As', '2d', '9c'] } };
  for (const said of [
    'Hold & Draw',
    'Hold and draw',
    'HOLD / DRAW',
    'Halten und Ziehen',
    'Retener y cambiar cartas',
    'Garder et tirer',
    'Держать и менять',
    'ホールド＆ドロー',
    '保留并换牌',
  ])
    expect(page(said), said).toMatchObject(dealt);
  for (const said of ['Hold & Win', 'Hold and stay', 'Draw and win'])
    expect(page(said)?.stage, said).not.toBe('dealt');
});

test('signs of what is held leave open whether there are cards to draw, where one control deals and draws', () => {
  const page = (cards: readonly string[], signs: string) =>
    onPage(
      `<p>${signs}</p><div>${cards.map((card) => `<b class="card">${card}</b>`).join('')}</div><button>Deal</button>`,
    );
  const five = ['9♣', 'A♠', 'J♣', '10♥', '2♦'];
  expect(page(five, '')).toMatchObject({ game: 'video-poker', stage: 'over' });
  for (const sign of ['HOLD', 'Held'])
    expect(page(five, `<i style="visibility: hidden">${sign}</i>`), sign).toMatchObject({
      stage: 'moving',
      contents: null,
    });
  // Nor is a hand over for a card that nobody can tell.
  const unknown = [...five.slice(0, 4), '<img src="x.png">'];
  expect(page(unknown, '<i>HOLD</i>')).toMatchObject({ stage: 'moving', contents: null });
  expect(page(unknown, '')).toMatchObject({ stage: 'over', problem: { problem: 'malformed' } });
});

describe('who is called the bank in Chinese', () => {
  const sides = (bank: string, player: string) =>
    `${hand(player, '2♦', 'K♥', '9♣')}${hand(bank, '5♠', 'A♥')}<button>发牌</button>`;
  const spots = '<button>闲 1:1</button><button>和 8:1</button><button>庄 0.95:1</button>';
  const baccarat = { game: 'baccarat', stage: 'over', contents: { banker: ['5s', 'Ah'] } };

  test('is the banker of baccarat, where the page says so or a tie can be bet on', () => {
    for (const [bank, player] of [
      ['庄家', '闲家'],
      ['庄', '闲'],
      ['莊家', '閒家'],
      ['莊', '閒'],
    ] as const) {
      expect(onPage(sides(bank, player), '百家乐'), bank).toMatchObject(baccarat);
      expect(onPage(sides(bank, player) + spots, '娱乐城'), bank).toMatchObject(baccarat);
    }
    expect(onPage(`${sides('庄家', '闲家')}<p>庄家胜</p>`, '百家乐')).toMatchObject(baccarat);
  });

  test('is the dealer of blackjack, where one can hit or stand or could, or nothing speaks of baccarat', () => {
    const two = hand('庄家', '9♠', '8♥') + hand('玩家', '2♦', 'K♥', '7♣');
    const play = '<button disabled>要牌</button><button disabled>停牌</button>';
    const blackjack = { game: 'blackjack', stage: 'over', contents: { dealer: ['9s', '8h'] } };
    expect(onPage(`${two}${play}<button>发牌</button>`, '21点')).toMatchObject(blackjack);
    document.body.innerHTML = `${two}<button>和</button><button>发牌</button>`;
    expect(generic.readTable(survey(document))?.reading).toMatchObject(blackjack);
    expect(onPage(`${two}<p>和局: 3</p><button>发牌</button>`, '娱乐城')).toMatchObject(blackjack);
    expect(onPage(`${two}<p>平局</p><button>发牌</button>`, '21点 · 百家乐')).toMatchObject(blackjack);
  });
});

describe('five cards beside what deals and what draws, both of which can be pressed', () => {
  const page = (cards: readonly string[], draw: string) => {
    document.body.innerHTML = `<div>${cards.map((card) => `<b class="card">${card}</b>`).join('')}</div>
      <p><button>Deal</button>${draw}</p>`;
    return generic.readTable(survey(document))?.reading;
  };
  const [backs, one, other] = [
    Array<string>(5).fill('?'),
    ['9♣', 'A♠', 'J♣', '10♥', '2♦'],
    ['9♣', 'A♠', '4♣', '4♥', '4♦'],
  ];
  const [open, blocked] = ['<button>Draw</button>', '<button disabled>Draw</button>'];
  const isDoubtful = { stage: 'dealt', contents: null, problem: { problem: 'ambiguous' } };
  const dealt = { stage: 'dealt', contents: { cards: ['9c', 'As', 'Jc', 'Th', '2d'] } };

  beforeEach(() => {
    document.documentElement.innerHTML = '<head></head><body></body>';
  });

  test('are there to draw where nothing could be drawn until they came', () => {
    expect(page(one, open)).toMatchObject(isDoubtful);
    expect(page(backs, blocked)).toMatchObject({ stage: 'resting' });
    expect(page(backs, open)).toMatchObject(isDoubtful);
    expect(page(one, open)).toMatchObject(dealt);
    expect(page(one, open)).toMatchObject(dealt);
    expect(page(other, blocked)).toMatchObject({
      stage: 'over',
      contents: { cards: ['9c', 'As', '4c', '4h', '4d'] },
    });
    expect(page(one, open)).toMatchObject(dealt);
  });

  test('may be what was drawn where others lay there before, with what draws still to be pressed', () => {
    page(backs, blocked);
    page(one, open);
    expect(page(other, open)).toMatchObject(isDoubtful);
    // Nor are those of the hand before cards to draw.
    page(other, blocked);
    expect(page(other, open)).toMatchObject(isDoubtful);
  });

  test('are on their way where what is blocked says that it draws', () => {
    for (const says of ['Drawing…', 'Ziehe ...', '换牌中…'])
      expect(page(one, `<button disabled>${says}</button>`), says).toMatchObject({
        stage: 'moving',
        contents: null,
      });
    const over = { stage: 'over', contents: dealt.contents };
    // It says so of what can be pressed, or elsewhere, and may say nothing of the kind.
    for (const beside of ['<button>More…</button>', '<button disabled>Double up</button>', blocked])
      expect(page(one, beside), beside).toMatchObject(over);
    expect(page(one, `</p><p>${'<button disabled>Loading chat…</button>'}`)).toMatchObject(over);
  });
});

test('five cards that can be held leave open what a control does that only bets again', () => {
  const five = ['9♣', 'A♠', 'J♣', '10♥', '2♦'].map((card) => `<b class="card">${card}</b>`).join('');
  const page = (hold: string, rest: string) =>
    onPage(`<div>${five}</div>${`<button ${hold}>Hold</button>`.repeat(5)}${rest}`);
  expect(page('', '<button>Play</button>')).toMatchObject({ stage: 'moving', contents: null });
  expect(page('', '<button>Max bet</button><button>►</button>')).toMatchObject({ stage: 'moving' });
  for (const over of [
    page('disabled', '<button>Play</button>'),
    page('', '<p>Game over</p><button>Play</button>'),
    page('', '<button>Play again</button>'),
  ])
    expect(over).toMatchObject({ stage: 'over', contents: { cards: ['9c', 'As', 'Jc', 'Th', '2d'] } });
});

describe('five cards beside one control that says that it deals and draws', () => {
  const five = (...cards: readonly string[]) =>
    `<div>${cards.map((card) => `<b class="card">${card}</b>`).join('')}</div>`;
  const [backs, one, other] = [
    five('?', '?', '?', '?', '?'),
    five('9♣', 'A♠', 'J♣', '10♥', '2♦'),
    five('9♣', 'A♠', '4♣', '4♥', '4♦'),
  ];
  const bets = (state = '') => `<button ${state}>Bet One</button><button ${state}>Bet Max</button>`;
  const look = (body: string) => {
    document.body.innerHTML = body;
    return generic.readTable(survey(document))?.reading;
  };

  beforeEach(() => {
    document.documentElement.innerHTML = '<head></head><body></body>';
  });

  test('may be there to draw or not', () => {
    for (const name of ['DEAL / DRAW', 'Deal/Draw', 'DEAL DRAW', 'Draw & Deal', 'Geben/Tauschen']) {
      const control = `<button>${name}</button>`;
      expect(look(backs + control), name).toMatchObject({ game: 'video-poker', stage: 'resting' });
      expect(look(one + control), name).toMatchObject({ stage: 'moving', contents: null });
      expect(look(one + bets() + control), name).toMatchObject({ stage: 'moving', contents: null });
    }
    // Others say nothing of it.
    expect(look(`${one}${bets()}<button>Deal/Split</button>`)).toMatchObject({ stage: 'over' });
  });

  test('are there to draw while no bet can be changed, and not where it can be again', () => {
    const control = '<button>DEAL/DRAW</button>';
    const dealt = { stage: 'dealt', contents: { cards: ['9c', 'As', 'Jc', 'Th', '2d'] } };
    expect(look(backs + bets() + control)).toMatchObject({ stage: 'resting' });
    expect(look(other + bets() + control)).toMatchObject({ stage: 'moving' });
    expect(look(one + bets('disabled') + control)).toMatchObject(dealt);
    const over = { stage: 'over', contents: { cards: ['9c', 'As', '4c', '4h', '4d'] } };
    expect(look(other + bets() + control)).toMatchObject(over);
    expect(look(one + bets('disabled') + control)).toMatchObject(dealt);
    // That is no sign of anything where the one that is changed can't be seen.
    expect(look(other + control)).toMatchObject({ stage: 'moving' });
  });
});
