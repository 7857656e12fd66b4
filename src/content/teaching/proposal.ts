/**
 * What the player means by an element of the page: where the thing stands, what is read there now, and how it would be
 * found again.
 * @module
 */
import type { Card } from '../../core/cards.ts';
import { areAlike } from '../../reading/alike.ts';
import { valueIn } from '../../reading/beside.ts';
import { isFace, type Place, readCard } from '../../reading/card.ts';
import { CONTROL, controlsSaying } from '../../reading/controls.ts';
import { childrenOf, isElement, localName, parentNode, select, selectFirst } from '../../reading/dom.ts';
import { readHands } from '../../reading/hands.ts';
import { locate } from '../../reading/panel.ts';
import { fits, isBlank } from '../../reading/shapes.ts';
import { isBox, type Survey } from '../../reading/survey.ts';
import { closest, elementsUp, holds, isVisible, parentOf, textOf } from '../../reading/tree.ts';
import { FIELD_OF, type Thing, type ValueThing } from './lessons.ts';
import { countOf, isAlone, type Way, type WayKind, waysTo } from './ways.ts';

export type Read =
  | { readonly kind: 'value'; readonly text: string }
  /** The hands of cards there; null lies face down. */
  | { readonly kind: 'cards'; readonly hands: readonly (readonly (Card | null)[])[] }
  | { readonly kind: 'control'; readonly text: string };

export interface Proposal {
  readonly thing: Thing;
  readonly element: Element;
  readonly read: Read;
  readonly way: Way;
  /** Steadier ways that find other things too, and how many they find. */
  readonly equals: readonly { readonly kind: WayKind; readonly count: number }[];
}

/** Why an element can't be what was asked for. */
export type Refusal = 'nothing-read' | 'no-hand' | 'not-alone';

/** What is known already: the places of cards, where each is one. */
export interface Known {
  readonly dealer: Element | null;
  readonly player: Element | null;
  /** What has values. */
  readonly values: readonly Element[];
}

export const isValue = (thing: Thing): thing is ValueThing => thing in FIELD_OF;

/** What the player means who shows `element` when asked for `thing`. */
export function propose(thing: Thing, element: Element, survey: Survey, known: Known): Proposal | Refusal {
  if (isValue(thing)) return proposeValue(thing, element, survey, known);
  if (thing === 'dealer-cards' || thing === 'player-cards')
    return proposeCards(thing, element, survey, known);
  return proposeControl(thing, element, survey);
}

/** Values stand a little inside of what was pressed, or a little around it. */
const AROUND = 3;
const MOST_INSIDE = 60;

function proposeValue(thing: ValueThing, element: Element, survey: Survey, known: Known): Proposal | Refusal {
  const field = FIELD_OF[thing];
  let refusal: Refusal = 'nothing-read';
  for (const at of valuePlaces(element, (text) => fits(field, text, true) && !isBlank(text))) {
    const equals: { kind: WayKind; count: number }[] = [];
    for (const way of waysTo(at, survey, true, known.values)) {
      const { reading, holders } = locate(field, way.spot, survey);
      const others = holders.filter((holder) => !holds(at, holder) && !holds(holder, at));
      if (others.length > 0) {
        equals.push({ kind: way.kind, count: new Set(holders).size });
        refusal = 'not-alone';
      } else if (holders.length > 0 && 'value' in reading && reading.value !== '') {
        return { thing, element: holders[0]!, read: { kind: 'value', text: reading.value }, way, equals };
      }
    }
  }
  return refusal;
}

/** Where the value may stand that was meant, the likeliest first. */
function valuePlaces(element: Element, isOne: (text: string) => boolean): readonly Element[] {
  const places = [element];
  const inside = select(element, '*').slice(0, MOST_INSIDE);
  const fitting = inside.filter(
    (one) => (isBox(one) || childrenOf(one).length === 0) && isOne(valueIn(one).text),
  );
  if (fitting.length === 1) places.unshift(fitting[0]!);
  let around = parentOf(element);
  for (let level = 0; level < AROUND && around && isElement(around); level++, around = parentOf(around)) {
    if (localName(around) === 'body') break;
    if (isOne(valueIn(around).text)) places.push(around);
  }
  return places;
}

/** The steadiest way that finds this element alone. */
function wayOf(element: Element, survey: Survey): Pick<Proposal, 'way' | 'equals'> | null {
  const equals: { kind: WayKind; count: number }[] = [];
  for (const way of waysTo(element, survey, false)) {
    const [selector] = way.spot.selectors ?? [];
    if (selector !== undefined && isAlone(survey, selector, element)) return { way, equals };
    equals.push({ kind: way.kind, count: countOf(survey, way) });
  }
  return null;
}

/** The longest text of a control. */
const LONGEST = 60;

function proposeControl(thing: Thing, element: Element, survey: Survey): Proposal | Refusal {
  // What is in a button may be called after it, and only the button says whether it can be pressed.
  const around = closest(element, 'button, [role="button"]') ?? closest(element, CONTROL);
  const isOne = around && textOf(around, LONGEST) !== null && !selectFirst(around, 'input, button');
  const control = isOne ? around : element;
  const text = textOf(control, LONGEST);
  if (text === null) return 'nothing-read';
  const found = byText(control, text, survey) ?? wayOf(control, survey);
  return found ? { thing, element: control, read: { kind: 'control', text }, ...found } : 'not-alone';
}

