/**
 * The ways that casinos give out seeds.
 * @module
 */
import { perBet } from './per-bet.ts';
import type { Seeding } from './seeding.ts';

/** `per-bet`: each bet has a server seed of its own, which is out when the hand is over. */
export const SEEDINGS = { 'per-bet': perBet } as const satisfies Record<string, Seeding>;
export type SeedingId = keyof typeof SEEDINGS;
