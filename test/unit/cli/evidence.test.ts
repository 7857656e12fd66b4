/** Files of evidence as the extension saves them: what is judged is what the log in them gives. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuditedHand, handsIn } from '../../../src/background/auditor.ts';
import { fewestOf } from '../../../src/background/evidence.ts';
import { digestOf } from '../../../src/core/chain.ts';
import { groupBy } from '../../../src/core/groups.ts';
import type { Observation } from '../../../src/core/observation.ts';
import { SITES } from '../../../src/sites/index.ts';
import { evidenceFile } from '../../../src/ui/evidence-file.ts';
import { cheatingStories, honestStories, kindOf } from '../../property/stories/story.ts';
import { tell } from '../../property/stories/tell.ts';
import { CommandLine } from '../../support/cli.ts';
import { messagesOf } from '../../support/logs.ts';
import { Story, seeds } from '../core/story.ts';

let cli: CommandLine;
beforeAll(() => {
  cli = new CommandLine();
});
afterAll(() => cli.remove());

const siteOf = (id: string) => SITES.find((site) => site.id === id)!;

/** A file that tells of these hands, its digests computed anew, as anybody can who writes one. */
async function fileOf(observations: readonly Observation[], hands: readonly object[]): Promise<string> {
  const digests: string[] = [];
  for (const entry of observations) digests.push(digestOf(digests.at(-1) ?? '', entry));
  const part = { v: 1, kind: 'cutcard-evidence', hands, observations, digests, gaps: [] } as const;
  return (await evidenceFile(async () => part as never)).file.text();
}

const toldOf = ({ id, siteId, hand, verdict }: AuditedHand) => ({ ...hand, id, site: siteId, verdict });

async function verdictsOn(file: string) {
  const { lines, stderr, status } = await cli.run(['audit'], file);
  const verdicts = lines.map((line) => JSON.parse(line));
  return { verdicts, statuses: verdicts.map((one) => one.status), stderr, status };
}

/** Some logs: of seeds for a bet each, told in several tabs at once, and of pairs of seeds. */
const LOGS: readonly (readonly Observation[])[] = [
  messagesOf(5, 30, 3)
    .flatMap(({ site, tab, sightings }) => sightings.map((sighting) => ({ ...sighting, tab, site })))
    .map((observation, i) => ({ ...observation, seq: i + 1 })),
  ...fc
    .sample(fc.oneof(honestStories('pair'), cheatingStories('pair')), { seed: 3, numRuns: 12 })
    .map((story) => {
      const site = kindOf(story).scheme.split('/')[0]!;
      return tell(story).log.map(({ observation }) => ({ ...observation, site }));
    }),
];

async function judged(log: readonly Observation[]): Promise<AuditedHand[]> {
  const bySite = groupBy(log, ({ site }) => site);
  const views = await Promise.all([...bySite].map(([site, some]) => handsIn(some, siteOf(site))));
  return views.flat().sort((a, b) => Number(a.id) - Number(b.id));
}

describe('hands that the log gives have the verdict that they have in the extension', () => {
  test('in the evidence of a whole log', async () => {
    for (const log of LOGS) {
      const views = await judged(log);
      const { statuses } = await verdictsOn(await fileOf(log, views.map(toldOf)));
      expect(statuses).toEqual(views.map(({ verdict }) => verdict.status));
    }
  });

  test('in the evidence of one hand', async () => {
    const counts: Record<string, number> = {};
    const files: string[] = [];
    const expected: string[] = [];
    for (const log of LOGS.slice(0, 6))
      for (const view of (await judged(log)).slice(0, 60)) {
        const own = log.filter(({ site }) => site === view.siteId);
        const rest = await fewestOf(own, view, siteOf(view.siteId));
        files.push(JSON.stringify(JSON.parse(await fileOf(rest, [toldOf(view)]))));
        expected.push(view.verdict.status);
        counts[view.verdict.status] = (counts[view.verdict.status] ?? 0) + 1;
      }
    const { statuses } = await verdictsOn(files.join('\n'));
    expect(statuses).toEqual(expected);
    expect(counts.verified).toBeGreaterThan(20);
    expect(Object.keys(counts)).toEqual(expect.arrayContaining(['consistent', 'mismatch', 'pending']));
  });

  test('in a log so long that it is assembled in stretches', async () => {
    const story = new Story().between(null, seeds(0));
    for (let n = 0; n < 700; n++) story.hand(seeds(n)).between(seeds(n), seeds(n + 1));
    const views = await judged(story.observations);
    const { statuses } = await verdictsOn(await fileOf(story.observations, views.map(toldOf)));
    expect(statuses).toEqual(Array.from({ length: 700 }, () => 'verified'));
  });
});

