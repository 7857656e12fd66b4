/** The log and its index on the browsers' own IndexedDB. */
import { build } from 'esbuild';
import type { Page } from 'puppeteer';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { handsIn } from '../../src/background/auditor.ts';
import type { HandRow, Stored } from '../../src/background/store.ts';
import { checkChain } from '../../src/core/chain.ts';
import { observationOf } from '../../src/core/earlier.ts';
import { groupBy } from '../../src/core/groups.ts';
import { sha256Hex } from '../../src/core/hash.ts';
import type { Observation, Sighting } from '../../src/core/observation.ts';
import { SITES } from '../../src/sites/index.ts';
import firstVersion from '../fixtures/log-v1.json' with { type: 'json' };
import fourthVersion from '../fixtures/log-v4.json' with { type: 'json' };
import { messagesOf, type Sent } from '../support/logs.ts';
import { Story, seeds } from '../unit/core/story.ts';
import { browserName, launch, type Session } from './harness/index.ts';
import type * as Kit from './harness/log-kit.ts';

declare const kit: typeof Kit;
declare const chrome: { readonly runtime: { sendMessage(message: object): Promise<unknown> } };

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

/** Calls the kit in the page, on this test's log. Answers come as JSON: deep values are cut short on Firefox's line. */
async function run<K extends Call>(call: K, ...rest: Rest<K>): Promise<Awaited<ReturnType<(typeof Kit)[K]>>> {
  const answer = await page.evaluate(
    async (which, ...args) =>
      JSON.stringify((await (kit[which] as (...of: unknown[]) => unknown)(...args)) ?? null),
    call,
    name,
    ...rest,
  );
  return JSON.parse(answer);
}

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
    [1, 12, 1],
    [2, 12, 3],
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

  test('is the same where it was stopped while it was made anew, and the log went on before it was gone on with', async () => {
    const messages = messagesOf(3, 9, 2);
    const begun = messages.length - 8;
    await run('append', messages.slice(0, begun));
    for (let i = 0; i < 8; i++) await run('rebuildStopped', 2 + i, messages.slice(begun + i, begun + i + 1));
    const rows = await run('rows');
    expect(rows.map(({ view }) => view)).toEqual(await handsOf(await run('entries')));
    const counts = await run('counts');
    await run('rebuild');
    expect(JSON.stringify(await run('rows'))).toBe(JSON.stringify(rows));
    expect(await run('counts')).toEqual(counts);
  });
});

test('hands that a rule is looked for in have with them those before, which the same seeds may have served', async () => {
  await run('append', [sent(played)]);
  const rows = await run('rows');
  const ids = rows.map(({ id }) => id);
  const last = rows.at(-1)!;
  expect(await run('beside', last.site, last, 0)).toEqual(ids.slice(-1));
  expect(await run('beside', last.site, last, 1)).toEqual(ids.slice(-2));
  expect(await run('beside', last.site, rows[0]!, 5)).toEqual(ids);
  expect(ids).toHaveLength(3);
});

// Chromium goes by the permission alone, and says nothing of it.
test.runIf(browserName === 'firefox')(
  'the browser was told to keep the log, however short of space it gets',
  async () => {
    await expect.poll(() => session.inExtension(() => navigator.storage.persisted())).toBe(true);
  },
);

test('what the background was stopped in goes on by itself, whatever wakes it next', async () => {
  name = 'cutcard';
  await session.killBackground();
  await run('logOnly', [sent(played)]);
  expect(await run('rows')).toEqual([]);
  await session.inExtension(() => chrome.runtime.sendMessage({ kind: 'page/settings' }));
  const statuses = async () => (await run('rows')).map(({ status }) => status);
  await expect.poll(statuses, { timeout: 20_000 }).toEqual(['verified', 'verified', 'verified']);
});

test('hands that are to be judged anew are, a little at a time, though it was stopped and the log went on', async () => {
  const messages = messagesOf(5, 40, 1);
  await run('append', messages.slice(0, -1), 1000);
  const before = await run('rows');
  const [site] = [...groupBy(before, (row) => row.site)].sort(([, a], [, b]) => b.length - a.length)[0]!;
  const own = before.filter((row) => row.site === site).length;
  const left: number[] = [];
  for (const after of [1, 20, 30, 40, 50, 60]) {
    left.push((await run('touchStopped', site, after)) - (before.length - own));
    if (after === 40) await run('append', messages.slice(-1));
    await run('goOn');
  }
  // At first none was judged, then some.
  expect(left[0]).toBe(own);
  expect(left.filter((some) => some > 0 && some < own)).not.toEqual([]);
  const rows = (await run('rows')).filter((row) => row.site === site);
  await run('rebuild');
  expect(rows).toEqual((await run('rows')).filter((row) => row.site === site));
});

