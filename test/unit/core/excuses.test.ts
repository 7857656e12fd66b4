/** What may excuse a hand takes long to look for. */
import { expect, test, vi } from 'vitest';
import { audit } from '../../../src/core/audit.ts';
import type { Card } from '../../../src/core/cards.ts';
import { SCHEMES } from '../../../src/core/schemes/index.ts';
import { cardsOf, commitmentOf, seeds } from './story.ts';

const swapped = (n: number, at: number) => {
  const one = seeds(n, 'of the excuses');
  const deal = cardsOf(one).slice(0, 5);
  const other = (['As', 'Kd', '7c', '2h', '9s', 'Qc'] as Card[]).find(
    (card) => !cardsOf(one).includes(card),
  )!;
  const cards = deal.with(at, other);
  return {
    v: 1,
    scheme: 'crypto-games/video-poker',
    commitment: { value: commitmentOf(one), beforeBet: true },
    clientSeed: one.client,
    nonce: null,
    reveal: { serverSeed: one.server },
    shown: { deal: cards, final: cards },
  };
};

test('an excuse is looked for once a hand, however often that is looked at', () => {
  const excuse = vi.spyOn(SCHEMES.get('crypto-games/video-poker')!, 'excuse');
  const told = [swapped(1, 2), swapped(1, 2), swapped(1, 3), swapped(2, 2), swapped(1, 2)].map((hand) =>
    audit(hand),
  );
  expect(told.map(({ status }) => status)).toEqual(Array(5).fill('mismatch'));
  expect(excuse).toHaveBeenCalledTimes(3);
  excuse.mockRestore();
});
