/**
 * Reads a hilo table: the row of all cards drawn so far, which every one of them shows beside the card to guess from,
 * and controls that say higher and lower. A table with that one card alone says too little to be audited: that a hand is
 * played there, and no more.
 * @module
 */
import type { Card } from '../core/cards.ts';
import { getOr } from '../core/groups.ts';
import type { Named, NotFound, Stage, TableContents, TableReading } from '../core/observation.ts';
import { areAlike } from './alike.ts';
import { type Extra, isFace, marksOf, namesOf, type Place, readCard } from './card.ts';
import { isOfCardShape, showsPicture } from './card-shape.ts';
import { controlsFor, offered, startControls } from './controls.ts';
import {
  boundsOf,
  childElementCount,
  childrenOf,
  hasLayout,
  isConnected,
  isElement,
  localName,
  matches,
  nextElement,
  parentNode,
  previousElement,
  selectFirst,
  styleOf,
} from './dom.ts';
import { type Memory, memoryOf } from './memory.ts';
import { isMoving } from './motion.ts';
import { once } from './once.ts';
import { noteFirst, noteGuess, pastOf } from './past-cards.ts';
import { restingOrMoving } from './resting.ts';
import { withoutNumbers } from './row-numbers.ts';
import { saidOver } from './said-stage.ts';
import { secondHand } from './second-hand.ts';
import { notFound, type Seen, seen, tableReading } from './seen.ts';
import type { Survey } from './survey.ts';
import { isDealtAt } from './titles.ts';
import { commonAncestor, elementsDown, elementsUp, findAll, holds, isVisible, textOf, walk } from './tree.ts';
import { type ReadCard, readOf, seenAmong } from './visible.ts';
import { LONGEST_LABEL, type Meaning, meaningsOf } from './words.ts';

export interface HiloTable {
  /** The part with the row of cards drawn so far, where the site names it by a stable attribute. */
  readonly drawn?: string;
  /** What only this casino's cards say. */
  readonly extra?: Extra;
}