test('a tab that is closed ends its hand, however much was logged in between', async () => {
  const left = sightings(
    new Story().on('tab 9').between(null, seeds(500)).bet().deal(['2c', '2d', '2h', '2s', '3c']),
  );
  const many = Array.from({ length: 12 }, (_, n) => {
    const [first, second] = [seeds(600 + n), seeds(700 + n)];
    const story = new Story()
      .on('tab 1', `load ${n}`)
      .between(null, first)
      .hand(first)
      .between(first, second);
    return sent(sightings(story.hand(second).between(second, seeds(800 + n))));
  });
  await run('append', [{ ...sent(left), tab: 'tab 9' }, ...many]);
  const [waiting, ...others] = await run('rows');
  expect(waiting).toMatchObject({ tab: 'tab 9', status: 'pending' });
  const since = waiting!.id;
  const [reading] = sightings(new Story().leave(since));
  await run('append', [{ ...sent([{ ...reading!, key: `left:${since}` }]), tab: 'tab 9' }]);
  const rows = await run('rows');
  expect(rows[0]).toMatchObject({ id: since, status: 'unreadable' });
  expect(rows.slice(1)).toEqual(others);
  await run('rebuild');
  expect(await run('rows')).toEqual(rows);
  const file = await run('evidence', { ids: [String(since)] });
  const { id } = await run('take', 'a file', file);
  expect(await run('takenHand', id, String(since))).toEqual(rows[0]!.view);
});

/** A hand that is not what its seeds give, between two honest ones. */
const cheated = sightings(
  new Story()
    .between(null, one)
    .hand(one)
    .between(one, two)
    .bet()
    .deal(['2c', '2d', '2h', '2s', '3c'])
    .over(['2c', '2d', '2h', '2s', '3c'])
    .between(two, three)
    .hand(three)
    .between(three, four),
);
const statuses = (rows: readonly HandRow[]): string[] => rows.map(({ status }) => status);

describe('an alarm', () => {
  test('is given once, and stands in the log', async () => {
    await run('append', [sent(cheated)]);
    const [, hand] = await run('rows');
    expect(hand).toMatchObject({ status: 'mismatch', open: 'alarm', due: 1 });
    expect(await run('alarm', 7)).toEqual([String(hand!.id)]);
    expect(await run('alarm', 8)).toEqual([]);
    const last = (await run('entries')).at(-1)!;
    expect(last).toMatchObject({ kind: 'alarm', at: 7, hand: String(hand!.id), site: 'crypto-games' });
    expect((await run('rows'))[1]).toMatchObject({ status: 'mismatch', open: 'alarm' });
    await run('rebuild');
    expect(await run('alarm', 9)).toEqual([]);
    expect(checkChain(await run('evidence', 'everything'))).toEqual({ chain: 'whole' });
  });

  test('is not forgotten where the verdict is another later, until the hand was opened', async () => {
    await run('append', [sent(cheated)]);
    const id = (await run('rows'))[1]!.id;
    await run('alarm', 7);
    const reveal = (await run('entries')).findLast(({ reading }) =>
      JSON.stringify(reading ?? '').includes(two.server),
    )!;
    // What shows the seed is gone: the verdict is another, and says what it was.
    const at = Number(reveal.at);
    await run('remove', { from: at - 1000, to: at });
    const row = (await run('rows')).find((one) => one.id === id)!;
    expect(row.status).not.toBe('mismatch');
    expect(row).toMatchObject({ open: 'alarm', view: { was: { status: 'mismatch', at: 7 } } });
    expect(await run('casino', 'crypto-games')).toMatchObject({
      unopenedCount: 1,
      unopened: [{ id: String(id) }],
    });
    await run('opened', String(id));
    expect(await run('casino', 'crypto-games')).toMatchObject({ unopenedCount: 0, unopened: [] });
    await run('rebuild');
    expect(await run('casino', 'crypto-games')).toMatchObject({ unopenedCount: 0 });
  });

  test('for a hand that is none any more is kept', async () => {
    await run('append', [sent(cheated)]);
    const { id } = (await run('rows'))[1]!;
    await run('alarm', 7);
    const tables = (await run('entries')).filter(
      ({ reading }) => (reading as { kind?: string })?.kind === 'table',
    );
    const own = tables.filter(({ seq }) => seq > id).slice(0, 4);
    await run('remove', { from: Number(own[0]!.at), to: Number(own.at(-1)!.at) });
    const row = (await run('rows')).find((one) => one.id === id);
    expect(row).toMatchObject({ status: 'unreadable', open: 'alarm', view: { was: { status: 'mismatch' } } });
  });
});

