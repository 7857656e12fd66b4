/**
 * Times and long values, as people read them.
 * @module
 */
import { t } from '../platform/i18n.ts';

const CLOCK = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });
const DAY = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' });
const MOMENT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });

/** The time of day; for another day than today's, that day before it. `at` and `now` in ms since 1970. */
export function shortTime(at: number, now: number): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString();
  return today ? CLOCK.format(at) : `${DAY.format(at)}, ${CLOCK.format(at)}`;
}

/** Day and time to the second. */
export const longTime = (at: number): string => MOMENT.format(at);

/** A long value by its ends: `64e7…b95b`. */
export const shorten = (value: string): string =>
  value.length <= 12 ? value : `${value.slice(0, 4)}…${value.slice(-4)}`;

/** How long before the cards something was seen, in the unit that suits it. */
export function howLongBefore(seconds: number): string {
  if (seconds < 90) return t('seconds_before', Math.round(seconds));
  if (seconds < 90 * 60) return t('minutes_before', Math.round(seconds / 60));
  return t('hours_before', Math.round(seconds / 3600));
}

/** Bytes in the unit that suits them. */
export function size(bytes: number): string {
  const [unit, divisor] = bytes < 1e6 ? (['kilobyte', 1e3] as const) : (['megabyte', 1e6] as const);
  const digits = bytes / divisor < 10 ? 1 : 0;
  return new Intl.NumberFormat(undefined, { style: 'unit', unit, maximumFractionDigits: digits }).format(
    bytes / divisor,
  );
}
