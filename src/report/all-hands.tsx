/**
 * All hands in the log, whatever site they were dealt on.
 * @module
 */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { STATUSES, type Status } from '../core/verdict.ts';
import { statusWord, t } from '../platform/i18n.ts';
import type { Counts, HandsView } from '../platform/messages.ts';
import { SaveButton } from '../ui/buttons.tsx';
import { StatusGlyph } from '../ui/glyphs.tsx';
import { HandLine } from '../ui/hand-line.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { Frame } from './frame.tsx';

/** Hands that come with each "older". */
const PAGE = 50;

export function AllHands(): JSX.Element {
  const [status, setStatus] = useState<Status | null>(null);
  const [site, setSite] = useState('');
  const [limit, setLimit] = useState(PAGE);
  const asked = useAnswer('page/hands', { limit, ...(status ? { status } : {}), ...(site ? { site } : {}) });
  return (
    <Frame title={t('all_hands')} aside={<SaveButton>{t('save_all')}</SaveButton>} asked={asked}>
      {({ hands, next, counts, sites }: HandsView) => (
        <>
          <div class="filters">
            <StatusFilter counts={counts} chosen={status} choose={setStatus} />
            {sites.length > 1 && (
              <label>
                {t('filter_site')}
                <select value={site} onChange={(event) => setSite(event.currentTarget.value)}>
                  <option value="">{t('filter_all')}</option>
                  {sites.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
            )}
          </div>
          <section class="sheet list">
            {hands.length === 0 && <p>{t('no_hands')}</p>}
            {hands.map((hand) => (
              <HandLine key={hand.id} view={hand} now={Date.now()} site />
            ))}
          </section>
          {next !== null && (
            <button type="button" class="older" onClick={() => setLimit(limit + PAGE)}>
              {t('older')}
            </button>
          )}
        </>
      )}
    </Frame>
  );
}

type FilterProps = {
  readonly counts: Counts;
  readonly chosen: Status | null;
  readonly choose: (status: Status | null) => void;
};

/** The counts, each of them a switch that leaves only its hands. */
function StatusFilter({ counts, chosen, choose }: FilterProps): JSX.Element {
  const data = Object.fromEntries(STATUSES.map((status) => [`data-${status}`, counts[status]]));
  const all = STATUSES.reduce((sum, status) => sum + counts[status], 0);
  return (
    <div class="chips" data-summary="" {...data}>
      <button type="button" aria-pressed={chosen === null} onClick={() => choose(null)}>
        {t('filter_all')} <b>{all}</b>
      </button>
      {STATUSES.filter((status) => counts[status] > 0).map((status) => (
        <button
          key={status}
          type="button"
          class={`tone-${status}`}
          aria-pressed={chosen === status}
          onClick={() => choose(chosen === status ? null : status)}
        >
          <StatusGlyph status={status} />
          {statusWord(status)} <b>{counts[status]}</b>
        </button>
      ))}
    </div>
  );
}