describe('evidence', () => {
  test('of one hand is what it rests on, and the chain around it', async () => {
    const other = new Story().on('tab 9').between(null, seeds(9)).hand(seeds(9)).between(seeds(9), seeds(10));
    await run('append', [
      sent(cheated.slice(0, 9)),
      sent(sightings(other), 'bitzino'),
      sent(cheated.slice(9)),
    ]);
    const rows = (await run('rows')).filter(({ site }) => site === 'crypto-games');
    expect(statuses(rows)).toEqual(['verified', 'mismatch', 'verified']);
    for (const { id, status, view } of rows) {
      const file = await run('evidence', { ids: [String(id)] });
      expect(checkChain(file).chain).toBe('gaps');
      expect(file.observations.map(({ site }) => site)).toEqual(file.observations.map(() => 'crypto-games'));
      // Bet and cards, each read twice; its panels, each read twice; and the panel before.
      expect(file.observations.length).toBeLessThan(12);
      expect(file.hands).toHaveLength(1);
      const imported = await run('take', 'a file', file);
      expect(imported).toMatchObject({
        hands: 1,
        differing: 0,
        counts: { [status]: 1 },
        chain: { chain: 'gaps' },
      });
      expect(await run('takenHand', imported.id, String(id))).toEqual(view);
      // What was changed or cut out shows.
      const [first, ...rest] = file.observations;
      expect(checkChain({ ...file, observations: [{ ...first!, at: 1 }, ...rest] }).chain).toBe('broken');
      expect(checkChain({ ...file, observations: rest, digests: file.digests.slice(1) }).chain).toBe(
        'broken',
      );
    }
    // Nothing that was taken in joins the log.
    expect((await run('rows')).length).toBe(4);
  });

  test('of a casino has nothing of another', async () => {
    const other = new Story().on('tab 9').between(null, seeds(9)).hand(seeds(9)).between(seeds(9), seeds(10));
    await run('append', [sent(played.slice(0, 9)), sent(sightings(other), 'bitzino'), sent(played.slice(9))]);
    const file = await run('evidence', { site: 'crypto-games' });
    expect(new Set(file.observations.map(({ site }) => site))).toEqual(new Set(['crypto-games']));
    expect(file.observations).toHaveLength(played.length);
    expect(checkChain(file)).toEqual({ chain: 'gaps', leftOut: other.observations.length, deleted: 0 });
  });
});

