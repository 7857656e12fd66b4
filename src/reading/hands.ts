/**
 * Where the hands of cards lie within the parts of a table, and what they show.
 * @module
 */
import type { Card } from '../core/cards.ts';
import { totalOf } from '../core/games/blackjack-table.ts';
import { groupBy } from '../core/groups.ts';
import type { Named, NotFound } from '../core/observation.ts';
import { areAlike, areSame } from './alike.ts';
import { type Extra, isFace, type Mark, marksOf, type Place, readCard } from './card.ts';
import { looksLikeCard } from './card-shape.ts';
import { controlsFor, isBlocked } from './controls.ts';
import {
  attribute,
  boundsOf,
  childElementCount,
  childrenOf,
  hasLayout,
  isElement,
  isText,
  localName,
  nextElement,
  PSEUDOS,
  parentNode,
  previousElement,
  pseudoStyleOf,
  shadowRoot,
  styleOf,
} from './dom.ts';
import { memoryOf } from './memory.ts';
import { isMoving } from './motion.ts';
import type { Places } from './places.ts';
import { secondHand } from './second-hand.ts';
import { notFound } from './seen.ts';
import type { Survey } from './survey.ts';
import {
  commonAncestor,
  elementAround,
  elementsDown,
  elementsUp,
  holds,
  isInOneOf,
  isVisible,
  oneAround,
  textOf,
} from './tree.ts';
import { readOf, seenAmong } from './visible.ts';

/** Something of each part of a table. */
export type Parts<T> = Readonly<Record<keyof Places, T>>;

export const mapParts = <T, U>(parts: Parts<T>, to: (part: T) => U): Parts<U> => ({
  dealer: to(parts.dealer),
  player: to(parts.player),
  before: to(parts.before),
  after: to(parts.after),
});

/** Cards in the order received; null is a card that lies face down. */
export type HandOfCards = readonly (Card | null)[];

/** The hands in each part of the table, and what of their cards nothing but a name tells. */
export type ReadHands = Parts<readonly HandOfCards[]> & { readonly named: Named | null };

/**
 * The hands on a table, `moving` where cards are on their way, or why they cannot be told. `untold`: what, beside an
 * open card of the dealer's, is his that lies face down, though nothing says so: any card where it is known that the
 * player is to play, a picture of nothing that is known where he seems to be. `isOneEach`: whether,
 * as at baccarat, nobody splits, and no card that is there and cannot be seen lies face down.
 */
export function readHands(
  survey: Survey,
  parts: Places,
  controls: readonly Element[],
  extra: Extra | undefined,
  untold: 'any' | 'picture' | null = null,
  isOneEach = false,
): ReadHands | 'moving' | NotFound {
  const hands = handsIn(survey, parts, extra, isOneEach);
  if (hands === null || hands.dealer.length !== 1) {
    return notFound('ambiguous', 'it is not clear where one card ends and the next begins');
  }
  const every = Object.values(hands).flat();
  if (every.some(({ container, places }) => isMoving(container, places))) return 'moving';
  if (every.some((hand) => hand.places.length > 1 && isReversed(hand))) {
    return notFound('ambiguous', 'it is not clear which end of the row is the newest');
  }
  // Some pages have the dealer's other card on them while it lies face down.
  const ofDealer = hands.dealer[0]!.places;
  const isUntold = (place: Element) =>
    marksOf(place, extra).every(
      (mark) =>
        isNameOfPart(mark) ||
        (untold === 'any' && isOrnament(mark, place)) ||
        (isSignAlone(place) && areWritten(every, extra)),
    ) &&
    (untold === 'any' || (untold !== null && showsNoFace(place)));
  const inPlaces = mapParts(hands, (some) =>
    some.map(({ places }) => places.map((place) => readCard(place, extra))),
  );
  const read = {
    player: withoutEmptyEnds(inPlaces.player, hands.player),
    before: withoutEmptyEnds(inPlaces.before, hands.before),
    after: withoutEmptyEnds(inPlaces.after, hands.after),
    dealer: inPlaces.dealer.map((cards) => withHoleCard(cards, ofDealer, (i) => isUntold(ofDealer[i]!))),
  };
  const all = Object.values(read).flat();
  if (all.some((cards) => cards.includes('blank'))) return 'moving';
  if (all.some((cards) => cards.includes('malformed'))) return notFound('malformed', 'a card cannot be told');
  if (all.every(areOneCard)) {
    return notFound('ambiguous', 'what was taken for cards may be parts of cards');
  }
  const places = every.flatMap((hand) => hand.places);
  const cards = readOf(
    places,
    places.map((place) => readCard(place, extra)),
  );
  const second = secondHand(
    survey,
    cards.map(({ card }) => card),
    [...places, ...controls],
    2,
  );
  if (second) return second;
  const seen = seenAmong(cards, !isOneEach && ofDealer.length === 2 ? ofDealer : [], controls, extra);
  if ('problem' in seen) return seen;
  const dealer = read.dealer[0]!.map((card, i) => (ofDealer[i] === seen.down ? 'face-down' : card));
  const shown = mapParts({ ...read, dealer: [dealer] }, (some) => some.map((all) => all.map(asShown)));
  return { ...shown, named: seen.named };
}

