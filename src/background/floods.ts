/**
 * Keeps a page from writing without bound: each tab has an allowance of readings that fills up again with time. A tab
 * that has used it up is answered late, and sends its next readings only then.
 * @module
 */

/** Readings a tab may send at once, and in a second in the long run: auto-bet of two hands a second and more. */
const ALLOWANCE = 1000;
const PER_SECOND = 25;
/** A tab that waits this long, ms, for its answers is said to flood. */
const NOTED = 2000;

interface Allowance {
  left: number;
  at: number;
}

const allowances = new Map<number, Allowance>();

/** Takes from a tab's allowance; how long, ms, its answer is to wait. */
export function waitFor(tabId: number, readings: number, now: number): number {
  const { left, at } = allowances.get(tabId) ?? { left: ALLOWANCE, at: now };
  // A clock that was set back gives nothing.
  const filled = Math.min(ALLOWANCE, left + (Math.max(0, now - at) / 1000) * PER_SECOND);
  const next = filled - readings;
  allowances.set(tabId, { left: next, at: now });
  return next >= 0 ? 0 : (-next / PER_SECOND) * 1000;
}

/** Whether a tab sends more than can be recorded as it comes. */
export function isFlooding(tabId: number, now: number): boolean {
  const allowance = allowances.get(tabId);
  if (!allowance) return false;
  const filled = allowance.left + (Math.max(0, now - allowance.at) / 1000) * PER_SECOND;
  return filled < (-NOTED / 1000) * PER_SECOND;
}

/** The tab is gone. */
export function forgetTab(tabId: number): void {
  allowances.delete(tabId);
}
