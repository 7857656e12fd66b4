// @vitest-environment jsdom
/** The parts of a table that belong to the dealer and to the player, in documents without layout. */
import './all-seen.ts';
import { describe, expect, test } from 'vitest';
import {
  barePlaces,
  findPlaces,
  isPlayerNamed,
  namedFor,
  type PlaceSelectors,
} from '../../../src/reading/places.ts';
import { survey } from '../../../src/reading/survey.ts';

const CARD = '<b class="card">K♥</b>';
const row = (id: string, inside = CARD) => `<p id="${id}">${inside}</p>`;
const on = (html: string) => {
  document.body.innerHTML = html;
  return survey(document);
};

const idsOf = (nodes: readonly Node[]) =>
  nodes.map((node) => (node instanceof Element ? node.id || node.localName : node.nodeName));

interface Table {
  readonly selectors?: PlaceSelectors;
  readonly seats?: true;
}

/** The parts of the table on a page, by their ids, and what tells them. */
function find(html: string, { selectors, seats }: Table = {}) {
  const evidence: Element[] = [];
  const parts = findPlaces(on(html), selectors ?? null, seats ?? false, evidence);
  const { dealer, player, before, after } = parts;
  return {
    ...{ dealer: idsOf(dealer), player: idsOf(player) },
    ...(before.length + after.length > 0 && { before: idsOf(before), after: idsOf(after) }),
    by: idsOf(evidence),
  };
}
const parts = (html: string, table?: Table) => {
  const { by: _, ...found } = find(html, table);
  return found;
};
const NONE = { dealer: [], player: [] };

const head = (text: string, id = '') => `<h3 id="${id}">${text}</h3>`;
const [DEALER, PLAYER] = [head('Dealer', 'd'), head('Player', 'p')];

describe('a heading', () => {
  test('has the part around it with cards in which the other one’s is not, or else what stands behind it', () => {
    const sections = `<section id="a">${DEALER}${row('x')}</section><section id="b">${PLAYER}${row('y')}</section>`;
    expect(find(`<main>${sections}</main>`)).toEqual({ dealer: ['a'], player: ['b'], by: ['d', 'p'] });
    const rows = `${DEALER}${row('x')}${row('none', '')}${PLAYER}${row('y')}${row('none', '')}${row('z')}`;
    expect(find(`<main>${rows}</main>`)).toEqual({ dealer: ['x'], player: ['y', 'z'], by: ['d', 'p'] });
    expect(parts(`<main>${row('x')}${row('y')}</main>`)).toEqual(NONE);
    expect(parts(`<main>${DEALER}${row('x')}</main>`)).toEqual({ dealer: ['#document'], player: [] });
  });

  test('is none that one presses, or that heads a column', () => {
    const isNamed = (html: string) => isPlayerNamed(on(html));
    expect(isNamed(PLAYER)).toBe(true);
    expect(isNamed('<p>Cards</p>')).toBe(false);
    for (const name of ['button', 'a']) expect(isNamed(`<${name}>Player</${name}>`), name).toBe(false);
    expect(isNamed('<div role="button"><span>Player</span></div>')).toBe(false);
    expect(isNamed('<table><tr><th>Player</th><td>9</td></tr></table>')).toBe(true);
    expect(
      isNamed('<table><tr><th>Dealer</th><th>Player</th></tr><tr><td>1</td><td>2</td></tr></table>'),
    ).toBe(false);
    expect(isNamed(`<div class="player">${CARD}</div>`)).toBe(true);
    expect(isNamed(`<div class="players">${CARD}</div>`)).toBe(false);
    expect(isNamed(`<div data-testid="table-player-hand">${CARD}</div>`)).toBe(true);
    expect(isNamed(`<div data-testid="players-hands">${CARD}</div>`)).toBe(false);
    const both = (name: string) =>
      `<div class="player-grid">${`<p class="${name}">${CARD}</p>`.repeat(2)}</div>`;
    expect(isNamed(both('player'))).toBe(false);
    expect(isNamed(`${both('player')}<p>Your seat</p>`)).toBe(false);
    for (const hand of ['player-hand', 'playerCards', 'seat']) expect(isNamed(both(hand)), hand).toBe(true);
  });

  test('that is not shown counts only where none of its kind is', () => {
    const page = (one: string, other: string) =>
      find(`<main>${DEALER}${row('x')}<div ${one}>${head('Player', 'p')}${row('y')}</div>
        <div ${other}>${head('Player', 'q')}${row('z')}</div></main>`).by;
    expect(page('', '')).toEqual(['d', 'p', 'q']);
    expect(page('data-unseen', '')).toEqual(['d', 'q']);
    expect(page('data-unseen', 'data-unseen')).toEqual(['d', 'p', 'q']);
    const alone = `<main>${DEALER}${row('x')}<div data-unseen>${PLAYER}</div>${row('y')}</main>`;
    expect(find(alone).by).toEqual(['d', 'p']);
  });

  test('counts only where there are cards around it and one of the other side', () => {
    const table = `${DEALER}${row('x')}${PLAYER}${row('y')}`;
    const rules = `<aside>${head('Dealer', 'e')}${head('Player', 'q')}</aside>`;
    expect(find(`<main>${rules}<section>${table}</section></main>`)).toEqual({
      ...{ dealer: ['x'], player: ['y'], by: ['d', 'p'] },
    });
    // Where that leaves one side none, all do.
    expect(find(`<main>${row('x')}${DEALER}${rules}</main>`).by).toEqual(['d', 'e', 'q']);
    expect(find(`<main>${row('x')}${PLAYER}${rules}</main>`).by).toEqual(['e', 'p', 'q']);
  });
});

