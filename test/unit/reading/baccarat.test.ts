// @vitest-environment jsdom
/** Tables of baccarat read without layout: where third cards lie. */
import { describe, expect, test, vi } from 'vitest';
import { readBaccarat } from '../../../src/reading/baccarat.ts';
import { survey } from '../../../src/reading/survey.ts';
import { readAs } from '../../../src/sites/read-as.ts';

vi.hoisted(() => {
  Element.prototype.checkVisibility = () => true;
  Element.prototype.getAnimations ??= () => [];
});

const generic = readAs('generic');

const row = (...cards: readonly string[]) =>
  `<p class="row">${cards.map((card) => `<b class="card">${card}</b>`).join('')}</p>`;

const page = (
  player: string,
  banker: string,
  rest = '<button>Tie</button>',
  deal = '<button>Deal</button>',
) => {
  document.documentElement.innerHTML = `<head></head><body><div><h3>Player</h3>${player}</div>
    <div><h3>Banker</h3>${banker}</div>${rest}${deal}</body>`;
  return generic.readTable(survey(document))?.reading;
};

test('a third card may lie apart from the other two', () => {
  const [two, three] = [row('2♦', 'K♥'), row('3♠', 'J♣', '4♦')];
  const third = (card: string) => `<div class="third">${row(card)}</div>`;
  const player = ['2d', 'Kh', '5c'];
  expect(page(two + third('5♣'), three)).toMatchObject({
    stage: 'over',
    contents: { player, banker: ['3s', 'Jc', '4d'] },
  });
  expect(page(two + third('5♣'), row('3♠', 'J♣') + third('4♦'))).toMatchObject({
    contents: { player, banker: ['3s', 'Jc', '4d'] },
  });
  expect(page(row('2♦', '4♥'), row('3♠', 'J♣') + third('4♦'))).toMatchObject({
    contents: { player: ['2d', '4h'], banker: ['3s', 'Jc', '4d'] },
  });
});

test('two cards of one value are one hand, in parts of their own too', () => {
  const apart = (...cards: readonly string[]) =>
    `<p class="row">${cards.map((card) => `<span class="slot"><b class="card">${card}</b></span>`).join('')}</p>`;
  for (const banker of [apart('3♠', '5♣'), row('3♠', '5♣')])
    expect(page(apart('K♦', 'Q♥'), banker), banker).toMatchObject({
      contents: { player: ['Kd', 'Qh'], banker: ['3s', '5c'] },
    });
});

test('the last card may stand deeper than those beside it', () => {
  const cards = (...all: readonly string[]) =>
    `<section>${all.map((card, i) => `${i === all.length - 1 ? '<div style="opacity: 1">' : ''}<div><i class="card">${card}</i></div>`).join('')}</div></section>`;
  expect(page(cards('Q♠', '7♦'), cards('2♥', '3♥', '5♣'))).toMatchObject({
    contents: { player: ['Qs', '7d'], banker: ['2h', '3h', '5c'] },
  });
  expect(page(cards('K♦', '3♣', '4♠'), cards('2♥', '5♣'))).toMatchObject({
    contents: { player: ['Kd', '3c', '4s'], banker: ['2h', '5c'] },
  });
});

test('two hands of one side, or a card that lies before them, are no hand', () => {
  const three = row('3♠', 'J♣', '4♦');
  for (const player of [
    row('2♦', 'K♥') + row('5♣', '6♣'),
    row('5♣') + row('2♦', 'K♥'),
    row('2♦', 'K♥') + row('5♣') + row('6♣'),
    ['2♦', 'K♥', '5♣'].map((card) => `<div>${row(card)}</div>`).join(''),
    row('2♦', 'K♥', '7♣') + row('5♣'),
  ])
    expect(page(player, three), player).toMatchObject({ stage: 'over', contents: null });
  // At blackjack they are those of a split.
  const blackjack = (cards: string) =>
    page(
      '',
      '',
      `<div><h3>Dealer</h3>${row('9♠', '?')}</div><div><h3>You</h3>${cards}</div><button>Hit</button>`,
    );
  expect(blackjack(row('8♦', '5♥') + row('8♣'))).toMatchObject({
    contents: { player: [['8d', '5h'], ['8c']] },
  });
  expect(blackjack(row('8♦', '5♥') + row('8♦', '5♥'))).toMatchObject({
    contents: {
      player: [
        ['8d', '5h'],
        ['8d', '5h'],
      ],
    },
  });
});

