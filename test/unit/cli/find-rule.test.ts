/** Finding a rule on the command line, with every hash there is to try, and auditing by what was found. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashHex, valuesOf } from '../../../src/core/rules/hashing.ts';
import type { Rule } from '../../../src/core/rules/rule.ts';
import { schemeOfRule } from '../../../src/core/rules/scheme.ts';
import { CommandLine } from '../../support/cli.ts';
import { honestHands } from '../../support/honest.ts';
import { RECORDED, type UnruledHand } from '../../support/rounds.ts';

let cli: CommandLine;
beforeAll(() => {
  cli = new CommandLine();
});
afterAll(() => cli.remove());

const linesOf = (hands: readonly unknown[]): string =>
  hands.map((hand) => `${JSON.stringify(hand)}\n`).join('');

/** A rule that no casino is known to have. */
const RULE: Rule = {
  game: 'video-poker',
  hash: { digest: 'sha512', key: '{clientSeed}', message: '{serverSeed}|{nonce}|{counter}' },
  counter: { counts: 'digests', from: 1 },
  number: { digits: 8, as: 'remainder', limit: 'multiple' },
  deck: { decks: 1, major: 'suit', suits: 'hcsd', ranks: 'A23456789TJQK' },
  draw: 'up',
  dealtFrom: 'last',
  commitment: { digest: 'sha512', message: '{serverSeed}-{clientSeed}' },
};

const HANDS = [1, 2, 3, 4, 5].map((nonce): UnruledHand => {
  const seeds = { reveal: { serverSeed: 'not hex' }, clientSeed: 'mine', nonce };
  const [reading] = [...schemeOfRule({ id: 'a', rule: RULE, basis: 'found' }).deals(seeds)];
  const cards = reading!.dealt as string[];
  return {
    v: 1,
    game: 'video-poker',
    commitment: { value: hashHex(RULE.commitment!, valuesOf(seeds))!, beforeBet: true },
    ...seeds,
    shown: { deal: cards.slice(0, 5), final: [cards[0], ...cards.slice(5, 9)] },
  };
});

