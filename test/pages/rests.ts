/**
 * Pieces of pages on which no card can be told: a table between hands, or one on which cards may lie all the same. What is
 * played with are its buttons; where they are known to stand all over the table, that has the class `table`.
 * @module
 */
const BUTTONS = '<button>Bet</button><button>Rebet</button>';
const PLAYS = `<p>${BUTTONS}</p>`;

/** What plays, so many levels below the last part that may be of its table. */
const plays = (above = 2): string => '<div>'.repeat(above) + PLAYS + '</div>'.repeat(above);
const main = (inside: string): string => `<main style="color: #000; background: #fff">${inside}</main>`;
const table = (inside: string, style = ''): string => `<section class="table" style="${style}">${inside}${BUTTONS}</section>`;

const picture = (width = 60, height = 84): string => `<svg width="${width}" height="${height}"></svg>`;
/** What has a card's shape, and says this. */
const part = (text: string, name = 'part', size = 'width: 60px; height: 84px'): string =>
  `<b class="${name}" style="display: inline-block; ${size}">${text}</b>`;
const twice = (inside: string): string => inside.repeat(2);
/** Two cards that lie open, and are of no card's shape. */
const square = (size: number): string =>
  part('A♠', 'card', `width: ${size}px; height: ${size}px`) + part('K♥', 'card', `width: ${size}px; height: ${size}px`);
const image = (attributes: string): string => `<img ${attributes} style="width: 60px; height: 84px">`;
/** A box that is no higher than what is written in it. */
const line = (text: string): string => `<div style="height: 30px">${text}</div>`;
const low = (text: string): string => part(text, 'card', 'width: 30px; height: 30px');

/** Five parts of a card's shape that a style draws, with this in each. */
const backs = (inside: string): string =>
  `<p style="background-image: url(back.png); display: inline-block; width: 60px; height: 84px">${inside}</p>`.repeat(5);

type Pieces = readonly (readonly [name: string, html: string])[];

const MAY_HAVE_CARDS: Pieces = [
  ['pictures beside the controls', main(twice(picture()) + PLAYS)],
  ['pictures as far around as a table reaches', main(twice(picture()) + plays())],
  ['pictures in the table', main(table(twice(picture())))],
  ['four pictures that are alike', main(picture().repeat(4) + PLAYS)],
  ['five pictures of which one is another', main(picture().repeat(4) + picture(60, 85) + PLAYS)],
  ['five pictures that are drawn by a script', main('<canvas width="60" height="84"></canvas>'.repeat(5) + PLAYS)],
  ['five pictures with what the page has made in them', main(backs('<x-face></x-face>') + PLAYS)],
  ['a picture and what is to be turned', main(picture() + part('?') + PLAYS)],
  ['a picture that is not called empty', main(twice(image('class="not-empty"')) + PLAYS)],
  ['ranks', main(twice(part('7')) + PLAYS)],
  ['a rank with its suit in a letter', main(picture() + part('7S') + PLAYS)],
  ['cards by name, with a rank and a few letters', main(twice(part('Table 7', 'card')) + PLAYS)],
  ['cards of another shape', main(square(60) + PLAYS)],
  ['cards of another shape that are a little larger than small', main(square(41) + PLAYS)],
  ['a hand that is written out', main(`<b>A♠ K♥</b>${plays()}`)],
];

const RESTS: Pieces = [
  ['nothing', main(PLAYS)],
  ['one picture', main(picture() + plays())],
  ['five backs', main(picture().repeat(5) + PLAYS)],
  ['five backs with something on them', main(backs('<i>♠</i>') + PLAYS)],
  ['one picture at the controls', main(`<div>${picture()}${PLAYS}</div>`)],
  ['one picture on a table that is one', main(table(picture(), 'width: 60px; height: 84px; background-image: url(felt.png)'))],
  ['pictures of two widths', main(picture() + picture(50, 70) + PLAYS)],
  ['pictures of another shape', main(twice(picture(84, 84)) + PLAYS)],
  ['pictures farther around than a table reaches', main(twice(picture()) + plays(3))],
  ['pictures outside of the table', main(twice(picture()) + table(''))],
  ['pictures that say that nothing is there', main(twice(image('alt="empty seat"')) + PLAYS)],
  ['places of what is to be turned', main(twice(part('?')) + PLAYS)],
  ['a picture beside an empty place', main(picture() + part('') + PLAYS)],
  ['a rank and a few letters on what is no card', main(twice(part('Table 7')) + PLAYS)],
  ['a rank and more letters', main(twice(part('Tables 7', 'card')) + PLAYS)],
  ['one card of another shape', main(part('A♠', 'card', 'width: 60px; height: 60px') + PLAYS)],
  ['one card of another shape beside a small one', main(part('A♠', 'card', 'width: 60px; height: 60px') + line(low('K♥')) + PLAYS)],
  ['cards of another shape that are small', main(square(40) + PLAYS)],
  ['small cards in large parts', main(`<div style="height: 90px">${line(low('A♠'))}</div><div style="height: 90px">${line(low('K♥'))}</div>${PLAYS}`)],
  ['backs of another shape', main(twice(part('', 'card back', 'width: 60px; height: 60px')) + PLAYS)],
  ['cards of another shape that nobody sees', main(`<div style="visibility: hidden">${square(60)}</div>${PLAYS}`)],
  ['cards of another shape outside of the table', main(square(60) + plays(3))],
  ['a hand that is written outside of the table', main(`<b>A♠ K♥</b>${plays(3)}`)],
  ['a hand that is written in a list', main(`<ul><li>A♠ K♥</li></ul>${PLAYS}`)],
  ['a hand that is written and cannot be read', main(`<b style="color: #fff">A♠ K♥</b>${PLAYS}`)],
];

/** Each with the stage of its table. */
export const TABLES = [
  ...MAY_HAVE_CARDS.map(([name, html]) => ({ name, html, stage: 'moving' })),
  ...RESTS.map(([name, html]) => ({ name, html, stage: 'resting' })),
];
