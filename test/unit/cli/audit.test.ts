import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digestOf } from '../../../src/core/chain.ts';
import { sha256Hex } from '../../../src/core/hash.ts';
import { CommandLine } from '../../support/cli.ts';
import played from '../../vectors/cryptogames-played.json';

let cli: CommandLine;
beforeAll(() => {
  cli = new CommandLine();
});
afterAll(() => cli.remove());

const { serverSeed, serverSeedHash, clientSeed } = played.blackjack;
const HONEST = {
  v: 1,
  scheme: 'crypto-games/blackjack',
  commitment: { value: serverSeedHash, beforeBet: true },
  clientSeed,
  nonce: null,
  reveal: { serverSeed },
  shown: { player: [['5c', '6d', '3s']], dealer: ['3c', '5c', 'Kd'] },
};
const LATE = { ...HONEST, commitment: { value: serverSeedHash, beforeBet: false } };
const TAMPERED = { ...HONEST, shown: { player: [['5c', '6d', '3s']], dealer: ['3c', '5c', 'Qd'] } };
const PENDING = { ...HONEST, reveal: null };

const file = (...hands: unknown[]): string => hands.map((hand) => `${JSON.stringify(hand)}\n`).join('');
const verdictsOf = (lines: readonly string[]) => lines.map((line) => JSON.parse(line));
const statusesOf = (lines: readonly string[]) => verdictsOf(lines).map(({ status }) => status);

describe('verdicts', () => {
  it('come one a line, in order, with nothing else', async () => {
    const { lines, stderr } = await cli.run(['audit', '-'], file(HONEST, TAMPERED, PENDING, LATE));
    expect(verdictsOf(lines)).toEqual([
      {
        status: 'verified',
        reasons: [],
        checks: { commitment: 'pass', deal: 'pass', payout: 'unknown', continuity: 'unknown' },
        expected: HONEST.shown,
      },
      {
        status: 'mismatch',
        reasons: ['deal-differs'],
        checks: { commitment: 'pass', deal: 'fail', payout: 'unknown', continuity: 'unknown' },
        expected: HONEST.shown,
      },
      {
        status: 'pending',
        reasons: ['seed-not-revealed'],
        checks: { commitment: 'unknown', deal: 'unknown', payout: 'unknown', continuity: 'unknown' },
        expected: null,
      },
      {
        status: 'consistent',
        reasons: ['commitment-not-before-bet'],
        checks: { commitment: 'pass', deal: 'pass', payout: 'unknown', continuity: 'unknown' },
        expected: HONEST.shown,
      },
    ]);
    expect(stderr).toBe('');
  });

  it('are the same from a file, from standard input, and without a name', async () => {
    const path = join(cli.folder, 'hands.jsonl');
    writeFileSync(path, file(HONEST, TAMPERED));
    const runs = [
      await cli.run(['audit', path]),
      await cli.run(['audit', '-'], file(HONEST, TAMPERED)),
      await cli.run(['audit'], file(HONEST, TAMPERED)),
    ];
    expect(new Set(runs.map(({ stdout }) => stdout)).size).toBe(1);
    expect(statusesOf(runs[0]!.lines)).toEqual(['verified', 'mismatch']);
  });

  it.each([
    ['verified and consistent hands alone', [HONEST, LATE], 0],
    ['a mismatch among others', [HONEST, PENDING, TAMPERED], 1],
    ['a hand that is not decided', [HONEST, PENDING], 2],
    ['a hand of an unknown scheme', [HONEST, { ...HONEST, scheme: 'nowhere/poker' }], 2],
    ['a line that is no hand', [HONEST, 'no hand'], 2],
  ])('of %s decide the exit status', async (_, hands, status) => {
    expect((await cli.run(['audit'], file(...hands))).status).toBe(status);
  });

  it('of no hands at all prove nothing', async () => {
    for (const input of ['', '\n \n']) {
      const { status, stdout, stderr } = await cli.run(['audit'], input);
      expect({ status, stdout, stderr }).toEqual({
        status: 2,
        stdout: '',
        stderr: 'cutcard: there are no hands to audit\n',
      });
    }
  });
});