/** The table on the page, or null where there is none. */
export function readHilo(survey: Survey, { drawn, extra }: HiloTable): Seen<TableReading> | null {
  const highOrLow = controlsFor(survey, ['higher', 'lower']);
  const called = highOrLow.length > 0 ? [] : highAndLow(survey);
  const guess = [...highOrLow, ...called, ...controlsFor(survey, ['cashOut'])];
  // Where nothing is left to guess, what the odds were of may still say that one could.
  const isNamed = GUESSES.every((sign) => survey.labelled(sign).length > 0);
  const isPlayed = highOrLow.length + called.length > 0 || isNamed;
  // Some take away what one guesses with.
  const memory = memoryOf(survey);
  const last = isPlayed ? undefined : memory.drawn?.deref();
  // A page that draws all of its table anew has taken the row away too.
  const known = last && isConnected(last) ? last : null;
  const said = once(() => saidOver(survey.roots[0]!));
  // Others do before they are seen: then what begins a hand is there, and it is said that one is over, or its row says so.
  const isGone = !isPlayed && !known;
  const isTitled = isGone && isDealtAt(survey, 'hilo') && !isOther(survey);
  if (isGone && !isTitled) return null;
  const start = startControls(survey);
  const parts = drawn === undefined ? null : findAll(survey.roots, drawn);
  const row = longestRow(survey, parts, extra);
  if (isTitled && !(row && (said().length > 0 || isOfHand(row)))) return startOf(survey);
  // A card that lay alone has come to lie in a row of them.
  if ((known && !(row && holds(row.container, known))) || (called.length > 0 && !row)) return null;
  if (row && isPlayed) memory.drawn = new WeakRef(row.container);
  const evidence: Element[] = [...guess, ...start];
  const tell = (stage: Stage, shown?: TableContents['hilo'] | NotFound, named?: Named | null) =>
    seen(tableReading('hilo', stage, shown, named), evidence);

  /** Whether it is said that a hand is over. */
  const hasEnded = (): boolean => {
    evidence.push(...said());
    return said().length > 0;
  };

  const turn = offered(guess, start);
  // Where both can be pressed at any time, what is said tells, or what a card won.
  const isOver = turn === 'second' || (turn === 'both' && (row?.places.some(isLost) || hasEnded()));
  const stage: Stage = turn === 'none' ? 'moving' : isOver ? 'over' : 'dealt';
  evidence.push(...survey.cardHints);
  if (stage === 'moving') return tell('moving');
  evidence.push(...(parts ?? []));
  if (!row) {
    noteGuess(memory, cardsOf(facesOutside(survey, null, [], extra)), []);
    // Some can be pressed at any time.
    const between = isOver || turn === 'both' ? betweenHands(survey, evidence) : 'moving';
    // Some clear the table as one takes the money.
    return tell(between === 'resting' && hasEnded() ? 'over' : between);
  }
  if (isMoving(row.container, row.places)) return tell('moving');
  const drawnCards = withoutNext(row);
  const places = drawnCards.map(({ place }) => place);
  const cards = drawnCards.map(({ card }) => card);
  // One beside the next, or beside the one before it, may be all that is shown of many.
  if (cards.includes('face-down')) {
    const isOne = stage === 'dealt' && cards.length <= LEAST && cards.some(isFace);
    return isOne && !memory.past ? tell(stage, ALONE) : tell('moving');
  }
  if (!cards.every(isFace)) return tell(stage, UNTOLD);
  if (hasStrays(row, extra)) return tell(stage, SEVERAL);
  const second = secondHand(survey, cards, [...row.places, ...guess, ...start], 2);
  if (second) return tell(stage, second);
  const from = drawnCards.map(({ part }) => part);
  const looked = seenAmong(readOf(from, cards), [], [...guess, ...start], extra);
  if ('problem' in looked) return tell(stage, looked);
  const apart = facesOutside(survey, row, cards, extra);
  const outside = cardsOf(apart);
  // A row that stays until something is guessed has the cards of the hand before.
  const isOld = stage === 'dealt' && cards.length > 1 && memory.ended === String(cards);
  if (stage === 'over') memory.ended = String(cards);
  const newest = newestIn(row, places, extra) ?? grownAt(row.container, cards);
  const past =
    parts === null
      ? (pastOf(memory, cards, outside, areSmaller(apart, row)) ??
        withApart(places, cards, apart, row, newest))
      : undefined;
  if (past && isOld) return tell(stage, SEVERAL);
  if (past) {
    const all = seenAmong([...readOf(from, cards), ...apart], [], [...guess, ...start], extra);
    if ('problem' in all) return tell(stage, all);
    return tell(stage, hasLost(memory, past) ? UNTOLD : { cards: past }, all.named);
  }
  const isAlone = parts === null && cards.length === 1 && outside.every((card) => card === cards[0]);
  if (isAlone && stage === 'over') {
    if (hasEnded()) return tell('over');
    // With nothing guessed, the row of a hand that is begun by betting has the card to start with.
    return tell(outside.length > 0 ? 'resting' : 'moving');
  }
  // A row that has only the cards before is not there yet at the first.
  if (isAlone && outside.length === 0) {
    if (memory.past) return tell(stage);
    // Where nothing else begins a hand, what says so may do that.
    const [place] = places as [Element];
    const isMarked = isSaid(place, FIRST) && selectFirst(place, PRESSED) === null;
    const past = emptyPast(survey);
    evidence.push(...past);
    const isFirst = isMarked || past.length > 0 || (start.length > 0 && isCalledFirst(place));
    if (!isFirst) return tell(stage, ALONE);
    noteFirst(memory);
  }
  const inOrder = ordered(cards, outside, newest);
  if ('problem' in inOrder) return tell(stage, inOrder);
  return tell(stage, hasLost(memory, inOrder) ? UNTOLD : { cards: inOrder }, looked.named);
}

/** A table before its first hand, of which a page has but the name and what begins one: no number is rolled there. */
function startOf(survey: Survey): Seen<TableReading> | null {
  if (facesOutside(survey, null, [], undefined).length > 0) return null;
  const evidence = [...startControls(survey)];
  return seen(tableReading('hilo', restingOrMoving(survey, evidence, false)), evidence);
}

