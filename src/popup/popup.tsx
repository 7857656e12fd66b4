/**
 * The popup: what Cutcard knows of the tab it hangs from.
 * @module
 */
import type { JSX } from 'preact';
import { t } from '../platform/i18n.ts';
import type { TabView } from '../platform/messages.ts';
import { SaveButton } from '../ui/buttons.tsx';
import { Mark } from '../ui/glyphs.tsx';
import { HandLine, reportOf } from '../ui/hand-line.tsx';
import { HandSummary } from '../ui/hand-summary.tsx';
import { Summary } from '../ui/summary.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { Unread } from './unread.tsx';
import { WatchNotice, watchWord } from './watch-notice.tsx';

/** Hands in the list under the latest one; the report has them all. */
const EARLIER = 20;

export function Popup({ tabId }: { tabId: number }): JSX.Element {
  const asked = useAnswer('page/tab', { tabId });
  const view = asked.state === 'here' ? asked.answer : null;
  return (
    <>
      <Header view={view} />
      <main aria-busy={asked.state === 'loading'}>
        {asked.state === 'loading' && <Loading />}
        {asked.state === 'failed' && (
          <section class="notice">
            <h2>{t('failed_title')}</h2>
            <p>{t('failed_text')}</p>
            <button type="button" class="main" onClick={asked.again}>
              {t('try_again')}
            </button>
          </section>
        )}
        {view && <TabHands view={view} tabId={tabId} again={asked.again} />}
      </main>
      <footer>
        {view && <Summary counts={view.counts} />}
        <a href="report.html" target="_blank" rel="noopener">
          {t('all_hands')}
        </a>
      </footer>
    </>
  );
}

function Header({ view }: { view: TabView | null }): JSX.Element {
  const watching = view?.state === 'watching' || view?.state === 'no-panel-yet';
  return (
    <header>
      <Mark />
      <h1>{t('extension_name')}</h1>
      {view && (
        <p class={`watch ${watching ? 'on' : 'off'}`}>
          <b title={view.host}>{view.site?.name ?? view.host}</b>
          <span>{watchWord(view.state)}</span>
        </p>
      )}
    </header>
  );
}

function Loading(): JSX.Element {
  return (
    <section class="loading">
      <p role="status">{t('loading')}</p>
      <div class="faces" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((i) => (
          <span key={i} class="face back">
            <span class="print back-pattern" />
          </span>
        ))}
      </div>
    </section>
  );
}

function TabHands({ view, tabId, again }: { view: TabView; tabId: number; again: () => void }): JSX.Element {
  const [latest, ...earlier] = view.hands;
  const now = Date.now();
  return (
    <>
      {view.unread.length > 0 && <Unread view={view} />}
      <WatchNotice view={view} tabId={tabId} again={again} />
      {latest && (
        <HandSummary view={latest} now={now}>
          <div class="actions">
            <a class="button main" href={reportOf(latest.id)} target="_blank" rel="noopener">
              {t('show_work')}
            </a>
            <SaveButton id={latest.id}>{t('save_evidence')}</SaveButton>
          </div>
        </HandSummary>
      )}
      {earlier.length > 0 && (
        <section class="earlier">
          <h2>{t('earlier')}</h2>
          {earlier.slice(0, EARLIER).map((hand) => (
            <HandLine key={hand.id} view={hand} now={now} />
          ))}
        </section>
      )}
    </>
  );
}
