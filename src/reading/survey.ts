/**
 * One look over a page, or over a part of it: which labels stand where, which controls there are, and what may be
 * part of a card. Everything that is read is read from a survey.
 * @module
 */
import { getOr } from '../core/groups.ts';
import { namesSeed, withAside } from './aside.ts';
import {
  isBesideStyledSuit,
  namesOf,
  pictureOf,
  saidByIcon,
  saidByMade,
  saidByNames,
  saidByStyle,
  suitOfLetter,
} from './card.ts';
import { isCardText, isOfCard, saidBy, saidByAltText, saidByName, writtenHand } from './card-text.ts';
import { isChat, isWritten, withoutOthers } from './chat.ts';
import { cellsOf } from './columns.ts';
import {
  attribute,
  childElementCount,
  follows,
  hasAttribute,
  hasAttributes,
  localName,
  matches,
  nextElement,
  previousSibling,
} from './dom.ts';
import type { ControlName } from './labels/words.ts';
import { promisedOn } from './memory.ts';
import { isNoLabel, sidesInSentence } from './no-label.ts';
import { once } from './once.ts';
import { endsSection, headsUsed, isBehind, type Section, sectionAt, USED } from './sections.ts';
import { countsBets, isCounter, kindSaid, saysId, saysNumber } from './seed-names.ts';
import { LONGEST_VALUE } from './shapes.ts';
import { atColon, fieldsOf, isHashAlone, nonceIn, pairsIn, pairsJoined } from './strip.ts';
import { closest, countsAround, elementAround, elementsUp, holds, textOf, walk } from './tree.ts';
import { asksToInsure, controlsIn, LONGEST_LABEL, type Meaning, meaningsOf, numbered } from './words.ts';

export interface Label {
  /** The element that bears the text. */
  readonly element: Element;
  /** What stands behind a colon in the same text; null where nothing does. */
  readonly rest: string | null;
  /** As written on the page, without what stands behind a colon. */
  readonly text: string;
  /** Where its value stands, in a table with a column or a row for each pair of seeds. */
  readonly cell?: Element;
}

export interface Survey {
  /** What was surveyed, and the shadow roots and frames in it. */
  readonly roots: readonly Node[];
  /** Elements that say something of a card. */
  readonly cardHints: readonly Element[];
  /** Texts that are several cards written out. */
  readonly handTexts: readonly Text[];
  /** Texts that are one long word, as seeds and hashes are. */
  readonly longTexts: readonly Text[];
  /** Elements with a value that can be edited or copied. */
  readonly boxes: readonly Box[];
  /** All labels of values, whatever they mean, in the order of the page. */
  readonly valueLabels: readonly Label[];
  labelled(meaning: Meaning): readonly Label[];
  /** How many elements with a label of a value are in or around this one. */
  labelsIn(node: Node): number;
  /** Whether something in this node tells of a card. */
  hasCards(node: Node): boolean;
  /** The boxes that are named by the element with this id. */
  boxesNamedBy(id: string): readonly Box[];
  /** Controls that a site's record names: what their labels say doesn't count. */
  readonly shown?: Readonly<Partial<Record<ControlName, readonly Element[]>>>;
}

export type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLOutputElement;

/** Types of inputs that hold no text of the page's. */
const NO_BOX = new Set([
  'button',
  'checkbox',
  'color',
  'file',
  'hidden',
  'image',
  'radio',
  'range',
  'reset',
  'submit',
]);

export function isBox(element: Element): element is Box {
  const name = localName(element);
  if (name === 'input') return !NO_BOX.has((element as HTMLInputElement).type);
  return name === 'textarea' || name === 'select' || name === 'output';
}

/** What a text says: its meanings as a label, and whether it may be part of a card. */
interface Sense {
  readonly meanings: readonly Meaning[];
  readonly label: string;
  readonly rest: string | null;
  readonly card: ReturnType<typeof isCardText>;
  /** Whether it is a nonce with its number, and no sign between them. */
  readonly isNumbered?: true;
}

const NO_CARD = { meanings: [], label: '', rest: null, card: false } as const;
const SENSELESS: readonly Sense[] = [NO_CARD];

