// @vitest-environment jsdom
/** Hands on a page whose controls say what nobody knows: recorded by their cards, and said to be. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PageReader, STUCK } from '../../../src/content/page-reader.ts';
import { assemble } from '../../../src/core/assemble.ts';
import { audit } from '../../../src/core/audit.ts';
import { sha256Hex, sha512 } from '../../../src/core/hash.ts';
import type { Observation, TableReading } from '../../../src/core/observation.ts';
import { tenCards } from '../../../src/core/schemes/crypto-games/video-poker.ts';
import { survey } from '../../../src/reading/survey.ts';
import { SITES } from '../../../src/sites/index.ts';
import { readAs } from '../../../src/sites/read-as.ts';

vi.hoisted(() => {
  // What is read of elements is looked up once; this page is neither laid out nor moving.
  Element.prototype.checkVisibility ??= () => true;
  Element.prototype.getAnimations ??= () => [];
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const site = SITES.find(({ id }) => id === 'crypto-games')!;
const siteReader = readAs(site.id);
const SYMBOLS: Record<string, string> = { c: '♣', d: '♦', h: '♥', s: '♠' };
const PAYS = [
  'Royal flush 500',
  'Straight flush 75',
  'Four of a kind 20',
  'Full house 9',
  'Flush 6',
  'Straight 4',
];
const MORE_PAYS = ['Three of a kind 3', 'Two pair 2', 'Jacks or better 1'];

/** A page of Crypto.Games that deals with “▶ Go” and draws with “Swap”, or with the words that are known. */
function pageWith(cards: readonly string[], next: string, last: string, words: readonly string[]): void {
  const pay = [...PAYS, ...MORE_PAYS].map((row) => {
    const [, name, pays] = /^(.*) (\d+)$/.exec(row)!;
    return `<tr><th>${name}</th><td>${pays}</td></tr>`;
  });
  const faces = cards.map(
    (card) => `<li class="card">${card[0] === 'T' ? '10' : card[0]}${SYMBOLS[card[1]!]}</li>`,
  );
  document.body.innerHTML = `<input id="txtNextServerSeed256" value="${sha256Hex(next)}">
    <input id="txtNextClientSeed" value="player"><input id="txtLastServerSeed256" value="${last && sha256Hex(last)}">
    <input id="txtLastServerSeed" value="${last}"><input id="txtLastClientSeed" value="${last && 'player'}">
    <section><table>${pay.join('')}</table><ol>${faces.join('')}</ol>
    ${words.map((word) => `<button>${word}</button>`).join('')}</section>`;
}

class Watched {
  readonly observations: Observation[] = [];
  readonly #reader = new PageReader(siteReader, document, (sightings) => {
    for (const sighting of sightings)
      this.observations.push({ ...sighting, seq: this.observations.length + 1, site: site.id, tab: 'tab' });
  });

  /** Looks at the page now, and once more when it can be confirmed. */
  look(): this {
    this.#reader.readWhole();
    vi.advanceTimersByTime(600);
    this.#reader.readWhole();
    vi.advanceTimersByTime(600);
    return this;
  }

  press(): this {
    this.#reader.tell({ kind: 'press', by: 'pointer' });
    return this;
  }

  get tables(): TableReading[] {
    return this.observations.flatMap(({ reading }) => (reading.kind === 'table' ? [reading] : []));
  }

  get verdicts() {
    return assemble(this.observations, site).map(({ hand, circumstances }) => audit(hand, circumstances));
  }
}

const SEEDS = [1, 2, 3].map((n) => `${n}c4d5e6f708192a3b4c5d6e7f8091a2b3`) as [string, string, string];
const cardsOf = (seed: string) => tenCards(sha512(`${seed}player`));
const UNKNOWN = ['▶ Go', 'Swap'];

