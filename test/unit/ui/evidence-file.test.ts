import { expect, test } from 'vitest';
import type { EvidencePart } from '../../../src/platform/messages.ts';
import { evidenceFile } from '../../../src/ui/evidence-file.ts';
import { Story, seeds } from '../core/story.ts';

const story = new Story().between(null, seeds(1)).hand(seeds(1)).enter().between(seeds(1), seeds(2));
const entries = story.observations.map((one) => ({
  ...one,
  path: one.reading.kind === 'bet' ? '/dice' : '/poker',
}));
const alarm = {
  seq: 12,
  key: 'alarm:1',
  site: 'crypto-games',
  tab: 'tab 1',
  at: 5,
  kind: 'alarm',
  hand: '3',
};

const part = (from: number, to: number): EvidencePart =>
  ({
    v: 1,
    kind: 'cutcard-evidence',
    hands: [{ v: 1, id: String(from), site: from === 0 ? 'crypto-games' : 'stake' }],
    observations: [...entries.slice(from, to), ...(from > 0 ? [alarm] : [])],
    digests: [],
    gaps: [
      { from: 20, to: 29, why: 'left-out', digest: '' },
      { from: 30, to: 30, why: 'deleted', digest: '' },
    ],
  }) as unknown as EvidencePart;

test('a file of two parts is one file, and what is in it is counted', async () => {
  const parts = [{ ...part(0, 4), next: 'more' }, part(4, entries.length)];
  const asked: (string | undefined)[] = [];
  const { file, contents } = await evidenceFile(async (after) => {
    asked.push(after);
    return parts[asked.length - 1]!;
  });
  expect(asked).toEqual([undefined, 'more']);
  const { observations, hands } = JSON.parse(await file.text());
  expect(observations).toEqual([...entries, alarm]);
  expect(hands).toHaveLength(2);
  expect(contents).toEqual({
    hands: new Map([
      ['crypto-games', 1],
      ['stake', 1],
    ]),
    entries: new Map([
      ['panel', 4],
      ['bet', 1],
      ['table', 4],
      ['entered', 1],
      ['alarm', 1],
    ]),
    seeds: 1,
    span: [5, entries.at(-1)!.at],
    paths: ['/dice', '/poker'],
    leftOut: 20,
    deleted: 2,
  });
});

test('what an entry says of itself breaks nothing', async () => {
  const strange = [
    { seq: 1 },
    { reading: null },
    { reading: { kind: '__proto__', fields: 7 } },
    { kind: 'later' },
  ];
  const one = { ...part(0, 0), observations: strange } as unknown as EvidencePart;
  const { contents } = await evidenceFile(async () => one);
  expect([...contents.entries]).toEqual([['other', 4]]);
  expect(contents.span).toBeNull();
});