test('a long log from elsewhere is judged as it was there, paged like the own, and kept apart', async () => {
  const many = Array.from({ length: 6 }, (_, i) => {
    const story = new Story().on('tab 1', `load ${i}`).between(null, seeds(100 * i));
    for (let n = 100 * i; n < 100 * i + 40; n++) story.hand(seeds(n)).between(seeds(n), seeds(n + 1));
    return sightings(story).map((one) => ({ ...one, key: `${i} ${one.key}` }));
  });
  await run(
    'append',
    many.map((one) => sent(one)),
  );
  const rows = await run('rows');
  expect(rows).toHaveLength(240);
  const file = await run('evidence', 'everything');
  expect(file.observations.length).toBeGreaterThan(1000);
  // One hand's verdict is not what the file says, and one hand has nothing but what the file tells of it.
  const [first, second, ...rest] = file.hands;
  const alone = { ...first!, id: '999999', verdict: { status: 'mismatch' } };
  const told = { ...file, hands: [alone, { ...second!, verdict: { status: 'mismatch' } }, ...rest] };
  const imported = await run('take', 'theirs', JSON.parse(JSON.stringify(told)));
  expect(imported).toMatchObject({ hands: 240, differing: 2, chain: { chain: 'whole' }, building: null });
  expect(imported.counts).toMatchObject({ verified: 239, unreadable: 1 });
  const found: unknown[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const view = await run('taken', imported.id, { limit: 50, order: 'earliest', ...(after && { after }) });
    expect(view!.hands.length).toBeLessThanOrEqual(50);
    expect(view!.total).toBe(240);
    found.push(...view!.hands);
    after = view!.next;
  }
  // The hand that the file does not tell of is none of its hands, whatever was seen.
  expect(found.slice(0, -1)).toEqual(rows.slice(1).map(({ view }) => view));
  expect(found.at(-1)).toMatchObject({
    id: '999999',
    verdict: { status: 'unreadable', reasons: [{ code: 'hand-not-in-log' }] },
    evidence: [],
  });
  const differing = await run('taken', imported.id, { limit: 50, differing: true });
  expect(differing!.hands.map(({ id }) => id)).toEqual(['999999', String(second!.id)]);
  expect(await run('rows')).toEqual(rows);
  expect(await run('letGo', imported.id)).not.toContain(`${name}:${imported.id}`);
  expect(await run('taken', imported.id, { limit: 50 })).toBeNull();
});

test('a file that an earlier version took in is there still', async () => {
  await run('append', [sent(cheated)]);
  const rows = await run('rows');
  const file = await run('evidence', 'everything');
  await run('tookBefore', 'an-old-one', file);
  expect(await run('imported', 'an-old-one')).toMatchObject({
    name: 'old',
    at: 5,
    hands: 3,
    differing: 0,
    chain: { chain: 'whole' },
  });
  expect(await run('takenHand', 'an-old-one', String(rows[1]!.id))).toEqual(rows[1]!.view);
  await run('remove', 'everything');
  expect(await run('taken', 'an-old-one', { limit: 50 })).toBeNull();
});

test('evidence of a time at a casino has nothing of another, and deleting it leaves the other whole', async () => {
  const other = new Story().on('tab 9').between(null, seeds(9)).hand(seeds(9)).between(seeds(9), seeds(10));
  await run('append', [sent(played.slice(0, 9)), sent(sightings(other), 'bitzino'), sent(played.slice(9))]);
  const rows = (await run('rows')).filter(({ site }) => site === 'crypto-games');
  const span = { from: rows[0]!.at, to: rows[1]!.at };
  const both = await run('evidence', span);
  expect(new Set(both.observations.map(({ site }) => site))).toEqual(new Set(['bitzino', 'crypto-games']));
  const file = await run('evidence', { ...span, site: 'crypto-games' });
  expect(file.hands.map(({ id }) => id)).toEqual(rows.slice(0, 2).map(({ id }) => String(id)));
  expect(new Set(file.observations.map(({ site }) => site))).toEqual(new Set(['crypto-games']));
  expect(checkChain(file).chain).toBe('gaps');
  await run('remove', { from: 0, to: Number.MAX_SAFE_INTEGER, site: 'crypto-games' });
  expect(new Set((await run('entries')).map(({ site }) => site))).toEqual(new Set(['bitzino']));
  expect(await run('entries')).toHaveLength(other.observations.length);
});

test('hands that an earlier version saw otherwise are listed as such, for as long as they are', async () => {
  await run('append', [sent(played)]);
  const rows = await run('rows');
  const [first, second] = rows;
  expect(await run('ask', { limit: 9 })).toMatchObject({ differing: 0 });
  await run('rebuild');
  expect(await run('rows')).toEqual(rows);
  await run('saidBefore', first!.id, 'unreadable');
  await run('saidBefore', second!.id, 'pending');
  await run('rebuild');
  const listed = await run('ask', { limit: 9, differing: true });
  expect(listed).toMatchObject({
    differing: 1,
    hands: [{ id: String(first!.id), before: { status: 'unreadable' } }],
  });
  expect(listed.hands).toHaveLength(1);
  const now = await run('rows');
  await run('rebuild');
  expect(await run('rows')).toEqual(now);
  // A version that says the same again as the one before has nothing to tell.
  await run('saidBefore', first!.id, 'verified');
  await run('saidBefore', second!.id, 'mismatch');
  await run('rebuild');
  expect((await run('ask', { limit: 9, differing: true })).hands.map(({ id }) => id)).toEqual(
    [second!, first!].map(({ id }) => String(id)),
  );
});

