import type { JSX } from 'preact';

/** A number under its label; empty while there is none. */
export const Meter = ({ label, value }: { label: string; value: number | null }): JSX.Element => (
  <div>
    <dt>{label}</dt>
    <dd>{value ?? ''}</dd>
  </div>
);
