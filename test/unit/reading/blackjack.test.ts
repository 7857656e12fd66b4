// @vitest-environment jsdom
/** Tables of blackjack, by their controls, their headings and their cards. */
import './all-seen.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type BlackjackTable, readBlackjack } from '../../../src/reading/blackjack.ts';
import { survey } from '../../../src/reading/survey.ts';

vi.hoisted(() => {
  Element.prototype.getAnimations ??= () => [];
});

beforeEach(() => {
  // What is remembered of a page hangs on its body.
  document.documentElement.innerHTML = '<head></head><body></body>';
});

const next = (html: string, table: BlackjackTable = {}) => {
  document.body.innerHTML = html;
  return readBlackjack(survey(document), table)?.reading ?? null;
};
const on = (html: string, table?: BlackjackTable) => {
  document.body.replaceWith(document.createElement('body'));
  return next(html, table);
};

const row = (...cards: readonly string[]) =>
  `<p>${cards.map((card) => `<b class="card">${card}</b>`).join('')}</p>`;
const hand = (name: string, ...cards: readonly string[]) => `<h3>${name}</h3>${row(...cards)}`;
const called = (name: string, ...rows: readonly string[]) => `<div class="${name}">${rows.join('')}</div>`;

const PLAYS = '<button>Hit</button><button>Stand</button>';
const TURN = `${PLAYS}<button disabled>Deal</button>`;
const DEAL = '<button>Deal</button>';
const TOLD = { contents: { dealer: ['9h', null], player: [['4s', 'Tc']] } };
const BOTH = hand('Dealer', '9♥', '?') + hand('You', '4♠', '10♣');
const OPEN = hand('Dealer', '9♥', '8♦') + hand('You', '4♠', '10♣');
const MOVING = { kind: 'table', game: 'blackjack', stage: 'moving', contents: null };
const ABSENT = { problem: 'absent', detail: 'no cards under the headings of dealer and player' };

test('the last card may stand deeper than those beside it, in what they stand in', () => {
  const alone = (card: string) => `<div class="c">${card}</div>`;
  const cards = (name: string, ...all: readonly string[]) =>
    `<h3>${name}</h3><section>${all.map((card, i) => (i === 2 ? alone(alone(`<i>${card}</i>`)) : alone(`<i>${card}</i>`))).join('')}</section>`;
  expect(on(cards('Dealer', '9♥', '?') + cards('You', '4♠', '5♣', '6♦') + TURN)).toMatchObject({
    contents: { dealer: ['9h', null], player: [['4s', '5c', '6d']] },
  });
});

describe('a table is one of blackjack', () => {
  test('where one can hit, whatever else is there', () => {
    expect(on('<button>Hit</button>')).toEqual({ ...MOVING, problem: ABSENT });
    expect(on('')).toBeNull();
  });

  test('where one could hit before, as long as a hand lies there', () => {
    const you = hand('You', '4♠', '10♣');
    expect(on(you)).toBeNull();
    next(you + PLAYS);
    expect(next(you)).toEqual(MOVING);
    expect(next('')).toBeNull();
  });

  test('where a hand is dealt between two sides that the page calls so', () => {
    const [dealer, player] = [called('dealer', row('9♥', '8♦')), called('player', row('4♠', '10♣'))];
    expect(on(dealer + player + DEAL)).toMatchObject({ stage: 'over', contents: { dealer: ['9h', '8d'] } });
    for (const html of [dealer + player, dealer + DEAL, player + DEAL, DEAL])
      expect(on(html), html).toBeNull();
  });

  test('where the casino’s own parts are known, though they are called after a banker', () => {
    const sides = `<h4>Banker</h4><div id="d">${row('9♥', '8♦')}</div><h4>Player</h4><div id="p">${row('4♠', '10♣')}</div>`;
    const places = { dealer: '#d', player: '#p' };
    expect(on(sides + DEAL)).toBeNull();
    expect(on(sides + DEAL, { places })).toMatchObject({ stage: 'over', contents: { dealer: ['9h', '8d'] } });
  });

  test('where the player has shown its parts, though no word says so, while cards lie there', () => {
    const page = (cards: string) => `<div id="d">${cards}</div><div id="p">${cards}</div>`;
    const table = { places: { dealer: '#d', player: '#p' }, taught: true } as const;
    expect(on(page(row('9♥', '8♦')), table)).toEqual(MOVING);
    expect(on(page(''), table)).toBeNull();
    expect(on(page(row('9♥', '8♦')), { places: table.places })).toBeNull();
  });
});

