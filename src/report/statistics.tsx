/**
 * What all hands at one casino come to: whether their cards come as they should, and results against expectation.
 * @module
 */
import type { ComponentChildren, JSX } from 'preact';
import { RANKS, SUITS } from '../core/cards.ts';
import { gameName, language, number, t, underscored } from '../platform/i18n.ts';
import type { HandsView } from '../platform/messages.ts';
import type { CardsView, PlaceView } from '../stats/cards.ts';
import type { BlackjackView, Point, ResultsView } from '../stats/results.ts';
import { Frame } from '../ui/frame.tsx';
import { CheckGlyph } from '../ui/glyphs.tsx';
import { Help } from '../ui/help.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { useAddress } from './address.ts';
import { Band, Bars } from './charts.tsx';
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
                      {sites.map(({ id, name }) => (
                        <option key={id} value={id}>
                          {name}
                        </option>
                      ))}
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

/** A share of tens that is off by more than this would be seen by anybody at the table. */
const TELLS_NOTHING = 0.2;

function Cards({ cards }: { cards: CardsView }): JSX.Element {
  const { game, hands, unseen, places, most, toldAfter, smallestShift } = cards;
  const told = toldAfter !== null;
  const tellsNothing = smallestShift > TELLS_NOTHING;
  return (
    <section class="sheet" data-told={told}>
      <h2>{t('stats_cards_title', gameName(game))}</h2>
      <p class={`finding ${told ? 'tone-mismatch' : 'tone-consistent'}`}>
        <CheckGlyph check={told ? 'fail' : 'unknown'} />
        <b>
          {told
            ? t('stats_sign', number(Math.floor(Math.min(most, 1e12))), number(toldAfter))
            : t(tellsNothing ? 'stats_too_few' : 'stats_no_sign', number(hands))}
        </b>
      </p>
      {!told && !tellsNothing && <p>{t('stats_not_yet', decimal(100 * smallestShift))}</p>}
      <p class="note">{t('stats_looks')}</p>
      {unseen > 0 && <p class="note">{t('stats_unseen', number(unseen))}</p>}
      {hands > 0 && places.map((place) => <PlaceOf key={place.place} view={place} />)}
    </section>
  );
}

function PlaceOf({ view: { place, ranks, suits, tens } }: { view: PlaceView }): JSX.Element {
  const seen = ranks.reduce((sum, count) => sum + count, 0);
  const labels = RANKS.map((rank) => (rank === 'T' ? '10' : rank));
  const name = t(`stats_place_${place}`);
  const ofRanks = [
    ...labels.map((label, i) => [label, ranks[i]!, seen / RANKS.length] as const),
    [t('stats_tens'), tens, (4 * seen) / RANKS.length] as const,
  ];
  const ofSuits = SUITS.map((suit, i) => [t(`suit_${suit}`), suits[i]!, seen / SUITS.length] as const);
  const table = (rows: typeof ofRanks) => (
    <Table
      name={name}
      head={[t('stats_card'), t('stats_came'), t('stats_due')]}
      rows={rows.map(([label, came, due]) => [label, number(came), decimal(due)])}
    />
  );
  return (
    <figure class="charted">
      <figcaption>{name}</figcaption>
      <div>
        <Bars
          name={`${name}: ${t('stats_chart_ranks')}`}
          bars={labels.map((label, i) => ({ label, value: ranks[i]!, due: seen / RANKS.length }))}
        />
        {table(ofSuits)}
      </div>
      {table(ofRanks)}
    </figure>
  );
}

/** So many standard deviations hold 95 of 100 values of a normal distribution. */
const BAND = 1.96;
/** Rows of the table beside the chart of results. */
const ROWS = 10;

function Results({ results: { points, ranks, leftOut } }: { results: ResultsView }): JSX.Element {
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

function Blackjack({ blackjack }: { blackjack: BlackjackView }): JSX.Element {
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

interface TableProps {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const Table = ({ name, head, rows }: TableProps): JSX.Element => (
  <table class="numbers" aria-label={name}>
    <thead>
      <tr>
        {head.map((one) => (
          <th key={one} scope="col">
            {one}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([label, ...cells]) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {cells.map((cell, i) => (
            <td key={i}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const decimal = (value: number): string =>
  new Intl.NumberFormat(language(), {
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
    // No sign before a zero.
    signDisplay: 'negative',
  }).format(value);

const whole = (value: number): string => number(Math.round(value));
