import './popup.css';
import { browser } from '../platform/browser.ts';
import { begin } from '../ui/begin.ts';
import { Popup } from './popup.tsx';

/** The tab named in the address, as when the popup is opened as a page; else the one the popup hangs from. */
async function tabToShow(): Promise<number> {
  const named = new URLSearchParams(location.search).get('tabId');
  if (named !== null) return Number(named);
  const [active] = await browser.tabs.query({ active: true, currentWindow: true });
  return active?.id ?? browser.tabs.TAB_ID_NONE;
}

// A phone shows the popup as a page of its own; and as a page it is shown for a tab that is named.
const isPage = new URLSearchParams(location.search).has('tabId') || screen.width < 500;
document.documentElement.classList.toggle('hanging', !isPage);
void tabToShow().then((tabId) => begin(<Popup tabId={tabId} />));
