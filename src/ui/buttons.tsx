/**
 * Buttons that say how it went.
 * @module
 */
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../platform/i18n.ts';
import { CopyGlyph } from './glyphs.tsx';
import { saveEvidence } from './save.ts';

type Outcome = 'idle' | 'done' | 'failed';

/** How long an outcome is shown, ms. */
const SHOWN = 2000;

function useOutcome(action: () => Promise<void>): [Outcome, () => void] {
  const [outcome, setOutcome] = useState<Outcome>('idle');
  const run = async () => {
    setOutcome(
      await action().then(
        () => 'done' as const,
        () => 'failed' as const,
      ),
    );
    setTimeout(() => setOutcome('idle'), SHOWN);
  };
  return [outcome, () => void run()];
}

/** Copies `value`; a small button that stands behind a value, or a wide one with `children` in it. */
export function CopyButton({
  value,
  children,
}: {
  value: string;
  children?: ComponentChildren;
}): JSX.Element {
  const [outcome, copy] = useOutcome(() => navigator.clipboard.writeText(value));
  const said = outcome === 'done' ? t('copied') : outcome === 'failed' ? t('not_copied') : null;
  return (
    <button
      type="button"
      class={children ? 'wide' : 'copy'}
      onClick={copy}
      aria-label={children ? undefined : t('copy')}
    >
      {children ? (said ?? children) : <CopyGlyph />}
      <span class={said && !children ? 'said' : 'unseen'} role="status">
        {said}
      </span>
    </button>
  );
}

/** Saves the evidence of one hand, or of all. */
export function SaveButton({ id, children }: { id?: string; children: ComponentChildren }): JSX.Element {
  const [outcome, save] = useOutcome(() => saveEvidence(id === undefined ? undefined : [id]));
  return (
    <button type="button" onClick={save}>
      {outcome === 'failed' ? t('not_saved') : children}
    </button>
  );
}