/** Looked up once a text, as far as texts come again and again. */
const senses = new Map<string, readonly Sense[]>();
const MOST_REMEMBERED = 5000;
/** A label, and the longest value behind it. */
const LONGEST_TEXT = LONGEST_LABEL + LONGEST_VALUE;
const LONGEST_REMEMBERED = 2 * LONGEST_LABEL;

/** A heading with what its cards are worth. */
const LONGEST_HEADING = LONGEST_LABEL + 20;

/** Most texts on a casino's page are amounts, which say nothing here. */
const NUMBER = /^[\s\d.,:%+-]*$/;

/** What a text says: of several values in one line, each. */
function sensesOf(text: string): readonly Sense[] {
  if (text.length <= LONGEST_REMEMBERED && NUMBER.test(text)) return SENSELESS;
  const known = senses.get(text);
  if (known) return known;
  if (senses.size >= MOST_REMEMBERED) senses.clear();
  const pairs = pairsIn(text).map((pair) => ({ ...pair, card: false }));
  const [first] = pairs;
  const sense = first ? pairs : [newSense(text)];
  if (text.length <= LONGEST_REMEMBERED) senses.set(text, sense);
  return sense;
}

function newSense(text: string): Sense {
  const card = isCardText(text);
  const whole = meaningsOf(text);
  // Behind a nonce it says how that counts.
  if (whole.length > 0 && whole.join() !== 'marks:aside')
    return { meanings: whole, label: text.trim(), rest: null, card };
  const [label, rest] = atColon(text) ?? [''];
  const named = meaningsOf(label);
  if (rest && named.length > 0) return { meanings: named, label, rest, card };
  if (rest && isHashAlone(label)) return { meanings: HASH_ALONE, label, rest, card };
  if (isHashAlone(text)) return { meanings: HASH_ALONE, label: text.trim(), rest: null, card };
  const nonce = nonceIn(text);
  if (nonce) return { meanings: fieldsOf(nonce[0]), label: nonce[0], rest: nonce[1], card, isNumbered: true };
  const inList = numbered(text);
  const meanings = inList.length > 0 ? inList : withoutAdditions(text);
  if (meanings.length > 0) return { meanings, label: text.trim(), rest: null, card };
  const said = rest ? label : text;
  const isShort = said.length <= LONGEST_LABEL;
  const kind =
    isShort && saysId(said)
      ? saysNumber(said)
        ? 'number'
        : 'id'
      : isShort && countsBets(said)
        ? 'bets'
        : isShort && isCounter(said)
          ? 'counter'
          : kindSaid(said);
  if (kind) return { meanings: [`said:${kind}`], label: said.trim(), rest: rest ?? null, card };
  return { ...NO_CARD, card };
}

const COUNT = 'fields:count';
/** Whose it is, only a part of a panel says. */
const HASH_ALONE: readonly Meaning[] = ['fields:hash'];

/**
 * `Dealer (17)` is the heading of a place, with what its cards are worth, `Tie 8:1` one with what it pays; `Hit (H)` and
 * `Deal $10` are controls.
 */
function withoutAdditions(written: string): readonly Meaning[] {
  if (written.length > LONGEST_HEADING) return [];
  // `庄家（17）`
  const text = written.normalize('NFKC');
  const controls = controlsIn(text);
  if (controls.length > 0) return controls;
  if (asksToInsure(text)) return ['controls:insurance'];
  const [behind = '', inBrackets = ''] = WHOSE.exec(text) ?? [];
  const named = meaningsOf(text.slice(0, text.length - behind.length));
  const whose = meaningsOf(inBrackets).filter(
    (meaning) => meaning === 'places:player' || (meaning.startsWith('places:') && named.includes(meaning)),
  );
  if (whose.length > 0) return whose;
  // `Your hand 1 (active)`
  if (meaningsOf(inBrackets).includes('tabs:active')) {
    const heads = named.filter((meaning) => meaning.startsWith('places:'));
    return heads.length > 0 ? heads : placesIn(text.slice(0, -behind.length), MOST_WORTHS);
  }
  const places = placesIn(text, MOST_WORTHS);
  const [first = '', ...others] = text.split(SIGN);
  if (places.length > 0 || others.length === 0) return places;
  // `Seat 2 · You`
  if (SEAT.test(first.trim())) return meaningsOf(others.at(-1)!).filter((one) => one === 'places:player');
  return [...meaningsOf(first), ...controlsIn(first)].filter((meaning) => OF_TABLE.test(meaning));
}

