/**
 * `odds blackjack`: the exact house edge of a set of rules.
 * @module
 */
import { type BlackjackRules, CRYPTO_GAMES_RULES, houseEdge, parseRules } from '../odds/blackjack.ts';

/**
 * @param args.rules path of a JSON file of rules; Crypto.Games' rules if left out
 * @param args.json whether to answer with JSON: `{edge, totalDependentEdge, rules}`, edges as fractions of the bet
 * @throws Error naming the file, the rule and the fix
 */
export async function blackjackOdds(
  args: { readonly rules?: string; readonly json: boolean },
  readFile: (path: string) => Promise<string>,
): Promise<string> {
  const rules = args.rules === undefined ? CRYPTO_GAMES_RULES : await readRules(args.rules, readFile);
  const edge = houseEdge(rules, { strategy: 'composition-dependent' });
  const totalDependentEdge = houseEdge(rules, { strategy: 'total-dependent' });
  if (args.json) return JSON.stringify({ edge, totalDependentEdge, rules });
  return [
    'Blackjack: exact house edge per initial bet, full shoe, no insurance',
    '',
    ...describe(rules).map((rule) => `  ${rule}`),
    '',
    `  ${percent(edge)}  played as well as the very cards allow`,
    `  ${percent(totalDependentEdge)}  played by the best table of totals`,
  ].join('\n');
}

async function readRules(path: string, readFile: (path: string) => Promise<string>): Promise<BlackjackRules> {
  const text = await readFile(path);
  try {
    return parseRules(JSON.parse(text));
  } catch (error) {
    const why = error instanceof SyntaxError ? `it must be JSON: ${error.message}` : (error as Error).message;
    throw new Error(`${path}: ${why}`, { cause: error });
  }
}

const percent = (edge: number): string => `${(100 * edge).toFixed(5)}%`.padStart(9);

/** The rules in words, a line each. */
function describe(rules: BlackjackRules): string[] {
  return [
    `${rules.decks} ${rules.decks === 1 ? 'deck' : 'decks'}, shuffled before every round`,
    `the dealer ${rules.dealerHitsSoft17 ? 'hits' : 'stands on'} soft 17`,
    rules.dealerPeeks
      ? 'the dealer peeks for blackjack'
      : 'the dealer does not peek: doubles and splits lose in full to a blackjack',
    `blackjack pays ${rules.blackjackPays} for 1`,
    `${doubling(rules)}${rules.double !== 'none' && rules.doubleAfterSplit ? ', after a split too' : ''}`,
    splitting(rules),
    surrender(rules),
    ...(rules.tenAceAfterSplitIsBlackjack && rules.splits > 0
      ? ['ten and ace after a split count as blackjack']
      : []),
  ];
}

function doubling({ double }: BlackjackRules): string {
  if (double === 'none') return 'no doubling';
  return double === 'any-two' ? 'double any two cards' : `double hard ${double.replace('-', ' to ')}`;
}

function splitting({ splits, resplitAces, hitSplitAces, doubleSplitAces }: BlackjackRules): string {
  if (splits === 0) return 'no splitting';
  const aces = [
    hitSplitAces ? 'may be hit' : 'get one card',
    ...(doubleSplitAces ? ['may be doubled'] : []),
    ...(splits > 1 ? [resplitAces ? 'may be split again' : 'are split once'] : []),
  ];
  return `split to ${splits + 1} hands; split aces ${aces.join(', ')}`;
}

function surrender({ surrender, surrenderAgainst }: BlackjackRules): string {
  if (surrender === 'none') return 'no surrender';
  return `${surrender} surrender against ${surrenderAgainst === 'any' ? 'any card' : 'all but an ace'}`;
}
