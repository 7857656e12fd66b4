/**
 * The replica of liqd. Known of the real site: its rule and its split order, from the audit of its blackjack, and that
 * its dealer may draw though the player has lost. Assumed: all texts and markup; other rules of the table; that a
 * pair's first nonce is 0.
 * @module
 */
import { randomBytes } from 'node:crypto';
import type { FieldReader } from '../../src/core/fields.ts';
import { settlePair } from '../pair-player.ts';
import { playBlackjack } from '../plays.ts';
import type { Account, Casino } from './casino.ts';
import { hashOf, shoeOf } from './liqd/cards.ts';
import { BLACKJACK } from './liqd/cheats.ts';
import { pairBlackjack } from './pair-tables.ts';
import { SeedPairs } from './seed-pairs.ts';

export const casino: Casino = {
  id: 'liqd',
  name: 'liqd',
  hosts: ['qa.liqd.com'],
  pages: ['/blackjack'],
  folder: 'demo/casinos/liqd/page',
  games: [
    {
      id: 'blackjack',
      address: 'https://qa.liqd.com/blackjack',
      behaviours: BLACKJACK,
      play: playBlackjack,
      settle: settlePair,
    },
  ],
  open() {
    const pairs = new SeedPairs({
      newServerSeed: () => randomBytes(16).toString('hex'),
      hashOf,
      firstNonce: 0,
    });
    const blackjack = pairBlackjack(
      pairs,
      {
        dealOrder: 'player, dealer, player, dealer',
        dealerHitsSoft17: false,
        blackjackPays: 1.5,
        splitBlackjackPays: 1,
        mostHands: 2,
        mayDoubleAfterSplit: true,
        maySurrender: false,
        splitHandFirst: true,
        dealerAlwaysPlays: true,
      },
      BLACKJACK,
      (seeds, count) => shoeOf(seeds).slice(0, count),
    );
    return {
      answer(request: string, fields: FieldReader) {
        const [game, action = ''] = request.split('/');
        if (game === 'dice') return pairs.betOnDice();
        return game === 'blackjack' ? blackjack.answer(action, fields) : null;
      },
    } satisfies Account;
  },
};
