/**
 * Who sent a message: decided by what the browser says of the sender, never by the message.
 * @module
 */

import { browser, type Runtime } from '../platform/browser.ts';
import type { Site } from '../sites/index.ts';
import { isHeard, siteAt } from './sites.ts';

export type Sender =
  | { readonly kind: 'content'; readonly site: Site; readonly tabId: number }
  | { readonly kind: 'page' }
  | { readonly kind: 'stranger' };

const STRANGER: Sender = { kind: 'stranger' };

export function senderOf(sender: Runtime.MessageSender): Sender {
  if (sender.id !== browser.runtime.id || !sender.url) return STRANGER;
  const url = new URL(sender.url);
  if (url.origin === new URL(browser.runtime.getURL('')).origin) return { kind: 'page' };
  const site = url.protocol === 'https:' ? siteAt(url.hostname) : null;
  // Only the top frame: a casino's frames are read through it, and an advertiser's are nobody's business.
  if (!site || !isHeard(url.hostname) || sender.tab?.id === undefined || sender.frameId !== 0)
    return STRANGER;
  return { kind: 'content', site, tabId: sender.tab.id };
}
