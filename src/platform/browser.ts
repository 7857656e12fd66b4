/**
 * The browser's extension API, which both browsers have with promises: Firefox as `browser`, Chrome as `chrome`.
 * @module
 */
import type { Browser, Runtime } from 'webextension-polyfill';
import { FAILED } from './failed.ts';

export type {
  Browser,
  Notifications,
  Permissions,
  Runtime,
  Scripting,
  Storage,
  Tabs,
} from 'webextension-polyfill';

const { browser: named, chrome } = globalThis as { browser?: Browser; chrome?: Browser };
export const browser = (named ?? chrome) as Browser;

/** Hears messages. A promise is the answer, and `FAILED` is where it fails; undefined leaves the message to others. */
export function onMessage(
  listen: (message: unknown, from: Runtime.MessageSender) => Promise<unknown> | undefined,
): void {
  browser.runtime.onMessage.addListener((message, from, answer) => {
    const answering = listen(message, from);
    // Not a promise but `true` says in every browser that an answer will come.
    answering?.then(answer, () => answer(FAILED));
    return (answering && true) as true;
  });
}
