import { describe, expect, it } from 'vitest';
import { blackjackOdds } from '../../../src/cli/odds-blackjack.ts';
import { CRYPTO_GAMES_RULES } from '../../../src/odds/blackjack.ts';

const file = (text: string) => async () => text;
const noFile = async (): Promise<string> => {
  throw new Error('no file was named');
};

describe('odds blackjack', () => {
  it('gives Crypto.Games as JSON', async () => {
    const { edge, totalDependentEdge, rules } = JSON.parse(await blackjackOdds({ json: true }, noFile));
    expect(edge.toFixed(7)).toBe('0.0108140');
    expect(totalDependentEdge.toFixed(7)).toBe('0.0108635');
    expect(rules).toEqual(CRYPTO_GAMES_RULES);
  });

  it('tells people the rules in words and both edges', async () => {
    const text = await blackjackOdds(
      { rules: 'r.json', json: false },
      file('{"surrender": "none", "tenAceAfterSplitIsBlackjack": false, "blackjackPays": "3:2"}'),
    );
    expect(text.split('\n')).toEqual([
      'Blackjack: exact house edge per initial bet, full shoe, no insurance',
      '',
      '  4 decks, shuffled before every round',
      '  the dealer hits soft 17',
      '  the dealer does not peek: doubles and splits lose in full to a blackjack',
      '  blackjack pays 1.5 for 1',
      '  double any two cards, after a split too',
      '  split to 2 hands; split aces may be hit, may be doubled',
      '  no surrender',
      '',
      '   0.54529%  played as well as the very cards allow',
      '   0.55078%  played by the best table of totals',
    ]);
  });

  it.each([
    ['{decks: 4}', /^bad\.json: it must be JSON: /],
    ['{"decks": 99}', /^bad\.json: rules\.decks must be a whole number from 1 to 12$/],
    ['[]', /^bad\.json: rules must be an object$/],
  ])('refuses %s, naming file, rule and fix', async (text, message) => {
    await expect(blackjackOdds({ rules: 'bad.json', json: true }, file(text))).rejects.toThrow(message);
  });
});
