import type { JSX } from 'preact';
import type { Status } from '../core/verdict.ts';
import { gameName, statusWord, t } from '../platform/i18n.ts';
import type { HandView } from '../platform/messages.ts';
import { shortTime } from './format.ts';
import { resultOf } from './games.ts';
import { StatusGlyph } from './glyphs.tsx';
import { handData } from './rule-of.ts';

/** Where the address of a hand's report is decided. */
export const reportOf = (id: string): string => `report.html?hand=${encodeURIComponent(id)}`;

/** The statuses beside which the result may stand: beside any other it would look like all is well. */
const DECIDED: readonly Status[] = ['verified', 'consistent'];

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
  const result = resultOf(view);
  return (
    <a class="hand-line" href={reportOf(view.id)} target="_blank" rel="noopener" {...handData(view)}>
      <span class={`tone-${status}`}>
        <StatusGlyph status={status} />
      </span>
      <span class="hand-what">
        {DECIDED.includes(status) && result ? (
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