test('what bets may be there at any time: a hand to which cards are due is on its way, unless a winner is named', () => {
  const again = '<button>Tie</button><button>Rebet</button>';
  const [low, banker] = [row('2♦', 'K♥'), row('3♠', 'J♣')];
  expect(page(low, banker, again, '')).toMatchObject({ stage: 'moving', contents: null });
  expect(page(row('9♦', 'K♥'), banker, again, '')).toMatchObject({
    stage: 'over',
    contents: { banker: ['3s', 'Jc'] },
  });
  for (const [player, dealer] of [
    [low, banker],
    [row('2♦', 'K♥', '5♣'), banker],
  ] as const) {
    expect(page(player, dealer), player).toMatchObject({ stage: 'moving', contents: null });
    // A casino that leaves out a card that was due ends the hand all the same.
    const ended = page(player, dealer, '<p>Tie 8:1</p><p>Banker wins!</p>');
    expect(ended, player).toMatchObject({ stage: 'over', contents: { banker: ['3s', 'Jc'] } });
  }
});

const MOVING = { kind: 'table', game: 'baccarat', stage: 'moving', contents: null };
const [low, high, banker] = [row('2♦', 'K♥'), row('9♦', 'K♥'), row('3♠', 'J♣')];

describe('where nothing can be pressed, a hand is over', () => {
  const blocked = '<button disabled>Deal</button>';
  const by = (player: string, said: string, dealer = banker) =>
    page(player, dealer, `<p>Tie 8:1</p><p>${said}</p>`, blocked);

  test('whose cards say so, and of which a winner is named', () => {
    for (const said of ['Player wins', 'Banker wins!', 'It’s a tie'])
      expect(by(high, said), said).toMatchObject({
        stage: 'over',
        contents: { player: ['9d', 'Kh'], banker: ['3s', 'Jc'] },
      });
  });

  test('and of no other: cards may be due, or no winner be named but by what one bets on', () => {
    expect(by(low, 'Player wins')).toEqual(MOVING);
    expect(by(high, 'Good luck')).toEqual(MOVING);
    expect(page(high, banker, '<p>Tie</p>', blocked)).toEqual(MOVING);
    // Nor where the cards cannot be told, are not there, or are more than two hands.
    expect(by(row('9♦', '★'), 'Player wins')).toEqual(MOVING);
    expect(by('', 'Player wins', '')).toEqual(MOVING);
    expect(by(high + row('5♣', '6♣'), 'Player wins')).toEqual(MOVING);
  });
});

test('where it is not known what deals, a hand is over whose cards say so', () => {
  const unknown = '<button>Sign it</button>';
  const tie = '<p>Tie 8:1</p>';
  const over = { stage: 'over', contents: { player: ['9d', 'Kh'], banker: ['3s', 'Jc'] } };
  expect(page(high, banker, tie, unknown)).toMatchObject(over);
  expect(page(high, banker, tie, '')).toMatchObject(over);
  // What it pays may stand beside it, and a number may be of anything.
  const beside = (said: string) => page(high, banker, `<p><b>Tie</b><i>${said}</i></p>`, unknown);
  for (const odds of ['8:1', '9.00x', '8 to 1']) expect(beside(odds), odds).toMatchObject(over);
  for (const other of ['8', 'never', '']) expect(beside(other), other).toEqual(MOVING);
  // Cards may be due, lie face down, or not be told.
  for (const player of [low, row('2♦'), row('9♦', '?'), row('9♦', '★')])
    expect(page(player, banker, tie, unknown), player).toEqual(MOVING);
  // With nothing left to bet on, a winner is to be named as well.
  const title = '<h1>Baccarat</h1>';
  expect(page(high, banker, title, unknown)).toEqual(MOVING);
  expect(page(high, banker, `${title}<p>Player wins</p>`, unknown)).toMatchObject(over);
});

