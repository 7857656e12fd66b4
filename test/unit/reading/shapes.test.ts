/** What values look like, and what is said of them without saying them. */
import { expect, test } from 'vitest';
import type { PanelField } from '../../../src/core/observation.ts';
import { fits, isBlank, isPlaceholder, shapeOf } from '../../../src/reading/shapes.ts';

const HASH = 'a1'.repeat(32);

test.each<[PanelField, string, boolean]>([
  ['announced.commitment', HASH, true],
  ['announced.commitment', HASH.toUpperCase(), true],
  ['announced.commitment', ` ${HASH}\n`, true],
  ['announced.commitment', HASH.slice(1), false],
  ['announced.commitment', `${HASH}0`, false],
  ['announced.commitment', HASH + HASH, true],
  ['announced.commitment', `${HASH}${HASH}0`, false],
  ['reported.serverSeed', '2XMpPAbEw3qdH3HQla2K5zNwoNEFHOEYolkB969j', true],
  ['reported.serverSeed', '28ca8b5734401f5236ccb305e4526d07', true],
  ['reported.serverSeed', '1d4b6e0a-58a5-4f5e-9d1c-0b2d6f8a7c11', true],
  ['reported.serverSeed', 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA=', true],
  ['reported.serverSeed', '<img src=x onerror=alert(1)>', false],
  ['reported.serverSeed', 'that you can change.', false],
  ['reported.serverSeed', 'and hash it.', false],
  ['reported.serverSeed', 'unrevealedserverseed', false],
  ['reported.serverSeed', 'seed', false],
  ['reported.serverSeed', 'ещё-не-раскрыто-совсем', false],
  ['reported.serverSeed', 'x1'.repeat(1000), true],
  ['reported.serverSeed', `${'x1'.repeat(1000)}y`, false],
  ['reported.serverSeed', 'a\u0000b', false],
  ['announced.clientSeed', 'клиент-🎲-éOh7d', true],
  ['announced.clientSeed', 'my lucky seed', false],
  ['announced.count', '12', true],
  ['announced.count', 'a dozen', false],
  ['announced.count', '133 回', true],
  ['announced.count', '1,204 bets', true],
  ['announced.count', '133 USD', false],
  ['announced.count', 'bets', false],
  ['announced.nonce', '133 bets', false],
  ['announced.nonce', '#12', true],
  ['announced.nonce', '# 12', true],
  ['announced.nonce', '#', false],
  ['announced.nonce', '#A12', false],
  ['announced.nonce', '##12', false],
  ['promised.commitment', HASH, true],
  ['promised.commitment', 'none', false],
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
  ['{"server_seed":"x"}', 'JSON with server_seed, 19 characters'],
  ['{"client_seed":"x"}', 'a word of 19 characters'],
])('%.20j is %s', (text, shape) => {
  expect(shapeOf(text)).toBe(shape);
});

test('a client seed of several words is one only where the player may have typed it', () => {
  expect(fits('announced.clientSeed', 'my lucky seed', true)).toBe(true);
  expect(fits('reported.serverSeed', 'my lucky seed', true)).toBe(false);
});

test.each([
  'Revealed after the next bet',
  'Revealed soon',
  `Revealed ${'soon '.repeat(31)}`.slice(0, 160).replace(/ $/, 'n'),
  '••••••••',
  '********',
  'hidden until the seed is rotated',
  'sha256(****…)',
  'sha256(********)',
  'Will be shown when game starts',
  'Pending',
  'Loading...',
  'Generated automatically',
  'Not set',
  'Click to enter a seed',
  '…',
  'xxxxxxxxxxxxxxxx',
  '⏳',
  '⌛️',
  ' ↻ ',
  '🔒🔒',
  'N/A',
  'Wird nach der nächsten Wette aufgedeckt',
  'Se revelará después de la apuesta',
  'Será revelada após a aposta',
  'Будет раскрыт после смены сида',
  'Bahisten sonra gösterilecek',
  '次のベット後に公開されます',
  '下注之后公开',
  '輪換種子之後公開',
])('%s stands for a value', (text) => {
  expect(isPlaceholder(text)).toBe(true);
});

test.each([
  HASH,
  '2XMpPAbEw3qdH3HQla2K5zNwoNEFHOEYolkB969j',
  'bc7v9bn70d7n07sn',
  'x',
  '7',
  'hiddenDragon7',
  'hiddenDragon',
  'happily thereafter',
  '我的center种子',
  `Revealed ${'soon '.repeat(31)}`.slice(0, 161).replace(/ $/, 'n'),
  'my lucky seed',
  '🍀lucky🍀',
  '🍀7',
  `revealed: ${HASH}`,
  'Revealed after the next bet. '.repeat(10),
])('%.40s stands for itself', (text) => {
  expect(isPlaceholder(text)).toBe(false);
});
