/**
 * How every page of the extension begins: in its language, under its title, in the colours that were chosen.
 * @module
 */
import { type ComponentChild, render } from 'preact';
import { t } from '../platform/i18n.ts';
import { isLanguage } from '../platform/languages.ts';
import { type Settings, THEMES, type Theme } from '../platform/settings.ts';
import { ask } from './ask.ts';

/** Words and colours are wanted before the background can answer: copies are kept where a page finds them at once. */
const THEME = 'theme';
const LANGUAGE = 'language';

/** `title` is asked for when the words are there. */
export async function begin(page: ComponentChild, title?: () => string): Promise<void> {
  showTheme(THEMES.find((theme) => theme === localStorage.getItem(THEME)) ?? 'system');
  await loadWords();
  document.documentElement.lang = t('language');
  document.title = title ? t('page_title', title()) : t('extension_name');
  render(page, document.body);
  // Another page has chosen another language.
  addEventListener('storage', ({ key }) => key === LANGUAGE && location.reload());
  // Where nobody answers, the copies are good enough.
  void ask('page/settings', {}).then(show, () => undefined);
}

/** Shows the page by these settings. Another language needs all of it anew. */
export function show({ theme, language }: Pick<Settings, 'theme' | 'language'>): void {
  showTheme(theme);
  if (language === (localStorage.getItem(LANGUAGE) ?? '')) return;
  localStorage.setItem(LANGUAGE, language);
  location.reload();
}

function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  localStorage.setItem(THEME, theme);
}

/** The script with the words of the language that was chosen; null where it is the browser's own. */
export function wordsFile(): string | null {
  const code = localStorage.getItem(LANGUAGE);
  return isLanguage(code) ? `words-${code}.js` : null;
}

function loadWords(): Promise<void> {
  const file = wordsFile();
  if (file === null) return Promise.resolve();
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = file;
    script.onload = () => resolve();
    script.onerror = () => resolve();
    document.head.append(script);
  });
}
