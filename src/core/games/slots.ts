/**
 * Slots: on each reel, the icon in the middle.
 * @module
 */
import { integerFrom } from '../fields.ts';
import type { Game } from '../game.ts';
import { compareDealt } from './dealt.ts';
import { gatherEnd } from './readings.ts';

export interface ShownSlots {
  /** The icon at which each reel stopped, counted from 0. */
  readonly stops: readonly number[];
  readonly reels: number;
  /** Icons on each reel. */
  readonly icons: number;
}

/** The stops of a machine with that many reels and icons on each. */
export type DealtSlots = (reels: number, icons: number) => readonly number[];

/** Up to this many outcomes, the arithmetic of the rule is exact in doubles. */
const MOST_OUTCOMES = 2 ** 47;

export const slots: Game<ShownSlots, DealtSlots> = {
  id: 'slots',
  parseShown: (fields) => {
    const reels = fields.integer('reels', 1, 47);
    const icons = fields.integer('icons', 2, 4096);
    if (icons ** reels > MOST_OUTCOMES)
      fields.fail('icons', `so few that ${reels} reels have at most 2^47 outcomes`);
    return { stops: fields.list('stops', integerFrom(0, icons - 1), reels), reels, icons };
  },
  compare: (shown, dealt) => {
    const { reels, icons } = shown;
    const stops = dealt(reels, icons);
    return compareDealt(shown.stops, stops, { stops, reels, icons });
  },
  gather: (readings) => gatherEnd(readings, 'slots'),
};
