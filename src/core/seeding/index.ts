/**
 * The ways that casinos give out seeds.
 * @module
 */
import { pair } from './pair.ts';
import { perBet } from './per-bet.ts';
import type { Seeding } from './seeding.ts';

/**
 * `per-bet`: each bet has a server seed of its own, which is out when the hand is over. `pair`: a pair of seeds serves many
 * bets, and its server seed is out when the player has rotated it.
 */
export const SEEDINGS = { 'per-bet': perBet, pair } as const satisfies Record<string, Seeding>;
export type SeedingId = keyof typeof SEEDINGS;
