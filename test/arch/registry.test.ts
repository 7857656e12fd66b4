/** What belongs together stands in several places: this is what keeps them from drifting apart. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ACTS } from '../../demo/acts.ts';
import { CASINOS } from '../../demo/casinos/index.ts';
import { PROBLEMS } from '../../src/core/observation.ts';
import type { Scheme } from '../../src/core/scheme.ts';
import { SCHEMES } from '../../src/core/schemes/index.ts';
import { REASONS } from '../../src/core/verdict.ts';
import { ABOUT, ALL } from '../../src/sites/all.ts';
import { SITES } from '../../src/sites/index.ts';
import { isRecord } from '../../src/sites/site.ts';
import { documents } from '../../tools/docs.ts';
import { lists } from '../../tools/lists.mjs';

const schemesDoc = readFileSync('docs/schemes.md', 'utf8');

test('lists and documents are as `npm run docs` writes them', () => {
  for (const [path, text] of Object.entries({ ...lists(), ...documents() })) {
    expect(readFileSync(path, 'utf8'), `${path}: npm run docs`).toBe(text);
  }
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

  test('is judged in the report', () => {
    const [, judged] = /^const CASINOS = \[(.*)\]/m.exec(readFileSync('src/report/rule-judged.tsx', 'utf8'))!;
    expect(judged).toContain(`'${id.split('/')[0]}'`);
  });

  test('names its source and its vectors, where it is a record of choices', () => {
    if (!record) return;
    expect(record.source).not.toBe('');
    const { source = '', note = '' } = JSON.parse(readFileSync(`test/vectors/${record.vectors}`, 'utf8'));
    const says = /COMPUTED|SYNTHETIC/.test(source + note) ? 'published' : 'played or calculator';
    const must = basis === 'published' ? 'published' : 'played or calculator';
    expect(says, `${record.vectors}: its source or note says COMPUTED or SYNTHETIC`).toBe(must);
  });
});

const isScheme = (value: unknown): value is Scheme =>
  typeof value === 'object' &&
  value !== null &&
  'deals' in value &&
  'commitments' in value &&
  'game' in value;

test('all casinos but one are records, which JSON holds as they are', () => {
  const records = ALL.filter(isRecord);
  expect(ALL.length - records.length).toBe(1);
  for (const record of records) expect(JSON.parse(JSON.stringify(record))).toEqual(record);
});

describe.each(SITES.map((site) => [site.id, site] as const))('%s', (id, site) => {
  test('has a replica that answers for its hosts', () => {
    const hosts = CASINOS.find((casino) => casino.id === id)?.hosts ?? [];
    expect(hosts.length).toBeGreaterThan(0);
    expect(site.hosts).toEqual(expect.arrayContaining([...hosts]));
  });

  test('is told of in the documentation', () => {
    for (const said of Object.values(ABOUT[id]!)) expect(said).not.toBe('');
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
