// @vitest-environment jsdom
/** What the player has shown of a page is read in its place, and nowhere else. */
import { describe, expect, test, vi } from 'vitest';
import {
  gameWithoutDealer,
  joined,
  type Lessons,
  type ShownGame,
  spotIn,
  withLessons,
} from '../../../src/content/teaching/lessons.ts';
import { sha256Hex } from '../../../src/core/hash.ts';
import { startControls } from '../../../src/reading/controls.ts';
import { survey } from '../../../src/reading/survey.ts';
import { type PageReader, readerOf, shownBy } from '../../../src/sites/reader.ts';
import type { SiteRecord } from '../../../src/sites/site.ts';

vi.hoisted(() => {
  // What is read of elements is looked up once; this page is neither laid out nor moving.
  Element.prototype.checkVisibility ??= () => true;
  Element.prototype.getAnimations ??= () => [];
});

const HASH = 'a1'.repeat(32);
const SEED = 'b2'.repeat(32);

/** Words that nobody knows on all that is pressed. */
const BUTTONS = (go: boolean, swap: boolean) =>
  `<div><button id="go"${go ? '' : ' disabled'}>▶ Go</button><button id="swap"${swap ? '' : ' disabled'}>Swap</button></div>`;

const RECORD: SiteRecord = {
  id: 'some',
  name: 'Some',
  hosts: [],
  schemes: {},
  seeding: 'per-bet',
  panels: [
    {
      fields: {
        'announced.commitment': { labels: ['commitment'] },
        'announced.clientSeed': { labels: ['clientSeed'], optional: true },
        'announced.nonce': { labels: ['nonce'], optional: true },
        'reported.serverSeed': { labels: ['last.serverSeed'], optional: true },
      },
    },
  ],
  tables: [{ game: 'blackjack' }],
};

const taught = (lessons: Lessons): PageReader => readerOf(withLessons(RECORD, lessons));
const panelOf = (site: PageReader) => site.readPanel(survey(document))?.reading.fields;
const tableOf = (site: PageReader) => site.readTable(survey(document))?.reading;
const show = (html: string) => {
  document.body.innerHTML = html;
};

const card = (text: string) => `<i class="q">${text}</i>`;
const hand = (...cards: string[]) => cards.map(card).join('');
const tableWith = (dealer: string, player: string, more = '') =>
  `<main><p id="a">${dealer}</p><p id="b">${player}</p><div id="go">Los geht’s</div>${more}</main>`;
const TABLE: Lessons = {
  'dealer-cards': { selectors: ['#a'] },
  'player-cards': { selectors: ['#b'] },
  'bet-button': { selectors: ['#go'] },
};

