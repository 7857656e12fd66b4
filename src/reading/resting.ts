/**
 * Whether a table on which no card was read is at rest.
 * @module
 */
import { getOr } from '../core/groups.ts';
import type { Stage } from '../core/observation.ts';
import { isCardShape, showsPicture } from './card-shape.ts';
import { attribute, boundsOf, hasLayout, isEqualNode, localName } from './dom.ts';
import { faceAround, largeAround } from './hand-of-five.ts';
import { isInList } from './second-hand.ts';
import type { Survey } from './survey.ts';
import {
  commonAncestor,
  elementAround,
  elementsDown,
  elementsUp,
  holds,
  isVisible,
  textOf,
  walk,
} from './tree.ts';
import { canBeRead } from './visible.ts';

/**
 * The stage of a table between hands, on which no card can be told: `moving` where something lies there that may be
 * cards all the same, which is added to the evidence. `isTable`: whether the evidence stands all around the table, or is
 * only its controls.
 */
export function restingOrMoving(survey: Survey, evidence: Element[], isTable: boolean): Stage {
  // What holds the table, from the inside outwards; nothing where the page is not laid out.
  const around = hasLayout ? elementsUp(commonAncestor(evidence), isTable ? 1 : FARTHEST) : [];
  const table = around.at(-1);
  const cards = table ? [...unknownCards(around), ...knownCards(survey, table)] : [];
  evidence.push(...cards);
  return cards.length > 0 ? 'moving' : 'resting';
}

/** What tells of cards all the same: two of them or more, as large as those of a hand, or a hand that is written out. */
function knownCards({ cardHints, handTexts }: Survey, table: Node): readonly Element[] {
  // Backs alone are a shoe.
  const isFaceUp = (hint: Element) => holds(table, hint) && isVisible(hint) && faceAround(hint);
  const places = new Set(
    cardHints.slice(0, MOST_HINTS).flatMap((hint) => (isFaceUp(hint) ? (largeAround(hint) ?? []) : [])),
  );
  if (places.size > 1) return [...places].slice(0, MOST_CARDS);
  return handTexts
    .filter((text) => holds(table, text) && !isInList(text, table) && canBeRead(text))
    .flatMap((text) => elementAround(text) ?? []);
}

/** More than the cards on a table have. */
const MOST_HINTS = 300;

/**
 * What has a card's shape and shows something, around these: cards, perhaps, that cannot be told. None where there are
 * not two of one width.
 */
function unknownCards(around: readonly Node[]): readonly Element[] {
  /** Whether each shows something, or is to be turned. */
  const byWidth = new Map<number, (readonly [element: Element, shows: boolean])[]>();
  let looked = 0;
  let inner: Node | null = null;
  for (const at of around) {
    walk(at, {
      element(element) {
        if (element === inner) return 'pass';
        if (element === at) return undefined;
        if (++looked > MOST) return 'stop';
        const bounds = boundsOf(element);
        if (isCardShape(bounds)) {
          const shows = (showsPicture(element) && !isEmptyPlace(element)) || hasRank(element);
          if (shows || isUntold(element))
            getOr(byWidth, Math.round(bounds.width), () => []).push([element, shows]);
        }
        return undefined;
      },
    });
    const cards = [...byWidth.values()]
      .filter((row) => row.length > 1 && row.some(([, shows]) => shows))
      .map((row) => row.map(([element]) => element))
      .filter((row) => !areBacks(row))
      .flat();
    if (cards.length > 0) return cards.slice(0, MOST_CARDS);
    inner = at;
  }
  return [];
}

/** How far around its controls a table reaches, in levels of the page's structure. */
const FARTHEST = 4;
/** More elements than a table is made of, and more cards than are needed to tell that there are some. */
const MOST = 2000;
const MOST_CARDS = 20;

/** Whether five or more are drawn alike in every part, as cards of one deck are on their backs alone. */
const areBacks = ([first, ...others]: readonly Element[]): boolean =>
  others.length > 3 &&
  others.every((other) => isEqualNode(other, first!)) &&
  elementsDown(first!, MOST_PARTS).every((part) => !SHOWS_ANYTHING.test(localName(part)));

/** What nothing in the page tells what it shows of; an element that pages make may have parts of its own. */
const SHOWS_ANYTHING = /-|^(?:canvas|video|object|embed|iframe)$/;
/** More parts than the back of a card is drawn with. */
const MOST_PARTS = 400;

/** Whether a picture says of itself that no card lies there: `alt="empty hand"`, `empty-slot.svg`. */
const isEmptyPlace = (element: Element): boolean =>
  ['alt', 'class', 'src'].some((name) => EMPTY.test(attribute(element, name) ?? ''));

/** Not `not-empty`, nor a folder, nor what a style is for where something is: `empty:hidden`. */
const EMPTY = /(?<![a-z]|no[nt]-)[eE]mpty(?![a-z:]|\S*\/)/;

/** Whether it is the place of a card that is still to be turned. */
const isUntold = (element: Element): boolean => /^\?{1,2}$/.test(textOf(element, 2, 20) ?? '');

/** Whether a text begins with a rank, or is one and the letter of a suit, or what is called a card has one, and few letters besides. */
function hasRank(element: Element): boolean {
  const text = textOf(element, 100) ?? '';
  if (/^(?:10|[\dAJQKT])(?![\p{L}\p{N}.,:%×])/u.test(text)) return true;
  if (/^(?:10|[2-9AJQKT])\s*[CDHS]$/.test(text)) return true;
  const isNamed = /card/i.test(attribute(element, 'class') ?? '');
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return isNamed && letters < 7 && /(?<![\p{L}\p{N}])(?:10|[2-9AJQKT])(?![\p{L}\p{N}])/u.test(text);
}
