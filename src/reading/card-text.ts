/**
 * What a text, a class or a file name says of a playing card.
 * @module
 */
import { type Card, RANKS, type Rank, SUITS, type Suit } from '../core/cards.ts';
import { once } from './once.ts';
import { alternatives, LANGUAGES, squeeze } from './words.ts';

/** What is said of a card: the whole of it, a part of it, or that it lies face down. */
export interface Said {
  readonly card?: Card;
  readonly rank?: Rank;
  readonly suit?: Suit;
  readonly faceDown?: true;
  /** By an outline that is known: what is drawn says it, and no name of it. */
  readonly drawn?: true;
  /** Two letters only, such as `5s`: a card where cards lie, and anything at all elsewhere. */
  readonly weak?: true;
  /** Said by a form of a class, as of what is no card too: it counts only on a picture of one. */
  readonly form?: true;
}

const words = once(() => {
  const ranks = new Map<string, Rank>();
  const suits = new Map<string, Suit>();
  const faceDown = new Set<string>();
  const between = new Set<string>();
  for (const rank of RANKS) ranks.set(squeeze(rank), rank);
  for (const language of LANGUAGES) {
    note(ranks, language.ranks, RANKS);
    note(suits, language.suits, SUITS);
    for (const word of alternatives(language.faceDown))
      for (const spelling of spellings(word)) faceDown.add(spelling);
    for (const word of alternatives(language.between)) between.add(squeeze(word));
  }
  const atAnEnd = (some: Iterable<string>, flags = '') =>
    new RegExp(`^(?:${[...some].join('|')})|(?:${[...some].join('|')})$`, flags);
  return {
    ranks,
    suits,
    faceDown,
    between,
    /** `The …, card`. */
    around: atAnEnd(between, 'g'),
    /** Whether a text begins or ends with a suit: most don't, and need not be tried with each. */
    withSuit: atAnEnd(suits.keys()),
  };
});

/** Each entry of a list names what stands at its place among `meant`. */
function note<T>(words: Map<string, T>, list: string, meant: readonly T[]): void {
  for (const [i, entry] of list.split(',').entries()) {
    for (const spelling of alternatives(entry).flatMap(spellings)) words.set(spelling, meant[i]!);
  }
}

/** A word as it is compared, and as names of files and classes have it, without accents. */
const spellings = (word: string): string[] => [
  squeeze(word),
  squeeze(word.replace(/\p{Script=Latin}/gu, (letter) => letter.normalize('NFD')[0]!)),
];

/** What the text of a picture says of a card, which may be no more than the name of its file: `9C.png`. */
export const saidByAltText = (alt: string): Said | null =>
  FILE_NAME.test(alt) ? saidByName(alt) : saidBy(alt);
const FILE_NAME = /\.(?:png|svg|webp|gif|jpe?g|avif)$/i;

/** The longest spelling of a card is some thirty characters. */
const LONGEST = 48;

/** What a text says of a card, or null where it says nothing. */
export function saidBy(text: string): Said | null {
  if (text.length > LONGEST) return null;
  const word = squeeze(text);
  // Before ranks alone: `as` is the ace of spades in letters, and an ace in Spanish.
  const letters = saidByLetters(word);
  if (letters) return letters;
  const { ranks, suits, faceDown, around } = words();
  const rank = ranks.get(word);
  if (rank) return { rank };
  const suit = suits.get(word);
  if (suit) return { suit };
  if (faceDown.has(word)) return { faceDown: true };
  return saidBySymbol(word) ?? saidByWords(word) ?? saidByWords(word.replace(around, ''));
}

/** What a spoken label says of a card, which may say more of it: `K of spades, held`, `Card 2: ace of hearts`. */
export function saidByLabel(label: string): Said | null {
  if (label.length > LONGEST_SPOKEN) return null;
  const said = saidBy(label);
  if (said || !BESIDE_CARD.test(label)) return said;
  const cards = new Set(label.split(BESIDE_CARD).flatMap((part) => whole(saidBy(part)) ?? []));
  const [card, ...others] = cards;
  return card && others.length === 0 ? { card } : null;
}

