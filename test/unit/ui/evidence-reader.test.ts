import { expect, test } from 'vitest';
import { type Chain, checkChain, digestOf } from '../../../src/core/chain.ts';
import type { ImportPart } from '../../../src/platform/messages.ts';
import { EvidenceReader } from '../../../src/ui/evidence-reader.ts';

const gap = { from: 701, to: 720, why: 'left-out', digest: 'f'.repeat(64) } as const;

function evidence(entries: number) {
  const observations: { seq: number; at: number }[] = [];
  const digests: string[] = [];
  let previous = '';
  for (let seq = 1; seq <= entries; seq++) {
    if (seq === gap.from) {
      seq = gap.to;
      previous = gap.digest;
      continue;
    }
    const entry = { seq, at: seq * 10 };
    previous = digestOf(previous, entry);
    observations.push(entry);
    digests.push(previous);
  }
  const hands = Array.from({ length: 700 }, (_, i) => ({ v: 1, id: String(i + 1), site: 'stake' }));
  return { v: 1, kind: 'cutcard-evidence', hands, observations, digests, gaps: [gap], rules: [{ id: 'a' }] };
}

async function read(file: object): Promise<{ parts: ImportPart[]; chain: Chain; rules: readonly unknown[] }> {
  const reader = await EvidenceReader.open(new Blob([JSON.stringify(file)]));
  const parts: ImportPart[] = [];
  for await (const part of reader.parts()) parts.push(part);
  return { parts, chain: reader.chain, rules: reader.rules };
}

test('a long file is read in parts, and its chain is followed on the way', async () => {
  const file = evidence(1200);
  const { parts, chain, rules } = await read(file);
  expect(parts.map(({ hands, observations }) => [hands?.length ?? 0, observations?.length ?? 0])).toEqual([
    [500, 0],
    [200, 0],
    [0, 500],
    [0, 500],
    [0, 180],
  ]);
  expect(parts.flatMap(({ hands = [] }) => hands)).toEqual(file.hands);
  expect(parts.flatMap(({ observations = [] }) => observations)).toEqual(file.observations);
  expect(rules).toEqual(file.rules);
  expect(chain).toEqual({ chain: 'gaps', leftOut: 20, deleted: 0 });
});

const whole = evidence(800);
test.each<[string, object]>([
  ['an entry was changed', { observations: whole.observations.with(600, { seq: 601, at: 1 }) }],
  ['an entry was taken out', { observations: whole.observations.toSpliced(600, 1) }],
  ['the last entry was taken out', { observations: whole.observations.slice(0, -1) }],
  ['a digest was taken out', { digests: whole.digests.slice(0, -1) }],
  ['a digest was changed', { digests: whole.digests.with(3, 'f'.repeat(64)) }],
  ['entries change places', { observations: whole.observations.toReversed() }],
  ['a gap is gone', { gaps: [] }],
  ['a gap is longer', { gaps: [{ ...gap, to: 721 }] }],
  ['a gap is none', { gaps: [null] }],
  ['a gap is said that is not there', { gaps: [gap, { ...gap, from: 900, to: 901 }] }],
])('the chain is broken at the same place in parts and at once where %s', async (_, change) => {
  const file = { ...whole, ...change };
  const { chain } = await read(file);
  expect(chain.chain).toBe('broken');
  expect(chain).toEqual(checkChain(file));
});

test.each([{}, { kind: 'profiles' }, { observations: [{ kind: 'cutcard-evidence' }] }])(
  'what is no evidence is refused',
  async (file) => {
    await expect(EvidenceReader.open(new Blob([JSON.stringify(file)]))).rejects.toThrow('no evidence');
  },
);
