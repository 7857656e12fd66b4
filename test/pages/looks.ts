/**
 * Pages at which one look is taken, each with what it must tell: saved ones, ones that write what they do not show, ones
 * that are drawn, and ones put together at random. test/e2e/reading.e2e.ts takes these looks in each browser, and
 * test/bench/mutation once more with each fault that is built into the code.
 * @module
 */
import { isDeepStrictEqual } from 'node:util';
import { readdirSync, readFileSync } from 'node:fs';
import { honestPage, hostilePage, manners, pageWithText, TEXTS, tricks, WRITTEN } from './hostile.ts';
import { layersPage } from './layers.ts';
import { frontsIn, judgeState, pageAt } from './fronts.ts';
import { LATER, LAYOUTS, UNCLEAR } from './layouts.ts';
import type * as Reader from './reader.ts';
import { TABLES } from './rests.ts';
import { ROWS } from './rows.ts';
import { GROUND, SIGHTS } from './sights.ts';
import { judge, strangePage } from './strange.ts';

export interface Look {
  readonly name: string;
  readonly html: string;
  /** Whether its cards have their sizes by its own styles. */
  readonly hasStyles?: true;
  /**
   * What is asked of the page: what all of it says, once it was read before and has changed too, in each of its states,
   * also what its parts say by themselves, what is seen of its cards, whether its table rests, or
   * which of its boxes are not known to lie over others.
   */
  readonly ask: 'read' | 'readLater' | 'readStates' | 'readBoth' | 'seenOf' | 'stageOf' | 'misjudged';
  /** As whose page it is read. */
  readonly site: string;
  /** Which of a front end's states it is, from 0. */
  readonly state?: number;
  /** What counts of the answer, and what that must be. */
  readonly told: (answer: never) => unknown;
  readonly expected: unknown;
}

const PAGES = 'test/pages';

export const sites = readdirSync(PAGES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What must be read from a saved page. */
export interface Expected extends Reader.Read {
  /** Whether no small change of the page may lead to a wrong reading. */
  readonly unharmed?: true;
}

export const htmlOf = (site: string, name: string): string =>
  readFileSync(`${PAGES}/${site}/${name}.html`, 'utf8');
export const expectedOf = (site: string, name: string): Expected =>
  JSON.parse(readFileSync(`${PAGES}/${site}/${name}.json`, 'utf8'));

/** Pages are kept without their styles; a card drawn by style or picture has a size all the same, and a picture no more than that. */
const SIZES = `<style>
  :where(i, b, span, li, div, em):empty, :where(img) { display: inline-block; min-width: 40px; min-height: 56px }
  :where(svg) { width: 40px; height: 56px }
</style>`;

export const withSizes = (html: string): string => html.replace('<title>', `${SIZES}<title>`);

/** The page of a look as it is shown. */
export const pageOf = ({ html, hasStyles }: Look): string => (hasStyles ? html : withSizes(html));

/** The saved pages of a site. Looking at a part of a page must not say anything else than looking at all of it. */
export const savedLooks = (site: string): Look[] =>
  readdirSync(`${PAGES}/${site}`)
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.slice(0, -'.html'.length))
    .map((name) => {
      const { panel, table } = expectedOf(site, name);
      const html = htmlOf(site, name);
      return { name, html, site, ask: 'readBoth', told: all, expected: Array(2).fill({ panel, table }) };
    });

const all = (answer: unknown): unknown => answer;
const tableIn = ({ table }: Reader.Read): unknown => table;
const whyIn = ({ table }: Reader.Read): unknown => [table?.stage, table?.problem?.detail];
/** The stage of a table of hilo, and its cards or why there are none; what two looks at it say must be the same. */
const rowIn = ([one, again]: readonly Reader.Read[]): unknown => {
  const { stage, contents, problem } = one!.table ?? {};
  if (!isDeepStrictEqual(one, again)) return 'read otherwise at the second look';
  // A fault may make another game of it.
  if (contents && 'cards' in contents && Array.isArray(contents.cards))
    return `${stage} ${contents.cards.join(' ')}`;
  return problem ? `${stage}: ${problem.detail}` : `${stage}`;
};
const contentsIn = ({ table }: Reader.Read): unknown => table?.contents ?? null;

const onTable = (site: string, name: string, html: string, expected: unknown): Look => ({
  ...{ name, html, site, expected },
  ...{ ask: 'read', told: tableIn },
});

const VIDEO_POKER = { kind: 'table', game: 'video-poker', stage: 'dealt' };

const conflict = (detail: string) => ({
  ...VIDEO_POKER,
  ...{ contents: null, problem: { problem: 'conflict', detail } },
});

/** The hand that is written is the one that can be seen. */
const SEEN = {
  ...VIDEO_POKER,
  contents: { cards: WRITTEN, held: Array(5).fill(false), payTable: null, bet: 1, multiplier: null },
};

const ANOTHER = conflict('another hand is written out beside the cards');

/** Drawings of cards and of suits from saved pages, changed so that they are none that one can see. */
const drawn = (name: string, page: string, change: (html: string) => string): Look => ({
  ...{ name, html: change(htmlOf('generic', page)), site: 'generic' },
  ...{ ask: 'read', told: contentsIn, expected: null },
});

const suitsDrawn = (name: string, style: string, text = ''): Look =>
  drawn(name, 'blackjack-suits-drawn', (html) =>
    html.replace('</style>', `${style} $&`).replaceAll('<svg viewBox', `${text}$&`),
  );

const cardsDrawn = (name: string, style: string, part = ''): Look =>
  drawn(name, 'blackjack-cards-drawn', (html) =>
    html.replaceAll('</style>', `${style}</style>`).replaceAll('</g></svg>', `</g>${part}</svg>`),
  );

const COVER = '<rect width="60" height="84" fill="#fff" class="cover"/>';

