// @vitest-environment jsdom
/** Tables of video poker: which are, how far a hand is, and what is told where there is none. */
import './all-seen.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { survey } from '../../../src/reading/survey.ts';
import { readVideoPoker, type VideoPokerTable } from '../../../src/reading/video-poker.ts';
import { readAs } from '../../../src/sites/read-as.ts';

vi.hoisted(() => {
  Element.prototype.getAnimations ??= () => [];
});

const generic = readAs('generic');

beforeEach(() => {
  // What is remembered of a page hangs on its body.
  document.documentElement.innerHTML = '<head></head><body></body>';
});

const on = (cards: readonly string[], draw: string, deal: string) => {
  document.body.innerHTML = `<main><div>${cards.map((one) => `<i class="card">${one}</i>`).join('')}</div>
    <button ${draw}>Draw</button><button ${deal}>Deal</button></main>`;
  return generic.readTable(survey(document))?.reading;
};

const FIVE = ['A♠', 'K♥', '7♣', '2♦', '9♠'];
const TABLE = { kind: 'table', game: 'video-poker', contents: null };
const ABSENT = { problem: 'absent', detail: 'no place with exactly five cards' };

test('without cards, the table is at rest between hands, and no hand is found while there are cards to draw', () => {
  expect(on([], 'disabled', '')).toEqual({ ...TABLE, stage: 'resting' });
  expect(on([], '', 'disabled')).toEqual({ ...TABLE, stage: 'dealt', problem: ABSENT });
  expect(on([], 'disabled', 'disabled')).toEqual({ ...TABLE, stage: 'moving' });
});

test('with fewer cards than five, there is no hand, nor is the table at rest but with one alone', () => {
  expect(on(['A♠'], 'disabled', '')).toEqual({ ...TABLE, stage: 'resting' });
  expect(on(['A♠', 'K♥'], 'disabled', '')).toEqual({ ...TABLE, stage: 'over', problem: ABSENT });
});

test('a card that cannot be told is no card of a hand, whichever it is', () => {
  for (const at of [0, 4]) {
    const cards = ['A♠', 'K♥', '7♣', '2♦', '9♠'].map((one, i) => (i === at ? '3♠ 4♥' : one));
    const problem = { problem: 'malformed', detail: `card ${at + 1} of 5 cannot be told` };
    expect(on(cards, '', 'disabled')).toEqual({ ...TABLE, stage: 'dealt', problem });
  }
});

test('cards may be told by their value alone, which a style writes on them', () => {
  const valued = (value: (card: string) => string) => {
    document.body.innerHTML = `<main><div>${FIVE.map((card) => `<i data-value="${value(card)}">${card.slice(0, -1)}</i>`).join('')}</div>
      <button>Draw</button><button disabled>Deal</button></main>`;
    return generic.readTable(survey(document))?.reading;
  };
  expect(valued((card) => card)).toMatchObject({
    contents: { cards: ['As', 'Kh', '7c', '2d', '9s'] },
    named: 'suits',
  });
  expect(valued((card) => card.slice(0, -1))).toMatchObject({ contents: null });
});

const look = (html: string, table: Partial<VideoPokerTable> = {}) => {
  document.body.innerHTML = html;
  // What the player has shown to deal may say more than a control does.
  const shown = { shown: { deal: [...document.querySelectorAll('.deals')] } };
  const page = { ...survey(document), ...(shown.shown.deal.length > 0 && shown) };
  return readVideoPoker(page, { payTables: {}, ...table })?.reading ?? null;
};
const five = (...cards: readonly string[]) =>
  `<div>${cards.map((card) => `<b class="card">${card}</b>`).join('')}</div>`;
const [ONE, OTHER, BACKS] = [
  five('9♣', 'A♠', 'J♣', '10♥', '2♦'),
  five('9♣', 'A♠', '4♣', '4♥', '4♦'),
  five('?', '?', '?', '?', '?'),
];
const HAND = { contents: { cards: ['9c', 'As', 'Jc', 'Th', '2d'] } };
const MOVING = { ...TABLE, stage: 'moving' };
const UNCLEAR = { problem: 'ambiguous', detail: 'it is not clear whether there are cards to draw' };
const DRAW = '<button>Draw</button>';
const DEAL = '<button>Deal</button>';
const BOTH = '<button>Deal / Draw</button>';
const holds = (...states: readonly string[]) =>
  states.map((state) => `<button ${state}>Hold</button>`).join('');
const bets = (...states: readonly string[]) =>
  states.map((state, i) => `<button ${state}>Bet ${i ? 'Max' : 'One'}</button>`).join('');