describe('values', () => {
  test('stand beside what the page itself calls them', () => {
    show(`<dl><dt>Prüfzahl der Runde</dt><dd>${HASH}</dd><dt>Zähler</dt><dd>4</dd></dl>`);
    const fields = panelOf(
      taught({ commitment: { said: ['Prüfzahl der Runde'] }, nonce: { said: ['zähler'] } }),
    );
    expect(fields).toMatchObject({
      'announced.commitment': { value: HASH, how: 'label', where: 'Prüfzahl der Runde' },
      'announced.nonce': { value: '4' },
    });
  });

  test('are none where nothing stands beside what the page calls them', () => {
    show(
      `<p>Server seed hash: ${HASH}</p><dl><dt>Zähler</dt><dd><i>a</i> <code>4</code> <code>5</code></dd></dl>`,
    );
    const site = taught({ nonce: { said: ['Zähler'] } });
    expect(panelOf(site)).toMatchObject({
      'announced.commitment': { value: HASH },
      'announced.nonce': { problem: 'absent' },
    });
  });

  test('are not taken from a label that is known, once they were shown elsewhere', () => {
    show(`<dl><dt>Server seed hash</dt><dd>${SEED}</dd></dl><p><b>Nonce</b> <span>7</span></p>`);
    expect(panelOf(taught({ commitment: { selectors: ['#x'] } }))).toEqual({
      'announced.commitment': { problem: 'absent', detail: expect.any(String) },
      'announced.nonce': expect.objectContaining({ value: '7' }),
    });
  });

  test('that are gone are said to be, as long as the page has a hash', () => {
    show(`<section><div>${HASH}</div></section>`);
    expect(panelOf(taught({ commitment: { selectors: ['#x'] } }))).toMatchObject({
      'announced.commitment': { problem: 'absent' },
    });
    show('<section><div>Lobby</div></section>');
    expect(panelOf(taught({ commitment: { selectors: ['#x'] } }))).toBeUndefined();
    show(`<section><div>${HASH}</div></section>`);
    expect(panelOf(readerOf(RECORD))).toBeUndefined();
  });

  test('are the last hand’s once the seed beside them is shown that the hash is of', () => {
    const lessons: Lessons = {
      commitment: { said: ['Prüfzahl'] },
      'client-seed': { selectors: ['#own'] },
      nonce: { said: ['Zähler'] },
      'revealed-seed': { said: ['Geheimzahl'] },
    };
    const panel = (hash: string, seed: string) =>
      show(`<dl><dt>Prüfzahl</dt><dd>${hash}</dd><dt>Geheimzahl</dt><dd>${seed}</dd></dl>
        <p id="own">lucky7</p><p><b>Zähler</b> <i>7</i></p>`);
    panel(sha256Hex(SEED), SEED);
    const fields = panelOf(taught(lessons));
    expect(fields).toMatchObject({
      'reported.commitment': { value: sha256Hex(SEED) },
      'reported.serverSeed': { value: SEED },
      'reported.clientSeed': { value: 'lucky7' },
      'reported.nonce': { value: '7' },
    });
    expect(Object.keys(fields ?? {}).filter((name) => name.startsWith('announced.'))).toEqual([]);
    // A seed that is another hash's says nothing of this one.
    panel(HASH, SEED);
    expect(panelOf(taught(lessons))).toMatchObject({
      'announced.commitment': { value: HASH },
      'announced.clientSeed': { value: 'lucky7' },
      'announced.nonce': { value: '7' },
      'reported.serverSeed': { value: SEED },
    });
  });

  test('of the next hand by a label that says so are the next one’s, whatever seed stands beside them', () => {
    show(
      `<dl><dt>Next server seed hash</dt><dd>${sha256Hex(SEED)}</dd><dt>Geheimzahl</dt><dd>${SEED}</dd></dl>`,
    );
    const next = { fields: { 'announced.commitment': { labels: ['next.commitment'] as const } } };
    const site = readerOf(
      withLessons({ ...RECORD, panels: [next] }, { 'revealed-seed': { said: ['Geheimzahl'] } }),
    );
    expect(panelOf(site)).toMatchObject({ 'announced.commitment': { value: sha256Hex(SEED) } });
  });

  test('of two places that say different things are ambiguous', () => {
    show(`<p><b>Prüfzahl</b><i>${HASH}</i></p><p><b>Prüfzahl</b><i>${SEED}</i></p>`);
    expect(panelOf(taught({ commitment: { said: ['Prüfzahl'] } }))).toMatchObject({
      'announced.commitment': { problem: 'ambiguous' },
    });
  });
});

