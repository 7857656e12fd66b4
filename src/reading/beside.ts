/**
 * Finds the value that a label on the page stands beside.
 * @module
 */
import {
  attribute,
  attributeNames,
  childElementCount,
  childrenOf,
  firstChild,
  hostOf,
  isElement,
  isShadowRoot,
  isText,
  localName,
  matches,
  nextSibling,
  parentNode,
  select,
  shadowRoot,
} from './dom.ts';
import { shownInPlace } from './in-place.ts';
import { saidBefore } from './second-hand.ts';
import { saysLast } from './seed-names.ts';
import { fits, isBlank, isPlaceholder, LONGEST_VALUE } from './shapes.ts';
import { fieldsOf, isOfPanel, isTold, nonceIn, withoutEnds } from './strip.ts';
import { type Box, isBox, type Label, type Survey } from './survey.ts';
import { closest, elementAround, elementsUp, holds, parentOf, rootAround, textOf, walk } from './tree.ts';
import { LONGEST_LABEL, meaningsOf } from './words.ts';

export interface Value {
  readonly element: Element;
  readonly text: string;
}

/** In place of a text that is longer than any value: longer too, so that it is none. */
const TOO_LONG = '……'.repeat(LONGEST_VALUE);

/** How far a value may stand from its label, in levels of the page's structure. */
const FARTHEST = 4;

/** Elements that are there for values: blank, they are a blank value. */
const HOLDERS = new Set(['code', 'pre', 'samp', 'output', 'dd', 'td', 'data', 'var']);

const boxValue = (box: Box): Value => wholeOf({ element: box, text: box.value });

/** The text in an element, without the colon that keeps it from its label, or what is typed or put into it. */
export const valueIn = (element: Element): Value =>
  isBox(element)
    ? boxValue(element)
    : wholeOf({
        element,
        text: withoutLink((textOf(element, LONGEST_VALUE) ?? TOO_LONG).replace(/^[:：]\s*(?=\S)/, '')),
      });

/** A value without what is pressed behind it: `lucky7 [edit]`. */
const withoutLink = (text: string): string => text.replace(/(?<=\S)\s+\[\p{L}[\p{L} ]{2,14}\]\s*$/u, '');

/** `64e701…9a58b95b`, or with nothing behind the dots. */
export const isCutShort = (text: string): boolean => /^\S{3,40}(?:…|\.{2,3})\S{0,40}$/.test(text);

/**
 * The whole of a value that is cut short, where what stands near keeps it in an attribute: to be copied, or to be seen
 * under the pointer. Without dots only what is drawn at random can be told to be cut short.
 */
function wholeOf(value: Value): Value {
  const { element, text } = value;
  const isDrawn = /^[\da-f]{8,40}$/i.test(text);
  if (!isDrawn && !isCutShort(text)) return value;
  const [begin = '', end = ''] = text.split(/…|\.{2,3}/);
  const around = elementsUp(element, LEVELS).flatMap((up) => [up, ...select(up, '*').slice(0, MOST_PARTS)]);
  const wholes = [...new Set(around)]
    .flatMap((one) => attributeNames(one).map((name) => attribute(one, name)!.trim()))
    .filter(
      (whole) =>
        whole.length > text.length &&
        whole.startsWith(begin) &&
        whole.endsWith(end) &&
        (!isDrawn || /^[\da-f]{16,}$/i.test(whole)),
    );
  const [whole, ...others] = new Set(wholes);
  return whole !== undefined && others.length === 0 ? { element, text: whole } : value;
}

/** How far around what is cut short the whole may stand, in levels of the page's structure. */
const LEVELS = 3;

/** The value beside a label; null where it is not clear which that is. */
export function valueBeside(label: Label, survey: Survey): Value | null {
  const found = likelyBeside(label, survey);
  const value = found && found.text === '' ? { ...found, text: shownInPlace(found.element, survey) } : found;
  const own = closest(label.element, 'label') as HTMLLabelElement | null;
  const isLost = value && label.rest === null && own?.htmlFor && !own.control;
  return isLost && !isItsOwn(own, value, survey) ? null : value;
}

/**
 * Whether a value is that of a label whose own box is not there: what stands in an element of that name is, be it no box,
 * and what code holds; any other text may be anything. A box is another label's, unless it is the one of its row and
 * nothing names it: then the label misnames it.
 */
