/**
 * Evidence that somebody saved elsewhere: kept apart from the player's own log, never changed, and audited anew.
 * @module
 */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Chain } from '../core/chain.ts';
import { counted, t } from '../platform/i18n.ts';
import type { HandsAsked, HandsView, Imported } from '../platform/messages.ts';
import { ask } from '../ui/ask.ts';
import { ChooseFile } from '../ui/choose-file.tsx';
import { EvidenceReader } from '../ui/evidence-reader.ts';
import { longTime } from '../ui/format.ts';
import { Frame } from '../ui/frame.tsx';
import { Summary } from '../ui/summary.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import { askedFor, useAddress } from './address.ts';
import { Filters, HandList } from './hand-list.tsx';
import { WholeHand } from './hand-report.tsx';

const addressOf = (id: string, hand?: string): string =>
  `report.html?${new URLSearchParams({ imported: id, ...(hand === undefined ? {} : { hand }) })}`;

/** Gives the background all that is in a file. @throws Error where it is no evidence, or cannot be kept */
async function takeIn(file: File): Promise<void> {
  const reader = await EvidenceReader.open(file);
  const id = await ask('page/import', { name: file.name, rules: reader.rules });
  for await (const part of reader.parts()) await ask('page/import-part', { id, part });
  await ask('page/import-end', { id, chain: reader.chain });
}

/** The files that were taken in, and the button that takes in another. */
export function Imports(): JSX.Element {
  const asked = useAnswer('page/imports', {});
  const [said, say] = useState('');
  const take = async (file: File) => {
    say(t('gathering'));
    await takeIn(file).then(
      () => say(t('import_done')),
      () => say(t('import_failed')),
    );
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
      <JudgingNow file={file} />
      <button type="button" class="plain" onClick={forget}>
        {t('import_forget')}
      </button>
    </div>
  );
}

/** While its hands are judged, as after it was taken in. */
const JudgingNow = ({ file: { building } }: { file: Imported }): JSX.Element | null =>
  building && (
    <p role="status">
      <label>
        {t('imported_judging')} <progress value={building.done} max={building.of} />
      </label>
    </p>
  );

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

/** A file that was taken in. */
export function ImportedReport({ id }: { id: string }): JSX.Element {
  const [wanted, want] = useAddress();
  const asked = useAnswer('page/imported', { id, ...askedFor(wanted) });
  const ofFile = async (page: HandsAsked): Promise<HandsView> => {
    const found = await ask('page/imported', { id, ...page });
    if (!found) throw new Error(t('import_gone'));
    return found.view;
  };
  return (
    <Frame title={t('imports_title')} aside={<a href="report.html">{t('all_hands')}</a>} asked={asked}>
      {(found) =>
        found ? (
          <>
            <Foreign file={found.file} />
            <Filters wanted={wanted} want={want} view={found.view} />
            <HandList
              wanted={wanted}
              want={want}
              view={found.view}
              ask={ofFile}
              addressOf={(hand) => addressOf(id, hand)}
            />
          </>
        ) : (
          <p class="sheet">{t('import_gone')}</p>
        )
      }
    </Frame>
  );
}

/** One hand of a file that was taken in. */
export function ImportedHand({ id, hand }: { id: string; hand: string }): JSX.Element {
  const asked = useAnswer('page/imported-hand', { id, hand });
  return (
    <Frame
      title={t('hand_title', hand)}
      aside={<a href={addressOf(id)}>{t('imports_title')}</a>}
      asked={asked}
    >
      {(found) =>
        found ? (
          <>
            <Foreign file={found.file} />
            {found.hand ? (
              <WholeHand view={found.hand} foreign />
            ) : (
              <p class="sheet">{t('no_such_hand', hand)}</p>
            )}
          </>
        ) : (
          <p class="sheet">{t('import_gone')}</p>
        )
      }
    </Frame>
  );
}

const Foreign = ({ file }: { file: Imported }): JSX.Element => (
  <section class="sheet foreign">
    <h2>{file.name}</h2>
    <p>{t('imported_foreign')}</p>
    <ChainLine chain={file.chain} differing={file.differing} />
    <JudgingNow file={file} />
  </section>
);
