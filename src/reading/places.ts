/**
 * The parts of a table that belong to the dealer, to the player and to those beside him: by their headings, by what the
 * page calls them, or else, where it says nothing of either, by where they lie.
 * @module
 */
import { areAlike } from './alike.ts';
import { bankersOn } from './bank.ts';
import { isFace, readCard } from './card.ts';
import { cellsBelow } from './columns.ts';
import { isBlocked } from './controls.ts';
import {
  attribute,
  boundsOf,
  childElementCount,
  childrenOf,
  follows,
  hasLayout,
  isElement,
  matches,
  nextSibling,
  parentNode,
  previousSibling,
  selectFirst,
} from './dom.ts';
import { faceAround } from './hand-of-five.ts';
import { placesApart } from './hands.ts';
import { memoryOf } from './memory.ts';
import type { Survey } from './survey.ts';
import {
  closest,
  commonAncestor,
  countsAround,
  elementsUp,
  findAll,
  holds,
  isVisible,
  oneAround,
  parentOf,
  textOf,
} from './tree.ts';

/** Where a site says so by stable attributes. */
export type PlaceSelectors = Readonly<Record<'dealer' | 'player', string>>;

/** The nodes that make up each part, those with nothing of a card in them left out. */
export interface Places {
  readonly dealer: readonly Node[];
  readonly player: readonly Node[];
  /** At a table for several: the seats before the player's and after it, in the order of the page. */
  readonly before: readonly Node[];
  readonly after: readonly Node[];
}

/** More than a table has. */
const MOST_HEADS = 30;
const MOST_SEATS = 40;

/**
 * Whether the page says which part is the player's: not where it says that all of it is the players', nor where several who
 * are called after a player sit there, whatever is his elsewhere.
 */
export function isPlayerNamed(survey: Survey): boolean {
  const named = namedFor('player', survey);
  if (named.some((part) => holdsSeats(part, survey))) return false;
  return headings('player', survey).length > 0 || named.some((part) => !PLAYERS.test(nameOf(part)));
}

/** Whether two that are called after a player, and are no hands, lie beside each other in this with cards of their own. */
const holdsSeats = (part: Element, survey: Survey): boolean =>
  findAll([part], '[id*="player" i], [class*="player" i]')
    .filter((one) => NAMES.player.test(nameOf(one)) && !HAND.test(nameOf(one)) && survey.hasCards(one))
    .some((one, i, all) => i > 0 && !holds(all[i - 1]!, one));

