/** The rooms of the house and who may look into which: an arrow that runs the other way fails here. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const SRC = resolve(import.meta.dirname, '../../src');

const MAY_IMPORT: Record<string, readonly string[]> = {
  core: [],
  odds: ['core'],
  stats: ['core', 'odds'],
  reading: ['core'],
  sites: ['reading', 'core'],
  content: ['sites', 'reading', 'core', 'platform'],
  background: ['core', 'sites', 'platform', '_locales'],
  platform: ['core', '_locales'],
  ui: ['core', 'odds', 'platform'],
  popup: ['ui', 'core', 'odds', 'platform'],
  report: ['ui', 'core', 'odds', 'stats', 'platform'],
  welcome: ['ui', 'core', 'odds', 'platform'],
  options: ['ui', 'core', 'odds', 'platform'],
  check: ['ui', 'core', 'odds', 'platform'],
  verifier: ['ui', 'core', 'odds', 'platform'],
  probe: ['sites', 'reading', 'core'],
  cli: ['core', 'odds', 'sites', '_locales'],
};

/** Packages that one file alone imports. */
const SOLE_IMPORTERS: Record<string, string> = {
  'webextension-polyfill': 'platform/browser.ts',
  '@noble/hashes': 'core/hash.ts',
  idb: 'background/store.ts',
  qr: 'ui/qr-code.tsx',
};

interface Import {
  readonly file: string;
  readonly room: string;
  readonly target: string;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const imports: Import[] = filesIn(SRC).flatMap((path) => {
  const file = relative(SRC, path);
  const found = readFileSync(path, 'utf8').matchAll(
    /\bfrom '([^']+)'|^\s*import '([^']+)'|\bimport\('([^']+)'\)/gm,
  );
  return [...found].map((match) => {
    const name = (match[1] ?? match[2] ?? match[3])!;
    const target = name.startsWith('.') ? relative(SRC, resolve(dirname(path), name)) : name;
    return { file, room: file.split('/')[0]!, target };
  });
});

const ours = imports.filter(
  ({ target }) => target.split('/')[0]! in MAY_IMPORT || target.startsWith('_locales'),
);

test('every room is known', () => {
  expect(readdirSync(SRC).filter((name) => name !== '_locales' && !(name in MAY_IMPORT))).toEqual([]);
});

test('the walk finds imports at all', () => {
  expect(ours.length).toBeGreaterThan(50);
});

describe.each(Object.entries(MAY_IMPORT))('%s', (room, allowed) => {
  test(`imports only ${allowed.join(', ') || 'itself'}`, () => {
    const wrong = ours.filter(
      (one) => one.room === room && ![room, ...allowed].includes(one.target.split('/')[0]!),
    );
    expect(wrong).toEqual([]);
  });
});

test.each(Object.entries(SOLE_IMPORTERS))('%s is imported by %s alone', (name, importer) => {
  const importers = imports.filter(({ target }) => target === name || target.startsWith(`${name}/`));
  expect([...new Set(importers.map(({ file }) => file))]).toEqual([importer]);
});
