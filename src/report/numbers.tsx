/**
 * Numbers in a table, and as they are written there.
 * @module
 */
import type { JSX } from 'preact';
import { language, number } from '../platform/i18n.ts';

interface TableProps {
  readonly name: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export const Table = ({ name, head, rows }: TableProps): JSX.Element => (
  <table class="numbers" aria-label={name}>
    <thead>
      <tr>
        {head.map((one) => (
          <th key={one} scope="col">
            {one}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([label, ...cells]) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {cells.map((cell, i) => (
            <td key={i}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** A line may end behind a hyphen, and not behind a minus. */
const withMinus = (written: string): string => written.replace('-', '\u2212');

export const decimal = (value: number): string =>
  withMinus(
    new Intl.NumberFormat(language(), {
      maximumFractionDigits: 1,
      minimumFractionDigits: 1,
      // No sign before a zero.
      signDisplay: 'negative',
    }).format(value),
  );

export const whole = (value: number): string => withMinus(number(Math.round(value)));