function isItsOwn(label: HTMLLabelElement, value: Value, survey: Survey): boolean {
  const { element } = value;
  if (elementsUp(element, LEVELS).some((up) => attribute(up, 'id') === label.htmlFor)) return true;
  if (!isBox(element)) return HOLDERS.has(localName(element));
  const row = parentOf(label);
  const boxes = row ? survey.boxes.filter((box) => holds(row, box)) : [];
  return isNameless(value) && boxes.length === 1 && boxes[0] === element && survey.labelsIn(row!) === 1;
}

function likelyBeside(label: Label, survey: Survey): Value | null {
  const { element, rest, cell } = label;
  // Behind a colon may stand the name of another value: the label is of both.
  if (rest !== null) return fieldsOf(rest).length > 0 ? null : wholeOf({ element, text: rest });
  if (cell) return sole(soleValueIn(cell, true));
  if (isBox(element)) return boxValue(element);
  const named = boxNamedBy(element, survey);
  if (named !== undefined) return named && boxValue(named);
  const own = valueInHost(element, survey) ?? valueAfter(label, survey) ?? valueInColumn(element);
  if (own !== undefined) return own;
  const above = valueAbove(element, survey);
  if (above !== undefined) return above;
  let group: Node | null = element;
  /** A sign, or a sentence: what belongs to the label may stand behind it. */
  let before: Value | null = null;
  const orBefore = (): Value | null => (before && isSign(before) && !isBlank(before.text) ? null : before);
  for (let level = 0; level < FARTHEST && group; level++) {
    for (let sibling = nextSibling(group); sibling; sibling = nextSibling(sibling)) {
      // What stands between a heading and labels of its part is no value.
      if (survey.labelsIn(sibling) > 0) return before && isProse(before) ? null : orBefore();
      const value = soleValueIn(slottedInto(sibling) ?? sibling, level === 0);
      if (value === 'several') return orBefore();
      if (!value) continue;
      if (
        isSign(value) ||
        isBadge(label, value) ||
        (!before && level === 0 && isElement(sibling) && isSentence(value))
      )
        before ??= value;
      else if (!before || isTold(label.text, value.text)) return value;
      else
        return (level === 0 ? isSign(before) || isNameless(value) : isBox(value.element) && value.text)
          ? value
          : orBefore();
    }
    if (before && isBlank(before.text)) return before;
    group = parentOf(group);
    // What holds two labels is no row, and what follows it belongs to either.
    if (!group || (isElement(group) && localName(group) === 'tr') || survey.labelsIn(group) > 1) break;
  }
  return orBefore();
}

const isSentence = ({ element, text }: Value): boolean =>
  !isBox(element) && /\s/.test(text.trim()) && !isPlaceholder(text);

const isProse = (value: Value): boolean => isSentence(value) && /\s\S+\s.*\.$/.test(value.text.trim());

/** A box that nothing names but what stands before it. */
const isNameless = ({ element, text }: Value): boolean =>
  text !== '' && isBox(element) && !element.labels?.length && attribute(element, 'aria-labelledby') === null;

/**
 * The end of a label, in a part of its own; or a word that says of a hash or a server seed how it stands with it:
 * `Committed`.
 */
const isBadge = ({ text }: Label, value: Value): boolean =>
  !isBox(value.element) &&
  ((text.endsWith(value.text) && /[)\]）]$/.test(value.text)) ||
    ((text.endsWith(value.text) || (/^\p{L}{4,20}$/u.test(value.text) && !isPlaceholder(value.text))) &&
      meaningsOf(text).some((meaning) => /commitment|serverSeed/i.test(meaning))));

/** A text that is one sign: it stands between values, or for an icon. */
const isSign = ({ element, text }: Value): boolean => !isBox(element) && SIGN.test(text.trim());
const SIGN = /^(?:[^\p{L}\p{N}\s]\uFE0F?|[·•|/=→>:,;—–-]{2})$/u;