describe('headings', () => {
  test('may stand below the cards of each side', () => {
    const below = (between = '') => `<main>${row('x')}${DEALER}${between}${row('y')}${PLAYER}</main>`;
    expect(parts(below())).toEqual({ dealer: ['x'], player: ['y'] });
    expect(parts(`<main>${row('x')}${DEALER}${PLAYER}</main>`)).toEqual(NONE);
  });

  test('may stand around the cards, the dealer’s above his and the player’s below his own', () => {
    const page = (rows: string, { above = '', below = '', foot = PLAYER, top = DEALER } = {}) =>
      parts(`<main>${above}${top}${rows}${foot}${below}</main>`);
    const two = row('x') + row('y');
    const told = { dealer: ['x'], player: ['y'] };
    expect(page(two)).toEqual(told);
    expect(page(`<p>Good luck</p>${two}`)).toEqual(told);
    // A split hand has a heading for each of its parts.
    const hands = `<div>${head('Hand 1')}${head('Hand 2')}</div>`;
    expect(page(two, { foot: hands })).toEqual(told);
    expect(page(row('x') + row('y') + row('z'))).not.toEqual(told);
    expect(page(two, { above: row('z') })).not.toEqual(told);
    expect(page(two, { top: `<div>${DEALER}${row('z')}</div>` })).not.toEqual(told);
    expect(page(two, { top: DEALER + DEALER })).not.toEqual(told);
    expect(page(two, { below: head('Player') })).not.toEqual(told);
    expect(page(row('x'), { below: row('y') })).toEqual(told);
    // The other way round nobody lies above the other.
    expect(parts(`<main>${PLAYER}${two}${DEALER}</main>`)).not.toEqual(told);
  });

  test('give way to what the page calls its parts, where they tell of one side alone', () => {
    const page = (heads: string) =>
      find(
        `<main>${heads}<div id="a" class="dealer">${CARD}</div><div id="b" class="player">${CARD}</div></main>`,
      );
    expect(page('')).toEqual({ dealer: ['a'], player: ['b'], by: ['a', 'b', 'a', 'b'] });
    expect(page(`<div>${DEALER}${PLAYER}</div>`)).toEqual({
      ...{ dealer: ['a'], player: ['b'] },
      by: ['d', 'p', 'a', 'b'],
    });
  });
});

