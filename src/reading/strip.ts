/**
 * Values in one line of text with signs between them: `Server seed hash X · Client seed Y · Nonce 14`.
 * @module
 */
import { saysBets } from './seed-names.ts';
import { fits } from './shapes.ts';
import { LONGEST_LABEL, type Meaning, meaningsOf } from './words.ts';

export interface Pair {
  readonly meanings: readonly Meaning[];
  readonly label: string;
  readonly rest: string;
}

/** Between values, and between a label and its value. */
const BETWEEN = /\s[·•|/=→>:—–-]{1,2}\s|[,;]\s|\n/;

/** What a text means as the label of a value; nothing for any other. */
export const fieldsOf = (text: string): readonly Meaning[] =>
  meaningsOf(text).filter((meaning) => meaning.startsWith('fields:'));

export const isOfPanel = (text: string): boolean => fieldsOf(text).length > 0;

/**
 * The pairs in a text, two or more; none where not all but client seeds have the form of their values: what is said of
 * seeds may be any words.
 */
export function pairsIn(text: string): readonly Pair[] {
  const parts = text.split(BETWEEN).map((part) => part.trim());
  const pairs = parts.flatMap((part, i) => {
    const isBare = isOfPanel(part) && !atColon(part);
    const [label, rest] = isBare ? [part, parts[i + 1] ?? ''] : labelled(part);
    // Behind a label whose value is blank stands the next label, or that with its value.
    const isBlank = [rest, labelled(rest)[0]].some(isOfPanel);
    const meanings = rest && !isBlank ? fieldsOf(label) : [];
    return meanings.length > 0 ? [{ meanings, label, rest }] : [];
  });
  const others = pairs.filter(({ label, rest }) => !isTold(label, rest));
  const areTyped = others.every(({ meanings }) => /clientSeed/i.test(meanings.join()));
  return areTyped && pairs.length > Math.max(1, others.length) ? pairs : [];
}

/**
 * The pairs of a label of the player's seed and the number of hands, and of its value, which are both joined by signs:
 * `Client seed / nonce` beside `lucky / 7`; none where not every name has a value of its form. `beside` is asked where
 * no value stands in the text itself.
 */
export function pairsJoined(text: string, beside: () => string | null): readonly Pair[] {
  if (text.length > LONGEST_JOINED || !JOINED.test(text)) return [];
  const [label, value] = atColon(text) ?? [text];
  const names = label.split(JOINED);
  if (label.length > LONGEST_LABEL || !names.every((name) => countsHands(name) || isOfClient(name)))
    return [];
  const values = (value ?? beside() ?? '').trim().split(JOINED);
  const isOwn = (name: string, i: number): boolean =>
    isOfClient(name) ? fits('announced.clientSeed', values[i]!) : fits('announced.nonce', values[i]!);
  return values.length === names.length && names.every(isOwn)
    ? names.map((name, i) => ({ meanings: fieldsOf(name), label: name, rest: values[i]! }))
    : [];
}

/** Longer than a few names and their values. */
const LONGEST_JOINED = 200;
const JOINED = /\s[·•|/&+]\s/;
const isOfClient = (name: string): boolean => /clientSeed$/.test(fieldsOf(name).join());
const countsHands = (name: string): boolean =>
  /(?:nonce|count)$/.test(fieldsOf(name).join()) || saysBets(name);

type Halves = readonly [label: string, rest: string];
const halves = (text: string, at: number): Halves => [
  text.slice(0, Math.max(at, 0)).trim(),
  text.slice(at + 1).trim(),
];

/** What may be the label in a text, and its value: what stands before and behind a colon, else the last blank. */
const labelled = (text: string): Halves => atColon(text) ?? halves(text, text.lastIndexOf(' '));

/** Whether a label says no more than that it is a hash: whose, the part of the panel may say that it stands in. */
export const isHashAlone = (label: string): boolean =>
  label.length <= LONGEST_LABEL &&
  /^(?:its\s)?(?:(?:sha[ -]?256[ -]?)?hash|sha[ -]?256|hasz|hachage|х[еэ]ш|ハッシュ値?|哈希值?|雜湊值?|해시)\s*[:：]?$/i.test(
    label.trim(),
  );

/** What stands before a colon, where that is short enough for a label, and what behind it; null where either is nothing. */
export function atColon(text: string): Halves | null {
  const both = halves(text, text.slice(0, LONGEST_LABEL + 1).search(/[:：]/));
  return both[0] && both[1] ? both : null;
}

/** `NONCE 12`, `Nonce #12`: what names a nonce, its number, and nothing else; null for any other text. */
export function nonceIn(text: string): Halves | null {
  const found = text.length > LONGEST_LABEL ? null : NUMBERED.exec(text);
  const [, label = '', number = ''] = found ?? [];
  const named = fieldsOf(label);
  const isNonce = named.length > 0 && named.every((meaning) => meaning.endsWith('nonce'));
  return isNonce && fits('announced.nonce', number) ? [label, number] : null;
}

const NUMBERED = /^\s*(\p{L}[\p{L}\s]*?)(?:\s|[#№])\s*[#№]?\s*(\d[\d.,]*)\s*$/u;

/** Whether a value has the form that only what its label says has: a number, or a hash. */
export const isTold = (label: string, value: string): boolean =>
  fieldsOf(label).some((meaning) =>
    fits(/nonce|count/.test(meaning) ? 'announced.nonce' : 'announced.commitment', value),
  );

/** A text without the signs at its ends that keep it from its label, and from what follows. */
export const withoutEnds = (text: string): string =>
  text
    .replace(/\s[·•|/=→>:—–-]{1,2}\s*$|[,;]\s+$/, '')
    .trim()
    .replace(/^[·•|/=→>:,;—–-]{1,2}(?=\s|$)/, '')
    .trim();
