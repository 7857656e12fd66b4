/**
 * How fast cards come to the table.
 * @module
 */
import type { Speed } from '../settings.ts';

export interface Pace {
  /** Milliseconds before the next card is turned. */
  pause(): number;
  /** Milliseconds that turning it takes. */
  turn(): number;
}

const fixed = (pause: number, turn: number): Pace => ({ pause: () => pause, turn: () => turn });

const PACES: Readonly<Record<Exclude<Speed, 'instant'>, Pace>> = {
  animated: fixed(80, 260),
  slow: fixed(600, 700),
  random: { pause: () => Math.random() * 700, turn: () => 60 + Math.random() * 800 },
};

/** The pace of a speed, or null where nothing is animated. */
export const paceOf = (speed: Speed): Pace | null => (speed === 'instant' ? null : PACES[speed]);

export const wait = (ms: number): Promise<void> => new Promise((over) => setTimeout(over, ms));
