/** Profiles of watched sites: data from outside, which may say where things stand and nothing else. */
import { describe, expect, test } from 'vitest';
import { HandError } from '../../../src/core/fields.ts';
import {
  idOf,
  isHost,
  parseWatched,
  profilesIn,
  seedingOn,
  siteOfWatched,
} from '../../../src/sites/watched.ts';
import { STAKE_LIKE } from './profiles.ts';

const GENERIC = { host: 'casino.example', as: 'generic' };

test('a profile survives its file, though its rules are then from a file, whoever found or chose them', () => {
  const mirror = { host: 'mirror.example', as: 'crypto-games' };
  const scheme = { scheme: 'crypto-games/blackjack' } as const;
  const ruled = (origin: 'chosen' | 'found' | 'file') => ({
    ...STAKE_LIKE,
    rules: { blackjack: { rule: scheme, origin } },
  });
  for (const origin of ['chosen', 'found', 'file'] as const) {
    const sites = [GENERIC, ruled(origin), mirror];
    const read = profilesIn(JSON.parse(JSON.stringify({ v: 1, sites })));
    expect(read).toEqual([GENERIC, ruled('file'), mirror]);
    expect(siteOfWatched(read[1]!).rules?.blackjack?.origin).toBe('file');
    // What is kept is what was found or chosen here.
    expect(parseWatched(ruled(origin))).toEqual(ruled(origin));
  }
});

test('a mirror has the rules and the reading of its casino, and a log of its own', () => {
  const mirror = { host: 'mirror.example', as: 'crypto-games' };
  const site = siteOfWatched(mirror);
  expect(site.id).toBe('crypto-games@mirror.example');
  expect(site.id).toBe(idOf(mirror));
  expect(site.schemes).toEqual({
    'video-poker': 'crypto-games/video-poker',
    blackjack: 'crypto-games/blackjack',
  });
  expect(site.hosts).toEqual(['mirror.example']);
});

test('another casino has no rule until one is found', () => {
  expect(siteOfWatched(GENERIC).rules?.blackjack?.scheme.id).toBe('unknown/blackjack');
  const found = siteOfWatched({
    ...GENERIC,
    rules: { blackjack: { rule: { scheme: 'crypto-games/blackjack' }, origin: 'found' } },
  });
  expect(found.rules?.blackjack).toMatchObject({
    scheme: { id: 'crypto-games/blackjack' },
    origin: 'found',
  });
  expect(found.rules?.hilo?.scheme.id).toBe('unknown/hilo');
});

describe('a profile is refused, with the field named', () => {
  const long = 'x'.repeat(501);
  const panel = (place: object) => ({
    ...GENERIC,
    record: { panels: [{ fields: { 'announced.commitment': place } }], tables: [] },
  });
  test.each([
    ['host', { ...GENERIC, host: '*' }],
    ['host', { ...GENERIC, host: '*.example' }],
    ['host', { ...GENERIC, host: 'casino.example/path' }],
    ['host', { ...GENERIC, host: 'Casino.example' }],
    ['host', { ...GENERIC, host: 'localhost' }],
    ['host', { ...GENERIC, host: 'crypto.games' }],
    ['as', { ...GENERIC, as: 'nobody' }],
    ['seeding', { ...GENERIC, seeding: 'constructor' }],
    ['record.panels', { ...GENERIC, record: { panels: {}, tables: [] } }],
    [
      'announced.nothing',
      { ...GENERIC, record: { panels: [{ fields: { 'announced.nothing': {} } }], tables: [] } },
    ],
    ['selectors', panel({ selectors: '#a' })],
    ['selectors', panel({ selectors: [long] })],
    ['extra', panel({ extra: long })],
    ['game', { ...GENERIC, record: { panels: [], tables: [{ game: 'poker' }] } }],
    [
      'payTables',
      { ...GENERIC, record: { panels: [], tables: [{ game: 'video-poker', payTables: ['toString'] }] } },
    ],
    [
      'rules.blackjack.rule',
      { ...GENERIC, rules: { blackjack: { rule: { scheme: 'nobody/blackjack' }, origin: 'found' } } },
    ],
    [
      'rules.hilo.rule',
      { ...GENERIC, rules: { hilo: { rule: { scheme: 'crypto-games/blackjack' }, origin: 'found' } } },
    ],
    [
      'rules',
      {
        host: 'mirror.example',
        as: 'stake',
        rules: { blackjack: { rule: { scheme: 'crypto-games/blackjack' }, origin: 'found' } },
      },
    ],
    [
      'rules.blackjack.origin',
      {
        ...GENERIC,
        rules: { blackjack: { rule: { scheme: 'crypto-games/blackjack' }, origin: 'built-in' } },
      },
    ],
  ])('%s', (field, profile) => {
    expect(() => parseWatched(profile)).toThrow(HandError);
    expect(() => parseWatched(profile)).toThrow(field);
  });

  test('and a file that is none', () => {
    for (const file of [null, [], {}, { v: 2, sites: [] }, { v: 1, sites: {} }, { v: 1, sites: [null] }])
      expect(() => profilesIn(file)).toThrow(HandError);
  });
});

