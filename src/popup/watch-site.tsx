/**
 * Lets the player have a site watched that is not built in, or no more; and says how far its rules are known.
 * @module
 */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { browser } from '../platform/browser.ts';
import { counted, gameName, t, underscored } from '../platform/i18n.ts';
import type { Offer, RuleView, TabView } from '../platform/messages.ts';
import { ask } from '../ui/ask.ts';
import { wordsFile } from '../ui/begin.ts';

type Props = { readonly view: TabView; readonly tabId: number; readonly again: () => void };

/** A casino to choose from, the one whose marks the page has on top; then the browser asks. */
export function WatchSite({ view, tabId, again }: Props): JSX.Element | null {
  const { host, offers } = view;
  const [open, setOpen] = useState(false);
  const [said, say] = useState('');
  if (offers.length === 0) return null;
  const choose = (as: string) => {
    // The wish goes first: the browser may close the popup over its question, and it takes the question only from a click.
    void ask('page/watch', { tabId, as }).catch(() => undefined);
    const asked = browser.permissions.request({ origins: [`https://${host}/*`] }).catch(() => false);
    void asked
      .then(() => ask('page/watch', { tabId, as }))
      .then(
        (watched) => (watched ? again() : say(t('site_refused', host))),
        () => say(t('site_refused', host)),
      );
  };
  return (
    <div class="watch-site">
      {!open && (
        <button type="button" class="main" data-action="watch" onClick={() => setOpen(true)}>
          {t('site_watch')}
        </button>
      )}
      {open && (
        <>
          <p>{t('site_watch_as', host)}</p>
          {offers.map((offer) => (
            <button
              key={offer.id}
              type="button"
              class={offer.fits ? 'main' : ''}
              data-action="watch-as"
              data-site={offer.id}
              {...(offer.fits && { 'data-fits': '' })}
              onClick={() => choose(offer.id)}
            >
              {wordsOf(offer)}
            </button>
          ))}
        </>
      )}
      <p role="status">{said}</p>
    </div>
  );
}

function wordsOf({ id, name, fits }: Offer): string {
  if (id === 'generic') return t('site_generic');
  return fits ? t('site_mirror_fits', name) : t('site_mirror', name);
}

/** What is said of a watched site besides its hands. */
export function Watched({ view, tabId, again }: Props): JSX.Element | null {
  const [said, say] = useState('');
  const { site, host, watched } = view;
  if (!site || !watched) return null;
  const stop = () => void ask('page/unwatch', { host }).then(again);
  // The page must have the focus: what is shown is shown there.
  const teach = () =>
    void browser.scripting
      .executeScript({ target: { tabId }, files: [wordsFile() ?? [], 'teaching.js'].flat() })
      .then(
        () => document.documentElement.classList.contains('hanging') && window.close(),
        () => say(t('teach_failed')),
      );
  return (
    <section class="watched">
      {(watched.rules ?? []).map((rule) => (
        <Rule key={rule.game} rule={rule} site={site.id} />
      ))}
      {watched.teachable && (
        <button type="button" class="plain" data-action="teach" onClick={teach}>
          {t('teach_button')}
        </button>
      )}
      <button type="button" class="plain" data-action="unwatch" onClick={stop}>
        {t('site_unwatch', host)}
      </button>
      <p role="status">{said}</p>
    </section>
  );
}

function Rule({ rule: view, site }: { rule: RuleView; site: string }): JSX.Element {
  const { game, rule, searching } = view;
  const find = (stop: boolean) => void ask('page/find-rule', { site, game, stop });
  return (
    <div class="rule" data-game={game} data-state={rule?.origin ?? (searching ? 'searching' : 'unknown')}>
      <p>
        <b>{gameName(game)}</b> <span>{ruleSaid(view)}</span>
      </p>
      {searching && (
        <>
          <progress value={searching.done} max={searching.of} />
          <button type="button" class="plain" onClick={() => find(true)}>
            {t('cancel')}
          </button>
        </>
      )}
      {!rule && !searching && view.hands > 0 && (
        <button type="button" class="plain" data-action="find-rule" onClick={() => find(false)}>
          {t('find_rule')}
        </button>
      )}
    </div>
  );
}

function ruleSaid({ rule, searching, hands, needed, tried, others }: RuleView): string {
  if (rule) return rule.origin === 'built-in' ? rule.id : t(`rule_by_${underscored(rule.origin)}`, rule.id);
  if (searching) return t('rule_searching');
  if (tried !== null && others > 0) return t('rule_several', others + 1);
  if (tried !== null) return counted('rule_nothing_fits', tried);
  return t('rule_waiting', hands, needed);
}
