/**
 * The popup: first what the casino comes to, then the latest hand of the tab it hangs from.
 * @module
 */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { gameName, t } from '../platform/i18n.ts';
import type { LastView } from '../platform/last-view.ts';
import type { HandView, Reminder, TabView } from '../platform/messages.ts';
import { clockTime } from '../ui/format.ts';
import { Mark, StatusGlyph } from '../ui/glyphs.tsx';
import { HandLine, reportOf } from '../ui/hand-line.tsx';
import { HandSummary } from '../ui/hand-summary.tsx';
import { headline } from '../ui/plain.ts';
import { SaveButton } from '../ui/save-evidence.tsx';
import { Summary } from '../ui/summary.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { CasinoStrip } from './casino-strip.tsx';
import { PictureOfTable } from './picture.tsx';
import { type Scene, sceneOf } from './scene.ts';
import { Unread } from './unread.tsx';
import { WatchNotice, watchWord } from './watch-notice.tsx';
import { Watched } from './watch-site.tsx';

/** `last` is drawn until the background has answered. */
export function Popup({ tabId, last }: { tabId: number; last: LastView | null }): JSX.Element {
  const asked = useAnswer('page/tab', { tabId });
  const scene = sceneOf(asked, last);
  const shown = 'view' in scene ? scene.view : null;
  const view = asked.state === 'here' ? asked.answer : null;
  const isWaiting = scene.kind === 'loading' || scene.kind === 'last';
  // What comes up when a site is watched begins at its top.
  useEffect(() => scrollTo(0, 0), [scene.kind === 'not-watched']);
  return (
    <>
      <Header scene={scene} />
      <Announced view={view} />
      <main aria-busy={isWaiting}>
        {shown?.casino && shown.site && <CasinoStrip casino={shown.casino} siteId={shown.site.id} />}
        {view?.flooding && <p class="reminder">{t('flooding')}</p>}
        {view?.frame && <p class="reminder">{t('in_frame', view.frame)}</p>}
        {hasHands(scene) && <Reminding reminder={scene.view.reminder} />}
        <Middle scene={scene} tabId={tabId} again={asked.again} />
        {view?.onTable && <PictureOfTable tabId={tabId} hand={view.onTable} />}
        {view && <Watched view={view} tabId={tabId} again={asked.again} />}
        <ThisTab view={shown} />
      </main>
      {shown?.hands[0] && <Actions hand={shown.hands[0]} />}
    </>
  );
}

function Header({ scene }: { scene: Scene }): JSX.Element {
  return (
    <header>
      <Mark />
      <h1>{t('extension_name')}</h1>
      {'view' in scene && (
        <p class={`watch ${scene.kind}`}>
          <b title={scene.view.host}>{scene.view.site?.name ?? scene.view.host}</b>
          <span>{watchedAs(scene)}</span>
        </p>
      )}
    </header>
  );
}

/** How the page is watched, in a word; before the background has answered, that it is being looked at. */
function watchedAs(scene: Extract<Scene, { readonly view: unknown }>): string {
  if (scene.kind === 'last') return t('loading');
  return scene.kind === 'troubled' ? t('troubled_word') : watchWord(scene.view.state);
}

const hasHands = (scene: Scene): scene is Extract<Scene, { readonly kind: 'hands' | 'last' }> =>
  scene.kind === 'hands' || (scene.kind === 'last' && scene.view.hands.length > 0);

function Middle({ scene, tabId, again }: { scene: Scene; tabId: number; again: () => void }): JSX.Element {
  switch (scene.kind) {
    case 'loading':
      return <Loading />;
    case 'last':
      return hasHands(scene) ? <Hands view={scene.view} /> : <Loading />;
    case 'failed':
      return <Failed again={again} />;
    case 'not-watched':
      return (
        <Hands view={scene.view}>
          <WatchNotice state={scene.why} view={scene.view} tabId={tabId} again={again} />
        </Hands>
      );
    case 'troubled':
      return (
        <Hands view={scene.view}>
          <Unread view={scene.view} tabId={tabId} />
        </Hands>
      );
    case 'no-panel':
      return (
        <Hands view={scene.view}>
          <WatchNotice state="no-panel-yet" view={scene.view} tabId={tabId} again={again} />
        </Hands>
      );
    case 'no-hand':
      return <WatchNotice state="watching" view={scene.view} tabId={tabId} again={again} />;
    case 'hands':
      return <Hands view={scene.view} />;
  }
}

/** Read aloud when it changes: once a verdict, and of the next hand though it comes to the same. */
function Announced({ view }: { view: TabView | null }): JSX.Element {
  const latest = view?.hands[0];
  const isDecided = latest !== undefined && latest.verdict.status !== 'pending';
  return (
    <p class="unseen" role="status" data-announced={latest?.id}>
      {isDecided && `${gameName(latest.game)}, ${clockTime(latest.at)}: ${headline(latest)}`}
    </p>
  );
}

/** That hands wait for their seed stands with what the casino comes to. */
const Reminding = ({ reminder }: { reminder: Reminder | null }): JSX.Element | null =>
  reminder === null || reminder === 'waiting' ? null : <p class="reminder">{t(`reminder_${reminder}`)}</p>;

function Failed({ again }: { again: () => void }): JSX.Element {
  return (
    <section class="notice tone-not-watching">
      <StatusGlyph status="not-watching" />
      <h2>{t('failed_title')}</h2>
      <p>{t('failed_text')}</p>
      <button type="button" class="main" onClick={again}>
        {t('try_again')}
      </button>
    </section>
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

/** The latest hand large and the ones before it in lines; `children` stand above. */
function Hands({
  view,
  children,
}: {
  view: Pick<TabView, 'hands'>;
  children?: ComponentChildren;
}): JSX.Element {
  const [latest, ...earlier] = view.hands;
  const now = Date.now();
  return (
    <>
      {children}
      {latest && <HandSummary view={latest} now={now} />}
      {earlier.length > 0 && (
        <section class="earlier">
          <h2>{t('earlier')}</h2>
          {earlier.map((hand) => (
            <HandLine key={hand.id} view={hand} now={now} />
          ))}
        </section>
      )}
    </>
  );
}

/** What this tab's hands come to, and the way to all others. */
const ThisTab = ({ view }: { view: Pick<TabView, 'hands' | 'counts'> | null }): JSX.Element => (
  <section class="this-tab">
    {view && (
      <div>
        {view.hands.length > 0 && <h2>{t('this_tab')}</h2>}
        <Summary counts={view.counts} />
      </div>
    )}
    <a class="all" href="report.html" target="_blank" rel="noopener">
      {t('all_hands')}
    </a>
  </section>
);

/** Always in view: what can be done with the latest hand. */
const Actions = ({ hand }: { hand: HandView }): JSX.Element => (
  <footer class="actions">
    <a class="button main" href={reportOf(hand.id)} target="_blank" rel="noopener">
      {t('show_work')}
    </a>
    <SaveButton of={{ ids: [hand.id] }}>{t('save_evidence')}</SaveButton>
  </footer>
);
