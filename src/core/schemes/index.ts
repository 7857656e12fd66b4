/**
 * Every scheme Cutcard knows, by id.
 * @module
 */
import type { Scheme } from '../scheme.ts';
import { cryptoGamesVideoPoker } from './crypto-games/video-poker.ts';

const ALL: readonly Scheme[] = [cryptoGamesVideoPoker];

export const SCHEMES: ReadonlyMap<string, Scheme> = new Map(ALL.map((scheme) => [scheme.id, scheme]));