/** The parts of the table, and in `evidence` what tells them. By where they lie only around `controls`. */
export function findPlaces(
  survey: Survey,
  selectors: PlaceSelectors | null,
  hasSeats: boolean,
  evidence: Element[],
  controls: readonly Element[] = [],
): Places {
  const labelled = headsBy((name) =>
    selectors ? findAll(survey.roots, selectors[name]) : headings(name, survey),
  );
  const named = selectors ? labelled : headsBy((name) => namedFor(name, survey));
  const below = selectors ? null : belowHeads(survey, hasCards);
  if (below) {
    evidence.push(...below.dealer, ...below.player);
    return { ...NOTHING, ...below };
  }
  const either = aroundCards(headsBy((name) => (labelled[name].length > 0 ? labelled[name] : named[name])));
  if (either.dealer.length + either.player.length === 0) return laidOut(survey, controls);
  const ways = [
    () => partsAt(either, nextSibling),
    // Words may as well be of what there is to bet on.
    () => partsAt(named, nextSibling),
    // Or the dealer's stands above his cards, the player's below his own.
    () => between(either),
    // Or stand below the cards.
    () => partsAt(either, previousSibling),
  ];
  let parts: Places | null = null;
  for (const way of ways) {
    const found = way();
    parts ??= found;
    if (found.dealer.length === 0 || found.player.length === 0) continue;
    parts = found;
    break;
  }
  evidence.push(...either.dealer, ...either.player, ...named.dealer, ...named.player);
  // A player may be called by his name.
  if (either.player.length + named.player.length > 0) return parts!;
  const around = either.dealer.flatMap(smallestAround);
  // A heading elsewhere on the table has all of it around it.
  const dealer = around.filter((part) => !around.some((other) => other !== part && holds(part, other)));
  const player = rowsBelow(survey, dealer, !controls.every(isBlocked));
  return player.length > 0 ? { ...NOTHING, dealer, player } : parts!;

  /** Those around whom, and around one of the other side, there are cards; all where there are none of either side. */
  function aroundCards(heads: Heads): Heads {
    const around = { dealer: countsAround(heads.dealer), player: countsAround(heads.player) };
    const own = headsBy((name) =>
      heads[name].filter((head) => {
        const both = oneAround(around[name === 'dealer' ? 'player' : 'dealer'], head);
        return both !== null && hasCards(both);
      }),
    );
    return own.dealer.length * own.player.length > 0 ? own : heads;
  }

  /**
   * The smallest part with cards around a heading; of one that begins with the heading, the row behind it; and of
   * the rows that it stands between, the one that it stands right below.
   */
  function smallestAround(head: Element): readonly Element[] {
    const inner = outermost(head, hasCards);
    const part = hasCards(head) ? head : parentOf(inner);
    const rows = part === head ? [] : withCards(inner, nextSibling);
    const [first] = rows;
    const [above] = withCards(inner, previousSibling);
    if (above && first && isRightBelow(head, above, first)) return [above];
    if (!first || above) return elementsUp(part, 1);
    return rows.filter((row) => row === first || areBeside(boundsOf(row), boundsOf(first)));
  }

  /** Whether a heading stands between two rows, and nearer to the upper one. */
  function isRightBelow(head: Element, upper: Element, lower: Element): boolean {
    const { top, bottom } = boundsOf(head);
    const [above, below] = [upper, lower].map((row) => spreadOf(row, survey.cardHints)) as [Spread, Spread];
    const [toUpper, toLower] = [top - above.bottom, below.top - bottom];
    return toUpper >= 0 && toLower > toUpper;
  }

  /** Between one heading of the dealer and those of the player, two rows, the one below the other, and no cards beyond. */
  function between({ dealer: dealers, player: players }: Heads): Places {
    const [[head, ...more], [foot, ...others]] = [dealers, players];
    if (!head || !foot || more.length > 0) return NOTHING;
    const [top, end] = [outermost(head, (up) => holds(up, foot)), outermost(foot, (up) => holds(up, head))];
    // A split hand has a heading for each of its parts.
    if (!others.every((other) => holds(end, other))) return NOTHING;
    const rows = withCards(top, nextSibling);
    const [dealer, player] = rows;
    const isBetween =
      player && rows.length === 2 && follows(player, end) && parentNode(end) === parentNode(top);
    const isAround = hasCards(top) || withCards(top, previousSibling).length > 0;
    if (!dealer || !isBetween || isAround || (hasLayout && !isAbove(boundsOf(dealer), boundsOf(player))))
      return NOTHING;
    return { ...NOTHING, dealer: [dealer], player: [player] };
  }

  /** What has cards in it beside a node, the nearest first. */
  function withCards(node: Node, beside: Beside): readonly Element[] {
    const found: Element[] = [];
    for (let at = beside(node); at; at = beside(at)) if (hasCards(at)) found.push(at as Element);
    return found;
  }

  function partsAt({ dealer: dealers, player: players }: Heads, beside: Beside): Places {
    const around = { dealer: countsAround(dealers), player: countsAround(players) };
    const dealer = dealers.flatMap((head) => partOf(head, around.player, beside)).filter(hasCards);
    const isOther = (element: Element) =>
      around.dealer.has(element) || around.player.has(element) || dealer.some((part) => holds(part, element));
    const seats = hasSeats ? players.flatMap((head) => seatOf(head, isOther, around.dealer) ?? []) : [];
    const [seat] = seats;
    const others = seat ? othersLike(seat, isOther) : [];
    // Beside a second hand lies a first one, whatever it is called.
    if (others.length > 0 && survey.labelled('places:player').some(({ text }) => NUMBERED.test(text)))
      return NOTHING;
    const isBefore = (other: Element) => follows(other, seat!);
    return {
      dealer,
      player: seat ? seats : players.flatMap((head) => partOf(head, around.dealer, beside)).filter(hasCards),
      before: others.filter(isBefore),
      after: others.filter((other) => !isBefore(other)),
    };
  }

  function hasCards(node: Node): boolean {
    return survey.hasCards(node);
  }

  /** The largest part of the page around a heading without one of the other's; or else what stands beside it. */
  function partOf(head: Element, others: ReadonlyMap<Node, number>, beside: Beside): Node[] {
    if (selectors) return [head];
    const part = outermost(head, (up) => others.has(up));
    if (hasCards(part)) return [part];
    const there: Node[] = [];
    for (let next = beside(part); next && !others.has(next); next = beside(next)) there.push(next);
    return there;
  }

  /**
   * The smallest part with cards around a heading that has others like it beside it, with cards of their own, and is
   * not all of the table.
   */
  function seatOf(
    head: Element,
    isOther: (element: Element) => boolean,
    tables: ReadonlyMap<Node, number>,
  ): Element | null {
    for (const at of elementsUp(head, Number.POSITIVE_INFINITY)) {
      if (tables.has(at)) return null;
      if (hasCards(at) && othersLike(at, isOther).length > 0) return at;
    }
    return null;
  }

  function othersLike(seat: Element, isOther: (element: Element) => boolean): Element[] {
    const table = parentNode(seat)!;
    if (childElementCount(table) > MOST_SEATS) return [];
    return childrenOf(table).filter((one) => areAlike(one, seat) && hasCards(one) && !isOther(one));
  }
}

