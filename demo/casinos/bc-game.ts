/**
 * The replica of BC.Game's own blackjack. Known of the real site, from its help pages and its verifier: its rules, the
 * shuffle, and that hash2 is shown before a round, hash1 and the sequence of cards after it. Assumed: eight decks in
 * the order of the site's own code, player and dealer being dealt in turn; paths and all markup.
 * @module
 */
import type { FieldReader } from '../../src/core/fields.ts';
import { playDecision } from '../plays.ts';
import { blackjackTable } from './bc-game/blackjack.ts';
import { BLACKJACK } from './bc-game/cheats.ts';
import { Hashes } from './bc-game/hashes.ts';
import type { Account, Casino } from './casino.ts';

export const casino: Casino = {
  id: 'bc-game',
  name: 'BC.Game',
  hosts: ['bc.game', 'www.bc.game'],
  pages: ['/game/blackjack', '/game/blackjack/multiplayer'],
  folder: 'demo/casinos/bc-game/page',
  games: [
    {
      id: 'blackjack',
      address: 'https://bc.game/game/blackjack',
      behaviours: BLACKJACK,
      play: playDecision,
      also: {
        'others at the table': {
          address: 'https://bc.game/game/blackjack/multiplayer',
          ids: ['honest', 'deals-pair', 'swaps-dealt-card', 'hits-from-further-down', 'changes-hole-card'],
        },
      },
    },
  ],
  open() {
    const hashes = new Hashes();
    const tables = new Map([
      ['single', blackjackTable(hashes)],
      ['multiplayer', blackjackTable(hashes, { before: 1, after: 2 })],
    ]);
    return {
      answer(request: string, fields: FieldReader) {
        const [table = '', action = ''] = request.split('/');
        return tables.get(table)?.answer(action, fields) ?? null;
      },
    } satisfies Account;
  },
};
