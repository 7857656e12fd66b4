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
  const named = (n: number) => round(n, `crash</b><i>#${n}</i><b>`);
  expect(fieldsOn(list(named(1), named(2), named(3)))).toMatchObject(used(3));
  // Where not all have a number, or they have the same, it tells nothing.
  expect(fieldsOn(list(round(3), round(2, '#8')))).toMatchObject(used(3));
  expect(fieldsOn(list(round(3, '#9'), round(2, '#9')))).toMatchObject(used(3));
  // Whatever seeds are called, the first is that which comes first.
  expect(fieldsOn(list(round(3, '', ['Hash', 'Server seed']), round(2)))).toMatchObject(used(3));
});

test('or the one that the page was seen to promise', () => {
  fieldsOn(row('Server seed hash', hashOf(2)));
  expect(fieldsNext(list(round(3), round(2), round(1)))).toMatchObject(used(2));
  // Of several, the one that it promised last.
  fieldsOn(row('Server seed hash', hashOf(1)));
  fieldsNext(row('Server seed hash', hashOf(2)));
  expect(fieldsNext(list(round(3), round(2), round(1)))).toMatchObject(used(2));
});

test('above it stands the round to come, with a hash of the same name alone', () => {
  const open = (n: number, label = 'Hash') => entry('<b>slots</b>', row(label, hashOf(n)));
  const fields = fieldsOn(list(open(3), round(2), round(1)));
  expect(fields).toMatchObject({ ...used(2), 'announced.commitment': { value: hashOf(3) } });
  expect(fields).not.toHaveProperty(['announced.clientSeed', 'value']);
  const announced = { 'announced.commitment': { value: hashOf(3) } };
  // Its seed may have a place there already; and a part of the page may say that these are the last rounds.
  const secret = entry(row('Hash', hashOf(3)), row('Seed', 'Hidden until the round ends'));
  expect(fieldsOn(list(secret, round(2)))).toMatchObject({ ...used(2), ...announced });
  const seeds = ['Server seed hash', 'Server seed'] as const;
  expect(
    fieldsOn(list('<h3>Last rounds</h3>', open(3, seeds[0]), round(2, '', seeds), round(1, '', seeds))),
  ).toMatchObject({ ...used(2), ...announced });
  // Another name for the hash of the round that is out is no other hash.
  const twice = entry(row('Hash', hashOf(2)), row('Seed', seedOf(2)), row('SHA-256', hashOf(2)));
  expect(fieldsOn(list(open(3), twice, round(1)))).toMatchObject({ ...used(2), ...announced });
  // Numbered the other way, it comes last.
  const third = entry('<b>#100</b>', row('Hash', hashOf(3)));
  const [first, second] = [round(1, '#98'), round(2, '#99')];
  expect(fieldsOn(list(first, second, third))).toMatchObject({ ...used(2), ...announced });
  expect(valuesOf(fieldsOn(list(third, first, second)))).toEqual([]);
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
  for (const hash of ['Hashed', 'Server seed hash']) {
    const bet = (n: number, nonce: string) =>
      entry(row('Server seed', seedOf(n)), row(hash, hashOf(n)), row('Nonce', nonce));
    for (const bets of [
      [bet(8, '5'), bet(8, '4')],
      [bet(8, '5'), bet(8, '4'), bet(7, '30')],
    ]) {
      const fields = fieldsOn(panel + list(...bets));
      expect(fields, hash).toMatchObject({ ...used(8), 'announced.commitment': { value: hashOf(9) } });
      expect(fields, hash).not.toHaveProperty(['reported.nonce', 'value']);
    }
  }
});

test('an entry is all that stands around a seed and its hash, where nothing is of another', () => {
  const client = row('Client seed', 'old');
  const read = { ...used(2), 'reported.clientSeed': { value: 'old' } };
  const whole = (...more: string[]) => entry(row('Hash', hashOf(2)), row('Seed', seedOf(2)), client, ...more);
  expect(fieldsOn(list(whole(), round(1)))).toMatchObject(read);
  // What is called a hash and is none, and the same hash elsewhere, are no others.
  expect(fieldsOn(list(whole(row('Hash', 'SHA-256')), round(1)))).toMatchObject(read);
  expect(fieldsOn(`<div>${row('Hash', hashOf(2))}</div>${list(whole(), round(1))}`)).toMatchObject(read);
  // One seed may have two names.
  const named = `<p><span>Seed</span><input readonly aria-label="Server seed" value="${seedOf(2)}"></p>`;
  expect(fieldsOn(list(entry(row('Hash', hashOf(2)), named, client), round(1)))).toMatchObject(read);
  // The client seed need not be there.
  const blank = entry(row('Hash', hashOf(2)), row('Seed', seedOf(2)), '<p><span>Client seed</span></p>');
  expect(fieldsOn(list(blank, round(1)))).toMatchObject(used(2));
});