/** Whether the first of these comes last where the player sees them: then either may have been received first. */
const isReversed = ({ container }: HandPlaces): boolean =>
  hasLayout && isElement(container) && styleOf(container).flexDirection.endsWith('-reverse');

/** Whether it is but called after a suit or a rank, as a card that lies face down may be too. */
const isNameOfPart = ({ node, said }: Mark): boolean => isElement(node) && !said.card && !said.drawn;

/** The sign of a suit that is drawn on a back, with no rank anywhere on the card. */
const isOrnament = ({ said }: Mark, place: Element): boolean =>
  said.drawn === true && !said.rank && !hasLetters(place);

/** The same where it is written, and nothing else is on the card. */
const isSignAlone = (place: Element): boolean =>
  /^\p{S}\uFE0F?$/u.test(textOf(place, LONGEST_TOTAL)?.trim() ?? '') && !hasPicture(place);

/** Whether every open card has its rank written on it. */
const areWritten = (hands: readonly HandPlaces[], extra: Extra | undefined): boolean =>
  hands.every(({ places }) =>
    places.every((place) => !isFace(readCard(place, extra)) || marksOf(place, extra).some(isRankWritten)),
  );

const isRankWritten = ({ node, said }: Mark): boolean =>
  isText(node) && (said.rank ?? said.card) !== undefined;

/** Whether a letter or a number stands on something, or much text. */
const hasLetters = (place: Element): boolean => /[\p{L}\p{N}]/u.test(textOf(place, LONGEST_TOTAL) ?? 'A');

/** Whether something is a picture, or has signs on it but no letter and no number. */
const showsNoFace = (place: Element): boolean => !hasLetters(place) || hasPicture(place);

const hasPicture = (place: Element): boolean =>
  elementsDown(place, MOST_PARTS).some((part) => PICTURES.has(localName(part)));

/** What pictures are drawn with. */
const PICTURES = new Set(['img', 'svg', 'canvas']);
/** More than the back of a card is made of. */
const MOST_PARTS = 40;

interface HandPlaces {
  readonly container: Node;
  readonly places: readonly Element[];
}

/**
 * The hands in each part of the table: places for cards side by side. Null where that is not clear.
 * A hand of two cards or more tells what a place is like, the dealer's first, since he has but one hand.
 */
