/**
 * Buttons that say how it went.
 * @module
 */
import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../platform/i18n.ts';
import { CopyGlyph } from './glyphs.tsx';

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

type CopyProps = { readonly value: string } & (
  | { readonly name: string; readonly children?: never }
  | { readonly name?: never; readonly children: ComponentChildren }
);

/** Copies `value`; a small button called `name` that stands behind a value, or a wide one with `children` in it. */
export function CopyButton({ value, name, children }: CopyProps): JSX.Element {
  const [outcome, copy] = useOutcome(() => navigator.clipboard.writeText(value));
  const said = outcome === 'done' ? t('copied') : outcome === 'failed' ? t('not_copied') : null;
  return (
    <button type="button" class={children ? 'wide' : 'copy'} onClick={copy} aria-label={name}>
      {children ? (said ?? children) : <CopyGlyph />}
      <span class={said && !children ? 'said' : 'unseen'} role="status">
        {said}
      </span>
    </button>
  );
}

type FileProps = {
  readonly save: () => Promise<void>;
  readonly main?: boolean;
  readonly children: ComponentChildren;
};

/** Saves a file, and says whether it was. */
export function FileButton({ save, main = false, children }: FileProps): JSX.Element {
  const [outcome, run] = useOutcome(save);
  return (
    <button type="button" class={main ? 'main' : ''} onClick={run}>
      <span role="status">
        {outcome === 'idle' ? children : outcome === 'done' ? t('saved') : t('not_saved')}
      </span>
    </button>
  );
}
