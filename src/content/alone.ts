/**
 * Sees to it that one content script alone watches a page, and that it notices when it has been left behind.
 *
 * An extension that is updated, reloaded or removed leaves its scripts in the open pages, where they can reach nobody any
 * more. Where the browser allows, the new one is put into them at once and says so by an event of a name that no page
 * knows: it was drawn when the extension was installed.
 * @module
 */
import { isExtensionThere, takeoverName } from '../platform/runtime.ts';
import { dispatch, listen } from '../reading/dom.ts';

/** Milliseconds between two looks at whether the extension is still there. */
const LOOK = 1000;
/** What takes over does so within this time. */
const TAKEOVER = 4000;

export interface AloneCalls {
  /** The extension is gone: nothing can be sent any more. */
  gone(): void;
  /** It has been gone for a while, and nothing has taken over. */
  left(): void;
  /** Another content script watches this page now. */
  replaced(): void;
}

/** What is shared by all that an extension runs in a page, and out of the page's reach. */
const world = globalThis as { cutcardIsThere?: () => boolean };

/** Whether another content script of this very extension watches the page already. Otherwise this one does, from now on. */
export function isWatched(): boolean {
  if (world.cutcardIsThere?.()) return true;
  world.cutcardIsThere = isExtensionThere;
  return false;
}

/** Lets another content script watch this page, should it be watched again. */
export function leave(): void {
  delete world.cutcardIsThere;
}

export async function beAlone(calls: AloneCalls): Promise<void> {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const looking = setInterval(() => {
    if (isExtensionThere()) return;
    clearInterval(looking);
    calls.gone();
    leaving = setTimeout(() => calls.left(), TAKEOVER);
  }, LOOK);
  const name = await takeoverName().catch(() => null);
  if (name === null) return;
  dispatch(globalThis, new Event(name));
  const onTakeover = () => {
    clearInterval(looking);
    clearTimeout(leaving);
    calls.replaced();
  };
  listen(globalThis, name, onTakeover, { once: true });
}
