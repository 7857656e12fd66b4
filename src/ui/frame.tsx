/**
 * What the pages that fill a tab have around them.
 * @module
 */
import type { ComponentChildren, JSX } from 'preact';
import { t } from '../platform/i18n.ts';
import { Mark } from './glyphs.tsx';
import type { Asked } from './use-answer.ts';

type PageProps = {
  readonly title: string;
  /** What stands at the right of the title. */
  readonly aside?: ComponentChildren;
  readonly busy?: boolean;
  readonly children: ComponentChildren;
};

export const Page = ({ title, aside, busy = false, children }: PageProps): JSX.Element => (
  <>
    <header>
      <Mark />
      <p class="brand">{t('extension_name')}</p>
      <h1>{title}</h1>
      {aside}
    </header>
    <main aria-busy={busy}>{children}</main>
  </>
);

type FrameProps<A> = Pick<PageProps, 'title' | 'aside'> & {
  readonly asked: Asked<A> & { readonly again: () => void };
  readonly children: (answer: A) => ComponentChildren;
};

/** A page that shows an answer of the background. */
export function Frame<A>({ title, aside, asked, children }: FrameProps<A>): JSX.Element {
  return (
    <Page title={title} aside={aside} busy={asked.state === 'loading'}>
      {asked.state === 'loading' && <p role="status">{t('loading_log')}</p>}
      {asked.state === 'failed' && (
        <section class="sheet">
          <h2>{t('failed_title')}</h2>
          <p>{t('failed_text')}</p>
          <button type="button" class="main" onClick={asked.again}>
            {t('try_again')}
          </button>
        </section>
      )}
      {asked.state === 'here' && children(asked.answer)}
    </Page>
  );
}