const LONGEST_SPOKEN = 80;
const BESIDE_CARD = /[,;:()（）、，：·—–]|\s-\s/;

/** A card, unless two letters alone may mean something else. */
const whole = (said: Said | null): Card | undefined => (said?.weak ? undefined : said?.card);

/** Unicode has a block of playing cards, sixteen to a suit: back or joker, ace to jack, knight, queen, king. */
const IN_BLOCK = /^[\u{1f0a0}-\u{1f0df}]$/u;
const BLOCK = 0x1f0a0;
const BLOCK_SUITS: readonly Suit[] = ['s', 'h', 'd', 'c'];
const BLOCK_RANKS = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', '', 'Q', 'K'];

function saidBySymbol(word: string): Said | null {
  if (!IN_BLOCK.test(word)) return null;
  const code = word.codePointAt(0)! - BLOCK;
  if (code === 0) return { faceDown: true };
  const rank = BLOCK_RANKS[code % 16];
  return rank ? { card: `${rank}${BLOCK_SUITS[code >> 4]}` as Card } : null;
}

/** A rank and a suit, in words or symbols, in either order, with nothing else but words such as `of`. */
function saidByWords(word: string): Said | null {
  const { suits, withSuit } = words();
  if (!withSuit.test(word)) return null;
  const cards = new Set<Card>();
  for (const [suitWord, suit] of suits) {
    const rest = word.startsWith(suitWord)
      ? word.slice(suitWord.length)
      : word.endsWith(suitWord)
        ? word.slice(0, -suitWord.length)
        : null;
    const rank = rest === null ? undefined : rankIn(rest);
    if (rank) cards.add(`${rank}${suit}`);
  }
  const [card, ...others] = cards;
  return card && others.length === 0 ? { card } : null;
}

/** `tried`: what was left and is no rank; from many words, the same is left in many ways. */
function rankIn(text: string, tried = new Set<string>()): Rank | undefined {
  const { ranks, between } = words();
  const rank = ranks.get(text);
  if (rank || tried.has(text)) return rank;
  tried.add(text);
  for (const word of between) {
    const rest =
      (text.startsWith(word) && rankIn(text.slice(word.length), tried)) ||
      (text.endsWith(word) && rankIn(text.slice(0, -word.length), tried));
    if (rest) return rest;
  }
  return undefined;
}

/** `jc`, `10h`, with a nought for ten `0h`, and the suit first: `h10`. */
function saidByLetters(word: string): Said | null {
  const [, rank, suit, suitFirst, rankLast] =
    /^([2-9atjqk]|1?0)([cdhs])$|^([cdhs])([2-9atjqk]|10)$/.exec(word) ?? [];
  const card = words().ranks.get((rank === '0' ? '10' : (rank ?? rankLast))!);
  return card ? { card: `${card}${(suit ?? suitFirst) as Suit}`, weak: true } : null;
}

const SYMBOL = '[♠♤♥♡♦♢♣♧]\\uFE0F?';
const ONE_RANK = '(?:10|[2-9atjqk])';
const CARDS = new RegExp(`${ONE_RANK}\\s?${SYMBOL}|${SYMBOL}\\s?${ONE_RANK}`, 'gi');
const HAS_SYMBOL = /[♠♤♥♡♦♢♣♧]/;
const BETWEEN_CARDS = /^[\s,;·|/+-]*$/;
/** More than a hand takes. */
const LONGEST_HAND = 120;

/** The cards of a text that is nothing but cards, two or more, in symbols; null for any other. */
export function handIn(text: string): readonly Card[] | null {
  if (text.length > LONGEST_HAND || !HAS_SYMBOL.test(text)) return null;
  const cards = (text.match(CARDS) ?? []).map((one) => saidBy(one)!.card!);
  return cards.length > 1 && BETWEEN_CARDS.test(text.replace(CARDS, '')) ? cards : null;
}

/** What is written in the place of a card that lies face down, between others. */
const UNTOLD = '\\?\\??|[Xx]{2}|🂠|🎴';
const PARTS = new RegExp(`${CARDS.source}|${UNTOLD}`, 'giu');

