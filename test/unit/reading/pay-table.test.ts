// @vitest-environment jsdom
/** Which of the known pay tables a page prints. */
import './all-seen.ts';
import { expect, test } from 'vitest';
import { PAYS } from '../../../src/core/games/pays.ts';
import { payTableOn } from '../../../src/reading/pay-table.ts';
import { survey } from '../../../src/reading/survey.ts';

const on = (html: string, evidence: Element[] = []) => {
  document.body.innerHTML = html;
  return payTableOn(survey(document), PAYS, evidence);
};

type Line = (pay: number, i: number) => string;
const row: Line = (pay, i) => `<tr><td>Hand ${i}</td><td>${pay}</td></tr>`;
const lines = (name: keyof typeof PAYS, line: Line) => PAYS[name].map(line).join('');
const table = (name: keyof typeof PAYS, line = row, attributes = '') =>
  `<table ${attributes}><tbody>${lines(name, line)}</tbody></table>`;

test.each(Object.keys(PAYS) as (keyof typeof PAYS)[])('%s is known by its column of pays', (name) => {
  const evidence: Element[] = [];
  expect(on(table(name), evidence)).toBe(name);
  expect(evidence.map(({ textContent }) => textContent)).toEqual(['500']);
});

test.each<[string, Line]>([
  ['with signs', (pay, i) => `<tr><td>Hand ${i}</td><td> ${i % 2 ? `x ${pay}` : `${pay}×`} </td></tr>`],
  [
    'beside what two to five coins win',
    (pay) => `<tr><td>Hand</td>${[1, 2, 3, 4, 5].map((coins) => `<td>${pay * coins}</td>`).join('')}</tr>`,
  ],
  ['around which more stands', (pay) => `<tr><td>Hand</td><td><p>(<b>${pay}</b>)</p></td></tr>`],
])('pays are read %s', (_, line) => {
  expect(on(table('jacks-or-better', line))).toBe('jacks-or-better');
});

test('pays are read from the bottom up, in a list, and beside headings and rows of another kind', () => {
  const items = PAYS['bonus-poker'].map((pay) => `<li>Hand <b>${pay}</b></li>`);
  expect(on(`<ul>${items.join('')}</ul>`)).toBe('bonus-poker');
  expect(on(`<ul>${items.toReversed().join('')}</ul>`)).toBe('bonus-poker');
  const others = '<h3>10</h3><p><b>5</b></p>';
  expect(
    on(`<section>${others}${lines('tens-or-better', (pay) => `<div><b>${pay}</b></div>`)}</section>`),
  ).toBe('tens-or-better');
  expect(on(`<ul>${items.join('')}<li>Nothing <b>0</b></li></ul>`)).toBe('bonus-poker');
});

test('cells of the page’s own are read too', () => {
  document.body.innerHTML = `<div>${'<pay-row></pay-row>'.repeat(9)}</div>`;
  for (const [i, cell] of [...document.querySelectorAll('pay-row')].entries())
    cell.attachShadow({ mode: 'open' }).innerHTML = `${PAYS['jacks-or-better'][i]}`;
  expect(payTableOn(survey(document), PAYS, [])).toBe('jacks-or-better');
});

test('what is no table, or not all of one, or pays otherwise, is none that is known', () => {
  for (const html of [
    '<p>500</p>',
    table('jacks-or-better', (pay, i) => (i === 4 ? '' : row(pay, i))),
    table('jacks-or-better', (pay, i) => row(i === 4 ? 7 : pay, i)),
    table('jacks-or-better', (pay, i) => row(i === 0 ? 4000 : pay, i)),
    table('jacks-or-better', (pay, i) => row(pay, i) + (i === 4 ? row(5, i) : '')),
    table('jacks-or-better', (pay) => `<tr><td>Hand pays ${pay}</td></tr>`),
    '',
  ])
    expect(on(html), html).toBeNull();
});

test('of two that are printed, the one that can be seen is meant, and none where both can', () => {
  const [jacks, tens] = [table('jacks-or-better'), table('tens-or-better')];
  expect(on(jacks + tens)).toBeNull();
  expect(on(jacks + jacks)).toBe('jacks-or-better');
  expect(on(table('jacks-or-better', row, 'data-unseen') + tens)).toBe('tens-or-better');
  expect(on(jacks + table('tens-or-better', row, 'data-unseen'))).toBe('jacks-or-better');
  // Where it is drawn by what lies over it, it is known all the same.
  expect(on(table('jacks-or-better', row, 'data-unseen'))).toBe('jacks-or-better');
});
