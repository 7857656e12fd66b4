/**
 * Reads one place for a card, however its card is drawn: as text, a picture, a class or a spoken label.
 * @module
 */
import { type Card, type Rank, rankOf, type Suit, suitOf } from '../core/cards.ts';
import { hasPictureBehind, isOfCardShape } from './card-shape.ts';
import {
  numbered,
  ownNames,
  type Said,
  saidBy,
  saidByAltText,
  saidByClasses,
  saidByLabel,
  saidByName,
  suitOfIcon,
} from './card-text.ts';
import {
  attribute,
  attributeNames,
  childElementCount,
  elementsAt,
  firstChild,
  hasAttribute,
  hasLayout,
  isElement,
  linesOfText,
  localName,
  PSEUDOS,
  pseudoStyleOf,
  select,
  selectFirst,
  styleOf,
  writtenBy,
} from './dom.ts';
import { once } from './once.ts';
import { cutWith, suitOfAddress, suitOfOutline, suitOfPip } from './suit-outline.ts';
import { elementAround, elementsDown, elementsUp, holds, rootAround, textOf, walk } from './tree.ts';
import { alternatives, LANGUAGES, meaningsOf } from './words.ts';

/** `malformed`: something is there, and either nobody knows it or it can be read two ways. */
export type Place = Card | 'face-down' | 'blank' | 'malformed';

/** Whether a card lies open there and can be told. */
export const isFace = (place: Place): place is Card =>
  place !== 'face-down' && place !== 'blank' && place !== 'malformed';

/** What a site knows of its own cards beyond what all pages have in common. */
export type Extra = (element: Element) => readonly Said[];

/** Something from which a face was read: what is written, or an element that names it by class, picture or label. */
export interface Mark {
  readonly node: Element | Text;
  readonly said: Said;
}

interface Evidence {
  readonly cards: Set<Card>;
  readonly ranks: Set<Rank>;
  readonly suits: Set<Suit>;
  /** Where a face was seen. */
  readonly faces: Mark[];
  /** Where it was said that the card lies face down. */
  readonly backs: Element[];
  /** There is something that is neither: this tells only where there is nothing else. */
  unknown: boolean;
}

/** What a page calls an element: by its classes, and for tests. */
export const namesOf = (element: Element): string =>
  [attribute(element, 'class'), attribute(element, 'data-testid')].join(' ').trim();

/** What those names say of a card; by a form of one, only where it is a picture of a card. */
export const saidByNames = (element: Element): Said[] =>
  saidByClasses(namesOf(element)).filter(({ form }) => !form || isPictureOfCard(element));

/** Whether one of the names that it is called by is like this. */
export const isNamed = (element: Element, name: RegExp): boolean =>
  namesOf(element)
    .split(/\s+/)
    .some((one) => name.test(one));

/** What lies at `place`. */
export function readCard(place: Element, extra?: Extra): Place {
  const evidence = gather(place, extra);
  const { cards, ranks, suits, faces, backs, unknown } = evidence;
  // A back around the face covers it; one beside the face is the other side of a card that has been turned.
  if (backs.some((back) => covers(back, faces))) return 'face-down';
  const [card = together(ranks, suits), ...others] = cards;
  if (!card) return ranks.size || suits.size || unknown ? 'malformed' : 'blank';
  const agreed =
    others.length === 0 &&
    [...suits].every((suit) => suit === suitOf(card)) &&
    [...ranks].every((rank) => rank === rankOf(card) || isDigit(rank));
  return agreed ? card : 'malformed';
}

/** Whether a back is around a face, whatever names the same card around both, and does not show it. */
function covers(back: Element, faces: readonly Mark[]): boolean {
  const inside = faces.filter(({ node }) => holds(back, node));
  return (
    faces.every((face) => inside.includes(face) || holds(face.node, back)) &&
    (!faces.length || inside.length > 0) &&
    !(isSide(back) && inside.some(isOnTop))
  );
}

/** Whether this is one of the two sides of what turns over: the face may be drawn on what is called its back. */
const isSide = (back: Element): boolean => hasLayout && styleOf(back).backfaceVisibility === 'hidden';

