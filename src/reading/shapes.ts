/**
 * What a fairness panel's values look like. A text of another shape is not taken for the value, whatever its label.
 * @module
 */
import type { PanelField } from '../core/observation.ts';

/** No seed, secret or key is longer; what is, is kept nowhere. */
export const LONGEST_VALUE = 2000;

type Shape = (text: string) => boolean;

const hash: Shape = (text) => /^\s*[0-9a-f]{64}\s*$/i.test(text);
const line: Shape = (text) => !/\p{Cc}/u.test(text);
const lines: Shape = (text) => !/[^\P{Cc}\r\n]/u.test(text);
const count: Shape = (text) => /^\s*\d{1,15}\s*$/.test(text);

/** JSON text with a server seed: bitZino's form of a secret. */
const secret: Shape = (text) => {
  try {
    return typeof JSON.parse(text)?.server_seed === 'string';
  } catch {
    return false;
  }
};

/** All others are of one line. */
const SHAPES: Readonly<Partial<Record<PanelField, Shape>>> = {
  'announced.commitment': hash,
  'announced.nonce': count,
  'reported.commitment': hash,
  'reported.nonce': count,
  'reported.secret': secret,
  'reported.publicKey': lines,
};

/** Whether a text that is not blank can be the value of a field. */
export const fits = (field: PanelField, text: string): boolean =>
  text.length <= LONGEST_VALUE && (SHAPES[field] ?? line)(text);

/** Dashes stand for a value that is not there yet. */
const DASHES = /^[\s\p{Pd}]+$/u;

export const isBlank = (text: string): boolean => text.trim() === '' || DASHES.test(text);

/** What a text looks like, without saying it. */
export function shapeOf(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '') return 'blank';
  if (/^[0-9a-f]{8,}$/i.test(trimmed)) return `${trimmed.length} hex digits`;
  if (/^\d+$/.test(trimmed)) return `${trimmed.length} digits`;
  if (/^[\d.,\s]+$/.test(trimmed)) return 'a number';
  if (secret(trimmed)) return `JSON with server_seed, ${trimmed.length} characters`;
  return `${/\s/.test(trimmed) ? 'text' : 'a word'} of ${trimmed.length} characters`;
}
