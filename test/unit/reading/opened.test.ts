// @vitest-environment jsdom
/** Seeds that are out beside their hashes, under names that leave open whose they are. */
import { expect, test } from 'vitest';
import { sha256Hex } from '../../../src/core/hash.ts';
import { fieldsNext, fieldsOn } from './panel-page.ts';

const seedOf = (n: number) => sha256Hex(`seed ${n}`);
const hashOf = (n: number) => sha256Hex(seedOf(n));

const valuesOf = (fields: object) =>
  Object.values(fields).filter((one) => 'value' in one && one.value !== '');

const row = (label: string, value: string) => `<p><span>${label}</span><span>${value}</span></p>`;
const entry = (...rows: string[]) => `<div class="round">${rows.join('')}</div>`;
const round = (n: number, name = 'crash', labels: readonly [string, string] = ['Hash', 'Seed']) =>
  entry(`<b>${name}</b>`, row(labels[0], hashOf(n)), row(labels[1], seedOf(n)));
const list = (...rounds: string[]) => `<section>${rounds.join('')}</section>`;
const used = (n: number) => ({
  'reported.serverSeed': { value: seedOf(n) },
  'reported.commitment': { value: hashOf(n) },
});

test.each([
  ['Hash', 'Seed'],
  ['Round hash', 'Round seed'],
  ['Public hash', 'Secret'],
  ['Hash (verify it matches)', 'Server seed'],
  ['Хеш игры', 'Секрет раунда'],
  ['Hash da rodada', 'Semente da rodada'],
  ['ハッシュ', 'シード'],
] as const)('what is called %s and %s is, where the one is the other’s hash', (hash, seed) => {
  expect(fieldsOn(list(round(1, '', [hash, seed])))).toMatchObject(used(1));
  const other = entry(row(hash, hashOf(2)), row(seed, seedOf(1)));
  expect(fieldsOn(list(other))).not.toHaveProperty(['reported.commitment']);
});

test('the hash of the seed as bytes is its own, too', () => {
  const bytes = Uint8Array.from({ length: 32 }, () => 0xb2);
  expect(fieldsOn(entry(row('Hash', sha256Hex(bytes)), row('Seed', 'b2'.repeat(32))))).toMatchObject({
    'reported.serverSeed': { value: 'b2'.repeat(32) },
    'reported.commitment': { value: sha256Hex(bytes) },
  });
});

test('the first of a list is the last one’s, unless its rounds are numbered the other way', () => {
  expect(fieldsOn(list(round(3), round(2), round(1)))).toMatchObject(used(3));
  expect(fieldsOn(list(round(3, '#9'), round(2, '#8')))).toMatchObject(used(3));
  expect(fieldsOn(list(round(1, '#98'), round(2, '#99'), round(3, '#100')))).toMatchObject(used(3));
});

test('or the one that the page was seen to promise', () => {
  fieldsOn(row('Server seed hash', hashOf(2)));
  expect(fieldsNext(list(round(3), round(2), round(1)))).toMatchObject(used(2));
});

test('above it stands the round to come, with a hash of the same name alone', () => {
  const open = (n: number, label = 'Hash') => entry('<b>slots</b>', row(label, hashOf(n)));
  const fields = fieldsOn(list(open(3), round(2), round(1)));
  expect(fields).toMatchObject({ ...used(2), 'announced.commitment': { value: hashOf(3) } });
  expect(fieldsOn(list(open(3, 'Result'), round(2)))).not.toHaveProperty(['announced.commitment', 'value']);
  // One that never opened, two of which either may be next, and an entry that does not hold, leave the list open.
  for (const rounds of [
    [round(2), open(1)],
    [open(4), open(3), round(2)],
    [entry(row('Hash', hashOf(3)), row('Seed', seedOf(9))), round(2)],
  ])
    expect(valuesOf(fieldsOn(list(...rounds)))).toEqual([]);
  // And by itself it may be of anything.
  expect(fieldsOn(list(open(3)))).toEqual({});
});