/** `Hand 1 • Active`, `Hand 2 ← active`, `Ante 10 · Pair Plus 5`: what is said of a place, or of what one bets on. */
const SIGN = /\s[•·|–—←◀◄]\s/;
const OF_TABLE = /^(?:places|controls:fold)/;
const SEAT = /^(?:seat|sitz|platz|asiento|assento|siège|posto|miejsce|место|koltuk|席)\s?#?\d{1,2}$/iu;

/** What a heading means without what stands behind it, of which there may be so much. */
function placesIn(text: string, most: number): readonly Meaning[] {
  const headings = WORTHS.map((worth) => text.replace(worth, '')).filter((heading) => heading !== text);
  const meanings = headings.flatMap(meaningsOf).filter((meaning) => meaning.startsWith('places:'));
  return meanings.length > 0 || most === 1
    ? meanings
    : headings.flatMap((heading) => placesIn(heading, most - 1));
}

/** `Tie 8:1 $0`. */
const MOST_WORTHS = 2;
/** ` (17)`, `: 8, 18`, ` 8:1`, ` · 2.00×`, ` $5`, ` R$ 5`, ` (Total: 17)`, ` value: 6`. */
const WORTHS = [
  /[\s([:·•–-]*(?:value|score|total|points|shows|showing|has)[\s:]*\d[\d\s/,]*[)\]]?\s*$/i,
  /[\s([:·•–-]*[x×]?(?:\b\p{L}{1,2}(?=\$))?(?:\p{Sc}\s?)?\d[\d\s/,.:+?]*[x×]?[)\]]?\s*$/iu,
  /\s*[([](?:[^()[\]]{0,20}[\d?]|hidden)[)\]]\s*$/i,
];
/** `tomk (You)`: whose place it is, behind a name; `BANCA (BANKER)`: in two languages. */
const WHOSE = /\s*[([（]([^()[\]（）]{1,20})[)\]）]\s*$/;

/** Lists of hands may be long, and those of seeds. */
const MOST_HAND_TEXTS = 50;
/** Of more texts that may be ranks, nobody asks what styles write beside them. */
const MOST_ASKED = 100;
const isRank = (text: string): boolean => text.length < 20 && /^(?:10|[2-9AJQKT])$/.test(text.trim());
const MOST_LONG = 200;
const isLong = (length: number): boolean => length > 15 && length < 300;

/** What a label is made of, at most: words, and the elements around them. */
const PARTS_OF_LABEL = 24;

/** Elements short enough to be a label as a whole, though parts of it stand in elements of their own. */
const LABEL_LIKE = new Set([
  'label',
  'legend',
  'dt',
  'th',
  'button',
  'a',
  'span',
  'strong',
  'b',
  'h3',
  'h4',
  'h5',
]);