/** The value behind a label's text in the same element; null where that is not clear, undefined where nothing is. */
function valueAfter({ element, text }: Label, survey: Survey): Value | null | undefined {
  let label = firstChild(element);
  while (label && !(isText(label) && begins(text, label.data.trim()))) label = nextSibling(label);
  for (let after = label && nextSibling(label); after; after = nextSibling(after)) {
    if (isText(after) ? isOfPanel(after.data) : survey.labelsIn(after) > 0) return null;
    const value = soleValueIn(after, true);
    if (value === 'several') return null;
    if (!value || isSign(value) || text.endsWith(value.text)) continue;
    // Only a colon, a line of its own, its form or its row tells it from the rest of a label that is written in parts.
    const isOwn =
      /[:：]\s*$/.test((label as Text).data) ||
      isLineBreak(nextSibling(label!)) ||
      (value.text.length > 63 && isTold(text, value.text)) ||
      isAllIn(element, text, value.text);
    return isOwn || isInStrip(element, value.element) ? value : undefined;
  }
  return undefined;
}

/** Whether a nonce's name and its number are all that an element says. */
const isAllIn = (element: Element, label: string, value: string): boolean =>
  nonceIn(`${label} ${value}`) !== null &&
  textOf(element, LONGEST_LABEL)?.replace(/\s/g, '') === (label + value).replace(/\s/g, '');

/** Whether a label is in this text, or begins with it and goes on in parts of their own. */
const begins = (label: string, text: string): boolean =>
  text !== '' && (text.startsWith(label) || label.startsWith(text));

const isLineBreak = (node: Node | null): boolean => !!node && isElement(node) && localName(node) === 'br';

/**
 * Whether a label and its value stand in a row with others built alike, one of which is beyond doubt:
 * `Hash <b>…</b> · Client seed <b>…</b> · Nonce <b>14</b>`.
 */
function isInStrip(label: Element, value: Element): boolean {
  const row = parentNode(label);
  if (!row || childElementCount(row) > MOST_FIGURES || childrenOf(row).some(isBox)) return false;
  const others = select(row, localName(value)).filter((other) => other !== value);
  return (
    others.length < MOST_FIGURES && others.some((other) => isTold(saidBefore(other), valueIn(other).text))
  );
}

/**
 * The value below the heading of a column, in a table of such headings and one row; null in one of several rows, which is
 * a list, undefined for any other label.
 */
function valueInColumn(element: Element): Value | null | undefined {
  const heading = closest(element, 'th');
  const row = heading && parentNode(heading);
  if (!row || !isElement(row) || localName(row) !== 'tr') return undefined;
  const headings = childrenOf(row);
  if (headings.length === 1) return valueBelow(row);
  if (headings.length < 2 || headings.length > MOST_FIGURES) return undefined;
  if (!headings.every((one) => localName(one) === 'th')) return undefined;
  const table = closest(row, 'table');
  const [below, ...others] = table ? select(table, 'tr').filter((other) => other !== row) : [];
  // Beside the heading of a column stands that of the next.
  if (!headings.every(isHeading)) return below ? null : undefined;
  const cells = below ? childrenOf(below) : [];
  if (others.length > 0 || cells.length !== headings.length) return null;
  return sole(soleValueIn(cells[headings.indexOf(heading)]!, true));
}

/** In a table of one column, with several headings, each has its value in the row below. */
function valueBelow(row: Element): Value | null | undefined {
  const rows = childrenOf(parentNode(row)!);
  const isHead = (_: Element, i: number): boolean => i % 2 === 0;
  const [heads, values] = [rows.filter(isHead), rows.filter((one, i) => !isHead(one, i))];
  const areAlone = (all: readonly Element[], name: string): boolean =>
    all.length > 1 &&
    all.length <= MOST_FIGURES &&
    all.every((one) => childElementCount(one) === 1 && localName(childrenOf(one)[0]!) === name);
  if (!areAlone(heads, 'th') || !areAlone(values, 'td') || !heads.includes(row)) return undefined;
  const value = values[heads.indexOf(row)];
  return value && sole(soleValueIn(value, true));
}

const sole = (value: Value | 'several' | null): Value | null => (value === 'several' ? null : value);

/** Whether a heading names what a panel shows: a column of bets makes it a list of them. */
const isHeading = (cell: Element): boolean => isOfPanel(textOf(cell, LONGEST_LABEL) ?? '');

/**
 * The value above a caption: a text, and what it is called. Those next to it are built alike, and what follows them is none
 * of their values, else it is not clear which they have: null. Undefined where there is no such value.
 */
