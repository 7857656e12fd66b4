/**
 * Says what of this site can't be read: most likely the casino has changed its pages, or shows a panel twice; what was
 * never read, nobody has seen to change.
 * @module
 */
import type { JSX } from 'preact';
import { browser } from '../platform/browser.ts';
import { fieldName, t } from '../platform/i18n.ts';
import type { TabView, UnreadField } from '../platform/messages.ts';
import { CopyButton } from '../ui/buttons.tsx';
import { shortTime } from '../ui/format.ts';
import { StatusGlyph } from '../ui/glyphs.tsx';
import { troubleOf } from './scene.ts';
import { Teach } from './watch-site.tsx';

export function Unread({ view, tabId }: { view: TabView; tabId: number }): JSX.Element {
  const [title, text] = WORDS[troubleOf(view.unread)];
  return (
    <section class="unread tone-unreadable">
      <h2>
        <StatusGlyph status="unreadable" />
        {t(title)}
      </h2>
      <p>{t(text)}</p>
      <ul>
        {view.unread.map((unread) => (
          <li key={unread.field}>
            {fieldName(unread.field)} <small>{lastRead(unread)}</small>
          </li>
        ))}
      </ul>
      {view.watched?.teachable && <p>{t('unread_teach')}</p>}
      <div class="unread-actions">
        {view.watched?.teachable && <Teach tabId={tabId} />}
        <CopyButton value={report(view)}>{t('copy_report')}</CopyButton>
      </div>
    </section>
  );
}

const WORDS = {
  twice: ['two_panels_title', 'two_panels_text'],
  never: ['never_read_title', 'never_read_text'],
  changed: ['site_changed_title', 'site_changed_text'],
} as const;

const lastRead = ({ lastReadAt }: UnreadField): string =>
  lastReadAt === null ? t('never_read') : t('last_read', shortTime(lastReadAt, Date.now()));

/** For the people who look after the site's file: what is missing where, and no value that stood on the page. */
function report({ site, host, unread, skeleton = '' }: TabView): string {
  const { version } = browser.runtime.getManifest();
  return `${JSON.stringify({ cutcard: version, site: site?.id, host, unread }, null, 2)}\n${skeleton}`;
}
