/**
 * Tables without headings, or with the dealer's alone: where their cards lie tells whose they are.
 * @module
 */
import type { Card } from '../../src/core/cards.ts';
import type { TableContents } from '../../src/core/observation.ts';

export interface Layout {
  readonly name: string;
  readonly html: string;
  /** What is read; null where it is not clear. */
  readonly contents: TableContents['blackjack'] | null;
}

const SUITS = { s: '♠', h: '♥', d: '♦', c: '♣' } as const;
const cardOf = (card: string): string =>
  card === '?'
    ? '<b class="card back"></b>'
    : `<b class="card">${card[0]!.replace('T', '10')}${SUITS[card[1] as 's']}</b>`;
const cardsOf = (cards: string): string => cards.split(' ').map(cardOf).join('');
const row = (cards: string, style = ''): string =>
  `<div class="row" style="${style}">${cardsOf(cards)}</div>`;

const PLAYER = '5h 7c';
const [upper, lower] = [row('Ks ?'), row(PLAYER)];
const CONTENTS = { player: [['5h', '7c']], dealer: ['Ks', null] } satisfies TableContents['blackjack'];
const other = (cards: string): TableContents['blackjack'] => ({
  ...CONTENTS,
  player: [cards.split(' ') as Card[]],
});
const PLAYS = '<p><button>Hit</button> <button>Stand</button></p>';

const CARDS =
  '.card { display: inline-block; width: 60px; min-height: 0; margin: 0 4px; background: white; font: 20px/1 sans-serif; outline: 1px solid; vertical-align: top } .back { background: navy }';
const page = (inside: string, height = 84): string => `<!doctype html><title>Table</title><style>
  ${CARDS} .card { height: ${height}px } .row { height: ${height}px; margin: 8px 0 } .beside { display: flex; gap: 40px }
</style><main>${inside}</main>`;

const within = (levels: number, inside: string): string =>
  '<div>'.repeat(levels) + inside + '</div>'.repeat(levels);

const layout = (name: string, inside: string, contents: Layout['contents'] = CONTENTS, height = 84): Layout => ({
  ...{ name, html: page(inside, height), contents },
});

const inReverse = (rows: string): string =>
  `<div style="display: flex; flex-direction: column-reverse">${rows}</div>`;
const placedBelow = (height: string): string =>
  `<div style="margin-top: -92px"><div style="height: ${height}"><div style="position: relative; top: 100px">${lower}</div></div></div>`;
/** Cards of which each stands in something of its own, so far apart. */
const boxed = (cards: string, gap: number): string =>
  `<div class="row" style="display: flex; gap: ${gap}px">${cards.split(' ').map((card) => `<span>${cardOf(card)}</span>`).join('')}</div>`;
const seat = (name: string, cards: string, classes = ''): string =>
  `<div class="seat ${classes}"><p>${name}</p>${row(cards)}</div>`;
const SEATED: TableContents['blackjack'] = { ...CONTENTS, seatsBefore: [['2h', '3c']], seatsAfter: [['4h', '6c']] };

const NAME = '<h3 style="margin: 0; height: 20px; min-height: 0">Dealer</h3>';
const GAP = '<div style="height: 60px"></div>';

const felt = (rows: string): string => `<section>${rows}${PLAYS}</section>`;
const withHeading = (rows: string): string => felt(`<h3>Dealer</h3>${rows}`);

