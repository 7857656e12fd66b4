/**
 * Pages that show the player one hand of video poker and write another: each trick on its own. What is written is
 * `WRITTEN`; what the player sees is `DRAWN`, on a canvas or as text beside the button.
 * @module
 */
import type { Named } from '../../src/core/observation.ts';

export const WRITTEN = ['Jc', 'Th', 'As', '2d', '9c'];
const FACES = ['J♣', '10♥', 'A♠', '2♦', '9♣'];
const DRAWN = 'K♥ K♦ K♠ 3♣ 3♦';

export const UNSEEN = 'a card is on the page and cannot be seen';
export const AWAY = 'the cards are outside of the window, and what plays them is in it';
export const COVERED = 'something covers a card';
const ANOTHER = 'another hand is written out beside the cards';
export const CONTRADICTED = 'what is drawn on a card is not what is written on it';

interface Trick {
  /** What is said of it; without it, that a card cannot be seen. */
  readonly told?: string;
  /** Whether it is over what stands beside the cards as well. */
  readonly isOverAll?: true;
  /** What of honest cards nothing but a name tells. */
  readonly named?: Named;
  readonly style?: string;
  /** The card in its place; without it, the face alone. */
  readonly card?: (face: string, i: number) => string;
  /** What stands around the row of cards. */
  readonly around?: (row: string) => string;
  readonly script?: string;
}

const inside = (face: string): string => `<span class="face">${face}</span>`;

/** The rank in the corner, the suit in the middle of the card. */
const corner = (face: string): string =>
  `<b class="face">${face.slice(0, -1)}</b><b class="face suit">${face.slice(-1)}</b>`;
const CORNER =
  '.card { position: relative; flex: none; background: #fff } .face { position: absolute; left: 2px } .face.suit { left: 35px; top: 40px }';

/** What a style lays over all of a card. */
const LAID = '.card { position: relative } .card::after { content: ""; position: absolute; inset: 0;';

/** Set in the middle of a card, in lines of no height. */
const LINELESS = '.card { display: flex; align-items: center; justify-content: center } .face { line-height: 0 }';