function valueAbove(element: Element, survey: Survey): Value | null | undefined {
  const figure = parentNode(element);
  const row = figure && parentNode(figure);
  if (!figure || !row || childElementCount(figure) !== 2) return undefined;
  const all = childrenOf(row);
  const isNone = (one: Element): boolean => !isCaptioned(one, survey);
  const at = all.indexOf(figure as Element);
  const from = all.slice(0, at).findLastIndex(isNone) + 1;
  const behind = all.findIndex((one, i) => i >= at && isNone(one));
  const to = behind < 0 ? all.length : behind;
  // Values below numbered headings stand there too.
  if (to - from < 2 || to - from > MOST_FIGURES || to <= at) return undefined;
  const next = all[to];
  if (next && (survey.labelsIn(next) > 0 || mayBeValue(next))) return null;
  return sole(soleValueIn(childrenOf(figure)[0]!, true));
}

/** Whether an element, of no more parts than a value has, holds one. */
const mayBeValue = (element: Element): boolean =>
  select(element, '*').length <= FARTHEST && sole(soleValueIn(element, false)) !== null;

/** More values than a panel has beside each other. */
const MOST_FIGURES = 20;

function isCaptioned(figure: Node, survey: Survey): boolean {
  const parts = childrenOf(figure);
  const [value, caption] = parts as [Element, Element];
  return (
    parts.length === 2 &&
    survey.labelsIn(value) === 0 &&
    survey.labelsIn(caption) === 1 &&
    (isBox(value) || textOf(value, LONGEST_VALUE) !== '')
  );
}

/**
 * The box that a label names by `for`, by standing around it, or by `aria-labelledby`. Null where what it names holds no
 * text, undefined where it names none, or one that is gone: many a page shows its value in `code` now.
 */
function boxNamedBy(element: Element, survey: Survey): Box | null | undefined {
  const label = closest(element, 'label') as HTMLLabelElement | null;
  const named = label?.control;
  // A button within the label is what copies the value, or tells more of it.
  if (named && (localName(named) !== 'button' || !holds(label, named))) return isBox(named) ? named : null;
  const id = attribute(element, 'id');
  return id ? survey.boxesNamedBy(id)[0] : undefined;
}

/** The slot that a node is, or consists of; null where it is more than that. */
function slotOf(node: Node): Element | null {
  if (!isElement(node)) return null;
  if (localName(node) === 'slot') return node;
  const [slot, ...others] = childrenOf(node);
  const isAlone =
    slot && others.length === 0 && localName(slot) === 'slot' && textOf(node, LONGEST_LABEL) === '';
  return isAlone ? slot : null;
}

/** What stands in a slot, which its host holds: one element, or a text; null for what is no slot, or holds none or several. */
function slottedInto(node: Node): Node | null {
  const slot = slotOf(node);
  const root = slot && rootAround(slot);
  if (!root || !isShadowRoot(root)) return null;
  const name = attribute(slot, 'name') ?? '';
  const host = hostOf(root);
  const isIn = (child: Node): boolean =>
    isElement(child)
      ? (attribute(child, 'slot') ?? '') === name
      : name === '' && isText(child) && child.data.trim() !== '';
  const slotted: Node[] = [];
  for (let child = firstChild(host); child; child = nextSibling(child)) if (isIn(child)) slotted.push(child);
  return slotted.length === 1 ? slotted[0]! : null;
}

/** The box that a web component puts beside its slot, in which its label stands: `<x-field>Client seed</x-field>`. */
function valueInHost(element: Element, survey: Survey): Value | undefined {
  const root = shadowRoot(element);
  const [slot, ...slots] = root ? select(root, 'slot') : [];
  if (!root || !slot || slots.length > 0 || survey.labelsIn(root) > 0) return undefined;
  const [box, ...boxes] = select(root, 'input, textarea, output').filter(isBox);
  return box && boxes.length === 0 ? boxValue(box) : undefined;
}

/**
 * The one value in a node: its one box, or else its text. Right beside the label a box may have words after it, and
 * a text may be of several words; farther away neither is sure to belong to the label.
 */