/** Whether a text lies open. */
function isOnTop({ node }: Mark): boolean {
  if (isElement(node)) return false;
  const [line] = linesOfText(node);
  if (!line) return false;
  const { left, top, width, height } = line;
  const around = elementAround(node)!;
  const [uppermost] = elementsAt(rootAround(around), left + width / 2, top + height / 2);
  return uppermost === around;
}

/** What pages write in the place of a card that lies face down; elsewhere it may be anything. */
const UNTOLD = /^(?:\?\??|🎴|hidden)$/iu;

/** What the face at `place` was read from. */
export const marksOf = (place: Element, extra?: Extra): readonly Mark[] => gather(place, extra).faces;

/** A number beside a whole card may be the place's own, such as that of the key that holds it. */
const isDigit = (rank: Rank): boolean => rank <= '9';

function together(ranks: ReadonlySet<Rank>, suits: ReadonlySet<Suit>): Card | undefined {
  const [rank] = ranks;
  const [suit] = suits;
  return ranks.size === 1 && suits.size === 1 ? `${rank!}${suit!}` : undefined;
}

function gather(place: Element, extra?: Extra): Evidence {
  const evidence: Evidence = {
    cards: new Set(),
    ranks: new Set(),
    suits: new Set(),
    faces: [],
    backs: [],
    unknown: false,
  };
  const take = (said: Said | null, element: Element, node: Element | Text = element): void => {
    if (!said || (said.weak && !isAmongCards(element) && !isPictureOfCard(element) && !isOnCard(node))) {
      evidence.unknown = true;
      return;
    }
    if (said.faceDown) evidence.backs.push(element);
    else evidence.faces.push({ node, said });
    if (said.card) evidence.cards.add(said.card);
    if (said.rank) evidence.ranks.add(said.rank);
    if (said.suit) evidence.suits.add(said.suit);
  };
  let parts = 0;
  const isWhole = walk(place, {
    element(element) {
      if (++parts > MOST_PARTS) return 'stop';
      // What is written on a key is how to hold the card.
      if (localName(element) === 'kbd') return 'pass';
      if (localName(element) === 'title') {
        take(saidBy(textOf(element, LONGEST_NAME) ?? ''), elementAround(element)!);
        return undefined;
      }
      for (const said of saidByNames(element))
        take(isOfStyle(said, element) || isOfCorner(said, element) ? null : said, element);
      for (const said of extra?.(element) ?? []) take(said, element);
      for (const said of saidByStyle(element)) take(said, element);
      for (const said of saidByAttributes(element)) take(said, element);
      const picture = pictureOf(element);
      const name = picture === null ? null : saidByName(picture);
      const icon = name ? null : saidByIcon(element);
      if (icon) take(icon, element);
      if (picture === null || icon) return undefined;
      take(saidByAlt(element), element);
      take(name, element);
      return undefined;
    },
    text(node) {
      const text = node.data.trim();
      if (text === '' || ITS_NUMBER.test(text)) return;
      const suit = suitOfLetter(node);
      const said: Said | null = suit ? { suit } : UNTOLD.test(text) ? { faceDown: true } : saidBy(text);
      const mark = IN_BRACKETS.test(text) || (!said && meaningsOf(text).length > 0);
      if (!mark) take(said, elementAround(node)!, node);
    },
  });
  if (!isWhole) evidence.unknown = true;
  const { cards, ranks, suits, unknown } = evidence;
  if (ranks.size > 0 && !suits.size && !cards.size && !unknown && !isPainted(place))
    for (const { node } of [...evidence.faces])
      for (const { element, said } of suitsByStyle(node)) take(said, element);
  return evidence;
}

/**
 * What styles write on an element that keeps its rank and its suit in two attributes, and has nothing else in it:
 * `content: attr(data-rank)`.
 */
export function saidByStyle(element: Element): Said[] {
  if (!hasLayout || firstChild(element)) return [];
  const kept = attributeNames(element).flatMap((name) =>
    name.startsWith('data-') ? (saidBy(numbered(attribute(element, name)!)) ?? []) : [],
  );
  if (!kept.some(({ rank }) => rank) || !kept.some(({ suit }) => suit)) return [];
  return PSEUDOS.flatMap((pseudo) => writtenOn(element, pseudo) ?? []);
}