/** By what a control says: it tells it from what may stand in its place at another time. What counts changes. */
function byText(control: Element, text: string, survey: Survey): Pick<Proposal, 'way' | 'equals'> | null {
  if (!/\p{L}{2}/u.test(text) || /\p{N}/u.test(text)) return null;
  const [found, ...others] = controlsSaying(survey, [text]).filter(isVisible);
  if (found !== control || others.length > 0) return null;
  return { way: { kind: 'text', spot: { said: [text] } }, equals: [] };
}

type Hands = readonly (readonly (Card | null)[])[];

function proposeCards(
  thing: 'dealer-cards' | 'player-cards',
  element: Element,
  survey: Survey,
  known: Known,
): Proposal | Refusal {
  const other = thing === 'dealer-cards' ? known.player : known.dealer;
  const read = (part: Element) => handsAt(thing, part, survey, other);
  const part = partAround(element, survey, other, read);
  if (!part)
    return elementsUp(element, HIGHEST).some((at) => isFace(readCard(at))) ? 'no-hand' : 'nothing-read';
  const hands = read(part);
  if (!hands) return 'nothing-read';
  const found = wayOf(part, survey);
  return found ? { thing, element: part, read: { kind: 'cards', hands }, ...found } : 'not-alone';
}

/** Levels from a card, or from what is in it, to the part of the table with its hand. */
const HIGHEST = 12;

/**
 * The part of the table that the cards lie in: as much as holds the same hands, and neither controls nor the other's
 * cards, so that hands that come by a split will lie in it too.
 */
function partAround(
  element: Element,
  survey: Survey,
  other: Element | null,
  handsIn: (part: Element) => Hands | null,
): Element | null {
  let part: Element | null = null;
  let hands: Hands = [];
  let below: Element | null = null;
  let at: Node | null = element;
  for (let level = 0; level < HIGHEST && at && isElement(at); level++, [below, at] = [at, parentOf(at)]) {
    if (localName(at) === 'body' || (other && (holds(at, other) || holds(other, at)))) break;
    if (selectFirst(at, PRESSED) && (hands.flat().length > 1 || !isOfEachCard(at, below ?? at))) break;
    const read: Hands | null = survey.hasCards(at) ? handsIn(at) : null;
    if (!read) continue;
    if (part && !isMoreOf(hands, read, other !== null)) break;
    [part, hands] = [at, read];
  }
  return part;
}

const PRESSED = 'button, input, [role="button"]';

/** Whether what can be pressed in a part is each card's own, as what holds it is: it is in one place of many, or in them all. */
function isOfEachCard(part: Element, below: Element): boolean {
  if (isAmongCards(part)) return true;
  const places = isAmongCards(below) ? [below, ...besideLike(below)] : [];
  return select(part, PRESSED).every((control) => places.some((one) => holds(one, control)));
}

/** Whether an element has a card, and another lies beside it in one like it. */
function isAmongCards(element: Element): boolean {
  const own = readCard(element);
  const isOther = (card: Place): boolean => isFace(card) && card !== own;
  return isFace(own) && besideLike(element).some((one) => isOther(readCard(one)));
}

/** What lies beside an element and is built like it. */
function besideLike(element: Element): readonly Element[] {
  const around = parentNode(element);
  return around ? childrenOf(around).filter((one) => one !== element && areAlike(one, element)) : [];
}

/** Whether the hands of a larger part are those of a smaller one: a card grows to its hand, one's own hand to all of them. */
function isMoreOf(less: Hands, more: Hands, isOwn: boolean): boolean {
  if (less.flat().length === more.flat().length) return true;
  return more.length === 1 ? less.flat().length === 1 : isOwn;
}

/**
 * What is read there, were it the place of one side's cards. A card by itself is a hand only where no other lies open
 * beside it.
 */
function handsAt(thing: Thing, part: Element, survey: Survey, other: Element | null): Hands | null {
  const isDealers = thing === 'dealer-cards' || !other;
  const [dealer, player] = isDealers ? [part, other] : [other, part];
  const sides = { dealer: [dealer], player: player ? [player] : [], before: [], after: [] };
  const read = readHands(survey, sides, [], undefined, other ? 'any' : null);
  if (read === 'moving' || 'problem' in read) {
    const card = readCard(part);
    return isFace(card) && !isOfRow(part, card, thing, survey) ? [[card]] : null;
  }
  const hands = isDealers ? read.dealer : read.player;
  return hands.length > 0 && hands.flat().length > 0 ? hands : null;
}

/** Whether a card lies in a row with others, as far around it as there is nothing but this card; a dealer's may say nothing. */
function isOfRow(part: Element, card: Card, thing: Thing, { hasCards }: Survey): boolean {
  const isOther = (one: Element): boolean => {
    const other = readCard(one);
    return (
      other !== card && (isFace(other) || (thing === 'player-cards' && other !== 'blank' && hasCards(one)))
    );
  };
  return elementsUp(part, HIGHEST).some((one) => readCard(one) === card && besideLike(one).some(isOther));
}