/** A table with something that its page puts before all else, on such a ground. */
const before = (name: string, ground: string, isInside: boolean, expected: unknown): Look => {
  const table = tableOf(['K♠', '?'], ['5♥', '7♣']);
  const raised = (inside: string) =>
    `<div popover id="p" style="inset: auto 0 0 auto">${inside}</div><style>#p::backdrop { background: ${ground} }</style><script>document.getElementById('p').showPopover()</script>`;
  return inBoth(name, isInside ? raised(table) : table + raised('Welcome'), expected);
};

/** A table of hilo that the pointer is let through in these parts of it. */
const letThrough = (guess: string, deal: string, stage: string): Look => ({
  ...{ name: `guesses with ${guess}, and deals with ${deal}`, site: 'generic', ask: 'read', expected: stage },
  html: `<title>Hi-Lo</title><main><p style="pointer-events: ${guess}"><button>Higher</button><button>Lower</button></p><p style="pointer-events: ${deal}"><button>Deal</button></p></main>`,
  told: ({ table }: Reader.Read) => table?.stage,
});

/** What is not read of pages put together at random, by their numbers: nothing is read wrong, and nearly everything right. */
const UNREAD: Readonly<Record<number, readonly string[]>> = {
  5: ['hilo cards absent', 'hilo stage absent'],
  6: ['blackjack dealer ambiguous', 'blackjack player ambiguous', 'blackjack player 2 ambiguous', 'blackjack stage absent'],
  17: ['promised.commitment absent'],
  30: ['blackjack stage absent'],
  46: ['hilo cards absent', 'hilo stage absent'],
  48: ['hilo cards absent', 'hilo stage absent'],
  52: ['promised.commitment absent'],
};

function strangeLook(seed: number): Look {
  const strange = strangePage(seed);
  return {
    ...{ name: `${seed}: ${strange.made}`, html: strange.html, site: 'generic', ask: 'read' },
    told: (read: Reader.Read) =>
      judge(strange, read).flatMap(({ what, outcome }) => (outcome === 'right' ? [] : `${what} ${outcome}`)),
    expected: UNREAD[seed] ?? [],
  };
}

/** Front ends of casinos by others, in each of their states. */
const frontLooks = (): Look[] =>
  frontsIn('test/fronts').flatMap((front) =>
    Object.entries(front.states).map(([name, state], i): Look => ({
      ...{ name: `${front.name}, ${name}`, html: pageAt(front, name), site: 'generic', ask: 'read', hasStyles: true },
      state: i,
      told: (read: Reader.Read) =>
        judgeState(state, read).flatMap(({ what, outcome }) => (outcome === 'right' ? [] : `${what} ${outcome}`)),
      expected: state.unread ?? [],
    })),
  );

/** A table of blackjack with these under its headings: cards, or else what is there in their place. */
function tableOf(dealer: readonly string[], player: readonly string[]): string {
  const cards = (all: readonly string[]) =>
    all
      .map((one) => {
        if (one === '?') return '<b class="card back"></b>';
        return one.startsWith('<') ? one : `<b class="card">${one}</b>`;
      })
      .join('');
  return `<title>Blackjack</title><style>.card { display: inline-block; width: 60px; height: 84px }</style><section><h3>Dealer</h3><div>${cards(dealer)}</div><h3>Player</h3><div>${cards(player)}</div>
    <button>Hit</button><button>Stand</button></section>`;
}

/** The same once the player has stood. */
const atEnd = (dealer: readonly string[], player: readonly string[]): string =>
  tableOf(dealer, player).replace('<button>Hit</button><button>Stand</button>', '<button disabled>Hit</button><button>Deal</button>');
const NOT_SEEN = '<b class="card"><i style="opacity: 0">8♥</i></b>';

/** A table on which each card says in its class that it is on its way. */
const beingDealt = (style: string): string =>
  `<style>@keyframes come { from { opacity: 0 } } .dealing { ${style} }</style>` +
  tableOf(['K♠', '<b class="card back"></b>'], ['5♥', '7♣'])
    .replaceAll('class="card"', 'class="card dealing"')
    .replaceAll(/([5K7][♠♥♣])/g, '<i>$1</i>');
const DEALT = { kind: 'table', game: 'blackjack', stage: 'dealt', contents: { dealer: ['Ks', null], player: [['5h', '7c']] } };

const BEING_DEALT = { kind: 'table', game: 'blackjack', stage: 'moving', contents: null };

const UNSEEN = { problem: 'conflict', detail: 'a card is on the page and cannot be seen' };

const PICTURES = '<svg width="60" height="84"></svg>'.repeat(4);
const drawBelow = (above: string): string =>
  `<title>Video poker</title><main>${above}<div><p><button disabled>Draw</button><button>Deal</button></p></div></main>`;

const playBelow = (above: string, hit: string): string =>
  `<title>Blackjack</title><main>${PICTURES}<div>${above}<p><button ${hit}>Hit</button><button>Deal</button></p></div></main>`;
const NO_CARDS = '<div id="dealer-hand"></div><div id="player-hand"></div>';

/** A saved page on which the dealer’s cards are as large as cards are, and the player’s small. */
const withSmallHands = (): string =>
  htmlOf('bitzino', 'blackjack-split').replace(
    '</title>',
    '$&<style>.card { width: 60px; height: 84px } #player .card { width: 26px; height: 36px; font: 9px/1 sans-serif } #player .suit { min-height: 9px }</style>',
  );

const SPLIT = `<title>Game</title><style>.card { display: inline-block; width: 60px; height: 84px } .beside { display: flex; gap: 40px }</style>
  <section>${['<div>K♠ 7♦</div>', '<div class="beside"><div>5♥ 7♣</div><div>6♦</div></div>'].map((one) => one.replaceAll(/[\dK][♠♥♦♣]/g, '<b class="card">$&</b>')).join('')}<p><button>Hit</button><button>Stand</button></p></section><button disabled>Deal</button>`;

const betBelow = `<title>Baccarat</title><main>${PICTURES}<div><h3>Player</h3><h3>Banker</h3><p>Tie</p><button>Deal</button></div></main>`;

