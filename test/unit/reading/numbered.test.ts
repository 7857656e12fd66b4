// @vitest-environment jsdom
/** A nonce that is told in one text with its name, or beside a hash sign. */
import { expect, test } from 'vitest';
import { fieldsOn } from './panel-page.ts';

const HASH = 'a1'.repeat(32);
const PAIR = `<div><label>Server seed hash</label><code>${HASH}</code></div>
  <div><label>Client seed</label><input readonly value="lucky"></div>`;
const panel = (more: string) => fieldsOn(`<main><section>${PAIR}${more}</section></main>`);

test.each([
  '<div>NONCE 12</div>',
  '<span class="badge">Nonce 12</span>',
  '<footer><span>Nonce #12</span></footer>',
  '<p>nonce: 12</p>',
  '<p>Nonce: #12</p>',
  '<p>Nonce <!-- -->12</p>',
  '<div>Nonce <b>12</b></div>',
  '<div>Nonce #<b>12</b></div>',
  '<div><b>Nonce</b> <i>#12</i></div>',
  '<i>Nonce 12</i><b>Nonce 12</b>',
])('a nonce is read in %s', (html) => {
  expect(panel(html)).toMatchObject({
    'announced.commitment': { value: HASH },
    'announced.clientSeed': { value: 'lucky' },
    'announced.nonce': { value: '12' },
  });
});

test('its label is what it is called there', () => {
  expect(panel('<div>NONCE 12</div>')).toMatchObject({ 'announced.nonce': { where: 'NONCE' } });
});

test.each([
  '<p>a nonce 3 bytes long</p>',
  '<p>the nonce increases by 1</p>',
  '<p>Nonce starts at 0</p>',
  '<p>Nonce 3 is the next.</p>',
  '<p>Hashed with a <b>nonce 3</b></p>',
  '<p><b>Nonce 3</b> is the next</p>',
  '<p>Nonce <b>3</b> bytes long</p>',
  '<i>Nonce 1</i><i>Nonce 2</i>',
  '<p>Nonce <b>12</b> <i>of 100</i></p>',
])('no nonce is read in %s', (html) => {
  const fields = panel(html);
  expect(fields).not.toHaveProperty(['announced.nonce', 'value']);
  expect(fields).toMatchObject({ 'announced.commitment': { value: HASH } });
});

test('a nonce with a label of its own counts before those of a list', () => {
  const own = '<div><label>Nonce</label><b>7</b></div>';
  for (const others of ['<i>Nonce 6</i>', '<i>Nonce 5</i><i>Nonce 6</i>'])
    expect(panel(own + others)['announced.nonce'], others).toMatchObject({ value: '7' });
});

test('a nonce in one text with its number is read beside a pair alone', () => {
  const far = (levels: number) =>
    fieldsOn(
      `<main><section>${PAIR}</section>${'<div>'.repeat(levels)}<b>Nonce 12</b>${'</div>'.repeat(levels)}</main>`,
    );
  expect(far(2)['announced.nonce']).toMatchObject({ value: '12' });
  expect(far(3)).not.toHaveProperty('announced.nonce');
  expect(fieldsOn(`${PAIR}<b>Nonce 12</b>`)).not.toHaveProperty('announced.nonce');
  expect(fieldsOn('<main><b>Nonce 12</b></main>')).not.toHaveProperty('announced.nonce');
  const table = '<main><section><h3>Dealer</h3><b>Nonce 12</b></section></main>';
  expect(fieldsOn(table)).not.toHaveProperty('announced.nonce');
});

test('a badge with the nonce stands in the way of no other value', () => {
  const html = `<section><div>Server seed hash <span>Nonce 12</span></div><div><code>${HASH}</code></div></section>`;
  expect(fieldsOn(`<main>${html}</main>`)).toMatchObject({
    'announced.commitment': { value: HASH },
    'announced.nonce': { value: '12' },
  });
});