/** Two hands of which the second card is held, after the page has stood there long enough. */
function play(words: readonly string[], shown = (cards: readonly string[]) => cards): Watched {
  const [one, two, three] = SEEDS;
  const old = cardsOf(three).slice(0, 5);
  const watched = new Watched();
  pageWith(old, one, '', words);
  watched.look();
  vi.advanceTimersByTime(STUCK);
  watched.look();
  for (const [used, next] of [
    [one, two],
    [two, three],
  ] as const) {
    const cards = cardsOf(used);
    const last = used === one ? '' : one;
    pageWith(cards.slice(0, 5), used, last, words);
    watched.press().look();
    const drawn = [cards[5]!, cards[1]!, ...cards.slice(6, 9)];
    pageWith(shown(drawn), next, used, words);
    watched.press().look();
  }
  return watched;
}

test('hands that only their cards tell of are recorded, and those that fit are proven', () => {
  const { tables, verdicts } = play(UNKNOWN);
  expect(tables.some(({ guessed, stage }) => guessed && stage === 'over')).toBe(true);
  expect(verdicts.map(({ status }) => status)).toEqual(['unreadable', 'verified', 'verified']);
});

test('they never accuse: a difference is suspect, and says why', () => {
  const { verdicts } = play(UNKNOWN, (cards) => [...cards.slice(0, 4), cards[4] === '2c' ? '2d' : '2c']);
  expect(verdicts.map(({ status }) => status)).not.toContain('mismatch');
  const suspect = verdicts.find(({ suspect }) => suspect);
  expect(suspect?.reasons.map(({ code }) => code)).toContain('controls-unknown');
});

test('until then, and where a control is known, nothing is guessed', () => {
  pageWith(cardsOf(SEEDS[0]).slice(0, 5), SEEDS[0], '', UNKNOWN);
  const { tables } = new Watched().look();
  expect(tables.every(({ contents, guessed }) => contents === null && !guessed)).toBe(true);
  expect(play(['Deal', 'Draw']).tables.every(({ guessed }) => !guessed)).toBe(true);
});

test('what is pressed is told once until the page says something new, on its table or on its panel', () => {
  const [one, two] = SEEDS;
  pageWith(cardsOf(one).slice(0, 5), two, one, ['Deal']);
  const watched = new Watched().look();
  const presses = () => watched.observations.filter(({ reading }) => reading.kind === 'press').length;
  watched.press().press().look().press();
  expect(presses()).toBe(1);
  document.querySelector<HTMLInputElement>('#txtNextClientSeed')!.value = 'drawn';
  watched.look().press().press();
  expect(presses()).toBe(2);
});

test('blackjack under its headings is read by its cards, where they are asked for alone', () => {
  const hand = (...cards: string[]) =>
    `<p>${cards.map((card) => `<i class="card">${card}</i>`).join('')}</p>`;
  document.body.innerHTML = `<h3>Dealer</h3>${hand('9♣', 'K♦')}<h3>Player</h3>${hand('J♠', '10♥')}
    <button>▶ Go</button><button>Another one</button>`;
  const read = (byCards: boolean) => siteReader.readTable(survey(document), byCards)?.reading;
  expect(read(false)).toEqual({ kind: 'table', game: 'blackjack', stage: 'moving', contents: null });
  expect(read(true)).toMatchObject({
    stage: 'dealt',
    guessed: true,
    contents: { dealer: ['9c', 'Kd'], player: [['Js', 'Th']] },
  });
  document.body.innerHTML += '<button disabled>Hit</button>';
  // Then it is no guess any more: the cards say that the hand is over.
  expect(read(true)).toMatchObject({ stage: 'over' });
  expect(read(true)).not.toHaveProperty('guessed');
});

test('a client seed that the page has not filled in yet was entered by nobody', () => {
  pageWith(cardsOf(SEEDS[0]).slice(0, 5), SEEDS[0], '', ['Deal']);
  const box = document.querySelector<HTMLInputElement>('#txtNextClientSeed')!;
  box.value = '';
  const watched = new Watched().look();
  box.value = 'player';
  watched.look();
  const kinds = watched.observations.map(({ reading }) => reading.kind);
  expect(kinds.filter((kind) => kind === 'panel').length).toBeGreaterThan(1);
  expect(kinds).not.toContain('entered');
});

