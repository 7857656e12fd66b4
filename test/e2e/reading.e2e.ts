/** What is read from saved pages, in a real browser: each page beside what must be read from it. */
import puppeteer, { type Browser, type Page } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser } from '../../tools/browsers.mjs';
import { WINDOW } from '../pages/fronts.ts';
import {
  expectedOf,
  htmlOf,
  LOOKS,
  type Look,
  pageOf,
  savedLooks,
  sites,
  withSizes,
} from '../pages/looks.ts';
import type * as Reader from '../pages/reader.ts';
import { GROUND, SIGHTS } from '../pages/sights.ts';
import { bundleReader } from '../support/reader-page.ts';
import { shownAmong, unseenAmong } from '../support/shown.ts';
import { browserName } from './harness/index.ts';

declare const reader: typeof Reader;

let browser: Browser;
let page: Page;
/** It stays in a window whose documents are replaced. */
let bundle: string;

beforeAll(async () => {
  bundle = `${await bundleReader()}; globalThis.reader = reader;`;
  browser = await puppeteer.launch({
    browser: browserName === 'firefox' ? 'firefox' : 'chrome',
    executablePath: await findBrowser(browserName),
    args: browserName === 'chromium' && process.platform === 'linux' ? ['--no-sandbox'] : [],
    defaultViewport: WINDOW,
  });
  page = await browser.newPage();
});

afterAll(() => browser?.close());

/** Whether what ran in the window outlasts the document, as custom elements do. */
let isSpoiled = true;

const open = (html: string, spoils?: boolean): Promise<void> => show(withSizes(html), spoils);

async function show(html: string, spoils = html.includes('<script')): Promise<void> {
  if (isSpoiled || spoils) {
    await page.goto('about:blank');
    await page.evaluate(bundle);
  }
  isSpoiled = spoils;
  await page.setContent(html, { waitUntil: 'load' });
}

const ask = ({ ask: name, site }: Look) => page.evaluate((asked, as) => reader[asked](as), name, site);

const take = async (look: Look): Promise<void> => {
  await show(pageOf(look));
  expect(look.told((await ask(look)) as never)).toEqual(look.expected);
};

describe.each(sites)('%s', (site) => {
  test.each(savedLooks(site))('$name', take);
});

/** In Firefox, where that takes twice as long, one state of each front end: its styles are the same in all. */
const isLookedAt = ({ state = 1 }: Look): boolean => browserName === 'chromium' || state === 1;

describe.each(Object.entries(LOOKS))('%s', (_, looks) => {
  test.each(looks.filter(isLookedAt))('$name', take);
});

// It takes hundreds of looks, and is the engine's affair and no browser's.
const unharmed = sites.flatMap((site) =>
  savedLooks(site).filter(({ name }) => expectedOf(site, name).unharmed),
);

test.runIf(browserName === 'chromium').each(unharmed)(
  '$site, something of it changed: $name',
  async ({ site, name, html }) => {
    await open(html);
    const changed = await page.evaluate((id) => reader.readChanged(id), site);
    expect(changed.length).toBeGreaterThan(20);
    expect(changed.filter(([, read]) => !isHarmless(read, expectedOf(site, name)))).toEqual([]);
  },
);

/** One page of each kind. */
const NAMED = [
  ['crypto-games', 'over'],
  ['crypto-games', 'blackjack-hits'],
  ['crypto-games', 'panel-by-label'],
  ['crypto-games', 'cards-shadow-roots'],
  ['bitzino', 'blackjack-split'],
  ['generic', 'hilo-dealt'],
  ['generic', 'baccarat-over'],
] as const;

test.each(NAMED)(
  '%s %s reads the same where fields and images have the names of properties',
  async (site, name) => {
    const { panel, table } = expectedOf(site, name);
    await open(htmlOf(site, name), true);
    expect(await page.evaluate(() => reader.clobber())).toBe(true);
    expect(await page.evaluate((id) => reader.read(id), site)).toEqual({ panel, table });
    expect(await page.evaluate((id) => reader.readParts(id), site)).toEqual({ panel, table });
    expect((await page.evaluate(() => reader.skeleton())).split('\n').length).toBeGreaterThan(10);
  },
);