describe('lines', () => {
  it('that are no hand are named, and the rest goes on', async () => {
    const noCard = { ...HONEST, shown: { player: [['5c', '6d', '3x']], dealer: ['3c', '5c', 'Kd'] } };
    const input = `${file(HONEST)}{"v":1,\n${file(noCard)}[]\n${file(TAMPERED)}`;
    const { status, lines } = await cli.run(['audit'], input);
    expect(statusesOf(lines)).toEqual(['verified', 'unreadable', 'unreadable', 'unreadable', 'mismatch']);
    expect(verdictsOf(lines).slice(1, 4)).toMatchObject([
      {
        reasons: ['field-malformed'],
        checks: { commitment: 'unknown', deal: 'unknown', payout: 'unknown' },
        expected: null,
        line: 2,
        field: '',
        message: expect.stringMatching(/^line 2: a hand must be JSON on one line/),
      },
      {
        reasons: ['field-malformed'],
        expected: null,
        line: 3,
        field: 'shown.player[0][2]',
        message: 'line 3: shown.player[0][2] must be a card such as Jc, 10s or A♥',
      },
      { line: 4, field: '', message: 'line 4: the hand must be an object' },
    ]);
    expect(status).toBe(1);
  });

  it('may be blank, end in carriage returns, or lack their last end', async () => {
    const input = `\uFEFF\n\r\n${JSON.stringify(HONEST)}\r\n   \n\t${JSON.stringify(TAMPERED)}`;
    expect(statusesOf((await cli.run(['audit'], input)).lines)).toEqual(['verified', 'mismatch']);
  });

  it('may spell cards and commitments in other ways', async () => {
    const spelled = {
      ...HONEST,
      commitment: { value: `  ${serverSeedHash.toUpperCase()} `, beforeBet: true },
      shown: { player: [['5♣', '6D', '3♠']], dealer: ['3C', '5♣️', 'kd'] },
    };
    const [verdict] = verdictsOf((await cli.run(['audit'], file(spelled))).lines);
    expect(verdict).toMatchObject({ status: 'verified', expected: HONEST.shown });
  });

  it('are numbered and kept in order over any number of chunks', async () => {
    // Two megabytes, so that workers have their share; every seventh line is broken, every eleventh blank.
    const count = 6000;
    const input = Array.from({ length: count }, (_, i) => {
      if (i % 11 === 0) return '\n';
      return i % 7 === 0 ? '{"v":\n' : file(i % 2 ? HONEST : LATE);
    }).join('');
    const path = join(cli.folder, 'many.jsonl');
    writeFileSync(path, input);
    const { lines, status, stdout } = await cli.run(['audit'], input);
    const expected = Array.from({ length: count }, (_, i) => {
      if (i % 11 === 0) return [];
      return i % 7 === 0 ? [`unreadable ${i + 1}`] : [i % 2 ? 'verified' : 'consistent'];
    });
    const got = verdictsOf(lines).map((verdict) => [verdict.status, verdict.line].filter(Boolean).join(' '));
    expect(got).toEqual(expected.flat());
    expect(status).toBe(2);
    expect((await cli.run(['audit', path])).stdout).toBe(stdout);
  });
});