test('what it was used with stands in its entry, and what is to come elsewhere', () => {
  const whole = (n: number) =>
    entry(
      row('Server seed', seedOf(n)),
      row('Hashed', hashOf(n)),
      row('Client seed', `c${n}`),
      row('Nonce', `${n}`),
    );
  const panel = `<div>${row('Server seed hash', hashOf(9))}${row('Client seed', 'lucky')}${row('Nonce', '30')}</div>`;
  expect(fieldsOn(panel + list(whole(8), whole(7)))).toMatchObject({
    ...used(8),
    'reported.clientSeed': { value: 'c8' },
    'reported.nonce': { value: '8' },
    'announced.commitment': { value: hashOf(9) },
    'announced.clientSeed': { value: 'lucky' },
    'announced.nonce': { value: '30' },
  });
  // Several hands of one pair have a nonce each.
  const bet = (nonce: string) =>
    entry(row('Server seed', seedOf(8)), row('Hashed', hashOf(8)), row('Nonce', nonce));
  expect(fieldsOn(panel + list(bet('5'), bet('4')))).not.toHaveProperty(['reported.nonce', 'value']);
});

test('in a table each row is a pair', () => {
  const cells = (kind: string, ...all: string[]) =>
    `<tr>${all.map((one) => `<${kind}>${one}</${kind}>`).join('')}</tr>`;
  const table = (...heads: string[]) =>
    fieldsOn(
      `${row('Server seed hash', hashOf(9))}<table>${cells('th', ...heads)}${[3, 2, 1].map((n) => cells('td', `${n}`, seedOf(n), hashOf(n), `c${n}`)).join('')}</table>`,
    );
  for (const heads of [
    ['Nonce', 'Server seed', 'Server seed hash', 'Client seed'],
    ['Nonce', 'Seed', 'Hash', 'Client seed'],
  ])
    expect(table(...heads), heads.join()).toMatchObject({
      ...used(3),
      'reported.clientSeed': { value: 'c3' },
      'reported.nonce': { value: '3' },
      'announced.commitment': { value: hashOf(9) },
    });
});

test('seeds that are typed in, that nobody sees, of the player, or of a chain of hashes are none', () => {
  const typed = `<p><label>Seed <input value="${seedOf(1)}"></label></p>`;
  expect(valuesOf(fieldsOn(entry(row('Hash', hashOf(1)), typed)))).toEqual([]);
  expect(valuesOf(fieldsOn(`<div data-unseen>${round(1)}</div>`))).toEqual([]);
  expect(fieldsOn(entry(row('Hash', hashOf(1)), row('Your seed', seedOf(1))))).not.toHaveProperty([
    'reported.serverSeed',
  ]);
  const chain = [sha256Hex(hashOf(1)), hashOf(1), seedOf(1)];
  expect(valuesOf(fieldsOn(chain.map((one) => row('Hash', one)).join('')))).toEqual([]);
  const linked =
    entry(row('Hash', chain[0]!), row('Seed', chain[1]!)) +
    entry(row('Hash', chain[1]!), row('Seed', chain[2]!));
  expect(valuesOf(fieldsOn(linked))).toEqual([]);
  // What is promised is, although its seed is out.
  expect(fieldsOn(row('Next server seed hash', hashOf(1)) + row('Seed', seedOf(1)))).toEqual({
    'announced.commitment': expect.objectContaining({ value: hashOf(1) }),
  });
});

test('in one list with others’ seeds what stands below a heading with both is theirs, in whatever words that is', () => {
  const inUse = `<h4>On the go</h4>${row('Client seed', 'mine')}${row('Server seed hash', hashOf(2))}${row('Nonce', '0')}`;
  const change = `<h4>Swap</h4>${row('New client seed', 'theirs')}${row('Upcoming server seed hash', hashOf(3))}`;
  const put = (n: number, heading = '<h4>Gone</h4>') =>
    `${heading}${row('Client seed', 'old')}${row('Server seed (revealed)', seedOf(n))}${row('Server seed hash', hashOf(1))}`;
  const page = (...parts: string[]) => fieldsOn(`<div>${parts.join('')}</div>`);
  const announced = {
    'announced.commitment': { value: hashOf(2) },
    'announced.clientSeed': { value: 'mine' },
    'announced.nonce': { value: '0' },
  };
  const told = { ...announced, ...used(1), 'reported.clientSeed': { value: 'old' } };
  expect(page(inUse, change, put(1))).toMatchObject(told);
  expect(page(put(1), inUse, change)).toMatchObject(told);
  // Where it is another's seed, or no heading parts them, nobody knows.
  for (const part of [put(4), put(1, '')]) {
    const fields = page(inUse, change, part);
    expect(fields).not.toHaveProperty(['announced.clientSeed', 'value']);
    expect(fields).not.toHaveProperty(['reported.clientSeed', 'value']);
  }
});
