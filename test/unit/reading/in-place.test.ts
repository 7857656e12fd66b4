// @vitest-environment jsdom
/** Values that stand as placeholders in boxes that nobody can type in. */
import { expect, test } from 'vitest';
import { sha256Hex } from '../../../src/core/hash.ts';
import { fieldsOn } from './panel-page.ts';

const HASH = sha256Hex('one');
const NEXT = sha256Hex('two');
const CLIENT = '23b98b42725308ef83ac';

const box = (label: string, placeholder: string, more = 'readonly') =>
  `<div><label>${label}</label><input ${more} placeholder="${placeholder}"></div>`;

test('what was drawn, and a number beside it, is the value of a blank box that nobody can type in', () => {
  for (const lock of ['readonly', 'disabled'])
    expect(
      fieldsOn(
        box('Active client seed', CLIENT, lock) +
          box('Active server seed (hashed)', HASH, lock) +
          box('Nonce', '9', lock) +
          box('Next server seed', NEXT, lock),
      ),
      lock,
    ).toMatchObject({
      'announced.commitment': { value: HASH },
      'announced.clientSeed': { value: CLIENT },
      'announced.nonce': { value: '9' },
      'promised.commitment': { value: NEXT },
    });
});

test('what was drawn has so many signs, or it may be an example', () => {
  const client = (placeholder: string) =>
    fieldsOn(box('Active server seed (hashed)', HASH) + box('Active client seed', placeholder))[
      'announced.clientSeed'
    ];
  expect(client(CLIENT.slice(0, 16))).toMatchObject({ value: CLIENT.slice(0, 16) });
  expect(client(CLIENT.slice(0, 15))).toMatchObject({ value: '' });
});

test('a placeholder that is to be filled in, that says something, or is an example, is no value', () => {
  const hash = (placeholder: string, more?: string) =>
    fieldsOn(box('Active server seed (hashed)', placeholder, more))['announced.commitment'];
  expect(hash(HASH)).toMatchObject({ value: HASH });
  for (const placeholder of ['0'.repeat(64), `1234567890abcdef${'0'.repeat(48)}`, 'Loading…', 'deadbeef'])
    expect(hash(placeholder), placeholder).toMatchObject({ value: '' });
  expect(hash(HASH, '')).not.toMatchObject({ value: HASH });
  expect(hash(HASH, `readonly value="${NEXT}"`)).toMatchObject({ value: NEXT });
  // What was drawn has more than a few signs.
  expect(hash('13579bbb'.repeat(8))).toMatchObject({ value: '13579bbb'.repeat(8) });
  expect(hash('13579777'.repeat(8))).toMatchObject({ value: '' });
  // A number stands there until the true one comes, and a value of another box as an example.
  const nonce = fieldsOn(
    `<label>Active server seed hash <input readonly value="${HASH}"></label>${box('Nonce', '0')}`,
  );
  expect(nonce['announced.nonce']).toMatchObject({ value: '' });
  expect(fieldsOn(box('Active client seed', CLIENT))['announced.clientSeed']).toMatchObject({ value: '' });
  const same = `<label>New client seed <input readonly value="${CLIENT}"></label>`;
  expect(
    fieldsOn(same + box('Active server seed (hashed)', HASH) + box('Active client seed', CLIENT))[
      'announced.clientSeed'
    ],
  ).toMatchObject({
    value: '',
  });
});

test('a hash under the name of the next seed is that seed’s, where none has a name of its own', () => {
  const next = (...rows: readonly string[]) =>
    fieldsOn(`<label>Active server seed hash <input readonly value="${HASH}"></label>${rows.join('')}`)[
      'promised.commitment'
    ];
  const row = (label: string, value: string) => `<p><span>${label}</span> <code>${value}</code></p>`;
  expect(next(row('Next server seed', NEXT))).toMatchObject({ value: NEXT });
  expect(next(row('Next server seed', 'hidden'))).toBeUndefined();
  expect(next(row('Next server seed', 'hidden'), row('Next server seed hash', NEXT))).toMatchObject({
    value: NEXT,
  });
  expect(next(row('Next server seed', HASH), row('Next server seed hash', NEXT))).toMatchObject({
    value: NEXT,
  });
});

test('the active client seed may be written where the next one is to be typed, under its name', () => {
  const page = (label: string, placeholder: string, value = '') =>
    fieldsOn(
      `<label>Active server seed hash <input readonly value="${HASH}"></label>
      <div><label>${label}</label><input placeholder="${placeholder}" value="${value}"></div>`,
    )['announced.clientSeed'];
  expect(page('Active client seed', CLIENT)).toMatchObject({ value: CLIENT });
  // What is typed may be sent, or not.
  expect(page('Active client seed', CLIENT, 'lucky')).toMatchObject({ problem: 'ambiguous' });
  expect(page('Active client seed', CLIENT, CLIENT)).toMatchObject({ value: CLIENT });
  for (const short of ['9d41c07e', '0b7f3e8a51c2'])
    expect(page('Active client seed', short, 'lucky'), short).toMatchObject({ problem: 'ambiguous' });
  // Of which nobody knows whether it is an example.
  expect(page('Active client seed', '9d41c07e')).not.toHaveProperty(['value'], '9d41c07e');
  // An example, and what says what to do.
  for (const placeholder of [
    'Enter a seed',
    'lucky-7',
    'deadbeef',
    'abcdef12',
    'a1b2c3d4e5f6a7b8',
    '1234567890abcdef',
  ])
    expect(page('Active client seed', placeholder, 'lucky'), placeholder).toMatchObject({ value: 'lucky' });
  expect(page('Client seed', CLIENT)).not.toMatchObject({ value: CLIENT });
  expect(page('Client seed', CLIENT, 'lucky')).toMatchObject({ value: 'lucky' });
});