function soleValueIn(node: Node, besideLabel: boolean): Value | 'several' | null {
  if (isText(node)) {
    const whole = node.data.replace(/^\s*[:：]/, '');
    const parent = parentNode(node);
    if (whole.trim() === '' || !parent) return null;
    const text = withoutEnds(whole) || whole.trim();
    return besideLabel ? { element: parent as Element, text } : 'several';
  }
  if (!isElement(node) || matches(node, 'svg, img, script, style')) return null;
  if (matches(node, PRESSABLE) && !isCopied(node)) return null;
  const boxes: Box[] = [];
  const holders: Element[] = [];
  let controls = false;
  let words = false;
  let wordsFirst = false;
  let parts = 0;
  let said = '';
  let isNamed = false;
  const isRow = walk(node, {
    element(element) {
      if (++parts > MOST_PARTS) return 'stop';
      const name = localName(element);
      if (isBox(element)) boxes.push(element);
      else if (name === 'input') controls = true;
      else if (HOLDERS.has(name) || isCopied(element)) {
        holders.push(element);
        isNamed ||= OF_ITS_OWN.test(said);
      }
      return WORDLESS.has(name) ? 'pass' : undefined;
    },
    text(text) {
      if (text.data.trim() === '') return;
      words = true;
      said = text.data.trim();
      if (boxes.length === 0) wordsFirst = true;
    },
  });
  if (!isRow) return 'several';
  const [box, ...more] = boxes;
  // In a cell of its own a box may have a hint behind it.
  const isAlone = !words || besideLabel || (!wordsFirst && matches(node, 'td, dd'));
  if (box) return more.length || !isAlone ? 'several' : boxValue(box);
  const [holder, ...others] = holders.filter(
    (one) => !holders.some((inner) => inner !== one && holds(one, inner)),
  );
  if (holder) return others.length || isNamed ? 'several' : withoutIcons(valueIn(holder));
  if (!words) return null;
  const value = withoutIcons(valueIn(node));
  return controls || (!besideLabel && /\s/.test(value.text)) ? 'several' : value;
}

/** What says that a value below a heading is another hash than a seed's: `Tx hash:`. */
const OF_ITS_OWN = /\b(?:tx|txid|transaction|block|signature|deck|result)\b.*[:：]$/iu;

/** Whether it is pressed to copy the value that is written on it: what is drawn at random. */
const isCopied = (element: Element): boolean =>
  matches(element, PRESSABLE) && fits('reported.serverSeed', withoutIcons(valueIn(element)).text);

/**
 * A value without what is pressed beside it, and without the signs that stand for icons, in elements of their own; what is
 * drawn at random, without words on how it stands with it: `5f0c… revealed`.
 */
function withoutIcons(value: Value): Value {
  const beside: Text[] = [];
  const own: Text[] = [];
  walk(value.element, {
    text(text) {
      const said = text.data.trim();
      const isPressed = closest(text, PRESSED, value.element) !== null;
      if (said) (isPressed || SIGN.test(said) || COPY.test(said) ? beside : own).push(text);
    },
  });
  const isDrawn = ({ data }: Text): boolean =>
    isCutShort(data.trim()) || fits('reported.serverSeed', data.trim());
  const drawn = own.length > 1 ? own.filter(isDrawn) : own;
  const words = own.filter((text) => !drawn.includes(text));
  const [whole, ...others] = drawn;
  const said = [...beside, ...words];
  const isAlone =
    said.length === 0 || said.length > MOST_ICONS || !words.every(({ data }) => isBadgeWord(data.trim()));
  if (!whole || others.length > 0 || isAlone || said.some((one) => parentOf(one) === parentOf(whole)))
    return value;
  const { text } = wholeOf({ element: elementAround(whole)!, text: whole.data.trim() });
  return { element: value.element, text };
}

/** What copies a value where it is no button: `Copy`. */
const COPY =
  /^(?:cop(?:y|ied|iar|iado|ier|ié|ia|iato)|kopi(?:eren|ert|uj)|skopi(?:uj|owano)|(?:с?копир(?:овать|овано))|kopyala(?:ndı)?|コピー(?:する)?|复制|拷贝|複製|拷貝|복사(?:하기)?|(?:di)?salin|sao chép)$/iu;

/** Not what says that it is no longer in use. */
const isBadgeWord = (word: string): boolean => /^\p{L}{2,20}$/u.test(word) && !saysLast(word);

/** Buttons that are none are links that lead nowhere. */
const PRESSED = '[role="button"], a:not([href]), a[href="#"], a[href^="javascript:"]';
const PRESSABLE = `button, ${PRESSED}`;

/** More than stand beside one value. */
const MOST_ICONS = 3;

/** More elements than stand beside a label. */
const MOST_PARTS = 200;

/** What is written in these is no value, or is known otherwise. */
const WORDLESS = new Set(['button', 'textarea', 'select', 'output']);
