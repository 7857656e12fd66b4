/**
 * What a fairness panel's values look like. A text of another shape is not taken for the value, whatever its label:
 * panels say `Revealed after the next bet` where a seed will stand, and a wrong value is worse than none.
 * @module
 */
import type { PanelField } from '../core/observation.ts';
import { once } from './once.ts';
import { alternatives, LANGUAGES, squeeze } from './words.ts';

/** No seed, secret or key is longer; what is, is kept nowhere. */
export const LONGEST_VALUE = 2000;

type Shape = (text: string, mayBeProse?: boolean) => boolean;

/** As long as SHA-256 or SHA-512 in hexadecimal. */
const hash: Shape = (text) => /^(?:[0-9a-f]{64}|[0-9a-f]{128})$/i.test(text);
const number: Shape = (text) => /^\d{1,15}$/.test(text) || THOUSANDS.test(text);
/** `133`, `133 回`. */
const count: Shape = (text) => number(text.replace(COUNTED, ''));
const COUNTED =
  /(?<=\d)\s?(?:[回次局手회번판]|bets?|hands?|rounds?|wetten|einsätze|apuestas?|apostas?|mises?|paris?|scommesse|zakład(?:y|ów)?|bahis|ставо?к[аи]?)$/iu;
/** `12`, `#12`. */
const nonce: Shape = (text) => number(text.replace(/^[#№]\s?/, ''));
/** `1,204`: no count has decimals. */
const THOUSANDS = /^[1-9]\d{0,2}([.,'’\s])\d{3}(?:\1\d{3}){0,3}$/;
const lines: Shape = (text) => !/[^\P{Cc}\r\n]/u.test(text);
/** No blanks within. */
const token: Shape = (text) => /^[^\s\p{Cc}]+$/u.test(text);
/** Whatever a player may type in one line; of several words only where that can be what happened. */
const typed: Shape = (text, mayBeProse) => (mayBeProse ? !/\p{Cc}/u.test(text) : token(text));

/** What casinos draw at random is written in hexadecimal, Base64 or letters and digits, and looks like no word. */
const DRAWN = /^[A-Za-z\d+/_-]{16,}={0,2}$/;
const drawn: Shape = (text) =>
  DRAWN.test(text) && (/\d/.test(text) || (/[a-z]/.test(text) && /[A-Z]/.test(text)));

/** JSON text with a server seed: bitZino's form of a secret. */
const secret: Shape = (text) => {
  try {
    return typeof JSON.parse(text)?.server_seed === 'string';
  } catch {
    return false;
  }
};

const SHAPES: Readonly<Record<PanelField, Shape>> = {
  'announced.commitment': hash,
  'announced.clientSeed': typed,
  'announced.nonce': nonce,
  'announced.count': count,
  'promised.commitment': hash,
  'promised.clientSeed': typed,
  'reported.commitment': hash,
  'reported.clientSeed': typed,
  'reported.nonce': nonce,
  'reported.serverSeed': drawn,
  'reported.secret': secret,
  'reported.initialShuffle': token,
  'reported.finalShuffle': token,
  'reported.issue': token,
  'reported.salt': token,
  'reported.publicKey': lines,
};

/**
 * Whether a text that is neither blank nor a placeholder can be the value of a field. `mayBeProse`: whether the player
 * may have typed it, so that a client seed may be of several words.
 */
export const fits = (field: PanelField, text: string, mayBeProse = false): boolean =>
  text.length <= LONGEST_VALUE && SHAPES[field](text.trim(), mayBeProse);

/** Dashes stand for a value that is not there yet. */
const DASHES = /^[\s\p{Pd}]+$/u;

export const isBlank = (text: string): boolean => text.trim() === '' || DASHES.test(text);

/** Longer than any sentence that stands in a value's place. */
const LONGEST_PLACEHOLDER = 160;

/** Dots, stars and the like in place of what is hidden, also as what is hashed. */
const MASK =
  /^(?:\w{1,12}\s*\()?\s*(?:[*•●∙·.…_?#█▒░○◦-]\s?){2,}\)?$|^…$|^(?:\w{1,12}\()?(?:x{6,}|X{6,})\)?$/;

/** A sign that stands for what is awaited or kept back: `⏳`, `🔒`. */
const ICONS = /^(?:[\p{So}⟲⟳]\uFE0F?){1,3}$/u;

/** Languages written without blanks have no words to begin with. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u;

const known = once(() => {
  const said = (what: 'words' | 'stems') =>
    LANGUAGES.flatMap(({ placeholders }) => alternatives(placeholders[what]).map(squeeze));
  const stems = said('stems');
  return {
    instead: new Set(said('words')),
    stems,
    unspaced: stems.filter((stem) => UNSPACED.test(stem)),
  };
});
const DRAWN_WITHIN = /[A-Za-z\d+/=_-]{12,}/g;

/**
 * Whether a text stands in the place of a value that is not there yet: dots, a known word, or a sentence with words
 * such as *revealed* and without anything in it that looks drawn at random.
 */
export function isPlaceholder(text: string): boolean {
  if (text.length > LONGEST_PLACEHOLDER) return false;
  const trimmed = text.trim();
  if (MASK.test(trimmed) || ICONS.test(trimmed)) return true;
  const whole = squeeze(trimmed);
  const { instead, stems, unspaced } = known();
  if (instead.has(whole)) return true;
  if ((trimmed.match(DRAWN_WITHIN) ?? []).some((part) => /\d/.test(part))) return false;
  if (UNSPACED.test(whole)) return unspaced.some((stem) => whole.includes(stem));
  const words = trimmed.split(/\s+/).map(squeeze);
  return words.length > 1 && words.some((word) => stems.some((stem) => word.startsWith(stem)));
}

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
