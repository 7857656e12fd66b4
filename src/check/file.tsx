/**
 * Checking a file: evidence, hand files, or a bet history whose columns are mapped. It is read in a worker, in parts;
 * what was found until then stays when it is stopped.
 * @module
 */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../platform/i18n.ts';
import { ChooseFile } from '../ui/choose-file.tsx';
import { type Mapping, mappingOf } from './columns.ts';
import { Columns } from './file-columns.tsx';
import { Progress } from './file-progress.tsx';
import { type Part, readRows } from './rows.ts';
import { useRun } from './use-run.ts';

/** Bytes at the start of a file that tell what it is. */
const PREVIEW = 100_000;
const ROWS_SHOWN = 3;

export interface Chosen {
  readonly file: File;
  /** The first rows; empty where none could be read. */
  readonly rows: readonly unknown[];
  /** The names of its columns; empty where its rows are hands already. */
  readonly names: readonly string[];
}

export function CheckFile(): JSX.Element {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [mapping, setMapping] = useState<Mapping>({});
  const [scheme, setScheme] = useState('');
  const run = useRun();
  const take = async (file: File) => {
    run.clear();
    const next = await preview(file);
    setChosen(next);
    setMapping(mappingOf(next.names));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same
    <section
      class="sheet drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer?.files ?? [];
        if (file) void take(file);
      }}
    >
      <h2>{t('check_file_title')}</h2>
      <p>{t('check_file_text')}</p>
      <div class="actions">
        <ChooseFile
          name={t('check_file_choose')}
          accept=".json,.jsonl,.csv,.txt,application/json,text/csv"
          take={take}
        />
        {chosen && !run.running && (
          <button
            type="button"
            class="main"
            onClick={() => run.start({ file: chosen.file, mapping, scheme })}
          >
            {t('check_file_start', chosen.file.name)}
          </button>
        )}
        {run.running && (
          <button type="button" onClick={run.stop}>
            {t('check_file_stop')}
          </button>
        )}
      </div>
      {chosen && chosen.names.length > 0 && (
        <Columns
          chosen={chosen}
          mapping={mapping}
          setMapping={setMapping}
          scheme={scheme}
          setScheme={setScheme}
        />
      )}
      {chosen && run.told && <Progress told={run.told} findings={run.findings} size={chosen.file.size} />}
    </section>
  );
}

async function preview(file: File): Promise<Chosen> {
  const rows: unknown[] = [];
  const add = (part: Part) => rows.push(...part.rows.slice(0, ROWS_SHOWN - rows.length));
  // The part may end in the middle of a row; what comes before it is good.
  await readRows(file.size > PREVIEW ? file.slice(0, PREVIEW) : file, add).catch(() => undefined);
  const [first] = rows;
  const isRow = typeof first === 'object' && first !== null && !('scheme' in first) && !('notJson' in first);
  return { file, rows, names: isRow ? Object.keys(first) : [] };
}