/** Looks over `start` and everything in it. */
export function survey(start: Node): Survey {
  const roots: Node[] = [start];
  const cardHints = new Set<Element>();
  const handTexts: Text[] = [];
  const longTexts: Text[] = [];
  const boxes: Box[] = [];
  const labels = new Map<Meaning, Map<Element, Label>>();
  const valueLabels: Label[] = [];
  const numberedNonces: (readonly [Meaning, Label])[] = [];

  let section: Section | null = null;
  let asked = 0;
  /** What the headings of sections mean. */
  const headed = new Set<Meaning>();
  // Beside a section of the active pair, the next one is the pair to come, which counts its own bets.
  const named = (which: string): string =>
    which === 'next' && headed.has('sections:active') ? 'new' : which;
  const hasValues = (part: Element): boolean => valueLabels.some(({ element }) => holds(part, element));
  const note = (text: string, element: Element): void => {
    if (section && endsSection(section, element, text, hasValues) && !namesValue(text))
      section = { ...section, which: null };
    const joined = pairsJoined(text, () => {
      const next = nextElement(element);
      return next && textOf(next, LONGEST_VALUE);
    });
    const senses = joined.length > 0 ? joined.map((pair) => ({ ...pair, card: false })) : sensesOf(text);
    for (const sense of senses) noteSense(sense, element);
  };
  const noteSense = (sense: Sense, element: Element): void => {
    const { meanings, label: words, rest, card } = sense;
    if (card === 'down' ? !leadsBack(element) : card) cardHints.add(element);
    if (meanings.length === 0) return;
    const all = headsUsed(element, meanings) ? USED : meanings;
    if (all.some(isNamed) && ((rest !== null && isWritten(element, words)) || isNoLabel(element))) return;
    const heads = sectionAt(element, all);
    if (heads) {
      section = heads;
      for (const meaning of all) headed.add(meaning);
    }
    const label = { element, rest, text: words };
    if (sense.isNumbered) {
      if (sidesInSentence(element) > 0) return;
      for (const meaning of all.flatMap((one) => inSection(one, element, section, named)))
        numberedNonces.push([meaning, label]);
      return;
    }
    const add = (meaning: Meaning, one: Label): void => {
      const same = getOr(labels, meaning, () => new Map<Element, Label>());
      if (!same.has(element)) same.set(element, one);
    };
    const cells = all.some((meaning) => IN_CELLS.has(meaning)) ? cellsOf(element, promisedOn({ roots })) : [];
    for (const [which] of cells) headed.add(`sections:${which}` as Meaning);
    for (const [which, cell] of cells)
      for (const meaning of all)
        if (meaning !== COUNT && meaning !== 'said:bets')
          add(ofWhich(meaning, named(which)), { ...label, cell });
        else if (which === 'active') add(COUNT, { ...label, cell });
    const own = cells.length ? [] : all.flatMap((meaning) => inSection(meaning, element, section, named));
    for (const meaning of own) add(meaning, label);
    if (cells.length > 0 || own.some(isOfValue)) valueLabels.push(label);
  };

  walk(start, {
    inside: (root) => roots.push(root),
    element(element) {
      const box = isBox(element);
      if (box) boxes.push(element);
      if (localName(element) === 'title') note(textOf(element, LONGEST_LABEL) ?? '', element);
      if (!hasAttributes(element)) return;
      const classes = namesOf(element);
      const label = attribute(element, 'aria-label');
      if (isChat(element, classes, label)) return 'pass';
      const said = saidByNames(element);
      if (said.length > 0 && !(said.every(({ faceDown }) => faceDown) && leadsBack(element)))
        cardHints.add(element);
      const spoken = label ?? attribute(element, 'title') ?? (box ? saidInPlace(element) : null);
      if (spoken && spoken.length <= LONGEST_LABEL) note(spoken, element);
      if (headsByPicture(element)) note(attribute(element, 'alt')!, element);
      if (isCardImage(element)) cardHints.add(element);
      else if (
        saidByMade(element).length > 0 ||
        CARD_ATTRIBUTES.some((name) => hasAttribute(element, name)) ||
        isValuedAsCard(element) ||
        saidByStyle(element).length > 0
      )
        cardHints.add(element);
      if (!box && localName(element) === 'input') note((element as HTMLInputElement).value, element);
      return;
    },
    text(text) {
      const { data } = text;
      const parent = elementAround(text);
      if (data.length > LONGEST_TEXT || !parent) return;
      const name = localName(parent);
      // The text of a box that is typed in is its default, not what it shows.
      if (name === 'textarea') return;
      note(sensesOf(data).some(({ meanings }) => meanings.some(namesSeed)) ? withAside(text) : data, parent);
      if (suitOfLetter(text)) cardHints.add(parent);
      else if (isRank(data) && asked++ < MOST_ASKED && isBesideStyledSuit(text)) cardHints.add(parent);
      if (longTexts.length < MOST_LONG && isLong(data.length) && !data.trim().includes(' '))
        longTexts.push(text);
      if (handTexts.length < MOST_HAND_TEXTS && (writtenHand(data) ?? []).length > 1) handTexts.push(text);
      if (LABEL_LIKE.has(name) && !previousSibling(text) && childElementCount(parent) > 0) {
        const whole = textOf(parent, LONGEST_LABEL, PARTS_OF_LABEL);
        if (whole !== null) note(whole, parent);
      }
    },
  });

  noteNumbered(labels, numberedNonces);
  noteBehindLast(labels, valueLabels, boxes);
  noteCounted(labels, valueLabels);
  noteUsed(labels, boxes);
  // A hash alone is the seed's, where no other of that part is.
  for (const which of ['next', 'new', 'active', 'last', 'this']) {
    const alone = labels.get(`fields:${which}.hash` as Meaning);
    const own = `fields:${which}.commitment` as Meaning;
    if (alone && !labels.has(own)) labels.set(own, alone);
  }
  // Where nothing is said of a next round, this one's seeds are those that the panel has.
  if (!headed.has('sections:next')) {
    for (const meaning of PLAIN) {
      const own = labels.get(ofWhich(meaning, 'this'));
      if (own) labels.set(meaning, new Map([...(labels.get(meaning) ?? []), ...own]));
    }
  }

  const labelCounts = once(() =>
    countsAround([...valueLabels.map(({ element }) => element), ...(labels.get('said:id')?.keys() ?? [])]),
  );
  const ownHints = withoutOthers(cardHints);
  const cardCounts = once(() => countsAround(ownHints));
  const byLabel = once(() => {
    const named = new Map<string, Box[]>();
    for (const box of boxes) {
      for (const id of (attribute(box, 'aria-labelledby') ?? '').split(/\s+/)) {
        getOr(named, id, () => []).push(box);
      }
    }
    return named;
  });
  return {
    roots,
    boxes,
    valueLabels,
    handTexts,
    longTexts,
    cardHints: ownHints,
    labelled: (meaning) => [...(labels.get(meaning)?.values() ?? [])],
    labelsIn: (node) => labelCounts().get(node) ?? 0,
    hasCards: (node) => cardCounts().has(node),
    boxesNamedBy: (id) => byLabel().get(id) ?? [],
  };
}