/** As of other tables, but for the highest rank and the lowest, which some have beside the card, each with words to say so. */
function betweenHands(survey: Survey, evidence: Element[]): Stage {
  const known = evidence.length;
  const stage = restingOrMoving(survey, evidence, false);
  const ends = evidence.slice(known).map((sign) => elementsUp(sign, 2).map(endIn).find(Boolean));
  return ends.every(Boolean) && new Set(ends).size === 2 ? 'resting' : stage;
}

const endIn = (element: Element): string | undefined => GUIDE.exec(textOf(element, 100) ?? '')?.[1];
const GUIDE = /^([KA])[\p{L}\s]{7}/u;

const cardsOf = (read: readonly ReadCard[]): readonly Card[] => read.map(({ card }) => card);

const UNTOLD = notFound('malformed', 'a card of the row cannot be told');
/**
 * Nor does it say whether it is the first: a page that shows but the newest card looks the same after any guess, and the
 * audit takes the cards told for all from the one to start with, so that an honest card would be called a wrong start.
 */
const ALONE = notFound('ambiguous', 'a card that lies alone may be the last one of many');
const SEVERAL = notFound('ambiguous', 'several cards beside the row of those drawn');

const GUESSES = ['controls:higher', 'controls:lower'] as const;

/** Controls that are called high and low alone, as limits and risks are too: none on the table of another game. */
function highAndLow(survey: Survey): readonly Element[] {
  const [high, low] = [controlsFor(survey, ['high']), controlsFor(survey, ['low'])];
  return high.length > 0 && low.length > 0 && !isOther(survey) ? [...high, ...low] : [];
}

const isOther = (survey: Survey): boolean => OF_OTHERS.some((meaning) => survey.labelled(meaning).length > 0);

const OF_OTHERS = [
  'places:dealer',
  'places:banker',
  'controls:hit',
  'controls:stand',
  'controls:draw',
  'controls:hold',
  'controls:fold',
  'controls:roll',
] as const;

interface Row {
  readonly container: Node;
  readonly places: readonly Element[];
  /** What the card in each place is read from. */
  readonly parts: readonly Element[];
  /** What lies in each place. */
  readonly cards: readonly Place[];
}

/** How far above what tells a card its place may be. */
const HIGHEST = 6;
/** More children than a row of cards has: nobody guesses right a hundred times in a row. */
const CROWD = 100;

/** The places side by side that have the most cards. */
function longestRow(survey: Survey, within: readonly Element[] | null, extra: Extra | undefined): Row | null {
  let longest: Row | null = null;
  let most = 0;
  const looked = new Set<Node>();
  const lies = cardsAt(extra);
  for (const hint of survey.cardHints) {
    if (within && !within.some((part) => holds(part, hint))) continue;
    for (const like of elementsUp(hint, HIGHEST)) {
      if (looked.has(like)) break;
      looked.add(like);
      // What is around a part that the site names is none of it.
      if (within?.includes(like)) break;
      const container = parentNode(like)!;
      if (childElementCount(container) > CROWD) continue;
      const isOfRow = (child: Element) => areAlike(child, like) || isAsLarge(child, lies(child), like, extra);
      const places = childrenOf(container).filter(isOfRow);
      const parts = withoutNumbers(places, lies);
      const cards = parts.map(lies);
      const faces = cards.filter(isFace).length;
      if (areOneCard(places, cards, container, extra)) continue;
      // What can't be told counts less than a card that can, and more than nothing; beside but one it may be a hint.
      const others = cards.filter((card) => card !== 'blank' && !isFace(card)).length;
      // Before one that lies alone, so that the first card of a row is not taken together with the card to guess from.
      const score = areOfTwoSizes(parts, cards, extra) ? 99 : 100 * faces + (faces > 1 ? others : -others);
      // Of two cards alone the one to guess from is the larger one.
      const isSmaller = (row: Row) => sizeOfRow({ parts, cards }, extra) < 0.8 * sizeOfRow(row, extra);
      if (score > most || (longest && score === most && faces === 1 && hasLayout && isSmaller(longest)))
        [longest, most] = [{ container, places, parts, cards }, score];
    }
  }
  return longest;
}

/** How large the cards of a row are, by one that is open. */
function sizeOfRow({ parts, cards }: Pick<Row, 'parts' | 'cards'>, extra: Extra | undefined): number {
  return sizeOfFace(parts[cards.findIndex(isFace)]!, extra);
}