/** A hand written out as one text and nothing else: `A♠ K♥`, `A♠ ??`, `A♠`; null for any other text. */
export function writtenHand(text: string): readonly (Card | null)[] | null {
  if (text.length > LONGEST_HAND || !HAS_SYMBOL.test(text)) return null;
  const cards = (text.match(PARTS) ?? []).map((one) => saidBy(one)?.card ?? null);
  return cards.some((card) => card !== null) && BETWEEN_CARDS.test(text.replace(PARTS, '')) ? cards : null;
}

/** Whether what is said may be of a card, and of one that lies face down, apart from ranks alone, which may be any number. */
export const isOfCard = (said: Said | null): boolean | 'down' =>
  said !== null && said.rank === undefined && (said.faceDown ? 'down' : true);

/** The same of a text. */
export const isCardText = (text: string): boolean | 'down' => isOfCard(saidBy(text));

const FACE_DOWN_CLASS =
  /^(?:\w?card|playing-?card|is|c)?[-_]*(?:back|face-?down|unflipped|flipped-?down|concealed)(?:-(?:red|blue))?$/;
/** Beside this class, one such as `s05`, `hq` or `c-7d` is a card. */
const IS_CARD_CLASS = /^(?:(?:playing-?)?card|(?:cards?-?)?sprite)$/;
/** What stands behind `__` may be what build tools put there. */
const RANK_CLASS = /^(?:\w*card[-_]+)?(?:rank|value)(?:-+|_)([a-z\d]+)$|^rank(\d+)$/;
/** Build tools put the name of a drawing's file before the names in it. */
const DRAWING_CLASS = /^(.+?)_svg__/;
const SUIT_CLASS = /^(?:\w*card[-_]+)?suit(?:(?:-+|_)([a-z\d]+)|([a-z]{4,}))$/;
/** How a part of something looks: `naipe__palo--corazones`. */
const MODIFIER = /__\w+--(\w+)$/;
/** How large or in which of its looks something is drawn: `HEARTSK--Default`. */
const SIZE = /--(?:default|normal|regular|base|small|medium|large|xs|sm|md|lg|xl)$/i;
/** What stands behind a short word: `pc-club-q`. Icons are called so, too: `fa-heart-2`. */
const BEHIND_PREFIX = /^(?!(?:fa[a-z]?|ri|bi|mdi|ti|la|bx|pi)-)[a-z]{1,3}-(.+)$/;
const SUIT_LETTER = /^[cdhs]$/;
const CARD_CLASS = /^(?:[a-z]+-?)?cards?[-_]+(?:face--)?(.+)$/;
/** What may stand before the suit or the rank of what is a card: `is-hearts`, `card--queen`. */
const PREFIX = /^(?:is-|(?:\w+-)?card-+)/;
/** What stands before a rank beside the class of a suit: `card c10 hearts`. */
const RANK_LETTER = /^[crv](?=(?:1?\d|[ajqkt])$)/;
/** What build tools put behind a name: `Card_hearts__x8Fq2`. */
const MODULE_SUFFIX = /__(?!rank|suit|value)(?=[\w-]{0,4}[A-Z\d])[\w-]{5}(?=\s|$)/g;
/** The same, however short: the file and the name in it tell that it is of such a tool, `Card_rank__c2`. */
const MODULE_OF_FILE = /^([A-Z][a-zA-Z\d]{0,30}_[a-z][a-zA-Z\d-]{0,30})__(?!rank|suit|value)\w{1,8}$/;
/** What others put around one, or before it: `_hearts_x8fq2_12`, `k9Qz1W_hearts`. */
const MODULE_AROUND = /^_([a-zA-Z][\w-]{0,30}?)_(?=[a-z]*[\dA-Z])\w{5}_\d{1,4}$/;
const MODULE_PREFIX = /^(?=[\w-]{0,5}\d)(?=[\w-]{1,5}[A-Z])[\w-]{6}_(?=[a-z])/;

/** The names of classes without what build tools put around them, or behind. */
export const ownNames = (classes: string): string[] =>
  classes
    .replace(MODULE_SUFFIX, '')
    .split(/\s+/)
    .map((name) =>
      name.replace(MODULE_OF_FILE, '$1').replace(MODULE_AROUND, '$1').replace(MODULE_PREFIX, ''),
    );

