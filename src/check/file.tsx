/**
 * Checking a file: evidence, hand files, or a bet history whose columns are mapped. It is read in a worker, in parts;
 * what was found until then stays when it is stopped.
 * @module
 */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { SCHEMES } from '../core/schemes/index.ts';
import { STATUSES, type Status } from '../core/verdict.ts';
import { counted, number, sentence, statusWord, t } from '../platform/i18n.ts';
import { ChooseFile } from '../ui/choose-file.tsx';
import { StatusGlyph } from '../ui/glyphs.tsx';
import { COLUMNS, type Column, type Mapping, mappingOf } from './columns.ts';
import { type Part, readRows } from './rows.ts';
import type { Asked, Finding, Told } from './worker.ts';

/** Bytes at the start of a file that tell what it is. */
const PREVIEW = 100_000;
const ROWS_SHOWN = 3;

interface Chosen {
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
  const take = async (file: File | undefined) => {
    if (!file) return;
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
        void take(event.dataTransfer?.files[0]);
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

type ColumnsProps = {
  readonly chosen: Chosen;
  readonly mapping: Mapping;
  readonly setMapping: (mapping: Mapping) => void;
  readonly scheme: string;
  readonly setScheme: (scheme: string) => void;
};

/** Which column is what, as guessed by its name, and the first rows to see whether that is right. */
function Columns({
  chosen: { names, rows },
  mapping,
  setMapping,
  scheme,
  setScheme,
}: ColumnsProps): JSX.Element {
  const meaning = (name: string) => COLUMNS.find((column) => mapping[column] === name) ?? '';
  const set = (name: string, column: string) => {
    const rest = Object.entries(mapping).filter(([each, its]) => its !== name && each !== column);
    setMapping(Object.fromEntries(column ? [...rest, [column as Column, name]] : rest));
  };
  return (
    <>
      <label class="choice">
        <span>{t('fact_scheme')}</span>
        <select value={scheme} onChange={(event) => setScheme(event.currentTarget.value)}>
          <option value="">{t('check_file_scheme_in_rows')}</option>
          {[...SCHEMES.keys()].map((id) => (
            <option key={id} value={id}>
              {id}
            </option>
          ))}
        </select>
      </label>
      <div class="preview">
        <table>
          <thead>
            <tr>
              {names.map((name) => (
                <th key={name} scope="col">
                  <label>
                    {name}
                    <select value={meaning(name)} onChange={(event) => set(name, event.currentTarget.value)}>
                      <option value="">{t('check_column_none')}</option>
                      {COLUMNS.map((column) => (
                        <option key={column} value={column}>
                          {column}
                        </option>
                      ))}
                    </select>
                  </label>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, i) => (
              <tr key={i}>
                {names.map((name) => (
                  <td key={name}>{cellText((row as Record<string, unknown>)[name])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

const LONGEST_CELL = 40;

function cellText(cell: unknown): string {
  const text = typeof cell === 'string' ? cell : (JSON.stringify(cell) ?? '');
  return text.length > LONGEST_CELL ? `${text.slice(0, LONGEST_CELL)}…` : text;
}

type ProgressProps = {
  readonly told: Told;
  readonly findings: readonly Finding[];
  readonly size: number;
};

function Progress({ told: { state, read, counts }, findings, size }: ProgressProps): JSX.Element {
  const all = STATUSES.reduce((sum, status) => sum + counts[status], 0);
  const data = Object.fromEntries(STATUSES.map((status) => [`data-${status}`, counts[status]]));
  return (
    <div class="progress" data-state={state}>
      <label class="progress-bar">
        {counted('hands_found', all)}
        <progress value={state === 'done' ? size : read} max={size} />
      </label>
      <p role="status">{state === 'reading' ? '' : t(`check_file_${state}`)}</p>
      <ul class="summary" data-file-summary="" {...data}>
        {STATUSES.filter((status) => counts[status] > 0).map((status) => (
          <li key={status} class={`tone-${status}`}>
            <StatusGlyph status={status} /> {number(counts[status])} {word(status)}
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

const word = (status: Status): string => statusWord(status).toLowerCase();

/** The worker at its work: what it told last, and all that it found. */
function useRun() {
  const [told, setTold] = useState<Told | null>(null);
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [running, setRunning] = useState(false);
  const worker = useRef<Worker | null>(null);
  const stop = () => {
    worker.current?.terminate();
    worker.current = null;
    setRunning(false);
  };
  useEffect(() => stop, []);
  const clear = () => {
    stop();
    setTold(null);
    setFindings([]);
  };
  const start = (asked: Asked) => {
    clear();
    setRunning(true);
    worker.current = new Worker('check-worker.js');
    worker.current.onmessage = ({ data }: MessageEvent<Told>) => {
      setTold(data);
      if (data.findings.length > 0) setFindings((before) => [...before, ...data.findings]);
      if (data.state !== 'reading') stop();
    };
    worker.current.postMessage(asked);
  };
  return { told, findings, running, start, stop, clear };
}
