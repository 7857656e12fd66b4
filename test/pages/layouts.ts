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
const row = (cards: string, style = ''): string =>
  `<div class="row" style="${style}">${cards.split(' ').map(cardOf).join('')}</div>`;

const PLAYER = '5h 7c';
const [upper, lower] = [row('Ks ?'), row(PLAYER)];
const CONTENTS = { player: [['5h', '7c']], dealer: ['Ks', null] } satisfies TableContents['blackjack'];
const other = (cards: string): TableContents['blackjack'] => ({
  ...CONTENTS,
  player: [cards.split(' ') as Card[]],
});
const PLAYS = '<p><button>Hit</button> <button>Stand</button></p>';

const page = (inside: string, height = 84): string => `<!doctype html><title>Table</title><style>
  .card { display: inline-block; width: 60px; height: ${height}px; margin: 0 4px; background: white; font: 20px/1 sans-serif; outline: 1px solid; vertical-align: top }
  .back { background: navy } .row { height: ${height}px; margin: 8px 0 } .beside { display: flex; gap: 40px }
</style><main>${inside}</main>`;

const within = (levels: number, inside: string): string =>
  '<div>'.repeat(levels) + inside + '</div>'.repeat(levels);

const layout = (name: string, inside: string, contents: Layout['contents'] = CONTENTS, height = 84): Layout => ({
  ...{ name, html: page(inside, height), contents },
});

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
];