const TRICKS: Readonly<Record<string, Trick>> = {
  'display: none': { style: '.row { display: none }' },
  visibility: { style: '.row { visibility: hidden }' },
  'opacity 0': { style: '.row { opacity: 0 }' },
  'opacity 0.05 of many parts': { style: '.row, .card, .face { opacity: 0.4 }' },
  'filter of opacity': { style: '.row { filter: opacity(0) }' },
  'off the left edge': { style: '.row { position: absolute; left: -9999px }' },
  'text far off': { style: '.face { display: block; text-indent: -9999px }' },
  'below a fixed window': { style: '.row { position: fixed; top: 5000px }' },
  'below the fold': { told: AWAY, style: '.row { position: absolute; top: 5000px }' },
  'clip-path': { style: '.row { clip-path: inset(100%) }' },
  'cut off by its box': { style: '.row { height: 0; overflow: hidden; border: 0; padding: 0 }' },
  'in a box that scrolls': {
    told: AWAY,
    style: '.box { height: 0; overflow: auto }',
    around: (row) => `<div class="box"><div style="height: 500px"></div>${row}</div>`,
  },
  'scale(0)': { style: '.row { transform: scale(0) }' },
  'font-size: 0': { style: '.face { font-size: 0 }' },
  'one pixel': { style: '.face { display: inline-block; width: 1px; height: 1px; font-size: 1px; overflow: hidden }' },
  'the colour of its ground': { style: '.card { background: #123456 } .face { color: #123457 }' },
  'the colour of its ground, in another space': {
    style: '.card { background: oklch(0.5 0.1 200) } .face { color: oklch(0.5 0.1 200.5) }',
  },
  'transparent ink': { style: '.face { color: transparent }' },
  'transparent filling': { style: '.face { -webkit-text-fill-color: transparent }' },
  'behind its ground': {
    told: COVERED,
    style: '.table { background: green; position: relative } .row { position: relative; z-index: -1 }',
  },
  'behind its ground, letting the pointer through': {
    style: '.table { background: green } .row { position: relative; z-index: -1; pointer-events: none }',
  },
  'turned away': { style: '.face { display: block; transform: rotateY(180deg); backface-visibility: hidden }' },
  'turned away, letting the pointer through': {
    style: '.face { display: block; transform: rotateY(180deg); backface-visibility: hidden; pointer-events: none }',
  },
  'turned away by a property of its own': {
    style: '.face { display: block; rotate: y 180deg; backface-visibility: hidden; pointer-events: none }',
  },
  masked: { style: '.face { mask-image: linear-gradient(transparent, transparent) }' },
  'closed details': { around: (row) => `<details><summary>More</summary>${row}</details>` },
  'not slotted': {
    script: `const host = document.querySelector('.row').parentElement;
      host.attachShadow({ mode: 'closed' }).innerHTML = '<p>${DRAWN}</p>';`,
  },
  'under a canvas': {
    told: COVERED,
    style: '.table { position: relative } .over { position: absolute; inset: 0; width: 100%; height: 100% }',
    around: (row) => `<div class="table">${row}<canvas class="over"></canvas></div>`,
  },
  'under a popover that lets the pointer through': {
    told: COVERED,
    style: '.over { margin: 0; padding: 0; border: 0; background: #fff; pointer-events: none }',
    around: (row) => `${row}<div popover="manual" class="over"></div>`,
    script: `const over = document.querySelector('.over');
      over.showPopover();
      const row = document.querySelector('.row').getBoundingClientRect();
      for (const side of ['left', 'top', 'width', 'height']) over.style[side] = row[side] + 'px';`,
  },
  'under pictures of what the page was before': {
    told: COVERED,
    style: '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*) { animation-duration: 1000s }',
    isOverAll: true,
    script: 'document.startViewTransition(() => {})',
  },
  'under a frame': {
    told: ANOTHER,
    style: '.table { position: relative } .over { position: absolute; inset: 0; width: 100%; height: 100%; border: 0 }',
    around: (row) => `<div class="table">${row}<iframe class="over" srcdoc="<p>${DRAWN}</p>"></iframe></div>`,
  },
  'under a picture in each card': {
    told: COVERED,
    style: '.card { position: relative } .over { position: absolute; inset: 0; background: #fff url(data:image/gif;base64,R0lGODlhAQABAAAAACw=) }',
    card: (face) => `${inside(face)}<i class="over"></i>`,
  },
  'under what is drawn before it': {
    told: COVERED,
    style: '.row { position: relative } .row::before { content: ""; position: absolute; inset: 0; z-index: 1; background: #fff }',
  },
  'another rank drawn over it': {
    told: CONTRADICTED,
    style: '.face { opacity: 0.9 } .card::after { content: "K♥"; position: absolute; margin-left: -30px; background: #fff }',
  },
  'a class that draws another': {
    told: CONTRADICTED,
    style: '.card::before { content: "K♥" }',
    card: (_, i) => `<i class="card-${WRITTEN[i]!.toLowerCase()}" style="display:inline-block;width:20px;height:20px"></i>`,
  },
  'another face over a text that stands right in a shadow root': {
    told: COVERED,
    style: '.face { display: inline-block; position: relative }',
    card: (face) => `<span class="face"><template class="inside">${face}</template></span>`,
    script: `for (const { parentElement: host, content } of document.querySelectorAll('.inside')) {
      const root = host.attachShadow({ mode: 'open' });
      root.innerHTML = '<b style="position: absolute; inset: 0; background: #fff"></b>';
      root.prepend(content);
    }`,
  },
  'suits under what is no card': {
    told: COVERED,
    style: `${CORNER} .table { position: relative } .over { position: absolute; inset: 0 0 0 30px; background: #fff }`,
    card: corner,
    around: (row) => `${row.replaceAll('</li>', '</li><li class="over"></li>')}`,
  },
  'suits under what a card has elsewhere': {
    told: COVERED,
    style: `${CORNER} .over { position: absolute; left: -250px; top: 36px; height: 40px; width: 250px; background: #fff }`,
    card: (face, i) => `${corner(face)}${i === 4 ? '<i class="over"></i>' : ''}`,
  },
  'ranks under the next card': {
    told: COVERED,
    style: `${CORNER} .card + .card { margin-left: -58px }`,
    card: corner,
  },
  'in lines of no height, under what a style draws over each card': {
    told: COVERED,
    style: `${LINELESS} .card { position: relative } .card::after { content: ""; position: absolute; inset: 0; background: #fff }`,
  },
  'in lines of no height, under a picture in each card': {
    told: COVERED,
    style: `${LINELESS} .card { position: relative } .over { position: absolute; inset: 0; background: #fff }`,
    card: (face) => `${inside(face)}<i class="over"></i>`,
  },
  'in lines of no height, behind the ground': {
    style: `${LINELESS} .table { background: green; position: relative } .row { position: relative; z-index: -1 }`,
  },
  'in lines of no height, cut off': { style: `${LINELESS} .face { overflow: hidden }` },
  'a line below blank ones, cut off': {
    style: '.face { display: block; height: 50px; overflow: hidden; white-space: pre-line }',
    card: (face) => inside(`&nbsp;\n&nbsp;\n${face}`),
  },
  'a line that is left out behind a blank one': {
    style:
      '.face { display: -webkit-box; -webkit-line-clamp: 1; -webkit-box-orient: vertical; overflow: hidden; white-space: pre-line }',
    card: (face) => inside(`&nbsp;\n${face}`),
  },
  'behind blanks, cut off': {
    style: '.face { display: block; width: 40px; overflow: hidden; white-space: pre }',
    card: (face) => inside(`${'&nbsp;'.repeat(8)}${face}`),
  },
  'under a picture for a border': {
    told: COVERED,
    style: `${LAID} border: 4px solid; border-image: linear-gradient(#fff, #fff) 45 fill }`,
  },
  'under a wide border': { told: COVERED, style: `${LAID} border: 45px solid #fff }` },
  'under a shadow within what a style lays over it': {
    told: COVERED,
    style: `${LAID} box-shadow: inset 0 0 0 45px #fff }`,
  },
  'a label that is not the face': {
    card: (face) => `<span style="font-size: 0" aria-hidden="true">${face}</span>`,
  },
};

