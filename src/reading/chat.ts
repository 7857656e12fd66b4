/**
 * What other players write on a casino's page, who may write anything: a server seed, its hash, cards; and what is listed
 * of what they played.
 * @module
 */
import { getOr } from '../core/groups.ts';
import { areAlike } from './alike.ts';
import { attribute, childrenOf, localName, parentNode, select, selectFirst } from './dom.ts';
import { closest, elementsUp, textOf, walk } from './tree.ts';
import { type Meaning, meaningsOf } from './words.ts';

/** Whether this is where players talk. `names`: its classes; `label`: what it is called aloud. */
export const isChat = (element: Element, names: string, label: string | null): boolean =>
  (CHAT.test(names.slice(0, LONGEST)) && localName(element) !== 'body') ||
  label?.toLowerCase() === 'chat' ||
  attribute(element, 'role') === 'log';

/** Of longer names, their beginning counts. */
const LONGEST = 200;
/** Of classes such as `has-chat` and `chat-open`, which stand around a whole page, none. */
const CHAT =
  /(?<!\S)(?:(?:live|game|global|public)[-_]?)?chat(?:[-_]?(?:list|log|messages?|box|window|panel|sidebar|content|room|feed|history|body|area))?(?:__\S+)?(?!\S)/i;

/**
 * Whether a label with its value is what somebody wrote: in a row among others like it, behind a name, or a time, and
 * nothing more. A row with a box to type in is a part of the page's own, such as one of a panel's sections below its heading.
 */
export const isWritten = (element: Element, label: string): boolean =>
  elementsUp(element, LEVELS).some((row) => {
    const others = childrenOf(parentNode(row)!).slice(0, MOST_BESIDE);
    const alike = others.filter((other) => other !== row && areAlike(other, row));
    return alike.length >= LEAST_BESIDE && !selectFirst(row, 'input, textarea') && isMessage(row, label);
  });

/** Of some elements those that stand in no table of what others have played. */
export function withoutOthers(some: Iterable<Element>): readonly Element[] {
  const known = new Map<Element, boolean>();
  return [...some].filter((element) => {
    const table = closest(element, 'table');
    return !table || !getOr(known, table, () => listsOthers(table));
  });
}

/** Whether its headings say of a table that it is of players, among others, and nothing there is of who they play against. */
function listsOthers(table: Element): boolean {
  const [row] = select(table, 'tr');
  const heads = row ? childrenOf(row) : [];
  if (heads.length < LEAST_HEADS || !heads.every((head) => localName(head) === 'th')) return false;
  const areOf = (cells: readonly Element[], places: readonly Meaning[]): boolean =>
    cells.some((cell) => meaningsOf(textOf(cell, LONGEST) ?? '').some((meaning) => places.includes(meaning)));
  return (
    areOf(heads, ['places:player']) &&
    !areOf(select(table, 'th, td').slice(0, MOST_CELLS), ['places:dealer', 'places:banker', 'places:tie'])
  );
}

/** Of a longer table, its beginning tells. */
const MOST_CELLS = 100;
/** Fewer columns have what is played with in them. */
const LEAST_HEADS = 3;

/** Levels of the page's structure between what is written and its row. */
const LEVELS = 4;
/** Fewer rows are no list. */
const LEAST_BESIDE = 3;
/** Of more, the first count. */
const MOST_BESIDE = 50;

/** Whether in an element other texts stand before this label, which name nothing of a panel. */
function isMessage(row: Element, label: string): boolean {
  const before: string[] = [];
  const isReached = !walk(row, {
    text({ data }) {
      if (data.trim().startsWith(label)) return 'stop';
      if (/[\p{L}\p{N}]/u.test(data)) before.push(data);
      return undefined;
    },
  });
  return isReached && before.length > 0 && before.length <= MOST_BEFORE && !before.some(isOfPanelToo);
}

const isOfPanelToo = (text: string): boolean => meaningsOf(text.replace(/[:：]\s*$/, '')).length > 0;

/** A name, what the player is called, and when it was. */
const MOST_BEFORE = 3;
