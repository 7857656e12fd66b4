/**
 * The languages of the extension, by the code an HTML page names them by, each in its own words.
 * `_locales` has a folder for each, with an underscore where the code has a dash.
 * @module
 */
export const LANGUAGES = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  ja: '日本語',
  'pt-BR': 'Português (Brasil)',
  ru: 'Русский',
  tr: 'Türkçe',
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
} as const;

export type Language = keyof typeof LANGUAGES;
/** Messages by key, with `$1` to `$9` for blanks. */
export type Words = Readonly<Record<string, string>>;

export const isLanguage = (code: string | null): code is Language =>
  code !== null && Object.hasOwn(LANGUAGES, code);

/** The name of the message for English words: their letters and digits, as far as a name may be long. */
export const keyOf = (sentence: string): string =>
  `said_${sentence
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .slice(0, 60)}`.replace(/_$/, '');
