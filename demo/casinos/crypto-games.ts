/**
 * The replica of Crypto.Games. Known of the real site: its hosts, its rules, and its fairness panel's markup, ids and
 * texts. Assumed: its card tables' markup, which is described nowhere.
 * @module
 */
import type { FieldReader } from '../../src/core/fields.ts';
import { playDecision, playVideoPoker } from '../plays.ts';
import type { Account, Casino } from './casino.ts';
import { blackjackTable } from './crypto-games/blackjack.ts';
import { BLACKJACK, VIDEO_POKER } from './crypto-games/cheats.ts';
import { ServerSeeds } from './crypto-games/seeds.ts';
import { VideoPokerTables } from './crypto-games/video-poker.ts';

export const casino: Casino = {
  id: 'crypto-games',
  name: 'Crypto.Games',
  hosts: ['crypto.games', 'www.crypto.games', 'crypto-games.net', 'www.crypto-games.net'],
  pages: ['/videopoker', '/videopoker/tens-or-better', '/videopoker/bonus-poker', '/blackjack'],
  folder: 'demo/casinos/crypto-games/page',
  games: [
    {
      id: 'video-poker',
      address: 'https://www.crypto.games/videopoker',
      behaviours: VIDEO_POKER,
      play: playVideoPoker,
    },
    {
      id: 'blackjack',
      address: 'https://www.crypto.games/blackjack',
      behaviours: BLACKJACK,
      play: playDecision,
    },
  ],
  open() {
    const seeds = new ServerSeeds();
    const videoPoker = new VideoPokerTables(seeds);
    const blackjack = blackjackTable(seeds);
    return {
      answer(request: string, fields: FieldReader) {
        const [game, action = ''] = request.split('/');
        if (game === 'videopoker') return videoPoker.answer(action, fields);
        return game === 'blackjack' ? blackjack.answer(action, fields) : null;
      },
    } satisfies Account;
  },
};
