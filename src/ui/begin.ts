/**
 * How every page of the extension begins: in its language, under its title, in the colours that were chosen.
 * @module
 */
import { type ComponentChild, render } from 'preact';
import { t } from '../platform/i18n.ts';
import { THEMES, type Theme } from '../platform/settings.ts';
import { ask } from './ask.ts';

/** Colours are wanted before the background can answer: a copy of the choice is kept where a page finds it at once. */
const COPY = 'theme';

export function begin(page: ComponentChild, title = ''): void {
  document.documentElement.lang = t('language');
  document.title = title ? t('page_title', title) : t('extension_name');
  showTheme(THEMES.find((theme) => theme === localStorage.getItem(COPY)) ?? 'system');
  render(page, document.body);
  // Where nobody answers, the copy is good enough.
  void ask('page/settings', {}).then(
    ({ theme }) => showTheme(theme),
    () => undefined,
  );
}

export function showTheme(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme;
  localStorage.setItem(COPY, theme);
}
