/**
 * Saves evidence: first what is in the file, then the file.
 * @module
 */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { number, t } from '../platform/i18n.ts';
import type { Selection } from '../platform/messages.ts';
import { ask } from './ask.ts';
import { type Contents, ENTRY_KINDS, type EvidenceFile } from './evidence-file.ts';
import { longTime, size } from './format.ts';
import { gatherEvidence, saveEvidence } from './save.ts';

/** Pages that are named; a site may have more than anybody reads. */
const MOST_PATHS = 8;

interface Gathered extends EvidenceFile {
  /** What the sites in it are called. */
  readonly names: ReadonlyMap<string, string>;
}

type Saving = 'idle' | 'gathering' | 'failed' | 'saved' | Gathered;

/** The evidence of a hand, of a casino, of a time, or of everything. */
export function SaveButton({ of, children }: { of: Selection; children: ComponentChildren }): JSX.Element {
  const [saving, set] = useState<Saving>('idle');
  const gather = async () => {
    set('gathering');
    const [gathered, hands] = await Promise.all([gatherEvidence(of), ask('page/hands', { limit: 1 })]);
    set({ ...gathered, names: new Map(hands.sites.map(({ id, name }) => [id, name])) });
  };
  const save = (gathered: Gathered) => {
    saveEvidence(of, gathered);
    set('saved');
  };
  const said = { idle: children, gathering: t('gathering'), failed: t('not_saved'), saved: t('saved') };
  return (
    <>
      <button
        type="button"
        disabled={saving === 'gathering'}
        onClick={() => void gather().catch(() => set('failed'))}
      >
        <span role="status">{typeof saving === 'string' ? said[saving] : children}</span>
      </button>
      {typeof saving !== 'string' && (
        <Preview gathered={saving} save={() => save(saving)} leave={() => set('idle')} />
      )}
    </>
  );
}

type PreviewProps = { readonly gathered: Gathered; readonly save: () => void; readonly leave: () => void };

function Preview({ gathered: { file, contents, names }, save, leave }: PreviewProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="preview" aria-labelledby="preview-title" onClose={leave}>
      <h2 id="preview-title">{t('preview_title')}</h2>
      <p>{t('preview_text')}</p>
      <dl>
        {factsOf(contents, names, file.size).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div class="actions">
        <button type="button" class="main" data-action="save-file" onClick={save}>
          {t('preview_save')}
        </button>
        <button type="button" onClick={leave}>
          {t('cancel')}
        </button>
      </div>
    </dialog>
  );
}

function factsOf(
  { hands, entries, seeds, span, paths, leftOut, deleted }: Contents,
  names: ReadonlyMap<string, string>,
  bytes: number,
): (readonly [string, string])[] {
  const kinds = ENTRY_KINDS.filter((kind) => entries.has(kind));
  const more = paths.length > MOST_PATHS ? ['…'] : [];
  const facts: (readonly [string, string] | null)[] = [
    ...[...hands].map(([site, n]) => [t('preview_hands', names.get(site) ?? site), number(n)] as const),
    ...kinds.map((kind) => [t(`preview_kind_${kind}`), number(entries.get(kind)!)] as const),
    [t('preview_seeds'), number(seeds)],
    // Broken between the two alone.
    span && [t('preview_span'), span.map((at) => longTime(at).replaceAll(' ', '\u00a0')).join(' – ')],
    paths.length > 0 ? [t('preview_paths'), [...paths.slice(0, MOST_PATHS), ...more].join(', ')] : null,
    leftOut > 0 ? [t('preview_left_out'), number(leftOut)] : null,
    deleted > 0 ? [t('preview_deleted'), number(deleted)] : null,
    [t('preview_size'), size(bytes)],
  ];
  return facts.filter((fact) => fact !== null);
}
