/**
 * Which column of a bet history is what, as guessed by its name, and what stands in its first rows to see whether that
 * is right. Each column of the file is a row here: a file has more of them than a phone has room for.
 * @module
 */
import type { JSX } from 'preact';
import { t } from '../platform/i18n.ts';
import { Choices } from '../ui/choices.tsx';
import { COLUMNS, type Column, type Mapping } from './columns.ts';
import type { Chosen } from './file.tsx';
import { SchemeOptions } from './scheme-options.tsx';

type Props = {
  readonly chosen: Chosen;
  readonly mapping: Mapping;
  readonly setMapping: (mapping: Mapping) => void;
  readonly scheme: string;
  readonly setScheme: (scheme: string) => void;
};

export function Columns({
  chosen: { names, rows },
  mapping,
  setMapping,
  scheme,
  setScheme,
}: Props): JSX.Element {
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
          <SchemeOptions />
        </select>
      </label>
      <div class="preview">
        <table>
          <tbody>
            {names.map((name) => (
              <tr key={name}>
                <th scope="row">
                  <label>
                    {name}
                    <select value={meaning(name)} onChange={(event) => set(name, event.currentTarget.value)}>
                      <option value="">{t('check_column_none')}</option>
                      <Choices of={COLUMNS.map((column) => [column, column])} />
                    </select>
                  </label>
                </th>
                <td>
                  {rows.map((row, i) => (
                    <span key={i}>{cellText((row as Record<string, unknown>)[name])}</span>
                  ))}
                </td>
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