test('what a site names its parts by are its parts, whatever headings there are', () => {
  const selectors = { dealer: '.one', player: '.two' };
  const page = `<main><section>${DEALER}<p id="a" class="one">${CARD}</p></section>${row('x')}
    <section>${PLAYER}<p id="b" class="two">${CARD}</p></section>${row('y')}</main>`;
  expect(find(page, { selectors })).toEqual({ dealer: ['a'], player: ['b'], by: ['a', 'b', 'a', 'b'] });
  expect(parts(page.replace(CARD, ''), { selectors })).toEqual({ dealer: [], player: ['b'] });
  const without = `<main><section>${DEALER}<p id="a" class="one">${CARD}</p></section><section>${PLAYER}${row('y')}</section></main>`;
  expect(parts(without, { selectors })).toEqual({ dealer: ['a'], player: [] });
});

describe('at a table for several', () => {
  const seat = (id: string, name: string, inside = CARD) =>
    `<div class="seat" id="${id}"><h4>${name}</h4><p>${inside}</p></div>`;
  const page = (seats: string) => `<main>${DEALER}${row('x')}<div>${seats}</div></main>`;

  test('those like the player’s seat, with cards, are others’', () => {
    const all = page(seat('a', 'bob') + seat('b', 'You') + seat('c', 'kim') + seat('e', 'eve', ''));
    expect(parts(all, { seats: true })).toEqual({
      dealer: ['x'],
      player: ['b'],
      before: ['a'],
      after: ['c'],
    });
    expect(parts(all)).toEqual({ dealer: ['x'], player: ['div'] });
    expect(parts(page(seat('b', 'You')), { seats: true })).toEqual({ dealer: ['x'], player: ['div'] });
  });

  test('so many may sit', () => {
    const others = (count: number) => Array.from({ length: count }, (_, i) => seat(`s${i}`, 'bob')).join('');
    expect(find(page(seat('b', 'You') + others(39)), { seats: true }).after).toHaveLength(39);
    expect(find(page(seat('b', 'You') + others(40)), { seats: true }).after).toBeUndefined();
  });

  test('beside a hand of one’s own that is numbered lie no others’', () => {
    expect(parts(page(seat('a', 'bob') + seat('b', 'Hand 2')), { seats: true })).toEqual(NONE);
    const two = seat('a', 'bob') + seat('b', 'You') + seat('c', 'Hand 2');
    expect(parts(page(two), { seats: true })).toEqual(NONE);
    expect(parts(page(seat('a', 'bob') + seat('b', 'Your hand')), { seats: true }).player).toEqual(['b']);
  });

  test('the dealer’s places are no seats, and where he has no cards the whole table is none', () => {
    const rows = ['x', 'y'].map((id) => `<div class="seat" id="${id}">${CARD}</div>`).join('');
    expect(parts(`<main>${DEALER}${rows}${seat('b', 'You')}</main>`, { seats: true })).toEqual({
      ...{ dealer: ['x', 'y'], player: ['b'] },
    });
    const box = (id: string, inside: string) => `<div class="box" id="${id}">${inside}</div>`;
    const empty = box('t', DEALER + seat('b', 'You')) + box('o', CARD);
    expect(parts(`<main>${empty}</main>`, { seats: true })).toEqual({ dealer: [], player: ['b'] });
  });

  test('a heading that stands in no seat is none beside one that does', () => {
    const seats = `<div>${seat('a', 'bob')}${seat('b', 'You')}</div>`;
    expect(parts(`<main>${DEALER}${row('x')}${head('Your hand')}${seats}</main>`, { seats: true })).toEqual({
      ...{ dealer: ['x'], player: ['b'], before: ['a'], after: [] },
    });
    expect(parts(`<main>${head('You')}${row('y')}</main>`, { seats: true }).player).toEqual(['#document']);
  });

  test('a seat may hold all that is in it in a shadow root', () => {
    const inRoots = (name: string) => {
      document.body.innerHTML = page('<x-seat id="a"></x-seat><x-seat id="b"></x-seat>');
      for (const [id, of] of [
        ['a', 'bob'],
        ['b', name],
      ])
        document.getElementById(id!)!.attachShadow({ mode: 'open' }).innerHTML = `<h4>${of}</h4>${CARD}`;
      const { player, before } = findPlaces(survey(document), null, true, []);
      return [player, before].map(idsOf);
    };
    expect(inRoots('You')).toEqual([['b'], ['a']]);
    expect(inRoots('tom')).toEqual([[], []]);
  });

  test('the player may have several seats, and the dealer’s is none', () => {
    const two = page(seat('a', 'Hand 1') + seat('b', 'Hand 2'));
    expect(parts(two, { seats: true })).toEqual({ dealer: ['x'], player: ['div', 'div'] });
    const likeDealer = `<main><div class="seat" id="d0">${DEALER}${CARD}</div>${seat('b', 'You')}</main>`;
    expect(parts(likeDealer, { seats: true })).toEqual({ dealer: ['d0'], player: ['b'] });
  });
});

