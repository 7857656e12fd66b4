import { describe, expect, it } from 'vitest';
import { videoPokerOdds } from '../../../src/cli/odds-video-poker.ts';

const file = (text: string) => async () => text;
const noFile = async (): Promise<string> => {
  throw new Error('no file was named');
};

const pays = {
  'royal-flush': 800,
  'straight-flush': 50,
  'four-of-a-kind': 25,
  'full-house': 9,
  flush: 6,
  straight: 4,
  'three-of-a-kind': 3,
  'two-pair': 2,
  'jacks-or-better': 1,
};

describe('odds video-poker', () => {
  it('gives rows, total and return as JSON, combinations as text', async () => {
    const { rows, ...rest } = JSON.parse(
      await videoPokerOdds({ pays: 'jacks-or-better', json: true }, noFile),
    );
    expect(rest).toEqual({ total: '1661102543100', return: expect.closeTo(0.979695733486, 12) });
    expect(rows).toHaveLength(10);
    expect(rows[0]).toEqual({
      name: 'Royal Flush',
      pays: 500,
      combinations: '34706466',
      probability: expect.closeTo(0.0000208936, 10),
      return: expect.closeTo(0.0104468, 7),
    });
    expect(rows[9]).toMatchObject({ name: 'All Other', pays: 0, combinations: '905977999992', return: 0 });
  });

  it('prints a table for people', async () => {
    const text = await videoPokerOdds({ pays: 'bonus-poker', json: false }, noFile);
    expect(text.split('\n')).toEqual([
      'Video poker, bonus-poker: exact return to the best play',
      '',
      '                    Pays        Combinations   Probability     Return',
      '  Royal Flush        500          35,737,262      0.000022   0.010757',
      '  Straight Flush      45         172,191,438      0.000104   0.004665',
      '  Four Aces           70         325,566,459      0.000196   0.013720',
      '  Four 2s, 3s, 4s     35         875,937,305      0.000527   0.018456',
      '  Four 5s thru Ks     25       2,725,708,639      0.001641   0.041023',
      '  Full House           8      19,133,720,127      0.011519   0.092149',
      '  Flush                5      18,714,893,725      0.011267   0.056333',
      '  Straight             4      18,432,640,328      0.011097   0.044387',
      '  Three of a Kind      3     123,733,729,692      0.074489   0.223467',
      '  Two Pair             2     214,762,339,278      0.129289   0.258578',
      '  Jacks or Better      1     358,572,571,638      0.215864   0.215864',
      '  All Other            0     903,617,507,209      0.543987   0.000000',
      '  Total                    1,661,102,543,100      1.000000   0.979398',
      '',
      '  Of each bet 97.9398% comes back; the house edge is 2.0602%.',
    ]);
  });

  it('reads a pay table from a file', async () => {
    const text = JSON.stringify({ family: 'jacks-or-better', pays });
    const odds = JSON.parse(await videoPokerOdds({ pays: 'full-pay.json', json: true }, file(text)));
    // "9/6 Jacks or Better", the best known pay table of all, returns 99.5439%.
    expect(odds.return.toFixed(6)).toBe('0.995439');
  });

  it('says what there is to choose from where no such file can be read', async () => {
    await expect(videoPokerOdds({ pays: 'jacks', json: true }, noFile)).rejects.toThrow(
      '--pays must be jacks-or-better, tens-or-better, bonus-poker or a file: no file was named',
    );
  });

  it('writes thirds of a combination as such', async () => {
    const text = JSON.stringify({ family: 'jacks-or-better', pays: { ...pays, flush: 0, straight: 0 } });
    const { rows } = JSON.parse(await videoPokerOdds({ pays: 'no-flush.json', json: true }, file(text)));
    const thirds = rows.map(({ combinations }: { combinations: string }) => {
      const [, count, third] = /^(\d+)(\/3)?$/.exec(combinations)!;
      return BigInt(count!) * (third ? 1n : 3n);
    });
    expect(thirds.reduce((sum: bigint, n: bigint) => sum + n, 0n)).toBe(3n * 1_661_102_543_100n);
    expect(rows.some(({ combinations }: { combinations: string }) => combinations.endsWith('/3'))).toBe(true);
  });

  const without = Object.fromEntries(Object.entries(pays).filter(([rank]) => rank !== 'flush'));
  it.each([
    ['{pays: 4}', /^bad\.json: it must be JSON: /],
    ['[]', /^bad\.json: payTable must be an object$/],
    [
      '{"pays": {}}',
      /^bad\.json: payTable\.family must be one of jacks-or-better, tens-or-better, bonus-poker$/,
    ],
    ['{"family": "bonus-poker"}', /^bad\.json: payTable\.pays must be an object$/],
    [
      JSON.stringify({ family: 'jacks-or-better', pays: without }),
      /payTable\.pays\.flush must be a number from 0 /,
    ],
  ])('refuses %s, naming file, field and fix', async (text, message) => {
    await expect(videoPokerOdds({ pays: 'bad.json', json: true }, file(text))).rejects.toThrow(message);
  });
});
