/** The list of casinos, and what every one must have. */
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SCHEMES } from '../../../src/core/schemes/index.ts';
import { SITES, siteOfHost } from '../../../src/sites/index.ts';

test('no two have an id or a host in common', () => {
  const ids = SITES.map(({ id }) => id);
  const hosts = SITES.flatMap((site) => site.hosts);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(hosts).size).toBe(hosts.length);
});

test('a host is matched exactly', () => {
  expect(siteOfHost('crypto.games')?.id).toBe('crypto-games');
  expect(siteOfHost('www.crypto.games')?.id).toBe('crypto-games');
  for (const host of ['', 'games', 'evil-crypto.games', 'crypto.games.evil.example', 'api.crypto.games']) {
    expect(siteOfHost(host), host).toBeNull();
  }
});

describe.each(SITES.map((site) => [site.id, site] as const))('%s', (id, { schemes }) => {
  test('names schemes that there are', () => {
    expect(Object.keys(schemes).length).toBeGreaterThan(0);
    for (const [game, scheme] of Object.entries(schemes)) {
      expect(SCHEMES.get(scheme)?.game.id, scheme).toBe(game);
    }
  });

  test('has saved pages with what must be read from them', () => {
    const files = readdirSync(`test/pages/${id}`);
    const pages = files.filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(0);
    for (const page of pages) {
      expect(existsSync(`test/pages/${id}/${page.replace('.html', '.json')}`), page).toBe(true);
    }
  });
});
