/**
 * What the popup would have been answered of each tab when something in the log last changed, as far as the log tells:
 * it is drawn at once, while the background wakes. It is derived, stands in the browser's memory and never on disk, and is
 * there only as long as nothing has changed since. Nothing but the popup's first picture is made of it.
 * @module
 */
import { browser } from './browser.ts';
import type { TabView } from './messages.ts';

/** Left out is what only the page itself can tell: whether it is watched now, and what of it can't be read. */
export type LastView = Pick<TabView, 'host' | 'hands' | 'counts' | 'casino' | 'reminder'> & {
  readonly site: NonNullable<TabView['site']>;
};

/** By the browser's numbers of the tabs. */
export type LastViews = Readonly<Record<number, LastView>>;

const KEY = 'lastViews';

export const keepLastViews = (views: LastViews): Promise<void> =>
  browser.storage.session.set({ [KEY]: views });

export const dropLastViews = (): Promise<void> => browser.storage.session.remove(KEY);

/** Whether there are any, be it of no tab. */
export const areLastViewsKept = async (): Promise<boolean> => KEY in (await browser.storage.session.get(KEY));

/** Those that are kept; none where the browser does not say. */
export async function keptLastViews(): Promise<LastViews> {
  const kept = await browser.storage.session.get(KEY).catch(() => ({}) as Record<string, unknown>);
  return (kept[KEY] as LastViews | undefined) ?? {};
}

/** That of a tab, unless the tab shows another host by now, or the browser does not say which. */
export function lastViewOf(
  views: LastViews,
  { id, url }: { readonly id?: number | undefined; readonly url?: string | undefined },
): LastView | null {
  const view = id === undefined ? undefined : views[id];
  const host = url?.startsWith('https:') ? new URL(url).hostname : null;
  return view && view.host === host ? view : null;
}