test('a table on which no card lies is at rest where one can bet', () => {
  const rests = { stage: 'resting', contents: null };
  expect(page('', '')).toMatchObject(rests);
  expect(page('', '', '<p>Tie 8:1</p>', '<button>Sign it</button>')).toEqual(MOVING);
  // Where what deals is blocked, the bet may be on its way, though one could choose what the next one is on.
  const blocked = '<button disabled>Deal</button>';
  const sides = (attributes: string) =>
    ['Player', 'Tie', 'Banker'].map((side) => `<button ${attributes}>${side}</button>`).join('');
  expect(page('', '', sides(''), blocked)).toEqual(MOVING);
  expect(page('', '', sides('disabled'), blocked)).toEqual(MOVING);
  expect(page('', '', '<p>Tie 8:1</p>', blocked)).toEqual(MOVING);
});

test('a hand of less than two cards, or with one that lies face down, is on its way', () => {
  for (const player of [row('2♦'), row('2♦', '?'), row('2♦', '3♦', '?'), row('2♦', '3♦', '4♦', '5♦')])
    expect(page(player, banker), player).toEqual(MOVING);
  expect(page(high, row('3♠', '?'))).toEqual(MOVING);
  for (const one of [page(high, ''), page('', banker)])
    expect(one).toMatchObject({ stage: 'over', contents: null, problem: { problem: 'ambiguous' } });
  expect(page(row('2♦', '★'), banker)).toMatchObject({ stage: 'over', problem: { problem: 'malformed' } });
});

test('a page that bets by itself tells nothing of cards that are not known yet', () => {
  const auto = '<button>Tie</button><button>Stop autobet</button>';
  expect(page(row('2♦', '★'), banker, auto, '')).toEqual(MOVING);
  expect(page(high, banker, auto, '')).toMatchObject({ stage: 'over', contents: { player: ['9d', 'Kh'] } });
});

test('third cards that are drawn by hand are on their way until nothing draws', () => {
  const title = '<h1>Baccarat</h1>';
  const draws = '<button>Tie</button><button>Hit</button><button>Stand</button>';
  expect(page(high, banker, title + draws)).toEqual(MOVING);
  expect(page(high, banker, `${title}<button>Tie</button>`)).toMatchObject({ stage: 'over' });
  expect(page(high, banker, `${title}<button>Tie</button><button>Hit</button>`)).toEqual(MOVING);
  expect(page(high, banker, draws)?.game).not.toBe('baccarat');
  // Nothing may be left to bet on a tie with.
  expect(page(high, banker, title)).toMatchObject({ stage: 'over', contents: { player: ['9d', 'Kh'] } });
  expect(page(high, banker, '')?.game).not.toBe('baccarat');
});

test('hands may be written out', () => {
  expect(page('<p>9♦ K♥</p>', '<p>3♠ J♣</p>')).toMatchObject({
    stage: 'over',
    contents: { player: ['9d', 'Kh'], banker: ['3s', 'Jc'] },
  });
  expect(page('<p>9♦ ??</p>', '<p>3♠ J♣</p>')).toEqual(MOVING);
  // Beside cards it is those that count.
  expect(page(`${high}<p>9♦ K♥</p>`, banker)).toMatchObject({ contents: { player: ['9d', 'Kh'] } });
});

