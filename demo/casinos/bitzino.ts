/**
 * The replica of bitZino. Known of the real site, from its archived pages of 2012 to 2016: its hosts and paths, its
 * fairness panel, how its tables are marked up and replaced after each action, its verifier and its pay table.
 * Assumed: that cards leave the shoe in the order in which they come to the table; how split hands are dealt; the
 * win printed beside the result; the bets of roulette and craps, which are fewer here; all of the slots' markup.
 * @module
 */
import { FieldReader } from '../../src/core/fields.ts';
import { playBlackjack, playRound, playVideoPoker } from '../bitzino-player.ts';
import { DEFAULTS } from '../settings.ts';
import { blackjack } from './bitzino/blackjack.ts';
import { craps, roulette, slots } from './bitzino/boards.ts';
import { CHEATS } from './bitzino/cheats.ts';
import { type Answer, Table } from './bitzino/table.ts';
import { videoPoker } from './bitzino/video-poker.ts';
import type { Account, Casino } from './casino.ts';

export const casino: Casino = {
  id: 'bitzino',
  name: 'bitZino',
  hosts: ['bitzino.com', 'www.bitzino.com'],
  pages: ['/blackjack', '/video_poker', '/roulette', '/craps', '/slots'],
  folder: 'demo/casinos/bitzino/page',
  games: [
    {
      id: 'blackjack',
      address: 'https://bitzino.com/blackjack',
      behaviours: CHEATS.blackjack,
      play: playBlackjack,
    },
    {
      id: 'video-poker',
      address: 'https://bitzino.com/video_poker',
      behaviours: CHEATS['video-poker'],
      play: playVideoPoker,
    },
    {
      id: 'roulette',
      address: 'https://bitzino.com/roulette',
      behaviours: CHEATS.roulette,
      play: playRound,
    },
    { id: 'craps', address: 'https://www.bitzino.com/craps', behaviours: CHEATS.craps, play: playRound },
    { id: 'slots', address: 'https://www.bitzino.com/slots', behaviours: CHEATS.slots, play: playRound },
  ],
  open() {
    const tables = new Map<string, { answer(fields: FieldReader): Answer }>([
      ['blackjack', new Table(blackjack)],
      ['video_poker', new Table(videoPoker)],
      ['roulette', new Table(roulette)],
      ['craps', new Table(craps)],
      ['slots', new Table(slots)],
    ]);
    return {
      opening: (path: string, query: URLSearchParams) => {
        const behaviour = query.get('behaviour') ?? DEFAULTS.behaviour;
        return tables.get(path.slice(1))!.answer(new FieldReader({ move: 'look', behaviour }, 'the address'));
      },
      answer: (request: string, fields: FieldReader) => tables.get(request)?.answer(fields) ?? null,
    } satisfies Account;
  },
};
