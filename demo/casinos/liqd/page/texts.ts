/**
 * The liqd replica's texts, all of them assumed: known are only the names that its interface gives the values.
 * @module
 */
import type { FairnessTexts } from '../../../page/fairness.tsx';
import { BLACKJACK_TEXTS } from '../../../page/table-texts.ts';

export const TEXTS = {
  ...BLACKJACK_TEXTS,
  fair: 'Fairness',
  clientSeed: 'Active client seed',
  hash: 'Active server seed hash',
  count: 'Bets made with this pair',
  newClientSeed: 'New client seed',
  nextHash: 'Next server seed hash',
  rotate: 'Rotate & reveal server seed',
  bets: 'Bets',
  close: 'Close',
  receipt: {
    serverSeed: 'Server seed',
    hash: 'Server seed hash',
    clientSeed: 'Client seed',
    nonce: 'Nonce',
    hidden: '••••••••',
  },
} as const satisfies FairnessTexts & Record<string, unknown>;

export type Texts = typeof TEXTS;