const betOnSides = (style: string): string =>
  `<title>Baccarat</title><main><h3>Player</h3><h3>Banker</h3>${['Player', 'Tie', 'Banker'].map((side) => `<p style="${style}">${side}</p>`).join('')}</main>`;

const said = (style: string): string =>
  tableOf(['K♠', '8♦'], ['5♥', '7♣']).replace('<button>', `<p style="${style}">You lose</p>$&`);

const pointed = (words: string, name = ''): string =>
  `<div class="${name}" style="cursor: pointer">${words}</div>`;

const HAND = { dealer: ['Ks', null], player: [['5h', '7c']] };
const OPEN_HAND = { ...HAND, dealer: ['Ks', '8d'] };

const place = (style: string): string => `<b class="card" style="background-image: url(felt.png); ${style}"></b>`;

const onHand = (name: string, behind: string, expected: unknown, style = ''): Look => ({
  ...onTable('generic', name, tableOf(['K♠', '?'], ['5♥', `<b class="card" style="${style}">7♣</b>`, behind]), expected),
  told: contentsIn,
});

/** A table of blackjack whose cards have no class for what they are, and lie beside each other from one line on. */
const laid = (name: string, dealer: string, player: string, expected: unknown): Look => ({
  ...onTable(
    'generic',
    name,
    `<title>Blackjack</title><style>.c { width: 60px; height: 84px } .back { background: navy } .row { display: flex; align-items: flex-start } .mark::before { content: "" }</style><section><h3>Dealer</h3>${dealer}<h3>Player</h3>${player}<button>Hit</button><button>Stand</button></section>`,
    expected,
  ),
  ...{ hasStyles: true, told: contentsIn },
});

const rowOf = (cards: string, style = ''): string => `<div class="row" style="${style}">${cards}</div>`;
const [KING, FIVE_7] = [
  '<div class="c">K♠</div>',
  '<div class="c">5♥</div><div class="c">7♣</div>',
];
const BACK = '<div class="c back"></div>';
const NO_HOLE_CARD = { ...HAND, dealer: ['Ks'] };

/** Beside the dealer’s king, before it or behind it, something of another kind, as large as the card but for its style. */
const beside = (name: string, style: string, expected: unknown, isBefore = false): Look => {
  const other = `<i style="width: 60px; height: 84px; background: navy; ${style}"></i>`;
  return laid(name, rowOf(isBefore ? other + KING : KING + other), rowOf(FIVE_7), expected);
};

/** Between the dealer’s king and a card that lies face down. */
const between = (name: string, inside: string, style: string, expected: unknown): Look =>
  laid(name, rowOf(`${KING}<div class="c" style="${style}">${inside}</div>${BACK}`), rowOf(FIVE_7), expected);

/** In the place of the card that lies face down. */
const asBack = (name: string, inside: string, style = '', classes = 'c'): Look =>
  laid(name, rowOf(`${KING}<div class="${classes}" style="${style}">${inside}</div>`), rowOf(FIVE_7), HAND);

const painted = '<i style="display: block; height: 84px; background: navy"></i>';
const inShadow = (inside: string): string => `<template shadowrootmode="open">${inside}</template>`;
const CARDS_IN_SHADOW = `<div>${inShadow(`<style>.c { width: 60px; height: 84px }</style>${FIVE_7}`)}</div>`;
const GONE = 'display: none';

/** A saved page with the word over the cards that are held, the row of the words or that of the cards moved. */
function wordsMoved(name: string, style: string): Look {
  const page = 'video-poker-word-above-held';
  const { panel, table } = expectedOf('generic', page) as { panel: unknown; table: { contents: object } };
  const none = { panel, table: { ...table, contents: { ...table.contents, held: Array(5).fill(false) } } };
  return {
    ...{ name, html: htmlOf('generic', page).replace('</style>', `${style} $&`), site: 'generic' },
    ...{ ask: 'readBoth', told: all, expected: Array(2).fill(none) },
  };
}

/** A hand of baccarat whose third card, so high, lies apart. */
const third = (name: string, height: number, expected: unknown): Look => ({
  ...onTable(
    'generic',
    name,
    `<title>Baccarat</title><style>.card { display: inline-block; width: 60px; height: 84px }</style><main><h3>Player</h3><div><div><b class="card">2♦</b><b class="card">K♥</b></div><div><b class="card" style="height: ${height}px">5♣</b></div></div><h3>Banker</h3><div><b class="card">3♠</b><b class="card">4♣</b></div><p>Tie</p><button>Deal</button></main>`,
    expected,
  ),
  ...{ hasStyles: true, told: contentsIn },
});

/** A hand of baccarat with cards of these styles. */
const turned = (name: string, styles: readonly string[], expected: unknown): Look => ({
  ...onTable(
    'generic',
    name,
    `<title>Baccarat</title><style>.card { display: inline-block; width: 60px; height: 84px }</style><main><h3>Banker</h3><div>${['3♣', '2♦', 'K♥'].map((one, i) => `<b class="card" style="${styles[i]}">${one}</b>`).join('')}</div><h3>Player</h3><div><b class="card">7♠</b><b class="card">K♣</b></div><p>Tie</p><button>Deal</button></main>`,
    expected,
  ),
  ...{ hasStyles: true, told: contentsIn },
});

const faces = (cards: string, kind = ''): string =>
  cards
    .split(' ')
    .map((one) => (one === '?' ? '<b class="card back"></b>' : `<b class="${kind}">${one}</b>`))
    .join('');

/** Cards, and what is there of them for another width of the window. */
const twice = (cards: string, narrow = faces(cards)): string =>
  `<div><div>${faces(cards, 'card')}</div><div style="${GONE}">${narrow}</div></div>`;

const inBoth = (name: string, table: string, expected: unknown): Look => ({
  ...onTable('generic', name, table, expected),
  ...{ hasStyles: true, told: contentsIn },
});

