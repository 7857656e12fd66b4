/**
 * The sites that the player watches: what each is watched as, whether the browser permits it, and their profiles as a
 * file that players hand on. What a file has in it is shown before it is taken.
 * @module
 */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { browser } from '../platform/browser.ts';
import { gameName, t } from '../platform/i18n.ts';
import type { PageMessages, WatchedView } from '../platform/messages.ts';
import { ask } from '../ui/ask.ts';
import { ChooseFile } from '../ui/choose-file.tsx';
import { originOf } from '../ui/rule-of.ts';
import { saveFile } from '../ui/save.ts';
import { useAnswer } from '../ui/use-answer.ts';
import { Choice } from './fields.tsx';

export function WatchedSites(): JSX.Element {
  const asked = useAnswer('page/watched', {});
  const [said, say] = useState('');
  const sites = asked.state === 'here' ? asked.answer : [];
  const allow = (host: string) =>
    void browser.permissions
      .request({ origins: [`https://${host}/*`] })
      .catch(() => false)
      .then((given) => {
        say(given ? '' : t('site_refused', host));
        asked.again();
      });
  const unwatch = (host: string) => void ask('page/unwatch', { host }).then(asked.again);
  const save = async () => {
    const file = await ask('page/watched-export', {});
    saveFile('cutcard-sites.json', JSON.stringify(file, null, 2));
  };
  return (
    <section class="sheet">
      <h2>{t('watched_title')}</h2>
      <p>{t('watched_text')}</p>
      <ul class="watched-sites">
        {sites.map((site) => (
          <li key={site.id} data-watched={site.host} data-permitted={String(site.permitted)}>
            <SiteLines site={site} />
            {site.choices && <Choices site={site} choices={site.choices} done={asked.again} />}
            <div class="actions">
              {!site.permitted && (
                <button type="button" onClick={() => allow(site.host)}>
                  {t('allow_site', site.host)}
                </button>
              )}
              <button type="button" data-action="unwatch" onClick={() => unwatch(site.host)}>
                {t('site_unwatch', site.host)}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {sites.length === 0 && <p>{t('watched_none')}</p>}
      <div class="actions">
        {sites.length > 0 && (
          <button type="button" data-action="export-sites" onClick={() => void save()}>
            {t('watched_save')}
          </button>
        )}
        <Take taken={asked.again} />
      </div>
      <p role="status">{said}</p>
    </section>
  );
}

/** A site's profile in words. */
const SiteLines = ({ site: { host, mirrorOf, permitted, taught, rules } }: { site: WatchedView }) => (
  <>
    <b>{host}</b>
    <span>{mirrorOf ? t('watched_mirror', mirrorOf) : t('watched_generic')}</span>
    {!permitted && <span>{t('watched_not_permitted')}</span>}
    {taught && <span>{t('watched_taught')}</span>}
    {rules.map(({ game, id, origin }) => (
      <span key={game}>
        {gameName(game)}: {originOf({ id, origin }) ?? id}
      </span>
    ))}
  </>
);

type ChoicesProps = {
  readonly site: WatchedView;
  readonly choices: NonNullable<WatchedView['choices']>;
  readonly done: () => void;
};

/** What the pages of a casino nobody has seen do not always tell. */
function Choices({ site: { id, rules }, choices, done }: ChoicesProps): JSX.Element {
  const set = (chosen: Partial<PageMessages['page/choose']['ask']>) =>
    void ask('page/choose', { id, ...chosen }).then(done);
  return (
    <details>
      <summary>{t('watched_choices')}</summary>
      <Choice
        label={t('watched_seeding')}
        value={choices.seeding ?? 'per-bet'}
        choices={[
          ['per-bet', t('watched_seeding_per_bet')],
          ['pair', t('watched_seeding_pair')],
        ]}
        choose={(seeding) => set({ seeding })}
      />
      {choices.games.map(({ game, schemes }) => {
        const rule = rules.find((one) => one.game === game);
        const found = rule && !schemes.includes(rule.id) ? [rule.id] : [];
        return (
          <Choice
            key={game}
            label={t('watched_rule_of', gameName(game))}
            value={rule?.id ?? ''}
            choices={[
              ['', t('rule_not_known')],
              ...[...found, ...schemes].map((scheme): [string, string] => [scheme, scheme]),
            ]}
            choose={(scheme) => !found.includes(scheme) && set({ game, scheme })}
          />
        );
      })}
    </details>
  );
}

interface Shown {
  readonly file: unknown;
  readonly sites: readonly WatchedView[];
}

/** Two steps: what the file has in it, then whether to take it. */
function Take({ taken }: { taken: () => void }): JSX.Element {
  const [shown, show] = useState<Shown | null>(null);
  const [said, say] = useState('');
  const look = async (chosen: File) => {
    show(null);
    const file: unknown = await chosen
      .text()
      .then(JSON.parse)
      .catch(() => null);
    const sites = await ask('page/watched-import', { file, take: false });
    if ('error' in sites) return say(t('watched_no_file', sites.error));
    say('');
    show({ file, sites });
  };
  const take = async ({ file, sites }: Shown) => {
    await ask('page/watched-import', { file, take: true });
    show(null);
    say(t('watched_taken', sites.length));
    taken();
  };
  return (
    <>
      <ChooseFile name={t('watched_take')} action="import-sites" take={look} />
      {shown && (
        <div class="watched-shown">
          <p>{t('watched_shown')}</p>
          <ul class="watched-sites">
            {shown.sites.map((site) => (
              <li key={site.id} data-offered={site.host}>
                <SiteLines site={site} />
              </li>
            ))}
          </ul>
          <button type="button" class="main" data-action="take-sites" onClick={() => void take(shown)}>
            {t('watched_take_now')}
          </button>
          <button type="button" onClick={() => show(null)}>
            {t('cancel')}
          </button>
        </div>
      )}
      <p role="status">{said}</p>
    </>
  );
}
