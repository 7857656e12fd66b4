/**
 * What a casino's hands come to: first how many of them are proven at all, and of the rest why not.
 * @module
 */
import type { JSX } from 'preact';
import { STATUSES, type Status } from '../core/verdict.ts';
import { number, statusOf, statusSentence, t } from '../platform/i18n.ts';
import type { SiteCounts } from '../platform/messages.ts';
import { StatusGlyph } from '../ui/glyphs.tsx';
import type { useAddress } from './address.ts';

type Props = {
  readonly site: SiteCounts;
  readonly chosen: boolean;
  /** The only casino there is: there is no other to choose. */
  readonly alone: boolean;
  readonly want: ReturnType<typeof useAddress>[1];
};

/** Best first, as far as the bar is concerned: what is proven stands at its start. */
const IN_BAR = [...STATUSES].reverse();

export function Coverage({ site, chosen, alone, want }: Props): JSX.Element {
  const { id, name, hands, counts } = site;
  const explained = chosen || alone;
  const share = (status: Status) => `${(100 * counts[status]) / Math.max(hands, 1)}%`;
  return (
    <section class={`sheet coverage ${explained ? 'chosen' : ''}`} aria-label={name}>
      <h2>
        {name}
        {!alone && (
          <button
            type="button"
            class="plain"
            aria-pressed={chosen}
            onClick={() => want({ site: chosen ? '' : id })}
          >
            {chosen ? t('coverage_all') : t('coverage_only')}
          </button>
        )}
      </h2>
      <p>
        {t('coverage', number(counts.verified), number(hands))}{' '}
        <a href={`report.html?statistics&site=${encodeURIComponent(id)}`}>{t('stats_title')}</a>
      </p>
      <div class="bar" aria-hidden="true">
        {IN_BAR.filter((status) => counts[status] > 0).map((status) => (
          <span key={status} class={`tone-${status}`} style={{ width: share(status) }} />
        ))}
      </div>
      <ul>
        {STATUSES.filter((status) => counts[status] > 0).map((status) => (
          <li key={status} class={`tone-${status}`}>
            <StatusGlyph status={status} />
            <span>{t('count', number(counts[status]), statusOf(status, counts[status]))}</span>
            {explained && <small>{statusSentence(status)}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}
