/**
 * Whether the player is showing Cutcard this page: known to all that the extension runs in it, and out of the page's reach.
 * @module
 */
const world = globalThis as { cutcardTeaching?: () => void };

export const isTeaching = (): boolean => world.cutcardTeaching !== undefined;

/** Begins; `leave` ends it when it is begun anew. What was there before has left then. */
export function beginTeaching(leave: () => void): void {
  world.cutcardTeaching?.();
  world.cutcardTeaching = leave;
}

export function endTeaching(): void {
  delete world.cutcardTeaching;
}