test('evidence that is more than a message may hold comes in parts, and is the same', async () => {
  await run('append', messagesOf(4, 40, 1), 1000);
  const rows = await run('rows');
  const seqs = (await run('entries')).map(({ seq }) => seq);
  await run('remove', { ids: [String(rows[3]!.id)] });
  const left = await run('rows');
  const at = left.map((row) => row.at).sort((a, b) => a - b);
  const [from, to] = [at[Math.floor(at.length / 4)]!, at.at(-2)!];
  const bySite = groupBy(left, (row) => row.site);
  const [site] = [...bySite].sort(([, a], [, b]) => b.length - a.length)[0]!;
  for (const [of, wanted] of [
    ['everything', left],
    [{ site }, left.filter((row) => row.site === site)],
    [{ from, to }, left.filter((row) => row.at >= from && row.at <= to)],
  ] as const) {
    const what = JSON.stringify(of);
    expect(await run('messages', of), what).toBeGreaterThan(1);
    const file = await run('evidence', of);
    expect(
      file.hands.map(({ id }) => id),
      what,
    ).toEqual(wanted.map(({ id }) => String(id)));
    expect(checkChain(file).chain, what).toBe('gaps');
    const covered = file.gaps.reduce((sum, gap) => sum + gap.to - gap.from + 1, file.observations.length);
    expect(covered, what).toBe(seqs.length);
  }
});

describe('deleting', () => {
  test('one hand leaves the others as they were, and a gap in the chain', async () => {
    await run('append', [sent(cheated)]);
    const rows = await run('rows');
    const gone = rows[1]!;
    const { entries } = await run('remove', { ids: [String(gone.id)] });
    expect(entries).toBeGreaterThan(0);
    const left = await run('rows');
    expect(left.map(({ view }) => view.verdict)).toEqual(
      [rows[0]!, rows[2]!].map(({ view }) => view.verdict),
    );
    expect(JSON.stringify(await run('entries'))).not.toContain('"2s","3c"');
    await run('append', [sent(played.map((one) => ({ ...one, key: `later ${one.key}`, load: 'later' })))]);
    expect(checkChain(await run('evidence', 'everything'))).toEqual({
      chain: 'gaps',
      leftOut: 0,
      deleted: entries,
    });
    const now = await run('rows');
    await run('rebuild');
    expect(await run('rows')).toEqual(now);
    const counted = (await run('counts')).filter(({ id }) => id[0] === 'casino');
    expect(counted.reduce((sum, { n }) => sum + n, 0)).toBe(now.length);
  });

  test('everything leaves nothing but where the chain goes on', async () => {
    await run('append', [sent(played)]);
    const { entries } = await run('remove', 'everything');
    expect([entries, await run('rows'), await run('counts'), await run('entries')]).toEqual([
      played.length,
      [],
      [],
      [],
    ]);
    await run('append', [sent(played)]);
    expect(statuses(await run('rows'))).toEqual(['verified', 'verified', 'verified']);
    expect((await run('entries'))[0]!.seq).toBe(played.length + 1);
  });

  test('everything goes at once for everybody, and in small parts, though it was stopped and the log went on', async () => {
    await run('append', messagesOf(6, 60, 1), 1000);
    const all = (await run('entries')).length;
    const states: string[] = [];
    for (const after of [1, 4, 8, 10, 12]) {
      const { told, left } = await run('removeStopped', after);
      // All of it is there, or none for anybody.
      expect([0, all]).toContain(told);
      if (told > 0) expect(left).toBe(all);
      states.push(told > 0 ? 'before' : left === all ? 'begun' : left > 0 ? 'under way' : 'done');
    }
    expect(states[0]).toBe('before');
    expect(states).toContain('under way');
    // Before it is over, new hands are played.
    await run('logOnly', [sent(played)]);
    await run('goOn');
    const { observations, shown, marks } = await run('facts');
    expect((observations as Stored[]).map(({ seq }) => seq)).toEqual(played.map((_, i) => all + i + 1));
    expect([shown!.length, marks]).toEqual([1, []]);
    const rows = await run('rows');
    expect(statuses(rows)).toEqual(['verified', 'verified', 'verified']);
    const counts = await run('counts');
    await run('rebuild');
    expect([await run('rows'), await run('counts')]).toEqual([rows, counts]);
    expect(checkChain(await run('evidence', 'everything'))).toEqual({
      chain: 'gaps',
      leftOut: 0,
      deleted: all,
    });
  });

  test('what is old goes, but not a mismatch', async () => {
    const told = (n: number): Sighting[] => {
      const [first, second] = [seeds(100 + n), seeds(200 + n)];
      const story = new Story()
        .on('tab 1', `load ${n}`)
        .between(null, first)
        .hand(first)
        .between(first, second);
      if (n === 3) story.bet().deal(['2c', '2d', '2h', '2s', '3c']).over(['2c', '2d', '2h', '2s', '3c']);
      else story.hand(second);
      const hands = sightings(story.between(second, seeds(300 + n)));
      return hands.map((one) => ({ ...one, at: n * 1e6 }));
    };
    const many = Array.from({ length: 40 }, (_, n) => sent(told(n)));
    await run('append', many, 100);
    const before = await run('rows');
    expect(await run('keepSince', 35e6)).toBeGreaterThan(0);
    const after = await run('rows');
    expect(after.length).toBeLessThan(before.length);
    expect(statuses(after)).toContain('mismatch');
    expect(after.filter(({ at }) => at >= 35e6)).toEqual(before.filter(({ at }) => at >= 35e6));
  });
});

