/**
 * The language of what the background says: of badges' titles, notifications and banners.
 * @module
 */
import de from '../_locales/de/messages.json';
import en from '../_locales/en/messages.json';
import es from '../_locales/es/messages.json';
import ja from '../_locales/ja/messages.json';
import pt from '../_locales/pt_BR/messages.json';
import ru from '../_locales/ru/messages.json';
import tr from '../_locales/tr/messages.json';
import zhHans from '../_locales/zh_CN/messages.json';
import zhHant from '../_locales/zh_TW/messages.json';
import { browser } from '../platform/browser.ts';
import { speak, t } from '../platform/i18n.ts';
import { isLanguage, type Language, type Words } from '../platform/languages.ts';
import { NOTICE_KEY, type NoticeWords } from '../platform/runtime.ts';
import { settings } from './settings.ts';

/** The build leaves only those messages in that the background uses. */
const MESSAGES: Readonly<Record<Language, Readonly<Record<string, { readonly message: string }>>>> = {
  en,
  de,
  es,
  ja,
  'pt-BR': pt,
  ru,
  tr,
  'zh-CN': zhHans,
  'zh-TW': zhHant,
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