test('cards of hands before are none of the table’s where it was cleared, however small all cards may be elsewhere', async () => {
  const html = htmlOf('generic', 'blackjack-split-above-hands-of-before');
  const contents = () => page.evaluate(() => reader.read('generic').table?.contents ?? null);
  await open(html);
  expect(await contents()).toMatchObject({ dealer: ['8h', null] });
  await page.evaluate(() => {
    for (const card of document.querySelectorAll('.slot')) card.remove();
    document.querySelector('section .row div + div')!.remove();
    document.querySelector('footer')!.innerHTML = '<button>Repartir</button>';
  });
  expect(await contents()).toBeNull();
  const small = html
    .replace('62px; height: 88px', '26px; height: 30px')
    .replace(/<section[\s\S]*<\/section>/, '');
  await open(small);
  expect(await contents()).toMatchObject({
    dealer: ['8h', null],
    player: [
      ['4h', 'Qs', '2d'],
      ['4s', 'Jc'],
    ],
  });
});

test('cards at another place than those that one played with are another player’s', async () => {
  const html = htmlOf('generic', 'blackjack-cards-in-boxes-without-height');
  const table = () => page.evaluate(() => reader.read('generic').table);
  const over = { stage: 'over', contents: { dealer: ['Kd', '8c'], player: [['9h', '4c', '2s']] } };
  /** What is played with is gone, and the hand may lie at another seat. */
  const end = (seat: number) =>
    page.evaluate((at) => {
      document.querySelector('.play')!.textContent = '';
      const hole = document.querySelector('.dealer img[src*="back"]');
      hole?.setAttribute('src', 'cards/8_club.3fa91c07.png');
      const seats = document.querySelectorAll('.seat');
      const pile = document.querySelector('.stack')!;
      seats[at]!.append(pile);
    }, seat);
  await open(html);
  expect(await table()).toMatchObject({ stage: 'dealt' });
  await end(2);
  expect(await table()).toMatchObject({ stage: 'moving', contents: null });
  await end(1);
  expect(await table()).toMatchObject(over);
});

test('what is seen of cards', async () => {
  await open(GROUND, true);
  const seen = await page.evaluate(
    (pieces) => reader.seenOfEach(pieces),
    SIGHTS.map(({ html }) => html),
  );
  const told = (sights: readonly string[]) => SIGHTS.map(({ name }, i) => `${name}: ${sights[i]}`);
  expect(told(seen)).toEqual(told(SIGHTS.map(({ expected }) => expected)));
});

test('what is taken for seen can be seen, as a picture of the page tells', async () => {
  // The last was not, once.
  const shown = await shownAmong(browser, [...Array(80).keys(), 2085]);
  expect(shown.filter(({ told }) => told.startsWith('seen')).length).toBeGreaterThan(10);
  expect(unseenAmong(shown)).toEqual([]);
  const whole = shown.filter(({ red }) => red > 0.8);
  expect(whole.filter(({ told }) => told.startsWith('seen')).length / whole.length).toBeGreaterThan(0.7);
});

/** A blackjack table that names no parts, with the dealer's open card and these hands side by side. */
function unnamed(...hands: readonly string[]): string {
  const row = (cards: string) =>
    `<div class="seat"><div class="row">${cards
      .split(' ')
      .map((card) => `<span class="card">${card.replace('?', '')}</span>`)
      .join('')}</div></div>`;
  return `<!doctype html><style>
      .seat { display: inline-block; padding: 10px; border: 1px solid }
      .card { display: inline-block; width: 50px; height: 70px; border: 1px solid; vertical-align: top }
    </style>
    <main>${row('9♣ ?')}<br>${hands.map(row).join('')}
    <p><button disabled>Bet</button><button>Hit</button><button>Stand</button></p></main>`;
}

