/**
 * Roulette: one number.
 * @module
 */
import type { Game } from '../game.ts';
import { compareDealt } from './dealt.ts';
import { gatherEnd } from './readings.ts';

export interface ShownRoulette {
  readonly number: number;
}

/** Roulette on a wheel with the numbers 0 to `highest`. */
export const roulette = (highest: number): Game<ShownRoulette, number> => ({
  id: 'roulette',
  parseShown: (fields) => ({ number: fields.integer('number', 0, highest) }),
  compare: (shown, number) => compareDealt([shown.number], [number], { number }),
  accident: () => 1 / (highest + 1),
  first: { shown: ({ number }) => number, dealt: (number) => number },
  gather: (readings, ending) => gatherEnd(readings, 'roulette', ending),
});
