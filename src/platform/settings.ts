/**
 * What the player has chosen. Kept in the browser's storage for extensions, and synced nowhere.
 * @module
 */

/** How an alarm reaches the player. */
export const ALERT_WAYS = ['badge', 'banner', 'notification', 'sound'] as const;
export type AlertWay = (typeof ALERT_WAYS)[number];

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const RETENTIONS = ['for-ever', 'year', 'month'] as const;
/** How long hands are kept. A mismatch is kept longer, until the player deletes it. */
export type Retention = (typeof RETENTIONS)[number];

export interface Settings {
  readonly alerts: Readonly<Record<AlertWay, boolean>>;
  /** A language's code, such as `ja`; empty for the browser's own. */
  readonly language: string;
  readonly theme: Theme;
  readonly retention: Retention;
  /** Whether to be reminded, before a bet, of what would make the hand prove more. */
  readonly reminders: boolean;
}

export const DEFAULT_SETTINGS: Settings = {
  alerts: { badge: true, banner: true, notification: true, sound: false },
  language: '',
  theme: 'system',
  retention: 'for-ever',
  reminders: true,
};

/** Settings as they were stored, or came in a file: what is missing or of another form is as by default. */
export function settingsFrom(stored: unknown): Settings {
  const given = recordOf(stored);
  const alerts = recordOf(given.alerts);
  const either = <T>(value: unknown, allowed: readonly T[], fallback: T): T =>
    allowed.includes(value as T) ? (value as T) : fallback;
  const { alerts: on, language, theme, retention, reminders } = DEFAULT_SETTINGS;
  return {
    alerts: Object.fromEntries(
      ALERT_WAYS.map((way) => [way, either(alerts[way], [true, false], on[way])]),
    ) as Record<AlertWay, boolean>,
    language:
      typeof given.language === 'string' && /^[A-Za-z_-]{0,12}$/.test(given.language)
        ? given.language
        : language,
    theme: either(given.theme, THEMES, theme),
    retention: either(given.retention, RETENTIONS, retention),
    reminders: either(given.reminders, [true, false], reminders),
  };
}

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
