/**
 * A hand in the list of all: verdict, cards, result, and what happened in words. The whole row leads to its report.
 * @module
 */
import type { JSX } from 'preact';
import { gameName, statusWord, t } from '../platform/i18n.ts';
import type { HandView } from '../platform/messages.ts';
import { MiniFace } from '../ui/faces.tsx';
import { shortTime } from '../ui/format.ts';
import { decidedResultOf, rowsOf } from '../ui/games.ts';
import { StatusGlyph } from '../ui/glyphs.tsx';
import { reportOf } from '../ui/hand-line.tsx';
import { headline } from '../ui/plain.ts';
import { handData } from '../ui/rule-of.ts';

type Props = {
  readonly view: HandView;
  readonly now: number;
  /** Where it leads, where that is not to the report of a hand in the log. */
  readonly href?: string;
};

export function HandRow({ view, now, href = reportOf(view.id) }: Props): JSX.Element {
  const { siteName, game, at, hand, stake, verdict, before } = view;
  const { status } = verdict;
  const rows = rowsOf(view);
  return (
    <a class="hand-row" href={href} {...handData(view)}>
      <span class={`tone-${status}`}>
        <StatusGlyph status={status} />
      </span>
      <span class="row-what">
        <b>{headline(view)}</b>
        <small>
          {[
            statusWord(status),
            siteName,
            gameName(game),
            ...(stake !== undefined ? [t('row_stake', stake)] : []),
            ...(hand.nonce !== null ? [t('row_nonce', hand.nonce)] : []),
          ].join('\u00a0· ')}
        </small>
        {before && <small data-before={before.status}>{t('before', statusWord(before.status))}</small>}
      </span>
      <span class="row-cards">
        {rows.map(({ label, cells }) => (
          <span key={label} class="row-line">
            {cells.map((cell, i) => (
              <MiniFace key={i} cell={cell} />
            ))}
          </span>
        ))}
      </span>
      <span class="row-result">{decidedResultOf(view)}</span>
      {/* A file may tell of a hand and not when it was seen. */}
      {at > 0 && <time dateTime={new Date(at).toISOString()}>{shortTime(at, now)}</time>}
    </a>
  );
}
