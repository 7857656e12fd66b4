/**
 * A button that asks for a file.
 * @module
 */
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

interface Props {
  readonly name: string;
  /** Which files are offered, as `accept` of a file's box has it. */
  readonly accept?: string;
  /** What is done with it, for whoever looks for the box. */
  readonly action?: string;
  readonly take: (file: File) => Promise<void>;
}

const JSON_FILES = 'application/json,.json';

export function ChooseFile({ name, accept = JSON_FILES, action, take }: Props): JSX.Element {
  const box = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" onClick={() => box.current?.click()}>
        {name}
      </button>
      <input
        ref={box}
        type="file"
        accept={accept}
        hidden
        data-action={action}
        aria-label={name}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void take(file);
        }}
      />
    </>
  );
}
