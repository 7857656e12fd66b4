/**
 * What all hands at one casino come to: whether their cards come as they should, and results against expectation.
 * @module
 */
import type { ComponentChildren, JSX } from 'preact';
import { number, t } from '../platform/i18n.ts';
import type { HandsView } from '../platform/messages.ts';
import { Choices } from '../ui/choices.tsx';
import { Frame } from '../ui/frame.tsx';
import { Help } from '../ui/help.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { useAddress } from './address.ts';
import { Cards } from './statistics-cards.tsx';
import { Blackjack, Results } from './statistics-results.tsx';
import { type Added, useStatistics } from './use-statistics.ts';

export function StatisticsPage(): JSX.Element {
  const [{ site }, want] = useAddress();
  const asked = useAnswer('page/hands', { limit: 1 });
  return (
    <Frame title={t('stats_title')} aside={<a href="report.html">{t('all_hands')}</a>} asked={asked}>
      {({ sites }: HandsView) => {
        const chosen = sites.find(({ id }) => id === site) ?? sites[0];
        return (
          <>
            {chosen ? (
              <OfSite id={chosen.id} name={chosen.name}>
                {sites.length > 1 && (
                  <label class="choose-site">
                    {t('filter_site')}
                    <select value={chosen.id} onChange={(event) => want({ site: event.currentTarget.value })}>
                      <Choices of={sites.map(({ id, name }) => [id, name])} />
                    </select>
                  </label>
                )}
              </OfSite>
            ) : (
              <p class="sheet">{t('stats_none')}</p>
            )}
            <section class="sheet quiet">
              <Help />
            </section>
          </>
        );
      }}
    </Frame>
  );
}

type OfSiteProps = { readonly id: string; readonly name: string; readonly children: ComponentChildren };

/** `children` choose another one, where there is another. */
function OfSite({ id, name, children }: OfSiteProps): JSX.Element {
  const added = useStatistics(id);
  const { view } = added;
  return (
    <>
      <section class="sheet" aria-label={name} data-statistics={id} data-state={added.state}>
        {children || <h2>{name}</h2>}
        <Progress {...added} />
      </section>
      {view?.cards.map((cards) => (
        <Cards key={cards.game} cards={cards} />
      ))}
      {view && view.untested > 0 && <p class="sheet">{t('stats_untested', number(view.untested))}</p>}
      {view?.videoPoker && <Results results={view.videoPoker} />}
      {view?.blackjack && <Blackjack blackjack={view.blackjack} />}
    </>
  );
}

const Progress = ({ state, done, of, stop }: Added & { stop: () => void }): JSX.Element => (
  <>
    <p role="status">
      {state === 'failed' ? t('failed_text') : t('stats_progress', number(done), number(of))}
    </p>
    {state === 'reading' && (
      <p class="progress">
        <progress aria-label={t('stats_title')} value={done} max={Math.max(of, 1)} />
        <button type="button" onClick={stop}>
          {t('stats_stop')}
        </button>
      </p>
    )}
  </>
);