describe('what the page calls its parts', () => {
  const named = (name: 'dealer' | 'player', html: string) => idsOf(namedFor(name, on(html)));

  test('is as far out as nothing in it is called after the other side', () => {
    const html = `<div id="t" class="player-table"><div id="o" class="dealer"><p id="i" class="dealer-hand">${CARD}</p></div>
      <div id="q" class="your-hand"><p class="player">${CARD}</p></div></div>`;
    expect(named('dealer', html)).toEqual(['o']);
    expect(named('player', html)).toEqual([]);
    expect(named('player', html.replace('player-table', 'table'))).toEqual(['q']);
  });

  test('tells nothing where two are called so, or none with cards', () => {
    expect(named('player', row('player') + row('x'))).toEqual(['player']);
    expect(named('player', row('player') + row('player2'))).toEqual([]);
    expect(named('player', row('player', '') + row('x'))).toEqual([]);
    expect(named('player', row('multiplayer'))).toEqual([]);
    expect(named('dealer', row('banker'))).toEqual(['banker']);
  });

  test('is not what a card of the other side is called, where it has a part of its own', () => {
    const hand = (id: string) => `<div id="${id}"><p class="player-card">${CARD}</p></div>`;
    expect(named('player', `<div class="dealer-hand">${hand('d')}</div>${row('player')}`)).toEqual([
      'player',
    ]);
    expect(
      named('player', `<div class="dealer-hand"><p id="c" class="player-card">${CARD}</p></div>`),
    ).toEqual(['c']);
  });

  test('is told by a name of its own before a class, which may but tell how it looks', () => {
    const beside = (id: string) => `${row('player')}<div id="${id}" class="player-cards">${CARD}</div>`;
    for (const id of ['computer', 'croupier-hand', 'cpu', 'dealer']) {
      expect(named('player', beside(id))).toEqual(['player']);
      expect(named('dealer', beside(id))).toEqual([id]);
    }
    for (const id of ['supercomputer', 'x']) {
      expect(named('player', beside(id))).toEqual([]);
      expect(named('dealer', beside(id))).toEqual([]);
    }
  });

  test('is what holds a shadow root too', () => {
    document.body.innerHTML = '<div id="a" class="player"></div>';
    document.querySelector('#a')!.attachShadow({ mode: 'open' }).innerHTML = CARD;
    expect(idsOf(namedFor('player', survey(document)))).toEqual(['a']);
  });
});