export const LAYOUTS: readonly Layout[] = [
  layout('one row above the other', felt(upper + lower)),
  layout('the lower row first in the page', felt(`<div style="display: flex; flex-direction: column-reverse">${lower}${upper}</div>`)),
  layout('rows side by side', felt(`<div class="beside">${upper}${lower}</div>`), null),
  layout('one row only', felt(lower), null),
  layout('three rows, each below another', felt(upper + lower + row('2h 3c')), null),
  layout('rows of which one reaches into the other', felt(row('Ks ?', 'margin-bottom: -20px') + lower), null),
  layout('rows right above each other', felt(row('Ks ?', 'margin-bottom: 0') + row(PLAYER, 'margin-top: 0'))),
  layout('a row besides that nobody sees', felt(upper + lower + row('2h 3c', 'visibility: hidden'))),
  layout('cards without rows', felt('<div style="width: 70px">' + 'Ks 5h'.split(' ').map(cardOf).join('') + '</div>'), null),
  layout('cards no higher than those of hands before', felt(upper + lower), null, 40),
  layout('cards that are a little higher', felt(upper + lower), CONTENTS, 60),
  layout('one low row', felt(upper + row(PLAYER, 'zoom: 0.4')), null),
  layout('controls far from the cards', `<section>${upper}${lower}</section>${within(4, PLAYS)}`),
  layout('controls farther away', `<section>${upper}${lower}</section>${within(5, PLAYS)}`, null),
  layout('cards elsewhere on the page as well', `<aside>${row('2h 3c')}</aside>${felt(upper + lower)}`),
  layout('a heading for the dealer alone', withHeading(`${upper}<h3>Anna</h3>${lower}`)),
  layout('a heading for the dealer, and cards beside his', `<section><div class="beside"><div><h3>Dealer</h3>${upper}</div><div>${lower}</div></div>${PLAYS}</section>`, null),
  layout('a heading for the dealer, and a row with more than cards', withHeading(`${upper}<div class="hand"><span>Anna</span>${lower}</div>`)),
  layout('a heading for the dealer, and two rows, each below another', withHeading(`${upper}<h3>Anna</h3>${lower}<h3>Ben</h3>${row('2h 3c')}`), null),
  layout('a heading for the dealer, and low cards below', withHeading(`${upper}<h3>Anna</h3><div style="zoom: 0.4">${lower}</div>`), null),
  layout('headings for both, and cards half as high as others, and 40 pixels', felt(`<h3>Dealer</h3>${upper}<h3>Player</h3><div style="zoom: 0.5">${lower}</div>`), CONTENTS, 80),
  layout('headings for both, and cards that are lower', felt(`<h3>Dealer</h3>${upper}<h3>Player</h3><div style="zoom: 0.45">${lower}</div>`), null, 80),
  layout('a heading for the dealer, and three cards below', withHeading(`${upper}<h3>Anna</h3>${row('5h 7c 2d')}`), other('5h 7c 2d')),
  layout('a heading around the dealer’s cards', felt(`<div class="one"><h3>Dealer</h3>${upper}</div><div class="two">${lower}</div>`)),
  layout('a player with one card, who is to play', `${felt(row('Ks 7d') + row('5h'))}<button disabled>Deal</button>`, null),
  layout('a heading for the dealer alone, and rows right below each other', felt(`<h3>Dealer</h3>${row('Ks ?', 'margin-bottom: 0')}${row(PLAYER, 'margin-top: 0')}`)),
  layout('a heading for the dealer, and one around the whole table', felt(`<div><h3>Dealer</h3>${upper}</div><h3>Anna</h3>${lower}<p>Dealer</p>`)),
  layout('a heading for the dealer, the player’s row first in the page', felt(inReverse(`${lower}<div><h3>Dealer</h3>${upper}</div>`))),
  layout('a heading for the dealer between his row and the player’s, the upper one behind it', felt(inReverse(`${lower}<h3>Dealer</h3>${upper}`)), null),
  layout('a heading for the dealer right below his row', felt(`${upper}${NAME}${GAP}${lower}`)),
  layout('a heading for the dealer right below his row, and hands side by side', felt(`${upper}${NAME}${GAP}<div class="beside">${lower}${row('2h 3c')}</div>`), null),
  layout('a heading for the dealer right above another row than the upper one', felt(`${upper}${GAP}${NAME}${lower}`), null),
  layout('a heading for the dealer as far from one row as from the other', felt(`${upper}${NAME}${lower}`), null),
  layout('a heading for the dealer right below a row, and two more below', felt(`${upper}${NAME}${GAP}${lower}${row('2h 3c')}`), null),
  layout('a heading for the dealer with nothing between it and his row', felt(`${row('Ks ?', 'margin-bottom: 0')}${NAME}${GAP}${lower}`)),
  layout('a heading for the dealer between two rows and two others', felt(`${row('2h 3c')}${upper}${NAME}${GAP}${lower}${row('2d 3s')}`), null),
  layout('a heading for the dealer right below the second of two rows', felt(`${row('2h 3c')}${upper}${NAME}${GAP}${lower}`), null),
  layout('a heading for the dealer that reaches into the row above', felt(`${upper}${NAME.replace('margin: 0', 'margin: -12px 0 0')}${GAP}${lower}`), null),
  layout('nothing to decide but whether to insure', `<section>${upper}${lower}<p><button>Accept insurance</button> <button>No insurance</button></p></section>`),
  layout('a heading below the dealer’s cards, right in a shadow root', felt(`<div><template shadowrootmode="open"><style>${CARDS} .card { height: 84px }</style>${upper}<h3>Dealer</h3></template></div>${lower}`)),
  layout('a heading for the dealer, and his cards in no row', withHeading(`${cardsOf('Ks 5d')}<h3>Anna</h3>${lower}`), { ...CONTENTS, dealer: ['Ks', '5d'] }),
  layout('a heading for the dealer, and his cards in no row, one of them as low as the player’s', withHeading(`${cardOf('Ks')}${cardOf('5d').replace('class', 'style="position: relative; top: 60px" class')}<h3 style="margin: 0">Anna</h3>${row(PLAYER, 'margin-left: 200px')}`), null),
  layout('a heading for the dealer, and cards below in two lines', withHeading(`${upper}<h3>Anna</h3><div style="width: 150px">${cardsOf('5h 7c 2d')}</div>`), other('5h 7c 2d')),
  layout('the dealer’s one card in no row', felt(`<div>${cardOf('Ks')}</div>${lower}`), { ...CONTENTS, dealer: ['Ks'] }),
  layout('the dealer’s one card in something that reaches below it', felt(`<div style="height: 200px; margin-bottom: -110px">${row('Ks')}</div>${lower}`), { ...CONTENTS, dealer: ['Ks'] }),
  layout('the dealer’s one card right in something that reaches below it', felt(`<div style="height: 200px; margin-bottom: -110px">${cardOf('Ks')}</div>${lower}`), { ...CONTENTS, dealer: ['Ks'] }),
  layout('cards placed below something without height', felt(upper + placedBelow('0'))),
  layout('cards placed below something that is seen', felt(upper + placedBelow('1px')), null),
  layout('cards of which some are low', felt(upper + row(PLAYER, 'zoom: 0.6')), null, 60),
  layout('cards just high enough', felt(upper + lower), CONTENTS, 41),
  layout('cards each in something of its own, close together', felt(`<h3>Dealer</h3>${row('Ks 5d')}<h3>Player</h3>${boxed(PLAYER, 8)}`), { ...CONTENTS, dealer: ['Ks', '5d'] }),
  layout('cards each in something of its own, far apart', felt(`<h3>Dealer</h3>${row('Ks 5d')}<h3>Player</h3>${boxed(PLAYER, 60)}`), null),
  layout('those who sit beside the player', felt(`<h3>Dealer</h3>${upper}<div class="beside">${seat('Bob', '2h 3c')}${seat('You', PLAYER, 'player')}${seat('Kim', '4h 6c')}</div>`), SEATED),
];

