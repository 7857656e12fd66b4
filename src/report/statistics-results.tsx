/**
 * What hands came to against what was due.
 * @module
 */
import type { JSX } from 'preact';
import { number, t, underscored } from '../platform/i18n.ts';
import type { BlackjackView, Point, ResultsView } from '../stats/results.ts';
import { Band } from './charts.tsx';
import { decimal, Table, whole } from './numbers.tsx';

/** So many standard deviations hold 95 of 100 values of a normal distribution. */
const BAND = 1.96;
/** Rows of the table beside the chart of results. */
const ROWS = 10;

export function Results({ results: { points, ranks, leftOut } }: { results: ResultsView }): JSX.Element {
  const title = t('stats_results_title');
  const low = ({ expected, deviation }: Point) => expected - BAND * deviation;
  const high = ({ expected, deviation }: Point) => expected + BAND * deviation;
  const every = Math.max(1, Math.ceil(points.length / ROWS));
  const told = points.filter((_, i) => (points.length - 1 - i) % every === 0);
  return (
    <section class="sheet">
      <h2>{title}</h2>
      <p>{t('stats_results_text')}</p>
      {leftOut > 0 && <p class="note">{t('stats_left_out', number(leftOut))}</p>}
      {points.length > 0 && (
        <figure class="charted">
          <Band
            name={t('stats_chart_results')}
            write={whole}
            points={[
              { at: 0, value: 0, due: 0, low: 0, high: 0 },
              ...points.map((point) => ({
                at: point.hand,
                value: point.result,
                due: point.expected,
                low: low(point),
                high: high(point),
              })),
            ]}
          />
          <Table
            name={title}
            head={[t('stats_hand'), t('stats_result'), t('stats_expected'), t('stats_band')]}
            rows={told.map((point) => [
              number(point.hand),
              decimal(point.result),
              decimal(point.expected),
              t('stats_from_to', decimal(low(point)), decimal(high(point))),
            ])}
          />
        </figure>
      )}
      {ranks.length > 0 && (
        <Table
          name={t('stats_ended')}
          head={[t('stats_ended'), t('stats_came'), t('stats_expected')]}
          rows={ranks.map(({ rank, came, due }) => [
            t(`poker_${underscored(rank)}`),
            number(came),
            decimal(due),
          ])}
        />
      )}
    </section>
  );
}

export function Blackjack({ blackjack }: { blackjack: BlackjackView }): JSX.Element {
  const { won, blackjacks, even, lost, leftOut, played, busts, stands, hits, decks } = blackjack;
  const title = t('stats_blackjack_title');
  const about = ({ busts, deviation }: BlackjackView['stands']) =>
    t('stats_about', decimal(busts), decimal(BAND * deviation));
  return (
    <section class="sheet">
      <h2>{title}</h2>
      <p>{t('stats_blackjack_text')}</p>
      {leftOut > 0 && <p class="note">{t('stats_left_out', number(leftOut))}</p>}
      <Table
        name={title}
        head={[t('stats_ended'), t('stats_hands')]}
        rows={[
          [t('stats_won'), number(won)],
          [t('stats_blackjacks'), number(blackjacks)],
          [t('stats_even'), number(even)],
          [t('stats_lost'), number(lost)],
        ]}
      />
      <p class="note">{t('stats_busts_text', number(played), number(decks))}</p>
      <Table
        name={t('stats_dealer')}
        head={[t('stats_dealer'), t('stats_hands')]}
        rows={[
          [t('stats_busts'), number(busts)],
          [t('stats_busts_stands'), about(stands)],
          [t('stats_busts_hits'), about(hits)],
        ]}
      />
    </section>
  );
}
