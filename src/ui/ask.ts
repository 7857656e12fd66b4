/**
 * Asks the background, as a page of the extension.
 * @module
 */
import { browser } from '../platform/browser.ts';
import type { Changed, PageMessages } from '../platform/messages.ts';

type Kind = keyof PageMessages;

/**
 * The background's answer. Asked a second time where the first got none: the browser may have stopped the background
 * in the middle of it, and asking changes nothing.
 * @throws Error where the second got none either
 */
export async function ask<K extends Kind>(
  kind: K,
  question: PageMessages[K]['ask'],
): Promise<PageMessages[K]['answer']> {
  const message = { kind, ...question };
  const send = () => browser.runtime.sendMessage(message) as Promise<PageMessages[K]['answer']>;
  const answer = await send().catch(send);
  if (answer === undefined || isError(answer)) throw new Error(`no answer to ${kind}`);
  return answer;
}

/** What an error of a background with the polyfill is to a page without it. */
const isError = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && '__mozWebExtensionPolyfillReject__' in answer;

/** Calls `listener` whenever something in the log has changed; returns what stops it. */
export function onChanged(listener: () => void): () => void {
  const hear = (message: unknown): undefined => {
    if ((message as Partial<Changed> | null)?.kind === 'background/changed') listener();
  };
  browser.runtime.onMessage.addListener(hear);
  return () => browser.runtime.onMessage.removeListener(hear);
}
