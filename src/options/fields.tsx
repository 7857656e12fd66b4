/**
 * What a setting is changed with.
 * @module
 */
import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { Choices } from '../ui/choices.tsx';

interface SwitchProps {
  readonly label: string;
  readonly help: string;
  readonly on: boolean;
  readonly turn: (on: boolean) => void;
}

export function Switch({ label, help, on, turn }: SwitchProps): JSX.Element {
  const id = useId();
  return (
    <div class="setting">
      <input
        id={id}
        type="checkbox"
        checked={on}
        aria-describedby={`${id}-help`}
        onChange={(event) => turn(event.currentTarget.checked)}
      />
      <label for={id}>{label}</label>
      <p id={`${id}-help`}>{help}</p>
    </div>
  );
}

interface ChoiceProps<V extends string> {
  readonly label: string;
  readonly value: V;
  /** Values and what they are called. */
  readonly choices: readonly (readonly [V, string])[];
  readonly choose: (value: V) => void;
}

export function Choice<V extends string>({ label, value, choices, choose }: ChoiceProps<V>): JSX.Element {
  return (
    <label class="choice">
      <span>{label}</span>
      <select value={value} onChange={(event) => choose(event.currentTarget.value as V)}>
        <Choices of={choices} />
      </select>
    </label>
  );
}