const byClass = new Map<string, readonly Said[]>();
const MOST_REMEMBERED = 2000;

/** Longer lists of classes and addresses say nothing of cards. */
const LONGEST_NAMES = 1000;

/** What the classes of an element say of a card. */
export function saidByClasses(classes: string): readonly Said[] {
  if (classes.length > LONGEST_NAMES) return [];
  const known = byClass.get(classes);
  if (known) return known;
  if (byClass.size >= MOST_REMEMBERED) byClass.clear();
  const names = ownNames(classes).map((name) =>
    name
      .replace(SIZE, '')
      .replace(/([a-z]{4})(?=[A-Z])/g, '$1-')
      .toLowerCase(),
  );
  const isCard = names.some((name) => IS_CARD_CLASS.test(name));
  const own = names.flatMap((name) => saidByClass(name, isCard));
  const all = own.length > 0 ? own : names.flatMap((name) => saidByModifier(name, names) ?? []);
  // Beside a suit the other name of a card is its rank: `card spades ten`, `card c10 hearts`.
  const [suit, ...others] = all.filter((one) => one.suit);
  const [rank] = isCard && suit && others.length === 0 ? rankAmong(names) : [];
  const isRank = rank && all.every((one) => one === suit || one.card?.[0] === rank.rank);
  const said = isRank ? [suit!, rank] : all;
  byClass.set(classes, said);
  return said;
}

/** What a form of something says of a card by two letters, `pc pc--qh`, which may as well be of what is no card. */
function saidByModifier(name: string, names: readonly string[]): Said | null {
  const [, block, modifier] = /^([a-z][a-z\d_-]{0,30}?)--([a-z\d]{2,3})$/.exec(name) ?? [];
  const said = block !== undefined && names.includes(block) ? saidByLetters(modifier!) : null;
  return said ? { ...said, form: true } : null;
}

function rankAmong(names: readonly string[]): readonly Said[] {
  const ranks = names.flatMap(
    (name) => saidBy(numbered(name.replace(PREFIX, '').replace(RANK_LETTER, '')))?.rank ?? [],
  );
  return ranks.length === 1 ? [{ rank: ranks[0]! }] : [];
}

function saidByClass(name: string, isCard: boolean): Said[] {
  if (FACE_DOWN_CLASS.test(name)) return [{ faceDown: true }];
  const drawing = DRAWING_CLASS.exec(name)?.[1];
  if (drawing) return [saidByName(drawing) ?? []].flat();
  const [, rankName, number] = RANK_CLASS.exec(name) ?? [];
  const rank = saidBy(numbered(rankName ?? number ?? ''))?.rank;
  if (rank) return [{ rank }];
  const [, afterSign, joined] = SUIT_CLASS.exec(name) ?? [];
  const suitName = afterSign ?? joined ?? '';
  const suit = SUIT_LETTER.test(suitName) ? (suitName as Suit) : saidBy(suitName)?.suit;
  if (suit) return [{ suit }];
  const modified = saidBy(MODIFIER.exec(name)?.[1] ?? '')?.suit;
  if (modified) return [{ suit: modified }];
  const own = (CARD_CLASS.exec(name)?.[1] ?? '').replace(/__[\w-]*$/, '');
  const card = saidBy(numbered(own));
  if (card?.card) return [{ card: card.card }];
  if (card?.suit) return [{ suit: card.suit }];
  const letters = isCard
    ? saidByLetters(name.replace(/^[a-z]-/, '').replace(/^([cdhs])0/, '$1'))?.card
    : null;
  if (letters) return [{ card: letters }];
  const whole = isCard || name.length > 4 ? saidBy(isCard ? name.replace(PREFIX, '') : name) : null;
  if (whole) return whole.rank || whole.weak ? [] : [whole];
  const behind = saidBy(BEHIND_PREFIX.exec(name)?.[1] ?? '');
  return behind?.card && !behind.weak ? [{ card: behind.card }] : [];
}