/** What lies in each place, which is asked again and again. */
function cardsAt(extra: Extra | undefined): (place: Element) => Place {
  const known = new Map<Element, Place>();
  return (place) => getOr(known, place, () => cardAt(place, extra));
}

/**
 * Whether a card in a row is one of its cards whatever its classes say, such as how the guess before it ended. It is as
 * large as they are: the card to guess from may lie beside them, and is larger.
 */
function isAsLarge(child: Element, card: Place, like: Element, extra: Extra | undefined): boolean {
  if (card === 'blank' || card === 'face-down') return false;
  if (!hasLayout) return localName(child) === localName(like);
  return isAbout(sizeOfFace(child, extra), sizeOfFace(like, extra)) || isAbout(sizeOf(child), sizeOf(like));
}

/** Whether beside the cards of a row lie others that are not larger: of which hand they are, nothing says. */
function hasStrays({ container, places }: Row, extra: Extra | undefined): boolean {
  const largest = Math.max(...places.map((place) => sizeOfFace(place, extra)));
  return childrenOf(container).some(
    (child) =>
      !places.includes(child) &&
      isFace(cardAt(child, extra)) &&
      (!hasLayout || sizeOfFace(child, extra) < 1.2 * largest),
  );
}

/** Whether these are parts or the two sides of one card, or show the same card twice, in two sizes. */
function areOneCard(
  places: readonly Element[],
  cards: readonly Place[],
  container: Node,
  extra: Extra | undefined,
): boolean {
  const faces = cards.filter(isFace);
  const [face] = faces;
  if (!hasLayout || !face || new Set(faces).size > 1) return false;
  if (faces.length === 1) {
    const others = places.filter((_, i) => cards[i] === 'malformed');
    const isTwice = others.some((other) => holdsFace(other, face, extra));
    return isTwice || areSides(places.filter((_, i) => cards[i] !== 'blank'));
  }
  const [first, ...others] = sizesOfFaces(
    places.filter((_, i) => isFace(cards[i]!)),
    extra,
  );
  return (isElement(container) && isOfCardShape(container)) || others.some((size) => !isAbout(size, first!));
}

/** Whether the only two cards differ much in size, as one that was drawn before and the one to guess from do. */
function areOfTwoSizes(
  parts: readonly Element[],
  cards: readonly Place[],
  extra: Extra | undefined,
): boolean {
  const faces = hasLayout ? parts.filter((_, i) => isFace(cards[i]!)) : [];
  const [one, other, ...more] = faces.map((part) => sizeOfFace(part, extra));
  return faces.length > 1 && more.length === 0 && Math.max(one!, other!) > 1.5 * Math.min(one!, other!);
}

/** Whether a card lies in a place, among other things. */
const holdsFace = (place: Element, card: Card, extra: Extra | undefined): boolean =>
  marksOf(place, extra).some(({ node }) =>
    elementsUp(node, HIGHEST).some((around) => holds(place, around) && readCard(around, extra) === card),
  );

/** Whether these lie in one and the same place, as the sides of what turns over do. */
function areSides(places: readonly Element[]): boolean {
  const [first, ...others] = places.map(boundsOf);
  const edges = ['left', 'top', 'right', 'bottom'] as const;
  return (
    others.length > 0 &&
    others.every((other) => edges.every((edge) => Math.abs(other[edge] - first![edge]) < 2))
  );
}

/** What lies in a place; nothing, where nothing in it is of a card, not even a picture that may be one. */
function cardAt(place: Element, extra: Extra | undefined): Place {
  const card = readCard(place, extra);
  const mayBe = () =>
    marksOf(place, extra).length > 0 ||
    showsPicture(place) ||
    selectFirst(place, 'img, svg, canvas') !== null;
  return card !== 'malformed' || mayBe() ? card : 'blank';
}

interface Drawn {
  readonly place: Element;
  readonly part: Element;
  readonly card: Place;
}

