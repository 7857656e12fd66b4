/**
 * What a replica page can be set to, by its control box or by the query of its address.
 * @module
 */
import { TRICK_IDS, type TrickId } from './tricks.ts';

/** How a card's face stands in the page. */
export const SKINS = ['text', 'img-alt', 'img-file', 'aria-label', 'class', 'unicode'] as const;
export type Skin = (typeof SKINS)[number];

export const LANGUAGES = ['en', 'ja', 'zh-Hant', 'zh-Hans', 'de', 'es', 'pt', 'ru', 'tr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How cards come to the table: at once, turned over one by one, the same slowly, or with delays that vary. */
export const SPEEDS = ['instant', 'animated', 'slow', 'random'] as const;
export type Speed = (typeof SPEEDS)[number];

/**
 * The fairness panel: always there; only while the player has it open; only between two hands; with values that
 * arrive late; never; or beside a second one that says something else.
 */
export const PANELS = ['open', 'closed', 'after-hand', 'late', 'missing', 'two'] as const;
export type PanelMode = (typeof PANELS)[number];

export interface Settings {
  /** The id of one of the game's behaviours: see cheats.ts. */
  readonly behaviour: string;
  readonly skin: Skin;
  readonly lang: Language;
  readonly speed: Speed;
  readonly panel: PanelMode;
  /** How cards are hidden, where the casino hides some. */
  readonly trick: TrickId;
}

export const DEFAULTS: Settings = {
  behaviour: 'honest',
  skin: 'text',
  lang: 'en',
  speed: 'animated',
  panel: 'open',
  trick: 'opacity',
};

/** The settings in an address's query. @throws Error naming a parameter that has no known value */
export function settingsFrom(query: URLSearchParams): Settings {
  const choice = <T extends string>(name: keyof Settings, choices: readonly T[]): T => {
    const value = query.get(name) ?? DEFAULTS[name];
    if (choices.includes(value as T)) return value as T;
    throw new Error(`${name}=${value}: use one of ${choices.join(', ')}`);
  };
  return {
    behaviour: query.get('behaviour') ?? DEFAULTS.behaviour,
    skin: choice('skin', SKINS),
    lang: choice('lang', LANGUAGES),
    speed: choice('speed', SPEEDS),
    panel: choice('panel', PANELS),
    trick: choice('trick', TRICK_IDS),
  };
}

/** The query for settings, without what is as usual. */
export function queryOf(settings: Partial<Settings>): string {
  const entries = Object.entries(settings).filter(
    ([name, value]) => value !== DEFAULTS[name as keyof Settings],
  );
  return entries.length ? `?${new URLSearchParams(entries)}` : '';
}
