/**
 * What there is to choose from in a list.
 * @module
 */
import type { JSX } from 'preact';

interface Props {
  /** Values and what they are called. */
  readonly of: readonly (readonly [value: string, name: string])[];
}

export const Choices = ({ of }: Props): JSX.Element => (
  <>
    {of.map(([value, name]) => (
      <option key={value} value={value}>
        {name}
      </option>
    ))}
  </>
);
