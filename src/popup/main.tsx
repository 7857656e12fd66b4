import './popup.css';
import { render } from 'preact';
import { browser } from '../platform/browser.ts';
import { t } from '../platform/i18n.ts';
import { Popup } from './popup.tsx';

/** The tab named in the address, as when the popup is opened as a page; else the one the popup hangs from. */
async function tabToShow(): Promise<number> {
  const named = new URLSearchParams(location.search).get('tabId');
  if (named !== null) return Number(named);
  const [active] = await browser.tabs.query({ active: true, currentWindow: true });
  return active?.id ?? browser.tabs.TAB_ID_NONE;
}

document.documentElement.lang = t('language');
void tabToShow().then((tabId) => render(<Popup tabId={tabId} />, document.body));
