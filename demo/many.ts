/**
 * How many hands are dealt where a page deals many by itself: `HANDS=300` makes it so many.
 * @module
 */
export const MANY = Number(process.env['HANDS'] || 8);

/** Milliseconds that such a page leaves cards lying: long enough to be read twice on a busy machine, too. */
export const LYING = MANY > 100 ? 750 : 1200;