export const tricks = Object.entries(TRICKS).map(([name, { told = UNSEEN, isOverAll }]) => ({
  name,
  told,
  besideText: isOverAll ? told : ANOTHER,
}));

/** Hands written out beside cards that can all be seen, as one text or by parts; and whether the player may take them for his. */
export const TEXTS: Readonly<Record<string, { readonly html: string; readonly isHis: boolean }>> = {
  'one text': { html: '<p>K♥ K♦ K♠ 3♣ 3♦</p>', isHis: true },
  'one text, suits first': { html: '<h2>♥K ♦K ♠K ♣3 ♦3</h2>', isHis: true },
  'with commas, and a heading': { html: '<h3>Your hand</h3><p>K♥, K♦, K♠, 3♣, 3♦</p>', isHis: true },
  'the very same hand': { html: '<p>9♣ A♠ J♣ 10♥ 2♦</p>', isHis: false },
  'fewer cards, such as those that were discarded': { html: '<p>K♥ K♦</p>', isHis: false },
  'the last hand, which says so': { html: '<p><span>Last hand:</span> <b>K♥ K♦ K♠ 3♣ 3♦</b></p>', isHis: false },
  'a list of hands': { html: '<ul><li>K♥ K♦ K♠ 3♣ 3♦</li></ul>', isHis: false },
  'a list of hands of no list elements': {
    html: '<div><p>K♥ K♦ K♠ 3♣ 3♦</p><p>4♥ 4♦ 8♠ 3♣ 5♦</p></div>',
    isHis: false,
  },
  'prose with cards in it': { html: '<p>K♥ K♦ K♠ 3♣ 3♦ is a full house.</p>', isHis: false },
  'one that nobody sees': { html: '<p style="display: none">K♥ K♦ K♠ 3♣ 3♦</p>', isHis: false },
};

/** A page that shows `WRITTEN`, and has this beside it. */
export const pageWithText = (name: string): string => {
  const row = `<ol class="row">${FACES.map((face) => `<li class="card">${inside(face)}</li>`).join('')}</ol>`;
  return page('', `<div class="table">${row}</div>${TEXTS[name]!.html}`);
};


/** The page of a trick, with the other hand drawn on a canvas or written beside the button. */
export function hostilePage(name: string, drawn: 'canvas' | 'text'): string {
  const { style = '', card = inside, around = (row) => row, script = '' } = TRICKS[name]!;
  const row = `<ol class="row">${FACES.map((face, i) => `<li class="card">${card(face, i)}</li>`).join('')}</ol>`;
  return page(
    `${style}`,
    `<div class="table">${around(row)}</div>${drawn === 'canvas' ? '<canvas width="400" height="100"></canvas>' : `<p>${DRAWN}</p>`}`,
    `${script}
     const canvas = document.querySelector('canvas:not(.over)');
     canvas?.getContext('2d').fillText('${DRAWN}', 10, 10);`,
  );
}

const page = (style: string, body: string, script = ''): string => `<!doctype html>
  <html lang="en"><meta charset="utf-8"><title>Video poker</title>
  <style>.row { list-style: none; display: flex } .card { width: 60px; height: 90px; border: 1px solid } .face { font-size: 20px } ${style}</style>
  <body>${body}<dl><dt>Bet</dt><dd>1</dd></dl><button>Draw</button><script>${script}</script></body></html>`;