export interface Unclear {
  readonly name: string;
  readonly html: string;
  /** The stage of the table, and why no cards are read. */
  readonly why: readonly [stage: string, detail: string | undefined];
}

const unclear = (name: string, inside: string, stage: string, detail?: string): Unclear => ({
  ...{ name, html: page(inside), why: [stage, detail] },
});

const ABSENT = 'no cards under the headings of dealer and player';
const WHOSE = 'it is not clear whether hands side by side are all the player’s';
/** A card with the name of another. */
const DOUBTFUL = '<div><b class="card" title="king of hearts">9♣</b></div>';
const anna = (rows: string): string => withHeading(`${upper}<h3>Anna</h3>${rows}`);

export const UNCLEAR: readonly Unclear[] = [
  unclear('three rows, each below another', felt(upper + lower + row('2h 3c')), 'moving', ABSENT),
  unclear('two rows below a dealer’s', anna(`<div class="beside">${lower}${row('2h 3c')}</div>`), 'moving', WHOSE),
  unclear('two rows below a dealer’s, each below another', anna(lower + row('2h 3c')), 'moving', ABSENT),
  unclear('two rows below a dealer’s, the lower one first', anna(inReverse(row('2h 3c', 'margin: 0') + row(PLAYER, 'margin: 0'))), 'moving', ABSENT),
  unclear('a row and a card below a dealer’s', anna(`<div class="beside">${cardOf('2h')}${lower}</div>`), 'moving', WHOSE),
  unclear('a row below a dealer’s, and what may be a card', anna(`<div class="beside">${lower}${DOUBTFUL}</div>`), 'moving', ABSENT),
  unclear('two rows below a dealer’s, one of them with what may be a card', anna(`<div class="beside">${lower}<div>${cardOf('2h')}${DOUBTFUL}</div></div>`), 'moving', ABSENT),
  unclear('nothing below a dealer’s, where a hand is said to be over', withHeading(`${upper}<button>Deal</button>`).replace('>', ' data-hand-over="true">'), 'moving', ABSENT),
];

