/**
 * How often cards came against how often they should, and whether that tells anything.
 * @module
 */
import type { JSX } from 'preact';
import { RANKS, SUITS } from '../core/cards.ts';
import { gameName, number, t } from '../platform/i18n.ts';
import type { CardsView, PlaceView } from '../stats/cards.ts';
import { CheckGlyph } from '../ui/glyphs.tsx';
import { Bars } from './charts.tsx';
import { decimal, Table } from './numbers.tsx';

/** A share of tens that is off by more than this would be seen by anybody at the table. */
const TELLS_NOTHING = 0.2;

export function Cards({ cards }: { cards: CardsView }): JSX.Element {
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
