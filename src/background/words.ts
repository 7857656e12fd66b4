/**
 * The language of what the background says: of badges' titles, notifications and banners.
 * @module
 */
import en from '../_locales/en/messages.json';
import { browser } from '../platform/browser.ts';
import { speak, t } from '../platform/i18n.ts';
import { isLanguage, type Language, type Words } from '../platform/languages.ts';
import { NOTICE_KEY, type NoticeWords } from '../platform/runtime.ts';
import { settings } from './settings.ts';

/** The build leaves only those messages in that the background uses. */
const MESSAGES: Readonly<Record<Language, Readonly<Record<string, { readonly message: string }>>>> = {
  en,
};

/** From now on in the language of the settings. */
export async function speakAsChosen(): Promise<void> {
  const { language } = await settings();
  speak(isLanguage(language) ? wordsOf(language) : undefined);
}

/** Keeps what pages are told when they are left, in the language of the settings, where their scripts find it. */
export async function keepNotice(): Promise<void> {
  const { language } = await settings();
  await speakAsChosen();
  const words: NoticeWords = [t('notice_left'), t('alert_dismiss')];
  await browser.storage.local.set({ [NOTICE_KEY]: isLanguage(language) ? words : null });
}

const wordsOf = (language: Language): Words =>
  Object.fromEntries(Object.entries(MESSAGES[language]).map(([key, { message }]) => [key, message]));