describe('questions', () => {
  test('are answered a page at a time', async () => {
    await run('append', messagesOf(3, 30, 2), 1000);
    const rows = await run('rows');
    const all = async (asked: object): Promise<string[]> => {
      const ids: string[] = [];
      let after: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof Kit.ask>> = await run('ask', {
          limit: 7,
          ...asked,
          ...(after === null ? {} : { after }),
        });
        ids.push(...page.hands.map(({ id }) => id));
        after = page.next;
      } while (after !== null);
      return ids;
    };
    const idsOf = (wanted: (row: HandRow) => boolean) => rows.filter(wanted).map(({ id }) => String(id));
    expect(await all({ order: 'earliest' })).toEqual(idsOf(() => true));
    expect(await all({})).toEqual(idsOf(() => true).reverse());
    const { status, site, game, at, view } = rows[Math.floor(rows.length / 2)]!;
    const seed = view.hand.commitment?.value ?? view.id;
    for (const [asked, wanted] of [
      [{ status }, (row: HandRow) => row.status === status],
      [{ site }, (row: HandRow) => row.site === site],
      [{ site, status }, (row: HandRow) => row.site === site && row.status === status],
      [{ game }, (row: HandRow) => row.game === game],
      [
        { text: seed.toUpperCase() },
        (row: HandRow) => JSON.stringify([row.view.id, row.view.hand]).includes(seed),
      ],
    ] as const) {
      expect(await all(asked), JSON.stringify(asked)).toEqual(idsOf(wanted).reverse());
      const { total } = await run('ask', { limit: 1, ...asked });
      expect(total).toBe('text' in asked ? null : idsOf(wanted).length);
    }
    const until = await all({ to: at });
    expect(until.sort()).toEqual(idsOf((row) => row.at <= at).sort());
    const { counts } = await run('ask', { limit: 1 });
    for (const [which, n] of Object.entries(counts))
      expect(n).toBe(idsOf((row) => row.status === which).length);
  });
});

/** How a version kept a store: by which key, and under which other keys it found records again. */
interface Kept {
  readonly key: string;
  readonly indexes?: readonly Index[];
}

type Index = readonly [name: string, keys: string | string[], options?: object];

const ENTRIES: readonly Index[] = [
  ['key', 'key', { unique: true }],
  ['site', ['site', 'seq']],
];
const HANDS: readonly Index[] = [
  ...['site', 'status', 'tab', 'at', 'due'].map((one): Index => [one, [one, 'id']]),
  ['siteStatus', ['site', 'status', 'id']],
  ['open', ['site', 'open', 'id']],
];
const SECOND: Readonly<Record<string, Kept>> = {
  observations: { key: 'seq', indexes: ENTRIES },
  marks: { key: 'hand' },
  gaps: { key: 'to' },
  imports: { key: 'id' },
  hands: { key: 'id', indexes: HANDS },
  counts: { key: 'id' },
  stretches: { key: 'id', indexes: [['dirty', 'dirty']] },
  ties: { key: 'id' },
  index: { key: 'id' },
};
const VERSIONS: Readonly<Record<number, Readonly<Record<string, Kept>>>> = {
  1: {
    observations: { key: 'seq', indexes: [...ENTRIES, ['hash', 'hashes', { multiEntry: true }]] },
    marks: { key: 'hand' },
  },
  2: SECOND,
  4: {
    ...SECOND,
    hands: { key: 'id', indexes: [...HANDS, ['differs', ['differs', 'id']]] },
    shown: { key: 'id' },
    told: { key: 'id' },
  },
};

