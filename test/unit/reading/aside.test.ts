// @vitest-environment jsdom
/** Names of seeds that go on in a part of their own, and hashes under the name of a seed. */
import './all-seen.ts';
import { expect, test } from 'vitest';
import { sha256Hex } from '../../../src/core/hash.ts';
import { withAside } from '../../../src/reading/aside.ts';
import { fieldsNext, fieldsNow, fieldsOn } from './panel-page.ts';

const HASH = 'a1'.repeat(32);
const NEXT = 'c3'.repeat(32);
const SEED = 'd4'.repeat(32);

const row = (label: string, value: string) => `<p><span>${label}</span><b>${value}</b></p>`;
const bet = row('Client seed', 'lucky') + row('Nonce', '41');

test.each([
  '<div>SERVER SEED <span>(HASHED)</span></div>',
  '<div>Server seed<small> hash</small></div>',
  '<div><b>Server seed</b> (hashed)</div>',
  '<div><span>Server seed</span> <span>(SHA-256)</span></div>',
  '<div><span>Серверный сид</span> <i>хеширован</i></div>',
  '<div><b>Server seed</b> <i>hash/SHA-256</i></div>',
])('%s is the name of a hash', (name) => {
  const fields = fieldsOn(`${name}<div>${HASH}</div>${bet}`);
  expect(fields).toMatchObject({
    'announced.commitment': { value: HASH },
    'announced.clientSeed': { value: 'lucky' },
    'announced.nonce': { value: '41' },
  });
  expect(fields).not.toHaveProperty(['reported.serverSeed', 'value']);
});

test('a hash behind such a name, in one element with it, is read, too', () => {
  expect(
    fieldsOn(`<div>Active server seed <i>(hashed)</i> <code>${HASH}</code></div><p>${NEXT}</p>`),
  ).toMatchObject({
    'announced.commitment': { value: HASH },
  });
});

test.each([
  // Two columns, and two tabs.
  `<table><tr><th>Server seed</th><th>Hashed</th></tr><tr><td>${SEED}</td><td>${HASH}</td></tr></table>`,
  `<table><tr><th>Server seed</th><th>(hashed)</th></tr><tr><td>${SEED}</td><td>${HASH}</td></tr></table>`,
  '<div><span>Server seed</span><span>Hash</span></div>',
  `<div><span>Server seed</span><span>Hash</span></div><div>${HASH}</div>`,
  `<div><span>Server seed</span><!-- hash --></div><div>${HASH}</div>`,
  `<div><span>Server seed</span><span>of the hash below</span></div><div>${HASH}</div>`,
])('%s names no hash', (html) => {
  expect(fieldsOn(html)).not.toHaveProperty(['announced.commitment', 'value']);
});

test('whole names side by side are of a value each, as parts of a page that are made for them have them', () => {
  document.body.innerHTML = [
    ['Client seed', 'lucky'],
    ['Server seed (revealed)', SEED],
    ['Server seed (hashed)', sha256Hex(SEED)],
    ['Next server seed hash', NEXT],
  ]
    .map(([label, value]) => `<seed-field value="${value}">${label}</seed-field>`)
    .join('');
  for (const field of document.querySelectorAll('seed-field')) {
    const root = field.attachShadow({ mode: 'open' });
    root.innerHTML = '<label><slot></slot></label><input disabled>';
    root.querySelector('input')!.value = field.getAttribute('value')!;
  }
  expect(fieldsNow()).toMatchObject({
    'reported.serverSeed': { value: SEED },
    'reported.commitment': { value: sha256Hex(SEED) },
    'announced.commitment': { value: NEXT },
  });
});

test('what stands behind a seed’s name and says nothing of a hash leaves it the seed’s', () => {
  const receipt = `<div>Server seed <i>(64 digits)</i></div><div>${SEED}</div>${row('Server seed hash', HASH)}`;
  expect(fieldsOn(receipt)).toMatchObject({ 'reported.serverSeed': { value: SEED } });
});

