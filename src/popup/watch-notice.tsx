/**
 * Says what keeps Cutcard from recording on this page, and what to do about it.
 * @module
 */
import type { JSX } from 'preact';
import type { Status } from '../core/verdict.ts';
import { browser } from '../platform/browser.ts';
import { casinoNames, t, underscored } from '../platform/i18n.ts';
import type { TabView, WatchState } from '../platform/messages.ts';
import { StatusGlyph } from '../ui/glyphs.tsx';
import { usePermit, WatchSite } from './watch-site.tsx';

export const watchWord = (state: WatchState): string => t(`watch_${underscored(state)}`);

type Props = {
  readonly state: WatchState;
  readonly view: TabView;
  readonly tabId: number;
  readonly again: () => void;
};

/** Large where there is nothing else to see, a line above the hands otherwise. */
export function WatchNotice({ state, view, tabId, again }: Props): JSX.Element {
  const { host, hands } = view;
  const text = view.offers.length > 0 ? 'site_new_text' : (`watch_${underscored(state)}_text` as const);
  const { permit, refused } = usePermit({ view, tabId, again });
  const status: Status =
    state === 'watching' ? 'pending' : state === 'no-panel-yet' ? 'unreadable' : 'not-watching';
  const isSmall = hands.length > 0;
  // One main button on a screen: below a small notice it is the hand's.
  const button = isSmall ? '' : 'main';
  return (
    <section class={`notice ${isSmall ? 'small' : ''} tone-${status}`}>
      <StatusGlyph status={status} />
      <h2>{t(`watch_${underscored(state)}_title`)}</h2>
      <p>{t(text, host, casinoNames())}</p>
      {state === 'unknown-site' && (
        <>
          <p role="status">{refused && t('site_refused', host)}</p>
          <WatchSite view={view} permit={permit} />
          <a class="button" href="check.html" target="_blank" rel="noopener">
            {t('check_link')}
          </a>
        </>
      )}
      {state === 'no-permission' && (
        <button type="button" class={button} onClick={() => permit(null)}>
          {t('allow_site', host)}
        </button>
      )}
      {state === 'not-reachable' && (
        <button type="button" class={button} onClick={() => void browser.tabs.reload(tabId).then(again)}>
          {t('reload_page')}
        </button>
      )}
    </section>
  );
}