/**
 * What counts bets beside the hash and the client seed of one pair, with nothing else that a panel shows, counts that
 * pair's: a counter is its nonce, and bets in total are those of a pair that is said to be active. Elsewhere it may count
 * anything.
 */
function noteCounted(labels: Map<Meaning, Map<Element, Label>>, valueLabels: Label[]): void {
  for (const [said, field, pair] of COUNTED) {
    const [counter, ...others] = labels.get(said)?.values() ?? [];
    const part = counter && partOfLabels(counter.element, valueLabels);
    if (!part || others.length > 0 || labels.has('fields:nonce') || labels.has(COUNT)) continue;
    const inside = valueLabels.filter(({ element }) => holds(part, element));
    const isOf = (names: readonly Meaning[]) => (one: Label) =>
      names.some((name) => labels.get(name)?.get(one.element) === one);
    if (inside.length !== pair.length || !pair.every((names) => inside.some(isOf(names)))) continue;
    labels.set(field, new Map([[counter.element, counter]]));
    const at = valueLabels.findIndex(({ element }) => follows(counter.element, element));
    valueLabels.splice(at < 0 ? valueLabels.length : at, 0, counter);
  }
}

const COUNTED: readonly (readonly [said: Meaning, field: Meaning, pair: readonly (readonly Meaning[])[]])[] =
  [
    [
      'said:counter',
      'fields:nonce',
      [
        ['fields:commitment', 'fields:active.commitment'],
        ['fields:clientSeed', 'fields:active.clientSeed'],
      ],
    ],
    ['said:bets', COUNT, [['fields:active.commitment'], ['fields:active.clientSeed']]],
  ];

/** The smallest part around an element with labels of values in it, not far around. */
const partOfLabels = (element: Element, labels: readonly Label[]): Element | undefined =>
  elementsUp(element, LEVELS_OF_COUNT).find((up) => labels.some((label) => holds(up, label.element)));

/**
 * Of two client seeds or nonces in one list, the one behind the last server seed is of that one, where all that stands
 * behind it may be, and none can be typed in.
 */
function noteBehindLast(
  labels: Map<Meaning, Map<Element, Label>>,
  valueLabels: readonly Label[],
  boxes: readonly Box[],
): void {
  const placeOf = ({ element }: Label): number => valueLabels.findIndex((one) => one.element === element);
  const [last] = labels.get('fields:last.serverSeed')?.values() ?? [];
  if (!last || boxes.some((box) => matches(box, TYPED_IN) && follows(last.element, box))) return;
  const from = placeOf(last);
  const isOthers = (meaning: Meaning): boolean =>
    /^fields:(?!last\.|clientSeed|nonce)/.test(meaning) &&
    [...labels.get(meaning)!.values()].some((label) => placeOf(label) > from);
  if ([...labels.keys()].some(isOthers)) return;
  for (const meaning of OF_BET) {
    const [first, second, ...others] = labels.get(meaning)?.values() ?? [];
    if (!second || others.length > 0 || labels.has(ofWhich(meaning, 'last'))) continue;
    if (placeOf(first!) > from || placeOf(second) < from) continue;
    noteOfLast(labels, meaning, second);
  }
}

