/**
 * What a piece of text on a page means, in any of the languages known.
 * @module
 */
import { de } from './labels/de.ts';
import { en } from './labels/en.ts';
import { es } from './labels/es.ts';
import { fr } from './labels/fr.ts';
import { id } from './labels/id.ts';
import { it } from './labels/it.ts';
import { ja } from './labels/ja.ts';
import { ko } from './labels/ko.ts';
import { pl } from './labels/pl.ts';
import { pt } from './labels/pt.ts';
import { ru } from './labels/ru.ts';
import { tr } from './labels/tr.ts';
import { vi } from './labels/vi.ts';
import type { ControlName, FieldName, Words } from './labels/words.ts';
import { zhHans } from './labels/zh-hans.ts';
import { zhHant } from './labels/zh-hant.ts';
import { once } from './once.ts';
import { saysBet, saysBets, saysNoSeed, saysOther, seedsNamedBy } from './seed-names.ts';

/** All languages at once: a page need not say which it is in. */
export const LANGUAGES: readonly Words[] = [
  en,
  ja,
  zhHant,
  zhHans,
  de,
  es,
  fr,
  pt,
  ru,
  tr,
  pl,
  ko,
  it,
  id,
  vi,
];

export type Meaning =
  | `fields:${FieldName}`
  /** Of whatever seed, in whatever words. */
  | 'said:hash'
  | 'said:seed'
  /** A number of bets, of whatever pair. */
  | 'said:bets'
  | 'said:counter'
  /** What a round is called by, which is no value of a panel; the number of one is where it is said of which. */
  | 'said:id'
  | 'said:number'
  | `controls:${ControlName}`
  | `amounts:${'bet' | 'win'}`
  | `places:${'dealer' | 'banker' | 'player' | 'tie'}`
  | `${'sections' | 'tabs'}:${'active' | 'last' | 'next' | 'this'}`
  | `marks:${'held' | 'over' | 'aside' | 'first' | 'past' | 'open'}`;

const KINDS = ['fields', 'controls', 'amounts', 'places', 'sections', 'marks'] as const;

/** Longer text is no label. */
export const LONGEST_LABEL = 80;

/**
 * Text as it is compared: one form of each character, lower case, without blanks, punctuation and loose accents.
 * The Turkish dotless ı counts as i, because lower-casing a capital I cannot tell which was meant; ё as е, which many
 * write for it.
 */
export const squeeze = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('ё', 'е')
    .replace(/[\s\p{P}\p{Cf}\p{Mn}]+/gu, '');

/** A label as it is compared: symbols don't count either. */
export const fold = (text: string): string => squeeze(text).replace(/\p{S}+/gu, '');

/** The alternatives in an entry of a language file. */
export const alternatives = (entry: string): string[] => (entry ? entry.split('|') : []);

const dictionaryOf = once((): ReadonlyMap<string, readonly Meaning[]> => {
  const dictionary = new Map<string, Meaning[]>();
  const add = (meaning: string, names: readonly string[]): void => {
    for (const name of names.map(fold)) {
      dictionary.set(name, [...(dictionary.get(name) ?? []), meaning as Meaning]);
    }
  };
  for (const words of LANGUAGES) {
    for (const kind of KINDS) {
      for (const [name, entry] of Object.entries(words[kind] ?? {}))
        add(`${kind}:${name}`, alternatives(entry));
    }
  }
  return dictionary;
});

const NOTHING: readonly Meaning[] = [];

/** What a text means as it stands: `Next hand` may be pressed, or be a heading. */
function lookUp(text: string): readonly Meaning[] {
  const listed = dictionaryOf().get(fold(text)) ?? NOTHING;
  return [...new Set<Meaning>([...listed, ...seedsNamedBy(text)])];
}

/**
 * What a whole label means; mostly nothing. The heading of a section may number what it is of: `Last round (#1006)`; and
 * a label may begin with such a heading: `Last round — server seed`.
 */
