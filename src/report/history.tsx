/**
 * All hands in the log: what they come to at each casino, and a list that can be searched.
 * @module
 */
import type { JSX } from 'preact';
import { counted, t } from '../platform/i18n.ts';
import type { Building, HandsAsked, HandsView, Selection } from '../platform/messages.ts';
import { ask } from '../ui/ask.ts';
import { spanOf } from '../ui/days.ts';
import { Frame } from '../ui/frame.tsx';
import { SaveButton } from '../ui/save-evidence.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { askedFor, useAddress, type Wanted } from './address.ts';
import { Coverage } from './coverage.tsx';
import { Filters, HandList, type ListProps } from './hand-list.tsx';
import { Imports } from './imports.tsx';

export function History(): JSX.Element {
  const [wanted, want] = useAddress();
  const asked = useAnswer('page/hands', askedFor(wanted));
  return (
    <Frame title={t('all_hands')} aside={<Aside wanted={wanted} />} asked={asked}>
      {(view: HandsView) => {
        const chosen = view.sites.find(({ id }) => id === wanted.site);
        return (
          <>
            {view.building && <BuildingNow building={view.building} />}
            <div class="casinos">
              {(chosen ? [chosen] : view.sites).map((site) => (
                <Coverage
                  key={site.id}
                  site={site}
                  chosen={chosen !== undefined}
                  alone={view.sites.length === 1}
                  want={want}
                />
              ))}
            </div>
            <Filters wanted={wanted} want={want} view={view} />
            {view.differing > 0 && <Differing wanted={wanted} want={want} view={view} />}
            <HandList wanted={wanted} want={want} view={view} ask={ofLog} />
            <Imports />
          </>
        );
      }}
    </Frame>
  );
}

const ofLog = (asked: HandsAsked) => ask('page/hands', asked);

/** What can be saved follows the casino and the days that are chosen. */
function Aside({ wanted }: { wanted: Wanted }): JSX.Element {
  const { site } = wanted;
  const span = spanOf(wanted);
  const of: Selection = span ? { ...span, ...(site && { site }) } : site ? { site } : 'everything';
  const label = span ? t('save_span') : site ? t('save_site') : t('save_all');
  return (
    <>
      <SaveButton key={JSON.stringify(of)} of={of}>
        {label}
      </SaveButton>
      <a href="options.html">{t('options_title')}</a>
    </>
  );
}

/** Other code made other verdicts: which, is not for the player to find out. */
const Differing = ({ wanted, want, view: { differing } }: Omit<ListProps, 'ask'>): JSX.Element => (
  <section class="sheet differing" data-differing={differing}>
    <p>{counted('differing', differing)}</p>
    <button
      type="button"
      aria-pressed={wanted.differing !== undefined}
      onClick={() => want({ differing: wanted.differing ? '' : '1' })}
    >
      {t('differing_show')}
    </button>
  </section>
);

/** While the log is judged anew, as after an update. */
const BuildingNow = ({ building: { done, of } }: { building: Building }): JSX.Element => (
  <p class="sheet" role="status">
    <label>
      {t('judging_anew')} <progress value={done} max={of} />
    </label>
  </p>
);