function handsIn(
  survey: Survey,
  parts: Places,
  extra: Extra | undefined,
  isOneEach: boolean,
): Parts<readonly HandPlaces[]> | null {
  const { cardHints } = survey;
  const hints = mapParts(parts, (part) => {
    const nodes = new Set(part);
    const own = cardHints.filter((hint) => isInOneOf(nodes, hint));
    return isOneEach ? toldOnce(own, extra) : own;
  });
  if (Object.values(hints).some((some) => some.length > MOST_HINTS)) return null;
  const isRowOf = (places: readonly Element[]) => isRow(places.map((place) => readCard(place, extra)));
  const apart = [hints.dealer, hints.player].flatMap((some) => {
    const places = placesApart(some);
    if (isRowOf(places)) return [places];
    // Several hands side by side are as many rows.
    const own = new Set<Node>(places);
    return [...groupBy(some, (hint) => oneAround(own, hint))].map(([, inside]) => placesApart(inside));
  });
  const rows = apart.filter(isRowOf);
  // Two corners of one card look like a row of equal cards.
  const row = rows.find((places) => !areOneCard(places.map((place) => readCard(place, extra)))) ?? rows[0];
  const [like] = row ?? [];
  if (!row || !like) return null;
  const shapes = shapesOf(row, Object.values(hints).flat());
  const inRow = new Set<Node>(row);
  // In the order of the page, whichever hand tells what places are like.
  const places = mapParts(hints, (some) =>
    some.map(
      (hint) =>
        (oneAround(inRow, hint) as Element | null) ??
        placeOfShape(like, hint, shapes) ??
        placeLike(like, hint),
    ),
  );
  if (Object.values(places).flat().includes(null)) return null;
  const known = places as Parts<readonly Element[]>;
  const dealt = isOneEach ? null : (memoryOf(survey).dealt ?? []);
  const canSplit = controlsFor(survey, ['split']).some((control) => !isBlocked(control));
  const wrapped = mapParts(known, (own) => ofOneHand(own, dealt, canSplit, extra));
  if (Object.values(wrapped).includes(null)) return null;
  const inWraps = { ...(wrapped as typeof known), dealer: known.dealer.map(wrapOf) };
  const all = Object.values(inWraps).flat();
  const hands = mapParts(inWraps, (inPart) => {
    const own = new Set(inPart);
    const some = handsOf([...own], new Set(all.filter((place) => !own.has(place))), extra);
    return some && isOneEach ? withThird(some) : some;
  });
  return Object.values(hands).includes(null) ? null : (hands as Parts<readonly HandPlaces[]>);
}

/**
 * What tells of a hand the first time, where the same cards are told once more, such as in words below them. A third card
 * may lie apart from the other two.
 */
function toldOnce(hints: readonly Element[], extra: Extra | undefined): readonly Element[] {
  const parts = placesApart(hints);
  if (parts.length > 3) return hints;
  const cardsIn = (part: Element) => {
    const inside = hints.filter((hint) => holds(part, hint));
    return placesIn(part, inside).map((place) => readCard(place, extra));
  };
  const [again = [], ...before] = parts.map(cardsIn).toReversed();
  const cards = before.toReversed().flat();
  // The two sides of one card are no hand, and the card beside it may be the same.
  const isHand = isRow(cards) && !areOneCard(cards) && cards.filter(isFace).length > 1;
  // Where the third card lies is not its turn in the words.
  const inOrder = (all: readonly Place[]) => String(before.length > 1 ? [...all].sort() : all);
  const isAgain = isHand && inOrder(cards) === inOrder(again);
  return isAgain ? hints.filter((hint) => !holds(parts.at(-1)!, hint)) : hints;
}

/** The third card, as large as the other two, may lie apart, behind them, or be turned, wherever it lies. */
function withThird(hands: readonly HandPlaces[]): readonly HandPlaces[] {
  const places = hands.flatMap((hand) => hand.places);
  if (places.length !== 3 || hands.length > 2) return hands;
  const third = places.find((place) => isTurned(place, places)) ?? places[2]!;
  const isApart = hands.some(({ places: [one, ...more] }) => one === third && more.length === 0);
  if (hands.length > 1 && !isApart) return hands;
  const two = places.filter((place) => place !== third);
  const [first, last] = [two[0]!, third].map(boundsOf).map(({ width, height }) => width * height);
  if (isApart && Math.abs(first! - last!) > first! / 4) return hands;
  return [{ container: commonAncestor(places)!, places: [...two, third] }];
}

