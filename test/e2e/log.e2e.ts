/** The log on the browsers' own IndexedDB. */
import { build } from 'esbuild';
import type { Page } from 'puppeteer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Entry, Log as LogClass } from '../../src/background/log.ts';
import { sha256Hex } from '../../src/core/hash.ts';
import type { Observation, Sighting } from '../../src/core/observation.ts';
import { Story, seeds } from '../unit/core/story.ts';
import { launch, type Session } from './harness/index.ts';

declare const bundled: { readonly Log: typeof LogClass };

let session: Session;
let page: Page;
let name: string;

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['src/background/log.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bundled',
  });
  session = await launch({ hosts: [], port: 9 });
  page = await session.extensionPage('welcome.html');
  await page.evaluate(`${outputFiles[0]!.text}; globalThis.bundled = bundled;`);
});

afterAll(() => session?.close());

let count = 0;
beforeEach(() => {
  name = `log ${count++}`;
});

const sightings = (story: Story): Sighting[] =>
  story.observations.map(({ seq, site, tab, ...sighting }: Observation) => sighting);

/** Three hands of an honest casino. */
const [one, two, three, four] = [seeds(1), seeds(2), seeds(3), seeds(4)];
const played = sightings(
  new Story()
    .between(null, one)
    .hand(one)
    .between(one, two)
    .hand(two)
    .between(two, three)
    .hand(three)
    .between(three, four),
);

const append = (sent: readonly Sighting[], site = 'crypto-games') =>
  page.evaluate(
    async (db, where, what) => {
      const log = await bundled.Log.open(db);
      await log.append(where, 'tab 1', what);
    },
    name,
    site,
    sent,
  );

const all = (): Promise<Entry[]> =>
  page.evaluate(async (db) => (await bundled.Log.open(db)).all(), name) as Promise<Entry[]>;

test('keeps what is appended, in order, each entry chained to the one before', async () => {
  await append(played.slice(0, 5));
  await append(played.slice(5));
  const entries = await all();
  expect(entries.map(({ key }) => key)).toEqual(played.map(({ key }) => key));
  expect(entries.map(({ seq }) => seq)).toEqual(played.map((_, i) => i + 1));
  let previous = '';
  for (const { hashes, digest, ...observation } of entries) {
    expect(digest).toBe(sha256Hex(previous + JSON.stringify(observation)));
    previous = digest;
  }
});

test('stores once what is sent twice', async () => {
  await append(played);
  await append(played.slice(3));
  await append(played);
  expect((await all()).map(({ key }) => key)).toEqual(played.map(({ key }) => key));
});

test('two messages at once are stored one after the other', async () => {
  const half = Math.floor(played.length / 2);
  await Promise.all([
    append(played.slice(0, half)),
    append(played.slice(half)),
    append(played.slice(0, half)),
  ]);
  const entries = await all();
  expect(new Set(entries.map(({ seq }) => seq)).size).toBe(played.length);
  expect(entries.map(({ key }) => key).sort()).toEqual(played.map(({ key }) => key).sort());
});

test('a window of the log brings along what showed the same hashes before it', async () => {
  await append(played);
  const { observations, from } = await page.evaluate(
    async (db) => (await bundled.Log.open(db)).recent('crypto-games', 4),
    name,
  );
  const inside = observations.filter(({ seq }) => seq >= from);
  expect(inside.map(({ seq }) => seq)).toEqual([-3, -2, -1, 0].map((back) => played.length + back));
  const hashes = new Set(inside.flatMap((entry) => entry.hashes));
  const earlier = observations.filter(({ seq }) => seq < from);
  expect(earlier.length).toBeGreaterThan(0);
  expect(earlier.every((entry) => entry.hashes.some((hash) => hashes.has(hash)))).toBe(true);
});

test('sites are kept apart', async () => {
  await append(played.slice(0, 4));
  await append(
    played.slice(4).map((sighting) => ({ ...sighting })),
    'bitzino',
  );
  const read = (site: string) =>
    page.evaluate(async (db, which) => (await bundled.Log.open(db)).recent(which, 100), name, site);
  expect((await read('crypto-games')).observations.length).toBe(4);
  expect((await read('bitzino')).observations.length).toBe(played.length - 4);
  expect(await page.evaluate(async (db) => (await bundled.Log.open(db)).sites(), name)).toEqual([
    'bitzino',
    'crypto-games',
  ]);
});

test('marks are remembered beside each other', async () => {
  const marks = await page.evaluate(async (db) => {
    const log = await bundled.Log.open(db);
    await log.mark('crypto-games/7', { alerted: true });
    await log.mark('crypto-games/7', { opened: true });
    return [...(await (await bundled.Log.open(db)).marks(['crypto-games/7', 'crypto-games/8'])).values()];
  }, name);
  expect(marks).toEqual([
    { hand: 'crypto-games/7', alerted: true, opened: true },
    { hand: 'crypto-games/8' },
  ]);
});