test('rows that no heading names are known again where what one played with is gone', async () => {
  const over = (actions: string) =>
    page.evaluate((content) => {
      document.querySelectorAll('.row').forEach((row, i) => {
        row.innerHTML = ['9♣ K♦', '8♠ 10♥']
          [i]!.split(' ')
          .map((card) => `<span class="card">${card}</span>`)
          .join('');
      });
      document.querySelector('p')!.innerHTML = content;
      return reader.read('generic').table;
    }, actions);
  const told = { stage: 'over', contents: { dealer: ['9c', 'Kd'], player: [['8s', 'Th']] } };
  for (const actions of ['<button>Bet</button>', '<button>Los</button>']) {
    await open(unnamed('8♠ 10♥'), true);
    // By itself such a table may be another game's.
    expect((await over(actions))?.contents ?? null).toBeNull();
    await open(unnamed('8♠ 10♥'), true);
    expect(await page.evaluate(() => reader.read('generic').table)).toMatchObject({ stage: 'dealt' });
    expect(await over(actions), actions).toMatchObject(told);
  }
});

test('hands side by side that no heading names are one player’s who was seen to split, and nobody’s else', async () => {
  const read = async (html: string, isNew: boolean) => {
    if (isNew) await open(html, true);
    else await page.evaluate((content) => (document.body.innerHTML = content), html);
    return page.evaluate(() => reader.read('generic').table);
  };
  const split = unnamed('8♠ 3♦ K♥', '8♦ 10♣');
  const cards = {
    dealer: ['9c', null],
    player: [
      ['8s', '3d', 'Kh'],
      ['8d', 'Tc'],
    ],
  };
  expect((await read(unnamed('8♠ 8♦'), true))?.contents).toMatchObject({ player: [['8s', '8d']] });
  expect(await read(split, false)).toMatchObject({ stage: 'dealt', contents: cards });
  // Another's hand beside it, or nobody saw whose they are.
  expect(await read(unnamed('8♠ 3♦', '9♦ 10♣'), false)).toMatchObject({ contents: null });
  expect(await read(split, true)).toMatchObject({ contents: null, problem: { problem: 'ambiguous' } });
});

test('hands side by side below a dealer’s, the one part that a heading names, are one player’s who was seen to split', async () => {
  const html = (...hands: string[]) => unnamed(...hands).replace('<main>', '<main><p>Dealer</p>');
  const read = () => page.evaluate(() => reader.read('generic').table);
  const split = html('8♠ 3♦ K♥', '8♦ 10♣');
  await open(html('8♠ 8♦'), true);
  expect(await read()).toMatchObject({ contents: { dealer: ['9c', null], player: [['8s', '8d']] } });
  await page.evaluate((content) => (document.body.innerHTML = content), split);
  expect(await read()).toMatchObject({
    stage: 'dealt',
    contents: {
      dealer: ['9c', null],
      player: [
        ['8s', '3d', 'Kh'],
        ['8d', 'Tc'],
      ],
    },
  });
  await open(split, true);
  expect(await read()).toMatchObject({ contents: null, problem: { problem: 'ambiguous' } });
});

test.each([
  ['left and top', (x: number, y: number) => `left: ${x}px; top: ${y}px`],
  ['a transform', (x: number, y: number) => `left: 0; top: 0; transform: translate3d(${x}px, ${y}px, 0)`],
])('rows that have no height lie where their cards are placed, by %s', async (_, at) => {
  const card = (text: string, x: number, y: number) =>
    `<span class="card" style="${at(x, y)}">${text}</span>`;
  const row = (first: string, second: string, y: number) =>
    `<div>${card(first, 200, y) + card(second, 240, y)}</div>`;
  const table = async (rows: string) => {
    await open(
      `<!doctype html><style>.card { position: absolute; width: 50px; height: 70px; border: 1px solid; background: #fff }</style>
      <main><div style="position: relative; height: 300px">${rows}</div>
      <p><button disabled>Bet</button><button>Hit</button><button>Stand</button></p></main>`,
      true,
    );
    return page.evaluate(() => reader.read('generic').table);
  };
  const told = { stage: 'dealt', contents: { dealer: ['9c', null], player: [['8s', 'Th']] } };
  expect(await table(row('9♣', '', 10) + row('8♠', '10♥', 150))).toMatchObject(told);
  expect(await table(row('8♠', '10♥', 150) + row('9♣', '', 10))).toMatchObject(told);
  // Rows that overlap may be anything, and so may cards that are in none.
  for (const rows of [
    row('9♣', '', 10) + row('8♠', '10♥', 50),
    card('9♣', 200, 10) + card('', 240, 10) + card('8♠', 200, 150) + card('10♥', 240, 150),
  ])
    expect((await table(rows))?.contents ?? null, rows).toBeNull();
});