/** Whether a card lies across, as others of its row do not. */
function isTurned(place: Element, row: readonly Element[]): boolean {
  const isAcross = (one: Element): boolean => {
    const { width, height } = boundsOf(one);
    return width > height;
  };
  return hasLayout && row.every((one) => isAcross(one) === (one === place));
}

/**
 * A place may stand alone in something that has others like it beside it. Of the dealer, who has one hand, that is a
 * place; of a player it may be a hand of one card.
 */
function wrapOf(place: Element): Element {
  const wrap = onlyAround(place);
  if (!wrap) return place;
  const beside = [previousElement(wrap), nextElement(wrap)];
  return beside.some((one) => one && areSame(one, wrap) && childElementCount(one) === 1) ? wrap : place;
}

/** What a place stands in, where it holds nothing else. */
function onlyAround(place: Element): Element | null {
  const around = parentNode(place);
  return around && isElement(around) && childElementCount(around) === 1 ? around : null;
}

/**
 * The places of a player's cards where each stands alone in something that has others like it beside it: these are hands
 * of one card only where he has split, which puts cards of one value first. Null where cards of one value may be either,
 * which those he was `dealt` tell, or that he can still split them, or where they lie as far apart as those of several
 * players. At baccarat, where `dealt` is null, nobody splits.
 */
function ofOneHand(
  places: readonly Element[],
  dealt: HandOfCards | null,
  canSplit: boolean,
  extra: Extra | undefined,
): readonly Element[] | null {
  const like = places.map(wrapOf).find((wrap, i) => wrap !== places[i]);
  if (!like) return places;
  const wraps = places.map((place) => {
    const wrap = onlyAround(place);
    return wrap && areSame(wrap, like) ? wrap : place;
  });
  const rows = dealt ? [...groupBy(wraps, (wrap) => parentNode(wrap)!)].map(([, row]) => row) : [];
  for (const row of rows.filter(({ length }) => length > 1)) {
    const cards = row.map((wrap) => readCard(wrap, extra));
    const values = new Set(cards.map((card) => (isFace(card) ? totalOf([card]).total : card)));
    const isOneHand = values.size > 1 || (row.length === 2 && canSplit);
    if (!isOneHand && cards.every((card, i) => card === dealt![i])) return places;
    if (!isOneHand || lieApart(row)) return null;
  }
  return wraps;
}

/** Whether there is room between two of these side by side that no hand has between its cards. */
const lieApart = (row: readonly Element[]): boolean =>
  hasLayout &&
  row.map(boundsOf).some((one, i, all) => {
    const next = all[i + 1];
    return next !== undefined && next.top < one.bottom && next.left - one.right > one.width / 2;
  });

const isRow = (cards: readonly Place[]): boolean =>
  cards.length > 0 && cards.every((card) => card === 'face-down' || isFace(card));

/** How what tells of a card stands in its place, by the names of the elements from it up to the place. */
function shapesOf(places: readonly Element[], hints: readonly Element[]): ReadonlySet<string> {
  const tops = new Set<Node>(places);
  const shapes = new Set<string>();
  for (const hint of hints) {
    let shape = '';
    for (const at of elementsUp(hint, DEEPEST)) {
      shape += `>${localName(at)}`;
      if (tops.has(at)) shapes.add(shape);
    }
  }
  return shapes;
}

/** More levels than a card is drawn in. */
const DEEPEST = 12;

