/**
 * The background: a service worker in Chrome, an event page in Firefox. It may be stopped at any line and wakes on
 * the next event, so every listener is registered before anything is awaited.
 * @module
 */
import { browser } from '../platform/browser.ts';
import { openHand } from './alerts.ts';
import { changing, endLeft, forgetView, goOn, start, tellPages } from './desk.ts';
import { forgetTab } from './floods.ts';
import { answer } from './router.ts';
import { takeOver } from './takeover.ts';
import { onPermissions, reconcile } from './watched.ts';

/** Behind its beginning, ms. */
const GOES_ON = 1000;

browser.runtime.onMessage.addListener(answer);

/**
 * Firefox gives what is stored ten gigabytes, and throws it away where space is short, until it is asked to keep it, for
 * which the permission is enough; Chrome goes by the permission, and gives a service worker nothing to ask with.
 */
async function keepForGood(): Promise<void> {
  const { storage } = navigator;
  if ('persist' in storage && !(await storage.persist())) console.error('the browser may throw away the log');
}

const begin = (): void => {
  void keepForGood();
  start().catch((error) => console.error('Cutcard could not bring its log up to date', error));
};

browser.runtime.onInstalled.addListener(({ reason }) => {
  void takeOver();
  // An update forgets what was registered.
  void reconcile(true);
  if (reason === 'install') void browser.tabs.create({ url: browser.runtime.getURL('welcome.html') });
  // Badges go when the extension is loaded anew, and other code may judge otherwise.
  begin();
});

browser.runtime.onStartup.addListener(() => {
  void reconcile();
  begin();
});

browser.permissions.onAdded.addListener(() => {
  // A casino's page that was open before has no script yet, or one that was told to stop.
  void (async () => {
    const wished = await changing(onPermissions);
    await takeOver();
    tellPages();
    // Chrome has closed the popup over its question: what has come of it is shown.
    if (wished) await browser.action.openPopup().catch(() => undefined);
  })();
});
browser.permissions.onRemoved.addListener(() => void changing(onPermissions).then(tellPages));

browser.tabs.onRemoved.addListener((tabId) => {
  forgetTab(tabId);
  void forgetView(tabId);
  endLeft(tabId).catch((error) => console.error('Cutcard could not end the hands of a tab', error));
});

// A notification says that something is wrong; a click on it shows what.
browser.notifications.onClicked.addListener((id) => {
  const [name, hand] = id.split(':');
  if (name !== 'cutcard' || !hand) return;
  void openHand(hand);
});

// Whatever woke it, what it was stopped in goes on; who woke it is answered first.
setTimeout(() => {
  goOn().catch((error) => console.error('Cutcard could not go on with its log', error));
}, GOES_ON);