describe('places that the player showed', () => {
  const record = (panels: unknown, tables: unknown = []) => ({
    host: 'a.example',
    as: 'generic',
    record: { panels, tables },
  });
  const nonce = (place: unknown) => record([{ taught: true, fields: { 'announced.nonce': place } }]);
  const controls = (all: unknown) => record([], [{ game: 'blackjack', taught: true, controls: all }]);

  test('are kept as they are', () => {
    for (const profile of [
      nonce({ said: ['Zähler'], within: '#fair' }),
      controls({ bet: ['#go'], play: ['#hit', '#stand'] }),
      controls({ betSaid: ['Los'], playSaid: ['Karte'] }),
    ])
      expect(parseWatched(profile)).toEqual(profile);
  });

  test.each([
    ['said', nonce({ said: 'Zähler' })],
    ['said', nonce({ said: [5] })],
    ['bet', controls({ bet: '#go' })],
    ['playSaid', controls({ playSaid: [5] })],
    ['play', controls({ play: [{}] })],
    ['controls', controls('#go')],
  ])('of another form are refused, and %s is named', (name, profile) => {
    expect(() => parseWatched(profile)).toThrow(name);
  });
});

test('what is no host name is none', () => {
  for (const host of ['a.b', 'xn--bcher-kva.example', '1.2.3.4']) expect(isHost(host), host).toBe(true);
  for (const host of ['', 'a', '-a.b', 'a..b', 'a.b:8', 'a_b.c', `${'a'.repeat(64)}.b`])
    expect(isHost(host), host).toBe(false);
});

describe('how seeds serve hands, as a panel says', () => {
  const found = (where: string, value = 'x') => ({ value, how: 'label', where }) as const;
  const absent = { problem: 'absent', detail: '' } as const;
  test.each([
    ['pair', { 'announced.commitment': found('Active Server Seed (Hashed)') }],
    [
      'pair',
      {
        'announced.commitment': found('Server Seed Hash'),
        'announced.count': found('Total bets made with pair', '3'),
      },
    ],
    [
      'per-bet',
      {
        'announced.commitment': found('Next server seed hash'),
        'reported.serverSeed': found('Last server seed'),
      },
    ],
    [
      'pair',
      {
        'announced.commitment': found('Server Seed Hash'),
        'promised.commitment': found('Next Server Seed Hash'),
      },
    ],
    [
      'pair',
      {
        'announced.commitment': found('Server Seed Hash'),
        'announced.nonce': found('Nonce', '3'),
        'promised.clientSeed': found('New Client Seed'),
      },
    ],
    // Where each bet has a server seed of its own, another client seed may be entered too.
    [
      null,
      {
        'announced.commitment': found('Server Seed Hash'),
        'promised.clientSeed': found('New Client Seed'),
      },
    ],
    [null, { 'announced.commitment': absent, 'promised.commitment': found('Next Server Seed Hash') }],
    [null, { 'announced.commitment': found('Server Seed Hash') }],
  ])('%s', (seeding, fields) => {
    expect(seedingOn({ kind: 'panel', fields })).toBe(seeding);
  });
});
