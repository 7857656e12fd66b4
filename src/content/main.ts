/**
 * The content script: runs on a casino's pages from their start, reads them, and shows alarms.
 * @module
 */
import type { BackgroundMessages, ContentMessages } from '../platform/messages.ts';
import { isExtensionThere, message, onBackgroundMessage, sendMessage } from '../platform/runtime.ts';
import { byTagName, isPrerendering, listen } from '../reading/dom.ts';
import { siteOfHost } from '../sites/index.ts';
import type { Site } from '../sites/site.ts';
import { beAlone, isWatched } from './alone.ts';
import { Banner } from './banner.ts';
import { Notice } from './notice.ts';
import { Outbox } from './outbox.ts';
import { Watcher } from './watcher.ts';

type Answer<Kind extends keyof ContentMessages> = Promise<ContentMessages[Kind]['answer']>;
type Alert = BackgroundMessages['background/alert']['ask'];

function run(site: Site): void {
  if (isWatched()) return;
  const outbox = new Outbox(
    {
      send: (sightings) => sendMessage({ kind: 'content/observe', sightings }) as Answer<'content/observe'>,
      isOpen: isExtensionThere,
    },
    () => watcher.stop(),
  );
  const watcher = new Watcher(site, document, (sightings) => outbox.add(sightings));
  const banner = new Banner(document, {
    show: (handId) => void sendMessage({ kind: 'content/show-hand', handId }).catch(() => undefined),
    removed: (handId) => void sendMessage({ kind: 'content/banner-removed', handId }).catch(() => undefined),
  });
  const notice = new Notice(document);
  const [left, dismiss] = [message('notice_left'), message('alert_dismiss')];

  onBackgroundMessage((asked) => {
    const { kind, ...ask } = asked as { kind?: unknown };
    switch (kind) {
      case 'background/read':
        watcher.readWhole();
        return outbox.flush().then(() => null);
      case 'background/alert':
        banner.show(ask as Alert);
        return Promise.resolve(null);
      case 'background/skeleton':
        return Promise.resolve({ text: watcher.skeleton() });
      default:
        return undefined;
    }
  });
  void beAlone({
    gone: () => watcher.stop(),
    left: () => notice.show(left, dismiss),
    replaced() {
      watcher.stop();
      banner.close();
      notice.close();
    },
  });
  // At the document's very start, nothing of it is there yet.
  watcher.start(byTagName(document, 'script').length === 0);
}

const site = siteOfHost(location.hostname);
if (site) {
  // What the browser loads ahead of a visit is no page yet.
  if (isPrerendering(document)) {
    listen(document, 'prerenderingchange', () => run(site), { once: true });
  } else run(site);
}