test('of cards that are drawn from the last to the first it is not known which came first', async () => {
  const html = unnamed('8♠ 3♦').replace('</style>', '.row { display: flex } $&');
  const read = () => page.evaluate(() => reader.read('generic').table);
  await open(html, true);
  expect(await read()).toMatchObject({ contents: { player: [['8s', '3d']] } });
  await open(html.replace('display: flex', '$&; flex-direction: row-reverse'), true);
  expect(await read()).toMatchObject({ contents: null, problem: { problem: 'ambiguous' } });
});

test('cards lie under what a shadow root shows that is put over them', async () => {
  const html = htmlOf('generic', 'blackjack-cards-drawn');
  const over = (style: string) =>
    `<span style="position: absolute; inset: 0"><template shadowrootmode="open"><i style="position: absolute; inset: 0; ${style}"></i></template></span>`;
  const read = async (style: string) => {
    await open(html.replace('</main>', `${over(style)}$&`), true);
    return page.evaluate(() => reader.read('generic').table?.contents ?? null);
  };
  expect(await read('')).not.toBeNull();
  expect(await read('background: #fff')).toBeNull();
});

test.each([
  ['suits that are letters', '<b>4</b><i>H</i>', '<b>4</b><i>C</i>', 'over'],
  ['a card, and one that is still to be turned', '<b>K</b><i>H</i>', '<b>?</b>', 'moving'],
  ['places for cards alone', '<b>?</b>', '<b>?</b>', 'resting'],
  ['places with something else in them', '<b>4</b><i>x</i>', '<b>2</b><i>x</i>', 'resting'],
])(
  'a table is not at rest where cards lie on it, whether or not they are known: %s',
  async (_, one, other, stage) => {
    const card = (face: string) => `<div style="width: 100px; height: 140px"><p>${face}</p></div>`;
    await open(`<title>Hi-Lo</title><main>${card(one)} vs ${card(other)}<p><span>Higher</span> <span>Lower</span></p>
    <button>Play again</button></main>`);
    expect((await page.evaluate(() => reader.read('generic').table))?.stage).toBe(stage);
  },
);

test.each([
  ['alt="empty hand" src="x.png"', 'resting'],
  ['alt="" src="/img/emptySlot.svg"', 'resting'],
  ['class="slot empty" src="x.png"', 'resting'],
  ['alt="" src="x.png"', 'moving'],
  ['alt="" src="/img/empty-slot.svg?v=2"', 'resting'],
  ['class="empty bg-white/20" src="x.png"', 'resting'],
  ['alt="" src="/empty/card-17.png"', 'moving'],
  ['alt="" class="not-empty" src="x.png"', 'moving'],
  ['alt="" class="empty:hidden" src="x.png"', 'moving'],
])('pictures of a card’s size are none only where they say so: %s', async (picture, stage) => {
  const place = (name: string) =>
    `<div><h3>${name}</h3><img width="100" height="140" style="display: block" ${picture}></div>`;
  await open(`<title>Blackjack</title>${place('Dealer')}<button>Deal</button>${place('You')}`);
  expect(await page.evaluate(() => reader.read('generic').table)).toMatchObject({ stage, contents: null });
});

/** Whether a reading says nothing that the whole page did not say; it may say less. */
function isHarmless({ panel, table }: Reader.Read, expected: Reader.Read): boolean {
  for (const [field, reading] of Object.entries(panel?.fields ?? {})) {
    if (!('value' in reading) || reading.value === '') continue;
    const should = expected.panel?.fields[field as keyof typeof expected.panel.fields];
    if (!should || !('value' in should) || should.value !== reading.value) return false;
  }
  if (!table?.contents) return true;
  const { stage, contents } = expected.table ?? {};
  return table.stage === stage && saysNoMore(table.contents, contents as object);
}

/** Marks may be lost one by one, and a pay or a name as a whole; cards are all there and the same, or none is. */
function saysNoMore(said: object, should: object): boolean {
  return Object.entries(said).every(([key, value]) => {
    const expected = should[key as keyof typeof should];
    if (key === 'held') return value.every((held: boolean, i: number) => !held || expected[i]);
    return value === null || JSON.stringify(value) === JSON.stringify(expected);
  });
}
