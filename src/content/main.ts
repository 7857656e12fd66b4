/**
 * The content script: runs on a casino's pages from their start, reads them, and shows alarms.
 * @module
 */
import { browser, type Runtime } from '../platform/browser.ts';
import type { BackgroundMessages } from '../platform/messages.ts';
import { siteOfHost } from '../sites/index.ts';
import type { Site } from '../sites/site.ts';
import { Banner } from './banner.ts';
import { Outbox } from './outbox.ts';
import { Watcher } from './watcher.ts';

function run(site: Site): void {
  const outbox = new Outbox(
    {
      send: (sightings) => browser.runtime.sendMessage({ kind: 'content/observe', sightings }),
      isOpen: () => browser.runtime?.id !== undefined,
    },
    () => watcher.stop(),
  );
  const watcher = new Watcher(site, document, (sightings) => outbox.add(sightings));
  const banner = new Banner(document);

  browser.runtime.onMessage.addListener((message: unknown, sender: Runtime.MessageSender) => {
    // From the background alone: a page of the extension has a tab, anything else another id.
    if (sender.id !== browser.runtime.id || sender.tab) return undefined;
    const { kind, ...ask } = message as { kind?: unknown };
    switch (kind) {
      case 'background/read':
        watcher.readWhole();
        return outbox.flush().then(() => null);
      case 'background/alert':
        banner.show(ask as BackgroundMessages['background/alert']['ask']);
        return Promise.resolve(null);
      case 'background/skeleton':
        return Promise.resolve({ text: watcher.skeleton() });
      default:
        return undefined;
    }
  });
  watcher.start();
}

const site = siteOfHost(location.hostname);
if (site) {
  // What the browser loads ahead of a visit is no page yet.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', () => run(site), { once: true });
  } else run(site);
}
