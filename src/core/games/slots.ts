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

export const slots: Game<ShownSlots, DealtSlots> = {
  id: 'slots',
  parseShown: (fields) => {
    const reels = fields.integer('reels', 1, 100);
    const icons = fields.integer('icons', 1, 1_000_000);
    return { stops: fields.list('stops', integerFrom(0, icons - 1), reels), reels, icons };
  },
  compare: (shown, dealt) => {
    const { reels, icons } = shown;
    const stops = dealt(reels, icons);
    return compareDealt(shown.stops, stops, { stops, reels, icons });
  },
  accident: ({ reels, icons }) => icons ** -reels,
  first: { shown: () => null, dealt: () => null },
  gather: (readings, ending) => gatherEnd(readings, 'slots', ending),
};
