/**
 * A fairness panel in each of the ways it can be on a page.
 * @module
 */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { PanelMode } from '../settings.ts';

interface PanelModesProps<View> {
  /** What the panel is to show; null until the page knows. */
  readonly view: View | null;
  readonly mode: PanelMode;
  /** Whether a hand is over and the next has not begun. */
  readonly handOver: boolean;
  /** The text of the button that opens and closes it, where it is not always there. */
  readonly label: string;
  /** What a second panel shows, which belongs to no hand here. */
  readonly other: View;
  panel(shown: View | null): JSX.Element;
}

/** Milliseconds by which values are late. */
const LATE = 1500;

export function PanelModes<View>(props: PanelModesProps<View>): JSX.Element | null {
  const { view, mode, handOver, label, other, panel } = props;
  const [open, setOpen] = useState(false);
  const late = useLate(view);
  switch (mode) {
    case 'open':
      return panel(view);
    case 'closed':
      return (
        <>
          <button type="button" class="fair-toggle" aria-expanded={open} onClick={() => setOpen(!open)}>
            {label}
          </button>
          {open && panel(view)}
        </>
      );
    case 'after-hand':
      return handOver ? panel(view) : null;
    case 'late':
      return panel(late);
    case 'two':
      return (
        <>
          {panel(view)}
          {view && panel(other)}
        </>
      );
    case 'missing':
      return null;
  }
}

/** The value as it was a while ago. */
function useLate<T>(value: T): T | null {
  const [late, setLate] = useState<T | null>(null);
  const key = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setLate(value), LATE);
    return () => clearTimeout(timer);
  }, [key]);
  return late;
}

/** Random hex digits, two for each byte. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
