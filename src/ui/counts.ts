/**
 * Hands by their status.
 * @module
 */
import { STATUSES } from '../core/verdict.ts';
import type { Counts } from '../platform/messages.ts';

/** The attributes of an element that shows counts. */
export const countsData = (counts: Counts): Readonly<Record<`data-${string}`, number>> =>
  Object.fromEntries(STATUSES.map((status) => [`data-${status}`, counts[status]]));

export const sumOf = (counts: Counts): number => STATUSES.reduce((sum, status) => sum + counts[status], 0);

/** The statuses that hands have, worst first. */
export const present = (counts: Counts) => STATUSES.filter((status) => counts[status] > 0);
