import type { JSX } from 'preact';
import { t } from '../platform/i18n.ts';
import type { CheckLine } from './check-lines.ts';
import { CheckGlyph } from './glyphs.tsx';

/** The checks, one line each: outcome in shape and word, what was checked, what it rests on. */
export function ChecksList({ lines }: { lines: readonly CheckLine[] }): JSX.Element {
  return (
    <ul class="checks">
      {lines.map(({ id, check, what, detail }) => (
        <li key={id} class={check}>
          <CheckGlyph check={check} />
          <span class="unseen">{t(`check_${check}`)}: </span>
          <span class="check-what">{what}</span>
          <span class="check-detail">{'value' in detail ? <code>{detail.value}</code> : detail.words}</span>
        </li>
      ))}
    </ul>
  );
}