describe('cards and controls', () => {
  test('lie in the places that were shown, on a page without a word that is known', () => {
    show(tableWith(hand('9♣', 'K♦'), hand('J♠', '10♥')));
    expect(tableOf(readerOf(RECORD))).toBeUndefined();
    expect(tableOf(taught(TABLE))).toMatchObject({
      game: 'blackjack',
      stage: 'over',
      contents: { dealer: ['9c', 'Kd'], player: [['Js', 'Th']] },
    });
  });

  test('are read while they are dealt only where it is known what to play with', () => {
    const play = '<div id="hit">Karte</div>';
    show(tableWith(hand('9♣', 'K♦'), hand('J♠', '10♥'), play).replace('id="go"', 'id="go" class="disabled"'));
    expect(tableOf(taught(TABLE))).toMatchObject({ stage: 'moving' });
    expect(tableOf(taught({ ...TABLE, 'move-button': { selectors: ['#hit'] } }))).toMatchObject({
      stage: 'dealt',
      contents: { player: [['Js', 'Th']] },
    });
  });

  test('that lie elsewhere are said to be gone, and not looked for', () => {
    show(`<main><h3>Dealer</h3><p>${hand('9♣', '?')}</p><h3>You</h3><p>${hand('J♠', '10♥')}</p></main>`);
    expect(tableOf(taught(TABLE))).toMatchObject({ game: 'blackjack', problem: { problem: 'absent' } });
    show('<main><p>Lobby</p></main>');
    expect(tableOf(taught(TABLE))).toBeUndefined();
  });

  test('that were shown by what they say are found wherever they lie, and nothing else in their place', () => {
    const site = taught({ ...TABLE, 'bet-button': { said: ['Los geht’s'] } });
    const buttons = (...all: string[]) => {
      show(`<main><p id="a">${hand('9♣', 'K♦')}</p><p id="b">${hand('J♠', '10♥')}</p>
        ${all.map((text) => `<button><span class="btn-text">${text}</span></button>`).join('')}</main>`);
      return document.querySelector('button')!;
    };
    expect(site.isBet?.(buttons('LOS GEHT’S ▶', 'Hilfe'))).toBe(true);
    expect(tableOf(site)).toMatchObject({ game: 'blackjack', stage: 'over' });
    expect(site.isBet?.(buttons('Regeln', 'Los geht’s'))).toBe(false);
    expect(tableOf(site)).toMatchObject({ game: 'blackjack', stage: 'over' });
    expect(document.querySelectorAll('button')[1]).toSatisfy((one: Element) => site.isBet!(one));
    expect(site.isBet?.(buttons('Regeln', 'Los geht’s nicht'))).toBe(false);
    expect([...document.querySelectorAll('*')].some((one) => site.isBet!(one))).toBe(false);
    // What is in a button that is blocked cannot be pressed either.
    buttons('Los geht’s').setAttribute('disabled', '');
    expect(
      startControls(shownBy(survey(document), { controls: { betSaid: ['Los geht’s'] }, game: 'hilo' })),
    ).toEqual([document.querySelector('button')]);
  });

  test('that lie elsewhere once the hand is over are found in both places, if they are shown there too', () => {
    const first = withLessons(RECORD, TABLE);
    expect(spotIn(first, 'dealer-cards')).toEqual({ selectors: ['#a'] });
    expect(spotIn(first, 'bet-button')).toEqual({ selectors: ['#go'] });
    expect(spotIn(RECORD, 'dealer-cards')).toBeUndefined();
    // The dealer's alone are shown anew: the player's stay where they were.
    const both = withLessons(first, {
      'dealer-cards': joined({ selectors: ['#c'] }, spotIn(first, 'dealer-cards')!),
      'bet-button': joined({ said: ['Noch mal'] }, spotIn(first, 'bet-button')!),
    });
    const site = readerOf(both);
    const read = { game: 'blackjack', contents: { dealer: ['9c', 'Kd'], player: [['Js', 'Th']] } };
    show(tableWith(hand('9♣', 'K♦'), hand('J♠', '10♥')));
    expect(tableOf(site)).toMatchObject({ ...read, stage: 'over' });
    show(
      tableWith(hand('9♣', 'K♦'), hand('J♠', '10♥'), '<button>Noch mal</button>').replace('id="a"', 'id="c"'),
    );
    expect(tableOf(site)).toMatchObject({ ...read, stage: 'over' });
    expect(tableOf(readerOf(first))).toMatchObject({ problem: { problem: 'absent' } });
    show(tableWith(hand('9♣', 'K♦'), hand('J♠', '10♥'), '<p id="c">Lobby</p>'));
    expect(tableOf(site)).toMatchObject({ ...read, stage: 'over' });
    // With cards in both, it is not clear which are the dealer's.
    show(tableWith(hand('9♣', 'K♦'), hand('J♠', '10♥'), `<p id="c">${hand('2♣', '3♦')}</p>`));
    expect(tableOf(site)).toMatchObject({ problem: { problem: 'ambiguous' } });
  });

  test('of two hands side by side are the player’s where he was seen to have split, and may be another’s elsewhere', () => {
    const own = (...hands: string[]) => hands.map((cards) => `<span>${cards}</span>`).join('');
    const shown = (...hands: string[]) => {
      show(tableWith(hand('9♣', 'K♦'), own(...hands)));
      return tableOf(taught(TABLE));
    };
    const split = [hand('8♠', '3♦'), hand('8♥', 'K♣')];
    expect(shown(hand('2♠', '3♥'), hand('J♠', '10♥'))).toMatchObject({ problem: { problem: 'ambiguous' } });
    expect(shown(hand('8♠', '8♥'))).toMatchObject({ contents: { player: [['8s', '8h']] } });
    expect(shown(...split)).toMatchObject({
      contents: {
        player: [
          ['8s', '3d'],
          ['8h', 'Kc'],
        ],
      },
    });
  });

  test('that are shown as betting bet, whatever they say', () => {
    show(tableWith('', ''));
    const { isBet } = taught(TABLE);
    expect(isBet?.(document.querySelector('#go')!)).toBe(true);
    expect(isBet?.(document.querySelector('#a')!)).toBe(false);
    expect(readerOf(RECORD).isBet).toBeUndefined();
  });
});