test('a tie is a bet only where somebody has a banker or nobody a dealer', () => {
  const called = (player: string, dealer: string, rest: string, title = '') => {
    document.documentElement.innerHTML = `<head><title>${title}</title></head><body><div><h3>${player}</h3>${high}</div>
      <div class="banker"><h3>${dealer}</h3>${banker}</div>${rest}<button>Deal</button></body>`;
    return readBaccarat(survey(document), {})?.reading.stage;
  };
  expect(called('Player', 'Banker', '<p>Tie 8:1</p>')).toBe('over');
  expect(called('Player', '', '<p>Tie 8:1</p>')).toBe('over');
  expect(called('Player', 'Dealer', '<p>Tie 8:1</p>')).toBeUndefined();
  expect(called('', '', '<p>Tie 8:1</p>')).toBeUndefined();
  // Who is called the bank may be a dealer on the page of another game.
  expect(called('Jugador', 'Banca', '<p>Empate</p>', 'Bacará')).toBe('over');
  expect(called('Jugador', 'Banca', '<p>Empate</p>', 'Póker')).toBeUndefined();
  // What a hand came to is no bet.
  expect(called('Player', '', '<p>Tie</p>')).toBeUndefined();
  expect(called('Player', '', '<p>Tie</p><p>Tie 8:1</p>')).toBe('over');
});

describe('parts that the site names', () => {
  const PLACES = { player: '.p', banker: '.b' };
  const named = (player: string, rest: string, dealer = banker) => {
    document.documentElement.innerHTML = `<head></head><body><div class="p">${player}</div>
      <div class="b">${dealer}</div><p>Tie 8:1</p>${rest}</body>`;
    return readBaccarat(survey(document), { places: PLACES })?.reading;
  };

  test('are the player’s and the banker’s, whatever they are called', () => {
    expect(named(low, '<button>Deal</button>')).toMatchObject({
      stage: 'over',
      contents: { player: ['2d', 'Kh'], banker: ['3s', 'Jc'] },
    });
    expect(named(low, '<button>Rebet</button>')).toMatchObject({ stage: 'over' });
    expect(named('', '<button>Deal</button>', '')).toMatchObject({ stage: 'resting' });
    const back = '<p><b class="card back"></b></p>';
    expect(named(back, '<button>Deal</button>', back)).toMatchObject({ contents: null });
    expect(named(back, '<button>Deal</button>', back)?.stage).not.toBe('resting');
    const sides = '<button>Player</button><button>Tie</button><button>Banker</button>';
    expect(named('', sides, '')).toEqual(MOVING);
  });

  test('have a hand that is over by its cards where no control is known', () => {
    expect(named(high, '<p>Player wins</p>')).toMatchObject({
      stage: 'over',
      contents: { player: ['9d', 'Kh'] },
    });
    expect(named(low, '<p>Player wins</p>')).toEqual(MOVING);
    expect(named(high, '')).toEqual(MOVING);
    expect(named(high, '<p>Player wins</p><button disabled>Deal</button>')).toEqual(MOVING);
  });
});

test('a hand that is written out beside the cards that it is of takes nothing from them', () => {
  document.documentElement.innerHTML = `<body><main><div><h3>Player</h3><i>9♦ K♥</i></div>${row('9♦', 'K♥')}
    <div><h3>Banker</h3></div>${row('3♠', 'J♣')}<button>Tie</button><button>Deal</button></main></body>`;
  expect(generic.readTable(survey(document))?.reading).toMatchObject({
    stage: 'over',
    contents: { player: ['9d', 'Kh'], banker: ['3s', 'Jc'] },
  });
});

describe('where nothing deals, as rounds begin by themselves', () => {
  const sides = (attributes = '') =>
    ['Player', 'Tie', 'Banker'].map((side) => `<button ${attributes}>${side}</button>`).join('');

  test('a table on which no card lies is at rest while one can bet on a side', () => {
    expect(page('', '', sides(), '')).toMatchObject({ stage: 'resting', contents: null });
    expect(page('', '', sides('disabled'), '')).toEqual(MOVING);
    expect(page('', '', '<p>Tie 8:1</p>', '')).toEqual(MOVING);
    // Where something deals, it may be at it.
    expect(page('', '', sides(), '<button disabled>Deal</button>')).toEqual(MOVING);
  });

  test('what bets on a side says nothing of cards that lie there: they do', () => {
    expect(page(high, banker, sides(), '')).toMatchObject({ stage: 'over' });
    expect(page(low, banker, sides(), '')).toEqual(MOVING);
    expect(page(high, banker, `${sides()}<p>Player wins</p>`, '')).toMatchObject({ stage: 'over' });
    expect(page(low, banker, `${sides()}<p>Player wins</p>`, '')).toEqual(MOVING);
  });
});

