/**
 * Every scheme Cutcard knows, by id.
 * @module
 */
import type { Scheme } from '../scheme.ts';
import { bcGameBlackjack } from './bc-game/blackjack.ts';
import { bitzinoBlackjack } from './bitzino/blackjack.ts';
import { bitzinoCraps } from './bitzino/craps.ts';
import { bitzinoRoulette } from './bitzino/roulette.ts';
import { bitzinoSlots } from './bitzino/slots.ts';
import { bitzinoVideoPoker } from './bitzino/video-poker.ts';
import { cryptoGamesBlackjack } from './crypto-games/blackjack.ts';
import { cryptoGamesVideoPoker } from './crypto-games/video-poker.ts';
import { duelBlackjack } from './duel/blackjack.ts';
import { duelVideoPoker } from './duel/video-poker.ts';
import { liqdBlackjack } from './liqd/blackjack.ts';
import { stakeBaccarat } from './stake/baccarat.ts';
import { stakeBlackjack } from './stake/blackjack.ts';
import { stakeHilo } from './stake/hilo.ts';
import { stakeVideoPoker } from './stake/video-poker.ts';

const ALL: readonly Scheme[] = [
  cryptoGamesVideoPoker,
  cryptoGamesBlackjack,
  bcGameBlackjack,
  bitzinoBlackjack,
  bitzinoVideoPoker,
  bitzinoRoulette,
  bitzinoCraps,
  bitzinoSlots,
  stakeBlackjack,
  stakeVideoPoker,
  stakeHilo,
  stakeBaccarat,
  duelVideoPoker,
  duelBlackjack,
  liqdBlackjack,
];

export const SCHEMES: ReadonlyMap<string, Scheme> = new Map(ALL.map((scheme) => [scheme.id, scheme]));