describe('a game without a dealer', () => {
  const CONTROLS: Lessons = { 'bet-button': { selectors: ['#go'] }, 'move-button': { selectors: ['#swap'] } };
  const RECORDS: SiteRecord = {
    ...RECORD,
    tables: [
      { game: 'hilo' },
      { game: 'baccarat' },
      { game: 'video-poker', payTables: [] },
      { game: 'blackjack' },
    ],
  };
  const FIVE = ['J♣', '10♥', 'A♠', '2♦', '9♣'];
  const site = (game: ShownGame) =>
    readerOf(withLessons(RECORDS, { ...CONTROLS, 'player-cards': { selectors: ['#row'] } }, game));
  const row = (cards: readonly string[]) => `<p id="row">${hand(...cards)}</p>`;

  test('is video poker where five cards lie, and hilo where others do', () => {
    expect(gameWithoutDealer([FIVE])).toBe('video-poker');
    expect(gameWithoutDealer([FIVE.slice(0, 3)])).toBe('hilo');
    expect(gameWithoutDealer([])).toBeNull();
    expect(gameWithoutDealer([FIVE, FIVE])).toBeNull();
  });

  test('of video poker is read by its controls, whatever they say', () => {
    const poker = site('video-poker');
    show(`<main>${row(FIVE)}${BUTTONS(false, true)}</main>`);
    expect(tableOf(poker)).toMatchObject({
      game: 'video-poker',
      stage: 'dealt',
      contents: { cards: ['Jc', 'Th', 'As', '2d', '9c'] },
    });
    show(`<main>${row(FIVE)}${BUTTONS(true, false)}</main>`);
    expect(tableOf(poker)).toMatchObject({ game: 'video-poker', stage: 'over' });
    // Where nothing is what was shown, it is said.
    show(`<main>${row(FIVE)}<button>▶ Go</button></main>`);
    expect(tableOf(poker)).toMatchObject({ problem: { problem: 'absent' } });
  });

  test('of hilo is read in its place', () => {
    const hilo = site('hilo');
    show(`<main><div>${hand('4♦')}</div>${row(['9♣', 'K♦', '4♦'])}${BUTTONS(false, true)}</main>`);
    expect(tableOf(hilo)).toMatchObject({
      game: 'hilo',
      stage: 'dealt',
      contents: { cards: ['9c', 'Kd', '4d'] },
    });
    show(`<main><div>${hand('4♦')}</div>${row(['9♣', 'K♦', '4♦'])}${BUTTONS(true, false)}</main>`);
    expect(tableOf(hilo)).toMatchObject({ game: 'hilo', stage: 'over' });
  });

  test('leaves the other games of the site to their own words', () => {
    for (const game of ['video-poker', 'hilo'] as const) {
      show(`<main><h3>Dealer</h3><p>${hand('9♣', '?')}</p><h3>Player</h3><p>${hand('J♠', '10♥')}</p>
        <button>Hit</button><button>Stand</button></main>`);
      expect(tableOf(site(game)), game).toMatchObject({ game: 'blackjack', stage: 'dealt' });
    }
  });
});
