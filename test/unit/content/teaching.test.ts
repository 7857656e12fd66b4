// @vitest-environment jsdom
/** What the player means by an element of a page, and how it would be found again. */
import { describe, expect, test, vi } from 'vitest';
import { findThings, isShownIn } from '../../../src/content/teaching/found.ts';
import { THINGS, withLessons } from '../../../src/content/teaching/lessons.ts';
import { looksMade } from '../../../src/content/teaching/names.ts';
import { saidOf } from '../../../src/content/teaching/overlay.ts';
import { type Known, type Proposal, propose } from '../../../src/content/teaching/proposal.ts';
import { isWeak, waysTo } from '../../../src/content/teaching/ways.ts';
import { survey } from '../../../src/reading/survey.ts';
import { GENERIC } from '../../../src/sites/generic.ts';
import { readerOf } from '../../../src/sites/reader.ts';

vi.hoisted(() => {
  // What is read of elements is looked up once; this page is neither laid out nor moving.
  Element.prototype.checkVisibility ??= () => true;
  Element.prototype.getAnimations ??= () => [];
});

const HASH = 'a1'.repeat(32);
const OTHER = 'b2'.repeat(32);
const NONE: Known = { dealer: null, player: null, values: [] };

function show(html: string): Element {
  document.body.innerHTML = html;
  return document.querySelector('#it, .it, [data-it]')!;
}

const at = (selector: string): Element => document.querySelector(selector)!;
const proposed = (thing: Parameters<typeof propose>[0], element: Element, known = NONE): Proposal => {
  const proposal = propose(thing, element, survey(document), known);
  if (typeof proposal === 'string') throw new Error(proposal);
  return proposal;
};
const refused = (thing: Parameters<typeof propose>[0], element: Element) =>
  propose(thing, element, survey(document), NONE);

test.each([
  'server-seed',
  'clientSeedInput',
  'hand',
  'dealer-cards',
  'seed2',
  'fairness_panel',
  'bet-amount',
  'h-64',
])('%s looks as if somebody chose it', (name) => expect(looksMade(name)).toBe(name === 'h-64'));

test.each([
  'css-1q2w3e',
  'sc-bdVaJa',
  'jss123',
  'kLmQzPx',
  'svelte-x7k2p',
  'Panel_value__3xK9z',
  '_hash_1abc2_1',
  'radix-:r1:',
  'ember482',
  'a1b2c3d4',
  'hdkxrwq',
])('%s looks made', (name) => expect(looksMade(name)).toBe(true));