/** Lets there be this test's database as a version of it was, with these records. */
const makeDatabase = (version: number, records: Readonly<Record<string, readonly unknown[]>>) =>
  page.evaluate(
    (db, number, stores, kept) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(db, number);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => {
          for (const [store, { key, indexes = [] }] of Object.entries(JSON.parse(stores) as typeof SECOND)) {
            const made = opening.result.createObjectStore(store, { keyPath: key });
            for (const [index, keys, options] of indexes) made.createIndex(index, keys, options);
          }
          for (const [store, some] of Object.entries(JSON.parse(kept) as typeof records))
            for (const one of some) opening.transaction!.objectStore(store).add(one);
        };
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
    name,
    version,
    JSON.stringify(VERSIONS[version]),
    JSON.stringify(records),
  );

const later = () => sent(played.map((one) => ({ ...one, key: `later ${one.key}`, load: 'later' })));

test('a log of the first version opens, its digests hold, and its hands are judged', async () => {
  await makeDatabase(1, firstVersion);
  await run('append', []);
  expect(checkChain(await run('evidence', 'everything'))).toEqual({ chain: 'whole' });
  const rows = await run('rows');
  expect(statuses(rows)).toEqual(['verified', 'verified', 'mismatch']);
  // The alarm was given then; that the popup had shown the hand does not mean that it was opened.
  expect(rows[2]).toMatchObject({ open: 'alarm' });
  expect(rows[2]).not.toHaveProperty('due');
  await run('append', [later()]);
  expect(checkChain(await run('evidence', 'everything'))).toEqual({ chain: 'whole' });
});

test('a log of the fourth version opens, and what is in it stays as it was written', async () => {
  await makeDatabase(4, fourthVersion);
  await run('append', []);
  const { shown: _, ...facts } = await run('facts');
  const { shown: __, ...written } = fourthVersion;
  expect(facts).toEqual(written);
  // Of four hands one was deleted, and two are mismatches, whose alarms were given; one of them was opened.
  const rows = await run('rows');
  expect(statuses(rows)).toEqual(['mismatch', 'mismatch', 'verified']);
  expect(rows.map(({ open, due }) => [open, due])).toEqual([
    [undefined, undefined],
    ['alarm', undefined],
    [undefined, undefined],
  ]);
  expect(rows.some(({ differs }) => differs)).toBe(false);
  await run('append', [later()]);
  const deleted = fourthVersion.gaps.reduce((sum, { from, to }) => sum + to - from + 1, 0);
  expect(checkChain(await run('evidence', 'everything'))).toEqual({ chain: 'gaps', leftOut: 0, deleted });
});

test('a database of the second version opens', async () => {
  await makeDatabase(2, {});
  await run('append', [sent(played)]);
  expect(statuses(await run('rows'))).toEqual(['verified', 'verified', 'verified']);
});

test('a database that another keeps from opening is given up on, and opens once it is free', async () => {
  const outcomes = await page.evaluate(async (db) => {
    const other = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open(db, 1);
      opening.onupgradeneeded = () => {
        const store = opening.result.createObjectStore('observations', { keyPath: 'seq' });
        store.createIndex('key', 'key', { unique: true });
        store.createIndex('site', ['site', 'seq']);
        opening.result.createObjectStore('marks', { keyPath: 'hand' });
      };
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => resolve(opening.result);
    });
    const told = async (version: string): Promise<string> =>
      kit.open(db, version).then(
        ({ log }) => log.count().then((entries) => `${entries} entries`),
        (error: Error) => error.message,
      );
    const blocked = await told('one');
    other.close();
    return [blocked, await told('two')];
  }, name);
  expect(outcomes).toEqual(['the browser does not open its storage', '0 entries']);
});
