/**
 * Says what of this site can no longer be read: most likely the casino has changed its pages.
 * @module
 */
import type { JSX } from 'preact';
import { browser } from '../platform/browser.ts';
import { fieldName, t } from '../platform/i18n.ts';
import type { TabView, UnreadField } from '../platform/messages.ts';
import { CopyButton } from '../ui/buttons.tsx';
import { longTime } from '../ui/format.ts';
import { StatusGlyph } from '../ui/glyphs.tsx';

export function Unread({ view }: { view: TabView }): JSX.Element {
  return (
    <section class="unread tone-unreadable">
      <h2>
        <StatusGlyph status="unreadable" />
        {t('site_changed_title')}
      </h2>
      <p>{t('site_changed_text')}</p>
      <ul>
        {view.unread.map((unread) => (
          <li key={unread.field}>
            <b>{fieldName(unread.field)}</b> {lastRead(unread)}
          </li>
        ))}
      </ul>
      <CopyButton value={report(view)}>{t('copy_report')}</CopyButton>
    </section>
  );
}

const lastRead = ({ lastReadAt }: UnreadField): string =>
  lastReadAt === null ? t('never_read') : t('last_read', longTime(lastReadAt));

/** For the people who look after the site's file: what is missing where, and no value that stood on the page. */
function report({ site, host, unread }: TabView): string {
  const { version } = browser.runtime.getManifest();
  return JSON.stringify({ cutcard: version, site: site?.id, host, unread }, null, 2);
}
