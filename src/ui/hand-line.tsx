import type { JSX } from 'preact';
import { gameName, statusWord, t } from '../platform/i18n.ts';
import type { HandView } from '../platform/messages.ts';
import { shortTime } from './format.ts';
import { decidedResultOf } from './games.ts';
import { StatusGlyph } from './glyphs.tsx';
import { handData } from './rule-of.ts';

/** Where the address of a hand's report is decided. */
export const reportOf = (id: string): string => `report.html?hand=${encodeURIComponent(id)}`;

/** A hand in one line that leads to its report. */
export function HandLine({
  view,
  now,
  site = false,
}: {
  view: HandView;
  now: number;
  site?: boolean;
}): JSX.Element {
  const { status } = view.verdict;
  const word = statusWord(status);
  const result = decidedResultOf(view);
  return (
    <a class="hand-line" href={reportOf(view.id)} target="_blank" rel="noopener" {...handData(view)}>
      <span class={`tone-${status}`}>
        <StatusGlyph status={status} />
      </span>
      <span class="hand-what">
        {result ? (
          <>
            <span class="unseen">{word}: </span>
            {t('hand_line', gameName(view.game), result)}
          </>
        ) : (
          t('hand_line', gameName(view.game), word.toLowerCase())
        )}
        {site && <small>{view.siteName}</small>}
      </span>
      <time dateTime={new Date(view.at).toISOString()}>{shortTime(view.at, now)}</time>
    </a>
  );
}
