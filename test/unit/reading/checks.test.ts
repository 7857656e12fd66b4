// @vitest-environment jsdom
/** Forms to check any hand with, beside panels that say what is to come. */
import { expect, test } from 'vitest';
import { sha256Hex } from '../../../src/core/hash.ts';
import { fieldsOn } from './panel-page.ts';

const HASH = 'a1'.repeat(32);
const SEED = 'd4'.repeat(32);

const row = (label: string, value: string) => `<p><span>${label}</span> <code>${value}</code></p>`;
const box = (label: string, value: string, more = '') =>
  `<div><label>${label}</label><input ${more} value="${value}"></div>`;
const form = (...inner: readonly string[]) => `<form>${inner.join('')}<button>Verify</button></form>`;
const rest = box('Client seed', 'other') + box('Nonce', '3');

const FORMS: readonly (readonly [string, string])[] = [
  ['its seed by a name that is not known', form(box('Raw server seed', SEED), rest)],
  ['no name for its seed but that', form(box('Seed', SEED), rest)],
  [
    'nothing filled in',
    form(box('Server seed', ''), box('Client seed', ''), box('Nonce', '0', 'type="number"')),
  ],
  ['no server seed at all', form(rest)],
  ['the hash to be filled in', form(box('Server seed hash', SEED), rest)],
  ['a hash that is worked out between', form(box('Server seed', SEED), row('Server seed hash', '—'), rest)],
  ['a revealed seed', form(box('Revealed seed', SEED), rest)],
  [
    'what checks by itself, below its heading',
    `<section><h2>Verify a result</h2>${box('Server seed (revealed)', SEED)}${box('Expected hash', sha256Hex(SEED))}${rest}</section>`,
  ],
  ['what checks it in another language', form(box('Seed', SEED), rest).replace('Verify', 'Überprüfen')],
];

test.each(FORMS)('what is filled in to check a hand is nobody’s: %s', (_, html) => {
  const values = (page: string) => Object.values(fieldsOn(page)).filter((one) => 'value' in one && one.value);
  expect(values(html)).toEqual([]);
  const active = row('Server seed hash', HASH) + row('Client seed', 'lucky') + row('Nonce', '7');
  for (const page of [
    `<section><h3>Active seeds</h3>${active}</section>${html}`,
    `<div><h3>Active seeds</h3>${active}<h3>Verify</h3>${html}</div>`,
  ]) {
    const fields = fieldsOn(page);
    expect(fields).toMatchObject({
      'announced.commitment': { value: HASH },
      'announced.clientSeed': { value: 'lucky' },
      'announced.nonce': { value: '7' },
    });
    for (const field of Object.keys(fields)) expect(field).not.toMatch(/^reported/);
  }
});

test.each([
  ['the hash as a text', row('Server seed hash', HASH) + box('Client seed', 'lucky') + row('Nonce', '7')],
  [
    'a link to where hands are checked',
    row('Server seed hash', HASH) +
      box('Client seed', 'lucky') +
      row('Nonce', '7') +
      '<button>Verify</button>',
  ],
  [
    'all in boxes',
    `${box('Server seed hash', HASH) + box('Client seed', 'lucky') + box('Nonce', '7')}<button>Save</button>`,
  ],
  [
    'all in boxes that say that they are active',
    box('Active server seed hash', HASH) +
      box('Active client seed', 'lucky') +
      box('Nonce', '7') +
      '<button>Verify</button>',
  ],
  [
    'a nonce that nobody can type in',
    box('Server seed hash', HASH, 'readonly') +
      box('Client seed', 'lucky') +
      box('Nonce', '7', 'readonly') +
      '<button>Verify</button>',
  ],
])('a client seed that can be typed in is that of hands to come, with %s', (_, html) => {
  expect(fieldsOn(`<div>${html}</div>`)).toMatchObject({
    'announced.commitment': { value: HASH },
    'announced.clientSeed': { value: 'lucky' },
    'announced.nonce': { value: '7' },
  });
});