/** The cards drawn. Beside three or more, those that lie face down at one end are the next: on a ladder all that are to come. */
function withoutNext({ places, parts, cards }: Row): readonly Drawn[] {
  const own = places
    .map((place, i) => ({ place, part: parts[i]!, card: cards[i]! }))
    .filter(({ card }) => card !== 'blank');
  if (own.length <= LEAST) return own;
  const isUp = ({ card }: Drawn) => card !== 'face-down';
  const [first, last] = [own.findIndex(isUp), own.findLastIndex(isUp)];
  const isOneEnd = first === 0 || last === own.length - 1;
  return isOneEnd ? own.slice(first, last + 1) : own;
}

/** A card and the one before it may be all that is shown of many. */
const LEAST = 2;

/** Whether cards that lie elsewhere are smaller than those of a row. What is around one may be as wide as the table. */
const areSmaller = (apart: readonly ReadCard[], { parts, cards }: Row): boolean => {
  const heightOf = (place: Element) => (hasLayout ? boundsOf(place).height : 0);
  const least = Math.min(...parts.filter((_, i) => isFace(cards[i]!)).map(heightOf));
  return apart.some(({ place }) => 1.2 * heightOf(place) < least);
};

/**
 * The end of a row at which its newest card lies, by what lies beside it, by the growing multipliers of its cards, or
 * because it stands out from all others alike, or is called so; null where nothing or more than one thing tells.
 */
function newestIn(row: Row, places: readonly Element[], extra: Extra | undefined): End | null {
  const told = new Set([
    besideNext(row, places),
    byMultipliers(places),
    byGaps(places),
    besideFirst(places),
    standingOut(places, extra),
    calledNow(places),
  ]);
  told.delete(null);
  const [end, ...others] = told;
  return end && others.length === 0 ? end : null;
}

const ENDS = ['last', 'first'] as const;
type End = (typeof ENDS)[number];

/** The rows as they were read last, and the end at which they were seen to grow. */
const grown = new WeakMap<Node, { readonly cards: readonly Card[]; readonly at: End | null }>();

function grownAt(row: Node, cards: readonly Card[]): End | null {
  const { cards: before, at: known } = grown.get(row) ?? { cards: [], at: null };
  const isFrom = (start: number) => before.every((card, i) => card === cards[start + i]);
  // One card may well be there again in the next hand.
  const isLonger = before.length > 1 && cards.length > before.length;
  const [isAfter, isBefore] = [isFrom(0), isFrom(cards.length - before.length)];
  const at = !isLonger || isAfter === isBefore ? known : isAfter ? 'last' : 'first';
  grown.set(row, { cards, at });
  return at;
}

/** Whether a row has room for so many cards only: as the next one came, the first went. The next hand begins shorter. */
function hasLost(memory: Memory, cards: readonly Card[]): boolean {
  const { cards: before = [], isCut: wasCut = false } = memory.told ?? {};
  const isFrom = (start: number) => before.slice(start).every((card, i) => card === cards[i]);
  const isLong = before.length > LEAST && cards.length >= before.length;
  const isCut = isLong && (wasCut || (!isFrom(0) && isFrom(1)));
  memory.told = { cards, isCut };
  return isCut;
}

function besideNext(row: Row, places: readonly Element[]): End | null {
  if (places.length <= LEAST) return null;
  const at = row.places.indexOf(places[0]!);
  const [before, after] = [at - 1, at + places.length].map((i) => row.cards[i] === 'face-down');
  return before === after ? null : before ? 'first' : 'last';
}

/** The only card that lies apart from a row, if it is larger than those in it. */
function largerThan({ parts }: Row, [current, ...others]: readonly ReadCard[]): Card | undefined {
  if (!hasLayout || !current || others.length > 0) return undefined;
  const highest = Math.max(...parts.map((part) => boundsOf(part).height));
  return boundsOf(current.place).height < 1.2 * highest ? undefined : current.card;
}

/**
 * The cards of a hand whose row has only those before the one to guess from, which is larger and none of the row's ends,
 * where it is told at which end its newest lies, if only by numbers, or its only one has the multiplier to begin with.
 */
function withApart(
  places: readonly Element[],
  cards: readonly Card[],
  apart: readonly ReadCard[],
  row: Row,
  newest: End | null,
): readonly Card[] | undefined {
  const current = largerThan(row, apart);
  if (!current || [cards[0], cards.at(-1)].includes(current)) return undefined;
  const end =
    newest ?? byNumbers(places) ?? (places.length === 1 && multiplierIn(places[0]!) === 1 ? 'last' : null);
  return end ? [...(end === 'last' ? cards : cards.toReversed()), current] : undefined;
}