/** Pages that show `WRITTEN` honestly, and do what honest pages do. */
const HONEST: Readonly<Record<string, Trick>> = {
  plain: {},
  'a table below the fold, with its button': { around: (row) => `<div style="height: 3000px"></div>${row}` },
  'cards that let the pointer through': { style: '.row { pointer-events: none }' },
  'a line above a blank one, and a margin': {
    style: '.face { display: block; white-space: pre-line; margin: 5px }',
    card: (face) => inside(`${face}\n&nbsp;`),
  },
  'borders and shadows that a style lays around them': {
    style: `${LAID} border: 3px solid; border-image: linear-gradient(gold, #fff) 3; box-shadow: inset 0 0 20px 3px gold } .face { margin: 6px }`,
  },
  'cards that overlap': { style: '.card + .card { margin-left: -30px } .card { background: #fff }' },
  'suits under the next card, and ranks beside it': {
    named: 'suits',
    style: `${CORNER} .card + .card { margin-left: -35px }`,
    card: corner,
  },
  'something that catches clicks over them': {
    style: '.table { position: relative } .over { position: absolute; inset: 0 }',
    around: (row) => `${row}<div class="over"></div>`,
  },
  'a shine over them': {
    style:
      '.card { position: relative } .over { position: absolute; inset: 0; background: linear-gradient(#fff4, #0000) }',
    card: (face) => `${inside(face)}<i class="over"></i>`,
  },
  'confetti that lets the pointer through': {
    style: '.over { position: fixed; inset: 0; pointer-events: none }',
    around: (row) => `${row}<canvas class="over"></canvas>`,
  },
  'dimmed cards': { style: '.row { opacity: 0.5 }' },
  'cards whose way to their places is over, or stopped': {
    style:
      '@keyframes come { from { opacity: 0.9 } } .card { animation: come 1s -1s forwards } .card + .card { animation: come 1s paused }',
  },
  'grey on white': { style: '.face { color: #888 }' },
  'colours of another space': { style: '.card { background: oklch(1 0 0) } .face { color: oklch(0.3 0.1 20) }' },
  'the same card for another width, hidden': {
    card: (face) => `<span style="display: none">${face}</span>${inside(face)}`,
  },
  'the same table for another width, hidden': {
    around: (row) => `<div style="display: none">${row}</div>${row}`,
  },
  'the last table, hidden': {
    around: (row) => `${row}<div style="display: none">${row.replace('J♣', '3♣')}</div>`,
  },
  'a face and its turned back': {
    style:
      '.card { position: relative; transform-style: preserve-3d } .card > * { position: absolute; inset: 0; backface-visibility: hidden } .back { transform: rotateY(180deg); background: navy }',
    card: (face) => `${inside(face)}<i class="back"></i>`,
  },
  'a face that lets the pointer through, and its turned back': {
    style:
      '.card { position: relative; transform-style: preserve-3d; pointer-events: none } .card > * { position: absolute; inset: 0; backface-visibility: hidden } .back { transform: rotateY(180deg); background: navy }',
    card: (face) => `${inside(face)}<i class="back"></i>`,
  },
  'examples of hands in a pay table': {
    style: '.pays i { font: 12px serif; border: 1px solid }',
    around: (row) =>
      `<div class="pays">${['A♠ K♠ Q♠ J♠ 10♠', '9♥ 8♥ 7♥ 6♥ 5♥']
        .map((hand, i) => `<p>${hand.split(' ').map((face) => `<i>${face}</i>`).join('')} <b>${[800, 50][i]}</b></p>`)
        .join('')}</div>${row}`,
  },
  'an earlier hand in a layer over the page': {
    style: '.over { position: fixed; right: 0; bottom: 0; background: #fff }',
    around: (row) => `${row}<div class="over">${row.replaceAll('J♣', '3♣')}</div>`,
  },
  'in an open shadow root': {
    script: `const row = document.querySelector('.row'); const { parentElement: table } = row;
      table.attachShadow({ mode: 'open' }).append(document.querySelector('style').cloneNode(true), row);`,
  },
  'each right in a shadow root of its own': {
    card: (face) => `<span class="face"><template class="inside">${face}</template></span>`,
    script: `for (const { parentElement: host, content } of document.querySelectorAll('.inside'))
      host.attachShadow({ mode: 'open' }).append(content);`,
  },
  'set in the middle of a card, in lines of no height': { style: LINELESS },
  'suits drawn by the icon': {
    card: (face) => `${inside(face)}<svg width="20" height="20" aria-hidden="true"><rect width="5" height="5"/></svg>`,
  },
};

export const manners = Object.entries(HONEST).map(([name, { named }]) => ({ name, named }));

export function honestPage(name: string): string {
  const { style = '', card = inside, around = (row) => row, script = '' } = HONEST[name]!;
  const row = `<ol class="row">${FACES.map((face, i) => `<li class="card">${card(face, i)}</li>`).join('')}</ol>`;
  return page(style, `<div class="table">${around(row)}</div>`, script);
}
