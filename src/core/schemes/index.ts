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

const ALL: readonly Scheme[] = [
  cryptoGamesVideoPoker,
  cryptoGamesBlackjack,
  bcGameBlackjack,
  bitzinoBlackjack,
  bitzinoVideoPoker,
  bitzinoRoulette,
  bitzinoCraps,
  bitzinoSlots,
];

export const SCHEMES: ReadonlyMap<string, Scheme> = new Map(ALL.map((scheme) => [scheme.id, scheme]));