test('backs alone mark where the cards will lie, unless the page bets by itself', () => {
  const back = '<b class="card back"></b>';
  for (const backs of [`<p>${back}</p>`, `<p>${back}${back}</p>`]) {
    expect(page(backs, backs), backs).toMatchObject({ stage: 'resting', contents: null });
    const auto = '<button>Tie</button><button>Stop autobet</button>';
    expect(page(backs, backs, auto, '')).toEqual(MOVING);
    expect(page('', '', auto, '')).toMatchObject({ stage: 'resting' });
    expect(page(backs, backs, '<p>Tie 8:1</p>', '<button disabled>Deal</button>')).toEqual(MOVING);
  }
  expect(page(`<p><b class="card">9♦</b>${back}</p>`, `<p>${back}${back}</p>`)).toEqual(MOVING);
  expect(page(back, '')).toMatchObject({ stage: 'resting' });
  const elsewhere = '<button>Tie</button><aside><b class="card">A♠</b></aside>';
  expect(page(back, back, elsewhere)).toMatchObject({ stage: 'resting' });
  // Beside a hand that is written out they may be anything.
  for (const banker of ['<p>3♠ J♣</p>', ''])
    expect(page(`<p>9♦ K♥</p>${back}`, banker + back)?.stage).not.toBe('resting');
});

test('a third place is kept free where a winner is named and no card was due', () => {
  const won = '<button>Tie</button><p>Player wins</p>';
  const contents = { player: ['9d', 'Kh'], banker: ['3s', 'Jc'] };
  const free = [row('9♦', 'K♥', '?'), row('3♠', 'J♣', '?')] as const;
  expect(page(...free, won)).toMatchObject({ stage: 'over', contents });
  expect(page(high, free[1], won)).toMatchObject({ stage: 'over', contents });
  // It may be a card to be turned.
  expect(page(...free)).toEqual(MOVING);
  expect(page(row('2♦', 'K♥', '?'), free[1], won)).toEqual(MOVING);
  expect(page(row('9♦', '?', '?'), free[1], won)).toEqual(MOVING);
});

test('a hand may be told once more below its cards', () => {
  const written = (...cards: readonly string[]) =>
    `<p>Cards: ${cards.map((card) => `<span>${card}</span>`).join('')}</p>`;
  const below = written('3♠', 'J♣');
  expect(page(high + written('9♦', 'K♥'), banker + below)).toMatchObject({
    stage: 'over',
    contents: { player: ['9d', 'Kh'], banker: ['3s', 'Jc'] },
  });
  const third = written('9♦', 'K♥') + written('9♦', 'K♥');
  for (const other of [third, written('9♦', 'Q♥'), written('K♥', '9♦'), written('9♦', 'K♥', '2♣')])
    expect(page(high + other, banker + below), other).toMatchObject({ contents: null });
  // A third card may lie apart from the others, which the words do not tell.
  const apart = `${row('2♦', 'K♥')}<div class="third">${row('2♣')}</div>`;
  const stands = row('3♠', '4♣') + written('3♠', '4♣');
  const inWords = (...cards: readonly string[]) => page(apart + written(...cards), stands);
  for (const same of [
    ['2♦', 'K♥', '2♣'],
    ['2♣', '2♦', 'K♥'],
  ])
    expect(inWords(...same), String(same)).toMatchObject({ contents: { player: ['2d', 'Kh', '2c'] } });
  for (const other of [
    ['2♦', 'K♥', '3♣'],
    ['2♦', 'K♥'],
  ])
    expect(inWords(...other), String(other)).toMatchObject({ contents: null });
  // Of one card four times, nobody knows how often it was dealt.
  const four = row('9♦', '9♦') + written('9♦', '9♦');
  expect(page(four, banker + below)).toMatchObject({ contents: null });
  // One card alone is not told twice: two of several decks may be the same.
  const twice = (card: string) => `<b class="card"><i>${card}</i><i>${card}</i></b>`;
  for (const same of [row('9♦', '9♦'), `<p>${twice('9♦')}${twice('9♦')}</p>`])
    expect(page(same, banker), same).toMatchObject({ contents: { player: ['9d', '9d'] } });
});