/** By multipliers that never fall: as a card is skipped, they stay. The first card has none, or begins the hand. */
function byMultipliers(places: readonly Element[]): End | null {
  const rises = (some: readonly Element[]) => {
    const [first = null, ...others] = some.map(multiplierIn);
    const grows = first === null && (others.length < 2 || others.at(-1)! > others[0]!);
    const isFirst = grows || begins(some[0]!);
    return isFirst && neverFall(first === null ? others : [first, ...others]);
  };
  const [isLast, isFirst] = [rises(places), rises(places.toReversed())];
  return isLast === isFirst ? null : isLast ? 'last' : 'first';
}

/** By multipliers that stand between the cards, each of the later of the two: they grow, until nothing is won any more. */
function byGaps(places: readonly Element[]): End | null {
  const gaps = places.slice(1).map((place, i) => {
    const gap = nextElement(places[i]!);
    return gap && nextElement(gap) === place ? multiplierIn(gap) : null;
  });
  const grows = (numbers: readonly (number | null)[]): boolean => {
    const won = numbers.at(-1) === 0 ? numbers.slice(0, -1) : numbers;
    return neverFall(won) && won.at(-1)! > won[0]!;
  };
  return grows(gaps) ? 'last' : grows(gaps.toReversed()) ? 'first' : null;
}

const neverFall = (numbers: readonly (number | null)[]): boolean =>
  numbers.every((number, i) => number !== null && number >= (numbers[i - 1] ?? number));

/** Whether the cards of a row have multipliers, but for one at its end, which a hand began with: in a list of hands all have. */
function isOfHand({ places, cards }: Row): boolean {
  const [first, ...others] = places.filter((_, i) => isFace(cards[i]!)).map(multiplierIn);
  const last = others.at(-1);
  return (first === null) !== (last === null) && others.length > 0;
}

/** Whether a hand began with a card, by its multiplier or in words. */
function begins(place: Element): boolean {
  const multiplier = multiplierIn(place);
  return multiplier === 1 || (multiplier === null && isSaid(place, BEGINS));
}

const BEGINS: ReadonlySet<Meaning> = new Set(['controls:deal', 'controls:rebet', 'marks:first']);
const FIRST: ReadonlySet<Meaning> = new Set(['marks:first']);

/** Whether a text in a part of the page means one of these, and nothing more. */
function isSaid(part: Element, meant: ReadonlySet<Meaning>): boolean {
  let said = false;
  walk(part, { text: ({ data }) => (said ||= meaningsOf(data).some((meaning) => meant.has(meaning))) });
  return said;
}

/**
 * What says that the cards before the one to guess from have a place of their own, where nothing is in that: around these
 * words, or right below them.
 */
const emptyPast = (survey: Survey): readonly Element[] =>
  survey.labelled('marks:past').flatMap(({ element }) => {
    const isCard = (part: Element): boolean => isOfCardShape(part) || showsPicture(part);
    const isEmpty = (place: Element, said: string | null): boolean =>
      boundsOf(place).height > 2 * boundsOf(element).height &&
      textOf(place, LONGEST_LABEL) === said &&
      !elementsDown(place, MOST_PARTS).some(isCard);
    if (!isVisible(element)) return [];
    const below = nextElement(element);
    if (below && isEmpty(below, '')) return [element, below];
    const place = elementsUp(element, 2).at(-1)!;
    return isEmpty(place, textOf(element, LONGEST_LABEL)) ? [element] : [];
  });
const MOST_PARTS = 100;

/** By the numbers of its cards, one higher from each to the next: `1枚目`. Bare ones may count back from the newest. */
function byNumbers(places: readonly Element[]): End | null {
  const numbers = places.map(numberIn);
  const isCounted = (all: readonly (number | null)[]): boolean =>
    all.length > 1 && all.every((one, i) => one !== null && one === all[0]! + i);
  return isCounted(numbers) ? 'last' : isCounted(numbers.toReversed()) ? 'first' : null;
}

