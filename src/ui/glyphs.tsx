/**
 * Every drawn shape: suits, the mark, one shape per status and per outcome of a check.
 * They are decoration to a screen reader; words stand beside them.
 * @module
 */
import type { ComponentChildren, JSX } from 'preact';
import type { Suit } from '../core/cards.ts';
import type { Check, Status } from '../core/verdict.ts';

function Glyph({ className, children }: { className: string; children: ComponentChildren }): JSX.Element {
  return (
    <svg class={`glyph ${className}`} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  c: 'M12 1.6a4.7 4.7 0 0 1 3.8 7.5 4.8 4.8 0 1 1-2.9 7.7c.1 2.3.8 3.8 2.3 5.6H8.8c1.5-1.8 2.2-3.3 2.3-5.6a4.8 4.8 0 1 1-2.9-7.7A4.7 4.7 0 0 1 12 1.6z',
  d: 'M12 1.2c2.3 4.2 4.9 7.4 8.4 10.8-3.5 3.4-6.1 6.6-8.4 10.8C9.7 18.6 7.1 15.4 3.6 12 7.1 8.6 9.7 5.4 12 1.2z',
  h: 'M12 21.8C5.2 16 1.7 12.2 1.7 8 1.7 4.9 4 2.7 6.9 2.7c2.2 0 4.1 1.2 5.1 3.4 1-2.2 2.9-3.4 5.1-3.4 2.9 0 5.2 2.2 5.2 5.3 0 4.2-3.5 8-10.3 13.8z',
  s: 'M12 1.4c3.9 5.4 9.4 8 9.4 12.7 0 2.9-2.1 4.8-4.6 4.8-1.7 0-3-.8-3.9-2.2.1 2.4.9 4 2.5 5.7H8.6c1.6-1.7 2.4-3.3 2.5-5.7-.9 1.4-2.2 2.2-3.9 2.2-2.5 0-4.6-1.9-4.6-4.8C2.6 9.4 8.1 6.8 12 1.4z',
};

export const SuitGlyph = ({ suit, className = '' }: { suit: Suit; className?: string }): JSX.Element => (
  <Glyph className={`suit ${className}`}>
    <path fill="currentColor" d={SUIT_PATHS[suit]} />
  </Glyph>
);

/** The cut card: a card, and the line at which the deck is parted. */
export const Mark = (): JSX.Element => (
  <svg class="glyph mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <rect class="mark-card" x="4.5" y="1.5" width="15" height="21" rx="3" />
    <path class="mark-cut" d="M1.5 15.5 22.5 8.5" />
  </svg>
);

/** One shape per status, so that none is told by its colour alone. */
const STATUS_SHAPES: Readonly<Record<Status, () => JSX.Element>> = {
  verified: () => (
    <>
      <circle cx="12" cy="12" r="11" fill="currentColor" />
      <path class="cut" d="m6.8 12.6 3.5 3.5 7-7.4" />
    </>
  ),
  mismatch: () => (
    <>
      <path
        fill="currentColor"
        stroke="currentColor"
        stroke-width="2.4"
        stroke-linejoin="round"
        d="M12 2.6 22.3 20.8H1.7z"
      />
      <path class="cut" d="M12 9v5.2M12 17.6v.1" />
    </>
  ),
  unreadable: () => (
    <>
      <rect x="1.5" y="1.5" width="21" height="21" rx="5.5" fill="currentColor" />
      <path class="cut" d="M8.9 9.3a3.2 3.2 0 1 1 4.7 2.9c-1.1.6-1.6 1.2-1.6 2.2M12 17.7v.1" />
    </>
  ),
  unsupported: () => (
    <>
      <path
        fill="currentColor"
        stroke="currentColor"
        stroke-width="2"
        stroke-linejoin="round"
        d="M12 1.5 22.5 12 12 22.5 1.5 12z"
      />
      <path class="cut" d="M7.6 12h.1M12 12h.1M16.4 12h.1" />
    </>
  ),
  'not-watching': () => (
    <>
      <circle class="line" cx="12" cy="12" r="10" />
      <path class="line" d="M7.5 12h9" />
    </>
  ),
  pending: () => (
    <>
      <circle class="line dashed" cx="12" cy="12" r="10" />
      <path class="line" d="M12 6.8v5.6l3.6 2.1" />
    </>
  ),
  consistent: () => (
    <>
      <circle class="line" cx="12" cy="12" r="10" />
      <path class="line" d="M7.5 9.8h9M7.5 14.2h9" />
    </>
  ),
};

export const StatusGlyph = ({ status }: { status: Status }): JSX.Element => (
  <Glyph className={`status ${status}`}>{STATUS_SHAPES[status]()}</Glyph>
);

const CHECK_SHAPES: Readonly<Record<Check, string>> = {
  pass: 'm4.5 12.8 5 5L19.5 7',
  fail: 'M6 6l12 12M18 6 6 18',
  unknown: 'M6.5 12h11',
};

export const CheckGlyph = ({ check }: { check: Check }): JSX.Element => (
  <Glyph className={`check ${check}`}>
    <path class="line" d={CHECK_SHAPES[check]} />
  </Glyph>
);

export const CopyGlyph = (): JSX.Element => (
  <Glyph className="copy">
    <rect class="line" x="8.5" y="8.5" width="12" height="12" rx="2.5" />
    <path class="line" d="M15.5 5.5v-.1a2 2 0 0 0-2-2h-8a2 2 0 0 0-2 2v8a2 2 0 0 0 2 2h.1" />
  </Glyph>
);

/** Where the dots of a die's face are, on a 3 by 3 grid. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
];

export const DieGlyph = ({ pips }: { pips: number }): JSX.Element => (
  <Glyph className="die-face">
    {(PIPS[pips] ?? []).map(([column, row]) => (
      <circle key={`${column}${row}`} cx={5 + column * 7} cy={5 + row * 7} r="2.3" fill="currentColor" />
    ))}
  </Glyph>
);