/** What a style that shows it writes before or behind what is in an element. */
function writtenOn(element: Element, pseudo: (typeof PSEUDOS)[number]): Said | null {
  const style = pseudoStyleOf(element, pseudo);
  const isShown = style.display !== 'none' && style.visibility === 'visible' && Number(style.opacity) > 0.2;
  return isShown ? saidBy(writtenBy(style, element)) : null;
}

/** The suits that styles write beside a rank, before or behind what is in the elements around it. */
const suitsByStyle = (rank: Element | Text): { element: Element; said: Said }[] =>
  elementsUp(rank, BESIDE_RANK).flatMap((element) =>
    PSEUDOS.flatMap((pseudo) => {
      const suit = writtenOn(element, pseudo)?.suit;
      return suit ? [{ element, said: { suit } }] : [];
    }),
  );

/** Whether a style writes a suit beside a text. */
export const isBesideStyledSuit = (text: Text): boolean => hasLayout && suitsByStyle(text).length > 0;

/** In so many levels around a rank a style writes its suit; farther out it adorns a card. */
const BESIDE_RANK = 2;

/** Whether anything on a card is a picture, which may be of its suit; all is, where nothing is laid out. */
const isPainted = (place: Element): boolean =>
  !hasLayout ||
  elementsDown(place, MOST_PARTS).some((part) => PICTURES.has(localName(part)) || hasPictureBehind(part));
const PICTURES = new Set(['img', 'svg', 'canvas', 'video', 'object', 'picture']);

/** What an image says instead of what it shows, which may be the letter of a suit. */
function saidByAlt(image: Element): Said | null {
  const alt = attribute(image, 'alt') ?? '';
  return (/suit/i.test(namesOf(image)) && saidByLetter(alt)) || saidByAltText(alt);
}

/** The suit that a letter alone is of, where only a suit can stand. */
const saidByLetter = (text: string): Said | null =>
  /^[cdhs]$/i.test(text) ? { suit: text.toLowerCase() as Suit } : null;

/** Whether a class such as `card-3d` says how cards are drawn, since it stands on more than one. */
function isOfStyle({ card }: Said, element: Element): boolean {
  if (card !== '3d' && card !== '2d') return false;
  const name = /(?<!\S)[\w-]*[23]d(?!\S)/i.exec(namesOf(element))?.[0];
  return select(rootAround(element), `[class~="${name}"]`).length > 1;
}

/** The number of a place, or of the key that holds it: `[2]`. */
const IN_BRACKETS = /^[([{【（]\s*\d{1,2}\s*[)\]}】）]$/;
/** The longest name of a card. */
const LONGEST_NAME = 40;
/** More parts than a card is drawn with. */
const MOST_PARTS = 400;

function saidByAttributes(element: Element): Said[] {
  const said = saidByMade(element);
  for (const name of attributeNames(element)) {
    const one = name.startsWith('data-') ? saidBy(attribute(element, name)!) : null;
    if (one?.card && !one.weak) said.push(one);
  }
  for (const name of ['aria-label', 'title', 'data-card', 'data-rank', 'data-suit', 'rank', 'suit']) {
    const value = attribute(element, name);
    if (!value) continue;
    const suit = name.endsWith('suit') ? saidByLetter(value) : null;
    const one = suit ?? (name.endsWith('rank') ? saidBy(numbered(value)) : saidByLabel(value));
    // A label may say more than the card, such as how to hold it.
    if (one) said.push(name === 'data-card' && one.card ? { card: one.card } : one);
  }
  // Where one attribute is the suit, a value beside it is the rank.
  const value = hasAttribute(element, 'data-suit') ? attribute(element, 'data-value') : null;
  const rank = value ? saidBy(numbered(value))?.rank : undefined;
  if (rank) said.push({ rank });
  return said;
}

/**
 * The cards that an element says which pages make for them, such as `<playing-card cid="10H">`: in any attribute. None of
 * one that is a card of another kind, such as a panel.
 */
export function saidByMade(element: Element): Said[] {
  if (!/-card$|^card-/.test(localName(element))) return [];
  return attributeNames(element).flatMap((name) => {
    const card = OF_ANYTHING.test(name) ? null : saidBy(attribute(element, name)!)?.card;
    return card ? [{ card }] : [];
  });
}