const OVER = { ...CONTENTS, dealer: ['Ks', '9d'] } satisfies TableContents['blackjack'];
const then = (part: string, inside: string): string => `<template data-for="${part}">${inside}</template>`;

export interface Later extends Omit<Layout, 'contents'> {
  /** What is read later, or the stage where no cards are; null where there is no table. */
  readonly contents: Layout['contents'] | string;
}

/** A table whose dealer alone has a heading, with something below while one can play, and later. */
const below = (name: string, inside: string, late: string, contents: Later['contents'] = OVER, play = PLAYS): Later => ({
  name,
  html: page(
    `<section><h3>Dealer</h3><div id="upper">${upper}</div><h3>Anna</h3><div id="lower">${inside}</div><div id="play">${play}</div></section>
    ${then('upper', row('Ks 9d'))}${then('lower', late)}${then('play', '<button>Deal</button>')}`,
  ),
  contents,
});
const right = (by: number): string => row(PLAYER, `margin-left: ${by}px`);
const centred = (cards: string): string => row(cards, 'text-align: center');

/** A table without headings, whose parts are told again by where they lay when what one plays with is gone. */
const unnamed = (name: string, late: string, contents: Later['contents'], more = ''): Later => ({
  name,
  html: page(
    `<style>.own { display: inline-block }</style><section><div class="row" id="upper">${cardsOf('Ks ?')}</div><div class="row own">${cardsOf(PLAYER)}</div>${more}<div id="play">${PLAYS}</div></section>
    ${late}${then('play', '<button>Deal</button>')}`,
  ),
  contents,
});

export const LATER: readonly Later[] = [
  below('cards that lie where the player’s did', lower, lower),
  below('cards not as far from there as seats are', lower, right(39)),
  below('cards at the next seat', lower, right(40), 'over'),
  below('cards in a row that grew to both sides', centred(PLAYER), centred('5h 7c 2d 3h'), { ...OVER, player: [['5h', '7c', '2d', '3h']] }),
  below('cards at the next seat, where one of two controls was blocked', lower, right(40), 'over', PLAYS.replace('<button>Stand', '<button disabled>Stand')),
  below('cards elsewhere, where nobody could play before', lower, right(200), OVER, PLAYS.replaceAll('<button>', '<button disabled>')),
  below('cards where none lay when one could play', '', lower),
  unnamed('rows that no heading names', then('upper', cardsOf('Ks 9d')), OVER),
  unnamed('rows that no heading names, one of which is gone', then('upper', cardsOf('Ks 9d')) + then('two', ''), null, `<div class="row own" id="two">${cardsOf('2h 3c')}</div>`),
  unnamed('rows that no heading names, the dealer’s of which is gone', then('upper', ''), null),
];
