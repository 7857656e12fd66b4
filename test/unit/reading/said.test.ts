// @vitest-environment jsdom
/** Values beside texts that the player has shown, in words that need not be known. */
import './all-seen.ts';
import { expect, test } from 'vitest';
import { sha256Hex } from '../../../src/core/hash.ts';
import { type PanelPlaces, readPanel } from '../../../src/reading/panel.ts';
import { hashOn, labelsOf, labelsSaying, textsBefore } from '../../../src/reading/said.ts';
import { survey } from '../../../src/reading/survey.ts';

const HASH = 'a1'.repeat(32);

const row = (label: string, value: string) => `<p><span>${label}</span> <b>${value}</b></p>`;

/** The fields on a page of its own, or where that has gone on. */
function fieldsIn(places: PanelPlaces, html: string, isNext = false) {
  if (!isNext) document.body.replaceWith(document.createElement('body'));
  document.body.innerHTML = html;
  return readPanel(survey(document), places)?.reading.fields ?? {};
}
const nonceOn = (html: string, said = 'Zähler', within?: string) =>
  fieldsIn({ 'announced.nonce': { said: [said], ...(within && { within }) } }, html)['announced.nonce'];

test('a text is known again however it is written', () => {
  for (const html of [
    row('Zähler', '14'),
    row(' ZÄHLER: ', '14'),
    '<p>Zähler: 14</p>',
    '<p>Zähler : <b>14</b></p>',
    '<input aria-label="Zähler" readonly value="14">',
    '<input aria-label="Zähler:" readonly value="14">',
  ])
    expect(nonceOn(html), html).toMatchObject({ value: '14' });
  const long = `${'sehr '.repeat(14)}Zähler`;
  expect(nonceOn(`<p>${long}: ${'0'.repeat(14)}7</p>`, long)).toMatchObject({ value: `${'0'.repeat(14)}7` });
});

test('what says something else, is no text of the page’s, or stands beside nothing is none', () => {
  for (const html of [
    '',
    row('Zählerstand', '14'),
    row('Kein Zähler', '14'),
    '<p>Zähler</p>',
    '<p>Zähler:</p>',
    '<p><textarea>Zähler</textarea><b>14</b></p>',
    '<p><i aria-label="Zähler"></i><b>14</b></p>',
  ])
    expect(nonceOn(html) ?? {}, html).not.toHaveProperty('value');
  // Signs say nothing.
  expect(nonceOn(row('•', '14'), '•') ?? {}).not.toHaveProperty('value');
  const long = 'Zähler '.repeat(20);
  expect(nonceOn(row(long, '14'), long) ?? {}).not.toHaveProperty('value');
});

test('of several the value is in doubt, unless all show the same or the part is known', () => {
  const [one, other] = [row('Zähler', '14'), row('Zähler', '15')];
  expect(nonceOn(one + one)).toMatchObject({ value: '14' });
  expect(nonceOn(one + other)).toMatchObject({ problem: 'ambiguous' });
  expect(nonceOn(one + row('Zähler', '') + other)).toMatchObject({ problem: 'ambiguous' });
  expect(nonceOn('<p>Zähler: 14<br>Zähler: 15</p>')).toMatchObject({ problem: 'ambiguous' });
  const parts = `<div id="a">${one}</div><div id="b">${other}</div>`;
  expect(nonceOn(parts, 'Zähler', '#b')).toMatchObject({ value: '15' });
  expect(nonceOn(parts, 'Zähler', '#c') ?? {}).not.toHaveProperty('value');
});

test('where the player has shown what stands for a seed that is out, none is looked for elsewhere', () => {
  const seed = sha256Hex('seed');
  const commitment = { labels: ['active.commitment'] } as const;
  const list = `<div><code>${seed}</code></div>`;
  const pages = [
    row('Active server seed hash', sha256Hex(seed)),
    row('Active server seed hash', HASH) + list,
  ];
  const visited = (places: PanelPlaces) => {
    fieldsIn(places, pages[0]!);
    return fieldsIn(places, pages[1]!, true)['reported.serverSeed'] ?? {};
  };
  const labelled = {
    'announced.commitment': commitment,
    'reported.serverSeed': { labels: ['last.serverSeed'] },
  };
  expect(visited(labelled as PanelPlaces)).toMatchObject({ value: seed });
  const shown = { 'announced.commitment': commitment, 'reported.serverSeed': { said: ['Geheimzahl'] } };
  expect(visited(shown as PanelPlaces)).not.toHaveProperty('value');
});

test('what stands before a colon is a label by itself', () => {
  const said = (text: string) => labelsOf(text, document.body).map((one) => [one.text, one.rest]);
  expect(said(' Zähler: 14 ')).toEqual([
    ['Zähler: 14', null],
    ['Zähler', '14'],
  ]);
  expect(said('Zähler')).toEqual([['Zähler', null]]);
  expect(said(' ')).toEqual([]);
  expect(said('x'.repeat(80))).toHaveLength(1);
  expect(said('x'.repeat(81))).toEqual([]);
  expect(said(`Zähler: ${'1'.repeat(80)}`)).toEqual([['Zähler', '1'.repeat(80)]]);
});

test('a hash is the first that stands there, in a box or in a text', () => {
  const on = (html: string) => {
    document.body.innerHTML = html;
    return hashOn(survey(document))?.id;
  };
  const text = `<p id="text">${HASH}</p>`;
  const box = (id: string, value = HASH) => `<input id="${id}" value="${value}">`;
  expect(on(text + box('first') + box('second'))).toBe('first');
  expect(on(box('other', 'lucky') + text + text.replace('text', 'second'))).toBe('text');
  expect(on(box('other', 'lucky') + text.replace(HASH, 'a hash'))).toBeUndefined();
});

test('the texts before an element are those nearest to it, on whatever part of the page', () => {
  document.body.innerHTML = '<p>One</p><p>Two: 2</p><x-part></x-part><p>Four</p><b id="at">14</b><p>Five</p>';
  const root = document.querySelector('x-part')!.attachShadow({ mode: 'open' });
  root.innerHTML = 'Inside<p>Three</p><b>3</b>';
  const before = (element: Element, most: number) =>
    textsBefore(survey(document).roots, element, most).map(({ text }) => text);
  const at = document.querySelector('#at')!;
  expect(before(at, 3)).toEqual(['Four', '3', 'Three']);
  expect(before(at, 9)).toEqual(['Four', '3', 'Three', 'Inside', 'Two', 'Two: 2', 'One']);
  expect(before(root.querySelector('b')!, 3)).toEqual(['Three', 'Inside', 'Two']);
  expect(before(document.createElement('b'), 2)).toEqual([]);
});

test('what can be typed in says nothing of the page', () => {
  document.body.innerHTML = '<textarea>Zähler</textarea><p>Zähler</p>';
  const labels = labelsSaying(survey(document), 'Zähler');
  expect(labels.map(({ element }) => element.localName)).toEqual(['p']);
});