test('a client seed that can be typed in is of hands to come, unless a nonce stands with it among what was used', () => {
  const typed = '<p><label>Client seed <input value="lucky"></label></p>';
  const page = (...more: string[]) =>
    fieldsOn(list(entry(row('Hash', hashOf(2)), row('Seed', seedOf(2)), typed, ...more), round(1)));
  expect(page()).toMatchObject({ ...used(2), 'announced.clientSeed': { value: 'lucky' } });
  const fields = page(row('Nonce', '5'));
  expect(fields).toMatchObject({ ...used(2), 'reported.nonce': { value: '5' } });
  for (const field of ['announced.clientSeed', 'reported.clientSeed'])
    expect(fields, field).not.toHaveProperty([field, 'value']);
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
  const unseen = `<div data-unseen>${row('Hash', hashOf(1))}</div>`;
  for (const elsewhere of ['', `<div>${row('Hash', hashOf(1))}</div>`])
    expect(valuesOf(fieldsOn(entry(unseen, row('Seed', seedOf(1))) + elsewhere)), elsewhere).toEqual([]);
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
  const parted = `<h4>Gone</h4>${row('Client seed', 'old')}${row('Server seed (revealed)', seedOf(1))}<h4>Check</h4>${row('Server seed hash', hashOf(1))}`;
  for (const part of [put(4), put(1, ''), parted]) {
    const fields = page(inUse, change, part);
    expect(fields).not.toHaveProperty(['announced.clientSeed', 'value']);
    expect(fields).not.toHaveProperty(['reported.clientSeed', 'value']);
  }
  // But a hash whose seed is out is none that is to come.
  expect(page(inUse, change, put(1, ''))).toMatchObject({
    ...used(1),
    'announced.commitment': { value: hashOf(2) },
  });
});

test('a client seed at the head of a list, behind a seed and its hash, is perhaps theirs: below a heading it is', () => {
  const shown = row('Secret', seedOf(1)) + row('Hash', hashOf(1)) + row('Your seed', 'mine');
  const next = row('Hash of next shuffle', hashOf(2));
  const fields = fieldsOn(`<section>${shown}${next}</section>`);
  expect(fields).toMatchObject({ ...used(1), 'announced.commitment': { value: hashOf(2) } });
  for (const field of ['announced.clientSeed', 'reported.clientSeed'])
    expect(fields, field).not.toHaveProperty([field, 'value']);
  expect(fieldsOn(`<section><h3>Last shuffle</h3>${shown}<h3>Next</h3>${next}</section>`)).toMatchObject({
    'reported.clientSeed': { value: 'mine' },
  });
  const behind = fieldsOn(`<section>${next}${shown}</section>`);
  expect(behind['announced.clientSeed']).toMatchObject({ value: 'mine' });
});

test('at the head of a list what stands before any other’s seed is perhaps theirs, and no more of it', () => {
  const shown = row('Secret', seedOf(1)) + row('Hash', hashOf(1));
  const next = row('Hash of next shuffle', hashOf(2));
  const later = row('Next server seed hash', hashOf(3));
  const fields = fieldsOn(`<section>${shown}${next}${row('Your seed', 'mine')}${later}</section>`);
  expect(fields).toMatchObject({ ...used(1), 'announced.clientSeed': { value: 'mine' } });
});

test('a hash that is said to be the last one’s is not joined to a seed in a list that has another', () => {
  const page = (previous: string) =>
    fieldsOn(row('Previous server seed hash', previous) + list(round(2), round(1)));
  expect(page(hashOf(2))).toMatchObject(used(2));
  const fields = page(hashOf(9));
  expect(fields).toMatchObject({ 'reported.commitment': { value: hashOf(9) } });
  expect(fields).not.toHaveProperty(['reported.serverSeed', 'value']);
});
