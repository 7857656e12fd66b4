/**
 * Wakes the background as soon as a page begins to load: it mostly sleeps, and takes as long to wake as the page to get
 * ready to ask it something. A script of its own, before style sheets and scripts that take time.
 * @module
 */
import browser from '../platform/own-api.ts';

browser.runtime.sendMessage({ kind: 'page/settings' }).catch(() => undefined);