describe('files of evidence', () => {
  const evidence = {
    v: 1,
    kind: 'cutcard-evidence',
    hands: [HONEST, { ...HONEST, v: 2 }, TAMPERED],
    observations: [],
  };

  it.each([
    ['on one line', JSON.stringify(evidence)],
    ['printed over many lines', JSON.stringify(evidence, null, 2)],
  ])('%s are read as they are', async (_, input) => {
    const { status, lines } = await cli.run(['audit'], input);
    expect(statusesOf(lines)).toEqual(['verified', 'unreadable', 'mismatch']);
    expect(verdictsOf(lines)[1]).toMatchObject({
      line: 1,
      field: 'hands[1].v',
      message: 'line 1: hands[1].v must be 1',
    });
    expect(status).toBe(1);
  });

  describe('say first whether their chain holds', () => {
    const PICTURE = {
      hand: '3',
      at: 1_600_000_000_000,
      type: 'image/png',
      sha256: sha256Hex('a picture'),
      data: btoa('a picture'),
    };
    const entries = [1, 2, 3, 4].map((seq) => ({ seq, reading: { cards: ['Jc'], of: `entry ${seq}` } }));
    const digests: string[] = [];
    for (const entry of entries) digests.push(digestOf(digests.at(-1) ?? '', entry));
    const whole = { ...evidence, hands: [HONEST], observations: entries, digests, gaps: [] };
    const withoutSecond = {
      observations: entries.filter(({ seq }) => seq !== 2),
      digests: digests.filter((_, i) => i !== 1),
    };
    const gap = { from: 2, to: 2, why: 'left-out', digest: digests[1] };

    it.each([
      [whole, { chain: 'whole' }],
      [
        { ...whole, ...withoutSecond, gaps: [gap] },
        { chain: 'gaps', leftOut: 1, deleted: 0 },
      ],
      [
        { ...whole, ...withoutSecond },
        { chain: 'broken', at: 2 },
      ],
      [
        { ...whole, observations: entries.with(2, { ...entries[2]!, reading: { cards: ['Qc'], of: '' } }) },
        { chain: 'broken', at: 3 },
      ],
      [
        { ...whole, observations: [], digests: [] },
        { chain: 'broken', at: 1 },
      ],
      [
        { ...whole, pictures: [PICTURE, { ...PICTURE, data: btoa('another') }] },
        {
          chain: 'whole',
          pictures: [
            { hand: '3', sha256: PICTURE.sha256, digest: 'holds' },
            { hand: '3', sha256: PICTURE.sha256, digest: 'broken' },
          ],
        },
      ],
    ])('%#', async (file, chain) => {
      for (const input of [JSON.stringify(file), JSON.stringify(file, null, 2)]) {
        const { status, lines, stderr } = await cli.run(['audit'], input);
        expect(stderr).toBe(`${JSON.stringify(chain)}\n`);
        expect([status, statusesOf(lines)]).toEqual([0, ['verified']]);
      }
    });

    it('unless they are a list of hands alone, which is read like a hand file', async () => {
      const { stderr, lines } = await cli.run(['audit'], JSON.stringify({ hands: [HONEST] }));
      expect([stderr, statusesOf(lines)]).toEqual(['', ['verified']]);
    });
  });

  it('that only begin like one are read line by line', async () => {
    const { lines } = await cli.run(['audit'], `{\n${file(HONEST)}`);
    expect(statusesOf(lines)).toEqual(['unreadable', 'verified']);
  });

  it.each([
    ['a line that breaks off within a list', '{"v":1,"shown":{"deal":["Jc",'],
    ['a line that breaks off within a text', '{"v":1,"clientSeed":"abc'],
    ['a hand over many lines', JSON.stringify(HONEST, null, 2)],
  ])('%s, and more behind it', async (_, start) => {
    const { lines } = await cli.run(['audit'], `${start}\n${file(HONEST, TAMPERED)}`);
    expect(statusesOf(lines).slice(-2)).toEqual(['verified', 'mismatch']);
    expect(lines.length).toBe(start.split('\n').length + 2);
  });

  it('a hand over many lines, and nothing else, is read', async () => {
    for (const blank of ['', '\n', ' \n\n'])
      expect(
        statusesOf(
          (await cli.run(['audit'], `\uFEFF${blank}${JSON.stringify(HONEST, null, 2)}${blank}`)).lines,
        ),
      ).toEqual(['verified']);
  });
});

describe('streaming', () => {
  it('answers each line before the next one comes', async () => {
    const child = spawn(process.execPath, [cli.program, 'audit']);
    const answers = child.stdout[Symbol.asyncIterator]();
    for (const hand of [HONEST, TAMPERED]) {
      child.stdin.write(file(hand));
      const { value } = await answers.next();
      expect(JSON.parse(String(value)).status).toBe(hand === HONEST ? 'verified' : 'mismatch');
    }
    child.stdin.end();
    const status = await new Promise((resolve) => child.on('close', resolve));
    expect(status).toBe(1);
  });

  it.each(['{\n', '{"v":1,\n', '{\n"v":1,\n"other":[\n'])('goes on behind a first line %j', async (start) => {
    const child = spawn(process.execPath, [cli.program, 'audit']);
    const answers = child.stdout[Symbol.asyncIterator]();
    // What may be one object is waited for, though not for ever.
    child.stdin.write(start);
    if (start.endsWith('[\n')) child.stdin.write(`${file(HONEST).trim()},\n`.repeat(4000));
    else child.stdin.write(file(HONEST));
    const { value } = await answers.next();
    expect(JSON.parse(String(value).split('\n')[0]!)).toMatchObject({ status: 'unreadable', line: 1 });
    child.kill();
  });

  it('ends quietly when nobody reads on', async () => {
    const child = spawn(process.execPath, [cli.program, 'audit']);
    let stderr = '';
    child.stderr.on('data', (data) => {
      stderr += data;
    });
    child.stdin.on('error', () => undefined);
    child.stdout.once('data', () => child.stdout.destroy());
    child.stdin.end(file(HONEST).repeat(20_000));
    const status = await new Promise((resolve) => child.on('close', resolve));
    expect({ status, stderr }).toEqual({ status: 2, stderr: '' });
  });
});

describe('a signed seed', () => {
  it('is checked too', async () => {
    const reveal = { serverSeed: 'abcd', issue: '1', salt: '2', publicKey: 'AAAA' };
    const hand = {
      v: 1,
      scheme: 'bc-game/blackjack',
      commitment: { value: sha256Hex('abcd'), beforeBet: true },
      reveal,
      shown: { player: [['5c', '6d', '3s']], dealer: ['3c', '5c', 'Kd'] },
    };
    const [verdict, next] = verdictsOf((await cli.run(['audit'], file(hand, HONEST))).lines);
    expect(verdict.reasons).toContain('signature-encoding-unknown');
    expect(next.status).toBe('verified');
  });
});
