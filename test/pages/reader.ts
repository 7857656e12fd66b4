/**
 * Runs in the page under test: what a site's reading makes of it.
 * @module
 */
import type { PanelReading, TableReading } from '../../src/core/observation.ts';
import { readCard } from '../../src/reading/card.ts';
import { isPaintedOver } from '../../src/reading/painting.ts';
import { restingOrMoving } from '../../src/reading/resting.ts';
import { skeletonOf } from '../../src/reading/skeleton.ts';
import { survey } from '../../src/reading/survey.ts';
import { findAll } from '../../src/reading/tree.ts';
import { readOf, seenAmong } from '../../src/reading/visible.ts';
import { readAs } from '../../src/sites/read-as.ts';

export interface Read {
  readonly panel: PanelReading | null;
  readonly table: TableReading | null;
}

/** What the whole page says. */
export function read(siteId: string): Read {
  const site = readAs(siteId);
  const whole = survey(document);
  return {
    panel: site.readPanel(whole)?.reading ?? null,
    table: site.readTable(whole)?.reading ?? null,
  };
}

/** What the whole page says, and then its parts: that must be the same. */
export const readBoth = (siteId: string): readonly Read[] => [read(siteId), readParts(siteId)];

/** What the parts of the page say in which the whole had found panel and table. */
export function readParts(siteId: string): Read {
  const site = readAs(siteId);
  const whole = survey(document);
  const panel = site.readPanel(whole)?.region;
  const table = site.readTable(whole)?.region;
  return {
    panel: panel ? (site.readPanel(survey(panel))?.reading ?? null) : null,
    table: table ? (site.readTable(survey(table))?.reading ?? null) : null,
  };
}

/**
 * What the whole page says that was read before once, when something else lies in some of its parts: what a template has in
 * it that is for one, by its id. A part for which it has nothing is gone.
 */
export function readLater(siteId: string): Read {
  read(siteId);
  const undo = [...document.querySelectorAll<HTMLTemplateElement>('template[data-for]')].map((template) => {
    const part = document.getElementById(template.dataset['for']!)!;
    if (!template.content.firstChild) {
      const gap = document.createComment('');
      part.replaceWith(gap);
      return () => gap.replaceWith(part);
    }
    const before = [...part.childNodes];
    part.replaceChildren(template.content.cloneNode(true));
    return () => part.replaceChildren(...before);
  });
  const later = read(siteId);
  for (const one of undo) one();
  return later;
}

/** What the whole page says at two looks at each of its states, which are in templates for its main part. */
export function readStates(siteId: string): readonly (readonly Read[])[] {
  const main = document.querySelector('main')!;
  const states = [...document.querySelectorAll<HTMLTemplateElement>('template.state')];
  const all = states.map(({ content }) => {
    main.replaceChildren(content.cloneNode(true));
    // What two readings share comes out of the page with the first alone.
    return [structuredClone(read(siteId)), structuredClone(read(siteId))];
  });
  main.replaceChildren();
  return all;
}

/** What the player sees of all that has the class `card`. */
export function seenOf(): string {
  scrollTo(0, 0);
  document.querySelector('.scrolled')?.scrollIntoView();
  const { roots } = survey(document);
  const all = (name: string) => findAll(roots, name);
  const places = all('.card');
  const cards = readOf(
    places,
    places.map((place) => readCard(place)),
  );
  const seen = seenAmong(cards, all('.down'), all('button'));
  if ('problem' in seen) return seen.detail;
  if (cards.length === 0) return 'no card';
  return `${seen.down ? 'face down' : 'seen'}${seen.named ? `, and named: ${seen.named}` : ''}`;
}

/** The stage of a table on which no card can be told: what is played with are its buttons. */
export function stageOf(): string {
  const whole = survey(document);
  const all = (name: string) => findAll(whole.roots, name);
  return restingOrMoving(whole, all('button'), all('.table').length > 0);
}

