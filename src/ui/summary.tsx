import type { JSX } from 'preact';
import { STATUSES } from '../core/verdict.ts';
import { number, statusWord, t } from '../platform/i18n.ts';
import type { Counts } from '../platform/messages.ts';
import { StatusGlyph } from './glyphs.tsx';

/** How many hands have each status, worst first. Never one word for all: a hole must stay visible. */
export function Summary({ counts }: { counts: Counts }): JSX.Element {
  const present = STATUSES.filter((status) => counts[status] > 0);
  const data = Object.fromEntries(STATUSES.map((status) => [`data-${status}`, counts[status]]));
  return (
    <p class="summary" data-summary="" {...data}>
      {present.length === 0 && t('no_hands')}
      {present.map((status) => (
        <span key={status} class={`tone-${status}`}>
          <StatusGlyph status={status} />
          {t('count', number(counts[status]), statusWord(status).toLowerCase())}
        </span>
      ))}
    </p>
  );
}