const NUMBERED = /(?:hand|main|mano|mão|ręka|рука)\s*\d|(?:first|second)\s+hand/i;

type Beside = (node: Node) => Node | null;

/** What holds a node, as far out as this is not true of it. */
function outermost(node: Node, isBeyond: (up: Node) => boolean): Node {
  let at = node;
  for (let up = parentOf(at); up && !isBeyond(up); up = parentOf(at)) at = up;
  return at;
}

/** What tells the parts of the dealer and of the player. */
type Heads = Readonly<Record<'dealer' | 'player', readonly Element[]>>;
const headsBy = (of: (name: 'dealer' | 'player') => readonly Element[]): Heads => ({
  dealer: of('dealer'),
  player: of('player'),
});

/** What says so, whatever it is; a banker may be said twice. */
const saidHeads = (name: 'dealer' | 'player', survey: Survey): Element[] =>
  [...(name === 'dealer' ? bankersOn(survey) : []), ...survey.labelled(`places:${name}`)].map(
    ({ element }) => element,
  );

/** The headings that say so, which what is pressed and what heads a column are not. */
function headings(name: 'dealer' | 'player', survey: Survey): readonly Element[] {
  const heads = saidHeads(name, survey)
    .filter((element) => !closest(element, 'button, a, [role="button"]') && !isOfColumn(element))
    .slice(0, MOST_HEADS);
  // Of a table that is there for each width of window, one can be seen.
  const shown = heads.length > 1 ? heads.filter(isVisible) : heads;
  return shown.length ? shown : heads;
}

function isOfColumn(element: Element): boolean {
  const cell = closest(element, 'th');
  const row = cell && parentNode(cell);
  return !!row && selectFirst(row, 'td') === null;
}

/** The one cell with cards below each of the two, where they head the columns of a table; null where that is not so. */
function belowHeads(survey: Survey, hasCards: (node: Node) => boolean): Heads | null {
  const cells = headsBy((name) => {
    const heads = [...new Set(saidHeads(name, survey))].slice(0, MOST_HEADS);
    return heads.flatMap((head) => (cellsBelow(head) ?? []).filter(hasCards));
  });
  const [[dealer, ...dealers], [player, ...players]] = [cells.dealer, cells.player];
  const isOne = dealer && player && dealers.length + players.length === 0;
  return isOne && parentNode(dealer) === parentNode(player) ? cells : null;
}

/**
 * The places of dealer and player, by their headings or by what the page calls them, where both are there, and nothing in
 * either is drawn, or worth anything: no cards that nobody here knows. Nothing otherwise.
 */