test('a table where one can fold, or whose cards nobody draws to, is one of another game, unless one could play there', () => {
  expect(on(`${BOTH}${TURN}<button>Fold</button>`)).toBeNull();
  const cards = `<div class="dealer">${row('9♥', '10♦', '2♣')}</div><div class="player">${row('4♠', '10♣')}</div>`;
  const over = { stage: 'over', contents: { dealer: ['9h', 'Td', '2c'] } };
  expect(on(cards + DEAL)).toMatchObject({ contents: null, problem: { problem: 'ambiguous' } });
  expect(on(cards + DEAL, { places: { dealer: '.dealer', player: '.player' } })).toMatchObject(over);
  next(`<button>Hit</button>${DEAL}`);
  expect(next(cards + DEAL)).toMatchObject(over);
});

test('hands may be written out', () => {
  expect(
    on(`<div><h3>Dealer</h3><p>9♥ ??</p></div><div><h3>You</h3><p>4♠ 10♣</p></div>${TURN}`),
  ).toMatchObject(TOLD);
});

test('a dealer who has drawn ends the hand unless one can play, nothing is known that deals, and no end is said', () => {
  const drawn = hand('Dealer', '9♥', '2♦', '8♣') + hand('You', '4♠', '10♣');
  const over = { stage: 'over', contents: { dealer: ['9h', '2d', '8c'], player: [['4s', 'Tc']] } };
  expect(on(drawn + PLAYS)).toEqual(MOVING);
  expect(on(`${drawn}${PLAYS}<p>Dealer wins</p>`)).toMatchObject(over);
  for (const deal of [DEAL, '<button disabled>Deal</button>'])
    expect(on(drawn + PLAYS + deal), deal).toMatchObject(over);
  expect(on(hand('Dealer', '9♥', '2♦', '8♣') + hand('You', '4♠', '10♣', '9♦') + PLAYS)).toMatchObject({
    stage: 'over',
  });
});

describe('without any control that is known', () => {
  test('cards count where that is asked for, and as a guess', () => {
    expect(on(BOTH)).toEqual(MOVING);
    const read = on(BOTH, { byCards: true });
    expect(read).toMatchObject({ ...TOLD, stage: 'dealt', guessed: true });
    for (const controls of [TURN, DEAL, '<button>Hit</button><button disabled>Deal</button>'])
      expect(on(BOTH + controls, { byCards: true }), controls).not.toHaveProperty('guessed');
  });

  test('a dealer who has drawn tells nothing of the stage', () => {
    const drawn = hand('Dealer', '9♥', '2♦', '9♣') + hand('You', '4♠', '10♣');
    expect(on(drawn, { byCards: true })).toMatchObject({ stage: 'dealt', guessed: true });
  });

  test('one side alone is a hand on its way', () => {
    expect(on(hand('Dealer', '9♥', '8♦') + hand('You'), { byCards: true })).toEqual(MOVING);
  });
});

describe('what is not told', () => {
  test('a side without cards, be the hand over or not', () => {
    const alone = hand('Dealer', '9♥', '8♦') + hand('You');
    expect(on(alone + DEAL)).toEqual({ ...MOVING, stage: 'over', problem: ABSENT });
    expect(on(alone + TURN)).toEqual({ ...MOVING, stage: 'dealt', problem: ABSENT });
    expect(on(alone + PLAYS)).toEqual({ ...MOVING, problem: ABSENT });
    expect(on(hand('Dealer') + hand('You', '4♠', '10♣') + DEAL)).toMatchObject({ problem: ABSENT });
  });

  test('a card that nobody can tell, be the hand over or not', () => {
    const page = (rest: string) => on(hand('Dealer', '9♥', '8♦') + hand('You', '4♠', '3♠ 4♥') + rest);
    const problem = { problem: 'malformed', detail: 'a card cannot be told' };
    expect(page(DEAL)).toEqual({ ...MOVING, stage: 'over', problem });
    expect(page(TURN)).toEqual({ ...MOVING, stage: 'dealt', problem });
    expect(page(PLAYS)).toEqual({ ...MOVING, problem });
  });

  test('cards on their way, and one of the player’s that lies face down', () => {
    expect(on(BOTH.replace('class="card"', 'class="card flipping"') + TURN)).toEqual(MOVING);
    expect(on(hand('Dealer', '9♥', '8♦') + hand('You', '4♠', '?') + TURN)).toEqual(MOVING);
  });
});

test('a hand may have one card, as one of a split has', () => {
  expect(on(hand('Dealer', '9♥', '8♦') + hand('You', '4♠') + TURN)).toMatchObject({
    stage: 'dealt',
    contents: { player: [['4s']] },
  });
  // A dealer without a hole card has one too, though the player is bust.
  const bust = hand('You', 'K♦', '6♠', '9♥');
  expect(on(hand('Dealer', 'K♥') + bust + PLAYS)).toMatchObject({
    stage: 'over',
    contents: { dealer: ['Kh'] },
  });
});