/** Notes that a label leaves open what it is of, and is of the last pair or hand. */
function noteOfLast(labels: Map<Meaning, Map<Element, Label>>, meaning: Meaning, label: Label): void {
  labels.get(meaning)!.delete(label.element);
  getOr(labels, ofWhich(meaning, 'last'), () => new Map<Element, Label>()).set(label.element, label);
}

/** How far around a counter stands what it counts the bets of, in levels of the page's structure. */
const LEVELS_OF_COUNT = 3;

/**
 * A nonce in one text with its number counts where no label stands by itself for it, beside a hash or a client seed: of
 * several numbers there, they are a list's.
 */
function noteNumbered(
  labels: Map<Meaning, Map<Element, Label>>,
  all: readonly (readonly [Meaning, Label])[],
): void {
  if (all.length === 0) return;
  const pairs = countsAround(
    [...labels].flatMap(([meaning, own]) => (OF_PAIR.test(meaning) ? [...own.keys()] : [])),
  );
  const isNear = ({ element }: Label): boolean =>
    elementsUp(element, LEVELS_OF_NUMBERED).some((up) => pairs.has(up) && !matches(up, 'body, html'));
  for (const meaning of new Set(all.map(([one]) => one))) {
    const near = all.flatMap(([one, label]) => (one === meaning && isNear(label) ? [label] : []));
    if (!labels.has(meaning) && near.every(({ rest }) => rest === near[0]!.rest) && near.length > 0)
      labels.set(meaning, new Map(near.map((label) => [label.element, label])));
  }
}

const OF_PAIR = /^fields:.*(?:commitment|hash|clientSeed)/;
/** How far around its nonce a hash or a client seed may stand, in levels of the page's structure. */
const LEVELS_OF_NUMBERED = 4;

/**
 * What stands below the used seed was used with it, where as much stands elsewhere: not with a hash in that part, nor
 * where it can be typed in.
 */
function noteUsed(labels: Map<Meaning, Map<Element, Label>>, boxes: readonly Box[]): void {
  const used = [...(labels.get('fields:last.serverSeed')?.keys() ?? [])];
  if (used.length === 0 || used.length > MOST_USED) return;
  const hashes = [...labels].flatMap(([meaning, all]) => (OF_HASH.test(meaning) ? [...all.keys()] : []));
  const beyond = countsAround([...hashes, ...boxes.filter((box) => matches(box, TYPED_IN))]);
  for (const seed of used) {
    const around = elementsUp(seed, LEVELS_OF_USED);
    const part = around[around.findIndex((up) => beyond.has(up)) - 1];
    for (const name of part ? OF_BET : []) {
      const all = labels.get(name) ?? new Map<Element, Label>();
      const own = [...all].filter(([element]) => holds(part!, element) && follows(seed, element));
      for (const [, label] of own.length < all.size ? own : []) noteOfLast(labels, name, label);
    }
  }
}

const OF_HASH = /^fields:.*(?:commitment|hash)/;
const OF_BET = ['fields:clientSeed', 'fields:nonce'] as const;
const TYPED_IN = 'input:read-write, textarea:read-write';
/** Of more, it is a list of them. */
const MOST_USED = 20;
/** How far around a used seed what was used with it may stand, in levels of the page's structure. */
const LEVELS_OF_USED = 5;

/** Whether it is a picture of whom a place is: not one that leads elsewhere, such as a house, or that stands at the page's head. */
function headsByPicture(element: Element): boolean {
  const name = localName(element) === 'img' ? (attribute(element, 'alt') ?? '') : '';
  return (
    name !== '' &&
    meaningsOf(name).some((one) => one === 'places:dealer' || one === 'places:player') &&
    !closest(element, 'a, button, nav, header')
  );
}

