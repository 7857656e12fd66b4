/**
 * Craps: one throw of two dice.
 * @module
 */
import { integerFrom } from '../fields.ts';
import type { Game } from '../game.ts';
import { compareDealt } from './dealt.ts';
import { gatherEnd } from './readings.ts';

export type Dice = readonly [number, number];

export interface ShownCraps {
  readonly dice: Dice;
}

const PIPS = integerFrom(1, 6);

export const craps: Game<ShownCraps, Dice> = {
  id: 'craps',
  parseShown: (fields) => {
    const [first, second] = fields.list('dice', PIPS, 2);
    return { dice: [first!, second!] };
  },
  compare: (shown, dice) => compareDealt(shown.dice, dice, { dice }),
  accident: () => 1 / 36,
  first: { shown: ({ dice }) => dice[0], dealt: ([first]) => first },
  gather: (readings, ending) => gatherEnd(readings, 'craps', ending),
};
