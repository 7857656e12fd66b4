/**
 * The verdict on a hand: its shape, what happened in plain words, the term, why, and what to do.
 * @module
 */
import type { JSX } from 'preact';
import { decidingReasons, reasonSentence, sentence, statusWord, t } from '../platform/i18n.ts';
import type { HandView } from '../platform/messages.ts';
import { faceText } from './faces.tsx';
import { longTime } from './format.ts';
import { StatusGlyph } from './glyphs.tsx';
import type { Row } from './hand-rows.ts';
import { advice, headline, limitsInWords } from './plain.ts';

type Props = {
  readonly view: HandView;
  readonly rows: readonly Row[];
  /** What to do now; null for a hand that nobody is playing. */
  readonly todo?: string | null;
};

export function VerdictBox({ view, rows, todo = advice(view.verdict) }: Props): JSX.Element {
  const { verdict, was, before } = view;
  const { status } = verdict;
  const [, ...further] = decidingReasons(verdict);
  const why = sentence(verdict);
  const difference = status === 'mismatch' ? firstDifference(rows) : null;
  return (
    <div class={`verdict tone-${status}`}>
      <StatusGlyph status={status} />
      <div>
        <p class="status-word">{statusWord(status)}</p>
        <h2>{headline(view)}</h2>
        <p>{difference ?? why}</p>
        {[...new Set(further.map(reasonSentence))]
          .filter((sentence) => sentence !== why)
          .map((sentence) => (
            <p key={sentence} class="further">
              {sentence}
            </p>
          ))}
        {was && <p class="further">{t('was_alarm', longTime(was.at))}</p>}
        {before && <p class="further">{t('before', statusWord(before.status))}</p>}
        {limitsInWords(view).map((limit) => (
          <p key={limit} class="further">
            {limit}
          </p>
        ))}
        {todo && (
          <p class="todo">
            <b>{t('what_to_do')}</b> {todo}
          </p>
        )}
      </div>
    </div>
  );
}

/** The first place where the table shows something else than the seeds give, in words. */
function firstDifference(rows: readonly Row[]): string | null {
  const places = rows.flatMap(({ label, cells }) =>
    cells.map((cell, i) => ({ label, cell, place: cells.length > 1 ? i + 1 : null })),
  );
  const first = places.find(({ cell }) => cell.expected);
  if (!first?.cell.expected) return null;
  const { label, place, cell } = first;
  const forced = faceText(first.cell.expected);
  return place === null
    ? t('difference', label, forced, faceText(cell.face))
    : t('difference_at', label, place, forced, faceText(cell.face));
}
