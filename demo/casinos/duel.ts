/**
 * The replica of Duel. Known of the real site: its host, its rules from the audits of its games, the labels of its
 * fairness dialog. Assumed: all markup; that a pair's first nonce is 0; split order and rules at blackjack; pays.
 * @module
 */
import { randomBytes } from 'node:crypto';
import type { FieldReader } from '../../src/core/fields.ts';
import { BITZINO_JACKS_OR_BETTER } from '../../src/core/games/pay-tables.ts';
import { settlePair } from '../pair-player.ts';
import { playBlackjack, playVideoPoker } from '../plays.ts';
import type { Account, Casino } from './casino.ts';
import { drawn, hashOf, tenOf } from './duel/cards.ts';
import { BLACKJACK, VIDEO_POKER } from './duel/cheats.ts';
import { pairBlackjack, pairVideoPoker } from './pair-tables.ts';
import { SeedPairs } from './seed-pairs.ts';

export const casino: Casino = {
  id: 'duel',
  name: 'Duel',
  hosts: ['duel.com', 'www.duel.com'],
  pages: ['/video-poker', '/blackjack'],
  folder: 'demo/casinos/duel/page',
  games: [
    {
      id: 'video-poker',
      address: 'https://duel.com/video-poker',
      behaviours: VIDEO_POKER,
      play: playVideoPoker,
      settle: settlePair,
    },
    {
      id: 'blackjack',
      address: 'https://duel.com/blackjack',
      behaviours: BLACKJACK,
      play: playBlackjack,
      settle: settlePair,
    },
  ],
  open() {
    const pairs = new SeedPairs({
      newServerSeed: () => randomBytes(32).toString('hex'),
      hashOf,
      firstNonce: 0,
    });
    const videoPoker = pairVideoPoker(pairs, BITZINO_JACKS_OR_BETTER, VIDEO_POKER, tenOf);
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
      },
      BLACKJACK,
      drawn,
    );
    return {
      answer(request: string, fields: FieldReader) {
        const [game, action = ''] = request.split('/');
        if (game === 'dice') return pairs.betOnDice();
        if (game === 'videopoker') return videoPoker.answer(action, fields);
        return game === 'blackjack' ? blackjack.answer(action, fields) : null;
      },
    } satisfies Account;
  },
};