describe('hands that the log does not give prove nothing and accuse nobody', () => {
  const story = new Story().between(null, seeds(0));
  for (let n = 0; n < 3; n++) story.hand(seeds(n)).between(seeds(n), seeds(n + 1));
  const log = story.observations;

  test.each([
    ['invented', (hand: object) => ({ ...hand, id: '999' })],
    ['of a site that it has nothing of', (hand: object) => ({ ...hand, site: 'stake' })],
    ['of a site that is none', (hand: object) => ({ ...hand, site: 'constructor' })],
    ['given otherwise', (hand: object) => ({ ...hand, clientSeed: 'another' })],
  ])('%s', async (_, change) => {
    const [one, two, three] = (await judged(log)).map(toldOf);
    const { verdicts, statuses, stderr, status } = await verdictsOn(
      await fileOf(log, [one!, change(two!), three!]),
    );
    expect(stderr).toBe('{"chain":"whole"}\n');
    expect(statuses).toEqual(['verified', 'unreadable', 'verified']);
    expect(verdicts[1].reasons).toContain('hand-not-in-log');
    expect(status).toBe(2);
  });

  test('unless they name no entry of it: such a hand is worth as much as in a hand file', async () => {
    const { id: _, ...hand } = (await judged(log)).map(toldOf)[0]!;
    expect((await verdictsOn(await fileOf(log, [hand]))).statuses).toEqual(['verified']);
  });

  test('though cards were exchanged that the log has as the seeds give them', async () => {
    const [one] = (await judged(log)).map(toldOf);
    const shown = { ...one!.shown, deal: ['As', 'Ks', 'Qs', 'Js', 'Ts'] };
    const { statuses } = await verdictsOn(await fileOf(log, [{ ...one!, shown }]));
    expect(statuses).toEqual(['unreadable']);
  });

  test('and a cheat that the log shows is one whatever the file says of it', async () => {
    const cheated = new Story()
      .between(null, seeds(1))
      .bet()
      .deal(['2c', '2d', '2h', '2s', '3c'])
      .over(['2c', '2d', '2h', '2s', '3c'])
      .between(seeds(1), seeds(2));
    const [one] = (await judged(cheated.observations)).map(toldOf);
    const { statuses } = await verdictsOn(await fileOf(cheated.observations, [one!]));
    expect(statuses).toEqual(['mismatch']);
  });

  test('nor do observations of any form break it off', async () => {
    const [one] = (await judged(log)).map(toldOf);
    const odd = [
      null,
      1,
      'x',
      [],
      {},
      { reading: 1 },
      { reading: { kind: 'panel' } },
      { seq: 1, reading: { kind: 'panel', fields: null } },
    ];
    const file = {
      v: 1,
      kind: 'cutcard-evidence',
      hands: [one, one],
      observations: odd,
      digests: 7,
      gaps: {},
    };
    const { statuses } = await verdictsOn(JSON.stringify(file));
    expect(statuses).toEqual(['unreadable', 'unreadable']);
  });
});

describe('a file of any form gets its verdicts', () => {
  const NONE = { toString: 1, valueOf: 1 };
  const hand = {
    v: 1,
    game: 'blackjack',
    site: NONE,
    commitment: null,
    nonce: null,
    reveal: null,
    shown: null,
  };
  const watched = { ...hand, id: '1', site: 'generic@a.example' };
  // As JSON: nothing could write it.
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;

  test.each([
    [
      'pictures of no hand',
      JSON.stringify({ kind: 'cutcard-evidence', hands: [hand], pictures: [{ hand: NONE }] }),
      1,
    ],
    [
      'rules of no site',
      JSON.stringify({ hands: [hand], rules: [{ site: NONE, written: { scheme: 'stake/hilo' } }] }),
      1,
    ],
    [
      'rules of no game',
      JSON.stringify({
        observations: [],
        hands: [watched],
        rules: [{ site: watched.site, written: { game: NONE, scheme: NONE } }],
      }),
      1,
    ],
    ['an entry nested too deep', `{"hands":[{}],"observations":[{"seq":1,"of":${deep}}],"digests":["a"]}`, 1],
    [
      'a reading nested too deep',
      `{"hands":[${JSON.stringify(watched)}],"observations":[{"seq":1,"site":"stake","tab":"1","reading":{"kind":"table","contents":${deep}}}],"digests":["a"]}`,
      1,
    ],
    [
      'a hand nested too deep',
      `{"v":1,"scheme":"stake/hilo","commitment":${deep},"nonce":${deep},"shown":{"cards":${deep}}}`,
      1,
    ],
  ])('%s', async (_, input, count) => {
    const honest = JSON.stringify({
      ...toldOf((await judged(LOGS[0]!)).find(({ verdict }) => verdict.status === 'verified')!),
    });
    const { verdicts, statuses, stderr, status } = await verdictsOn(`${input}\n${honest}\n`);
    expect(verdicts).toHaveLength(count + 1);
    expect(statuses.at(-1)).toBe('verified');
    expect(stderr).not.toContain('Error');
    expect(status).toBe(2);
  });
});
