/** What belongs together stands in several places: this is what keeps them from drifting apart. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ACTS } from '../../demo/acts.ts';
import { CASINOS } from '../../demo/casinos/index.ts';
import { PROBLEMS } from '../../src/core/observation.ts';
import type { Scheme } from '../../src/core/scheme.ts';
import { SCHEMES } from '../../src/core/schemes/index.ts';
import { REASONS } from '../../src/core/verdict.ts';
import { SITES } from '../../src/sites/index.ts';

const casinosDoc = readFileSync('docs/casinos.md', 'utf8');
const verdictsDoc = readFileSync('docs/verdicts.md', 'utf8');
const schemesDoc = readFileSync('docs/schemes.md', 'utf8');

test('every site file is in the list', () => {
  const others = ['generic.ts', 'index.ts', 'site.ts'];
  const files = readdirSync('src/sites').filter((name) => !others.includes(name));
  expect(SITES.map(({ id }) => `${id}.ts`).sort()).toEqual(files.sort());
});

test('every scheme that a file has is in the list', async () => {
  const files = readdirSync('src/core/schemes', { recursive: true, encoding: 'utf8' });
  const modules = files.filter((file) => file.endsWith('.ts') && file !== 'index.ts');
  const exported = await Promise.all(modules.map((file) => import(`../../src/core/schemes/${file}`)));
  const schemes = exported.flatMap((names) => Object.values<unknown>(names)).filter(isScheme);
  expect(new Set(schemes)).toEqual(new Set(SCHEMES.values()));
});

describe.each([...SCHEMES])('%s', (id, { basis, record }) => {
  test('says how it is known, in its row of the documentation too', () => {
    const row = schemesDoc.split('\n').find((line) => line.startsWith(`| \`${id}\` |`));
    expect(row?.split(' | ')[1]).toBe(basis);
  });

  test('names its source and its vectors, where it is a record of choices', () => {
    if (!record) return;
    expect(record.source).not.toBe('');
    const { source = '', note = '' } = JSON.parse(readFileSync(`test/vectors/${record.vectors}`, 'utf8'));
    expect(/COMPUTED|SYNTHETIC/.test(source + note)).toBe(basis === 'published');
  });
});

const isScheme = (value: unknown): value is Scheme =>
  typeof value === 'object' &&
  value !== null &&
  'deals' in value &&
  'commitments' in value &&
  'game' in value;

describe.each(SITES.map((site) => [site.id, site] as const))('%s', (id, site) => {
  test('has a replica that answers for its hosts', () => {
    const hosts = CASINOS.find((casino) => casino.id === id)?.hosts ?? [];
    expect(hosts.length).toBeGreaterThan(0);
    expect(site.hosts).toEqual(expect.arrayContaining([...hosts]));
  });

  test('has a row in the documentation that names its hosts', () => {
    const row = casinosDoc.split('\n').find((line) => line.startsWith(`| \`${id}\``));
    for (const host of site.hosts.filter((name) => !name.startsWith('www.'))) expect(row).toContain(host);
    expect(schemesDoc).toContain(site.name);
  });

  test.each(Object.entries(site.schemes))(
    'has a scheme for %s, and a replica that plays it honest and cheating',
    (game, scheme) => {
      expect(SCHEMES.has(scheme)).toBe(true);
      const behaviours = ACTS.filter((one) => one.casino === id && one.game === game);
      expect(behaviours.map((one) => one.id)).toContain('honest');
      expect(behaviours.filter(({ deserves }) => deserves.status === 'mismatch').length).toBeGreaterThan(3);
    },
  );

  test('has saved pages with what should be read from them', () => {
    const pages = readdirSync(`test/pages/${id}`);
    const html = pages.filter((name) => name.endsWith('.html'));
    expect(html.length).toBeGreaterThan(0);
    for (const page of html) expect(pages).toContain(page.replace('.html', '.json'));
  });
});

/** Those of a value that was not found are named by its problem. */
test.each(Object.keys(REASONS).filter((code) => !PROBLEMS.some((problem) => code === `field-${problem}`)))(
  'something gives the reason %s',
  (code) => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
    const others = files.filter((file) => file.endsWith('.ts') && !file.endsWith('verdict.ts'));
    expect(others.some((file) => readFileSync(`src/${file}`, 'utf8').includes(`'${code}'`))).toBe(true);
  },
);

test.each(ACTS)('the cheat matrix has $casino $game: $id', ({ name, deserves: { status, reason } }) => {
  const verdict = status === 'mismatch' ? `\`${reason}\`` : status;
  expect(verdictsDoc).toContain(`| ${name} | ${verdict} |`);
});
