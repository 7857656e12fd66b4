/**
 * Evidence that somebody saved elsewhere: kept apart from the player's own log, never changed, and audited anew.
 * @module
 */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Chain } from '../core/chain.ts';
import { counted, t } from '../platform/i18n.ts';
import type { Imported } from '../platform/messages.ts';
import { ask } from '../ui/ask.ts';
import { ChooseFile } from '../ui/choose-file.tsx';
import { longTime } from '../ui/format.ts';
import { Frame } from '../ui/frame.tsx';
import { Summary } from '../ui/summary.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { WholeHand } from './hand-report.tsx';
import { HandRow } from './hand-row.tsx';

const addressOf = (id: string, hand?: string): string =>
  `report.html?${new URLSearchParams({ imported: id, ...(hand === undefined ? {} : { hand }) })}`;

/** The files that were taken in, and the button that takes in another. */
export function Imports(): JSX.Element {
  const asked = useAnswer('page/imports', {});
  const [said, say] = useState('');
  const take = async (file: File | undefined) => {
    if (!file) return;
    say(t('gathering'));
    const told = await file
      .text()
      .then((text) => ask('page/import', { name: file.name, file: JSON.parse(text) }))
      .catch(() => ({ error: '' }));
    say('error' in told ? t('import_failed') : t('import_done'));
    asked.again();
  };
  return (
    <section class="sheet imports" aria-labelledby="imports-title">
      <h2 id="imports-title">{t('imports_title')}</h2>
      <p>{t('imports_text')}</p>
      <div class="actions">
        <ChooseFile name={t('import_file')} take={take} />
      </div>
      <p role="status">{said}</p>
      {asked.state === 'here' &&
        asked.answer.map((file) => <ImportedLine key={file.id} file={file} again={asked.again} />)}
    </section>
  );
}

function ImportedLine({ file, again }: { file: Imported; again: () => void }): JSX.Element {
  const forget = () => void ask('page/forget', { id: file.id }).then(again);
  return (
    <div class="imported">
      <a href={addressOf(file.id)}>{file.name}</a>
      <small>
        {counted('hands_found', file.hands)} · {t('imported_at', longTime(file.at))}
      </small>
      <Summary counts={file.counts} />
      <ChainLine chain={file.chain} differing={file.differing} />
      <button type="button" class="plain" onClick={forget}>
        {t('import_forget')}
      </button>
    </div>
  );
}

function ChainLine({ chain, differing }: Pick<Imported, 'chain' | 'differing'>): JSX.Element {
  return (
    <p class={chain.chain === 'broken' ? 'chain broken' : 'chain'} data-chain={chain.chain}>
      {chainText(chain)} {differing > 0 && counted('imported_differing', differing)}
    </p>
  );
}

const chainText = (chain: Chain): string => {
  if (chain.chain === 'whole') return t('chain_whole');
  return chain.chain === 'broken' ? t('chain_broken', chain.at) : t('chain_gaps');
};

/** A file that was taken in, or one hand of it. */
export function ImportedReport({ id, hand }: { id: string; hand: string | null }): JSX.Element {
  const asked = useAnswer('page/imported', { id });
  const aside = hand === null ? 'report.html' : addressOf(id);
  return (
    <Frame
      title={hand === null ? t('imports_title') : t('hand_title', hand)}
      aside={<a href={aside}>{hand === null ? t('all_hands') : t('imports_title')}</a>}
      asked={asked}
    >
      {(found) => {
        if (!found) return <p class="sheet">{t('import_gone')}</p>;
        const view = hand === null ? undefined : found.hands.find((one) => one.id === hand);
        return (
          <>
            <section class="sheet foreign">
              <h2>{found.file.name}</h2>
              <p>{t('imported_foreign')}</p>
              <ChainLine chain={found.file.chain} differing={found.file.differing} />
            </section>
            {view && <WholeHand view={view} foreign />}
            {hand === null && (
              <section class="sheet list" aria-label={found.file.name}>
                {found.hands.map((one) => (
                  <HandRow key={one.id} view={one} now={Date.now()} href={addressOf(id, one.id)} />
                ))}
              </section>
            )}
            {hand !== null && !view && <p class="sheet">{t('no_such_hand', hand)}</p>}
          </>
        );
      }}
    </Frame>
  );
}
