/**
 * What the whole casino comes to, over all tabs and sessions. It stands on top, whatever this tab has to show.
 * @module
 */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Status } from '../core/verdict.ts';
import { counted, number, statusOf, t } from '../platform/i18n.ts';
import type { CasinoView, HandRef } from '../platform/messages.ts';
import { countsData, present } from '../ui/counts.ts';
import { StatusGlyph } from '../ui/glyphs.tsx';
import { reportOf } from '../ui/hand-line.tsx';

type Props = { readonly casino: CasinoView; readonly siteId: string };

export function CasinoStrip({ casino, siteId }: Props): JSX.Element {
  const tone = toneOf(casino);
  return (
    <section class={`casino tone-${tone}`} data-casino-summary="" {...countsData(casino.counts)}>
      <Said casino={casino} siteId={siteId} />
      <Counts casino={casino} siteId={siteId} />
      <Waiting casino={casino} siteId={siteId} />
    </section>
  );
}

/** Green only where every hand that is decided is green; red as long as a promise was broken, opened or not. */
function toneOf({ counts }: CasinoView): Status {
  return present(counts).find((status) => status !== 'pending') ?? 'pending';
}

function Said({ casino, siteId }: Props): JSX.Element {
  const { counts, hands, unopened, suspects } = casino;
  if (counts.mismatch > 0 || unopened.length > 0) {
    const broken = Math.max(counts.mismatch, casino.unopenedCount);
    const text = hands === 1 ? t('casino_mismatch_only') : counted('casino_mismatch', broken, hands);
    return (
      <Line status="mismatch" text={text}>
        <a
          href={
            unopened[0] && (broken === 1 || counts.mismatch === 0)
              ? reportOf(unopened[0].id)
              : listOf(siteId, 'mismatch')
          }
          target="_blank"
          rel="noopener"
        >
          {broken === 1 ? t('casino_show_it') : t('casino_show_them')}
        </a>
      </Line>
    );
  }
  const [suspect] = suspects;
  if (suspect) return <Suspect suspect={suspect} />;
  const decided = hands - counts.pending;
  if (decided === 0)
    return <Line status="pending" text={t(hands > 0 ? 'casino_none_decided' : 'casino_no_hands')} />;
  if (counts.verified === decided) {
    const text =
      decided === hands
        ? counted('casino_all_verified', decided)
        : counted('casino_decided_verified', decided);
    return <Line status="verified" text={text} />;
  }
  return (
    <Line
      status={toneOf(casino)}
      text={t('casino_some_verified', number(counts.verified), number(decided))}
    />
  );
}

const Suspect = ({ suspect }: { suspect: HandRef }): JSX.Element => (
  <Line status="unreadable" text={t('casino_suspect')}>
    <a href={reportOf(suspect.id)} target="_blank" rel="noopener">
      {t('casino_show_it')}
    </a>
  </Line>
);

function Line({
  status,
  text,
  children,
}: {
  status: Status;
  text: string;
  children?: JSX.Element;
}): JSX.Element {
  return (
    <p class={`casino-said tone-${status}`} role="status">
      <StatusGlyph status={status} />
      <span>
        {text} {children}
      </span>
    </p>
  );
}

/** The counts, each a link to its hands. */
function Counts({ casino: { counts }, siteId }: Props): JSX.Element | null {
  const statuses = present(counts);
  if (statuses.length < 2) return null;
  return (
    <ul class="casino-counts">
      {statuses.map((status) => (
        <li key={status}>
          <a class={`tone-${status}`} href={listOf(siteId, status)} target="_blank" rel="noopener">
            <StatusGlyph status={status} />
            {t('count', number(counts[status]), statusOf(status, counts[status]))}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Where the address of a list of hands is decided. */
const listOf = (site: string, status: Status): string =>
  `report.html?${new URLSearchParams({ site, status })}`;

/** From so many hands on it is worth a word that they wait for their seed. */
const MANY = 5;

/**
 * Where one pair of seeds serves many hands, none can be checked until the player asks for the next pair. Put away, it
 * stays so until more hands are decided: those that wait then are of another pair.
 */
function Waiting({ casino: { waiting, counts }, siteId }: Props): JSX.Element | null {
  const kept = `waiting ${siteId}`;
  const [away, putAway] = useState(localStorage.getItem(kept));
  const decided = String(counts.verified + counts.consistent + counts.mismatch);
  if (away === decided || !waiting || waiting.hands < MANY) return null;
  return (
    <p class="casino-waiting">
      <span>{counted('casino_waiting', waiting.hands)}</span>
      <button
        type="button"
        class="plain"
        onClick={() => {
          localStorage.setItem(kept, decided);
          putAway(decided);
        }}
      >
        {t('put_away')}
      </button>
    </p>
  );
}