/** Whether a class tells one corner of a card from the other, `c1` and `c2`, where the corner says which card it is. */
const isOfCorner = (said: Said, element: Element): boolean =>
  said.card !== undefined &&
  CORNER.test(namesOf(element)) &&
  saidBy(textOf(element, LONGEST_NAME) ?? '')?.card !== undefined;
const CORNER = /(?:^|[\s_-])c[12](?:$|[\s_-])/i;

/** Which card of a row it is: no rank is written so. */
const ITS_NUMBER = /^[#№]\s?\d/;

/** What elements of any kind have, and what tells a time, as `5s` may. */
const OF_ANYTHING = /^(?:id|class|style|slot|part|title|aria-.*)$|delay|duration|speed|time/;

/** What the name of an icon says, such as `#icon-heart`; null where it is none of a suit. */
export function saidByIcon(element: Element): Said | null {
  const mask = suitOfMask(attribute(element, 'style') ?? '');
  if (mask) return { suit: mask };
  const pip = localName(element) === 'path' && isBesideRank(element) ? suitOfPip(element) : null;
  if (pip) return { suit: pip, drawn: true };
  if (!ICONS.has(localName(element))) return null;
  const cut = suitOfCut(element);
  if (cut) return { suit: cut };
  for (const name of ICON_NAMES) {
    const value = attribute(element, name);
    const suit = value ? suitOfIcon(value) : null;
    if (suit) return { suit };
  }
  // A letter of a font of icons, such as `<i class="fa-solid fa-heart">`, or a drawing: `<svg class="lucide lucide-heart">`.
  const isIcon = localName(element) === 'svg' || (localName(element) === 'i' && !firstChild(element));
  const classes = isIcon ? attribute(element, 'class') : null;
  const suit = classes ? suitOfIcon(ownNames(classes).join(' ')) : null;
  if (suit) return { suit };
  const outlined = localName(element) === 'svg' && isBesideRank(element) ? suitOfOutline(element) : null;
  return outlined ? { suit: outlined, drawn: true } : null;
}

/** Whether nothing but a rank is written near a drawing, once or in both corners of a card, and perhaps that it is held. */
function isBesideRank(drawing: Element): boolean {
  for (const around of elementsUp(drawing, AROUND).slice(1)) {
    const text = childElementCount(around) > MOST_PIPS ? null : textOf(around, LONGEST_NAME, MOST_AROUND);
    if (text === null) return false;
    const rank = text.replace(GUESS, '').replace(holding(), '').trim();
    if (rank !== '') return saidBy(/^(\S{1,2}?)(?:\s*\1)*$/.exec(rank)?.[1] ?? '')?.rank !== undefined;
  }
  return false;
}

/** What is written on a card that is held, or can be. */
const holding = once(() => {
  const words = LANGUAGES.flatMap(({ marks, controls }) => [marks.held!, controls.hold!]);
  const all = words.flatMap(alternatives);
  return new RegExp(all.sort((a, b) => b.length - a.length).join('|'), 'giu');
});

/** What was guessed of a card at hilo, in the corner of it. */
const GUESS = /[▲▼△▽↑↓⇧⇩⬆⬇»≫⏩⏭=≥≤]\uFE0F?/gu;

/**
 * The suit that is written as its letter beside the rank, on what has a card's shape and nothing else in it; null for
 * any other text. Beside a drawing a letter may be that of a key, and beside minutes those of days, hours and seconds.
 */
export function suitOfLetter(node: Text): Suit | null {
  const letter = node.data.length > LONGEST_NAME ? '' : node.data.trim();
  if (!/^[CDHS]$/.test(letter)) return null;
  for (const around of elementsUp(node, AROUND)) {
    const text = textOf(around, LONGEST_RANKS, MOST_AROUND);
    if (text === null || selectFirst(around, 'img, svg, canvas, input')) return null;
    if (text === letter) continue;
    if (!IN_LETTERS.test(text)) return null;
    if (!(hasLayout ? isOfCardShape(around) : isAmongCards(around))) continue;
    const row = elementsUp(around, 2).at(-1)!;
    const isTime = /\dM/.test((textOf(row, LONGEST_ROW) ?? '').replace(/\s/g, ''));
    return isTime ? null : (letter.toLowerCase() as Suit);
  }
  return null;
}

/** `10S`, in one corner of a card or in both. */
const IN_LETTERS = /^((?:10|[2-9AJQKT])\s*[CDHS])(?:\s*\1)?$/;
/** A time that is left, in boxes beside each other. */
const LONGEST_ROW = 60;

/** How far around a suit its rank is looked for, and in how many parts of how many characters. */
const AROUND = 4;
const MOST_AROUND = 60;
/** More parts beside each other than the corners and pips of a card. */
const MOST_PIPS = 16;
const LONGEST_RANKS = 8;

/** The suit whose shape a style cuts an element to, by the name of what it is cut with. */
function suitOfMask(style: string): Suit | null {
  const [, name] =
    /\bmask(?:-image)?\s*:[^;]{0,40}url\(\s*["']?([^"')]{1,500})/.exec(style.slice(0, 1000)) ?? [];
  return name === undefined ? null : suitOfIcon(name);
}

/** The suit in the outline of which the style of an icon cuts, beside a rank. */
function suitOfCut(element: Element): Suit | null {
  if (!hasLayout || firstChild(element)) return null;
  const address = cutWith(styleOf(element));
  return address !== '' && isBesideRank(element) ? suitOfAddress(address) : null;
}

const ICONS = new Set(['svg', 'use', 'i', 'span', 'img']);
const ICON_NAMES = ['data-ds-icon', 'data-icon', 'icon', 'href', 'xlink:href', 'src'];

/** The first of the addresses of a picture in several sizes. */
const firstOf = (srcset: string): string => /^[\s,]*(\S{1,1000}?),?(?:\s|$)/.exec(srcset)?.[1] ?? '';

/**
 * The address of what an image shows, empty where it has none; null for what is no image, and for one that is kept free for
 * a card to come: its address is there, and empty.
 */
export function pictureOf(element: Element): string | null {
  switch (localName(element)) {
    case 'img': {
      const source = attribute(element, 'src') || firstOf(attribute(element, 'srcset') ?? '');
      const isFree = !source && attribute(element, 'src') === '' && !attribute(element, 'alt');
      return isFree ? pictureBehind(element) : source;
    }
    case 'use':
      return (attribute(element, 'href') ?? attribute(element, 'xlink:href') ?? '').replace(/^.*#/, '');
    case 'svg':
      return nameOfDrawing(element);
    case 'canvas':
      return '';
    default:
      return pictureBehind(element);
  }
}

/**
 * What a drawing is called that stands in the page itself: as a well-known set of cards names its own, or by the file it was
 * made from, whose name build tools put before those in it. Empty where it is called nothing.
 */
function nameOfDrawing(svg: Element): string {
  const named = selectFirst(svg, '[id*="_svg__"]');
  return attribute(svg, 'face') ?? (named ? attribute(named, 'id')!.split('_svg__')[0]! : '');
}

/** The picture of a card that an element has behind it by its own style; null where it has none, or one of something else. */
function pictureBehind(element: Element): string | null {
  const style = (attribute(element, 'style') ?? '').slice(0, 1000);
  const [, picture] = /url\(\s*["']?([^"')]+)/.exec(style) ?? [];
  return picture && saidByName(picture) ? picture : null;
}

/** Whether it has a card's shape, and is a picture, or has one behind it and nothing in it. */
const isPictureOfCard = (element: Element): boolean =>
  (pictureOf(element) !== null || (hasLayout && !firstChild(element) && hasPictureBehind(element))) &&
  isOfCardShape(element);

/** Whether a text stands on something of a card's shape, and nothing else does. */
const isOnCard = (node: Element | Text): boolean =>
  hasLayout && !isElement(node) && elementsUp(node, 2).some(isOfCardShape);

const NEAR = 5;
const NAMES = ['id', 'class', 'src'] as const;

/** Whether this stands among cards by the page's own names for things. */
function isAmongCards(element: Element): boolean {
  return elementsUp(element, NEAR).some((own) => {
    const names = [localName(own), ...NAMES.map((name) => (attribute(own, name) ?? '').slice(0, 500))];
    return /card|hand\b|dealer|(?:^| )player/i.test(names.join(' '));
  });
}