/** What a file name of a picture says of a card, or with the folder it is in; what stands before does not count. */
export function saidByName(source: string): Said | null {
  if (source.startsWith('data:')) return saidByDrawing(source);
  if (source.length > LONGEST_NAMES) return null;
  const address = decode(source);
  // The picture may be named to what makes it as small as it is shown.
  const path = address.split(/[?#]/)[0]!.split('/');
  const file = address.match(PICTURE)?.at(-1) ?? path.at(-1)!;
  // `cards.svg#qh`
  const part = address.split('#')[1] ?? '';
  const names = [part, file, file.replace(BUILD, '')];
  // `hearts/K.svg`
  const inFolder = names.map((name) => `${path.at(-2)}-${name}`);
  return [...names, ...inFolder].map(saidByFile).find((said) => said !== null) ?? null;
}

/** The last name of a picture's file in an address. */
const PICTURE = /[^/?#=&]+\.(?:png|svg|webp|gif|jpe?g|avif)(?![a-z\d])/gi;
/** What a build tool puts behind the name of a file, `-BxY3k9Qa`: no word is written like that. */
const BUILD = /[-.](?=[\w-]*(?:[A-Z]|\d))[\w-]{8}(?=\.\w+$|$)/;

/** What names of pictures say besides the card. */
const OF_STYLE =
  /^(?:cards?|playing|front|face|img|large|small|english|pattern|white|black|red|blue|classic|v\d|\d+x|[0-9a-f]{6,})$/;

function saidByFile(file: string): Said | null {
  const parts = file
    .replace(/([a-z])(?=[A-Z])|([a-z]{4})(?=\d+\.)/g, '$1$2 ')
    .toLowerCase()
    .replace(FILE_NAME, '')
    .split(/[-_.@ ]+/)
    .filter((part) => !OF_STYLE.test(part))
    .map((part) => part.replace(/^([cdhs]?)0+(?=1?\d$)|^r0?(?=\d{1,2}$)|^card(?=[\da-z]{2,3}$)/, '$1'));
  if (parts.some((part) => BACK_NAME.test(part))) return { faceDown: true };
  const name = parts.join(' ');
  if (BACK_LETTERS.test(name)) return { faceDown: true, weak: true };
  // Sets of pictures have courts in two drawings.
  const names = [name, name.replace(/(?<=[a-z]{4}) \d$/, ''), numbered(name)];
  return names.map(saidBy).find((said) => said?.card || said?.faceDown) ?? null;
}

/** Ranks that are numbered from the ace on, in letters. */
export const numbered = (name: string): string =>
  name.replace(
    /(?<!\d)(?:1|1[1-4])(?!\d)/,
    (number) => ({ 1: 'a', 11: 'j', 12: 'q', 13: 'k', 14: 'a' })[number]!,
  );

/** What a drawing that is written out as an address says of itself, as a well-known set of cards does. */
function saidByDrawing(source: string): Said | null {
  const [, name] =
    /^data:image\/svg\+xml.{1,200}?\sface=["']([\da-z]{2})["']/i.exec(
      decode(source.slice(0, 600).replace(/%.?$/, '')),
    ) ?? [];
  return name ? saidByFile(name) : null;
}

/** Of a picture of a card's back. */
const BACK_NAME = /^(?:(?:card)?back(?:side|s)?|cover(?:ed)?)$/;
/** The same in the sets of pictures that name each by two letters. */
const BACK_LETTERS = /^(?:\d ?)?b(?: ?\d)?$|^b[12](?:f[hv]|p[blrt])$/;

/** The suit that an icon's name has as one of its words, or as the letter behind that word, and no other; null where it has none. */
export function suitOfIcon(name: string): Suit | null {
  if (name.length > LONGEST_NAMES || name.startsWith('data:')) return null;
  const parts = name
    .replace(/^.*[#/]/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
  const suits = new Set(
    parts.flatMap(
      (word, i) =>
        words().suits.get(word) ??
        (OF_SUIT.has(parts[i - 1] ?? '') ? SUITS.filter((letter) => letter === word) : []),
    ),
  );
  const [suit, ...others] = suits;
  return suit && others.length === 0 ? suit : null;
}

const OF_SUIT: ReadonlySet<string> = new Set(['suit', 'pip']);

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
