/**
 * A list of hands that can be narrowed, sorted and paged through.
 * @module
 */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Status } from '../core/verdict.ts';
import { counted, gameName, number, statusWord, t } from '../platform/i18n.ts';
import type { Counts, HandsAsked, HandsView, SiteCounts } from '../platform/messages.ts';
import { FileButton } from '../ui/buttons.tsx';
import { Choices } from '../ui/choices.tsx';
import { countsData, present, sumOf } from '../ui/counts.ts';
import { StatusGlyph } from '../ui/glyphs.tsx';
import { saveFile } from '../ui/save.ts';
import { askedFor, type Want, type Wanted } from './address.ts';
import { csvOf } from './csv.ts';
import { HandRow } from './hand-row.tsx';

export interface ListProps {
  readonly wanted: Wanted;
  readonly want: Want;
  readonly view: HandsView;
  /** Asks for a page of the hands. */
  readonly ask: (asked: HandsAsked) => Promise<HandsView>;
  /** Where a hand's row leads, where that is not to the report of a hand in the log. */
  readonly addressOf?: (id: string) => string;
}

export function Filters({ wanted, want, view: { counts, sites } }: Omit<ListProps, 'ask'>): JSX.Element {
  const site = sites.find(({ id }) => id === wanted.site);
  const games = (site ? [site] : sites).flatMap((one) => one.games.map(({ game }) => game));
  return (
    <search class="filters">
      <StatusFilter counts={site?.counts ?? counts} chosen={wanted.status} want={want} />
      <div class="fields">
        {sites.length > 1 && (
          <Select
            label={t('filter_site')}
            value={wanted.site}
            choices={sites.map(({ id, name }: SiteCounts) => [id, name])}
            choose={(id) => want({ site: id })}
          />
        )}
        {games.length > 1 && (
          <Select
            label={t('filter_game')}
            value={wanted.game}
            choices={[...new Set(games)].map((game) => [game, gameName(game)])}
            choose={(game) => want({ game })}
          />
        )}
        <label>
          {t('filter_text')}
          <input
            type="search"
            value={wanted.text ?? ''}
            onChange={(event) => want({ text: event.currentTarget.value.trim() })}
          />
        </label>
        {(['from', 'to'] as const).map((end) => (
          <label key={end}>
            {t(`filter_${end}`)}
            <input
              type="date"
              value={wanted[end] ?? ''}
              onChange={(event) => want({ [end]: event.currentTarget.value })}
            />
          </label>
        ))}
      </div>
    </search>
  );
}

interface SelectProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly choices: readonly (readonly [string, string])[];
  readonly choose: (value: string) => void;
}

const Select = ({ label, value, choices, choose }: SelectProps): JSX.Element => (
  <label>
    {label}
    <select value={value ?? ''} onChange={(event) => choose(event.currentTarget.value)}>
      <option value="">{t('filter_all')}</option>
      <Choices of={choices} />
    </select>
  </label>
);

type StatusProps = {
  readonly counts: Counts;
  readonly chosen: Status | undefined;
  readonly want: Want;
};

/** The counts, each of them a switch that leaves only its hands. */
function StatusFilter({ counts, chosen, want }: StatusProps): JSX.Element {
  return (
    <div class="chips" data-summary="" {...countsData(counts)}>
      <button type="button" aria-pressed={!chosen} onClick={() => want({ status: '' })}>
        {t('filter_all')} <b>{number(sumOf(counts))}</b>
      </button>
      {present(counts).map((status) => (
        <button
          key={status}
          type="button"
          class={`tone-${status}`}
          aria-pressed={chosen === status}
          onClick={() => want({ status: chosen === status ? '' : status })}
        >
          <StatusGlyph status={status} />
          {statusWord(status)} <b>{number(counts[status])}</b>
        </button>
      ))}
    </div>
  );
}

/** The hands that are wanted, on whatever page of the list. */
async function saveList({ after: _, ...wanted }: Wanted, ask: ListProps['ask']): Promise<void> {
  const asked = askedFor(wanted);
  saveFile('cutcard-hands.csv', await csvOf((page) => ask({ ...asked, ...page })), 'text/csv');
}

const ORDERS = { worst: 'order_worst', earliest: 'order_earliest', latest: 'order_latest' } as const;

/** What stands in the rows, and by which of it they are sorted. */
function Columns({ order = 'latest', want }: { order: Wanted['order'] | 'latest'; want: Want }): JSX.Element {
  const sort = (name: string, next: keyof typeof ORDERS, isSorted: boolean) => (
    <button
      type="button"
      class="plain"
      aria-pressed={isSorted}
      onClick={() => want({ order: next === 'latest' ? '' : next })}
    >
      {name}
      <span class="unseen">: {t(ORDERS[isSorted ? order : next])}</span>
      {isSorted && <span aria-hidden="true"> {order === 'earliest' ? '↑' : '↓'}</span>}
    </button>
  );
  return (
    <div class="columns">
      {sort(t('column_verdict'), 'worst', order === 'worst')}
      <span>{t('row_cards')}</span>
      <span>{t('stats_result')}</span>
      {sort(t('column_time'), order === 'latest' ? 'earliest' : 'latest', order !== 'worst')}
    </div>
  );
}

/** Rows that are drawn at once: those below them follow when these are seen. */
const AT_ONCE = 15;

/** All of a list, but at its first drawing only what a window shows of it. */
function useTop<T>(list: readonly T[]): readonly T[] {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDrawn(true));
    return () => clearTimeout(timer);
  }, []);
  return isDrawn ? list : list.slice(0, AT_ONCE);
}

export function HandList({
  wanted,
  want,
  view: { hands, next, total },
  ask,
  addressOf,
}: ListProps): JSX.Element {
  const drawn = useTop(hands);
  return (
    <>
      <section class="sheet list" aria-label={t('all_hands')}>
        {hands.length === 0 && <p>{t('no_hands_found')}</p>}
        {hands.length > 0 && (
          <div class="total">
            {total !== null && <p>{counted('hands_found', total)}</p>}
            <FileButton save={() => saveList(wanted, ask)}>{t('save_csv')}</FileButton>
          </div>
        )}
        {hands.length > 0 && <Columns order={wanted.order} want={want} />}
        {drawn.map((hand) => (
          <HandRow
            key={hand.id}
            view={hand}
            now={Date.now()}
            {...(addressOf && { href: addressOf(hand.id) })}
          />
        ))}
      </section>
      {(next !== null || wanted.after) && (
        <nav class="pages" aria-label={t('pages')}>
          {wanted.after && (
            <button type="button" onClick={() => history.back()}>
              {t('page_before')}
            </button>
          )}
          {next !== null && (
            <button
              type="button"
              onClick={() => {
                want({ after: next });
                scrollTo(0, 0);
              }}
            >
              {t('page_next')}
            </button>
          )}
        </nav>
      )}
    </>
  );
}