test('what the page says of itself tells the end where all can be pressed, and nothing while one can only play', () => {
  const page = (rest: string) => on(`<main data-hand-over="true">${OPEN}${rest}</main>`);
  expect(page(PLAYS + DEAL)).toMatchObject({ stage: 'over', contents: { dealer: ['9h', '8d'] } });
  expect(page(TURN)).toMatchObject({ stage: 'dealt' });
  expect(on(OPEN + PLAYS + DEAL)).toEqual(MOVING);
});

test('what was said of the last hand is no end of this one while one can only play', () => {
  const page = (rest: string) => on(`${OPEN}<p>You win $20</p>${rest}`);
  expect(page(TURN)).toMatchObject({ stage: 'dealt', contents: { dealer: ['9h', '8d'] } });
  expect(page(PLAYS)).toMatchObject({ stage: 'over' });
  // Where one is bust it may be this one's.
  const bust = hand('Dealer', '9♥', '8♦') + hand('You', 'K♠', '6♣', '9♣');
  expect(on(bust + TURN)).toEqual(MOVING);
  expect(on(`${bust}<p>Dealer wins</p>${TURN}`)).toMatchObject({ stage: 'over' });
});

test('a dealer who stood on little, as after a surrender, is one of a hand that is over where one can deal', () => {
  expect(on(hand('Dealer', '8♥', '2♦', '3♣') + hand('You', 'K♠', '6♣') + DEAL)).toMatchObject({
    stage: 'over',
    contents: { dealer: ['8h', '2d', '3c'] },
  });
});

test('what lies beside the dealer’s open card may be any back while it is known that the player is to play', () => {
  const page = (rest: string) => on(hand('Dealer', '9♥', 'CASINO') + hand('You', '4♠', '10♣') + rest);
  expect(page(TURN)).toMatchObject({ ...TOLD, stage: 'dealt' });
  expect(page(PLAYS)).toMatchObject({ contents: null, problem: { problem: 'malformed' } });
});

test('an empty table is at rest between hands, and not while one can play, though one could bet', () => {
  expect(on(`<button disabled>Hit</button>${DEAL}`)).toEqual({ ...MOVING, stage: 'resting' });
  const bare = '<div><h3>Dealer</h3></div><div><h3>You</h3></div>';
  expect(on(`${bare}${TURN}<button>Place bet</button>`)).toEqual({
    ...MOVING,
    stage: 'dealt',
    problem: ABSENT,
  });
});

test('where the casino’s own parts are known, what deals has to be gone for words to tell the end', () => {
  const cards = `<div id="d">${row('9♥', 'K♦')}</div><div id="p">${row('4♠', '10♣')}</div><p>You lose</p>`;
  const page = (rest: string) => next(cards + rest, { places: { dealer: '#d', player: '#p' } });
  page(`${PLAYS}<button disabled>Deal</button>`);
  expect(page('<button disabled>Hit</button><button disabled>Deal</button>')).toEqual(MOVING);
  expect(page('<button disabled>Hit</button>')).toMatchObject({
    stage: 'over',
    contents: { dealer: ['9h', 'Kd'] },
  });
});

test('a hand that is written out beside the cards that it is of takes nothing from them', () => {
  const dealer = `<div><h3>Dealer</h3><i>A♠ K♥</i></div>${row('A♠', 'K♥')}`;
  expect(on(`${dealer}<div><h3>You</h3></div>${row('4♠', '10♣')}${DEAL}`)).toMatchObject({
    stage: 'over',
    contents: { dealer: ['As', 'Kh'], player: [['4s', 'Tc']] },
  });
});

describe('hands side by side', () => {
  const page = (hands: readonly (readonly string[])[], table?: BlackjackTable) =>
    next(
      called('dealer', row('9♥', '?')) + called('players', ...hands.map((one) => row(...one))) + TURN,
      table,
    );
  const fresh = () => document.body.replaceWith(document.createElement('body'));
  const PAIR = ['8♦', '8♥'];
  const SPLIT = [
    ['8♦', '5♣'],
    ['8♥', '10♦'],
  ];

  test('are one player’s who was seen to split, and one alone is his', () => {
    expect(page([PAIR])).toMatchObject({ contents: { player: [['8d', '8h']] } });
    expect(page(SPLIT)).toMatchObject({
      contents: {
        player: [
          ['8d', '5c'],
          ['8h', 'Td'],
        ],
      },
    });
    // A third hand may lie between them.
    expect(page([SPLIT[0]!, SPLIT[1]!, ['8♣', '2♣']])).toMatchObject({ stage: 'dealt' });
    for (const others of [
      [SPLIT[0]!, ['9♣', '10♦']],
      [['2♣', '5♣'], SPLIT[1]!],
      [
        ['5♣', '8♦'],
        ['8♥', '10♦'],
      ],
    ])
      expect(page(others), others.join()).toMatchObject({
        contents: null,
        problem: { problem: 'ambiguous' },
      });
    fresh();
    expect(page(SPLIT)).toMatchObject({ contents: null });
  });

  test('tell of no split where what lay there before was more than a hand begins with', () => {
    expect(page([[...PAIR, '2♣']])).toMatchObject({ contents: { player: [['8d', '8h', '2c']] } });
    expect(page(SPLIT)).toMatchObject({ contents: null });
    // What was drawn behind two cards changes nothing.
    fresh();
    page([PAIR]);
    page([[...PAIR, '2♣']]);
    expect(page(SPLIT)).toMatchObject({ stage: 'dealt' });
  });

  test('are his where the casino’s own parts are known, and not where a player showed them', () => {
    const places = { dealer: '.dealer', player: '.players' };
    expect(page(SPLIT, { places })).toMatchObject({ stage: 'dealt' });
    expect(page(SPLIT, { places, taught: true })).toMatchObject({ contents: null });
  });
});