test('what counted is in the part of the page that a table is read from', () => {
  const regionOf = (player: string, controls: string, rest: string) => {
    document.documentElement.innerHTML = `<head></head><body><main><section><div><h3>Player</h3>${player}</div>
      <div><h3>Banker</h3>${player && banker}</div><p>Tie 8:1</p>${controls}</section>${rest}</main></body>`;
    return readBaccarat(survey(document), {})?.region?.localName;
  };
  const won = '<p>Player wins</p>';
  const [deal, blocked] = ['<button>Deal</button>', '<button disabled>Deal</button>'];
  expect(regionOf('', '', '<button>Tie</button>')).toBe('main');
  expect(regionOf(high, blocked, won)).toBe('main');
  expect(regionOf(row('9♦', 'K♥', '?'), deal, won)).toBe('main');
  expect(regionOf(high, deal, won)).toBe('section');
});

test('the two may head the columns of a table, with one row of cards', () => {
  const table = (...rows: readonly string[]) => {
    document.documentElement.innerHTML = `<head><title>Baccarat</title></head><body><table><tr><th>Player 8</th><th>Banker 7</th></tr>${rows.join('')}
      <tr><td colspan="2">Tie 8:1 <button>Deal</button></td></tr></table></body>`;
    return generic.readTable(survey(document))?.reading;
  };
  const cells = (...hands: readonly string[]) => `<tr>${hands.map((one) => `<td>${one}</td>`).join('')}</tr>`;
  const hands = cells(row('4♥', '4♦'), row('9♣', '8♠'));
  const contents = { player: ['4h', '4d'], banker: ['9c', '8s'] };
  expect(table(hands)).toMatchObject({ stage: 'over', contents });
  expect(table(cells('', 'Last'), hands)).toMatchObject({ stage: 'over', contents });
  // Of several rows none is the one of this hand.
  expect(table(hands, cells(row('5♥', '4♣'), row('9♦', '8♦')))?.contents ?? null).toBeNull();
});

test('a table with nothing on it is at rest where nothing is bet yet, though what deals is blocked', () => {
  const stage = (amount: string, blocked = '') =>
    page(
      '',
      '',
      '<button>Tie</button>',
      `<label>Total bet <input value="${amount}" ${blocked}></label><button disabled>Deal</button>`,
    )?.stage;
  expect(stage('0.00')).toBe('resting');
  expect(stage('20.00')).toBe('moving');
  expect(stage('0.00', 'disabled')).toBe('moving');
  // What cannot be typed in is what was bet; but where bets are asked for, none was sent.
  expect(stage('20.00', 'disabled')).toBe('moving');
  for (const said of ['Place your bets', 'Faites vos jeux !', 'Faça sua aposta…', 'Делайте ставки', '请下注'])
    expect(stage('20.00', `disabled> <p>${said}</p><input hidden`)).toBe('resting');
  // Backs may be cards that are being dealt.
  const back = '<b class="card back"></b>';
  const asked = '<p>Place your bets</p><button disabled>Deal</button>';
  expect(page(back, back, '<button>Tie</button>', asked)?.stage).toBe('moving');
  for (const said of ['<button>Place your bets</button>', '<ul><li>Place your bets</li></ul>', 'Your bets'])
    expect(stage('20.00', `disabled> <p>${said}</p><input hidden`)).toBe('moving');
  const told = '<p>Total bet <b>0.00</b></p><button disabled>Deal</button>';
  expect(page('', '', '<button>Tie</button>', told)?.stage).toBe('moving');
});
