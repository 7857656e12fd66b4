/**
 * The little of the extension's API that content scripts need, without webextension-polyfill: every page of a casino
 * loads it, and the polyfill would be a fifth of all that they load.
 * @module
 */
import type { Runtime } from './browser.ts';
import type { MessageKey } from './i18n.ts';

type Api = Pick<Runtime.Static, 'id' | 'sendMessage'> & {
  readonly onMessage: {
    addListener(
      listen: (message: unknown, sender: Runtime.MessageSender, answer: Answer) => true | undefined,
    ): void;
  };
};
type Answer = (value: unknown) => void;

interface Whole {
  readonly runtime?: Api;
  readonly i18n?: { getMessage(name: string, subs?: string[]): string };
  readonly storage?: { readonly local: { get(name: string): Promise<Record<string, unknown>> } };
}

/** Firefox has promises in `browser`, Chrome in `chrome`; neither is there in a page. */
const { browser, chrome } = globalThis as { browser?: Whole; chrome?: Whole };
const api = browser ?? chrome;

/** Under this key of the local storage stands what `takeoverName` returns. */
export const TAKEOVER_KEY = 'takeover';

/** The name of the event by which a content script tells the one before it to stop; null where there is none yet. */
export async function takeoverName(): Promise<string | null> {
  const name = (await api?.storage?.local.get(TAKEOVER_KEY))?.[TAKEOVER_KEY];
  return typeof name === 'string' ? name : null;
}

/** Under this key of the local storage stands what a page is told when it is left, in the language that was chosen. */
export const NOTICE_KEY = 'notice';
export type NoticeWords = readonly [text: string, dismiss: string];

/** What a page is told when it is left. Once the extension is gone, it can't be asked for any more. */
export async function noticeWords(): Promise<NoticeWords> {
  const message = (name: MessageKey): string => api?.i18n?.getMessage(name) ?? '';
  const own: NoticeWords = [message('notice_left'), message('alert_dismiss')];
  const chosen = await api?.storage?.local.get(NOTICE_KEY).catch(() => undefined);
  return (chosen?.[NOTICE_KEY] as NoticeWords | null | undefined) ?? own;
}

/** A message with `$1` to `$9` filled in: in the language that was chosen, where its words were put into the page too. */
export function message(name: MessageKey, ...subs: (string | number)[]): string {
  const own = (globalThis as { cutcardWords?: Readonly<Record<string, string>> }).cutcardWords?.[name];
  const all = subs.map(String);
  return own === undefined
    ? (api?.i18n?.getMessage(name, all) ?? '')
    : own.replaceAll(/\$(\d)/g, (_, digit) => all[Number(digit) - 1] ?? '');
}

/** Whether the extension is still there: it is not, on this page, once it was updated or removed. */
export const isExtensionThere = (): boolean => api?.runtime?.id !== undefined;

/** Sends a message to the background. Fails where nobody answers. */
export async function sendMessage(message: unknown): Promise<unknown> {
  return api?.runtime?.sendMessage(message);
}

/** Hears what the background alone says: a page of the extension has a tab, and anything else another id. */
export function onBackgroundMessage(listen: (message: unknown) => Promise<unknown> | undefined): void {
  api?.runtime?.onMessage.addListener((message, sender, answer) => {
    if (sender.id !== api.runtime?.id || sender.tab) return undefined;
    const answering = listen(message);
    // Not a promise but `true` says in every browser that an answer will come.
    answering?.then(answer);
    return answering && true;
  });
}