describe('find-rule', () => {
  it.each([
    ['Stake video poker', 30],
    ['liqd blackjack', 17],
  ] as const)('finds the known scheme of %s', async (name, cards) => {
    const { scheme, hands } = RECORDED[name]!;
    const { status, lines, stderr } = await cli.run(['find-rule', '--json'], linesOf(hands.slice(0, 3)));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(JSON.parse(lines[0]!)).toMatchObject({ found: { scheme }, fits: 3, cards, others: 0 });
  });

  it.each(['bitzino/blackjack', 'bitzino/video-poker'])(
    'finds %s, whose decks are revealed',
    async (scheme) => {
      const hands = fc.sample(honestHands(scheme), { seed: 7, numRuns: 6 });
      const unruled = hands.map(({ scheme, ...hand }) => ({ ...hand, game: scheme.split('/')[1] }));
      const { status, lines, stderr } = await cli.run(['find-rule', '--json'], linesOf(unruled));
      expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
      expect(JSON.parse(lines[0]!)).toMatchObject({ found: { scheme }, misfits: 0 });
    },
  );

  it('finds a rule that no casino has, and audits by it', async () => {
    const found = await cli.run(['find-rule', '-', '--json'], linesOf(HANDS.slice(0, 3)));
    expect(found.status).toBe(0);
    const finding = JSON.parse(found.lines[0]!);
    expect(finding).toMatchObject({ fits: 3, cards: 27, others: 0, found: { v: 1, game: 'video-poker' } });
    expect(finding.accident).toBeLessThan(1e-20);

    const rule = join(cli.folder, 'rule.json');
    writeFileSync(rule, JSON.stringify(finding.found));
    const cheat = { ...HANDS[4]!, shown: HANDS[3]!.shown };
    const audited = await cli.run(['audit', '--rule', rule], linesOf([HANDS[0], HANDS[3], cheat]));
    expect(audited.lines.map((line) => JSON.parse(line).status)).toEqual([
      'consistent',
      'verified',
      'mismatch',
    ]);
    expect(JSON.parse(audited.lines[0]!).reasons).toEqual(['rule-inferred']);
    expect(audited.lines.map((line) => JSON.parse(line).rule)).toEqual(Array(3).fill(finding.found.id));
    expect(audited.status).toBe(1);
    // More than a megabyte is audited by workers, who must know the rule as well.
    const many = await cli.run(
      ['audit', '--rule', rule],
      linesOf(Array.from({ length: 4000 }, () => HANDS[3])),
    );
    expect([many.status, new Set(many.lines).size, many.lines.length]).toEqual([0, 1, 4000]);

    const explained = await cli.run(['explain', '--rule', rule], linesOf([HANDS[3]]));
    expect(explained.status).toBe(0);
    expect(explained.stdout).toContain(
      'HMAC-SHA-512 of {serverSeed}|{nonce}|{counter}, the key {clientSeed}',
    );
  });

  it('audits and explains hands by the rule in their own file', async () => {
    const { found } = JSON.parse(
      (await cli.run(['find-rule', '--json'], linesOf(HANDS.slice(0, 3)))).lines[0]!,
    );
    const site = 'generic@a.example';
    const file = { hands: [{ ...HANDS[3]!, site }], rules: [{ site, written: found }] };
    const audited = await cli.run(['audit'], JSON.stringify(file));
    expect(JSON.parse(audited.lines[0]!)).toMatchObject({ status: 'verified', rule: found.id });
    const explained = await cli.run(['explain'], JSON.stringify(file));
    expect([explained.status, explained.stderr]).toEqual([0, '']);
    expect(explained.stdout).toContain('HMAC-SHA-512 of {serverSeed}|{nonce}|{counter}');
    const bare = await cli.run(['audit'], linesOf([HANDS[3]]));
    expect(JSON.parse(bare.lines[0]!)).toMatchObject({
      status: 'unreadable',
      message: 'line 1: scheme must be there, or a rule given for its game',
    });
    const unruled = await cli.run(['explain'], linesOf([HANDS[3]]));
    expect([unruled.status, unruled.stderr]).toEqual([
      2,
      'cutcard: the first hand cannot be explained: scheme must be there, or a rule given for its game\n',
    ]);
  });

  it('says in words what it found, or that it found nothing', async () => {
    const found = await cli.run(['find-rule'], linesOf(HANDS.slice(0, 3)));
    expect(found.stdout).toMatch(/^Found: a rule that no known casino has\..*It fits 3 hands with 27 cards/s);
    const swapped = HANDS.slice(0, 3).map((hand, i) => ({ ...hand, shown: HANDS[i + 1]!.shown }));
    const nothing = await cli.run(['find-rule'], linesOf(swapped));
    expect(nothing).toMatchObject({
      status: 3,
      stdout: expect.stringMatching(
        /^The cards do not follow from these seeds by any of [\d,]+ rules tried\.\n$/,
      ),
    });
    const two = await cli.run(['find-rule'], linesOf(HANDS.slice(0, 2)));
    expect(two).toMatchObject({ status: 3, stdout: expect.stringContaining('too little to call it found') });
  });

  it.each([
    ['', 'there is no hand'],
    ['{', 'line 1 must be JSON'],
    [linesOf([HANDS[0], { ...HANDS[1], game: 'roulette' }]), 'line 2: game must be one of'],
    [linesOf([{ ...HANDS[0], reveal: null }]), 'there is no hand'],
    [linesOf([HANDS[0], RECORDED['Stake hilo']!.hands[0]]), 'video-poker and hilo'],
  ])('cannot use %j', async (input, message) => {
    const { status, stdout, stderr } = await cli.run(['find-rule', '--json'], input);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^cutcard: [^\n]+\n$/);
    expect(stderr).toContain(message);
  });

  it('names the field of a rule that is none', async () => {
    const rule = join(cli.folder, 'bad.json');
    writeFileSync(rule, JSON.stringify({ v: 1, game: 'hilo', hash: { digest: 'md5' }, commitment: null }));
    const { status, stderr } = await cli.run(['audit', '--rule', rule], linesOf(HANDS));
    expect(status).toBe(2);
    expect(stderr).toContain('is no rule: rule.hash.digest must be one of sha256, sha512');
  });
});
