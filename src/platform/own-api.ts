/**
 * In place of webextension-polyfill in the popup, which is to open at once: all that it asks of the browser has promises
 * in every browser that is supported, `browser` in Firefox, `chrome` in Chrome.
 * @module
 */
import type { Browser } from './browser.ts';

const { browser, chrome } = globalThis as { browser?: Browser; chrome?: Browser };

export default (browser ?? chrome) as Browser;