export function meaningsOf(text: string): readonly Meaning[] {
  if (text.length > LONGEST_LABEL) return NOTHING;
  const found = lookUp(text);
  if (found.length > 0) return found;
  const headed = meaningsInSection(text);
  if (headed.length > 0) return headed;
  const [, name = '', more = ''] = IN_BRACKETS.exec(text) ?? [];
  // `Server seed (SHA-256 hash, published in advance)`
  const [first = '', ...asides] = more.split(/,\s/);
  const isAside = (one: string): boolean => lookUp(one).includes('marks:aside');
  if (asides.length > 0 && asides.every(isAside)) return meaningsOf(`${name}(${first})`);
  const named = seedsNamed(name);
  if (named.length > 0) return seedsAside(named, more.replace(DIGEST, ''));
  const twice = saidTwice(text);
  if (twice.length > 0) return twice;
  // `Punto (Player)`
  const sides = lookUp(name).filter(isPlace);
  if (sides.length > 0) return sides.filter((side) => lookUp(more).includes(side));
  // `Total bets (nonce)`
  if (saysBets(name)) return seedsNamed(more).filter((one) => one === 'fields:nonce');
  // Behind one in a script that no language here is written in, the name in brackets is the same in another language.
  if (FOREIGN.test(name)) return seedsNamed(more);
  // `Round 4171 (settled)`
  const settled = lookUp(`${more} ${name.replace(NUMBER, '')}`).filter(isSection);
  if (settled.length > 0) return settled;
  // `Last round (Player 9 – Banker 6)`
  if (more && saysNoSeed(more)) return lookUp(name).filter(isSection);
  return lookUp(text.replace(NUMBER, '')).filter(isSection);
}

/**
 * Seeds that a label names, with what it adds in brackets: nothing that matters, how a nonce counts, or which hand's they
 * are: `Seed commitment (next hand)`, `Nonce (bets made with this pair)`. Of the player's own seed it may be said in any
 * words what he can do with it.
 */
function seedsAside(named: readonly Meaning[], aside: string): readonly Meaning[] {
  const meanings = lookUp(aside);
  const isSame = (one: Meaning): boolean => one === 'marks:aside' || named.includes(one);
  const isThis = meanings.includes('sections:this') && named.every((one) => one === 'fields:commitment');
  // `Nonce (number of the next bet)`
  if (isNonce(named) && meanings.includes('fields:next.nonce')) return NEXT_NONCE;
  const counts = isNonce(named) && (saysBets(aside) || meanings.includes('fields:count'));
  const isYours = named.every((one) => one === 'fields:clientSeed') && !saysOther(aside);
  if (aside.trim() === '' || meanings.some(isSame) || isThis || counts || isYours) return named;
  const which = saysBet(aside) && meanings.find((one) => TOLD.test(one))?.replace(TOLD, '');
  return which
    ? named.map((one) => one.replace(':', `:${which}.`) as Meaning).filter((one) => SEED.test(one))
    : NOTHING;
}

const NEXT_NONCE: readonly Meaning[] = ['fields:next.nonce'];

const TOLD = /^(?:tabs|sections):(?=next|active|last)/;

/** Not the server seed: what is said beside it may be that it is its hash. */
const seedsNamed = (text: string): readonly Meaning[] =>
  lookUp(text).filter((meaning) => SEED.test(meaning) && !meaning.endsWith('serverSeed'));

const isNonce = (named: readonly Meaning[]): boolean => named.every((one) => one.endsWith('nonce'));

/** `Server seed hash (SHA-256, before the bet)`. */
const DIGEST = /\bsha[-_ ]?(?:2-)?(?:256|512)\b/i;

/** `Server seed hash (public)`. */
const IN_BRACKETS = /^([^()（）]+)[(（]([^()（）]+)[)）]\s*:?\s*$/;

const FOREIGN = /[\p{scx=Arab}\p{scx=Hebr}\p{scx=Thai}\p{scx=Deva}]/u;

/** What is said in two scripts beside each other, as far as both say it: `PLAYER 閒家`, `要牌 Hit`. */
function saidTwice(text: string): readonly Meaning[] {
  const latin = text.replace(NOT_LATIN, '');
  if (latin === text) return NOTHING;
  const other = lookUp(text.replace(LATIN, ''));
  // In Chinese one word names the bank of any game.
  return lookUp(latin).filter(
    (one) => other.includes(one) || (one === 'places:banker' && other.includes('places:dealer')),
  );
}

const LATIN = /\p{scx=Latn}/gu;
const NOT_LATIN = /(?!\p{scx=Latn})\p{L}/gu;

const isSection = (meaning: Meaning): boolean => meaning.startsWith('sections:');
const isPlace = (meaning: Meaning): boolean => meaning.startsWith('places:');