describe('five cards are a hand of video poker', () => {
  test('beside what draws, or beside what holds, be that one control', () => {
    expect(look(ONE + DRAW)).toMatchObject({ stage: 'dealt', ...HAND });
    expect(look(ONE + holds(''))).toEqual(MOVING);
    expect(look(ONE)).toBeNull();
  });

  test('beside what deals, unless other games are played there and another card lies beside them', () => {
    const beside = `${ONE}<p><b class="card">3♠</b></p>${DEAL}`;
    expect(look(beside)).toMatchObject({ stage: 'over', ...HAND });
    expect(look(beside, { amongOthers: true })).toBeNull();
    expect(look(ONE + DEAL, { amongOthers: true })).toMatchObject({ stage: 'over', ...HAND });
  });

  test('beside a pay table that is known, though nothing tells how far it is', () => {
    const pays = [800, 50, 25, 9, 6, 4, 3, 2, 1];
    const rows = pays.map((pay) => `<tr><td>Hand</td><td>${pay}</td></tr>`).join('');
    const page = `${ONE}<table>${rows}</table>`;
    expect(look(page)).toBeNull();
    expect(look(page, { payTables: { known: pays } })).toEqual(MOVING);
    expect(look(`<table>${rows}</table>`, { payTables: { known: pays } })).toBeNull();
    const beside = `${page}<p><b class="card">3♠</b></p>${DEAL}`;
    expect(look(beside, { payTables: { known: pays }, amongOthers: true })).toEqual(MOVING);
    // Which it is counts once the hand is over.
    const payTable = (controls: string) =>
      (look(page + controls, { payTables: { known: pays } })?.contents as { payTable?: unknown })?.payTable;
    expect([payTable(DRAW), payTable('<button disabled>Draw</button><button>Deal</button>')]).toEqual([
      null,
      'known',
    ]);
    // As a guess it is one where that is asked for.
    expect(look(page, { payTables: { known: pays }, byCards: true })).toMatchObject({
      ...{ stage: 'dealt', guessed: true },
      ...HAND,
    });
  });

  test('and no guess where one can tell by what is to be pressed', () => {
    for (const controls of [DRAW, DEAL, `${DRAW}<button disabled>Deal</button>`])
      expect(look(ONE + controls, { byCards: true }), controls).not.toHaveProperty('guessed');
  });

  test('but not where one can hit, where somebody deals or keeps the bank, nor where one stands with it', () => {
    for (const other of [
      '<button>Hit</button>',
      '<h3>Dealer</h3>',
      '<h3>Banker</h3>',
      '<button>Stand</button>',
    ])
      expect(look(ONE + DRAW + other), other).toBeNull();
  });

  test('but not where all of them are one, which no deck has, nor where another is written out beside them', () => {
    const same = five('9♣', '9♣', '9♣', '9♣', '9♣');
    expect(look(same + DEAL)).toEqual({ ...TABLE, stage: 'resting' });
    expect(look(same + DRAW)).toEqual(MOVING);
    expect(look(five('9♣', '9♣', '9♣', '9♣', '?') + DEAL)).toEqual(MOVING);
    expect(look(`${ONE}<p>3♠ 4♠ 5♠ 6♠ 7♠</p>${DRAW}`)).toMatchObject({ problem: { problem: 'conflict' } });
  });

  test('but not which of two that are as near', () => {
    expect(look(ONE + OTHER + DRAW)).toEqual({
      ...{ ...TABLE, stage: 'dealt' },
      problem: { problem: 'ambiguous', detail: 'several hands of five cards' },
    });
  });
});

test('five controls that hold are of video poker, whatever other cards are called; what one stands with is not, without five', () => {
  const dealer = '<div class="dealer"><b class="card">A♠</b><b class="card">K♥</b></div>';
  expect(look(dealer + holds(...Array<string>(5).fill('')) + DEAL)).toMatchObject({ problem: ABSENT });
  expect(look(dealer + DRAW)).toBeNull();
  look(ONE + DRAW);
  expect(look('<button>Stand</button>')).toBeNull();
  expect(look(`${ONE}<button>Stand</button>`)).toMatchObject({ stage: 'dealt', ...HAND });
});

test('what hits draws where the title names video poker and nobody deals', () => {
  const hit = `${ONE}<button>Kart çek</button>`;
  const titled = (title: string, body = hit) => {
    document.head.innerHTML = `<title>${title}</title>`;
    return look(body);
  };
  expect(titled('Lalezar | Video Poker')).toMatchObject({ stage: 'dealt', ...HAND });
  for (const title of ['Lalezar', 'Video Poker | Blackjack']) expect(titled(title), title).toBeNull();
  expect(titled('Video Poker', `<h3>Krupiye</h3>${hit}`)).toBeNull();
});

test('amounts may be rounded, unless the casino is known to write all of them', () => {
  const page = `${ONE}<dl><dt>Bet</dt><dd>0.03</dd></dl><dl><dt>Win</dt><dd>0.08</dd></dl>${DEAL}`;
  expect(look(page)?.contents).toHaveProperty('multiplierWithin');
  expect(look(page, { wholeAmounts: true })?.contents).not.toHaveProperty('multiplierWithin');
});