test('what counts a seed’s bets is no name of it', () => {
  const page = fieldsOn(
    `${row('Active server seed hash', HASH)}<div><b>Server seed</b> <i>(bets made)</i></div>13`,
  );
  expect(page).not.toHaveProperty(['announced.count', 'value']);
});

test('a name in a cell of its own goes on in no other', () => {
  const active = row('Active server seed hash', HASH) + bet;
  const fields = fieldsOn(
    `${active}<table><tr><td>Client seed</td><td>(next)</td><td>dusk</td></tr></table>`,
  );
  expect(fields).not.toHaveProperty(['promised.clientSeed', 'value']);
});

test('a name right in a shadow root has nothing around it', () => {
  document.body.replaceWith(document.createElement('body'));
  document.body.innerHTML = '<seed-name></seed-name>';
  document
    .querySelector('seed-name')!
    .attachShadow({ mode: 'open' }).innerHTML = `<b>${HASH}</b> Server seed hash`;
  expect(fieldsNow()).not.toHaveProperty(['announced.commitment', 'value']);
});

test('what was promised here is no seed under a name that leaves open whether it is out', () => {
  const receipt = (seed: string, label = 'Server seed') => {
    fieldsOn(row('Active server seed hash', HASH));
    return fieldsNext(row(label, seed) + bet);
  };
  expect(receipt(HASH)['reported.serverSeed']).toMatchObject({ problem: 'conflict' });
  expect(receipt(HASH)).not.toHaveProperty(['announced.clientSeed', 'value']);
  expect(receipt(SEED)).toMatchObject({ 'reported.serverSeed': { value: SEED } });
  // In a chain, a seed is the hash of another.
  expect(receipt(HASH, 'Previous server seed')).toMatchObject({ 'reported.serverSeed': { value: HASH } });
});

test.each([
  ['<div>Client seed <span>(next)</span></div>', 'promised.clientSeed'],
  ['<div><b>Client seed</b> <i>(next)</i></div>', 'promised.clientSeed'],
  ['<div><span>Server seed hash</span><span>Next</span></div>', 'promised.commitment'],
  ['<div>Server seed hash <small>(previous)</small></div>', 'reported.commitment'],
  ['<div>Клиентский сид <small>(прошлый)</small></div>', 'reported.clientSeed'],
] as const)('%s is the name of another seed than its beginning is', (name, field) => {
  const active = row('Active server seed hash', HASH) + bet;
  expect(fieldsOn(`${active}${name}<div>${NEXT}</div>`)).toMatchObject({
    'announced.commitment': { value: HASH },
    'announced.clientSeed': { value: 'lucky' },
    [field]: { value: NEXT },
  });
});

test('a client seed that is called active, next or last is one', () => {
  for (const seed of ['next', 'active', 'last'])
    for (const name of ['<span>Client seed</span>', '<span>Client seed:</span>', 'Client seed: '])
      expect(
        fieldsOn(`${row('Server seed hash', HASH)}<p>${name}<b>${seed}</b></p>`)['announced.clientSeed'],
        name + seed,
      ).toMatchObject({ value: seed });
});

test('a client seed beside that of the next pair is the active one', () => {
  const panel = row('Server seed hash', HASH) + bet;
  const next = '<p><label>Next client seed <input value="drawn"></label></p>';
  expect(fieldsOn(panel + next)).toMatchObject({
    'announced.clientSeed': { value: 'lucky' },
    'promised.clientSeed': { value: 'drawn' },
  });
  // Beside a seed that is out it may be that hand's.
  expect(fieldsOn(panel + row('Server seed', SEED) + next)).not.toMatchObject({
    'announced.clientSeed': { value: 'lucky' },
  });
});

test('what stands behind a name belongs to it where both together name another value', () => {
  const named = (html: string) => {
    document.body.innerHTML = html;
    return withAside(document.querySelector('b')!.firstChild as Text);
  };
  expect(named('<p><b>Server seed</b> <i>(hashed)</i></p>')).toBe('Server seed (hashed)');
  expect(named('<p><b>Server seed</b> <i>(?)</i></p>')).toBe('Server seed');
  expect(named('<p><b>Server seed</b> <i>(secret)</i></p>')).toBe('Server seed');
});
