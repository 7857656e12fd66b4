/**
 * A host that the player wants watched and the browser was asked for. It stands in the browser's storage until the browser
 * permits the host: Chrome closes the popup over its question, and with the popup goes whatever it told a background that
 * was asleep. The browser says nothing when it is told no.
 * @module
 */
import { browser } from './browser.ts';

export interface Wish {
  readonly host: string;
  /** As which casino; null where that is known. */
  readonly as: string | null;
  /** It was made in the popup that hangs from the icon. */
  readonly hanging: boolean;
  /** Ms since 1970. */
  readonly at: number;
}

const KEY = 'wish';

export const keepWish = (wish: Wish): Promise<void> => browser.storage.session.set({ [KEY]: wish });

export const dropWish = (): Promise<void> => browser.storage.session.remove(KEY);

export async function keptWish(): Promise<Wish | null> {
  const { [KEY]: wish } = await browser.storage.session.get(KEY);
  return (wish as Wish | undefined) ?? null;
}
