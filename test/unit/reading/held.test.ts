// @vitest-environment jsdom
/** Which cards are held, by what stands on them, below them and around them. */
import './all-seen.ts';
import { expect, test } from 'vitest';
import { heldAt } from '../../../src/reading/held.ts';
import { survey } from '../../../src/reading/survey.ts';
import { findAll } from '../../../src/reading/tree.ts';

/** The numbers of the cards that are held. */
function heldOn(html: string, prepare = () => {}, over = false): number[] {
  document.body.innerHTML = html;
  prepare();
  const whole = survey(document);
  const places = findAll(whole.roots, '.card');
  return heldAt(places, whole, [], over).flatMap((isHeld, i) => (isHeld ? [i + 1] : []));
}

const CARDS = ['A♠', 'K♥', '7♣', '2♦', '9♠'];
const row = (card: (text: string, i: number) => string) => CARDS.map(card).join('');

test('the word on a card says that it is held, where it can be seen', () => {
  const marked = (unseen: string) =>
    heldOn(
      row((text, i) => `<div class="card">${text}${i % 2 ? '' : `<i ${i ? unseen : ''}>Hold</i>`}</div>`),
    );
  expect(marked('')).toEqual([1, 3, 5]);
  expect(marked('data-unseen')).toEqual([1]);
});

test('a place that each card has for the word is no sign, and what is called so on some of them alone is', () => {
  const slots = (said: (i: number) => string) =>
    heldOn(row((text, i) => `<div class="card"><p class="held">${said(i)}</p>${text}</div>`));
  expect(slots((i) => (i % 2 ? 'HELD' : ''))).toEqual([2, 4]);
  expect(slots(() => '')).toEqual([]);
  expect(slots(() => 'HELD')).toEqual([]);
  const badges = row((text, i) => `<div class="card">${i % 2 ? '<p class="held"></p>' : ''}${text}</div>`);
  expect(heldOn(badges)).toEqual([2, 4]);
});

test('what holds a card stands below it, and may say in itself that it does', () => {
  const below = row((_, i) => `<button>Hold${i < 2 ? '<em>Held</em>' : ''}</button>`);
  expect(heldOn(row((text) => `<div class="card">${text}</div>`) + below)).toEqual([1, 2]);
});

test('a card that is pressed is held, but may have been exchanged where nothing speaks of holding when the hand is over', () => {
  const pressed = (beside: string, over: boolean) =>
    heldOn(
      row((text, i) => `<button class="card" aria-pressed="${i < 2}">${text}</button>`) + beside,
      undefined,
      over,
    );
  for (const said of ['<button>Hold</button>', '<p>Held</p>'])
    expect([pressed(said, false), pressed(said, true)]).toEqual([
      [1, 2],
      [1, 2],
    ]);
  expect(pressed('<button>Exchange</button>', false)).toEqual([1, 2]);
  expect(pressed('<button>Exchange</button>', true)).toEqual([]);
});

test('an element around a card alone says whether that is held, and around several none', () => {
  const inRoots = (html: string, card: (host: Element, i: number) => string) =>
    heldOn(html, () => {
      for (const [i, host] of [...document.querySelectorAll('x-card')].entries())
        host.attachShadow({ mode: 'open' }).innerHTML = card(host, i);
    });
  const one = (text: string) => `<div class="card">${text}</div>`;
  const hosts = row((_, i) => `<x-card ${i === 1 ? 'held' : ''}></x-card>`);
  expect(inRoots(hosts, (_, i) => one(CARDS[i]!))).toEqual([2]);
  expect(inRoots('<x-card held></x-card>', () => row(one))).toEqual([]);
});

test('the word in a row of its own stands over the cards that are held, where the places beside it are free', () => {
  const cards = `<div>${row((text) => `<div class="card">${text}</div>`)}</div>`;
  const over = (says: (i: number) => string) =>
    heldOn(`<div>${row((_, i) => `<p>${says(i)}</p>`)}</div>${cards}`);
  expect(over((i) => (i % 2 ? 'HOLD' : ''))).toEqual([2, 4]);
  expect(over((i) => (i % 2 ? '<b>Held</b>' : ''))).toEqual([2, 4]);
  expect(over((i) => (i % 2 ? '<u><b>Held</b></u>' : ''))).toEqual([]);
  expect(over((i) => (i % 2 ? 'HOLD' : 'Keep me'))).toEqual([]);
  expect(over((i) => (i % 2 ? '<button>HOLD</button>' : ''))).toEqual([]);
  expect(over(() => 'HOLD')).toEqual([]);
  expect(heldOn(`<div><p>HOLD</p><p></p></div>${cards}`)).toEqual([]);
});

test('a class says which cards are held, where not all five have it', () => {
  const named = (name: string, isNamed: (i: number) => boolean) =>
    heldOn(row((text, i) => `<div class="${isNamed(i) ? name : 'card'}">${text}</div>`));
  for (const name of ['card hold', 'hold card', 'card-hold card', 'card tenue'])
    expect(
      named(name, (i) => i % 2 === 1),
      name,
    ).toEqual([2, 4]);
  expect(named('card hold', () => true)).toEqual([]);
  expect(named('card gold', (i) => i % 2 === 1)).toEqual([]);
  // So does that of what is alone in it, and of no other.
  const inside = (html: (name: string) => string) =>
    heldOn(row((text, i) => `<div class="card">${html(i % 2 ? 'face hold' : 'face')}${text}</div>`));
  const around = (html: (name: string) => string) =>
    heldOn(row((text, i) => `<div class="card">${html(i % 2 ? 'face hold' : 'face')}${text}</div></div>`));
  expect(inside((name) => `<div><div class="${name}"></div></div>`)).toEqual([2, 4]);
  expect(inside((name) => `<b></b><div class="${name}"></div>`)).toEqual([]);
  expect(around((name) => `<div class="${name}">`)).toEqual([2, 4]);
});

test('a word that nobody sees, and that is no text, says nothing of a row', () => {
  const words = row((_, i) => `<p ${i ? '' : 'aria-label="Held" data-unseen'}></p>`);
  const cards = row((text, i) => `<div class="card">${text}${i % 2 ? '<i>Hold</i>' : ''}</div>`);
  expect(heldOn(`<div>${words}</div><div>${cards}</div>`)).toEqual([2, 4]);
  expect(heldOn(`<div>${words.replace('data-unseen', '')}</div><div>${cards}</div>`)).toEqual([1]);
});

test('controls and words below the cards are of them in the order of the page', () => {
  const below = (signs: number) =>
    row((_, i) => (i === 1 ? `<p>Held${'<em>Held</em>'.repeat(signs)}</p>` : '<button>Hold</button>'));
  const cards = row((text) => `<div class="card">${text}</div>`);
  expect(heldOn(cards + below(0))).toEqual([2]);
  // Of no more than fifty in all.
  expect(heldOn(cards + below(45))).toEqual([2]);
  expect(heldOn(cards + below(46))).toEqual([]);
});

test('of names for it no more counts than the first two hundred signs', () => {
  const named = (length: number) =>
    heldOn(row((text, i) => `<div class="card ${i ? '' : `${'x'.repeat(length - 10)} hold`}">${text}</div>`));
  expect(named(200)).toEqual([1]);
  expect(named(201)).toEqual([]);
});
