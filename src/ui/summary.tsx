import type { JSX } from 'preact';
import { number, statusOf, t } from '../platform/i18n.ts';
import type { Counts } from '../platform/messages.ts';
import { countsData, present } from './counts.ts';
import { StatusGlyph } from './glyphs.tsx';

/** How many hands have each status, worst first. Never one word for all: a hole must stay visible. */
export function Summary({ counts }: { readonly counts: Counts }): JSX.Element {
  const statuses = present(counts);
  return (
    <p class="summary" data-summary="" {...countsData(counts)}>
      {statuses.map((status) => (
        <span key={status} class={`tone-${status}`}>
          <StatusGlyph status={status} />
          {t('count', number(counts[status]), statusOf(status, counts[status]))}
        </span>
      ))}
    </p>
  );
}
