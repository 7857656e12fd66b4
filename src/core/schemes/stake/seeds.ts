/**
 * What Stake's games share: HMAC-SHA256 keyed by the server seed's text, over client seed, nonce and a count of
 * digests; four bytes make a fraction, so that each digest gives eight.
 * @module
 */
import type { FreshDeck, Rule } from '../../rules/rule.ts';
import type { RuleRecord } from '../../rules/scheme.ts';

export const STAKE_SEEDS = {
  commitment: { digest: 'sha256', message: '{serverSeed}' },
  hash: { digest: 'sha256', key: '{serverSeed}', message: '{clientSeed}:{nonce}:{counter}' },
  counter: { counts: 'digests', from: 0 },
  number: { digits: 8, as: 'fraction' },
} as const satisfies Partial<Rule>;

/** The card order of Stake and of those that follow it. */
export const RANK_MAJOR: FreshDeck = { decks: 1, major: 'rank', suits: 'dhsc', ranks: '23456789TJQKA' };

/** Rounds were read off the casino's own calculator. Whether a pair's first nonce is 0 or 1, no source says. */
export const STAKE_KNOWN = {
  basis: 'calculator',
  source: 'stake.com/provably-fair/implementation',
  vectors: 'stake-verifierform-testcases.json',
  firstNonce: null,
} as const satisfies Partial<RuleRecord>;
