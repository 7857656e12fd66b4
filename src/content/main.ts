/**
 * The content script: runs on a casino's pages from their start, reads them, and shows alarms.
 * @module
 */
import type { BackgroundMessages, ContentMessages } from '../platform/messages.ts';
import { isExtensionThere, noticeWords, onBackgroundMessage, sendMessage } from '../platform/runtime.ts';
import { playTone } from '../platform/tone.ts';
import { byTagName, isPrerendering, listen } from '../reading/dom.ts';
import { siteOfHost } from '../sites/index.ts';
import type { Places } from '../sites/places.ts';
import { readAs, type SiteReader } from '../sites/read-as.ts';
import { beAlone, isWatched, leave } from './alone.ts';
import { Banner } from './banner.ts';
import { foreignFrame } from './frames.ts';
import { Notice } from './notice.ts';
import { Outbox } from './outbox.ts';
import { Watcher } from './watcher.ts';

type Answer<Kind extends keyof ContentMessages> = Promise<ContentMessages[Kind]['answer']>;
type Alert = BackgroundMessages['background/alert']['ask'];
type Taught = BackgroundMessages['background/taught']['ask'];
type Stop = BackgroundMessages['background/stop']['ask'];

function run(site: SiteReader): void {
  if (isWatched()) return;
  /** The player watches this site no more. */
  let stopped = false;
  const outbox = new Outbox(
    {
      send: (sightings) => sendMessage({ kind: 'content/observe', sightings }) as Answer<'content/observe'>,
      isOpen: () => !stopped && isExtensionThere(),
    },
    () => watcher.stop(),
  );
  const watcher = new Watcher(site, document, (sightings) => outbox.add(sightings));
  const banner = new Banner(document, {
    show: (handId) => void sendMessage({ kind: 'content/show-hand', handId }).catch(() => undefined),
    removed: (handId) => void sendMessage({ kind: 'content/banner-removed', handId }).catch(() => undefined),
  });
  const notice = new Notice(document);
  const words = noticeWords();

  onBackgroundMessage((asked) => {
    const { kind, ...ask } = asked as { kind?: unknown };
    if (stopped) return undefined;
    switch (kind) {
      case 'background/read':
        watcher.readWhole();
        return outbox
          .flush()
          .then(() => ({ frame: watcher.hasTable ? null : foreignFrame(document, location) }));
      case 'background/alert':
        banner.show(ask as Alert);
        return Promise.resolve(null);
      case 'background/stop':
        if (!(ask as Stop).hosts.includes(location.hostname)) return undefined;
        stopped = true;
        leave();
        end();
        return Promise.resolve(null);
      case 'background/tone':
        playTone();
        return Promise.resolve(null);
      case 'background/taught': {
        const { as, record } = ask as Taught;
        watcher.readLike(readAs(as, record as Places | undefined));
        return Promise.resolve(null);
      }
      case 'background/skeleton':
        return Promise.resolve({ text: watcher.skeleton() });
      default:
        return undefined;
    }
  });
  const end = (): void => {
    watcher.stop();
    banner.close();
    notice.close();
  };
  void beAlone({
    gone: () => watcher.stop(),
    left: () => void words.then(([left, dismiss]) => !stopped && notice.show(left, dismiss)),
    replaced: end,
  });
  // At the document's very start, nothing of it is there yet.
  watcher.start(byTagName(document, 'script').length === 0);
}

/** The site at this host: built in, or one that the player watches, which only the background knows. */
async function watchedSite(): Promise<SiteReader | null> {
  const watched = await (sendMessage({ kind: 'content/site' }) as Answer<'content/site'>).catch(() => null);
  return watched ? readAs(watched.as, watched.record as Places | undefined) : null;
}

function begin(): void {
  const site = siteOfHost(location.hostname);
  if (site) run(readAs(site.id));
  else void watchedSite().then((watched) => watched && run(watched));
}

// What the browser loads ahead of a visit is no page yet.
if (isPrerendering(document)) listen(document, 'prerenderingchange', begin, { once: true });
else begin();