/** The element around a hint that is like a place, in which the hint stands as others do in theirs. */
function placeOfShape(like: Element, hint: Element, shapes: ReadonlySet<string>): Element | undefined {
  const found: Element[] = [];
  let shape = '';
  for (const at of elementsUp(hint, DEEPEST)) {
    shape += `>${localName(at)}`;
    if (shapes.has(shape) && (areAlike(at, like) || areInRowsAlike(at, like))) found.push(at);
  }
  return found.find((place) => areSame(place, like)) ?? found[0];
}

/** Whether both are right in rows that are alike, their classes may say no more than the colour of the card. */
const areInRowsAlike = (a: Element, b: Element): boolean => {
  const [row, other] = [parentNode(a), parentNode(b)];
  const isRowClass = (of: Node | null): of is Element =>
    !!of && isElement(of) && attribute(of, 'class') !== null;
  return localName(a) === localName(b) && isRowClass(row) && isRowClass(other) && areSame(row, other);
};

/** More than the cards in one part of a table have. */
const MOST_HINTS = 300;
/** More than lie side by side. */
const CROWD = 100;

/** `others`: the places in other parts of the table, which may be beside these. */
function handsOf(
  places: readonly Element[],
  others: ReadonlySet<Element>,
  extra: Extra | undefined,
): readonly HandPlaces[] | null {
  const hands = [...groupBy(places, (place) => parentNode(place)!)];
  if (hands.some(([container]) => childElementCount(container) > CROWD)) return null;
  const found = hands.map(([container, own]) => {
    const isPlace = isPlaceFor(own, extra);
    const isOther = (child: Element): boolean => runAround(child, isPlace).some((one) => others.has(one));
    // Those of which nothing is known are places too.
    const places = childrenOf(container).filter(
      (child) => !isGone(child) && (own.includes(child) || (isPlace(child) && !isOther(child))),
    );
    return { container, places };
  });
  // The last card may stand deeper than those beside it, as what it came with lies around it.
  return found.filter(
    (hand) => !found.some(({ places }) => places.some((place) => holds(place, hand.container))),
  );
}

/** A place that is not shown beside others that are is none. */
const isGone = (place: Element): boolean =>
  hasLayout &&
  styleOf(place).display === 'none' &&
  [previousElement(place), nextElement(place)].some((one) => one && isVisible(one));

/** Whether a child of a row looks like one of its places, be it of this hand or of another. */
const isPlaceFor =
  (own: readonly Element[], extra: Extra | undefined) =>
  (child: Element): boolean =>
    own.includes(child) ||
    ((own.some((place) => areAlike(child, place)) || own.some((place) => isBesideAs(child, place))) &&
      !isTotal(child) &&
      !isSmallTotal(child, own, extra) &&
      !isGap(child));

/** What lies beside an element with nothing of another kind between, itself among it. */
function runAround(element: Element, isOfRun: (element: Element) => boolean): readonly Element[] {
  const run = [element];
  for (const beside of [previousElement, nextElement])
    for (let at = beside(element); at && isOfRun(at); at = beside(at)) run.push(at);
  return run;
}

/**
 * What cards are worth together may stand in their row. One that a rank could be is none: it may be a card; and it may
 * stand in the place of the last one.
 */
const isTotal = (element: Element): boolean => TOTAL.test(textOf(element, LONGEST_TOTAL) ?? '');
const TOTAL = /^(?:1[1-9]|2\d|3[01]|\d{1,2}\s?[,/]\s?\d{1,2})$/;
const LONGEST_TOTAL = 12;

/** Whether it is a number that a rank could be, and is what the open cards beside it are worth, and far smaller than they. */
function isSmallTotal(element: Element, own: readonly Element[], extra: Extra | undefined): boolean {
  const text = textOf(element, LONGEST_TOTAL) ?? '';
  if (!/^\d{1,2}$/.test(text)) return false;
  const { height } = boundsOf(element);
  const cards = own.map((place) => readCard(place, extra));
  const open = cards.filter(isFace);
  const isSmall = own.every((place, i) => !isFace(cards[i]!) || height < boundsOf(place).height / 2);
  return isSmall && totalOf(open).total === Number(text);
}

