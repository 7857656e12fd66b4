/** The log and its index on the browsers' own IndexedDB. */
import { build } from 'esbuild';
import type { Page } from 'puppeteer';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { handsIn } from '../../src/background/auditor.ts';
import { observationOf } from '../../src/background/earlier.ts';
import type { HandRow, Stored } from '../../src/background/store.ts';
import { sha256Hex } from '../../src/core/hash.ts';
import type { Observation, Sighting } from '../../src/core/observation.ts';
import { SITES } from '../../src/sites/index.ts';
import { messagesOf, type Sent } from '../support/logs.ts';
import { Story, seeds } from '../unit/core/story.ts';
import { launch, type Session } from './harness/index.ts';
import type * as Kit from './harness/log-kit.ts';

declare const kit: typeof Kit;

let session: Session;
let page: Page;
let name: string;

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['test/e2e/harness/log-kit.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'kit',
  });
  session = await launch({ hosts: [], port: 9 });
  page = await session.extensionPage('welcome.html');
  await page.evaluate(`${outputFiles[0]!.text}; globalThis.kit = kit;`);
});

afterAll(() => session?.close());

let count = 0;
beforeEach(() => {
  name = `log ${count++}`;
});

type Call = Exclude<
  {
    [K in keyof typeof Kit]: (typeof Kit)[K] extends (name: string, ...rest: never[]) => unknown ? K : never;
  }[keyof typeof Kit],
  'open'
>;
type Rest<K extends Call> = (typeof Kit)[K] extends (name: string, ...rest: infer R) => unknown ? R : never;

/** Calls the kit in the page, on this test's log. */
const run = <K extends Call>(call: K, ...rest: Rest<K>): Promise<Awaited<ReturnType<(typeof Kit)[K]>>> =>
  page.evaluate(
    (which, ...args) => (kit[which] as (...of: unknown[]) => unknown)(...args),
    call,
    name,
    ...rest,
  ) as never;

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
const sent = (some: readonly Sighting[], site = 'crypto-games'): Sent => ({
  site,
  tab: 'tab 1',
  sightings: some,
});

describe('the log', () => {
  test('keeps what is appended, in order, each entry chained to the one before', async () => {
    await run('append', [sent(played.slice(0, 5)), sent(played.slice(5))]);
    const entries = await run('entries');
    expect(entries.map(({ key }) => key)).toEqual(played.map(({ key }) => key));
    expect(entries.map(({ seq }) => seq)).toEqual(played.map((_, i) => i + 1));
    let previous = '';
    for (const { digest, ...entry } of entries) {
      expect(digest).toBe(sha256Hex(previous + JSON.stringify(entry)));
      previous = digest;
    }
  });

  test('stores once what is sent twice', async () => {
    await run('append', [sent(played), sent(played.slice(3)), sent(played)]);
    expect((await run('entries')).map(({ key }) => key)).toEqual(played.map(({ key }) => key));
  });

  test('two messages at once are stored one after the other', async () => {
    const half = Math.floor(played.length / 2);
    const [first, second] = [sent(played.slice(0, half)), sent(played.slice(half))];
    await Promise.all([run('append', [first]), run('append', [second]), run('append', [first])]);
    const entries = await run('entries');
    expect(new Set(entries.map(({ seq }) => seq)).size).toBe(played.length);
    expect(entries.map(({ key }) => key).sort()).toEqual(played.map(({ key }) => key).sort());
  });
});

/** The hands of a whole log, assembled without an index. */
async function handsOf(entries: readonly Stored[]): Promise<HandRow['view'][]> {
  const all = entries.flatMap((entry) => observationOf(entry) ?? []);
  const hands = SITES.map((site) =>
    handsIn(
      all.filter((one) => one.site === site.id),
      site,
    ),
  );
  return (await Promise.all(hands)).flat().sort((a, b) => Number(a.id) - Number(b.id));
}

describe('the index', () => {
  test.each([
    [1, 25, 1],
    [2, 25, 3],
  ])(
    'of stories told by %i, %i of them, %i at once, has the hands of the whole log',
    async (seed, stories, abreast) => {
      const messages = messagesOf(seed, stories, abreast);
      await run('append', messages);
      const rows = await run('rows');
      const whole = await handsOf(await run('entries'));
      expect(rows.map(({ view }) => view)).toEqual(whole);
      expect(rows.length).toBeGreaterThan(stories);
      await run('rebuild');
      expect(JSON.stringify(await run('rows'))).toBe(JSON.stringify(rows));
    },
  );
});