/** A hand whose suits are written by styles, the dealer's by this one. */
const byStyle = (style: string, expected: unknown): Look =>
  inBoth(
    `as ${style} writes them`,
    `<style>.x::after { ${style} } .y::before { content: "♣" }</style>${tableOf(['<b class="card x">K</b>', '?'], ['<b class="card y">9</b>', '<b class="card y"><i>7</i></b>'])}`,
    expected,
  );

/** A hand whose dealer's card is written by styles alone, before and behind nothing, from these attributes. */
const byStyleAlone = (name: string, style: string, attributes: string, expected: unknown): Look =>
  inBoth(
    name,
    `<style>${style}</style>${tableOf([`<b class="card x" ${attributes}></b>`, '?'], ['5♥', '7♣'])}`,
    expected,
  );

/** A card in two corners of what turns over and is called its back, from so far down on under something. */
const onBack = (name: string, from: number, expected: unknown): Look =>
  inBoth(
    name,
    `<style>.side { display: block; position: relative; height: 84px; backface-visibility: hidden } .side b { display: block; height: 20px } .side u { position: absolute; inset: ${from}px 0 0; background: navy }</style>${tableOf(['<b class="card"><i class="side back"><b>K♠</b><em style="display: block; margin-top: 40px">K♠</em><u></u></i></b>', '6♦'], ['5♥', '7♣'])}`,
    expected,
  );

const FROM_ATTRIBUTES = '.x::before { content: attr(data-v) } .x::after { content: attr(data-n) }';

/** A hand beside whose dealer's one open card stands this, in such a style. */
const withTotal = (name: string, text: string, style: string, expected: unknown): Look =>
  inBoth(name, tableOf([`<b class="card" style="${style}">${text}</b>`, '6♦', '?'], ['5♥', '7♣']), expected);

const SMALL = 'display: inline-block; width: 40px; height: 20px';

/** A card at hilo that lies alone, this below it, and these to begin a hand and guess with. */
const aloneWith = (name: string, below: string, expected: string, begin = '<button disabled>Bet</button>'): Look => ({
  ...{ name, site: 'generic', ask: 'read', told: (read: Reader.Read) => rowIn([read, read]), expected },
  html: `<title>Hi-Lo</title><style>.card, .cap { display: block; width: 60px; text-align: center } .card { height: 84px }</style><main><div class="row"><div><b class="card">Q♠</b>${below}</div></div><p><button>Higher</button><button>Lower</button>${begin}</p></main>`,
});
const ALONE = 'dealt: a card that lies alone may be the last one of many';

/** Two parts of a panel behind tabs, of which the second is chosen, and the first in this style. */
const behindTab = (name: string, style: string, expected: unknown): Look => {
  const row = (label: string, value: string) => `<p><b>${label}</b><tt>${value}</tt></p>`;
  return {
    ...{ name, site: 'generic', ask: 'read', expected },
    html: `<title>Fairness</title><div><div role="tablist"><a role="tab">Active seeds</a><a role="tab" aria-selected="true">Previous seeds</a></div><div style="${style}">${row('Server seed (hashed)', 'a1'.repeat(32))}</div><div>${row('Previous server seed', 'd4'.repeat(32))}</div></div>`,
    told: ({ panel }: Reader.Read) => panel?.fields['reported.commitment'] ?? null,
  };
};

/** A panel with a part of the page beside it, in this style, with the seed of an earlier hand and the client seed of one. */
const withEarlier = (name: string, style: string, expected: unknown): Look => {
  const row = (label: string, value: string) => `<p><span>${label}:</span> <b>${value}</b></p>`;
  return {
    name,
    html: `<title>Fairness</title><div>${row('Last hand server seed', 'e5'.repeat(32))}${row('Next server seed hash', 'c3'.repeat(32))}</div><div style="${style}"><div>${row('Server seed', 'd4'.repeat(32))}${row('Client seed', 'old')}</div></div>`,
    ...{ site: 'generic', ask: 'read', expected },
    told: ({ panel }: Reader.Read) => panel?.fields['announced.clientSeed'] ?? null,
  };
};

const onTexts = (style: string, expected: unknown): Look => ({
  ...onTable(
    'generic',
    `the player’s in the style “${style}”`,
    tableOf(['<p>K♠ ??</p>'], [`<p style="${style}">5♥ 7♣</p>`]),
    expected,
  ),
  told: contentsIn,
});

/** Five cards, with something on each, something above them, and below them what deals again. */
const fiveBelow = (above: string, control = '<button>Deal</button>', on = (_: number): string => ''): string =>
  `<title>Game</title><style>.card { display: inline-block; width: 60px; height: 84px }</style><header>${above}</header><main><div>${['A♠', 'K♥', '7♣', '2♦', '9♠'].map((one, i) => `<b class="card">${one}${on(i)}</b>`).join('')}</div>${control}</main>`;

const FIVE = {
  ...VIDEO_POKER,
  stage: 'over',
  contents: { cards: ['As', 'Kh', '7c', '2d', '9s'], held: Array(5).fill(false), payTable: null, bet: null, multiplier: null },
};

const heldIn = (ink: string): string =>
  fiveBelow('', '<button>Draw</button>', (i) => `<i style="color: ${i === 1 ? 'green' : ink}">Held</i>`);

/** A table of hilo where nothing can be guessed, with these beside each other in its middle. */
const guessBelow = (...drawn: readonly string[]): string =>
  `<title>Cards</title><style>.end { width: 60px; text-align: center } .end b { display: block; height: 84px }</style><main><div style="display: flex">${drawn.map((one) => `<div class="end">${one}</div>`).join('')}</div><button disabled>Higher</button><button disabled>Lower</button><button>Place bet</button></main>`;
const HIGHEST_RANK = '<b>K</b>the highest';
const LOWEST_RANK = '<b>A</b>the lowest';

/** A table of hilo before its first hand. */
const beginBelow = (above: string): string =>
  `<title>Hi-Lo</title><main>${above}<div><p><button>Start game</button></p></div></main>`;

const statesOf = (states: readonly string[]): string =>
  `<title>Hi-Lo</title><main></main>${states.map((state) => `<template class="state">${state}</template>`).join('')}`;