describe('beside what deals, which may draw as well', () => {
  test('a hand with a card that lies face down is on its way', () => {
    expect(look(five('9♣', 'A♠', 'J♣', '10♥', '?') + BOTH)).toEqual(MOVING);
    expect(look(ONE + BOTH)).toEqual({ ...MOVING, problem: UNCLEAR });
  });

  test('a hand is over where that only deals anew, whatever is blocked and whatever signs there are', () => {
    const sign = '<i>HOLD</i>';
    expect(look(ONE + sign + DEAL)).toEqual({ ...MOVING, problem: UNCLEAR });
    expect(look(`${ONE}${sign}<button disabled>Deal</button><button>New hand</button>`)).toMatchObject({
      ...{ stage: 'over' },
      ...HAND,
    });
    const more = `<button class="deals">${'Deal the cards of the next hand '.repeat(3)}</button>`;
    expect(look(ONE + sign + more)).toMatchObject({ stage: 'over', ...HAND });
  });

  test('a hand may be there to draw to where what holds, or a card itself, can be pressed', () => {
    expect(look(ONE + holds('') + DEAL)).toEqual({ ...MOVING, problem: UNCLEAR });
    expect(look(ONE + holds('', '', 'disabled', '', '') + DEAL)).toEqual({ ...MOVING, problem: UNCLEAR });
    expect(look(`${ONE}${holds('', '', 'disabled', '', '')}<button>Play</button>`)).toMatchObject(MOVING);
    expect(look(ONE.replaceAll('<b ', '<button ').replaceAll('</b>', '</button>') + DEAL)).toEqual({
      ...{ ...MOVING, problem: UNCLEAR },
    });
    expect(look(ONE + DEAL)).toMatchObject({ stage: 'over', ...HAND });
  });

  test('it is, where what holds was blocked beside a hand that was over, all of it', () => {
    expect(look(OTHER + holds('disabled') + DEAL)).toMatchObject({ stage: 'over' });
    expect(look(ONE + holds('') + DEAL)).toMatchObject({ stage: 'dealt', ...HAND });
    expect(look(ONE + holds('', 'disabled') + DEAL)).toEqual({ ...MOVING, problem: UNCLEAR });
    expect(look(ONE + DEAL)).toMatchObject({ stage: 'over', ...HAND });
  });

  test('it is, where no bet can be changed, none of them', () => {
    expect(look(ONE + bets('disabled', '') + BOTH)).toEqual({ ...MOVING, problem: UNCLEAR });
    expect(look(ONE + bets('disabled', 'disabled') + BOTH)).toMatchObject({ stage: 'dealt', ...HAND });
    // What the bet is, in text, can be changed at no time.
    expect(look(`${OTHER}<dl><dt>Bet</dt><dd>5</dd></dl>${BOTH}`)).toEqual({ ...MOVING, problem: UNCLEAR });
    expect(look(`${OTHER}<dl><dt>Bet</dt><dd><input value="5"></dd></dl>${BOTH}`)).toMatchObject({
      stage: 'over',
    });
  });

  describe('beside what bets an amount', () => {
    const [BET, SWAP] = ['<button>Bet 5</button>', '<button>Swap</button>'];
    const beside = (...controls: readonly string[]) => look(`${ONE}<p>${controls.join('')}</p>`);

    test('a button that nobody knows may draw', () => {
      for (const controls of [
        [BET, SWAP],
        [SWAP, BET],
        [BET, SWAP, '</p><p><button>Bet 1</button>'],
      ])
        expect(beside(...controls), controls.join('')).toEqual({ ...MOVING, problem: UNCLEAR });
    });

    test('nothing does that is known, cannot be pressed, or says no word', () => {
      for (const other of [
        '',
        '<button>Max bet</button>',
        '<button disabled>Swap</button>',
        '<b>Swap</b>',
        '<button>+</button>',
        `<button>${'What the cards of this game pay '.repeat(4)}</button>`,
      ])
        expect(beside(BET, other), other).toMatchObject({ stage: 'over', ...HAND });
    });

    test('nothing does beside what bets without an amount, nor does what bets, whatever is written on it', () => {
      expect(beside('<button>Bet</button>', SWAP)).toMatchObject({ stage: 'over', ...HAND });
      expect(beside('<button aria-label="Bet">5 chips</button>')).toMatchObject({ stage: 'over', ...HAND });
    });
  });

  test('nobody knows where what holds says so, and what bets says otherwise', () => {
    expect(look(OTHER + holds('disabled') + bets('') + DEAL)).toMatchObject({ stage: 'over' });
    expect(look(ONE + bets('disabled') + DEAL)).toMatchObject({ stage: 'dealt' });
    expect(look(OTHER + holds('') + bets('') + DEAL)).toEqual({ ...MOVING, problem: UNCLEAR });
  });
});

test('cards that came one by one are there to draw, beside what deals and what draws, once all of them lie open', () => {
  const dealt = five('9♣', 'A♠', 'J♣', '10♥', '?');
  look(`${BACKS}<button disabled>Draw</button>${DEAL}`);
  expect(look(dealt + DRAW + DEAL)).toMatchObject({ contents: null, problem: { problem: 'ambiguous' } });
  expect(look(ONE + DRAW + DEAL)).toMatchObject({ stage: 'dealt', ...HAND });
});