/** The one number in a place that says as the how manieth its card was drawn. */
function numberIn(place: Element): number | null {
  const found: number[] = [];
  walk(place, {
    text({ data }) {
      const [, number] = AS_DRAWN.exec(data.normalize('NFKC')) ?? [];
      if (number) found.push(Number(number));
    },
  });
  return found.length === 1 ? found[0]! : null;
}

const AS_DRAWN = /^\s*(?:第\s?)?(\d{1,2})\s?(?:枚目|張目|张牌|張牌|번째)/;

/** The end across from the one card that is said to be the one that a hand began with, unless multipliers fall from it on. */
function besideFirst(places: readonly Element[]): End | null {
  const [first, ...others] = places.filter((place) => isSaid(place, FIRST));
  const [before, behind] = [previousElement(places[0]!), nextElement(places.at(-1)!)].map(
    (one) => one !== null && isCaption(one),
  );
  if (!first && before !== behind) return before ? 'last' : 'first';
  if (!first || others.length > 0 || places.length < 2) return null;
  const end = first === places[0] ? 'last' : first === places.at(-1) ? 'first' : null;
  const known = (end === 'last' ? places : places.toReversed()).flatMap((place) => multiplierIn(place) ?? []);
  return neverFall(known) ? end : null;
}

/** Whether right above or below a card that lies alone, and no wider than it, stands that a hand began with it. */
function isCalledFirst(place: Element): boolean {
  const { left, right, width } = boundsOf(place);
  return elementsUp(place, HIGHEST).some((around) => {
    const text = textOf(around, LONGEST_CAPTION);
    const labels = text === null ? [] : childrenOf(around).filter(isCaption);
    return labels.some((one) => {
      const box = boundsOf(one);
      return box.left > left - width / 4 && box.right < right + width / 4;
    });
  });
}

/** Whether it says that a hand began with what is beside it; what is pressed, such as `Start`, says no such thing. */
const isCaption = (one: Element): boolean =>
  isSaid(one, FIRST) &&
  !matches(one, PRESSED) &&
  selectFirst(one, PRESSED) === null &&
  styleOf(one).cursor !== 'pointer';

/** More than is written on a card, and above and below it. */
const LONGEST_CAPTION = 40;
const PRESSED = 'button, a, input, [role="button"], [onclick]';

/** What a card has won by then, which may stand behind what was guessed of it: `×1.55`, `Higher · ×1,55`. */
function multiplierIn(place: Element): number | null {
  let number: number | null = null;
  walk(place, {
    text({ data }) {
      // A number without the sign may be a rank.
      const written = data.trimEnd();
      const [, behind, before] = written.length > LONGEST_CAPTION ? [] : (MULTIPLIER.exec(written) ?? []);
      const said = behind ?? before;
      if (said) number = Number(said.replace(',', '.'));
    },
  });
  return number;
}

const MULTIPLIER =
  /^(?:[\p{L}\s]{1,24}[·:|–—-])?[^\p{L}\d]{0,3}(?:[x×]\s?(\d{1,6}(?:\.\d+|,\d\d)?)|(\d{1,6}(?:\.\d+|,\d\d)?)\s?[x×])$/u;

/** Whether nothing is won any more with a card that was drawn. */
const isLost = (place: Element): boolean => multiplierIn(place) === 0;

/** All other faces are as large and as opaque as each other, and the one at this end is more so. */
function standingOut(places: readonly Element[], extra: Extra | undefined): End | null {
  if (!hasLayout || places.length <= LEAST) return null;
  const all = sizesOfFaces(places, extra).map((size, i) => size * opacityOf(places[i]!));
  const isOver = (some: readonly number[], one: number) =>
    some.every((other) => isAbout(other, some[0]!)) && one > 1.2 * some[0]!;
  if (isOver(all.slice(0, -1), all.at(-1)!)) return 'last';
  return isOver(all.slice(1), all[0]!) ? 'first' : null;
}

/** The end at which the one card of a row lies that is called the current one. */
function calledNow(places: readonly Element[]): End | null {
  const [one, ...others] = places.filter(
    (place) => matches(place, '[aria-current="true"]') || IS_NOW.test(namesOf(place)),
  );
  if (!one || others.length > 0) return null;
  return one === places.at(-1) ? 'last' : one === places[0] ? 'first' : null;
}

