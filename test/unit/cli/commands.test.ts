import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { version } from '../../../package.json';
import { PAY_TABLES } from '../../../src/core/games/pay-tables.ts';
import { CommandLine } from '../../support/cli.ts';
import played from '../../vectors/cryptogames-played.json';

let cli: CommandLine;
beforeAll(() => {
  cli = new CommandLine();
});
afterAll(() => cli.remove());

describe('options', () => {
  it('--help and --version', async () => {
    const help = await cli.run(['--help']);
    expect(help).toMatchObject({
      status: 0,
      stderr: '',
      stdout: expect.stringMatching(/^Usage: .*audit.*explain.*odds/s),
    });
    expect(await cli.run(['audit', '-h'])).toEqual(help);
    expect(await cli.run(['--version'])).toMatchObject({ status: 0, stdout: `${version}\n` });
  });

  it.each([
    [[], 'no command: it must be one of audit'],
    [['adit'], 'there is no command adit'],
    [['odds'], 'there is no command odds'],
    [['odds', 'roulette'], 'there is no command odds roulette'],
    [['audit', '--fast'], "Unknown option '--fast'"],
    [['audit', '--json'], 'audit takes no --json'],
    [['audit', 'a', 'b'], 'audit takes one file, not 2'],
    [['audit', '/nowhere'], '/nowhere cannot be read (there is none): name a hand file'],
    [['explain', '.'], '. cannot be read (it is a folder): name a hand file'],
    [['odds', 'video-poker'], 'odds video-poker needs --pays jacks-or-better'],
    [['odds', 'video-poker', '--pays', '/nowhere'], '/nowhere cannot be read (there is none)'],
    [['odds', 'blackjack', 'extra'], 'odds blackjack takes no extra'],
    [['odds', 'blackjack', '--rules', '/nowhere'], '/nowhere cannot be read (there is none)'],
  ])('%j get one line that says what to do', async (args, message) => {
    const { status, stdout, stderr } = await cli.run(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^cutcard: [^\n]+\n$/);
    expect(stderr).toContain(message);
  });
});

describe('explain', () => {
  const { serverSeed, serverSeedHash, clientSeed, sha512 } = played.videopoker;
  const hand = {
    v: 1,
    scheme: 'crypto-games/video-poker',
    commitment: { value: serverSeedHash, beforeBet: true },
    clientSeed,
    nonce: null,
    reveal: { serverSeed },
    shown: { deal: ['Jc', '5h', '8c', 'Ac', '2c'], final: ['Jc', '3d', '5d', 'Ac', 'Jd'] },
  };

  it('prints the table that the article prints', async () => {
    const { status, stdout } = await cli.run(['explain', '-'], `\n${JSON.stringify(hand)}\n`);
    expect(status).toBe(0);
    expect(stdout).toContain(sha512);
    const rows = stdout.split('\n').map((line) => line.trim().split(/ {2,}/));
    for (const row of [
      ['3a', '58', '58', 'out of range'],
      ['95', '149', '49', 'Jc', 'deal 1'],
      ['1c', '28', '28', '3d', 'draw 1'],
      ['2e', '46', '46', 'repeat'],
      ['88', '136', '36', 'Jd', 'draw 3'],
    ]) {
      expect(rows).toContainEqual(row);
    }
  });

  it('gives the same as data', async () => {
    const { stdout } = await cli.run(['explain', '--json'], JSON.stringify(hand));
    const [, , step] = JSON.parse(stdout);
    expect(step.table.columns).toEqual(['Hash', 'Decimal', 'Number', 'Card', 'Dealt as']);
    expect(step.table.rows).toContainEqual(['95', '149', '49', 'Jc', 'deal 1']);
  });

  it('takes the first hand of a file of evidence', async () => {
    const { stdout } = await cli.run(['explain'], JSON.stringify({ v: 1, hands: [hand] }, null, 2));
    expect(stdout).toContain(sha512);
  });

  it.each([
    ['', 'there is no hand to explain'],
    ['{"v":1', 'the first hand must be JSON'],
    ['{"v":2}', 'v must be 1'],
    [JSON.stringify({ ...hand, reveal: null }), 'seed-not-revealed'],
    [JSON.stringify({ ...hand, scheme: 'nowhere/poker' }), 'scheme-unknown nowhere/poker'],
  ])('says of %j why it cannot', async (input, message) => {
    const { status, stdout, stderr } = await cli.run(['explain'], input);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^cutcard: [^\n]+\n$/);
    expect(stderr).toContain(message);
  });
});

describe('odds', () => {
  it('reads a file that begins with a mark of the byte order', async () => {
    const path = join(cli.folder, 'pays.json');
    writeFileSync(path, `\uFEFF${JSON.stringify(PAY_TABLES['jacks-or-better'])}`);
    const named = await cli.run(['odds', 'video-poker', '--pays', 'jacks-or-better', '--json']);
    expect(await cli.run(['odds', 'video-poker', '--pays', path, '--json'])).toEqual(named);
  });

  it('video-poker gives the return table as data', async () => {
    const { status, stdout } = await cli.run(['odds', 'video-poker', '--pays', 'jacks-or-better', '--json']);
    expect(status).toBe(0);
    const { rows, total, ...rest } = JSON.parse(stdout);
    expect(rows[0]).toMatchObject({ pays: 500, combinations: '34706466' });
    expect(total).toBe('1661102543100');
    expect(rest.return).toBeCloseTo(0.979695733486, 12);
  });

  it('blackjack gives the edge as data', async () => {
    const { status, stdout } = await cli.run(['odds', 'blackjack', '--json']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ edge: expect.closeTo(0.010814, 6), rules: { decks: 4 } });
  });
});
