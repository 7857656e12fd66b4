// @vitest-environment jsdom
/** Seeds that are out under no name that is known. */
import { beforeEach, expect, test } from 'vitest';
import './all-seen.ts';
import { sha256Hex } from '../../../src/core/hash.ts';
import { survey } from '../../../src/reading/survey.ts';
import { readAs } from '../../../src/sites/read-as.ts';
import { fieldsNext, fieldsNow } from './panel-page.ts';

const seedOf = (n: number) => sha256Hex(`seed ${n}`);
const hashOf = (n: number) => sha256Hex(seedOf(n));
const panel = (n: number) =>
  `<p><span>Active server seed hash</span><code>${hashOf(n)}</code></p><p><span>Nonce</span><b>0</b></p>`;
const entry = (n: number) => `<div><code>${seedOf(n)}</code><span>27 rounds</span></div>`;
const list = (...all: number[]) => `<div><span>What was used</span>${all.map(entry).join('')}</div>`;

// What is remembered hangs on the page's body.
beforeEach(() => document.body.replaceWith(document.createElement('body')));

test('the seed of what the page promised is its own, wherever it stands', () => {
  fieldsNext(panel(1));
  expect(fieldsNext(panel(2) + list(1, 0))).toMatchObject({
    'announced.commitment': { value: hashOf(2) },
    'reported.serverSeed': { value: seedOf(1), how: 'shape' },
  });
  // Of several, the one that was promised last.
  for (const listed of [list(1, 2, 0), list(2, 1), list(0, 1, 2)])
    expect(fieldsNext(panel(3) + listed)).toMatchObject({ 'reported.serverSeed': { value: seedOf(2) } });
  // And so it is on a page that shows nothing else, or in a box to check it in.
  expect(fieldsNext(entry(2))).toMatchObject({ 'reported.serverSeed': { value: seedOf(2) } });
  expect(fieldsNext(`<input placeholder="Server seed" value="${seedOf(2)}">`)).toMatchObject({
    'reported.serverSeed': { value: seedOf(2) },
  });
});

test('one whose hash the page never promised, or promises still, is none, nor one that nobody sees', () => {
  expect(fieldsNext(panel(2) + list(1))).not.toHaveProperty(['reported.serverSeed']);
  expect(fieldsNext(panel(2) + list(2))).not.toHaveProperty(['reported.serverSeed']);
  fieldsNext(panel(3));
  expect(fieldsNext(`${panel(4)}<div data-unseen>${list(3)}</div>`)).not.toHaveProperty([
    'reported.serverSeed',
  ]);
  expect(fieldsNext(list(7))).toEqual({});
});

test('nor where a site reveals something else', () => {
  const { readPanel } = readAs('bitzino');
  const next = (n: number) =>
    `<div class="next_hand"><label>Hash of secret</label><input value="${hashOf(n)}"></div>`;
  const read = (html: string) => {
    document.body.innerHTML = html;
    return readPanel(survey(document))?.reading.fields;
  };
  expect(read(next(1))).toMatchObject({ 'announced.commitment': { value: hashOf(1) } });
  expect(read(next(2) + list(1))).not.toHaveProperty(['reported.serverSeed']);
});

test('it may stand right in a shadow root, or twice', () => {
  fieldsNext(panel(1));
  fieldsNext(`${panel(2)}<seed-row></seed-row>`);
  document.querySelector('seed-row')!.attachShadow({ mode: 'open' }).innerHTML = seedOf(1);
  expect(fieldsNow()).toMatchObject({ 'reported.serverSeed': { value: seedOf(1), where: 'seed-row' } });
  const box = `<input readonly value="${seedOf(1)}">`;
  expect(fieldsNext(panel(2) + box + list(1))).toMatchObject({ 'reported.serverSeed': { where: 'code' } });
});

test('a page without a body remembers nothing', () => {
  const look = (html: string) => {
    document.documentElement.innerHTML = '';
    document.body?.remove();
    const part = document.createElement('main');
    part.innerHTML = html;
    document.documentElement.append(part);
    return fieldsNow();
  };
  expect(look(panel(1))).toMatchObject({ 'announced.commitment': { value: hashOf(1) } });
  expect(look(panel(2) + list(1))).not.toHaveProperty(['reported.serverSeed']);
  document.documentElement.innerHTML = '<head></head><body></body>';
});

test('nothing is no seed, although the page promised its hash', () => {
  fieldsNext(`<p><span>Active server seed hash</span><code>${sha256Hex('')}</code></p>`);
  expect(fieldsNext(`${panel(2)}<input>`)).not.toHaveProperty(['reported.serverSeed']);
});

test('what a label says is read as it says', () => {
  fieldsNext(panel(1));
  const said = `<p><span>Previous server seed</span><code>${seedOf(9)}</code></p>`;
  expect(fieldsNext(panel(2) + said + list(1))).toMatchObject({
    'reported.serverSeed': { value: seedOf(9), how: 'label' },
  });
});

test('fifty promises are remembered', () => {
  for (let n = 1; n <= 50; n++) fieldsNext(panel(n));
  expect(fieldsNext(list(1))).toMatchObject({ 'reported.serverSeed': { value: seedOf(1) } });
  fieldsNext(panel(51));
  expect(fieldsNext(list(1))).not.toHaveProperty(['reported.serverSeed']);
  expect(fieldsNext(list(2))).toMatchObject({ 'reported.serverSeed': { value: seedOf(2) } });
});
