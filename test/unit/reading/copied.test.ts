// @vitest-environment jsdom
/** Values that are cut short, or written on what copies them, and counts as they are written for people. */
import { describe, expect, test } from 'vitest';
import { fieldsOn } from './panel-page.ts';

const HASH = 'a1b2c3d4e5f60718'.repeat(4);
const OTHER = 'a1b2c3d4ffff0718'.repeat(4);
const CLIENT = '9f8e7d6c5b4a39281706f5e49f8e7d6c';
const TOLD = { 'announced.commitment': { value: HASH }, 'announced.clientSeed': { value: CLIENT } };

const panel = (row: (label: string, value: string) => string) =>
  row('Server seed hash', HASH) + row('Client seed', CLIENT);
const cut = (value: string) => `${value.slice(0, 8)}…${value.slice(-6)}`;

describe('a value that is cut short is read whole', () => {
  test.each<[string, (label: string, value: string) => string]>([
    [
      'its button for copying',
      (l, v) => `<p><b>${l}</b><i>${cut(v)}</i><button data-clipboard-text="${v}">Copy</button></p>`,
    ],
    [
      'one that stands deeper',
      (l, v) => `<p><b>${l}</b><i>${cut(v)}</i><u><button value="${v}">⧉</button></u></p>`,
    ],
    [
      'one around which it stands',
      (l, v) => `<div><b>${l}</b><div><code>${cut(v)}</code></div><button title="${v}">Copy</button></div>`,
    ],
    [
      'one beside its label',
      (l, v) => `<div><b>${l} <button data-copy="${v}">Copy</button></b><code>${cut(v)}</code></div>`,
    ],
    [
      'itself, which is pressed to copy it',
      (l, v) => `<p><b>${l}</b><button data-clipboard-text="${v}">${cut(v)}</button></p>`,
    ],
    [
      'what is shown under the pointer',
      (l, v) => `<p><b>${l}</b><i>${cut(v)}</i><i data-tooltip="${v}">i</i></p>`,
    ],
    ['a hidden box', (l, v) => `<p><b>${l}</b><code>${cut(v)}</code><input type="hidden" value="${v}"></p>`],
    [
      'a button beside its box',
      (l, v) => `<p><b>${l}</b><input readonly value="${cut(v)}"><button data-copy="${v}">Copy</button></p>`,
    ],
    [
      'a button behind label and value in one text',
      (l, v) => `<p>${l}: ${cut(v)}<button data-copy="${v}">Copy</button></p>`,
    ],
    [
      'a button, where no dots say that it is cut',
      (l, v) => `<p><b>${l}</b><i>${v.slice(0, 12)}</i><button data-copy="${v}">Copy</button></p>`,
    ],
  ])('from %s', (_, row) => {
    expect(fieldsOn(panel(row))).toMatchObject(TOLD);
  });

  test('where it is not clear from what, it is not read at all, nor is what is left of it', () => {
    const page = (...wholes: readonly string[]) =>
      fieldsOn(
        `<p><b>Server seed hash</b><i>a1b2c3…0718</i>${wholes.map((one) => `<button data-copy="${one}">Copy</button>`).join('')}</p>
        <p><b>Client seed</b><i>9f8e7d6c…6c</i></p>`,
      );
    expect(page(HASH)).toMatchObject({ 'announced.commitment': { value: HASH } });
    for (const fields of [page(), page(HASH, OTHER), page('e5'.repeat(32))])
      expect(fields).not.toHaveProperty(['announced.commitment', 'value']);
    expect(page(HASH)).not.toHaveProperty(['announced.clientSeed', 'value']);
  });

  test('a client seed that the player typed is what he typed, though it ends in dots, or begins as another does', () => {
    const seed = (value: string, copied: string) =>
      fieldsOn(
        `<p><b>Server seed hash</b><code>${HASH}</code></p><p><label>Client seed <input value="${value}"></label><button data-copy="${copied}">Copy</button></p>`,
      )['announced.clientSeed'];
    expect(seed('wait...', '')).toMatchObject({ value: 'wait...' });
    expect(seed('lucky', 'lucky:7')).toMatchObject({ value: 'lucky' });
    expect(seed('deadbeef', 'deadbeef:7')).toMatchObject({ value: 'deadbeef' });
  });
});

test('what is drawn at random may be written on what is pressed to copy it, and nothing else is a value there', () => {
  const rows: readonly ((label: string, value: string) => string)[] = [
    (l, v) => `<p><b>${l}</b><button title="Copy">${v}</button></p>`,
    (l, v) => `<p><b>${l}</b><span role="button" tabindex="0"><i>${v}</i><svg></svg></span></p>`,
    (l, v) => `<p><b>${l}</b><span><button>${v}</button></span></p>`,
  ];
  for (const row of rows) {
    expect(fieldsOn(`<details><summary>Provably fair</summary>${panel(row)}</details>`)).toMatchObject(TOLD);
    for (const said of ['Change', 'Randomize', 'Copy'])
      expect(fieldsOn(row('Server seed hash', HASH) + row('Client seed', said)), said).not.toHaveProperty([
        'announced.clientSeed',
        'value',
      ]);
  }
});

test('what copies a short value may be no button, beside it and in an element of its own', () => {
  const beside = (seed: string) =>
    fieldsOn(
      `<p>Server seed hash</p><div><span>${HASH}</span><span>Copy</span></div><p>Client seed</p><div>${seed}</div>`,
    )['announced.clientSeed'];
  const lucky = { value: 'lucky' };
  for (const word of ['Copy', 'Kopieren', 'コピー', 'Скопировать'])
    expect(beside(`<span>lucky</span><span>${word}</span>`), word).toMatchObject(lucky);
  // It may be a second word of the seed, or how things stand with it.
  for (const seed of ['lucky <b>day</b>', '<span>lucky</span><span>pending</span>', 'lucky Copy'])
    expect(beside(seed), seed).not.toMatchObject(lucky);
  expect(beside('<span>Copy</span><span>Copy</span>')).not.toHaveProperty('value');
});

test('counts may be written with signs between thousands, and with nothing else', () => {
  const page = (count: string) =>
    fieldsOn(
      `<p><b>Active server seed (hashed)</b><code>${HASH}</code></p><p><b>Nonce</b><i>${count}</i></p><p><b>Total bets made with pair</b><i>${count}</i></p>`,
    );
  for (const [written, value] of [
    ['1,204', '1204'],
    ['1.204', '1204'],
    ['1 204', '1204'],
    ['1\u202f204\u202f567', '1204567'],
    ['12’204', '12204'],
    ['0', '0'],
  ] as const)
    expect(page(written), written).toMatchObject({
      'announced.nonce': { value },
      'announced.count': { value },
    });
  for (const written of ['1,20', '1.2', '12,3456', '1,204.567', '0.204', '1,204 of 2,000', '#12'])
    for (const field of written === '#12' ? ['announced.count'] : ['announced.nonce', 'announced.count'])
      expect(page(written), written).not.toHaveProperty([field, 'value']);
});