/** Groups of looks, by what their pages have in common. */
export const LOOKS: Readonly<Record<string, readonly Look[]>> = {
  // None of these cards may count: the player sees others.
  'what is written and not seen is no reading': tricks.flatMap((trick) => [
    onTable('crypto-games', trick.name, hostilePage(trick.name, 'canvas'), conflict(trick.told)),
    onTable('crypto-games', `${trick.name}, beside text`, hostilePage(trick.name, 'text'), conflict(trick.besideText)),
  ]),
  'what honest pages do hides nothing': manners.map(({ name, named }) =>
    onTable('crypto-games', name, honestPage(name), { ...SEEN, ...(named && { named }) }),
  ),
  'a hand written out beside the cards': Object.entries(TEXTS).map(([name, { isHis }]) =>
    onTable('crypto-games', name, pageWithText(name), isHis ? ANOTHER : SEEN),
  ),
  'a suit is none where it is': [
    suitsDrawn('in the colour of its ground', 'svg { color: white }'),
    suitsDrawn('not filled', 'svg * { fill: none }'),
    suitsDrawn('so faint that nobody sees it', 'svg * { opacity: 0.1 }'),
    suitsDrawn('cut off', 'svg * { clip-path: inset(50%) }'),
    suitsDrawn('drawn on a card whose rank is not alone beside it', '', '<b>Top</b>'),
  ],
  'a suit is drawn on a card all the same where beside its rank it says': ['Held', 'HOLD', 'Segurar', 'ДЕРЖУ'].map((said) => ({
    ...suitsDrawn(said, '', `<em>${said}</em>`),
    expected: { player: [['8s', '3c', '9h']], dealer: ['Kd', null] },
  })),
  'no card is read of a drawing that has': [
    cardsDrawn('its rank in the colour of the card', 'text { fill: #fff }'),
    cardsDrawn('its suit in the colour of the card', 'path { fill: #fff }'),
    cardsDrawn('all of it under another part of the drawing', '', COVER),
    cardsDrawn('all of it under a part that lets the pointer through', '.cover { pointer-events: none }', COVER),
    cardsDrawn('a picture in its middle that a suit may be part of', '', '<path d="M20 40h30v30h-20Z"/>'),
  ],
  'parts of a table told by where they lie': LAYOUTS.map(({ name, html, contents }) => ({
    ...{ name, html, site: 'generic', ask: 'read', told: contentsIn, expected: contents },
  })),
  'why it is not clear where they lie': UNCLEAR.map(({ name, html, why }) => ({
    ...{ name, html, site: 'generic', ask: 'read', told: whyIn, expected: why },
  })),
  'where they lay before': LATER.map(({ name, html, contents }) => ({
    ...{ name, html, site: 'generic', ask: 'readLater', told: ({ table }: Reader.Read) => table?.contents ?? table?.stage ?? null, expected: contents },
  })),
  'a row at hilo': ROWS.map(({ name, states, told }) => ({
    ...{ name, html: statesOf(states), site: 'generic', ask: 'readStates' },
    told: (all: readonly (readonly Reader.Read[])[]) => all.map(rowIn),
    expected: told,
  })),
  'a card of another size than those in a row at hilo is none of them, and may be of another hand': [0.5, 1, 1.5].map((scale) => ({
    ...onTable('generic', `${scale}`, htmlOf('generic', 'hilo-each-card-of-its-kind').replace('class="lose"', `class="lose" style="zoom: ${scale}"`), scale === 1 ? { cards: ['7h', 'Js', 'Jc', '9d'] } : null),
    told: contentsIn,
  })),
  'a table without cards that can be told': TABLES.map(({ name, html, stage }) => ({
    ...{ name, html, site: 'generic', hasStyles: true },
    ...{ ask: 'stageOf', told: all, expected: stage },
  })),
  'cards that lie face down are of the table': [
    onTable('generic', 'all of the dealer’s', tableOf(['?', '?'], ['5♥', '7♣']), BEING_DEALT),
    onTable('generic', 'all of the player’s', tableOf(['K♠', '?'], ['?', '?']), BEING_DEALT),
  ],
  'a card of the dealer’s that nobody sees': [
    { ...onTable('generic', 'lies face down beside one other', tableOf(['K♠', NOT_SEEN], ['5♥', '7♣']), HAND), told: contentsIn },
    // A picture may not have come yet.
    onTable('generic', 'does not where he has drawn', atEnd(['K♠', '2♦', NOT_SEEN], ['5♥', '7♣']), { ...BEING_DEALT, stage: 'over', problem: UNSEEN }),
  ],
  'a place behind the cards of a hand': [
    onHand('that is empty', '', HAND),
    onHand('that shows something of another shape', place('height: 60px'), HAND),
    onHand('that shows something of their shape, which may be a card', place(''), null),
  ],
  'words in a row of their own, which stand over no cards': [
    wordsMoved('that begins beside them', '.words { padding-left: 44px }'),
    wordsMoved('that begins before them', '.row { padding-left: 44px }'),
  ],
  'cards in a row': [
    laid('as they were received', rowOf(KING + BACK), rowOf(FIVE_7), HAND),
    laid('in the order of the page from the right', rowOf(KING + BACK), rowOf(FIVE_7, 'flex-direction: row-reverse'), null),
    laid('one alone, from the right', rowOf(KING, 'flex-direction: row-reverse'), rowOf(FIVE_7), NO_HOLE_CARD),
    laid('right in a shadow root', rowOf(KING + BACK), CARDS_IN_SHADOW, HAND),
    laid('a place that is not shown', rowOf(`<div class="c back" style="${GONE}"></div>${KING}${BACK}`), rowOf(FIVE_7), HAND),
    laid('wide ones, and what is as large as the others', rowOf(KING + BACK), rowOf('<i style="width: 60px; height: 84px"></i><div class="c">5♥</div><div class="c" style="width: 90px">7♣</div>'), null),
    { ...onTable('generic', 'none of which is shown', tableOf([`<b class="card" style="${GONE}">K♠</b><i style="${GONE}"></i>`], ['5♥', '7♣']), { ...BEING_DEALT, problem: UNSEEN }), hasStyles: true },
    { ...onTable('generic', 'one alone, whose face is hidden', tableOf(['<b class="card" style="background: navy"><i hidden>K♠</i></b>'], ['5♥', '7♣']), { ...BEING_DEALT, problem: UNSEEN }), hasStyles: true },
    onHand('a picture of a card, and an empty place behind', '', HAND, 'background-image: url(felt.png)'),
  ],
  'what lies beside a card and is of another kind': [
    beside('is a card where it is as large', '', HAND),
    beside('is none that is not shown', 'visibility: hidden', NO_HOLE_CARD),
    beside('is a card that is a little wider', 'width: 67px', HAND),
    beside('is none that is wider', 'width: 67.5px', NO_HOLE_CARD),
    beside('is a card that is a little higher', 'height: 94px', HAND),
    beside('is none that is higher', 'height: 94.5px', NO_HOLE_CARD),
    beside('is a card over the edge of the other', 'margin: 1.5px 0 0 -20px', HAND),
    beside('is none over the edge of the other, and lower', 'margin: 2px 0 0 -20px', NO_HOLE_CARD),
    beside('is none below the other', 'margin-top: 84px', NO_HOLE_CARD),
    beside('is a card that lies lower, right beside the other', 'margin: 5px 0 0 -2px', HAND),
    beside('is none that lies lower, over the edge of the other', 'margin: 5px 0 0 -2.5px', NO_HOLE_CARD),
    beside('is a card that lies lower, right before the other', 'margin: 5px -2px 0 0', { ...HAND, dealer: [null, 'Ks'] }, true),
    beside('is none that lies lower, before the other and under its edge', 'margin: 5px -2.5px 0 0', NO_HOLE_CARD, true),
  ],
  'what keeps cards apart': [
    between('is no place', '', '', HAND),
    between('is no place with blanks in it', ' \n  ', '', HAND),
    between('is one where something is written', 'Joker', '', null),
    laid('is one if it is of a kind that keeps nothing apart', rowOf(KING + BACK), rowOf(`<div class="c"></div>${FIVE_7}`.replaceAll('div', 'span')), null),
    asBack('lies face down where something in it is drawn', painted),
    asBack('lies face down where something in its shadow root is drawn', inShadow(painted)),
    asBack('lies face down where it has an edge', '', 'border: 1px solid'),
    asBack('lies face down where a style draws something in it', '', '', 'c mark'),
  ],
  'a third card at baccarat': [
    third('may lie apart, not much smaller', 63, { player: ['2d', 'Kh', '5c'], banker: ['3s', '4c'] }),
    third('is none that is smaller', 62, null),
  ],
  'a third card that lies across': [
    turned('is the last one wherever it lies', ['rotate: 90deg'], { player: ['7s', 'Kc'], banker: ['2d', 'Kh', '3c'] }),
    turned('is none where another one lies so too', ['rotate: 90deg', 'rotate: 90deg'], { player: ['7s', 'Kc'], banker: ['3c', '2d', 'Kh'] }),
    turned('is none that is but askew', ['rotate: 8deg'], { player: ['7s', 'Kc'], banker: ['3c', '2d', 'Kh'] }),
  ],
  'suits that styles write': [
    byStyle('content: "♥"', { player: [['9c', '7c']], dealer: ['Kh', null] }),
    byStyle('content: "♥"; visibility: hidden', null),
    byStyle('content: "♥"; display: none', null),
    byStyle('content: "♥"; opacity: 0', null),
    byStyle('content: "new"', null),
    byStyle('content: "A♥"', null),
    inBoth(
      'are none where they write two',
      `<style>.x::before { content: "♥" } .x::after { content: "♠" }</style>${tableOf(['<b class="card x">K</b>', '?'], ['9♣', '7♣'])}`,
      null,
    ),
    ...(
      [
        ['the other side of the card', '<b>K</b><i class="x"></i>'],
        ['the card, with a picture on it', '<b>K</b><svg width="9" height="9"></svg>'],
        ['the card, with a picture behind it', '<b>K</b><i style="background: url(s.png)"></i>'],
      ] as const
    ).map(([name, face], i) =>
      inBoth(
        `are none where they adorn ${name}`,
        `<style>.x::after { content: "♥" }</style>${tableOf([`<b class="card${i > 0 ? ' x' : ''}">${face}</b>`, '?'], ['9♣', '7♣'])}`,
        null,
      ),
    ),
    ...(['K♠', 'K<i>♠</i>'] as const).map((face) =>
      inBoth(
        `are none where they adorn the row of cards that say theirs: ${face}`,
        `<style>.x::before { content: "♥" }</style>${tableOf([`<p class="x"><b class="card">${face}</b><b class="card">6♦</b></p>`], ['5♥', '7♣'])}`,
        { ...HAND, dealer: ['Ks', '6d'] },
      ),
    ),
    inBoth(
      'count beside a rank that is a name',
      `<style>.x::after { content: "♠" }</style>${tableOf(['<b class="card"><i class="rank-K x"></i></b>', '?'], ['5♥', '7♣'])}`,
      HAND,
    ),
    inBoth(
      'or stand on a line of their own',
      tableOf(['<b class="card" style="white-space: pre-line">♥\n4</b>', '?'], ['9♣', '7♣']),
      { player: [['9c', '7c']], dealer: ['4h', null] },
    ),
  ],
  'cards that styles write': [
    byStyleAlone('are told by what is written', FROM_ATTRIBUTES, 'data-v="K" data-n="♠"', HAND),
    byStyleAlone('whatever their attributes say', '.x::before { content: "9" } .x::after { content: "♥" }', 'data-v="K" data-n="♠"', { ...HAND, dealer: ['9h', null] }),
    byStyleAlone('as a whole too', '.x::before { content: attr(data-w) }', 'data-w="K♠" data-v="K" data-n="♠"', HAND),
    inBoth(
      'as a whole in what has no name of a card',
      `<style>.x::before { content: attr(data-w) } .x { display: inline-block; width: 60px; height: 84px }</style>${tableOf(['<i class="x" data-w="K♠" data-v="K" data-n="♠"></i>', '<i class="x" data-w="6♦" data-v="6" data-n="♦"></i>'], ['<i class="x" data-w="5♥" data-v="5" data-n="♥"></i>', '<i class="x" data-w="7♣" data-v="7" data-n="♣"></i>'])}`,
      { ...HAND, dealer: ['Ks', '6d'] },
    ),
    byStyleAlone('are none where nothing is written', '.x { color: red }', 'data-v="K" data-n="♠"', null),
    byStyleAlone('or no suit', '.x::before { content: attr(data-v) }', 'data-v="K" data-n="♠"', null),
    byStyleAlone('or only one is kept', '.x::before { content: "K" } .x::after { content: "♠" }', 'data-v="K" data-n="3 of 4"', null),
    byStyleAlone('or the other', '.x::before { content: "K" } .x::after { content: "♠" }', 'data-v="new" data-n="♠"', null),
    byStyleAlone('or in what is no data of the page’s own', '.x::before { content: attr(about) } .x::after { content: attr(itemid) }', 'about="K" itemid="♠"', null),
    byStyleAlone('or nobody sees it', `${FROM_ATTRIBUTES} .x::after { display: none }`, 'data-v="K" data-n="♠"', null),
    inBoth(
      'lie face down where nothing is written beside their back',
      tableOf(['K♠', '<b class="card"><i data-v="9" data-n="♥"></i><i class="back"></i></b>'], ['5♥', '7♣']),
      HAND,
    ),
  ],
  'cards on what is called their back': [
    onBack('lie open where one of their corners does', 42, { ...HAND, dealer: ['Ks', '6d'] }),
    onBack('lie face down where none does', 0, { ...HAND, dealer: [null, '6d'] }),
  ],
  'what cards are worth, in their row': [
    withTotal('is no card where it is small', '6', SMALL, { ...HAND, dealer: ['6d', null] }),
    withTotal('may be one where it is as large as they are', '6', '', null),
    withTotal('or as half of them', '6', 'display: inline-block; width: 60px; height: 44px', null),
    inBoth('may be one where none lies face down', atEnd(['<b class="card">8</b>', '6♦', '2♣'], ['5♥', '7♣']), null),
    withTotal('or where it is not what they are worth', '7', SMALL, null),
  ],
  'one card alone at hilo': [
    aloneWith('is the first where that is said below it', '<i class="cap">Start card</i>', 'dealt Qs'),
    aloneWith('may be any where something else is', '<i class="cap">Lower</i>', ALONE),
    aloneWith('or what is said so can be pressed', '<i class="cap" style="cursor: pointer">Start</i>', ALONE),
    aloneWith('or is a button', '<button class="cap" disabled>Start</button>', ALONE),
    aloneWith('or nothing else begins a hand', '<i class="cap">Start</i>', ALONE, ''),
    aloneWith('or it stands in a part with much else', '', ALONE, `<button disabled>Bet</button></p><i class="cap">Start</i><p>${'Good luck to all of you. '.repeat(4)}`),
    aloneWith('is the first where that is said in a part with little else', '', 'dealt Qs', '<button disabled>Bet</button></p><i class="cap">Start</i><p>'),
    aloneWith('or it stands farther away', '<i class="cap" style="width: 300px">Start</i>', ALONE),
  ],
  'the hash behind a tab that is not chosen': [
    behindTab('is not that of the pair that is shown', 'display: none', null),
    behindTab('but what is shown with it is', '', { value: 'a1'.repeat(32), how: 'label', where: 'Server seed (hashed)' }),
  ],
  'cards that styles leave out': [
    inBoth('are copies of those that are to be seen', atEnd([twice('K♠ 8♦')], [twice('5♥ 7♣')]), OPEN_HAND),
    inBoth('are copies where one lies face down as well', tableOf([twice('K♠ ?')], [twice('5♥ 7♣')]), HAND),
    inBoth('are copies where two styles leave them out', atEnd([twice('K♠ 8♦')], [twice('5♥ 7♣', `<p style="${GONE}">${faces('5♥ 7♣')}</p>`)]), OPEN_HAND),
    inBoth('are none where one of them is another', atEnd([twice('K♠ 8♦')], [twice('5♥ 7♣', faces('5♥ 7♠'))]), null),
    inBoth('are none where no face of them is told', tableOf([twice('K♠', faces('?'))], [twice('5♥ 7♣')]), null),
  ],
  'the client seed of an earlier hand': [
    withEarlier('is none to come where it is opened over the page', 'position: fixed; top: 200px', null),
    withEarlier('may be one where it stands on the page', '', { value: 'old', how: 'label', where: 'Client seed:' }),
  ],
  'what the pointer is let through cannot be pressed: one': [
    letThrough('none', 'auto', 'resting'),
    letThrough('auto', 'none', 'moving'),
    letThrough('auto', 'auto', 'resting'),
    // As it is all over the page behind a dialog.
    letThrough('none', 'none', 'resting'),
  ],
  'what a page puts before all else': [
    before('hides a table behind its ground', '#000', false, null),
    before('and none behind a ground that is half transparent', '#0008', false, HAND),
    before('nor one that it holds itself', '#000', true, HAND),
  ],
  'hands that are written out': [
    onTexts('', HAND),
    onTexts('color: #fff; background: #fff', null),
  ],
  'a table of video poker without a hand': [
    onTable('generic', 'has cards that cannot be told as far around as a table reaches', drawBelow(PICTURES), { ...VIDEO_POKER, stage: 'moving', contents: null }),
    onTable('generic', 'rests with none', drawBelow(''), { ...VIDEO_POKER, stage: 'resting', contents: null }),
  ],
  'five cards beside what deals': [
    onTable('generic', 'are over', fiveBelow(''), FIVE),
    onTable('generic', 'are held where the word on them can be seen', heldIn('rgb(255 0 0 / 0)'), { ...FIVE, stage: 'dealt', contents: { ...FIVE.contents, held: [false, true, false, false, false] } }),
    onTable('generic', 'are not known to be held where all have the word', heldIn('red'), { ...FIVE, stage: 'dealt' }),
    onTable('generic', 'may be there to be held where the pointer says that they can be pressed', fiveBelow('<style>.card { cursor: pointer }</style>'), { ...VIDEO_POKER, stage: 'moving', contents: null, problem: { problem: 'ambiguous', detail: 'it is not clear whether there are cards to draw' } }),
  ],
  'a table of hilo without a hand': [
    onTable('generic', 'has cards that cannot be told as far around as a table reaches', beginBelow(PICTURES), { ...BEING_DEALT, game: 'hilo' }),
    onTable('generic', 'rests with none', beginBelow(''), { ...BEING_DEALT, game: 'hilo', stage: 'resting' }),
    ...[
      guessBelow(HIGHEST_RANK, LOWEST_RANK),
      guessBelow('<b>K the highest</b><b>A the lowest</b>'),
    ].map((html, i) => onTable('generic', `rests beside the highest rank and the lowest, ${i}`, html, { ...BEING_DEALT, game: 'hilo', stage: 'resting' })),
    ...[
      guessBelow('<b>K</b>', '<b>A</b>'),
      guessBelow(HIGHEST_RANK, '<b>A</b>'),
      guessBelow(HIGHEST_RANK, HIGHEST_RANK),
      guessBelow(HIGHEST_RANK, LOWEST_RANK, '<b>7</b>'),
    ].map((html, i) => onTable('generic', `has cards that cannot be told where others may be, ${i}`, html, { ...BEING_DEALT, game: 'hilo' })),
  ],
  'a table of blackjack without a hand': [
    onTable('generic', 'has cards that cannot be told as far around as a table reaches', playBelow('', 'disabled'), BEING_DEALT),
    onTable('generic', 'rests where nothing lies at the places of both sides, whatever is drawn around them', playBelow(NO_CARDS, ''), { ...BEING_DEALT, stage: 'resting' }),
  ],
  'a table whose sides nothing but their places tell': [
    onTable('generic', 'has no hand with one card beside another', SPLIT, {
      ...BEING_DEALT,
      problem: { problem: 'ambiguous', detail: 'it is not clear where one card ends and the next begins' },
    }),
  ],
  'a table of baccarat without a hand': [
    onTable('generic', 'rests, whatever is drawn around it', betBelow, { ...BEING_DEALT, game: 'baccarat', stage: 'resting' }),
    onTable('generic', 'rests while the pointer tells that one can bet on a side', betOnSides('cursor: pointer'), { ...BEING_DEALT, game: 'baccarat', stage: 'resting' }),
    onTable('generic', 'is not known to rest where nothing tells that', betOnSides(''), { ...BEING_DEALT, game: 'baccarat' }),
  ],
  'cards whose class says that they are being dealt': [
    onTable('generic', 'are where nothing else moves them', beingDealt(''), BEING_DEALT),
    onTable('generic', 'lie there once what their style moves is done', beingDealt('animation: come 0s'), DEALT),
    onTable('generic', 'lie there once what it turns in them is done', beingDealt('') + '<style>.card > * { transition: transform 10s }</style>', DEALT),
    onTable('generic', 'are on their way until then', beingDealt('animation: come 10s'), BEING_DEALT),
  ],
  'what is said of the end of a hand': [
    onTable('generic', 'counts', said(''), { ...BEING_DEALT, stage: 'over', contents: OPEN_HAND }),
    onTable('generic', 'does not where it is not to be seen', said('visibility: hidden'), BEING_DEALT),
    onTable('generic', 'does not where all of it is to be seen through', said('opacity: 0'), BEING_DEALT),
  ],
  'small cards in a part that the casino is known to have': [
    onTable('bitzino', 'are the player’s', withSmallHands(), expectedOf('bitzino', 'blackjack-split').table),
  ],
  'what nothing but the pointer tells to be a control': [
    onTable('generic', 'deals', fiveBelow('', pointed('Deal')), FIVE),
    onTable('generic', 'does not where it tells so of another part', fiveBelow('', pointed('<i style="cursor: default">Deal</i>')), null),
    onTable('generic', 'does not bet', fiveBelow('', pointed('Bet')), null),
    onTable('generic', 'is blocked where what is around its words is', fiveBelow('', pointed('<i>Deal</i>', 'disabled')), { ...FIVE, stage: 'moving', contents: null }),
    onTable('generic', 'is not blocked where what says more is', fiveBelow('', pointed('<i>Deal</i> or leave', 'disabled')), FIVE),
  ],
  'five cards below': [
    onTable('generic', 'another card, which may be of another game', fiveBelow('<b class="card">3♠</b>'), null),
    onTable('generic', 'a name with a suit, far wider than a card', fiveBelow('<div style="width: 280px; height: 80px">3♠</div>'), FIVE),
    onTable('generic', 'a small card in a large part', fiveBelow('<div style="width: 90px; height: 90px"><b style="display: inline-block; height: 20px">3♠</b></div>'), FIVE),
  ],
  'a front end that others wrote': frontLooks(),
  'boxes that lie over each other': [...Array(50).keys(), 73].map((seed): Look => ({
    ...{ name: `${seed}`, html: layersPage(seed), hasStyles: true, site: 'generic' },
    ...{ ask: 'misjudged', told: all, expected: [] },
  })),
  'a page drawn at random': Array.from({ length: 60 }, (_, seed) => strangeLook(seed)),
};

/** Pieces of pages, each on a page of its own: the tests lay them on one. */
export const SIGHT_LOOKS = SIGHTS.map(
  ({ name, html, expected }): Look => ({
    ...{ name, html: `${GROUND}${html}`, site: 'generic' },
    ...{ ask: 'seenOf', told: all, expected },
  }),
);
