/**
 * How far a file was read, and what was found in it.
 * @module
 */
import type { JSX } from 'preact';
import { counted, number, sentence, statusOf, t } from '../platform/i18n.ts';
import { countsData, present, sumOf } from '../ui/counts.ts';
import { StatusGlyph } from '../ui/glyphs.tsx';
import type { Finding, Told } from './worker.ts';

type ProgressProps = {
  readonly told: Told;
  readonly findings: readonly Finding[];
  readonly size: number;
};

export function Progress({ told: { state, read, counts }, findings, size }: ProgressProps): JSX.Element {
  return (
    <div class="progress" data-state={state}>
      <label class="progress-bar">
        {counted('hands_found', sumOf(counts))}
        <progress value={state === 'done' ? size : read} max={size} />
      </label>
      <p role="status">{state === 'reading' ? '' : t(`check_file_${state}`)}</p>
      <ul class="summary" data-file-summary="" {...countsData(counts)}>
        {present(counts).map((status) => (
          <li key={status} class={`tone-${status}`}>
            <StatusGlyph status={status} />{' '}
            {t('count', number(counts[status]), statusOf(status, counts[status]))}
          </li>
        ))}
      </ul>
      <ol class="findings">
        {findings.map(({ row, verdict }) => (
          <li key={row} class={`tone-${verdict.status}`}>
            <StatusGlyph status={verdict.status} />
            <span>
              <b>{t('check_row', row)}</b> {sentence(verdict)}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
