/**
 * Another hand, written out as one text beside the cards: what the player takes for his hand may be that. A page honestly
 * has such texts in lists of hands, or says that they are of the last one.
 * @module
 */
import type { Card } from '../core/cards.ts';
import type { NotFound } from '../core/observation.ts';
import { areAlike } from './alike.ts';
import { handIn } from './card-text.ts';
import { childrenOf, isElement, isText, parentNode, previousSibling } from './dom.ts';
import { saysLast } from './seed-names.ts';
import { notFound } from './seen.ts';
import type { Survey } from './survey.ts';
import { closest, commonAncestor, elementsUp, holds, textOf } from './tree.ts';
import { canBeRead } from './visible.ts';

/**
 * Why what lies on a table may not be what the player plays: a text in the part of the page that holds cards and
 * controls has `least` cards or more, one of which is not on the table. Null where there is none.
 */
export function secondHand(
  { handTexts }: Survey,
  shown: readonly (Card | null)[],
  around: readonly Element[],
  least: number,
): NotFound | null {
  if (handTexts.length === 0) return null;
  const table = commonAncestor(around);
  const isOther = (text: Text): boolean => {
    const cards = handIn(text.data) ?? [];
    return cards.length >= least && cards.some((card) => !shown.includes(card));
  };
  const other = handTexts.find(
    (text) =>
      table !== null &&
      holds(table, text) &&
      isOther(text) &&
      !isListed(text, handTexts, table) &&
      !isOfTheLast(text) &&
      canBeRead(text),
  );
  return other ? notFound('conflict', 'another hand is written out beside the cards') : null;
}

const LISTS = 'li, tr, dd, option, details, a, summary';

/** Whether a text stands in an entry of a list that is part of the table. */
export function isInList(text: Text, table: Node): boolean {
  const list = closest(text, LISTS);
  return list !== null && list !== table && holds(table, list);
}

/** Whether it stands in a list, or beside others like it. */
function isListed(text: Text, all: readonly Text[], table: Element): boolean {
  if (isInList(text, table)) return true;
  return elementsUp(text, LEVELS).some((one) => {
    const parent = parentNode(one);
    const others = parent ? childrenOf(parent).slice(0, MOST_BESIDE) : [];
    return others.some(
      (other) => other !== one && areAlike(other, one) && all.some((also) => holds(other, also)),
    );
  });
}

/** Levels of the page's structure between a text and what it is an entry of a list with. */
const LEVELS = 3;
/** Of more, the first count. */
const MOST_BESIDE = 50;
/** The longest text that says whose cards follow. */
const LONGEST = 60;

/** Whether what stands right before it says that it is the last one's. */
function isOfTheLast(text: Text): boolean {
  const said = saidBefore(text) || saidBefore(parentNode(text)!);
  return saysLast(said);
}

/** What the nearest sibling before a node says, if it says anything and little. */
export function saidBefore(node: Node): string {
  let said = '';
  let before = previousSibling(node);
  for (
    let step = 0;
    step < LEVELS && before && said.trim() === '';
    step++, before = previousSibling(before)
  ) {
    if (isText(before)) said = before.data.slice(0, LONGEST);
    else if (isElement(before)) said = textOf(before, LONGEST) ?? '';
  }
  return said;
}
