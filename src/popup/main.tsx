import './popup.css';
import { browser } from '../platform/browser.ts';
import { keptLastViews, lastViewOf } from '../platform/last-view.ts';
import { begin } from '../ui/begin.ts';
import { Popup } from './popup.tsx';

/** The tab named in the address, as when the popup is opened as a page; else the one the popup hangs from. */
async function tabToShow(): Promise<{ readonly id: number; readonly url?: string | undefined }> {
  const named = new URLSearchParams(location.search).get('tabId');
  const [tab] =
    named === null
      ? await browser.tabs.query({ active: true, currentWindow: true })
      : [await browser.tabs.get(Number(named)).catch(() => undefined)];
  return { id: tab?.id ?? (named === null ? browser.tabs.TAB_ID_NONE : Number(named)), url: tab?.url };
}

// A phone shows the popup as a page of its own; and as a page it is shown for a tab that is named.
const isPage = new URLSearchParams(location.search).has('tabId') || screen.width < 500;
document.documentElement.classList.toggle('hanging', !isPage);
void Promise.all([tabToShow(), keptLastViews()]).then(([tab, views]) =>
  begin(<Popup tabId={tab.id} last={lastViewOf(views, tab)} />),
);
