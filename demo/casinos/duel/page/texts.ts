/**
 * The Duel replica's texts. The fairness dialog's labels are the real one's; that the real site translates them is
 * known, into what is not.
 * @module
 */
import type { FairnessTexts } from '../../../page/fairness.tsx';
import { BLACKJACK_TEXTS, VIDEO_POKER_TEXTS } from '../../../page/table-texts.ts';

export const TEXTS = {
  ...BLACKJACK_TEXTS,
  ...VIDEO_POKER_TEXTS,
  fair: 'Provably Fair',
  clientSeed: 'Active client seed',
  hash: 'Active server seed (Hashed)',
  nonce: 'Nonce',
  newClientSeed: 'New client seed',
  nextHash: 'Next server seed (Hashed)',
  rotate: 'Rotate seed',
  bets: 'Bets',
  close: 'Close',
  receipt: {
    serverSeed: 'Server seed',
    hash: 'Server seed (Hashed)',
    clientSeed: 'Client seed',
    nonce: 'Nonce',
    hidden: 'Hidden until the seed is rotated',
  },
  videoPoker: 'Video Poker',
} as const satisfies FairnessTexts & Record<string, unknown>;

export type Texts = typeof TEXTS;
