/**
 * The rules of a blackjack table as data, and how to read them from JSON.
 * @module
 */
import { FieldReader } from '../core/fields.ts';

export const DOUBLES = ['any-two', '9-11', '10-11', 'none'] as const;
export const SURRENDERS = ['none', 'late', 'early'] as const;
export const SURRENDERS_AGAINST = ['any', 'not-ace'] as const;

export interface BlackjackRules {
  /** Decks in the shoe, shuffled before every round; 1 to 12. */
  readonly decks: number;
  readonly dealerHitsSoft17: boolean;
  /**
   * Whether the dealer looks for blackjack before the player acts. Where not, doubles and splits lose in full to
   * it; a table without a hole card that takes only the original bet counts as one that peeks.
   */
  readonly dealerPeeks: boolean;
  /** What a player's blackjack wins, in bets: 1.2 is 6:5, 1.5 is 3:2. */
  readonly blackjackPays: number;
  /** Which first two cards may be doubled: any, or hard totals of 9 to 11 or 10 to 11 only. */
  readonly double: (typeof DOUBLES)[number];
  readonly doubleAfterSplit: boolean;
  /** How often a round may be split, 0 to 3: with 3, up to four hands. */
  readonly splits: number;
  /** Whether aces too may be split more than once. */
  readonly resplitAces: boolean;
  /** Whether split aces may be hit; otherwise each gets one card. */
  readonly hitSplitAces: boolean;
  readonly doubleSplitAces: boolean;
  /** Half the bet back on the first two cards: `early` saves it even from a dealer's blackjack, `late` does not. */
  readonly surrender: (typeof SURRENDERS)[number];
  readonly surrenderAgainst: (typeof SURRENDERS_AGAINST)[number];
  /** Whether an ace and a ten-card after a split count as blackjack, and not as 21. */
  readonly tenAceAfterSplitIsBlackjack: boolean;
}

/** Crypto.Games, as the Wizard of Odds lists its rules. */
export const CRYPTO_GAMES_RULES: BlackjackRules = {
  decks: 4,
  dealerHitsSoft17: true,
  dealerPeeks: false,
  blackjackPays: 1.2,
  double: 'any-two',
  doubleAfterSplit: true,
  splits: 1,
  resplitAces: false,
  hitSplitAces: true,
  doubleSplitAces: true,
  surrender: 'early',
  surrenderAgainst: 'any',
  tenAceAfterSplitIsBlackjack: true,
};

/**
 * Reads rules from JSON. A rule left out is as at Crypto.Games, so that a file need only say what differs;
 * `blackjackPays` may also be written as odds, such as `"6:5"`.
 * @throws HandError naming the field and what it must be, also for a field that is no rule
 */
export function parseRules(json: unknown): BlackjackRules {
  const fields = new FieldReader(json, 'rules');
  const known = Object.keys(CRYPTO_GAMES_RULES);
  for (const key of Object.keys(json as object)) {
    if (!known.includes(key)) fields.fail(key, `left out: the rules are ${known.join(', ')}`);
  }
  const given = {
    decks: () => fields.integer('decks', 1, 12),
    dealerHitsSoft17: () => fields.boolean('dealerHitsSoft17'),
    dealerPeeks: () => fields.boolean('dealerPeeks'),
    blackjackPays: () => blackjackPays(fields),
    double: () => fields.choice('double', DOUBLES),
    doubleAfterSplit: () => fields.boolean('doubleAfterSplit'),
    splits: () => fields.integer('splits', 0, 3),
    resplitAces: () => fields.boolean('resplitAces'),
    hitSplitAces: () => fields.boolean('hitSplitAces'),
    doubleSplitAces: () => fields.boolean('doubleSplitAces'),
    surrender: () => fields.choice('surrender', SURRENDERS),
    surrenderAgainst: () => fields.choice('surrenderAgainst', SURRENDERS_AGAINST),
    tenAceAfterSplitIsBlackjack: () => fields.boolean('tenAceAfterSplitIsBlackjack'),
  } satisfies { [Rule in keyof BlackjackRules]: () => BlackjackRules[Rule] };
  const read = Object.entries(given)
    .filter(([key]) => fields.has(key))
    .map(([key, value]) => [key, value()]);
  return { ...CRYPTO_GAMES_RULES, ...(Object.fromEntries(read) as Partial<BlackjackRules>) };
}

function blackjackPays(fields: FieldReader): number {
  const value = fields.raw('blackjackPays');
  const odds = typeof value === 'string' ? /^([1-9]\d?):([1-9]\d?)$/.exec(value) : null;
  if (odds) return Number(odds[1]) / Number(odds[2]);
  if (typeof value === 'number' && Number.isFinite(value) && value >= 0) return value;
  return fields.fail('blackjackPays', 'a number not below 0, such as 1.2, or odds, such as "6:5"');
}
