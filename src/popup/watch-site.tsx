/**
 * Lets the player have a site watched that is not built in, or no more; and says how far its rules are known.
 * @module
 */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { browser } from '../platform/browser.ts';
import { counted, gameName, t } from '../platform/i18n.ts';
import type { Offer, RuleView, TabView } from '../platform/messages.ts';
import { keepWish } from '../platform/wish.ts';
import { ask } from '../ui/ask.ts';
import { wordsFile } from '../ui/begin.ts';
import { originOf } from '../ui/rule-of.ts';

type Props = { readonly view: TabView; readonly tabId: number; readonly again: () => void };

/**
 * Asks the browser for leave to read the site, to watch it as a casino or, with null, as what it is known as; and whether
 * the browser was asked and has given none. The wish goes first: the browser may close the popup over its question,
 * which it takes only straight from a click.
 */
export function usePermit({ view, tabId, again }: Props): {
  readonly permit: (as: string | null) => void;
  readonly refused: boolean;
} {
  const { host } = view;
  const [asking, setAsking] = useState(false);
  const permit = (as: string | null): void => {
    setAsking(true);
    const hanging = document.documentElement.classList.contains('hanging');
    void keepWish({ host, as, hanging, at: Date.now() });
    void browser.permissions
      .request({ origins: [`https://${host}/*`] })
      .catch(() => false)
      .then((given) => given && ask('page/watch', { tabId, as }).catch(() => false))
      .then(() => {
        setAsking(false);
        again();
      });
  };
  return { permit, refused: view.refused && !asking };
}

type Choice = { readonly view: TabView; readonly permit: (as: string) => void };

/** A casino to choose from, the likeliest on top; then the browser asks. */
export function WatchSite({ view: { host, offers }, permit }: Choice): JSX.Element | null {
  const [open, setOpen] = useState(false);
  if (offers.length === 0) return null;
  const likely = offers.filter(({ id, fits }) => fits || id === 'generic');
  const button = (offer: Offer, words: string) => (
    <button
      key={offer.id}
      type="button"
      class={offer === likely[0] ? 'main' : ''}
      data-action="watch-as"
      data-site={offer.id}
      aria-label={wordsOf(offer)}
      {...(offer.fits && { 'data-fits': '' })}
      onClick={() => permit(offer.id)}
    >
      {words}
    </button>
  );
  if (!open) {
    return (
      <button type="button" class="main" data-action="watch" onClick={() => setOpen(true)}>
        {t('site_watch')}
      </button>
    );
  }
  return (
    <div class="watch-site">
      <p>{t('site_watch_as', host)}</p>
      {likely.map((offer) => button(offer, wordsOf(offer)))}
      <p>{t('site_mirrors')}</p>
      <div class="mirrors">{offers.map((offer) => !likely.includes(offer) && button(offer, offer.name))}</div>
    </div>
  );
}

function wordsOf({ id, name, fits }: Offer): string {
  if (id === 'generic') return t('site_generic');
  return fits ? t('site_mirror_fits', name) : t('site_mirror', name);
}

/** What is said of a watched site besides its hands. */
export function Watched({ view, tabId, again }: Props): JSX.Element | null {
  const { site, host, watched, unread } = view;
  if (!site || !watched) return null;
  const stop = () => void ask('page/unwatch', { host }).then(again);
  return (
    <section class="watched">
      {(watched.rules ?? []).map((rule) => (
        <Rule key={rule.game} rule={rule} site={site.id} />
      ))}
      {/* Where something is not read, it stands there. */}
      {watched.teachable && unread.length === 0 && <Teach tabId={tabId} plain />}
      <button type="button" class="plain" data-action="unwatch" onClick={stop}>
        {t('site_unwatch', host)}
      </button>
    </section>
  );
}

/** The player shows Cutcard on the page what it can't find by itself. */
export function Teach({ tabId, plain = false }: { tabId: number; plain?: boolean }): JSX.Element {
  const [said, say] = useState('');
  // The page must have the focus: what is shown is shown there.
  const teach = () =>
    void browser.scripting
      .executeScript({ target: { tabId }, files: [wordsFile() ?? [], 'teaching.js'].flat() })
      .then(
        () => document.documentElement.classList.contains('hanging') && window.close(),
        () => say(t('teach_failed')),
      );
  return (
    <>
      <button type="button" class={plain ? 'plain' : ''} data-action="teach" onClick={teach}>
        {t('teach_button')}
      </button>
      <p role="status">{said}</p>
    </>
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
  if (rule) return originOf(rule) ?? rule.id;
  if (searching) return t('rule_searching');
  if (tried !== null && others > 0) return t('rule_several', others + 1);
  if (tried !== null) return counted('rule_nothing_fits', tried);
  return t('rule_waiting', hands, needed);
}
