/** What values look like, and what is said of them without saying them. */
import { expect, test } from 'vitest';
import type { PanelField } from '../../../src/core/observation.ts';
import { fits, isBlank, shapeOf } from '../../../src/reading/shapes.ts';

const HASH = 'a1'.repeat(32);

test.each<[PanelField, string, boolean]>([
  ['announced.commitment', HASH, true],
  ['announced.commitment', HASH.toUpperCase(), true],
  ['announced.commitment', ` ${HASH}\n`, true],
  ['announced.commitment', HASH.slice(1), false],
  ['announced.commitment', `${HASH}0`, false],
  ['reported.serverSeed', '2XMpPAbEw3qdH3HQla2K5zNwoNEFHOEYolkB969j', true],
  ['reported.serverSeed', '<img src=x onerror=alert(1)>', true],
  ['reported.serverSeed', 'x'.repeat(2000), true],
  ['reported.serverSeed', 'x'.repeat(2001), false],
  ['reported.serverSeed', 'a\u0000b', false],
  ['announced.nonce', '12', true],
  ['announced.nonce', '-1', false],
  ['announced.nonce', '1e3', false],
  ['reported.secret', '{"server_seed":"x","initial_shuffle":"0123"}', true],
  ['reported.secret', '{"server_seed":5}', false],
  ['reported.secret', 'null', false],
  ['reported.secret', 'hidden', false],
  ['reported.publicKey', '-----BEGIN PUBLIC KEY-----\nMIGf\n', true],
  ['reported.issue', 'a\nb', false],
])('%s of %.40j: %s', (field, text, fit) => {
  expect(fits(field, text)).toBe(fit);
});

test('dashes stand for what is not there yet', () => {
  for (const text of ['', '  ', '-', '—', '– –']) expect(isBlank(text), text).toBe(true);
  for (const text of ['0', 'a-b', '_']) expect(isBlank(text), text).toBe(false);
});

test.each([
  [HASH, '64 hex digits'],
  ['', 'blank'],
  ['1234567', '7 digits'],
  ['0.00012', 'a number'],
  ['bc7v9bn70d7n07sn', 'a word of 16 characters'],
  ['two words', 'text of 9 characters'],
])('%.20j is %s', (text, shape) => {
  expect(shapeOf(text)).toBe(shape);
});
