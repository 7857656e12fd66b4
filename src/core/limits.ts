/**
 * What a green verdict on a hand does not prove.
 * @module
 */
import type { Hand } from './hand.ts';
import type { Limit } from './scheme.ts';
import { SCHEMES } from './schemes/index.ts';

/** The limits of the hand's rule, and those that come of how it was played. */
export function limitsOf({ scheme, clientSeed }: Pick<Hand, 'scheme' | 'clientSeed'>): Limit[] {
  const limits = new Set(SCHEMES.get(scheme ?? '')?.limits);
  if (clientSeed === '') limits.add('player-adds-nothing');
  return [...limits];
}