export function barePlaces({ roots, labelled, cardHints }: Survey, found: Places): readonly Element[] {
  const parts = [...found.dealer, ...found.player];
  // The sign of a suit may adorn the table around them: no card lies face down there, or open.
  const isOfCard = (hint: Element) => readCard(hint) === 'face-down' || faceAround(hint);
  if (cardHints.some((hint) => parts.some((part) => holds(part, hint)) && isOfCard(hint))) return [];
  const said = headsBy((name) => labelled(`places:${name}`).map(({ element }) => element));
  const heads = said.dealer.length * said.player.length > 0 ? said : null;
  const places = headsBy((name) => {
    if (!heads) return findAll(roots, `[id*="${name}" i], [class*="${name}" i]`);
    const others = heads[name === 'dealer' ? 'player' : 'dealer'];
    const isBeyond = (up: Node) => others.some((other) => holds(up, other));
    return heads[name].map((head) => outermost(head, isBeyond)).filter(isElement);
  });
  const isBare = (place: Element) =>
    !parts.some((part) => holds(place, part)) &&
    !matches(place, DRAWN) &&
    selectFirst(place, DRAWN) === null &&
    !WORTH.test(textOf(place, LONGEST) ?? '1');
  const all = [...places.dealer, ...places.player];
  return places.dealer.length * places.player.length > 0 && all.every(isBare) ? all : [];
}

/** What cards are worth, or a card may be. */
const WORTH = /[1-9]/;
/** More than is written at a place where no card lies. */
const LONGEST = 80;
/** What may show a card. */
const DRAWN = 'img, svg, canvas, video, object, iframe, [style*="url("]';

/** What pages call the part of the dealer, or of the player, where no heading says it: `dealer-hand`, `playerCards`. */
const NAMES = {
  dealer: /(?<![a-z])(?:dealer|banker|croupier|computer|cpu)/i,
  player: /(?<![a-z])(?:player|your|user)/i,
};

/** What a split hand is one of. */
const HAND = /hand|cards?(?![a-z])/i;
const PLAYERS = /(?<![a-z])(?:players|users)(?![a-z])/i;

/** What an element is called by the first of its attributes that names either: a class may but tell how it looks. */
function nameOf(element: Element): string {
  const names = ['id', 'data-testid', 'class'].map((name) => attribute(element, name)?.slice(0, 200) ?? '');
  return names.find((name) => NAMES.dealer.test(name) || NAMES.player.test(name)) ?? '';
}

/** The one element with cards that has such a name, as far out as it holds nothing that is called after the other. */
export function namedFor(name: 'dealer' | 'player', { cardHints }: Survey): readonly Element[] {
  const found = new Map<Element, boolean>();
  const others = new Set<Node>();
  for (const hint of cardHints.slice(0, 300)) {
    let outermost: Element | null = null;
    let isOthers = false;
    for (let at: Node | null = hint; at; at = parentOf(at)) {
      if (!isElement(at)) continue;
      const names = nameOf(at);
      isOthers ||= NAMES[name === 'dealer' ? 'player' : 'dealer'].test(names);
      if (isOthers) others.add(at);
      else if (NAMES[name].test(names)) outermost = at;
    }
    if (outermost) found.set(outermost, isOthers);
  }
  // What a card is called says nothing of the other's part that it lies in.
  const isAlone = [...found.values()].includes(false);
  const own = [...found.keys()].filter((element) => !others.has(element) && !(isAlone && found.get(element)));
  // Several are several players.
  return own.length === 1 ? own : [];
}

const NOTHING: Places = { dealer: [], player: [], before: [], after: [] };

/**
 * The parts with cards nearest around these controls, one above the others: the dealer's is the upper one, as at every
 * table that shows both; below lie the player's, side by side where he has split. Nothing where they lie otherwise.
 */
function laidOut(survey: Survey, controls: readonly Element[]): Places {
  if (!hasLayout) return NOTHING;
  const { cardHints, roots } = survey;
  const memory = memoryOf(survey);
  if (controls.length === 0) {
    // What one plays with may be gone once a hand is over; the rows stay where they were.
    const [dealer, ...player] = (memory.rows ?? []).map((row) => row.deref());
    const isThere = (row: Node | undefined): row is Node => row !== undefined && holds(roots[0]!, row);
    return isThere(dealer) && player.every(isThere) ? { ...NOTHING, dealer: [dealer], player } : NOTHING;
  }
  const hints = cardHints.slice(0, MOST_HINTS).filter((hint) => isVisible(hint));
  let around: Node | null = commonAncestor(controls);
  let inside: readonly Element[] = [];
  for (let level = 0; level < FARTHEST && around && !inside.length; level++, around = parentOf(around)) {
    const part = around;
    inside = hints.filter((hint) => holds(part, hint));
  }
  const parts = placesApart(inside);
  const spreads = new Map(parts.map((part) => [part, spreadOf(part, inside)]));
  const at = (part: Element): Spread => spreads.get(part)!;
  const [upper, ...lower] = [...parts].sort((a, b) => at(a).top - at(b).top);
  const isStacked =
    upper && lower.every((part) => isAbove(at(upper), at(part)) && areBeside(at(part), at(lower[0]!)));
  // Right beside each other, cards tell of no rows.
  if (!isStacked || parts.every(isCard) || !parts.every((part) => isHigh(at(part)))) return NOTHING;
  const player = parts.filter((part) => part !== upper);
  memory.rows = [upper, ...player].map((row) => new WeakRef(row));
  return { ...NOTHING, dealer: [upper], player };
}

