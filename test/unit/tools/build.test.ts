import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SITES } from '../../../src/sites/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'cutcard-build-'));
const outs = [join(folder, 'one'), join(folder, 'two')];

beforeAll(() => {
  for (const out of outs) {
    execFileSync(process.execPath, ['tools/run.mjs', 'tools/package.ts', '--out', out], { stdio: 'pipe' });
  }
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true }));

const built = (path: string) => readFileSync(join(folder, 'one', path));
const manifest = (target: string) => JSON.parse(built(`${target}/manifest.json`).toString());

test('two builds give the same archives', () => {
  const [one, two] = outs.map((out) => readFileSync(join(out, 'SHA256SUMS'), 'utf8'));
  expect(one).toBe(two);
  expect(one?.match(/^[0-9a-f]{64} {2}cutcard-(chrome|firefox|source)\.zip$/gm)).toHaveLength(3);
});

test.each(['chrome', 'firefox'])('the manifest for %s names files that are there', (target) => {
  const text = JSON.stringify(manifest(target));
  const names = text.match(/[\w/-]+\.(js|html|png)\b/g) ?? [];
  expect(names.length).toBeGreaterThan(5);
  for (const name of names) expect(built(`${target}/${name}`).length).toBeGreaterThan(0);
});

test('each browser gets its own background, and the hosts of the sites alone', () => {
  const hosts = SITES.flatMap((site) => site.hosts.map((host) => `https://${host}/*`)).sort();
  for (const target of ['chrome', 'firefox']) {
    expect(manifest(target).host_permissions).toEqual(hosts);
    expect(manifest(target).content_scripts[0].matches).toEqual(hosts);
  }
  expect(manifest('chrome').background).toEqual({ service_worker: 'background.js' });
  expect(manifest('firefox').background).toEqual({ scripts: ['background.js'] });
  expect(manifest('chrome').browser_specific_settings).toBeUndefined();
});

test('both browsers get the same files', () => {
  const [chrome, firefox] = ['chrome', 'firefox'].map((target) =>
    readdirSync(join(folder, 'one', target), { recursive: true }).sort(),
  );
  expect(chrome).toEqual(firefox);
});

test.each(['chrome', 'firefox'])('what runs on casino pages for %s is at most 110 kB packed', (target) => {
  expect(gzipSync(built(`${target}/content.js`)).length).toBeLessThanOrEqual(110_000);
});

test.each(['chrome', 'firefox'])(
  'what reads pages is not in the background for %s, which wakes the sooner',
  (target) => {
    const reads = /function (?:survey|readPanel|readTable)\(/;
    expect(built(`${target}/background.js`).toString()).not.toMatch(reads);
    expect(built(`${target}/probe.js`).toString()).toMatch(reads);
  },
);

test.each(['chrome', 'firefox'])('the popup for %s is at most 30 kB packed', (target) => {
  const parts = ['js', 'css', 'html'].map((end) => built(`${target}/popup.${end}`));
  expect(gzipSync(Buffer.concat(parts)).length).toBeLessThanOrEqual(30_000);
});