/** Between the heading of a section and the name of a value of its. */
const HEADED = /\s[—–|/·:-]\s|:\s/;
const DASHED = /\s[—–|·-]\s/;

/** What a label means that begins with the heading of a section; nothing where it says itself which seeds it means. */
function meaningsInSection(text: string): readonly Meaning[] {
  const [heading = '', label = '', ...more] = text.split(HEADED);
  const headed = lookUp(heading);
  // `Provably fair — Last round`
  if (headed.length === 0 && more.length === 0 && DASHED.test(text)) return lookUp(label).filter(isSection);
  const section = headed.find(isSection);
  const which = section?.slice('sections:'.length);
  if (!which || which === 'this' || more.length > 0) return NOTHING;
  if (fold(label) === 'hash') return [`fields:${which}.commitment` as Meaning];
  return lookUp(label).flatMap((meaning) => {
    const [, own = which, name] = SEED.exec(meaning) ?? [];
    return name && own === which ? [`fields:${which}.${name}` as Meaning] : [];
  });
}

const SEED = /^fields:(?:(\w+)\.)?(commitment|serverSeed|clientSeed|nonce)$/;

/** What a label of seeds means without its number: `3 · Client seed`, `② Nonce`. */
export const numbered = (text: string): readonly Meaning[] =>
  text.length <= LONGEST_LABEL && ORDINAL.test(text)
    ? meaningsOf(text.replace(ORDINAL, '')).filter((meaning) => SEED.test(meaning))
    : NOTHING;