describe('ways to an element', () => {
  const kinds = (element: Element) => waysTo(element, survey(document), true).map(({ kind }) => kind);

  test('come in the order of how long they last', () => {
    show(`<section id="fair"><b>Prüfzahl</b><span class="it css-1q2w3e" data-testid="seed-hash" id="seed-hash"
      aria-label="Prüfzahl">${HASH}</span></section>`);
    const found = kinds(at('span'));
    expect(found[0]).toBe('test-id');
    expect(found[1]).toBe('id');
    const order = ['test-id', 'id', 'label', 'aria', 'region', 'class', 'page', 'made-class'];
    expect(found).toEqual(found.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
    expect(found.at(-1)).toBe('made-class');
  });

  test('are weak only by classes of build tools and by the whole page', () => {
    show(`<div><div class="css-1q2w3e">${HASH}</div></div>`);
    const ways = waysTo(at('.css-1q2w3e'), survey(document), true);
    expect(ways.map(({ kind }) => kind)).toEqual(['page', 'made-class']);
    expect(ways.every(isWeak)).toBe(true);
  });

  test('leave out names that a tool made', () => {
    show(`<div><input id="radix-:r4:" data-testid="x9k2m1" value="${HASH}"></div>`);
    expect(kinds(at('input'))).toEqual(['page']);
  });
});

describe('a value', () => {
  test('is found again by what stands beside it, in whatever words', () => {
    show(
      `<div><p>Wie es geht</p></div><div><em>Prüfzahl der Runde</em><div class="q8w7e6">${HASH}</div></div>`,
    );
    expect(proposed('commitment', at('.q8w7e6'))).toMatchObject({
      read: { kind: 'value', text: HASH },
      way: { kind: 'label', spot: { said: ['Prüfzahl der Runde'] } },
      equals: [],
    });
  });

  test('behind a colon in the same text is found again by what stands before it', () => {
    show(`<p class="it">Zählerstand: 12</p>`);
    expect(proposed('nonce', at('.it'))).toMatchObject({
      read: { text: '12' },
      way: { spot: { said: ['Zählerstand'] } },
    });
  });

  test('is meant where the row around it is pressed, or a part of it', () => {
    show(
      `<div id="row"><div>Prüfzahl</div><div id="value"><i>${HASH.slice(0, 20)}</i><i>${HASH.slice(20)}</i></div></div>`,
    );
    expect(proposed('commitment', at('i')).element).toBe(at('#value'));
    show(`<div id="row"><div>Prüfzahl</div><code>${HASH}</code></div>`);
    expect(proposed('commitment', at('#row')).read).toEqual({ kind: 'value', text: HASH });
  });

  test('that others look just like is found by the next way that is its own, and that is said', () => {
    show(
      `<main><div><b>Zahl</b><i data-testid="seed">${HASH}</i></div><div><b>Zahl</b><i data-testid="seed">${OTHER}</i></div></main>`,
    );
    const { way, equals, read } = proposed('commitment', at('i'));
    expect(read).toEqual({ kind: 'value', text: HASH });
    expect(way.kind).toBe('region');
    expect(equals[0]).toEqual({ kind: 'test-id', count: 2 });
  });

  test('is not found by what only looks or counts like a label', () => {
    const way = (html: string, known = NONE) => {
      show(html);
      return proposed('nonce', at('#in i'), { ...known, values: [...document.querySelectorAll('.value')] })
        .way;
    };
    expect(way('<div id="in"><b>Runde 1234</b><i>7</i></div>').kind).toBe('region');
    expect(way('<div id="in"><b class="value">lucky</b><i>7</i></div>').kind).toBe('region');
    expect(way('<div id="in"><b>SHA-256 Runde</b><i>7</i></div>').kind).toBe('label');
  });

  test('by classes is found only by those that name it', () => {
    show(`<div><div class="truncate text-sm">${HASH}</div></div>`);
    expect(proposed('commitment', at('.truncate')).way.kind).toBe('page');
    show(`<div><div class="seed-hash truncate active">${HASH}</div></div>`);
    expect(proposed('commitment', at('.truncate')).way).toEqual({
      kind: 'class',
      spot: { selectors: ['div[class~="seed-hash"]'] },
    });
  });

  test('of another form is none', () => {
    show('<p class="it">not a hash</p>');
    expect(refused('commitment', at('.it'))).toBe('nothing-read');
    expect(refused('nonce', at('.it'))).toBe('nothing-read');
  });

  test('by its place on the page is gone as soon as something comes or goes beside it', () => {
    show(`<div><div><div>${HASH}</div><div>4</div></div></div>`);
    const place = at('div > div > div');
    const { way } = proposed('commitment', place);
    expect(way.kind).toBe('page');
    const site = readerOf(withLessons(GENERIC, { commitment: way.spot }));
    const read = () => site.readPanel(survey(document))?.reading.fields['announced.commitment'];
    expect(read()).toMatchObject({ value: HASH, how: 'attribute' });
    show(`<div><div><div></div><div>${HASH}</div><div>4</div></div></div>`);
    expect(read()).toMatchObject({ problem: 'absent' });
  });
});

const hand = (...cards: string[]) => cards.map((text) => `<i class="q">${text}</i>`).join('');
const TABLE = `<main><div id="top"><div class="x1y2z3">${hand('9♣', 'K♦')}</div><small>19</small></div>
  <div id="own"><div class="x1y2z3">${hand('J♠', '10♥')}</div></div><div class="go">Los</div></main>`;

describe('cards', () => {
  test('are those of the whole hand, wherever it was pressed', () => {
    show(TABLE);
    const dealer = proposed('dealer-cards', at('#top i'));
    expect(dealer.read).toEqual({ kind: 'cards', hands: [['9c', 'Kd']] });
    expect(dealer.way).toEqual({ kind: 'id', spot: { selectors: ['[id="top"]'] } });
    const player = proposed('player-cards', at('#own i'), { ...NONE, dealer: dealer.element });
    expect(player.read).toEqual({ kind: 'cards', hands: [['Js', 'Th']] });
    expect(player.way.spot).toEqual({ selectors: ['[id="own"]'] });
  });

  test('of two hands after a split are both', () => {
    show(TABLE.replace('<div id="own">', `<div id="own"><div class="x1y2z3">${hand('A♠', '5♥')}</div>`));
    const { read } = proposed('player-cards', at('#own i'), { ...NONE, dealer: at('#top') });
    expect(read).toEqual({
      kind: 'cards',
      hands: [
        ['As', '5h'],
        ['Js', 'Th'],
      ],
    });
  });

  test('of the player are all, while the dealer has one card open and one that says nothing', () => {
    show(
      `<main><div id="top"><i class="q">Q♦</i><i class="q">▒</i></div><div id="own">${hand('8♥', '5♣')}</div></main>`,
    );
    const { read } = proposed('player-cards', at('#own i'), { ...NONE, dealer: at('#top') });
    expect(read).toEqual({ kind: 'cards', hands: [['8h', '5c']] });
  });

  test('with a control each are a hand, and what plays all of them is no part of it', () => {
    const held = (text: string) => `<div class="slot"><i class="q">${text}</i><button>Halten</button></div>`;
    const cards = ['J♣', '10♥', 'A♠', '2♦', '9♣'];
    show(`<main><div id="row">${cards.map(held).join('')}</div><button>Ziehen</button></main>`);
    const { element, read } = proposed('player-cards', at('#row i'));
    expect(read).toEqual({ kind: 'cards', hands: [['Jc', 'Th', 'As', '2d', '9c']] });
    expect(element).toBe(at('#row'));
    const seat = (...all: string[]) =>
      `<div class="seat"><div class="hand">${hand(...all)}</div><button>Karte</button></div>`;
    show(`<main><div id="top">${hand('9♣', 'K♦')}</div>${seat('J♠', '10♥')}${seat('2♠', '3♥')}</main>`);
    const own = proposed('player-cards', at('.seat i'), { ...NONE, dealer: at('#top') });
    expect(own.read).toEqual({ kind: 'cards', hands: [['Js', 'Th']] });
    expect(own.element).toBe(at('.hand'));
  });

  test('lying twice on a page are no row, and are pressed without what the game is played with', () => {
    const twice = '<div class="box"><i class="q">6♠</i></div>';
    show(`<main><div class="box"><button>Höher</button></div><div class="box" id="game">
      <div class="box">${twice}<button>»</button></div><div class="box" id="row">${twice}</div>
      <div class="box">Gewinn 10</div></div></main>`);
    const { element, read } = proposed('player-cards', at('#row i'));
    expect(read).toEqual({ kind: 'cards', hands: [['6s']] });
    expect(element).toBe(at('#row'));
  });

  test('are no hand of one where others lie beside it and not all can be read', () => {
    show(`<main><div id="top"><i class="q">Q♦</i><i class="q">▒</i></div></main>`);
    expect(proposed('dealer-cards', at('#top i')).read).toEqual({ kind: 'cards', hands: [['Qd']] });
    show(`<main><div><i class="q">Q♦</i><i class="q">3♣</i><i class="q">5♥ 6♥</i></div></main>`);
    expect(refused('dealer-cards', at('i'))).toBe('no-hand');
    show(
      `<main><div><p class="q"><i>Q♦</i></p><p class="q"><i>3♣</i></p><p class="q">5♥ 6♥</p></div></main>`,
    );
    expect(refused('dealer-cards', at('i'))).toBe('no-hand');
    // A player's cards lie open: one that says nothing is one that cannot be read.
    show(`<main><div id="top"><i class="q">Q♦</i><i class="q"><b>5♥</b><b>6♠</b></i></div></main>`);
    expect(refused('player-cards', at('i'))).toBe('no-hand');
    expect(proposed('dealer-cards', at('i')).read).toEqual({ kind: 'cards', hands: [['Qd']] });
  });

  test('that cannot be read are none', () => {
    show(`${TABLE}<p id="it">Lobby</p>`);
    expect(refused('dealer-cards', at('#it'))).toBe('nothing-read');
  });
});

test('a control is what can be pressed, or what was', () => {
  show(`<main><button name="bet"><span>Setzen</span></button><div class="go">Los</div></main>`);
  expect(proposed('bet-button', at('span'))).toMatchObject({
    element: at('button'),
    read: { kind: 'control', text: 'Setzen' },
    way: { kind: 'text', spot: { said: ['Setzen'] } },
  });
  expect(proposed('bet-button', at('.go'))).toMatchObject({ element: at('.go'), way: { kind: 'region' } });
  show(`<main><button><span class="v-button__text">Setzen</span></button><i class="btn">Los</i></main>`);
  expect(proposed('bet-button', at('span')).element).toBe(at('button'));
  expect(proposed('bet-button', at('.btn')).element).toBe(at('.btn'));
});

test('a control is found by what it says only where that is a word, and its own', () => {
  const wayOf = (html: string) => {
    show(`<main>${html}</main>`);
    return proposed('bet-button', at('#it, button')).way.kind;
  };
  expect(wayOf('<button name="go">Bet 0.50</button>')).toBe('aria');
  expect(wayOf('<button name="go">»»</button>')).toBe('aria');
  expect(wayOf('<button name="go">Los</button><button>los!</button>')).toBe('aria');
  expect(wayOf('<button name="go">Los ▲</button><p>Los</p>')).toBe('text');
});

test('of a hash that is read both ends are told, and of a short text all', () => {
  vi.stubGlobal('cutcardWords', { teach_hex: '$1 hex digits', teach_face_down: 'face down' });
  expect(saidOf({ kind: 'value', text: `1234abcd${'0'.repeat(48)}fedc9876` })).toBe(
    '1234abcd…fedc9876 (64 hex digits)',
  );
  expect(saidOf({ kind: 'value', text: 'b7e2f09c41aa83d6' })).toBe('“b7e2f09c41aa83d6”');
  expect(saidOf({ kind: 'cards', hands: [['Th', null]] })).toBe('10♥ face down');
  vi.unstubAllGlobals();
});

test('what was shown before is told from what never was', () => {
  const shown = withLessons(GENERIC, { nonce: { said: ['Zähler'] }, 'bet-button': { selectors: ['#go'] } });
  const things = THINGS.filter((thing) => isShownIn(shown, thing));
  expect(things).toEqual(['nonce', 'bet-button']);
  expect(THINGS.filter((thing) => isShownIn(GENERIC, thing))).toEqual([]);
});

test('what labels say is found already, and the rest is missing', () => {
  show(`<dl><dt>Next server seed hash</dt><dd>${HASH}</dd><dt>Next client seed</dt><dd>lucky</dd></dl>
    <button>Deal</button>`);
  const site = readerOf(GENERIC);
  const found = findThings(survey(document), GENERIC, site);
  expect([...found.keys()].sort()).toEqual(['bet-button', 'client-seed', 'commitment']);
  expect(found.get('commitment')).toEqual([document.querySelector('dd')]);
});