describe('places of both sides on which nothing lies', () => {
  const bare = (html: string) => {
    const page = on(html);
    return idsOf(barePlaces(page, { dealer: [], player: [], before: [], after: [] }));
  };
  const table = (dealer: string, player: string) =>
    `<main><div id="a">${DEALER}${dealer}</div><div id="b">${PLAYER}${player}</div></main>`;

  test('are told by headings, or by what they are called where there are not both', () => {
    expect(bare(table('', ''))).toEqual(['a', 'b']);
    const called = '<p id="e" class="dealer"></p><p id="q" class="player"></p>';
    expect(bare(`<main>${called}</main>`)).toEqual(['e', 'q']);
    expect(bare(`<main>${DEALER}${called}</main>`)).toEqual(['e', 'q']);
    expect(bare(`<main>${PLAYER}${called}</main>`)).toEqual(['e', 'q']);
    expect(bare(`<main>${called.slice(0, called.indexOf('<p id="q"'))}</main>`)).toEqual([]);
    expect(bare(`<main>${called.slice(called.indexOf('<p id="q"'))}</main>`)).toEqual([]);
    expect(
      bare(
        `<main><section><div id="a">${DEALER}</div><div id="b">${PLAYER}</div></section><div id="c">${head('You')}</div></main>`,
      ),
    ).toEqual(['a', 'b', 'c']);
    const page = on(table('', ''));
    const found = document.querySelectorAll('h3');
    const none = { dealer: [], player: [], before: [], after: [] };
    expect(barePlaces(page, { ...none, dealer: [found[0]!] })).toEqual([]);
    expect(barePlaces(page, { ...none, player: [found[1]!] })).toEqual([]);
    expect(barePlaces(page, { ...none, dealer: [found[0]!], player: [found[1]!] })).toEqual([]);
  });

  test('are none right in a shadow root', () => {
    document.body.innerHTML = `<div id="a">${PLAYER}</div>`;
    document.querySelector('#a')!.attachShadow({ mode: 'open' }).innerHTML = DEALER;
    const none = { dealer: [], player: [], before: [], after: [] };
    expect(barePlaces(survey(document), none)).toEqual([]);
  });

  test('have nothing drawn in them, nor anything of worth, nor much text', () => {
    for (const [dealer, player] of [
      ['<i></i>', '0'],
      ['', 'x'.repeat(80 - 'Player'.length)],
    ])
      expect(bare(table(dealer!, player!)), player).toEqual(['a', 'b']);
    for (const [dealer, player] of [
      ['<img src="x.png">', ''],
      ['', '<p><svg></svg></p>'],
      ['', '<i style="background: url(&quot;x.png&quot;)"></i>'],
      ['7', ''],
      ['', 'x'.repeat(81 - 'Player'.length)],
    ])
      expect(bare(table(dealer!, player!)), dealer! + player!).toEqual([]);
    expect(bare('<img class="dealer" src="x.png"><p class="player"></p>')).toEqual([]);
  });
});

test('a part with one seat in it is a player’s, and one with several is of players', () => {
  const isNamed = (inside: string) =>
    isPlayerNamed(on(`<main><div class="player-area">${inside}</div></main>`));
  const seat = (name: string, inside = CARD) => `<div class="${name}">${inside}</div>`;
  expect(isNamed(seat('player-seat'))).toBe(true);
  expect(isNamed(seat('player-seat', seat('player-box')))).toBe(true);
  expect(isNamed(seat('player-1') + seat('player-2'))).toBe(false);
  expect(isNamed(seat('player-1') + seat('player-2', ''))).toBe(true);
});

test('in columns there is one cell with cards below each heading', () => {
  const column = (dealer: string, player: string, more = '') =>
    parts(
      `<table><tr><th>Dealer</th><th>Player</th></tr><tr><td id="x">${dealer}</td><td id="y">${player}</td></tr>${more}</table>`,
    );
  expect(column(CARD, CARD)).toEqual({ dealer: ['x'], player: ['y'] });
  for (const [dealer, player] of [
    [CARD, ''],
    ['', CARD],
  ] as const)
    expect(column(dealer, player), `${dealer} ${player}`).not.toEqual({
      dealer: ['x'],
      player: ['y'],
    });
  const more = `<tr><td id="v">${CARD}</td><td id="w">${CARD}</td></tr>`;
  expect(column(CARD, CARD, more)).toEqual(NONE);
});

test('places are bare where no card lies in them, whatever adorns them or lies elsewhere', () => {
  const bare = (dealer: string, elsewhere = '') => {
    const all = on(
      `<main>${elsewhere}<section id="dealer-hand">${dealer}</section><section id="player-hand"></section></main>`,
    );
    const around = { dealer: [document.querySelector('main')!], player: [], before: [], after: [] };
    return barePlaces(
      all,
      elsewhere === ''
        ? { ...around, dealer: [] }
        : { ...around, dealer: [document.querySelector('aside')!] },
    ).length;
  };
  const back = '<b class="card back"></b>';
  expect(bare('')).toBe(2);
  expect(bare('', '<aside></aside>')).toBe(2);
  expect(bare('', '<aside><i class="suit">♠</i></aside>')).toBe(2);
  expect(bare('', `<aside></aside><p>${back}</p>`)).toBe(2);
  expect(bare('', `<aside>${back}</aside>`)).toBe(0);
});