test('what was used is read beside boxes that may be filled in', () => {
  const used = row('Server seed', SEED) + row('Server seed hash', sha256Hex(SEED)) + row('Nonce', '5');
  expect(fieldsOn(`<section>${used}</section>${form(box('Seed', ''), rest)}`)).toMatchObject({
    'reported.serverSeed': { value: SEED },
    'reported.commitment': { value: sha256Hex(SEED) },
    'reported.nonce': { value: '5' },
  });
});

test('what says itself that it is the active pair’s is, whatever else its part of the page has', () => {
  const active = row('Active client seed', 'lucky') + row('Active server seed (hashed)', HASH);
  const unhash = box('Server seed (hashed)', sha256Hex(SEED)) + row('Server seed', 'Hidden');
  const page = (more: string) => fieldsOn(`<div><p>Active seed pair</p>${active}<p>Unhash</p>${more}</div>`);
  expect(page(unhash)).toMatchObject({
    'announced.commitment': { value: HASH },
    'announced.clientSeed': { value: 'lucky' },
  });
  // Two that say it may be either.
  expect(page(row('Active server seed hash', SEED))['announced.commitment']).toMatchObject({
    problem: 'ambiguous',
  });
});

test('a table of pairs that were used tells their bets, and not the active pair’s', () => {
  const cells = (kind: string, ...all: string[]) => all.map((one) => `<${kind}>${one}</${kind}>`).join('');
  const heads = cells(
    'th',
    'Client seed',
    'Server seed (hashed)',
    'Server seed (unhashed)',
    'Total bets with pair',
  );
  const active = row('Active client seed', 'lucky') + row('Active server seed (hashed)', HASH);
  const page = (seed: string) =>
    fieldsOn(`${active}${row('Total bets with pair', '12')}
      <table><tr>${heads}</tr><tr>${cells('td', 'old', sha256Hex(SEED), seed, '33')}</tr></table>`);
  expect(page(SEED)).toMatchObject({
    'announced.commitment': { value: HASH },
    'announced.clientSeed': { value: 'lucky' },
    'announced.count': { value: '12' },
    'reported.serverSeed': { value: SEED },
    'reported.commitment': { value: sha256Hex(SEED) },
    'reported.clientSeed': { value: 'old' },
  });
  // Where its seed is kept back, the table may have the active pair.
  expect(page('Hidden')['reported.commitment']).not.toMatchObject({ value: sha256Hex(SEED) });
});

test('how a result is worked out names no value', () => {
  const worked =
    '<p>full = clientSeed + ":" + serverSeed + ":" + nonce</p><p><b>hash</b> = clientSeed + ":" + nonce</p>';
  expect(fieldsOn(worked)).toEqual({});
  expect(fieldsOn(worked + row('Server seed hash', HASH) + row('clientSeed', 'lucky'))).toMatchObject({
    'announced.commitment': { value: HASH },
    'announced.clientSeed': { value: 'lucky' },
  });
});

test('a used seed is read beside a form that has its name for what is to be filled in', () => {
  const used = `<section><h2>Revealed server seeds</h2><ul><li>${row('Server seed', SEED)}${row('Client seed', 'old')}</li></ul></section>`;
  const active = `<section><h2>Active seed pair</h2>${row('Server seed hash', HASH)}${row('Nonce', '7')}</section>`;
  const checks = (...inner: string[]) =>
    `<section><h2>Verify a result</h2>${inner.join('')}${rest}</section>`;
  for (const seed of ['', SEED])
    expect(
      fieldsOn(`<main>${active}${used}${checks(box('Server seed (revealed)', seed))}</main>`),
      seed,
    ).toMatchObject({
      'announced.nonce': { value: '7' },
      'reported.serverSeed': { value: SEED },
      'reported.clientSeed': { value: 'old' },
    });
  // What says itself that it is the used one counts before what the heading of its part does.
  const both = `<main>${active}${used}<section><h2>Last bet</h2>${row('Server seed (revealed)', HASH)}</section></main>`;
  expect(fieldsOn(both)['reported.serverSeed']).not.toMatchObject({ value: SEED });
});
