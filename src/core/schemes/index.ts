/**
 * Every scheme Cutcard knows, by id.
 * @module
 */
import type { Scheme } from '../scheme.ts';
import { cryptoGamesBlackjack } from './crypto-games/blackjack.ts';
import { cryptoGamesVideoPoker } from './crypto-games/video-poker.ts';

const ALL: readonly Scheme[] = [cryptoGamesVideoPoker, cryptoGamesBlackjack];

export const SCHEMES: ReadonlyMap<string, Scheme> = new Map(ALL.map((scheme) => [scheme.id, scheme]));