describe('of seats side by side', () => {
  const seat = (cards: readonly string[], inside = '') => `<div class="col">${row(...cards)}${inside}</div>`;
  const page = (seats: string, rest = '') =>
    on(`${hand('Dealer', '?', 'A♠')}<h3>Your hand</h3><section>${seats}</section>${rest}`)?.contents;
  const [one, other] = [
    ['K♦', '8♣'],
    ['5♥', '10♦'],
  ] as const;

  test('one’s own has some of what one plays with in it', () => {
    expect(page(seat(one) + seat(other, PLAYS))).toEqual({
      dealer: [null, 'As'],
      player: [['5h', 'Td']],
      seatsBefore: [['Kd', '8c']],
    });
    expect(page(seat(one, '<button>Hit</button>') + seat(other), '<button>Stand</button>')).toEqual({
      dealer: [null, 'As'],
      player: [['Kd', '8c']],
      seatsAfter: [['5h', 'Td']],
    });
  });

  test('another’s may not be told by a card that lies face down', () => {
    expect(page(seat(['?', '8♣']) + seat(other, PLAYS))).toBeNull();
    expect(page(seat(other, PLAYS) + seat(['?', '8♣']))).toBeNull();
  });

  test('one’s own may have a heading each', () => {
    const headed = (cards: readonly string[], inside = '') =>
      `<article class="h"><h4>Player</h4>${row(...cards)}${inside}</article>`;
    const dealer = `<div>${hand('Dealer', '?', 'A♠')}</div>`;
    expect(on(dealer + headed(one) + headed(other, PLAYS))?.contents).toEqual({
      dealer: [null, 'As'],
      player: [['5h', 'Td']],
      seatsBefore: [['Kd', '8c']],
    });
  });

  test('others are looked for where others may sit', () => {
    const named = (name: string, ...rows: readonly string[]) =>
      `<article class="h"><p>${name}</p>${rows.join('')}</article>`;
    const seats = (...all: readonly string[]) =>
      `${hand('Dealer', '?', 'A♠')}<section>${all.join('')}</section>${PLAYS}`;
    const two = seats(named('tom', row(...one)), named('You', row(...other)));
    expect(on(two, { seats: true })?.contents).toEqual({
      dealer: [null, 'As'],
      player: [['5h', 'Td']],
      seatsBefore: [['Kd', '8c']],
    });
    expect(on(two)?.contents ?? {}).not.toHaveProperty('seatsBefore');
    // One’s own may be called by what a player calls himself.
    for (const me of ['Moi (3)', 'Me', 'Ich', 'Я'])
      expect(
        on(seats(named('You', row(...one)), named(me, row(...other))), { seats: true })?.contents,
        me,
      ).toEqual({
        dealer: [null, 'As'],
        player: [
          ['Kd', '8c'],
          ['5h', 'Td'],
        ],
      });
    // Where they were found, all that lies in one's own is one's own.
    const [tom, you, ann] = [
      named('tom', row('7♦', '9♣')),
      named('You', seat(one), seat(other, PLAYS)),
      named('ann', row('2♦', '3♣')),
    ];
    const [before, after] = [{ seatsBefore: [['7d', '9c']] }, { seatsAfter: [['2d', '3c']] }];
    const own = {
      dealer: [null, 'As'],
      player: [
        ['Kd', '8c'],
        ['5h', 'Td'],
      ],
    };
    expect(on(seats(tom, you, ann), { seats: true })?.contents).toEqual({ ...own, ...before, ...after });
    expect(on(seats(tom, you), { seats: true })?.contents).toEqual({ ...own, ...before });
    expect(on(seats(you, ann), { seats: true })?.contents).toEqual({ ...own, ...after });
  });
});