/** The same survey with more that tells of cards. */
export const withHints = (from: Survey, hints: readonly Element[]): Survey =>
  withOnly(from, [...new Set([...from.cardHints, ...hints])]);

/** The same survey where these are all that tells of cards. */
export function withOnly(from: Survey, cardHints: readonly Element[]): Survey {
  const counts = once(() => countsAround(cardHints));
  return { ...from, cardHints, hasCards: (node) => counts().has(node) };
}

/**
 * What a label means that leaves open which seeds it is of, in a section that says it; nothing in one that may be any.
 * A hash alone is one of whatever seed elsewhere.
 */
function inSection(
  meaning: Meaning,
  element: Element,
  section: Section | null,
  named: (which: string) => string,
): Meaning[] {
  const isIn = section !== null && holds(section.scope, element);
  // Only the active pair's bets are still counted.
  if (meaning === 'said:bets' && isIn) return section.which === 'active' ? [COUNT] : [];
  const isOfOne = isIn && (section.which === 'last' || section.which === 'next');
  if (meaning === 'said:number')
    return isOfOne ? [ofWhich('fields:nonce', named(section.which!))] : ['said:id'];
  if (meaning === COUNT && isOfOne) return [];
  if (meaning === 'fields:secret' && isIn && section.which === 'last')
    return [meaning, 'fields:last.serverSeed'];
  const isOpen = isIn && OPEN.has(meaning);
  if (!isOpen) return HASH_ALONE.includes(meaning) ? ['said:hash'] : [meaning];
  if (section.which === null || isBehind(section, element)) return [];
  return [ofWhich(meaning, named(section.which))];
}

export const ofWhich = (meaning: Meaning, which: string): Meaning =>
  OPEN.has(meaning) ? (meaning.replace(':', `:${which}.`) as Meaning) : meaning;

const PLAIN: ReadonlySet<Meaning> = new Set<Meaning>([
  'fields:commitment',
  'fields:serverSeed',
  'fields:clientSeed',
  'fields:nonce',
]);
const OPEN: ReadonlySet<Meaning> = new Set([...PLAIN, ...HASH_ALONE]);
const IN_CELLS: ReadonlySet<Meaning> = new Set<Meaning>([...PLAIN, COUNT, 'said:bets']);

const namesValue = (text: string): boolean => sensesOf(text).some(({ meanings }) => meanings.some(isNamed));

const isNamed = (meaning: Meaning): boolean => isOfValue(meaning) || meaning.startsWith('said:');

const isOfValue = (meaning: Meaning): boolean =>
  meaning.startsWith('fields:') || meaning.startsWith('amounts:');

/** Whether it leads back, and is no card that lies face down: `<button class="back">← Lobby</button>`, `<a>Back</a>`. */
function leadsBack(element: Element): boolean {
  const control = closest(element, 'a, button');
  if (!control || /card/i.test(namesOf(control))) return false;
  const text = textOf(control, LONGEST_LABEL) ?? '';
  return control === element ? /\p{L}/u.test(text) : saidBy(text)?.faceDown === true;
}

const CARD_ATTRIBUTES = ['data-card', 'data-rank', 'data-suit', 'rank'];

/** Whether its value is a whole card, with a sign or in words: a style may write that on it. */
function isValuedAsCard(element: Element): boolean {
  const value = attribute(element, 'data-value');
  const said = value !== null && value.length <= LONGEST_LABEL ? saidBy(value) : null;
  return said?.card !== undefined && !said.weak;
}

/**
 * What stands in the place of a box's value while that is blank, where it is the box's only name: a box that shows a
 * value and nobody can type in. Others are to be filled in, as by those who check a hand of long ago.
 */
function saidInPlace(box: Box): string | null {
  const isShown =
    matches(box, 'input:read-only, input:disabled, textarea:read-only') && box.value.trim() !== '';
  const isNamed = box.labels!.length > 0 || attribute(box, 'aria-labelledby') !== null;
  return isShown && !isNamed ? attribute(box, 'placeholder') : null;
}

function isCardImage(element: Element): boolean {
  if (saidByIcon(element) !== null) return true;
  const picture = pictureOf(element);
  if (!picture) return false;
  const alt = attribute(element, 'alt');
  return (alt !== null && isOfCard(saidByAltText(alt)) !== false) || saidByName(picture) !== null;
}
