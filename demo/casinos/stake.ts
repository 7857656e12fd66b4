/**
 * The replica of Stake. Known of the real site, from scripts that players published and a clone of its markup: hosts,
 * the blackjack table in two builds, a card at hilo, the fairness dialog's and the receipts' labels; its rule from its
 * own pages. Assumed: all else of the tables of video poker, hilo and baccarat; that a pair's first nonce is 1; in
 * which order split hands are dealt; what video poker pays; German labels.
 * @module
 */
import { randomBytes } from 'node:crypto';
import type { FieldReader } from '../../src/core/fields.ts';
import { BITZINO_JACKS_OR_BETTER } from '../../src/core/games/pay-tables.ts';
import { settlePair } from '../pair-player.ts';
import { playBlackjack, playVideoPoker } from '../plays.ts';
import type { Account, Casino } from './casino.ts';
import { pairBlackjack, pairVideoPoker } from './pair-tables.ts';
import { SeedPairs } from './seed-pairs.ts';
import { BaccaratTable } from './stake/baccarat.ts';
import { drawn, hashOf, tenOf } from './stake/cards.ts';
import { BACCARAT, BLACKJACK, HILO, VIDEO_POKER } from './stake/cheats.ts';
import { HiloTable } from './stake/hilo.ts';
import { playBaccarat, playHilo } from './stake/player.ts';

const GAMES = 'https://stake.com/casino/games';

export const casino: Casino = {
  id: 'stake',
  name: 'Stake',
  hosts: ['stake.com', 'stake.us', 'stake.bet', 'stake.games', 'stake.bz', 'stake.pet', 'stake.ac'],
  pages: ['blackjack', 'blackjack/older', 'video-poker', 'hilo', 'baccarat'].map(
    (game) => `/casino/games/${game}`,
  ),
  folder: 'demo/casinos/stake/page',
  games: [
    {
      id: 'blackjack',
      address: `${GAMES}/blackjack`,
      behaviours: BLACKJACK,
      play: playBlackjack,
      settle: settlePair,
    },
    {
      id: 'video-poker',
      address: `${GAMES}/video-poker`,
      behaviours: VIDEO_POKER,
      play: playVideoPoker,
      settle: settlePair,
    },
    { id: 'hilo', address: `${GAMES}/hilo`, behaviours: HILO, play: playHilo, settle: settlePair },
    {
      id: 'baccarat',
      address: `${GAMES}/baccarat`,
      behaviours: BACCARAT,
      play: playBaccarat,
      settle: settlePair,
    },
  ],
  open() {
    const pairs = new SeedPairs({
      newServerSeed: () => randomBytes(32).toString('hex'),
      hashOf,
      firstNonce: 1,
    });
    const blackjack = pairBlackjack(
      pairs,
      {
        dealOrder: 'player, player, dealer, dealer',
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
    const tables = new Map<string, { answer(action: string, fields: FieldReader): object | null }>([
      ['blackjack', blackjack],
      ['videopoker', pairVideoPoker(pairs, BITZINO_JACKS_OR_BETTER, VIDEO_POKER, tenOf)],
      ['hilo', new HiloTable(pairs)],
      ['baccarat', new BaccaratTable(pairs)],
    ]);
    return {
      answer(request: string, fields: FieldReader) {
        const [table = '', action = ''] = request.split('/');
        if (table === 'dice') return pairs.betOnDice();
        return tables.get(table)?.answer(action, fields) ?? null;
      },
    } satisfies Account;
  },
};