test('a table that is gone is missed, though the panel beside it is there, until it is found again', () => {
  const reader = new PageReader(siteReader, document, () => undefined);
  const show = (cards: readonly string[], words = ['Deal']): void => {
    pageWith(cards, 'next', 'last', words);
    reader.readWhole();
  };
  show(['Jc', 'Th', 'As', '2d', '9c']);
  expect(reader.lostFor).toBe(Number.POSITIVE_INFINITY);
  document.querySelector('section')!.remove();
  reader.readParts();
  expect(reader.regions).toHaveLength(1);
  vi.advanceTimersByTime(200);
  reader.readWhole();
  expect(reader.lostFor).toBe(200);
  show(['Jc', 'Th', 'As', '2d', '9c']);
  expect(reader.lostFor).toBe(Number.POSITIVE_INFINITY);
});

describe('where a table is its controls alone between two hands', () => {
  const page = (table: string, controls: string) => {
    document.body.innerHTML = `<main><aside>${controls}</aside><section>${table}</section></main>`;
  };
  const set = (of: string, html: string) => {
    document.querySelector(of)!.innerHTML = html;
  };
  const hand = (heading: string, ...cards: readonly string[]) =>
    `<h3>${heading}</h3><p>${cards.map((card) => `<i class="card">${card}</i>`).join('')}</p>`;
  const controls = (plays: boolean) =>
    `<button ${plays ? 'disabled' : ''}>Bet</button>${['Hit', 'Stand'].map((name) => `<button ${plays ? '' : 'disabled'}>${name}</button>`).join('')}`;
  const deal = (dealer: readonly string[], player: readonly string[], plays = true) => {
    set('aside', controls(plays));
    set('section', hand('Dealer', ...dealer) + hand('You', ...player));
  };
  const clear = () => {
    set('aside', controls(false));
    set('section', '');
  };
  const tables: TableReading[] = [];
  const reader = () => {
    tables.splice(0);
    return new PageReader(readAs('generic'), document, (sightings) => {
      for (const { reading } of sightings) if (reading.kind === 'table') tables.push(reading);
    });
  };

  test('the first cards are read that come to lie beside them', () => {
    page('', controls(false));
    const parts = reader();
    parts.readWhole();
    expect(tables).toMatchObject([{ stage: 'resting', contents: null }]);
    deal(['9♣', '?'], ['J♠', '4♥']);
    parts.readParts();
    expect(tables.slice(1)).toMatchObject([
      { stage: 'dealt', contents: { dealer: ['9c', null], player: [['Js', '4h']] } },
    ]);
  });

  test('the next hand is read where the one before lay, without a look at the rest of the page', () => {
    page('', controls(false));
    const parts = reader();
    deal(['9♣', 'K♦'], ['J♠', '10♥'], false);
    parts.readWhole();
    clear();
    parts.readParts();
    expect(parts.regions).toEqual([document.querySelector('main')]);
    deal(['7♣', '?'], ['2♠', '4♥']);
    vi.spyOn(parts, 'readWhole').mockImplementation(() => undefined);
    parts.readParts();
    expect(tables).toMatchObject([
      { stage: 'over' },
      { stage: 'resting', contents: null },
      { stage: 'dealt', contents: { dealer: ['7c', null], player: [['2s', '4h']] } },
    ]);
  });

  test('it is the controls alone where what cards lay in is gone, or no hand was read', () => {
    page('', controls(false));
    const parts = reader();
    parts.readWhole();
    expect(parts.regions).toEqual([document.querySelector('aside')]);
    deal(['9♣', 'K♦'], ['J♠', '10♥'], false);
    parts.readWhole();
    expect(parts.regions).toEqual([document.querySelector('main')]);
    page('', controls(false));
    parts.readWhole();
    expect(parts.regions).toEqual([document.querySelector('aside')]);
  });

  test('a table of which nothing can be read is looked for on the whole page once', () => {
    page('', controls(false));
    const parts = reader();
    parts.readWhole();
    const looks = vi.spyOn(parts, 'readWhole');
    set('aside', controls(true));
    for (let look = 0; look < 5; look++) parts.readParts();
    expect(looks).toHaveBeenCalledTimes(1);
  });
});
