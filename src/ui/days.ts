/**
 * Days as the player chooses them.
 * @module
 */

const DAY = 24 * 60 * 60 * 1000;

/** As `2026-11-21`, both inclusive. */
export interface Days {
  readonly from?: string;
  readonly to?: string;
}

/** From when to when days reach, ms since 1970; null where none are chosen. */
export function spanOf({ from, to }: Days): { from: number; to: number } | null {
  if (!from && !to) return null;
  return { from: from ? startOf(from) : 0, to: to ? endOf(to) : Date.now() };
}

/** Of a day as `2026-11-21`, by the player's clock. */
export const startOf = (day: string): number => new Date(`${day}T00:00`).getTime();
export const endOf = (day: string): number => startOf(day) + DAY - 1;