/** What the player sees of pieces that the page consists of one after the other. */
export async function seenOfEach(pieces: readonly string[]): Promise<string[]> {
  const seen: string[] = [];
  for (const piece of pieces) {
    document.body.setHTMLUnsafe(piece);
    const frames = [...document.querySelectorAll('iframe')];
    await Promise.all(frames.map((frame) => new Promise((loaded) => (frame.onload = loaded))));
    seen.push(seenOf());
  }
  return seen;
}

/** Of boxes that lie over each other at some points, those of which it is said otherwise, each over one below it. */
export function misjudged(): string[] {
  document.querySelector<HTMLElement>('[popover]')?.showPopover();
  const styles = {
    styleOf: (element: Element) => getComputedStyle(element),
    turnOf: (element: Element) => new DOMMatrix(getComputedStyle(element).transform),
  };
  const boxes = [...document.querySelectorAll('.box')];
  const told = (box: Element): string =>
    `${boxes.indexOf(box)} ${box.localName} (${box.getAttribute('style')})${box.parentElement?.matches('.box') ? ` in ${told(box.parentElement)}` : ''}`;
  const wrong = new Set<string>();
  let pairs = 0;
  for (let x = 5; x < 400; x += 15) {
    for (let y = 5; y < 600; y += 7) {
      const stack = document.elementsFromPoint(x, y).filter((element) => boxes.includes(element));
      for (const [i, over] of stack.entries()) {
        for (const under of stack.slice(i + 1)) {
          if (over.contains(under) || under.contains(over)) continue;
          pairs++;
          const isRight = isPaintedOver(over, under, styles) && !isPaintedOver(under, over, styles);
          if (!isRight) wrong.add(`${told(over)} over ${told(under)}`);
        }
      }
    }
  }
  document.querySelector<HTMLElement>('[popover]')?.hidePopover();
  return pairs < 10 ? ['hardly any lie over each other'] : [...wrong];
}

const isBlackjack = (): boolean => document.querySelector('#dealer, .dealer, .dl') !== null;

const holdsWholeCards = (element: Element): boolean =>
  isBlackjack() &&
  (element.matches('li, .card, .card-holder, .card-slot, .card-slot > img, .hand, .hands, .seat') ||
    element.querySelector('.hand') !== null);

/** Does something to each node in turn, reads, and undoes it; the readings by what was done. */
export function readChanged(siteId: string): readonly (readonly [string, Read])[] {
  const readings: (readonly [string, Read])[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (texts.nextNode()) nodes.push(texts.currentNode as Text);
  for (const node of nodes.filter(({ data }) => data.trim() !== '')) {
    const { data } = node;
    node.data = '';
    readings.push([`without the text “${data}”`, read(siteId)]);
    node.data = data;
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (element.localName === 'script') continue;
    const name = element.outerHTML.slice(0, 80);
    // At games without a fixed number of cards, a card more or less is another hand, and no fault of the reading.
    if (holdsWholeCards(element)) continue;
    const copy = element.cloneNode(true) as Element;
    element.after(copy);
    readings.push([`with two of ${name}`, read(siteId)]);
    copy.remove();
    const next = element.nextSibling;
    const parent = element.parentNode!;
    element.remove();
    readings.push([`without ${name}`, read(siteId)]);
    parent.insertBefore(element, next);
  }
  return readings;
}

/**
 * Puts a form around all of the page whose hidden fields have every name that a node may have a property of, and
 * images of these names, so that both the form's and the document's own properties are hidden by them. Returns whether
 * they are.
 */
export function clobber(): boolean {
  const names = [Node, Element, HTMLElement, HTMLFormElement, Document, EventTarget].flatMap(({ prototype }) =>
    Object.getOwnPropertyNames(prototype),
  );
  const { body } = document;
  const form = document.createElement('form');
  form.append(...body.childNodes);
  const fields = document.createDocumentFragment();
  for (const name of new Set(names)) {
    const field = Object.assign(document.createElement('input'), { type: 'hidden', name });
    fields.append(field, Object.assign(document.createElement('img'), { name }));
  }
  body.append(form);
  Element.prototype.append.call(form, fields);
  return (form as { parentNode: unknown }).parentNode !== body && document.body !== body;
}

export const skeleton = (): string => skeletonOf(document, []);