/** Whether one is not above the other. */
const areBeside = (a: Spread, b: Spread): boolean => a.top < b.bottom && b.top < a.bottom;

const isAbove = (a: Spread, b: Spread): boolean => a.bottom <= b.top;

/**
 * The rows of open cards side by side that lie below these parts. Where they lay when one could play last, one's own
 * still do: those elsewhere are another player's.
 */
function rowsBelow(survey: Survey, dealer: readonly Element[], isTurn: boolean): readonly Element[] {
  if (!hasLayout) return [];
  const all = survey.cardHints.slice(0, MOST_HINTS);
  const hints = all.filter((hint) => !dealer.some((part) => holds(part, hint)) && isVisible(hint));
  const parts = placesApart(hints);
  const row = commonAncestor(parts);
  const rows = row && parts.every(isCard) ? [row] : parts;
  const isHand = (part: Element) => {
    const cards = placesApart(hints.filter((hint) => holds(part, hint)));
    return isCard(part) || (cards.length > 0 && cards.every(isCard));
  };
  const around = dealer.map((part) => spreadOf(part, all));
  const spreads = rows.map((part) => spreadOf(part, all));
  const isBelow = (spread: Spread) =>
    around.every((one) => isAbove(one, spread)) && areBeside(spread, spreads[0]!) && isHigh(spread);
  if (rows.length === 0 || !rows.every(isHand) || !spreads.every(isBelow)) return [];
  const memory = memoryOf(survey);
  const { left, right } = spreadOn(spreads);
  const at = [left, (left + right) / 2, right];
  if (isTurn) memory.seat = at;
  const { seat = at } = memory;
  // A row grows to one side, or to both.
  return at.some((x, i) => Math.abs(x - seat[i]!) < NEAR) ? rows : [];
}

/**
 * How far the cards reach in a part that these tell of: what they are placed in by a style of their own may have no height,
 * and lie elsewhere.
 */
function spreadOf(part: Element, hints: readonly Element[]): Spread {
  const own = hints.filter((hint) => holds(part, hint)).flatMap((hint) => elementsUp(hint, DEEPEST));
  const inside = [...new Set(own)].filter((one) => one !== part && holds(part, one)).map(boundsOf);
  const drawn = inside.filter(({ height }) => height > 0);
  return spreadOn(drawn.length > 0 ? drawn : [boundsOf(part)]);
}

const isCard = (part: Element): boolean => isFace(readCard(part));
const isHigh = ({ top, bottom }: Spread): boolean => bottom - top > LEAST_HEIGHT;

/** How far these reach, together. */
const spreadOn = (parts: readonly Spread[]): Spread => ({
  left: Math.min(...parts.map(({ left }) => left)),
  top: Math.min(...parts.map(({ top }) => top)),
  right: Math.max(...parts.map(({ right }) => right)),
  bottom: Math.max(...parts.map(({ bottom }) => bottom)),
});

type Spread = Readonly<Record<'left' | 'top' | 'right' | 'bottom', number>>;

/** Less than from one seat of a table to the next, in CSS pixels. */
const NEAR = 40;

/** How far around its controls a table reaches, in levels of the page's structure: they may stand in a column beside it. */
const FARTHEST = 6;
/** Of a hand that is played, in CSS pixels; those of before are listed in less. */
const LEAST_HEIGHT = 40;
/** More levels than a card is drawn in. */
const DEEPEST = 6;
/** More than the cards on a table have. */
const MOST_HINTS = 300;
