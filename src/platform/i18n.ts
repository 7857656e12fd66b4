/**
 * The words a person reads, from `_locales`. Keys are those of the English file, so a missing one does not compile.
 * @module
 */
import type messages from '../_locales/en/messages.json';
import { inEnglish, type Text } from '../core/derivation.ts';
import { readDetail } from '../core/details.ts';
import type { GameId } from '../core/game.ts';
import { PANEL_FIELDS, type PanelField } from '../core/observation.ts';
import {
  type Effect,
  REASONS,
  type Reason,
  type ReasonCode,
  type Status,
  type Verdict,
} from '../core/verdict.ts';
import { browser } from './browser.ts';
import { CASINOS } from './casinos.ts';
import { keyOf, type Words } from './languages.ts';

export type MessageKey = keyof typeof messages;

/** Set by the built `words-CODE.js`, or in the background: browsers know no other language than their own. */
const chosen = globalThis as { cutcardWords?: Words };

/** From now on in the language of these words, or in the browser's where there are none. */
export function speak(words: Words | undefined): void {
  if (words) chosen.cutcardWords = words;
  else delete chosen.cutcardWords;
}

/** The message in the language that was chosen, else in the browser's; empty where there is none of that name. */
export function messageOf(key: string, subs: readonly string[]): string {
  const own = chosen.cutcardWords?.[key];
  return own === undefined
    ? browser.i18n.getMessage(key, [...subs])
    : own.replaceAll(/\$(\d)/g, (_, digit) => subs[Number(digit) - 1] ?? '');
}

/** A message with `$1` to `$9` filled in. */
export const t = (key: MessageKey, ...subs: (string | number)[]): string => messageOf(key, subs.map(String));

/** The language in which numbers and times are written: that of the words, as the browser's own country has it. */
export function language(): string {
  const code = t('language');
  const own = globalThis.navigator?.language ?? '';
  return own.startsWith(code) ? own : code;
}

export const number = (value: number): string => new Intl.NumberFormat(language()).format(value);

/**
 * A message that counts something: `$1` is the count, as it is written in the language. Where a language has
 * several forms, the others stand under the key with the form's name (`_one`, `_few`, `_many`) behind it.
 */
export function counted(key: MessageKey, count: number, ...subs: (string | number)[]): string {
  const form = new Intl.PluralRules(t('language')).select(count);
  const all = [number(count), ...subs.map((sub) => (typeof sub === 'number' ? number(sub) : sub))];
  return messageOf(`${key}_${form}`, all) || messageOf(key, all);
}

type Underscored<S extends string> = S extends `${infer Head}-${infer Tail}`
  ? `${Head}_${Underscored<Tail>}`
  : S;

/** A code as message names have it: they allow no dashes. */
export const underscored = <S extends string>(code: S): Underscored<S> =>
  code.replaceAll('-', '_') as Underscored<S>;

export const statusWord = (status: Status): string => t(`status_${underscored(status)}`);
/** A status's word behind how many hands have it. */
export function statusOf(status: Status, count: number): string {
  const isOne = new Intl.PluralRules(t('language')).select(count) === 'one';
  return (isOne ? statusWord(status) : t(`status_${underscored(status)}_plural`)).toLowerCase();
}
export const statusSentence = (status: Status): string => t(`status_${underscored(status)}_long`);
/** The casinos that Cutcard reads, as a list in words. */
export const casinoNames = (): string => new Intl.ListFormat(language()).format(CASINOS);
export const gameName = (game: GameId): string => t(`game_${underscored(game)}`);

/** Reasons whose blanks are filled with details, in English. */
const DETAILED = /^field-|-inferred$/;

/** A reason's sentence. Fields of the fairness panel and details among its blanks are named in words. */
export const reasonSentence = ({ code, subs = [] }: Reason): string =>
  t(`reason_${underscored(code)}`, ...subs.map((sub, blank) => filled(code, sub, blank)));

function filled(code: ReasonCode, sub: string, blank: number): string {
  if (isField(sub)) return fieldName(sub);
  // How often the cards fit by accident: it may have ten digits.
  if (code === 'nonce-aligned' && blank === 1) return number(Number(sub));
  return DETAILED.test(code) ? detailed(sub) : cut(sub);
}

function detailed(sub: string): string {
  const { sentence, blanks } = readDetail(sub);
  return (
    messageOf(
      keyOf(sentence),
      blanks.map((blank) => cut(inEnglish(blank))),
    ) || cut(sub)
  );
}

/** What a page showed may be of any length; a sentence may not. */
const cut = (text: string): string => (text.length <= 80 ? text : `${text.slice(0, 40)}…${text.slice(-20)}`);

const isField = (text: string): text is PanelField | 'table' =>
  text === 'table' || PANEL_FIELDS.includes(text as PanelField);

/** Words of a derivation; in English where the language has none for them. */
export const said = (text: Text): string =>
  typeof text === 'string' ? text : messageOf(keyOf(text.sentence), text.blanks.map(said)) || inEnglish(text);

type Dotless<S extends string> = S extends `${infer Head}.${infer Tail}` ? `${Head}_${Tail}` : S;

export const fieldName = (field: PanelField | 'table'): string =>
  t(`field_${field.replace('.', '_') as Dotless<typeof field>}`);

/** The reasons that decided a verdict; any others are less bad, or could not be held against the casino. */
export function decidingReasons({ status, suspect, reasons }: Verdict): Reason[] {
  const as = (...effects: (Effect | Status)[]) =>
    reasons.filter(({ code }) => effects.includes(REASONS[code]));
  if (suspect) return as('doubt', 'unseen');
  const decided = status === 'unreadable' ? as('unreadable', 'unseen') : as(status);
  return decided.length > 0 || status === 'verified' ? decided : as('doubt');
}

/** A verdict in one sentence: what decided it, or what its status means. */
export function sentence(verdict: Verdict): string {
  const [decided] = decidingReasons(verdict);
  return decided ? reasonSentence(decided) : statusSentence(verdict.status);
}