const ORDINAL = /^\s*(?:[①-⑳]|(?:#|№)?\d{1,2}\s*[.)）:·•—–-]\s)\s*/;

/** ` #1006`, ` (No. 1,006)`, `: 1006` at the end. */
const NUMBER = /[\s:·•—–-]*[([（]?(?:#|№|n[o.º°]{1,2}\s?)?\d[\d.,]{0,20}[)\]）]?\s*$/iu;

/** What a control does by its text, which may name its key or its price as well: `Hit (H)`, `Deal $10`. */
export const controlsIn = (text: string): readonly Meaning[] =>
  controlsSaid(text).filter((meaning) => meaning !== 'controls:bet' || !ADJUSTS.test(text));

/** `Bet +1`, `Bet −`: it makes the bet higher or lower, and places none. */
const ADJUSTS = /(?:[+−]\s?|\s-)(?:(?:[A-Z]{0,2}\p{Sc}\s?)?\d[\d.,]*\s?\p{L}{0,5}\.?)?$/u;

function controlsSaid(text: string): readonly Meaning[] {
  const named = controlsNamed(text);
  if (named.length > 0) return named;
  const bare = text.replace(PIECES, '').replace(KEY, keyOrNot).replace(ODDS, '');
  // `Higher 1.83× · 53.85%`
  const unpriced = bare.replace(PRICE, '').replace(PRICE, '');
  const priced = controlsNamed(unpriced);
  if (priced.length === 0 && betsOnSide(bare)) return ['controls:bet'];
  const guessed = guessedIn(unpriced);
  if (guessed.length > 0) return guessed;
  const two = bothIn(bare);
  if (two) return two;
  const count = COUNT();
  return priced.length > 0 || !count.test(bare)
    ? priced
    : controlsNamed(bare.replace(count, ' ')).filter((meaning) => meaning === 'controls:draw');
}

/** Whether a text is a question about insurance: `Hand 1 insurance?`, `Insurance? Pays 2:1`. */
export const asksToInsure = (text: string): boolean =>
  /[?？]/.test(text) &&
  (text.match(/\p{L}+/gu) ?? []).some((word) => lookUp(word).includes('controls:insurance'));

const controlsNamed = (text: string): readonly Meaning[] =>
  meaningsOf(text).filter((meaning) => meaning.startsWith('controls:'));

/** Whether it bets on one of the sides at baccarat, or on a tie: `Bet on Banker`, `Auf Punto setzen`, `Apostar al empate`. */
function betsOnSide(text: string): boolean {
  const words = text.length <= LONGEST_LABEL ? (text.match(/[\p{L}’']+/gu) ?? []) : [];
  if (words.length > MOST_WORDS) return false;
  const left = words.filter((word) => !controlsNamed(word).includes('controls:bet'));
  const sides = left.filter((word) => !TO.test(word));
  return left.length < words.length && sides.length === 1 && lookUp(sides[0]!).some((one) => SIDES.has(one));
}

const MOST_WORDS = 5;
const SIDES: ReadonlySet<Meaning> = new Set(['places:player', 'places:banker', 'places:tie']);
/** What stands between a bet and what it is on. */
const TO =
  /^(?:on|the|to|auf|den|die|das|a|al|el|la|en|à|au|aux|le|sur|l|su|sul|sulla|il|no|na|o|em|на|w)$/iu;

/**
 * What a control does that says two things: that it deals and draws, `Deal / Draw`, `DEAL DRAW`; or draws what is not
 * held, `Hold & Draw`. Null where it says neither.
 */
function bothIn(text: string): readonly Meaning[] | null {
  const parts = text.split(AND.test(text) ? AND : /\s+/);
  const named = parts.length === 2 ? parts.flatMap(controlsNamed) : [];
  if (!named.includes('controls:draw')) return null;
  return named.includes('controls:deal') ? named : named.includes('controls:hold') ? ['controls:draw'] : null;
}

const AND = /[^\p{L}\s]+|\s(?:and|und|y|et|e|и|ve|i)\s|[と和與与并並및]/iu;

/** How many cards are drawn: `Draw 3 cards`, `Cambiar una carta`, `カードを3枚交換`. */
const COUNT = once(() => {
  const words = LANGUAGES.flatMap(({ ranks }) => ranks.split(',').slice(1, 5)).filter(Boolean);
  const alone = [ONE, ...words].join('|');
  return new RegExp(
    `(?<![\\p{L}\\d.,])(?:${alone})(?![\\p{L}\\d.,])|[1-5一二三四五两兩]\\s?[枚张張장]`,
    'iu',
  );
});
/** Those that no card is called. */
const ONE = '[1-5]|one|u[nm]a|une?|eine?|bir|одну|jedną|duas';

/** Before what one guesses, the card to guess from: `7 or higher`, `K이상`, `≥ 10`. */
const OF_RANK = /^[^\p{L}\p{N}]*(?:10|[2-9AJQKT])\s?(?:(?:or|und|oder|o|ou|или|и|lub|veya|ve)\s)?/u;
const guessedIn = (text: string): readonly Meaning[] =>
  controlsNamed(text.replace(OF_RANK, '')).filter((one) => GUESSED.has(one));
const GUESSED: ReadonlySet<Meaning> = new Set(['controls:higher', 'controls:lower']);

/** What a bet pays: ` 8 : 1`, ` 0.95 to 1` at the end. */
const ODDS = /\s*\d[\d.,]{0,6}\s?(?::|to|zu)\s?\d{1,3}\s*$/i;
/** ` (H)` or ` [Space]` at the end; or what the control does in another language: ` (Deal baccarat)`. */
const KEY = /\s*[([（]([^)\]）]{1,24})[)\]）]\s*$/;
const keyOrNot = (whole: string, key: string): string =>
  key.length > 8 && controlsNamed(key.split(' ')[0]!).length === 0 ? whole : '';
/** What is played for where that is no money: ` 25 chips`, ` (100 coins)` at the end. */
const PIECES =
  /(?<=\d)\s?(?:coins?|chips?|points?|tokens?|cr[eé]dit\p{L}{0,2}|kredi|кредит\p{L}*|fichas?|mon?edas?|pi[eè]ces?|jetons?|münzen|gettoni|monete|żeton\p{L}*|фиш\p{L}+|монет\p{L}*|コイン|チップ|[金硬]?[币幣]|筹码|籌碼|코인|칩)(?=[)）]?\s*$)/iu;
/** ` 10`, ` $10.00`, ` R$ 10`, ` 10 zł`, ` — bet 0.001 BTC`, ` · 1.24×`, ` 46.2%` at the end. */
const PRICE =
  /(?:\s[—–|·•-]\s\p{L}+|\s(?:for|pour|por|per|für|za|за|на))?[\s·•—–-]*[x×]?(?:\b[A-Z]{1,2}(?=\$))?[\p{Sc}₿Ð]?\s?\d[\d.,]{0,20}\s?(?:\$?[A-Z]{1,5}|zł|руб\.?|원|円|元|xu|(?:pts|points?|credits?|coins?|chips?|bits)\.?|[\p{So}\p{Sc}×x%])?\s*$/u;
