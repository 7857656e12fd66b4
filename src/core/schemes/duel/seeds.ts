/**
 * What Duel's games share: an HMAC-SHA256 of its own for each draw, keyed by the bytes of the server seed. Its first
 * four bytes below a limit are the draw, so that all places are as likely; where none of the eight is, it gives up.
 * @module
 */
import type { Rule } from '../../rules/rule.ts';

export const DUEL_SEEDS = {
  commitment: { digest: 'sha256', message: '{serverSeed}', messageAs: 'bytes' },
  hash: {
    digest: 'sha256',
    key: '{serverSeed}',
    keyAs: 'bytes',
    message: '{clientSeed}:{nonce}:{counter}',
  },
  counter: { counts: 'draws', from: 0 },
  deck: { decks: 1, major: 'rank', suits: 'dhsc', ranks: '23456789TJQKA' },
} as const satisfies Partial<Rule>;
