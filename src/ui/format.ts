/**
 * Times and long values, as people read them.
 * @module
 */
import { language, t } from '../platform/i18n.ts';

const CLOCK = { timeStyle: 'short' } as const;
const DAY = { day: 'numeric', month: 'short' } as const;
const SECOND = { timeStyle: 'medium' } as const;
const MOMENT = { dateStyle: 'medium', timeStyle: 'medium' } as const;

/** Made once for each form: a list has a time in every row. */
const formats = new Map<Intl.DateTimeFormatOptions, Intl.DateTimeFormat>();

function written(at: number, form: Intl.DateTimeFormatOptions): string {
  const format = formats.get(form) ?? new Intl.DateTimeFormat(language(), form);
  formats.set(form, format);
  return format.format(at);
}

/** The time of day; for another day than today's, that day before it. `at` and `now` in ms since 1970. */
export function shortTime(at: number, now: number): string {
  const today = new Date(at).toDateString() === new Date(now).toDateString();
  return today ? written(at, CLOCK) : `${written(at, DAY)}, ${written(at, CLOCK)}`;
}

/** Day and time to the second. */
export const longTime = (at: number): string => written(at, MOMENT);

/** Time of day to the second: it tells one hand from the next. */
export const clockTime = (at: number): string => written(at, SECOND);

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
  return new Intl.NumberFormat(language(), { style: 'unit', unit, maximumFractionDigits: digits }).format(
    bytes / divisor,
  );
}
