/**
 * The schemes of all casinos, a line each.
 * @module
 */
export { bcGameBlackjack } from './bc-game/blackjack.ts';
export { bitzinoBlackjack } from './bitzino/blackjack.ts';
export { bitzinoCraps } from './bitzino/craps.ts';
export { bitzinoRoulette } from './bitzino/roulette.ts';
export { bitzinoSlots } from './bitzino/slots.ts';
export { bitzinoVideoPoker } from './bitzino/video-poker.ts';
export { cryptoGamesBlackjack } from './crypto-games/blackjack.ts';
export { cryptoGamesVideoPoker } from './crypto-games/video-poker.ts';
export { duelBlackjack } from './duel/blackjack.ts';
export { duelVideoPoker } from './duel/video-poker.ts';
export { financialpluginsBaccarat } from './financialplugins/baccarat.ts';
export { liqdBlackjack } from './liqd/blackjack.ts';
export { stakeBaccarat } from './stake/baccarat.ts';
export { stakeBlackjack } from './stake/blackjack.ts';
export { stakeHilo } from './stake/hilo.ts';
export { stakeVideoPoker } from './stake/video-poker.ts';