/** What keeps cards apart, or in the middle, shows nothing and is no place for one. */
function isGap(element: Element): boolean {
  if (!hasLayout || localName(element) !== 'div' || textOf(element, LONGEST_TOTAL) !== '') return false;
  if (childElementCount(element) > 0 || shadowRoot(element)) return false;
  const { backgroundColor, backgroundImage, borderTopWidth } = styleOf(element);
  const isBare = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none';
  const isDrawn = PSEUDOS.some((pseudo) => pseudoStyleOf(element, pseudo).content !== 'none');
  return isBare && borderTopWidth === '0px' && !isDrawn;
}

/** What is as large as a card beside it is one too: a back may be an element of another kind. */
function isBesideAs(element: Element, card: Element): boolean {
  if (!hasLayout || !isVisible(element)) return false;
  const [a, b] = [boundsOf(element), boundsOf(card)];
  // Borders make the one larger.
  const isOfSize = Math.abs(a.width - b.width) < b.width / 8 && Math.abs(a.height - b.height) < b.height / 8;
  const down = Math.abs(a.top - b.top);
  // What has no text in it stands otherwise on its line.
  return isOfSize && (down < 2 || (down < a.height && (a.left >= b.right - 2 || b.left >= a.right - 2)));
}

/** The parts of the page side by side that these stand in, where they are two or more. */
export function placesApart(hints: readonly Element[]): readonly Element[] {
  const around = commonAncestor(hints);
  const places = new Set(
    hints.flatMap(
      (hint) => elementsUp(hint, Number.POSITIVE_INFINITY).find((at) => elementAround(at) === around) ?? [],
    ),
  );
  return places.size > 1 ? [...places] : [];
}

/** The places side by side that these tell of in a part of the page, or that part, where it is one alone. */
export function placesIn(part: Element, hints: readonly Element[]): readonly Element[] {
  const [first = part, ...others] = placesApart(hints);
  return [first, ...others];
}

/** How far above what tells a card its place may be. */
const HIGHEST = 6;

function placeLike(like: Element, hint: Element): Element | null {
  const above = elementsUp(hint, HIGHEST);
  return (
    above.find((element) => areSame(element, like)) ??
    above.find((element) => areAlike(element, like)) ??
    null
  );
}

/**
 * Beside the one card of the dealer's that lies open, one place without a face is his other card. So is one of which
 * nothing is told, where that is known of the time: a picture of a back may have any name.
 */
const withHoleCard = (
  cards: readonly Place[],
  places: readonly Element[],
  isUntold: (i: number) => boolean,
): readonly Place[] =>
  cards.length === 2 && cards.some(isFace)
    ? cards.map((card, i) => (card === 'blank' || (card === 'malformed' && isUntold(i)) ? 'face-down' : card))
    : withoutEmptyEnd(cards, places);

const withoutEmptyEnds = (hands: readonly (readonly Place[])[], of: readonly HandPlaces[]) =>
  hands.map((cards, i) => withoutEmptyEnd(cards, of[i]!.places));

/** Places kept free for cards to come don't count; one with a picture is a card that says nothing of itself. */
function withoutEmptyEnd(cards: readonly Place[], places: readonly Element[]): readonly Place[] {
  const last = cards.findLastIndex((card) => card !== 'blank');
  const isEmpty = cards.every((_, i) => i <= last || !looksLikeCard(places[i]!));
  const own = cards.slice(0, last + 1);
  return isEmpty ? own : [...own, 'malformed'];
}

/** Whether all places show the same face: two corners of one card do. */
const areOneCard = (cards: readonly Place[]): boolean =>
  cards.length > 1 && !cards.includes('face-down') && new Set(cards).size === 1;

/** Of places that are neither blank nor malformed. */
const asShown = (card: Place): Card | null => (card === 'face-down' ? null : (card as Card));
