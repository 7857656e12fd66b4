/**
 * Puts the content script into the pages that are open when the extension is installed or updated: those that the
 * browser has loaded before have none, or an old one that can reach nobody any more.
 * @module
 */
import { browser } from '../platform/browser.ts';
import { TAKEOVER_KEY } from '../platform/runtime.ts';

export async function takeOver(): Promise<void> {
  const { [TAKEOVER_KEY]: name } = await browser.storage.local.get(TAKEOVER_KEY);
  if (typeof name !== 'string') await browser.storage.local.set({ [TAKEOVER_KEY]: crypto.randomUUID() });
  for (const { matches = [], js = [] } of browser.runtime.getManifest().content_scripts ?? []) {
    const tabs = await browser.tabs.query({ url: matches, discarded: false });
    await Promise.all(tabs.map(({ id }) => id !== undefined && inject(id, js)));
  }
}

async function inject(tabId: number, files: string[]): Promise<void> {
  await browser.scripting.executeScript({ target: { tabId }, files }).catch(() => undefined); // An error page, or gone.
}
