/**
 * A short text as a QR code, so that a camera takes it to where it is to be kept.
 * @module
 */
import type { JSX } from 'preact';
import encodeQR from 'qr';

/** Light squares around it, without which cameras do not find it: ISO/IEC 18004, 6.3.8. */
const QUIET = 4;

/** Dark on light in any theme. @param name what it is a code of, for screen readers */
export function QrCode({ text, name }: { readonly text: string; readonly name: string }): JSX.Element {
  const rows = encodeQR(text, 'raw', { border: QUIET });
  const dark = rows.flatMap((row, y) => row.flatMap((is, x) => (is ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg class="qr" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={name}>
      <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}h-${rows.length}z`} />
      <path fill="#000" shape-rendering="crispEdges" d={dark.join('')} />
    </svg>
  );
}
