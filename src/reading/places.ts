/**
 * The parts of a table that belong to the dealer, to the player and to those beside him, by their headings.
 * @module
 */
import { areAlike } from './alike.ts';
import {
  attribute,
  childElementCount,
  childrenOf,
  follows,
  isElement,
  nextSibling,
  parentNode,
} from './dom.ts';
import type { Survey } from './survey.ts';
import { closest, countsAround, findAll, isVisible, parentOf } from './tree.ts';

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

/** The parts of the table, and in `evidence` what tells them. */
export function findPlaces(
  survey: Survey,
  selectors: PlaceSelectors | null,
  hasSeats: boolean,
  evidence: Element[],
): Places {
  const dealers = headsOf('dealer');
  const players = headsOf('player');
  evidence.push(...dealers, ...players);
  const dealer = dealers.flatMap((head) => partOf(head, players)).filter(hasCards);
  const own = players.flatMap((head) => (hasSeats && seatOf(head)) || partOf(head, dealers));
  const [seat] = own;
  const others = hasSeats && seat && isElement(seat) ? othersLike(seat) : [];
  const isBefore = (other: Element) => follows(other, seat!);
  return {
    dealer,
    player: own.filter(hasCards),
    before: others.filter(isBefore),
    after: others.filter((other) => !isBefore(other)),
  };

  function headsOf(name: 'dealer' | 'player'): readonly Element[] {
    if (selectors) return findAll(survey.roots, selectors[name]);
    const heads = survey
      .labelled(`places:${name}`)
      .map(({ element }) => element)
      .filter((element) => !closest(element, 'button, a, [role="button"], th'))
      .slice(0, MOST_HEADS);
    // Of a table that is there for each width of window, one can be seen.
    const shown = heads.length > 1 ? heads.filter(isVisible) : heads;
    return shown.length ? shown : heads.length ? heads : namedFor(name, survey);
  }

  function hasCards(node: Node): boolean {
    return survey.hasCards(node);
  }

  /** The largest part of the page around a heading without one of the other's; or else what follows the heading. */
  function partOf(head: Element, others: readonly Element[]): Node[] {
    if (selectors) return [head];
    const around = countsAround(others);
    const holdsOther = (node: Node) => around.has(node);
    let part: Node = head;
    for (let up = parentOf(part); up && !holdsOther(up); up = parentOf(part)) part = up;
    if (hasCards(part)) return [part];
    const following: Node[] = [];
    for (let next = nextSibling(part); next && !holdsOther(next); next = nextSibling(next)) {
      if (hasCards(next)) following.push(next);
    }
    return following;
  }

  /** The smallest part around a heading that has others like it beside it, with cards of their own. */
  function seatOf(head: Element): Node[] | null {
    for (let at: Node | null = head; at && isElement(at); at = parentOf(at)) {
      if (othersLike(at).length > 0) return [at];
    }
    return null;
  }

  function othersLike(seat: Element): Element[] {
    const table = parentNode(seat);
    if (!table || childElementCount(table) > MOST_SEATS) return [];
    const heads = countsAround([...dealers, ...players]);
    return childrenOf(table).filter((other) => areAlike(other, seat) && hasCards(other) && !heads.has(other));
  }
}

/** What pages call the part of the dealer, or of the player, where no heading says it: `dealer-hand`, `playerCards`. */
const NAMES = {
  dealer: /(?<![a-z])(?:dealer|banker)/i,
  player: /(?<![a-z])(?:player|your|user)/i,
};

/** The one element with cards that has such a name, as far out as it holds nothing that is called after the other. */
function namedFor(name: 'dealer' | 'player', { cardHints }: Survey): readonly Element[] {
  const found = new Set<Element>();
  const others = new Set<Node>();
  for (const hint of cardHints.slice(0, 300)) {
    let outermost: Element | null = null;
    let isOthers = false;
    for (let at: Node | null = hint; at; at = parentOf(at)) {
      if (!isElement(at)) continue;
      const names = `${attribute(at, 'id')} ${attribute(at, 'class')}`.slice(0, 200);
      isOthers ||= NAMES[name === 'dealer' ? 'player' : 'dealer'].test(names);
      if (isOthers) others.add(at);
      else if (NAMES[name].test(names)) outermost = at;
    }
    if (outermost) found.add(outermost);
  }
  const own = [...found].filter((element) => !others.has(element));
  // Several are several players.
  return own.length === 1 ? own : [];
}