const IS_NOW = /(?:^|[\s_-])(?:now|current|newest|latest|actual|atual|aktuell)(?:$|[\s_])/i;

/** The outermost element near a part of a card that shows nothing but the card. */
function wholeOf(part: Element, card: Card, extra: Extra | undefined): Element {
  let whole = part;
  for (const around of hasLayout ? elementsUp(part, HIGHEST) : []) {
    if (readCard(around, extra) !== card) break;
    whole = around;
  }
  return whole;
}

const sizeOf = (element: Element): number => boundsOf(element).width * boundsOf(element).height;
const isAbout = (a: number, b: number): boolean => Math.abs(a - b) < 0.05 * b;

/** How large the card in a place is, without what is written above or below it. */
const sizeOfFace = (place: Element, extra: Extra | undefined): number => sizeOf(faceIn(place, extra).at(-1)!);

/** What shows the card in a place and nothing else, from the inside outwards. */
function faceIn(place: Element, extra: Extra | undefined): readonly Element[] {
  const all = elementsUp(commonAncestor(marksOf(place, extra).map(({ node }) => node)), HIGHEST);
  const text = textOf(all[0] ?? place, LONGEST);
  const beyond = all.findIndex((outer) => !holds(place, outer) || textOf(outer, LONGEST) !== text);
  const face = beyond < 0 ? all : all.slice(0, beyond);
  return face.length > 0 ? face : [place];
}

/**
 * How large the cards are in places that are alike, each as deep in its place as any other: one without a caption may seem
 * to fill the place that others share with theirs.
 */
function sizesOfFaces(places: readonly Element[], extra: Extra | undefined): readonly number[] {
  const faces = places.map((place) => faceIn(place, extra));
  const depths = faces.map((face, i) => elementsUp(face.at(-1)!, HIGHEST).indexOf(places[i]!));
  const deepest = Math.max(...depths);
  return faces.map((face, i) => sizeOf(face[Math.max(0, face.length - 1 - deepest + depths[i]!)]!));
}

/** More than is written on a card. */
const LONGEST = 20;

const opacityOf = (element: Element): number => Number(styleOf(element).opacity);

const prominenceOf = (place: Element): number => (hasLayout ? sizeOf(place) * opacityOf(place) : 1);

/** The faces that lie elsewhere: the card to guess from, which is larger than some before it that may lie beside it. */
function facesOutside(
  { cardHints }: Survey,
  row: Row | null,
  inRow: readonly Card[],
  extra: Extra | undefined,
): readonly ReadCard[] {
  const faces = new Map<Card, { readonly place: Element; readonly size: number }>();
  for (const hint of cardHints) {
    if (row?.places.some((place) => holds(place, hint))) continue;
    for (const at of elementsUp(hint, HIGHEST)) {
      const card = row && holds(at, row.container) ? 'face-down' : readCard(at, extra);
      if (isFace(card)) {
        const place = wholeOf(at, card, extra);
        const size = prominenceOf(place);
        if (size > (faces.get(card)?.size ?? -1)) faces.set(card, { place, size });
      }
      if (isFace(card) || card === 'face-down') break;
    }
  }
  const all = [...faces].map(([card, { place, size }]) => ({ card, place, size }));
  const [first, ...others] = all.toSorted((a, b) => b.size - a.size);
  const isClear = first && others.every(({ card, size }) => inRow.includes(card) && first.size > 1.2 * size);
  return isClear ? [first] : all;
}

/** The cards from the first drawn to the last, which is the one to guess from. `newest`: the end it lies at, where that was told. */
function ordered(
  cards: readonly Card[],
  outside: readonly Card[],
  newest: End | null,
): readonly Card[] | NotFound {
  const [current, ...others] = outside;
  if (others.length > 0) return SEVERAL;
  const lies = (end: End): boolean => !current || current === cards.at(end === 'last' ? -1 : 0);
  const [end, ...both] = (newest ? [newest] : ENDS).filter(lies);
  if (!end) return notFound('conflict', 'the card to guess from is none of the ends of the row');
  if (both.length > 0 && cards.length > 1)
    return notFound('ambiguous', 'it is not clear which end of the row is the newest');
  return end === 'last' ? cards : cards.toReversed();
}
